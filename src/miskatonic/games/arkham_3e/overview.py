"""The table of Arkham Horror without a board: the city, the investigators, the codex, the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from miskatonic.kernel.overview import Overview, Seen, Zone
from miskatonic.kernel.text import Message

from . import texts, things
from .board import board_of
from .components import CARDS, MONSTERS
from .view import ComingView, HeldCard, InvestigatorView, MarkerView, MonsterView, View
from .words import (
    FUTURE,
    SKILLS,
    Skill,
    archive_name,
    card_name,
    headline_name,
    investigator_name,
    monster_name,
    neighborhood_name,
    say,
    scenario_name,
    skill_name,
    space_name,
    token_name,
)


def overview(view: View) -> Overview:
    """What a seat sees, zone by zone."""
    board = board_of(view.scenario)
    zones = (
        *own(view),
        *(
            Zone(neighborhood_name(id), tuple(neighborhood(view, id, board.spaces_of[id])))
            for id in board.neighborhoods
        ),
        Zone(say("overview-streets"), tuple(space(view, id) for id in (*board.streets, *future(view)))),
        Zone(say("overview-coming"), tuple(coming(each) for each in view.coming)),
        Zone(say("overview-codex"), tuple(codex(view))),
        Zone(say("overview-investigators"), tuple(investigator(view, each) for each in view.investigators)),
        Zone(say("overview-revealed"), tuple(card(id) for id in view.revealed)),
        Zone(say("overview-display"), tuple(card(id) for id in view.display)),
        Zone(say("overview-unused"), tuple(Seen(things.investigator(id), investigator_name(id)) for id in view.unused)),
        Zone(say("overview-beside"), tuple(beside(view))),
    )
    return Overview(
        header(view),
        tuple(zone for zone in zones if zone.things),
        tuple(investigator_name(each.id) for each in view.investigators),
    )


def header(view: View) -> tuple[Message, ...]:
    return (
        say("overview-round", round=view.round),
        say(f"phase-{view.phase}"),
        scenario_name(view.scenario),
        say("overview-sheet-doom", count=view.sheet_doom),
        say("overview-sheet-clues", count=view.sheet_clues),
    )


def own(view: View) -> Iterable[Zone]:
    """What the seat's own investigator has."""
    for each in view.investigators:
        if each.seat == view.seat:
            yield Zone(say("overview-own", who=investigator_name(each.id)), tuple(possessions(each)), own=True)


# The city.


def future(view: View) -> Iterable[str]:
    """The space that an archive card is, where that card is in the codex."""
    return (FUTURE,) if any(each.number == 9 for each in view.codex) else ()


def neighborhood(view: View, id: str, spaces: Iterable[str]) -> Iterable[Seen]:
    """Its centre with what lies there, and its spaces."""
    facts: list[Message] = []
    if view.clues.get(id):
        facts.append(say("overview-clues", count=view.clues[id]))
    if id in view.anomalies:
        facts.append(say("overview-anomaly"))
    if any(each.space == id for each in view.markers):
        facts.append(say("overview-marker-hidden"))
    facts += [say("overview-attached", card=archive_name(number)) for number in view.attached.get(id, ())]
    yield Seen(things.neighborhood(id), say("overview-center"), tuple(facts))
    yield from (space(view, each) for each in spaces)


def space(view: View, id: str) -> Seen:
    facts: list[Message] = []
    standing = [each.id for each in view.investigators if each.space == id and each.fate == "in-play"]
    if standing:
        facts.append(say("overview-here", who=[investigator_name(each) for each in standing]))
    if view.doom.get(id):
        facts.append(say("overview-doom", count=view.doom[id]))
    if id in view.unstable:
        facts.append(say("overview-unstable"))
    for each in view.markers:
        if each.space == id:
            facts.append(marker(each))
    inside = tuple(monster(view, each) for each in view.monsters if each.space == id)
    return Seen(things.space(id), space_name(id), tuple(facts), inside)


def marker(seen: MarkerView) -> Message:
    if seen.colour is None:
        return say("overview-marker-hidden")
    return say(f"overview-marker-{seen.colour}") if seen.up else say("overview-marker-mended")


def monster(view: View, seen: MonsterView) -> Seen:
    whom = [investigator_name(view.investigators[seat].id) for seat in seen.engaged]
    facts = (
        say("overview-engaged-with", who=whom) if whom else say(f"overview-{seen.status}"),
        say("overview-monster-health", left=seen.health - seen.damage, most=seen.health),
        *on_monster_card(seen.kind),
    )
    return Seen(things.monster(seen.token), monster_name(seen.kind), facts)


def coming(seen: ComingView) -> Seen:
    return Seen(things.monster(seen.token), monster_name(seen.kind), on_monster_card(seen.kind))


@cache
def on_monster_card(kind: str) -> tuple[Message, ...]:
    """The numbers and the text of a monster card."""
    printed = MONSTERS[kind]
    attack, evade = (say("overview-modifier", n=each) for each in (printed.attack, printed.evade))
    return (
        say("overview-monster-tests", attack=attack, evade=evade),
        say("overview-monster-harm", damage=printed.damage, horror=printed.horror),
        *([say("overview-remnant")] if printed.remnant else []),
        *texts.monster_lines(kind),
    )


# The codex.


