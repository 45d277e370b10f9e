"""Trauma cards: after which harm they are played, what they replace, and who they are for."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import harm, trauma
from miskatonic.games.mansions.components import CHARACTERS, TRAUMA
from miskatonic.games.mansions.events import TraumaPlayed
from miskatonic.games.mansions.words import front

from .given import given
from .keeper_words import Invented, put, told

KEEPER = 0


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


# When they are played.


@rule("trauma.1")
@rule("trauma.2")
@rule("trauma.3")
def test_injuries_follow_damage_and_insanities_horror(invented: Invented):
    game = given("joe-diamond").trauma_hand(
        invented.trauma("test-injury", "injury"), invented.trauma("test-insanity", "insanity")
    )
    asked = game.run(harm.take(game.table, 1, damage=1), "pass")
    (question,) = asked.decisions
    assert (question.seat, question.window, question.topic) == (KEEPER, "trauma", "trauma")
    assert asked.keys == [["trauma:test-injury", "pass"]]
    asked = game.run(harm.take(game.table, 1, horror=1), "pass")
    assert asked.keys == [["trauma:test-insanity", "pass"]]


@rule("keeper-hand.1")
def test_the_keeper_is_asked_whatever_the_cards_are_as_long_as_there_are_any(invented: Invented):
    game = given("joe-diamond").trauma_hand(invented.trauma("test-insanity", "insanity"))
    assert game.run(harm.take(game.table, 1, damage=1), "pass").keys == [["pass"]]
    game.state.trauma_hand = []
    assert game.run(harm.take(game.table, 1, damage=1)).decisions == []


@rule("trauma.1")
def test_without_harm_no_trauma_card_is_played(invented: Invented):
    game = given("joe-diamond").trauma_hand(invented.trauma("test-injury", "injury"))
    assert game.run(harm.take(game.table, 1, damage=0)).decisions == []
    game.turn(1)
    assert game.seat == 1


@rule("trauma.10")
def test_one_instance_of_harm_allows_one_card_of_its_kind(invented: Invented):
    cards = [invented.trauma(f"injury-{n}", "injury") for n in range(2)]
    game = given("joe-diamond").trauma_hand(*cards)
    game.run(harm.take(game.table, 1, damage=3), "trauma:injury-0")
    assert game.state.trauma_hand == ["injury-1"]


@rule("trauma.10")
def test_harm_of_both_kinds_allows_a_card_of_either(invented: Invented):
    game = given("joe-diamond").trauma_hand(
        invented.trauma("test-injury", "injury"), invented.trauma("test-insanity", "insanity")
    )
    game.run(harm.take(game.table, 1, damage=1, horror=1), "trauma:test-injury", "trauma:test-insanity")
    assert (game[1].injury, game[1].insanity) == ("test-injury", "test-insanity")


@rule("trauma.10")
def test_by_another_reading_any_number_may_follow_each_replacing_the_last(invented: Invented):
    cards = [invented.trauma(f"injury-{n}", "injury") for n in range(3)]
    game = given("joe-diamond", trauma_cards="any").trauma_hand(*cards)
    game.run(harm.take(game.table, 1, damage=1), "trauma:injury-0", "trauma:injury-1", "pass")
    assert game[1].injury == "injury-1"
    assert game.state.trauma.discard == ["injury-0"]
    assert game.state.trauma_hand == ["injury-2"]


@rule("trauma.4")
@pytest.mark.parametrize(("damage", "playable"), [(1, False), (2, True), (3, True)])
def test_the_number_is_a_ceiling_measured_after_the_harm(invented: Invented, damage: int, playable: bool):
    health = CHARACTERS["joe-diamond"].health
    game = given("joe-diamond").trauma_hand(invented.trauma("test-injury", "injury", threshold=health - 2))
    asked = game.run(harm.take(game.table, 1, damage=damage), "pass")
    assert ("trauma:test-injury" in asked.keys[0]) is playable


@rule("trauma.4")
def test_the_number_on_an_insanity_is_about_sanity(invented: Invented):
    sanity = CHARACTERS["joe-diamond"].sanity
    game = given("joe-diamond").hurt(1, damage=5).trauma_hand(invented.trauma("test", "insanity", threshold=sanity - 3))
    assert game.run(harm.take(game.table, 1, horror=2), "pass").keys == [["pass"]]
    assert game.run(harm.take(game.table, 1, horror=1), "pass").keys == [["trauma:test", "pass"]]


@rule("trauma.5")
@rule("insane.1")
def test_the_zombie_and_the_only_way_out_kill_michael(invented: Invented):
    from miskatonic.games.mansions import monsters

    game = given("michael-mcglen", "joe-diamond").skill(1, willpower=5).stand(1, "dining-room.e")
    game.stand(2, "garden.nw").hurt(1, horror=CHARACTERS["michael-mcglen"].sanity - 1)
    game.trauma_hand("the-only-way-out")
    assert TRAUMA["the-only-way-out"].threshold == 0
    zombie = put(game, "zombie", "kitchen.all")
    flow = monsters.move_monster(game.table, zombie, 1, KEEPER)
    asked = game.run(flow, "move:dining-room.w", "trauma:the-only-way-out", dice="5")
    assert [question.topic for question in asked.decisions] == ["move-monster", "trauma"]
    assert game[1].fate == "waiting"


@rule("trauma.5")
def test_with_sanity_above_its_number_the_only_way_out_cannot_be_played():
    game = given("michael-mcglen").hurt(1, horror=CHARACTERS["michael-mcglen"].sanity - 2)
    game.trauma_hand("the-only-way-out")
    assert game.run(harm.take(game.table, 1, horror=1), "pass").keys == [["pass"]]


@rule("insane.2")
def test_at_no_sanity_no_horror_is_taken_and_no_trauma_follows(invented: Invented):
    sanity = CHARACTERS["joe-diamond"].sanity
    game = given("joe-diamond").hurt(1, horror=sanity).trauma_hand(invented.trauma("test", "insanity"))
    assert game.run(harm.take(game.table, 1, horror=2)).decisions == []
    assert game[1].horror == sanity


@rule("insane.2")
def test_by_another_reading_an_insanity_may_follow_horror_that_is_not_taken(invented: Invented):
    sanity = CHARACTERS["joe-diamond"].sanity
    game = given("joe-diamond", insane_horror="also-horror").hurt(1, horror=sanity)
    game.trauma_hand(invented.trauma("test", "insanity"))
    game.run(harm.take(game.table, 1, horror=2), "trauma:test")
    assert (game[1].horror, game[1].insanity) == (sanity, "test")


# On whom they lie.


@rule("trauma.6")
@rule("trauma.7")
@pytest.mark.parametrize(("kind", "harmed"), [("injury", {"damage": 1}), ("insanity", {"horror": 1})])
def test_a_second_card_of_a_kind_replaces_the_first(invented: Invented, kind: str, harmed: dict[str, int]):
    cards = [invented.trauma(f"test-{n}", kind) for n in range(2)]
    game = given("joe-diamond").trauma_hand(*cards)
    game.run(harm.take(game.table, 1, **harmed), "trauma:test-0")
    assert getattr(game[1], kind) == "test-0"
    game.run(harm.take(game.table, 1, **harmed), "trauma:test-1")
    assert getattr(game[1], kind) == "test-1"
    assert game.state.trauma.discard == ["test-0"]


@rule("trauma.7")
def test_the_first_card_is_gone_before_the_second_takes_effect(invented: Invented):
    invented.trauma("test-0", "injury")
    invented.trauma("test-1", "injury", then=[{"do": "take", "horror": 1}], stays=False)
    game = given("joe-diamond").trauma_hand("test-0", "test-1")
    game.run(trauma.play_trauma(game.table, 1, "test-0"))
    game.run(trauma.play_trauma(game.table, 1, "test-1"))
    assert game[1].injury is None
    assert game.state.trauma.discard == ["test-0", "test-1"]
    assert game[1].horror == 1


@rule("secrecy.6")
def test_a_played_trauma_card_is_seen_by_all(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").trauma_hand(invented.trauma("test", "injury"))
    game.run(trauma.play_trauma(game.table, 1, "test"))
    (event,) = told(game, TraumaPlayed)
    assert (event.card, event.only) == ("test", None)


@rule("trauma.8")
def test_a_trauma_card_can_be_removed(invented: Invented):
    game = given("joe-diamond").trauma_hand(invented.trauma("test", "injury"))
    game.run(trauma.play_trauma(game.table, 1, "test"))
    assert trauma.discard_trauma(game.table, 1, "injury")
    assert game[1].injury is None
    assert game.state.trauma.discard == ["test"]
    assert not trauma.discard_trauma(game.table, 1, "injury")


@rule("trauma.9")
def test_a_trauma_card_stays_in_the_hand_until_it_is_played(invented: Invented):
    game = given("joe-diamond").trauma_hand(invented.trauma("test", "injury"))
    game.run(harm.take(game.table, 1, damage=1), "pass")
    assert game.state.trauma_hand == ["test"]
    game.run(harm.take(game.table, 1, damage=1), "trauma:test")
    assert game.state.trauma_hand == []


@rule("horror-check.16")
@rule("horror-check.11")
def test_panic_moves_joe_three_spaces_and_his_turn_goes_on():
    game = given("joe-diamond").skill(1, willpower=6).stand(1, "dining-room.e").card(1, "axe").trauma_hand("panic")
    put(game, "zombie", "foyer.sw")
    game.turn(1)
    game.do("move:foyer.sw", "trauma:panic", dice="8")
    assert game[1].horror == 1
    for space in ("dining-room.e", "dining-room.w", "kitchen.all"):
        assert game.seat == KEEPER
        game.do(next(key for key in game.keys if key.endswith(space)))
    assert game[1].space == "kitchen.all"
    assert game.seat == 1
    assert not any(key.startswith("attack") for key in game.keys)
    assert any(key.startswith("move") for key in game.keys)


# Cards for several investigators.


@rule("trauma-multi.2")
def test_a_card_for_several_investigators_is_drawn_anew_against_one_alone(invented: Invented):
    game = given("joe-diamond")
    several = invented.trauma("test-several", "insanity", several=True)
    single = invented.trauma("test-single", "insanity")
    game.state.trauma.cards = [single, several]
    game.run(trauma.draw_trauma(game.table, 1))
    assert game.state.trauma_hand == ["test-single"]
    assert game.state.trauma.discard == ["test-several"]


@rule("trauma-multi.2")
def test_where_all_cards_left_are_for_several_investigators_none_is_drawn(invented: Invented):
    game = given("joe-diamond")
    several = [invented.trauma(f"test-several-{n}", "insanity", several=True) for n in range(2)]
    game.state.trauma.cards, game.state.trauma.discard = several[:1], several[1:]
    game.run(trauma.draw_trauma(game.table, 1))
    assert game.state.trauma_hand == []
    assert [*game.state.trauma.cards, *game.state.trauma.discard] == several


@rule("trauma-multi.2")
@pytest.mark.parametrize(("fate", "alone"), [("waiting", False), ("eliminated", True), ("escaped", True)])
def test_who_waits_for_another_investigator_counts(invented: Invented, fate: Any, alone: bool):
    game = given("joe-diamond", "jenny-barnes")
    game[2].fate = fate
    several = invented.trauma("test-several", "insanity", several=True)
    single = invented.trauma("test-single", "insanity")
    game.state.trauma.cards = [single, several]
    game.run(trauma.draw_trauma(game.table, 1))
    assert game.state.trauma_hand == ["test-single" if alone else "test-several"]


@rule("trauma-multi.3")
def test_when_only_one_is_left_such_cards_are_replaced_in_the_hand(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    several = [invented.trauma(f"test-several-{n}", "insanity", several=True) for n in range(2)]
    single = [invented.trauma(f"test-single-{n}", "insanity") for n in range(3)]
    game.trauma_hand(*several, single[0])
    game.state.trauma.cards = single[1:]
    game.run(trauma.after_elimination(game.table))
    assert game.state.trauma_hand == [*several, single[0]]
    game[2].fate = "eliminated"
    game.run(trauma.after_elimination(game.table))
    assert sorted(game.state.trauma_hand) == single
    assert sorted(game.state.trauma.discard) == several


@rule("trauma-multi.3")
@rule("elimination.1")
def test_an_elimination_replaces_them_at_once(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game)
    game.reveal()
    several = invented.trauma("test-several", "injury", several=True, threshold=-1)
    single = invented.trauma("test-single", "injury")
    game.trauma_hand(several)
    game.state.trauma.cards = [single]
    game.run(harm.take(game.table, 2, damage=50))
    assert game[2].fate == "eliminated"
    assert game.state.trauma_hand == ["test-single"]


@rule("limits.1")
def test_an_empty_trauma_deck_is_made_of_its_discard_pile():
    game = given("joe-diamond", "jenny-barnes")
    deck = game.state.trauma
    deck.discard, deck.cards = deck.cards, []
    count = len(deck.discard)
    game.run(trauma.draw_trauma(game.table, 1))
    assert (len(game.state.trauma_hand), len(deck.cards), deck.discard) == (1, count - 1, [])


def test_all_copies_of_a_trauma_card_are_in_the_deck():
    game = given("joe-diamond")
    cards = [*game.state.trauma.cards, *game.state.trauma_hand]
    assert len(cards) == sum(card.count for card in TRAUMA.values()) == 21
    assert {front(card) for card in cards} == set(TRAUMA)
