"""The actions of an investigator's turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow

from .attempts import attackable, basic, evadable, evade, fight, investigable, investigate
from .card import Ability, Me, Table
from .drawing import draw, gain_resources
from .enemies import attacks_of_opportunity
from .engagement import engage
from .events import AbilityUsed, ActionTaken
from .places import connected, may_enter, move
from .play import enemies_at, face, hand_option, is_playing, option
from .playing import can_play_asset, can_play_event, event_ability, put_asset
from .presence import look, presence
from .printed import PRINTED
from .registry import CARDS, PLAYED
from .timing import discarded_event, pay, pay_price, resolve, resolve_event
from .values import added, answers, engaged_with, has, has_trait
from .window import ability_option, may_use, within_reach
from .words import ASSET, MASSIVE, NOWHERE, Designator, say

MOVE, FIGHT, EVADE, INVESTIGATE = Designator.MOVE, Designator.FIGHT, Designator.EVADE, Designator.INVESTIGATE

END_TURN = Option("end-turn", say("option-end-turn"))
DRAW = Option("draw", say("option-draw"), ("draw", None))
RESOURCE = Option("resource", say("option-resource"), ("resource", None))
INVESTIGATE_OPTION = Option("investigate", say("option-investigate"), ("investigate", None))


# How many actions there are, and what things cost.


def actions_left(t: Table, who: int, card: int | None = None) -> int:
    """Actions for something: additional ones may be for the abilities of particular cards only."""
    state = t.state
    actions = state.investigators[who].actions
    if "extra_action" not in (state.present or look(state)).answers:
        return actions
    return actions + len(extra_actions(t, who, card))


def extra_actions(t: Table, who: int, card: int | None) -> list[int]:
    """The cards whose additional action can still be used for this."""
    spent = t.state.investigators[who].extra_spent
    found: list[int] = []
    for other, copy in answers(t, "extra_action"):
        trait = other.extra_action(t, copy, who)
        if trait is None or copy in spent:
            continue
        if not trait or (card is not None and has_trait(t, card, trait)):
            found.append(copy)
    return found


def spend_actions(t: Table, who: int, count: int, card: int | None = None) -> None:
    """Additional actions are used first, those for particular cards before those for anything."""
    investigator = t.state.investigators[who]
    if "extra_action" not in presence(t.state).answers:
        investigator.actions -= count
        return
    narrow_first = sorted(extra_actions(t, who, card), key=lambda copy: not _narrow(t, copy, who))
    for copy in narrow_first[:count]:
        investigator.extra_spent.append(copy)
        count -= 1
    investigator.actions -= count


def _narrow(t: Table, copy: int, who: int) -> bool:
    return bool(CARDS[t.state.codes[copy]].extra_action(t, copy, who))


def lose_action(t: Table, who: int) -> None:
    """One action fewer this round, ordinary ones first; without any there is nothing to lose (rule lcg.action.2)."""
    investigator = t.state.investigators[who]
    if investigator.actions > 0:
        investigator.actions -= 1
        return
    for other, copy in answers(t, "extra_action"):
        if other.extra_action(t, copy, who) is not None and copy not in investigator.extra_spent:
            investigator.extra_spent.append(copy)
            return


def gain_actions(t: Table, who: int, count: int) -> None:
    t.state.investigators[who].actions += count


def price_in_actions(t: Table, who: int, designator: Designator | None, base: int = 1) -> int:
    """What it costs, with what others add (rule lcg.initiation.3)."""
    state = t.state
    if designator is None or "action_price" not in (state.present or look(state)).answers:
        return base
    return base + added(t, "action_price", who, designator)


# What can be done.


def action_options(t: Table, who: int) -> list[Option]:
    """Every action an investigator could take now (rules lcg.framework.2.2.1.a, lcg.must.1)."""
    plain = actions_left(t, who)
    if plain <= 0:
        return activate_options(t, who)
    investigator = t.state.investigators[who]
    found = attack_options(t, who, plain) if t.state.enemies else []
    found += move_options(t, who, plain)
    if investigable(t, who):
        found.append(INVESTIGATE_OPTION)
    found += play_options(t, who, investigator.hand, "play", plain)
    event = discarded_event(t, who)
    if event != NOWHERE:
        found += play_options(t, who, [event], "play-discarded", plain)
    found += activate_options(t, who)
    if investigator.deck or investigator.discard:
        found.append(DRAW)
    found.append(RESOURCE)
    return found


def attack_options(t: Table, who: int, actions: int) -> list[Option]:
    """Fight, evade and engage the enemies here."""
    here = t.state.investigators[who].location
    enemies = enemies_at(t, here)
    if not enemies:
        return []
    engaged = engaged_with(t, who)
    found: list[Option] = []
    if price_in_actions(t, who, FIGHT) <= actions:
        found += [act_option("fight", face(t, enemy), enemy) for enemy in attackable(t, who)]
    if price_in_actions(t, who, EVADE) <= actions:
        found += [act_option("evade", face(t, enemy), enemy) for enemy in evadable(t, who)]
    found += [
        act_option("engage", face(t, enemy), enemy)
        for enemy in enemies
        if enemy not in engaged and not has(t, enemy, MASSIVE)
    ]
    return found


def move_options(t: Table, who: int, actions: int) -> list[Option]:
    """To every connected location that may be entered (rule lcg.move-action.2)."""
    if price_in_actions(t, who, MOVE) > actions:
        return []
    around = connected(t, t.state.investigators[who].location)
    if "bars_investigators" in presence(t.state).answers:
        around = [to for to in around if may_enter(t, to)]
    return [act_option("move", face(t, to), to) for to in around]


def play_options(t: Table, who: int, cards: Iterable[int], verb: str, actions: int) -> list[Option]:
    """Assets and events among some cards; fast ones are not played with an action.

    Rules lcg.play-action.2, lcg.play-action.3.
    """
    state = t.state
    codes = state.codes
    resources = state.investigators[who].resources
    as_printed = "price" not in (state.present or look(state)).answers
    found: dict[str, Option] = {}
    for card in cards:
        code = codes[card]
        cost = PLAYED.get(code)
        if cost is None or (as_printed and cost > resources) or code in found:
            continue
        ability = CARDS[code].event
        if can_play_asset(t, who, card) if ability is None else can_act_out(t, ability, who, card, actions):
            found[code] = play_option(verb, code, card)
    return list(found.values())


def can_act_out(t: Table, event: Ability, who: int, card: int, actions: int) -> bool:
    """An event can be played with the actions that are left, and what it attempts is possible."""
    if price_in_actions(t, who, event.designator) > actions or not can_play_event(t, who, card):
        return False
    return can_attempt(t, event, who, card)


def activate_options(t: Table, who: int) -> list[Option]:
    """Abilities that cost actions (rules lcg.activate-action.2, lcg.activate-action.4 to 8)."""
    return [
        activate_option(ability, card, who)
        for card, ability in presence(t.state).actions
        if within_reach(t, card, who)
        and can_attempt(t, ability, who, card)
        and may_use(t, ability, card, who)
        and price_in_actions(t, who, ability.designator, ability.actions) <= actions_left(t, who, card)
    ]


def can_attempt(t: Table, ability: Ability, who: int, card: int) -> bool:
    """An ability named like an action needs what the action needs, unless it says so itself.

    Rule lcg.ability-designator.1.
    """
    designator = ability.designator
    if designator is None or ability.if_ is not None:
        return True
    if designator is FIGHT:
        return bool(attackable(t, who, card))
    if designator is EVADE:
        return bool(evadable(t, who, card))
    return designator is not INVESTIGATE or investigable(t, who)


@lru_cache(maxsize=65536)
def act_option(verb: str, shown: str, card: int) -> Option:
    plain = option(verb, shown, card)
    return Option(plain.key, plain.say, (verb, card))


@lru_cache(maxsize=65536)
def play_option(verb: str, code: str, card: int) -> Option:
    plain = hand_option(verb, code, card)
    return Option(plain.key, plain.say, ("play", card))


@lru_cache(maxsize=65536)
def activate_option(ability: Ability, card: int, who: int) -> Option:
    plain = ability_option("activate", ability, card, who)
    return Option(plain.key, plain.say, ("activate", plain.value))


# Doing it.


def begin_action(t: Table, who: int, *, cost: int = 1, provokes: bool = True, card: int | None = None) -> Iterable[Any]:
    """Pay the actions, then suffer attacks of opportunity, which may be the end of it (rule lcg.action.1)."""
    spend_actions(t, who, cost, card)
    return attacks_of_opportunity(t, who) if provokes else ()


def take_action(t: Table, who: int, verb: str, target: object) -> Flow[None]:
    """One action of the turn."""
    t.tell(ActionTaken, t.state.investigators[who].code, verb)
    return ACTS[verb](t, who, target)  # type: ignore[arg-type]


def act_move(t: Table, who: int, to: int) -> Flow[None]:
    """Move to a connected location (rule lcg.move-action.2)."""
    yield from begin_action(t, who, cost=price_in_actions(t, who, MOVE))
    if is_playing(t, who):
        mark_first(t, who)
        yield from move(t, who, to)


def act_investigate(t: Table, who: int, _: object) -> Flow[None]:
    yield from begin_action(t, who)
    if is_playing(t, who):
        yield from investigate(t, basic(who))


def act_fight(t: Table, who: int, enemy: int) -> Flow[None]:
    yield from begin_action(t, who, cost=price_in_actions(t, who, FIGHT), provokes=False)
    mark_first(t, who)
    yield from fight(t, basic(who), enemy=enemy)


def act_evade(t: Table, who: int, enemy: int) -> Flow[None]:
    yield from begin_action(t, who, cost=price_in_actions(t, who, EVADE), provokes=False)
    mark_first(t, who)
    yield from evade(t, basic(who), enemy=enemy)


def act_engage(t: Table, who: int, enemy: int) -> Flow[None]:
    """No test; those already engaged attack first (rules lcg.engage-action.2, lcg.engage-action.6)."""
    yield from begin_action(t, who)
    if is_playing(t, who) and enemy in t.state.play:
        yield from engage(t, enemy, who)


def act_draw(t: Table, who: int, _: object) -> Flow[None]:
    """One card (rule lcg.draw-action.2)."""
    yield from begin_action(t, who)
    if is_playing(t, who):
        yield from draw(t, who)


def act_resource(t: Table, who: int, _: object) -> Flow[None]:
    """One resource (rule lcg.resource-action.2)."""
    yield from begin_action(t, who)
    if is_playing(t, who):
        gain_resources(t, who, 1)


def act_play(t: Table, who: int, card: int) -> Flow[None]:
    """Pay, suffer attacks, then play it, if it is still there.

    Rules lcg.play-action.2, lcg.attack-of-opportunity.9.
    """
    code = t.state.codes[card]
    me = yield from pay_price(t, Me(card, who))
    if PRINTED[code].type is ASSET:
        yield from begin_action(t, who)
        if is_playing(t, who) and card in t.state.investigators[who].hand:
            yield from put_asset(t, who, card)
        return
    ability = event_ability(code)
    yield from pay(t, ability, me)
    cost = price_in_actions(t, who, ability.designator)
    yield from begin_action(t, who, cost=cost, provokes=ability.provokes)
    if is_playing(t, who) and is_still_there(t, who, card):
        if ability.designator is not None:
            mark_first(t, who, ability.designator)
        yield from resolve_event(t, ability, me)


def is_still_there(t: Table, who: int, card: int) -> bool:
    """Attacks of opportunity may have cost them the card they play."""
    return card in t.state.investigators[who].hand or card == discarded_event(t, who)


def act_activate(t: Table, who: int, chosen: tuple[Ability, Me]) -> Flow[None]:
    """Pay everything at once, suffer attacks, then resolve it.

    Rules lcg.activate-action.3, lcg.attack-of-opportunity.10.
    """
    ability, me = chosen
    t.tell(AbilityUsed, t.state.investigators[who].code, ability.code, me.card, ability.name)
    cost = price_in_actions(t, who, ability.designator, ability.actions)
    spend_actions(t, who, cost, me.card)
    yield from pay(t, ability, me)
    if ability.provokes and is_playing(t, who):
        yield from attacks_of_opportunity(t, who)
    if is_playing(t, who):
        if ability.designator is not None:
            mark_first(t, who, ability.designator)
        yield from resolve(t, ability, me)


def mark_first(t: Table, who: int, designator: Designator = MOVE) -> None:
    """Remember that a move, fight or evade was made this round, for cards that make the first one dearer."""
    if designator in (MOVE, FIGHT, EVADE):
        t.state.uses.counts[f"round|first:{who}"] = 1


def has_acted(t: Table, who: int) -> bool:
    return f"round|first:{who}" in t.state.uses.counts


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
"""By the verb of the option's key."""
