"""Verbs about combat encounters: ambushes and fights, and what helps in them."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel.dice import Part
from miskatonic.kernel.effects import Effects, Node, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message, plain

from .. import combat, monsters
from ..combat import fight, fight_all
from ..components import TOKENS
from ..play import Table, thing_of
from ..resolver import Me
from ..words import Skill, monster_name, say, skill_name


class Ambush(Node, frozen=True, tag="ambush"):
    """A monster attacks at once; what follows depends on whether it was defeated (rules eh.ambush.*)."""

    kind: str | None = None
    then: Effects = []
    otherwise: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        defeated = yield from combat.ambush(table, me.who, self.kind)
        yield from resolve(self.then if defeated else self.otherwise, table, me)

    def say(self) -> Message:
        who = say("effect-ambush") if self.kind is None else say("effect-ambush-kind", monster=monster_name(self.kind))
        parts = [who]
        if self.then:
            parts.append(say("effect-if-defeated", then=say_effects(self.then)))
        if self.otherwise:
            parts.append(say("effect-if-not-defeated", then=say_effects(self.otherwise)))
        text = parts[0]
        for part in parts[1:]:
            text = plain("effect-then", first=text, rest=part)
        return text


class SpawnAndFight(Node, frozen=True, tag="spawn-and-fight"):
    """A monster on the own space, which is fought at once."""

    then: Effects = []
    otherwise: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from monsters.spawn(table, me.space(table))
        if monster is None:
            return
        defeated = yield from combat.fight(table, me.who, monster)
        yield from resolve(self.then if defeated else self.otherwise, table, replace(me, monster=monster.token))

    def say(self) -> Message:
        return say("effect-spawn-and-fight", then=say_effects(self.then), otherwise=say_effects(self.otherwise))


class FightThatMonster(Node, frozen=True, tag="fight-that-monster"):
    """A combat encounter with the monster that was just named."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monster, state.named = monsters.find(state, state.named), None
        if monster is not None:
            yield from combat.fight(table, me.who, monster)

    def say(self) -> Message:
        return say("effect-fight-that-monster")


class FightKind(Node, frozen=True, tag="fight-kind"):
    """A combat encounter with a monster of a kind on the space."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        here = table.state.monsters_on(me.sheet(table).space)
        monster = next((each for each in here if TOKENS[each.token] == self.kind), None)
        if monster is not None:
            yield from fight(table, me.who, monster)

    def say(self) -> Message:
        return say("effect-fight-kind", monster=monster_name(self.kind))


class FightAllHere(Node, frozen=True, tag="fight-all-here"):
    """A combat encounter with each monster on the space, in their order."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return fight_all(table, me.who)

    def say(self) -> Message:
        return say("effect-fight-all-here")


class CombatBonus(Node, frozen=True, tag="combat-bonus"):
    """A bonus for the rest of the combat encounter; a higher one takes the place of a lower one."""

    skill: Skill
    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        combat = table.state.combat
        if combat is not None:
            known = combat.bonus.get(self.skill)
            if known is None or known.dice < self.n:
                combat.bonus = {**combat.bonus, self.skill: Part(thing_of(table.state, me.who, me.card), self.n)}

    def say(self) -> Message:
        return say("effect-combat-bonus", skill=skill_name(self.skill), n=self.n)


class CombatReroll(Node, frozen=True, tag="combat-reroll"):
    """A die of the strength test may be rolled again."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if table.state.combat is not None:
            table.state.combat.rerolls = [*table.state.combat.rerolls, me.card]

    def say(self) -> Message:
        return say("effect-combat-reroll")
