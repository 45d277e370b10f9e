"""The encounter sets that several scenarios share, with the values of all their enemies."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack, move_hunters
from miskatonic.games.arkham_lcg.engagement import engage_ready_enemies
from miskatonic.games.arkham_lcg.harm import damage_enemy
from miskatonic.games.arkham_lcg.places import discover
from miskatonic.games.arkham_lcg.values import shroud
from miskatonic.games.arkham_lcg.words import AGILITY, COMBAT, NOBODY

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .names import (
    ACOLYTE,
    ANCIENT_EVILS,
    ARKHAM_ASYLUM,
    BARRICADE,
    BEAT_COP,
    CRYPT_CHILL,
    DISSONANT_VOICES,
    EASTTOWN,
    EMERGENCY_CACHE,
    FIRST_BANK_OF_ARKHAM,
    FORTY_FIVE_AUTOMATIC,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GOAT_SPAWN,
    GRASPING_HANDS,
    GRAVEYARD,
    GUTS,
    HUNTING_NIGHTGAUNT,
    KNIFE,
    LOCKED_DOOR,
    MACHETE,
    MISKATONIC_UNIVERSITY,
    MYSTERIOUS_CHANTING,
    NORTHSIDE,
    OBSCURING_FOG,
    ON_WINGS_OF_DARKNESS,
    PREDATOR_OR_PREY,
    RAVENOUS_GHOUL,
    RELENTLESS_DARK_YOUNG,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    ROTTING_REMAINS,
    SCREECHING_BYAKHEE,
    SWARM_OF_RATS,
    WHATS_GOING_ON,
    WIZARD_OF_THE_ORDER,
    WOLF_MAN_DREW,
    YITHIAN_OBSERVER,
    YOUNG_DEEP_ONE,
)
from .scenes import harm, last_test

AGENTS = (YITHIAN_OBSERVER, RELENTLESS_DARK_YOUNG, GOAT_SPAWN, YOUNG_DEEP_ONE, SCREECHING_BYAKHEE)


def draw(scene: Scene, code: str, *answers: str, who: int = 0) -> Scene:
    """Somebody draws this encounter card."""
    scene.encounter(code)
    scene.run(draw_encounter_card(scene.table, who), *answers)
    return scene


def arkham(*investigators: str) -> Scene:
    return given(*investigators, adventure="midnight-masks").has(horror=0)


# All enemies


@pytest.mark.parametrize(
    ("code", "fight", "bears", "evade", "taken"),
    [
        (SWARM_OF_RATS, 1, 1, 3, (1, 0)),
        (GHOUL_MINION, 2, 2, 2, (1, 1)),
        (RAVENOUS_GHOUL, 3, 3, 3, (1, 1)),
        (ACOLYTE, 3, 1, 2, (1, 0)),
        (WIZARD_OF_THE_ORDER, 4, 2, 2, (1, 0)),
        (HUNTING_NIGHTGAUNT, 3, 4, 1, (1, 1)),
        (SCREECHING_BYAKHEE, 3, 4, 3, (1, 2)),
        (YITHIAN_OBSERVER, 4, 4, 3, (1, 1)),
        (RELENTLESS_DARK_YOUNG, 4, 5, 2, (2, 1)),
        (GOAT_SPAWN, 3, 3, 2, (1, 0)),
        (YOUNG_DEEP_ONE, 3, 3, 3, (1, 1)),
    ],
)
def test_every_enemy_has_its_values(code: str, fight: int, bears: int, evade: int, taken: tuple[int, int]) -> None:
    scene = given(WENDY).house().enemy(code, engaged=0).hand(0, KNIFE).bag("-8").has(actions=9)
    scene.run(attack(scene.table, scene.card(code), 0))
    assert harm(scene) == taken
    scene.has(damage=0, horror=0, hand=[])
    assert [last_test(scene.do(f"{act}:{code}")).difficulty for act in ("fight", "evade")] == [fight, evade]
    scene.run(damage_enemy(scene.table, scene.card(code), bears - scene.harm(code) - 1))
    assert scene.in_play(code)
    scene.run(damage_enemy(scene.table, scene.card(code), 1))
    assert not scene.in_play(code)


@pytest.mark.parametrize("code", [SWARM_OF_RATS, GHOUL_MINION, RAVENOUS_GHOUL, HUNTING_NIGHTGAUNT, *AGENTS])
def test_an_enemy_without_a_spawn_line_engages_whoever_draws_it(code: str) -> None:
    scene = draw(given(ROLAND, AGNES).house(), code, who=1)
    assert scene.entry(code).engaged == 1


@pytest.mark.parametrize(
    ("code", "hunts"),
    [
        *((code, True) for code in (SWARM_OF_RATS, HUNTING_NIGHTGAUNT, SCREECHING_BYAKHEE, GOAT_SPAWN, YOUNG_DEEP_ONE)),
        *((code, False) for code in (GHOUL_MINION, RAVENOUS_GHOUL, ACOLYTE, WIZARD_OF_THE_ORDER)),
        *((code, False) for code in (YITHIAN_OBSERVER, RELENTLESS_DARK_YOUNG)),
    ],
)
def test_only_hunters_hunt(code: str, hunts: bool) -> None:
    scene = given(ROLAND).house().enemy(code, at=ATTIC)
    scene.run(move_hunters(scene.table))
    assert (scene.entry(code).engaged == 0) == hunts


@pytest.mark.parametrize("code", [SWARM_OF_RATS, GHOUL_MINION, WIZARD_OF_THE_ORDER, GOAT_SPAWN, YOUNG_DEEP_ONE])
def test_wizard_and_goat_spawn_retaliate(code: str) -> None:
    scene = given(WENDY).house().enemy(code, engaged=0).bag("auto-fail").do(f"fight:{code}")
    assert bool(scene.events("attacked")) == (code in (WIZARD_OF_THE_ORDER, GOAT_SPAWN))


@pytest.mark.parametrize(
    ("code", "marks"),
    [
        (RAVENOUS_GHOUL, {"damage": 5}),
        (SCREECHING_BYAKHEE, {"horror": 3}),
        (YITHIAN_OBSERVER, {}),
        (RELENTLESS_DARK_YOUNG, {}),
        (YOUNG_DEEP_ONE, {}),
    ],
)
def test_prey_is_the_weakest(code: str, marks: dict[str, int]) -> None:
    """The lowest health, sanity and hand are Skids's, the lowest agility is Roland's, the lowest combat Wendy's."""
    prey = {RELENTLESS_DARK_YOUNG: ROLAND, YOUNG_DEEP_ONE: WENDY}.get(code, SKIDS)
    scene = given(SKIDS, ROLAND, WENDY).house().hand(1, KNIFE).hand(2, KNIFE).has(0, **marks)
    scene.enemy(code)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.who(scene.entry(code).engaged).code == prey


