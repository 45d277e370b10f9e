"""The reference cards of the three scenarios: what every symbol does, on both sides."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.state import SkillTest
from miskatonic.games.arkham_lcg.words import WILLPOWER

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, Scene, given
from .names import (
    ACOLYTE,
    ARCANE_INITIATE,
    EASTTOWN,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRAVEYARD,
    HUNTING_NIGHTGAUNT,
    ICY_GHOUL,
    MAIN_PATH,
    MISKATONIC_UNIVERSITY,
    NORTHSIDE,
    OBSCURING_FOG,
    PREDATOR_OR_PREY,
    RITUAL_SITE,
    RIVERTOWN,
    SWARM_OF_RATS,
    THE_DEVOURER_BELOW,
    THE_GATHERING,
    THE_MIDNIGHT_MASKS,
    UMORDHOTH,
    WIZARD_OF_THE_ORDER,
    WOLF_MAN_DREW,
)
from .scenes import harm

MILD = pytest.mark.parametrize("difficulty", ["easy", "standard"])
HARSH = pytest.mark.parametrize("difficulty", ["hard", "expert"])
SURE, HOPELESS = 0, 20


def reveal(scene: Scene, token: str, difficulty: int = SURE, *answers: str, copies: int = 1) -> SkillTest:
    """The first investigator tests willpower and reveals this token; with copies there is another one to reveal."""
    scene.bag(*[token] * copies)
    return scene.run(skill_test(scene.table, 0, WILLPOWER, difficulty), *answers)


def values(test: SkillTest) -> list[int]:
    return [drawn.value for drawn in test.drawn]


def masks(*investigators: str, difficulty: str = "standard") -> Scene:
    return given(*investigators, adventure="midnight-masks", difficulty=difficulty).has(horror=0)


def woods(*investigators: str, difficulty: str = "standard") -> Scene:
    return given(*investigators, adventure="devourer-below", difficulty=difficulty).has(horror=0)


@pytest.mark.parametrize(
    ("adventure", "code"),
    [("gathering", THE_GATHERING), ("midnight-masks", THE_MIDNIGHT_MASKS), ("devourer-below", THE_DEVOURER_BELOW)],
)
def test_every_scenario_lays_its_own_reference_card_beside_the_table(adventure: str, code: str) -> None:
    scene = given(ROLAND, adventure=adventure)
    assert scene.state.codes[scene.state.reference] == code


# The Gathering


@MILD
@pytest.mark.parametrize("here", [0, 1, 2])
def test_gathering_skull_takes_one_off_for_every_ghoul_here(difficulty: str, here: int) -> None:
    scene = given(ROLAND, difficulty=difficulty).house().enemy(GHOUL_MINION, at=ATTIC).enemy(SWARM_OF_RATS, engaged=0)
    for _ in range(here):
        scene.enemy(GHOUL_MINION, engaged=0)
    assert values(reveal(scene, "skull")) == [-here]


@MILD
def test_gathering_a_ghoul_engaged_with_a_colleague_here_counts_too(difficulty: str) -> None:
    scene = given(ROLAND, AGNES, difficulty=difficulty).house().enemy(GHOUL_MINION, engaged=1)
    assert values(reveal(scene, "skull")) == [-1]


@MILD
@pytest.mark.parametrize(("against", "horror"), [(SURE, 0), (HOPELESS, 1)])
def test_gathering_cultist_is_minus_1_and_1_horror_on_failure(difficulty: str, against: int, horror: int) -> None:
    scene = given(ROLAND, difficulty=difficulty)
    assert values(reveal(scene, "cultist", against, copies=2)) == [-1]
    assert harm(scene) == (0, horror)


@MILD
@pytest.mark.parametrize(("at", "damage"), [(ATTIC, 0), (HALLWAY, 1)])
def test_gathering_tablet_is_minus_2_and_1_damage_if_a_ghoul_is_here(difficulty: str, at: str, damage: int) -> None:
    scene = given(ROLAND, difficulty=difficulty).house().enemy(GHOUL_MINION, at=at)
    assert values(reveal(scene, "tablet")) == [-2]
    assert harm(scene) == (damage, 0)


@HARSH
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_gathering_harsh_skull_is_minus_2_and_failure_fetches_a_ghoul(difficulty: str, pile: str) -> None:
    scene = given(ROLAND, difficulty=difficulty).encounter_deck(OBSCURING_FOG)
    encounter = scene.state.encounter
    (encounter.cards if pile == "deck" else encounter.discard).append(scene.take(GHOUL_MINION))
    assert values(reveal(scene, "skull", HOPELESS)) == [-2]
    assert scene.entry(GHOUL_MINION).engaged == 0


@HARSH
def test_gathering_harsh_skull_lets_the_investigator_pick_the_ghoul(difficulty: str) -> None:
    scene = given(ROLAND, AGNES, difficulty=difficulty).house().encounter_deck(GHOUL_MINION, ICY_GHOUL, SWARM_OF_RATS)
    reveal(scene, "skull", HOPELESS, f"take:{ICY_GHOUL}")
    assert scene.entry(ICY_GHOUL).location == scene.place(CELLAR)


@HARSH
def test_gathering_harsh_skull_fetches_nothing_on_success_or_without_a_ghoul(difficulty: str) -> None:
    scene = given(ROLAND, difficulty=difficulty).encounter_deck(GHOUL_MINION)
    reveal(scene, "skull")
    assert scene.state.enemies == []
    scene.encounter_deck(SWARM_OF_RATS)
    reveal(scene, "skull", HOPELESS)
    assert scene.state.enemies == []


@HARSH
def test_gathering_harsh_skull_fetches_when_the_test_is_over(difficulty: str) -> None:
    """The Ghoul Priest retaliates in the test; the other ghoul comes after it."""
    scene = given(ROLAND, difficulty=difficulty).house().enemy(GHOUL_PRIEST, engaged=0)
    scene.encounter_deck(GHOUL_MINION).bag("skull").do(f"fight:{GHOUL_PRIEST}")
    told = [each.__struct_config__.tag for each in scene.table.events]
    assert told.index("attacked") < told.index("encounter-card-was-drawn")


@HARSH
@pytest.mark.parametrize(("against", "horror"), [(SURE, 0), (HOPELESS, 2)])
def test_gathering_harsh_cultist_reveals_another_and_costs_2_horror_on_failure(
    difficulty: str, against: int, horror: int
) -> None:
    scene = given(ROLAND, difficulty=difficulty)
    assert values(reveal(scene, "cultist", against)) == [0]
    assert harm(scene) == (0, horror)
    assert values(reveal(scene, "cultist", SURE, copies=2)) == [0, 0]


@HARSH
@pytest.mark.parametrize(("at", "taken"), [(ATTIC, (0, 0)), (HALLWAY, (1, 1))])
def test_gathering_harsh_tablet_is_minus_4_and_hurts_if_a_ghoul_is_here(
    difficulty: str, at: str, taken: tuple[int, int]
) -> None:
    scene = given(ROLAND, difficulty=difficulty).house().enemy(GHOUL_MINION, at=at)
    assert values(reveal(scene, "tablet")) == [-4]
    assert harm(scene) == taken


def test_what_a_symbol_does_at_once_comes_before_the_result() -> None:
    """The tablet's damage defeats Roland in the middle of his test, which then has no result."""
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).has(damage=8).enemy(GHOUL_MINION, engaged=0)
    assert reveal(scene, "tablet").succeeded is None


