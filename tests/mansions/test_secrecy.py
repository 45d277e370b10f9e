"""Who knows what: each seat is shown and told what it may know, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from miskatonic.games.mansions import GAME
from miskatonic.games.mansions.components import EVENTS, MYTHOS, OBJECTIVES, STORIES, TOKENS, TRAUMA
from miskatonic.games.mansions.event_deck import reveal_event
from miskatonic.games.mansions.events import ObjectiveRead, ObjectiveSeen
from miskatonic.games.mansions.exploring import explore
from miskatonic.games.mansions.hidden_rooms import agrees, front_at, rooms_by, slots_of
from miskatonic.games.mansions.mythos import draw_mythos, play_mythos
from miskatonic.games.mansions.objectives import reveal
from miskatonic.games.mansions.reference import reference
from miskatonic.games.mansions.seeding import seed
from miskatonic.games.mansions.seeing import back_of
from miskatonic.games.mansions.setup import fill_rooms
from miskatonic.games.mansions.trauma import draw_trauma, play_trauma
from miskatonic.games.mansions.view import view
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table

from .given import KEEPER, Situation, given

JOE, JENNY = 1, 2
KATE = JOE
OTHERS = (JOE, JENNY, None)
"""Everybody but the keeper, the spectator among them."""


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def two() -> Situation:
    return given("joe-diamond", "jenny-barnes")


def told_to(table: Table[Any], seat: int | None) -> list[Any]:
    return [event for event in table.events if event.seen_by(seat)]


# Set-up.


@rule("setup-keeper.6", "secrecy.8")
def test_the_answers_are_the_keepers_alone() -> None:
    game = two()
    assert view(game.state, KEEPER).answers == game.state.answers
    assert all(view(game.state, seat).answers == {} for seat in OTHERS)


@rule("setup-keeper.4")
def test_neither_side_sees_what_the_other_chooses_at_set_up() -> None:
    table = Table(GAME, GAME.setup(3, 1, {}))
    for _ in range(20):
        decision = table.decision
        if decision is None or table.state.phase != "setup" or table.state.investigators:
            break
        table.choose(decision.options[0], decision.seat)
        assert view(table.state, KEEPER).picks == {}
        assert view(table.state, None).picks == {}
        if not table.state.investigators:
            assert view(table.state, JOE).answers == {}
            assert view(table.state, JOE).objective is None


def test_set_up_asks_both_sides_at_the_same_time() -> None:
    table = Table(GAME, GAME.setup(3, 1, {"investigators": ["joe-diamond", "jenny-barnes"]}))
    assert set(table.pending) == {KEEPER, JOE, JENNY}


@rule("setup-keeper.10")
@pytest.mark.parametrize("story", list(STORIES))
def test_the_backs_in_a_room_are_the_same_whatever_the_keeper_answers(story: str) -> None:
    letters = STORIES[story].questions
    shown: set[tuple[tuple[str, tuple[str, ...]], ...]] = set()
    for chosen in product(*letters):
        piles = seed(story, dict(enumerate(chosen, 1)), "filler")
        shown.add(tuple(sorted((room, tuple(back_of(card) for card in cards)) for room, cards in piles.items())))
    assert len(shown) == 1


@rule("setup-keeper.10", "secrecy.11")
@pytest.mark.parametrize("heights", ["filler", "published"])
@pytest.mark.parametrize("story", list(STORIES))
def test_the_rooms_look_the_same_to_investigators_whatever_the_keeper_answers(story: str, heights: str) -> None:
    seen: set[bytes] = set()
    for chosen in product(*STORIES[story].questions):
        game = given("joe-diamond", "jenny-barnes", story=story, pile_heights=heights)
        game.state.answers = dict(enumerate(chosen, 1))
        fill_rooms(game.state)
        seen |= {msgspec.json.encode(view(game.state, seat).piles) for seat in OTHERS}
    assert len(seen) == 1


@rule("setup-keeper.10")
@pytest.mark.parametrize(("heights", "backs"), [("filler", ["exploration"] * 2), ("published", ["exploration"])])
def test_by_the_published_lists_only_the_keeper_counts_the_cards(heights: str, backs: list[str]) -> None:
    game = given("joe-diamond", pile_heights=heights).pile("kitchen", "knife", "axe", "suitcase", "locked-door")
    assert view(game.state, KEEPER).piles["kitchen"].backs == ["exploration", "exploration", "obstacle"]
    for seat in (JOE, None):
        assert view(game.state, seat).piles["kitchen"].backs == [*backs, "obstacle"]


@rule("setup.10", "event.6")
def test_nobody_sees_the_front_of_an_event_before_its_time() -> None:
    game = two()
    for seat in (KEEPER, *OTHERS):
        seen = view(game.state, seat)
        assert seen.events.past == []
        assert [page.id for page in seen.pages] == [game.state.story]
    known = {entry.id for entry in reference().cards}
    assert not known & set(EVENTS)


@rule("event.8")
def test_only_the_alternative_that_held_can_be_read_again() -> None:
    for letter in STORIES["fall-of-house-lynch"].questions[0]:
        game = two().answer(q1=letter)
        card = EVENTS[game.state.events[-1]]
        game.finish(reveal_event(game.table))
        page = view(game.state, JOE).pages[-1]
        read = [entry for entry in card.entries if entry.answer in (None, *answers(game)) and entry.text is not None]
        assert page.id == card.id
        assert {line.id for line in page.lines} <= {f"{card.id}-{entry.text}" for entry in read}


@rule("event.8", "secrecy.9")
@pytest.mark.parametrize("found", [True, False])
def test_what_held_by_a_condition_can_be_read_again_too(found: bool) -> None:
    game = two()
    game.state.found_clues = ["clue-fall-of-house-lynch-3a"] if found else []
    game.finish(reveal_event(game.table))
    read = [f"{event.card}-{event.text_id}" for event in game.told("event-read")]
    page = view(game.state, JOE).pages[-1]
    assert read and [line.id for line in page.lines] == read


def answers(game: Situation) -> list[str]:
    return [f"{n}{letter}" for n, letter in game.state.answers.items()]


# The rooms.


@rule("lock.1", "obstacle.1", "secrecy.11")
def test_backs_and_heights_are_open_and_fronts_are_the_keepers() -> None:
    game = two().pile("kitchen", "axe", "suitcase", "locked-door")
    for seat in OTHERS:
        pile = view(game.state, seat).piles["kitchen"]
        assert pile.backs == ["exploration", "obstacle"]
        assert (pile.locked, pile.lock, pile.fronts) == (True, None, [])
    pile = view(game.state, KEEPER).piles["kitchen"]
    assert (pile.fronts, pile.lock) == (["axe", "suitcase"], "locked-door")


@rule("secrecy.11")
def test_what_lies_face_up_on_top_is_open() -> None:
    game = two().pile("kitchen", "axe", "suitcase").dropped("kitchen", "whiskey")
    game.state.piles["kitchen"].top_known = True
    for seat in OTHERS:
        pile = view(game.state, seat).piles["kitchen"]
        assert (pile.fronts, pile.dropped) == (["suitcase"], ["whiskey"])


@rule("secrecy.9")
def test_what_was_found_in_a_room_can_be_looked_up_again() -> None:
    game = two().stand(JOE, "kitchen.all").pile("kitchen", "axe", "nothing-of-interest#1").turn(JOE)
    game.finish(explore(game.table, JOE))
    for seat in OTHERS:
        assert view(game.state, seat).piles["kitchen"].turned == ["nothing-of-interest", "axe"]


@rule("secrecy.9")
def test_a_clue_that_was_read_can_be_read_again() -> None:
    clue = "clue-fall-of-house-lynch-3a"
    game = two().stand(JOE, "kitchen.all").pile("kitchen", clue).turn(JOE)
    assert all(page.id != clue for page in view(game.state, JENNY).pages)
    game.finish(explore(game.table, JOE))
    page = next(page for page in view(game.state, JENNY).pages if page.id == clue)
    assert [line.id for line in page.lines] == [f"{clue}-text"]


# The Objective.


@rule("objective.2")
def test_the_objective_is_the_keepers_until_it_is_revealed() -> None:
    game = two().answer(q1="B")
    keeper = view(game.state, KEEPER)
    assert keeper.objective == "B" and keeper.objective_page is not None
    for seat in OTHERS:
        assert (view(game.state, seat).objective, view(game.state, seat).objective_page) == (None, None)


@rule("objective.2")
def test_who_has_read_the_objective_in_secret_sees_it_and_nobody_else_does() -> None:
    game = given("kate-winthrop", "jenny-barnes").answer(q1="B").traits(KATE, "test-theories").turn(KATE)
    game.do("use:test-theories", dice="1")
    kate = view(game.state, KATE)
    assert kate.objective == "B" and kate.objective_page == view(game.state, KEEPER).objective_page is not None
    assert not kate.revealed and not kate.answers and not kate.counts
    (read,) = [event for event in told_to(game.table, KATE) if isinstance(event, ObjectiveRead)]
    assert read.objective == OBJECTIVES[game.state.story, "B"].id
    for seat in (JENNY, None):
        assert (view(game.state, seat).objective, view(game.state, seat).objective_page) == (None, None)
        told = told_to(game.table, seat)
        assert [event.who for event in told if isinstance(event, ObjectiveSeen)] == ["kate-winthrop"]
        assert not any(isinstance(event, ObjectiveRead) for event in told)


@rule("objective.6")
def test_everybody_reads_the_revealed_objective() -> None:
    game = two().answer(q1="A")
    game.finish(reveal(game.table))
    pages = [view(game.state, seat).objective_page for seat in (KEEPER, *OTHERS)]
    assert pages[0] is not None and all(page == pages[0] for page in pages)


@rule("secrecy.8")
def test_neither_clues_nor_events_nor_objectives_are_in_the_reference() -> None:
    known = {entry.id for entry in reference().cards}
    assert not any(id.startswith(("clue-", "objective-")) or "-event-" in id for id in known)


# The keeper's hand.


@rule("keeper-hand.1")
def test_the_hand_is_the_keepers_and_all_others_count_it() -> None:
    game = two()
    game.finish(draw_mythos(game.table, 2))
    game.finish(draw_trauma(game.table, 1))
    assert len(view(game.state, KEEPER).hand) == 3
    for seat in OTHERS:
        seen = view(game.state, seat)
        assert (seen.hand, seen.mythos_hand, seen.trauma_hand) == ([], 2, 1)
        assert not any("card" in event.__struct_fields__ for event in told_to(game.table, seat))
    assert any("card" in event.__struct_fields__ for event in told_to(game.table, KEEPER))


@rule("secrecy.6")
def test_played_cards_lie_face_up() -> None:
    game = two()
    mythos = next(id for id, card in MYTHOS.items() if not card.face_down)
    game.mythos_hand(mythos).threat(9).turn(JOE)
    game.finish(play_mythos(game.table, mythos, JOE))
    assert all(mythos in view(game.state, seat).mythos.discard for seat in OTHERS)
    injury = next(id for id, card in TRAUMA.items() if card.kind == "injury" and card.stays and not card.then)
    game.trauma_hand(injury)
    game.finish(play_trauma(game.table, JOE, game.state.trauma_hand[0]))
    assert all(view(game.state, seat).investigators[0].injury == injury for seat in OTHERS)


@rule("secrecy.7")
def test_a_card_played_face_down_is_seen_by_its_investigator_and_the_keeper() -> None:
    game = two()
    card = next(id for id, each in MYTHOS.items() if each.face_down)
    game.mythos_hand(card).threat(9).turn(JOE)
    game.finish(play_mythos(game.table, card, JOE))
    for seat in (KEEPER, JOE):
        joe = view(game.state, seat).investigators[0]
        assert (joe.face_down, joe.face_down_cards) == (1, [card])
    for seat in (JENNY, None):
        joe = view(game.state, seat).investigators[0]
        assert (joe.face_down, joe.face_down_cards) == (1, [])
        assert not any(getattr(event, "card", None) == card for event in told_to(game.table, seat))
    assert any(getattr(event, "card", None) == card for event in told_to(game.table, JOE))


# Monsters.


@rule("secrecy.3", "secrecy.4")
def test_the_back_of_a_token_is_the_keepers_until_the_monster_is_wounded() -> None:
    game = two().monster("zombie", "kitchen.all")
    zombie = game.the("zombie")
    back = TOKENS[zombie.token][1]
    (keeper,) = view(game.state, KEEPER).monsters
    assert (keeper.health, keeper.strikes, keeper.token) == (back.health, back.damage, zombie.token)
    for seat in OTHERS:
        (seen,) = view(game.state, seat).monsters
        assert (seen.health, seen.strikes, seen.token) == (None, None, None)
    zombie.damage = 1
    for seat in OTHERS:
        (seen,) = view(game.state, seat).monsters
        assert (seen.health, seen.strikes) == (back.health, back.damage)


@rule("secrecy.5")
def test_a_monster_that_deals_damage_shows_its_back() -> None:
    from miskatonic.games.mansions.monsters import strike

    game = two().monster("zombie", "kitchen.all").stand(JOE, "kitchen.all")
    game.finish(strike(game.table, game.the("zombie"), JOE))
    for seat in OTHERS:
        assert view(game.state, seat).monsters[0].token == game.the("zombie").token


@rule("secrecy.5", "secrecy.2")
def test_a_special_attack_shows_the_back_before_anything_is_decided() -> None:
    from miskatonic.games.mansions.combat import special_attack
    from miskatonic.games.mansions.resolver import Me
    from miskatonic.games.mansions.state import Fight

    game = two().stand(JOE, "kitchen.all").points(JOE, 2)
    for kind in ("zombie", "maniac", "cultist"):
        game.monster(kind, "kitchen.all")
        monster = game.the(kind)
        game.state.fight = Fight("monster", JOE, monster.id)
        flow = special_attack(game.table, Me(who=JOE, monster=monster.id))
        asked = next(flow, None)
        if isinstance(asked, Decision):
            assert all(seen.token is not None for seen in view(game.state, JOE).monsters if seen.kind == kind)
            return
    pytest.fail("no special attack asks for anything")


@rule("secrecy.1")
def test_the_combat_card_is_open_before_a_skill_point_is_spent() -> None:
    game = two().stand(JOE, "kitchen.all").points(JOE, 2).skill(JOE, strength=3, dexterity=3, marksmanship=3)
    game.monster("zombie", "kitchen.all").turn(JOE).do("attack:1")
    assert game.topic == "skill-point"
    for seat in (KEEPER, *OTHERS):
        fight = view(game.state, seat).fight
        assert fight is not None and fight.card is not None


# Spells.


@rule("spell.3")
def test_nobody_knows_the_back_of_a_spell_before_it_is_turned() -> None:
    game = two().spell(JOE, "shriveling#3")
    for seat in (KEEPER, *OTHERS):
        (spell,) = view(game.state, seat).investigators[0].spells
        assert (spell.id, spell.back) == ("shriveling", None)
    game.state.backs.show("shriveling#3")
    for seat in (KEEPER, *OTHERS):
        assert view(game.state, seat).investigators[0].spells[0].back == "shriveling#3"


def test_no_event_tells_anybody_the_number_of_a_copy() -> None:
    table = Table(GAME, GAME.setup(3, 5, {}))
    draw = Random(5)
    for _ in range(250):
        if table.decision is None:
            break
        table.choose(draw.choice(table.decision.options))
    told = [str(value) for event in table.events for value in msgspec.to_builtins(event).values()]
    assert not [words for words in told if "#" in words]


def test_the_world_as_it_is_agrees_with_what_was_seen_even_if_no_card_is_left_over() -> None:
    table = Table(GAME, GAME.setup(2, 3, {"story": "blood-ties"}), events=False)
    while table.state.phase == "setup" and table.decision is not None:
        table.choose(0)
    state = table.state
    real = rooms_by(state, state.answers)
    slots = [slot for room, pile in state.piles.items() for slot in slots_of(room, pile, real.get(room), 0)]
    fronts = Counter(name for slot in slots if (name := front_at(real, slot)) is not None)
    assert agrees(state, state.answers, real, slots, fronts)
    assert not agrees(state, state.answers, real, slots, fronts - Counter([next(iter(fronts))]))
