"""What effects cost (`pay:`)."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Amount, CostWord, investigators, say_price
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import health, movement, possessions
from ..paying import can_pay_clues, most_clues, pay_clues
from ..play import Table, choose_investigator
from ..possessions import choose_cards, holds, of_kind
from ..resolver import Me, part_of
from ..words import Harm, card_name, possession_name, say


class Clues(investigators.Clues, frozen=True, tag="clues"):
    def affordable(self, table: Table, me: Me, /) -> bool:
        return can_pay_clues(table, me.who, self.n.count(table, me), effect=True)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        return pay_clues(table, me.who, self.n.count(table, me), effect=True)


class GroupClues(CostWord, frozen=True, tag="group-clues"):
    """Clues that the investigators spend together, each as many as they like; the lead settles it (rule eh.lead.7)."""

    n: Amount

    def affordable(self, table: Table, me: Me, /) -> bool:
        return sum(most_clues(table, who) for who in table.state.standing()) >= self.n.count(table, me)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for _ in range(self.n.count(table, me)):
            able = [who for who in state.standing() if can_pay_clues(table, who, 1)]
            prompt = say("prompt-group-clues")
            who = yield from choose_investigator(table, state.lead, able, prompt, "eh.lead.7", "group-clues")
            yield from pay_clues(table, who, 1)

    def say(self) -> Message:
        return say_price(self.n, lambda n: say("cost-group-clues", n=n))


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
        yield from health.lose(table, me.who, self.what, self.n, during=part_of(me))

    def say(self) -> Message:
        return say(f"cost-lose-{self.what}", n=self.n)


class Delay(investigators.Delay, frozen=True, tag="delay"):
    """Becoming delayed, which nobody can who is delayed already (rule eh.delayed.7.ltp)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return movement.can_be_delayed(table.state, me.who)

    def pay(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who, chosen=True)


class TakeCondition(CostWord, frozen=True, tag="condition"):
    """Gaining a condition, which nobody can who has it (rules eh.condition.4, eh.faq.17)."""

    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return possessions.can_gain_condition(table.state, me.who, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from possessions.gain_condition(table, me.who, self.name, chosen=True)

    def say(self) -> Message:
        return say("cost-condition", card=card_name(self.name))


class LeadTakesCondition(TakeCondition, frozen=True, tag="lead-condition"):
    """The lead investigator gains a condition; whoever is defeated cannot (rule eh.defeated.13)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        lead = table.state.lead
        in_play = table.state.investigators[lead].in_play
        return in_play and possessions.can_gain_condition(table.state, lead, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from possessions.gain_condition(table, table.state.lead, self.name, chosen=True)

    def say(self) -> Message:
        return say("cost-lead-condition", card=card_name(self.name))


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
        return say("cost-possession", n=self.n, what=possession_name(self.trait, self.kind))


class DiscardThis(investigators.DiscardThis, frozen=True, tag="this"):
    """The card itself is discarded."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        sheet = me.sheet(table)
        return me.card in sheet.cards or me.card in sheet.conditions

    def pay(self, table: Table, me: Me, /) -> None:
        possessions.discard_card(table, me.who, me.card)


class ThatSpell(CostWord, frozen=True, tag="that-spell"):
    """The spell whose test was passed."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.cast in me.sheet(table).cards

    def pay(self, table: Table, me: Me, /) -> None:
        if table.state.cast is not None:
            possessions.discard_card(table, me.who, table.state.cast)

    def say(self) -> Message:
        return say("cost-that-spell")
