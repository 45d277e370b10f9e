"""The effect language: cards as data, executed and told from the same nodes.

An effect is a mapping with `do: <verb>`; a list of effects is resolved in order. The kernel has the verbs that
combine others; every game adds its own, its conditions (`is:`), selectors (`of:`), costs (`pay:`) and trials (`try:`).
A node resolves itself and says itself as a message, so what a card says is what it does. Cards that are classes use
the same words for what they cost and when they may be used.
"""

from .amounts import ONE, ZERO, Fixed, Per
from .conditions import Holds, both, condition, why_unmet
from .costs import Together, say_price
from .investigators import INVESTIGATOR_WORDS
from .language import Language
from .results import ResultLine, line_for
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
    say_in_turn,
    say_way,
)
from .words import (
    Amount,
    Condition,
    ConditionWord,
    Cost,
    CostWord,
    Effect,
    Outcome,
    Resolver,
    Selector,
    SelectorWord,
    Trial,
    TrialWord,
)

__all__ = [
    "INVESTIGATOR_WORDS",
    "ONE",
    "ZERO",
    "Amount",
    "Choose",
    "Condition",
    "ConditionWord",
    "Cost",
    "CostWord",
    "Effect",
    "Effects",
    "Fixed",
    "ForEach",
    "Holds",
    "If",
    "Language",
    "May",
    "Node",
    "Outcome",
    "Pay",
    "PayThen",
    "Per",
    "Repeat",
    "Resolver",
    "ResultLine",
    "Selector",
    "SelectorWord",
    "Test",
    "Together",
    "Trial",
    "TrialWord",
    "Unless",
    "any_possible",
    "both",
    "condition",
    "line_for",
    "resolve",
    "say",
    "say_in_turn",
    "say_price",
    "say_way",
    "why_unmet",
]
