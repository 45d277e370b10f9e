"""Verbs about cards that investigators gain, turn and discard: assets, artifacts, spells, conditions."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import ONE, Amount, Node, Per
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import possessions
from ..components import card_of
from ..events import BackRead
from ..play import DONE, Table
from ..possessions import card_options, choose_cards, holds, of_kind
from ..resolver import Me
from ..testing import skill_test
from ..words import OBSERVATION, CardId, card_name, front, possession_name, say, trait_name


class GainCondition(Node, frozen=True, tag="gain-condition"):
    """A condition by its name or by a trait."""

    name: str | None = None
    trait: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.name is not None:
            yield from possessions.gain_condition(table, me.who, self.name)
        else:
            yield from possessions.gain_condition_by_trait(table, me.who, self.trait or "")

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        if self.name in possessions.OPPOSITE:
            return True
        fits = [
            card for card in state.conditions if card_of(card).id == self.name or self.trait in card_of(card).traits
        ]
        return any(holds(state, me.who, card_of(card).id) is None for card in fits)

    def say(self) -> Message:
        if self.name is not None:
            return say("effect-gain-named-condition", card=card_name(self.name))
        return say("effect-gain-condition", trait=trait_name(self.trait or ""))


class DiscardCondition(Node, frozen=True, tag="discard-condition"):
    """A condition of a name, of a trait, or any: their own choice."""

    name: str | None = None
    trait: str | None = None

    def _held(self, table: Table, me: Me) -> list[str]:
        return [
            card
            for card in me.sheet(table).conditions
            if self.name in (None, card_of(card).id) and (self.trait is None or self.trait in card_of(card).traits)
        ]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for card in (yield from choose_cards(table, me.who, self._held(table, me), 1, "discard", "eh.discard.1")):
            possessions.discard_card(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._held(table, me))

    def say(self) -> Message:
        if self.name is not None:
            return say("effect-discard-card", card=card_name(self.name))
        if self.trait is not None:
            return say("effect-discard-condition", trait=trait_name(self.trait))
        return say("effect-discard-any-condition")


class GainSpell(Node, frozen=True, tag="gain-spell"):
    n: int = 1
    trait: str | None = None
    name: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from possessions.gain_spell(table, me.who, self.name, self.trait)

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return any(
            self.name in (None, card_of(card).id)
            and (self.trait is None or self.trait in card_of(card).traits)
            and holds(state, me.who, card_of(card).id) is None
            for card in state.spells
        )

    def say(self) -> Message:
        return _gain("spell", self.n, self.name, self.trait)


class GainArtifact(Node, frozen=True, tag="gain-artifact"):
    n: int = 1
    trait: str | None = None
    name: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from possessions.gain_artifact(table, me.who, self.name, self.trait)

    def possible(self, table: Table, me: Me, /) -> bool:
        deck = table.state.artifacts
        return any(
            self.name in (None, card) and (self.trait is None or self.trait in card_of(card).traits)
            for card in (*deck.cards, *deck.discard)
        )

    def say(self) -> Message:
        return _gain("artifact", self.n, self.name, self.trait)


class GainAsset(Node, frozen=True, tag="gain-asset"):
    """One asset: of their choice from the reserve, or by chance from the deck; of one of some traits."""

    source: Literal["reserve", "deck", "reserve-or-discard"] = field(default="deck", name="from")
    trait: str | None = None
    traits: list[str] = []
    name: str | None = None
    most: Amount | None = None
    """The greatest value it may have."""

    def _choices(self, table: Table, me: Me) -> list[str]:
        state = table.state
        cards = [*state.reserve, *(state.assets.discard if self.source == "reserve-or-discard" else ())]
        wanted = {self.trait, *self.traits} - {None}
        return [
            card
            for card in cards
            if (not wanted or wanted & set(card_of(card).traits))
            and (self.most is None or card_of(card).value <= self.most.count(table, me))
        ]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.source == "deck":
            yield from possessions.gain_asset_from_deck(table, me.who, self.name, self.trait)
            return
        cards = self._choices(table, me)
        if not cards:
            return
        card: str = yield from ask(
            me.who, say("prompt-gain-asset"), card_options(cards, "gain"), "eh.gain.10", table.cause, topic="gain-asset"
        )
        if card in table.state.reserve:
            yield from possessions.take_from_reserve(table, me.who, card)
        else:
            table.state.assets.discard.remove(card)
            yield from possessions.take(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        if self.source != "deck":
            return bool(self._choices(table, me))
        deck = table.state.assets
        if self.name is not None:
            return self.name in (*deck.cards, *deck.discard, *table.state.reserve)
        return any(self.trait is None or self.trait in card_of(card).traits for card in (*deck.cards, *deck.discard))

    def say(self) -> Message:
        if self.name is not None:
            return say("effect-gain-card", card=card_name(self.name))
        what, *others = [trait_name(trait) for trait in ([self.trait] if self.trait else self.traits or ["asset"])]
        for other in others:
            what = say("either-trait", first=what, last=other)
        how = say(f"effect-gain-asset-{self.source}", trait=what)
        if self.most is None:
            return how
        if isinstance(self.most, Per):
            return say("effect-of-value-per", effect=how, n=self.most.n, each=self.most.each())
        return self.most.say(lambda n: say("effect-of-value", effect=how, n=n))


def _gain(kind: str, n: int, name: str | None, trait: str | None) -> Message:
    if name is not None:
        return say("effect-gain-card", card=card_name(name))
    if trait is not None:
        return say(f"effect-gain-{kind}-trait", n=n, trait=trait_name(trait))
    return say(f"effect-gain-{kind}", n=n)


class Steal(Node, frozen=True, tag="steal"):
    """An Item by chance; who is caught gives it back and is detained."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        before = list(me.sheet(table).cards)
        if not (yield from possessions.gain_asset_from_deck(table, me.who, trait="item")):
            return
        card = next((card for card in me.sheet(table).cards if card not in before), None)
        outcome = yield from skill_test(table, me, OBSERVATION)
        if card is not None and outcome.result < card_of(card).value and card in me.sheet(table).cards:
            possessions.discard_card(table, me.who, card)
            yield from possessions.gain_condition(table, me.who, "detained")

    def say(self) -> Message:
        return say("effect-steal")


