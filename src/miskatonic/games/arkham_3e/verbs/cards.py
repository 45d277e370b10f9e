"""Verbs about assets, money, remnants and clues."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Amount, Cost, Effects, Fixed, Node, PayThen, any_possible, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import assets, things
from ..components import card_of, has_trait
from ..play import Table, neighborhood_of
from ..reactions import able
from ..resolver import Me
from ..words import card_name, front, say, trait_name

ONE = Fixed(1)


class GainMoney(Node, frozen=True, tag="gain-money"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        assets.gain(table, me.who, "money", self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-gain-money", n=n))


class LoseMoney(Node, frozen=True, tag="lose-money"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        assets.spend(table, me.who, "money", self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).money > 0

    def say(self) -> Message:
        return say("effect-lose-money", n=self.n)


class GainRemnants(Node, frozen=True, tag="gain-remnants"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        assets.gain(table, me.who, "remnants", self.n)

    def say(self) -> Message:
        return say("effect-gain-remnants", n=self.n)


class GainClue(Node, frozen=True, tag="gain-clue"):
    """A clue of their neighbourhood (rule ah3.428.5)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.gain_clue_here(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        id = neighborhood_of(table.state, me.sheet(table).space)
        return id is not None and bool(table.state.clues.get(id))

    def say(self) -> Message:
        return say("effect-gain-clue")


class GainSpell(Node, frozen=True, tag="gain-spell"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.gain_spell(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.spells)

    def say(self) -> Message:
        return say("effect-gain-spell")


class GainAlly(Node, frozen=True, tag="gain-ally"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.gain_ally(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.allies)

    def say(self) -> Message:
        return say("effect-gain-ally")


class GainItem(Node, frozen=True, tag="gain-item"):
    """With a trait, of a price (rules ah3.478.5, ah3.478.6)."""

    trait: str | None = None
    least: int | None = None
    most: int | None = None

    def _fits(self, card: str) -> bool:
        value = card_of(card).value or 0
        return (
            has_trait(card, self.trait)
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.gain_item(table, me.who, self._fits, say("prompt-gain-item"))

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(self._fits(card) for card in (*table.state.display, *table.state.items))

    def say(self) -> Message:
        what = trait_name(self.trait) if self.trait else say("trait-item")
        if self.least is not None:
            return say("effect-gain-item-least", what=what, n=self.least)
        if self.most is not None:
            return say("effect-gain-item-most", what=what, n=self.most)
        return say("effect-gain-item", what=what)


class GainSpecial(Node, frozen=True, tag="gain-special"):
    """A special card by its name (rules ah3.463.4, ah3.463.5)."""

    name: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.gain_special(table, me.who, self.name)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.name in table.state.special

    def say(self) -> Message:
        return say("effect-gain-special", card=card_name(self.name))


class Become(Node, frozen=True, tag="become"):
    """A condition (rules ah3.488.2, ah3.488.4)."""

    name: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.become(table, me.who, self.name)

    def possible(self, table: Table, me: Me, /) -> bool:
        return assets.can_become(table.state, me.who, self.name)

    def say(self) -> Message:
        return say(f"effect-become-{self.name}")


class Buy(Node, frozen=True, tag="buy"):
    """Items of the display with a trait, one or any number (rules ah3.454.1, ah3.414.3)."""

    trait: str | None = None
    price: Literal["full", "half"] = "full"
    one: bool = False
    bought: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        bought = yield from assets.buy(
            table, me.who, lambda card: has_trait(card, self.trait), self.price, only_one=self.one
        )
        if bought:
            yield from resolve(self.bought, table, me)

    def say(self) -> Message:
        what = trait_name(self.trait) if self.trait else say("trait-item")
        words = say(f"effect-buy-{'one' if self.one else 'any'}-{self.price}", what=what)
        return say("effect-if-bought", buy=words, then=say_effects(self.bought)) if self.bought else words


class BuySpells(Node, frozen=True, tag="buy-spells"):
    """Spells of the top of the deck."""

    n: int
    price: Literal["full", "half"] | int = "full"
    one: bool = False
    bought: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if (yield from assets.buy_spells(table, me.who, self.n, self.price, only_one=self.one)):
            yield from resolve(self.bought, table, me)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.spells)

    def say(self) -> Message:
        number = "one" if self.one else "any"
        if isinstance(self.price, int):
            words = say(f"effect-buy-spells-{number}-for", n=self.n, price=self.price)
        else:
            words = say(f"effect-buy-spells-{number}-{self.price}", n=self.n)
        return say("effect-if-bought", buy=words, then=say_effects(self.bought)) if self.bought else words


class DiscardThis(Node, frozen=True, tag="discard-this"):
    """The card whose effect it is."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.card in (*me.sheet(table).cards, *me.sheet(table).conditions):
            assets.discard(table, me.who, me.card)

    def say(self) -> Message:
        return say("effect-discard-this")


class HealThis(Node, frozen=True, tag="heal-this"):
    health: int = 0
    sanity: int = 0

    def resolve(self, table: Table, me: Me, /) -> None:
        from ..harm import recover_asset
        from ..words import DAMAGE, HORROR

        recover_asset(table, me.who, me.card, DAMAGE, self.health)
        recover_asset(table, me.who, me.card, HORROR, self.sanity)

    def possible(self, table: Table, me: Me, /) -> bool:
        lying = assets.on_card(table.state, me.card)
        return bool((self.health and lying.damage) or (self.sanity and lying.horror))

    def say(self) -> Message:
        return say("effect-heal-this", health=self.health, sanity=self.sanity)


class ForEachHeld(Node, frozen=True, tag="for-each-held"):
    """For each item or spell they have: something happens, unless they discard it."""

    kind: Literal["item", "spell"]
    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from miskatonic.kernel.decision import Option, QuestionKind, Role
        from miskatonic.kernel.flow import ask

        for card in assets.of_kind(table.state, me.who, self.kind):
            if me.out(table):
                return
            if card not in me.sheet(table).cards:
                continue
            words = say("option-discard", card=card_name(card))
            options = [
                Option(f"discard:{front(card)}", words, card, "discard", (things.card(card),)),
                Option("keep", say("option-keep", card=card_name(card)), None, role=Role.DECLINE),
            ]
            prompt = say("prompt-keep-or-discard", card=card_name(card))
            chosen = yield from ask(me.who, prompt, options, "ah3.435.2", table.cause, QuestionKind.AGREE, "keep")
            if chosen is None:
                yield from resolve(self.then, table, me)
            else:
                assets.discard(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(assets.of_kind(table.state, me.who, self.kind))

    def say(self) -> Message:
        return say(f"effect-for-each-held-{self.kind}", then=say_effects(self.then))


class TurnThis(Node, frozen=True, tag="turn-this"):
    """A condition is turned, its back is resolved, and it is discarded."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from miskatonic.kernel.two_sided import back

        from ..components import back_of
        from ..events import CardTurned
        from ..words import front

        state = table.state
        state.backs.show(me.card)
        table.tell(CardTurned, me.sheet(table).id, front(me.card), back(me.card))
        yield from resolve(back_of(me.card).then, table, me)
        if me.card in me.sheet(table).conditions:
            assets.discard(table, me.who, me.card)

    def say(self) -> Message:
        return say("effect-turn-this")


class Stow(Node, frozen=True, tag="stow"):
    """Items of the deck lie face down under this card."""

    n: int = 2

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        count = min(self.n, len(state.items))
        state.under[me.card] = [state.items.pop() for _ in range(count)]

    def say(self) -> Message:
        return say("effect-stow", n=self.n)


class Unstow(Node, frozen=True, tag="unstow"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for card in table.state.under.pop(me.card, []):
            yield from assets.take(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.under.get(me.card))

    def say(self) -> Message:
        return say("effect-unstow")


class PayAgain(Node, frozen=True, tag="pay-again"):
    """A price that may be paid as often as they can, and what it buys each time."""

    cost: Cost
    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        once = PayThen(self.cost, self.then)
        while not me.out(table) and self.possible(table, me):
            before = table.state.rng, me.sheet(table).money, me.sheet(table).remnants
            yield from once.resolve(table, me)
            if before == (table.state.rng, me.sheet(table).money, me.sheet(table).remnants):
                return

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.cost.affordable(table, me) and any_possible(self.then, table, me)

    def say(self) -> Message:
        return say("effect-pay-again", cost=self.cost.say(), then=say_effects(self.then))


class LiftLuck(Node, frozen=True, tag="lift-luck"):
    """A blessing or a curse is discarded."""

    def resolve(self, table: Table, me: Me, /) -> None:
        for name in ("blessed", "cursed"):
            card = assets.holds(table.state, me.who, name)
            if card is not None:
                assets.discard(table, me.who, card)

    def say(self) -> Message:
        return say("effect-lift-luck")


class PactDie(Node, frozen=True, tag="pact-die"):
    """A die that is no test: on a 1 the dark pact is turned (rule ah3.450.2-ex)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..testing import roll_and_change

        count = 2 if able(table.state, me.who, "two_pact_dice") else 1
        rolled = yield from roll_and_change(table, me.who, count)
        if 1 in rolled:
            yield from TurnThis().resolve(table, me)

    def say(self) -> Message:
        return say("effect-pact-die")


class SpendClueOrSuffer(Node, frozen=True, tag="for-each-clue"):
    """For each clue they have: something happens, unless they discard it."""

    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from miskatonic.kernel.decision import Option, QuestionKind, Role
        from miskatonic.kernel.flow import ask

        for _ in range(me.sheet(table).clues):
            if me.out(table):
                return
            options = [
                Option("discard", say("option-discard-clue"), True, "discard"),
                Option("keep", say("option-keep-clue"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-keep-clue")
            if (yield from ask(me.who, prompt, options, "ah3.435.2", table.cause, QuestionKind.AGREE, "keep-clue")):
                assets.spend(table, me.who, "clues", 1)
            else:
                yield from resolve(self.then, table, me)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).clues > 0

    def say(self) -> Message:
        return say("effect-for-each-clue", then=say_effects(self.then))
