"""Verbs about monsters that are spawned, chosen, hurt, moved and discarded."""

from __future__ import annotations

from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import health, monsters
from ..board import SPACES
from ..components import TOKENS
from ..play import Table, choose_space
from ..resolver import Me
from ..state import Monster
from ..words import Harm, SpaceId, monster_name, say, space_name


def choose_monster(
    table: Table, me: Me, among: list[Monster], topic: str, rule: str | None = None
) -> Flow[Monster | None]:
    """A monster of their choice."""
    if not among:
        return None
    prompt = say(f"prompt-{topic}")
    return (yield from ask(me.who, prompt, monsters.monster_options(among), rule, table.cause, topic=topic))


def move_elsewhere(table: Table, me: Me, monster: Monster, rule: str) -> Flow[None]:
    """A monster goes to another space of their choice."""
    others = (space for space in SPACES if space != monster.space)
    to = yield from choose_space(table, me.who, others, say("prompt-monster-where"), rule, "monster-where")
    monsters.move(table, monster, to)


class SpawnMonster(Node, frozen=True, tag="spawn-monster"):
    """A monster on the own space: by chance, or a named one (`or_any`: one by chance where it is not to be had)."""

    kind: str | None = None
    n: Amount = ONE
    or_any: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n.count(table, me)):
            spawned = None
            if self.kind is not None:
                spawned = yield from monsters.spawn_kind(table, self.kind, me.space(table))
            if self.kind is None or (spawned is None and self.or_any):
                spawned = yield from monsters.spawn(table, me.space(table))
            table.state.named = spawned.token if spawned is not None else None

    def say(self) -> Message:
        if self.kind is not None:
            id = "effect-spawn-kind-or-any" if self.or_any else "effect-spawn-kind"
            return say(id, monster=monster_name(self.kind))
        return self.n.say(lambda n: say("effect-spawn-monster", n=n))


class SpawnEpic(Node, frozen=True, tag="spawn-epic"):
    """An Epic monster comes into play."""

    kind: str
    at: SpaceId

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return monsters.spawn_epic(table, self.kind, self.at)

    def say(self) -> Message:
        return say("effect-spawn-epic", monster=monster_name(self.kind), where=space_name(self.at))


class CallMonster(Node, frozen=True, tag="call-monster"):
    """A monster of a kind that is on the board comes to the own space."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = next((each for each in table.state.monsters if TOKENS[each.token] == self.kind), None)
        if monster is not None:
            monsters.move(table, monster, me.space(table))
            table.state.named = monster.token

    def say(self) -> Message:
        return say("effect-call-monster", monster=monster_name(self.kind))


class PullMonster(Node, frozen=True, tag="pull-monster"):
    """A monster of their choice comes to the own space, and is the one that was named.

    It may be there already: "any space" leaves none out, and whoever passed it unseen has to face it now.
    """

    def _among(self, table: Table, me: Me) -> list[Monster]:
        return [each for each in table.state.monsters if not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "pull-monster")
        if monster is not None:
            monsters.move(table, monster, me.space(table))
        table.state.named = monster.token if monster is not None else None

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return say("effect-pull-monster")


class MoveMonster(Node, frozen=True, tag="move-monster"):
    """A monster of their choice goes to a space of their choice; an Epic one does not (rule eh.epic.4)."""

    def _among(self, table: Table) -> list[Monster]:
        return [each for each in table.state.monsters if not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table), "move-monster")
        if monster is not None:
            yield from move_elsewhere(table, me, monster, "eh.epic.4")

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table))

    def say(self) -> Message:
        return say("effect-move-monster")


class MoveCultist(Node, frozen=True, tag="move-cultist"):
    """A Cultist on the space goes to another one (rule eh.inv-diana.1)."""

    def _here(self, table: Table, me: Me) -> list[Monster]:
        here = table.state.monsters_on(me.sheet(table).space)
        return [each for each in here if TOKENS[each.token] == monsters.CULTIST]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._here(table, me), "move-monster", "eh.inv-diana.1")
        if monster is not None:
            yield from move_elsewhere(table, me, monster, "eh.inv-diana.1")

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._here(table, me))

    def say(self) -> Message:
        return say("effect-move-cultist")


class GatherAt(Node, frozen=True, tag="gather-at"):
    """All monsters of some kinds go to a space."""

    kinds: list[str]
    space: SpaceId

    def resolve(self, table: Table, me: Me, /) -> None:
        for monster in table.state.monsters:
            if TOKENS[monster.token] in self.kinds:
                monsters.move(table, monster, self.space)

    def say(self) -> Message:
        return say("effect-gather-at", kinds=[monster_name(kind) for kind in self.kinds], where=space_name(self.space))


class HurtMonster(Node, frozen=True, tag="hurt-monster"):
    """A monster of their choice loses health."""

    n: Amount
    here: bool = False

    def _among(self, table: Table, me: Me) -> list[Monster]:
        return table.state.monsters_on(me.space(table)) if self.here else table.state.monsters

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "hurt-monster")
        if monster is not None:
            yield from monsters.hurt(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-monster-here" if self.here else "effect-hurt-monster", n=n))


class HurtMonstersInASpace(Node, frozen=True, tag="hurt-monsters-in-a-space"):
    """Every monster on a space of their choice loses health."""

    n: Amount

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = dict.fromkeys(monster.space for monster in table.state.monsters)
        if not spaces:
            return
        prompt = say("prompt-hurt-where")
        space = yield from choose_space(table, me.who, spaces, prompt, "eh.faq.8", "hurt-where")
        for monster in table.state.monsters_on(space):
            yield from monsters.hurt(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.monsters)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-monsters-in-a-space", n=n))


class DiscardMonster(Node, frozen=True, tag="discard-monster"):
    """A monster of their choice, on any space or on their own."""

    here: bool = False

    def _among(self, table: Table, me: Me) -> list[Monster]:
        state = table.state
        every = state.monsters_on(me.space(table)) if self.here else state.monsters
        return [each for each in every if not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "discard-monster")
        if monster is not None:
            monsters.discard(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return say("effect-discard-monster-here" if self.here else "effect-discard-monster")


class DiscardMonsterAtGate(Node, frozen=True, tag="discard-monster-at-gate"):
    """A monster of their choice on a space with a gate."""

    def _among(self, table: Table) -> list[Monster]:
        state = table.state
        return [each for each in state.monsters if each.space in state.gates and not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table), "discard-monster")
        if monster is not None:
            monsters.discard(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table))

    def say(self) -> Message:
        return say("effect-discard-monster-at-gate")


class BloodPrice(Node, frozen=True, tag="blood-price"):
    """A monster of their choice is discarded, and costs as much health as it is tough."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        among = [each for each in table.state.monsters if not monsters.is_epic(each.token)]
        monster = yield from choose_monster(table, me, among, "discard-monster")
        if monster is None:
            return
        price = monsters.toughness(table.state, monster.token)
        monsters.discard(table, monster)
        yield from health.lose(table, me.who, Harm.HEALTH, price)

    def say(self) -> Message:
        return say("effect-blood-price")