def test_what_a_symbol_does_on_failure_comes_after_the_result() -> None:
    scene = given(ROLAND)
    reveal(scene, "cultist", HOPELESS)
    told = [each.__struct_config__.tag for each in scene.table.events]
    assert told[-2:] == ["test-ended", "harmed"]


# The Midnight Masks


@MILD
def test_masks_skull_is_the_most_doom_on_one_cultist(difficulty: str) -> None:
    scene = masks(ROLAND, difficulty=difficulty).doom(5).enemy(ACOLYTE, at=GRAVEYARD, doom=1)
    scene.enemy(WIZARD_OF_THE_ORDER, at=EASTTOWN, doom=3).enemy(SWARM_OF_RATS, at=EASTTOWN, doom=4)
    assert values(reveal(scene, "skull")) == [-3]


@MILD
def test_masks_skull_is_0_without_cultists(difficulty: str) -> None:
    assert values(reveal(masks(ROLAND, difficulty=difficulty).doom(5), "skull")) == [0]


@MILD
def test_masks_cultist_is_minus_2_and_a_doom_on_the_nearest_cultist(difficulty: str) -> None:
    scene = masks(ROLAND, difficulty=difficulty).at(0, RIVERTOWN).enemy(ACOLYTE, at=GRAVEYARD)
    scene.enemy(WIZARD_OF_THE_ORDER, at=NORTHSIDE).enemy(SWARM_OF_RATS, engaged=0)
    assert values(reveal(scene, "cultist")) == [-2]
    assert (scene.entry(ACOLYTE).doom, scene.entry(WIZARD_OF_THE_ORDER).doom) == (1, 0)


