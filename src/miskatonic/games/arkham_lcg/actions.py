"""The actions of an investigator's turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, Role, Thing
from miskatonic.kernel.flow import Flow

from . import things
from .attempts import attackable, basic, engageable, evadable, evade, fight, investigable, investigate
from .card import Ability, Me, ReadOnlyTable, Table
from .drawing import draw, gain_resources
from .enemies import attacks_of_opportunity
from .engagement import engage
from .events import AbilityUsed, ActionTaken
from .in_play_index import InPlayIndex, index_of
from .places import connected, may_enter, move
from .play import enemies_at, face, hand_option, is_playing, option
from .playing import event_ability, obstacle_to_asset, obstacle_to_event, put_asset
from .printed import PRINTED
from .registry import CARDS, PLAYED
from .timing import discarded_event, pay, pay_price, resolve, resolve_event
from .values import added, cards_modifying, has_trait
from .window import ability_option, may_use, within_reach
from .words import ASSET, NOWHERE, Designator, say

MOVE, FIGHT, EVADE, INVESTIGATE = Designator.MOVE, Designator.FIGHT, Designator.EVADE, Designator.INVESTIGATE

PLAIN = {
    "draw": say("option-draw"),
    "investigate": say("option-investigate"),
    "resource": say("option-resource"),
}
END_TURN = Option("end-turn", say("option-end-turn"), role=Role.END_TURN)


# How many actions there are, and what things cost.


def actions_left(table: ReadOnlyTable, who: int, card: int | None = None) -> int:
    """Actions for something: additional ones may be for the abilities of particular cards only."""
    state = table.state
    actions = state.investigators[who].actions
    if "extra_action" not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return actions
    return actions + len(extra_actions(table, who, card))


def extra_actions(table: ReadOnlyTable, who: int, card: int | None) -> list[int]:
    """The cards whose additional action can still be used for this."""
    spent = table.state.investigators[who].extra_spent
    found: list[int] = []
    for other, copy in cards_modifying(table, "extra_action"):
        trait = other.extra_action(table, copy, who)
        if trait is None or copy in spent:
            continue
        if not trait or (card is not None and has_trait(table, card, trait)):
            found.append(copy)
    return found


def spend_actions(table: Table, who: int, count: int, card: int | None = None) -> None:
    """Additional actions are used first, those for particular cards before those for anything."""
    investigator = table.state.investigators[who]
    if "extra_action" not in index_of(table.state).modifiers:
        investigator.actions -= count
        return
    narrow_first = sorted(extra_actions(table, who, card), key=lambda copy: not _narrow(table, copy, who))
    for copy in narrow_first[:count]:
        investigator.extra_spent.append(copy)
        count -= 1
    investigator.actions -= count


def _narrow(table: ReadOnlyTable, copy: int, who: int) -> bool:
    return bool(CARDS[table.state.codes[copy]].extra_action(table, copy, who))


def lose_action(table: Table, who: int) -> None:
    """One action fewer this round, ordinary ones first; without any there is nothing to lose (rule lcg.action.2)."""
    investigator = table.state.investigators[who]
    if investigator.actions > 0:
        investigator.actions -= 1
        return
    for other, copy in cards_modifying(table, "extra_action"):
        if other.extra_action(table, copy, who) is not None and copy not in investigator.extra_spent:
            investigator.extra_spent.append(copy)
            return


def gain_actions(table: Table, who: int, count: int) -> None:
    table.state.investigators[who].actions += count


def price_in_actions(table: ReadOnlyTable, who: int, designator: Designator | None, base: int = 1) -> int:
    """What it costs, with what others add (rule lcg.initiation.3)."""
    state = table.state
    if designator is None or "action_price" not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return base
    return base + added(table, "action_price", who, designator)


# What can be done.


def action_options(table: Table, who: int) -> list[Option]:
    """Every action an investigator could take now (rules lcg.framework.2.2.1.a, lcg.must.1)."""
    plain = actions_left(table, who)
    if plain <= 0:
        return activate_options(table, who)
    investigator = table.state.investigators[who]
    found = attack_options(table, who, plain) if table.state.enemies else []
    found += move_options(table, who, plain)
    if investigable(table, who):
        found.append(plain_option("investigate", things.card(investigator.location)))
    found += play_options(table, who, investigator.hand, "play", plain)
    event = discarded_event(table, who)
    if event != NOWHERE:
        found += play_options(table, who, [event], "play-discarded", plain)
    found += activate_options(table, who)
    if investigator.deck or investigator.discard:
        found.append(plain_option("draw", things.deck(investigator.code)))
    found.append(plain_option("resource", things.resources(investigator.code)))
    return found


def attack_options(table: Table, who: int, actions: int) -> list[Option]:
    """Fight, evade and engage the enemies here."""
    here = table.state.investigators[who].location
    enemies = enemies_at(table, here)
    if not enemies:
        return []
    found: list[Option] = []
    if price_in_actions(table, who, FIGHT) <= actions:
        found += [act_option("fight", face(table, enemy), enemy) for enemy in attackable(table, who)]
    if price_in_actions(table, who, EVADE) <= actions:
        found += [act_option("evade", face(table, enemy), enemy) for enemy in evadable(table, who)]
    found += [act_option("engage", face(table, enemy), enemy) for enemy in engageable(table, who, enemies)]
    return found


def move_options(table: Table, who: int, actions: int) -> list[Option]:
    """To every connected location that may be entered (rule lcg.move-action.2)."""
    if price_in_actions(table, who, MOVE) > actions:
        return []
    around = connected(table, table.state.investigators[who].location)
    if "bars_investigators" in index_of(table.state).modifiers:
        around = [to for to in around if may_enter(table, to)]
    return [act_option("move", face(table, to), to) for to in around]


def play_options(table: Table, who: int, cards: Iterable[int], verb: str, actions: int) -> list[Option]:
    """Assets and events among some cards; fast ones are not played with an action.

    Rules lcg.play-action.2, lcg.play-action.3.
    """
    state = table.state
    codes = state.codes
    resources = state.investigators[who].resources
    as_printed = "price" not in (state.in_play_index or InPlayIndex.build(state)).modifiers
    found: dict[str, Option] = {}
    for card in cards:
        code = codes[card]
        cost = PLAYED.get(code)
        if cost is None or (as_printed and cost > resources) or code in found:
            continue
        ability = CARDS[code].event
        if ability is None:
            playable = obstacle_to_asset(table, who, card) is None
        else:
            playable = can_act_out(table, ability, who, card, actions)
        if playable:
            found[code] = play_option(verb, code, card)
    return list(found.values())


def can_act_out(table: Table, event: Ability, who: int, card: int, actions: int) -> bool:
    """An event can be played with the actions that are left, and what it attempts is possible."""
    if price_in_actions(table, who, event.designator) > actions or obstacle_to_event(table, who, card) is not None:
        return False
    return can_attempt(table, event, who, card)


def activate_options(table: Table, who: int) -> list[Option]:
    """Abilities that cost actions (rules lcg.activate-action.2, lcg.activate-action.4 to 8)."""
    return [
        activate_option(ability, card, who)
        for card, ability in index_of(table.state).actions
        if within_reach(table, card, who)
        and can_attempt(table, ability, who, card)
        and may_use(table, ability, card, who)
        and price_in_actions(table, who, ability.designator, ability.actions) <= actions_left(table, who, card)
    ]


def can_attempt(table: Table, ability: Ability, who: int, card: int) -> bool:
    """An ability named like an action needs what the action needs, unless it says so itself.

    Rule lcg.ability-designator.1.
    """
    designator = ability.designator
    if designator is None or ability.if_ is not None:
        return True
    if designator is FIGHT:
        return bool(attackable(table, who, card))
    if designator is EVADE:
        return bool(evadable(table, who, card))
    return designator is not INVESTIGATE or investigable(table, who)


@lru_cache(maxsize=1024)
def plain_option(verb: str, about: Thing) -> Option:
    """An action of which there is only one kind."""
    return Option(verb, PLAIN[verb], (verb, None), verb, (about,))


@lru_cache(maxsize=65536)
def act_option(verb: str, shown: str, card: int) -> Option:
    return replace(option(verb, shown, card), value=(verb, card))


@lru_cache(maxsize=65536)
def play_option(verb: str, code: str, card: int) -> Option:
    return replace(hand_option(verb, code, card), value=("play", card))


@lru_cache(maxsize=65536)
def activate_option(ability: Ability, card: int, who: int) -> Option:
    plain = ability_option("activate", ability, card, who)
    return replace(plain, value=("activate", plain.value))


# Doing it.


def action_terms(table: Table, who: int, verb: str, target: Any) -> tuple[int, bool]:
    """How many actions something costs, and whether it provokes (rules lcg.action.1, lcg.attack-of-opportunity.5)."""
    if verb in BASIC:
        designator, provokes = BASIC[verb]
        return price_in_actions(table, who, designator), provokes
    if verb == "activate":
        ability: Ability | None = target[0]
    else:
        ability = CARDS[table.state.codes[target]].event
    if ability is None:
        return 1, True
    return price_in_actions(table, who, ability.designator, ability.actions), ability.provokes


BASIC: Final[dict[str, tuple[Designator | None, bool]]] = {
    "move": (MOVE, True),
    "investigate": (None, True),
    "fight": (FIGHT, False),
    "evade": (EVADE, False),
    "engage": (None, True),
    "draw": (None, True),
    "resource": (None, True),
}
"""The actions everybody has: what may make them dearer, and whether they provoke attacks of opportunity."""


def begin_action(table: Table, who: int, verb: str, target: Any = None) -> Iterable[Any]:
    """Pay the actions, then suffer attacks of opportunity, which may be the end of it (rule lcg.action.1)."""
    cost, provokes = action_terms(table, who, verb, target)
    spend_actions(table, who, cost)
    return attacks_of_opportunity(table, who) if provokes else ()


def take_action(table: Table, who: int, verb: str, target: object) -> Flow[None]:
    """One action of the turn."""
    if table.telling:
        table.tell(ActionTaken, table.state.investigators[who].code, verb)
    return ACTS[verb](table, who, target)  # type: ignore[arg-type]


def act_move(table: Table, who: int, to: int) -> Flow[None]:
    """Move to a connected location (rule lcg.move-action.2)."""
    yield from begin_action(table, who, "move")
    if is_playing(table, who):
        mark_first(table, who)
        yield from move(table, who, to)


def act_investigate(table: Table, who: int, _: object) -> Flow[None]:
    yield from begin_action(table, who, "investigate")
    if is_playing(table, who):
        yield from investigate(table, basic(who))


def act_fight(table: Table, who: int, enemy: int) -> Flow[None]:
    yield from begin_action(table, who, "fight")
    mark_first(table, who)
    yield from fight(table, basic(who), enemy=enemy)


def act_evade(table: Table, who: int, enemy: int) -> Flow[None]:
    yield from begin_action(table, who, "evade")
    mark_first(table, who)
    yield from evade(table, basic(who), enemy=enemy)


def act_engage(table: Table, who: int, enemy: int) -> Flow[None]:
    """No test; those already engaged attack first (rules lcg.engage-action.2, lcg.engage-action.6)."""
    yield from begin_action(table, who, "engage")
    if is_playing(table, who) and enemy in table.state.play:
        yield from engage(table, enemy, who)


def act_draw(table: Table, who: int, _: object) -> Flow[None]:
    """One card (rule lcg.draw-action.2)."""
    yield from begin_action(table, who, "draw")
    if is_playing(table, who):
        yield from draw(table, who)


def act_resource(table: Table, who: int, _: object) -> Flow[None]:
    """One resource (rule lcg.resource-action.2)."""
    yield from begin_action(table, who, "resource")
    if is_playing(table, who):
        gain_resources(table, who, 1)


def act_play(table: Table, who: int, card: int) -> Flow[None]:
    """Pay, suffer attacks, then play it, if it is still there.

    Rules lcg.play-action.2, lcg.attack-of-opportunity.9.
    """
    code = table.state.codes[card]
    me = yield from pay_price(table, Me(card, who))
    if PRINTED[code].type is ASSET:
        yield from begin_action(table, who, "play", card)
        if is_playing(table, who) and card in table.state.investigators[who].hand:
            yield from put_asset(table, who, card)
        return
    ability = event_ability(code)
    yield from pay(table, ability, me)
    yield from begin_action(table, who, "play", card)
    if is_playing(table, who) and is_still_there(table, who, card):
        if ability.designator is not None:
            mark_first(table, who, ability.designator)
        yield from resolve_event(table, ability, me)


def is_still_there(table: Table, who: int, card: int) -> bool:
    """Attacks of opportunity may have cost them the card they play."""
    return card in table.state.investigators[who].hand or card == discarded_event(table, who)


def act_activate(table: Table, who: int, chosen: tuple[Ability, Me]) -> Flow[None]:
    """Pay everything at once, suffer attacks, then resolve it.

    Rules lcg.activate-action.3, lcg.attack-of-opportunity.10.
    """
    ability, me = chosen
    table.tell(AbilityUsed, table.state.investigators[who].code, ability.code, me.card, ability.name)
    cost, provokes = action_terms(table, who, "activate", chosen)
    spend_actions(table, who, cost, me.card)
    yield from pay(table, ability, me)
    if provokes and is_playing(table, who):
        yield from attacks_of_opportunity(table, who)
    if is_playing(table, who):
        if ability.designator is not None:
            mark_first(table, who, ability.designator)
        yield from resolve(table, ability, me)


def mark_first(table: Table, who: int, designator: Designator = MOVE) -> None:
    """Remember that a move, fight or evade was made this round, for cards that make the first one dearer."""
    if designator in (MOVE, FIGHT, EVADE):
        table.state.uses.counts[f"round|first:{who}"] = 1


def has_acted(table: ReadOnlyTable, who: int) -> bool:
    return f"round|first:{who}" in table.state.uses.counts


ACTS = {
    "move": act_move,
    "investigate": act_investigate,
    "fight": act_fight,
    "evade": act_evade,
    "engage": act_engage,
    "draw": act_draw,
    "resource": act_resource,
    "play": act_play,
    "activate": act_activate,
}
"""By the verb of the option."""
