"""What the greedy bot makes of the table: who stands where, what leads on, what is in the way."""

from __future__ import annotations

from functools import cached_property
from math import inf

from miskatonic.games.mansions.components import HURDLES, OBJECTIVES, Objective
from miskatonic.games.mansions.seeing import MonsterView, PileView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import CardId, RoomId, SpaceId, room_of

from .chain import Lead, lead
from .ground import Ground, Trip
from .people import Person, strikes

UNKNOWN_LOCK = 1.0
FIRE = 2.0
KEY_HELD = 2.5
"""How many steps nearer to the next clue a key seems to be."""
HAUNTED = 0.5
"""How much a step to a space costs for each point of damage that waits there."""


class Situation:
    """The house as one seat sees it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.ground = Ground(view)

    @cached_property
    def people(self) -> list[Person]:
        """The investigators on the map."""
        return [Person(self.view, each) for each in self.view.investigators if each.fate == "in-play"]

    @cached_property
    def own(self) -> Person:
        return next(
            (each for each in self.people if each.seat == self.seat),
            Person(self.view, next(each for each in self.view.investigators if each.seat == self.seat)),
        )

    def person(self, id: str) -> Person | None:
        return next((each for each in self.people if each.sheet.id == id), None)

    @cached_property
    def monsters(self) -> dict[int, MonsterView]:
        return {each.id: each for each in self.view.monsters}

    def monsters_at(self, space: SpaceId) -> list[MonsterView]:
        return [each for each in self.view.monsters if each.space == space]

    def called(self, name: str) -> list[MonsterView]:
        """The monsters of a kind or name."""
        return [each for each in self.view.monsters if name in (each.kind, each.name)]

    @cached_property
    def objective(self) -> Objective | None:
        """The Objective, as soon as the seat may know it."""
        letter = self.view.objective
        return None if letter is None else OBJECTIVES[self.view.story, letter]

    # The way.

    def trip(self, person: Person) -> Trip:
        """The ways of an investigator, with what they have against locks."""
        tolls: dict[RoomId, float] = {}

        def toll(here: SpaceId, there: SpaceId) -> float:
            cost = self._leaving(person, here) + self._meeting(there)
            room = room_of(there)
            if room == room_of(here):
                return cost
            if room not in tolls:
                tolls[room] = self._entering(person, room)
            return cost + tolls[room]

        return Trip(self.ground, person.space, toll)

    def _leaving(self, person: Person, space: SpaceId) -> float:
        """Monsters have to be evaded before one goes on."""
        waiting = [each for each in self.monsters_at(space) if not each.stun]
        return sum((1 - person.evades(each)) * strikes(each) for each in waiting) if waiting else 0.0

    def _meeting(self, space: SpaceId) -> float:
        """Monsters that wait in a space."""
        return HAUNTED * sum(strikes(each) for each in self.monsters_at(space) if not each.stun)

    def _entering(self, person: Person, room: RoomId) -> float:
        pile = self.view.piles[room]
        cost = FIRE if room in self.view.fire else 0.0
        turn = self.view.turn
        if turn is not None and turn.who == person.seat and room in turn.barred:
            return inf
        if not pile.locked:
            return cost
        return cost + (UNKNOWN_LOCK if pile.lock is None else self.delay(person, pile.lock))

    def delay(self, person: Person, card: CardId) -> float:
        """How many steps a Lock or an Obstacle holds somebody up."""
        likely = person.meets(card)
        return inf if not likely else 3 * (1 / likely - 1)

    # Cards in rooms.

    def obstacle(self, room: RoomId) -> CardId | None:
        """The Obstacle that lies open on top."""
        fronts = self.view.piles[room].fronts
        return fronts[-1] if fronts and fronts[-1] in HURDLES else None

    def hurdles(self, room: RoomId) -> list[CardId]:
        """What is known to stand between anybody and the cards of a room."""
        return [card for card in (self.view.piles[room].lock, self.obstacle(room)) if card is not None]

    def closed(self, person: Person, room: RoomId) -> bool:
        """Is it of no use for somebody to go and explore there?"""
        turn = self.view.turn
        held = self.obstacle(room)
        tried = turn is not None and turn.who == person.seat and held in turn.puzzles
        return tried or any(not person.meets(card) for card in self.hurdles(room))

    def pile(self, room: RoomId) -> PileView:
        return self.view.piles[room]

    # Who goes where.

    @cached_property
    def lead(self) -> Lead | None:
        return lead(self.view)

    def runner(self, room: RoomId) -> Person | None:
        """Who fetches what is in a room: the nearest who can get at it."""
        able = [each for each in self.people if not any(not each.meets(card) for card in self.hurdles(room))]
        return min(able, key=lambda each: (self.distance(each, room), each.seat), default=None)

    def distance(self, person: Person, room: RoomId) -> float:
        away = self.ground.away("investigator", person.space, self.ground.room(room))
        keys = sum("key" in item.types for item in person.items)
        ready = KEY_HELD * keys + 0.1 * len(person.weapons) - (0.0 if person.health > 3 else 3.0)
        if self.view.blood_relative == person.seat:
            ready -= 2.0
        return away + sum(self.delay(person, card) for card in self.hurdles(room)) - ready

    @cached_property
    def wanted_keys(self) -> set[CardId]:
        """The keys that open what is known to be closed."""
        found: set[CardId] = set()
        for room in self.view.piles:
            found |= {HURDLES[card].key or "" for card in self.hurdles(room)}
        return found - {""}
