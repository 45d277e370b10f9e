"""Every encounter card: what each of its sections does, along every way through it, is what is published."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.components import ENCOUNTERS
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
