"""Evade checks: by space, before leaving it or doing anything but attacking (rules mom.evade)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes, things
from .causes import caused
from .components import MONSTERS
from .events import EvadeFailed
from .occasions import react
from .play import Table, called, monster_option, monsters_in_space
from .resolver import Me
from .state import Mansions, Monster
from .testing import skill_test
from .words import During, MonsterId, Skill, investigator_name, monster_name, say

_SPARE: Final = Option("spare", say("option-spare"), False, role=Role.DECLINE)


def to_evade(state: Mansions, who: int) -> list[Monster]:
    """The monsters they have to evade: in their space, not stunned, not evaded this turn (mom.evade.1, .7, .8)."""
    here = monsters_in_space(state, state.investigators[who].space)
    return [each for each in here if not each.stun and not _was_evaded(state, who, each.id)]


def _was_evaded(state: Mansions, who: int, id: MonsterId) -> bool:
    if state.turn is not None and state.turn.who == who:
        return id in state.turn.evaded
    return f"{who}:{id}" in state.evaded


def _note_evaded(state: Mansions, who: int, id: MonsterId) -> None:
    """Passed or failed, once is enough for a turn, be it their own or that of another (rule mom.evade.7)."""
    if state.turn is not None and state.turn.who == who:
        state.turn.evaded.append(id)
    else:
        state.evaded.append(f"{who}:{id}")


def evade(table: Table, who: int) -> Flow[bool]:
    """Evade each monster in the space, in any order; may they go on with what they intended (rules mom.evade.6, .9)?"""
    state = table.state
    investigator = state.investigators[who]
    space = investigator.space
    while waiting := to_evade(state, who):
        id: int = yield from ask(
            who,
            say("prompt-evade-order"),
            [monster_option(each, "evade") for each in waiting],
            "mom.evade.9",
            table.cause,
            QuestionKind.ORDER,
            "evade",
        )
        monster = state.monster(id)
        assert monster is not None
        _note_evaded(state, who, id)
        yield from caused(table, causes.monster(called(monster)), _check(table, who, monster))
        if not investigator.in_play or investigator.space != space:
            return False
    return True


def _check(table: Table, who: int, monster: Monster) -> Flow[None]:
    """Dexterity with the awareness; after a failure the keeper may deal the damage (rules mom.evade.3 to .5)."""
    from .monsters import strike

    yield from react(table, "before-evade", who, monster=monster.id)
    me = Me(who=who, monster=monster.id)
    outcome = yield from skill_test(table, me, Skill.DEXTERITY, MONSTERS[monster.kind].awareness, During.EVADE)
    if outcome.passed:
        return
    name = table.state.investigators[who].id
    deal = Option("deal", say("option-deal"), True, "deal", (things.monster(monster.id), things.investigator(name)))
    prompt = say("prompt-evade-failed", who=investigator_name(name), monster=monster_name(called(monster)))
    kind = QuestionKind.AGREE
    if (yield from ask(table.state.keeper, prompt, [deal, _SPARE], "mom.evade.5", table.cause, kind, "evade-failed")):
        yield from strike(table, monster, who)
    else:
        table.tell(EvadeFailed, name, monster.id, called(monster))
