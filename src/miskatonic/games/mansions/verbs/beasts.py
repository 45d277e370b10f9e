"""Verbs about the monster of an effect: what is dealt to it, where it goes, what it does."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from miskatonic.kernel.effects import Amount, May, Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..combat import attack_again, destroy_barrier, push_barrier_back, special_attack, weapon_damage
from ..harm import take
from ..house import house_of, neighbours
from ..monsters import (
    can_move,
    class_of,
    damage_of,
    deal,
    heal_monster,
    kill_outright,
    known_as_named,
    move_monster,
    step_to,
    stun,
)
from ..play import Table, choose_space, monsters_in_space
from ..resolver import Me
from ..sight import can_target
from ..state import Mansions, Monster
from ..words import MonsterClass, SpaceId, say
from .common import ONE, monsters_in_the_room, stands
from .distances import FAR, steps_from


class Deal(Node, frozen=True, tag="deal"):
    """Damage to the monster (rule mom.combat-term.11)."""

    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if monster is not None:
            yield from deal(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None and self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-deal", n=n))


class DealWeapon(Node, frozen=True, tag="deal-weapon"):
    """The number on the weapon that is used, or so much more or less (rule mom.combat-term.4)."""

    more: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if monster is not None:
            yield from deal(table, monster, max(0, weapon_damage(me) + self.more), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None

    def say(self) -> Message:
        return say("effect-deal-weapon", more=self.more)


class DealItsDamage(Node, frozen=True, tag="deal-its-damage"):
    """The monster's own damage value, and so much more."""

    more: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if monster is not None:
            yield from deal(table, monster, damage_of(monster) + self.more, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None

    def say(self) -> Message:
        return say("effect-deal-its-damage", more=self.more)


class StunMonster(Node, frozen=True, tag="stun-monster"):
    def resolve(self, table: Table, me: Me, /) -> None:
        monster = me.beast(table)
        if monster is not None:
            stun(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None

    def say(self) -> Message:
        return say("effect-stun-monster")


class HealMonster(Node, frozen=True, tag="heal-monster"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = me.beast(table)
        if monster is not None:
            heal_monster(table, monster, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and monster.damage > 0

    def say(self) -> Message:
        return say("effect-heal-monster", n=self.n)


class KillMonster(Node, frozen=True, tag="kill-monster"):
    """It dies without damage; named monsters do not (rule mom.named-monster.7.ltp)."""

    only: MonsterClass | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if monster is not None and self._fits(table, me):
            yield from kill_outright(table, monster, me.who)

    def _fits(self, table: Table, me: Me) -> bool:
        monster = me.beast(table)
        return monster is not None and (self.only is None or class_of(monster) is self.only)

    def possible(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and self._fits(table, me) and not known_as_named(table.state, monster)

    def say(self) -> Message:
        return say("effect-kill-monster" if self.only is None else f"effect-kill-monster-{self.only}")


class MoveMonster(Node, frozen=True, tag="move-monster"):
    """The monster may be moved, by the investigator or by the keeper (rule mom.monster-vs-hiding.2)."""

    n: int = 1
    by: Literal["investigator", "keeper"] = "investigator"

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if monster is not None:
            seat = me.who if self.by == "investigator" and me.who is not None else table.state.keeper
            yield from move_monster(table, monster, self.n, seat)

    def possible(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and can_move(monster)

    def say(self) -> Message:
        return say(f"effect-move-monster-{self.by}", n=self.n)


class SpecialAttack(Node, frozen=True, tag="special-attack"):
    """What the back of its token says (rule mom.monster-attack.3)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.beast(table) is not None:
            yield from special_attack(table, me)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None and stands(table, me)

    def say(self) -> Message:
        return say("effect-special-attack")


class AttackAgain(Node, frozen=True, tag="attack-again"):
    """The monster attacks once more when this card is done (rule mom.combat-term.10)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        attack_again(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None and stands(table, me)

    def say(self) -> Message:
        return say("effect-attack-again")


class PushAway(Node, frozen=True, tag="push-away"):
    """The keeper moves each monster in the room so many spaces away from the investigator, as far as there is a way.

    A stunned monster stays where it is (rule mom.stun.7).
    """

    n: int = 2

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for monster in [each for each in monsters_in_the_room(table, me) if can_move(each)]:
            for left in range(self.n, 0, -1):
                here = me.where(table)
                if here is None or state.monster(monster.id) is None:
                    break
                ways = ways_off(state, here, monster, left)
                if not ways:
                    break
                prompt = say("prompt-push-away")
                space = yield from choose_space(
                    table, state.keeper, ways, prompt, "mom.exploration-card.6", "push-away"
                )
                yield from step_to(table, monster, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(map(can_move, monsters_in_the_room(table, me)))

    def say(self) -> Message:
        return say("effect-push-away", n=self.n)


def ways_off(state: Mansions, here: SpaceId, monster: Monster, steps: int) -> list[SpaceId]:
    """The spaces next to a monster that are farther off, and from which it can go on farther for the other steps."""
    mover = class_of(monster).value
    far = steps_from(state, here)

    def depth(space: SpaceId, left: int) -> int:
        """How many of the steps can be made from there."""
        return max((1 + depth(other, left - 1) for other in farther(space)), default=0) if left else 0

    def farther(space: SpaceId) -> list[SpaceId]:
        return [each for each in neighbours(state, space, mover) if far.get(each, FAR) > far.get(space, FAR)]

    depths = {space: depth(space, steps - 1) for space in farther(monster.space)}
    return [space for space, found in depths.items() if found == max(depths.values())]


class Blast(Node, frozen=True, tag="blast"):
    """Everything in a space within range takes damage, monsters and investigators alike."""

    n: int
    range: int

    def _spaces(self, table: Table, me: Me) -> list[str]:
        here = me.where(table)
        if here is None:
            return []
        spaces = house_of(table.state.story).spaces
        return [space for space in spaces if can_target(table.state, here, space, self.range)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        spaces = self._spaces(table, me)
        if not spaces:
            return
        prompt = say("prompt-blast")
        space = yield from choose_space(table, me.seat(table), spaces, prompt, "mom.range.4", "blast")
        for monster in monsters_in_space(state, space):
            yield from deal(table, monster, self.n, me.who)
        for seat in state.in_space(space):
            yield from take(table, seat, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._spaces(table, me))

    def say(self) -> Message:
        return say("effect-blast", n=self.n, range=self.range)


class HurtEverybodyAtBarrier(Node, frozen=True, tag="hurt-figures-at-barrier"):
    """Every figure in the space of the barrier takes damage."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        barrier = next((each for each in state.barriers if each.door is not None and each.door == me.door), None)
        if barrier is None:
            return
        for monster in monsters_in_space(state, barrier.space):
            yield from deal(table, monster, self.n)
        for seat in state.in_space(barrier.space):
            yield from take(table, seat, self.n)

    def say(self) -> Message:
        return say("effect-hurt-figures-at-barrier", n=self.n)


class DestroyBarrier(Node, frozen=True, tag="destroy-barrier"):
    """The barrier is gone from the map (rule mom.monster-vs-barrier.2)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.door is not None:
            destroy_barrier(table, me.door)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.door is not None

    def say(self) -> Message:
        return say("effect-destroy-barrier")


class PushBarrierBack(Node, frozen=True, tag="push-barrier-back"):
    """The keeper may have it pushed away from the door (rule mom.monster-vs-barrier.3)."""

    sure: bool = False
    """He has said so."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.sure and me.door is not None:
            push_barrier_back(table, me.door)
        elif not self.sure:
            yield from _MAY_PUSH_BACK.resolve(table, replace(me, by_keeper=True))

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.door is not None

    def say(self) -> Message:
        return say("effect-push-barrier-back-sure" if self.sure else "effect-push-barrier-back")


_MAY_PUSH_BACK: Final = May([PushBarrierBack(sure=True)])
