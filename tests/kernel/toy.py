"""A toy game to prove the kernel with: two seats draw from a deck, bid secretly, and may trip over a broken rule."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Flow, GameOver, Result, ask, gather
from miskatonic.kernel.game import Game, Setting, Setup, State
from miskatonic.kernel.sides import Side
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message, plain

ROUNDS = 4


class Toy(State):
    """Each seat's points and hidden hand, the deck, and the round."""

    round: int
    points: list[int]
    hands: list[list[int]]
    deck: list[int]


class Drew(Event, frozen=True, tag="drew"):
    who: int
    card: int

    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return plain("effect-none")


class Scored(Event, frozen=True, tag="scored"):
    who: int
    card: int

    def say(self) -> Message:
        return plain("effect-none")


class Seen(Struct, frozen=True):
    points: list[int]
    hand: list[int] | None
    deck: int


def option(key: str, value: Any = None) -> Option:
    return Option(key, plain("effect-none"), value, verb="play")


def begin(setup: Setup) -> Toy:
    state = Toy(rng.seeded(setup.seed), "draw", None, 0, [0] * setup.players, [[] for _ in range(setup.players)], [])
    state.deck = list(range(1, 21))
    rng.shuffle(state, state.deck)
    return state


def draw(table: Table[Toy]) -> str:
    """A step without decisions: everybody draws two cards."""
    table.state.round += 1
    for seat, hand in enumerate(table.state.hands):
        for _ in range(2):
            hand.append(table.state.deck.pop())
            table.tell(Drew, seat, hand[-1], only=(seat,))
        hand.sort()
    return "turns"


def turns(table: Table[Toy]) -> Flow[str]:
    """Every seat keeps or throws; the option `broken` shows what happens when a rule raises."""
    for seat, hand in enumerate(table.state.hands):
        options = [option(f"play:{card}", card) for card in hand]
        if table.setup.options["broken"]:
            options.append(option("broken", -1))
        card: int = yield from ask(seat, plain("effect-choose-prompt"), options, topic="card")
        if card == -1:
            table.state.points[seat] += 100
            raise ZeroDivisionError("this rule is broken")
        hand.remove(card)
        table.cause = f"card:{card}"
        table.state.points[seat] += card
        table.tell(Scored, seat, card)
    return "bid"


def bid(table: Table[Toy]) -> Flow[str]:
    """All seats bid at the same time; the dice decide who is paid."""
    decisions = {
        seat: Decision(seat, plain("effect-choose-prompt"), [option("low", 1), option("high", 2)], topic="bid")
        for seat in range(len(table.state.hands))
    }
    bids = yield from gather(decisions)
    for seat, stake in bids.items():
        table.state.points[seat] += stake * rng.below(table.state, 6)
    if table.state.round == ROUNDS:
        best = max(table.state.points)
        won = {seat: points == best for seat, points in enumerate(table.state.points)}
        raise GameOver(Result(won, "counted", float(best), ROUNDS))
    return "draw"


def view(state: Toy, seat: int | None) -> Seen:
    return Seen(list(state.points), None if seat is None else list(state.hands[seat]), len(state.deck))


def determinize(state: Toy, seat: int | None, seed: int) -> None:
    source = rng.Source(rng.seeded(seed))
    hidden = [hand for other, hand in enumerate(state.hands) if other != seat]
    pool = [*state.deck, *(card for hand in hidden for card in hand)]
    rng.shuffle(source, pool)
    for hand in hidden:
        hand[:] = sorted(pool.pop() for _ in hand)
    state.deck = pool
    state.rng = rng.split(source)


TOY = Game(
    package=__name__,
    title=plain("effect-none"),
    players=(2, 3),
    settings=(Setting("broken", plain("effect-none"), (False, True), False),),
    state=Toy,
    begin=begin,
    steps={"draw": draw, "turns": turns, "bid": bid},
    view=view,
    determinize=determinize,
    sides=lambda setup: [Side(f"seat-{seat}", plain("effect-none"), (seat,)) for seat in range(setup.players)],
)

GAMES = {"toy": TOY}


def toy(
    seed: int | str = 1, players: int = 2, *, events: bool = True, checkpoints: bool = True, **options: Any
) -> Table[Toy]:
    return Table(TOY, TOY.setup(players, seed, options), events=events, checkpoints=checkpoints)


def play(table: Table[Any], picks: int, *, start: int = 0) -> None:
    """Take so many decisions by a fixed pattern."""
    for number in range(start, start + picks):
        decision = table.decision
        if decision is None:
            return
        table.choose(number % len(decision.options))
