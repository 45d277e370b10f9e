"""The script of the investigators: from clue to clue, then what the Objective asks for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from miskatonic.games.mansions import things
from miskatonic.games.mansions.components import EVENTS, HURDLES, ITEMS, STORIES, Hurdle
from miskatonic.games.mansions.house import house_of, neighbours
from miskatonic.games.mansions.objectives import objective_of
from miskatonic.games.mansions.play import Table, called, monsters_in_room
from miskatonic.games.mansions.possessions import has, is_hurdle
from miskatonic.games.mansions.puzzle_pieces import LAYOUTS
from miskatonic.games.mansions.puzzle_solver import best_action, best_replacement
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.seeding import clue_id
from miskatonic.games.mansions.state import Monster
from miskatonic.games.mansions.verbs.story_conditions import CorpseAt, Counted, Free, Held
from miskatonic.games.mansions.words import CardId, RoomId, SpaceId, front, room_of
from miskatonic.kernel.atlas import routes
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import Condition
from miskatonic.kernel.effects.walking import nodes

from .playing import Player, with_value

PUZZLE_STEPS = 6
"""A Lock with a puzzle is worth so long a way round."""


class Aim(NamedTuple):
    """What somebody is after: where to stand, and what to do there."""

    spaces: Collection[SpaceId]
    verbs: tuple[str, ...] = ()
    """The verbs of options that do it; none where they only wait."""
    about: str | None = None
    """What the option has to be about."""


NOTHING = Aim(())


class Investigators(Player):
    """One of them seeks the clues; the others wait where the Objective will be fulfilled."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.house = house_of(self.state.story)
        self.objective = objective_of(self.state)
        seats = self.state.standing()
        self.seeker = next((seat for seat in seats if seat != self.state.blood_relative), seats[0])
        parts = [node for _, node in nodes(self.objective, "")]
        self.cleared = next((each for each in parts if isinstance(each, Free | Held)), None)
        """The room that has to be rid of some monsters, if the Objective names one."""
        self.carries = any(isinstance(each, CorpseAt) for each in parts)
        """Whether a corpse has to be carried to the start."""
        self.planned: dict[int, list[SpaceId]] = {}
        """By seat the way that was planned last, from where they stood to their goal."""

    @cached_property
    def answers(self) -> Mapping[str, Callable[[Decision], Option | None]]:
        return {
            "turn": self.turn,
            "puzzle": self.puzzle_action,
            "puzzle-replace": self.replacement,
            "drag-corpse": self.drag,
            "shake-off": lambda asked: asked.options[0],
        }

    # A turn.

    def turn(self, asked: Decision) -> Option | None:
        """Do what one is after, or hit whoever has to die; otherwise go on, by the Action once Moves are spent."""
        aim = self.aim(asked.seat)
        deeds = [each for each in asked.options if each.verb in aim.verbs and aim.about in (None, *each.about)]
        deeds = deeds or [each for each in asked.options if each.verb == "attack" and self.is_about_prey(each)]
        if deeds:
            return max(deeds, key=_weapon_damage)
        space = self.step_towards(asked.seat, aim.spaces)
        ways = [option for option in asked.options if space and things.space(space) in option.about]
        return next((option for verb in ("move", "run") for option in ways if option.verb == verb), None)

    def is_about_prey(self, option: Option) -> bool:
        return any(things.monster(each.id) in option.about for each in self.prey())

    def step_towards(self, who: int, goals: Collection[SpaceId]) -> SpaceId | None:
        """The next space on the way to one of some spaces; None where they are there, or cannot get there."""
        here = self.state.investigators[who].space
        if here in goals:
            return None
        planned = self.planned.get(who, [])
        if here not in planned or planned[-1] not in goals:
            planned = self.planned[who] = [here, *self.way_to(who, goals)]
        return next(iter(planned[planned.index(here) + 1 :]), None)

    def way_to(self, who: int, goals: Collection[SpaceId]) -> list[SpaceId]:
        """The shortest way to the nearest of some spaces, without where they stand; nothing where there is none."""
        found = routes(self.state.investigators[who].space, lambda space: self.ways(who, space), self.cost)
        near = min((space for space in goals if space in found.away), key=found.away.__getitem__, default=None)
        return [] if near is None else found.path(near)

    def ways(self, who: int, space: SpaceId) -> list[SpaceId]:
        """Where they can go from a space, with the keys they hold."""
        near = neighbours(self.state, space, "investigator")
        return [each for each in near if room_of(each) == room_of(space) or self.can_meet(who, self.lock(each))]

    def cost(self, origin: SpaceId, space: SpaceId) -> float:
        lock = self.lock(space) if room_of(origin) != room_of(space) else None
        return 1 if lock is None or lock.puzzle is None else 1 + PUZZLE_STEPS

    def lock(self, space: SpaceId) -> Hurdle | None:
        card = self.state.piles[room_of(space)].lock
        return None if card is None else HURDLES[front(card)]

    def can_meet(self, who: int, hurdle: Hurdle | None) -> bool:
        """By a key at hand, by a puzzle or by a test; the dice see to the rest."""
        if hurdle is None:
            return True
        return not hurdle.hopeless and (hurdle.key is None or has(self.state, who, hurdle.key))

    # Aims.

    def aim(self, who: int) -> Aim:
        number = self.next_clue() if who == self.seeker else 0
        if not number:
            return self.objective_aim(who)
        room = self.room_to_explore(who, clue_id(self.state.story, number, self.state.answers))
        spaces = self.house.rooms[room]
        return Aim(spaces) if number == 1 and self.is_too_early() else Aim(spaces, ("explore",), things.room(room))

    def next_clue(self) -> int:
        """The clues are found from the last to the first; 0 where all are."""
        return STORIES[self.state.story].clues - len(self.state.found_clues)

    def room_to_explore(self, who: int, card: CardId, *waiting: CardId) -> RoomId:
        """Where a card lies, or first the key for what lies upon it; `waiting` are those that need it themselves."""
        assert card not in waiting, f"{card} lies behind itself"
        found = [(room, pile) for room, pile in self.state.piles.items() if card in map(front, pile.cards)]
        assert found, f"{card} lies in no room"
        room, pile = found[0]
        above = [each for each in (pile.lock, *pile.cards) if each is not None and is_hurdle(each)]
        for hurdle in (HURDLES[front(each)] for each in above):
            if hurdle.key is not None and not has(self.state, who, hurdle.key):
                return self.room_to_explore(who, hurdle.key, card, *waiting)
        return room

    def is_too_early(self) -> bool:
        """Whoever is alone may be too far away to kill what Clue 1 calls, but can read it so late that it starves."""
        state = self.state
        if self.objective.kill != "crawling-one" or len(state.investigators) > 1:
            return False
        feeding = next(each.when for each in self.objective.watches if isinstance(each.when, Counted))
        return self.rounds_left() > feeding.n

    def rounds_left(self) -> int:
        """How many keeper's turns there are until the last event, with that one."""
        return sum(EVENTS[card].time for card in self.state.events) - self.state.time

    def prey(self) -> list[Monster]:
        """Who has to die for the Objective: a monster by its name, or whoever is where they must not be."""
        if self.objective.kill is not None:
            return [each for each in self.state.monsters if called(each) == self.objective.kill]
        if self.cleared is None:
            return []
        there = monsters_in_room(self.state, self.cleared.room)
        return [each for each in there if each.kind in self.cleared.kinds]

    def objective_aim(self, who: int) -> Aim:
        """What is done once the Objective lies open, and where it is waited for."""
        objective = self.objective
        prey = self.prey()
        if prey:
            return self.killing(who, prey)
        if objective.escape_from is not None:
            return self.escaping(objective.escape_from)
        if objective.able.actions:
            return self.using(who)
        if self.cleared is not None:
            return Aim(self.house.rooms[self.cleared.room])
        return self.carrying(who) if self.carries else NOTHING

    def killing(self, who: int, monsters: list[Monster]) -> Aim:
        """The nearest of some monsters is attacked, from as far as weapons reach."""
        if len(monsters) > 1:
            monsters = sorted(monsters, key=lambda monster: len(self.way_to(who, (monster.space,))))
        return Aim((monsters[0].space,), ("attack",), things.monster(monsters[0].id))

    def escaping(self, room: RoomId) -> Aim:
        doors = self.house.outside_doors(room)
        return Aim([door.one for door in doors if door.id not in self.state.sealed], ("move-out", "run-out"))

    def using(self, who: int) -> Aim:
        """The action of the Objective, in a room where it can be taken: where fewest signs are, if it draws signs."""
        needs = [action.when for action in self.objective.able.actions if action.when is not None]
        rooms = [room for room in self.house.rooms if any(_holds(each, self.table, who, room) for each in needs)]
        signs = {room: self.state.counts.get(f"ward:{room}", 0) for room in rooms}
        spaces = [space for room in rooms if signs[room] == min(signs.values()) for space in self.house.rooms[room]]
        return Aim(spaces, ("use",), things.OBJECTIVE)

    def carrying(self, who: int) -> Aim:
        """To the corpse, and with it to the start."""
        corpses = [space for space, n in self.state.corpses.items() if n]
        beside = self.state.investigators[who].space in corpses
        return Aim((self.house.start,)) if beside else Aim(corpses)

    def drag(self, asked: Decision) -> Option | None:
        return with_value(asked, self.carries)

    # Puzzles.

    def puzzle_action(self, asked: Decision) -> Option | None:
        """What the solver thinks best; a skill point where the puzzle actions are spent."""
        attempt = self.state.attempt
        assert attempt is not None
        puzzle = self.state.puzzles[attempt.card]
        layout = LAYOUTS[puzzle.layout]
        doing = best_action(layout, puzzle.pieces, attempt.actions, sorted(self.state.pieces[layout.pile]))
        return with_value(asked, "spend-skill-point" if doing == "stop" else doing)

    def replacement(self, asked: Decision) -> Option | None:
        attempt = self.state.attempt
        assert attempt is not None and attempt.drawn is not None
        puzzle = self.state.puzzles[attempt.card]
        layout = LAYOUTS[puzzle.layout]
        unused = sorted(self.state.pieces[layout.pile])
        return with_value(asked, best_replacement(layout, puzzle.pieces, attempt.drawn, unused) + 1)


def _holds(need: Condition, table: Table, who: int, room: RoomId) -> bool:
    """Would something hold of somebody in a room?"""
    return need.holds(table, Me(who=who, room=room))


def _weapon_damage(option: Option) -> int:
    """How hard an attack is, by its weapon; nothing of anything else."""
    cards = [thing.partition(":")[2] for thing in option.about if thing.startswith("card:")]
    return max((ITEMS[card].damage for card in cards if card in ITEMS), default=0)
