"""What the greedy bot thinks cards are worth to have."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.games.eldritch.abilities import Abilities, TestAbility
from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.words import Occurring, Skill

ARTIFACT: Final = 1.8
SPELL: Final = 0.8
ASSET: Final = 0.9
"""What a card one does not know yet is worth."""

USE: Final = {
    Skill.LORE: 1.0,
    Skill.INFLUENCE: 0.7,
    Skill.OBSERVATION: 1.2,
    Skill.STRENGTH: 1.0,
    Skill.WILL: 1.0,
}
"""How much a skill is used."""

OCCASION: Final = {
    None: 1.0,
    Occurring.COMBAT: 0.65,
    Occurring.SPELL: 0.25,
    Occurring.OTHER_WORLD: 0.45,
    Occurring.RESEARCH: 0.5,
    Occurring.ACQUIRE: 0.25,
}
"""How often tests are made in the midst of something."""

DIE: Final = 0.6
SERVICES: Final = {
    "silver-twilight-ritual": 3.5,
    "private-care": 1.2,
    "sanctuary": 0.6,
    "agency-quarantine": 2.0,
    "charter-flight": 0.6,
    "delivery-service": 0.0,
    "wireless-report": 0.0,
}
"""What is resolved at once and gone."""


@cache
def card_worth(id: str) -> float:
    """What a card is worth, by what it can do."""
    if id in SERVICES:
        return SERVICES[id]
    card = CARDS[id]
    if card.kind == "artifact":
        return ARTIFACT
    if card.kind == "spell":
        return SPELL
    return 0.3 + able_worth(card.able)


def able_worth(able: Abilities) -> float:
    total = max((each.n * test_worth(each) for each in able.bonus), default=0.0)
    total += sum(each.n * test_worth(each) for each in able.dice)
    total += sum(test_worth(each) for each in (*able.reroll, *able.raises))
    total += sum(0.5 * test_worth(each) for each in able.sixes)
    total += 0.8 * len(able.prevent) + 0.6 * able.less_damage
    total += 0.6 * (len(able.react) + len(able.rest) + len(able.rest_here))
    total += 0.6 * (able.never_delayed + able.cheaper_clues) + 1.2 * able.unseen_by_monsters
    return total + (0.7 if able.action is not None else 0.0)


def test_worth(ability: TestAbility) -> float:
    """What one die in the tests that an ability applies to is worth."""
    skill = sum(USE.values()) if ability.skill is None else USE[ability.skill]
    used_up = 0.5 if ability.cost is not None or ability.limited else 1.0
    place = 0.5 if ability.type is not None else 1.0
    return DIE * min(skill, 2.0) * OCCASION[ability.during] * used_up * place
