"""The effect language: cards as data, executed and told from the same nodes.

An effect is a mapping with `do: <verb>`; a list of effects is resolved in order. The kernel has the verbs that
combine others; every game adds its own, its conditions (`is:`), selectors (`of:`), costs (`pay:`) and trials (`try:`).
A node resolves itself and says itself as a message, so what a card says is what it does. Cards that are classes use
the same words for what they cost and when they may be used.
"""

from .conditions import Holds, both, condition, why_unmet
from .language import Language
from .verbs import (
    Choose,
    Effects,
    ForEach,
    If,
    May,
    Node,
    Pay,
    PayThen,
    Repeat,
    Test,
    Unless,
    any_possible,
    resolve,
    say,
)
from .words import Condition, Cost, Effect, Resolver, Selector, Trial

__all__ = [
    "Choose",
    "Condition",
    "Cost",
    "Effect",
    "Effects",
    "ForEach",
    "Holds",
    "If",
    "Language",
    "May",
    "Node",
    "Pay",
    "PayThen",
    "Repeat",
    "Resolver",
    "Selector",
    "Test",
    "Trial",
    "Unless",
    "any_possible",
    "both",
    "condition",
    "resolve",
    "say",
    "why_unmet",
]
