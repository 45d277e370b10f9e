"""What a seat must not know: nothing it is shown, asked or told depends on what is hidden from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from miskatonic.kernel.errors import IllegalChoice, MiskatonicError
from miskatonic.kernel.table import Choice, Table

from .subject import Subject, expect

WORLDS = 4


class Glimpse(NamedTuple):
    """All a seat can perceive at one moment."""

    view: Any
    question: Any
    log: list[Any]
    over: bool
    """What ends a game is told but no longer lies on the board: two worlds may end alike by different events."""


def name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def views(subject: Subject) -> None:
    """The view of everybody stays the same when what is hidden is reshuffled, and it can be sent as JSON."""
    table, game = subject.table, subject.game
    data = game.encode(table.state)
    for viewer in subject.viewers:
        shown = table.view(viewer)
        msgspec.json.encode(shown)
        state = game.decode(data)
        game.determinize(state, viewer, subject.draw.getrandbits(32))
        expect(game.view(state, viewer) == shown, f"the view of {name(viewer)} depends on what is hidden from it")
        wrong = subject.hooks.census(state)
        expect(not wrong, f"reshuffled for {name(viewer)}: {'; '.join(wrong)}")
    expect(game.encode(table.state) == data, "looking changed the state")


def worlds(subject: Subject) -> None:
    """The latest choices in a world that a seat cannot tell apart ask it the same and tell it the same."""
    table, game = subject.table, subject.game
    viewer = subject.draw.choice(subject.viewers)
    began = subject.draw.choice(subject.steps)
    choices = table.choices[began.choices :]
    real = list(glimpses(subject, began.data, choices, viewer))
    for _ in range(WORLDS):
        state = game.decode(began.data)
        game.determinize(state, viewer, subject.draw.getrandbits(32))
        for here, there in zip(real, glimpses(subject, game.encode(state), choices, viewer), strict=False):
            if here.over or there.over or here.view != there.view:
                break
            expect(here.question == there.question, f"what {name(viewer)} is asked depends on what is hidden from it")
            expect(here.log == there.log, f"what {name(viewer)} is told depends on what is hidden: {odd(here, there)}")


def glimpses(subject: Subject, origin: bytes, choices: Sequence[Choice], viewer: int | None) -> Iterator[Glimpse]:
    """What a seat perceives at each decision from a step on, as long as the choices are legal."""
    table: Table[Any] = Table(subject.game, subject.table.setup, origin=origin)
    yield glimpse(subject, table, viewer)
    for seat, key in choices:
        try:
            table.choose(key, seat)
        except IllegalChoice:
            return
        yield glimpse(subject, table, viewer)


def glimpse(subject: Subject, table: Table[Any], viewer: int | None) -> Glimpse:
    log = [anonymous(event, subject.hooks.interchangeable) for event in table.log(viewer)]
    return Glimpse(table.view(viewer), subject.seen_question(table, viewer), log, table.result is not None)


def anonymous(event: Any, interchangeable: frozenset[str]) -> dict[str, Any]:
    """An event without the fields that tell like tokens apart."""
    return {field: value for field, value in msgspec.to_builtins(event).items() if field not in interchangeable}


def odd(here: Glimpse, there: Glimpse) -> str:
    """The first thing told differently."""
    for one, other in zip(here.log, there.log, strict=False):
        if one != other:
            return f"{one} or {other}"
    return f"{len(here.log)} or {len(there.log)} events"


def sample(subject: Subject) -> None:
    """`Table.determinize` gives another world with the same view; asked at the start of a step, where it is sure to."""
    table = subject.table
    if table.step_start().choices != len(table.choices) or table.result is not None:
        return
    viewer = subject.draw.choice(subject.viewers)
    try:
        other = table.determinize(viewer, subject.draw.getrandbits(16))
    except MiskatonicError:
        return
    expect(other.view(viewer) == table.view(viewer), f"another world looks different to {name(viewer)}")
    subject.still_here("after sampling another world")
