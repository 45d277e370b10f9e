"""Enemies: how they appear, move and attack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from .card import Table
from .engagement import disengage, engage, engage_ready_enemies, prey, quarry, weakest
from .events import AttackCancelled, Attacked, Discarded, DoomPlaced, EnemyMoved, Evaded, Exhausted, Spawned
from .harm import Hit, deal
from .moments import EnemyAttacks, EnemyEvaded, EnemySpawns, EntersPlay
from .places import distances, is_barred, is_empty, steps_towards
from .play import (
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

AS_LISTED = Option("as-listed", say("option-as-listed"))


# Appearing.


def spawn(t: Table, enemy: int, who: int, at: int | None = None) -> Flow[bool]:
    """An enemy enters play: at a given location, as its Spawn says, or engaged with who drew it.

    Rules lcg.spawn.1 to 6.
    """
    state = t.state
    location, engaged = at, NOBODY
    if location is None:
        location, engaged = yield from spawn_place(t, enemy, who)
    if location is None or (location not in state.play):
        drop(t, enemy)
        return False
    moment = EnemySpawns(who=who, enemy=enemy, location=location, engaged=engaged)
    if not (yield from before(t, moment)):
        drop(t, enemy)
        return False
    location, engaged = moment.location, moment.engaged
    if enemy in state.limbo:
        state.limbo.remove(enemy)
    replace_unique(t, enemy)
    put_into_play(t, enemy, InPlay(location=location))
    t.tell(Spawned, state.codes[enemy], enemy, face(t, location), location)
    if engaged != NOBODY and is_playing(t, engaged):
        yield from engage(t, enemy, engaged)
    yield from happened(t, EntersPlay, who=who, card=enemy)
    if enemy in state.play:
        yield from after(t, moment)
    yield from engage_ready_enemies(t)
    return True


def drop(t: Table, enemy: int) -> None:
    """An enemy that finds no place is discarded (rule lcg.spawn.4)."""
    if enemy in t.state.limbo:
        t.state.limbo.remove(enemy)
        t.tell(Discarded, t.state.codes[enemy], enemy)
        put_on_discard_pile(t, enemy)


def spawn_place(t: Table, enemy: int, who: int) -> Flow[tuple[int | None, int]]:
    """Where an enemy appears, and with whom it is engaged at once."""
    state = t.state
    shown = printed(t, enemy)
    if shown.spawn == "empty":
        return (yield from choose_spawn(t, enemy, who, [at for at in state.locations if is_empty(t, at)])), NOBODY
    if shown.spawn == "prey":
        target = yield from choose_prey(t, enemy, player_order(state))
        return state.investigators[target].location, target
    if shown.spawn is not None:
        places = [at for at in state.locations if state.codes[at] in shown.spawn]
        return (yield from choose_spawn(t, enemy, who, places)), NOBODY
    if not is_playing(t, who):
        who = state.lead
    here = state.investigators[who].location
    loose = ALOOF in shown.keywords or MASSIVE in shown.keywords
    return here, NOBODY if loose else who


def choose_spawn(t: Table, enemy: int, who: int, places: list[int]) -> Flow[int | None]:
    """Of several locations, who drew the enemy chooses (rules lcg.spawn.4, lcg.spawn.5)."""
    if not places:
        return None
    prompt = say("prompt-spawn", enemy=card_name(t.state.codes[enemy]))
    seat = who if is_playing(t, who) else t.state.lead
    return (yield from choose(t, seat, "spawn", places, "lcg.spawn.5", prompt))


def choose_prey(t: Table, enemy: int, among: list[int]) -> Flow[int]:
    """The best match; the lead investigator settles ties (rule lcg.prey.5)."""
    tied = best(t, among, prey(t, enemy))
    options = [investigator_option("prey", t.state.investigators[who].code, who) for who in tied]
    prompt = say("prompt-prey", enemy=card_name(t.state.codes[enemy]))
    chosen: int = yield from lead_settles(t, options, prompt, lambda who: weakest(t, who), "lcg.prey.5")
    return chosen


def replace_unique(t: Table, card: int) -> None:
    """A unique encounter card drives a player card of the same title out of play (rule lcg.unique.2)."""
    state = t.state
    if not printed(t, card).unique:
        return
    for other in unique_copies(t, state.codes[card]):
        if state.play[other].controller != NOBODY and not is_kind(t, other, INVESTIGATOR):
            discard(t, other)


# Attacking.


def attack(t: Table, enemy: int, who: int) -> Flow[None]:
    """An enemy deals its damage and horror to an investigator.

    Rules lcg.framework.3.3.c, lcg.attack-of-opportunity.3.
    """
    if not may_attack(t, enemy, who):
        return
    cause = t.cause
    t.cause = t.state.codes[enemy]
    shown = printed(t, enemy)
    moment = EnemyAttacks(who=who, enemy=enemy, damage=shown.damage, horror=shown.horror)
    t.tell(Attacked, shown.code, enemy, t.state.investigators[who].code)
    if (yield from before(t, moment)):
        yield from deal(t, [Hit(who, moment.damage, moment.horror)], attacker=enemy)
        yield from after(t, moment)
    else:
        t.tell(AttackCancelled, shown.code, enemy, t.state.investigators[who].code)
    t.cause = cause


def may_attack(t: Table, enemy: int, who: int) -> bool:
    if enemy not in t.state.play or not is_playing(t, who):
        return False
    hidden = any(effect.kind == "safe-from-attacks" and effect.who == who for effect in t.state.lasting)
    return not (hidden and not is_elite(t, enemy))


def attacks_of_opportunity(t: Table, who: int) -> Iterable[Any]:
    """Every ready enemy engaged with the one who acts attacks once.

    Rules lcg.attack-of-opportunity.1, 2, 10 and 11.
    """
    if not t.state.enemies:
        return ()
    play = t.state.play
    provoked = [enemy for enemy in engaged_with(t, who) if not play[enemy].exhausted and may_attack(t, enemy, who)]
    return strike_at(t, who, provoked) if provoked else ()


def strike_at(t: Table, who: int, provoked: list[int]) -> Flow[None]:
    """In the order the one who acts chooses (rule lcg.attack-of-opportunity.2)."""
    while provoked and is_playing(t, who):
        enemy = yield from choose(t, who, "attacked-by", provoked, "lcg.attack-of-opportunity.2")
        yield from attack(t, enemy, who)
        engaged = engaged_with(t, who)
        provoked = [each for each in provoked if each != enemy and each in engaged]


def exhaust(t: Table, card: int) -> None:
    """An exhausted card is not exhausted again (rule lcg.exhaust.2)."""
    if not t.state.play[card].exhausted:
        t.state.play[card].exhausted = True
        t.tell(Exhausted, face(t, card), card)


# Evading.


def evade_enemy(t: Table, enemy: int, who: int) -> Flow[None]:
    yield from evade_enemies(t, [enemy], who)


def evade_enemies(t: Table, enemies: Sequence[int], who: int) -> Flow[None]:
    """All of them at once, before anything that reacts to one of them (rule lcg.effect.7)."""
    evaded = [enemy for enemy in enemies if shake_off(t, enemy, who)]
    for enemy in evaded:
        yield from happened(t, EnemyEvaded, who=who, enemy=enemy)


def shake_off(t: Table, enemy: int, who: int) -> bool:
    """It is exhausted and disengaged, and stays at the location (rules lcg.evade-action.6, lcg.evade-action.7)."""
    entry = t.state.play.get(enemy)
    if entry is None or is_immune(t, enemy, t.cause):
        return False
    entry.exhausted = True
    disengage(t, enemy)
    t.tell(Evaded, t.state.codes[enemy], enemy, t.state.investigators[who].code)
    return True


# Moving.


def move_enemy(t: Table, enemy: int, to: int) -> Flow[None]:
    """To another location, unless something bars the way (rules lcg.hunter.4, lcg.move.6 and 9, lcg.engagement.6)."""
    entry = t.state.play[enemy]
    if to == entry.location or is_barred(t, enemy, to):
        return
    origin, entry.location = entry.location, to
    t.tell(EnemyMoved, t.state.codes[enemy], enemy, face(t, origin), origin, face(t, to), to)
    yield from engage_ready_enemies(t)


def move_hunters(t: Table) -> Iterable[Any]:
    """Every ready unengaged hunter moves (rules lcg.framework.3.2, lcg.hunter.1 to 3)."""
    hunters = [enemy for enemy in t.state.enemies if hunts(t, enemy)]
    return hunt_in_order(t, hunters) if hunters else ()


def hunt_in_order(t: Table, hunters: list[int]) -> Flow[None]:
    hunters = yield from in_order(t, t.state.lead, hunters, "hunts-first")
    for enemy in hunters:
        if enemy in t.state.play and hunts(t, enemy):
            yield from hunt(t, enemy)


def hunts(t: Table, enemy: int) -> bool:
    """Ready, unengaged, and not yet where its quarry is (rules lcg.hunter.1 to 3, lcg.prey.6)."""
    entry = t.state.play[enemy]
    if entry.exhausted or entry.engaged != NOBODY or not has(t, enemy, HUNTER):
        return False
    sought = quarry(t, enemy, player_order(t.state))
    return not any(t.state.investigators[who].location == entry.location for who in sought)


def hunt(t: Table, enemy: int) -> Flow[None]:
    """Towards the nearest investigator, of several the best prey, by a shortest way.

    Rules lcg.prey.4, 5 and 10, lcg.hunter.6.
    """
    state = t.state
    origin = state.play[enemy].location
    away = distances(t, origin)
    reachable = [who for who in quarry(t, enemy, player_order(state)) if away.get(state.investigators[who].location)]
    if not reachable:
        return
    near = min(away[state.investigators[who].location] for who in reachable)
    nearest = [who for who in reachable if away[state.investigators[who].location] == near]
    target = yield from choose_prey(t, enemy, nearest)
    yield from move_towards(t, enemy, state.investigators[target].location)


def move_towards(t: Table, enemy: int, goal: int) -> Flow[None]:
    """One step on a shortest way; the lead investigator chooses between equal ones (rule lcg.hunter.6)."""
    steps = steps_towards(t, t.state.play[enemy].location, goal)
    if not steps:
        return
    prompt = say("prompt-enemy-moves", enemy=card_name(t.state.codes[enemy]))
    options = [option_for(t, "enemy-moves", at) for at in steps]
    to: int = yield from lead_settles(t, options, prompt, lambda at: -t.state.play[at].clues, "lcg.hunter.6")
    yield from move_enemy(t, enemy, to)


def in_order(t: Table, seat: int, cards: list[int], verb: str) -> Flow[list[int]]:
    """Let a seat put several cards into an order, one by one or as they are listed."""
    waiting = list(cards)
    order: list[int] = []
    while len(waiting) > 1:
        options = [option(verb, face(t, card), card) for card in waiting]
        chosen: int | None = yield from ask(
            seat, say(f"prompt-{verb}"), [*options, AS_LISTED], "lcg.simultaneous.3", t.cause
        )
        if chosen is None:
            break
        order.append(chosen)
        waiting.remove(chosen)
    return order + waiting


def discard_all(t: Table, cards: list[int]) -> Flow[None]:
    """Several encounter cards go at once, in the order the lead investigator likes (rule lcg.discard.8)."""
    for card in (yield from in_order(t, t.state.lead, cards, "discards-first")):
        if card in t.state.play:
            discard(t, card)


# Doom.


def place_doom(t: Table, card: int, count: int = 1) -> None:
    """Doom on any card in play; nothing more happens before the agenda is looked at (rules lcg.doom.2, lcg.doom.3)."""
    entry = t.state.play.get(card)
    if entry is not None and count and not is_immune(t, card, t.cause):
        entry.doom += count
        t.tell(DoomPlaced, face(t, card), card, count)


def nearest_enemy(t: Table, who: int, among: Sequence[int], verb: str) -> Flow[int | None]:
    """The nearest of several enemies, by connections; the lead investigator settles ties (rule lcg.nearest.1).

    Where no way leads is farther than anywhere else, and still the nearest if there is nothing else.
    """
    away = distances(t, t.state.investigators[who].location)
    beyond = len(t.state.locations)
    found = {enemy: away.get(where(t, enemy), beyond) for enemy in among}
    if not found:
        return None
    near = min(found.values())
    options = [option_for(t, verb, enemy) for enemy, steps in found.items() if steps == near]
    chosen: int = yield from lead_settles(
        t, options, say(f"prompt-{verb}"), lambda enemy: t.state.play[enemy].doom, "lcg.lead-investigator.2"
    )
    return chosen
