"""The turn of the greedy bot: every way to use the actions that are left, and where it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.arkham_3e.components import MONSTERS
from miskatonic.games.arkham_3e.view import MonsterView
from miskatonic.games.arkham_3e.words import OBSERVATION, Colour, Occurring

from . import duel
from .goals import Goals
from .people import RESEARCHED
from .possessions import FOCUS, MONEY

Done = frozenset[str]
"""The actions of this turn that cannot be performed again."""

ON_FOOT: Final = 2
DOLLAR: Final = 0.5
"""What each dollar for a longer way costs."""
HELD_UP: Final = 0.75
"""How much of what lies ahead is left to whoever is still engaged."""
FOCUS_FULL: Final = 0.15
EPICENTER: Final = 7
"""The archive card that keeps everybody out of a space."""


class Turn:
    """What can be made of a turn."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals
        self.situation = goals.situation
        self._free: dict[tuple[str, int, Done, bool], float] = {}
        self._stand: dict[str, float] = {}

    # Where it ends.

    def stand(self, space: str) -> float:
        """What it is worth to end the turn in a space, with nobody engaged there."""
        known = self._stand.get(space)
        if known is None:
            known = self._stand[space] = self._standing(space)
        return known

    def _standing(self, space: str) -> float:
        situation = self.situation
        undisturbed, harm = 1.0, 0.0
        for monster in situation.view.monsters:
            likely = situation.comes(monster, space)
            if likely:
                undisturbed *= 1 - likely
                harm += likely * duel.harm_of(situation, [monster])
        encounter = self.goals.encounter(space)
        ahead = self.goals.ahead(space) * (HELD_UP + (1 - HELD_UP) * undisturbed)
        return undisturbed * encounter - harm + ahead

    def caught(self, space: str, monsters: Sequence[MonsterView]) -> float:
        """What it is worth to end the turn engaged."""
        return HELD_UP * self.goals.ahead(space) - duel.harm_of(self.situation, monsters)

    # Actions.

    def here(self, space: str) -> dict[str, float]:
        """What the actions are worth that nobody is engaged for."""
        own, doer = self.situation.own, self.situation.doer
        full = own.focus_limit is not None and len(own.focus) >= own.focus_limit
        found = {
            "ward": self.goals.ward(space),
            "codex": self.goals.codex.get(space, 0.0),
            "focus": FOCUS_FULL if full else FOCUS,
            "gather": MONEY,
            "attack": self._ambush(space),
        }
        if own.clues:
            results = doer.results(OBSERVATION, 0, Occurring.RESEARCH)
            worth = RESEARCHED * self.situation.need_of_clues
            found["research"] = worth * sum(min(n, own.clues) * likely for n, likely in enumerate(results))
        return found

    def _ambush(self, space: str) -> float:
        """An attack on a monster that does not engage by itself: elusive, exhausted, or engaged with somebody else."""
        there, meets = self.situation.monsters.get(space, ()), self.situation.meets(space)
        return max((self._blow(each) for each in there if each not in meets), default=0.0)

    def _blow(self, monster: MonsterView) -> float:
        value = duel.attack(self.situation, monster)
        if monster.status == "exhausted":
            return value
        return value - (1 - duel.kills(self.situation, monster)) * (duel.harm_of(self.situation, [monster]) + 1.0)

    def free(self, space: str, left: int, done: Done, *, evaded: bool = False) -> float:
        """The best that can be made of so many actions by somebody whom nothing holds."""
        key = space, left, done, evaded
        known = self._free.get(key)
        if known is None:
            known = self._free[key] = self._best(space, left, done, evaded)
        return known

    def _best(self, space: str, left: int, done: Done, evaded: bool) -> float:
        best = HELD_UP * self.goals.ahead(space) if evaded else self.stand(space)
        if left <= 0:
            return best
        for verb, value in self.here(space).items():
            if verb not in done and value > 0:
                best = max(best, value + self.free(space, left - 1, done | {verb}, evaded=evaded))
        if "move" not in done:
            best = max(best, self.moving(space, left - 1, done))
        return best

    # Ways.

    def moving(self, space: str, left: int, done: Done) -> float:
        """The best place to move to."""
        there = self.reach(space)
        return max((self.arrive(to, left, done) - price for to, price in there.items()), default=-1.0)

    def arrive(self, space: str, left: int, done: Done) -> float:
        done = done | {"move"}
        meets = self.situation.meets(space)
        return self.held(space, meets, left, done) if holds(meets) else self.free(space, left, done)

    def reach(self, start: str) -> dict[str, float]:
        """The spaces that can be reached in a move action, with what the way costs."""
        situation = self.situation
        steps = max([ON_FOOT, *(able.vehicle for _, able in situation.doer.able)])
        most = steps + min(2, situation.own.money)
        found: dict[str, float] = {}
        edge = [start]
        for count in range(1, most + 1):
            reached: list[str] = []
            for here in edge:
                for there in situation.board.near(here):
                    if there in found or there == start or self._forbidden(there):
                        continue
                    found[there] = DOLLAR * max(0, count - steps)
                    if not situation.meets(there):
                        reached.append(there)
            edge = reached
        return found

    def _forbidden(self, space: str) -> bool:
        if self.situation.codex.get(EPICENTER) != "front":
            return False
        return any(each.space == space and each.colour == Colour.RED for each in self.situation.view.markers)

    # Engaged.

    def held(self, space: str, monsters: Sequence[MonsterView], left: int, done: Done) -> float:
        """The best that can be made of so many actions by somebody who is engaged."""
        best = self.caught(space, monsters)
        if left <= 0:
            return best
        if "attack" not in done:
            best = max(best, *(self.attack(space, monsters, each, left, done) for each in monsters))
        if "evade" not in done:
            best = max(best, self.evade(space, monsters, left, done))
        return best

    def attack(self, space: str, monsters: Sequence[MonsterView], target: MonsterView, left: int, done: Done) -> float:
        """An attack, and what follows where it defeats the monster or does not."""
        done = done | {"attack"}
        won = duel.kills(self.situation, target)
        others = [each for each in monsters if each is not target]
        after = self.held(space, others, left - 1, done) if holds(others) else self.free(space, left - 1, done)
        missed = self.held(space, monsters, left - 1, done)
        return duel.attack(self.situation, target) + won * after + (1 - won) * missed

    def evade(self, space: str, monsters: Sequence[MonsterView], left: int, done: Done) -> float:
        """An evasion: who gets away has an action more, but not in the same space for long."""
        done = done | {"evade"}
        away = duel.evades(self.situation, monsters)
        return away * self.free(space, left, done, evaded=True) + (1 - away) * self.held(
            space, monsters, left - 1, done
        )


def holds(monsters: Sequence[MonsterView]) -> bool:
    """Do monsters keep whoever they are engaged with from acting freely? A watcher alone does not."""
    return len(monsters) > 1 or any(not MONSTERS[each.kind].watcher for each in monsters)
