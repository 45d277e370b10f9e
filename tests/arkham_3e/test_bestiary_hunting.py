"""Every monster: where it comes to the board, whom it hunts and engages, where it patrols, as published."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import TOKENS

from .given import Situation, given
from .test_bestiary import ALL, ORDINARY, SCENARIOS, scenario_of

HIGH_AND_LOW = {
    "lore": ("agnes-baker", "jenny-barnes"),
    "influence": ("jenny-barnes", "norman-withers"),
    "observation": ("wendy-adams", "daniela-reyes"),
    "strength": ("michael-mcglen", "norman-withers"),
    "will": ("norman-withers", "calvin-wright"),
}
"""Who has 4 dice for a skill, and who has fewest."""


def two(id: str) -> tuple[Situation, int, int]:
    """Two investigators of whom one is the prey of a monster: the game, the prey, the other."""
    order, _, what = (ALL[id].get("prey") or "nearest").partition(" ")
    pair = HIGH_AND_LOW.get(what, ("norman-withers", "michael-mcglen"))
    game = given(*pair, scenario=scenario_of(id))
    if what in ("clues", "remnants"):
        game.has(0, **{what: 1})
    if what == "spells":
        game.card(0, "wither")
    return (game, 1, 0) if order == "least" else (game, 0, 1)


def away(game: Situation, origin: str, to: str) -> int:
    return int(board_of(game.state.scenario).map.routes(origin).away[to])


def farthest(game: Situation, origin: str) -> str:
    """The space that is farthest from one, streets left out."""
    return max(board_of(game.state.scenario).neighborhood_of, key=lambda space: away(game, origin, space))


def aside(game: Situation, origin: str, goal: str) -> str:
    """A space next to one that is not on a way to the goal."""
    near = board_of(game.state.scenario).near(origin)
    return next(space for space in near if away(game, space, goal) >= away(game, origin, goal))


def activated(game: Situation, id: str) -> Situation:
    """The monster activates; of ways that are equally short the first is taken."""
    _first(monsters.activate(game.table, game.the(id)))
    return game


def _first(flow: Any) -> None:
    """Run a rule with the first answer to every question."""
    try:
        request = next(flow)
        while True:
            request = flow.send(request.options[0])
    except StopIteration:
        return


def places_by_streets(game: Situation) -> tuple[str, str]:
    """Two spaces beside streets that are nowhere near each other, and neither the start nor where doom is."""
    board = board_of(game.state.scenario)
    start = SCENARIOS[game.state.scenario]["start"]
    beside = [
        space
        for space in board.neighborhood_of
        if space != start and not game.state.doom_on(space) and any(near in board.streets for near in board.near(space))
    ]
    return next((one, two) for one in beside for two in beside if away(game, one, two) >= 3)


# Where it comes.


@pytest.mark.rule("ah3.459.3b", "ah3.459.5", "ah3.460.2")
@pytest.mark.parametrize("id", [id for id, each in ORDINARY.items() if each.get("spawn")])
def test_it_comes_where_it_is_published(id: str) -> None:
    game, prey, other = two(id)
    start = SCENARIOS[game.state.scenario]["start"]
    doomed = farthest(game, start)
    game.doom(**{doomed.replace("-", "_"): 2})
    far, near = places_by_streets(game)
    game.stand(prey, far).stand(other, near).leader(other)
    if id not in map(TOKENS.get, game.state.monster_deck):
        token = next(token for token in game.state.aside if TOKENS[token] == id)
        game.state.aside.remove(token)
        game.state.monster_deck.append(token)
    game.next_monster(id)
    _first(monsters.spawn_from_deck(game.table))
    space = game.the(id).space
    match ORDINARY[id]["spawn"]:
        case "unstable":
            assert space == start
        case "most-doom":
            assert space == doomed
        case "street-nearest-leader":
            assert away(game, near, space) == 1 and space in board_of(game.state.scenario).streets
        case _:
            assert away(game, far, space) == 1 and space in board_of(game.state.scenario).streets


# Whom it hunts.


HUNTERS = [id for id, each in ALL.items() if "prey" in each and "goes_to" not in each and each["prey"] != "nearest"]


@pytest.mark.rule("ah3.202.2c", "ah3.202.2d", "ah3.441.1")
@pytest.mark.parametrize("id", HUNTERS)
def test_it_hunts_its_prey_so_many_spaces_far_and_nobody_else(id: str) -> None:
    game, prey, other = two(id)
    lair = SCENARIOS[game.state.scenario]["start"]
    goal = farthest(game, lair)
    game.stand(prey, goal).stand(other, aside(game, lair, goal)).monster(id, lair)
    before = away(game, lair, goal)
    activated(game, id)
    if ALL[id].get("direct"):
        assert game.the(id).engaged == [prey]
    else:
        assert away(game, game.the(id).space, goal) == before - ALL[id]["speed"]


@pytest.mark.rule("ah3.202.2g")
@pytest.mark.parametrize("id", ["whippoorwill", "umordhoth"])
def test_without_a_prey_it_hunts_whoever_is_nearest(id: str) -> None:
    game = given("norman-withers", "michael-mcglen", scenario=scenario_of(id))
    lair = SCENARIOS[game.state.scenario]["start"]
    goal = farthest(game, lair)
    beside = aside(game, lair, goal)
    game.stand(0, goal).stand(1, beside).monster(id, lair)
    activated(game, id)
    assert (game.the(id).space, game.the(id).engaged) == (beside, [1])


PATROLS = [id for id, each in ALL.items() if "goes_to" in each]


@pytest.mark.rule("ah3.464.2")
@pytest.mark.parametrize("id", PATROLS)
def test_a_patrol_goes_so_many_spaces_to_its_destination(id: str) -> None:
    game, prey, other = two(id)
    start = SCENARIOS[game.state.scenario]["start"]
    doomed = farthest(game, start)
    game.doom(**{doomed.replace("-", "_"): 2}).stand(prey, start).stand(other, start)
    goal, lair = (start, doomed) if ALL[id]["goes_to"] == "unstable" else (doomed, start)
    for who in (prey, other):
        game.stand(who, goal)
    before = away(game, lair, goal)
    game.monster(id, lair)
    activated(game, id)
    assert away(game, game.the(id).space, goal) == before - ALL[id]["speed"]


@pytest.mark.rule("ah3.413.6", "ah3.405.2")
@pytest.mark.parametrize("id", [id for id, each in ALL.items() if "prey" in each and each["prey"] != "nearest"])
def test_of_several_it_engages_its_prey(id: str) -> None:
    game, prey, other = two(id)
    start = SCENARIOS[game.state.scenario]["start"]
    game.stand(prey, start).stand(other, start).monster(id, start)
    game.run(monsters.engage_in(game.table, start))
    assert game.the(id).engaged == [prey]


@pytest.mark.rule("ah3.405.2", "ah3.461.2")
@pytest.mark.parametrize("id", ALL)
def test_what_is_massive_engages_everybody_and_what_is_elusive_nobody(id: str) -> None:
    game, prey, other = two(id)
    start = SCENARIOS[game.state.scenario]["start"]
    game.stand(prey, start).stand(other, start).monster(id, start)
    _first(monsters.engage_in(game.table, start))
    keywords = ALL[id].get("keywords", ())
    assert len(game.the(id).engaged) == (2 if "massive" in keywords else 0 if "elusive" in keywords else 1)
