"""Every encounter card: what each of its sections does, along every way through it, is what is published."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.encounter_phase import begin_phase, take_turn
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import EncounterBegan
from tests.encounters.exploring import explore
from tests.encounters.routes import Route

from .encounter_cards import WHO, meeting
from .encounter_play import ANOMALIES, FILES, all_routes, play, published
from .encounter_words import Taste
from .given import given
from .published import facts

CARDS = facts("encounter_cards")


@pytest.mark.rule("ah3.446.9")
@pytest.mark.parametrize(("card", "section", "route", "taste"), list(all_routes(*FILES)))
def test_a_section_does_what_is_published(card: str, section: str, route: Route, taste: Taste) -> None:
    play(card, section, route, taste)


def test_every_section_of_every_card_is_published() -> None:
    ours = {id: set(card.sections) for id, card in ENCOUNTERS.items()}
    assert {id: set(card) for file in FILES for id, card in published(file).items()} == ours


def test_every_event_belongs_to_the_neighborhood_and_marks_the_spaces_that_are_published() -> None:
    ours = {id: (card.deck, sorted(card.doom)) for id, card in ENCOUNTERS.items() if card.doom}
    assert {id: (event["of"], sorted(event["doom"])) for id, event in CARDS["events"].items()} == ours


def within(doom: int, band: str) -> bool:
    """Such as "1-2" or "3+"."""
    least, _, most = band.partition("-")
    return int(least.rstrip("+")) <= doom <= (99 if band.endswith("+") else int(most or least))


@pytest.mark.rule("ah3.402.3d")
@pytest.mark.parametrize("doom", range(6))
@pytest.mark.parametrize("number", CARDS["bands"])
@pytest.mark.parametrize(("anomaly", "scenario"), ANOMALIES.items())
def test_the_doom_of_the_space_decides_between_encounters_with_an_anomaly(
    anomaly: str, scenario: str, number: int, doom: int
) -> None:
    game = given(scenario=scenario).stand(0, "train-station").codex(2).anomaly("northside").doom(arkham_advertiser=1)
    game.doom(**({"train_station": doom} if doom else {})).top_encounter(f"{anomaly}-{number}")
    next(encounter(game.table, 0), None)
    began = next(event for event in game.table.events if isinstance(event, EncounterBegan))
    bands = CARDS["bands"][number]
    assert [began.section] == [section for section in bands if within(doom, str(bands[section]))]


# Beside what the words say.


def test_the_encounters_that_name_sanford_are_those_that_are_published() -> None:
    ours = {id: card.names_sanford for id, card in ENCOUNTERS.items() if card.names_sanford}
    assert {id: [section] for id, section in CARDS["sanford"].items()} == ours


@pytest.mark.parametrize("card", list(published("archive")))
def test_an_archive_card_goes_back_even_where_its_monster_does_not_come(card: str) -> None:
    for section in ENCOUNTERS[card].sections:
        game = meeting(card, section)
        game.state.box += game.state.aside
        game.state.aside = []
        for way in explore(game.table, lambda table: encounter(table, WHO)):
            assert int(card.removeprefix("archive-")) in way.table.state.archive
            assert not way.table.state.monsters


def test_whoever_has_too_little_loses_what_they_have() -> None:
    game = given("michael-mcglen").stand(0, "la-bella-luna").has(0, money=1).top_encounter("downtown-1")
    game.run(encounter(game.table, 0), dice="1 2")
    assert game[0].money == 0


def test_more_doom_than_there_is_cannot_be_removed() -> None:
    game = given("michael-mcglen", scenario="veil-of-twilight").stand(0, "observatory").doom(graveyard=2)
    game.top_encounter("miskatonic-university-5")
    game.run(encounter(game.table, 0), "pay")
    assert (game.state.doom, game[0].remnants) == ({}, 1)


def test_what_one_part_cannot_do_leaves_the_others_as_they_are() -> None:
    """There is nothing to recover, and nobody is delayed twice."""
    game = given("michael-mcglen", scenario="veil-of-twilight").stand(0, "mas-boarding-house").delay(0)
    game.top_encounter("southside-1")
    game.run(encounter(game.table, 0))
    assert (game[0].space, game[0].delayed) == ("rivertown-southside", True)


def test_a_skill_that_is_focused_already_is_focused_once() -> None:
    game = given("michael-mcglen", scenario="veil-of-twilight").stand(0, "science-building").focus(0, "will", "lore")
    game.top_encounter("miskatonic-university-1")
    game.run(encounter(game.table, 0))
    assert (game[0].money, sorted(game[0].focus)) == (2, ["influence", "lore", "observation", "strength", "will"])


def test_the_second_skill_that_is_focused_is_another_one() -> None:
    game = given("michael-mcglen").stand(0, "arkham-asylum").has(0, money=1).top_encounter("downtown-4")
    asked = game.run(encounter(game.table, 0), "pay", "focus:will", "focus:lore")
    assert "focus:will" not in asked.keys[2]
    assert game[0].focus == ["will", "lore"]


def test_nobody_pays_for_a_card_that_is_gone() -> None:
    game = given("michael-mcglen").stand(0, "independence-square").has(0, money=1).top_encounter("downtown-6")
    game.card(0, "the-moon").run(encounter(game.table, 0))
    assert game[0].money == 1


def test_an_engaged_investigator_draws_no_encounter_card() -> None:
    game = given("michael-mcglen").stand(0, "river-docks").monster("robed-figure", "river-docks", engaged=(0,))
    decks = {deck: list(cards) for deck, cards in game.state.decks.items()}
    begin_phase(game.table)
    assert game.run(take_turn(game.table)).value == "mythos.begin"
    assert (game.state.order, game.state.decks) == ([], decks)
