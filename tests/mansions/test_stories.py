"""The five stories: what lies where by the answers, the way of the clues, the events, and that all can be told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest

from miskatonic.games.mansions import content
from miskatonic.games.mansions.components import CLUES, EVENTS, HURDLES, ITEMS, OBJECTIVES, STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.seeding import Answers, Heights, answered, clue_id, clue_room, random_pool, seed
from miskatonic.games.mansions.words import NOTHING_OF_INTEREST, CardId, Letter, RoomId, front, room_of, say
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.text import LOCALES, messages, render

content.load()

FACTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "facts/stories.json").read_text())["stories"]
IDS = ("fall-of-house-lynch", "inner-sanctum", "blood-ties", "classroom-curses", "green-eyed-boy")
FACTS_OF: dict[str, dict[str, Any]] = dict(zip(IDS, FACTS, strict=True))


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’.]", "", name.lower())).strip("-")


def slugs(names: list[str]) -> list[str]:
    return [slug(name) for name in names]


def all_answers(story: str) -> Iterator[Answers]:
    """Every combination of answers the keeper can give."""
    for letters in product(*STORIES[story].questions):
        yield dict(enumerate(letters, 1))


def plain_pile(cards: list[CardId]) -> list[str]:
    """Cards by the names of the facts: clues without their version."""
    return [f"clue-{CLUES[card].number}" if card in CLUES else front(card) for card in cards]


def kind_of_back(card: CardId) -> str:
    hurdle = HURDLES.get(front(card))
    return "exploration" if hurdle is None else hurdle.kind


def published_pile(fact: dict[str, Any], answers: Answers) -> list[str]:
    if "cards" in fact:
        return slugs(fact["cards"])
    if "if_objective_1B" in fact:
        if answers[1] == "B":
            return slugs(fact["if_objective_1B"])
        return slugs(fact["else_if_2A"] if answers[2] == "A" else fact["else"])
    return slugs(fact["then"] if answered(answers, fact["if"]) else fact["else"])


# What lies where.


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.setup-keeper.2", "mom.setup-keeper.7", "mom.setup-keeper.8.ltp", "mom.mythos.2")
def test_the_keeper_starts_with_what_the_story_lists(story: str) -> None:
    fact, sheet = FACTS_OF[story], STORIES[story]
    assert sheet.actions == slugs(fact["keeper_actions"])
    assert {"threat": sheet.threat, "mythos": sheet.mythos, "trauma": sheet.trauma} == fact["keeper_start"]
    assert sheet.icons == slugs(fact["mythos_icons"])
    assert sheet.exploration == slugs(fact["exploration"])
    assert sheet.aside == slugs(fact.get("set_aside", []))
    assert sheet.clues == fact["clues"]


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.setup-keeper.3", "mom.setup-keeper.9")
def test_rooms_are_seeded_as_published_for_every_answer(story: str) -> None:
    for answers in all_answers(story):
        piles = seed(story, answers, "published")
        for fact in FACTS_OF[story]["seeding"]:
            assert plain_pile(piles[slug(fact["room"])]) == published_pile(fact, answers)
        assert len(piles) == len(FACTS_OF[story]["seeding"])


def backs(story: str, answers: Answers, heights: Heights) -> dict[RoomId, list[str]]:
    return {room: [kind_of_back(card) for card in pile] for room, pile in seed(story, answers, heights).items()}


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.setup-keeper.10", "mom.secrecy.11")
def test_backs_and_heights_never_depend_on_the_answers(story: str) -> None:
    first, *others = (backs(story, answers, "filler") for answers in all_answers(story))
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("story", "rooms"), [("blood-ties", {"crypt", "cave-1"}), ("green-eyed-boy", {"nursery", "tower-room"})]
)
@pytest.mark.rule("mom.setup-keeper.10")
def test_the_published_lists_would_show_the_room_of_clue_1(story: str, rooms: set[str]) -> None:
    seen = [backs(story, answers, "published") for answers in all_answers(story)]
    assert {room for room in seen[0] if any(each[room] != seen[0][room] for each in seen)} == rooms


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.setup-keeper.11.ltp")
def test_the_random_pool_goes_to_the_rooms_without_cards(story: str) -> None:
    fact, house = FACTS_OF[story], house_of(story)
    seeded = {slug(each["room"]) for each in fact["seeding"]}
    rooms = [room for room in house.rooms if room not in seeded and room not in STORIES[story].bare_rooms]
    assert len(rooms) == fact["random_rooms"]
    assert seeded <= set(house.rooms)
    for answers in all_answers(story):
        piles = [card for pile in seed(story, answers).values() for card in pile]
        pool = random_pool(story, answers)
        assert len(pool) >= len(rooms)
        assert len({*piles, *pool}) == len(piles) + len(pool)
        assert sum(front(card) == NOTHING_OF_INTEREST for card in [*piles, *pool]) <= 10
        assert all(front(card) in ITEMS or front(card) == NOTHING_OF_INTEREST for card in pool)


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.definition.9", "mom.overview.6")
def test_the_first_question_has_three_answers_and_the_others_two(story: str) -> None:
    first, *others = STORIES[story].questions
    assert first == ["A", "B", "C"]
    assert all(letters == ["A", "B"] for letters in others)
    assert len(others) + 1 == FACTS_OF[story]["questions"]


# The way of the clues.


def test_there_are_47_clues() -> None:
    counts = {story: [clue.number for clue in CLUES.values() if clue.story == story] for story in IDS}
    assert [len(counts[story]) for story in IDS] == [7, 9, 11, 7, 13]
    for id, clue in CLUES.items():
        assert id == clue_id(clue.story, clue.number, {clue.number: clue.letter})


def within_reach(story: str, piles: dict[RoomId, list[CardId]]) -> list[CardId]:
    """The clues in the order in which they can be found, by keys that were found before."""
    house = house_of(story)
    held: set[CardId] = set()
    found: list[CardId] = []
    done: set[RoomId] = set()
    opened = {room_of(house.start)}
    while True:
        before = (len(opened), len(done), len(held))
        for room in list(opened):
            for next in _next(story, room):
                if next not in opened and _passable(piles.get(next, []), "lock", held):
                    opened.add(next)
        for room in opened - done:
            pile = piles.get(room, [])
            if _passable(pile, "obstacle", held):
                done.add(room)
                held.update(front(card) for card in pile)
                found += [card for card in pile if card in CLUES]
        if (len(opened), len(done), len(held)) == before:
            return found


def _next(story: str, room: RoomId) -> set[RoomId]:
    """Rooms that an investigator can step into: by doors, lines and ladders, not through sealed doors."""
    house = house_of(story)
    sealed = house.sealed_doors()
    return {
        room_of(space)
        for here in house.rooms[room]
        for space, door in house.ways("investigator", here)
        if door is None or door not in sealed
    } - {room}


def _passable(pile: list[CardId], kind: str, held: set[CardId]) -> bool:
    for card in pile:
        hurdle = HURDLES.get(front(card))
        if hurdle is not None and hurdle.kind == kind and (hurdle.hopeless or (hurdle.key and hurdle.key not in held)):
            return False
    return True


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.win.2", "mom.lock.5", "mom.explore.8")
def test_every_clue_can_be_found_whatever_the_keeper_answered(story: str) -> None:
    for answers in all_answers(story):
        found = [CLUES[clue].number for clue in within_reach(story, seed(story, answers))]
        assert sorted(found) == list(range(1, STORIES[story].clues + 1))
        # Every key lies with an earlier clue of the chain: the next is found before the one it points to.
        assert found[-1] == 1


@pytest.mark.parametrize("story", IDS)
def test_question_k_settles_the_room_of_the_clue_before(story: str) -> None:
    sheet = STORIES[story]
    for number in range(2, len(sheet.questions) + 1):
        rooms = {
            letter: {
                clue_room(story, number - 1, answers) for answers in all_answers(story) if answers[number] == letter
            }
            for letter in ("A", "B")
        }
        assert all(len(where) == 1 for where in rooms.values())
        assert rooms["A"] != rooms["B"]


# Events and endings.

TIMES = {
    "fall-of-house-lynch": [3, 4, 3, 3, 3],
    "inner-sanctum": [4, 4, 4, 4, 4],
    "blood-ties": [2, 2, 5, 5, 5],
    "classroom-curses": [3, 3, 3, 5, 6],
    "green-eyed-boy": [4, 5, 5, 5, 6],
}
ENDS = {
    ("fall-of-house-lynch", "A"): "keeper-wins",
    ("fall-of-house-lynch", "B"): "investigators-win",
    ("classroom-curses", "A"): "keeper-wins",
    ("green-eyed-boy", "A"): "keeper-wins",
}
"""How the last event ends the game; everybody loses otherwise."""


def card(story: str, number: int) -> Any:
    return EVENTS[f"{story}-event-{number}"]


def words_of(effects: Any) -> list[str]:
    return [node.__struct_config__.tag for _, node in nodes(effects, "") if hasattr(node, "__struct_config__")]


@pytest.mark.parametrize("story", IDS)
@pytest.mark.rule("mom.event.7", "mom.setup.9")
def test_five_events_a_story_come_at_their_times(story: str) -> None:
    cards = [each for each in EVENTS.values() if each.story == story]
    assert [each.number for each in cards] == [1, 2, 3, 4, 5]
    assert [each.time for each in cards] == TIMES[story]
    assert max(each.time for each in cards) <= 6


@pytest.mark.rule("mom.objective.4")
def test_card_4_reveals_the_objective_in_14_of_15_cases() -> None:
    reveals = {
        (each.story, letter)
        for each in EVENTS.values()
        for entry in each.entries
        if entry.reveals
        for letter in (entry.answer or "1ABC")[1:]
    }
    assert set(OBJECTIVES) - reveals == {("inner-sanctum", "B")}
    assert {each.number for each in EVENTS.values() if any(entry.reveals for entry in each.entries)} == {4}


@pytest.mark.parametrize(("story", "letter"), sorted(OBJECTIVES))
@pytest.mark.rule("mom.win.3", "mom.limits.2")
def test_the_last_event_ends_the_game(story: str, letter: Letter) -> None:
    entries = [entry for entry in card(story, 5).entries if entry.answer in (None, f"1{letter}")]
    words = [word for entry in entries for word in words_of(entry.then)]
    if (story, letter) == ("inner-sanctum", "B"):
        assert words == ["investigators-win", "all-lose"]
    else:
        assert words == [ENDS.get((story, letter), "all-lose")]


@pytest.mark.rule("mom.event.5")
def test_entries_ask_for_answers_that_can_be_given() -> None:
    for each in EVENTS.values():
        questions = STORIES[each.story].questions
        for entry in each.entries:
            if entry.answer is not None:
                assert entry.answer[-1] in questions[int(entry.answer[:-1]) - 1]


@pytest.mark.rule("mom.overview.4", "mom.overview.6")
def test_every_objective_lets_both_sides_win() -> None:
    assert len(OBJECTIVES) == 15
    for (story, letter), objective in OBJECTIVES.items():
        last = [
            word
            for entry in card(story, 5).entries
            if entry.answer in (None, f"1{letter}")
            for word in words_of(entry.then)
        ]
        ends = {each.then for each in objective.watches} | set(last)
        assert {"investigators-win", "keeper-wins"} <= ends, (story, letter)


def test_rooms_of_events_and_objectives_are_on_the_map() -> None:
    for each in [*EVENTS.values(), *OBJECTIVES.values()]:
        rooms = house_of(each.story).rooms
        named = set(_rooms_in(each))
        assert named <= set(rooms), each.id


def _rooms_in(value: Any) -> Iterator[RoomId]:
    """Every room that content names."""
    fields = cast("tuple[str, ...]", getattr(value, "__struct_fields__", ()))
    for name in fields:
        inner = getattr(value, name)
        if name in ("room", "escape_from", "leaves_by") and isinstance(inner, str):
            yield inner
        elif name == "rooms":
            yield from inner
        else:
            yield from _rooms_in(inner)
    if isinstance(value, list):
        for each in cast("list[Any]", value):
            yield from _rooms_in(each)


@pytest.mark.rule("mom.escape.4", "mom.escape.5")
def test_who_may_leave_finds_a_door_that_leads_out() -> None:
    for objective in OBJECTIVES.values():
        for room in filter(None, (objective.escape_from, objective.leaves_by)):
            assert house_of(objective.story).outside_doors(room), objective.id


# Telling it.


def told() -> Iterator[str]:
    """Every text that a story needs."""
    for id, sheet in STORIES.items():
        last = len(sheet.questions)
        yield from (f"story-{id}", f"story-{id}-blurb", f"story-{id}-prologue")
        yield from (f"story-{id}-prologue-{last}{letter.lower()}" for letter in sheet.questions[-1])
        for number, letters in enumerate(sheet.questions, 1):
            yield f"story-{id}-question-{number}"
            yield from (f"story-{id}-answer-{number}{letter.lower()}" for letter in letters)
    for id in CLUES:
        yield from (f"card-{id}", f"{id}-text")
    for id, event in EVENTS.items():
        yield f"card-{id}"
        yield from (f"{id}-{entry.text}" for entry in event.entries if entry.text)
        for _, node in nodes([effect for entry in event.entries for effect in entry.then], ""):
            if hasattr(node, "reason"):
                yield f"result-{node.reason}"
    for objective in OBJECTIVES.values():
        yield f"card-{objective.id}"
        yield from (f"{objective.id}-{part}" for part in ("reveal", "keeper", "investigators"))
        yield from (f"result-{watch.reason}" for watch in objective.watches if watch.then != "reveal")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_of_the_stories_exists(locale: str) -> None:
    known = messages("mansions", locale)
    assert [id for id in told() if id not in known] == []


def test_no_text_of_the_stories_is_left_over() -> None:
    needed = set(told())
    for locale in LOCALES:
        source = (content.CONTENT.parent / "locale" / f"{locale}-stories.ftl").read_text()
        written = set(re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE))
        assert {id for id in written - needed if not id.startswith("monster-")} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_of_the_stories_are_of_two_to_five_sentences(locale: str) -> None:
    for id in told():
        text = say(id).text(locale)
        assert "{" not in text
        if id.endswith("-text") or id.startswith("result-") or id.endswith("-reveal"):
            assert 2 <= len(re.findall(r"[.!?…](?=\W|$)", text)) <= 7, id
            assert 100 < len(text) < 560, (id, len(text))


@pytest.mark.parametrize("locale", LOCALES)
def test_effects_and_conditions_of_the_stories_can_be_said(locale: str) -> None:
    problems: list[Any] = []
    for event in EVENTS.values():
        for entry in event.entries:
            problems += [error for effect in entry.then for error in render(effect.say(), locale)[1]]
            problems += render(entry.when.say(), locale)[1] if entry.when else []
    for each in OBJECTIVES.values():
        effects = [*each.on_reveal, *each.each_round, *(effect for deed in each.able.actions for effect in deed.then)]
        conditions = [watch.when for watch in each.watches]
        conditions += [deed.when for deed in each.able.actions if deed.when]
        conditions += [asked for asked in (each.exit_when, each.leaves_when) if asked]
        problems += [error for said in [*effects, *conditions] for error in render(said.say(), locale)[1]]
    assert problems == []


STEMS: dict[RoomId, tuple[str, str, str]] = {
    "attic-loft": ("attic loft", "чердак", "горищ"),
    "basement-landing": ("landing", "подвал", "підвал"),
    "basement-storage": ("storage", "подвальная кладов", "підвальна комор"),
    "bathroom-1": ("bathroom", "ванной", "ванній"),
    "cave-1": ("cave, the first", "пещера, первая", "печера, перша"),
    "ceremony-room": ("ceremony room", "зале церемоний", "залі церемоній"),
    "chasm": ("chasm", "расщелин", "розколин"),
    "coat-room": ("coat room", "гардероб", "гардероб"),
    "crypt": ("crypt", "склеп", "склеп"),
    "dining-room": ("dining room", "столовой", "їдальні"),
    "freezer": ("freezer", "морозильн", "морозильн"),
    "front-porch": ("front porch", "веранд", "веранд"),
    "front-yard": ("front yard", "передний двор", "переднє подвір"),
    "furnace-room": ("furnace room", "котельн", "котельн"),
    "garden": ("garden", "саду", "саду"),
    "guest-bedroom": ("guest bedroom", "гостевой спальне", "гостьовій спальні"),
    "hallway-3": ("third hallway", "третьем коридоре", "третьому коридорі"),
    "kitchen": ("pans", "кухне", "кухні"),
    "kitchen-storage": ("storage beside the kitchen", "кладовая при кухне", "кухонна комора"),
    "laboratory": ("laboratory", "лаборатори", "лабораторі"),
    "library": ("library", "библиотек", "бібліоте"),
    "master-bedroom": ("master bedroom", "хозяйск", "господарськ"),
    "mud-room": ("mud room", "сенях", "сінях"),
    "nursery": ("nursery", "детскую", "дитячу"),
    "operating-room": ("operating table", "операционной", "операційній"),
    "patio": ("patio", "патио", "патіо"),
    "root-cellar": ("root cellar", "погреб", "льох"),
    "secret-passage": ("secret passage", "тайн", "таємн"),
    "storage-shed": ("shed", "сара", "сара"),
    "study": ("study", "кабинете", "кабінеті"),
    "tower-room": ("tower room", "в башне", "у вежі"),
}
"""A piece of the name of each room with a clue, as the hints say it."""


def hints() -> Iterator[tuple[str, RoomId]]:
    """Every text that points to a room, and the room it has to point to."""
    for story, sheet in STORIES.items():
        last = len(sheet.questions)
        for answers in all_answers(story):
            yield f"story-{story}-prologue-{last}{answers[last].lower()}", clue_room(story, sheet.clues, answers)
            for number in range(2, sheet.clues + 1):
                yield f"{clue_id(story, number, answers)}-text", clue_room(story, number - 1, answers)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.rule("mom.win.2", "mom.flavor.1")
def test_every_hint_names_the_room_of_the_next_clue(locale: str) -> None:
    pointing = dict.fromkeys(hints())
    by_text: dict[str, set[RoomId]] = {}
    for id, room in pointing:
        by_text.setdefault(id, set()).add(room)
        assert STEMS[room][LOCALES.index(locale)] in say(id).text(locale).lower(), (id, room)
    assert all(len(rooms) == 1 for rooms in by_text.values())
    assert len(by_text) == 10 + 47 - 15


NUMBERS: dict[str, tuple[str, str, str]] = {
    "2": ("two", "два", "два"),
    "3": ("three", "три", "три"),
    "4": ("four", "четыре", "чотири"),
    "5": ("five", "пять", "п’ять"),
    "6": ("six", "шесть", "шість"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_aims_name_the_numbers_that_count(locale: str) -> None:
    for objective in OBJECTIVES.values():
        aims = " ".join(say(f"{objective.id}-{side}").text(locale).lower() for side in ("keeper", "investigators"))
        for watch in objective.watches:
            for field in ("n", "each", "alone"):
                number = str(getattr(watch.when, field, 0) or "")
                # That the Crawling One has to live on is told without the round in which it comes.
                if number and objective.id != "objective-inner-sanctum-b":
                    word = NUMBERS.get(number, (number,) * 3)[LOCALES.index(locale)]
                    assert number in aims or word in aims, (objective.id, number)
