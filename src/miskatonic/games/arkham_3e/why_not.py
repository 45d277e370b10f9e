"""Why something on the table cannot be chosen now, by the conditions that make the options."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Decision, Thing, id_of, kind_of
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.text import Message

from .abilities import Action
from .action_phase import codex_me, targets
from .actions import ACTIONS, WHILE_ENGAGED
from .assets import holds
from .components import CARDS, HAVING, SHEETS, card_of
from .monsters import monster_of, restricted
from .movement import forbidden, reachable
from .play import Table, board, used
from .reactions import side
from .resolver import Me
from .words import CardId, say

Reason = Message | None
"""Why something cannot be chosen; None where it can, or never could."""

ANOTHER_QUESTION: Final = say("why-not-another-question")
USED: Final = say("why-not-used")
LENT: Final = say("why-not-lent")
ENGAGED: Final = say("why-not-engaged")
MOVE_FIRST: Final = say("why-not-move-first")
TOO_FAR: Final = say("why-not-too-far")
FORBIDDEN: Final = say("why-not-forbidden")
NO_TARGET: Final = say("why-not-no-target")
NO_EFFECT: Final = say("why-not-no-effect")
PASSIVE: Final = say("why-not-passive")
NOT_YOURS: Final = say("why-not-not-yours")
OTHER_INVESTIGATOR: Final = say("why-not-other-investigator")
HERE: Final = say("why-not-here")
ELSEWHERE: Final = say("why-not-elsewhere")
ATTACK_FIRST: Final = say("why-not-attack-first")
NOT_FOR_SALE: Final = say("why-not-not-for-sale")


def why_not(table: Table, seat: int, thing: Thing) -> Reason:
    """Why a seat that is asked something cannot choose a thing; None where it can, or never could."""
    decision = table.pending[seat]
    if any(thing in option.about for option in decision.options):
        return None
    id = id_of(thing)
    match kind_of(thing):
        case "space" if id in board(table.state).spaces:
            return at_space(table, decision, id)
        case "card" if id.partition("@")[0] in CARDS or id in CARDS:
            return at_card(table, decision, id)
        case "investigator" if id in SHEETS:
            return at_investigator(table, decision, id)
        case "monster":
            return at_monster(table, decision, int(id)) if id.isdecimal() else None
        case "archive":
            return at_archive(table, decision, int(id)) if id.isdecimal() else None
        case _:
            return None


def at_space(table: Table, decision: Decision, space: str) -> Reason:
    """Along borders, so many at a time (rules ah3.426.2, ah3.467.3)."""
    state = table.state
    if forbidden(state, space):
        return FORBIDDEN
    if decision.topic in ("action", "move") and space == state.investigators[decision.seat].space:
        return HERE
    match decision.topic:
        case "action":
            reason = no_action(table, decision.seat, "move")
            if reason is not None:
                return reason
            return MOVE_FIRST if space in reachable(state, decision.seat, 4) else TOO_FAR
        case "move":
            return TOO_FAR
        case _:
            return ANOTHER_QUESTION


def at_monster(table: Table, decision: Decision, token: int) -> Reason:
    monster = monster_of(table.state, token)
    if monster is None:
        return None
    if decision.topic != "action":
        return ANOTHER_QUESTION
    if monster.space != table.state.investigators[decision.seat].space:
        return ELSEWHERE
    return no_action(table, decision.seat, "attack") or ATTACK_FIRST


def at_investigator(table: Table, decision: Decision, id: str) -> Reason:
    """The action on the own sheet."""
    state = table.state
    if all(each.id != id for each in state.investigators):
        return None
    if decision.topic != "action":
        return ANOTHER_QUESTION
    if state.investigators[decision.seat].id != id:
        return OTHER_INVESTIGATOR
    return for_action(table, decision.seat, id)


def at_card(table: Table, decision: Decision, id: str) -> Reason:
    """A card of one's own, of another, or in the display."""
    state = table.state
    name = id if id in CARDS else id.partition("@")[0]
    if name in state.display:
        return NOT_FOR_SALE if decision.topic == "action" else ANOTHER_QUESTION
    card = holds(state, decision.seat, name)
    if card is None:
        others = range(len(state.investigators))
        return NOT_YOURS if any(holds(state, other, name) is not None for other in others) else None
    return for_action(table, decision.seat, card) if decision.topic == "action" else ANOTHER_QUESTION


def at_archive(table: Table, decision: Decision, number: int) -> Reason:
    """The action of a card in the codex (rule ah3.423.2a)."""
    entry = table.state.in_codex(number)
    if entry is None:
        return None
    if decision.topic != "action":
        return ANOTHER_QUESTION
    action = side(entry).action
    if action is None:
        return PASSIVE
    if used(table, f"codex:{number}|{decision.seat}"):
        return USED
    return _why_no_action(table, codex_me(decision.seat, entry), action)


def for_action(table: Table, who: int, card: CardId) -> Reason:
    """Why the action of a component cannot be performed (rules ah3.423.1 to ah3.423.4)."""
    spell = None if card in SHEETS else card_of(card).cast
    if used(table, f"lent:{card}"):
        return LENT
    if spell is not None and spell.at == "action":
        if used(table, f"action:{card}"):
            return USED
        if restricted(table.state, who) and not spell.engaged:
            return ENGAGED
        return NO_TARGET if targets(table, who, card) == [] else None
    action = HAVING["action"][card].action if card in HAVING["action"] else None
    if action is None:
        return PASSIVE
    if used(table, f"action:{card}"):
        return USED
    return _why_no_action(table, Me(who=who, card=card), action)


def _why_no_action(table: Table, me: Me, action: Action) -> Reason:
    lenient = action.lenient and table.state.readings.engaged_actions == "allowed"
    if restricted(table.state, me.who) and not action.engaged and not lenient:
        return ENGAGED
    if action.when is not None and not action.when.holds(table, me):
        return say("why-not-only-if", when=action.when.say())
    return None if any_possible(action.then, table, me) else NO_EFFECT


def no_action(table: Table, who: int, verb: str) -> Reason:
    """Why one of the actions that everybody has cannot be performed (rules ah3.418.4, ah3.465.5)."""
    if used(table, f"{verb}|{who}"):
        return USED
    if restricted(table.state, who) and verb not in WHILE_ENGAGED:
        return ENGAGED
    return ACTIONS[verb][0](table, who)
