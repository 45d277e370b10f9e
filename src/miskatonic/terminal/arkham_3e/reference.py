"""Looking components up: by name, or by the number of an option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rich.text import Text

from miskatonic.games.arkham_3e import texts, things
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.codex_view import CodexView
from miskatonic.games.arkham_3e.components import TOKENS
from miskatonic.games.arkham_3e.reference import (
    CardEntry,
    HeadlineEntry,
    InvestigatorEntry,
    MonsterEntry,
    ScenarioEntry,
    reference,
)
from miskatonic.games.arkham_3e.view import View
from miskatonic.games.arkham_3e.words import (
    FUTURE,
    archive_name,
    card_name,
    neighborhood_name,
    skill_name,
    space_name,
    trait_name,
)
from miskatonic.games.arkham_3e.words import say as say_game
from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import HEALTH, SANITY, text_of
from ..reference import Entry, Reference
from ..words import say as say_terminal
from .codex import progress
from .current import monster_numbers
from .marks import MONEY, centre, future, long_pieces, lying
from .words import say


def component(thing: Thing, frame: Frame) -> Thing:
    """A thing on the table as components are called: a monster by its kind, a card by its name."""
    kind, id = kind_of(thing), id_of(thing)
    match kind:
        case "monster":
            return f"kind:{TOKENS[int(id)]}"
        case "card":
            return things.card(id.partition("@")[0])
        case _:
            return thing


def at_hand(frame: Frame) -> list[Thing]:
    """The own sheet with its cards, then what lies open to be bought or chosen."""
    view: View = frame.view
    own = [each for each in view.investigators if each.seat == view.seat]
    wanted = [things.investigator(each.id) for each in own]
    wanted += [things.card(card.id) for each in own for card in (*each.cards, *each.conditions)]
    return [*wanted, *(things.card(id) for id in (*view.revealed, *view.display))]


def lying_at(thing: Thing, frame: Frame) -> Iterator[Text]:
    """Of a place what lies there, of a card the backs that are known, of the codex how far it is."""
    view: View = frame.view
    kind, id = kind_of(thing), id_of(thing)
    if kind == "space" and id in lying(view):
        yield text_of(long_pieces(lying(view)[id], frame))
    if kind == "neighborhood":
        yield text_of(centre(id, view))
    if kind == "archive":
        yield from (text_of(progress(each)) for each in view.codex if each.number == int(id))
    for each in view.investigators:
        for card in (*each.cards, *each.conditions):
            if card.back is not None and things.card(card.id) == thing:
                yield Text(frame.say(say("fact-back", text=texts.back_lines(card.back))))


# The components.


def components(frame: Frame) -> list[Entry]:
    """Everything printed, and of the archive what lies in the codex."""
    view: View = frame.view
    archive = [codex_card(each) for each in view.codex]
    return [*printed_components(), *city(view.scenario), *archive, *(the_future() for _ in future(view))]


@cache
def printed_components() -> list[Entry]:
    printed = reference()
    return [
        *map(investigator, printed.investigators),
        *map(monster, printed.monsters),
        *map(card, printed.cards),
        *map(headline, printed.headlines),
    ]


@cache
def city(scenario: str) -> list[Entry]:
    """The scenario sheet, the neighbourhoods, their spaces and the streets."""
    sheet = next(each for each in reference().scenarios if each.id == scenario)
    board = board_of(scenario)
    neighborhoods = (neighborhood(id, spaces) for id, spaces in board.spaces_of.items())
    return [scenario_sheet(sheet), *neighborhoods, *(space(id, scenario) for id in board.spaces)]


def neighborhood(id: str, spaces: list[str]) -> Entry:
    lines = [named("fact-spaces", spaces)]
    return Entry(things.neighborhood(id), neighborhood_name(id), [say("fact-neighborhood")], lines)


def named(id: str, spaces: list[str]) -> Message:
    return say(id, spaces=[space_name(each) for each in spaces])


def scenario_sheet(each: ScenarioEntry) -> Entry:
    return Entry(things.SHEET, each.name, [say("fact-scenario"), space_name(each.start)], each.lines)


def space(id: str, scenario: str) -> Entry:
    """Its neighbourhood or the type of the street, and what is beside it."""
    board = board_of(scenario)
    street = board.streets.get(id)
    fact = neighborhood_name(board.neighborhood_of[id]) if street is None else say_game(f"street-{street.type}")
    return Entry(things.space(id), space_name(id), [fact], [named("fact-beside", board.near(id))])


def the_future() -> Entry:
    return Entry(things.space(FUTURE), space_name(FUTURE), [archive_name(9)], [])


def codex_card(card: CodexView) -> Entry:
    return Entry(things.archive(card.number), card.name, [say("fact-archive", number=card.number)], card.lines)


def investigator(each: InvestigatorEntry) -> Entry:
    skills = [say_terminal("fact-number", name=skill_name(skill), n=value) for skill, value in each.skills.items()]
    signs = (f"{HEALTH}{each.health}", f"{SANITY}{each.sanity}", f"{MONEY}{each.money}")
    facts = [each.occupation, *(say("sign", sign=sign) for sign in signs), *skills, say("fact-focus", n=each.focus)]
    begins = [say("fact-begins", cards=[card_name(id) for id in each.cards])] if each.cards else []
    choice = [say("fact-choice", cards=[card_name(id) for id in chosen]) for chosen in each.choices]
    return Entry(things.investigator(each.id), each.name, facts, [*each.lines, *begins, *choice])


def monster(each: MonsterEntry) -> Entry:
    elite = [say("fact-elite", n=each.elite)] if each.elite else []
    facts = [say("fact-epic" if each.epic else "fact-monster"), *each.traits, say("fact-health", n=each.health), *elite]
    return Entry(f"kind:{each.id}", each.name, [*facts, *monster_numbers(each.id)], each.lines)


def card(each: CardEntry) -> Entry:
    numbers = {
        "value": each.value,
        "hands": each.hands,
        "holds-health": each.health,
        "holds-sanity": each.sanity,
        "casting": each.horror,
    }
    told = [say_game(f"overview-{word}", n=number) for word, number in numbers.items() if number]
    return Entry(things.card(each.id), each.name, [trait_name(each.kind), *each.traits, *told], each.lines)


def headline(each: HeadlineEntry) -> Entry:
    fact = say("fact-rumor" if each.rumor else "fact-headline")
    return Entry(things.headline(each.id), each.name, [fact], each.lines)


REFERENCE: Final = Reference(components, component, at_hand, lying_at)
