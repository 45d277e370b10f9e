"""Other worlds: what a seat cannot know is dealt anew, what it knows stays, and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from miskatonic.games.mansions import GAME
from miskatonic.games.mansions.census import census
from miskatonic.games.mansions.components import MYTHOS, STORIES, TRAUMA
from miskatonic.games.mansions.exploring import explore
from miskatonic.games.mansions.hidden_rooms import looks_alike, rooms_by
from miskatonic.games.mansions.hiding import determinize
from miskatonic.games.mansions.house import stories
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.setup import fill_rooms
from miskatonic.games.mansions.state import Mansions
from miskatonic.games.mansions.verbs.keeping import LookAtObjective
from miskatonic.games.mansions.view import view
from miskatonic.games.mansions.words import front, room_of
from miskatonic.kernel.table import Table
from miskatonic.sim.playtest import check_game
from miskatonic.sim.playtest.fuzz import FuzzPlan

from .given import KEEPER, Situation, given

JOE, JENNY = 1, 2
WORLDS = range(60)
PAIRS = {"blood-ties": ("crypt", "cave-1"), "green-eyed-boy": ("nursery", "tower-room")}
"""The rooms of which one holds a card more by the published lists: which, tells an answer."""


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def another(state: Mansions, seat: int | None, seed: int) -> Mansions:
    other: Mansions = GAME.decode(GAME.encode(state))
    determinize(other, seat, seed)
    assert view(other, seat) == view(state, seat)
    assert census(other) == census(state)
    return other


def seeded(story: str = "fall-of-house-lynch", *, pile_heights: str = "filler", **answers: Any) -> Situation:
    """A house filled by the keeper's answers."""
    game = given("joe-diamond", "jenny-barnes", story=story, pile_heights=pile_heights).answer(**answers)
    fill_rooms(game.state)
    return game


def worlds(game: Situation, seat: int | None = JOE) -> list[Mansions]:
    return [another(game.state, seat, seed) for seed in WORLDS]


@rule("setup-keeper.6")
def test_investigators_imagine_every_answer_but_what_the_prologue_has_told() -> None:
    game = seeded(q1="A", q2="A", q3="B")
    found = worlds(game)
    assert {each.answers[1] for each in found} == {"A", "B", "C"}
    assert {each.answers[2] for each in found} == {"A", "B"}
    assert {each.answers[3] for each in found} == {"B"}


@rule("objective.2")
def test_who_has_read_the_objective_in_secret_imagines_no_other() -> None:
    game = seeded(q1="B")
    LookAtObjective().resolve(game.table, Me(who=JOE))
    assert {each.answers[1] for each in worlds(game)} == {"B"}
    assert {each.answers[1] for each in worlds(game, JENNY)} == {"A", "B", "C"}


def test_the_rooms_follow_from_the_answers_that_are_imagined() -> None:
    for each in worlds(seeded()):
        for room, cards in rooms_by(each, each.answers).items():
            pile = each.piles[room]
            lying = [*pile.cards, *([] if pile.lock is None else [pile.lock])]
            assert [front(card) for card in lying] == list(cards)


def test_the_keeper_knows_the_answers_and_the_rooms() -> None:
    game = seeded()
    for each in worlds(game, KEEPER):
        assert (each.answers, each.piles, each.box) == (game.state.answers, game.state.piles, game.state.box)


@rule("objective.7")
@pytest.mark.parametrize(("burning", "others"), [(2, {"A", "B", "C"}), (3, {"A", "C"})])
def test_no_objective_is_imagined_by_which_somebody_would_have_won(burning: int, others: set[str]) -> None:
    game = seeded("blood-ties", q1="A").fire(*("graveyard", "chasm", "garden")[:burning])
    assert {each.answers[1] for each in worlds(game)} == others


def test_a_clue_that_was_found_settles_its_answer() -> None:
    game = seeded(q1="C", q2="B", q3="A")
    room = next(room for room, pile in game.state.piles.items() if "clue-fall-of-house-lynch-2b" in pile.cards)
    state = game.state
    pile = state.piles[room]
    while (card := pile.cards.pop()) != "clue-fall-of-house-lynch-2b":
        pile.turned.append(card)
        state.box.append(card)
    pile.turned.append(card)
    state.found_clues.append(card)
    state.investigators[JOE].cards.append(card)
    assert {each.answers[2] for each in worlds(game)} == {"B"}


