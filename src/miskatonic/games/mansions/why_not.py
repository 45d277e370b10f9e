"""Why something on the table cannot be chosen now, by the conditions that make the options."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Decision, Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from .actions import can_use
from .components import ACTIONS, CHARACTERS, ITEMS, SPELLS, STORIES
from .exploring import can_explore
from .house import house_of, neighbours
from .hurdles import barred_rooms
from .occasions import use_key, used
from .play import Table
from .possessions import abilities_of
from .resolver import Me
from .sight import can_target, sees
from .state import Mansions, Turn
from .words import CardId, RoomId, SpaceId, front, room_of, say

Reason = Message | None
"""Why something cannot be chosen; None where it can, or never could."""

ANOTHER_QUESTION: Final = say("why-not-another-question")
HERE: Final = say("why-not-here")
TOO_FAR: Final = say("why-not-too-far")
SEALED: Final = say("why-not-sealed")
BARRED: Final = say("why-not-barred")
LOCK_HOLDS: Final = say("why-not-lock-holds")
NO_MOVES: Final = say("why-not-no-moves")
NO_ACTION: Final = say("why-not-no-action")
HIDDEN: Final = say("why-not-hidden")
OUT_OF_RANGE: Final = say("why-not-out-of-range")
OUT_OF_SIGHT: Final = say("why-not-out-of-sight")
ELSEWHERE: Final = say("why-not-elsewhere")
NOTHING_THERE: Final = say("why-not-nothing-there")
DARK: Final = say("why-not-dark")
USED: Final = say("why-not-used")
TOO_DEAR: Final = say("why-not-too-dear")
NO_EFFECT: Final = say("why-not-no-effect")
PASSIVE: Final = say("why-not-passive")
NO_TARGET: Final = say("why-not-no-target")
NOT_YOURS: Final = say("why-not-not-yours")
OTHER_INVESTIGATOR: Final = say("why-not-other-investigator")


def why_not(table: Table, seat: int, thing: Thing) -> Reason:
    """Why a seat that is asked something cannot choose a thing; None where it can, or never could."""
    decision = table.pending[seat]
    if any(thing in option.about for option in decision.options):
        return None
    id = id_of(thing)
    state = table.state
    match kind_of(thing):
        case "space" if id in house_of(state.story).spaces and state.investigators:
            return at_space(state, decision, id)
        case "pile" | "room" if id in state.piles and state.investigators:
            return at_pile(state, decision, id)
        case "monster" if id.isdecimal():
            return at_monster(state, decision, int(id))
        case "investigator" if id in CHARACTERS:
            return at_investigator(state, decision, id)
        case "card" if id in ACTIONS:
            return at_keeper_action(table, decision, id)
        case "card" if id in ITEMS or id in SPELLS:
            return at_card(table, decision, id)
        case _:
            return None


def turn_of(state: Mansions, decision: Decision) -> Turn | None:
    """The turn that somebody is asked about; None where the question is another one."""
    return state.turn if decision.topic == "turn" and state.turn is not None else None


def at_space(state: Mansions, decision: Decision, space: SpaceId) -> Reason:
    """One adjacent space at a time (rules mom.move.1, mom.move.8, mom.barrier.3, mom.lock.11)."""
    turn = turn_of(state, decision)
    if turn is None:
        return ANOTHER_QUESTION
    investigator = state.investigators[turn.who]
    if space == investigator.space:
        return HERE
    if investigator.hidden:
        return HIDDEN
    if turn.moves < 1 and not turn.action:
        return NO_MOVES
    if space in neighbours(state, investigator.space, "investigator"):
        return LOCK_HOLDS if room_of(space) in barred_rooms(state, turn.who) else None
    ways = dict(house_of(state.story).ways("investigator", investigator.space))
    if space not in ways:
        return TOO_FAR
    return SEALED if ways[space] in state.sealed else BARRED


def at_pile(state: Mansions, decision: Decision, room: RoomId) -> Reason:
    """Rules mom.explore.1, mom.explore.2, mom.darkness.2."""
    turn = turn_of(state, decision)
    if turn is None:
        return ANOTHER_QUESTION
    if room != room_of(state.investigators[turn.who].space):
        return ELSEWHERE
    return no_exploring(state, turn)


def no_exploring(state: Mansions, turn: Turn) -> Reason:
    """Why the own room cannot be explored."""
    pile = state.piles[room_of(state.investigators[turn.who].space)]
    if not turn.action:
        return NO_ACTION
    if not pile.cards and not pile.dropped:
        return NOTHING_THERE
    return None if can_explore(state, turn.who) else DARK


def at_monster(state: Mansions, decision: Decision, id: int) -> Reason:
    """Rules mom.attack.1, mom.attack.2, mom.line-of-sight.1, mom.hiding.2."""
    monster = state.monster(id)
    if monster is None:
        return None
    turn = turn_of(state, decision)
    if turn is None:
        return ANOTHER_QUESTION
    return no_attack(state, turn, monster.space)


def no_attack(state: Mansions, turn: Turn, space: SpaceId) -> Reason:
    investigator = state.investigators[turn.who]
    if not turn.action:
        return NO_ACTION
    if investigator.hidden:
        return HIDDEN
    return OUT_OF_RANGE if sees(state.story, investigator.space, space) else OUT_OF_SIGHT


def at_investigator(state: Mansions, decision: Decision, id: str) -> Reason:
    who = next((seat for seat, each in state.investigators.items() if each.id == id), None)
    if who is None:
        return None
    if turn_of(state, decision) is None:
        return ANOTHER_QUESTION
    return None if who == decision.seat else OTHER_INVESTIGATOR


def at_card(table: Table, decision: Decision, name: CardId) -> Reason:
    """A card of one's own, or of another."""
    state = table.state
    own = state.investigators.get(decision.seat)
    held = None if own is None else next((card for card in (*own.cards, *own.spells) if front(card) == name), None)
    if held is None:
        others = [card for each in state.investigators.values() for card in (*each.cards, *each.spells)]
        return NOT_YOURS if name in map(front, others) else None
    turn = turn_of(state, decision)
    if turn is None:
        return ANOTHER_QUESTION
    return for_card(table, turn, held)


