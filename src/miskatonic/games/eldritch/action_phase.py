"""The Action Phase: each investigator in turn performs up to two actions (rules eh.action.*, eh.delayed.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import any_possible, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes, things
from .abilities import Abilities
from .actions import ACTIONS, WhyNot
from .casting import cast, castable
from .causes import caused
from .components import SHEETS
from .events import ActionBegan, PhaseBegan, StoodUp, TurnBegan
from .play import Table, thing_of, use, used
from .possessions import holds
from .reactions import able, component_name
from .resolver import Me, pay
from .state import Eldritch
from .words import DETAINED, CardId, card_name, front, say

ACTIONS_A_TURN = 2

END_TURN: Final = Option("end", say("option-end-turn"), role=Role.END_TURN)
ACTION_OPTIONS: Final = {verb: Option(verb, say(f"action-{verb}"), (verb, None), verb) for verb in ACTIONS}


def begin_phase(table: Table) -> str:
    """Rules eh.round.1, eh.action.2."""
    state = table.state
    state.phase = "action"
    state.order = list(state.standing())
    table.tell(PhaseBegan, "action")
    return "action.turn"


def begin_turn(table: Table) -> str:
    """The next investigator; one who is delayed only stands up (rule eh.delayed.4)."""
    state = table.state
    state.turn, state.turn_over, state.actions_left = None, False, 0
    while state.order:
        who = state.order.pop(0)
        investigator = state.investigators[who]
        if investigator.fate != "in-play":
            continue
        if investigator.delayed:
            investigator.delayed = False
            table.tell(StoodUp, investigator.id)
            continue
        state.turn, state.actions_left = who, ACTIONS_A_TURN
        if table.telling:
            table.tell(TurnBegan, investigator.id)
        return "action.choose"
    return "encounter.begin"


def choose_action(table: Table) -> Flow[str]:
    """One action after the other, or none (rules eh.action.1, eh.action.4, eh.action.5)."""
    state = table.state
    who = state.turn
    assert who is not None
    actions = action_options(table, who) if state.actions_left > 0 else _uncounted(table, who)
    options = [*actions, *_more_actions(table, who), END_TURN]
    chosen: tuple[str, CardId | None] | None = yield from ask(
        who,
        _prompt(state.actions_left),
        options,
        "eh.action.1",
        None,
        QuestionKind.ACT,
        "action",
        state.actions_left,
    )
    if chosen is None:
        return "action.turn"
    if _counts(state, *chosen):
        state.actions_left -= 1
    yield from perform(table, who, *chosen)
    over = state.turn_over or state.investigators[who].fate != "in-play"
    return "action.turn" if over else "action.choose"


@cache
def _prompt(left: int) -> Message:
    return say("prompt-action", n=left)


def _counts(state: Eldritch, verb: str, card: CardId | None) -> bool:
    """Is it one of the two actions of a turn? By another reading what a sheet says is none (rule eh.inv-silas.2)."""
    if verb == "more":
        return False
    sheet = SHEETS.get(card or "") if state.readings.silas == "free" else None
    return sheet is None or sheet.able.action is None or not sheet.able.action.uncounted


def _uncounted(table: Table, who: int) -> list[Option]:
    """Actions that can be performed beside the two of a turn."""
    if table.state.readings.silas != "free":
        return []
    return [option for option in action_options(table, who) if not _counts(table.state, *option.value)]


def perform(table: Table, who: int, verb: str, card: CardId | None) -> Flow[None]:
    """Perform an action, which cannot be performed again this round (rules eh.action.3, eh.component-action.3)."""
    state = table.state
    id = state.investigators[who].id
    if verb == "more":
        yield from buy_action(table, who, card or "")
        return
    if card is None:
        use(table, f"{verb}|{who}")
        outer, table.cause = table.cause, causes.action(verb)
        if table.telling:
            table.tell(ActionBegan, id, verb)
        yield from ACTIONS[verb][1](table, who)
        table.cause = outer
        return
    yield from caused(table, causes.component(card), _component_action(table, who, verb, card))


def _component_action(table: Table, who: int, verb: str, card: CardId) -> Flow[None]:
    state = table.state
    id = state.investigators[who].id
    local = verb == "local"
    use(table, f"local:{card}|{who}" if local else f"action:{card}")
    if table.telling:
        table.tell(ActionBegan, id, verb, None if card in SHEETS else front(card))
    if verb == "cast":
        yield from cast(table, who, card)
        return
    owner, ability = next((seat, has.action) for seat, owned, has in _reachable(state, who) if owned == card)
    assert ability is not None
    yield from resolve(ability.then, table, Me(who=who, card=card, chosen=owner))


def action_options(table: Table, who: int) -> list[Option]:
    """Every action that can be performed now."""
    state = table.state
    detained = holds(state, who, DETAINED)
    if detained is None:
        found: list[Option] = []
        for once, why_not, option in _actions(who):
            if once not in state.used and why_not(state, who) is None:
                found.append(option)
        for card in castable(table, who, "action"):
            if not used(table, f"action:{card}"):
                found.append(_cast_option(card, state.investigators[who].id))
        return found + _component_actions(table, who)
    return [option for option in _component_actions(table, who) if option.value[1] == detained]


@cache
def _actions(who: int) -> Sequence[tuple[str, Callable[[Eldritch, int], WhyNot], Option]]:
    """Every action of an investigator: what is noted once it is used, why it cannot be performed, and the option."""
    return [(f"{verb}|{who}", why_not, ACTION_OPTIONS[verb]) for verb, (why_not, _) in ACTIONS.items()]


@cache
def _cast_option(card: CardId, owner: str) -> Option:
    words = say("option-cast", card=card_name(card))
    return Option(f"cast:{front(card)}", words, ("cast", card), "cast", (things.card(card, owner),))


def _reachable(state: Eldritch, who: int) -> list[tuple[int, CardId, Abilities]]:
    """Components whose actions an investigator could perform: their own, and those of others on the space."""
    found: list[tuple[int, CardId, Abilities]] = []
    for owner in state.standing_on(state.investigators[who].space):
        for card, has in able(state, owner, "action"):
            if has.action is not None and (owner == who or has.action.local):
                found.append((owner, card, has))
    return found


def _component_actions(table: Table, who: int) -> list[Option]:
    """Rules eh.component-action.1 to eh.component-action.7, eh.local-action.2 to eh.local-action.5."""
    found: list[Option] = []
    for owner, card, has in _reachable(table.state, who):
        action = has.action
        assert action is not None
        verb = "local" if action.local else "use"
        if used(table, f"local:{card}|{who}" if action.local else f"action:{card}"):
            continue
        me = Me(who=who, card=card, chosen=owner)
        if (action.when is None or action.when.holds(table, me)) and any_possible(action.then, table, me):
            found.append(_component_option(card, verb, table.state.investigators[owner].id, owner == who))
    return found


@cache
def _component_option(card: CardId, verb: str, owner: str, own: bool) -> Option:
    words = say("option-local-action" if verb == "local" else "option-component-action", card=component_name(card))
    key = f"{verb}:{front(card)}" if own else f"{verb}:{front(card)}@{owner}"
    return Option(key, words, (verb, card), verb, (things.component(card, owner),))


def _more_actions(table: Table, who: int) -> list[Option]:
    """Additional actions that somebody can pay for."""
    found: list[Option] = []
    for card, has in able(table.state, who, "more_action"):
        if (
            has.more_action is not None
            and not used(table, f"more:{card}")
            and has.more_action.affordable(table, Me(who=who, card=card))
            and action_options(table, who)
        ):
            words = say("option-more-action", card=component_name(card))
            thing = thing_of(table.state, who, card)
            found.append(Option(f"more:{front(card)}", words, ("more", card), "more", (thing,)))
    return found


def buy_action(table: Table, who: int, card: CardId) -> Flow[None]:
    """An additional action for a price, once per round."""
    use(table, f"more:{card}")
    cost = next(has.more_action for owned, has in able(table.state, who, "more_action") if owned == card)
    assert cost is not None
    yield from pay(cost, table, Me(who=who, card=card))
    table.state.actions_left += 1


def additional_action(table: Table, who: int) -> Flow[None]:
    """An action beyond those of the turn, which may be declined; none is performed twice (rule eh.inv-charlie.3)."""
    options = [*action_options(table, who), Option("no", say("option-no-action"), None, role=Role.DECLINE)]
    prompt = say("prompt-additional-action")
    chosen = yield from ask(who, prompt, options, "eh.inv-charlie.3", table.cause, QuestionKind.ACT, "action")
    if chosen is None:
        return
    state = table.state
    outer, state.acting = state.acting, who
    yield from perform(table, who, *chosen)
    state.acting = outer
