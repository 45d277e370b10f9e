"""Enemies: how they appear, move and attack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from miskatonic.kernel.atlas import nearest
from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.flow import Flow, ask

from .card import Table
from .engagement import disengage, engage, engage_ready_enemies, prey, quarry, weakest
from .events import AttackCancelled, Attacked, Discarded, DoomPlaced, EnemyMoved, Evaded, Exhausted, Spawned
from .harm import Hit, bears, deal
from .moments import EnemyAttacks, EnemyEvaded, EnemySpawns, EntersPlay, HarmAssigned, HarmTaken, Share
from .orders import are_alike, might_react
from .places import is_barred, is_empty, routes_from
from .play import (
    AS_LISTED,
    choose,
    face,
    investigator_option,
    is_kind,
    is_playing,
    lead_settles,
    option,
    option_for,
    player_order,
    printed,
    unique_copies,
    where,
)
from .state import InPlay
from .timing import after, before, happened
from .values import best, engaged_with, has, is_elite, is_immune
from .words import ALOOF, HUNTER, INVESTIGATOR, MASSIVE, NOBODY, card_name, say
from .zones import discard, put_into_play, put_on_discard_pile

# Appearing.


def spawn(table: Table, enemy: int, who: int, at: int | None = None) -> Flow[bool]:
    """An enemy enters play: at a given location, as its Spawn says, or engaged with who drew it.

    Rules lcg.spawn.1 to 6, lcg.engagement.5.
    """
    state = table.state
    location, engaged = at, NOBODY
    if location is None:
        location, engaged = yield from spawn_place(table, enemy, who)
    if location is None or (location not in state.play):
        drop(table, enemy)
        return False
    moment = EnemySpawns(who=who, enemy=enemy, location=location, engaged=engaged)
    if not (yield from before(table, moment)):
        drop(table, enemy)
        return False
    location, engaged = moment.location, moment.engaged
    if enemy in state.limbo:
        state.limbo.remove(enemy)
    replace_unique(table, enemy)
    put_into_play(table, enemy, InPlay(location=location))
    table.tell(Spawned, state.codes[enemy], enemy, face(table, location), location)
    if is_playing(table, engaged):
        yield from engage(table, enemy, engaged)
    yield from engage_ready_enemies(table)
    yield from happened(table, EntersPlay, who=who, card=enemy)
    if enemy in state.play:
        yield from after(table, moment)
    return True


def drop(table: Table, enemy: int) -> None:
    """An enemy that finds no place is discarded (rule lcg.spawn.4)."""
    if enemy in table.state.limbo:
        table.state.limbo.remove(enemy)
        table.tell(Discarded, table.state.codes[enemy], enemy)
        put_on_discard_pile(table, enemy)


def spawn_place(table: Table, enemy: int, who: int) -> Flow[tuple[int | None, int]]:
    """Where an enemy appears, and with whom it is engaged at once."""
    state = table.state
    shown = printed(table, enemy)
    if shown.spawn == "empty":
        return (
            yield from choose_spawn(table, enemy, who, [at for at in state.locations if is_empty(table, at)])
        ), NOBODY
    if shown.spawn == "prey":
        target = yield from choose_prey(table, enemy, player_order(state))
        return state.investigators[target].location, target
    if shown.spawn is not None:
        places = [at for at in state.locations if state.codes[at] in shown.spawn]
        return (yield from choose_spawn(table, enemy, who, places)), NOBODY
    if not is_playing(table, who):
        who = state.lead
    here = state.investigators[who].location
    loose = ALOOF in shown.keywords or MASSIVE in shown.keywords
    return here, NOBODY if loose else who


def choose_spawn(table: Table, enemy: int, who: int, places: list[int]) -> Flow[int | None]:
    """Of several locations, who drew the enemy chooses (rules lcg.spawn.4, lcg.spawn.5)."""
    if not places:
        return None
    prompt = say("prompt-spawn", enemy=card_name(table.state.codes[enemy]))
    seat = who if is_playing(table, who) else table.state.lead
    return (yield from choose(table, seat, "spawn", places, "lcg.spawn.5", prompt))


def choose_prey(table: Table, enemy: int, among: list[int]) -> Flow[int]:
    """The best match; the lead investigator settles ties (rule lcg.prey.5)."""
    tied = best(table, among, prey(table, enemy))
    options = [investigator_option("prey", table.state.investigators[who].code, who) for who in tied]
    prompt = say("prompt-prey", enemy=card_name(table.state.codes[enemy]))
    chosen: int = yield from lead_settles(table, options, prompt, lambda who: weakest(table, who), "lcg.prey.5")
    return chosen


def replace_unique(table: Table, card: int) -> None:
    """A unique encounter card drives a player card of the same title out of play (rule lcg.unique.2)."""
    state = table.state
    if not printed(table, card).unique:
        return
    for other in unique_copies(table, state.codes[card]):
        if state.play[other].controller != NOBODY and not is_kind(table, other, INVESTIGATOR):
            discard(table, other)


# Attacking.


def attack(table: Table, enemy: int, who: int) -> Flow[None]:
    """An enemy deals its damage and horror to an investigator.

    Rules lcg.framework.3.3.c, lcg.attack-of-opportunity.3.
    """
    if not may_attack(table, enemy, who):
        return
    cause = table.cause
    table.cause = table.state.codes[enemy]
    shown = printed(table, enemy)
    moment = EnemyAttacks(who=who, enemy=enemy, damage=shown.damage, horror=shown.horror)
    table.tell(Attacked, shown.code, enemy, table.state.investigators[who].code)
    if (yield from before(table, moment)):
        yield from deal(table, [Hit(who, moment.damage, moment.horror)], attacker=enemy)
        yield from after(table, moment)
    else:
        table.tell(AttackCancelled, shown.code, enemy, table.state.investigators[who].code)
    table.cause = cause


def may_attack(table: Table, enemy: int, who: int) -> bool:
    if enemy not in table.state.play or not is_playing(table, who):
        return False
    hidden = any(effect.kind == "safe-from-attacks" and effect.who == who for effect in table.state.lasting)
    return not (hidden and not is_elite(table, enemy))


def attacks_of_opportunity(table: Table, who: int) -> Iterable[Any]:
    """Every ready enemy engaged with the one who acts attacks once.

    Rules lcg.attack-of-opportunity.1, 2, 10 and 11.
    """
    attackers = provoked(table, who)
    return strike_at(table, who, attackers) if attackers else ()


def provoked(table: Table, who: int) -> list[int]:
    """The enemies that would attack now if somebody acted."""
    if not table.state.enemies:
        return []
    play = table.state.play
    return [enemy for enemy in engaged_with(table, who) if not play[enemy].exhausted and may_attack(table, enemy, who)]


def strike_at(table: Table, who: int, attackers: list[int]) -> Flow[None]:
    """In the order the one who acts chooses (rule lcg.attack-of-opportunity.2)."""
    while attackers and is_playing(table, who):
        attacks = [(enemy, who) for enemy in attackers]
        enemy = yield from first_attacker(table, who, attackers, attacks, "lcg.attack-of-opportunity.2")
        yield from attack(table, enemy, who)
        engaged = engaged_with(table, who)
        attackers = [each for each in attackers if each != enemy and each in engaged]


def first_attacker(
    table: Table, who: int, attackers: Sequence[int], attacks: Sequence[tuple[int, int]], rule: str
) -> Flow[int]:
    """Which of several enemies attacks first: the investigator says so, where it can make a difference.

    `attacks` are all that they would make, each of an enemy on an investigator.
    """
    if are_alike(table, attackers) or not attack_order_matters(table, attacks):
        return attackers[0]
    options = [option_for(table, "attacked-by", enemy) for enemy in attackers]
    prompt = say("prompt-attacked-by")
    enemy: int = yield from ask(who, prompt, options, rule, table.cause, QuestionKind.ORDER, "attacked-by")
    return enemy


def attack_order_matters(table: Table, attacks: Sequence[tuple[int, int]]) -> bool:
    """Can it make a difference which enemy attacks whom first?

    It cannot where no card reacts to attacks or harm and everybody survives all of it with nothing to shield them: then
    the harm just adds up.
    """
    if len(attacks) < 2:
        return False
    if might_react(table, EnemyAttacks, HarmAssigned, HarmTaken):
        return True
    harm: dict[int, Share] = {}
    for enemy, who in attacks:
        share = harm.setdefault(who, Share(who, 0, 0, {}))
        share.damage += printed(table, enemy).damage
        share.horror += printed(table, enemy).horror
    return any(not bears(table, share) for share in harm.values())


def exhaust(table: Table, card: int) -> None:
    """An exhausted card is not exhausted again (rule lcg.exhaust.2)."""
    if not table.state.play[card].exhausted:
        table.state.play[card].exhausted = True
        table.tell(Exhausted, face(table, card), card)


# Evading.


def evade_enemy(table: Table, enemy: int, who: int) -> Flow[None]:
    yield from evade_enemies(table, [enemy], who)


def evade_enemies(table: Table, enemies: Sequence[int], who: int) -> Flow[None]:
    """All of them at once, before anything that reacts to one of them (rule lcg.effect.7)."""
    evaded = [enemy for enemy in enemies if shake_off(table, enemy, who)]
    for enemy in evaded:
        yield from happened(table, EnemyEvaded, who=who, enemy=enemy)


def shake_off(table: Table, enemy: int, who: int) -> bool:
    """It is exhausted and disengaged, and stays at the location (rules lcg.evade-action.6, lcg.evade-action.7)."""
    entry = table.state.play.get(enemy)
    if entry is None or is_immune(table, enemy, table.cause):
        return False
    entry.exhausted = True
    disengage(table, enemy)
    table.tell(Evaded, table.state.codes[enemy], enemy, table.state.investigators[who].code)
    return True


# Moving.


def move_enemy(table: Table, enemy: int, to: int) -> Flow[None]:
    """To another location, out of any threat area, unless something bars the way.

    Rules lcg.hunter.4, lcg.move.6 and 9, lcg.engagement.1 and 6.
    """
    origin = where(table, enemy)
    if to == origin or is_barred(table, enemy, to):
        return
    disengage(table, enemy)
    table.state.play[enemy].location = to
    table.tell(EnemyMoved, table.state.codes[enemy], enemy, face(table, origin), origin, face(table, to), to)
    yield from engage_ready_enemies(table)


def move_hunters(table: Table) -> Iterable[Any]:
    """Every ready unengaged hunter moves (rules lcg.framework.3.2, lcg.hunter.1 to 3)."""
    hunters = [enemy for enemy in table.state.enemies if hunts(table, enemy)]
    return hunt_in_order(table, hunters) if hunters else ()


def hunt_in_order(table: Table, hunters: list[int]) -> Flow[None]:
    hunters = yield from in_order(table, table.state.lead, hunters, "hunts-first")
    for enemy in hunters:
        if enemy in table.state.play and hunts(table, enemy):
            yield from hunt(table, enemy)


def hunts(table: Table, enemy: int) -> bool:
    """Ready, unengaged, and not yet where its quarry is (rules lcg.hunter.1 to 3, lcg.prey.6)."""
    entry = table.state.play[enemy]
    if entry.exhausted or entry.engaged != NOBODY or not has(table, enemy, HUNTER):
        return False
    sought = quarry(table, enemy, player_order(table.state))
    return not any(table.state.investigators[who].location == entry.location for who in sought)


def hunt(table: Table, enemy: int) -> Flow[None]:
    """Towards the nearest investigator, of several the best prey, by a shortest way.

    Rules lcg.prey.4, 5 and 10, lcg.hunter.6.
    """
    state = table.state
    away = routes_from(table, state.play[enemy].location).away
    sought = quarry(table, enemy, player_order(state))
    near = nearest(sought, lambda who: away.get(state.investigators[who].location))
    if not near:
        return
    target = yield from choose_prey(table, enemy, near)
    yield from move_towards(table, enemy, state.investigators[target].location)


def move_towards(table: Table, enemy: int, goal: int) -> Flow[None]:
    """One step on a shortest way; the lead investigator chooses between equal ones (rule lcg.hunter.6)."""
    steps = routes_from(table, where(table, enemy)).first_steps(goal)
    if not steps:
        return
    prompt = say("prompt-enemy-moves", enemy=card_name(table.state.codes[enemy]))
    options = [option_for(table, "enemy-moves", at) for at in steps]
    to: int = yield from lead_settles(table, options, prompt, lambda at: -table.state.play[at].clues, "lcg.hunter.6")
    yield from move_enemy(table, enemy, to)


def in_order(table: Table, seat: int, cards: list[int], verb: str) -> Flow[list[int]]:
    """Let a seat put several cards into an order, one by one or as they are listed."""
    waiting = list(cards)
    order: list[int] = []
    while len(waiting) > 1 and not are_alike(table, waiting):
        options = [option(verb, face(table, card), card) for card in waiting]
        chosen: int | None = yield from ask(
            seat,
            say(f"prompt-{verb}"),
            [*options, AS_LISTED],
            "lcg.simultaneous.3",
            table.cause,
            QuestionKind.ORDER,
            verb,
        )
        if chosen is None:
            break
        order.append(chosen)
        waiting.remove(chosen)
    return order + waiting


def discard_all(table: Table, cards: list[int]) -> Flow[None]:
    """Several encounter cards go at once, in the order the lead investigator likes (rule lcg.discard.8)."""
    for card in (yield from in_order(table, table.state.lead, cards, "discards-first")):
        if card in table.state.play:
            discard(table, card)


# Doom.


def place_doom(table: Table, card: int, count: int = 1) -> None:
    """Doom on any card in play; nothing more happens before the agenda is looked at (rules lcg.doom.2, lcg.doom.3)."""
    entry = table.state.play.get(card)
    if entry is not None and count and not is_immune(table, card, table.cause):
        entry.doom += count
        table.tell(DoomPlaced, face(table, card), card, count)


def nearest_enemy(table: Table, who: int, among: Sequence[int], verb: str) -> Flow[int | None]:
    """The nearest of several enemies, by connections; the lead investigator settles ties (rule lcg.nearest.1).

    Where no way leads is farther than anywhere else, and still the nearest if there is nothing else.
    """
    if not among:
        return None
    away = routes_from(table, table.state.investigators[who].location).away
    beyond = len(table.state.locations)
    near = nearest(among, lambda enemy: away.get(where(table, enemy), beyond))
    options = [option_for(table, verb, enemy) for enemy in near]
    chosen: int = yield from lead_settles(
        table, options, say(f"prompt-{verb}"), lambda enemy: table.state.play[enemy].doom, "lcg.lead-investigator.2"
    )
    return chosen
