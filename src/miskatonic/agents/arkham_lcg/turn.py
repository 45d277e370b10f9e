"""The actions of one's turn: what each of them is worth."""

from __future__ import annotations

from functools import cached_property

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import EnemyView, LocationView
from miskatonic.games.arkham_lcg.words import NOBODY, Kind

from .combat import threat
from .goals import Goals
from .journey import Journey
from .situation import Situation
from .stakes import search
from .worth import ARMS, best_arm, play_worth, resource_worth

DRAWING = 0.35
"""What a card is worth when nothing better can be done."""

UNARMED = 0.35
ARMING_DRAW = 0.5
ARMING_RESOURCE = 0.3
"""How much more a card is worth without a weapon, and a card and a resource while we get ready to fight."""

ON_THE_WAY = 1.5
AT_LAST = 6.0
"""What it is worth to go where the round should end: in good time, and with the last actions."""

NEVER = -100.0


class Turn:
    """A turn as the one who takes it sees it."""

    def __init__(self, situation: Situation, goals: Goals) -> None:
        self.situation = situation
        self.goals = goals

    # Clues.

    def search_chance(self, place: LocationView) -> float:
        return self.situation.chances.success(self.goals.search_value(place), self.goals.shroud_of(place))

    def investigate(self, easier: int = 0) -> float:
        here = self.situation.here
        if here is None or not here.clues:
            return NEVER
        milan = resource_worth(self.situation) if self.situation.controls("01033") else 0.0
        return search(self.situation, self.goals, here, easier).promise + milan

    # Where to go.

    @cached_property
    def journey(self) -> Journey:
        return Journey(self.situation, self.goals)

    def move(self, to: int) -> float:
        """A step: towards where the round should end, or to what is most worth going to."""
        if self.goals.meet is None:
            return self.journey.step(to)
        situation, meet = self.situation, self.goals.meet
        now = situation.distances(situation.me.location).get(meet)
        then = situation.distances(to).get(meet)
        if now is None or then is None:
            return self.journey.step(to)
        if then >= now:
            return NEVER
        return (AT_LAST if now >= situation.actions else ON_THE_WAY) - self.journey.entering(situation.places[to])

    @cached_property
    def best_errand(self) -> float:
        """The best that can be done here or elsewhere about the aims of the scenario."""
        return max(self.investigate(), *self.journey.steps.values(), 0.0)

    # Cards and resources.

    def price(self, code: str) -> int:
        for card in self.situation.me.hand or ():
            if card.code == code and card.price is not None:
                return card.price
        return PRINTED[code].cost or 0

    @cached_property
    def resource(self) -> float:
        """A resource: what can be bought with it, soon."""
        best = 0.9 * resource_worth(self.situation)
        if self.goals.arming:
            best += ARMING_RESOURCE
        for card in self.situation.me.hand or ():
            if PRINTED[card.code].type is Kind.ASSET and card.price is not None:
                missing = card.price - self.situation.me.resources
                if missing > 0:
                    worth = play_worth(self.situation, self.goals, card.code, card.price)
                    best = max(best, worth / (missing + 1))
        return best

    @cached_property
    def draw(self) -> float:
        me = self.situation.me
        if me.hand_count >= 8:
            return 0.1
        worth = DRAWING + (ARMING_DRAW if self.goals.arming else 0.0)
        if not best_arm(self.situation) and not any(card.code in ARMS for card in me.hand or ()):
            worth += UNARMED
        return worth - (1.2 if not me.deck else 0.0)

    def engage(self, enemy: EnemyView) -> float:
        """Take an enemy from somebody who fears it more."""
        if enemy.engaged == NOBODY:
            wanted = "aloof" in enemy.keywords and enemy.id in self.goals.aims
            return 0.4 * threat(self.situation, self.goals, enemy) if wanted else NEVER
        gain = self.situation.attack_harm(enemy, enemy.engaged) - self.situation.attack_harm(enemy)
        return 0.8 * gain
