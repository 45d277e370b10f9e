"""Who plays which seat: people at the keyboard, and bots; and when the people are asked."""

from __future__ import annotations

from msgspec import Struct, field

from miskatonic.agents import Agent, agents, make_agent
from miskatonic.kernel.game import Setup

from .number_input import parse_choice
from .stops import Stops
from .words import refusal, say

STANDARD_BOT = "greedy"
"""The bot of a seat for which none is named, where the game has it."""


class Seating(Struct, frozen=True):
    """The bots by seat (counted from 0); everybody else is a person, or one person leads them all with open hands."""

    bots: dict[int, str] = {}
    open: bool = False
    stops: Stops = field(default_factory=Stops)

    def people(self, players: int) -> list[int]:
        return [seat for seat in range(players) if seat not in self.bots]

    def agents(self, setup: Setup) -> dict[int, Agent]:
        """The bots themselves; the same game gets the same bots."""
        return {seat: make_agent(name, setup.game, f"{setup.seed}/{seat}") for seat, name in self.bots.items()}


def read_bots(words: str, game: str, players: int, locale: str) -> Seating:
    """`2,3`, `2=greedy,3=random`, only a bot's name for every seat but the first, or the word for none."""
    if words.casefold() == say("nobody").text(locale).casefold():
        return Seating()
    known = agents(game)
    standard = STANDARD_BOT if STANDARD_BOT in known else known[0]
    if words in known:
        return Seating(dict.fromkeys(range(1, players), words))
    bots: dict[int, str] = {}
    for part in filter(None, words.replace(" ", "").split(",")):
        number, _, name = part.partition("=")
        seat = parse_choice(number, players)
        if seat is None and not number.isdecimal() and not name:
            raise refusal(say("bots-unknown", wanted=number, known=", ".join(known)), locale)
        if seat is None:
            raise refusal(say("bots-no-seat", wanted=number, players=players), locale)
        if name and name not in known:
            raise refusal(say("bots-unknown", wanted=name, known=", ".join(known)), locale)
        bots[seat - 1] = name or standard
    return Seating(bots)
