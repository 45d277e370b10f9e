"""What the action decks have in common: their lower effects, and texts that say what the cards do."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from miskatonic.games.final_hour.cards import ACTION_CARDS, INVESTIGATORS, ActionCard, deck_of
from miskatonic.games.final_hour.verbs import Where
from miskatonic.games.final_hour.verbs.investigator import (
    Attack,
    AttackPerCard,
    Destroy,
    Drive,
    Move,
    Recover,
    Repair,
    Seal,
    Stroll,
    Walk,
)
from miskatonic.games.final_hour.verbs.monster import Damage, LoseHealth, Spawn
from miskatonic.kernel.effects import Choose, Effect, Effects, ForEach, Repeat, say

from .card_play import alone_on_campus, lower, spawned_at, whereabouts
from .given import kinds_at

COMMON = [
    ("jenny-barnes", "well-connected", "matched-pair", "evening-company", "grand-gala"),
    ("lily-chen", "open-palm", "measured-force", "through-the-eye", "foretold-strike"),
    ("michael-mcglen", "unfinished-business", "bundle-of-dynamite", "draw-attention", "drum-magazine"),
    ("rita-young", "passing-the-baton", "second-wind", "hedge-and-ditch", "long-haul"),
    ("tommy-muldoon", "trusty-rifle", "stakeout", "rooftop-vantage", "stand-fast"),
    ("ashcan-pete", "good-boy-duke", "odd-jobs", "fetch", "half-remembered-dream"),
]
"""By investigator: the title with gates and nest, then those with green and orange, orange and purple, purple and
green."""

ZONE_CARDS = [
    (owner, title, copy, zone)
    for owner, _, *titles in COMMON
    for title, zones in zip(titles, (("green", "orange"), ("orange", "purple"), ("purple", "green")), strict=True)
    for copy, zone in enumerate(zones)
]
LABORATORY, LECTURE_HALL = 8, 7


@pytest.mark.parametrize(("owner", "title"), [(owner, title) for owner, title, *_ in COMMON])
def test_the_first_copy_moves_investigates_and_spawns_a_monster_at_each_gate(owner: str, title: str) -> None:
    table = alone_on_campus(owner).clue(LECTURE_HALL, "moon").table()
    lower(table, 0, title, 0, "move:7")
    assert (whereabouts(table), table.state.found) == (LECTURE_HALL, ["moon"])
    assert spawned_at(table) == {8: 1, 15: 1, 1: 1}


@pytest.mark.parametrize(("owner", "title"), [(owner, title) for owner, title, *_ in COMMON])
def test_the_second_copy_moves_investigates_and_spawns_2_monsters_there(owner: str, title: str) -> None:
    table = alone_on_campus(owner).clue(LECTURE_HALL, "moon").table()
    lower(table, 0, title, 1, "move:7")
    assert (whereabouts(table), table.state.found) == (LECTURE_HALL, ["moon"])
    assert spawned_at(table) == {7: 2}


@pytest.mark.parametrize(("owner", "title", "copy", "zone"), ZONE_CARDS)
def test_the_other_copies_move_investigate_and_activate_a_zone(owner: str, title: str, copy: int, zone: str) -> None:
    situation = alone_on_campus(owner).clue(LECTURE_HALL, "moon")
    table = situation.put("red-destroyer-1", 4).put("red-destroyer-1", 9).put("red-destroyer-1", 11).table()
    lower(table, 0, title, copy, "move:7")
    assert (whereabouts(table), table.state.found) == (LECTURE_HALL, ["moon"])
    damaged = [name for name, at in (("green", 4), ("purple", 9), ("orange", 11)) if "damage" in kinds_at(table, at)]
    assert damaged == [zone]


@pytest.mark.parametrize("owner", INVESTIGATORS)
def test_a_deck_has_five_titles_of_two_copies_with_the_same_upper_effect(owner: str) -> None:
    cards = [ACTION_CARDS[number] for number in deck_of(owner)]
    assert sorted(Counter(card.title for card in cards).values()) == [2] * 5
    assert all(one.upper == other.upper for one in cards for other in cards if one.title == other.title)


@pytest.mark.parametrize("owner", INVESTIGATORS)
def test_a_deck_has_two_special_lower_effects_and_six_zones(owner: str) -> None:
    texts = Counter(say(ACTION_CARDS[number].lower).text("en") for number in deck_of(owner))
    opening = "You may move once. Investigate. "
    common = {text.removeprefix(opening): count for text, count in texts.items() if text.startswith(opening)}
    assert common == {
        "Spawn 1 monster in each gate location.": 1,
        "Spawn 2 monsters in your location.": 1,
        "Activate the green zone.": 2,
        "Activate the orange zone.": 2,
        "Activate the purple zone.": 2,
    }
    assert [count for text, count in texts.items() if not text.startswith(opening)] == [2]


# The texts

WORDS = {"once": 1, "twice": 2, "two": 2, "a walkway": 1, "a monster": 1}
NUMBER = re.compile(rf"\d+|{'|'.join(WORDS)}", re.IGNORECASE)


def numbers_said(effects: Effects) -> list[int]:
    """Every number in the English text, sorted."""
    text = say(effects).text("en").replace("never into the same location twice", "")
    found: list[str] = NUMBER.findall(text)
    return sorted(int(each) if each.isdigit() else WORDS[each.lower()] for each in found)


def numbers_meant(effects: Effects) -> list[int]:
    """Every number the nodes act upon, sorted."""
    return sorted(number for effect in effects for number in numbers_of(effect))


def numbers_of(effect: Effect) -> Iterator[int]:
    match effect:
        case Repeat(times=times, then=then):
            yield times.printed
            yield from numbers_meant(then)
        case Choose(among=among, n=n):
            if n > 1:
                yield n
            for way in among:
                yield from numbers_meant(way)
        case ForEach(then=then):
            yield from numbers_meant(then)
        case Walk(n=n, each=each) | Stroll(n=n, each=each):
            yield n
            yield from numbers_meant(each)
        case Attack(n=n, at=at) | Drive(n=n, at=at) | Repair(n=n, at=at) | Spawn(n=n, at=at) | Damage(n=n, at=at):
            yield n
            if at is Where.WITHIN_2:
                yield 2
        case Move(n=n) | Seal(n=n) | Recover(n=n) | AttackPerCard(n=n) | LoseHealth(n=n):
            yield n
        case Destroy():
            yield 1
        case _:
            return


@pytest.mark.parametrize("card", ACTION_CARDS, ids=lambda card: f"{card.title}-{card.copy}")
def test_the_numbers_in_the_text_of_a_card_are_the_numbers_of_its_effects(card: ActionCard) -> None:
    assert numbers_said(card.upper) == numbers_meant(card.upper)
    assert numbers_said(card.lower) == numbers_meant(card.lower)
