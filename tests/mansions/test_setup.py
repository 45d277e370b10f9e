"""Setting up a game (rules mom.overview, mom.component, mom.setup, mom.setup-investigator, mom.setup-keeper)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games.mansions import GAME, keeper_actions
from miskatonic.games.mansions.components import (
    ACTIONS,
    CHARACTERS,
    CLUES,
    COMBAT,
    EVENTS,
    HURDLES,
    ITEMS,
    MONSTERS,
    MYTHOS,
    OBJECTIVES,
    SPELLS,
    STORIES,
    TOKENS,
    TRAITS,
    TRAUMA,
)
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.possessions import abilities_of, is_hurdle, is_lock
from miskatonic.games.mansions.seeding import seed
from miskatonic.games.mansions.setup import unseeded_rooms
from miskatonic.games.mansions.state import Mansions
from miskatonic.games.mansions.words import MENTAL, NOTHING_OF_INTEREST, PHYSICAL, Skill, front, room_of
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.table import Table

ALL_STORIES = pytest.mark.parametrize("story", list(STORIES))


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def new(players: int = 3, seed: int = 1, **options: Any) -> Table[Mansions]:
    return miskatonic.new_game("mansions", players=players, seed=seed, **options)


def set_up(players: int = 3, seed: int = 1, answers: str = "", **options: Any) -> Table[Mansions]:
    """A game after set-up: the keeper's answers as letters, everybody else takes what comes first."""
    table = new(players, seed, **options)
    wanted = iter(answers)
    while table.state.phase == "setup" and table.pending:
        asked = table.pending
        for seat, decision in asked.items():
            if decision.topic == "answer":
                letter = next(wanted, None)
                key = next((o.key for o in decision.options if letter is None or o.value == letter), None)
                table.choose(key or decision.options[0].key, seat)
            else:
                table.choose(decision.options[0].key, seat)
    return table


# The box.


@rule("overview.1")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(SetupError):
        new(players)
    for good in (2, 3, 4, 5):
        assert len(set_up(good).state.investigators) == good - 1


@rule("overview.2", "setup.2")
def test_one_seat_is_the_keeper_and_all_others_are_one_side() -> None:
    sides = {side.name: side.seats for side in new(4, keeper=2).sides}
    assert sides == {"investigators": (0, 1, 3), "keeper": (2,)}
    with pytest.raises(SetupError):
        new(3, keeper=3)


@rule("setup.2")
def test_the_keeper_may_be_picked_at_random() -> None:
    keepers = {new(4, seed=seed, keeper="random").state.keeper for seed in range(30)}
    assert keepers == {0, 1, 2, 3}


@rule("overview.3", "setup.1")
def test_one_of_five_stories_is_chosen_or_picked_at_random() -> None:
    assert len(STORIES) == 5
    assert {new(seed=seed, story="random").state.story for seed in range(40)} == set(STORIES)
    with pytest.raises(SetupError):
        new(story="no-such-story")


@rule("component.1", "component.2", "component.8", "monster-class.1")
def test_eight_investigators_and_twenty_four_monsters_each_with_a_token() -> None:
    assert len(CHARACTERS) == 8
    counts = {id: len(kind.tokens) for id, kind in MONSTERS.items()}
    assert counts == {
        "chthonian": 2,
        "cult-leader": 2,
        "cultist": 6,
        "hound": 2,
        "maniac": 2,
        "mi-go": 2,
        "shoggoth": 2,
        "witch": 2,
        "zombie": 4,
    }
    assert len(TOKENS) == 24


@rule("component.4", "component.5")
def test_the_numbers_of_cards() -> None:
    exploration = [item for item in ITEMS.values() if not item.starting]
    assert len(exploration) + len(CLUES) + 10 == 83
    assert sum(len(spell.backs) for spell in SPELLS.values()) == 20
    assert sum(item.starting for item in ITEMS.values()) == 14
    assert len([id for id in TRAITS if not id.startswith("made-")]) == 32
    kinds = [hurdle.kind for hurdle in HURDLES.values()]
    assert (kinds.count("lock"), kinds.count("obstacle")) == (12, 7)
    assert (len(MYTHOS), sum(card.count for card in TRAUMA.values())) == (35, 21)
    assert (len(COMBAT), len(EVENTS), len(ACTIONS), len(OBJECTIVES)) == (65, 25, 13, 15)


@rule("overview.6", "setup.9", "setup.10")
@ALL_STORIES
def test_three_objectives_and_five_events_in_order(story: str) -> None:
    assert [letter for name, letter in OBJECTIVES if name == story] == ["A", "B", "C"]
    events: list[str] = []
    for number in (1, 2):
        events = new(story=story, seed=number).state.events
        assert [EVENTS[id].number for id in events] == [5, 4, 3, 2, 1]
    table = set_up(story=story)
    for seat in (None, 0, 1):
        assert events[0] not in str(table.view(seat))


@rule("setup.4", "definition.2")
def test_all_figures_with_their_tokens_are_in_the_keepers_pool() -> None:
    assert sorted(new().state.pool) == sorted(TOKENS)