def codex(view: View) -> Iterable[Seen]:
    """The scenario sheet, the cards beside it, and the headline that is read."""
    facts = [
        say("overview-sheet-doom", count=view.sheet_doom),
        say("overview-sheet-clues", count=view.sheet_clues),
        *([say("overview-sheet-markers", count=view.sheet_markers)] if view.sheet_markers else []),
        *scenario_lines(view.scenario),
    ]
    yield Seen(things.SHEET, scenario_name(view.scenario), tuple(facts))
    for each in view.codex:
        clues = (say("overview-clues", count=each.clues),) if each.clues else ()
        lines = archive_lines(each.number, each.face)
        yield Seen(things.archive(each.number), archive_name(each.number, each.face), (*clues, *lines))
    if view.headline is not None:
        lines = headline_lines(view.headline)
        yield Seen(things.headline(view.headline), headline_name(view.headline), lines)
    if view.rumor is not None:
        doom = (say("overview-doom", count=view.rumor.doom),) if view.rumor.doom else ()
        lines = headline_lines(view.rumor.card)
        yield Seen(things.headline(view.rumor.card), headline_name(view.rumor.card), (*doom, *lines))


@cache
def scenario_lines(id: str) -> tuple[Message, ...]:
    return tuple(texts.scenario_lines(id))


@cache
def archive_lines(number: int, face: str) -> tuple[Message, ...]:
    return tuple(texts.archive_lines(number, face))


@cache
def headline_lines(id: str) -> tuple[Message, ...]:
    return tuple(texts.headline_lines(id))


# The people.


def investigator(view: View, each: InvestigatorView) -> Seen:
    facts = [
        say("overview-health", left=each.health - each.damage, most=each.health),
        say("overview-sanity", left=each.sanity - each.horror, most=each.sanity),
        say("overview-at", where=space_name(each.space)) if each.fate == "in-play" else say(f"fate-{each.fate}"),
        *(skill_fact(skill, each.skills[skill]) for skill in SKILLS),
        *(say("overview-focus", skill=skill_name(skill)) for skill in each.focus),
        say("overview-money", count=each.money),
        say("overview-clues", count=each.clues),
        say("overview-remnants", count=each.remnants),
    ]
    if each.delayed:
        facts.append(say("overview-delayed"))
    if each.leader:
        facts.append(say("overview-leader"))
    held = () if each.seat == view.seat else tuple(possessions(each))
    return Seen(things.investigator(each.id), investigator_name(each.id), (*facts, *sheet_lines(each.id)), held)


def possessions(each: InvestigatorView) -> Iterable[Seen]:
    for held in (*each.cards, *each.conditions):
        yield held_card(held, each.id)


@cache
def skill_fact(skill: Skill, n: int) -> Message:
    return say("overview-skill", skill=skill_name(skill), n=n)


@cache
def sheet_lines(id: str) -> tuple[Message, ...]:
    return tuple(texts.sheet_lines(id))


def held_card(held: HeldCard, owner: str) -> Seen:
    facts: list[Message] = []
    if held.damage:
        facts.append(say("overview-damage", count=held.damage))
    if held.horror:
        facts.append(say("overview-horror", count=held.horror))
    if held.under:
        facts.append(say("overview-under", count=held.under))
    if held.back is not None:
        facts += texts.back_lines(held.back)
    return Seen(things.card(held.id, owner), card_name(held.id), (*facts, *on_card(held.id)))


@cache
def card(id: str) -> Seen:
    return Seen(things.card(id), card_name(id), on_card(id))


@cache
def on_card(id: str) -> tuple[Message, ...]:
    """The text of a card and its numbers: its price, the hands it takes, what it can bear, what casting it costs."""
    printed = CARDS[id]
    told = {
        "value": printed.value,
        "hands": printed.hands,
        "holds-health": printed.health,
        "holds-sanity": printed.sanity,
        "casting": printed.horror,
    }
    numbers = (say(f"overview-{word}", n=number) for word, number in told.items() if number)
    return (*numbers, *texts.card_lines(id))


def beside(view: View) -> Iterable[Seen]:
    """The cup, and what is left of the decks, by size."""
    inside = [say("overview-token", token=token_name(token), count=count) for token, count in view.cup.items()]
    out = Counter(view.drawn)
    drawn = [say("overview-drawn", token=token_name(token), count=count) for token, count in out.items()]
    yield Seen(things.CUP, say("overview-cup"), (*inside, *drawn))
    yield Seen(things.DISPLAY, say("overview-display"), (say("overview-count", count=len(view.display)),))
    nearest = () if view.next_event is None else (say("overview-next-event", where=neighborhood_name(view.next_event)),)
    yield Seen(things.EVENT_DECK, say("deck-event"), (say("overview-count", count=view.events), *nearest))
    sizes = {
        "monster": view.monster_deck,
        "headline": view.headlines,
        "item": view.items,
        "ally": view.allies,
        "spell": view.spells,
        **view.decks,
    }
    neighborhoods = board_of(view.scenario).neighborhoods
    for deck, size in sizes.items():
        own = deck in neighborhoods
        name = say("deck-neighborhood", where=neighborhood_name(deck)) if own else say(f"deck-{deck}")
        yield Seen(f"deck:{deck}", name, (say("overview-count", count=size),))
