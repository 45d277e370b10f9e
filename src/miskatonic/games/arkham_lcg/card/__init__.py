"""What a card does, said in a short class: abilities are methods with a decorator, constant effects are plain methods.

    class BeatCop(Card, code="01018"):
        skills = {COMBAT: 1}

        @free(cost=(DiscardThis(),), if_=enemy_here)
        def lend_a_hand(self, table, me):
            enemy = yield from choose_enemy_here(table, me.you)
            yield from damage_enemy(table, enemy, 1, by=me.you)

`me` tells a method which copy of the card it is for, who "you" are, and what triggered it.
"""

from .ability import (
    AFTER,
    PER_GAME,
    PER_PHASE,
    PER_ROUND,
    PER_TEST,
    PER_TURN,
    WHEN,
    WOULD,
    Ability,
    AttemptEffect,
    action,
    event,
    fast,
    forced,
    free,
    reaction,
)
from .attempt import Attempt
from .base import Card, TableEffect, TokenEffect
from .me import CardCondition, Me, Obstacle, ReadOnlyTable, Table

__all__ = [
    "AFTER",
    "PER_GAME",
    "PER_PHASE",
    "PER_ROUND",
    "PER_TEST",
    "PER_TURN",
    "WHEN",
    "WOULD",
    "Ability",
    "Attempt",
    "AttemptEffect",
    "Card",
    "CardCondition",
    "Me",
    "Obstacle",
    "ReadOnlyTable",
    "Table",
    "TableEffect",
    "TokenEffect",
    "action",
    "event",
    "fast",
    "forced",
    "free",
    "reaction",
]
