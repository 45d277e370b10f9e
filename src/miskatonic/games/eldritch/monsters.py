"""Monsters on the board: spawned, hurt, defeated, discarded, moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow

from . import things
from .components import ANCIENT_ONES, MONSTERS, TOKENS, MonsterKind, Side
from .events import (
    MonsterDefeated,
    MonsterDiscarded,
    MonsterHurt,
    MonsterMoved,
    MonsterRecovered,
    MonsterSpawned,
)
from .play import Table, player_count
from .reactions import react
from .resolver import Me, carry_out, resolve_for_all
from .state import Eldritch, Monster
from .words import SpaceId, monster_name

CULTIST = "cultist"

EPIC_FELL: Final[list[Callable[[Table, Monster], None]]] = []
"""Who takes note of the defeat of an Epic monster: mysteries, rumors, the Ancient One."""


def side(state: Eldritch) -> Side:
    """The side of the sheet that lies up (rule eh.ancient-one.6)."""
    sheet = ANCIENT_ONES[state.ancient_one]
    return sheet.back if state.awake else sheet.front


def printed(state: Eldritch, token: int) -> MonsterKind:
    """The numbers and texts of a monster; a Cultist's are on the sheet of the Ancient One (rule eh.cultist.2)."""
    kind = TOKENS[token]
    return side(state).cultist if kind == CULTIST else MONSTERS[kind]


def toughness(state: Eldritch, token: int) -> int:
    kind = printed(state, token)
    return kind.toughness + (player_count(state) if kind.per_player else 0)


def is_epic(token: int) -> bool:
    return MONSTERS[TOKENS[token]].epic


def find(state: Eldritch, token: int | None) -> Monster | None:
    """A monster that is on the board."""
    return next((monster for monster in state.monsters if monster.token == token), None)


def spawn(table: Table, space: SpaceId) -> Flow[Monster | None]:
    """A random monster from the cup, if there is one (rules eh.monster.2, eh.component-limit.6)."""
    state = table.state
    if not state.cup:
        return None
    return (yield from place(table, rng.take(state, state.cup), space))


def spawn_kind(table: Table, kind: str, space: SpaceId) -> Flow[Monster | None]:
    """A monster that an effect names, from those set aside or, where none were, from the cup.

    Rules eh.set-aside.4, eh.set-aside.5, eh.component-limit.7.
    """
    state = table.state
    for supply in (state.aside, state.cup):
        token = next((each for each in supply if TOKENS[each] == kind), None)
        if token is not None:
            supply.remove(token)
            return (yield from place(table, token, space))
    return None


def spawn_epic(table: Table, kind: str, space: SpaceId) -> Flow[None]:
    """An Epic monster comes for a card that names it, from the box if it was there before (rule eh.box.1)."""
    state = table.state
    token = next(each for each in TOKENS if TOKENS[each] == kind)
    if find(state, token) is None:
        state.aside = [each for each in state.aside if each != token]
        yield from place(table, token, space)


def place(table: Table, token: int, space: SpaceId) -> Flow[Monster]:
    """Put a monster on the board and resolve what happens when it is spawned (rules eh.monster.3, eh.cultist.4)."""
    state = table.state
    monster = Monster(token, space)
    state.monsters.append(monster)
    if table.telling:
        table.tell(MonsterSpawned, TOKENS[token], token, space)
    effects = printed(state, token).spawn
    if effects:
        me = Me(who=state.active, card=TOKENS[token], monster=token, at=space)
        yield from resolve_for_all(table, effects, me)
    return monster


def hurt(table: Table, monster: Monster, count: int, by: int | None = None, *, combat: bool = False) -> Flow[None]:
    """A monster loses health, and is defeated when it has lost enough (rules eh.combat.11, eh.combat.12, eh.faq.8)."""
    state = table.state
    kind = printed(state, monster.token)
    if count <= 0 or (kind.hardy and len(state.solved) < ANCIENT_ONES[state.ancient_one].mysteries):
        return
    monster.lost += count
    table.tell(MonsterHurt, TOKENS[monster.token], monster.token, count)
    if monster.lost >= toughness(state, monster.token):
        yield from defeat(table, monster, by, combat=combat)


