"""For whom, or for what, effects are resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from msgspec.structs import replace

from miskatonic.kernel.effects import SelectorWord
from miskatonic.kernel.effects.investigators import for_one, for_these, others
from miskatonic.kernel.effects.subjects import Doer, Person
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..board import WORLD, type_of
from ..clues import random_space
from ..components import TOKENS
from ..encounters import active_expedition
from ..play import Table, choose_nearest
from ..possessions import holds, of_kind
from ..resolver import Me
from ..words import SpaceId, SpaceType, card_name, monster_name, say, trait_name


def where(table: Table, fits: Callable[[SpaceId], bool]) -> list[int]:
    state = table.state
    return [who for who in state.standing() if fits(state.investigators[who].space)]


class Lead(Person, SelectorWord, frozen=True, tag="lead"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, [table.state.lead])

    def say(self) -> Message:
        return say("each-lead")


class Active(Person, SelectorWord, frozen=True, tag="active"):
    """The active investigator: in the Mythos Phase the lead (rules eh.investigator.2, eh.investigator.3)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, [table.state.active])

    def say(self) -> Message:
        return say("each-active")


class Chosen(Person, SelectorWord, frozen=True, tag="chosen"):
    """The investigator whom a spell is aimed at."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [] if me.chosen is None else for_these(me, [me.chosen])

    def say(self) -> Message:
        return say("each-chosen")


class EveryoneHere(Person, SelectorWord, frozen=True, tag="investigators-here"):
    """Every investigator on the space, the one who resolves it among them (rule eh.faq.1)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, table.state.standing_on(me.space(table)))

    def say(self) -> Message:
        return say("each-investigator-here")


class OthersHere(Person, SelectorWord, frozen=True, tag="others-here"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, (who for who in table.state.standing_on(me.space(table)) if who != me.who))

    def say(self) -> Message:
        return say("each-other-here")


class EveryoneNear(Person, SelectorWord, frozen=True, tag="investigators-near"):
    """On the space or an adjacent one."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        here = me.space(table)
        return for_these(me, where(table, lambda space: space == here or WORLD.adjacent(here, space)))

    def say(self) -> Message:
        return say("each-investigator-near")


class EveryoneNearExpedition(Person, SelectorWord, frozen=True, tag="investigators-near-expedition"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        here = active_expedition(table.state)
        if here is None:
            return []
        return for_these(me, where(table, lambda space: space == here or WORLD.adjacent(here, space)))

    def say(self) -> Message:
        return say("each-investigator-near-expedition")


class EveryoneOn(Person, SelectorWord, frozen=True, tag="investigators-on"):
    """On a space of a type."""

    type: SpaceType

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, where(table, lambda space: type_of(space) is self.type))

    def say(self) -> Message:
        return say("each-investigator-on", type=say(f"type-{self.type}"))


class EveryoneAtGates(Person, SelectorWord, frozen=True, tag="investigators-at-gates"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, where(table, lambda space: space in table.state.gates))

    def say(self) -> Message:
        return say("each-investigator-at-gates")


class EveryoneWith(Person, SelectorWord, frozen=True, tag="investigators-with"):
    """With a condition."""

    condition: str

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        state = table.state
        return for_these(me, (who for who in state.standing() if holds(state, who, self.condition) is not None))

    def say(self) -> Message:
        return say("each-investigator-with", card=card_name(self.condition))


class OneWith(EveryoneWith, frozen=True, tag="one-with"):
    """One of those with a condition, whoever agrees first: the active investigator names them."""

    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return say("each-one-with", card=card_name(self.condition))


class EveryoneHaving(Person, SelectorWord, frozen=True, tag="investigators-having"):
    """With a possession of a trait; where it says so, only on spaces of a type."""

    trait: str
    kind: Literal["asset", "spell"] | None = None
    type: SpaceType | None = None

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        state = table.state
        seats = where(table, lambda space: self.type is None or type_of(space) is self.type)
        return for_these(me, (who for who in seats if of_kind(state, who, self.kind, self.trait)))

    sentence: ClassVar[str] = "effect-they-having"

    def say(self) -> Message:
        what = trait_name(self.trait)
        if self.type is not None:
            return say("each-investigator-having-on", what=what, type=say(f"type-{self.type}"))
        return say("each-investigator-having", what=what)


class EveryoneWithMonster(Person, SelectorWord, frozen=True, tag="investigators-with-monster"):
    """On a space with a monster of a kind."""

    kind: str

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        spaces = {each.space for each in table.state.monsters if TOKENS[each.token] == self.kind}
        return for_these(me, where(table, lambda space: space in spaces))

    def say(self) -> Message:
        return say("each-investigator-with-monster", monster=monster_name(self.kind))


class OneHere(EveryoneHere, frozen=True, tag="one-here"):
    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return say("each-one-here")


class OneOtherReady(Person, SelectorWord, frozen=True, tag="one-other-ready"):
    """One who is not delayed (rule eh.inv-charlie.1)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        investigators = table.state.investigators
        return for_these(me, (who for who in others(table, me) if not investigators[who].delayed))

    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return say("each-one-other-ready")


class NearestInvestigator(Person, SelectorWord, frozen=True, tag="nearest-investigator"):
    """The nearest to the space of the effect; the active investigator decides between equals (rule eh.nearest.3)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return for_these(me, table.state.standing())

    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        state = table.state
        spaces = [state.investigators[who].space for who in state.standing()]
        space = yield from choose_nearest(table, me.space(table), spaces)
        if space is None:
            return []
        here = for_these(me, state.standing_on(space))
        return (yield from for_one(table, me.another(state.active), here))

    def say(self) -> Message:
        return say("each-nearest-investigator")


class MonstersHere(Doer, SelectorWord, frozen=True, tag="monsters-here"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [replace(me, monster=each.token) for each in table.state.monsters_on(me.space(table))]

    def say(self) -> Message:
        return say("each-monster-here")


class OtherMonstersHere(Doer, SelectorWord, frozen=True, tag="other-monsters-here"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        here = table.state.monsters_on(me.space(table))
        return [replace(me, monster=each.token) for each in here if each.token != me.monster]

    def say(self) -> Message:
        return say("each-other-monster-here")


class AllMonsters(Doer, SelectorWord, frozen=True, tag="monsters"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [replace(me, monster=each.token) for each in table.state.monsters]

    def say(self) -> Message:
        return say("each-monster")


class SpacesWith(SelectorWord, frozen=True, tag="spaces-with"):
    """Each space with a monster of a kind."""

    kind: str

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        found = dict.fromkeys(each.space for each in table.state.monsters if TOKENS[each.token] == self.kind)
        return [replace(me, at=space) for space in found]

    def say(self) -> Message:
        return say("each-space-with", monster=monster_name(self.kind))


class ActiveExpedition(SelectorWord, frozen=True, tag="active-expedition"):
    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        space = active_expedition(table.state)
        return [] if space is None else [replace(me, at=space)]

    def say(self) -> Message:
        return say("each-active-expedition")


class RandomSpace(SelectorWord, frozen=True, tag="random-space"):
    """Rule eh.random-space.1."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [me]

    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        return [replace(me, at=(yield from random_space(table)))]

    def say(self) -> Message:
        return say("each-random-space")
