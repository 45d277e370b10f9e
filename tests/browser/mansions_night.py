"""Games of Mansions of Madness played beforehand, so that people can play the very same ones at their browsers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import miskatonic
from miskatonic.games.mansions.events import (
    AttackedMonster,
    EventRead,
    KeeperActionUsed,
    MonsterAttacked,
    MonsterHurt,
    MonsterPlaced,
    Moved,
    MythosPlayed,
    ObjectiveRevealed,
    PuzzleSolved,
    TraumaPlayed,
)
from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, Layout
from miskatonic.games.mansions.puzzle_places import PuzzleType
from miskatonic.games.mansions.puzzle_solver import best_action, best_replacement
from miskatonic.games.mansions.state import Mansions
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table

from .rehearsal import Choice

GAME: Final = "mansions"
ALL_KINDS: Final = {
    AttackedMonster,
    EventRead,
    KeeperActionUsed,
    MonsterAttacked,
    MonsterHurt,
    MonsterPlaced,
    Moved,
    MythosPlayed,
    ObjectiveRevealed,
    PuzzleSolved,
    TraumaPlayed,
}
EAGER: Final = ("attack", "explore", "move")
"""What everybody does where they can, so that much happens."""
WHOLE: Final = 5
"""The first night with everything in it; before it nobody has to look."""


class Solved(NamedTuple):
    """A puzzle that was solved in one attempt: its kind, its first decision, and the first one after it."""

    type: PuzzleType
    begun: int
    done: int


class Night(NamedTuple):
    """A game from its seed to its end: what everybody decides."""

    seed: str
    options: dict[str, Any]
    players: int
    choices: list[Choice]
    fights: list[int]
    """The decisions in a fight."""
    solved: list[Solved]

    def begin(self) -> Table[Any]:
        return miskatonic.new_game(GAME, self.players, self.seed, **self.options)


@cache
def a_whole_night() -> Night:
    """The first one of a keeper and two investigators with everything in it: fights, traumas, a puzzle of each kind."""
    for number in count(WHOLE):
        night, table = play(f"night-{number}", 3, story="blood-ties")
        if night.fights and has_puzzles(night) and {type(event) for event in table.events} >= ALL_KINDS:
            return night
    raise AssertionError


def has_puzzles(night: Night) -> bool:
    """One of each kind is solved, and both investigators have solved one."""
    seats = {night.choices[each.begun].seat for each in night.solved}
    return {each.type for each in night.solved} == set(PuzzleType) and len(seats) > 1


def play(seed: str, players: int, **options: Any) -> tuple[Night, Table[Any]]:
    """Everybody does anything, but puzzles are solved as well as one can."""
    night = Night(seed, options, players, [], [], [])
    table, random, begun = night.begin(), Random(seed), None
    while decision := table.decision:
        state, made, before = table.state, len(night.choices), len(table.events)
        if state.fight is not None:
            night.fights.append(made)
        layout = layout_of(state)
        begun = None if layout is None else made if begun is None else begun
        option = None if layout is None else solving(state, layout, decision)
        option = option or random.choice(eager(decision))
        table.choose(option.key, decision.seat)
        night.choices.append(Choice(decision.seat, option.key))
        if layout is not None and begun is not None and solved_one(table.events[before:]):
            night.solved.append(Solved(layout.type, begun, made + 1))
    return night, table


def eager(decision: Decision) -> Sequence[Option]:
    """Whoever can explore explores, and whoever can go somewhere goes on; the rest is left to chance."""
    for verb in EAGER:
        if found := [option for option in decision.options if option.verb == verb]:
            return found
    return decision.options


def solved_one(events: Iterable[Event]) -> bool:
    return any(isinstance(event, PuzzleSolved) for event in events)


def layout_of(state: Mansions) -> Layout | None:
    """The puzzle at which somebody is."""
    attempt = state.attempt
    return None if attempt is None or attempt.card not in state.puzzles else LAYOUTS[state.puzzles[attempt.card].layout]


def solving(state: Mansions, layout: Layout, decision: Decision) -> Option | None:
    """What leads to the solution; None where something else is asked in between."""
    attempt = state.attempt
    assert attempt is not None
    pieces = state.puzzles[attempt.card].pieces
    unused = [] if layout.type is PuzzleType.RUNE else sorted(state.pieces[layout.pile])
    if decision.topic == "puzzle-replace":
        assert attempt.drawn is not None
        return decision.find(f"replace:{best_replacement(layout, pieces, attempt.drawn, unused) + 1}")
    if decision.topic != "puzzle":
        return None
    move = best_action(layout, pieces, attempt.actions, unused)
    wanted = ("spend-skill-point", "stop") if move == "stop" else (move,)
    return next(found for each in wanted for found in matching(decision, each))


def matching(decision: Decision, wanted: object) -> Iterator[Option]:
    return (option for option in decision.options if wanted in (option.key, option.value))