@rule("setup-keeper.10")
@pytest.mark.parametrize("letter", ["A", "B"])
@pytest.mark.parametrize(("story", "rooms"), PAIRS.items())
def test_by_the_published_lists_heights_are_imagined_too(story: str, rooms: tuple[str, str], letter: str) -> None:
    game = seeded(story, pile_heights="published", q2=letter)
    spent = game.state.box.pop()
    game.state.box.insert(0, spent)
    game.state.piles[rooms[0]].turned.append(spent)
    assert all(spent in each.box for each in worlds(game))
    heights = {tuple(len(each.piles[room].cards) for room in rooms) for each in worlds(game)}
    assert heights == {(1, 2), (2, 1)}
    for each in worlds(game, KEEPER):
        assert (each.answers, each.piles) == (game.state.answers, game.state.piles)


@rule("setup-keeper.10")
@pytest.mark.parametrize("found", range(3))
@pytest.mark.parametrize(("story", "rooms"), PAIRS.items())
def test_who_has_explored_a_room_knows_what_lay_there(story: str, rooms: tuple[str, str], found: int) -> None:
    """Of the two cards that lie in the one room and would not in the other, so many were found."""
    game = seeded(story, pile_heights="published")
    (higher,) = [room for room in rooms if len(game.state.piles[room].cards) == 2]
    pile = game.state.piles[higher]
    for _ in range(found):
        card = pile.cards.pop()
        pile.turned.append(card)
        game[JOE].cards.append(card)
    imagined = worlds(game)
    assert {each.answers[2] for each in imagined} == ({"A", "B"} if not found else {game.state.answers[2]})
    assert all(len(each.piles[higher].cards) == 2 - found for each in imagined if each.answers[2] == "A")


@pytest.mark.parametrize(
    ("left", "others", "more", "alike"),
    [
        (["axe"], ["knife", "axe"], 1, True),
        (["axe", "knife"], ["axe"], -1, True),
        (["axe"], ["suitcase", "axe"], 1, False),
        (["axe"], ["axe", "knife"], -1, False),
        ([], ["axe"], 1, False),
        ([], ["axe"], -1, False),
    ],
)
def test_piles_look_alike_by_the_kinds_of_what_is_left(
    left: list[str], others: list[str], more: int, alike: bool
) -> None:
    assert looks_alike(left, others, more) is alike


def test_a_revealed_objective_is_known() -> None:
    game = seeded(q1="C").reveal()
    assert {each.answers[1] for each in worlds(game)} == {"C"}


def test_an_event_that_was_read_rules_out_answers_that_would_have_told_otherwise() -> None:
    game = seeded(q1="B")
    for id in reversed(game.state.events[1:]):
        game.state.past_events.append(id)
    game.state.events = game.state.events[:1]
    assert {each.answers[1] for each in worlds(game)} == {"B"}


@rule("setup-keeper.11.ltp")
def test_rooms_without_seeded_cards_hold_anything_of_the_pool() -> None:
    game = seeded()
    named = {seeding.room for seeding in STORIES[game.state.story].seeding}
    free = [room for room in game.state.piles if room not in named and game.state.piles[room].cards]
    assert len(free) == 9
    found = {tuple(front(card) for room in free for card in each.piles[room].cards) for each in worlds(game)}
    assert len(found) > 10


def test_an_item_that_was_found_is_nowhere_else() -> None:
    game = seeded()
    room = next(room for room, pile in game.state.piles.items() if pile.cards and not pile.lock)
    game.stand(JOE, next(space for space in spaces(game) if room_of(space) == room)).turn(JOE)
    game.finish(explore(game.table, JOE))
    for each in worlds(game, JENNY):
        laid = Counter(card for pile in each.piles.values() for card in pile.cards)
        assert not [card for card in each.investigators[JOE].cards if laid[card]]


def spaces(game: Situation) -> tuple[str, ...]:
    from miskatonic.games.mansions.house import house_of

    return house_of(game.state.story).spaces


@rule("keeper-hand.1")
def test_the_keepers_hand_is_another_one_for_everybody_else() -> None:
    game = given("joe-diamond", "jenny-barnes")
    game.state.mythos_hand = [game.state.mythos.cards.pop() for _ in range(3)]
    game.state.trauma_hand = [game.state.trauma.cards.pop() for _ in range(2)]
    hands = {(tuple(each.mythos_hand), tuple(each.trauma_hand)) for each in worlds(game)}
    assert len(hands) > 20
    for each in worlds(game, KEEPER):
        assert (each.mythos_hand, each.trauma_hand) == (game.state.mythos_hand, game.state.trauma_hand)


