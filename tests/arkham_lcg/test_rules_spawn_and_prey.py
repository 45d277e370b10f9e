"""Where enemies appear, whom they pursue, what is nearest, and doom."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_agenda
from miskatonic.games.arkham_lcg.card import Card, Me, Table
from miskatonic.games.arkham_lcg.drawing import search_encounter_cards
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack, move_hunters, spawn
from miskatonic.games.arkham_lcg.engagement import engage_ready_enemies
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.words import NOBODY
from miskatonic.kernel.flow import Flow

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, Scene, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    ANCIENT_EVILS,
    BARRICADE,
    EASTTOWN,
    FLESH_EATER,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    MIND_WIPE,
    MOB_ENFORCER,
    MYSTERIOUS_CHANTING,
    RAVENOUS_GHOUL,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    SILVER_TWILIGHT_ACOLYTE,
    ST_MARYS_HOSPITAL,
    SWARM_OF_RATS,
    THE_MASKED_HUNTER,
    WHATS_GOING_ON,
    YOUNG_DEEP_ONE,
)

SOUTHSIDE, DOWNTOWN = ("01126", "01127"), ("01130", "01131")
MASKS = "midnight-masks"


def either(scene: Scene, codes: tuple[str, str]) -> str:
    """The one of two locations of a title that is in play."""
    return next(code for code in codes if code in scene.codes(scene.state.locations))


def found_at(scene: Scene, code: str) -> str:
    """Where an unengaged enemy is."""
    return scene.state.codes[scene.entry(code).location]


# Spawning.


@pytest.mark.rule("lcg.spawn.1")
def test_an_enemy_appears_where_its_spawn_says() -> None:
    scene = given(ROLAND).house().at(0, CELLAR).encounter(FLESH_EATER)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (found_at(scene, FLESH_EATER), scene.entry(FLESH_EATER).engaged) == (ATTIC, NOBODY)


@pytest.mark.rule("lcg.spawn.2")
def test_the_spawn_is_followed_however_the_enemy_comes() -> None:
    """Rise of the Ghouls turns cards over until a Ghoul comes, and the lead investigator draws it."""
    scene = given(ROLAND).house().agenda(2).encounter_deck(FROZEN_IN_FEAR, FLESH_EATER)
    scene.run(advance_agenda(scene.table))
    assert found_at(scene, FLESH_EATER) == ATTIC


@pytest.mark.rule("lcg.spawn.2")
def test_the_spawn_of_a_weakness_is_followed_too(made_up: MakeUp) -> None:
    made_up(MOB_ENFORCER, "99001", spawn=[CELLAR])
    scene = given(ROLAND).house().top(0, "99001")
    scene.do("draw")
    assert found_at(scene, "99001") == CELLAR


@pytest.mark.rule("lcg.spawn.3")
def test_an_enemy_without_spawn_appears_engaged_with_who_drew_it() -> None:
    scene = given(ROLAND, DAISY).encounter(GHOUL_MINION)
    scene.run(draw_encounter_card(scene.table, 1))
    assert scene.entry(GHOUL_MINION).engaged == 1


@pytest.mark.rule("lcg.spawn.4")
def test_an_enemy_whose_place_is_not_in_play_is_discarded() -> None:
    scene = given(ROLAND).encounter(FLESH_EATER)
    scene.run(draw_encounter_card(scene.table, 0))
    assert not scene.in_play(FLESH_EATER)
    assert scene.codes(scene.state.encounter.discard) == [FLESH_EATER]


@pytest.mark.rule("lcg.spawn.4")
def test_an_enemy_for_an_empty_place_is_discarded_when_none_is_empty() -> None:
    scene = given(ROLAND).encounter(ACOLYTE)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.codes(scene.state.encounter.discard) == [ACOLYTE]


@pytest.mark.rule("lcg.spawn.5")
@pytest.mark.parametrize("place", [CELLAR, PARLOR])
def test_between_several_places_the_one_who_drew_the_enemy_chooses(place: str) -> None:
    scene = given(ROLAND, DAISY).house().at(0, ATTIC).encounter(ACOLYTE, GHOUL_MINION)
    for who, drawn in zip(scene.state.investigators, (True, False), strict=True):
        who.turn_taken = drawn
    scene.step("mythos.encounters")
    assert (scene.seat(), len(scene.keys())) == (1, 2)
    scene.do(f"spawn:{place}")
    assert found_at(scene, ACOLYTE) == place


def summons(made_up: MakeUp, enemy: str, *places: str) -> str:
    """Search the encounter deck for an enemy and spawn it at a location."""
    made_up(FROZEN_IN_FEAR, "99001")

    class Summons(Card, code="99001"):
        def revelation(self, table: Table, me: Me) -> Flow[None]:
            found = yield from search_encounter_cards(table, me.you, lambda card: table.state.codes[card] == enemy)
            at = next(card for card in table.state.locations if table.state.codes[card] in places)
            yield from spawn(table, found, me.you, at)

    return "99001"


@pytest.mark.rule("lcg.spawn.6")
@pytest.mark.parametrize("place", [CELLAR, HALLWAY])
def test_an_effect_that_names_a_location_overrides_the_spawn_of_the_card(made_up: MakeUp, place: str) -> None:
    scene = given(ROLAND).house().at(0, ATTIC).encounter(summons(made_up, FLESH_EATER, place))
    scene.run(draw_encounter_card(scene.table, 0))
    assert found_at(scene, FLESH_EATER) == place


@pytest.mark.rule("lcg.spawn.7")
def test_an_acolyte_spawned_in_southside_appears_there(made_up: MakeUp) -> None:
    """Even where its own Spawn, any empty location, does not allow it."""
    scene = given(ROLAND, adventure=MASKS)
    southside = either(scene, SOUTHSIDE)
    scene.at(0, southside).encounter(summons(made_up, ACOLYTE, southside), ACOLYTE)
    scene.run(draw_encounter_card(scene.table, 0))
    (told,) = scene.events("spawned")
    assert (told.enemy, told.location) == (ACOLYTE, southside)


# Prey.


@pytest.mark.rule("lcg.prey.2")
@pytest.mark.parametrize(("hurt", "engaged"), [((3, 0, 0), 1), ((5, 0, 0), 0), ((0, 0, 4), 2)])
def test_an_enemy_engages_the_one_who_matches_its_prey_best(hurt: tuple[int, int, int], engaged: int) -> None:
    """The Ravenous Ghoul is after the lowest remaining health: Roland has 9, Daisy 5, Agnes 6."""
    scene = given(ROLAND, DAISY, AGNES).enemy(RAVENOUS_GHOUL)
    for who, damage in enumerate(hurt):
        scene.has(who, damage=damage)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.entry(RAVENOUS_GHOUL).engaged == engaged


@pytest.mark.rule("lcg.prey.3")
@pytest.mark.parametrize(("chosen", "engaged"), [(ROLAND, 0), (DAISY, 1)])
def test_between_equal_prey_the_lead_chooses_whom_an_enemy_engages(chosen: str, engaged: int) -> None:
    scene = given(ROLAND, DAISY, AGNES).has(0, damage=4).enemy(RAVENOUS_GHOUL)
    scene.run(engage_ready_enemies(scene.table), f"engaged-by:{chosen}")
    assert scene.entry(RAVENOUS_GHOUL).engaged == engaged


@pytest.mark.rule("lcg.prey.11", "lcg.as-if.3")
def test_a_blank_enemy_has_no_prey() -> None:
    """Otherwise the Ravenous Ghoul would take Daisy, who has the lowest remaining health."""
    scene = given(ROLAND, DAISY).enemy(RAVENOUS_GHOUL)
    scene.state.lasting.append(Lasting("blank", MIND_WIPE, "phase", card=scene.card(RAVENOUS_GHOUL)))
    scene.run(engage_ready_enemies(scene.table), f"engaged-by:{ROLAND}")
    assert scene.entry(RAVENOUS_GHOUL).engaged == 0


@pytest.mark.rule("lcg.prey.4")
@pytest.mark.parametrize(("lesser", "engaged"), [(DAISY, 1), (AGNES, 1), (SKIDS, 1)])
def test_of_equally_near_investigators_an_enemy_moves_towards_its_prey(lesser: str, engaged: int) -> None:
    """The Young Deep One is after the lowest combat; Roland has the highest."""
    scene = given(ROLAND, lesser).house().at(0, ATTIC).at(1, CELLAR).enemy(YOUNG_DEEP_ONE, at=HALLWAY)
    scene.run(move_hunters(scene.table))
    assert scene.entry(YOUNG_DEEP_ONE).engaged == engaged


@pytest.mark.rule("lcg.prey.5")
@pytest.mark.parametrize(("chosen", "engaged"), [(DAISY, 0), (AGNES, 1)])
def test_between_equally_near_and_equal_prey_the_lead_chooses(chosen: str, engaged: int) -> None:
    scene = given(DAISY, AGNES).house().at(0, ATTIC).at(1, CELLAR).enemy(YOUNG_DEEP_ONE, at=HALLWAY)
    scene.run(move_hunters(scene.table), f"prey:{chosen}")
    assert scene.entry(YOUNG_DEEP_ONE).engaged == engaged


@pytest.mark.rule("lcg.prey.5")
@pytest.mark.parametrize("enemy", [SWARM_OF_RATS, THE_MASKED_HUNTER])
def test_without_prey_or_when_nobody_matches_the_lead_chooses_where_it_moves(enemy: str) -> None:
    """The Masked Hunter is after the most clues, and nobody has any."""
    scene = given(ROLAND, DAISY).house().at(0, ATTIC).at(1, CELLAR).enemy(enemy, at=HALLWAY)
    scene.state.lead = 1
    assert scene.step("enemy.begin").keys() == [f"prey:{DAISY}", f"prey:{ROLAND}"]
    assert scene.seat() == 1


@pytest.mark.rule("lcg.prey.6")
def test_an_enemy_after_one_investigator_only_does_not_engage_another() -> None:
    scene = given(ROLAND, DAISY).house().at(1, ATTIC).enemy(MOB_ENFORCER, at=HALLWAY, owner=1)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.entry(MOB_ENFORCER).engaged == NOBODY


@pytest.mark.rule("lcg.prey.6")
@pytest.mark.parametrize("start", [HALLWAY, CELLAR])
def test_an_enemy_after_one_investigator_only_passes_the_others_by(start: str) -> None:
    """Roland is in the Hallway, at the enemy's own location or on its way to Daisy in the Attic."""
    scene = given(ROLAND, DAISY).house().at(1, ATTIC).enemy(MOB_ENFORCER, at=start, owner=1)
    scene.run(move_hunters(scene.table))
    if start == CELLAR:
        assert (found_at(scene, MOB_ENFORCER), scene.entry(MOB_ENFORCER).engaged) == (HALLWAY, NOBODY)
    else:
        assert scene.entry(MOB_ENFORCER).engaged == 1


