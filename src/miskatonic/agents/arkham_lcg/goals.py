"""What the scenario asks for at the moment: clues, places, enemies."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, NamedTuple

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import ActView, EnemyView, LocationView
from miskatonic.games.arkham_lcg.words import BACKS

from .duel import prospects, with_card
from .situation import HALLWAY, LITA, Situation

GHOUL_PRIEST, RITUAL_SITE, UMORDHOTH = "01116", "01156", "01157"
TRAPPED, THE_BARRIER, WHAT_HAVE_YOU_DONE = "01108", "01109", "01110"
CONSPIRACY = "01123"
TRAIL, DARKNESS, RITUAL = "01146", "01147", "01148"

CLUE = 3.0
SPARE_CLUE = 0.25
"""What a clue is worth that the act needs, and one that it does not need."""

VICTORY = 1.2
"""In a campaign: a point of experience for everybody."""

PRIEST_HURT, UMORDHOTH_HURT = 3.0, 2.0
"""What each point of their health is worth."""

CULTIST_FALLS = 5.0
LITA_JOINS = 12.0
RITUAL_BROKEN = 5.0
"""What a step of the ritual is worth, or a step towards it."""

SACRIFICE = 12.0
"""What it is worth to end it with Lita's help, if nothing else is left."""

PATIENCE: Final = {TRAPPED: 10.0, THE_BARRIER: 5.0}
IMPATIENCE: Final = {TRAPPED: 0.0, THE_BARRIER: 1.5}
"""How many rounds must be left to wait before an act is advanced, and how many more for each investigator."""

CONFIDENT = 0.75
"""The chance against the Ghoul Priest that is good enough."""

UNKNOWN_SHROUD = 3
"""Of a location nobody has seen."""

TESTED_BY: Final = {"01152": "willpower", "01153": "agility", "01154": "combat"}
"""Locations that are not investigated with intellect."""


class Errand(NamedTuple):
    """Something to do at a location, and how many actions it takes there."""

    place: int
    worth: float
    actions: float


