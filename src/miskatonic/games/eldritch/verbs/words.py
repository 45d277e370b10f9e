"""What effects ask, pay, try, select and count."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import (
    Amount,
    ConditionWord,
    Cost,
    CostWord,
    Fixed,
    Outcome,
    SelectorWord,
    TrialWord,
)
from miskatonic.kernel.effects.amounts import Per
from miskatonic.kernel.flow import Flow, run
from miskatonic.kernel.text import Message
from msgspec.structs import replace

from .. import health, movement, possessions
from ..components import TOKENS
from ..paying import can_pay_clues, pay_clues
from ..play import Table, player_count
from ..possessions import choose_cards, holds, of_kind
from ..resolver import Me
from ..testing import skill_test
from ..words import Harm, Occurring, Skill, card_name, monster_name, say, skill_name, trait_name

ONE = Fixed(1)
ZERO = Fixed(0)


class SkillTrial(TrialWord, frozen=True, tag="skill"):
    """A skill test."""

    skill: Skill
    mod: int = 0
    dice: Amount = ZERO
    """Additional dice."""

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        scene = table.state.scene
        deck = scene.deck if scene is not None and scene.who == me.who else ""
        during = (Occurring(deck),) if deck in tuple(Occurring) else ()
        return (yield from skill_test(table, me, self.skill, self.mod, during, self.dice.count(table, me)))

    def say(self) -> Message:
        return say("trial-skill", skill=skill_name(self.skill), mod=self.mod)


class PerClue(Per, frozen=True, tag="clue"):
    """For each clue of the investigator."""

    def found(self, table: Table, me: Me, /) -> int:
        return len(me.sheet(table).clues)

    def each(self) -> Message:
        return say("per-clue", every=self.every)


class PerPlayer(Per, frozen=True, tag="player"):
    """For each player; `every: 2` is half of them, rounded up (rules eh.symbols.2, eh.rounding.1)."""

    def found(self, table: Table, me: Me, /) -> int:
        return player_count(table.state)

    def each(self) -> Message:
        return say("per-player", every=self.every)


class Clues(CostWord, frozen=True, tag="clues"):
    n: Amount = ONE

    def affordable(self, table: Table, me: Me, /) -> bool:
        return can_pay_clues(table, me.who, self.n.count(table, me), effect=True)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from pay_clues(table, me.who, self.n.count(table, me), effect=True)

    def say(self) -> Message:
        return self.n.say(lambda n: say("cost-clues", n=n))


class SpendHealth(CostWord, frozen=True, tag="health"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return health.can_spend(table.state, me.who, Harm.HEALTH, self.n)

    def pay(self, table: Table, me: Me, /) -> None:
        health.spend(table, me.who, Harm.HEALTH, self.n)

    def say(self) -> Message:
        return say("cost-health", n=self.n)


class SpendSanity(CostWord, frozen=True, tag="sanity"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return health.can_spend(table.state, me.who, Harm.SANITY, self.n)

    def pay(self, table: Table, me: Me, /) -> None:
        health.spend(table, me.who, Harm.SANITY, self.n)

    def say(self) -> Message:
        return say("cost-sanity", n=self.n)


class Loss(CostWord, frozen=True, tag="loss"):
    """Losing health or sanity by choice: it may be prevented and still counts (rules eh.faq.18, eh.faq.19)."""

    what: Harm
    n: int

    def affordable(self, table: Table, me: Me, /) -> bool:
        return True

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from health.lose(table, me.who, self.what, self.n)

    def say(self) -> Message:
        return say(f"cost-lose-{self.what}", n=self.n)


class Delay(CostWord, frozen=True, tag="delay"):
    """Becoming delayed, which nobody can who is delayed already (rule eh.delayed.7.ltp)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return movement.can_be_delayed(table.state, me.who)

    def pay(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who, chosen=True)

    def say(self) -> Message:
        return say("cost-delay")


class TakeCondition(CostWord, frozen=True, tag="condition"):
    """Gaining a condition, which nobody can who has it (rules eh.condition.4, eh.faq.17)."""

    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return possessions.can_gain_condition(table.state, me.who, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from possessions.gain_condition(table, me.who, self.name, chosen=True)

    def say(self) -> Message:
        return say("cost-condition", card=card_name(self.name))


class GiveUpCondition(CostWord, frozen=True, tag="lose-condition"):
    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return holds(table.state, me.who, self.name) is not None

    def pay(self, table: Table, me: Me, /) -> None:
        card = holds(table.state, me.who, self.name)
        if card is not None:
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("cost-discard-card", card=card_name(self.name))


class GiveUpPossession(CostWord, frozen=True, tag="possession"):
    """Possessions of their choice, of a trait or a kind."""

    n: int = 1
    trait: str | None = None
    kind: Literal["asset", "spell"] | None = None

    def affordable(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, self.kind, self.trait)) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, self.kind, self.trait)
        for card in (yield from choose_cards(table, me.who, held, self.n, "discard", "eh.spend.1")):
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("cost-possession", n=self.n, what=trait_name(self.trait or self.kind or "possession"))


class DiscardThis(CostWord, frozen=True, tag="this"):
    """The card itself is discarded."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        sheet = me.sheet(table)
        return me.card in sheet.cards or me.card in sheet.conditions

    def pay(self, table: Table, me: Me, /) -> None:
        possessions.discard_card(table, me.who, me.card)

    def say(self) -> Message:
        return say("cost-this")


class Together(CostWord, frozen=True, tag="all"):
    """Several prices, all of which are paid."""

    costs: list[Cost]

    def affordable(self, table: Table, me: Me, /) -> bool:
        return all(cost.affordable(table, me) for cost in self.costs)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        for cost in self.costs:
            yield from run(cost.pay(table, me))

    def say(self) -> Message:
        first, *rest = [cost.say() for cost in self.costs]
        for each in rest:
            first = say("cost-and", first=first, last=each)
        return first


class HasSpells(ConditionWord, frozen=True, tag="spells"):
    n: int = 1

    def holds(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, "spell")) >= self.n

    def say(self) -> Message:
        return say("if-spells", n=self.n)


class OnBoard(ConditionWord, frozen=True, tag="on-board"):
    """Is there a monster of a kind on the board?"""

    kind: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return any(TOKENS[each.token] == self.kind for each in table.state.monsters)

    def say(self) -> Message:
        return say("if-on-board", monster=monster_name(self.kind))


class Everyone(SelectorWord, frozen=True, tag="investigators"):
    """Every investigator, from the lead clockwise."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [replace(me, who=who) for who in table.state.standing()]

    def say(self) -> Message:
        return say("each-investigator")


class EveryoneHere(SelectorWord, frozen=True, tag="investigators-here"):
    """Every investigator on the space, the one who resolves it among them (rule eh.faq.1)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [replace(me, who=who) for who in table.state.standing_on(me.space(table))]

    def say(self) -> Message:
        return say("each-investigator-here")
