"""What reveals: an event is marked when what it tells was hidden from somebody, and only then.

Whole games are played by chance. Every choice is made again at tables that a seat cannot tell from the real one: where
the seat is told something else there, it has learned something. The first thing it is told differently is what reveals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.events import (
    EVENTS,
    ActionCardDrawn,
    ActionPlaced,
    ActionRevealed,
    ClueFound,
    GateRevealed,
    ItemFound,
    MonsterDrawn,
    PriorityCardDrawn,
    PriorityKept,
    PriorityTurned,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RitualTokensShown,
    RoundBegan,
    RowDrawn,
    Spawned,
    VoteTaken,
)
from miskatonic.games.final_hour.monsters import spawn, spawn_special
from miskatonic.games.final_hour.play import Table
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import IllegalChoice, MiskatonicError
from miskatonic.kernel.events import Event, reveals
from miskatonic.kernel.table import Table as KernelTable

from .given import given, play_out
from .scenes import told
from .whole_games import VOTE

ANCIENT_ONES = ("cthulhu", "shudde-mell", "umordhoth")
DIFFICULTIES = ("low", "normal", "high")

READINGS: dict[int, tuple[dict[str, Any], ...]] = {
    1: (
        {},
        {"solo_face_down": "blind"},
        {"solo_ritual": "choose-six", "solo_lead": "first", "solo_face_down": "blind"},
        {"solo_ritual": "three", "solo_health": 3, "horde_steps": "once", "killer_victim": "each"},
    ),
    2: ({}, {"simultaneous_draw": True}, {"killer_victim": "each", "horde_steps": "once"}),
    3: ({}, {"simultaneous_draw": True, "killer_victim": "each"}),
    4: ({}, {"simultaneous_draw": True, "horde_steps": "once"}),
}
"""The options of the games, by the number of players."""

BY_CHANCE = {ActionCardDrawn, ClueFound, ItemFound, MonsterDrawn, GateRevealed}
ALONE = {*BY_CHANCE, RowDrawn, RitualTokensRevealed, RitualTokensShown}
TOGETHER = {*BY_CHANCE, PriorityCardDrawn, PriorityTurned, ActionRevealed, RitualCardsRevealed}
"""What must be seen to differ between twins, alone and with others."""

TWINS = 2
TRIES = 12
"""So many twins are asked for until one allows the choice: in most another seat lacks the card it plays."""

WORLDS = 3
"""So often another hidden state is looked for where few agree with what was seen."""

Choice = tuple[int, str]


class Look(NamedTuple):
    """What a choice tells a seat, and all the seat perceives afterwards."""

    told: list[Event]
    view: Any
    asked: Decision | None
    waiting: list[int]


class Comparison:
    """Every choice of some games, made at the real table and at twins of it."""

    def __init__(self) -> None:
        self.choices = 0
        self.revealing = 0
        self.twins = 0
        self.in_effects = 0
        """How often a twin was looked for in the middle of the effect of a card."""
        self.no_other_world = 0
        """How often none was found there: few hidden states agree with what was seen since the effect began."""
        self.no_such_choice = 0
        """Where the choice was illegal in every twin."""
        self.first_differences: Counter[type[Event]] = Counter()
        self.complaints: list[str] = []

    def follow(self, table: Table, seed: int, patience: int) -> None:
        """Play a game to its end; the ritual is attempted after so many rounds."""
        chance = Random(seed)
        while table.decision is not None:
            decision = chance.choice(list(table.pending.values()))
            if decision.rule == VOTE:
                key = "ready" if table.state.round >= patience else "wait"
            else:
                key = chance.choice(decision.options).key
            before = table.clone()
            table.choose(key, decision.seat)
            revealing = reveals(table.events[len(before.events) :])
            self.choices += 1
            self.revealing += revealing
            for viewer in (*range(table.setup.players), None):
                real = look(table, viewer, len(before.events))
                for _ in range(1 if revealing else TWINS):
                    twin = self.twin(before, viewer, (decision.seat, key), chance.getrandbits(32))
                    if twin is not None:
                        self.compare(real, twin, f"{viewer=} after {table.choices}")

    def compare(self, real: Look, twin: Look, where: str) -> None:
        """Told the same, a seat perceives the same; the first thing told differently is a revealing one."""
        self.twins += 1
        pairs = zip_longest(real.told, twin.told)
        one, other = next((pair for pair in pairs if pair[0] != pair[1]), (None, None))
        if one == other:
            if real != twin:
                self.complaints.append(f"something was revealed and nothing told of it: {where}")
            return
        for event in (one, other):
            self.first_differences[type(event)] += 1
            if event is None or not event.reveals:
                self.complaints.append(f"{event} reveals something: {where}")

    def twin(self, before: Table, viewer: int | None, choice: Choice, seed: int) -> Look | None:
        """The same choice at a table that the viewer could not tell from the real one, if one can be found."""
        effect = before.state.step.endswith(".effect")
        self.in_effects += effect
        missed = 0
        for attempt in range(TRIES):
            try:
                table = before.determinize(viewer, seed + attempt)
            except MiskatonicError as error:
                assert type(error) is MiskatonicError, f"sampling a twin: {error}"
                assert effect, f"no other world outside the effect of a card: {before.choices}"
                missed += 1
                if missed < WORLDS:
                    continue
                self.no_other_world += 1
                return None
            try:
                answer_alike(before, table)
                known = len(table.events)
                table.choose(choice[1], choice[0])
            except IllegalChoice:
                continue
            return look(table, viewer, known)
        self.no_such_choice += 1
        return None


def look(table: Table, viewer: int | None, known: int) -> Look:
    """What a seat perceives, with the events after the first `known` ones."""
    news = [event for event in table.events[known:] if event.seen_by(viewer)]
    asked = None if viewer is None else table.pending.get(viewer)
    return Look(news, table.view(viewer), asked, list(table.pending))


def answer_alike(real: Table, twin: Table) -> None:
    """Whoever has answered an open question at one table answers it at the other.

    The answers come to light with the last one and must be the same then; before that they may be any.
    """
    last = len(real.pending) == 1
    for seat in sorted(set(twin.pending) - set(real.pending)):
        answer = next(key for answered, key in reversed(real.choices) if answered == seat)
        twin.choose(answer if last else twin.pending[seat].options[0], seat)


def games(players: int, count: int) -> Iterator[Table]:
    """New games with every reading, Ancient One and difficulty."""
    for seed in range(count):
        readings = READINGS[players][seed % len(READINGS[players])]
        options = {"ancient_one": ANCIENT_ONES[seed % 3], "difficulty": DIFFICULTIES[seed // 3 % 3], **readings}
        yield KernelTable(GAME, GAME.setup(players, seed, options))


def five_cards_left() -> Table:
    """Alone, after a round: the next five priority cards can be told, but not which of them chance will keep."""
    situation = given(players=1, solo_face_down="blind")
    state, deck = situation.state, situation.state.priority
    state.face_down_next = True
    deck.cards, deck.discard = deck.cards[:5], deck.cards[5:]
    return situation.table("round.end")


def seven_cards_kept() -> Table:
    """Alone, at the ritual: one of the kept cards has to be left out."""
    situation = given(players=1, solo_ritual="choose-six")
    situation.state.kept = [situation.state.priority.cards.pop() for _ in range(7)]
    return situation.table("ritual.attempt")


def compared(*tables: Table) -> Comparison:
    """Every choice of these games, in twins."""
    found = Comparison()
    for number, table in enumerate(tables):
        found.follow(table, seed=number, patience=1 + number % 4)
    assert found.complaints == []
    return found


def test_alone_whatever_shows_something_hidden_is_marked_and_nothing_else() -> None:
    found = compared(*games(1, 20), five_cards_left(), seven_cards_kept())
    assert set(found.first_differences) >= ALONE
    assert found.revealing < found.choices / 2
    assert found.no_such_choice == 0
    assert found.no_other_world < found.in_effects / 25


def test_with_others_whatever_shows_something_hidden_is_marked_and_nothing_else() -> None:
    found = compared(*games(2, 9), *games(3, 9), *games(4, 9))
    assert set(found.first_differences) >= TOGETHER
    assert found.revealing < found.choices * 2 / 3
    assert found.no_such_choice < found.twins / 30
    assert found.no_other_world < found.in_effects / 25


def test_every_event_that_is_marked_is_seen_to_reveal() -> None:
    assert {event for event in EVENTS if event.reveals} == ALONE | TOGETHER


# Situations


def test_alone_a_drawn_card_is_known_so_that_placing_it_reveals_nothing() -> None:
    table = given(players=1).top_action(0, "well-connected").table("round.begin")
    assert [type(event) for event in table.events] == [RoundBegan, RowDrawn]
    table.choose(0)
    table.choose("act:jenny-barnes")
    assert reveals(table.events[-1:])
    known = len(table.events)
    table.choose(0)
    assert [type(event) for event in table.events[known:]] == [ActionPlaced]
    assert not reveals(table.events[known:])


def test_drawn_face_down_the_kept_card_is_told_with_the_row() -> None:
    table = five_cards_left()
    table.choose("wait")
    (row,), (kept,) = told(table, RowDrawn), told(table, PriorityKept)
    assert row.kept == kept.priority and sorted([*table.state.row, kept.priority]) == row.cards


def test_a_monster_from_the_cup_reveals_and_one_from_beside_the_sheet_does_not() -> None:
    table = given().table()
    play_out(spawn_special(table, 0, "deep-one", 6, 1), "appear:red-deep-one@6")
    assert told(table, Spawned) and not reveals(table.events)
    spawn(table, 6)
    assert [type(event) for event in table.events[-2:]] == [MonsterDrawn, Spawned]
    assert reveals(table.events)


def test_a_priority_card_is_drawn_in_secret() -> None:
    table = given().table("action.begin")
    table.choose(0)
    (drawn,) = told(table, PriorityCardDrawn)
    assert drawn.only == (0,) and drawn.priority in table.state.investigators[0].hand


def test_a_vote_is_no_secret_that_chance_reveals() -> None:
    table = given().table("round.end")
    table.choose("ready", seat=0)
    table.choose("ready", seat=1)
    assert [type(event) for event in table.events] == [VoteTaken] and not reveals(table.events)
