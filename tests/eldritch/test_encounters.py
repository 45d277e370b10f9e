"""Encounters: who has to have one, which a space offers, and how a card is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.board import REGIONS, SPACES, type_of
from miskatonic.games.eldritch.components import ENCOUNTERS, EncounterCard
from miskatonic.games.eldritch.encounters import available, encounter
from miskatonic.games.eldritch.events import EncounterBegan
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.kernel.effects import Effect

from .given import Situation, given

NAMED = [city for cities in REGIONS.values() for city in cities]


def began(game: Situation) -> list[tuple[str, str]]:
    """The encounters that have begun: of which deck, and which section."""
    return [(event.deck, event.section) for event in game.table.events if isinstance(event, EncounterBegan)]


def offered(game: Situation) -> list[str]:
    return [option.key for option in available(game.table, 0)]


def card_of(*effects: dict[str, Any], **sections: list[dict[str, Any]]) -> EncounterCard:
    """A card with some effects, or with sections."""
    told = [LANGUAGE.decode(each, Effect) for each in effects]
    return EncounterCard(
        number=1,
        effects=told,
        sections={name: [LANGUAGE.decode(each, Effect) for each in text] for name, text in sections.items()},
    )


@pytest.mark.rule("eh.encounter.1")
def test_an_encounter_cannot_be_declined() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").clue("rome").gate("rome").encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe", "encounter:research", "encounter:other-world"]


@pytest.mark.rule("eh.encounter.1")
def test_the_only_encounter_of_a_space_is_resolved_without_being_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["general"], "general-1", card_of(wilderness=[{"do": "lose", "what": "sanity"}]))
    game = given("lily-chen", "leo-anderson").stand(0, "10").stand(1, "rome").top_encounter("general", "general-1")
    game.encounter(0)
    assert (game[0].sanity.left, game.state.turn) == (5, 1)


@pytest.mark.rule("eh.encounter.1")
def test_a_delayed_investigator_has_an_encounter_too() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").delay(0).encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe"]


@pytest.mark.rule("eh.encounter.2")
def test_encounters_go_from_the_lead_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(1, 13):
        monkeypatch.setitem(ENCOUNTERS["general"], f"general-{number}", card_of(city=[]))
    game = given(players=4).lead(2)
    for seat in range(4):
        game.stand(seat, "rome")
    turns = []
    game.encounter(2)
    for _ in range(4):
        turns.append(game.state.turn)
        game.table.choose("encounter:general")
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("eh.encounter.5")
def test_of_several_encounters_one_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["europe"], "europe-1", card_of(rome=[{"do": "lose", "what": "sanity"}]))
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").clue("rome").gate("rome")
    game.top_encounter("europe", "europe-1").encounter(0).do("encounter:europe")
    assert began(game) == [("europe", "rome")]
    assert (game[0].sanity.left, game.state.turn) == (5, 1)


@pytest.mark.rule("eh.encounter.6", "eh.encounter.7", "eh.faq.7")
@pytest.mark.parametrize("copy", [1, 2, 3])
@pytest.mark.parametrize("monster", [False, True])
def test_whoever_is_detained_has_the_back_of_that_card_and_nothing_else(copy: int, monster: bool) -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").clue("rome")
    game.card(0, f"detained#{copy}")
    if monster:
        game.monster("ghoul", "rome")
    dice = {1: "6 1 1", 2: "6", 3: "6 1"}[copy]
    game.encounter(0, dice=dice)
    assert game.held(0) == []
    assert began(game) == []
    assert (game.state.turn, game[0].health.left, game[0].sanity.left) == (1, 6, 6)


@pytest.mark.rule("eh.encounter.8.ltp")
@pytest.mark.parametrize(
    ("kind", "deck", "space"),
    [
        ("general", "general", "rome"),
        ("region", "europe", "rome"),
        ("research", "research", "rome"),
        ("other-world", "other-world", "rome"),
    ],
)
def test_a_card_is_discarded_to_its_own_pile_after_it_was_resolved(
    kind: str, deck: str, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = given("lily-chen").stand(0, space).clue("rome").gate("rome")
    pile = game.state.decks[deck]
    top, count = pile.cards[-1], len(pile.cards)
    monkeypatch.setitem(ENCOUNTERS[deck], top, card_of({"do": "lose", "what": "sanity"}, city=[], rome=[]))
    game.run(encounter(game.table, 0, kind, deck))
    assert (pile.discard, len(pile.cards)) == ([top], count - 1)
    assert all(not other.discard for name, other in game.state.decks.items() if name != deck)


@pytest.mark.rule("eh.encounter.8.ltp")
def test_the_last_card_of_a_deck_makes_a_new_deck_of_the_discarded_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given("lily-chen").stand(0, "rome")
    pile = game.state.decks["europe"]
    for card in pile.cards:
        monkeypatch.setitem(ENCOUNTERS["europe"], card, card_of(rome=[]))
    first = list(pile.cards)
    for _ in range(8):
        game.run(encounter(game.table, 0, "region", "europe"))
    assert pile.discard == first[:1]
    assert set(pile.cards) == set(first[1:])


@pytest.mark.rule("eh.encounter.1")
def test_a_scene_is_over_with_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["europe"], "europe-1", card_of(rome=[{"do": "lose", "what": "sanity"}]))
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").top_encounter("europe", "europe-1")
    game.encounter(0).do("encounter:europe")
    assert (game.state.turn, game.state.scene) == (1, None)


# Location encounters.


@pytest.mark.rule("eh.location-encounter.1")
@pytest.mark.parametrize("space", list(SPACES))
def test_a_general_encounter_is_the_section_of_the_type_of_space(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sections = {name: [{"do": "gain-clues", "n": n}] for n, name in enumerate(("city", "wilderness", "sea"), 1)}
    monkeypatch.setitem(ENCOUNTERS["general"], "general-1", card_of(**sections))  # type: ignore[arg-type]
    game = given("lily-chen").stand(0, space).top_encounter("general", "general-1")
    game.run(encounter(game.table, 0, "general", "general"))
    assert len(game[0].clues) == {"city": 1, "wilderness": 2, "sea": 3}[type_of(space)]


@pytest.mark.rule("eh.location-encounter.2", "eh.location-encounter.3", "eh.location-encounter.4")
@pytest.mark.parametrize(
    ("region", "cities"),
    [
        ("america", ["arkham", "buenos-aires", "san-francisco"]),
        ("europe", ["istanbul", "london", "rome"]),
        ("asia", ["shanghai", "sydney", "tokyo"]),
    ],
)
def test_nine_cities_have_a_deck_with_a_section_for_each(region: str, cities: list[str]) -> None:
    for city in cities:
        game = given("lily-chen", "leo-anderson").stand(0, city).encounter(0)
        assert game.keys == ["encounter:general", f"encounter:{region}"]
        game.table.choose(f"encounter:{region}")
        assert began(game)[0] == (region, city)
    assert all(set(card.sections) == set(cities) for card in ENCOUNTERS[region].values())


@pytest.mark.rule("eh.location-encounter.5")
@pytest.mark.parametrize("city", NAMED)
def test_a_general_encounter_may_be_chosen_in_those_cities_too(city: str) -> None:
    game = given("lily-chen", "leo-anderson").stand(0, city).encounter(0)
    game.table.choose("encounter:general")
    assert began(game)[0] == ("general", "city")


@pytest.mark.rule("eh.location-encounter.1")
@pytest.mark.parametrize("space", [space for space in SPACES if space not in NAMED])
def test_other_spaces_have_only_the_general_deck(space: str) -> None:
    game = given("lily-chen", "leo-anderson")
    game.state.expeditions.cards.clear()
    assert offered(game.stand(0, space)) == ["encounter:general"]


def test_every_general_card_has_a_section_for_each_type() -> None:
    assert all(set(card.sections) == {"city", "wilderness", "sea"} for card in ENCOUNTERS["general"].values())
