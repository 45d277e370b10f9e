"""Why something cannot be chosen, how likely something is, and what the census finds wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.mansions.census import census, free_options
from miskatonic.games.mansions.components import ACTIONS, STORIES
from miskatonic.games.mansions.marks import marks
from miskatonic.games.mansions.state import Mansions

from .given import KEEPER, Situation, given

JOE = 1


def reason(game: Situation, thing: str, seat: int = JOE) -> str | None:
    why = game.table.why_not(seat, thing)
    return None if why is None else why.id


def test_spaces_out_of_reach_say_why() -> None:
    game = given("joe-diamond").stand(JOE, "kitchen.all").turn(JOE)
    near, *_ = game.near("kitchen.all")
    assert reason(game, f"space:{near}") is None
    assert reason(game, "space:kitchen.all") == "why-not-here"
    assert reason(game, far(game)) == "why-not-too-far"
    game.hidden(JOE).turn(JOE)
    assert reason(game, f"space:{near}") == "why-not-hidden"


def far(game: Situation) -> str:
    """A space that is not adjacent to where Joe is."""
    from miskatonic.games.mansions.house import house_of

    house = house_of(game.state.story)
    here = game[JOE].space
    ways = {there for there, _ in house.ways("investigator", here)}
    return f"space:{next(space for space in house.spaces if space not in ways and space != here)}"


def test_a_room_without_cards_and_a_spent_action_say_so() -> None:
    game = given("joe-diamond").stand(JOE, "kitchen.all").turn(JOE)
    assert reason(game, "pile:kitchen") == "why-not-nothing-there"
    assert reason(game, "pile:foyer") == "why-not-elsewhere"
    game.pile("kitchen", "axe").turn(JOE, action=False)
    assert reason(game, "pile:kitchen") == "why-not-no-action"
    game.darkness("kitchen").turn(JOE, moves=0)
    assert reason(game, "pile:kitchen") == "why-not-dark"


def test_a_monster_far_away_is_out_of_sight_or_range() -> None:
    game = given("joe-diamond").stand(JOE, "kitchen.all")
    game.monster("zombie", far(game).partition(":")[2]).turn(JOE)
    assert reason(game, "monster:1") in ("why-not-out-of-sight", "why-not-out-of-range")
    assert reason(game, "monster:9") is None


def test_keeper_actions_that_are_too_dear_say_so() -> None:
    game = given("joe-diamond").threat(0).monster("zombie", "kitchen.all")
    game.keeper_turn("keeper.actions")
    if game.table.decision is None or game.topic != "keeper-action":
        game.threat(1).keeper_turn("keeper.actions")
    dear = [id for id in STORIES[game.state.story].actions if ACTIONS[id].cost > game.state.threat]
    assert dear and all(reason(game, f"card:{id}", KEEPER) == "why-not-too-dear" for id in dear)
    assert {each.reason.id for each in game.table.not_now(KEEPER)} >= {"why-not-too-dear"}


def test_leaving_a_monster_shows_the_chance_to_evade_it() -> None:
    game = given("joe-diamond").stand(JOE, "kitchen.all").skill(JOE, dexterity=4).monster("zombie", "kitchen.all")
    game.turn(JOE)
    option = next(each for each in game.table.pending[JOE].options if each.verb == "move")
    assert game.table.details(option, JOE).chances["monster:1"] == pytest.approx(0.5)


def test_monsters_of_a_kind_are_told_apart() -> None:
    game = given("joe-diamond").monster("zombie", "kitchen.all").monster("zombie", "kitchen.all", damage=2)
    one, other = (marks(game.table, JOE, f"monster:{n}") for n in (1, 2))
    assert one != other and marks(game.table, JOE, "space:kitchen.all") == ()


def lose_token(state: Mansions) -> None:
    state.pool.pop()


def lose_spell(state: Mansions) -> None:
    state.spells["shriveling"].pop()


def lose_combat(state: Mansions) -> None:
    state.combat["beast"].cards.pop()


def lose_mythos(state: Mansions) -> None:
    state.mythos.cards.pop()


def lose_trauma(state: Mansions) -> None:
    state.trauma.cards.pop()


def lose_piece(state: Mansions) -> None:
    state.pieces["wiring"].pop()


def nowhere(state: Mansions) -> None:
    state.investigators[JOE].space = "nowhere"


def too_mad(state: Mansions) -> None:
    state.investigators[JOE].horror = 99


def too_many_corpses(state: Mansions) -> None:
    state.corpses["kitchen.all"] = 99


@pytest.mark.parametrize(
    "break_it",
    [
        lose_token,
        lose_spell,
        lose_combat,
        lose_mythos,
        lose_trauma,
        lose_piece,
        nowhere,
        too_mad,
        too_many_corpses,
    ],
)
def test_the_census_finds_what_is_wrong(break_it: Callable[[Mansions], None]) -> None:
    game = given("joe-diamond")
    before = census(game.state)
    break_it(game.state)
    assert len(census(game.state)) > len(before)


def test_free_options_can_be_played() -> None:
    from random import Random

    from miskatonic.games.mansions import GAME
    from miskatonic.kernel.table import Table

    for players in GAME.players:
        options = free_options(Random(players), players)
        assert Table(GAME, GAME.setup(players, 1, options)).state.keeper == options["keeper"]
