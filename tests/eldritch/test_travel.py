"""Moving and resting: Travel, tickets, Prepare for Travel, Rest."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.board import CITIES, SPACES, of_type
from miskatonic.games.eldritch.words import SpaceType

from .given import Situation, given
from .moments import asked_seat, happen
from .printed_board import PATHS, neighbours


def by(kind: str, space: str) -> set[str]:
    """The spaces to which a printed path of a kind leads."""
    return {other for other in neighbours(space) if PATHS[frozenset((space, other))] == kind}


def travel(game: Situation, *answers: str) -> Situation:
    return game.turn(0).do("travel", *answers)


@pytest.mark.rule("eh.travel.1", "eh.round.4")
@pytest.mark.parametrize("space", SPACES)
def test_one_travels_to_any_adjacent_space_without_a_ticket(space: str) -> None:
    game = given(players=2).stand(0, space).turn(0).do("travel")
    ways = neighbours(space)
    if len(ways) > 1:
        assert set(game.keys) == {f"travel:{other}" for other in ways}
        game.do(f"travel:{min(ways)}")
    assert game[0].space == min(ways)
    assert asked_seat(game) == 0 and "travel" not in game.keys


@pytest.mark.rule("eh.travel.2", "eh.travel.3", "eh.round.4")
@pytest.mark.parametrize("space", [space for space in SPACES if neighbours(space)])
def test_a_ticket_leads_on_along_its_own_kind_of_path(space: str) -> None:
    start = min(neighbours(space))
    game = given(players=2).stand(0, start).tickets(0, trains=1, ships=1)
    game.turn(0).do("travel", *([f"travel:{space}"] if len(neighbours(start)) > 1 else []))
    ways = {f"{kind}:{other}" for kind in ("train", "ship") for other in by(kind, space)}
    if not ways:
        assert "rest" in game.keys
        return
    assert set(game.keys) == {*ways, "stay"}


@pytest.mark.rule("eh.travel.2")
def test_a_ticket_is_spent_for_each_further_space() -> None:
    game = travel(given(players=2).stand(0, "rome").tickets(0, trains=1, ships=1), "travel:istanbul", "train:17")
    assert (game[0].space, game[0].trains, game[0].ships) == ("17", 0, 1)
    game.do("ship:20")
    assert (game[0].space, game[0].trains, game[0].ships) == ("20", 0, 0)


@pytest.mark.rule("eh.travel.2")
def test_nobody_has_to_spend_a_ticket() -> None:
    game = travel(given(players=2).stand(0, "rome").tickets(0, trains=1), "travel:istanbul", "stay")
    assert (game[0].space, game[0].trains) == ("istanbul", 1)


@pytest.mark.rule("eh.travel.3")
def test_a_ticket_of_the_other_kind_does_not_help() -> None:
    game = travel(given(players=2).stand(0, "rome").tickets(0, trains=2), "travel:london")
    assert "rest" in game.keys and game[0].trains == 2


@pytest.mark.rule("eh.travel.4")
def test_one_action_leads_at_most_three_spaces_far() -> None:
    game = travel(
        given(players=2).stand(0, "rome").tickets(0, trains=2), "travel:istanbul", "train:17", "train:shanghai"
    )
    assert game[0].space == "shanghai"
    assert "rest" in game.keys


@pytest.mark.rule("eh.path.2")
def test_no_ticket_leads_along_an_uncharted_path() -> None:
    game = travel(given(players=2).stand(0, "istanbul").tickets(0, trains=1, ships=1), "travel:pyramids")
    assert set(game.keys) == {"train:istanbul", "ship:rome", "stay"}


@pytest.mark.rule("eh.path.2")
def test_the_first_move_may_be_along_an_uncharted_path() -> None:
    game = travel(given(players=2).stand(0, "pyramids"), "travel:heart-of-africa")
    assert game[0].space == "heart-of-africa"


@pytest.mark.rule("eh.path.1", "eh.adjacent.1")
def test_an_effect_moves_along_any_paths_and_spends_no_ticket() -> None:
    game = given(players=1).stand(0, "istanbul").tickets(0, trains=1)
    asked = happen(game, [{"do": "move", "n": 2}], "move:pyramids", "move:heart-of-africa")
    assert [set(keys) for keys in asked.keys] == [
        {f"move:{space}" for space in neighbours("istanbul")},
        {f"move:{space}" for space in neighbours("pyramids")},
    ]
    assert game[0].space == "heart-of-africa" and game[0].trains == 1


@pytest.mark.parametrize(("answers", "space"), [(["stay"], "rome"), (["move:london", "stay"], "london")])
def test_who_may_move_so_far_may_stop_earlier(answers: list[str], space: str) -> None:
    game = given(players=1).stand(0, "rome")
    happen(game, [{"do": "move", "n": 2, "optional": True}], *answers)
    assert game[0].space == space


@pytest.mark.rule("eh.prepare-travel.1", "eh.round.5")
@pytest.mark.parametrize("space", SPACES)
def test_tickets_are_to_be_had_in_cities_only(space: str) -> None:
    game = given(players=2).stand(0, space).turn(0)
    assert ("prepare" in game.keys) == (space in of_type(SpaceType.CITY))


@pytest.mark.rule("eh.prepare-travel.2", "eh.prepare-travel.3", "eh.prepare-travel.4")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_has_tickets_for_its_own_paths(city: str) -> None:
    game = given(players=2).stand(0, city).turn(0).do("prepare")
    kinds = [kind for kind in ("train", "ship") if by(kind, city)]
    if len(kinds) > 1:
        assert game.keys == [f"ticket:{kind}" for kind in kinds]
        game.do(f"ticket:{kinds[-1]}")
    assert (game[0].trains, game[0].ships) == ((0, 1) if kinds[-1] == "ship" else (1, 0))


@pytest.mark.rule("eh.prepare-travel.2", "eh.prepare-travel.3")
@pytest.mark.parametrize(("city", "trains", "ships"), [("5", 1, 0), ("20", 0, 1)])
def test_where_there_is_one_kind_of_path_there_is_one_kind_of_ticket(city: str, trains: int, ships: int) -> None:
    game = given(players=2).stand(0, city).turn(0).do("prepare")
    assert (game[0].trains, game[0].ships) == (trains, ships)


@pytest.mark.rule("eh.prepare-travel.5", "eh.prepare-travel.6", "eh.round.5")
def test_whoever_has_two_tickets_gives_one_up_first() -> None:
    game = given(players=2).stand(0, "rome").tickets(0, trains=1, ships=1).turn(0).do("prepare")
    assert game.keys == ["drop:train", "drop:ship"]
    game.do("drop:train", "ticket:ship")
    assert (game[0].trains, game[0].ships) == (0, 2)


@pytest.mark.rule("eh.prepare-travel.5")
@pytest.mark.parametrize(("trains", "ships"), [(0, 0), (1, 0), (0, 1)])
def test_with_fewer_tickets_nothing_is_given_up(trains: int, ships: int) -> None:
    game = given(players=2).stand(0, "rome").tickets(0, trains, ships).turn(0).do("prepare", "ticket:ship")
    assert (game[0].trains, game[0].ships) == (trains, ships + 1)


@pytest.mark.rule("eh.prepare-travel.7.ltp")
def test_of_inherited_tickets_two_are_kept() -> None:
    game = given("leo-anderson").stand(0, "rome").tickets(0, trains=1, ships=1).fallen("jim-culver", "rome")
    game.state.fallen[0].trains = game.state.fallen[0].ships = 1
    game.encounter(0).do("fallen:jim-culver")
    assert game.keys == ["drop:train", "drop:ship"]
    game.do("drop:train")
    assert game.keys == ["drop:train", "drop:ship"]
    game.table.choose("drop:train")
    assert (game[0].trains, game[0].ships) == (0, 2)


@pytest.mark.rule("eh.prepare-travel.7.ltp")
def test_of_tickets_gained_by_trade_two_are_kept() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome")
    game.tickets(0, trains=1).tickets(1, trains=2).turn(0).do("trade", "give:train", "done", "agree")
    assert (game[0].trains, game[1].trains) == (0, 2)


@pytest.mark.rule("eh.prepare-travel.5", "eh.prepare-travel.7.ltp")
def test_two_with_two_tickets_each_can_exchange_one_for_one() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome")
    game.tickets(0, trains=2).tickets(1, ships=2)
    game.turn(0).do("trade", "give:train", "take:ship", "done", "agree")
    assert [(each.trains, each.ships) for each in game.state.investigators] == [(1, 1), (1, 1)]


@pytest.mark.rule("eh.rest.1", "eh.round.7")
@pytest.mark.parametrize("space", SPACES)
def test_resting_recovers_one_of_each_anywhere(space: str) -> None:
    game = given(players=2).stand(0, space).health(0, 2).sanity(0, 3).turn(0).do("rest")
    assert (game[0].health.left, game[0].sanity.left) == (3, 4)


@pytest.mark.rule("eh.rest.2", "eh.round.7")
def test_nobody_rests_beside_a_monster() -> None:
    game = given(players=2).stand(0, "rome").monster("ghoul", "london").turn(0)
    assert "rest" in game.keys
    game.monster("ghoul", "rome").turn(0)
    assert "rest" not in game.keys