def for_card(table: Table, turn: Turn, card: CardId) -> Reason:
    """Why an own card cannot be used in this turn (rules mom.card-action.1, mom.card-action.2)."""
    state, who, name = table.state, turn.who, front(card)
    if name in SPELLS:
        return NO_TARGET if turn.action else NO_ACTION
    item = ITEMS.get(name)
    if item is not None and item.attack is not None:
        return no_weapon(state, turn, item.range)
    able = dict(abilities_of(state, who)).get(card)
    if able is None or not able.actions:
        return PASSIVE
    for number, action in enumerate(able.actions):
        if action.action and not turn.action:
            return NO_ACTION
        if used(state, use_key(action, card, number)):
            return USED
        if action.when is not None and not action.when.holds(table, Me(who=who, card=card)):
            return say("why-not-only-if", when=action.when.say())
        if not can_use(table, who, card, number, action):
            return NO_EFFECT
    return None


def no_weapon(state: Mansions, turn: Turn, range: int) -> Reason:
    investigator = state.investigators[turn.who]
    if not turn.action:
        return NO_ACTION
    if investigator.hidden:
        return HIDDEN
    reach = any(can_target(state, investigator.space, each.space, range) for each in state.monsters)
    return None if reach else NO_TARGET


def at_keeper_action(table: Table, decision: Decision, id: str) -> Reason:
    """Why a Keeper Action card cannot be activated (rules mom.keeper-action.1, mom.keeper-action.3)."""
    state = table.state
    if id not in STORIES[state.story].actions:
        return None
    if decision.topic != "keeper-action":
        return ANOTHER_QUESTION if decision.seat == state.keeper else NOT_YOURS
    card = ACTIONS[id]
    if card.cost > state.threat:
        return TOO_DEAR
    if id in state.keeper_used and (card.once or state.readings.keeper_action_again == "once"):
        return USED
    if card.when is not None and not card.when.holds(table, Me(card=id, by_keeper=True)):
        return say("why-not-only-if", when=card.when.say())
    return NO_EFFECT