@pytest.mark.parametrize("code", [SCREECHING_BYAKHEE, YITHIAN_OBSERVER, RELENTLESS_DARK_YOUNG])
def test_some_agents_are_worth_1(code: str) -> None:
    scene = given(ROLAND).house().enemy(code, engaged=0)
    scene.run(damage_enemy(scene.table, scene.card(code), 5))
    assert [each.victory for each in scene.events("sent-to-victory-display")] == [1]


# Ghouls and Striking Fear


@pytest.mark.parametrize(("token", "damage"), [("+1", 0), ("0", 1), ("-1", 2), ("auto-fail", 3)])
def test_grasping_hands_deal_1_damage_for_each_point_below_agility_3(token: str, damage: int) -> None:
    scene = draw(given(ROLAND).bag(token), GRASPING_HANDS)
    assert (last_test(scene).difficulty, harm(scene)) == (3, (damage, 0))
    assert scene.codes(scene.state.encounter.discard) == [GRASPING_HANDS]


@pytest.mark.parametrize(("token", "horror"), [("0", 0), ("-1", 1), ("auto-fail", 3)])
def test_rotting_remains_deal_1_horror_for_each_point_below_willpower_3(token: str, horror: int) -> None:
    scene = draw(given(ROLAND).bag(token), ROTTING_REMAINS)
    assert (last_test(scene).difficulty, harm(scene)) == (3, (0, horror))


def test_frozen_in_fear_makes_the_first_move_fight_or_evasion_of_the_round_dearer() -> None:
    scene = draw(given(ROLAND, AGNES).house(), FROZEN_IN_FEAR).turn(0).do("resource")
    assert scene.who().actions == 2
    scene.do(f"move:{ATTIC}")
    assert scene.who().actions == 0


