"""Monsters: where they come from, whom they hunt, whom they engage, how they are hurt and defeated.

Rules ah3.202.*, ah3.405.*, ah3.407.*, ah3.409.*, ah3.410.*, ah3.413.*, ah3.415.*, ah3.459.*, ah3.461.*, ah3.465.*.
"""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .assets import gain, of_kind
from .board import board_of
from .causes import caused
from .components import SHEETS, SKILL_OF, MonsterKind, Prey, kind_of
from .events import (
    MonsterDefeated,
    MonsterDisengaged,
    MonsterEngaged,
    MonsterExhausted,
    MonsterHealed,
    MonsterHurt,
    MonsterMoved,
    MonsterReadied,
    MonsterSpawned,
)
from .play import (
    Table,
    board,
    choose_investigator,
    group_space,
    nearest_spaces,
    spaces_with_most_doom,
    starting_space,
    unstable_spaces,
)
from .reactions import able, anybody_able, react
from .resolver import Me, carry_out, resolve_for_all
from .seen_cards import remember_monsters
from .state import Arkham, Monster
from .words import PLACES, Skill, SpaceId, investigator_name, monster_name, say


def monster_of(state: Arkham, token: int) -> Monster | None:
    for monster in state.monsters:
        if monster.token == token:
            return monster
    return None


def health_of(state: Arkham, monster: Monster) -> int:
    """Elite monsters have more for every investigator of the start (rules ah3.430.2, ah3.430.3)."""
    kind = kind_of(monster.token)
    health = kind.health + kind.elite * state.players
    if kind.less_per_marker:
        health -= kind.less_per_marker * state.sheet_markers
    if kind.more_per_scar:
        health += kind.more_per_scar * sum(1 for each in state.markers if each.up)
    return max(0, health)


# Spawning.


def spawn_from_deck(table: Table, at: SpaceId | None = None, *, exhausted: bool = False) -> Flow[Monster | None]:
    """The bottom card of the deck; where it is empty nothing happens (rules ah3.459.5, ah3.459.5-3)."""
    state = table.state
    if not state.monster_deck:
        return None
    token = state.monster_deck.pop(0)
    state.coming.append(token)
    return (yield from spawn(table, token, at, exhausted=exhausted))


def search_monsters(state: Arkham, trait: str, count: int) -> list[int]:
    """From the bottom, until there are so many with a trait; the others go on top, shuffled (rule ah3.462.3b)."""
    deck = state.monster_deck
    found: list[int] = []
    others: list[int] = []
    while deck and len(found) < count:
        token = deck.pop(0)
        (found if trait in kind_of(token).traits else others).append(token)
    rng.shuffle(state, others)
    deck += others
    state.coming += found
    remember_monsters(state, others)
    return found


def spawn(
    table: Table, token: int, at: SpaceId | None = None, *, exhausted: bool = False, engaged: int | None = None
) -> Flow[Monster]:
    """A monster comes to the board, by its own text or as the effect says (rules ah3.459.6, ah3.459.7)."""
    state = table.state
    kind = kind_of(token)
    if at is None:
        at = state.investigators[engaged].space if engaged is not None else (yield from _spawn_space(table, token))
    (state.aside if token in state.aside else state.coming).remove(token)
    monster = Monster(token, at, "exhausted" if exhausted else "ready")
    state.monsters.append(monster)
    table.tell(MonsterSpawned, token, kind.id, at)
    if engaged is not None:
        yield from come_upon(table, monster, engaged)
    else:
        yield from engage_in(table, at)
    yield from react(table, "monster-spawned", Me(who=state.leader, monster=token, at=at, board=True))
    return monster


def _spawn_space(table: Table, token: int) -> Flow[SpaceId]:
    state = table.state
    kind = kind_of(token)
    match kind.spawn:
        case "unstable" | None:
            spaces = unstable_spaces(state)
        case "most-doom":
            spaces = spaces_with_most_doom(state)
        case "street-nearest-leader":
            spaces = streets_near(state, [leader_space(state)])
        case "street-nearest-prey":
            spaces = streets_near(state, [state.investigators[who].space for who in prey_of(state, kind)])
        case _:
            spaces = [kind.spawn]
    name = monster_name(kind.id)
    return (yield from group_space(table, spaces, "prompt-spawn-of", "ah3.004", "spawn", monster=name))


def leader_space(state: Arkham) -> SpaceId:
    """Where the leader is; without an investigator, the starting space (rule ah3.455.3-2)."""
    seat = leader_seat(state)
    return starting_space(state) if seat is None else state.investigators[seat].space


