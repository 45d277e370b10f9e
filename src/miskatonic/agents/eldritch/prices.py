"""What prices are to the greedy bot, and conditions."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.verbs import costs
from miskatonic.games.eldritch.words import Harm
from miskatonic.kernel.effects import Cost, Together

from .occasion import Occasion, count
from .possessions import SPELL, card_worth

CONDITIONS: Final = {
    "blessed": 3.0,
    "cursed": -3.5,
    "dark-pact": -4.5,
    "debt": -2.4,
    "detained": -2.6,
    "amnesia": -1.6,
    "paranoia": -1.5,
    "hallucinations": -1.6,
    "back-injury": -1.5,
    "leg-injury": -1.8,
    "internal-injury": -2.0,
}
"""What it is worth to have a condition."""

CONDITION: Final = -1.7
DELAYED: Final = -3.5

CASTING: Final = 1.2
"""What the back of a spell may cost."""


def affordable(at: Occasion, cost: Cost) -> bool:
    """Could the investigator pay, as far as it can be seen?"""
    doer = at.situation.doer
    match cost:
        case costs.Clues(n=n):
            return len(doer.who.clues) >= count(at, n)
        case costs.SpendHealth(n=n):
            return doer.who.health > n
        case costs.SpendSanity(n=n):
            return doer.who.sanity > n
        case costs.Delay():
            return not doer.who.delayed
        case costs.TakeCondition(name=name):
            return name not in doer.conditions
        case costs.GiveUpCondition(name=name):
            return name in doer.conditions
        case costs.GiveUpPossession():
            return len(given_up(at, cost)) >= cost.n
        case Together(costs=parts):
            return all(affordable(at, each) for each in parts)
        case _:
            return True


def price(at: Occasion, cost: Cost) -> float:
    """What it is worth not to pay."""
    situation, doer = at.situation, at.situation.doer
    match cost:
        case costs.Clues(n=n) | costs.GroupClues(n=n):
            return situation.spent_clues(round(count(at, n)), on_mystery=at.on_mystery)
        case costs.SpendHealth(n=n):
            return doer.loss(Harm.HEALTH, n)
        case costs.SpendSanity(n=n):
            return doer.loss(Harm.SANITY, n)
        case costs.Loss(what=what, n=n):
            return doer.loss(what, n)
        case costs.Delay():
            return -DELAYED
        case costs.TakeCondition(name=name):
            return -CONDITIONS.get(name, CONDITION)
        case costs.GiveUpCondition(name=name):
            return CONDITIONS.get(name, CONDITION)
        case costs.GiveUpPossession():
            return sum(sorted(given_up(at, cost))[: cost.n])
        case costs.DiscardThis():
            return card_worth(at.card) if at.card in CARDS else 0.5
        case costs.ThatSpell():
            return SPELL
        case Together(costs=parts):
            return sum(price(at, each) for each in parts)
        case _:
            return 1.0


def given_up(at: Occasion, cost: costs.GiveUpPossession) -> list[float]:
    """What the cards are worth by which a price could be paid."""
    cards = [CARDS[each.id] for each in at.situation.own.cards]
    return [
        card_worth(card.id)
        for card in cards
        if cost.kind in (None, card.kind) and (cost.trait is None or cost.trait in card.traits)
    ]
