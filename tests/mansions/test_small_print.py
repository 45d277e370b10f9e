"""What single words and events of the game say and do, looked at closely."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import GAME, event_deck, features, harm, monsters, setup
from miskatonic.games.mansions.casting import monster_targets
from miskatonic.games.mansions.components import EVENTS, TOKENS, TRAUMA
from miskatonic.games.mansions.events import AttackedMonster, MonsterSeen
from miskatonic.games.mansions.house import house_of, stories
from miskatonic.games.mansions.killing import eliminated
from miskatonic.games.mansions.movement import place_investigator
from miskatonic.games.mansions.mythos import draw_mythos
from miskatonic.games.mansions.occasions import new_round, react, use, used
from miskatonic.games.mansions.possessions import gain
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.seeding import random_pool
from miskatonic.games.mansions.setup import fill_rooms, unseeded_rooms
from miskatonic.games.mansions.state import Piece, Puzzle
from miskatonic.games.mansions.testing import skill_test
from miskatonic.games.mansions.trauma import discard_trauma
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.verbs.people import lose_skill_points
from miskatonic.games.mansions.words import Skill, front
from miskatonic.kernel.effects import Condition, Effect, Trial
from miskatonic.kernel.text import render

from .answering import play
from .given import Situation, given
from .keeper_words import Invented


def effect(words: Any) -> Effect:
    return LANGUAGE.decode(words, Effect)


def condition(words: Any) -> Condition:
    return LANGUAGE.decode(words, Condition)


# What is used, gone and told.


@pytest.mark.rule("mom.trauma.9")
def test_what_comes_at_the_end_of_a_turn_comes_when_the_turn_ends() -> None:
    game = given().skill(1, willpower=5).darkness("foyer").trauma(1, "nyctophobia", "insanity").turn()
    game.do("end-turn", dice="9")
    assert game[1].horror == 1


@pytest.mark.rule("mom.objective.3")
def test_who_finds_a_clue_while_exploring_may_react_to_it() -> None:
    game = given("joe-diamond").traits(1, "on-the-case").pile("foyer", "clue-fall-of-house-lynch-3a").turn()
    game.do("explore")
    assert game.topic == "react"
    assert game.do("use:on-the-case")[1].skill_points == 3


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
    assert features.put_out_fire(game.table, "foyer") and [told.room for told in game.told("fire-gone")] == ["foyer"]
    features.place_corpses(game.table, "foyer.s", 2)
    assert [(told.at, told.count) for told in game.told("corpse-placed")] == [("foyer.s", 2)]


def test_what_is_gained_and_lost_is_told() -> None:
    game = given().points(1, 3)
    gain(game.table, 1, "axe")
    lose_skill_points(game.table, 1, 2)
    joe = game[1].id
    assert [(told.who, told.card) for told in game.told("card-gained")] == [(joe, "axe")]
    assert [(told.who, told.count) for told in game.told("skill-point-lost")] == [(joe, 2)]


def test_a_round_is_told() -> None:
    game = given().round()
    assert [told.round for told in game.told("round-began")] == [game.state.round]


def test_an_attack_without_a_weapon_is_told_otherwise() -> None:
    game = given().card(1, "axe").monster("zombie", "foyer.s")
    said = [AttackedMonster(game[1].id, 1, "zombie", card).say().id for card in (None, "axe")]
    assert said == ["event-attacked-monster-bare", "event-attacked-monster"]


@pytest.mark.rule("mom.monster-damage.4")
def test_a_monster_dies_once() -> None:
    game = given().monster("zombie", "foyer.s")
    zombie = game.the("zombie")
    for _ in range(2):
        play(game, monsters.kill_monster(game.table, zombie))
    assert len(game.told("monster-killed")) == 1 and game.state.counts == {"killed:zombie": 1}
    assert game.state.pool.count(zombie.token) == 1


@pytest.mark.parametrize(("space", "fate"), [("foyer.s", "in-play"), ("kitchen.all", "waiting")])
def test_nobody_is_put_where_they_stand_or_when_they_are_gone(space: str, fate: Any) -> None:
    game = given(players=3)
    game[1].fate = fate
    play(game, place_investigator(game.table, 1, space))
    assert game[1].space == "foyer.s" and not game.told("investigator-placed")


@pytest.mark.rule("mom.skill-point.1")
@pytest.mark.parametrize(("willpower", "asked"), [(8, ["skill-point"]), (9, []), (10, [])])
def test_nobody_is_asked_for_a_skill_point_that_cannot_help(willpower: int, asked: list[str]) -> None:
    game = given("joe-diamond").skill(1, willpower=willpower).points(1, 1)
    flow = skill_test(game.table, Me(who=1), Skill.WILLPOWER)
    assert play(game, flow, dice="1", skill_point="skill-point") == asked
    assert len(game.told("skill-point-spent")) == len(asked)


@pytest.mark.rule("mom.limits.1")
def test_where_every_card_is_out_none_is_drawn() -> None:
    game = given()
    game.state.mythos.cards.clear()
    play(game, draw_mythos(game.table))
    assert game.state.mythos_hand == [] and not game.told("keeper-drew")


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


REVEALING = """
card-turned clue-found face-down-discarded spell-turned lock-gone keeper-drew-card keeper-discarded mythos-played
face-down-seen trauma-played event-delayed event-revealed event-read objective-revealed objective-read monster-placed
monster-hurt monster-seen combat-drawn special-attack puzzle-laid-out piece-drawn puzzle-scrambled story-told test-ended
monster-rolled
"""


def test_what_brings_something_to_light_says_so() -> None:
    assert GAME.wire
    assert {each.__struct_config__.tag for each in GAME.wire.events if each.reveals} == set(REVEALING.split())


# The house as it is drawn.


@pytest.mark.parametrize("story", stories())
def test_the_map_lies_within_its_box(story: str) -> None:
    house = house_of(story)
    west, north, east, south = house.box()
    points = [point for space in house.spaces for point in house.shape(space).outline]
    assert (west, east) == (min(x for x, _ in points), max(x for x, _ in points))
    assert (north, south) == (min(y for _, y in points), max(y for _, y in points))


# What a mutant of the rules has shown to be told by no test.


def test_the_first_card_of_a_drop_has_to_be_one() -> None:
    game = given().card(1, "axe", "knife").turn().do("drop")
    assert game.keys == ["drop:axe", "drop:knife"]
    assert game.do("drop:axe").keys == ["drop:knife", "done"]


@pytest.mark.rule("mom.elimination.1")
def test_who_is_eliminated_takes_no_more_turns_and_all_others_do() -> None:
    game = given(players=4)
    game.state.to_act = [1, 2, 3]
    play(game, eliminated(game.table, 2))
    assert game.state.to_act == [1, 3]


@pytest.mark.rule("mom.darkness.2", "mom.mythos.5")
def test_a_dark_exploration_counts_as_one_move() -> None:
    game = given().darkness("foyer").pile("foyer", "axe").mythos_hand("face-at-the-window").turn()
    assert game.do("explore", "pass").state.turn is not None
    turn = game.state.turn
    assert turn is not None and (turn.moved, turn.moves) == (1, 1)
    assert game.do("move:foyer.n").topic == "mythos"


def test_what_a_word_cannot_change_is_not_possible() -> None:
    game = given("joe-diamond", "jenny-barnes").turn(1)
    me, other = Me(who=1), Me(who=2)
    assert effect("end-turn").possible(game.table, me) and not effect("end-turn").possible(game.table, other)
    effect("end-turn").resolve(game.table, me)
    assert not effect("end-turn").possible(game.table, me)
    assert effect({"do": "keeper-moves", "n": 2}).possible(game.table, me)
    assert not effect({"do": "keeper-moves", "n": 2}).possible(game.hidden(1).table, me)
    assert not effect({"do": "keeper-moves", "n": 2}).possible(game.table, Me())
    assert effect({"do": "draw", "what": "mythos", "n": 1}).possible(game.table, me)
    assert not effect({"do": "draw", "what": "mythos", "n": 0}).possible(game.table, me)


@pytest.mark.parametrize("fate", ["waiting", "escaped"])
def test_nothing_happens_to_who_is_gone(fate: Any) -> None:
    game = given("ashcan-pete").card(1, "guitar").hurt(1, horror=2)
    urge = effect("use-their-card")
    assert urge.possible(game.table, Me(who=1))
    game[1].fate = fate
    assert not urge.possible(game.table, Me(who=1))
    harm.stun(game.table, 1)
    assert game[1].stun == 0 and not game.told("stunned")


@pytest.mark.rule("mom.keeper-action.7")
def test_the_keeper_has_an_attack_spell_cast_at_a_monster_of_his_choice() -> None:
    game = given("joe-diamond").spell(1, "shriveling#1").skill(1, lore=5)
    game.monster("zombie", "foyer.s").monster("maniac", "foyer.s").turn()
    cast = effect("cast-their-spell").resolve(game.table, Me(who=1, by_keeper=True))
    assert "urge-target" in play(game, cast, "1", urge_target="monster:2")
    assert game.told("spell-turned")
    assert (game.the("zombie").damage, game.the("maniac").damage > 0) == (0, True)


@pytest.mark.rule("mom.spell.7")
def test_a_spell_for_investigators_targets_no_monster() -> None:
    game = given().spell(1, "blood-pact").spell(1, "shriveling").monster("zombie", "foyer.s")
    blood_pact, shriveling = game[1].spells
    assert monster_targets(game.state, 1, blood_pact) == []
    assert monster_targets(game.state, 1, shriveling) == game.state.monsters


def test_figures_at_a_barrier_are_hurt_on_both_sides_of_the_game() -> None:
    game = given().barrier("basement-landing.w", door=4).stand(1, "basement-landing.w")
    game.monster("zombie", "basement-landing.w").monster("maniac", "basement-landing.e")
    play(game, effect({"do": "hurt-figures-at-barrier", "n": 2}).resolve(game.table, Me(door=4, by_keeper=True)))
    assert (game.the("zombie").damage, game.the("maniac").damage, game[1].damage) == (2, 0, 2)


@pytest.mark.parametrize(("burning", "holds"), [(["kitchen"], True), (["dining-room"], False), (["garden"], False)])
def test_one_burning_room_beside_is_enough(burning: list[str], holds: bool) -> None:
    game = given().stand(1, "dining-room.e").fire(*burning)
    assert condition("next-to-fire").holds(game.table, Me(who=1)) is holds


@pytest.mark.rule("mom.trauma.8")
def test_whoever_has_both_kinds_of_trauma_chooses_which_goes() -> None:
    game = given("joe-diamond").trauma(1, "back-injury", "injury").trauma(1, "hysteria", "insanity")
    asked = play(game, effect("discard-trauma").resolve(game.table, Me(who=1)), trauma="card:hysteria")
    assert asked == ["trauma"] and (game[1].injury, game[1].insanity) == ("back-injury", None)


def test_a_monster_near_is_called_by_its_name() -> None:
    for name, called in (("walter-lynch", "Walter Lynch"), ("", "Zombie")):
        words = effect({"do": "appear-near", "kind": "zombie", "name": name, "within": 2})
        assert called in render(words.say(), "en")[0]


@pytest.mark.rule("mom.objective.3")
def test_a_clue_that_is_found_is_told() -> None:
    game = given().stand(1, "kitchen.all").pile("kitchen", "clue-fall-of-house-lynch-3a").turn().do("explore")
    assert [event.card for event in game.told("clue-found")] == ["clue-fall-of-house-lynch-3a"]


def test_the_puzzles_of_locks_that_go_are_put_away() -> None:
    game = given().pile("kitchen", "electric-lock")
    game.state.puzzles["electric-lock"] = Puzzle("2a", [Piece(game.state.pieces["wiring"].pop()) for _ in range(4)])
    before = sum(map(len, game.state.pieces.values()))
    effect("discard-locks").resolve(game.table, Me(by_keeper=True))
    assert not game.state.puzzles and sum(map(len, game.state.pieces.values())) == before + 4


@pytest.mark.rule("mom.monster-place.1")
def test_a_monster_that_appears_in_the_very_space_asks_for_no_other() -> None:
    game = given().stand(1, "foyer.ne")
    asked = play(
        game, effect({"do": "place-monster", "kind": "zombie", "at": "space"}).resolve(game.table, Me(who=1)), "1"
    )
    assert game.the("zombie").space == "foyer.ne" and "place" not in asked


@pytest.mark.rule("mom.status.2.ltp")
@pytest.mark.parametrize("what", ["fire", "darkness"])
def test_what_is_there_cannot_be_placed_again(what: str) -> None:
    game = given().fire("foyer").darkness("foyer")
    place = effect({"do": "place", "what": what})
    assert not place.possible(game.table, Me(who=1))
    assert place.possible(game.stand(1, "kitchen.all").table, Me(who=1))


def test_a_blast_from_nowhere_hits_nothing() -> None:
    game = given()
    blast = effect({"do": "blast", "n": 1, "range": 2})
    assert play(game, blast.resolve(game.table, Me(by_keeper=True))) == [] and game[1].damage == 0


@pytest.mark.parametrize(("die", "passed"), [("2", True), ("3", False)])
def test_kin_counts_the_monsters_of_its_kind_in_the_room(die: str, passed: bool) -> None:
    game = given().monster("zombie", "foyer.s").monster("zombie", "foyer.n")
    game.monster("cultist", "foyer.sw").monster("zombie", "kitchen.all")
    kin = LANGUAGE.decode({"try": "monster-number", "what": "kin"}, Trial)
    made = game.run(kin.attempt(game.table, Me(monster=game.the("zombie").id)), dice=die)
    assert made.value.passed is passed


def test_the_room_behind_the_door_of_a_barrier_is_said() -> None:
    game = given().stand(1, "basement-landing.w").turn()
    (push,) = [option for option in game.table.decision.options if option.key == "barrier:4"]  # type: ignore[union-attr]
    assert "Basement Storage" in render(push.say, "en")[0]


@pytest.mark.rule("mom.setup-keeper.11.ltp")
def test_where_the_pool_is_too_small_nothing_of_interest_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given()
    pool = random_pool(game.state.story, game.state.answers)[:1]
    monkeypatch.setattr(setup, "random_pool", lambda story, answers, heights: [*pool])
    fill_rooms(game.state)
    laid = [card for room in unseeded_rooms(game.state.story) for card in game.state.piles[room].cards]
    everywhere = [card for pile in game.state.piles.values() for card in pile.cards]
    assert len(laid) == len(unseeded_rooms(game.state.story)) and set(pool) < set(laid)
    assert {front(card) for card in laid} - set(pool) == {"nothing-of-interest"}
    assert len(everywhere) == len(set(everywhere))


def test_what_is_seen_on_the_table_has_no_line_of_its_own() -> None:
    assert MonsterSeen.quiet
