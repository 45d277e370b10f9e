"""The action phase: investigators take turns in any order, with up to two actions each (rules ah3.201.*)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import any_possible, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes, things
from .abilities import Action
from .actions import ACTIONS, WHILE_ENGAGED, WhyNot
from .casting import cast, castable
from .causes import caused
from .codex import settle
from .components import card_of
from .events import ActionBegan, PhaseBegan, StoodUp, TurnBegan
from .monsters import meet_everywhere, restricted
from .play import (
    Table,
    board,
    choose_investigator,
    choose_monster,
    investigator_options,
    thing_of,
    use,
    used,
)
from .reactions import able, all_abilities, component_name, in_codex_with, side
from .resolver import Me
from .state import Acting, InCodex
from .words import CardId, archive_name, card_name, front, say

ACTIONS_A_TURN: Final = 2

NEXT: Final = say("prompt-next-turn")
END_TURN: Final = Option("end", say("option-end-turn"), role=Role.END_TURN)
ACTION_OPTIONS: Final = {verb: Option(verb, say(f"action-{verb}"), (verb, ""), verb) for verb in ACTIONS}

Chosen = tuple[str, str]
"""A verb, and the component whose action it is."""


def begin_phase(table: Table) -> str:
    state = table.state
    state.phase = "action"
    state.order = list(state.standing())
    table.tell(PhaseBegan, "action")
    return "action.turn"


def begin_turn(table: Table) -> Flow[str]:
    """Whoever they like is next (rules ah3.201.2, ah3.201.2-2)."""
    state = table.state
    state.turn = None
    state.order = [seat for seat in state.order if state.investigators[seat].fate == "in-play"]
    if not state.order:
        return "monster.begin"
    who = yield from choose_investigator(table, state.leader, state.order, NEXT, "ah3.201.2", "next-turn")
    state.order.remove(who)
    state.turn, state.actions_left = who, ACTIONS_A_TURN
    table.tell(TurnBegan, state.investigators[who].id)
    return "action.choose"


def choose_action(table: Table) -> Flow[str]:
    """One action after the other, or none (rules ah3.201.1, ah3.418.4)."""
    state = table.state
    who = state.turn
    assert who is not None
    if state.actions_left > 0 and state.investigators[who].delayed and stands_up(table, who):
        state.actions_left -= 1
        return "action.choose"
    options = action_options(table, who) if state.actions_left > 0 else []
    if "extra_action" in all_abilities(state, who):
        options += _extra_actions(table, who)
    chosen: Chosen | None = yield from ask(
        who,
        _prompt(state.actions_left),
        [*options, END_TURN],
        "ah3.201.1",
        None,
        QuestionKind.ACT,
        "action",
        state.actions_left,
    )
    if chosen is None:
        return "action.turn"
    if chosen[0] == "extra":
        use(table, f"extra:{chosen[1]}")
        state.actions_left += 1
        return "action.choose"
    state.actions_left -= 1
    yield from perform(table, who, *chosen)
    return "action.choose" if state.investigators[who].in_play else "action.turn"


def stands_up(table: Table, who: int) -> bool:
    """The next action of somebody delayed is skipped, and then they are not delayed any more (rule ah3.438.2-2)."""
    investigator = table.state.investigators[who]
    if not investigator.delayed:
        return False
    investigator.delayed = False
    table.tell(StoodUp, investigator.id)
    return True


@cache
def _prompt(left: int) -> Message:
    return say("prompt-action", n=left)


def action_options(table: Table, who: int, repeats: CardId = "") -> list[Option]:
    """Every action that can be performed now (rules ah3.418.4, ah3.465.5).

    By a card that repeats actions: every one that was performed this round and could be performed again.
    """
    state = table.state
    again = bool(repeats)
    busy = restricted(state, who)
    mine = all_abilities(state, who)
    found: list[Option] = []
    for once, why_not, option in _actions(who, busy):
        if (once in state.used) is again and why_not(table, who) is None:
            found.append(option)
    for card in castable(table, who, "action") if "cast:action" in mine else ():
        cast_ = card_of(card).cast
        may = cast_ is not None and (cast_.engaged or not busy) and used(table, f"action:{card}") is again
        if may and _has_target(table, who, card):
            found.append(_cast_option(card))
    if "action" in mine:
        found += _component_actions(table, who, busy, repeats)
    return found + _codex_actions(table, who, busy, again)


@cache
def _actions(who: int, busy: bool) -> Sequence[tuple[str, WhyNot, Option]]:
    """Every action of an investigator: what is noted once it is used, why it cannot be performed, and the option."""
    return [
        (f"{verb}|{who}", why_not, ACTION_OPTIONS[verb])
        for verb, (why_not, _) in ACTIONS.items()
        if not busy or verb in WHILE_ENGAGED
    ]


def _has_target(table: Table, who: int, card: CardId) -> bool:
    return card_of(card).cast is None or targets(table, who, card) != []


def targets(table: Table, who: int, card: CardId) -> list[int] | None:
    """The monsters that a spell can be aimed at; None where it is aimed at none."""
    cast_ = card_of(card).cast
    state = table.state
    assert cast_ is not None
    if cast_.choose == "monster":
        return [monster.token for monster in state.monsters]
    if cast_.choose == "monster-near":
        here = state.investigators[who].space
        near = {here, *board(state).near(here)}
        return [monster.token for monster in state.monsters if monster.space in near]
    return None


@cache
def _cast_option(card: CardId) -> Option:
    return Option(
        f"cast:{front(card)}", say("option-cast", card=card_name(card)), ("cast", card), "cast", (things.card(card),)
    )


def _may(table: Table, me: Me, action: Action, busy: bool) -> bool:
    if busy and not action.engaged and not (action.lenient and table.state.readings.engaged_actions == "allowed"):
        return False
    return (action.when is None or action.when.holds(table, me)) and any_possible(action.then, table, me)


def _component_actions(table: Table, who: int, busy: bool, repeats: CardId) -> list[Option]:
    """Rules ah3.423.1 to ah3.423.4."""
    found: list[Option] = []
    for card, has in able(table.state, who, "action"):
        action = has.action
        assert action is not None
        if card == repeats or used(table, f"action:{card}") is not bool(repeats) or used(table, f"lent:{card}"):
            continue
        if _may(table, Me(who=who, card=card), action, busy):
            words = say("option-component-action", card=component_name(card))
            found.append(Option(f"use:{front(card)}", words, ("use", card), "use", (thing_of(table.state, who, card),)))
    return found


def _codex_actions(table: Table, who: int, busy: bool, again: bool) -> list[Option]:
    """Any investigator may perform the actions of the codex (rule ah3.423.2a)."""
    found: list[Option] = []
    for entry in in_codex_with(table.state, "action"):
        action = side(entry).action
        if action is None or used(table, f"codex:{entry.number}|{who}") is not again:
            continue
        if _may(table, codex_me(who, entry), action, busy):
            words = say("option-component-action", card=archive_name(entry.number, entry.face))
            value = ("codex", str(entry.number))
            found.append(Option(f"codex:{entry.number}", words, value, "codex", (things.archive(entry.number),)))
    return found


def codex_me(who: int, entry: InCodex) -> Me:
    return Me(who=who, card=causes.archive(entry.number, entry.face), archive=entry.number)


def _extra_actions(table: Table, who: int) -> list[Option]:
    """Additional actions that cards give in one's turn."""
    found: list[Option] = []
    for card, _ in able(table.state, who, "extra_action"):
        if not used(table, f"extra:{card}") and not table.state.investigators[who].delayed:
            words = say("option-extra-action", card=component_name(card))
            found.append(
                Option(f"extra:{front(card)}", words, ("extra", card), "extra", (thing_of(table.state, who, card),))
            )
    return found