@MILD
def test_masks_the_lead_investigator_chooses_among_equally_near_cultists(difficulty: str) -> None:
    scene = masks(ROLAND, AGNES, difficulty=difficulty).at(0, RIVERTOWN).enemy(ACOLYTE, at=GRAVEYARD)
    scene.enemy(WOLF_MAN_DREW, at=EASTTOWN)
    reveal(scene, "cultist", SURE, f"doom-on:{WOLF_MAN_DREW}")
    assert (scene.entry(ACOLYTE).doom, scene.entry(WOLF_MAN_DREW).doom) == (0, 1)


@MILD
def test_masks_cultist_without_cultists_only_takes_2_off(difficulty: str) -> None:
    scene = masks(ROLAND, difficulty=difficulty).enemy(SWARM_OF_RATS, engaged=0)
    assert values(reveal(scene, "cultist", copies=2)) == [-2]
    assert scene.entry(SWARM_OF_RATS).doom == 0


@MILD
@pytest.mark.parametrize(("against", "kept"), [(SURE, 3), (HOPELESS, 2)])
def test_masks_tablet_is_minus_3_and_failure_puts_a_clue_on_the_location(
    difficulty: str, against: int, kept: int
) -> None:
    scene = masks(ROLAND, difficulty=difficulty).has(clues=3).clues(RIVERTOWN, 0)
    assert values(reveal(scene, "tablet", against)) == [-3]
    assert (scene.who().clues, scene.entry(RIVERTOWN).clues) == (kept, 3 - kept)


@HARSH
def test_masks_harsh_skull_is_all_the_doom_in_play(difficulty: str) -> None:
    scene = masks(AGNES, difficulty=difficulty).doom(2).enemy(ACOLYTE, at=GRAVEYARD, doom=1)
    scene.asset(0, ARCANE_INITIATE, doom=1)
    assert values(reveal(scene, "skull")) == [-4]


@HARSH
def test_masks_harsh_cultist_puts_a_doom_on_every_cultist(difficulty: str) -> None:
    scene = masks(ROLAND, difficulty=difficulty).enemy(ACOLYTE, at=GRAVEYARD).enemy(SWARM_OF_RATS, engaged=0)
    scene.enemy(WIZARD_OF_THE_ORDER, at=NORTHSIDE)
    assert values(reveal(scene, "cultist", copies=2)) == [-2]
    doom = [scene.entry(code).doom for code in (ACOLYTE, WIZARD_OF_THE_ORDER, SWARM_OF_RATS)]
    assert doom == [1, 1, 0]


@HARSH
def test_masks_harsh_cultist_reveals_another_without_cultists(difficulty: str) -> None:
    assert values(reveal(masks(ROLAND, difficulty=difficulty), "cultist", copies=2)) == [-2, -2]


@HARSH
@pytest.mark.parametrize(("against", "kept"), [(SURE, 3), (HOPELESS, 0)])
def test_masks_harsh_tablet_is_minus_4_and_failure_costs_all_clues(difficulty: str, against: int, kept: int) -> None:
    scene = masks(ROLAND, difficulty=difficulty).has(clues=3).clues(RIVERTOWN, 0)
    assert values(reveal(scene, "tablet", against)) == [-4]
    assert (scene.who().clues, scene.entry(RIVERTOWN).clues) == (kept, 3 - kept)


def test_doom_from_a_symbol_waits_for_the_mythos_phase() -> None:
    scene = masks(ROLAND).doom(5).enemy(ACOLYTE, at=MISKATONIC_UNIVERSITY, doom=1)
    reveal(scene, "cultist")
    assert scene.in_play(PREDATOR_OR_PREY)
    scene.encounter_deck(OBSCURING_FOG).step("round.begin").keys()
    assert not scene.in_play(PREDATOR_OR_PREY)


