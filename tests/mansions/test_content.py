"""What is printed: as many components as the box holds, with the published figures where they are known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.mansions.components import (
    ACTIONS,
    CHARACTERS,
    COMBAT,
    HURDLES,
    ITEMS,
    MONSTERS,
    MYTHOS,
    SPELLS,
    STORIES,
    TOKENS,
    TRAUMA,
)
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.mythos import named
from miskatonic.games.mansions.words import MENTAL, PHYSICAL, Skill
from miskatonic.kernel.content import parse

from .notation import half_line

FACTS = Path(__file__).parent / "facts"
DECKS = {"humanoid": 25, "beast": 20, "eldritch": 20}


def facts(name: str) -> Any:
    return parse(FACTS / f"{name}.yaml")


@pytest.mark.rule("mom.component.4")
@pytest.mark.rule("mom.component.5")
def test_there_are_as_many_cards_as_in_the_box():
    assert sum(item.starting for item in ITEMS.values()) == 14
    assert sum(not item.starting for item in ITEMS.values()) == 26
    assert len(SPELLS) == 4
    assert sum(len(spell.backs) for spell in SPELLS.values()) == 20
    assert [len(character.traits) for character in CHARACTERS.values()] == [4] * 8
    assert Counter(hurdle.kind for hurdle in HURDLES.values()) == {"lock": 12, "obstacle": 7}
    assert sum(card.count for card in TRAUMA.values()) == 21
    assert (len(MYTHOS), len(ACTIONS), len(COMBAT)) == (35, 13, 65)


@pytest.mark.rule("mom.component.2")
@pytest.mark.rule("mom.component.8")
def test_every_figure_has_a_token():
    figures = Counter(kind for kind, _ in TOKENS.values())
    known = facts("monsters")
    assert figures == {kind: known[kind]["figures"] for kind in MONSTERS}
    assert sum(figures.values()) == 24


# Combat.


@pytest.mark.parametrize("deck", DECKS)
def test_the_halves_of_a_combat_deck_are_the_published_ones(deck: str):
    cards = [card for card in COMBAT.values() if card.deck == deck]
    assert len(cards) == DECKS[deck]
    known = facts("combat")
    tops = Counter(half_line(card.top) for card in cards if card.top.origin == "published")
    bottoms = Counter(half_line(card.bottom) for card in cards)
    assert tops == Counter(known[f"{deck}-tops"])
    assert bottoms == Counter(known[f"{deck}-bottoms"])


def test_one_half_is_ours_and_like_the_others_of_its_kind():
    (ours,) = [card for card in COMBAT.values() if card.top.origin == "original"]
    assert (ours.deck, ours.top.type) == ("eldritch", "melee")


@pytest.mark.parametrize("deck", DECKS)
def test_every_combat_deck_has_a_card_for_every_combat(deck: str):
    cards = [card for card in COMBAT.values() if card.deck == deck]
    assert {card.top.type for card in cards} == {"bare", "sharp", "blunt", "melee", "ranged"}
    assert {card.bottom.type for card in cards} == {"attack", "hiding", "barrier"}


# Monsters.


def test_the_fronts_of_monsters_are_the_published_ones():
    for kind, known in facts("monsters").items():
        if kind == "tokens" or "awareness" not in known:
            continue
        monster = MONSTERS[kind]
        assert (monster.kind, monster.awareness, monster.horror) == (
            known["class"],
            known["awareness"],
            known["horror"],
        )


def test_the_backs_of_monsters_are_the_published_ones():
    backs = Counter((kind, token.health, token.damage) for kind, token in TOKENS.values())
    known = Counter((each["kind"], each["health"], each["damage"]) for each in facts("monsters")["tokens"])
    assert not known - backs


@pytest.mark.parametrize(
    ("kind", "health", "damage"),
    [("humanoid", (4, 7), (1, 2)), ("beast", (7, 9), (2, 3)), ("eldritch", (10, 13), (3, 4))],
)
def test_tokens_stay_within_their_class(kind: str, health: tuple[int, int], damage: tuple[int, int]):
    for monster in MONSTERS.values():
        for token in monster.tokens if monster.kind == kind else ():
            assert health[0] <= token.health <= health[1]
            assert damage[0] <= token.damage <= damage[1]


def test_special_attacks_differ_within_a_kind():
    for monster in MONSTERS.values():
        assert len({str(token) for token in monster.tokens}) == len(monster.tokens)


# Investigators.


def test_the_known_investigators_have_the_published_figures():
    for id, known in facts("investigators").items():
        character = CHARACTERS[id]
        assert [character.health, character.sanity, character.skill_points] == known["sheet"]
        for kind, skills in (("mental", MENTAL), ("physical", (Skill.STRENGTH, Skill.MARKSMANSHIP, Skill.DEXTERITY))):
            traits = [trait for trait in character.traits if trait.kind == kind]
            assert [[trait.skills[skill] for skill in skills] for trait in traits] == known[kind]


@pytest.mark.parametrize("id", CHARACTERS)
def test_investigators_stay_within_what_is_known(id: str):
    character = CHARACTERS[id]
    assert character.health + character.sanity == 20
    assert 8 <= character.health <= 12
    assert character.skill_points in (3, 4)
    assert Counter(trait.kind for trait in character.traits) == {"mental": 2, "physical": 2}
    for trait in character.traits:
        assert set(trait.skills) == set(MENTAL if trait.kind == "mental" else PHYSICAL)
        assert (10 if trait.kind == "physical" else 14) <= sum(trait.skills.values()) <= 20
        if trait.kind == "mental":
            assert any(each.once_a_game for each in (*trait.able.actions, *trait.able.react))
        else:
            assert (trait.item is None) != (trait.spell is None)


def test_every_starting_item_has_one_owner():
    traits = [trait for character in CHARACTERS.values() for trait in character.traits]
    given = [trait.item for trait in traits if trait.item is not None]
    assert sorted(given) == sorted(item.id for item in ITEMS.values() if item.starting)
    assert len([trait for trait in traits if trait.spell in SPELLS]) == 2


# Items, Locks and Obstacles.


PAIRS = {
    "silver-key": "locked-door",
    "magic-phrase": "magical-lock",
    "password": "barred-entry",
    "brass-key": "locked-cabinet",
    "crowbar": "manhole-cover",
}


def test_keys_and_what_they_open_name_each_other():
    assert {item.id: item.opens for item in ITEMS.values() if item.opens is not None} == PAIRS
    assert {hurdle.key: hurdle.id for hurdle in HURDLES.values() if hurdle.key is not None} == PAIRS
    assert all("key" in ITEMS[key].types for key in PAIRS)


def test_weapons_deal_two_to_four():
    weapons = [item for item in ITEMS.values() if item.attack is not None]
    assert all("weapon" in item.types and 2 <= item.damage <= 4 for item in weapons)
    assert all((item.range > 0) == (item.attack == "ranged") for item in weapons)
    assert {item.attack for item in weapons} == {"sharp", "blunt", "ranged"}


@pytest.mark.parametrize("id", HURDLES)
def test_every_hurdle_asks_for_one_thing(id: str):
    hurdle = HURDLES[id]
    asked = [hurdle.key, hurdle.puzzle, hurdle.test, hurdle.free or None, hurdle.hopeless or None]
    assert sum(each is not None for each in asked) == 1


def test_the_puzzles_of_hurdles_exist():
    from miskatonic.games.mansions.puzzle_pieces import LAYOUTS

    assert {hurdle.puzzle for hurdle in HURDLES.values() if hurdle.puzzle is not None} <= set(LAYOUTS)


# The keeper's cards.


def test_trauma_is_mixed_as_planned():
    kinds = Counter({"injury": 0, "insanity": 0})
    thresholds: Counter[int | None] = Counter()
    for card in TRAUMA.values():
        kinds[card.kind] += card.count
        if card.kind == "insanity":
            thresholds[card.threshold] += card.count
    assert kinds == {"injury": 10, "insanity": 11}
    assert thresholds == {0: 3, 4: 3, 8: 2, None: 3}
    assert TRAUMA["the-only-way-out"].count == 1


def test_mythos_cards_are_five_for_each_symbol_and_mostly_cheap():
    assert set(Counter(card.icon for card in MYTHOS.values()).values()) == {5}
    assert Counter(card.cost for card in MYTHOS.values()) == {0: 10, 1: 12, 2: 9, 3: 4}
    assert sum(card.face_down for card in MYTHOS.values()) == 3


@pytest.mark.rule("mom.mythos.8")
@pytest.mark.parametrize("id", [card.id for card in MYTHOS.values() if card.rooms])
def test_every_story_with_the_symbol_has_a_room_for_the_card(id: str):
    card = MYTHOS[id]
    stories = [story for story in STORIES.values() if card.icon in story.icons]
    assert stories
    for story in stories:
        rooms = house_of(story.id).rooms
        assert any(named(room, part) for part in card.rooms for room in rooms), story.id


def test_every_room_a_mythos_card_names_is_in_some_house():
    rooms = {room for story in STORIES for room in house_of(story).rooms}
    parts = {part for card in MYTHOS.values() for part in card.rooms}
    assert {part for part in parts if not any(named(room, part) for room in rooms)} == set()


def test_keeper_actions_cost_what_is_known():
    assert ACTIONS["maniac-attack"].cost == 4
    assert [card.id for card in ACTIONS.values() if card.once] == ["dark-ritual", "witchcraft"]
    assert all(0 <= card.cost <= 4 for card in ACTIONS.values())


def test_stories_name_cards_that_exist():
    for story in STORIES.values():
        assert set(story.actions) <= set(ACTIONS)
        assert set(story.icons) <= {card.icon for card in MYTHOS.values()}
