"""Verbs about the monster that an effect is on: what happens to it, and what it does."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Amount, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import clues, monsters, movement
from ..board import WORLD
from ..combat import fight
from ..components import TOKENS
from ..play import Table, choose_investigator, choose_nearest, choose_space
from ..resolver import Me
from ..state import Monster
from ..words import SpaceId, monster_name, say, space_name


def this_monster(table: Table, me: Me) -> Monster | None:
    """The monster that an effect is on, on the board or in the combat that is being resolved."""
    combat = table.state.combat
    if combat is not None and combat.ambusher is not None and combat.token == me.monster:
        return combat.ambusher
    return monsters.find(table.state, me.monster)


def is_fought(table: Table, me: Me) -> bool:
    """Is the combat encounter that is being resolved one with the monster that an effect is on?"""
    combat = table.state.combat
    return combat is not None and combat.token == me.monster


def nearest_investigators(table: Table, space: SpaceId) -> Flow[SpaceId | None]:
    """The nearest space with an investigator."""
    state = table.state
    return choose_nearest(table, space, (state.investigators[who].space for who in state.standing()))


class HurtThisMonster(Node, frozen=True, tag="hurt-this-monster"):
    """It loses health; `instead` of so much that it has lost by the same card already."""

    n: Amount
    instead: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None:
            fought = is_fought(table, me)
            yield from monsters.hurt(table, monster, self.n.count(table, me) - self.instead, me.who, combat=fought)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-this-instead" if self.instead else "effect-hurt-this", n=n))


class DefeatThisMonster(Node, frozen=True, tag="defeat-this-monster"):
    """An Epic monster is only defeated by losing its health (rule eh.epic.2)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None and not monsters.is_epic(monster.token):
            fought = is_fought(table, me)
            yield from monsters.defeat(table, monster, me.who, combat=fought)

    def say(self) -> Message:
        return say("effect-defeat-this")


class HealThisMonster(Node, frozen=True, tag="heal-this-monster"):
    n: int | None = None

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = this_monster(table, me)
        if monster is not None and not monster.gone:
            monsters.heal(table, monster, self.n)

    def say(self) -> Message:
        return say("effect-heal-this-all") if self.n is None else say("effect-heal-this", n=self.n)


class DiscardThisMonster(Node, frozen=True, tag="discard-this-monster"):
    def resolve(self, table: Table, me: Me, /) -> None:
        monster = monsters.find(table.state, me.monster)
        if monster is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-discard-this-monster")


class MoveThisMonster(Node, frozen=True, tag="move-this-monster"):
    to: SpaceId

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = this_monster(table, me)
        if monster is not None:
            monsters.move(table, monster, self.to)

    def say(self) -> Message:
        return say("effect-move-this", where=space_name(self.to))


class GatherToward(Node, frozen=True, tag="gather-toward"):
    """The monster moves one space toward another one."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        goal = next((each.space for each in table.state.monsters if TOKENS[each.token] == self.kind), None)
        if monster is None or goal is None or monster.space == goal:
            return
        closer = WORLD.routes(monster.space).first_steps(goal)
        prompt = say("prompt-monster-where")
        to = yield from choose_space(table, table.state.active, closer, prompt, "eh.nearest.3", "approach")
        monsters.move(table, monster, to)

    def say(self) -> Message:
        return say("effect-gather-toward", monster=monster_name(self.kind))


class Hunt(Node, frozen=True, tag="hunt"):
    """The monster goes to the nearest investigator, who has to fight it."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from nearest_investigators(table, me.at or "")
        if monster is None or space is None:
            return
        monsters.move(table, monster, space)
        here = table.state.standing_on(space)
        prompt = say("prompt-hunted")
        who = yield from choose_investigator(table, table.state.active, here, prompt, "eh.nearest.3", "hunted")
        yield from fight(table, who, monster)

    def say(self) -> Message:
        return say("effect-hunt")


class CarryOff(Node, frozen=True, tag="carry-off"):
    """It takes an investigator along, who becomes delayed; without one it moves toward the nearest."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is None:
            return
        state = table.state
        here = state.standing_on(monster.space)
        if here:
            prompt = say("prompt-carried")
            who = yield from choose_investigator(table, state.active, here, prompt, "eh.conflict.1", "carried")
            ways = WORLD.neighbours[monster.space]
            to = yield from choose_space(table, state.active, ways, say("prompt-move"), "eh.conflict.1", "carried-to")
            monsters.move(table, monster, to)
            yield from movement.enter(table, who, to)
            movement.delay(table, who)
        else:
            yield from approach(table, monster, 2)

    def say(self) -> Message:
        return say("effect-carry-off")


def approach(table: Table, monster: Monster, steps: int) -> Flow[None]:
    """A monster moves toward the nearest investigator."""
    goal = yield from nearest_investigators(table, monster.space)
    if goal is None:
        return
    for _ in range(steps):
        closer = WORLD.routes(monster.space).first_steps(goal)
        if not closer:
            return
        to = yield from choose_space(
            table, table.state.active, closer, say("prompt-monster-where"), "eh.nearest.3", "approach"
        )
        monsters.move(table, monster, to)


class Lure(Node, frozen=True, tag="lure"):
    """The nearest investigator moves one space toward the monster."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from nearest_investigators(table, me.at or "")
        if monster is None or space is None or space == monster.space:
            return
        here = table.state.standing_on(space)
        who = yield from choose_investigator(
            table, table.state.active, here, say("prompt-lured"), "eh.nearest.3", "lured"
        )
        if not movement.may_move(table.state, who):
            return
        closer = WORLD.routes(space).first_steps(monster.space)
        to = yield from choose_space(table, table.state.active, closer, say("prompt-move"), "eh.nearest.3", "lured-to")
        yield from movement.enter(table, who, to)

    def say(self) -> Message:
        return say("effect-lure")


class TakeNearestClue(Node, frozen=True, tag="take-nearest-clue"):
    """The nearest clue is discarded, and the monster goes where it was."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from choose_nearest(table, me.at or "", (clue.space for clue in table.state.clues))
        clue = table.state.clue_on(space) if space else None
        if monster is not None and clue is not None:
            clues.remove_from_board(table, clue)
            monsters.move(table, monster, clue.space)

    def say(self) -> Message:
        return say("effect-take-nearest-clue")


class RiseAs(Node, frozen=True, tag="rise-as"):
    """An Epic monster comes in its place; where it does, this one is discarded."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None and (yield from monsters.spawn_kind(table, self.kind, monster.space)) is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-rise-as", monster=monster_name(self.kind))


class Hatch(Node, frozen=True, tag="hatch"):
    """One of two monsters that were set aside comes in the place of a Cultist."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monster = this_monster(table, me)
        kinds = [kind for kind in ("goat-spawn", "dark-young") if any(TOKENS[token] == kind for token in state.aside)]
        if monster is None or not kinds:
            return
        options = [Option(f"hatch:{kind}", monster_name(kind), kind, "hatch", word=kind) for kind in kinds]
        kind: str = yield from ask(
            state.active, say("prompt-hatch"), options, "eh.conflict.1", table.cause, topic="hatch"
        )
        if (yield from monsters.spawn_kind(table, kind, monster.space)) is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-hatch")
