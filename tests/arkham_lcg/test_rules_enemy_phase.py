"""The enemy phase: framework steps 3.1 to 3.4."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.state import Lasting

from .given import AGNES, ATTIC, CELLAR, ROLAND, Scene, given
from .names import DODGE, GHOUL_MINION, GHOUL_PRIEST, MIND_WIPE, ON_THE_LAM, RAVENOUS_GHOUL, SWARM_OF_RATS
from .scenes import harm, tags


def phase(*investigators: str) -> Scene:
    """The enemy phase is about to begin."""
    return given(*(investigators or (ROLAND,))).house().step("enemy.begin")


def attacks(scene: Scene) -> list[tuple[str, str]]:
    return [(each.enemy, each.who) for each in scene.events("attacked")]


# 3.1 and 3.2


@pytest.mark.rule("lcg.framework.3.1")
def test_the_phase_begins_before_the_hunters_move() -> None:
    scene = phase().enemy(SWARM_OF_RATS, at=ATTIC)
    scene.keys()
    assert tags(scene, "phase-began", "enemy-moved")[:2] == ["phase-began", "enemy-moved"]


@pytest.mark.rule("lcg.framework.3.1.w", "lcg.framework.3.2.w")
def test_the_first_window_comes_after_the_hunters_have_moved_and_before_any_attack(whistle: str) -> None:
    scene = phase().asset(0, whistle).enemy(SWARM_OF_RATS, at=ATTIC)
    assert (scene.offers(f"use:{whistle}"), scene.state.window) == (True, "enemy")
    assert (scene.entry(SWARM_OF_RATS).engaged, attacks(scene)) == (0, [])


@pytest.mark.rule("lcg.framework.3.2")
def test_every_ready_unengaged_hunter_moves() -> None:
    scene = phase().enemy(SWARM_OF_RATS, at=ATTIC).enemy(GHOUL_PRIEST, at=CELLAR).enemy(GHOUL_MINION, at=CELLAR)
    scene.do("as-listed").keys()
    assert sorted(each.enemy for each in scene.events("enemy-moved")) == [GHOUL_PRIEST, SWARM_OF_RATS]


@pytest.mark.rule("lcg.framework.3.2")
@pytest.mark.parametrize("exhausted", [True, False])
def test_an_exhausted_or_engaged_hunter_does_not_move(exhausted: bool) -> None:
    scene = phase(ROLAND, AGNES).at(1, ATTIC)
    if exhausted:
        scene.enemy(SWARM_OF_RATS, at=CELLAR, exhausted=True)
    else:
        scene.enemy(SWARM_OF_RATS, engaged=1)
    scene.keys()
    assert scene.events("enemy-moved") == []


# 3.3


@pytest.mark.rule("lcg.framework.3.3.a")
def test_attacks_are_resolved_in_player_order_all_of_one_investigator_before_the_next() -> None:
    scene = phase(ROLAND, AGNES).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=1)
    scene.enemy(RAVENOUS_GHOUL, engaged=1)
    scene.state.lead = 1
    scene.do("attacked-by").pass_all()
    assert [who for _, who in attacks(scene)][:3] == [AGNES, AGNES, ROLAND]


@pytest.mark.rule("lcg.framework.3.3.b")
def test_every_ready_engaged_enemy_attacks_whom_it_is_engaged_with() -> None:
    scene = phase(ROLAND, AGNES).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=1)
    scene.enemy(RAVENOUS_GHOUL, at=CELLAR)
    scene.keys()
    assert attacks(scene) == [(GHOUL_MINION, ROLAND), (SWARM_OF_RATS, AGNES)]


@pytest.mark.rule("lcg.framework.3.3.c")
def test_an_attack_deals_its_damage_and_horror_at_the_same_time() -> None:
    scene = phase().enemy(GHOUL_PRIEST, engaged=0)
    scene.keys()
    assert [(each.damage, each.horror) for each in scene.events("harmed")] == [(2, 2)]


@pytest.mark.rule("lcg.framework.3.3.c")
def test_the_log_says_which_enemy_harmed_somebody_and_does_not_blame_it_for_what_follows() -> None:
    scene = phase().enemy(GHOUL_MINION, engaged=0)
    scene.keys()
    assert [each.cause for each in scene.events("harmed")] == [GHOUL_MINION]
    assert [each.cause for each in scene.events("exhausted")] == [None]


@pytest.mark.rule("lcg.framework.3.3.c")
def test_the_log_says_that_an_attack_was_cancelled() -> None:
    scene = phase().enemy(GHOUL_MINION, engaged=0).hand(0, DODGE)
    scene.do(f"use:{DODGE}").keys()
    assert [(each.enemy, each.who) for each in scene.events("attack-cancelled")] == [(GHOUL_MINION, ROLAND)]
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.framework.3.3.b")
@pytest.mark.parametrize(
    "lasting",
    [Lasting("safe-from-attacks", ON_THE_LAM, "round", who=1), Lasting("blank", MIND_WIPE, "round", who=0)],
    ids=["somebody else hides", "something else lasts"],
)
def test_only_who_hides_from_attacks_is_not_attacked(lasting: Lasting) -> None:
    scene = phase(ROLAND, AGNES).enemy(GHOUL_MINION, engaged=0)
    scene.state.lasting.append(lasting)
    scene.keys()
    assert attacks(scene) == [(GHOUL_MINION, ROLAND)]


@pytest.mark.rule("lcg.framework.3.3.d")
def test_an_enemy_exhausts_after_its_attack_and_all_that_the_attack_triggers() -> None:
    scene = phase(AGNES).enemy(RAVENOUS_GHOUL, engaged=0)
    assert (scene.offers(f"use:{AGNES}"), scene.entry(RAVENOUS_GHOUL).exhausted) == (True, False)
    scene.do("pass").keys()
    assert [each.card for each in scene.events("exhausted")] == [RAVENOUS_GHOUL]


@pytest.mark.rule("lcg.framework.3.3.e")
@pytest.mark.parametrize("first", [GHOUL_MINION, SWARM_OF_RATS])
def test_the_investigator_chooses_the_order_of_several_attacks(first: str) -> None:
    scene = phase(AGNES, ROLAND).enemy(GHOUL_MINION, engaged=1).enemy(SWARM_OF_RATS, engaged=1)
    assert scene.seat() == 1
    scene.do(f"attacked-by:{first}").keys()
    assert (len(attacks(scene)), attacks(scene)[0]) == (2, (first, ROLAND))


@pytest.mark.rule("lcg.framework.3.3.f")
def test_an_exhausted_engaged_enemy_does_not_attack() -> None:
    scene = phase().enemy(GHOUL_MINION, engaged=0, exhausted=True)
    scene.keys()
    assert (attacks(scene), harm(scene)) == ([], (0, 0))


@pytest.mark.rule("lcg.framework.3.3.w1", "lcg.framework.3.3.w2")
def test_there_is_a_window_before_each_investigators_attacks_and_one_after_the_last(whistle: str) -> None:
    scene = phase(ROLAND, AGNES).asset(0, whistle).enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_MINION, engaged=1)
    seen: list[tuple[str, int]] = []
    while scene.keys() and scene.state.phase == "enemy":
        if scene.offers(f"use:{whistle}"):
            seen.append((scene.state.window, len(attacks(scene))))
        scene.do("pass")
    assert seen == [("enemy", 0), ("enemy", 1), ("enemy-attacked", 2)]


# 3.4


@pytest.mark.rule("lcg.framework.3.4")
def test_the_upkeep_phase_follows(whistle: str) -> None:
    scene = phase().asset(0, whistle).do("pass", "pass")
    assert [each.phase for each in scene.events("phase-began")] == ["enemy", "upkeep"]
