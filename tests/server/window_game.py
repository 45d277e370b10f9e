"""A game of windows, to prove stops with: every round somebody acts, then everybody may light candles three times."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Flow, GameOver, Result, ask, gather
from miskatonic.kernel.game import ORDERS_WINDOW, Game, Setting, Setup, State, Window
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message, plain

NAME: Final = "window-game"
ROUNDS: Final = 6
DUSK, NIGHT, DAWN = "dusk", "night", "dawn"
WORDS: Final = plain("effect-none")
PASS: Final = Option("pass", WORDS, role=Role.PASS)


class Vigil(State):
    round: int
    candles: list[int]
    lit: int


class Lit(Event, frozen=True, tag="lit"):
    who: int

    def say(self) -> Message:
        return WORDS


class Snuffed(Event, frozen=True, tag="snuffed"):
    candle: str

    def say(self) -> Message:
        return WORDS


class Dreamt(Event, frozen=True, tag="dreamt"):
    round: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return WORDS


class Seen(Struct, frozen=True):
    round: int
    candles: list[int]
    lit: int


def begin(setup: Setup) -> Vigil:
    return Vigil(1, "act", None, 0, [2] * setup.players, 0)


def act(table: Table[Vigil]) -> Flow[str]:
    """Whose round it is chooses something; then everybody may light a candle at dusk."""
    state = table.state
    state.round += 1
    yield from ask(
        (state.round - 1) % len(state.candles),
        WORDS,
        [Option("watch", WORDS, verb="watch"), Option("sleep", WORDS, verb="sleep")],
        topic="watch",
    )
    yield from window(table, DUSK)
    return "night"


def night(table: Table[Vigil]) -> Flow[str]:
    """In the night and at dawn likewise; in an evil game a rule fails when somebody passes in the night."""
    if table.setup.options["draughty"]:
        yield from draught(table)
    yield from window(table, NIGHT)
    if table.setup.options["dreams"]:
        table.tell(Dreamt, table.state.round)
    if table.setup.options["together"]:
        yield from together(table)
    else:
        yield from window(table, DAWN)
    if table.state.round == ROUNDS:
        raise GameOver(Result(dict.fromkeys(range(len(table.state.candles)), True), "dawn", 1.0, ROUNDS))
    return "act"


def draught(table: Table[Vigil]) -> Flow[None]:
    """Three candles go out, in the order that whose round it is likes."""
    burning = ["red", "white", "black"]
    while burning:
        seat = (table.state.round - 1) % len(table.state.candles)
        options = [Option(f"snuff:{each}", WORDS, each, "snuff") for each in burning]
        candle: str = yield from ask(seat, WORDS, options, kind=QuestionKind.ORDER, topic="snuff")
        burning.remove(candle)
        table.tell(Snuffed, candle)


def window(table: Table[Vigil], name: str) -> Flow[None]:
    """Who has candles is asked, in order."""
    for seat, candles in enumerate(table.state.candles):
        if not candles:
            continue
        answer: Option = yield Decision(
            seat, WORDS, (Option("light", WORDS, verb="light"), PASS), None, None, name, topic="window"
        )
        if answer.key == "light":
            light(table, seat)
        elif table.setup.options["evil"] and name == NIGHT:
            raise ZeroDivisionError("nobody sleeps")


def together(table: Table[Vigil]) -> Flow[None]:
    """The others are asked at the same time, the last seat in a window."""
    last = len(table.state.candles) - 1
    asked = {
        seat: Decision(
            seat, WORDS, (Option("watch", WORDS, verb="watch"), Option("sleep", WORDS, verb="sleep")), topic="watch"
        )
        for seat in range(last)
    }
    asked[last] = Decision(last, WORDS, (Option("light", WORDS, True, "light"), PASS), None, None, DAWN, topic="window")
    answers = yield from gather(asked)
    if answers[last]:
        light(table, last)


def light(table: Table[Vigil], seat: int) -> None:
    table.state.candles[seat] -= 1
    table.state.lit += 1
    table.tell(Lit, seat)


def view(state: Vigil, seat: int | None) -> Seen:
    return Seen(state.round, list(state.candles), state.lit)


def determinize(state: Vigil, seat: int | None, seed: int) -> None:
    """Nothing is hidden."""


def setting(name: str) -> Setting:
    return Setting(name, WORDS, (False, True), False)


GAME: Final[Game[Any]] = Game(
    package=__name__,
    title=WORDS,
    players=(1, 2, 3),
    settings=(setting("dreams"), setting("draughty"), setting("evil"), setting("together")),
    state=Vigil,
    begin=begin,
    steps={"act": act, "night": night},
    view=view,
    determinize=determinize,
    round_of=lambda state: state.round,
    windows=(Window(DUSK, WORDS), Window(NIGHT, WORDS, asks=False), Window(DAWN, WORDS, asks=False), ORDERS_WINDOW),
)
