"""The anatomy of cards, the example cards of the rulebook, and connections."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.places import connected
from miskatonic.games.arkham_lcg.play import face
from miskatonic.games.arkham_lcg.values import health, remaining_health, remaining_sanity, skill_value
from miskatonic.games.arkham_lcg.words import NOBODY, Skill

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, WENDY, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    DRAWN_TO_THE_FLAME,
    GHOUL_MINION,
    GHOUL_PRIEST,
    HOLY_ROSARY,
    ICY_GHOUL,
    LEATHER_COAT,
    LEO_DE_LUCA,
    MACHETE,
    MAIN_PATH,
    MEDICAL_TEXTS,
    OBSCURING_FOG,
    OLD_BOOK_OF_LORE,
    RISE_OF_THE_GHOULS,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    THE_BARRIER,
    TRAPPED,
    WHATS_GOING_ON,
)
from .scenes import harm, last_test, tags

# Scenario cards


@pytest.mark.rule("lcg.card-anatomy.3")
def test_a_location_has_an_unrevealed_and_a_revealed_side() -> None:
    scene = given(WENDY, adventure="devourer-below").bag("+1")
    woods = next(at for at in scene.state.locations if scene.state.codes[at] != MAIN_PATH)
    code = scene.state.codes[woods]
    assert (face(scene.table, woods), scene.state.play[woods].revealed) == ("arkham-woods", False)
    scene.do("move:arkham-woods").pass_all()
    assert (face(scene.table, woods), scene.state.play[woods].revealed) == (code, True)


@pytest.mark.rule("lcg.card-anatomy.5")
@pytest.mark.parametrize(("verb", "skill", "difficulty"), [("fight", "combat", 3), ("evade", "agility", 4)])
def test_an_enemy_shows_how_hard_it_is_to_attack_and_to_evade(verb: str, skill: str, difficulty: int) -> None:
    scene = given(ROLAND).house().enemy(ICY_GHOUL, engaged=0).bag("0").do(f"{verb}:{ICY_GHOUL}")
    (began,) = scene.events("test-began")
    assert (began.skill, began.difficulty) == (skill, difficulty)


@pytest.mark.rule("lcg.card-anatomy.5")
def test_an_enemy_shows_what_its_attack_deals() -> None:
    scene = given(ROLAND).house().enemy(ICY_GHOUL, engaged=0).do("resource")
    assert harm(scene) == (2, 1)


@pytest.mark.rule("lcg.card-anatomy.5")
@pytest.mark.parametrize(("damage", "falls"), [(2, False), (3, True)])
def test_an_enemy_shows_how_much_damage_defeats_it(damage: int, falls: bool) -> None:
    scene = given(ROLAND).house().enemy(ICY_GHOUL, engaged=0, damage=damage).bag("0").do(f"fight:{ICY_GHOUL}")
    assert scene.in_play(ICY_GHOUL) is not falls


@pytest.mark.rule("lcg.card-anatomy.6")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_health_of_the_ghoul_priest_is_5_for_each_investigator(count: int) -> None:
    scene = given(*(ROLAND, DAISY, AGNES, WENDY)[:count]).house().enemy(GHOUL_PRIEST, at=ATTIC)
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 5 * count


@pytest.mark.rule("lcg.card-anatomy.7")
def test_a_location_shows_shroud_clues_and_connections() -> None:
    scene = given(ROLAND, AGNES).house().bag("+1").do(f"move:{CELLAR}")
    assert scene.entry(CELLAR).clues == 2 * 2
    assert connected(scene.table, scene.place(CELLAR)) == [scene.place(HALLWAY)]
    scene.do("investigate")
    assert last_test(scene).difficulty == 4


@pytest.mark.rule("lcg.card-anatomy.8", "lcg.card-anatomy.9")
@pytest.mark.parametrize(("clues", "advances"), [(1, False), (2, True)])
def test_an_act_shows_the_clues_that_advance_it_and_then_its_other_side(clues: int, advances: bool) -> None:
    """The other side of the first act opens the house."""
    scene = given(ROLAND).has(clues=clues)
    assert scene.offers(f"use:{TRAPPED}") is advances
    if advances:
        scene.do(f"use:{TRAPPED}")
        assert (scene.in_play(THE_BARRIER), scene.in_play(PARLOR), scene.in_play(STUDY)) == (True, True, False)


@pytest.mark.rule("lcg.card-anatomy.8", "lcg.card-anatomy.9")
def test_an_agenda_shows_the_doom_that_advances_it_and_then_its_other_side() -> None:
    """The other side of the first agenda costs the lead investigator 2 horror, or everybody a card."""
    scene = given(ROLAND).doom(1).encounter_deck(*[OBSCURING_FOG] * 4).step("round.begin")
    scene.keys()
    assert (scene.in_play(WHATS_GOING_ON), harm(scene)) == (True, (0, 0))
    scene.step("round.begin").keys()
    assert (scene.in_play(RISE_OF_THE_GHOULS), harm(scene)) == (True, (0, 2))


# Player cards


@pytest.mark.rule("lcg.card-anatomy.12")
@pytest.mark.parametrize(
    ("code", "skills", "bears", "sane"),
    [
        (ROLAND, (3, 3, 4, 2), 9, 5),
        (DAISY, (3, 5, 2, 2), 5, 9),
        (SKIDS, (2, 3, 3, 4), 8, 6),
        (AGNES, (5, 2, 2, 3), 6, 8),
        (WENDY, (4, 3, 1, 4), 7, 7),
    ],
)
def test_an_investigator_has_four_skills_health_and_sanity(
    code: str, skills: tuple[int, ...], bears: int, sane: int
) -> None:
    """Willpower, intellect, combat and agility, in this order."""
    scene = given(code)
    names = ("willpower", "intellect", "combat", "agility")
    assert tuple(skill_value(scene.table, 0, Skill(name)) for name in names) == skills
    assert (remaining_health(scene.table, 0), remaining_sanity(scene.table, 0)) == (bears, sane)


@pytest.mark.rule("lcg.card-anatomy.12")
@pytest.mark.parametrize(("code", "value"), [(ROLAND, 4 + 1), (SKIDS, 3 + 2), (AGNES, 2 + 3), (DAISY, 2)])
def test_and_an_elder_sign_ability(code: str, value: int) -> None:
    """Roland: +1 for the clue; Skids: +2; Agnes: +1 for each horror; Daisy: +0."""
    scene = given(code).clues(STUDY, 1).has(horror=3, resources=0).bag("elder-sign")
    scene.enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"fight:{SWARM_OF_RATS}")
    assert last_test(scene).value == value


@pytest.mark.rule("lcg.card-anatomy.13")
@pytest.mark.parametrize(
    ("asset", "offered"),
    [
        (BEAT_COP, [f"assign-damage:{BEAT_COP}", f"assign-horror:{BEAT_COP}"]),
        (LEATHER_COAT, [f"assign-damage:{LEATHER_COAT}"]),
        (HOLY_ROSARY, [f"assign-horror:{HOLY_ROSARY}"]),
        (MACHETE, []),
    ],
)
def test_an_asset_may_have_health_sanity_both_or_neither(asset: str, offered: list[str]) -> None:
    scene = given(ROLAND).house().asset(0, asset).enemy(GHOUL_MINION, engaged=0).do("resource")
    shields = [key.split("#")[0] for key in list(scene.keys()) if key.startswith("assign-")]
    assert shields == offered


# The example cards


@pytest.mark.rule("lcg.card-example.1")
def test_daisy_has_an_additional_action_for_the_abilities_of_tomes_only() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).asset(0, MEDICAL_TEXTS).has(damage=1).turn(0, actions=0)
    assert (scene.offers(f"activate:{OLD_BOOK_OF_LORE}"), scene.offers("resource")) == (True, False)
    assert scene.offers(f"activate:{MEDICAL_TEXTS}")
    scene.bag("0").do(f"activate:{MEDICAL_TEXTS}")
    assert tags(scene, "action-taken", "turn-ended") == ["action-taken", "turn-ended"]


@pytest.mark.rule("lcg.card-example.1")
def test_it_comes_on_top_of_her_three_actions() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).do(f"activate:{OLD_BOOK_OF_LORE}")
    scene.do("take:").do("resource", "resource")
    assert (scene.who().actions, scene.offers("resource")) == (1, True)


@pytest.mark.rule("lcg.card-example.2")
@pytest.mark.parametrize(("shroud", "drawn"), [(5, 2), (6, 0)])
def test_daisys_elder_sign_draws_a_card_for_each_of_her_tomes_if_the_test_succeeds(
    made_up: MakeUp, shroud: int, drawn: int
) -> None:
    made_up(STUDY, "99001", shroud=shroud)
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).asset(0, MEDICAL_TEXTS).location("99001").at(0, "99001")
    scene.bag("elder-sign").do("investigate")
    if drawn:
        scene.do("as-listed")
    assert (last_test(scene).value, len(scene.who().hand)) == (5, drawn)


@pytest.mark.rule("lcg.card-example.3")
def test_leo_de_luca_gives_an_additional_action() -> None:
    scene = given(SKIDS, ROLAND).asset(0, LEO_DE_LUCA).has(resources=0)
    scene.do(*["resource"] * 4)
    assert (scene.who().resources, scene.seat()) == (4, 0)
    assert not scene.offers("resource")


@pytest.mark.rule("lcg.card-example.3")
def test_leo_de_luca_is_unique_and_bears_2_damage_and_2_horror() -> None:
    scene = given(SKIDS).asset(0, LEO_DE_LUCA).hand(0, LEO_DE_LUCA).has(resources=9)
    assert not scene.offers(f"play:{LEO_DE_LUCA}")
    damage, horror = f"assign-damage:{LEO_DE_LUCA}", f"assign-horror:{LEO_DE_LUCA}"
    scene.run(take(scene.table, 0, damage=3, horror=3), damage, damage, horror, horror)
    assert (harm(scene), scene.in_play(LEO_DE_LUCA)) == ((1, 1), False)


@pytest.mark.rule("lcg.card-example.4")
def test_survival_instinct_lets_who_evaded_disengage_from_the_others_and_move() -> None:
    scene = given(WENDY).house().enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    scene.hand(0, SURVIVAL_INSTINCT).do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}", "as-listed")
    scene.do("disengage:yes", f"slip-away:{CELLAR}")
    assert (scene.entry(SWARM_OF_RATS).engaged, scene.entry(SWARM_OF_RATS).exhausted) == (NOBODY, False)
    assert (scene.who().location, scene.who().threats) == (scene.place(CELLAR), [])


@pytest.mark.rule("lcg.card-example.4")
@pytest.mark.parametrize("act", [f"fight:{SWARM_OF_RATS}", f"evade:{SWARM_OF_RATS}"])
def test_not_after_a_failure_or_another_test(act: str) -> None:
    scene = given(WENDY).house().enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_MINION, engaged=0).bag("-8")
    scene.hand(0, SURVIVAL_INSTINCT).do(act).pass_all()
    assert (scene.offers("disengage:"), len(scene.who().threats)) == (False, 2)


@pytest.mark.rule("lcg.card-example.5")
def test_drawn_to_the_flame_draws_an_encounter_card_and_then_discovers_2_clues() -> None:
    scene = given(AGNES).hand(0, DRAWN_TO_THE_FLAME).has(resources=0).encounter(GHOUL_MINION)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.entry(GHOUL_MINION).engaged, scene.who().clues, scene.entry(STUDY).clues) == (0, 2, 0)


# Connections


@pytest.mark.rule("lcg.connections.1.ltp")
def test_connections_are_read_from_the_location_one_leaves_and_may_lead_one_way(made_up: MakeUp) -> None:
    made_up(STUDY, "99001", symbol="star", connects=["square"])
    scene = given(ROLAND).house().location("99001").at(0, "99001")
    assert scene.offers(f"move:{HALLWAY}")
    scene.do(f"move:{HALLWAY}")
    assert not scene.offers("move:99001")
