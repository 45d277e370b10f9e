"""What the greedy bot makes of the board: how dangerous doom is, who is where, what a monster is to be rid of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import cached_property
from typing import Final

from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import MONSTERS, SCENARIOS, MonsterKind, is_skill
from miskatonic.games.arkham_3e.verbs.board import PlaceDoom
from miskatonic.games.arkham_3e.view import InvestigatorView, MonsterView, View
from miskatonic.games.arkham_3e.words import FUTURE, Skill

from . import plan
from .doer import Doer
from .forecast import at_least, expected, lasting, soon

SHEET_DOOM: Final = 5.0
"""How bad a doom on the scenario sheet is."""

ANOMALY: Final = 4.0
"""How bad an anomaly is, besides the doom that goes to the sheet while it lasts."""
BLOCKED_CLUE: Final = 4.0
"""How much worse it is for each clue that nobody can get at."""
TO_CLOSE: Final = (0.0, 0.3, 0.5, 0.66, 0.8, 0.9, 1.0)
"""How much of it is left as long as so much doom has to be removed to close it."""
OUTBREAK: Final = 9.0
GATHERED: Final = 0.1
"""How bad a doom is for itself."""


class Situation:
    """The board as one seat sees it."""

    def __init__(self, view: View, seat: int, under: Collection[str] = ()) -> None:
        self.view = view
        self.seat = seat
        self._under = under
        self.board = board_of(view.scenario)
        self.scenario = SCENARIOS[view.scenario]

    @cached_property
    def own(self) -> InvestigatorView:
        return self.view.investigators[self.seat]

    @cached_property
    def doer(self) -> Doer:
        return Doer(self.own)

    @cached_property
    def standing(self) -> list[InvestigatorView]:
        return [each for each in self.view.investigators if each.fate == "in-play"]

    @cached_property
    def others(self) -> list[InvestigatorView]:
        return [each for each in self.standing if each.seat != self.seat]

    @cached_property
    def codex(self) -> dict[int, str]:
        """The faces of the cards in the codex, by their numbers."""
        return {each.number: each.face for each in self.view.codex}

    @cached_property
    def need_of_clues(self) -> float:
        return plan.need_of_clues(self.view, self.codex)

    @cached_property
    def ritual_in_time(self) -> bool:
        return plan.ritual_in_time(self.view, self.codex)

    def investigator(self, id: str) -> InvestigatorView | None:
        return next((each for each in self.view.investigators if each.id == id), None)

    # Places.

    def neighborhood(self, space: str) -> str | None:
        return self.board.neighborhood_of.get(space)

    def away(self, one: str, other: str) -> float:
        """How many steps lie between two spaces; the future is out of reach."""
        if FUTURE in (one, other):
            return 0 if one == other else 9
        return self.board.map.routes(one).away.get(other, 9)

    # Doom.

    def doom(self, space: str) -> int:
        return self.view.doom.get(space, 0)

    @cached_property
    def expected(self) -> dict[str, float]:
        """How much doom is likely to come to each space before it is seen to again."""
        return self._foresee(soon(self.view))

    @cached_property
    def lasting(self) -> dict[str, float]:
        """How much doom is likely to come to each space while an anomaly lasts."""
        return self._foresee(lasting(self.view))

    def _foresee(self, tokens: int) -> dict[str, float]:
        found = expected(self.view, self.board, self._under, tokens)
        return {space: round(doom, 2) for space, doom in found.items()}

    def danger(self, neighborhood: str, less: str = "", by: int = 0) -> float:
        """How bad the doom of a neighbourhood is; by so much less (or more) on one of its spaces."""
        spaces = self.board.spaces_of[neighborhood]
        doom = {space: self.doom(space) - (by if space == less else 0) for space in spaces}
        total = sum(doom.values())
        if self.scenario.anomaly is None:
            likely = sum(at_least(4 - each, self.expected[space]) for space, each in doom.items())
            return OUTBREAK * likely + GATHERED * total
        coming = round(sum(self.expected[space] for space in spaces), 2)
        on_sheet = SHEET_DOOM * sum(self.lasting[space] for space in spaces)
        anomaly = ANOMALY + BLOCKED_CLUE * self.view.clues.get(neighborhood, 0) + on_sheet
        if neighborhood in self.view.anomalies or max(doom.values()) >= 3 or total >= 5:
            return anomaly * TO_CLOSE[min(total, 6)] + GATHERED * total
        unlikely = 1 - at_least(5 - total, coming)
        for space, each in doom.items():
            unlikely *= 1 - at_least(3 - each, self.expected[space])
        return anomaly * (1 - unlikely) + GATHERED * total

    def removed(self, space: str, count: int) -> float:
        """What it is worth to remove so much doom from a space, or less than nothing to put it there."""
        neighborhood = self.neighborhood(space)
        if neighborhood is None:
            return max((self.removed(each, count) for each in self._beside(space)), default=0.0) if count < 0 else 0.0
        if count < 0 and neighborhood in self.view.anomalies:
            return SHEET_DOOM * count
        by = min(count, self.doom(space))
        return self.danger(neighborhood) - self.danger(neighborhood, space, by)

    def _beside(self, street: str) -> list[str]:
        """Where doom for a street goes; that of the future goes to the sheet."""
        return [] if street == FUTURE else self.board.beside_street(street)

    # Monsters.

    @cached_property
    def monsters(self) -> dict[str, list[MonsterView]]:
        """Monsters by their spaces."""
        found: dict[str, list[MonsterView]] = defaultdict(list)
        for monster in self.view.monsters:
            found[monster.space].append(monster)
        return found

    @cached_property
    def engaged(self) -> list[MonsterView]:
        """The monsters that the own investigator is engaged with."""
        return [each for each in self.view.monsters if self.seat in each.engaged]

    def monster(self, token: int) -> MonsterView | None:
        return next((each for each in self.view.monsters if each.token == token), None)

    def meets(self, space: str) -> list[MonsterView]:
        """The monsters that engage whoever enters a space."""
        found: list[MonsterView] = []
        for monster in self.monsters.get(space, ()):
            kind = MONSTERS[monster.kind]
            if not kind.epic and self.doer.has("unseen"):
                continue
            if kind.massive or (monster.status == "ready" and not kind.elusive):
                found.append(monster)
        return found

    def meets_again(self, space: str) -> list[MonsterView]:
        """The monsters that engage whoever is still there when they are ready again."""
        return [each for each in self.monsters.get(space, ()) if not MONSTERS[each.kind].elusive]

    def is_prey(self, kind: MonsterKind) -> bool:
        """Would a monster hunt the own investigator?"""
        prey = kind.prey
        if prey is None or (not kind.epic and self.doer.has("unseen")):
            return False
        word = prey.most or prey.least
        if word is None:
            return True
        values = [measure(each, word) for each in self.standing]
        return measure(self.own, word) == (max(values) if prey.most else min(values))

    def comes(self, monster: MonsterView, space: str) -> float:
        """How likely a monster comes to a space where the own investigator stands."""
        kind = MONSTERS[monster.kind]
        if monster.status != "ready" or monster.space == space or not (kind.speed or kind.direct):
            return 0.0
        if kind.elusive or (not kind.direct and self.away(monster.space, space) > kind.speed):
            return 0.0
        if kind.patrols is not None:
            return 0.25
        return 0.9 if self.is_prey(kind) else 0.0


def lurks_with_doom(kind: MonsterKind) -> bool:
    return any(isinstance(effect, PlaceDoom) for effect in kind.lurks)


def measure(who: InvestigatorView, word: str) -> int:
    """How much somebody has of what a monster hunts for."""
    if is_skill(word):
        return who.skills[Skill(word)] + who.focus.count(Skill(word))
    match word:
        case "clues":
            return who.clues
        case "remnants":
            return who.remnants
        case _:
            return len(who.cards)
