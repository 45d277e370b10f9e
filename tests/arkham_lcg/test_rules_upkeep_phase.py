"""The upkeep phase: framework steps 4.1 to 4.6."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.words import NOBODY, Keyword

from .given import AGNES, ATTIC, ROLAND, SKIDS, Scene, given
from .made_up import MakeUp
from .names import (
    BURGLARY,
    EMERGENCY_CACHE,
    GHOUL_MINION,
    GUTS,
    OBSCURING_FOG,
    ON_THE_LAM,
    RAVENOUS_GHOUL,
)
from .scenes import harm, pass_round, tags


def phase(*investigators: str) -> Scene:
    """The upkeep phase is about to begin; encounter cards will do nothing."""
    scene = given(*(investigators or (ROLAND,))).house().encounter_deck(*[OBSCURING_FOG] * 8)
    return scene.step("upkeep.begin")


@pytest.mark.rule("lcg.framework.4.1")
def test_the_phase_begins_before_anything_readies() -> None:
    scene = phase()
    scene.keys()
    assert tags(scene, "phase-began", "cards-readied")[:2] == ["phase-began", "cards-readied"]
    assert scene.events("phase-began")[0].phase == "upkeep"


@pytest.mark.rule("lcg.framework.4.1.w")
def test_the_only_window_comes_before_cards_ready(whistle: str) -> None:
    scene = phase().asset(0, whistle)
    assert (scene.offers(f"use:{whistle}"), scene.state.window) == (True, "upkeep")
    assert scene.events("cards-readied") == []
    scene.do("pass")
    assert (scene.state.round, scene.state.window) == (2, "mythos")


@pytest.mark.rule("lcg.framework.4.2")
def test_everybody_may_take_a_turn_again_with_three_actions() -> None:
    scene = phase(ROLAND, AGNES)
    for who in scene.state.investigators:
        who.turn_taken, who.actions = True, 0
    assert scene.keys() == [f"next-turn:{ROLAND}", f"next-turn:{AGNES}"]
    assert [who.actions for who in scene.state.investigators] == [3, 3]


@pytest.mark.rule("lcg.framework.4.3")
def test_all_exhausted_cards_ready_before_any_enemy_engages() -> None:
    scene = phase(SKIDS).asset(0, BURGLARY, exhausted=True).enemy(RAVENOUS_GHOUL, engaged=0, exhausted=True)
    scene.enemy(GHOUL_MINION, exhausted=True)
    scene.keys()
    assert [scene.entry(card).exhausted for card in (BURGLARY, RAVENOUS_GHOUL, GHOUL_MINION)] == [False] * 3
    assert tags(scene, "cards-readied", "engaged", "cards-were-drawn")[:3] == [
        *("cards-readied", "engaged", "cards-were-drawn"),
    ]


@pytest.mark.rule("lcg.framework.4.3.a")
def test_an_unengaged_enemy_that_readies_engages_whoever_is_there() -> None:
    scene = phase(ROLAND, AGNES).at(1, ATTIC).enemy(GHOUL_MINION, exhausted=True)
    scene.enemy(RAVENOUS_GHOUL, at=ATTIC, exhausted=True)
    scene.keys()
    assert (scene.entry(GHOUL_MINION).engaged, scene.entry(RAVENOUS_GHOUL).engaged) == (0, 1)


@pytest.mark.rule("lcg.framework.4.3.a")
def test_but_not_an_aloof_one(made_up: MakeUp) -> None:
    made_up(GHOUL_MINION, "99001", keywords=frozenset({Keyword.ALOOF}))
    scene = phase().enemy("99001", exhausted=True)
    scene.keys()
    assert (scene.entry("99001").exhausted, scene.entry("99001").engaged) == (False, NOBODY)


@pytest.mark.rule("lcg.framework.4.4.a", "lcg.framework.4.4.b")
def test_in_player_order_everybody_draws_a_card_then_everybody_gains_a_resource() -> None:
    scene = phase(ROLAND, AGNES).top(0, EMERGENCY_CACHE).top(1, GUTS)
    scene.state.lead = 1
    scene.step("upkeep.begin").keys()
    told = [
        event for event in scene.table.events if event.__struct_config__.tag in ("cards-were-drawn", "resources-gained")
    ]
    assert [(event.__struct_config__.tag, event.who, event.count) for event in told] == [  # type: ignore[attr-defined]
        *(("cards-were-drawn", who, 1) for who in (AGNES, ROLAND)),
        *(("resources-gained", who, 1) for who in (AGNES, ROLAND)),
    ]
    assert (scene.codes(scene.who(0).hand), scene.who(0).resources) == ([EMERGENCY_CACHE], 6)


@pytest.mark.rule("lcg.framework.4.5")
def test_in_player_order_everybody_discards_down_to_8_cards() -> None:
    scene = phase(ROLAND, AGNES).hand(0, *[GUTS] * 5, *[EMERGENCY_CACHE] * 4)
    scene.hand(1, *[GUTS] * 5, *[EMERGENCY_CACHE] * 5).step("upkeep.hands")
    scene.state.lead = 1
    assert (scene.seat(), scene.keys()) == (1, [f"discard:{GUTS}", f"discard:{EMERGENCY_CACHE}"])
    scene.do(f"discard:{GUTS}", f"discard:{EMERGENCY_CACHE}")
    assert scene.seat() == 0
    scene.do(f"discard:{GUTS}")
    assert [len(scene.who(who).hand) for who in (0, 1)] == [8, 8]


@pytest.mark.rule("lcg.framework.4.5")
def test_with_8_cards_nobody_discards() -> None:
    scene = phase().hand(0, *[GUTS] * 4, *[EMERGENCY_CACHE] * 4).step("upkeep.hands")
    assert (scene.offers("discard"), len(scene.who().hand)) == (False, 8)


@pytest.mark.rule("lcg.framework.4.6.a")
def test_what_lasts_until_the_end_of_the_round_is_over_with_it() -> None:
    scene = given(SKIDS).house().enemy(GHOUL_MINION, engaged=0).hand(0, ON_THE_LAM)
    scene.encounter_deck(*[OBSCURING_FOG] * 8).step("investigation.begin").do(f"use:{ON_THE_LAM}", "resource")
    assert harm(scene) == (0, 0)
    pass_round(scene)
    assert (scene.state.round, harm(scene), scene.state.lasting) == (2, (0, 0), [])
    scene.do("resource")
    assert harm(scene) == (1, 1)
