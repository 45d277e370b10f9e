"""Why a card in hand, a card in play, a location or an enemy cannot be used now."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

import miskatonic
from miskatonic.games.arkham_lcg import GAME, things
from miskatonic.games.arkham_lcg.card import PER_ROUND, Card, Me, Table, event
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.why_not import using, why_not
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.text import Message

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    BLINDING_LIGHT,
    COVER_UP,
    DISSONANT_VOICES,
    DR_MILAN_CHRISTOPHER,
    EMERGENCY_CACHE,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GUTS,
    LOCKED_DOOR,
    MACHETE,
    OLD_BOOK_OF_LORE,
    PERCEPTION,
    STUBBORN_DETECTIVE,
    THE_NECRONOMICON,
    TRAPPED,
    UNEXPECTED_COURAGE,
)

WHISTLE: Final = "99100"
WINDFALL: Final = "99001"
"""Cards made up: one that can be used in every window, and one that may be played once a round."""


@pytest.fixture(autouse=True)
def windfall(made_up: MakeUp, whistle: str) -> None:
    assert whistle == WHISTLE
    made_up(EMERGENCY_CACHE, WINDFALL)

    class Windfall(Card, code=WINDFALL):
        max_played = PER_ROUND

        @event()
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)


@pytest.mark.parametrize("seed", range(9))
def test_a_thing_has_no_reason_if_and_only_if_an_option_is_about_it(seed: int) -> None:
    """In every turn, window and commitment of a random game the game's own reasons agree with the options."""
    adventure = ("gathering", "midnight-masks", "devourer-below")[seed % 3]
    table = miskatonic.new_game("arkham-lcg", players=1 + seed // 3, seed=seed, adventure=adventure)
    draw = random.Random(seed)
    said: set[str] = set()
    while table.decision is not None and len(table.choices) < 400:
        decision = table.decision
        if decision.topic in ("turn", "window", "commit"):
            named = {thing for option in decision.options for thing in option.about}
            also = {thing for option in decision.options for thing in table.details(option, decision.seat).also}
            for thing in at_hand(table, decision.seat):
                reason = why_not(table, decision.seat, thing)
                assert thing not in named or reason is None, f"{thing} can be used, but: {reason}"
                if reason is None:
                    assert thing in named | also or not list(using(table, decision.seat, thing)), f"why not {thing}?"
                else:
                    said.add(reason.id)
        table.choose(draw.randrange(len(decision.options)))
    assert said


def at_hand(table: Table, seat: int) -> list[Thing]:
    state = table.state
    investigator = state.investigators[seat]
    cards = [*investigator.hand, *state.play]
    own = [things.investigator(investigator.code), things.deck(investigator.code), things.resources(investigator.code)]
    return [*(things.copy(state.codes[card], card) for card in cards), *own]


# One situation for each reason.

Which = Callable[[Scene], Thing]
"""The thing that is asked about."""


def in_hand(code: str, seat: int = 0) -> Which:
    """The last copy in a hand."""
    return lambda scene: things.card([card for card in scene.who(seat).hand if scene.state.codes[card] == code][-1])


def in_play(code: str) -> Which:
    return lambda scene: things.copy(code, scene.card(code))


def replacing_cards() -> Scene:
    """The opening hand may be replaced: neither a turn nor a window."""
    scene = given(ROLAND)
    setup = GAME.setup(1, 1, {"investigators": [ROLAND]})
    scene.table, scene.dirty = Table(GAME, setup), False
    return scene


def last_wound() -> Scene:
    """A Ghoul Minion that the next blow defeats, and a clue to be had for it."""
    return given(ROLAND).enemy(GHOUL_MINION, engaged=0, damage=1).clues(STUDY, 2).bag("0")


def in_the_house() -> Scene:
    return given(ROLAND).house()


def in_a_window(*investigators: str) -> Scene:
    """The window before the first turn: nobody's turn, and everybody has something to do."""
    scene = given(*investigators)
    for who in range(len(investigators)):
        scene.asset(who, WHISTLE)
    return scene.step("investigation.begin")


def investigating(*hand: str) -> Scene:
    """An investigation to which cards may be committed."""
    return given(ROLAND).hand(0, *hand).do("investigate")


def book_in_hand(fixed: int) -> Scene:
    """So many copies of The Necronomicon fill hand slots and cannot leave play."""
    scene = given(DAISY).hand(0, OLD_BOOK_OF_LORE)
    for _ in range(fixed):
        scene.asset(0, THE_NECRONOMICON, horror=3)
    return scene


SITUATIONS: Final[dict[str, tuple[Which, Callable[[], Scene], Callable[[], Scene]]]] = {
    "another-question": (
        lambda scene: things.deck(ROLAND),
        replacing_cards,
        lambda: given(ROLAND),
    ),
    "waits": (in_play(ROLAND), last_wound, lambda: last_wound().do("fight")),
    "your-turn": (
        in_play(SKIDS),
        lambda: given(ROLAND, SKIDS).asset(1, WHISTLE),
        lambda: given(ROLAND, SKIDS).turn(1),
    ),
    "any-turn": (
        in_play(TRAPPED),
        lambda: in_a_window(ROLAND).has(0, clues=2),
        lambda: given(ROLAND).has(0, clues=2),
    ),
    "action-now": (
        in_hand(MACHETE),
        lambda: given(ROLAND).asset(0, WHISTLE).hand(0, MACHETE).do("investigate"),
        lambda: given(ROLAND).hand(0, MACHETE),
    ),
    "actions": (
        in_play(GHOUL_MINION),
        lambda: given(ROLAND).turn(0, 1).threat(0, FROZEN_IN_FEAR).enemy(GHOUL_MINION, engaged=0),
        lambda: given(ROLAND).turn(0, 2).threat(0, FROZEN_IN_FEAR).enemy(GHOUL_MINION, engaged=0),
    ),
    "connected": (
        in_play(CELLAR),
        lambda: in_the_house().at(0, ATTIC),
        lambda: in_the_house().at(0, HALLWAY),
    ),
    "closed": (
        in_play(PARLOR),
        in_the_house,
        lambda: in_the_house().at(0, PARLOR).at(0, HALLWAY),
    ),
    "investigate": (
        in_play(STUDY),
        lambda: given(ROLAND).attached(LOCKED_DOOR, STUDY),
        lambda: given(ROLAND),
    ),
    "enemy-here": (
        in_play(GHOUL_MINION),
        lambda: in_the_house().enemy(GHOUL_MINION, at=ATTIC),
        lambda: in_the_house().enemy(GHOUL_MINION, at=HALLWAY),
    ),
    "evade": (
        in_hand(BLINDING_LIGHT),
        lambda: given(AGNES).hand(0, BLINDING_LIGHT).enemy(GHOUL_MINION),
        lambda: given(AGNES).hand(0, BLINDING_LIGHT).enemy(GHOUL_MINION, engaged=0),
    ),
    "fight": (
        in_play(MACHETE),
        lambda: given(ROLAND).asset(0, MACHETE),
        lambda: given(ROLAND).asset(0, MACHETE).enemy(GHOUL_MINION),
    ),
    "skill": (
        in_hand(PERCEPTION),
        lambda: given(ROLAND).hand(0, PERCEPTION),
        lambda: investigating(PERCEPTION),
    ),
    "played": (
        lambda scene: things.card(scene.who(0).hand[-1]),
        lambda: given(ROLAND).hand(0, COVER_UP),
        lambda: given(ROLAND).hand(0, EMERGENCY_CACHE),
    ),
    "icon": (
        lambda scene: things.card(scene.who(0).hand[-1]),
        lambda: investigating(PERCEPTION, GUTS),
        lambda: investigating(GUTS, PERCEPTION),
    ),
    "this-test": (
        in_hand(UNEXPECTED_COURAGE),
        lambda: investigating(PERCEPTION, UNEXPECTED_COURAGE, UNEXPECTED_COURAGE).do(f"commit:{UNEXPECTED_COURAGE}"),
        lambda: investigating(PERCEPTION, UNEXPECTED_COURAGE, UNEXPECTED_COURAGE),
    ),
    "forbidden": (
        in_hand(EMERGENCY_CACHE),
        lambda: given(ROLAND).hand(0, EMERGENCY_CACHE).threat(0, DISSONANT_VOICES),
        lambda: given(ROLAND).hand(0, EMERGENCY_CACHE),
    ),
    "maximum": (
        in_hand(WINDFALL),
        lambda: given(ROLAND).hand(0, WINDFALL, WINDFALL).do(f"play:{WINDFALL}"),
        lambda: given(ROLAND).hand(0, WINDFALL, WINDFALL),
    ),
    "unique": (
        in_hand(DR_MILAN_CHRISTOPHER),
        lambda: given(DAISY).asset(0, DR_MILAN_CHRISTOPHER).hand(0, DR_MILAN_CHRISTOPHER),
        lambda: given(DAISY).hand(0, DR_MILAN_CHRISTOPHER),
    ),
    "room": (
        in_hand(OLD_BOOK_OF_LORE),
        lambda: book_in_hand(2),
        lambda: book_in_hand(1),
    ),
    "blank": (
        in_play(SKIDS),
        lambda: given(SKIDS).has(0, resources=5).enemy(STUBBORN_DETECTIVE, engaged=0),
        lambda: given(SKIDS).has(0, resources=5),
    ),
    "yours": (
        in_play(BEAT_COP),
        lambda: given(ROLAND, SKIDS).asset(1, BEAT_COP),
        lambda: given(ROLAND, SKIDS).asset(0, BEAT_COP).enemy(GHOUL_MINION),
    ),
    "reach": (
        in_play(LOCKED_DOOR),
        lambda: in_the_house().attached(LOCKED_DOOR, ATTIC),
        lambda: in_the_house().attached(LOCKED_DOOR, ATTIC).at(0, ATTIC),
    ),
}
"""For every reason a thing, a scene in which the reason is given, and one in which nothing is in the way."""


def reason_in(scene: Scene, which: Which) -> Message | None:
    table = scene.resumed()
    assert table.decision is not None
    return table.why_not(table.decision.seat, which(scene))


def is_offered(scene: Scene, which: Which) -> bool:
    table = scene.resumed()
    assert table.decision is not None
    options, seat, thing = table.decision.options, table.decision.seat, which(scene)
    return any(thing in (*option.about, *table.details(option, seat).also) for option in options)


@pytest.mark.parametrize("reason", SITUATIONS)
def test_a_reason_is_given_as_long_as_its_obstacle_is_there(reason: str) -> None:
    which, hindered, free = SITUATIONS[reason]
    scene = hindered()
    given_reason = reason_in(scene, which)
    assert given_reason is not None and given_reason.id == f"why-not-{reason}"
    scene = free()
    assert reason_in(scene, which) is None
    assert is_offered(scene, which)


ABOUT_NO_THING = ("why-not-engage", "why-not-move")
"""Why there is nothing to do it to: told of an action, not of a thing (`test_not_now.py`)."""


def test_there_is_a_situation_for_every_text() -> None:
    (path,) = GAME.folder.glob("locale/en-why-not.ftl")
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} == {
        *(f"why-not-{reason}" for reason in SITUATIONS),
        *ABOUT_NO_THING,
    }


def test_what_a_card_costs_and_needs_is_told_in_its_own_words() -> None:
    scene = given(ROLAND).has(0, resources=1).hand(0, MACHETE).asset(0, BEAT_COP, exhausted=True)
    reason = reason_in(scene, in_hand(MACHETE))
    assert reason is not None and reason.text() == "You are 2 resources short."
    reason = reason_in(scene, in_play(BEAT_COP))
    assert reason is not None and reason.text() == "There is no enemy at your location that it could choose."
