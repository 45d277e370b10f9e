"""Monsters: how they come to the map, move, are hurt, stunned and killed, and what they carry.

Rules mom.monster-place.*, mom.monster-move.*, mom.monster-damage.*, mom.named-monster.*, mom.sample.*, mom.limits.8.
"""

from __future__ import annotations

from typing import Final

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .components import MONSTERS, OBJECTIVES, TOKENS, MonsterKind, Token
from .events import (
    MonsterHealed,
    MonsterHurt,
    MonsterImmune,
    MonsterKilled,
    MonsterLeft,
    MonsterMoved,
    MonsterPlaced,
    MonsterRecovered,
    MonsterSeen,
    MonsterStunned,
    SamplesLaidDown,
    SamplesLost,
    SampleTaken,
)
from .features import barrier_at, set_fire
from .harm import take
from .horror import monster_entered
from .house import house_of, neighbours, past_barriers
from .objectives import watch, way_out
from .occasions import react
from .play import Table, called, choose_space, monster_option, space_option
from .prizes import claim
from .state import Mansions, Monster
from .words import DoorId, Feature, MonsterClass, RoomId, SpaceId, monster_name, room_of, say

LEAVE: Final = "leave"


# What is printed on them.


def kind_of(monster: Monster) -> MonsterKind:
    return MONSTERS[monster.kind]


def class_of(monster: Monster) -> MonsterClass:
    """Exactly one class for each kind (rule mom.monster-class.1)."""
    return MONSTERS[monster.kind].kind


def back_of(monster: Monster) -> Token:
    """The back of its token (rule mom.definition.7)."""
    return TOKENS[monster.token][1]


def health_of(monster: Monster) -> int:
    """What the token shows, and what a named monster has beyond it (rules mom.named-monster.3, .4)."""
    return back_of(monster).health + monster.more_health


def damage_of(monster: Monster) -> int:
    return back_of(monster).damage


def is_named(state: Mansions, monster: Monster) -> bool:
    """Named, or the one the Objective tells the investigators to kill (rule mom.named-monster.8.ltp)."""
    target = OBJECTIVES[state.story, state.answers[1]].kill if 1 in state.answers else None
    return bool(monster.name) or (target is not None and target in (monster.kind, monster.name))


def known_as_named(state: Mansions, monster: Monster) -> bool:
    """The same as far as all know it: what is offered must not betray a hidden Objective (rule mom.objective.2)."""
    return is_named(state, monster) if state.revealed else bool(monster.name)


def can_move(monster: Monster) -> bool:
    """Neither stunned nor halted by a barrier this turn (rules mom.stun.7, mom.monster-vs-barrier.5)."""
    return not monster.stun and not monster.halted


def begin_turn(state: Mansions) -> None:
    """A new turn: what was halted by a barrier may be moved again (rule mom.monster-vs-barrier.5)."""
    for monster in state.monsters:
        monster.halted = False


# Placing.


def place(
    table: Table, kind: str, where: SpaceId | RoomId, *, name: str = "", more_health: int = 0
) -> Flow[Monster | None]:
    """A figure of the kind with a random token; where all are out, one may be killed for it.

    Rules mom.monster-place.2, mom.monster-place.3, mom.limits.8, mom.limits.9, mom.horror-check.12.
    """
    state = table.state
    if not _in_pool(state, kind) and not (yield from _free_a_figure(table, kind)):
        return None
    space = yield from _space_for(table, kind, where)
    tokens = _in_pool(state, kind)
    token = tokens[rng.below(state, len(tokens))]
    state.pool.remove(token)
    state.monsters_placed += 1
    monster = Monster(state.monsters_placed, kind, token, space, more_health=more_health, name=name)
    state.monsters.append(monster)
    table.tell(MonsterPlaced, monster.id, called(monster), space)
    yield from monster_entered(table, monster)
    watch(table)
    return state.monster(monster.id)


def _in_pool(state: Mansions, kind: str) -> list[int]:
    """The figures of a kind in the pool: whoever chooses among them does not look at their tokens."""
    return [token for token in state.pool if TOKENS[token][0] == kind]


def can_place(state: Mansions, kind: str) -> bool:
    """Is there a figure of the kind, in the pool or on the map? (rules mom.limits.8, mom.limits.9)"""
    return bool(_in_pool(state, kind)) or any(each.kind == kind for each in state.monsters)


