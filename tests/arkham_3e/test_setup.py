"""Setting up a game (rules ah3.100 to ah3.111)."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.arkham_3e import GAME
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import (
    ARCHIVE,
    ENCOUNTERS,
    EVENTS,
    HEADLINES,
    MONSTERS,
    SCENARIOS,
    SHEETS,
    TOKENS,
)
from miskatonic.games.arkham_3e.setup import begin
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.table import Table
from tests.arkham_3e.given import given

SIZES = {"approach-of-azathoth": 12, "feast-for-umordhoth": 13, "veil-of-twilight": 10, "echoes-of-the-deep": 14}


def started(scenario: str, players: int = 2, seed: int = 7, **options: object) -> Table:
    """A game whose set-up is done, with the first answer to every question."""
    table = Table(GAME, GAME.setup(players, seed, {"scenario": scenario, **options}))
    while table.state.round == 0:
        assert table.decision is not None
        table.choose(0)
    return table


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("ah3.104.1", "ah3.104.2", "ah3.104.2-2", "ah3.102.2", "ah3.490.4b")
def test_the_monster_deck_is_the_list_without_the_monsters_on_the_map(scenario: str) -> None:
    sheet = SCENARIOS[scenario]
    state = started(scenario).state
    assert len(state.monster_deck) == SIZES[scenario]
    on_board = Counter(
        (TOKENS[each.token], each.space) for each in state.monsters if not MONSTERS[TOKENS[each.token]].epic
    )
    assert on_board >= Counter((kind, space) for kind, space in sheet.starting_monsters)
    kinds = {TOKENS[token] for token in state.monster_deck}
    assert all(kind in sheet.monsters or sheet.trait in MONSTERS[kind].traits for kind in kinds)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule(
    "ah3.102.1", "ah3.102.3", "ah3.102.4", "ah3.102.4-2", "ah3.103.1", "ah3.103.1-3", "ah3.448.1", "ah3.470.3"
)
def test_the_decks_are_those_of_the_map(scenario: str) -> None:
    game = given(scenario=scenario)
    decks = game.state.decks
    neighborhoods = board_of(scenario).neighborhoods
    assert len(neighborhoods) == 5
    assert set(decks) - {"street", "anomaly"} == set(neighborhoods)
    for id in neighborhoods:
        assert len(decks[id]) == 8
        assert {ENCOUNTERS[card].deck for card in decks[id]} == {id}
    assert len(decks["street"]) == 8
    assert sorted(game.state.events) == sorted(EVENTS[scenario])
    assert len(game.state.events) == 24


@pytest.mark.rule("ah3.111.5", "ah3.402.2", "ah3.402.2-ex", "ah3.402.4")
@pytest.mark.parametrize(
    ("scenario", "deck"),
    [
        ("approach-of-azathoth", "temporal-fissure"),
        ("veil-of-twilight", "fractured-reality"),
        ("echoes-of-the-deep", "nightmare-breach"),
        ("feast-for-umordhoth", None),
    ],
)
def test_each_scenario_has_its_own_anomalies_or_none(scenario: str, deck: str | None) -> None:
    cards = given(scenario=scenario).state.decks.get("anomaly", [])
    assert {ENCOUNTERS[card].deck for card in cards} == ({deck} if deck else set())
    assert len(cards) == (12 if deck else 0)


@pytest.mark.rule("ah3.105.1", "ah3.490.4c", "ah3.204.6")
def test_the_cup_holds_what_the_sheet_lists() -> None:
    wanted = {"doom": 3, "monster": 2, "headline": 2, "clue": 2, "gate-burst": 1, "reckoning": 1, "blank": 3}
    assert Counter(given().state.cup.tokens) == wanted
    assert Counter(given(difficulty="easy").state.cup.tokens) == {**wanted, "doom": 2, "blank": 4}
    assert Counter(given(difficulty="hard").state.cup.tokens) == {**wanted, "doom": 4, "blank": 2}


@pytest.mark.rule("ah3.106.1")
def test_thirteen_headlines_are_chosen_by_chance() -> None:
    one, other = given(seed=1).state.headlines, given(seed=2).state.headlines
    assert len(set(one)) == 13
    assert set(one) <= set(HEADLINES)
    assert set(one) != set(other)


@pytest.mark.rule("ah3.107.1", "ah3.107.2", "ah3.107.3", "ah3.414.1")
def test_items_allies_and_spells_are_decks_of_their_own_and_five_items_lie_open() -> None:
    state = started("approach-of-azathoth").state
    assert (len(state.items) + len(state.display), len(state.allies), len(state.spells)) == (28, 12, 10)
    assert len(state.display) == 5
    assert len(state.special) == 26
    assert len(state.pacts) == 6


@pytest.mark.rule("ah3.110.1", "ah3.110.3", "ah3.110.6a", "ah3.490.3b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_investigators_begin_in_the_starting_space_and_the_others_wait(scenario: str) -> None:
    state = started(scenario, players=3).state
    assert {each.space for each in state.investigators} == {SCENARIOS[scenario].start}
    assert sorted([*state.unused, *(each.id for each in state.investigators)]) == sorted(SHEETS)


@pytest.mark.rule("ah3.110.2", "ah3.432.4a")
def test_one_player_is_the_leader() -> None:
    assert given(players=3, leader=2).state.leader == 2


@pytest.mark.rule("ah3.110.5a", "ah3.110.5a-2", "ah3.429.3a", "ah3.429.7b", "ah3.477.4", "ah3.477.5")
@pytest.mark.parametrize("id", SHEETS)
def test_everybody_has_their_starting_cards_and_chooses_among_the_others(id: str) -> None:
    sheet = SHEETS[id]
    for number, names in enumerate(sheet.choices or [[]]):
        table = Table(GAME, GAME.setup(1, 3, {"investigators": [id]}))
        if sheet.choices:
            assert table.decision is not None
            assert len(table.decision.options) == len(sheet.choices)
            table.choose(number)
        investigator = table.state.investigators[0]
        held = [card.partition("#")[0] for card in (*investigator.cards, *investigator.conditions)]
        assert sorted(held) == sorted([*sheet.cards, *names])
        assert investigator.money == sheet.money


@pytest.mark.rule("ah3.111.1", "ah3.111.2a", "ah3.111.3a", "ah3.428.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_three_clues_come_then_doom_is_spread_once(scenario: str) -> None:
    table = started(scenario)
    state = table.state
    assert sum(state.clues.values()) == 3
    assert len(state.events) == 24 - 3 - 1
    assert len(state.event_discard) == 1
    tags = [event.__struct_config__.tag for event in table.events]
    assert tags.index("event-discarded") > max(place for place, tag in enumerate(tags) if tag == "clue-placed")
    for id, count in state.clues.items():
        assert sum(bool(ENCOUNTERS[card].doom) for card in state.decks[id]) == count


@pytest.mark.rule("ah3.111.4a", "ah3.111.4b", "ah3.490.4d", "ah3.452.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_final_setup_fills_the_codex(scenario: str) -> None:
    table = started(scenario)
    added = [event.archive for event in table.events if event.__struct_config__.tag == "archive-added"]
    assert added[: len(SCENARIOS[scenario].codex)] == SCENARIOS[scenario].codex
    assert all(scenario in ARCHIVE[number].scenarios for number in added)


@pytest.mark.rule("ah3.111.4b-3")
def test_a_condition_that_is_met_at_setup_takes_effect_when_its_card_is_added() -> None:
    at_once, later = 0, 0
    for seed in range(40):
        state = started("echoes-of-the-deep", seed=seed).state
        other = started("echoes-of-the-deep", seed=seed, codex_at_setup="next-doom").state
        at_once += bool(state.anomalies)
        later += bool(other.anomalies)
    assert at_once > 0
    assert later == 0


@pytest.mark.rule("ah3.100", "ah3.102.2")
def test_the_doom_of_the_map_is_there_before_the_clues_or_after_them_by_another_reading() -> None:
    for reading, before in (("map", True), ("clues", False)):
        table = started("approach-of-azathoth", starting_doom=reading)
        tags = [event.__struct_config__.tag for event in table.events]
        assert (tags.index("doom-placed") < tags.index("clue-placed")) is before
        assert sum(table.state.doom.values()) >= 6


@pytest.mark.rule("ah3.player-count.ltp", "ah3.components.ltp")
def test_the_game_is_for_one_to_six_with_four_scenarios_and_twelve_investigators() -> None:
    assert GAME.players == (1, 2, 3, 4, 5, 6)
    assert (len(SCENARIOS), len(SHEETS)) == (4, 12)


def test_nobody_plays_whom_there_is_not() -> None:
    with pytest.raises(SetupError, match="no investigator 'nobody'"):
        begin(GAME.setup(1, 1, {"investigators": ["nobody"]}))
