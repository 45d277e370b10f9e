"""What every space offers the greedy bot: its encounter, its doom, its monsters, what the codex asks for there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Final

from miskatonic.games.arkham_3e.components import ENCOUNTERS, EVENTS, EncounterCard
from miskatonic.games.arkham_3e.encounters import BANDS, STREET
from miskatonic.games.arkham_3e.view import MonsterView
from miskatonic.games.arkham_3e.words import FUTURE, LORE, Occurring

from . import duel, steps
from .occasion import Occasion
from .possessions import REMNANT
from .situation import Situation
from .worth import worth

HIDDEN: Final = 0.55
"""How likely the next card of a neighbourhood is the event that belongs to its clue."""
WORSHIPER: Final = 8.0
"""What it is worth to find a hidden card of the archive."""
OTHER_COMES: Final = 0.5
"""How much of a goal is left for somebody when another is nearer to it."""
LATER: Final = 0.72
"""What is left of a goal with each turn that it takes to get there."""
IN_FUTURE: Final = -1.5


@cache
def printed(deck: str) -> list[EncounterCard]:
    """The cards of an encounter deck; events and archive cards are no part of it."""
    events = {id for ids in EVENTS.values() for id in ids}
    return [
        card
        for id, card in ENCOUNTERS.items()
        if card.deck == deck and id not in events and not id.startswith("archive-")
    ]


@cache
def events(scenario: str, deck: str) -> list[EncounterCard]:
    """The events of a scenario that belong to a neighbourhood."""
    return [ENCOUNTERS[id] for id in EVENTS[scenario] if ENCOUNTERS[id].deck == deck]


class Goals:
    """The worth of every space, as long as nothing changes that it depends on."""

    def __init__(self, situation: Situation, encounters: dict[str, float] | None = None) -> None:
        self.situation = situation
        self._encounters = {} if encounters is None else encounters
        self._ahead: dict[str, float] = {}

    # Encounters.

    def encounter(self, space: str) -> float:
        """What an encounter in a space is worth, on the average of the cards that could be drawn."""
        known = self._encounters.get(space)
        if known is None:
            known = self._encounters[space] = self._encounter(space)
        return known

    def _encounter(self, space: str) -> float:
        situation = self.situation
        if space == FUTURE:
            return IN_FUTURE
        neighborhood = situation.neighborhood(space)
        if neighborhood is None:
            return self._average(space, printed(STREET), situation.board.streets[space].type)
        also = steps.attached(situation, neighborhood)
        if neighborhood in situation.view.anomalies:
            return self._anomaly(space) + also
        ordinary = self._average(space, printed(neighborhood), space)
        if any(each.space == neighborhood for each in situation.view.markers):
            also += HIDDEN * WORSHIPER
        clues = situation.view.clues.get(neighborhood, 0)
        if not clues:
            return ordinary + also
        hidden = 1 - (1 - HIDDEN) ** clues
        found = self._average(space, events(situation.view.scenario, neighborhood), space)
        return hidden * found + (1 - hidden) * ordinary + also

    def _average(self, space: str, cards: Sequence[EncounterCard], section: str) -> float:
        at = Occasion(self.situation, space)
        fitting = [card.sections[section] for card in cards if section in card.sections]
        return sum(worth(at, each) for each in fitting) / len(fitting) if fitting else 0.0

    def _anomaly(self, space: str) -> float:
        anomaly = self.situation.scenario.anomaly
        if anomaly is None:
            return 0.0
        doom, at = self.situation.doom(space), Occasion(self.situation, space)
        cards = printed("anomaly") or printed(anomaly)
        found = [worth(at, card.sections[BANDS[sum(doom >= least for least in card.bands)]]) for card in cards]
        return sum(found) / len(found) if found else 0.0

    # Actions.

    def ward(self, space: str) -> float:
        """What it is worth to ward a space."""
        situation = self.situation
        doom = situation.doom(space)
        if not doom:
            return 0.0
        total = 0.0
        for result, likely in enumerate(situation.doer.results(LORE, 0, Occurring.WARD)):
            if result and likely:
                gain = situation.removed(space, result) + (REMNANT if min(result, doom) >= 2 else 0.0)
                total += likely * gain
        return total

    @cached_property
    def codex(self) -> dict[str, float]:
        return steps.places(self.situation)

    def fights(self, space: str) -> float:
        """What it is worth to go for the monsters of a space."""
        return max((self._fight(each) for each in self.situation.monsters.get(space, ())), default=0.0)

    def _fight(self, monster: MonsterView) -> float:
        situation = self.situation
        missed = 1 - duel.kills(situation, monster)
        return duel.attack(situation, monster) - missed * duel.harm_of(situation, [monster])

    # Ways.

    @cached_property
    def offers(self) -> dict[str, float]:
        """What can be done in each space, besides its encounter."""
        found: dict[str, float] = defaultdict(float)
        for space in self.situation.view.doom:
            found[space] += self.ward(space)
        for space, value in self.codex.items():
            found[space] += value
        for space in self.situation.monsters:
            found[space] += max(0.0, self.fights(space))
        for space in self.situation.board.neighborhood_of:
            found[space] += max(0.0, self.encounter(space))
        return {space: value * self._share(space) for space, value in found.items() if value > 0.5}

    def _share(self, space: str) -> float:
        """Two do not go for the same thing: whoever is nearer does it; but an epic monster is for everybody."""
        situation = self.situation
        if any(each.epic for each in situation.monsters.get(space, ())):
            return 1.0
        own = turns(situation.away(situation.own.space, space))
        nearer = any(turns(situation.away(each.space, space)) < own for each in situation.others)
        return OTHER_COMES if nearer else 1.0

    def ahead(self, space: str) -> float:
        """What the next turns promise to whoever stands in a space."""
        known = self._ahead.get(space)
        if known is None:
            known = self._ahead[space] = self._look_ahead(space)
        return known

    def _look_ahead(self, space: str) -> float:
        situation = self.situation
        values = [value * LATER ** (1 + turns(situation.away(space, goal))) for goal, value in self.offers.items()]
        best = sorted(values, reverse=True)[:3]
        return sum(value * weight for value, weight in zip(best, (1.0, 0.3, 0.15), strict=False))


def turns(steps_away: float) -> float:
    """How many turns a way takes, where the first steps are free of cost."""
    return max(0.0, -(-(steps_away - 2) // 2)) if steps_away > 2 else 0.25 * (steps_away > 0)
