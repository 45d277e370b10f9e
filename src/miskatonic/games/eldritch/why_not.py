"""Why something on the table cannot be chosen now, by the conditions that make the options."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Decision, Thing, id_of, kind_of
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.text import Message

from .actions import ACTIONS
from .board import BY_TICKET, SPACES, WORLD
from .casting import targets
from .components import CARDS, HAVING, SHEETS, card_of
from .play import Table, used
from .possessions import holds
from .resolver import Me
from .state import Eldritch
from .words import DETAINED, CardId, PathKind, say

Reason = Message | None
"""Why something cannot be chosen; None where it can, or never could."""

ANOTHER_QUESTION: Final = say("why-not-another-question")
USED: Final = say("why-not-used")
ONLY_DETAINED: Final = say("why-not-detained-actions")
TRAVEL_FIRST: Final = say("why-not-travel-first")
TOO_FAR: Final = say("why-not-too-far")
NO_TICKET: Final = say("why-not-no-ticket")
NO_TARGET: Final = say("why-not-no-target")
NO_EFFECT: Final = say("why-not-no-effect")
PASSIVE: Final = say("why-not-passive")
ACQUIRE_FIRST: Final = say("why-not-acquire-first")
NOT_YOURS: Final = say("why-not-not-yours")
IN_ENCOUNTERS: Final = say("why-not-in-encounters")
ELSEWHERE: Final = say("why-not-elsewhere")


def why_not(table: Table, seat: int, thing: Thing) -> Reason:
    """Why a seat that is asked something cannot choose a thing; None where it can, or never could."""
    decision = table.pending[seat]
    if any(thing in option.about for option in decision.options):
        return None
    id = id_of(thing)
    match kind_of(thing):
        case "space" if id in SPACES:
            return at_space(table.state, decision, id)
        case "card" if id.partition("@")[0] in CARDS:
            return at_card(table, decision, *id.split("@"))
        case "investigator" if id in SHEETS:
            return at_investigator(table, decision, id)
        case "monster":
            return at_monster(table.state, decision, int(id)) if id.isdecimal() else None
        case "gate" | "clue":
            lying = table.state.gates if kind_of(thing) == "gate" else [clue.space for clue in table.state.clues]
            return at_token(table.state, decision, id) if id in lying else None
        case _:
            return None


def at_space(state: Eldritch, decision: Decision, space: str) -> Reason:
    """Along paths, and further only with tickets (rules eh.travel.1, eh.travel.2)."""
    here = state.investigators[decision.seat].space
    near = space in WORLD.neighbours[here]
    match decision.topic:
        case "action":
            return TRAVEL_FIRST if near else TOO_FAR
        case "move":
            return TOO_FAR
        case "ticket":
            by_ticket = any(space in BY_TICKET[kind].neighbours[here] for kind in (PathKind.TRAIN, PathKind.SHIP))
            return NO_TICKET if by_ticket else TOO_FAR
        case _:
            return ANOTHER_QUESTION


def at_token(state: Eldritch, decision: Decision, space: str) -> Reason:
    """A gate or a clue is met in the Encounter Phase, on its space."""
    if decision.topic == "action":
        return IN_ENCOUNTERS
    here = state.investigators[decision.seat].space
    return ELSEWHERE if decision.topic == "encounter" and space != here else ANOTHER_QUESTION


def at_monster(state: Eldritch, decision: Decision, token: int) -> Reason:
    monster = next((each for each in state.monsters if each.token == token), None)
    if monster is None:
        return None
    here = monster.space == state.investigators[decision.seat].space
    if decision.topic == "action":
        return IN_ENCOUNTERS
    return ELSEWHERE if decision.topic in ("fight", "encounter") and not here else ANOTHER_QUESTION


def at_investigator(table: Table, decision: Decision, id: str) -> Reason:
    """The action on the own sheet."""
    state = table.state
    if all(each.id != id for each in state.investigators):
        return None
    if decision.topic != "action":
        return ANOTHER_QUESTION
    return for_action(table, decision, id) if state.investigators[decision.seat].id == id else NOT_YOURS


def at_card(table: Table, decision: Decision, id: str, owner: str | None = None) -> Reason:
    """A card of one's own, of another, or in the reserve."""
    state = table.state
    if owner not in (None, state.investigators[decision.seat].id):
        return NOT_YOURS
    if id in state.reserve:
        if decision.topic != "action":
            return ANOTHER_QUESTION
        return no_action(table, decision.seat, "acquire") or ACQUIRE_FIRST
    card = holds(state, decision.seat, id)
    if card is None:
        others = range(len(state.investigators))
        return NOT_YOURS if any(holds(state, other, id) is not None for other in others) else None
    return for_action(table, decision, card) if decision.topic == "action" else ANOTHER_QUESTION


def for_action(table: Table, decision: Decision, card: CardId) -> Reason:
    """Why the action of a component cannot be performed (rules eh.component-action.1 to eh.component-action.7)."""
    who = decision.seat
    detained = holds(table.state, who, DETAINED)
    if detained is not None and detained != card:
        return ONLY_DETAINED
    spell = None if card in SHEETS else card_of(card).cast
    if spell is not None and spell.at == "action":
        if used(table, f"action:{card}"):
            return USED
        return NO_TARGET if spell.choose is not None and not targets(table, who, spell) else None
    action = HAVING["action"][card].action if card in HAVING["action"] else None
    if action is None:
        return PASSIVE
    if used(table, f"local:{card}|{who}" if action.local else f"action:{card}"):
        return USED
    me = Me(who=who, card=card, chosen=who)
    if action.when is not None and not action.when.holds(table, me):
        return say("why-not-only-if", when=action.when.say())
    return None if any_possible(action.then, table, me) else NO_EFFECT


def no_action(table: Table, who: int, verb: str) -> Reason:
    """Why one of the actions that everybody has cannot be performed (rule eh.action.3)."""
    if holds(table.state, who, DETAINED) is not None:
        return ONLY_DETAINED
    if used(table, f"{verb}|{who}"):
        return USED
    return ACTIONS[verb][0](table.state, who)