def _free_a_figure(table: Table, kind: str) -> Flow[bool]:
    """The keeper may kill a monster of the kind, a named one too, to place its figure (rule mom.limits.9)."""
    state = table.state
    placed = [each for each in state.monsters if each.kind == kind]
    options = [
        *(monster_option(each, "recycle") for each in placed),
        Option("no", say("option-place-none"), role=Role.DECLINE),
    ]
    prompt = say("prompt-recycle", monster=monster_name(kind))
    chosen: int | None = yield from ask(
        state.keeper, prompt, options, "mom.limits.9", table.cause, QuestionKind.PICK, "recycle"
    )
    monster = None if chosen is None else state.monster(chosen)
    if monster is None:
        return False
    yield from kill_monster(table, monster)
    return True


def _space_for(table: Table, kind: str, where: SpaceId | RoomId) -> Flow[SpaceId]:
    """Any space of a room, as the keeper likes (rule mom.monster-place.3)."""
    state = table.state
    spaces = house_of(state.story).rooms.get(where)
    if spaces is None:
        return where
    prompt = say("prompt-place", monster=monster_name(kind))
    return (yield from choose_space(table, state.keeper, spaces, prompt, "mom.monster-place.3", "place"))


# Moving.


def move_monster(table: Table, monster: Monster, steps: int, chooser: int) -> Flow[None]:
    """Up to so many steps, each to an adjacent space of the chooser's choice (rules mom.monster-move.2, .3, .5).

    Only the keeper sends a monster against a barred door (rule mom.monster-vs-barrier.1) or out of the house.
    """
    for left in range(steps, 0, -1):
        if table.state.monster(monster.id) is None or not can_move(monster):
            return
        options = _ways(table, monster, chooser)
        prompt = say("prompt-move-monster", monster=monster_name(called(monster)), n=left)
        options.append(Option("stay", say("option-stay"), about=(things.monster(monster.id),), role=Role.DONE))
        way: tuple[SpaceId, DoorId | None] | None = yield from ask(
            chooser, prompt, options, "mom.monster-move.2", table.cause, QuestionKind.SEVERAL, "move-monster", left
        )
        if way is None:
            return
        space, door = way
        if door is not None and not (yield from _break_through(table, monster, door)):
            return
        if space == LEAVE:
            return leave_house(table, monster)
        yield from step_to(table, monster, space)


def _ways(table: Table, monster: Monster, chooser: int) -> list[Option]:
    """Adjacent spaces; for the keeper those behind a barred door, and the way out, too."""
    state = table.state
    mover = class_of(monster).value
    found = [_way(space, None) for space in neighbours(state, monster.space, mover)]
    if chooser != state.keeper:
        return found
    found += [_way(space, door) for space, door in past_barriers(state, monster.space, mover)]
    door = way_out(table, monster)
    if door is not None:
        found.append(_out(monster, door, barred=barrier_at(state, door) is not None))
    return found


def _out(monster: Monster, door: DoorId, *, barred: bool) -> Option:
    """Out of the house, perhaps against a barrier."""
    words, figure = say("option-leave-house"), things.monster(monster.id)
    if not barred:
        return Option("leave", words, (LEAVE, None), "leave", (figure,))
    words = say("option-break-through", where=words)
    return Option("leave", words, (LEAVE, door), "leave", (figure, things.door(door)))


def _way(space: SpaceId, door: DoorId | None) -> Option:
    option = space_option(space, "move")
    if door is None:
        return Option(option.key, option.say, (space, None), "move", option.about)
    words = say("option-break-through", where=option.say)
    return Option(f"break:{space}", words, (space, door), "break", (things.space(space), things.door(door)))


def _break_through(table: Table, monster: Monster, door: DoorId) -> Flow[bool]:
    from .combat import against_barrier

    return (yield from against_barrier(table, monster, door))


def step_to(table: Table, monster: Monster, space: SpaceId) -> Flow[None]:
    """The figure goes to another space; whoever is in its new room checks at once (rule mom.monster-move.5)."""
    origin, monster.space = monster.space, space
    table.tell(MonsterMoved, monster.id, called(monster), origin, space)
    if room_of(origin) != room_of(space):
        yield from monster_entered(table, monster)
    watch(table)


def leave_house(table: Table, monster: Monster) -> None:
    """It is off the map, as the Objective lets it."""
    state = table.state
    table.tell(MonsterLeft, monster.id, called(monster), monster.space)
    _leave_map(table, monster)
    state.counts["left-house"] = state.counts.get("left-house", 0) + 1
    watch(table)


