"""Texts: every language says everything the game can say, nothing is said wrongly, and nothing is left over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.actions import ACTS
from miskatonic.games.arkham_lcg.check import FORMS
from miskatonic.games.arkham_lcg.events import EVENTS, CampaignEnded
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS, LISTENERS, LISTENERS_IN_HAND, ability_name
from miskatonic.games.arkham_lcg.scenarios.night_of_the_zealot import SCENARIOS
from miskatonic.games.arkham_lcg.setup import INVESTIGATORS
from miskatonic.games.arkham_lcg.words import (
    BACKS,
    FOLDER,
    NAME,
    SCENARIO_ORDER,
    SYMBOLS,
    WILD,
    Kind,
    Skill,
    card_name,
    say,
    skill_name,
    token_name,
)
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import LOCALES, Message, forms, messages, render

from . import said

FOREIGN = {"en": re.compile("[а-яіїєґ]", re.I), "ru": re.compile("[іїєґ]", re.I), "uk": re.compile("[ыэъё]", re.I)}
DOUBLED = re.compile(r"««|»»|““|””|  |\.\.|: *:|\( *\)| [.,:;?!](?!\d)")
"""Marks that stand side by side only by mistake."""
NUMBERS = (0, 1, 2, 5, 21)
PHASES = ("setup", "mythos", "investigation", "enemy", "upkeep", "resolution")
TOKENS = ("+1", "0", "-8", *sorted(SYMBOLS))
ENEMIES = sorted(code for code, card in PRINTED.items() if card.type is Kind.ENEMY)
LOCATIONS = sorted(code for code, card in PRINTED.items() if card.type is Kind.LOCATION) + sorted(set(BACKS.values()))
CARD_SAMPLES = (
    "01001",
    "01003",
    "01005",
    "01022",
    "01079",
    "01105",
    "01111",
    "01116",
    "01137",
    "01150",
    "01166",
    "southside",
)
"""A card of every kind, and those with marks of their own in their names."""

SOMETIMES = {"gender", "full", "inner", "the"}
"""Forms that differ from the plain name in some names only."""

PUT_TOGETHER = {
    "ability-*-*", "card-*", "card-*-b", "card-*-b-text", "card-*-text", "difficulty-*", "event-lead-chosen*", "log-*",
    "option-*", "option-*-*", "option-assume-*-*", "option-investigator-*", "overview-*", "period-*", "phase-*",
    "prompt-*", "prompt-assume-*", "react-*-*", "resolution-*-*", "scenario-*", "setup-too-many-*", "skill-*",
    "token-*", "verb-*", "window-*", "window-*-about",
}  # fmt: skip
"""Every way in which the engine puts an id together; each is enumerated below."""


# What can be said.


def reasons() -> list[str]:
    """Every way a game can end: by the last step of an adventure, or with nobody left."""
    endings = [id.removeprefix("resolution-") for id in messages(NAME, "en") if id.startswith("resolution-")]
    return [*sorted(endings), "no-investigators-left"]


def sample(name: str) -> list[Any]:
    """Values of an argument, by its name, as `say` gets them."""
    if name == "ability":
        return [ability_name(CARDS["01016"].abilities[0])]
    if name == "token":
        return [token_name(token) for token in TOKENS]
    if name == "enemy":
        return [card_name(code) for code in ENEMIES]
    if name == "card":
        return [card_name(code) for code in CARD_SAMPLES]
    return list(NUMBERS)


def every(id: str, *names: str) -> Iterator[Message]:
    """A message with every sample of its arguments."""
    for values in product(*(sample(name) for name in names)):
        yield say(id, **dict(zip(names, values, strict=True)))


def said_in_settings() -> Iterator[Message]:
    yield GAME.title
    for setting in GAME.settings.values():
        yield setting.about
        yield from (setting.labels or {}).values()
    for name in ("decks", "investigators"):
        yield from every(f"setup-too-many-{name}", "seats", "count")


def said_in_choices() -> Iterator[Message]:
    for id, call in said.literal("say"):
        yield from every(id, *said.keywords(call))
    for verb, call in said.verbs(said.CHOICES):
        if not said.has_own_prompt(call):
            yield say(f"prompt-{verb}")
        if call.name in said.WORDS:
            yield from (say(f"option-{verb}-{word}") for word in said.words_of(call))
        else:
            yield from every(f"option-{verb}", "card")
    for verb, call in said.verbs(said.OFFERS):
        yield from every(f"option-{verb}", *(("card", "ability") if call.name == "ability_option" else ("card",)))
    for skipped in SCENARIO_ORDER[:-1]:
        yield say(f"prompt-assume-{skipped}")
        yield from (say(f"option-assume-{skipped}-{each}") for each in SCENARIOS[skipped].resolutions)
    for kind in ("starter", "alternative"):
        yield from every(f"option-investigator-{kind}", "card")
    yield from (say(id) for id in messages(NAME, "en") if id.startswith("verb-"))


def said_in_windows() -> Iterator[Message]:
    yield from (say(f"window-{name}") for name, _ in said.literal("open_window", 1))
    yield from (window.about for window in GAME.windows)
    for moment, point in {**LISTENERS, **LISTENERS_IN_HAND}:
        yield moment().say(point)


def said_in_overviews() -> Iterator[Message]:
    counted = {name for call in said.calls() if call.name == "counts" for name in said.keywords(call)}
    for name in sorted(counted):
        yield from every(f"overview-{name.replace('_', '-')}", "count")


def said_of_abilities() -> Iterator[Message]:
    """Events without a moment are offered as cards to play; all other abilities have a name."""
    for card in CARDS.values():
        yield from (ability_name(each) for each in card.abilities if each.kind != "event" or each.moment)
        for limit in {each.limit for each in card.abilities if each.limit}:
            yield from (period := say(f"period-{limit.per}"), say("unusable-limit", times=limit.times, period=period))
        yield from (cost.say() for each in card.abilities for cost in each.cost)


EVENT_SAMPLES: dict[str, list[Any]] = {
    "who": list(INVESTIGATORS),
    "card": list(CARD_SAMPLES),
    "source": ["", *CARD_SAMPLES],
    "removed": ["", "01086", "01079"],
    "enemy": ENEMIES,
    "location": LOCATIONS,
    "origin": LOCATIONS,
    "to": LOCATIONS,
    "back": ["southside"],
    "skill": list(Skill),
    "token": list(TOKENS),
    "phase": list(PHASES),
    "scenario": list(SCENARIO_ORDER),
    "notes": [["house-burned"]],
    "action": list(ACTS),
    "ability": ["shoot"],
    "by": ["damage", "horror", "both", "card"],
    "end": ["killed", "insane"],
    "resolution": ["r1", "r2", "r3", "none"],
    "succeeded": [True, False],
    "seat": [0, 1, 2, 3],
    "votes": [{}, {"01001": "01002", "01002": "01002"}, {"01001": "01001", "01002": "01002"}],
}


def event_sample(name: str) -> list[Any]:
    if name == "reason":
        return reasons()
    if name == "note":
        written = product(("write", "cross_out"), (1, 2, 3))
        return sorted({note for function, place in written for note, _ in said.literal(function, place)})
    return EVENT_SAMPLES.get(name, list(NUMBERS))


def said_in_events() -> Iterator[Message]:
    """Every event: each field takes all its samples while the others keep their last; harm takes all pairs."""
    for kind in EVENTS:
        names = [name for name in kind.__struct_fields__ if name not in ("cause", "only")]
        kept = {name: event_sample(name)[-1] for name in names}
        yield told(kind, kept)
        for name in names:
            yield from (told(kind, kept | {name: value}) for value in event_sample(name))
        for one, other in (("damage", "horror"), ("physical", "mental")):
            if {one, other} <= set(names):
                yield from (told(kind, kept | {one: n, other: m}) for n, m in product(NUMBERS, NUMBERS) if n or m)


def told(kind: type[Event], fields: dict[str, Any]) -> Message:
    return kind(**fields).say()


def said_of_results() -> Iterator[Message]:
    yield from (say(f"result-{reason}") for reason in reasons())


def names() -> Iterator[Message]:
    yield from (say(f"phase-{phase}") for phase in PHASES)
    yield from (skill_name(skill) for skill in (*Skill, WILD))
    yield from (token_name(token) for token in TOKENS)


@cache
def everything() -> tuple[Message, ...]:
    """All that can be said, each message with each of its arguments once."""
    found = [
        *said_in_settings(), *said_in_choices(), *said_in_windows(), *said_in_overviews(), *said_of_abilities(),
        *said_in_events(), *said_of_results(), *names(),
    ]  # fmt: skip
    return tuple({(message.id, repr(message.args)): message for message in found}.values())


# What is wrong with it.


def complaints(messages_said: Iterator[Message] | tuple[Message, ...], locale: str) -> list[str]:
    found: list[str] = []
    for message in messages_said:
        text, errors = render(message, locale)
        wrong = not text.strip() or re.search(r"[{}$]", text) or FOREIGN[locale].search(text) or DOUBLED.search(text)
        if errors or wrong:
            found.append(f"{message.id}: {text!r} {errors}")
    return found


def ids_in(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def own_ids(locale: str) -> set[str]:
    """The ids of the files that are the engine's own."""
    return {id for file in (locale, f"{locale}-costs") for id in ids_in(FOLDER / "locale" / f"{file}.ftl")}


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_the_game_can_say_is_said_in_every_language(locale: str) -> None:
    assert complaints(everything(), locale) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message(locale: str) -> None:
    assert messages(NAME, locale) == messages(NAME, "en")
    assert own_ids(locale) == own_ids("en")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_written_twice(locale: str) -> None:
    written = Counter(id for path in (FOLDER / "locale").glob(f"{locale}*.ftl") for id in ids_in(path))
    assert [id for id, times in written.items() if times > 1] == []


