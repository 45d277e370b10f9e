"""How scenarios end: winning, the victory display, and scenarios played on their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.campaign import count_experience
from miskatonic.games.arkham_lcg.card import Table
from miskatonic.games.arkham_lcg.decks.weaknesses import basic_weaknesses
from miskatonic.games.arkham_lcg.elimination import defeat
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.harm import damage_enemy
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.scenarios.devourer_below import go_mad
from miskatonic.kernel.table import Table as KernelTable

from .given import AGNES, ATTIC, CELLAR, HALLWAY, PARLOR, ROLAND, Scene, given
from .made_up import MakeUp
from .names import FLESH_EATER, GHOUL_MINION, GHOUL_PRIEST, ICY_GHOUL, ROTTING_REMAINS

CAMPAIGN = "night-of-the-zealot"


def ended(scene: Scene, resolution: str) -> Scene:
    """The scenario ends like this, and Lita Chantler is left behind if she is there."""
    scene.state.resolution = resolution
    scene.step("scenario.end", phase="resolution")
    while scene.offers("lita:"):
        scene.do("lita:no")
    return scene


def fresh(adventure: str) -> Table:
    """A game that has just begun, before anything was chosen."""
    return KernelTable(GAME, GAME.setup(1, 1, {"investigators": [ROLAND], "adventure": adventure}))


# Winning and losing.


@pytest.mark.rule("lcg.winning.2")
def test_nobody_knows_the_resolution_before_the_end() -> None:
    scene = given(ROLAND).house().agenda(3).doom(9)
    assert [scene.resumed().view(seat).resolution for seat in (0, None)] == ["", ""]
    scene.step("round.begin").keys()
    assert [told.resolution for told in scene.events("scenario-ended")] == ["r3"]


@pytest.mark.rule("lcg.winning.3")
def test_a_resolution_on_an_agenda_is_a_loss() -> None:
    scene = given(ROLAND).house().agenda(3).doom(9).step("round.begin")
    assert scene.keys() == []
    assert scene.table.result is not None
    assert scene.table.result.won == {0: False}


@pytest.mark.rule("lcg.winning.4")
def test_when_everybody_has_resigned_there_is_no_resolution() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().at(0, PARLOR).do("activate:01115")
    assert scene.state.resolution == "none"
    assert scene.state.log.notes == ["house-standing", "ghoul-priest-alive"]


@pytest.mark.rule("lcg.winning.4")
def test_when_everybody_was_defeated_there_is_no_resolution() -> None:
    scene = given(ROLAND).has(damage=8).house().enemy(GHOUL_MINION, engaged=0).do("resource")
    assert scene.state.resolution == "none"


@pytest.mark.rule("lcg.winning.5")
@pytest.mark.parametrize("resolution", ["r1", "r2", "r3", "none"])
def test_the_campaign_goes_on_whatever_happened(resolution: str) -> None:
    scene = ended(given(ROLAND, adventure=CAMPAIGN), resolution)
    assert (scene.table.result, scene.state.scenario) == (None, "midnight-masks")


@pytest.mark.rule("lcg.winning.6")
@pytest.mark.parametrize(("resolution", "won"), [("r1", True), ("r2", True), ("r3", False), ("none", False)])
def test_on_its_own_a_scenario_is_won_by_a_resolution_on_an_act(resolution: str, won: bool) -> None:
    scene = ended(given(ROLAND), resolution)
    assert scene.table.result is not None
    assert scene.table.result.won == {0: won}


# The victory display.


@pytest.mark.rule("lcg.victory-display.1")
@pytest.mark.parametrize("code", [GHOUL_PRIEST, FLESH_EATER])
def test_the_victory_value_is_worth_as_much_experience(code: str) -> None:
    """Without a resolution everybody earns the victory display and 2 more."""
    scene = given(ROLAND, adventure=CAMPAIGN)
    scene.state.victory.append(scene.take(code))
    count_experience(scene.table, "none")
    assert scene.state.sheets[0].experience == (PRINTED[code].victory or 0) + 2


@pytest.mark.rule("lcg.victory-display.2")
def test_the_victory_display_belongs_to_all_and_is_out_of_play() -> None:
    scene = given(ROLAND, AGNES).house().enemy(FLESH_EATER, engaged=0)
    scene.run(damage_enemy(scene.table, scene.card(FLESH_EATER), 4, by=0))
    shown = [[card.code for card in scene.resumed().view(seat).victory] for seat in (0, 1, None)]
    assert shown == [[FLESH_EATER]] * 3
    assert not scene.in_play(FLESH_EATER)


@pytest.mark.rule("lcg.victory-display.3")
def test_a_defeated_enemy_with_a_victory_value_goes_to_the_display() -> None:
    scene = given(ROLAND).house().enemy(ICY_GHOUL, engaged=0).encounter_deck(ROTTING_REMAINS)
    scene.run(damage_enemy(scene.table, scene.card(ICY_GHOUL), 4, by=0))
    assert (scene.codes(scene.state.victory), scene.state.encounter.discard) == ([ICY_GHOUL], [])


@pytest.mark.rule("lcg.victory-display.3")
def test_other_enemies_do_not() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    scene.run(damage_enemy(scene.table, scene.card(GHOUL_MINION), 2, by=0))
    assert scene.state.victory == []


def places_shown(scene: Scene) -> list[str]:
    """The locations in the victory display when the scenario is over."""
    return [told.card for told in ended(scene, "none").events("sent-to-victory-display")]


@pytest.mark.rule("lcg.victory-display.4")
def test_revealed_victory_locations_without_clues_go_to_the_display_in_the_end() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().at(0, CELLAR).at(0, ATTIC).at(0, HALLWAY)
    assert places_shown(scene.clues(ATTIC, 0).clues(CELLAR, 0)) == [ATTIC, CELLAR]


@pytest.mark.rule("lcg.victory-display.5")
def test_a_victory_location_with_clues_does_not() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().at(0, CELLAR).at(0, ATTIC)
    assert places_shown(scene.clues(ATTIC, 1).clues(CELLAR, 0)) == [CELLAR]


@pytest.mark.rule("lcg.victory-display.5")
def test_an_unrevealed_victory_location_does_not() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().at(0, ATTIC).clues(ATTIC, 0)
    assert places_shown(scene) == [ATTIC]


@pytest.mark.rule("lcg.victory-display.6")
def test_a_resolved_treachery_with_a_victory_value_goes_to_the_display(made_up: MakeUp) -> None:
    made_up(ROTTING_REMAINS, "99001", victory=1)
    scene = given(ROLAND).encounter_deck("99001", GHOUL_MINION).bag("0")
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.state.victory), scene.state.encounter.discard) == (["99001"], [])


# A scenario on its own.


@pytest.mark.rule("lcg.standalone.1")
def test_a_scenario_on_its_own_is_the_whole_game() -> None:
    scene = ended(given(ROLAND), "r2")
    assert scene.table.result is not None
    assert [chapter.scenario for chapter in scene.state.log.chapters] == ["gathering"]


@pytest.mark.rule("lcg.standalone.5")
def test_for_a_later_scenario_the_end_of_the_earlier_one_is_chosen() -> None:
    decision = fresh("midnight-masks").decision
    assert decision is not None
    assert [option.key for option in decision.options] == [
        "assume:gathering-r1",
        "assume:gathering-r2",
        "assume:gathering-r3",
        "assume:gathering-none",
    ]


@pytest.mark.rule("lcg.standalone.5")
def test_the_first_scenario_assumes_nothing() -> None:
    decision = fresh("gathering").decision
    assert decision is not None
    assert not decision.options[0].key.startswith("assume:")


@pytest.mark.rule("lcg.standalone.6")
def test_the_chosen_end_is_written_down_without_experience() -> None:
    table = fresh("midnight-masks")
    table.choose("assume:gathering-r1")
    table.choose("lita:no")
    assert table.state.log.notes == ["house-burned"]
    sheet = table.state.sheets[0]
    assert (sheet.experience, sheet.earned, sheet.mental_trauma) == (0, 0, 1)


def assumed(table: Table) -> Iterator[str]:
    """Which earlier scenarios are asked about, one after the other."""
    while table.decision is not None and table.decision.options[0].key.startswith(("assume:", "lita:")):
        key = table.decision.options[0].key
        if key.startswith("assume:"):
            yield key
        table.choose(key)


@pytest.mark.rule("lcg.standalone.7")
def test_every_earlier_scenario_is_asked_about_before_the_chosen_one_is_set_up() -> None:
    table = fresh("devourer-below")
    assert list(assumed(table)) == ["assume:gathering-r1", "assume:midnight-masks-r1"]
    assert table.state.scenario == "devourer-below"


@pytest.mark.rule("lcg.standalone.8")
@pytest.mark.parametrize(("choice", "note"), [("burn", "house-burned"), ("keep", "house-standing")])
def test_decisions_of_the_scenario_are_written_into_the_log(choice: str, note: str) -> None:
    scene = given(ROLAND).house().act(3).enemy(GHOUL_PRIEST, engaged=0, damage=4).bag("+1")
    scene.do("fight:01116", f"house:{choice}")
    assert scene.state.log.notes == [note]


@pytest.mark.rule("lcg.standalone.9")
def test_a_defeat_on_its_own_leaves_no_trauma() -> None:
    trauma: list[int] = []
    for adventure in ("gathering", CAMPAIGN):
        scene = given(ROLAND, AGNES, adventure=adventure)
        scene.run(defeat(scene.table, 0, "damage"))
        trauma.append(scene.state.sheets[0].physical_trauma)
    assert trauma == [0, 1]


@pytest.mark.rule("lcg.standalone.9")
def test_the_trauma_of_a_resolution_counts_all_the_same() -> None:
    scene = ended(given(ROLAND), "r1")
    assert scene.state.sheets[0].mental_trauma == 1


@pytest.mark.rule("lcg.standalone.10")
def test_without_a_fitting_weakness_in_the_collection_play_goes_on() -> None:
    scene = given(ROLAND, adventure="devourer-below", core_sets=1)
    sheet = scene.state.sheets[0]
    sheet.deck = replace(sheet.deck, weaknesses={code: 2 for code in basic_weaknesses(trait="madness")})
    before = len(scene.state.codes)
    scene.run(go_mad(scene.table, 0))
    assert (len(scene.state.codes), scene.who().threats) == (before, [])
