"""The words about investigators that games share: whom they select, what they count, how they are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import INVESTIGATOR_WORDS, Fixed, Language, resolve
from miskatonic.kernel.effects.investigators import (
    BecomeDelayed,
    Clues,
    Delay,
    DiscardThis,
    Everyone,
    OneOfAll,
    OneOther,
    PerClue,
    Skill,
    say_skill_test,
    skill_name,
)
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import LOCALES, Message, forms

from .toy_effects import Card, Coins, Count, Guest, Note, Person, Room, answer, note, room, toy


class Visitor(Guest, frozen=True):
    """A guest as an investigator: those who are awake are in play, and their coins are clues."""

    def everyone(self, table: Room, /) -> list[int]:
        return [who for who, person in enumerate(table.state.people) if person.awake]

    def another(self, who: int, /) -> Visitor:
        return replace(self, who=who)

    def choose(self, table: Room, among: Sequence[int], /) -> Flow[int]:
        options = [Option(f"guest:{who}", toy("lift-option", n=who), who) for who in among]
        return (yield from ask(self.who, toy("lift"), options))

    def clues(self, table: Room, /) -> int:
        return self.person(table).coins


LANGUAGE = Language((*INVESTIGATOR_WORDS, Note, Count, Coins))


def play(table: Room, effect: Any, *answers: str, who: int = 0) -> list[list[str]]:
    """Resolve an effect, and tell what everybody has noted."""
    effects = LANGUAGE.decode({"effects": [effect]}, Card).effects
    answer(resolve(effects, table, Visitor(who)), answers)
    return [person.notes for person in table.state.people]


def here(each: str) -> dict[str, Any]:
    return {"do": "for-each", "each": each, "then": [note("here")]}


def test_everybody_in_play_is_selected() -> None:
    assert play(room(Person(), Person(awake=False), Person()), here("investigators")) == [["here"], [], ["here"]]


def test_one_of_all_is_whoever_they_choose_perhaps_themselves() -> None:
    assert play(room(Person(), Person()), here("one-of-all"), "guest:0") == [["here"], []]
    assert play(room(Person(), Person()), here("one-of-all"), "guest:1") == [[], ["here"]]


def test_one_other_is_whoever_they_choose_among_the_others() -> None:
    assert play(room(Person(), Person(), Person()), here("one-other"), "guest:2", who=1) == [[], [], ["here"]]
    with pytest.raises(IllegalChoice):
        play(room(Person(), Person(), Person()), here("one-other"), "guest:1", who=1)


def test_nobody_is_asked_for_another_where_there_is_none() -> None:
    assert play(room(Person(), Person(awake=False)), here("one-other")) == [[], []]


def test_clues_are_those_of_whoever_resolves_it() -> None:
    count = {"do": "count", "n": {"per": "clue", "n": 2}}
    assert play(room(Person(coins=5), Person(coins=3)), count, who=1) == [[], ["6"]]


TOLD: dict[str, tuple[Message, tuple[str, str, str]]] = {
    "everyone": (Everyone().say(), ("each investigator", "каждого сыщика", "кожного дослідника")),
    "one of all": (
        OneOfAll().say(),
        ("one investigator of your choice", "одного сыщика на ваш выбор", "одного дослідника на ваш вибір"),
    ),
    "one other": (
        OneOther().say(),
        (
            "one other investigator of your choice",
            "одного другого сыщика на ваш выбор",
            "одного іншого дослідника на ваш вибір",
        ),
    ),
    "per clue": (PerClue().each(), ("each clue you have", "каждую вашу улику", "кожен ваш доказ")),
    "delayed": (BecomeDelayed().say(), ("Become delayed.", "Станьте задержанным.", "Станьте затриманим.")),
    "delay as a price": (Delay().say(), ("become delayed", "стать задержанным", "стати затриманим")),
    "clues": (Clues(Fixed(2)).say(), ("spend 2 clues", "потратить 2 улики", "витратити 2 докази")),
    "clues that are counted": (
        Clues(PerClue(n=1)).say(),
        (
            "spend 1 clue for each clue you have",
            "потратить 1 улику за каждую вашу улику",
            "витратити 1 доказ за кожен ваш доказ",
        ),
    ),
    "this card": (DiscardThis().say(), ("discard this card", "сбросить эту карту", "скинути цю карту")),
    "a test": (
        say_skill_test(toy("skill")),
        ("Test nerve.", "Пройдите проверку нервов.", "Проведіть перевірку нервів."),
    ),
    "a hard test": (
        say_skill_test(skill_name(Skill.OBSERVATION), -2),
        (
            "Test observation (−2).",
            "Пройдите проверку внимания (−2).",
            "Проведіть перевірку спостережливості (−2).",
        ),
    ),
}


@pytest.mark.parametrize("told", TOLD)
def test_every_word_is_told_in_every_language(told: str) -> None:
    message, texts = TOLD[told]
    assert tuple(message.text(locale) for locale in LOCALES) == texts


@pytest.mark.parametrize("locale", LOCALES)
def test_every_skill_has_a_name_of_its_own(locale: str) -> None:
    names = {skill_name(skill).text(locale) for skill in Skill}
    assert len(names) == len(Skill) and not names & {f"skill-{skill}" for skill in Skill}


def test_what_is_done_can_be_told_as_something_one_may_do() -> None:
    delayed, test = BecomeDelayed().say(), say_skill_test(toy("skill"), 1)
    assert [forms(delayed, locale)["do"] for locale in LOCALES] == [
        "become delayed",
        "стать задержанным",
        "стати затриманим",
    ]
    assert [forms(test, locale)["do"] for locale in LOCALES] == [
        "test nerve (+1)",
        "пройти проверку нервов (+1)",
        "провести перевірку нервів (+1)",
    ]


def test_what_is_done_is_carried_out_only_by_a_game() -> None:
    assert BecomeDelayed not in INVESTIGATOR_WORDS
    with pytest.raises(TypeError, match="BecomeDelayed does not resolve"):
        BecomeDelayed().resolve(room(), Visitor(0))
