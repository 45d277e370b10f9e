"""What the table promises: clone, undo, save and illegal choices never lose or change a position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from miskatonic.kernel import saves
from miskatonic.kernel.decision import Option
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import plain

from .subject import Broken, Subject, expect, seat_name


def components(subject: Subject) -> None:
    """Components are conserved, nothing is negative."""
    wrong = subject.hooks.census(subject.table.state)
    expect(not wrong, "; ".join(wrong))


def shown(subject: Subject) -> None:
    """A view stays as it was when somebody looked: clients are told what differs from it, whatever happens later."""
    for view, encoded in subject.shown:
        expect(msgspec.json.encode(view) == encoded, "a view changes after it was shown")


def questions(subject: Subject) -> None:
    """Every open question goes to a seat of the game and has options with different keys."""
    table = subject.table
    pending = table.pending
    if table.result is not None:
        expect(table.decision is None and not pending, "there is a question after the end")
        expect(sorted(table.result.won) == list(subject.seats), f"the result is for the seats {list(table.result.won)}")
        return
    expect(bool(pending), "there is neither a question nor a result")
    expect(table.state.step in subject.game.steps, f"there is no step {table.state.step!r}")
    for seat, decision in pending.items():
        question = f"the question {decision.topic!r}"
        whose = f"{question} is for {seat_name(decision.seat)}"
        expect(seat == decision.seat, f"{whose}, not {seat_name(seat)}")
        expect(seat in subject.seats, f"{whose}, which is not at the table")
        keys = [option.key for option in decision.options]
        expect(bool(keys), f"{question} has no options")
        again = ", ".join(key for key, count in Counter(keys).items() if count > 1)
        expect(not again, f"two options of {question} have one key: {again}")
        expect(bool(decision.topic), f"the question {decision.prompt.id} has no topic")
        for option in decision.options:
            expect(bool(option.verb) or option.role is not None, f"the option {option.key} has neither verb nor role")


def sides(subject: Subject) -> None:
    """Every seat is on one side, and a side wins or loses as a whole."""
    sides = subject.table.sides
    seats = sorted(seat for side in sides for seat in side.seats)
    expect(seats == list(subject.seats), f"the sides are for the seats {seats}")
    expect(len({side.name for side in sides}) == len(sides), "two sides have the same name")
    result = subject.table.result
    if result is None:
        return
    for side in sides:
        expect(len({result.won[seat] for seat in side.seats}) == 1, f"{side.name} both won and lost")


def encoding(subject: Subject) -> None:
    """The encoded state decodes to an equal one."""
    game, state = subject.game, subject.table.state
    data = game.encode(state)
    decoded = game.decode(data)
    expect(decoded == state, "the decoded state is another one")
    expect(game.encode(decoded) == data, "the decoded state encodes differently")


def clone(subject: Subject) -> None:
    """A clone equals the original, plays the same way, and leaves the original alone."""
    table = subject.table
    one, other = table.clone(), table.clone()
    expect(one.hash() == subject.hashes[-1], "a clone is in another position")
    same_surface(subject, one, "a clone")
    pending = table.pending
    if not pending:
        return
    seat = subject.draw.choice(list(pending))
    key = subject.draw.choice(pending[seat].options).key
    one.choose(key, seat)
    other.choose(key, seat)
    expect(one.hash() == other.hash(), f"two clones differ after {key!r}")
    subject.still_here("after a choice on a clone")


def undo(subject: Subject) -> None:
    """Undo returns to the very position before the choice, and the same choice leads back."""
    take_back(subject, 1)


def undo_far(subject: Subject) -> None:
    """The same over many choices at once."""
    take_back(subject, subject.draw.randint(1, max(1, len(subject.table.choices))))


def take_back(subject: Subject, steps: int) -> None:
    table = subject.table
    if not table.choices:
        refuses(subject, "undo at the start", table.undo)
        return
    again = table.choices[-steps:]
    log = list(table.events)
    table.undo(steps)
    expect(table.hash() == subject.hashes[-1 - steps], f"undo of {steps} leads to another position")
    for seat, key in again:
        table.choose(key, seat)
    subject.still_here(f"after undo of {steps} and the same choices again")
    expect(table.events == log, f"after undo of {steps} and the same choices the log is another one")


def save(subject: Subject) -> None:
    """A save loads into the same position with the same log, and saves to the same bytes."""
    table = subject.table
    data = table.save()
    loaded = saves.load(data, {subject.game.name: subject.game})
    expect(loaded.hash() == subject.hashes[-1], "a loaded save is in another position")
    expect(loaded.save() == data, "a loaded save saves differently")
    same_surface(subject, loaded, "a loaded save")
    subject.still_here("after saving")


def bare_replay(subject: Subject) -> None:
    """Without events and checkpoints, as in batches, the same choices lead to the same positions."""
    bare = subject.bare_table()
    expect(bare.hash() == subject.hashes[-1], "a replay without events and checkpoints leads to another position")
    expect(not bare.events, "events were recorded although nobody listens")
    clone = bare.clone()
    expect(clone.hash() == subject.hashes[-1], "a clone without checkpoints is in another position")
    if clone.choices:
        clone.undo()
        expect(clone.hash() == subject.hashes[-2], "undo without checkpoints leads to another position")


def illegal(subject: Subject) -> None:
    """Whatever is not offered is refused, and nothing has changed."""
    table = subject.table
    stranger = Option("no-such-key", plain("list-none"))
    wrong: list[Any] = ["no-such-key", "", -1, 10_000, True, 0.5, None, stranger]
    pending = table.pending
    for seat, decision in pending.items():
        for choice in (*wrong, len(decision.options)):
            refuses(subject, f"the choice {choice!r}", lambda choice=choice, seat=seat: table.choose(choice, seat))
    for seat in (-1, len(subject.seats), *(seat for seat in subject.seats if seat not in pending)):
        refuses(subject, f"a choice by {seat_name(seat)}", lambda seat=seat: table.choose(0, seat))
    refuses(subject, "undo of too much", lambda: table.undo(len(table.choices) + 1))
    refuses(subject, "undo of nothing", lambda: table.undo(0))
    subject.still_here("after illegal choices")


def refuses(subject: Subject, what: str, attempt: Any) -> None:
    try:
        attempt()
    except IllegalChoice:
        return
    raise Broken(f"{what} is not refused")


def same_surface(subject: Subject, other: Table[Any], what: str) -> None:
    """Another table of the same position asks the same and tells the same."""
    table = subject.table
    expect(subject.questions(other) == subject.questions(table), f"{what} asks something else")
    expect(other.result == table.result, f"{what} has another result")
    expect(other.events == table.events, f"{what} has another log")