# Harm.


def deal(table: Table, monster: Monster, n: int, by: int | None = None) -> Flow[None]:
    """Damage adds up; as much as its health kills it (rules mom.monster-damage.1, .3, mom.combat-term.11).

    A wounded monster shows the back of its token (rule mom.secrecy.4). `by` is the seat of whoever deals it.
    """
    if n <= 0 or table.state.monster(monster.id) is None:
        return
    monster.damage += n
    table.tell(MonsterHurt, monster.id, called(monster), n)
    see_back(table, monster)
    if monster.damage >= health_of(monster):
        yield from kill_monster(table, monster, by)


def heal_monster(table: Table, monster: Monster, n: int) -> None:
    healed = min(n, monster.damage)
    if healed and table.state.monster(monster.id) is not None:
        monster.damage -= healed
        table.tell(MonsterHealed, monster.id, called(monster), healed)


def kill_monster(table: Table, monster: Monster, by: int | None = None) -> Flow[None]:
    """Back to the pool, without its damage, from where it can come again (rule mom.monster-damage.4)."""
    state = table.state
    if state.monster(monster.id) is None:
        return
    table.tell(MonsterKilled, monster.id, called(monster), monster.space)
    for word in filter(None, (monster.kind, monster.name)):
        state.counts[f"killed:{word}"] = state.counts.get(f"killed:{word}", 0) + 1
    _leave_map(table, monster)
    watch(table)
    if by is not None and state.investigators[by].in_play:
        claim(table, monster.id, by)
        yield from react(table, "killed-monster", by, monster=monster.id)


def kill_outright(table: Table, monster: Monster, by: int | None = None) -> Flow[bool]:
    """Kill without damage, which named monsters withstand (rules mom.named-monster.7.ltp, .8.ltp)."""
    if is_named(table.state, monster):
        table.tell(MonsterImmune, monster.id, called(monster))
        return False
    yield from kill_monster(table, monster, by)
    return True


def _leave_map(table: Table, monster: Monster) -> None:
    """Its samples are lost, and a fire it carries breaks out where it was (rule mom.sample.4)."""
    state = table.state
    state.monsters.remove(monster)
    state.pool.append(monster.token)
    if monster.samples:
        table.tell(SamplesLost, monster.id, called(monster), monster.samples)
    if monster.burning:
        set_fire(table, room_of(monster.space))


def strike(table: Table, monster: Monster, who: int) -> Flow[None]:
    """Its damage value is dealt to an investigator, and seen then (rules mom.combat-term.3, mom.secrecy.5)."""
    yield from take(table, who, damage=damage_of(monster), monster=monster)


def see_back(table: Table, monster: Monster) -> None:
    """Investigators may look at the back of its token (rules mom.secrecy.4, mom.secrecy.5)."""
    if not monster.seen:
        monster.seen = True
        table.tell(MonsterSeen, monster.id, called(monster))


def stun(table: Table, monster: Monster) -> None:
    """One more stun token (rules mom.stun.1, mom.stun.8)."""
    if table.state.monster(monster.id) is not None:
        monster.stun += 1
        table.tell(MonsterStunned, monster.id, called(monster))


def shake_off_stun(table: Table, monster: Monster) -> None:
    """One stun token less (rules mom.monster-attack-step.4, mom.stun.9)."""
    monster.stun -= 1
    table.tell(MonsterRecovered, monster.id, called(monster), monster.stun)


# Samples.


def take_sample(table: Table, monster: Monster) -> None:
    """The monster has a sample, which no other can take over (rules mom.sample.1, mom.sample.2)."""
    monster.samples += 1
    table.tell(SampleTaken, monster.id, called(monster), monster.samples)
    watch(table)


def at_altar(state: Mansions, monster: Monster) -> bool:
    return monster.space in house_of(state.story).features.get(Feature.ALTAR, ())


def deliver_samples(table: Table, monster: Monster) -> int:
    """All samples of a monster are put down, which it can only do at an Altar (rule mom.sample.3); how many."""
    state = table.state
    if not monster.samples or not at_altar(state, monster):
        return 0
    count, monster.samples = monster.samples, 0
    state.altar_samples += count
    table.tell(SamplesLaidDown, monster.id, called(monster), count, state.altar_samples)
    watch(table)
    return count