def defeat_weakened(table: Table) -> Flow[None]:
    """Monsters whose toughness has sunk to what they have lost, as there are fewer players (rule eh.monster.5)."""
    for monster in list(table.state.monsters):
        if not monster.gone and toughness(table.state, monster.token) <= monster.lost:
            yield from defeat(table, monster)


def defeat(table: Table, monster: Monster, by: int | None = None, *, combat: bool = False) -> Flow[None]:
    """A defeated monster leaves the board, and whatever waits for its defeat happens.

    Rules eh.combat.12, eh.epic.6, eh.set-aside.3.
    """
    state = table.state
    kind = printed(state, monster.token)
    table.tell(MonsterDefeated, TOKENS[monster.token], monster.token, monster.space)
    leave(state, monster)
    who = state.active if by is None else by
    me = Me(who=who, card=TOKENS[monster.token], monster=monster.token, at=monster.space)
    yield from resolve_for_all(table, kind.gone, me)
    if combat:
        yield from carry_out(kind.defeated, table, me)
    seen = replace(me, monster=None) if _is_lent(state, monster) else me
    if combat:
        yield from react(table, "monster-defeated-in-combat", seen)
    yield from react(table, "monster-defeated", seen)
    if is_epic(monster.token):
        for fell in EPIC_FELL:
            fell(table, monster)


def leave(state: Eldritch, monster: Monster) -> None:
    """A monster leaves the board; of one that lent its numbers nothing is put away (rule eh.ambush.8)."""
    monster.gone = True
    state.monsters = [each for each in state.monsters if each is not monster]
    if not _is_lent(state, monster):
        put_away(state, monster.token)


def _is_lent(state: Eldritch, monster: Monster) -> bool:
    """Does a named monster ambush, of which there is no token?"""
    combat = state.combat
    return combat is not None and combat.lent and combat.ambusher is monster


def put_away(state: Eldritch, token: int) -> None:
    """Back into the cup; what was set aside is set aside again, Epic monsters go to the box.

    Rules eh.monster.6, eh.set-aside.3, eh.epic.6.
    """
    if token in state.ambushing:
        state.ambushing = [each for each in state.ambushing if each != token]
    if is_epic(token):
        return
    sheet = ANCIENT_ONES[state.ancient_one]
    (state.aside if TOKENS[token] in sheet.aside else state.cup).append(token)


def lies_on_card(state: Eldritch, token: int) -> bool:
    """Has a defeated monster been put on the mystery or on a rumor already?"""
    mystery = state.mystery.monsters if state.mystery is not None else []
    return token in mystery or any(token in each.monsters for each in state.ongoing)


def take_back(state: Eldritch, token: int) -> None:
    """A monster that has just been put away is taken out again."""
    for supply in (state.cup, state.aside):
        if token in supply:
            supply.remove(token)


def discard(table: Table, monster: Monster) -> bool:
    """A monster leaves the board without being defeated; an Epic one cannot (rule eh.epic.3)."""
    if is_epic(monster.token):
        return False
    table.tell(MonsterDiscarded, TOKENS[monster.token], monster.token, monster.space)
    leave(table.state, monster)
    return True


def move(table: Table, monster: Monster, space: SpaceId) -> None:
    if monster.space == space:
        return
    table.tell(MonsterMoved, TOKENS[monster.token], monster.token, monster.space, space)
    monster.space = space


def heal(table: Table, monster: Monster, count: int | None = None) -> None:
    """A monster recovers health, or all of it."""
    recovered = monster.lost if count is None else min(count, monster.lost)
    if recovered:
        monster.lost -= recovered
        table.tell(MonsterRecovered, TOKENS[monster.token], monster.token, recovered)


def monster_options(monsters: Iterable[Monster], verb: str = "monster") -> list[Option]:
    return [
        Option(
            f"{verb}:{monster.token}",
            monster_name(TOKENS[monster.token]),
            monster,
            verb,
            (things.monster(monster.token), things.space(monster.space)),
        )
        for monster in monsters
    ]