@pytest.mark.parametrize(
    "act", [f"move:{ATTIC}", f"fight:{GHOUL_MINION}", f"evade:{GHOUL_MINION}", f"activate:{FORTY_FIVE_AUTOMATIC}"]
)
def test_frozen_in_fear_concerns_moving_fighting_and_evading_once_a_round(act: str) -> None:
    scene = given(ROLAND).house().threat(0, FROZEN_IN_FEAR).enemy(GHOUL_MINION, engaged=0).bag("-8")
    scene.asset(0, FORTY_FIVE_AUTOMATIC).turn(0, actions=4).do(act)
    assert scene.who().actions == 2
    scene.do("fight:")
    assert scene.who().actions == 1


def test_frozen_in_fear_comes_back_every_round() -> None:
    scene = given(ROLAND).house().threat(0, FROZEN_IN_FEAR).turn(0, actions=9)
    scene.do(f"move:{ATTIC}", f"move:{HALLWAY}")
    scene.state.uses.new("round")
    scene.turn(0).do(f"move:{ATTIC}")
    assert scene.who().actions == 1


def test_frozen_in_fear_bars_what_cannot_be_paid() -> None:
    scene = given(ROLAND).house().threat(0, FROZEN_IN_FEAR).enemy(GHOUL_MINION, engaged=0).turn(0, actions=1)
    assert not any(scene.offers(act) for act in ("move:", "fight:", "evade:"))
    assert scene.offers("investigate")


def test_frozen_in_fear_does_not_concern_the_others() -> None:
    scene = given(ROLAND, AGNES).house().threat(0, FROZEN_IN_FEAR).turn(1).do(f"move:{ATTIC}")
    assert scene.who(1).actions == 2


@pytest.mark.parametrize(("token", "stays"), [("0", False), ("-1", True)])
def test_frozen_in_fear_is_shaken_off_with_willpower_3_at_the_end_of_ones_turn(token: str, stays: bool) -> None:
    scene = given(ROLAND, AGNES).house().threat(0, FROZEN_IN_FEAR).bag(token).do("end-turn")
    assert (last_test(scene).difficulty, scene.in_play(FROZEN_IN_FEAR)) == (3, stays)
    scene.do("end-turn")
    assert len(scene.events("test-ended")) == 1, "not at the end of Agnes's turn"


def test_dissonant_voices_bar_assets_and_events_but_neither_skills_nor_abilities() -> None:
    scene = given(ROLAND).house().hand(0, MACHETE, EMERGENCY_CACHE, GUTS).has(resources=9)
    assert scene.offers(f"play:{MACHETE}")
    draw(scene, DISSONANT_VOICES).asset(0, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION, engaged=0).turn(0)
    assert not scene.offers("play:")
    assert scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")
    scene.encounter(ROTTING_REMAINS).step("mythos.encounters")
    scene.who().turn_taken = False
    assert scene.offers(f"commit:{GUTS}")


def test_dissonant_voices_do_not_concern_others_and_fade_when_the_round_ends() -> None:
    scene = given(ROLAND, AGNES).house().threat(0, DISSONANT_VOICES).hand(1, KNIFE).has(1, resources=9)
    assert scene.turn(1).offers(f"play:{KNIFE}")
    scene.encounter_deck(OBSCURING_FOG).step("upkeep.hands").keys()
    assert not scene.in_play(DISSONANT_VOICES)


# Ancient Evils


@pytest.mark.parametrize(("doom", "agenda"), [(1, WHATS_GOING_ON), (2, RISE_OF_THE_GHOULS)])
def test_ancient_evils_put_a_doom_on_the_agenda_which_may_advance_at_once(doom: int, agenda: str) -> None:
    scene = draw(given(ROLAND).doom(doom), ANCIENT_EVILS)
    assert scene.in_play(agenda)
    assert scene.state.play[scene.state.agendas[-1]].doom == (doom + 1) % 3


# Chilling Cold


@pytest.mark.parametrize(("token", "kept"), [("+1", {KNIFE, BEAT_COP}), ("0", {BEAT_COP})])
def test_crypt_chill_costs_an_asset_of_ones_choice(token: str, kept: set[str]) -> None:
    scene = given(ROLAND).house().asset(0, KNIFE).asset(0, BEAT_COP).bag(token)
    draw(scene, CRYPT_CHILL, *([f"lose-asset:{KNIFE}"] if token == "0" else []))
    assert (last_test(scene).difficulty, set(scene.codes(scene.who().assets)), harm(scene)) == (4, kept, (0, 0))


