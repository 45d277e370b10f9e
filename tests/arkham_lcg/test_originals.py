"""Cards made up here: they are in a game where somebody asks for them, and nowhere else."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg import GAME, census
from miskatonic.games.arkham_lcg.campaign import collection_for
from miskatonic.games.arkham_lcg.decks import (
    Collection,
    Deck,
    available,
    basic_weaknesses,
    offers,
    problems,
    starter,
    table_problems,
    workshop,
    write_json,
    write_text,
)
from miskatonic.games.arkham_lcg.decks.workshop import CardsRequest, list_cards
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.scenarios.scenario import encounter_cards, is_of
from miskatonic.kernel.errors import SetupError

from ..golden import transcript
from .deck_given import INVESTIGATORS, KNIFE, exchanged
from .given import ROLAND, Scene, given
from .made_up import MakeUp
from .names import AMNESIA, EMERGENCY_CACHE, SCREECHING_BYAKHEE, SWARM_OF_RATS

LAMP, HOUND, DREAD = "99011", "99012", "99013"


@pytest.fixture
def originals(made_up: MakeUp) -> tuple[str, ...]:
    """A player card of level 0, an enemy in the set of the rats, a basic weakness."""
    made_up(EMERGENCY_CACHE, LAMP, origin="original", copies=2)
    made_up(SWARM_OF_RATS, HOUND, origin="original", copies=2)
    made_up(AMNESIA, DREAD, origin="original", copies=1)
    return LAMP, HOUND, DREAD


def encountered(scene: Scene) -> list[str]:
    return scene.codes([*scene.state.encounter.cards, *scene.state.encounter.discard])


# Decks.


def test_an_original_card_is_offered_only_where_it_was_asked_for(originals: tuple[str, ...]) -> None:
    deck = starter(ROLAND)
    assert LAMP not in available(ROLAND)
    assert LAMP not in {offer.code for offer in offers(deck, 9)}
    assert LAMP in available(ROLAND, Collection(originals=originals))
    assert LAMP in {offer.code for offer in offers(deck, 9, Collection(originals=originals))}


def test_a_deck_may_hold_an_original_card_in_any_game(originals: tuple[str, ...]) -> None:
    deck = exchanged(starter(ROLAND), KNIFE, LAMP)
    assert problems(deck) == []
    scene = given(ROLAND, decks=[write_json(deck)])
    assert LAMP in scene.codes(scene.who().deck)


def test_an_original_weakness_is_drawn_only_where_it_was_asked_for(originals: tuple[str, ...]) -> None:
    assert DREAD not in basic_weaknesses()
    assert DREAD in basic_weaknesses(Collection(originals=[DREAD]), "madness")


def test_the_deck_builder_lists_original_cards(originals: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    assert LAMP not in list_cards(CardsRequest(ROLAND)).cards
    monkeypatch.setattr(workshop, "ORIGINALS", originals)
    assert list_cards(CardsRequest(ROLAND)).cards[LAMP] == 2


def test_a_deck_list_names_no_box_for_an_original_card(originals: tuple[str, ...]) -> None:
    lines = write_text(Deck(ROLAND, {LAMP: 1, KNIFE: 1})).splitlines()
    assert "1x Knife (Core Set)" in lines and f"1x card-{LAMP}" in lines


# Games.


def test_the_shops_and_draws_of_a_game_know_the_original_cards_it_was_begun_with(originals: tuple[str, ...]) -> None:
    for wanted in ((), originals):
        scene = given(ROLAND, adventure="night-of-the-zealot", originals=list(wanted))
        left = collection_for(scene.table, 0)
        assert left.includes(KNIFE)
        assert [left.includes(code) for code in originals] == [bool(wanted)] * 3


def test_an_original_card_does_not_change_a_published_encounter_set(originals: tuple[str, ...]) -> None:
    deck = encountered(given(ROLAND))
    assert SWARM_OF_RATS in deck and HOUND not in deck


def test_an_original_encounter_card_comes_in_all_its_copies_where_it_was_asked_for(originals: tuple[str, ...]) -> None:
    for adventure in ("gathering", "midnight-masks", "devourer-below"):
        scene = given(ROLAND, adventure=adventure, originals=[HOUND, LAMP, DREAD])
        assert encountered(scene).count(HOUND) == 2
        assert not {LAMP, DREAD} & set(encountered(scene))


def test_an_original_set_belongs_to_the_scenarios_that_list_it() -> None:
    hound = replace(PRINTED[SWARM_OF_RATS], origin="original")
    assert not is_of(hound, {"rats"})
    assert is_of(replace(hound, set="winter"), {"rats", "winter"})
    assert not is_of(replace(hound, set="winter"), {"rats"})


def test_which_agents_came_stays_unknown_beside_an_original_one(made_up: MakeUp) -> None:
    made_up(SCREECHING_BYAKHEE, "99014", origin="original", copies=1)
    scene = given(ROLAND, adventure="devourer-below", originals=["99014"])
    state = scene.state
    sets = {PRINTED[code].set for code in encountered(scene) if code != "99014"}
    seen: set[str | None] = set()
    for seed in range(20):
        twin = GAME.decode(GAME.encode(state))
        GAME.determinize(twin, 0, seed)
        codes = [twin.codes[card] for card in twin.encounter.cards]
        assert "99014" in codes and len(codes) == len(state.encounter.cards)
        seen |= {PRINTED[code].set for code in codes if code != "99014"}
    assert len({each for each in sets if (each or "").startswith("agents-of")}) == 1
    assert len({each for each in seen if (each or "").startswith("agents-of")}) == 4


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (["99099"], "There is no original card '99099'; there are"),
        ([KNIFE], f"There is no original card '{KNIFE}'; there are"),
        ("90001", "The original cards are a list of codes, not '90001'."),
    ],
)
def test_a_card_that_is_not_original_is_refused(wanted: object, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        given(ROLAND, originals=wanted)


@pytest.mark.parametrize("name", ["arkham-lcg-solo-gathering", "arkham-lcg-2-campaign"])
def test_a_game_goes_as_it_always_went_when_cards_are_made_up(name: str, request: pytest.FixtureRequest) -> None:
    before = transcript(name)
    request.getfixturevalue("originals")
    encounter_cards.cache_clear()
    assert transcript(name) == before
    encounter_cards.cache_clear()


# Play tests.


def test_play_tests_meet_original_cards(originals: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(census, "ORIGINALS", originals)
    drawn = [census.free_options(Random(seed), 4) for seed in range(10)]
    asking = [options for options in drawn if "originals" in options]
    assert 0 < len(asking) < len(drawn)
    assert LAMP in "".join(asking[0]["decks"]) and HOUND not in "".join(asking[0]["decks"])


def test_as_many_copies_of_an_original_card_are_mixed_in_as_there_are(
    originals: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(census, "ORIGINALS", originals)
    decks: list[Deck] = []
    for investigator in INVESTIGATORS[:4]:
        decks.append(census.with_originals(starter(investigator), Collection(1).without(*decks)))
    assert sum(deck.totals.get(LAMP, 0) for deck in decks) == PRINTED[LAMP].copies
    assert [problems(deck) for deck in decks] == [[]] * 4
    assert table_problems(decks) == []
