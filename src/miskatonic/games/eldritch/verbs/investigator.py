"""Verbs that change investigators: what they lose, recover, gain, give up, and where they go."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Amount, Fixed, Node, Per
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import health, movement, possessions
from ..board import WORLD, of_type
from ..clues import gain_clues
from ..components import card_of
from ..play import Table, choose_nearest, choose_space
from ..possessions import card_options, choose_cards, holds, of_kind
from ..reactions import able
from ..replacing import improve_one
from ..resolver import Me, part_of
from ..words import Harm, Skill, SpaceType, card_name, possession_name, say, skill_name, trait_name

ONE = Fixed(1)


class Lose(Node, frozen=True, tag="lose"):
    what: Harm
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from health.lose(table, me.who, self.what, self.n.count(table, me), during=part_of(me))

    def say(self) -> Message:
        return self.n.say(lambda n: say(f"effect-lose-{self.what}", n=n))


class LoseBoth(Node, frozen=True, tag="lose-both"):
    """As much health as sanity, at the same time."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return health.lose_both(table, me.who, self.n, during=part_of(me))

    def say(self) -> Message:
        return say("effect-lose-both", n=self.n)


class Recover(Node, frozen=True, tag="recover"):
    what: Harm
    n: Amount = ONE
    all: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        gauge = me.sheet(table).gauge(self.what)
        health.recover(table, me.who, self.what, gauge.most if self.all else self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        gauge = me.sheet(table).gauge(self.what)
        return gauge.left < gauge.most

    def say(self) -> Message:
        if self.all:
            return say(f"effect-recover-{self.what}-all")
        return self.n.say(lambda n: say(f"effect-recover-{self.what}", n=n))


class PreventLoss(Node, frozen=True, tag="prevent"):
    """Prevent so much of the loss that is about to happen; `instead` of what the spell has prevented so far."""

    n: Amount
    instead: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        losing = table.state.losing
        if losing is not None:
            health.prevent(table, self.n.count(table, me) - (losing.by_spell if self.instead else 0))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-prevent-instead" if self.instead else "effect-prevent", n=n))


class Devour(Node, frozen=True, tag="devour"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return health.devour(table, me.who)

    def say(self) -> Message:
        return say("effect-devour")


class GainClues(Node, frozen=True, tag="gain-clues"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        gain_clues(table, me.who, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.clue_pool or table.state.clue_discard)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-gain-clues", n=n))


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


class Improve(Node, frozen=True, tag="improve"):
    """A skill, or one of their choice."""

    skill: Skill | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        before = dict(me.sheet(table).improved)
        improved = yield from improve_one(table, me.who, *(((self.skill,),) if self.skill else ()))
        if (
            improved is not None
            and improved not in before
            and any(has.improves_twice for _, has in able(table.state, me.who, "improves_twice"))
        ):
            options = [
                Option("again", say("option-improve-again", skill=skill_name(improved)), True, "again"),
                Option("no", say("option-no"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-improve-again")
            kind = QuestionKind.AGREE
            if (yield from ask(me.who, prompt, options, "eh.inv-lily.4", table.cause, kind, "improve-again")):
                possessions.improve(table, me.who, improved)

    def possible(self, table: Table, me: Me, /) -> bool:
        skills = (self.skill,) if self.skill else tuple(Skill)
        return any(possessions.can_improve(table.state, me.who, skill) for skill in skills)

    def say(self) -> Message:
        return say("effect-improve", skill=skill_name(self.skill)) if self.skill else say("effect-improve-any")


class DiscardPossession(Node, frozen=True, tag="discard-possession"):
    """Possessions of their choice: of a trait, of a kind; as many as there are (rule eh.discard.15)."""

    n: Amount = ONE
    all: bool = False
    trait: str | None = None
    kind: Literal["asset", "spell"] | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, self.kind, self.trait)
        count = len(held) if self.all else self.n.count(table, me)
        for card in (yield from choose_cards(table, me.who, held, count, "discard", "eh.discard.1")):
            possessions.discard_card(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(of_kind(table.state, me.who, self.kind, self.trait))

    def say(self) -> Message:
        what = possession_name(self.trait, self.kind)
        if self.all:
            return say("effect-discard-all", what=what)
        return self.n.say(lambda n: say("effect-discard-possession", n=n, what=what))


class BecomeDelayed(Node, frozen=True, tag="become-delayed"):
    def resolve(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.can_be_delayed(table.state, me.who)

    def say(self) -> Message:
        return say("effect-become-delayed")


class Move(Node, frozen=True, tag="move"):
    """So many spaces along any path."""

    n: int = 1
    optional: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return movement.move(table, me.who, self.n, optional=self.optional)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-up-to" if self.optional else "effect-move", n=self.n)


class MoveToNearest(Node, frozen=True, tag="move-to-nearest"):
    """To the nearest space of a type."""

    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        to = yield from choose_nearest(table, me.sheet(table).space, of_type(self.type))
        if to is not None:
            yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-to-nearest", type=say(f"type-{self.type}"))


class MoveTowardGate(Node, frozen=True, tag="move-toward-gate"):
    """One space closer to the nearest gate."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        here = me.sheet(table).space
        gate = yield from choose_nearest(table, here, table.state.gates)
        if gate is None:
            return
        away = WORLD.routes(gate).away
        closer = [space for space in WORLD.neighbours[here] if away[space] < away[here]]
        to = yield from choose_space(table, me.who, closer, say("prompt-move"), "eh.nearest.3", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        gates = table.state.gates
        return bool(gates) and me.sheet(table).space not in gates and movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-toward-gate")