def test_crypt_chill_is_2_damage_without_assets() -> None:
    assert harm(draw(given(ROLAND).house().bag("0"), CRYPT_CHILL)) == (2, 0)


def test_obscuring_fog_makes_a_location_harder_until_somebody_investigates_it() -> None:
    scene = draw(given(ROLAND).clues(STUDY, 2), OBSCURING_FOG).turn(0)
    assert shroud(scene.table, scene.place(STUDY)) == 2 + 2
    scene.bag("0").do("investigate")
    assert scene.in_play(OBSCURING_FOG)
    scene.bag("+1").do("investigate")
    assert (scene.in_play(OBSCURING_FOG), scene.who().clues) == (False, 1)


# Dark Cult


def test_an_acolyte_spawns_at_an_empty_location_of_ones_choice_with_a_doom() -> None:
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).enemy(GHOUL_MINION, at=CELLAR)
    draw(scene.location(STUDY), ACOLYTE, f"spawn:{STUDY}")
    assert (scene.entry(ACOLYTE).location, scene.entry(ACOLYTE).doom) == (scene.place(STUDY), 1)


def test_who_draws_a_cultist_chooses_where_it_spawns() -> None:
    scene = given(ROLAND, AGNES).house().encounter(ACOLYTE).has(0, turn_taken=True).has(1, turn_taken=False)
    assert (scene.step("mythos.encounters").seat(), scene.offers(f"spawn:{CELLAR}")) == (1, True)


@pytest.mark.parametrize("code", [ACOLYTE, WIZARD_OF_THE_ORDER])
def test_without_an_empty_location_a_cultist_is_discarded(code: str) -> None:
    scene = draw(given(ROLAND), code)
    assert (scene.in_play(code), scene.codes(scene.state.encounter.discard)) == (False, [code])


def test_the_wizard_spawns_at_an_empty_location_and_gets_a_doom_at_the_end_of_every_mythos_phase() -> None:
    scene = draw(given(ROLAND).house(), WIZARD_OF_THE_ORDER, f"spawn:{CELLAR}")
    assert (scene.entry(WIZARD_OF_THE_ORDER).location, scene.entry(WIZARD_OF_THE_ORDER).doom) == (
        scene.place(CELLAR),
        0,
    )
    scene.step("mythos.end").keys()
    assert scene.entry(WIZARD_OF_THE_ORDER).doom == 1


def test_mysterious_chanting_puts_2_doom_on_the_nearest_cultist() -> None:
    scene = arkham(ROLAND).enemy(ACOLYTE, at=NORTHSIDE).enemy(WOLF_MAN_DREW, at=GRAVEYARD).doom(5)
    draw(scene, MYSTERIOUS_CHANTING)
    assert (scene.entry(ACOLYTE).doom, scene.entry(WOLF_MAN_DREW).doom) == (0, 2)
    assert scene.in_play(PREDATOR_OR_PREY), "the agenda is not looked at before the mythos phase"


def test_of_equally_near_cultists_the_lead_investigator_chooses() -> None:
    scene = arkham(ROLAND, AGNES).at(1, RIVERTOWN).enemy(ACOLYTE, at=EASTTOWN).enemy(WOLF_MAN_DREW, at=GRAVEYARD)
    draw(scene, MYSTERIOUS_CHANTING, f"doom-on:{ACOLYTE}", who=1)
    assert scene.entry(ACOLYTE).doom == 2


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_without_a_cultist_mysterious_chanting_calls_one(pile: str) -> None:
    scene = arkham(ROLAND).encounter_deck(OBSCURING_FOG)
    encounter = scene.state.encounter
    (encounter.cards if pile == "deck" else encounter.discard).append(scene.take(ACOLYTE))
    draw(scene, MYSTERIOUS_CHANTING, f"spawn:{GRAVEYARD}")
    assert scene.entry(ACOLYTE).location == scene.place(GRAVEYARD)


def test_who_draws_mysterious_chanting_picks_the_cultist() -> None:
    scene = arkham(ROLAND).encounter_deck(ACOLYTE, WIZARD_OF_THE_ORDER)
    draw(scene, MYSTERIOUS_CHANTING, f"take:{WIZARD_OF_THE_ORDER}", f"spawn:{GRAVEYARD}")
    assert scene.codes(scene.state.enemies) == [WIZARD_OF_THE_ORDER]


