"""What options of the card game are about, what they cost beyond the ordinary, and where else they are."""

from __future__ import annotations

import pytest

from miskatonic.kernel.decision import Details, Option, QuestionKind, Role

from .given import AGNES, ROLAND, Scene, given
from .names import (
    BACKSTAB,
    CUNNING_DISTRACTION,
    DARK_MEMORY,
    FORTY_FIVE_AUTOMATIC,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    MACHETE,
    SWARM_OF_RATS,
)


def offered(scene: Scene, start: str) -> Option:
    decision = scene.resumed().decision
    assert decision is not None
    return next(option for option in decision.options if option.key.startswith(start))


def details(scene: Scene, start: str) -> Details:
    return scene.resumed().details(offered(scene, start))


def texts(details: Details) -> list[str]:
    return [cost.text("en") for cost in details.costs]


def test_a_turn_is_a_question_with_its_way_out() -> None:
    decision = given(ROLAND).resumed().decision
    assert decision is not None
    assert (decision.kind, decision.topic) == (QuestionKind.ACT, "turn")
    end = decision.with_role(Role.END_TURN)
    assert end is not None and end.key == "end-turn"


def test_fighting_is_about_the_enemy() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    fight = offered(scene, "fight")
    assert (fight.verb, fight.about) == ("fight", (f"card:{scene.card(GHOUL_MINION)}",))


def test_investigating_is_about_where_one_stands_and_drawing_about_the_deck() -> None:
    scene = given(ROLAND)
    assert offered(scene, "investigate").about == (f"card:{scene.who().location}",)
    assert offered(scene, "draw").about == (f"deck:{ROLAND}",)
    assert offered(scene, "resource").about == (f"resources:{ROLAND}",)


def test_the_ability_of_an_investigator_is_about_the_investigator() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0, damage=1).bag("+1")
    scene.do("fight")
    assert offered(scene, "use").about == (f"investigator:{ROLAND}",)


def test_equal_copies_in_the_hand_are_one_option_found_at_each_of_them() -> None:
    scene = given(ROLAND).hand(0, MACHETE, MACHETE, FORTY_FIVE_AUTOMATIC).has(resources=9)
    machetes = {f"card:{card}" for card in scene.who().hand[:2]}
    assert {*offered(scene, f"play:{MACHETE}").about, *details(scene, f"play:{MACHETE}").also} == machetes


def test_a_weapon_is_also_found_at_the_enemies_it_could_strike() -> None:
    scene = given(ROLAND).asset(0, MACHETE).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS)
    enemies = {f"card:{scene.card(code)}" for code in (GHOUL_MINION, SWARM_OF_RATS)}
    assert set(details(scene, f"activate:{MACHETE}").also) == enemies


def test_an_ordinary_action_has_no_extra_cost() -> None:
    scene = given(ROLAND)
    assert [texts(details(scene, start)) for start in ("investigate", "draw", "resource")] == [[], [], []]


def test_what_provokes_an_attack_says_by_whom() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    assert texts(details(scene, "draw")) == ["provokes an attack: Ghoul Minion"]
    assert texts(details(scene, "fight")) == []
    scene.entry(GHOUL_MINION).exhausted = True
    assert texts(details(scene._changed(), "draw")) == []


@pytest.mark.parametrize(
    "start", ["fight", "evade", "move", f"activate:{MACHETE}", f"play:{BACKSTAB}", f"play:{CUNNING_DISTRACTION}"]
)
def test_frozen_in_fear_shows_that_what_is_first_fought_evaded_or_moved_costs_two_actions(start: str) -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).threat(0, FROZEN_IN_FEAR).has(resources=9)
    scene.asset(0, MACHETE).hand(0, BACKSTAB, CUNNING_DISTRACTION)
    assert "2 actions" in texts(details(scene, start))


def test_frozen_in_fear_makes_nothing_else_dearer() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0).threat(0, FROZEN_IN_FEAR)
    assert texts(details(scene, "resource")) == ["provokes an attack: Ghoul Minion"]


def test_a_card_in_the_hand_of_somebody_else_is_named_as_the_printed_one() -> None:
    """The lead investigator settles the order of what is forced, also of cards that only another one sees."""
    scene = given(ROLAND, AGNES).hand(1, DARK_MEMORY).threat(1, FROZEN_IN_FEAR).turn(1).do("end-turn")
    decision = scene.resumed().decision
    assert decision is not None and (decision.seat, decision.topic) == (0, "forced")
    assert offered(scene, f"use:{DARK_MEMORY}").about == (f"printed:{DARK_MEMORY}",)
    assert offered(scene, f"use:{FROZEN_IN_FEAR}").about == (f"card:{scene.card(FROZEN_IN_FEAR)}",)
