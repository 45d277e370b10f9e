"""Verbs of the keeper: cards, threat, samples, monsters that are commanded, the Objective."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel.effects import Amount, May, Node, any_possible, resolve
from miskatonic.kernel.effects.memory import once_for_each
from miskatonic.kernel.flow import Flow, run
from miskatonic.kernel.text import Message

from .. import casting
from ..abilities import CardAction
from ..components import ITEMS
from ..events import AbilityUsed, ObjectiveRead, ObjectiveSeen
from ..keeper_hand import DeckName, discard_from_hand, fronts, hand_of
from ..monsters import class_of, deliver_samples, move_monster, take_sample
from ..mythos import draw_mythos
from ..objectives import objective_of, reveal
from ..occasions import use, use_key, used
from ..play import Table, choose_card, choose_investigator, choose_monster
from ..possessions import discard
from ..resolver import Me
from ..state import READ_OBJECTIVE, Monster
from ..threat import gain_threat, spend_threat
from ..trauma import draw_trauma
from ..words import CardId, Feature, MonsterClass, front, say
from .common import ONE, spaces_with, stands

SAMPLES = 4
"""So many sample tokens there are (rule mom.component.9)."""


class DrawCards(Node, frozen=True, tag="draw"):
    """The keeper draws mythos or trauma cards (rule mom.keeper-hand.1)."""

    what: DeckName
    n: Amount = ONE
    optional: bool = False
    """If he likes."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.optional:
            yield from _if_he_likes(self).resolve(table, replace(me, by_keeper=True))
            return
        draw = draw_mythos if self.what == "mythos" else draw_trauma
        yield from draw(table, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        may = "-optional" if self.optional else ""
        return self.n.say(lambda n: say(f"effect-draw-{self.what}{may}", n=n))


@once_for_each
def _if_he_likes(draw: DrawCards) -> May:
    return May([DrawCards(draw.what, draw.n)])


class GainThreat(Node, frozen=True, tag="gain-threat"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        gain_threat(table, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-gain-threat", n=n))


class LoseThreat(Node, frozen=True, tag="lose-threat"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        spend_threat(table, min(self.n, table.state.threat))

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.threat > 0

    def say(self) -> Message:
        return say("effect-lose-threat", n=self.n)


class KeeperDiscards(Node, frozen=True, tag="keeper-discards"):
    """The keeper discards cards of a sort of his choice from his hand."""

    what: DeckName
    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from discard_one(table, [self.what])

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.mythos_hand if self.what == "mythos" else table.state.trauma_hand)

    def say(self) -> Message:
        return say(f"effect-keeper-discards-{self.what}", n=self.n)


def discard_one(table: Table, what: list[DeckName]) -> Flow[None]:
    """The keeper discards a card of his hand."""
    state = table.state
    cards = [card for each in what for card in fronts(hand_of(state, each))]
    if cards:
        prompt = say("prompt-keeper-discards")
        card = yield from choose_card(table, state.keeper, cards, prompt, "mom.keeper-hand.3", "keeper-discards")
        discard_from_hand(table, next(each for each in what if card in hand_of(state, each)), card)


class LookAtObjective(Node, frozen=True, tag="look-at-objective"):
    """The investigator reads the Objective; it is not revealed thereby."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if me.who is None or state.knows_objective(me.who):
            return
        state.counts[f"{READ_OBJECTIVE}{me.who}"] = 1
        table.tell(ObjectiveSeen, state.investigators[me.who].id)
        table.tell(ObjectiveRead, objective_of(state).id, only=(me.who,))

    def possible(self, table: Table, me: Me, /) -> bool:
        return not table.state.knows_objective(me.who)

    def say(self) -> Message:
        return say("effect-look-at-objective")


class RevealObjective(Node, frozen=True, tag="reveal-objective"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not table.state.revealed:
            yield from reveal(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return not table.state.revealed

    def say(self) -> Message:
        return say("effect-reveal-objective")


# Samples.


class TakeSample(Node, frozen=True, tag="take-sample"):
    """A monster that shares a space with an investigator takes a sample (rule mom.sample.1)."""

    def _monsters(self, table: Table) -> list[Monster]:
        state = table.state
        if state.altar_samples + sum(each.samples for each in state.monsters) >= SAMPLES:
            return []
        return [each for each in state.monsters if not each.stun and state.in_space(each.space)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monsters = self._monsters(table)
        if not monsters:
            return
        prompt = say("prompt-sample")
        id = yield from choose_monster(table, table.state.keeper, monsters, prompt, "mom.sample.1", "sample")
        take_sample(table, next(each for each in monsters if each.id == id))

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._monsters(table))

    def say(self) -> Message:
        return say("effect-take-sample")


class DeliverSamples(Node, frozen=True, tag="deliver-samples"):
    """A monster puts its samples down at an altar, and the keeper gains threat (rule mom.sample.3)."""

    threat: int = 5

    def _monsters(self, table: Table) -> list[Monster]:
        altars = spaces_with(table.state, Feature.ALTAR)
        return [each for each in table.state.monsters if each.samples and each.space in altars]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monsters = self._monsters(table)
        if not monsters:
            return
        prompt = say("prompt-deliver")
        id = yield from choose_monster(table, table.state.keeper, monsters, prompt, "mom.sample.3", "deliver")
        if deliver_samples(table, next(each for each in monsters if each.id == id)):
            gain_threat(table, self.threat)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._monsters(table))

    def say(self) -> Message:
        return say("effect-deliver-samples", n=self.threat)


# Monsters that are commanded.


class CommandMonster(Node, frozen=True, tag="command-monster"):
    """The keeper moves one monster of his choice, or each one that fits (rule mom.monster-move.1)."""

    n: int
    each: bool = False
    only: MonsterClass | None = None

    def _monsters(self, table: Table) -> list[Monster]:
        return [
            each
            for each in table.state.monsters
            if not each.stun and not each.halted and (self.only is None or class_of(each) is self.only)
        ]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monsters = self._monsters(table)
        if not monsters:
            return
        if not self.each:
            prompt = say("prompt-command")
            id = yield from choose_monster(table, state.keeper, monsters, prompt, "mom.monster-move.1", "command")
            monsters = [each for each in monsters if each.id == id]
        for monster in monsters:
            if state.monster(monster.id) is not None:
                yield from move_monster(table, monster, self.n, state.keeper)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._monsters(table))

    def say(self) -> Message:
        how = "each" if self.each else "one"
        return say(f"effect-command-{how}" + (f"-{self.only}" if self.only else ""), n=self.n)


# Urges.


class UseTheirCard(Node, frozen=True, tag="use-their-card"):
    """The keeper has the investigator use an item; only with a real target (rules mom.keeper-action.7, .8)."""

    def _uses(self, table: Table, me: Me) -> dict[CardId, tuple[int, CardAction]]:
        """The cards that can be used, and which of their abilities."""
        if me.who is None or not stands(table, me):
            return {}
        found: dict[CardId, tuple[int, CardAction]] = {}
        for card in me.sheet(table).cards:
            item = ITEMS.get(front(card))
            for number, action in enumerate(item.able.actions if item is not None else ()):
                user = replace(me, card=card, by_keeper=True)
                left = not used(table.state, use_key(action, card, number))
                met = action.when is None or action.when.holds(table, user)
                paid = action.cost is None or action.cost.affordable(table, user)
                if left and met and paid and any_possible(action.then, table, user):
                    found[card] = number, action
        return found

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        uses = self._uses(table, me)
        if not uses or me.who is None:
            return
        prompt = say("prompt-urge")
        card = yield from choose_card(table, table.state.keeper, list(uses), prompt, "mom.keeper-action.7", "urge")
        number, action = uses[card]
        user = replace(me, card=card, by_keeper=True)
        use(table.state, me.who, use_key(action, card, number))
        table.tell(AbilityUsed, me.sheet(table).id, front(card))
        if action.cost is not None:
            yield from run(action.cost.pay(table, user))
        yield from resolve(action.then, table, user)
        if action.discards:
            discard(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._uses(table, me))

    def say(self) -> Message:
        return say("effect-use-their-card")


class CastTheirSpell(Node, frozen=True, tag="cast-their-spell"):
    """The keeper has the investigator cast a spell at a target that it can have.

    Rules mom.keeper-action.7, mom.hiding.2.
    """

    def _spells(self, table: Table, me: Me) -> list[CardId]:
        if me.who is None or not stands(table, me):
            return []
        state, who = table.state, me.who
        return [
            card
            for card in casting.fronts(state, who)
            if not (state.investigators[who].hidden and casting.is_attack(state, card))
            if casting.investigator_targets(state, who, card) or casting.monster_targets(state, who, card)
        ]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spells = self._spells(table, me)
        if not spells or me.who is None:
            return
        state, who = table.state, me.who
        prompt = say("prompt-urge-spell")
        rule = "mom.keeper-action.7"
        card = yield from choose_card(table, state.keeper, spells, prompt, rule, "urge-spell")
        prompt = say("prompt-urge-target")
        monsters = casting.monster_targets(state, who, card)
        if monsters:
            id = yield from choose_monster(table, state.keeper, monsters, prompt, rule, "urge-target")
            yield from casting.cast(table, who, card, monster=id)
        else:
            seats = casting.investigator_targets(state, who, card)
            chosen = yield from choose_investigator(table, state.keeper, seats, prompt, rule, "urge-target")
            yield from casting.cast(table, who, card, chosen=chosen)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._spells(table, me))

    def say(self) -> Message:
        return say("effect-cast-their-spell")