def test_nobody_imagines_cards_for_several_in_a_hand_against_one() -> None:
    game = given("joe-diamond")
    alone = [card for card in game.state.trauma.cards if not TRAUMA[front(card)].several]
    for card in alone[:3]:
        game.state.trauma.cards.remove(card)
        game.state.trauma_hand.append(card)
    for each in worlds(game):
        assert not any(TRAUMA[front(card)].several for card in each.trauma_hand)


@rule("secrecy.7")
def test_a_card_that_lies_face_down_is_another_one_for_the_other_investigators() -> None:
    game = given("joe-diamond", "jenny-barnes")
    card = next(card for card in game.state.mythos.cards if MYTHOS[front(card)].face_down)
    game.state.mythos.cards.remove(card)
    game[JOE].face_down.append(card)
    for seat in (JOE, KEEPER):
        assert {each.investigators[JOE].face_down[0] for each in worlds(game, seat)} == {card}
    for each in worlds(game, JENNY):
        assert MYTHOS[front(each.investigators[JOE].face_down[0])].face_down


@rule("secrecy.4")
def test_a_monster_that_has_shown_nothing_may_have_any_token_of_its_kind() -> None:
    game = given("joe-diamond").monster("zombie", "kitchen.all").monster("zombie", "kitchen.all", damage=1)
    unseen, wounded = game.state.monsters
    found = worlds(game)
    assert len({each.monsters[0].token for each in found}) > 1
    assert {each.monsters[1].token for each in found} == {wounded.token}
    assert {each.monsters[0].token for each in worlds(game, KEEPER)} == {unseen.token}


@rule("spell.3")
def test_the_back_of_a_spell_is_unknown_to_all_until_it_is_turned() -> None:
    game = given("joe-diamond").spell(JOE, "shriveling#2")
    for seat in (JOE, KEEPER):
        assert len({each.investigators[JOE].spells[0] for each in worlds(game, seat)}) > 1
    game.state.backs.show("shriveling#2")
    assert {each.investigators[JOE].spells[0] for each in worlds(game)} == {"shriveling#2"}


def test_decks_and_pieces_are_in_any_order() -> None:
    game = given("joe-diamond")
    for seat in (JOE, KEEPER):
        found = worlds(game, seat)
        assert len({tuple(each.combat["humanoid"].cards) for each in found}) > 50
        assert len({tuple(each.pieces["wiring"]) for each in found}) > 50
        assert len({each.rng for each in found}) > 50


def test_at_set_up_neither_side_knows_the_choices_of_the_other() -> None:
    table = Table(GAME, GAME.setup(3, 1, {}))
    for _ in range(3):
        assert table.decision is not None
        for seat in list(table.pending):
            table.choose(table.pending[seat].options[0], seat)
    keeper, joe = ([another(table.state, seat, seed) for seed in WORLDS] for seat in (KEEPER, JOE))
    assert len({str(each.picks) for each in keeper}) > 5
    assert {str(each.answers) for each in keeper} == {str(table.state.answers)}
    assert {str(each.picks) for each in joe} == {str(table.state.picks)}
    assert len({str(each.answers) for each in joe}) > 5


@pytest.mark.parametrize("story", stories())
def test_every_story_can_be_imagined_otherwise_throughout_a_game(story: str) -> None:
    table = Table(GAME, GAME.setup(4, 3, {"story": story}), events=False)
    draw = Random(3)
    for n in range(400):
        if table.decision is None:
            break
        table.choose(draw.choice(table.decision.options))
        if n % 25 == 0:
            for seat in (0, 1, None):
                another(table.state, seat, n)


@pytest.mark.parametrize("number", range(10))
def test_nobody_is_shown_asked_or_told_what_is_hidden(number: int) -> None:
    """Every story twice, with all seat counts, once with the readings that are played and once with any."""
    plan = FuzzPlan("mansions")
    story, players = stories()[number % 5], plan.players_of(number)
    options = plan.options_of(number) if number >= 5 else {}
    assert check_game("mansions", players, number, {**options, "story": story}, thoroughness=0.1) == []
