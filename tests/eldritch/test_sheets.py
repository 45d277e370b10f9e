"""The sheets of the investigators: all figures as published, the set-up by them, the encounters with the defeated."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.board import SPACES
from miskatonic.games.eldritch.components import CARDS, REFERENCE, SHEETS
from miskatonic.games.eldritch.encounters import meet_fallen
from miskatonic.games.eldritch.events import MonsterSpawned, TestBegan
from miskatonic.games.eldritch.words import SKILLS, Harm, front, investigator_name
from miskatonic.kernel.table import Table

from .given import Situation, given
from .moments import told
from .published import facts

PUBLISHED = facts("investigators")


def finder(id: str) -> str:
    """Somebody else, who finds them."""
    return "leo-anderson" if id != "leo-anderson" else "lily-chen"


def test_the_investigators_are_the_published_twelve() -> None:
    assert list(SHEETS) == list(PUBLISHED)


@pytest.mark.rule("eh.investigator.5", "eh.health-sanity.1")
@pytest.mark.parametrize("id", PUBLISHED)
def test_health_sanity_and_skills_are_as_published(id: str) -> None:
    sheet, published = SHEETS[id], PUBLISHED[id]
    assert (sheet.health, sheet.sanity, sheet.skills) == (published["health"], published["sanity"], published["skills"])


@pytest.mark.rule("eh.investigator.6")
@pytest.mark.parametrize("id", PUBLISHED)
def test_the_start_is_as_published(id: str) -> None:
    sheet, start = SHEETS[id], PUBLISHED[id]["start"]
    assert (sheet.space, sheet.cards, sheet.clues, sheet.improves) == (
        start["space"],
        start["cards"],
        start["clues"],
        start["improves"],
    )
    assert sheet.space in SPACES and all(card in CARDS for card in sheet.cards)


@pytest.mark.rule("eh.investigator.7")
@pytest.mark.parametrize("id", PUBLISHED)
def test_the_encounters_with_the_defeated_test_the_published_skills(id: str) -> None:
    defeated = SHEETS[id].defeated
    assert {"health": defeated.health, "sanity": defeated.sanity} == PUBLISHED[id]["defeated"]


PASSIVE = {
    "akachi-onyele": "react",
    "charlie-kane": "shares_assets",
    "diana-stanley": "one_horror",
    "jacqueline-fine": "react",
    "jim-culver": "dice",
    "leo-anderson": "dice",
    "lily-chen": "improves_twice",
    "lola-hayes": "dice",
    "mark-harrigan": "never_delayed",
    "norman-withers": "sanity_for_clue",
    "silas-marsh": "dice",
    "trish-scarborough": "two_dice_for_clue",
}


@pytest.mark.rule("eh.investigator.4")
@pytest.mark.parametrize("id", SHEETS)
def test_every_sheet_has_one_action_and_one_other_ability(id: str) -> None:
    able = SHEETS[id].able
    assert able.action is not None and not able.action.local
    having = {name for name in able.__struct_fields__ if getattr(able, name)}
    assert having - {"action", "never_detained"} == {PASSIVE[id]}


def set_up(*investigators: str, **options: object) -> Table:
    """A whole game at its first question after the set-up; who improves a skill improves the first."""
    chosen = {"investigators": list(investigators), **options}
    table = Table(GAME, GAME.setup(len(investigators), 3, chosen))
    while table.decision is not None and table.decision.topic == "improve":
        table.choose(0)
    return table


@pytest.mark.rule("eh.investigator.8.ltp")
@pytest.mark.parametrize("id", SHEETS)
def test_at_set_up_everybody_has_what_the_sheet_says(id: str) -> None:
    state = set_up(id, finder(id)).state
    start = PUBLISHED[id]["start"]
    investigator = state.investigators[0]
    assert investigator.space == start["space"]
    assert sorted(map(front, investigator.cards)) == sorted(start["cards"])
    assert len(investigator.clues) == start["clues"]
    assert sum(investigator.improved.values()) == start["improves"]


@pytest.mark.rule("eh.reference-card.1", "eh.reference-card.2", "eh.reference-card.3.ltp")
@pytest.mark.parametrize("players", facts("board")["reference"])
def test_the_reference_card_goes_by_the_number_of_players(players: int) -> None:
    card = REFERENCE[players]
    assert [card.gates, card.clues, card.surge] == facts("board")["reference"][players]


@pytest.mark.rule("eh.reference-card.1", "eh.reference-card.4.ltp")
@pytest.mark.parametrize("players", facts("board")["reference"])
def test_at_set_up_gates_with_a_monster_each_and_clues_are_spawned(players: int) -> None:
    gates, clues, _ = facts("board")["reference"][players]
    table = set_up(*list(SHEETS)[:players])
    spawned = [event.at for event in table.events if isinstance(event, MonsterSpawned)]
    assert len(table.state.gates) == gates
    assert sorted(spawned) == sorted(table.state.gates)
    assert len(table.state.clues) == clues


@pytest.mark.rule("eh.reference-card.2")
@pytest.mark.parametrize("players", [1, 3, 5, 7])
def test_mythos_icons_go_by_the_reference_card(players: int) -> None:
    gates, clues, surge = facts("board")["reference"][players]
    game = given(*list(SHEETS)[:players]).omen(0).gate("london").next_monster("cultist").mythos("support-of-the-church")
    assert len(game.monsters("london")) == surge and len(game.state.clues) == clues
    game = given(*list(SHEETS)[:players]).omen(0).next_monster("cultist").mythos("rally-the-people")
    assert len(game.state.gates) == gates


# The encounters with defeated investigators.


def beside(id: str, by: Harm, *cards: str) -> Situation:
    return given(finder(id)).stand(0, "rome").doom(9).fallen(id, "rome", by, *cards)


@pytest.mark.rule("eh.defeated.15", "eh.investigator.7")
@pytest.mark.parametrize("id", SHEETS)
def test_whoever_is_beside_the_token_may_have_the_encounter(id: str) -> None:
    game = beside(id, Harm.HEALTH).encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe", f"fallen:{id}"]
    game.stand(0, "london").encounter(0)
    assert f"fallen:{id}" not in game.keys


@pytest.mark.rule("eh.defeated.15", "eh.defeated.16", "eh.defeated.17")
@pytest.mark.parametrize("by", Harm)
@pytest.mark.parametrize("id", SHEETS)
def test_the_marker_says_which_skill_is_tested(id: str, by: Harm) -> None:
    game = beside(id, by)
    tested = PUBLISHED[id]["defeated"][by]
    pool = SHEETS[finder(id)].skills[[skill.value for skill in SKILLS].index(tested)]
    game.run(meet_fallen(game.table, 0, id), dice=" ".join(["6", *["1"] * (pool - 1)]))
    (test,) = told(game, TestBegan)
    assert (test.skill, game.state.doom) == (tested, 10)
    assert not game.state.fallen


@pytest.mark.rule("eh.defeated.15")
@pytest.mark.parametrize("by", Harm)
@pytest.mark.parametrize("id", SHEETS)
def test_a_failed_test_discards_the_token_all_the_same(id: str, by: Harm) -> None:
    game = beside(id, by)
    pool = SHEETS[finder(id)].skills[[skill.value for skill in SKILLS].index(PUBLISHED[id]["defeated"][by])]
    game.run(meet_fallen(game.table, 0, id), dice=" ".join(["1"] * pool))
    assert game.state.doom == 9 and not game.state.fallen
    assert id not in game.state.unused


@pytest.mark.rule("eh.defeated.15")
@pytest.mark.parametrize("die", ["1 1", "6 6"])
def test_all_possessions_are_gained_whatever_comes_of_the_test(die: str) -> None:
    game = beside("jim-culver", Harm.HEALTH, "axe", "ruby-of-rlyeh", "wither").card(0, "bandages")
    fallen = game.state.fallen[0]
    fallen.clues, fallen.trains, fallen.ships = [game.state.clue_pool.pop()], 1, 1
    game.run(meet_fallen(game.table, 0, "jim-culver"), "keep", dice=die)
    assert game.held(0) == ["axe", "bandages", "ruby-of-rlyeh", "wither"]
    assert (len(game[0].clues), game[0].trains, game[0].ships) == (1, 1, 1)


@pytest.mark.rule("eh.defeated.15")
def test_a_spell_that_one_has_already_is_discarded() -> None:
    game = beside("jim-culver", Harm.HEALTH, "wither").card(0, "wither")
    spells = len(game.state.spells)
    game.run(meet_fallen(game.table, 0, "jim-culver"), dice="1 1")
    assert game.held(0) == ["wither"] and len(game.state.spells) == spells + 1


@pytest.mark.rule("eh.defeated.15")
def test_a_fallen_one_can_be_met_after_a_fight_too() -> None:
    game = beside("jim-culver", Harm.HEALTH).monster("ghoul", "rome").encounter(0, dice="6 6 6 6 6 6 6")
    assert "fallen:jim-culver" in game.keys and "no" in game.keys


def test_every_investigator_has_a_name_in_every_language() -> None:
    for id in SHEETS:
        assert all(investigator_name(id).text(language) for language in ("en", "ru", "uk"))