def test_a_barred_way_makes_a_cultist_no_farther() -> None:
    """Northside is two steps away through the university, where no enemy may come, as Downtown is through Easttown."""
    scene = arkham(ROLAND).attached(BARRICADE, MISKATONIC_UNIVERSITY, owner=0).enemy(ACOLYTE, at=NORTHSIDE)
    downtown = next(at for at in (FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM) if scene.in_play(at))
    draw(scene.enemy(WOLF_MAN_DREW, at=downtown), MYSTERIOUS_CHANTING, f"doom-on:{ACOLYTE}")
    assert scene.entry(ACOLYTE).doom == 2


# Nightgaunts and Locked Doors


@pytest.mark.parametrize(
    ("act", "token", "value"), [("evade", "-1", 2), ("evade", "skull", 2), ("evade", "+1", 5), ("fight", "-1", 3)]
)
def test_evading_the_nightgaunt_doubles_minus_tokens(act: str, token: str, value: int) -> None:
    """The skull is worth -1 with a ghoul there. Roland has 4 combat, Wendy 4 agility."""
    scene = given(ROLAND if act == "fight" else WENDY).house().enemy(HUNTING_NIGHTGAUNT, engaged=0).bag(token)
    scene.enemy(GHOUL_MINION, engaged=0).do(f"{act}:{HUNTING_NIGHTGAUNT}")
    assert last_test(scene).value == value


def test_the_nightgaunt_does_not_matter_when_another_enemy_is_evaded() -> None:
    scene = given(WENDY).house().enemy(HUNTING_NIGHTGAUNT, engaged=0).enemy(GHOUL_MINION, engaged=0).bag("-1")
    assert last_test(scene.do(f"evade:{GHOUL_MINION}")).value == 3


def test_on_wings_of_darkness_carries_off_who_fails_with_the_nightgaunts_only() -> None:
    scene = arkham(ROLAND).at(0, NORTHSIDE).enemy(SWARM_OF_RATS, engaged=0).enemy(HUNTING_NIGHTGAUNT, engaged=0)
    draw(scene.bag("0"), ON_WINGS_OF_DARKNESS)
    assert (last_test(scene).difficulty, harm(scene), scene.who().location) == (4, (1, 1), scene.place(RIVERTOWN))
    assert (scene.entry(HUNTING_NIGHTGAUNT).engaged, scene.entry(SWARM_OF_RATS).engaged) == (0, NOBODY)
    assert scene.entry(SWARM_OF_RATS).location == scene.place(NORTHSIDE)


def test_a_locked_door_is_where_most_clues_are_and_cannot_be_investigated() -> None:
    scene = arkham(ROLAND).clues(RIVERTOWN, 3)
    assert scene.offers("investigate")
    draw(scene, LOCKED_DOOR).turn(0)
    assert scene.entry(LOCKED_DOOR).attached == scene.place(RIVERTOWN)
    assert not scene.offers("investigate")
    assert scene.run(discover(scene.table, 0)) == 1, "clues may be discovered in other ways"


def test_when_every_location_is_locked_another_locked_door_is_discarded() -> None:
    scene = draw(given(ROLAND).attached(LOCKED_DOOR, STUDY), LOCKED_DOOR)
    assert scene.codes(scene.state.encounter.discard) == [LOCKED_DOOR]


def test_a_second_locked_door_goes_elsewhere() -> None:
    scene = arkham(ROLAND).clues(RIVERTOWN, 3).attached(LOCKED_DOOR, RIVERTOWN).clues(EASTTOWN, 1)
    draw(scene, LOCKED_DOOR)
    doors = {entry.attached for card, entry in scene.state.play.items() if scene.state.codes[card] == LOCKED_DOOR}
    assert doors == {scene.place(RIVERTOWN), scene.place(EASTTOWN)}


@pytest.mark.parametrize(
    ("skill", "token", "stays"), [(COMBAT, "0", False), (COMBAT, "-1", True), (AGILITY, "0", True)]
)
def test_a_locked_door_is_opened_with_combat_4_or_agility_4(skill: str, token: str, stays: bool) -> None:
    scene = arkham(ROLAND).attached(LOCKED_DOOR, RIVERTOWN).bag(token).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"activate:{LOCKED_DOOR}", f"test:{skill}")
    assert (last_test(scene).difficulty, scene.in_play(LOCKED_DOOR), len(scene.events("attacked"))) == (4, stays, 1)
    assert not scene.at(0, EASTTOWN).turn(0).offers(f"activate:{LOCKED_DOOR}")