# The Devourer Below


@MILD
def test_woods_skull_takes_one_off_for_every_monster_in_play(difficulty: str) -> None:
    scene = woods(ROLAND, difficulty=difficulty).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    far = next(at for at in scene.state.locations if scene.state.codes[at] != MAIN_PATH)
    scene.enemy(HUNTING_NIGHTGAUNT, location=far)
    assert values(reveal(scene, "skull")) == [-2]


@MILD
def test_woods_cultist_is_minus_2_and_a_doom_on_the_nearest_enemy(difficulty: str) -> None:
    scene = woods(ROLAND, difficulty=difficulty).enemy(SWARM_OF_RATS, engaged=0).location(RITUAL_SITE)
    scene.enemy(ACOLYTE, at=RITUAL_SITE)
    assert values(reveal(scene, "cultist")) == [-2]
    assert (scene.entry(SWARM_OF_RATS).doom, scene.entry(ACOLYTE).doom) == (1, 0)


@pytest.mark.parametrize(("difficulty", "doom"), [("standard", 1), ("hard", 2)])
def test_woods_the_lead_investigator_chooses_among_equally_near_enemies(difficulty: str, doom: int) -> None:
    scene = woods(ROLAND, AGNES, difficulty=difficulty).enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_MINION, engaged=1)
    reveal(scene, "cultist", SURE, f"doom-on:{GHOUL_MINION}")
    assert (scene.entry(SWARM_OF_RATS).doom, scene.entry(GHOUL_MINION).doom) == (0, doom)


@MILD
@pytest.mark.parametrize(("enemy", "damage"), [(SWARM_OF_RATS, 0), (GHOUL_MINION, 1)])
def test_woods_tablet_is_minus_3_and_1_damage_if_a_monster_is_here(difficulty: str, enemy: str, damage: int) -> None:
    scene = woods(ROLAND, difficulty=difficulty).enemy(enemy, engaged=0)
    assert values(reveal(scene, "tablet")) == [-3]
    assert harm(scene) == (damage, 0)


@pytest.mark.parametrize(("difficulty", "value"), [("easy", -5), ("standard", -5), ("hard", -7), ("expert", -7)])
def test_woods_elder_thing_reveals_another_with_an_ancient_one_in_play(difficulty: str, value: int) -> None:
    scene = woods(ROLAND, difficulty=difficulty)
    assert values(reveal(scene, "elder-thing", copies=2)) == [value]
    scene.location(RITUAL_SITE).enemy(UMORDHOTH, at=RITUAL_SITE)
    assert values(reveal(scene, "elder-thing", copies=2)) == [value, value]


@HARSH
def test_woods_harsh_skull_is_minus_3_and_failure_fetches_a_monster(difficulty: str) -> None:
    scene = woods(ROLAND, difficulty=difficulty).encounter_deck(SWARM_OF_RATS, GHOUL_MINION)
    assert values(reveal(scene, "skull")) == [-3]
    assert scene.state.enemies == []
    reveal(scene, "skull", HOPELESS)
    assert scene.codes(scene.state.enemies) == [GHOUL_MINION]


@HARSH
def test_woods_harsh_cultist_is_minus_4_and_2_doom_on_the_nearest_enemy(difficulty: str) -> None:
    scene = woods(ROLAND, difficulty=difficulty).enemy(SWARM_OF_RATS, engaged=0)
    assert values(reveal(scene, "cultist")) == [-4]
    assert scene.entry(SWARM_OF_RATS).doom == 2


@HARSH
@pytest.mark.parametrize(("enemy", "taken"), [(SWARM_OF_RATS, (0, 0)), (GHOUL_MINION, (1, 1))])
def test_woods_harsh_tablet_is_minus_5_and_hurts_if_a_monster_is_here(
    difficulty: str, enemy: str, taken: tuple[int, int]
) -> None:
    scene = woods(ROLAND, difficulty=difficulty).enemy(enemy, engaged=0)
    assert values(reveal(scene, "tablet")) == [-5]
    assert harm(scene) == taken