@pytest.mark.rule("lcg.prey.7")
def test_others_may_engage_an_enemy_that_is_after_one_investigator_only() -> None:
    scene = given(ROLAND, DAISY).house().at(1, ATTIC).enemy(MOB_ENFORCER, at=HALLWAY, owner=1)
    scene.do(f"engage:{MOB_ENFORCER}")
    assert scene.entry(MOB_ENFORCER).engaged == 0


@pytest.mark.rule("lcg.prey.8")
def test_prey_has_no_say_in_where_an_enemy_appears() -> None:
    scene = given(ROLAND, DAISY).encounter(RAVENOUS_GHOUL).has(1, damage=4)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(RAVENOUS_GHOUL).engaged == 0


@pytest.mark.rule("lcg.prey.10")
def test_prey_never_leads_an_enemy_to_an_investigator_farther_away() -> None:
    """The Ghoul Priest is after the highest combat, which Roland has; Daisy is nearer, in another direction."""
    scene = given(ROLAND, DAISY, adventure=MASKS).at(0, ST_MARYS_HOSPITAL).at(1, EASTTOWN)
    scene.enemy(GHOUL_PRIEST, at=RIVERTOWN)
    scene.run(move_hunters(scene.table))
    assert scene.entry(GHOUL_PRIEST).engaged == 1


