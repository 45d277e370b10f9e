"""Reactions and fast cards: when it pays to use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import Kind

from .combat import threat
from .goals import Goals
from .situation import Candidate, Situation
from .stakes import Stakes
from .worth import in_hand


class Opportunity:
    """The situation when something has happened, or is about to, and one may react."""

    def __init__(self, situation: Situation, goals: Goals, cause: str) -> None:
        self.situation = situation
        self.goals = goals
        self.cause = cause
        """The card that is being resolved."""

    def stakes(self) -> Stakes | None:
        test = self.situation.view.test
        return None if test is None else Stakes(self.situation, self.goals, test)

    def cheapest_card(self) -> float:
        hand = self.situation.me.hand or ()
        costs = [in_hand(self.situation, self.goals, card.code) for card in hand if not PRINTED[card.code].weakness]
        return min(costs, default=99.0)


Score = Callable[[Opportunity, Candidate], float]


def gladly(opportunity: Opportunity, candidate: Candidate) -> float:
    return 1.0


def never(opportunity: Opportunity, candidate: Candidate) -> float:
    return -1.0


def if_clues_are_needed(opportunity: Opportunity, candidate: Candidate) -> float:
    return 1.0 if opportunity.goals.need > 0 else -0.1


def destroy_evidence(opportunity: Opportunity, candidate: Candidate) -> float:
    """Roland's secret is worth clues nobody needs, in a campaign."""
    return 1.0 if opportunity.situation.campaign and opportunity.goals.need <= 0 else -1.0


def try_again(opportunity: Opportunity, candidate: Candidate) -> float:
    stakes = opportunity.stakes()
    if stakes is None or stakes.margin >= 0:
        return -1.0
    return stakes.again() - opportunity.cheapest_card() - 0.1


def sure_gamble(opportunity: Opportunity, candidate: Candidate) -> float:
    stakes = opportunity.stakes()
    if stakes is None or stakes.margin >= 0:
        return -1.0
    return stakes.saved(4) - 1.5


def split_fate(opportunity: Opportunity, candidate: Candidate) -> float:
    """Two tokens, when much depends on one."""
    stakes = opportunity.stakes()
    if stakes is None:
        return -1.0
    odds = stakes.test.odds
    return odds * (1 - odds) * (stakes.outcome(0, 0)(3) - stakes.outcome(0, 0)(-1)) - 0.6


def lucky(opportunity: Opportunity, candidate: Candidate) -> float:
    stakes = opportunity.stakes()
    return -1.0 if stakes is None else stakes.saved(2) - 0.9


def dodge(opportunity: Opportunity, candidate: Candidate) -> float:
    """Only against an attack that would cost more than the card."""
    enemy = worst_of(opportunity, opportunity.cause)
    return enemy - 1.5


def worst_of(opportunity: Opportunity, code: str) -> float:
    """What the attack of an enemy would cost."""
    situation = opportunity.situation
    attacks = [
        situation.attack_harm(enemy, enemy.engaged if enemy.engaged >= 0 else None)
        for enemy in situation.enemies_here
        if enemy.code == code
    ]
    return max(attacks, default=1.0)


EVIL: Final[dict[str, float]] = {
    "01135": 1.2,
    "01136": 0.6,
    "01158": 2.5,
    "01162": 1.4,
    "01163": 1.6,
    "01164": 1.8,
    "01165": 0.4,
    "01166": 2.2,
    "01167": 1.8,
    "01168": 0.7,
    "01171": 2.2,
    "01173": 1.5,
    "01174": 1.2,
    "01176": 2.6,
    "01178": 2.6,
    "01182": 2.2,
}
"""How bad a treachery is on average."""


def ward(opportunity: Opportunity, candidate: Candidate) -> float:
    return EVIL.get(opportunity.cause, 1.0) - opportunity.situation.harm(0, 1) - 0.5


def on_the_lam(opportunity: Opportunity, candidate: Candidate) -> float:
    return opportunity.situation.provoked - 1.6


def shake(opportunity: Opportunity, candidate: Candidate) -> float:
    """Lose the enemy that was just evaded."""
    here = [enemy for enemy in opportunity.situation.enemies_here if enemy.exhausted]
    return max((threat(opportunity.situation, opportunity.goals, enemy) for enemy in here), default=0.0) - 2.0


def salvage(opportunity: Opportunity, candidate: Candidate) -> float:
    assets = [card.code for card in opportunity.situation.me.discard if PRINTED[card.code].type is Kind.ASSET]
    return max((in_hand(opportunity.situation, opportunity.goals, code) for code in assets), default=0.0)


def break_the_barrier(opportunity: Opportunity, candidate: Candidate) -> float:
    """Not before one is ready for what is behind it, if there is time."""
    return -1.0 if opportunity.goals.arming else 1.0


REACTIONS: Final[dict[tuple[str, str], Score]] = {
    ("01001", "find-evidence"): gladly,
    ("01004", "lash-out"): gladly,
    ("01005", "try-again"): try_again,
    ("01007", "destroy-evidence"): destroy_evidence,
    ("01010", "play"): on_the_lam,
    ("01012", "remember"): gladly,
    ("01021", "bite"): gladly,
    ("01022", "play"): if_clues_are_needed,
    ("01023", "play"): dodge,
    ("01032", "fetch-a-tome"): gladly,
    ("01033", "reward"): gladly,
    ("01041", "ward-off"): gladly,
    ("01046", "pick-pockets"): gladly,
    ("01056", "play"): sure_gamble,
    ("01065", "play"): ward,
    ("01068", "play"): never,
    ("01071", "split-fate"): split_fate,
    ("01073", "salvage"): salvage,
    ("01075", "consolation"): gladly,
    ("01079", "play"): if_clues_are_needed,
    ("01080", "play"): lucky,
    ("01082", "turn-the-blow"): gladly,
    ("01083", "play"): shake,
    ("01084", "play"): lucky,
    ("01109", "break-the-barrier"): break_the_barrier,
    ("01117", "strike-true"): gladly,
}


def react(opportunity: Opportunity, candidate: Candidate) -> float:
    score = REACTIONS.get((candidate.code, candidate.name))
    return -1.0 if score is None else score(opportunity, candidate)
