"""What single words and events of the game say and do, looked at closely."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import GAME, event_deck, features, harm, monsters
from miskatonic.games.mansions.components import EVENTS, TOKENS, TRAUMA
from miskatonic.games.mansions.house import house_of, stories
from miskatonic.games.mansions.occasions import new_round, react, use, used
from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, Layout, mark_at
from miskatonic.games.mansions.puzzle_places import PieceShape, PuzzleType
from miskatonic.games.mansions.puzzle_view import see_attempt, see_puzzle
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.state import Attempt, Piece, Puzzle
from miskatonic.games.mansions.trauma import discard_trauma
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.kernel.effects import Condition, Effect

from .answering import play
from .given import Situation, given
from .keeper_words import Invented


def effect(words: Any) -> Effect:
    return LANGUAGE.decode(words, Effect)


def condition(words: Any) -> Condition:
    return LANGUAGE.decode(words, Condition)


# What is used, gone and told.


def test_what_is_used_once_a_round_can_be_used_in_the_next_and_what_once_a_game_cannot() -> None:
    game = given()
    use(game.state, 1, "round:axe|0")
    use(game.state, 1, "game:axe|1")
    new_round(game.state)
    assert not used(game.state, "round:axe|0") and used(game.state, "game:axe|1")


def test_a_trauma_card_that_goes_is_told() -> None:
    game = given().trauma(1, "panic", "insanity")
    assert discard_trauma(game.table, 1, "insanity") and not discard_trauma(game.table, 1, "insanity")
    assert [(told.who, told.card) for told in game.told("trauma-gone")] == [(game[1].id, "panic")]


def test_fire_is_told_and_corpses_are_counted_as_they_go() -> None:
    game = given().corpses("foyer.n", 3)
    assert features.remove_corpses(game.table, "foyer.n", 2) == 2 and game.state.corpses == {"foyer.n": 1}
    assert features.set_fire(game.table, "foyer") and [told.room for told in game.told("fire-placed")] == ["foyer"]


@pytest.mark.parametrize(("what", "lit"), [("fire", False), ("darkness", True)])
def test_fire_and_darkness_go_each_by_its_own_word(what: str, lit: bool) -> None:
    game = given().darkness("foyer").fire("foyer")
    word = effect({"do": "remove", "what": what})
    assert word.possible(game.table, Me(who=1))
    word.resolve(game.table, Me(who=1))
    assert ("foyer" in game.state.darkness, "foyer" in game.state.fire) == (not lit, lit)
    assert not word.possible(game.table, Me(who=1))


@pytest.mark.parametrize(("points", "possible"), [(0, False), (1, True)])
def test_who_has_no_skill_point_loses_none(points: int, possible: bool) -> None:
    game = given().points(1, points)
    assert effect({"do": "lose-skill-points"}).possible(game.table, Me(who=1)) is possible


def test_a_reaction_comes_as_often_as_its_occasion_unless_it_says_otherwise() -> None:
    injury = next(id for id, card in TRAUMA.items() if any(each.at == "moved-twice" for each in card.able.react))
    game = given().trauma(1, injury, "injury")
    for damage in (1, 2):
        play(game, react(game.table, "moved-twice", 1))
        assert game[1].damage == damage


@pytest.mark.rule("mom.monster-place.1")
def test_a_monster_that_is_placed_has_the_health_of_its_token() -> None:
    game = given().stand(1, "kitchen.all")
    play(game, monsters.place(game.table, "zombie", "foyer.n"))
    zombie = game.the("zombie")
    assert (zombie.more_health, zombie.name) == (0, "")
    assert monsters.health_of(zombie) == TOKENS[zombie.token][1].health


@pytest.mark.rule("mom.insane.2")
def test_damage_alone_brings_no_insanity_to_the_insane() -> None:
    game = given("joe-diamond", insane_horror="also-horror").hurt(1, horror=20).trauma_hand("panic")
    assert play(game, harm.take(game.table, 1, damage=1), trauma="pass") == ["trauma"]
    assert play(game, harm.take(game.table, 1, damage=1, horror=1), trauma="pass") == ["trauma", "trauma"]


# Conditions.


def relative(who: int | None, space: str) -> Situation:
    game = given(players=3, story="blood-ties").stand(1, space)
    game.state.blood_relative = who
    return game


def test_the_blood_relative_has_to_be_the_one_and_in_the_room() -> None:
    house = house_of("blood-ties")
    room, other = list(house.rooms)[:2]
    here, there = house.rooms[room][0], house.rooms[other][0]
    found = condition({"is": "relative-in", "room": room})
    assert found.holds(relative(1, here).table, Me(who=1))
    assert not found.holds(relative(2, here).table, Me(who=1)) and not found.holds(relative(1, there).table, Me(who=1))
    assert not found.holds(relative(None, here).table, Me())


def test_an_alternative_without_an_answer_names_a_winner_only_where_it_holds(invented: Invented) -> None:
    game = given("joe-diamond", longer=True)
    wins = [{"do": "keeper-wins", "reason": "test"}]
    insane = {"is": "on-map", "monster": "zombie"}
    card = EVENTS[invented.event("last", 1, [{"when": insane, "then": wins}])]
    assert not event_deck.names_a_winner(game.table, card)
    assert event_deck.names_a_winner(game.monster("zombie", "foyer.n").table, card)


# Secrets that come to light: going back past them needs everybody.


@pytest.mark.parametrize("tag", ["spell-turned", "objective-read", "event-revealed", "event-delayed"])
def test_what_brings_something_to_light_says_so(tag: str) -> None:
    assert GAME.wire
    (kind,) = (each for each in GAME.wire.events if each.__struct_config__.tag == tag)
    assert kind.reveals


# The house and the puzzles as they are drawn.


@pytest.mark.parametrize("story", stories())
def test_the_map_lies_within_its_box(story: str) -> None:
    house = house_of(story)
    west, north, east, south = house.box()
    points = [point for space in house.spaces for point in house.shape(space).outline]
    assert (west, east) == (min(x for x, _ in points), max(x for x, _ in points))
    assert (north, south) == (min(y for _, y in points), max(y for _, y in points))


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.places[0].shape is PieceShape.TRIANGLE])
def test_a_triangle_has_equal_sides_and_its_middle_in_the_middle(id: str) -> None:
    for place in LAYOUTS[id].places:
        corners = place.outline
        assert place.middle == pytest.approx((sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3), abs=1e-3)
        for (ax, ay), (bx, by) in place.sides:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 == pytest.approx(1, abs=1e-3)


def dealt(layout: Layout) -> list[Piece]:
    from .test_puzzle_solving import pieces_for

    return [Piece(number) for number in pieces_for(layout)[: len(layout.places)]]


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.type is PuzzleType.LOCK])
def test_the_ends_of_a_lock_are_met_by_the_same_symbol_and_a_clash_unsettles(id: str) -> None:
    layout = LAYOUTS[id]
    pieces = dealt(layout)
    view = see_puzzle("suitcase", Puzzle(id, pieces))
    for end, shown in zip(layout.ends, view.tile, strict=True):
        assert shown.met is (mark_at(pieces, end.place, end.side) == end.mark)
    for piece in view.pieces:
        assert piece.settled is all(symbol.meets != "clash" for symbol in piece.symbols)


def test_a_drawn_piece_is_settled_nowhere() -> None:
    view = see_attempt(given("jenny-barnes").state, Attempt(1, "suitcase", 3, drawn=25))
    assert view.drawn is not None and not view.drawn.settled
