"""What is shuffled or drawn by chance: the same cards lie otherwise in a game with another seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from miskatonic.games.arkham_3e.assets import search
from miskatonic.games.arkham_3e.doom import event_deck_empty, gate_burst
from miskatonic.games.arkham_3e.monsters import search_monsters, take_away
from miskatonic.games.arkham_3e.state import Arkham

from .codices import VEIL
from .given import Situation, given
from .test_other_worlds import possible

SEEDS = 6
NEIGHBORHOODS = ("downtown", "easttown", "merchant-district", "northside", "rivertown")


def orders(lie: Callable[[int], Sequence[object]]) -> int:
    """In how many ways something lies that has come about in games with different seeds."""
    found = [tuple(lie(seed)) for seed in range(SEEDS)]
    assert len({tuple(sorted(map(str, each))) for each in found}) == 1, "always the same cards"
    return len(set(found))


@pytest.mark.rule("ah3.102.3", "ah3.102.4", "ah3.111.5")
@pytest.mark.parametrize("deck", ["street", *NEIGHBORHOODS, "anomaly"])
def test_every_encounter_deck_is_shuffled(deck: str) -> None:
    assert orders(lambda seed: given(seed=seed).state.decks[deck]) == SEEDS


@pytest.mark.parametrize(
    "pile",
    [
        pytest.param(lambda state: state.events, marks=pytest.mark.rule("ah3.103.1"), id="events"),
        pytest.param(lambda state: state.monster_deck, marks=pytest.mark.rule("ah3.104.1"), id="monsters"),
        pytest.param(lambda state: state.items, marks=pytest.mark.rule("ah3.107.1"), id="items"),
        pytest.param(lambda state: state.allies, marks=pytest.mark.rule("ah3.107.3"), id="allies"),
        pytest.param(lambda state: state.spells, marks=pytest.mark.rule("ah3.107.3"), id="spells"),
    ],
)
def test_every_other_deck_is_shuffled(pile: Callable[[Arkham], list[str]]) -> None:
    assert orders(lambda seed: pile(given(seed=seed).state)) == SEEDS


@pytest.mark.rule("ah3.204.11a-2", "ah3.470.11-3")
@pytest.mark.parametrize(("comes_back", "left"), [(gate_burst, 1), (event_deck_empty, 0)])
def test_discarded_events_come_under_the_deck_in_any_order(comes_back: Callable[..., object], left: int) -> None:
    def events(seed: int) -> list[str]:
        game = given(seed=seed)
        every = sorted(game.state.events)
        game.state.events, game.state.event_discard = every[:left], every[left:]
        game.run(comes_back(game.table))  # type: ignore[arg-type]
        return game.state.events

    assert orders(events) == SEEDS


@pytest.mark.rule("ah3.462.3-2")
def test_cards_that_were_revealed_in_a_search_go_under_their_deck_in_any_order() -> None:
    def items(seed: int) -> list[str]:
        state = given(seed=seed).state
        state.items.sort()
        search(state, state.items, lambda card: False)
        return state.items

    assert orders(items) == SEEDS


@pytest.mark.rule("ah3.462.3b")
def test_monsters_that_were_passed_over_in_a_search_go_onto_their_deck_in_any_order() -> None:
    def deck(seed: int) -> list[int]:
        state = given(seed=seed).state
        state.monster_deck.sort()
        search_monsters(state, "no-such-trait", 1)
        return state.monster_deck

    assert orders(deck) == SEEDS


def with_the_lodge(game: Situation) -> Situation:
    game.effect({"do": "shuffle-in", "trait": "lodge"}, board=True)
    return game


def test_monsters_that_were_set_aside_lie_anywhere_in_their_deck() -> None:
    def deck(seed: int) -> list[int]:
        game = given(seed=seed, scenario=VEIL)
        game.state.monster_deck.sort()
        return with_the_lodge(game).state.monster_deck

    assert orders(deck) == SEEDS


def test_where_a_monster_lies_nobody_knows_any_more_when_its_deck_is_shuffled() -> None:
    game = given(scenario=VEIL).monster("robed-figure", "black-cave")
    figure = game.the("robed-figure")
    take_away(game.state, figure)
    assert possible(game, lambda state: state.monster_deck.index(figure.token)) == 1
    assert possible(with_the_lodge(game), lambda state: state.monster_deck.index(figure.token)) > 1


def test_markers_are_put_face_down_in_any_order() -> None:
    def colours(seed: int) -> list[str]:
        game = given(seed=seed)
        spaces = ["graveyard", "black-cave", "general-store"]
        game.effect({"do": "hide-markers", "colours": ["white", "blue", "red"], "spaces": spaces})
        assert [each.space for each in game.state.markers] == spaces
        return [str(each.colour) for each in game.state.markers]

    assert orders(colours) > 1


def test_which_card_that_was_set_aside_is_attached_is_a_matter_of_chance() -> None:
    def attached(seed: int) -> list[int]:
        game = given(seed=seed, scenario="echoes-of-the-deep")
        game.effect({"do": "set-aside", "numbers": [32, 33, 34]})
        game.effect({"do": "attach-one"})
        return [*game.state.archive_attached(), *sorted(game.state.archive_aside)]

    assert orders(attached) > 1
