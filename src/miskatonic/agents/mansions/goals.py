"""What investigators are after: places, what they do there, and how much it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from miskatonic.games.mansions.components import ITEMS
from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import RoomId, room_of

from .aims import aims
from .duel import share
from .goal import Goal, positions
from .people import Person, strikes
from .situation import Situation

CLUE = 40.0
FOLLOW = 9.0
"""What the room of the clue is worth to those who do not fetch it."""
CARD = 4.0
MORE_CARDS = 2.0
KEY = 14.0
DANGER = 5.0
"""What a point of damage that a monster deals is worth in killing it."""
LATE = 0.35
"""How much of everything else counts once the Objective is known."""


def goals(situation: Situation, person: Person) -> list[Goal]:
    """All that somebody could be after."""
    urgent = aims(situation, person)
    rest = [*searches(situation, person), *hunts(situation, person)]
    if situation.view.revealed and urgent:
        rest = [goal._replace(worth=goal.worth * LATE) for goal in rest]
    return [*urgent, *leads(situation, person), *rest]


def leads(situation: Situation, person: Person) -> Iterator[Goal]:
    """The next clue: one fetches it, the others follow."""
    lead = situation.lead
    if lead is None:
        return
    for room in lead.rooms:
        if not situation.closed(person, room):
            runner = situation.runner(room)
            worth = CLUE if runner is not None and runner.seat == person.seat else FOLLOW
            yield Goal("explore", situation.ground.room(room), worth / len(lead.rooms))


def searches(situation: Situation, person: Person) -> Iterator[Goal]:
    """Rooms with cards, rather those that nobody else is nearer to."""
    lead = situation.lead
    stuck = lead is not None and all(situation.runner(room) is None for room in lead.rooms)
    for room, pile in situation.view.piles.items():
        worth = dropped(situation, person, pile.dropped)
        if pile.backs and not situation.closed(person, room):
            worth += CARD + MORE_CARDS * (len(pile.backs) - 1)
            worth += promise(situation, person, room) if stuck else 0.0
        if worth:
            yield Goal("explore", situation.ground.room(room), worth * _first_there(situation, person, room))


def promise(situation: Situation, person: Person, room: RoomId) -> float:
    """What a room is worth beyond its cards where a key is missing: rather what the own keys open."""
    hurdles, keys = situation.hurdles(room), {item.opens for item in person.items if item.opens is not None}
    if keys & set(hurdles):
        return 2 * KEY
    if situation.pile(room).locked and not hurdles:
        return 1.5 * KEY if keys else KEY
    return 0.5 * KEY if hurdles or len(situation.pile(room).backs) > 1 else CARD


def dropped(situation: Situation, person: Person, cards: Iterable[str]) -> float:
    """What lies open in a room."""
    worth = 0.0
    for card in cards:
        item = ITEMS.get(card)
        if item is None:
            continue
        if card in situation.wanted_keys:
            worth += KEY
        elif item.attack is not None and item.damage > person.armed:
            worth += CARD
    return worth


def _first_there(situation: Situation, person: Person, room: RoomId) -> float:
    """Somebody else may be nearer to a room."""
    spaces = situation.ground.room(room)
    away = situation.ground.away("investigator", person.space, spaces)
    others = [each for each in situation.people if each.seat != person.seat]
    nearer = sum(situation.ground.away("investigator", each.space, spaces) < away for each in others)
    return 0.6**nearer


def hunts(situation: Situation, person: Person) -> Iterator[Goal]:
    """Monsters that are killed before they kill."""
    for monster in situation.view.monsters:
        worth = prey(situation, person, monster)
        if worth > 0:
            yield Goal("attack", positions(situation, person, monster), worth, monster.id)


def prey(situation: Situation, person: Person, monster: MonsterView) -> float:
    """What it is worth to attack a monster once."""
    here = room_of(monster.space) == person.room
    part = share(person, monster)
    worth = DANGER * strikes(monster) * part + (10.0 * part if monster.samples else 0.0)
    return worth * (1.5 if here else 0.5) * (1.0 if person.health > 4 else 0.5)
