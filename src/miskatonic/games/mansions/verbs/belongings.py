"""Verbs about cards of investigators: weapons, equipment, spells, what is given and taken."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import possessions
from ..components import ITEMS, SPELLS, ItemType
from ..harm import take
from ..play import Table, card_option, choose_card, choose_investigator
from ..resolver import Me
from ..sight import can_target
from ..trading import hand_over
from ..words import CardId, card_name, front, say
from .common import cards_of_types, stands
from .distances import steps_from
from .people import gain_skill_points

Chooser = Literal["investigator", "keeper"]


def chooser(table: Table, me: Me, by: Chooser) -> int:
    """Who picks a card."""
    return me.seat(table) if by == "investigator" else table.state.keeper


class DropWeapon(Node, frozen=True, tag="drop-weapon"):
    """The weapon that is used is left in the room, or it is lost for good (rule mom.combat-term.6)."""

    discard: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and me.weapon is not None:
            lose = possessions.discard if self.discard else possessions.drop
            lose(table, me.who, me.weapon)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.weapon in me.sheet(table).cards

    def say(self) -> Message:
        return say("effect-discard-weapon" if self.discard else "effect-drop-weapon")


class LoseCard(Node, frozen=True, tag="lose-card"):
    """A card of some types, picked by the investigator or by the keeper, is dropped or discarded."""

    types: list[ItemType] = []
    by: Chooser = "investigator"
    discard: bool = False

    def _cards(self, table: Table, me: Me) -> list[CardId]:
        if me.who is None or not stands(table, me):
            return []
        found = cards_of_types(table.state, me.who, [*self.types])
        return [card for card in found if not self.discard or "key" not in ITEMS[front(card)].types]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        cards = self._cards(table, me)
        if not cards or me.who is None:
            return
        prompt = say("prompt-lose-card")
        card = yield from choose_card(table, chooser(table, me, self.by), cards, prompt, "mom.drop.2", "lose-card")
        lose = possessions.discard if self.discard else possessions.drop
        lose(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._cards(table, me))

    def say(self) -> Message:
        how = "discard" if self.discard else "drop"
        what = say(f"type-{self.types[0]}") if self.types else say("type-card")
        return say(f"effect-{how}-card-{self.by}", what=what)


class DiscardThis(Node, frozen=True, tag="discard-this"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None:
            possessions.discard(table, me.who, me.card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say("effect-discard-this")


class GainSpell(Node, frozen=True, tag="gain-spell"):
    """The top card of a spell deck, of the investigator's choice among some (rule mom.spell.2)."""

    spells: list[str] = []

    def _names(self, table: Table) -> list[str]:
        names = self.spells or list(SPELLS)
        return [name for name in names if table.state.spells.get(name)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        names = self._names(table)
        if me.who is None or not names or not stands(table, me):
            return
        prompt = say("prompt-gain-spell")
        name = yield from choose_card(table, me.seat(table), names, prompt, "mom.spell.2", "gain-spell")
        possessions.gain_spell(table, me.who, name)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and bool(self._names(table))

    def say(self) -> Message:
        if not self.spells:
            return say("effect-gain-spell")
        first, *rest = [card_name(spell) for spell in self.spells]
        for other in rest:
            first = say("spell-or", first=first, last=other)
        return say("effect-gain-spell-of", spell=first)


class LoseSpell(Node, frozen=True, tag="lose-spell"):
    """The spell that is being cast goes under its deck, and no other comes (rule mom.spell.6)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None:
            possessions.return_spell(table, me.who, me.card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.card in me.sheet(table).spells

    def say(self) -> Message:
        return say("effect-lose-spell")


class CashIn(Node, frozen=True, tag="discard-for-skill-points"):
    """Any number of cards of some types are discarded for a skill point each."""

    types: list[ItemType]

    def _cards(self, table: Table, me: Me) -> list[CardId]:
        return cards_of_types(table.state, me.who, [*self.types]) if me.who is not None and stands(table, me) else []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        while me.who is not None and (cards := self._cards(table, me)):
            done = Option("done", say("option-enough"), None, role=Role.DONE)
            options = [*(card_option(card, "discard") for card in dict.fromkeys(cards)), done]
            prompt = say("prompt-cash-in")
            card: CardId | None = yield from ask(
                me.who, prompt, options, "mom.card-action.1", table.cause, QuestionKind.SEVERAL, "cash-in"
            )
            if card is None:
                return
            possessions.discard(table, me.who, card)
            gain_skill_points(table, me.who, 1)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._cards(table, me))

    def say(self) -> Message:
        return say("effect-cash-in")


class DropExcess(Node, frozen=True, tag="drop-excess"):
    """What is more than they may carry is dropped at once."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None and stands(table, me):
            yield from possessions.enforce_limits(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say("effect-drop-excess")


class SendWith(Node, frozen=True, tag="send-with-card"):
    """This card and one Exploration card go to another investigator within so many spaces."""

    range: int = 2

    def _takers(self, table: Table, me: Me) -> list[int]:
        if not stands(table, me):
            return []
        state = table.state
        near = steps_from(state, me.sheet(table).space)
        seats = [seat for seat in state.standing() if seat != me.who]
        return [seat for seat in seats if near.get(state.investigators[seat].space, 99) <= self.range]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        takers = self._takers(table, me)
        if not takers or me.who is None:
            return
        prompt = say("prompt-send-to")
        taker = yield from choose_investigator(table, me.seat(table), takers, prompt, "mom.card-action.1", "send-to")
        cards = [card for card in me.sheet(table).cards if _may_go_along(card, me.card)]
        hand_over(table, me.who, me.card, taker)
        if cards:
            prompt = say("prompt-send-card")
            card = yield from choose_card(table, me.seat(table), cards, prompt, "mom.trade.2", "send-card")
            hand_over(table, me.who, card, taker)
        yield from possessions.enforce_limits(table, taker)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._takers(table, me))

    def say(self) -> Message:
        return say("effect-send-with-card", n=self.range)


def _may_go_along(card: CardId, this: CardId) -> bool:
    return card != this and front(card) in ITEMS and not ITEMS[front(card)].starting


class Steal(Node, frozen=True, tag="steal"):
    """The investigator takes a card of another one in the same space; the keeper picks both."""

    def _victims(self, table: Table, me: Me) -> list[int]:
        if not stands(table, me):
            return []
        state = table.state
        seats = [seat for seat in state.in_space(me.sheet(table).space) if seat != me.who]
        return [seat for seat in seats if cards_of_types(state, seat, [])]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        victims = self._victims(table, me)
        if not victims or me.who is None:
            return
        prompt = say("prompt-steal-from")
        rule = "mom.trade.2"
        victim = yield from choose_investigator(table, state.keeper, victims, prompt, rule, "steal-from")
        cards = cards_of_types(state, victim, [])
        prompt = say("prompt-steal")
        card = yield from choose_card(table, state.keeper, cards, prompt, rule, "steal")
        hand_over(table, victim, card, me.who)
        yield from possessions.enforce_limits(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._victims(table, me))

    def say(self) -> Message:
        return say("effect-steal")


class AttackFriend(Node, frozen=True, tag="attack-friend"):
    """The keeper has the investigator attack another one with a weapon they hold, or without one.

    Whoever hides attacks nobody (rule mom.hiding.2).
    """

    def _ways(self, table: Table, me: Me) -> list[tuple[CardId | None, int]]:
        if me.who is None or not stands(table, me) or me.sheet(table).hidden:
            return []
        state = table.state
        here = me.sheet(table).space
        reach: list[tuple[CardId | None, int]] = [(None, 0)]
        reach += [(card, ITEMS[front(card)].range) for card in possessions.weapons_of(state, me.who)]
        found: list[tuple[CardId | None, int]] = []
        for seat in state.standing():
            there = state.investigators[seat].space
            if seat != me.who:
                found += [
                    (card, seat) for card, range in reach if there == here or can_target(state, here, there, range)
                ]
        return found

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        ways = self._ways(table, me)
        if not ways:
            return
        seats = list(dict.fromkeys(seat for _, seat in ways))
        prompt = say("prompt-friend")
        victim = yield from choose_investigator(table, state.keeper, seats, prompt, "mom.trauma.1", "friend")
        weapons = [card for card, seat in ways if seat == victim and card is not None]
        damage = 1
        if weapons:
            prompt = say("prompt-friend-weapon")
            card = yield from choose_card(table, state.keeper, weapons, prompt, "mom.trauma.1", "friend-weapon")
            damage = ITEMS[front(card)].damage
        yield from take(table, victim, damage)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._ways(table, me))

    def say(self) -> Message:
        return say("effect-attack-friend")