class DiscardPossession(Node, frozen=True, tag="discard-possession"):
    """Possessions of their choice: of a trait, of a kind; as many as there are (rule eh.discard.15)."""

    n: Amount = ONE
    trait: str | None = None
    kind: Literal["asset", "spell"] | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, self.kind, self.trait)
        count = self.n.count(table, me)
        for card in (yield from choose_cards(table, me.who, held, count, "discard", "eh.discard.1")):
            possessions.discard_card(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(of_kind(table.state, me.who, self.kind, self.trait))

    def say(self) -> Message:
        what = possession_name(self.trait, self.kind)
        return self.n.say(lambda n: say("effect-discard-possession", n=n, what=what))


class DiscardAllButOne(Node, frozen=True, tag="discard-all-but-one"):
    trait: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, None, self.trait)
        if len(held) < 2:
            return
        kept: CardId = yield from ask(
            me.who,
            say("prompt-keep"),
            card_options(held, "keep", me.sheet(table).id),
            "eh.discard.1",
            table.cause,
            topic="keep",
        )
        for card in held:
            if card != kept:
                possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("effect-discard-all-but-one", what=trait_name(self.trait))


class GiveUp(Node, frozen=True, tag="give-up"):
    """Any number of possessions of a trait or a kind may be discarded."""

    trait: str | None = None
    kind: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        while held := of_kind(table.state, me.who, self.kind, self.trait):
            options = [*card_options(held, "discard", me.sheet(table).id), DONE]
            card: CardId | None = yield from ask(
                me.who, say("prompt-give-up"), options, "eh.spend.3", table.cause, QuestionKind.SEVERAL, "give-up"
            )
            if card is None:
                return
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("effect-give-up-items" if self.kind is None else "effect-give-up-spells")


class DiscardThis(Node, frozen=True, tag="discard-this"):
    """The card that the effect is on."""

    def resolve(self, table: Table, me: Me, /) -> None:
        owner = next((seat for seat in table.state.standing() if _has(table, seat, me.card)), None)
        if owner is not None:
            possessions.discard_card(table, owner, me.card)

    def say(self) -> Message:
        return say("effect-discard-this")


def _has(table: Table, seat: int, card: str) -> bool:
    investigator = table.state.investigators[seat]
    return card in investigator.cards or card in investigator.conditions


class TurnThis(Node, frozen=True, tag="turn-this"):
    """The card that the effect is on is turned to its back (rule eh.flip.1)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return possessions.turn(table, me.who, me.card)

    def say(self) -> Message:
        return say("effect-turn-this")


class ReadBack(Node, frozen=True, tag="read-back"):
    """They look at the back of the card that another investigator has gained (rule eh.inv-jacqueline.3)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.backs.show(me.subject, me.who)
        table.tell(BackRead, me.sheet(table).id, front(me.subject), me.subject, only=(me.who,))

    def say(self) -> Message:
        return say("effect-read-back")
