"""The investigation phase: framework steps 2.1 to 2.3."""

from __future__ import annotations

import pytest

from .given import AGNES, ATTIC, ROLAND, WENDY, Scene, given
from .names import EMERGENCY_CACHE, GHOUL_MINION, KNIFE, OBSCURING_FOG, SWARM_OF_RATS
from .scenes import pass_round, tags


def phase(*investigators: str) -> Scene:
    """The investigation phase is about to begin."""
    scene = given(*investigators).house().encounter_deck(*[OBSCURING_FOG] * 8)
    return scene.step("investigation.begin")


def turns(scene: Scene) -> list[str]:
    return [each.who for each in scene.events("turn-began")]


# 2.1


@pytest.mark.rule("lcg.framework.2.1")
def test_the_phase_begins_before_anybodys_turn() -> None:
    scene = phase(ROLAND)
    scene.keys()
    assert tags(scene, "phase-began", "turn-began") == ["phase-began", "turn-began"]
    assert (scene.state.phase, scene.who().actions) == ("investigation", 3)


@pytest.mark.rule("lcg.framework.2.1.w")
def test_there_is_a_window_before_the_first_turn(whistle: str) -> None:
    scene = phase(ROLAND).asset(0, whistle)
    assert scene.offers(f"use:{whistle}")
    assert (scene.state.window, turns(scene)) == ("investigation", [])


# 2.2


@pytest.mark.rule("lcg.framework.2.2.a")
@pytest.mark.parametrize("first", [ROLAND, AGNES])
def test_the_investigators_choose_who_goes_next(first: str) -> None:
    scene = phase(ROLAND, AGNES)
    assert scene.keys() == [f"next-turn:{ROLAND}", f"next-turn:{AGNES}"]
    scene.do(f"next-turn:{first}")
    assert turns(scene) == [first]


@pytest.mark.rule("lcg.framework.2.2.b")
def test_a_turn_is_finished_before_another_one_begins() -> None:
    scene = phase(ROLAND, AGNES).do(f"next-turn:{AGNES}")
    for _ in range(2):
        scene.do("resource")
        assert (scene.seat(), scene.offers("next-turn"), turns(scene)) == (1, False, [AGNES])
    scene.do("end-turn")
    assert (scene.seat(), turns(scene)) == (0, [AGNES, ROLAND])


@pytest.mark.rule("lcg.framework.2.2.c")
def test_everybody_takes_exactly_one_turn_in_a_round() -> None:
    scene = phase(ROLAND, AGNES)
    pass_round(scene)
    assert sorted(turns(scene)[:2]) == [ROLAND, AGNES]
    assert [each.phase for each in scene.events("phase-began")][:2] == ["investigation", "enemy"]


@pytest.mark.rule("lcg.framework.2.2.w", "lcg.framework.2.2.1.c")
def test_there_is_a_window_after_the_start_of_a_turn_and_after_each_action(whistle: str) -> None:
    scene = phase(ROLAND).asset(0, whistle).do("pass")
    for _ in range(3):
        assert (scene.offers(f"use:{whistle}"), scene.state.window) == (True, "turn")
        scene.do("resource")
    assert (scene.offers(f"use:{whistle}"), scene.offers("resource")) == (True, False)


@pytest.mark.rule("lcg.framework.2.2.w", "lcg.framework.2.2.1.c")
def test_the_others_have_these_windows_too(whistle: str) -> None:
    scene = phase(ROLAND, AGNES).asset(1, whistle).do("pass", f"next-turn:{ROLAND}")
    for _ in range(3):
        assert (scene.seat(), scene.offers(f"use:{whistle}")) == (1, True)
        scene.do("pass", "resource")
    assert (scene.seat(), scene.offers(f"use:{whistle}")) == (1, True)


# 2.2.1


@pytest.mark.rule("lcg.framework.2.2.1.a")
def test_an_investigator_may_take_three_actions_in_a_turn() -> None:
    scene = phase(ROLAND, AGNES).do(f"next-turn:{ROLAND}", "resource", "resource", "resource")
    assert (scene.who().resources, scene.seat()) == (8, 1)


@pytest.mark.rule("lcg.framework.2.2.1.a")
def test_each_action_is_one_of_the_listed_ones() -> None:
    scene = phase(ROLAND).hand(0, EMERGENCY_CACHE).asset(0, KNIFE).enemy(GHOUL_MINION, engaged=0)
    scene.enemy(SWARM_OF_RATS, exhausted=True)
    verbs = {key.split(":")[0] for key in list(scene.keys())}
    assert verbs == {
        *("investigate", "move", "draw", "resource", "play", "activate"),
        *("fight", "evade", "engage", "end-turn"),
    }


@pytest.mark.rule("lcg.framework.2.2.1.b")
@pytest.mark.parametrize(
    "actions", [("draw", "draw", "draw"), ("draw", "resource", "draw"), ("resource", f"move:{ATTIC}", "draw")]
)
def test_actions_may_be_taken_in_any_order_and_repeatedly(actions: tuple[str, ...]) -> None:
    scene = phase(ROLAND).do(*actions)
    assert [each.action for each in scene.events("action-taken")] == [action.split(":")[0] for action in actions]


@pytest.mark.rule("lcg.framework.2.2.1.d")
def test_a_turn_may_be_ended_early() -> None:
    scene = phase(ROLAND, AGNES).do(f"next-turn:{ROLAND}", "resource", "end-turn")
    assert (scene.who().actions, scene.seat()) == (2, 1)


@pytest.mark.rule("lcg.framework.2.2.1.e")
def test_without_actions_the_turn_ends() -> None:
    scene = phase(ROLAND, AGNES).do(f"next-turn:{ROLAND}")
    scene.has(0, actions=1).do("resource")
    assert (scene.seat(), tags(scene, "turn-ended")) == (1, ["turn-ended"])


# 2.2.2 and 2.3


@pytest.mark.rule("lcg.framework.2.2.2.a", "lcg.framework.2.2.2.b")
def test_who_has_acted_takes_no_second_turn_and_the_others_go_on() -> None:
    scene = phase(ROLAND, AGNES, WENDY).do(f"next-turn:{AGNES}", "end-turn")
    assert scene.keys() == [f"next-turn:{ROLAND}", f"next-turn:{WENDY}"]


@pytest.mark.rule("lcg.framework.2.2.2.b", "lcg.framework.2.3")
def test_after_the_last_turn_the_enemy_phase_follows() -> None:
    scene = phase(ROLAND).do("end-turn")
    assert [each.phase for each in scene.events("phase-began")][:2] == ["investigation", "enemy"]
    assert tags(scene, "turn-ended", "phase-began")[:3] == ["phase-began", "turn-ended", "phase-began"]


@pytest.mark.rule("lcg.framework.2.2.2.w")
def test_there_is_no_window_between_two_turns_nor_after_the_last_one(whistle: str) -> None:
    scene = phase(ROLAND, AGNES).asset(0, whistle)
    asked = pass_round(scene)
    assert asked[:6] == ["investigation", "prompt-next-turn", "turn", "turn", "turn", "enemy"]
    assert tags(scene, "turn-began", "turn-ended")[:4] == ["turn-began", "turn-ended"] * 2
