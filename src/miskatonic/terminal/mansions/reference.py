"""Looking components up: by name, or by the number of an option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rich.text import Text

from miskatonic.games.mansions import texts, things
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.reference import CardEntry, CharacterEntry, MonsterEntry, TraitEntry, reference
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import (
    card_name,
    monster_name,
    room_name,
    room_of,
    skill_name,
    space_name,
    story_name,
    trait_name,
)
from miskatonic.games.mansions.words import (
    say as say_game,
)
from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import HEALTH, SANITY, text_of
from ..reference import Entry, Reference
from ..words import say as say_terminal
from .marks import POINT, long_pieces, lying, rating, room_pieces
from .words import say


def component(thing: Thing, frame: Frame) -> Thing:
    """A thing on the table as components are called: a monster by its kind, a space or pile by its room."""
    kind, id = kind_of(thing), id_of(thing)
    match kind:
        case "monster":
            return next((f"kind:{each.kind}" for each in frame.view.monsters if str(each.id) == id), thing)
        case "space" | "corpse" | "barrier":
            return things.room(room_of(id))
        case "pile":
            return things.room(id)
        case "door":
            return things.room(room_of(house_of(frame.view.story).door(int(id)).one))
        case _:
            return thing


def at_hand(frame: Frame) -> list[Thing]:
    """The own sheet with its cards; before the keeper the hand and the actions."""
    view: View = frame.view
    own = [each for each in view.investigators if each.seat == view.seat]
    wanted: list[Thing] = []
    for each in own:
        wanted.append(things.investigator(each.id))
        wanted += [things.trait(id) for id in (each.mental, each.physical) if id]
        wanted += [things.card(id) for id in (*each.cards, *(spell.id for spell in each.spells))]
        wanted += [things.card(id) for id in (each.injury, each.insanity, *each.face_down_cards) if id is not None]
    return wanted or keeper_things(view)


def keeper_things(view: View) -> list[Thing]:
    if view.seat != view.keeper:
        return []
    story = next(each for each in reference().stories if each.id == view.story)
    return [things.card(id) for id in (*view.hand, *story.actions)]


def lying_at(thing: Thing, frame: Frame) -> Iterator[Text]:
    """Of a room what is there, of a monster what is known of those in the house, of a spell its known backs."""
    view: View = frame.view
    kind, id = kind_of(thing), id_of(thing)
    if kind == "room" and id in house_of(view.story).rooms:
        yield text_of(room_pieces(id, view))
        yield from room_cards(id, frame)
        there = lying(view)
        for space in house_of(view.story).rooms[id]:
            if there[space]:
                yield Text(f"{frame.say(space_name(space))}: ").append_text(text_of(long_pieces(there[space], frame)))
    if kind == "kind":
        for each in view.monsters:
            if each.kind == id and each.token is not None:
                numbers = [say("fact-health", n=each.health or 0), say("fact-strikes", n=each.strikes or 0)]
                told = say("fact-special", text=texts.special_text(each.token))
                yield Text(" · ".join(frame.say(line) for line in (space_name(each.space), *numbers, told)))
    for each in view.investigators:
        for spell in each.spells:
            if spell.back is not None and things.card(spell.id) == thing:
                name, _, number = spell.back.partition("#")
                yield Text(frame.say(say("fact-back", text=texts.spell_back_text(name, int(number) - 1))))


def room_cards(room: str, frame: Frame) -> Iterator[Text]:
    """The cards of a room: by their fronts where they are known, and what was turned up there before."""
    pile = frame.view.piles.get(room)
    if pile is None:
        return
    known = [*pile.fronts, *pile.dropped, *([pile.lock] if pile.lock is not None else [])]
    if known:
        yield Text(frame.say(say("pile-fronts", cards=[card_name(each) for each in known])))
    if pile.turned:
        yield Text(
            frame.say(say("pile-turned", cards=[card_name(each) for each in dict.fromkeys(pile.turned)])), "muted"
        )


# The components.


def components(frame: Frame) -> list[Entry]:
    """Everything printed, the rooms of the house, and what was read out."""
    view: View = frame.view
    read = [*view.pages, *([view.objective_page] if view.objective_page is not None else [])]
    clues = [Entry(things.card(page.id), page.name, [], page.lines) for page in read]
    return [*printed_components(), *rooms(view.story), *clues]


@cache
def printed_components() -> list[Entry]:
    printed = reference()
    return [
        *map(character, printed.characters),
        *(trait(each) for one in printed.characters for each in one.traits),
        *map(monster, printed.monsters),
        *map(card, printed.cards),
    ]


@cache
def rooms(story: str) -> list[Entry]:
    """The story, and the rooms with their spaces and what is next to them."""
    return [Entry(f"story:{story}", story_name(story), [say("fact-story")], [say_game(f"story-{story}-blurb")])] + [
        room(id, story) for id in house_of(story).rooms
    ]


def room(id: str, story: str) -> Entry:
    house = house_of(story)
    lines = [say("fact-spaces", spaces=[space_name(each) for each in house.rooms[id]])]
    beside = house.rooms_next_to(id)
    lines += [say("fact-next", rooms=[room_name(each) for each in beside])] if beside else []
    return Entry(things.room(id), room_name(id), [say("fact-room")], lines)


def character(each: CharacterEntry) -> Entry:
    signs = (f"{HEALTH}{each.health}", f"{SANITY}{each.sanity}", f"{POINT}{each.skill_points}")
    facts = [each.occupation, *(say("sign", sign=sign) for sign in signs)]
    lines = [say("fact-traits", traits=[trait_name(one.id) for one in each.traits])]
    return Entry(things.investigator(each.id), each.name, facts, lines)


def trait(each: TraitEntry) -> Entry:
    skills = [say_terminal("fact-number", name=skill_name(skill), n=value) for skill, value in each.skills.items()]
    return Entry(things.trait(each.id), each.name, [say("fact-trait"), *skills], each.lines)


def monster(each: MonsterEntry) -> Entry:
    numbers = say("fact-monster", awareness=rating(each.awareness), horror=rating(each.horror))
    facts: list[Message] = [say_game(f"class-{each.kind}"), numbers, say("fact-tokens", count=each.count)]
    return Entry(f"kind:{each.id}", monster_name(each.id), facts, [])


def card(each: CardEntry) -> Entry:
    facts = [say(f"kind-{each.kind}"), *([] if each.cost is None else [say("fact-cost", n=each.cost)])]
    return Entry(things.card(each.id), each.name, facts, each.lines)


REFERENCE: Final = Reference(components, component, at_hand, lying_at)