@rule("setup.11", "setup.12", "setup.13.ltp", "monster-class.3", "mythos.2")
@ALL_STORIES
def test_the_decks(story: str) -> None:
    one, other = new(story=story, seed=1).state, new(story=story, seed=2).state
    assert set(one.combat) == {"humanoid", "beast", "eldritch"} and set(one.spells) == set(SPELLS)
    icons = STORIES[story].icons
    assert sorted(one.mythos.cards) == sorted(id for id, card in MYTHOS.items() if card.icon in icons)
    for deck in (
        lambda state: state.trauma.cards,
        lambda state: state.mythos.cards,
        lambda state: state.combat["humanoid"].cards,
        lambda state: state.spells,
    ):
        assert deck(one) != deck(other)


# The investigators.


@rule("setup.7", "setup-investigator.1", "setup-investigator.2", "setup-investigator.8.ltp")
def test_everybody_takes_a_character_that_nobody_else_has() -> None:
    table = new(3, investigators=["joe-diamond"])
    decision = table.pending[2]
    assert decision.topic == "character" and len(decision.options) == 7
    assert "play:joe-diamond" not in [option.key for option in decision.options]
    with pytest.raises(SetupError):
        new(3, investigators=["joe-diamond", "joe-diamond"])


@rule("setup-investigator.3", "setup-investigator.4.ltp", "setup-investigator.6", "skill-test.1")
def test_one_mental_and_one_physical_trait_are_kept() -> None:
    table = new(2, investigators=["joe-diamond"])
    assert [option.key for option in table.pending[1].options] == ["keep:lucky-break", "keep:on-the-case"]
    table.choose("answer:1A", 0)
    table.choose("keep:on-the-case", 1)
    assert [option.key for option in table.pending[1].options] == ["keep:license-to-kill", "keep:private-eye"]
    for character in CHARACTERS.values():
        for trait in character.traits:
            assert set(trait.skills) == set(MENTAL if trait.kind == "mental" else PHYSICAL)
    assert set(MENTAL) | set(PHYSICAL) == set(Skill)


@rule("setup-investigator.3")
@pytest.mark.parametrize("character", list(CHARACTERS))
def test_two_traits_are_kept_for_the_whole_game_and_the_other_two_do_nothing(character: str) -> None:
    """Nothing but a new investigator changes them."""
    table = new(2, investigators=[character])
    while table.decision is not None and table.state.phase == "setup":
        table.choose(table.decision.options[-1])
    own = table.state.investigators[1]
    traits = [trait.id for trait in CHARACTERS[character].traits]
    kept = (traits[1], traits[3])
    assert (own.mental, own.physical) == kept
    assert {id for id, _ in abilities_of(table.state, 1)} & set(traits) <= set(kept)
    draw = Random(character)
    for _ in range(150):
        if table.decision is None:
            break
        table.choose(draw.choice(table.decision.options))
        now = table.state.investigators[1]
        assert now.id != character or (now.mental, now.physical) == kept


@rule("setup-investigator.5", "setup-investigator.7", "definition.5", "definition.3")
def test_traits_bring_gear_and_the_card_skill_points() -> None:
    state = set_up(4, investigators=["joe-diamond", "gloria-goldberg", "kate-winthrop"]).state
    joe, gloria = state.investigators[1], state.investigators[2]
    assert joe.cards == ["45-automatics-joe"] and [front(card) for card in gloria.spells] == ["soul-pact"]
    assert (joe.skill_points, gloria.skill_points) == (3, 4)
    assert {each.space for each in state.investigators.values()} == {house_of(state.story).start}


SEALED = {
    "fall-of-house-lynch": ["ceremony-room.s", "guest-bedroom.all", "hallway-2.e", "hallway-4.w", "master-bedroom.w"],
    "classroom-curses": ["corner-hallway-1.e", "corner-hallway-2.all", "furnace-room.e"],
}


@rule("setup-investigator.9")
@ALL_STORIES
def test_sealed_door_markers_lie_where_the_story_says(story: str) -> None:
    doors = [house_of(story).door(door) for door in new(story=story).state.sealed]
    assert sorted(door.one for door in doors) == SEALED.get(story, [])


# The keeper.


@rule("setup-keeper.4", "setup-keeper.6")
def test_both_sides_choose_at_once_and_neither_sees_the_other() -> None:
    table = new(3)
    assert set(table.pending) == {0, 1}
    before = table.view(1), table.view(2), table.view(None)
    table.choose("answer:1C", 0)
    assert (table.view(1), table.view(2), table.view(None)) == before
    keeper = table.view(0)
    table.choose("play:sister-mary", 1)
    assert "sister-mary" not in str(table.view(0).investigators) and keeper.story == table.view(0).story
    assert not [event for event in table.log(1) if "answer" in event.__struct_config__.tag]


@rule("setup-keeper.1", "overview.6", "objective.1")
def test_the_first_answer_picks_the_objective() -> None:
    table = set_up(answers="CAB")
    assert table.state.answers == {1: "C", 2: "A", 3: "B"}
    from miskatonic.games.mansions.objectives import objective_of

    assert objective_of(table.state).letter == "C"