def leader_seat(state: Arkham) -> int | None:
    """The leader, where an investigator is needed; by another reading the next player who has one."""
    if state.investigators[state.leader].in_play:
        return state.leader
    standing = state.standing()
    return standing[0] if standing and state.readings.leader_without_investigator == "next" else None


def streets_near(state: Arkham, origins: Iterable[SpaceId]) -> list[SpaceId]:
    """The streets that are nearest to some spaces."""
    best: dict[SpaceId, float] = {}
    streets = board(state).streets
    for origin in origins:
        away = board(state).map.routes(origin).away
        for street in streets:
            if street in away:
                best[street] = min(best.get(street, 99), away[street])
    if not best:
        return list(streets)
    least = min(best.values())
    return [street for street, far in best.items() if far == least]


# Whom it hunts.


def prey_of(state: Arkham, kind: MonsterKind, monster: Monster | None = None) -> list[int]:
    """The investigators whom a monster hunts: all who tie (rules ah3.441.1, ah3.441.1-ex).

    A monster on the board hunts nobody of whom it takes no notice.
    """
    seats = list(state.standing()) if monster is None else noticed(state, monster, state.standing())
    prey = kind.prey
    if prey is None or (prey.most is None and prey.least is None):
        return seats
    measured = {who: _measure(state, who, prey) for who in seats}
    if not measured:
        return []
    best = max(measured.values()) if prey.most is not None else min(measured.values())
    return [who for who, value in measured.items() if value == best]


def _measure(state: Arkham, who: int, prey: Prey) -> int:
    word = prey.most or prey.least or ""
    investigator = state.investigators[who]
    if word in SKILL_OF:
        return skill_value(state, who, SKILL_OF[word])
    match word:
        case "clues":
            return investigator.clues
        case "remnants":
            return investigator.remnants
        case _:
            return len(of_kind(state, who, "spell"))


def skill_value(state: Arkham, who: int, skill: Skill) -> int:
    """What is printed, with focus tokens (rules ah3.445.6, ah3.466.2a)."""
    investigator = state.investigators[who]
    return SHEETS[investigator.id].skills[PLACES[skill]] + investigator.focus.count(skill)


def noticed(state: Arkham, monster: Monster, seats: Iterable[int]) -> list[int]:
    """Those of some investigators of whom a monster takes notice."""
    if not anybody_able(state, "unseen"):
        return list(seats)
    return [who for who in seats if not ignores(state, monster, who)]


def ignores(state: Arkham, monster: Monster, who: int) -> bool:
    """Does a monster take no notice of somebody?"""
    if kind_of(monster.token).epic or state.investigators[who].id in monster.provoked_by:
        return False
    return bool(able(state, who, "unseen"))


def provoke(state: Arkham, monster: Monster, who: int) -> None:
    """From now on the monster takes notice of somebody who has attacked or damaged it."""
    id = state.investigators[who].id
    if id not in monster.provoked_by:
        monster.provoked_by = [*monster.provoked_by, id]


# Engaging.


def engage_in(table: Table, space: SpaceId) -> Flow[None]:
    """Ready monsters engage whoever is in their space, at once (rule ah3.413.5)."""
    state = table.state
    for monster in list(state.monsters):
        if monster.space == space and may_engage(monster):
            yield from meet(table, monster)


def meet_everywhere(table: Table) -> Flow[None]:
    """Whatever has left ready monsters among investigators is done: they engage (rule ah3.413.5)."""
    state = table.state
    people = {state.investigators[who].space for who in state.standing()}
    for monster in [each for each in state.monsters if each.space in people]:
        if may_engage(monster):
            yield from meet(table, monster)


def may_engage(monster: Monster) -> bool:
    """Does a monster engage whoever it meets: is it ready, or massive (rules ah3.413.5, ah3.405.2)?"""
    return not monster.gone and (monster.status == "ready" or kind_of(monster.token).massive)


def meet(table: Table, monster: Monster) -> Flow[None]:
    """A monster engages somebody in its space, unless it is elusive (rules ah3.413.6, ah3.461.2, ah3.405.2)."""
    state = table.state
    kind = kind_of(monster.token)
    if kind.massive:
        for who in noticed(state, monster, state.standing_on(monster.space)):
            if who not in monster.engaged:
                engage(table, monster, who)
        return
    if monster.status != "ready" or kind.elusive:
        return
    here = state.standing_on(monster.space)
    if here:
        here = noticed(state, monster, here)
    if not here:
        return
    prey = [who for who in prey_of(state, kind, monster) if who in here] if kind.prey is not None else []
    seats = prey or here
    who = seats[0]
    if len(seats) > 1:
        prompt = say("prompt-engage", monster=monster_name(kind.id))
        cause = table.cause or causes.monster(kind.id)
        who = yield from caused(
            table, cause, choose_investigator(table, state.leader, seats, prompt, "ah3.413.6", "engage")
        )
    yield from come_upon(table, monster, who)


