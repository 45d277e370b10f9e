"""What the greedy bot thinks cards, money and tokens are worth to have."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.games.arkham_3e.abilities import Abilities, TestAbility
from miskatonic.games.arkham_3e.components import CARDS
from miskatonic.games.arkham_3e.words import BLESSED, CURSED, DARK_PACT, Occurring, Skill

from .doer import amount

CLUE: Final = 8.0
"""What a clue of one's own is worth."""
MONEY: Final = 0.45
REMNANT: Final = 0.9
FOCUS: Final = 0.5
SPELL: Final = 0.8
ALLY: Final = 2.2
ITEM: Final = 1.4
"""What a card one does not know yet is worth."""

CONDITIONS: Final = {BLESSED: 2.4, CURSED: -2.4, DARK_PACT: -4.0}
DELAYED: Final = -2.0

USE: Final = {
    Skill.LORE: 1.2,
    Skill.INFLUENCE: 0.7,
    Skill.OBSERVATION: 1.1,
    Skill.STRENGTH: 1.0,
    Skill.WILL: 0.8,
}
"""How much a skill is used."""

OCCASION: Final = {
    Occurring.ATTACK: 0.7,
    Occurring.EVADE: 0.3,
    Occurring.WARD: 0.9,
    Occurring.RESEARCH: 0.5,
    Occurring.CASTING: 0.2,
    Occurring.ENCOUNTER: 0.8,
    Occurring.HEADLINE: 0.1,
}
"""How much tests are worth that are made in the midst of something."""

DIE: Final = 0.8
HARM_TAKEN: Final = 0.45
"""What it is worth that a card takes one damage or horror in its owner's place."""


@cache
def card_worth(id: str) -> float:
    """What a card is worth, by what it can do."""
    card = CARDS[id]
    if card.kind == "condition":
        return CONDITIONS.get(id, 1.0)
    total = 0.2 + able_worth(card.able) + HARM_TAKEN * (card.health + card.sanity)
    return total + (SPELL if card.cast is not None else 0.0)


def able_worth(able: Abilities) -> float:
    total = sum(amount(each.n) * test_worth(each) for each in able.dice)
    total += sum(0.8 * test_worth(each) for each in (*able.reroll, *able.raises, *able.successes))
    total += sum(0.5 * test_worth(each) for each in able.sixes)
    total += 0.8 * len(able.prevent) + 0.6 * len(able.react) + 0.6 * able.focus_limit
    total += 4.0 * able.extra_action + 0.8 * able.half_price + 2.0 * able.unseen + 1.0 * bool(able.vehicle)
    return total + (0.8 if able.action is not None else 0.0)


def test_worth(ability: TestAbility) -> float:
    """What one die in the tests that an ability applies to is worth."""
    if ability.during:
        value = sum(OCCASION[each] for each in ability.during)
    else:
        value = sum(USE[each] for each in ability.skills) if ability.skills else 2.0
    used_up = 0.5 if ability.cost is not None or ability.limited else 1.0
    return DIE * value * used_up