@rule("setup-keeper.2", "setup.8")
@ALL_STORIES
def test_the_keeper_has_the_actions_of_the_story(story: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_up(story=story)
    table.state.threat = 50
    listed = [f"action:{id}" for id in STORIES[story].actions]
    assert {option.key for option in keeper_actions.action_offers(table)} <= set(listed)
    monkeypatch.setattr(keeper_actions, "can_use", lambda table, id: True)
    assert [option.key for option in keeper_actions.action_offers(table)] == listed


@rule("setup-keeper.3", "setup-keeper.9", "map.3")
@ALL_STORIES
def test_rooms_are_seeded_with_the_lock_on_top(story: str) -> None:
    state = set_up(story=story).state
    for room, cards in seed(story, state.answers).items():
        pile = state.piles[room]
        locks = [card for card in cards if is_lock(card)]
        assert pile.lock == (locks[0] if locks else None)
        assert pile.cards == [card for card in cards if not is_lock(card)]
        assert not locks or cards[-1] == locks[0]


@rule("setup-keeper.3")
def test_the_answers_decide_where_the_clues_lie() -> None:
    one, other = set_up(answers="AAA").state, set_up(answers="ABA").state
    assert "clue-fall-of-house-lynch-1a" in one.piles["basement-landing"].cards
    assert "clue-fall-of-house-lynch-1a" in other.piles["garden"].cards


@rule("setup-keeper.7")
@ALL_STORIES
def test_the_opening_hand_is_that_of_the_story(story: str) -> None:
    state = set_up(story=story).state
    assert len(state.mythos_hand) == STORIES[story].mythos
    assert len(state.trauma_hand) == STORIES[story].trauma


@rule("setup-keeper.8.ltp")
@ALL_STORIES
def test_the_opening_threat_is_that_of_the_story_or_none(story: str) -> None:
    assert set_up(story=story).state.threat == (2 if story == "blood-ties" else 1)
    assert set_up(story=story, opening_threat="none").state.threat == 0


@rule("setup-keeper.10", "secrecy.11", "obstacle.1", "lock.1")
@ALL_STORIES
def test_backs_and_heights_are_the_same_for_all_answers(story: str) -> None:
    def backs(cards: list[str]) -> list[str]:
        return [HURDLES[front(card)].kind if is_hurdle(card) else "exploration" for card in cards]

    seen = [
        {room: backs(cards) for room, cards in seed(story, dict(enumerate(letters, 1))).items()}
        for letters in product(*STORIES[story].questions)
    ]
    assert all(each == seen[0] for each in seen)


@rule("setup-keeper.10")
def test_as_published_the_heights_differ_in_two_stories() -> None:
    def heights(story: str, letters: tuple[Any, ...]) -> dict[str, int]:
        piles = seed(story, dict(enumerate(letters, 1)), "published")
        return {room: len(cards) for room, cards in piles.items()}

    def differs(story: str) -> bool:
        found = [heights(story, letters) for letters in product(*STORIES[story].questions)]
        return any(each != found[0] for each in found)

    assert {story for story in STORIES if differs(story)} == {"blood-ties", "green-eyed-boy"}
    for story in ("blood-ties", "green-eyed-boy"):
        state = set_up(story=story, pile_heights="published").state
        laid = heights(story, tuple(state.answers[n] for n in sorted(state.answers)))
        assert {room: len(state.piles[room].cards) + (state.piles[room].lock is not None) for room in laid} == laid


@rule("setup-keeper.11.ltp")
@ALL_STORIES
def test_every_other_room_gets_one_card_of_the_random_pool(story: str) -> None:
    one, other = set_up(story=story, seed=1).state, set_up(story=story, seed=2).state
    for room in unseeded_rooms(story):
        assert len(one.piles[room].cards) == 1 and one.piles[room].lock is None
    dealt = [[state.piles[room].cards for room in unseeded_rooms(story)] for state in (one, other)]
    assert dealt[0] != dealt[1]
    laid = [card for pile in one.piles.values() for card in pile.cards]
    assert not set(STORIES[story].aside) & set(laid)
    if story == "green-eyed-boy":
        assert not one.piles[room_of(house_of(story).start)].cards
    assert all(front(card) == NOTHING_OF_INTEREST or card in {**ITEMS, **CLUES, **HURDLES} for card in laid)


@rule("setup.6")
def test_puzzle_pieces_are_divided_into_five_shuffled_piles() -> None:
    one, other = new(seed=1).state, new(seed=2).state
    assert len(one.pieces) == 5
    assert one.pieces != other.pieces


def test_the_blood_relative_is_named_by_the_investigators() -> None:
    table = set_up(4, story="blood-ties")
    assert table.state.blood_relative in table.state.investigators


def test_every_setting_has_a_text_in_every_language() -> None:
    from miskatonic.kernel.text import render

    for setting in GAME.settings.values():
        for locale in ("en", "ru", "uk"):
            assert not render(setting.about, locale)[1]
            assert not [error for label in (setting.labels or {}).values() for error in render(label, locale)[1]]