def perform(table: Table, who: int, verb: str, card: str = "", *, again: bool = False) -> Flow[None]:
    """Perform an action, which cannot be performed again this round (rule ah3.418.4).

    It lasts until the monsters that it has left ready among investigators have engaged them.
    """
    state = table.state
    outer, state.acting = state.acting, Acting(who, verb)
    if verb in ACTIONS:
        if not again:
            use(table, f"{verb}|{who}")
        cause, table.cause = table.cause, causes.action(verb)
        table.tell(ActionBegan, state.investigators[who].id, verb)
        yield from ACTIONS[verb][1](table, who)
        table.cause = cause
    elif verb == "codex":
        yield from _codex_action(table, who, int(card))
    else:
        yield from caused(table, causes.component(card), _component_action(table, who, verb, card))
    if outer is None:
        yield from meet_everywhere(table)
    state.acting = outer
    if state.investigators[who].in_play and "smoky" in all_abilities(state, who):
        yield from _pass_on(table, who, verb, card)


def _codex_action(table: Table, who: int, number: int) -> Flow[None]:
    state = table.state
    entry = state.in_codex(number)
    assert entry is not None
    action = side(entry).action
    assert action is not None
    use(table, f"codex:{number}|{who}")
    cause, table.cause = table.cause, causes.archive(number, entry.face)
    table.tell(ActionBegan, state.investigators[who].id, "codex")
    yield from resolve(action.then, table, codex_me(who, entry))
    yield from settle(table)
    table.cause = cause