def test_nothing_is_left_that_nobody_says() -> None:
    asked = {message.id for message in everything()}
    abilities = {id for id in messages(NAME, "en") if id.startswith("ability-")}
    assert (own_ids("en") | abilities) - asked == set()


def test_every_way_an_id_is_put_together_is_enumerated_here() -> None:
    assert said.patterns() == PUT_TOGETHER


def test_a_scenario_has_an_ending_for_each_of_its_resolutions() -> None:
    for scenario in SCENARIOS.values():
        assert {f"{scenario.id}-{each}" for each in (*scenario.resolutions, *scenario.won_by, "none")} <= set(reasons())


@pytest.mark.parametrize("reason", reasons())
@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_ends_with_the_result(reason: str, locale: str) -> None:
    assert CampaignEnded(reason).text(locale) == say(f"result-{reason}").text(locale)


# Cases, articles and quotation marks.


@pytest.mark.parametrize("locale", LOCALES)
def test_people_enemies_and_locations_have_every_form_their_sentences_use(locale: str) -> None:
    named = {Kind.INVESTIGATOR: INVESTIGATORS, Kind.ENEMY: ENEMIES, Kind.LOCATION: LOCATIONS}
    for kind, codes in named.items():
        for code in codes:
            assert set(FORMS[kind].get(locale, ())) <= set(forms(card_name(code), locale)), code