def come_upon(table: Table, monster: Monster, who: int) -> Flow[None]:
    """It engages somebody, or whoever shields them."""
    if anybody_able(table.state, "shields"):
        who = yield from _shielded(table, monster, who)
    engage(table, monster, who)


def _shielded(table: Table, monster: Monster, who: int) -> Flow[int]:
    """Somebody in the space may be engaged instead."""
    state = table.state
    for other in state.standing_on(monster.space):
        shields = able(state, other, "shields")
        if other != who and shields:
            words = say("prompt-shield", who=investigator_name(state.investigators[who].id))
            options = [
                Option("shield", say("option-shield"), True, "shield"),
                Option("no", say("option-no"), False, role=Role.DECLINE),
            ]
            cause = causes.component(shields[0][0])
            if (yield from ask(other, words, options, "ah3.429.2d", cause, QuestionKind.AGREE, "shield")):
                return other
    return who


def engage(table: Table, monster: Monster, who: int) -> None:
    """Both are engaged with each other; whoever was before is not any more (rules ah3.415.1, ah3.465.9, 11)."""
    if who in monster.engaged:
        return
    kind = kind_of(monster.token)
    monster.status = "engaged"
    monster.engaged = [*monster.engaged, who] if kind.massive else [who]
    table.tell(MonsterEngaged, monster.token, kind.id, table.state.investigators[who].id)


def disengage(table: Table, monster: Monster, who: int, *, exhaust: bool = False) -> Flow[None]:
    """Rules ah3.407.1, ah3.410.2; what is massive cannot be exhausted (rule ah3.405.5)."""
    kind = kind_of(monster.token)
    leave_engagement(table, monster, who)
    if exhaust and not kind.massive and not monster.engaged:
        exhaust_monster(table, monster)
    yield from resolve_for_all(table, kind.disengaged, Me(who=who, monster=monster.token, at=monster.space))
    if not monster.gone:
        yield from react(table, "disengaged", Me(who=who, monster=monster.token))


def leave_engagement(table: Table, monster: Monster, who: int) -> None:
    kind = kind_of(monster.token)
    monster.engaged = [seat for seat in monster.engaged if seat != who]
    table.tell(MonsterDisengaged, monster.token, kind.id, table.state.investigators[who].id)
    if not monster.engaged:
        monster.status = "ready"


def exhaust_monster(table: Table, monster: Monster) -> None:
    """Rules ah3.410.1, ah3.410.2."""
    kind = kind_of(monster.token)
    if kind.massive or monster.status == "exhausted":
        return
    monster.engaged = []
    monster.status = "exhausted"
    table.tell(MonsterExhausted, monster.token, kind.id)


def ready_monster(table: Table, monster: Monster) -> Flow[None]:
    """Rules ah3.413.2, ah3.202.4b."""
    monster.status = "ready"
    table.tell(MonsterReadied, monster.token, kind_of(monster.token).id)
    yield from meet(table, monster)


# Moving.


def activate(table: Table, monster: Monster) -> Flow[None]:
    """A ready monster does what its text says (rules ah3.202.2b to ah3.202.2g)."""
    state = table.state
    kind = kind_of(monster.token)
    if kind.lurks:
        yield from resolve_for_all(table, kind.lurks, Me(who=state.leader, monster=monster.token, at=monster.space))
        return
    goals = goals_of(state, monster, kind)
    near = nearest_spaces(state, monster.space, goals)
    if not near and kind.direct:
        # What moves directly needs no way there (rule ah3.467.4).
        near = list(dict.fromkeys(goals))
    if not near:
        return
    name = monster_name(kind.id)
    goal = yield from group_space(table, near, "prompt-destination", "ah3.202.2g-2", "destination", monster=name)
    if kind.direct:
        yield from move_monster(table, monster, goal)
        return
    for _ in range(kind.speed):
        if monster.gone or monster.status != "ready" or monster.space == goal:
            return
        steps = board_of(state.scenario).first_steps(monster.space, goal)
        if not steps:
            return
        step = yield from group_space(table, steps, "prompt-monster-way", "ah3.202.2d-2", "monster-way", monster=name)
        yield from move_monster(table, monster, step)