def _component_action(table: Table, who: int, verb: str, card: str) -> Flow[None]:
    state = table.state
    id = state.investigators[who].id
    use(table, f"action:{card}")
    if verb == "cast":
        table.tell(ActionBegan, id, "cast", front(card))
        aims = targets(table, who, card)
        monster = None
        if aims:
            monster = yield from choose_monster(table, who, aims, say("prompt-aim"), "ah3.436.7", "aim")
        yield from cast(table, who, card, monster)
        return
    if card == id:
        table.tell(ActionBegan, id, "own")
    else:
        table.tell(ActionBegan, id, "use", front(card))
    action = next(has.action for owned, has in able(state, who, "action") if owned == card)
    assert action is not None
    yield from resolve(action.then, table, Me(who=who, card=card))


def _pass_on(table: Table, who: int, verb: str, card: str) -> Flow[None]:
    """After an action another investigator may perform the same one."""
    state = table.state
    smoky = able(state, who, "smoky")
    if not smoky or verb not in (*ACTIONS, "codex") or used(table, f"smoky:{smoky[0][0]}"):
        return
    others = [
        other
        for other in state.standing()
        if other != who and any(option.value == (verb, card) for option in action_options(table, other))
    ]
    if not others:
        return
    options = [*investigator_options(state, others, "pass-on"), Option("no", say("option-no"), None, role=Role.DECLINE)]
    prompt = say("prompt-pass-on")
    other: int | None = yield from ask(
        who, prompt, options, "ah3.429.2d", causes.component(smoky[0][0]), topic="pass-on"
    )
    if other is None:
        return
    use(table, f"smoky:{smoky[0][0]}")
    if not stands_up(table, other):
        yield from perform(table, other, verb, card)


def additional_action(table: Table, who: int) -> Flow[None]:
    """An action beyond the two of a turn; none is performed twice (rules ah3.201.3, ah3.427.2-2, ah3.427.2-3)."""
    if stands_up(table, who):
        return
    options = [*action_options(table, who), Option("no", say("option-no-action"), None, role=Role.DECLINE)]
    prompt = say("prompt-additional-action")
    chosen: Chosen | None = yield from ask(
        who, prompt, options, "ah3.427.2-2", table.cause, QuestionKind.ACT, "additional-action"
    )
    if chosen is not None:
        yield from perform(table, who, *chosen)
