"""Worlds that a seat cannot tell from the real one, in the midst of what is under way too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham_3e.assets import clear_display, discard, search
from miskatonic.games.arkham_3e.components import ENCOUNTERS, kind_of
from miskatonic.games.arkham_3e.doom import event_deck_empty, gate_burst, hide_event, spawn_clue, spread_doom
from miskatonic.games.arkham_3e.encounters import from_deck, put_away
from miskatonic.games.arkham_3e.events import CardTurned, MonsterSpawned
from miskatonic.games.arkham_3e.monsters import search_monsters, take_away
from miskatonic.games.arkham_3e.play import Table
from miskatonic.games.arkham_3e.state import Arkham, Scene
from miskatonic.games.arkham_3e.view import view
from miskatonic.kernel.saves import load

from .given import Situation, given

WORLDS = 12
EVERYBODY = (None, 0, 1)


def possible(game: Situation, hidden: Callable[[Arkham], object]) -> int:
    """How many values something takes in worlds that a seat cannot tell from the real one."""
    values: set[str] = set()
    for seed in range(WORLDS):
        other = game.table.game.decode(game.table.game.encode(game.state))
        game.table.game.determinize(other, 0, seed)
        assert view(other, 0) == view(game.state, 0)
        values.add(repr(hidden(other)))
    return len(values)


# What everybody has seen go into a deck.


@pytest.mark.rule("ah3.446.11")
def test_an_encounter_that_went_under_its_deck_lies_there_in_every_world() -> None:
    game = given("agnes-baker", "jenny-barnes").stand(0, "independence-square").top_encounter("downtown-1")
    game.run(from_deck(game.table, 0, "downtown", "independence-square"))
    assert game.state.decks["downtown"][0] == "downtown-1"
    assert possible(game, lambda state: state.decks["downtown"][0]) == 1
    assert possible(game, lambda state: state.decks["downtown"][1:]) > 1


@pytest.mark.rule("ah3.401.10", "ah3.414.3-2")
def test_items_that_were_discarded_lie_under_the_deck_in_every_world() -> None:
    game = given("agnes-baker").card(0, "knife").display("shotgun", "rabbits-foot")
    discard(game.table, 0, "knife")
    game.run(clear_display(game.table, 0), "discard:shotgun", "done")
    assert game.state.items[:2] == ["shotgun", "knife"]
    assert possible(game, lambda state: state.items[:2]) == 1
    assert possible(game, lambda state: state.items[2:]) > 1


@pytest.mark.rule("ah3.462.3", "ah3.462.3-2")
def test_of_cards_that_were_revealed_in_a_search_only_the_order_is_unknown() -> None:
    game = given("agnes-baker")
    last = game.state.items[-5]
    search(game.state, game.state.items, lambda card: card == last)
    assert possible(game, lambda state: sorted(state.items[:4])) == 1
    assert possible(game, lambda state: state.items[:4]) > 1


@pytest.mark.rule("ah3.459.11")
def test_monsters_that_came_back_to_their_deck_lie_on_top_in_every_world() -> None:
    game = given("agnes-baker").monster("robed-figure", "black-cave")
    take_away(game.state, game.monsters()[0])
    assert possible(game, lambda state: state.monster_deck[-1]) == 1


@pytest.mark.rule("ah3.462.3b")
def test_of_monsters_that_were_passed_over_in_a_search_only_the_order_is_unknown() -> None:
    game = given("agnes-baker")
    # From the bottom: four monsters that are no cultists, and then all the others.
    game.state.monster_deck.sort(key=lambda token: "cultist" in kind_of(token).traits)
    first = game.state.monster_deck[4:]
    game.state.monster_deck[4:] = reversed(first)
    search_monsters(game.state, "cultist", 1)
    assert possible(game, lambda state: sorted(state.monster_deck[-4:])) == 1
    assert possible(game, lambda state: state.monster_deck[-4:]) > 1


@pytest.mark.rule("ah3.428.3-2", "ah3.428.3-3")
def test_the_event_of_a_clue_is_among_the_top_three_cards_in_every_world() -> None:
    game = given("agnes-baker")
    id = ENCOUNTERS[game.state.events[-1]].deck
    game.run(spawn_clue(game.table))

    def depth(state: Arkham) -> int:
        deck = state.decks[id]
        return next(n for n, card in enumerate(reversed(deck), 1) if ENCOUNTERS[card].doom)

    assert possible(game, depth) == 3
    assert possible(game, lambda state: [card for card in state.decks[id] if ENCOUNTERS[card].doom]) > 1
    assert all(depth(_sample(game, seed)) <= 3 for seed in range(40))


@pytest.mark.rule("ah3.428.3-4")
def test_events_in_a_deck_of_few_cards_are_in_it_in_every_world() -> None:
    game = given("agnes-baker")
    events = [card for card in game.state.events if ENCOUNTERS[card].deck == "rivertown"][:2]
    game.state.decks["rivertown"].clear()
    for event in events:
        game.state.events.remove(event)
        hide_event(game.state, event)
    assert len(game.state.decks["rivertown"]) == 2
    for seed in range(WORLDS):
        deck = _sample(game, seed).decks["rivertown"]
        assert sum(bool(ENCOUNTERS[card].doom) for card in deck) == 2


def _sample(game: Situation, seed: int) -> Arkham:
    other = game.table.game.decode(game.table.game.encode(game.state))
    game.table.game.determinize(other, 0, seed)
    return other


@pytest.mark.rule("ah3.470.7-2")
def test_an_event_that_was_met_and_is_hidden_again_is_the_same_in_every_world() -> None:
    game = given("agnes-baker").stand(0, "black-cave")
    event = next(card for card in game.state.events if ENCOUNTERS[card].deck == "rivertown")
    game.state.events.remove(event)
    put_away(game.table, "rivertown", event, Scene(0, "rivertown", event, "black-cave"))
    assert event in game.state.decks["rivertown"]
    assert possible(game, lambda state: event in state.decks["rivertown"][-3:]) == 1
    assert possible(game, lambda state: state.decks["rivertown"].index(event)) == 3


@pytest.mark.rule("ah3.204.11a-2")
def test_events_that_came_under_the_deck_again_lie_there_in_any_order() -> None:
    game = given("agnes-baker")
    game.run(spread_doom(game.table))
    game.run(spread_doom(game.table))
    game.run(gate_burst(game.table))
    assert possible(game, lambda state: sorted(state.events[:3])) == 1
    assert possible(game, lambda state: state.events[:3]) > 1
    assert possible(game, lambda state: ENCOUNTERS[state.events[-1]].deck) == 1


@pytest.mark.rule("ah3.470.11-3", "ah3.428.3-3")
def test_with_a_new_event_deck_everybody_knows_which_event_is_still_hidden() -> None:
    """All others have been seen among the discarded ones."""
    game = given("agnes-baker")
    id = ENCOUNTERS[game.state.events[-1]].deck
    game.run(spawn_clue(game.table))
    game.state.events, game.state.event_discard = [], game.state.events
    game.run(event_deck_empty(game.table))
    assert possible(game, lambda state: [card for card in state.decks[id] if ENCOUNTERS[card].doom]) == 1
    assert possible(game, lambda state: state.events) > 1


# In the midst of a step.


def worlds(game: Situation, seat: int | None) -> list[Table]:
    """Some possible worlds, each of which looks to the seat as the real one does."""
    found = [game.table.determinize(seat, seed) for seed in range(WORLDS)]
    assert all(world.view(seat) == game.table.view(seat) for world in found)
    return found


def at_the_dice() -> Situation:
    """An attack with many dice that could still be rolled again, by somebody with a dark pact."""
    game = given("agnes-baker", "jenny-barnes").stand(0, "black-cave").has(0, clues=2).card(0, "45-thompson")
    game.card(0, "dark-pact").monster("ghoul-priest", "black-cave").turn().table.choose("attack")
    assert game.table.decision is not None and game.table.decision.topic == "dice"
    return game


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_dice_of_a_test_lie_in_every_world_as_they_do(seat: int | None) -> None:
    game = at_the_dice()
    rolled = game.table.view(0).test
    assert rolled is not None and len(rolled.dice) > 3
    found = worlds(game, seat)
    assert len({tuple(world.state.items) for world in found}) == WORLDS
    assert len({world.state.rng for world in found}) == WORLDS


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_the_back_of_a_pact_in_the_midst_of_an_attack(seat: int | None) -> None:
    found = worlds(at_the_dice(), seat)
    assert len({tuple(world.state.investigators[0].conditions) for world in found}) > 1


def test_a_pact_that_waits_for_its_reckoning_reckons_in_every_world() -> None:
    game = given("agnes-baker", "jenny-barnes").card(0, "dark-pact").card(1, "dark-pact")
    game.mythos(*["reckoning"] * 4)
    assert game.table.decision is not None and game.table.decision.topic == "reckoning"
    backs: set[int] = set()
    for world in worlds(game, 1):
        world.choose("reckon:dark-pact:agnes-baker")
        backs |= {each.back for each in world.events if isinstance(each, CardTurned)}
    assert len(backs) > 1


def test_the_back_of_a_pact_that_was_turned_is_the_same_in_every_world() -> None:
    game = given("agnes-baker", "jenny-barnes").card(0, "dark-pact#6").has(0, clues=2).has(1, clues=2)
    game.mythos(*["reckoning"] * 4).do("reckon:dark-pact:agnes-baker", dice="1")
    assert game.table.decision is not None and game.table.decision.topic == "discard-clues"
    assert possible(game, lambda state: state.investigators[0].conditions) == 1


def test_the_monster_that_is_about_to_come_is_the_same_in_every_world() -> None:
    game = given("agnes-baker", "jenny-barnes").next_monster("swift-byakhee").mythos(*["monster"] * 4)
    assert game.table.decision is not None and game.table.decision.topic == "spawn"
    spawn = game.keys[0]
    for world in worlds(game, 1):
        world.choose(spawn)
        assert next(each.kind for each in world.events if isinstance(each, MonsterSpawned)) == "swift-byakhee"


def test_another_world_can_be_copied_saved_and_played_on() -> None:
    world = worlds(at_the_dice(), 1)[0]
    twin = world.clone()
    loaded = load(world.save(), {"arkham-3e": world.game})
    for each in (world, twin, loaded):
        for _ in range(15):
            assert each.decision is not None
            each.choose(each.decision.options[-1])
    assert world.hash() == twin.hash() == loaded.hash()