def goals_of(state: Arkham, monster: Monster, kind: MonsterKind) -> list[SpaceId]:
    """The spaces that a monster moves toward: its destinations, or where its prey is."""
    match kind.patrols:
        case "unstable":
            return unstable_spaces(state)
        case "most-doom":
            return spaces_with_most_doom(state)
        case _:
            return [state.investigators[who].space for who in prey_of(state, kind, monster)]


def move_monster(table: Table, monster: Monster, to: SpaceId) -> Flow[None]:
    """It engages whoever is there (rule ah3.202.2e)."""
    if monster.space != to:
        put_into(table, monster, to)
        yield from meet(table, monster)


def put_into(table: Table, monster: Monster, to: SpaceId) -> None:
    """A monster comes to a space; whom it engages there is another matter."""
    origin, monster.space = monster.space, to
    if origin != to:
        table.tell(MonsterMoved, monster.token, kind_of(monster.token).id, origin, to)


# Harm.


def hurt(table: Table, monster: Monster, count: int, who: int | None = None) -> Flow[None]:
    """Damage by somebody, or by nobody; what outlives it bears with whatever follows damage (rule ah3.475.13)."""
    if count <= 0 or monster.gone:
        return
    if who is not None:
        provoke(table.state, monster, who)
    yield from wound(table, monster, count, who)
    if who is not None and not monster.gone:
        yield from react(table, "monster-hurt", Me(who=who, monster=monster.token, at=monster.space, count=count))


def wound(table: Table, monster: Monster, count: int, who: int | None) -> Flow[None]:
    """Damage that nothing follows but, at its health, its defeat (rules ah3.459.9, ah3.475.15)."""
    if monster.gone:
        return
    monster.damage += count
    table.tell(MonsterHurt, monster.token, kind_of(monster.token).id, count)
    if monster.damage >= health_of(table.state, monster):
        yield from defeat_monster(table, monster, who)


def defeat_weakened(table: Table) -> Flow[None]:
    """Whose health has become no more than its damage is defeated (rule ah3.459.9)."""
    state = table.state
    for monster in list(state.monsters):
        if not monster.gone and monster.damage >= health_of(state, monster):
            yield from defeat_monster(table, monster, None)


def heal(table: Table, monster: Monster, count: int) -> None:
    """Rule ah3.475.14."""
    healed = min(count, monster.damage)
    if healed:
        monster.damage -= healed
        table.tell(MonsterHealed, monster.token, kind_of(monster.token).id, healed)


def defeat_monster(table: Table, monster: Monster, who: int | None) -> Flow[None]:
    """It leaves the board; who attacks may gain a remnant (rules ah3.419.7, ah3.459.10, ah3.459.11)."""
    if monster.gone:
        return
    state = table.state
    kind = kind_of(monster.token)
    table.tell(MonsterDefeated, monster.token, kind.id)
    take_away(state, monster)
    me = Me(who=state.leader if who is None else who, monster=monster.token, at=monster.space)
    if who is not None and state.investigators[who].in_play:
        attacking = attacks(state, who)
        if attacking and kind.remnant:
            gain(table, who, "remnants", 1)
        if attacking:
            yield from carry_out(kind.beaten, table, me)
        yield from carry_out(kind.defeated, table, me)
        if attacking:
            yield from react(table, "monster-beaten", me)
        yield from _falls_with(table, who)
    yield from react(table, "monster-defeated", Me(who=me.who, monster=me.monster, at=me.at, board=True))


def attacks(state: Arkham, who: int) -> bool:
    """Does somebody perform an attack action: all that they defeat meanwhile counts (rules ah3.419.7, ah3.459.8c)?"""
    return state.acting is not None and state.acting.who == who and state.acting.verb == "attack"


def _falls_with(table: Table, who: int) -> Flow[None]:
    for other in table.state.engaged_with(who):
        if kind_of(other.token).falls_with_others:
            yield from defeat_monster(table, other, who)


def take_away(state: Arkham, monster: Monster) -> None:
    """To the top of the monster deck; an epic one to the archive (rules ah3.459.11, ah3.403.5g)."""
    monster.gone = True
    monster.engaged = []
    state.monsters = [each for each in state.monsters if each is not monster]
    if kind_of(monster.token).epic:
        state.aside.append(monster.token)
    else:
        state.monster_deck.append(monster.token)
        remember_monsters(state, (monster.token,))


def restricted(state: Arkham, who: int) -> bool:
    """Engaged with anything but watchers (rules ah3.465.5, ah3.486.2, ah3.486.3)."""
    for monster in state.monsters:  # noqa: SIM110 (asked for every action)
        if who in monster.engaged and not kind_of(monster.token).watcher:
            return True
    return False
