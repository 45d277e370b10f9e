"""What prices are to the greedy bot, and conditions."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.verbs import words
from miskatonic.games.eldritch.words import Harm
from miskatonic.kernel.effects import Cost

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
        case words.Clues(n=n):
            return len(doer.who.clues) >= count(at, n)
        case words.SpendHealth(n=n):
            return doer.who.health > n
        case words.SpendSanity(n=n):
            return doer.who.sanity > n
        case words.Delay():
            return not doer.who.delayed
        case words.TakeCondition(name=name):
            return name not in doer.conditions
        case words.GiveUpCondition(name=name):
            return name in doer.conditions
        case words.GiveUpPossession():
            return len(given_up(at, cost)) >= cost.n
        case words.Together(costs=costs):
            return all(affordable(at, each) for each in costs)
        case _:
            return True


def price(at: Occasion, cost: Cost) -> float:
    """What it is worth not to pay."""
    situation, doer = at.situation, at.situation.doer
    match cost:
        case words.Clues(n=n) | words.GroupClues(n=n):
            return situation.spent_clues(round(count(at, n)), on_mystery=at.on_mystery)
        case words.SpendHealth(n=n):
            return doer.loss(Harm.HEALTH, n)
        case words.SpendSanity(n=n):
            return doer.loss(Harm.SANITY, n)
        case words.Loss(what=what, n=n):
            return doer.loss(what, n)
        case words.Delay():
            return -DELAYED
        case words.TakeCondition(name=name):
            return -CONDITIONS.get(name, CONDITION)
        case words.GiveUpCondition(name=name):
            return CONDITIONS.get(name, CONDITION)
        case words.GiveUpPossession():
            return sum(sorted(given_up(at, cost))[: cost.n])
        case words.DiscardThis():
            return card_worth(at.card) if at.card in CARDS else 0.5
        case words.ThatSpell():
            return SPELL
        case words.Together(costs=costs):
            return sum(price(at, each) for each in costs)
        case _:
            return 1.0


def given_up(at: Occasion, cost: words.GiveUpPossession) -> list[float]:
    """What the cards are worth by which a price could be paid."""
    cards = [CARDS[each.id] for each in at.situation.own.cards]
    return [
        card_worth(card.id)
        for card in cards
        if cost.kind in (None, card.kind) and (cost.trait is None or cost.trait in card.traits)
    ]
