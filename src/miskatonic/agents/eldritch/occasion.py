"""On which occasion effects are resolved, how much they are about, and whether their conditions hold."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.eldritch.verbs import conditions, counts
from miskatonic.games.eldritch.words import OMEN_TRACK, Occurring
from miskatonic.kernel.effects import Amount, Condition, Fixed, Per
from miskatonic.kernel.effects.amounts import PerSuccess

from .situation import Situation


class Occasion(Struct, frozen=True):
    """Where and in the midst of what effects are resolved, and what they belong to."""

    situation: Situation
    space: str
    during: Occurring | None = None
    card: str = ""
    successes: float = 1.0
    toughness: int = 1
    """Of the monster that was defeated."""
    rounds: int = 0
    """In how many rounds it happens: the omen advances in the meantime."""
    on_mystery: bool = False
    """It is about a price by which the mystery comes nearer to its solution."""

    @property
    def has_gate(self) -> bool:
        return self.space in self.situation.gates


def count(at: Occasion, amount: Amount) -> float:
    """How much an amount comes to, as far as it can be seen."""
    match amount:
        case Fixed(n):
            return n
        case PerSuccess(n=n, plus=plus):
            return plus + n * at.successes
        case counts.PerPlayer(n=n, plus=plus, every=every):
            return plus + n * -(-at.situation.players // every)
        case counts.PerSpell(n=n, plus=plus):
            return plus + n * at.situation.doer.spells
        case counts.PerGate(n=n, plus=plus, every=every):
            return plus + n * -(-len(at.situation.gates) // every)
        case Per(n=n, plus=plus):
            return plus + n
        case _:
            return 1


def holds(at: Occasion, when: Condition) -> float:
    """How likely a condition holds."""
    match when:
        case conditions.GateMatchesOmen():
            omen = OMEN_TRACK[(at.situation.view.omen + at.rounds) % len(OMEN_TRACK)]
            return float(at.situation.gates.get(at.space) == omen)
        case conditions.Has(condition=name):
            return float(name in at.situation.doer.conditions)
        case conditions.Without(condition=name):
            return float(name not in at.situation.doer.conditions)
        case conditions.HasCondition():
            return float(bool(at.situation.doer.conditions))
        case conditions.NoClues():
            return float(not at.situation.own.clues)
        case conditions.RumorInPlay():
            return float(bool(at.situation.view.ongoing))
        case conditions.MonsterHere():
            return float(bool(at.situation.monsters.get(at.space)))
        case _:
            return 0.5
