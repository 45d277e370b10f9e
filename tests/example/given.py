"""Nights at Ashgrove to begin a test with."""

from __future__ import annotations

from collections.abc import Sequence

from .ashgrove import GAME
from .ashgrove.cards import CARDS
from .ashgrove.house import HOUSE
from .ashgrove.state import Table

PLAIN_HAND = ("cold-breath", "whispers")


def night(players: int = 3, hand: Sequence[str] = PLAIN_HAND) -> Table:
    """The keeper holds these cards and is asked where to hide the idol."""
    table = Table(GAME, GAME.setup(players, 1, {}))
    table.state.hand = list(hand)
    table.state.deck.cards = [card for card in CARDS if card not in hand]
    return table


def choose(table: Table, *keys: str) -> Table:
    for key in keys:
        table.choose(key)
    return table


def hour(
    players: int = 3, *, idol: str = "cellar", locked: str = "cellar chapel", hand: Sequence[str] = PLAIN_HAND
) -> Table:
    """The idol is hidden, the door between two rooms is locked, and the keeper is about to play a card."""
    return choose(night(players, hand), f"hide:{idol}", f"lock:{door(locked)}")


def struck(card: str, *answers: str, players: int = 2, room: str = "hall", courage: int | None = None) -> Table:
    """A card was played on the first investigator, who stood in a room and has given these answers."""
    table = hour(players, hand=(card, "cold-breath" if card != "cold-breath" else "whispers"))
    who = table.state.investigators[1]
    who.room = room
    who.courage.left = courage or who.courage.most
    return choose(table, f"play:{card}:1", *answers)


def door(rooms: str) -> int:
    """The number of the door between two rooms: "hall library"."""
    one, other = rooms.split()
    number = HOUSE.edge(one, other)
    assert number is not None
    return number


def keys(table: Table) -> list[str]:
    assert table.decision is not None
    return [option.key for option in table.decision.options]


def said(table: Table, seat: int, thing: str) -> str | None:
    """Why a seat cannot use a thing."""
    why = table.why_not(seat, thing)
    return None if why is None else why.text()


def courage(table: Table, seat: int = 1) -> int:
    return table.state.investigators[seat].courage.left


def room(table: Table, seat: int = 1) -> str:
    return table.state.investigators[seat].room


def won(table: Table) -> tuple[str, dict[int, bool]]:
    assert table.result is not None
    return table.result.reason, table.result.won
