"""The turn of an investigator: the plan that is worth most, the steps towards it, and what to do on the way."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from miskatonic.games.mansions.words import SpaceId, room_of
from miskatonic.kernel.decision import Option, Role, id_of, kind_of

from .duel import blow
from .goal import Goal
from .goals import goals
from .ground import Trip
from .people import Person, health_of, strikes
from .situation import Situation
from .uses import use

LATER: Final = 0.92
"""How much less something is worth for every step it is away."""
STEP: Final = 0.1
"""What a step that is run is worth of the plan."""
HURRIED: Final = 15.0
"""A goal that is worth so much, once the Objective is revealed, is what it asks for."""
OUT_OF_FIRE: Final = 3.0
"""What it is worth not to end a turn in a burning room."""
DETOUR: Final = 0.2
"""What the Action is worth of such a plan that is still far: it could be a Run."""


class Plan(NamedTuple):
    """A goal, where to go for it, and what it is worth from here."""

    goal: Goal
    space: SpaceId
    away: float
    worth: float


class Turn:
    """What the investigator whose turn it is could do."""

    def __init__(self, situation: Situation, person: Person) -> None:
        self.situation = situation
        self.person = person
        self.goals = goals(situation, person)

    @cached_property
    def trip(self) -> Trip:
        return self.situation.trip(self.person)

    @cached_property
    def plan(self) -> Plan | None:
        """The best goal from here."""
        best: Plan | None = None
        for goal in self.goals:
            if goal.kind == "hold" and room_of(goal.spaces[0]) in self.situation.view.fire:
                continue
            space = min(goal.spaces, key=lambda space: self.trip.away.get(space, 99.0), default=None)
            away = 99.0 if space is None else self.trip.away.get(space, 99.0)
            if space is None or away >= 99:
                continue
            worth = goal.worth * LATER**away
            if best is None or worth > best.worth:
                best = Plan(goal, space, away, worth)
        return best

    @cached_property
    def step(self) -> SpaceId | None:
        """The next space on the way."""
        return None if self.plan is None else self.trip.first(self.plan.space)

    @cached_property
    def risk(self) -> float:
        """What it may cost to do anything but attack here."""
        turn = self.situation.view.turn
        evaded = [] if turn is None else turn.evaded
        here = self.situation.monsters_at(self.person.space)
        waiting = [each for each in here if not each.stun and each.id not in evaded]
        weight = 1.0 if self.person.health > 4 else 2.0
        return weight * sum((1 - self.person.evades(each)) * strikes(each) for each in waiting)

    @cached_property
    def detour(self) -> float:
        """What is missed by an Action here while what the Objective asks for is too far to be walked to."""
        plan, turn = self.plan, self.situation.view.turn
        if plan is None or turn is None or not self.situation.view.revealed:
            return 0.0
        far = plan.goal.worth >= HURRIED and plan.away > turn.moves + 0.5
        return DETOUR * plan.worth if far else 0.0

    # Scores.

    def scores(self, options: tuple[Option, ...]) -> list[float]:
        """All options of the turn; nothing is worth 0, and what is here is done before one goes on."""
        acts = [self.act(option) for option in options]
        here = max((score for score in acts if score is not None), default=0.0)
        return [self._way(option, here) if act is None else act for option, act in zip(options, acts, strict=True)]

    def _way(self, option: Option, here: float) -> float:
        """A Move or a Run: along the plan, and not to where it burns unless something is to be done there."""
        fire, turn = self.situation.view.fire, self.situation.view.turn
        room = room_of(id_of(option.about[0]))
        spent = turn is not None and not turn.action
        if spent and room in fire and (room != self.person.room or (turn is not None and turn.moves <= 1)):
            return -1.0
        planned = self._planned(option, here)
        flees = self.person.room in fire and room not in fire and here <= 0
        return max(planned, OUT_OF_FIRE - self.risk) if flees else planned

    def _planned(self, option: Option, here: float) -> float:
        plan, turn = self.plan, self.situation.view.turn
        if plan is None or self.step is None or turn is None or id_of(option.about[0]) != self.step:
            return -1.0
        if option.verb == "run":
            return -1.0 if turn.moves else plan.worth * STEP - self.risk
        in_time = plan.away <= turn.moves + 0.5 and plan.goal.worth > here
        if here > 0 and not in_time:
            return here / 2
        return here + plan.worth - min(self.risk, plan.worth) / 2

    def act(self, option: Option) -> float | None:
        """What an Action is worth; None for steps."""
        if option.role is Role.END_TURN:
            return 0.0
        match option.verb:
            case "move" | "run":
                return None
            case "move-out" | "run-out":
                return 200.0 + (option.verb == "move-out")
            case "explore":
                return self._explore()
            case "attack":
                return self._attack(option)
            case "use" | "cast":
                return self._use(option)
            case "come-out-move" | "come-out-action":
                return 1.0
            case _:
                return -1.0

    def _explore(self) -> float:
        """What the cards of this room are worth, less what stands here."""
        room = self.person.room
        worth = max(
            (goal.worth for goal in self.goals if goal.kind == "explore" and room_of(goal.spaces[0]) == room),
            default=0.0,
        )
        return worth - self.risk - self.detour if worth else -1.0

    def _attack(self, option: Option) -> float:
        monster = self.situation.monsters[int(id_of(option.about[0]))]
        weapon = next((id_of(thing) for thing in option.about if kind_of(thing) == "card"), None)
        struck = blow(self.person, monster, weapon)
        worth = max((goal.worth for goal in self.goals if goal.monster == monster.id), default=2.0)
        part = min(1.0, struck.damage / health_of(monster))
        near = 1.5 * strikes(monster) if monster.space == self.person.space and not monster.stun else 0.0
        return worth * min(1.0, struck.damage / 2) + near * (part + 0.5 * struck.stun) - struck.harm

    def _use(self, option: Option) -> float:
        if option.about and kind_of(option.about[0]) == "objective":
            return 45.0 - self.risk
        worth = use(self.situation, self.person, id_of(option.about[0]))
        return worth - self.risk - self.detour if worth > 0 else -1.0
