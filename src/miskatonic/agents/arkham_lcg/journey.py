"""Where there is something to do, and how to get there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from miskatonic.games.arkham_lcg.view import EnemyView, LocationView
from miskatonic.games.arkham_lcg.words import NOBODY
from miskatonic.kernel.atlas import routes

from .arms import FISTS, SEARCHES, WEAPONS, Weapon
from .combat import NUISANCE, attack_value, damage_of, hit_points, threat
from .goals import SPARE_CLUE, Goals
from .situation import LITA, PARLOR, Situation
from .stakes import errand, search
from .worth import FLASHLIGHT, is_loaded

HARMFUL: Final = {"01113": (0, 1), "01114": (1, 0)}
"""Damage and horror on entering a location."""

TESTED: Final = {"01133": 0.6, "01150": 0.9}
"""What a test on entering a location costs."""

LOCKED_DOOR = "01174"
WORTHWHILE = 1.0
"""Enemies elsewhere are left alone unless it is worth so much to be rid of them."""


class Job(NamedTuple):
    """Something worth going to: what it brings, and the actions it takes there."""

    place: int
    worth: float
    actions: float


class Way(NamedTuple):
    """How to get to a location: how far it is, what it costs on the way, and where to go first."""

    steps: int
    harm: float
    first: int


class Journey:
    """The map as somebody sees it who looks for something to do."""

    def __init__(self, situation: Situation, goals: Goals) -> None:
        self.situation = situation
        self.goals = goals

    # What there is to do elsewhere.

    @cached_property
    def jobs(self) -> list[Job]:
        here = self.situation.me.location
        return [job for job in (*self.errands(), *self.searches(), *self.hunts()) if job.place != here]

    def errands(self) -> Iterator[Job]:
        for each in self.goals.errands:
            yield Job(*each)
        parlor = self.situation.place_of(PARLOR)
        if parlor is not None and any(card.code == LITA for card in parlor.others):
            yield Job(parlor.id, self.persuasion, 1)

    @cached_property
    def persuasion(self) -> float:
        """What it is worth to talk to Lita."""
        return errand(self.situation, self.goals, "intellect", 4, self.goals.lita).promise

    def searches(self) -> Iterator[Job]:
        """Clues, shared with those who are already there."""
        goals = self.goals
        for place in self.situation.view.locations:
            clues = goals.clues_at(place)
            if clues and (goals.need > 0 or goals.spare(place) > SPARE_CLUE):
                wanted = min(clues / (1 + len(place.investigators)), max(goals.need, 1))
                worth = goals.clue if goals.need > 0 else goals.spare(place)
                actions = wanted * worth / max(0.05, self.search_rate(place))
                locked = any(card.code == LOCKED_DOOR for card in place.attachments)
                yield Job(place.id, wanted * worth, actions + (1 / self.lock_chance if locked else 0.0))

    @cached_property
    def lock_chance(self) -> float:
        """The chance to break a door open."""
        skills = self.situation.me.skills
        return max(0.05, self.situation.chances.success(max(skills.combat, skills.agility), 4))

    def search_rate(self, place: LocationView) -> float:
        """What an action spent on clues is worth at a location."""
        lit = any(card.code == FLASHLIGHT and card.uses for card in self.situation.me.assets)
        tools = (0, SEARCHES[FLASHLIGHT].easier) if lit else (0,)
        return max(search(self.situation, self.goals, place, easier).promise for easier in tools)

    def hunts(self) -> Iterator[Job]:
        """Enemies that have to be dealt with."""
        for enemy in self.situation.view.enemies:
            worth = threat(self.situation, self.goals, enemy)
            if worth > WORTHWHILE:
                actions = 1.0 if self.yields(enemy) else hit_points(enemy) / max(0.2, self.power(enemy))
                yield Job(enemy.location, worth, actions)

    def yields(self, enemy: EnemyView) -> bool:
        """A cultist who gives up for something I have."""
        me = self.situation.me
        if enemy.code == "01138":
            return me.hand_count >= 4
        if enemy.code == "01139":
            return me.clues >= 2
        return enemy.code == "01140" and me.resources >= 5

    def power(self, enemy: EnemyView) -> float:
        """The damage my best attack deals on average."""
        mine = {card.code for card in self.situation.me.assets if is_loaded(card)}
        weapons = [weapon for (code, _), weapon in WEAPONS.items() if code in mine]
        return max(self.blow(weapon, enemy) for weapon in (FISTS, *weapons))

    def blow(self, weapon: Weapon, enemy: EnemyView) -> float:
        chance = self.situation.chances.success(attack_value(self.situation, weapon)[1], enemy.fight)
        return chance * damage_of(self.situation, weapon, enemy, 1)

    # How to get there.

    def entering(self, place: LocationView) -> float:
        """What it costs to enter a location."""
        situation = self.situation
        cost = situation.harm(*HARMFUL[place.code]) if place.code in HARMFUL else TESTED.get(place.code, 0.0)
        for enemy in situation.view.enemies:
            waits = enemy.location == place.id and enemy.engaged == NOBODY and not enemy.exhausted
            if waits and enemy.id not in self.goals.aims and "aloof" not in enemy.keywords:
                cost += NUISANCE + situation.attack_harm(enemy)
        return cost

    @cached_property
    def prices(self) -> dict[int, float]:
        """What it costs to enter each location."""
        return {place.id: self.entering(place) for place in self.situation.view.locations}

    @cached_property
    def ways(self) -> dict[int, Way]:
        """The best way to every location: short, and not through trouble."""
        here = self.situation.me.location
        found = routes(here, self.situation.ways, lambda _, there: 1 + self.prices[there])
        return {place: self.way(found.path(place), min(found.first_steps(place), default=here)) for place in found.away}

    def way(self, path: list[int], first: int) -> Way:
        return Way(len(path), sum(self.prices[place] for place in path), first)

    @cached_property
    def steps(self) -> dict[int, float]:
        """What each first step is worth: the best job it leads to, for each action."""
        best: dict[int, float] = {}
        for job in self.jobs:
            way = self.ways.get(job.place)
            if way is not None:
                rate = (job.worth - way.harm) / (way.steps + job.actions)
                best[way.first] = max(rate, best.get(way.first, rate))
        return best

    def step(self, to: int) -> float:
        return self.steps.get(to, -self.prices[to] - 0.05)

    def standing(self, place: int) -> float:
        """What it is worth to be brought to a location."""
        away = self.situation.distances(place)
        rates = [job.worth / (1 + away[job.place] + job.actions) for job in self.jobs if job.place in away]
        return max(rates, default=0.0) - self.prices[place]
