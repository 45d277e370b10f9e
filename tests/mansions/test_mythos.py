"""Mythos cards: when, on whom and at what price they are played, and who sees them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import pytest

from miskatonic.games.mansions import hurdles, mythos
from miskatonic.games.mansions.components import MYTHOS, STORIES
from miskatonic.games.mansions.events import DeckReshuffled, FaceDownSeen, MythosFaceDown, MythosPlayed
from miskatonic.games.mansions.mythos import mythos_window, play_mythos

from .given import given
from .keeper_words import Invented, told

KEEPER = 0
NO_CARD = ["pass", "pass-turn"]
HORROR: list[Any] = [{"do": "take", "horror": 1}]


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


@rule("mythos.2")
@pytest.mark.parametrize("story", list(STORIES))
def test_the_deck_is_all_cards_with_the_symbols_of_the_story(story: str):
    game = given("joe-diamond", story=story)
    expected = {id for id, card in MYTHOS.items() if card.icon in STORIES[story].icons}
    assert set(game.state.mythos.cards) == expected
    other = given("joe-diamond", story=story, seed=2)
    assert game.state.mythos.cards != other.state.mythos.cards


@rule("mythos.3")
def test_one_card_at_most_in_an_investigators_turn(invented: Invented):
    game = given("joe-diamond")
    one, other = (invented.mythos(id, then=HORROR) for id in ("test-one", "test-other"))
    game.mythos_hand(one, other).turn(1)
    asked = game.run(mythos_window(game.table, 1), "mythos:test-one")
    assert asked.keys == [["mythos:test-one", "mythos:test-other", *NO_CARD]]
    assert game.run(mythos_window(game.table, 1)).decisions == []
    assert game.state.mythos_hand == ["test-other"]


@rule("mythos.4")
def test_no_card_is_played_in_the_keepers_turn(invented: Invented):
    game = given("joe-diamond").mythos_hand(invented.mythos("test-one", then=HORROR))
    game.state.turn = None
    assert game.run(mythos_window(game.table, 1)).decisions == []
    invented.action(game, "test-action", then=[{"do": "gain-threat", "n": 1}])
    game.keeper_turn()
    assert (game.topic, game.keys) == ("keeper-action", ["action:test-action", "done"])


@rule("mythos.5")
def test_the_windows_are_the_start_of_the_turn_each_move_and_the_action(invented: Invented):
    game = given("joe-diamond").mythos_hand(invented.mythos("test-one", then=HORROR))
    game.turn_begins(1)
    windows: list[str] = []
    for answer in ("move:foyer.n", "run:foyer.s", "move:foyer.n"):
        windows.append(game.topic)
        assert (game.seat, game.keys[-2:]) == (KEEPER, NO_CARD)
        assert game.table.decision is not None
        assert game.table.decision.window == "mythos"
        game.do("pass")
        assert game.seat == 1
        game.do(answer)
    windows.append(game.topic)
    assert windows == ["mythos"] * 4


@rule("keeper-hand.1")
def test_the_keeper_is_asked_whatever_the_cards_are_as_long_as_there_are_any(invented: Invented):
    game = given("joe-diamond").mythos_hand(invented.mythos("test-one", cost=5, then=HORROR)).turn(1)
    assert game.run(mythos_window(game.table, 1), "pass").keys == [NO_CARD]
    game.state.mythos_hand = []
    assert game.run(mythos_window(game.table, 1)).decisions == []


@rule("mythos.5")
def test_moves_beyond_the_second_open_no_window(invented: Invented):
    game = given("joe-diamond").mythos_hand(invented.mythos("test-one", then=HORROR)).turn(moves=4)
    asked: list[bool] = []
    for n in range(4):
        game.do("move:foyer.s" if n % 2 else "move:foyer.n")
        asked.append(game.topic == "mythos")
        if asked[-1]:
            game.do("pass")
    assert asked == [True, True, False, False]
    game.do("run:foyer.n")
    assert game.topic == "mythos"


@rule("mythos.5")
def test_a_keeper_who_wants_no_card_in_this_turn_is_asked_again_in_the_next_one(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").mythos_hand(invented.mythos("test-one", then=HORROR))
    game.turn_begins(1)
    game.do("pass-turn")
    for answer in ("move:foyer.n", "run:foyer.s", "move:foyer.n"):
        assert game.seat == 1
        game.do(answer)
    assert game.topic != "mythos"
    game.turn_begins(2)
    assert (game.seat, game.topic, game.keys) == (KEEPER, "mythos", ["mythos:test-one", *NO_CARD])


@rule("keeper-hand.1")
@pytest.mark.parametrize("answer", NO_CARD)
def test_nothing_but_the_answer_shows_whatever_the_cards_are(invented: Invented, answer: str):
    seen: list[Any] = []
    for cost in (0, 5):
        game = given("joe-diamond").mythos_hand(invented.mythos(f"test-{cost}", cost=cost, then=HORROR)).turn(1)
        game.run(mythos_window(game.table, 1), answer)
        seen.append((game.table.view(1), game.table.log(1)))
        assert game.table.view(1).turn.mythos_over is (answer == "pass-turn")
    assert seen[0] == seen[1]


@rule("mythos.6")
@pytest.mark.parametrize(("threat", "playable"), [(1, False), (2, True)])
def test_a_card_that_cannot_be_paid_for_cannot_be_played(invented: Invented, threat: int, playable: bool):
    game = given("joe-diamond").threat(threat)
    card = invented.mythos("test-one", cost=2, then=HORROR)
    game.mythos_hand(card).turn(1)
    assert mythos.playable(game.table, card, 1) is playable


@rule("mythos.6")
def test_the_price_is_paid_before_the_card_takes_effect(invented: Invented):
    game = given("joe-diamond").threat(2)
    card = invented.mythos("test-one", cost=2, then=[{"do": "gain-threat", "n": 1}])
    game.mythos_hand(card).turn(1)
    game.run(mythos_window(game.table, 1), "mythos:test-one")
    assert game.state.threat == 1
    (spent,), (gained,) = game.told("threat-spent"), game.told("threat-gained")
    assert game.table.events.index(spent) < game.table.events.index(gained)


@rule("mythos.6")
def test_a_card_may_cost_nothing(invented: Invented):
    game = given("joe-diamond").threat(0)
    card = invented.mythos("test-one", cost=0, then=HORROR)
    game.mythos_hand(card).turn(1)
    assert mythos.playable(game.table, card, 1)


@rule("mythos.7")
@rule("mythos.8")
@pytest.mark.parametrize(
    ("space", "part", "fits"),
    [
        ("guest-bedroom.all", "bedroom", True),
        ("master-bedroom.w", "bedroom", True),
        ("hallway-2.w", "hallway", True),
        ("kitchen-storage.all", "kitchen", True),
        ("kitchen-storage.all", "kitchen-storage", True),
        ("kitchen.all", "kitchen-storage", False),
        ("garden.nw", "bedroom", False),
    ],
)
def test_a_room_requirement_is_met_by_every_room_whose_name_contains_it(
    invented: Invented, space: str, part: str, fits: bool
):
    game = given("joe-diamond").stand(1, space)
    card = invented.mythos("test-one", rooms=["attic", part], then=HORROR)
    game.mythos_hand(card).turn(1)
    assert mythos.playable(game.table, card, 1) is fits


@rule("mythos.7")
def test_the_investigator_whose_turn_it_is_has_to_meet_the_requirement(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").stand(1, "garden.nw").stand(2, "guest-bedroom.all")
    card = invented.mythos("test-one", rooms=["bedroom"], then=HORROR)
    game.mythos_hand(card).turn(1)
    assert game.run(mythos_window(game.table, 1), "pass").keys == [NO_CARD]
    game.turn(2)
    assert mythos.playable(game.table, card, 2)


@rule("mythos.7")
def test_another_condition_has_to_hold_as_well(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").stand(1, "garden.nw").stand(2, "garden.nw")
    card = invented.mythos("test-one", when={"is": "alone"}, then=HORROR)
    game.mythos_hand(card).turn(1)
    assert not mythos.playable(game.table, card, 1)
    game.stand(2, "kitchen.all")
    assert mythos.playable(game.table, card, 1)


def test_a_card_that_would_change_nothing_is_not_offered(invented: Invented):
    game = given("joe-diamond")
    card = invented.mythos("test-one", then=[{"do": "discard-trauma", "kind": "any"}])
    game.mythos_hand(card).turn(1)
    assert not mythos.playable(game.table, card, 1)


@rule("mythos.9")
@rule("secrecy.6")
def test_a_played_card_is_shown_to_all_and_discarded(invented: Invented):
    game = given("joe-diamond").mythos_hand(invented.mythos("test-one", then=HORROR)).turn(1)
    game.run(mythos_window(game.table, 1), "mythos:test-one")
    (event,) = told(game, MythosPlayed)
    assert (event.card, event.only) == ("test-one", None)
    assert game.state.mythos.discard == ["test-one"]
    assert game.state.turned_up == []
    assert game[1].horror == 1


@rule("secrecy.7")
def test_a_card_played_face_down_is_known_to_its_investigator_and_the_keeper(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    game.mythos_hand(invented.mythos("test-one", face_down=True)).turn(1)
    game.run(mythos_window(game.table, 1), "mythos:test-one")
    assert game[1].face_down == ["test-one"]
    assert game.state.mythos.discard == []
    (public,) = told(game, MythosFaceDown)
    (secret,) = told(game, FaceDownSeen)
    assert (public.only, secret.only) == (None, (KEEPER, 1))
    assert not [event for event in game.table.log(2) if getattr(event, "card", "") == "test-one"]
    assert [event for event in game.table.log(1) if getattr(event, "card", "") == "test-one"]


@rule("mythos.10")
@rule("limits.1")
def test_an_empty_deck_is_made_of_the_discard_pile():
    game = given("joe-diamond")
    deck = game.state.mythos
    deck.cards, deck.discard = deck.cards[:1], deck.cards[1:]
    left = [*deck.cards, *deck.discard]
    game.run(mythos.draw_mythos(game.table, 2))
    assert len(game.state.mythos_hand) == 2
    assert sorted([*deck.cards, *game.state.mythos_hand]) == sorted(left)
    assert deck.discard == []
    assert told(game, DeckReshuffled)


@rule("killed.6")
def test_somebody_who_is_dead_is_no_target(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").mythos_hand(invented.mythos("test-one", then=HORROR)).turn(1)
    game[1].fate = "waiting"
    assert game.run(mythos_window(game.table, 1)).decisions == []


@rule("mythos.9")
@rule("lock.2")
def test_a_card_lies_open_until_it_is_resolved_whatever_is_turned_up_within(invented: Invented):
    invented.mythos("pull", then=[{"do": "keeper-moves", "n": 1}])
    game = given("joe-diamond", moved_by_keeper="lock-resolved").stand(1, "foyer.sw").mythos_hand("pull")
    game.pile("dining-room", "barred-entry")
    flow = play_mythos(game.table, "pull", 1)
    lay_open: list[list[str]] = []

    def watch(table: Any, who: int, card: str, *more: Any) -> Iterator[Any]:
        lay_open.append(list(table.state.turned_up))
        return False
        yield

    with patch.object(hurdles, "_try", watch):
        asked = next(flow)
        with suppress(StopIteration):
            flow.send(next(option for option in asked.options if option.key == "move:dining-room.e"))
    assert lay_open == [["pull", "barred-entry"]]
    assert game.state.turned_up == [] and game.state.mythos.discard == ["pull"]