@pytest.mark.parametrize("locale", LOCALES)
def test_the_forms_that_sentences_use_are_those_that_are_asked_for(locale: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "locale").glob(f"{locale}*.ftl"))
    for kind, arguments in (
        (Kind.INVESTIGATOR, ("who", "investigator", "owner")),
        (Kind.ENEMY, ("enemy",)),
        (Kind.LOCATION, ("location", "origin", "to")),
    ):
        used = set(re.findall(rf"\$(?:{'|'.join(arguments)})-(\w+)", text))
        assert used - SOMETIMES <= set(FORMS[kind].get(locale, ())), kind


def test_locations_of_one_title_are_told_apart_when_they_are_revealed() -> None:
    for locale, form in (("en", "the"), ("en", "in"), ("ru", "to"), ("ru", "in"), ("uk", "from"), ("uk", "full")):
        told_apart = {forms(card_name(code), locale).get(form, card_name(code).text(locale)) for code in BACKS}
        assert len(told_apart) == (len(BACKS) if form != "the" else len(BACKS) - 2), (locale, form, told_apart)


@pytest.mark.parametrize(
    ("message", "en", "ru", "uk"),
    [
        (
            say("option-move", card=card_name("01113")),
            "move to the Attic", "переместиться на Чердак", "переміститися на Горище",
        ),
        (
            say("option-engage", card=card_name("01116")),
            "engage Ghoul Priest", "начать сражаться со Жрецом гулей", "вступити в бій із Жерцем гулів",
        ),
        (
            say("event-clues-discovered", who=card_name("01002"), location=card_name("01133"), count=2),
            "Daisy Walker discovers 2 clues in the Graveyard.",
            "Дейзи Уокер находит 2 улики на Кладбище.",
            "Дейзі Вокер знаходить 2 докази на Цвинтарі.",
        ),
        (
            say("event-harmed", who=card_name("01003"), damage=5, horror=1),
            "“Skids” O’Toole takes 5 damage and 1 horror.",
            "«Скидс» О’Тул получает 5 ран и 1 ужас.",
            "«Скідс» О’Тул зазнає 5 поранень і 1 жаху.",
        ),
        (
            say("event-engaged", enemy=card_name("01159"), who=card_name("01003")),
            "Swarm of Rats engages “Skids” O’Toole.",
            "Крысиная стая начинает сражаться со «Скидсом» О’Тулом.",
            "Щуряча зграя вступає в бій зі «Скідсом» О’Тулом.",
        ),
        (
            say("event-enemy-was-defeated", enemy=card_name("01159")),
            "Swarm of Rats is defeated.", "Крысиная стая побеждена.", "Щурячу зграю переможено.",
        ),
        (
            say("event-discarded", card=card_name("01137")),
            "“‘Wolf-Man’ Drew” is discarded.",
            "Карта «„Человек-волк“ Дрю» сброшена.",
            "Карту «„Людина-вовк“ Дрю» скинуто.",
        ),
        (
            say("event-enemy-moved", enemy=card_name("01160"), origin=card_name("01151"), to=card_name("01149")),
            "Ghoul Minion moves from the Arkham Woods (Twisting Paths) to the Main Path.",
            "Гуль-прислужник перемещается из Аркхэмского леса (Извилистые тропы) на Главную тропу.",
            "Гуль-прислужник переміщується з Аркгемського лісу (Звивисті стежки) на Головну стежку.",
        ),
    ],
)  # fmt: skip
def test_sentences_are_built_in_good_english_russian_and_ukrainian(message: Message, en: str, ru: str, uk: str) -> None:
    assert [message.text(locale) for locale in LOCALES] == [en, ru, uk]


# Whole games.


def played(players: int, seed: int, adventure: str) -> Iterator[Message]:
    """All that is said in a game: prompts, options, events."""
    table = miskatonic.new_game(NAME, players, seed, adventure=adventure)
    agent = make_agent("random", NAME, seed)
    while decision := table.decision:
        yield decision.prompt
        yield from (option.say for option in decision.options)
        table.choose(agent.choose(decision, lambda: None))
    yield from (event.say() for event in table.events)
    assert table.result is not None
    yield say(f"result-{table.result.reason}")


@pytest.mark.parametrize(
    ("players", "adventure"), [(1, "gathering"), (2, "midnight-masks"), (3, "night-of-the-zealot")]
)
def test_whole_games_say_nothing_that_was_not_foreseen(players: int, adventure: str) -> None:
    foreseen = {message.id for message in everything()}
    for seed in range(3):
        said_there = {(each.id, repr(each.args)): each for each in played(players, seed, adventure)}.values()
        assert {each.id for each in said_there if each.domain == NAME} <= foreseen
        for locale in LOCALES:
            assert complaints(tuple(said_there), locale) == []