class Goals:
    """The aims of the investigators, as one of them sees them."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.need = 0
        """Clues the group still has to find."""
        self.meet: int | None = None
        """Where the round should end."""
        self.aims: dict[int, float] = {}
        """Enemies that have to fall, and what that is worth."""
        self.errands: list[Errand] = []
        act = situation.view.act
        if act is not None and act.code in PLANS:
            PLANS[act.code](self, act)
        if situation.view.agenda is not None and situation.view.agenda.turned:
            last_stand(self)

    @cached_property
    def preparing(self) -> bool:
        """A great fight will come."""
        act = self.situation.view.act
        return act is not None and act.code in PATIENCE

    @cached_property
    def arming(self) -> bool:
        """There is time to get ready for the fight that comes next."""
        act = self.situation.view.act
        if act is None or act.code not in PATIENCE or self.need > 0:
            return False
        needed = PATIENCE[act.code] + IMPATIENCE[act.code] * self.situation.started
        return self.situation.rounds_left > needed and self.chance < CONFIDENT

    @cached_property
    def chance(self) -> float:
        """Against the Ghoul Priest, as we are."""
        return prospects(self.situation, GHOUL_PRIEST, self.situation.team, self.situation.rounds_left / 2)

    def chance_with(self, card: str) -> float:
        """Against the Ghoul Priest, with one more card in play."""
        situation = self.situation
        team = [with_card(who, card) if who is situation.me else who for who in situation.team]
        return prospects(situation, GHOUL_PRIEST, team, situation.rounds_left / 2)

    @cached_property
    def clue(self) -> float:
        """What the next clue is worth."""
        return CLUE * self.haste if self.need > 0 else SPARE_CLUE

    @cached_property
    def lita(self) -> float:
        """What Lita Chantler is worth to us."""
        return LITA_JOINS * (1 + len(self.situation.team)) / 2

    @cached_property
    def haste(self) -> float:
        """The less time is left, the more is the aim worth against comfort."""
        return 1.0 + max(0.0, (9.0 - self.situation.rounds_left) / 9.0)

    def spare(self, place: LocationView) -> float:
        """What a clue is worth that is not needed now."""
        if self.situation.campaign and place.victory and place.clues:
            return SPARE_CLUE + VICTORY / place.clues
        return SPARE_CLUE

    def clues_at(self, place: LocationView) -> int:
        """The clues of a location; those of an unrevealed one are printed on the side one cannot see, but known."""
        if place.revealed:
            return place.clues
        if place.code in BACKS.values():
            return place.clues + self.situation.started
        return place.clues + PRINTED[place.code].clues * self.situation.started

    def shroud_of(self, place: LocationView) -> int:
        if place.shroud is not None:
            return place.shroud
        return UNKNOWN_SHROUD if place.code in BACKS.values() else PRINTED[place.code].shroud

    def search_value(self, place: LocationView) -> int:
        """My skill value when investigating there."""
        skills = self.situation.me.skills
        other = TESTED_BY.get(place.code)
        if other is not None:
            return int(getattr(skills, other))
        return skills.intellect + self.situation.search_bonus

    def aim(self, enemy: EnemyView, worth: float) -> None:
        self.aims[enemy.id] = worth


def clue_act(goals: Goals, act: ActView) -> None:
    """Clues, wherever they are."""
    goals.need = act.needed - goals.situation.team_clues


def break_the_barrier(goals: Goals, act: ActView) -> None:
    """Enough clues in the hallway at the end of the round."""
    situation = goals.situation
    goals.need = act.needed - situation.team_clues
    hallway = situation.place_of(HALLWAY)
    if goals.need <= 0 and hallway is not None and situation.me.clues:
        goals.meet = hallway.id


def defeat_the_priest(goals: Goals, act: ActView) -> None:
    situation = goals.situation
    for enemy in situation.view.enemies:
        if enemy.code == GHOUL_PRIEST:
            goals.aim(enemy, PRIEST_HURT * enemy.health)
    if situation.controls(LITA):
        for enemy in situation.view.enemies:
            if enemy.id in goals.aims:
                goals.errands.append(Errand(enemy.location, goals.lita, 1))


def unmask(goals: Goals, act: ActView) -> None:
    """Clues draw the cultists out; then they have to be dealt with."""
    situation = goals.situation
    if situation.view.cultists:
        goals.need = 2 * situation.started - situation.team_clues
    for enemy in situation.view.enemies:
        shown = PRINTED[enemy.code]
        if shown.unique and "cultist" in shown.traits:
            goals.aim(enemy, CULTIST_FALLS)


def into_the_darkness(goals: Goals, act: ActView) -> None:
    site = goals.situation.place_of(RITUAL_SITE)
    if site is not None:
        goals.errands.append(Errand(site.id, RITUAL_BROKEN, 1.0))


def disrupt(goals: Goals, act: ActView) -> None:
    situation = goals.situation
    missing = 2 * situation.started - act.clues
    goals.need = missing - situation.team_clues
    if situation.me.clues < missing:
        goals.need = max(goals.need, 1)
    site = situation.place_of(RITUAL_SITE)
    if site is not None and site.clues:
        goals.errands.append(Errand(site.id, RITUAL_BROKEN, 1.0))


def last_stand(goals: Goals) -> None:
    """Umôrdhoth has come: beat him, or give him what he wants."""
    situation = goals.situation
    for enemy in situation.view.enemies:
        if enemy.code == UMORDHOTH:
            goals.aim(enemy, UMORDHOTH_HURT * enemy.health)
            if situation.controls(LITA):
                goals.errands.append(Errand(enemy.location, SACRIFICE, 1.0))


PLANS: Final[dict[str, Callable[[Goals, ActView], None]]] = {
    TRAPPED: clue_act,
    THE_BARRIER: break_the_barrier,
    WHAT_HAVE_YOU_DONE: defeat_the_priest,
    CONSPIRACY: unmask,
    TRAIL: clue_act,
    DARKNESS: into_the_darkness,
    RITUAL: disrupt,
}
"""What each act asks for."""
