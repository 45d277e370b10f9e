"""The table of Mansions of Madness without a board: the house room by room, the people, the keeper's things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from miskatonic.kernel.overview import Overview, Seen, Zone
from miskatonic.kernel.text import Message

from . import texts, things
from .components import ACTIONS, CHARACTERS, STORIES
from .house import Door, house_of
from .seeing import Back, InvestigatorView, MonsterView, PileView, skills_of
from .view import View
from .words import (
    CardId,
    Feature,
    RoomId,
    Skill,
    SpaceId,
    card_name,
    investigator_name,
    monster_name,
    room_name,
    say,
    skill_name,
    space_name,
    story_name,
    trait_name,
)


def overview(view: View) -> Overview:
    """What a seat sees, zone by zone; a thing that is there twice is told apart by a number."""
    zones = (
        *own(view),
        Zone(say("overview-now"), tuple(under_way(view))),
        Zone(say("overview-house"), tuple(room(view, id) for id in house_of(view.story).rooms)),
        Zone(say("overview-investigators"), tuple(investigator(view, each) for each in view.investigators)),
        Zone(say("overview-keeper"), tuple(keepers_things(view))),
        Zone(say("overview-read"), tuple(Seen(f"page:{page.id}", page.name, tuple(page.lines)) for page in view.pages)),
        Zone(say("overview-puzzles"), tuple(puzzles(view))),
        Zone(say("overview-decks"), tuple(decks(view))),
        Zone(say("overview-unused"), tuple(unused(view))),
    )
    return Overview(header(view), told_apart([zone for zone in zones if zone.things]), seats(view))


def told_apart(zones: list[Zone]) -> tuple[Zone, ...]:
    """Copies of a card are called alike; in an overview each thing stands once."""
    named = [seen.thing for seen in Overview(zones=tuple(zones)).things()]
    if len(set(named)) == len(named):
        return tuple(zones)
    times: dict[str, int] = {}

    def once(seen: Seen) -> Seen:
        times[seen.thing] = times.get(seen.thing, 0) + 1
        thing = seen.thing if times[seen.thing] == 1 else f"{seen.thing}@{times[seen.thing]}"
        return replace(seen, thing=thing, inside=tuple(once(each) for each in seen.inside))

    return tuple(replace(zone, things=tuple(once(each) for each in zone.things)) for zone in zones)


def header(view: View) -> tuple[Message, ...]:
    return (
        story_name(view.story),
        say("overview-round", round=view.round),
        say(f"phase-{view.phase}"),
        say("overview-threat", count=view.threat),
        *([] if view.events.at is None else [say("overview-time", time=view.events.time, at=view.events.at)]),
    )


def seats(view: View) -> tuple[Message, ...]:
    """The keeper, and the investigators as far as they are known."""
    named = {each.seat: investigator_name(each.id) for each in view.investigators}
    named |= {seat: investigator_name(picks[0]) for seat, picks in view.picks.items() if picks}
    unknown = say("overview-somebody")
    return tuple(
        say("overview-the-keeper") if seat == view.keeper else named.get(seat, unknown) for seat in range(view.players)
    )


# What is one's own.


def own(view: View) -> Iterator[Zone]:
    if view.seat == view.keeper:
        yield Zone(say("overview-hand"), tuple(card(id) for id in view.hand), own=True)
    for each in view.investigators:
        if each.seat == view.seat:
            yield Zone(say("overview-own", who=investigator_name(each.id)), tuple(possessions(each)), own=True)
    if view.seat is not None and view.picks.get(view.seat):
        character, *kept = view.picks[view.seat]
        traits = tuple(trait(each.id, kept=each.id in kept) for each in CHARACTERS[character].traits)
        yield Zone(say("overview-own", who=investigator_name(character)), traits, own=True)


# What is under way.


def under_way(view: View) -> Iterator[Seen]:
    """The card that lies open, the fight, the test."""
    if view.turned_up is not None:
        yield card(view.turned_up)
    if view.fight is not None and view.fight.card is not None:
        yield card(view.fight.card)
    if view.casting is not None:
        yield Seen(f"casting:{view.casting}", card_name(view.casting), tuple(spell_back(view.casting_back)))
    if view.test is not None and view.test.who is not None and view.test.skill is not None:
        percent = round(view.test.chance * 100)
        facts = (say("overview-target", n=view.test.target), say("overview-chance", percent=percent))
        yield Seen("test", skill_name(view.test.skill), facts)


def spell_back(copy: CardId | None) -> Iterator[Message]:
    if copy is not None:
        name, _, number = copy.partition("#")
        yield from texts.spell_back_lines(name, int(number) - 1)


# The house.


def room(view: View, id: RoomId) -> Seen:
    """A room with its cards and its spaces."""
    facts: list[Message] = []
    if id in view.fire:
        facts.append(say("overview-fire"))
    if id in view.darkness:
        facts.append(say("overview-darkness"))
    inside = [space(view, each) for each in house_of(view.story).rooms[id]]
    if id in view.piles:
        inside.insert(0, pile(id, view.piles[id]))
    return Seen(things.room(id), room_name(id), tuple(facts), tuple(inside))


def backs(seen: PileView, back: Back) -> Message:
    """How many cards of a kind, or that there are some."""
    if seen.kinds_only and back == "exploration":
        return say("overview-exploration-cards")
    return say(f"overview-back-{back}", count=seen.backs.count(back))


def pile(room: RoomId, seen: PileView) -> Seen:
    """The cards of a room by their backs, with what lies open among them."""
    facts = [backs(seen, back) for back in dict.fromkeys(reversed(seen.backs))]
    if seen.locked:
        facts.insert(0, say("overview-locked"))
    if not facts and not seen.dropped:
        facts.append(say("overview-no-cards"))
    known = [*([] if seen.lock is None else [seen.lock]), *reversed(seen.dropped), *reversed(seen.fronts)]
    return Seen(things.pile(room), say("overview-cards"), tuple(facts), tuple(card(each) for each in known))


def space(view: View, id: SpaceId) -> Seen:
    """A space: who stands there, what is there, its doors."""
    facts: list[Message] = []
    standing = [each.id for each in view.investigators if each.space == id and each.fate == "in-play"]
    if standing:
        facts.append(say("overview-here", who=[investigator_name(each) for each in standing]))
    facts += features(view.story, id)
    inside = [monster(each) for each in view.monsters if each.space == id]
    inside += [Seen(things.barrier(id), say("overview-barrier"), ()) for each in view.barriers if each.space == id]
    if view.corpses.get(id):
        inside.append(Seen(things.corpse(id), say("overview-corpses", count=view.corpses[id])))
    inside += [door(view, each, id) for each in house_of(view.story).doors_at[id] if each.one == id]
    return Seen(things.space(id), space_name(id), tuple(facts), tuple(inside))


@cache
def features(story: str, space: SpaceId) -> list[Message]:
    found = house_of(story).features
    shown = (Feature.ALTAR, Feature.FIREPLACE, Feature.HIDING_PLACE, Feature.LADDER, Feature.VENT)
    return [say(f"overview-{feature}") for feature in shown if space in found.get(feature, ())]


def door(view: View, seen: Door, space: SpaceId) -> Seen:
    beyond = seen.beyond(space)
    name = say("overview-door-out") if beyond is None else say("overview-door", where=space_name(beyond))
    facts: list[Message] = []
    if seen.id in view.sealed:
        facts.append(say("overview-sealed"))
    if any(each.door == seen.id for each in view.barriers):
        facts.append(say("overview-barred"))
    return Seen(things.door(seen.id), name, tuple(facts))


def monster(seen: MonsterView) -> Seen:
    """A monster with the front of its token, and its back where that may be seen."""
    facts = [say("overview-front", awareness=signed(seen.awareness), horror=signed(seen.horror))]
    if seen.health is not None and seen.strikes is not None and seen.token is not None:
        facts.append(say("overview-monster-health", left=seen.health - seen.damage, most=seen.health))
        facts.append(say("overview-strikes", n=seen.strikes))
        facts.append(say("overview-special", then=texts.special_text(seen.token)))
    elif seen.more_health:
        facts.append(say("overview-more-health", n=seen.more_health))
    if seen.stun:
        facts.append(say("overview-stun", count=seen.stun))
    if seen.samples:
        facts.append(say("overview-samples", count=seen.samples))
    return Seen(things.monster(seen.id), monster_name(seen.name or seen.kind), tuple(facts))


@cache
def signed(n: int) -> Message:
    return say("overview-signed", n=n)


# The people.


def investigator(view: View, each: InvestigatorView) -> Seen:
    facts = [
        say("overview-health", left=each.health - each.damage, most=each.health),
        say("overview-sanity", left=each.sanity - each.horror, most=each.sanity),
        say("overview-at", where=space_name(each.space)) if each.fate == "in-play" else say(f"fate-{each.fate}"),
        *skill_facts(each.mental, each.physical),
        say("overview-skill-points", count=each.skill_points),
    ]
    if each.stun:
        facts.append(say("overview-stun", count=each.stun))
    if each.hidden:
        facts.append(say("overview-hidden"))
    if each.seat == view.blood_relative:
        facts.append(say("overview-blood-relative"))
    if each.face_down and not each.face_down_cards:
        facts.append(say("overview-face-down", count=each.face_down))
    held = () if each.seat == view.seat else tuple(possessions(each))
    return Seen(things.investigator(each.id), investigator_name(each.id), tuple(facts), held)


@cache
def skill_facts(mental: str, physical: str) -> tuple[Message, ...]:
    values = skills_of(mental, physical)
    return tuple(say("overview-skill", skill=skill_name(each), n=values[each]) for each in Skill if each in values)


def possessions(each: InvestigatorView) -> Iterator[Seen]:
    yield from (trait(id) for id in (each.mental, each.physical) if id)
    yield from (card(id) for id in each.cards)
    for held in each.spells:
        shown = card(held.id)
        yield replace(shown, facts=(*shown.facts, *spell_back(held.back)))
    yield from (card(id) for id in (each.injury, each.insanity, *each.face_down_cards) if id is not None)


@cache
def trait(id: str, kept: bool = False) -> Seen:
    lines = (*([say("overview-kept")] if kept else []), *texts.trait_lines(id))
    return Seen(things.trait(id), trait_name(id), lines)


@cache
def card(id: CardId) -> Seen:
    return Seen(things.card(id), card_name(id), tuple(texts.card_lines(id)))


# The keeper.


def keepers_things(view: View) -> Iterator[Seen]:
    """Threat, the Objective, the event deck, the Keeper Action cards, the hand from outside."""
    hands = (say("overview-mythos-hand", count=view.mythos_hand), say("overview-trauma-hand", count=view.trauma_hand))
    yield Seen(things.THREAT, say("overview-threat", count=view.threat), hands)
    if view.objective_page is None:
        yield Seen(things.OBJECTIVE, say("overview-objective"), (say("overview-not-revealed"),))
    else:
        shown = () if view.revealed else (say("overview-not-revealed"),)
        yield Seen(things.OBJECTIVE, view.objective_page.name, (*shown, *view.objective_page.lines))
    events = view.events
    facts = [say("overview-events-left", count=events.left)]
    if events.at is not None:
        facts.append(say("overview-time", time=events.time, at=events.at))
    yield Seen(things.EVENT_DECK, say("overview-event-deck"), tuple(facts))
    for id in STORIES[view.story].actions:
        shown = card(id)
        yield replace(shown, facts=(say("overview-cost", n=ACTIONS[id].cost), *shown.facts))
    for question, letter in view.answers.items():
        answer = say(f"story-{view.story}-answer-{question}{letter.lower()}")
        yield Seen(f"answer:{question}", say(f"story-{view.story}-question-{question}"), (answer,))


def puzzles(view: View) -> Iterator[Seen]:
    """Puzzles that have been laid out; the one that is being attempted with its pieces."""
    for each in view.puzzles:
        attempted = view.attempt is not None and view.attempt.card == each.card
        thing = things.PUZZLE if attempted else f"puzzle:{each.card}"
        facts: list[Message] = [say(f"overview-puzzle-{each.type}")]
        if view.attempt is not None and attempted:
            facts.append(say("overview-puzzle-actions", count=view.attempt.actions))
        fits = {True: say("overview-fits"), False: say("overview-does-not-fit")}
        pieces = [
            Seen(
                things.piece(piece.place) if attempted else f"piece:{each.card}:{piece.place}",
                say("overview-piece", n=piece.place),
                (fits[piece.settled], say("overview-turned", n=piece.turned)),
            )
            for piece in each.pieces
        ]
        yield Seen(thing, card_name(each.card), tuple(facts), tuple(pieces))


def decks(view: View) -> Iterator[Seen]:
    """What is left of the decks, by size."""
    sizes = {"mythos": view.mythos.left, "trauma": view.trauma.left}
    sizes |= {f"combat-{name}": deck.left for name, deck in view.combat.items()}
    for name, size in sizes.items():
        yield Seen(f"deck:{name}", say(f"deck-{name}"), (say("overview-count", count=size),))
    for name, size in view.spells.items():
        top = (card(name),) if size else ()
        yield Seen(f"deck:{name}", say("deck-spell", card=card_name(name)), (say("overview-count", count=size),), top)
    left = [say("overview-pool", monster=monster_name(kind), count=count) for kind, count in view.pool.items()]
    yield Seen("pool", say("overview-the-pool"), tuple(left))


def unused(view: View) -> Iterable[Seen]:
    taken = {picks[0] for picks in view.picks.values() if picks}
    return (character(id) for id in view.unused if id not in taken)


@cache
def character(id: str) -> Seen:
    """Somebody to be played, with the traits, of which two are kept."""
    sheet = CHARACTERS[id]
    facts = (
        say("overview-health", left=sheet.health, most=sheet.health),
        say("overview-sanity", left=sheet.sanity, most=sheet.sanity),
        say("overview-skill-points", count=sheet.skill_points),
    )
    traits = tuple(trait(each.id) for each in sheet.traits)
    return Seen(things.investigator(id), investigator_name(id), facts, traits)