@pytest.mark.rule("lcg.prey.11")
@pytest.mark.parametrize("enemy", [GHOUL_MINION, THE_MASKED_HUNTER])
@pytest.mark.parametrize(("chosen", "engaged"), [(ROLAND, 0), (DAISY, 1)])
def test_without_prey_or_when_nobody_matches_the_lead_chooses_whom_it_engages(
    enemy: str, chosen: str, engaged: int
) -> None:
    scene = given(ROLAND, DAISY).enemy(enemy)
    scene.run(engage_ready_enemies(scene.table), f"engaged-by:{chosen}")
    assert scene.entry(enemy).engaged == engaged


# The nearest.


@pytest.mark.rule("lcg.nearest.1")
def test_the_nearest_is_reached_through_the_fewest_connections_blocked_or_not() -> None:
    """From Downtown, Rivertown is 2 away through the barricaded Easttown, and the hospital is 3 away."""
    scene = given(ROLAND, adventure=MASKS).encounter(MYSTERIOUS_CHANTING)
    downtown = either(scene, DOWNTOWN)
    scene.at(0, downtown).attached(BARRICADE, to=EASTTOWN, owner=0)
    scene.enemy(ACOLYTE, at=RIVERTOWN).enemy(SILVER_TWILIGHT_ACOLYTE, at=ST_MARYS_HOSPITAL)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.entry(ACOLYTE).doom, scene.entry(SILVER_TWILIGHT_ACOLYTE).doom) == (2, 0)


