"""What a seat must not know: nothing it is shown, asked or told depends on what is hidden from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.table import Table

from .differences import differences
from .reasons import nameable, reasons
from .subject import Subject, expect, expect_same
from .worlds import Observation, World, name, named

WORLDS = 4


def views(subject: Subject) -> None:
    """The view of everybody stays the same when what is hidden is reshuffled; it and the log can be sent as JSON."""
    table, game = subject.table, subject.game
    data = game.encode(table.state)
    msgspec.json.encode(subject.unsent())
    subject.shown.clear()
    for viewer in subject.viewers:
        shown = table.view(viewer)
        subject.shown.append((shown, msgspec.json.encode(shown)))
        state = subject.reshuffled(data, viewer)
        expect_same(game.view(state, viewer), shown, f"the view of {name(viewer)} depends on what is hidden from it")
        foreseen = subject.leaves_to_chance and state.rng == table.state.rng
        expect(not foreseen, f"reshuffled for {name(viewer)}: the random numbers to come are the real ones")
        wrong = subject.hooks.census(state)
        expect(not wrong, f"reshuffled for {name(viewer)}: {'; '.join(wrong)}")
    expect(game.encode(table.state) == data, "looking changed the state")


def worlds(subject: Subject) -> None:
    """The latest choices in a world that a seat cannot tell apart ask it, answer it and tell it the same."""
    viewer = subject.draw.choice(subject.viewers)
    began = subject.draw.choice(subject.steps)
    choices = subject.table.choices[began.choices :]
    things = nameable(subject)
    real = World(subject, began.data, choices, viewer, things)
    seen = list(real.observations())
    for _ in range(WORLDS):
        state = subject.reshuffled(began.data, viewer)
        compare(real, seen, World(subject, subject.game.encode(state), choices, viewer, things, other=True))


def compare(real: World, seen: Sequence[Observation], other: World) -> None:
    """Follow two worlds as long as the seat sees no difference between them.

    Where sides play against each other, being asked must betray nothing; those who play together may be passed over.
    """
    who = name(real.viewer)
    for here, there in zip(seen, other.observations(), strict=False):
        if here.over or there.over or here.view != there.view:
            return
        if differ(here.log, there.log):
            place = parting(here.log, there.log)
            if in_the_open(real, other, place):  # such as dice that fell otherwise
                return
            told_alike(here.log[place : place + 1], there.log[place : place + 1], who)
        if here.asked != there.asked:
            asked = f"{here.asked} or {there.asked}"
            expect(not real.opposed, f"who is asked depends on what is hidden from {who}", asked)
            return
        expect_same(here.question, there.question, f"what {who} is asked depends on what is hidden from it")
        expect_same(here.reasons, there.reasons, f"why {who} cannot use a thing depends on what is hidden from it")


def answers(subject: Subject) -> None:
    """Whoever is not shown an answer is not told it by name either, even where no `secret_answer` says it is secret.

    Two answers are tried. Where they differ in nothing but what is hidden from a viewer, the log may tell that viewer
    how much was chosen, such as the number of cards that somebody exchanges, but not what.
    """
    pending = subject.table.pending
    seat = subject.draw.choice(list(pending)) if pending else None
    if seat is None or len(pending[seat].options) < 2:
        return
    viewer = subject.draw.choice([each for each in subject.viewers if each != seat])
    began = subject.table.step_start()
    so_far = subject.table.choices[began.choices :]
    one, other = (
        World(subject, began.data, (), viewer).watched([*so_far, (seat, option.key)])
        for option in subject.draw.sample(pending[seat].options, 2)
    )
    if not differ_in_secret(subject, one, other, viewer):
        return
    here, there = ([named(event, subject.hooks.interchangeable) for event in each.log(viewer)] for each in (one, other))
    place = parting(here, there)
    if differ(here, there) and one.views[place:] == other.views[place:]:
        told_alike(here[place : place + 1], there[place : place + 1], name(viewer))


def differ_in_secret(subject: Subject, one: Table[Any], other: Table[Any], viewer: int | None) -> bool:
    """Do two tables differ in nothing but what a viewer cannot know? Not by chance, which may fall another way."""
    if one.result is not None or other.result is not None or one.state.rng != other.state.rng:
        return False
    if (one.view(viewer), sorted(one.pending)) != (other.view(viewer), sorted(other.pending)):
        return False
    changed = list(differences(one.state, other.state))
    unknown = subject.unknown_to(viewer, one.state)
    return bool(changed) and all({each.field, *each.items} <= unknown for each in changed)


def differ(one: Sequence[object], other: Sequence[object]) -> bool:
    """Is something told in one world that is not told in the other? The same things in another order are no secret."""
    if one == other:
        return False
    return sorted(map(msgspec.json.encode, one)) != sorted(map(msgspec.json.encode, other))


def parting(one: Sequence[object], other: Sequence[object]) -> int:
    """The place at which two logs begin to differ."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (here, there) in pairs if here != there), min(len(one), len(other)))


def told_alike(here: Sequence[Mapping[str, object]], there: Sequence[Mapping[str, object]], who: str) -> None:
    """The same event, or none, with the same in all its fields."""
    what = f"what {who} is told depends on what is hidden from it"
    kinds = [str(each["event"]) for told in (here, there) for each in told]
    expect(len(here) == len(there) and len(set(kinds)) == 1, f"{what}: {' or '.join(sorted(kinds))}")
    for one, other in zip(here, there, strict=True):
        for field in dict.fromkeys((*one, *other)):
            expect_same(one.get(field), other.get(field), f"{what}: {kinds[0]}, {field}")


def in_the_open(real: World, other: World, place: int) -> bool:
    """Could a difference be seen on the board for a moment, at or after the first thing told differently?

    A monster may appear and be gone before the next decision, so that two worlds look alike again.
    """
    here, there = (world.moments(len(other.made)) for world in (real, other))
    return any(one != another for one, another in zip(here[place:], there[place:], strict=False))


def sample(subject: Subject) -> None:
    """`Table.determinize` gives another world with the same view.

    It is sure to at the start of a step, and elsewhere in a game that is dealt anew within its steps.
    """
    table = subject.table
    at_start = table.step_start().choices == len(table.choices)
    if table.result is not None or not (at_start or table.game.within_step):
        return
    viewer = subject.draw.choice(subject.viewers)
    try:
        other = table.determinize(viewer, subject.draw.getrandbits(16))
    except MiskatonicError:
        return
    expect_same(other.view(viewer), table.view(viewer), f"another world looks different to {name(viewer)}")
    if viewer in table.pending:  # In the other world all who were asked at once have yet to answer.
        things = nameable(subject)
        same = reasons(other, viewer, things) == reasons(table, viewer, things)
        expect(same, f"why {name(viewer)} cannot use a thing is different in another world")
    subject.still_here("after sampling another world")