@pytest.mark.rule("lcg.nearest.2")
def test_the_way_to_the_nearest_is_the_shortest_even_where_it_is_blocked() -> None:
    """From Rivertown to Downtown it is 2 steps by Easttown; the rats do not go round by the university."""
    scene = given(ROLAND, adventure=MASKS)
    downtown = either(scene, DOWNTOWN)
    scene.at(0, downtown).attached(BARRICADE, to=EASTTOWN, owner=0).enemy(SWARM_OF_RATS, at=RIVERTOWN)
    scene.run(move_hunters(scene.table))
    assert found_at(scene, SWARM_OF_RATS) == RIVERTOWN


# Doom.


@pytest.mark.rule("lcg.doom.2")
def test_doom_at_other_times_does_not_advance_the_agenda() -> None:
    scene = given(ROLAND).enemy(SILVER_TWILIGHT_ACOLYTE, engaged=0, owner=0).doom(2)
    scene.run(attack(scene.table, scene.card(SILVER_TWILIGHT_ACOLYTE), 0))
    assert scene.in_play(WHATS_GOING_ON)
    assert scene.entry(WHATS_GOING_ON).doom == 3


@pytest.mark.rule("lcg.doom.2")
def test_a_card_that_says_so_advances_the_agenda_at_once() -> None:
    scene = given(ROLAND).encounter(ANCIENT_EVILS).doom(2)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.in_play(RISE_OF_THE_GHOULS)


@pytest.mark.rule("lcg.doom.3")
@pytest.mark.parametrize(("elsewhere", "agenda"), [(0, WHATS_GOING_ON), (1, RISE_OF_THE_GHOULS)])
def test_doom_on_every_card_in_play_counts(elsewhere: int, agenda: str) -> None:
    """The agenda gets its second doom in the mythos phase; it needs three."""
    scene = given(ROLAND).house().enemy(ACOLYTE, at=ATTIC, doom=elsewhere).encounter(ACOLYTE).doom(1)
    scene.step("round.begin").keys()
    assert scene.in_play(agenda)
