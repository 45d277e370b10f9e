"""The monster phase: monsters activate, attack, ready (rules ah3.202.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .causes import caused
from .components import TOKENS, kind_of
from .events import MonsterAttacked, PhaseBegan
from .harm import suffer_both
from .monsters import activate, meet_everywhere, monster_of, ready_monster
from .play import Table, monster_options
from .reactions import react
from .resolver import Me
from .words import say

ACTIVATE: Final = say("prompt-activate")
FIRST: Final = say("prompt-attack-order")


def begin_phase(table: Table) -> str:
    state = table.state
    state.phase = "monster"
    table.tell(PhaseBegan, "monster")
    state.waiting = [monster.token for monster in state.monsters if monster.status == "ready"]
    return "monster.activate"


def activate_next(table: Table) -> Flow[str]:
    """Each ready monster once, in the group's order (rules ah3.202.2a, ah3.202.2a-2, ah3.202.2f)."""
    state = table.state
    ready = [monster.token for monster in state.monsters if monster.status == "ready"]
    state.waiting = [token for token in state.waiting if token in ready]
    if not state.waiting:
        return "monster.attack"
    options = monster_options(state.waiting, "activate")
    token: int = yield from ask(state.leader, ACTIVATE, options, "ah3.202.2a-2", None, QuestionKind.ORDER, "activate")
    state.waiting = [each for each in state.waiting if each != token]
    monster = monster_of(state, token)
    assert monster is not None
    yield from caused(table, causes.monster(TOKENS[token]), activate(table, monster))
    return "monster.activate"


def attack(table: Table) -> Flow[str]:
    """Monsters attack whom they are engaged with, in turn order (rules ah3.202.3a to ah3.202.3d)."""
    state = table.state
    for who in state.standing():
        yield from react(table, "before-attacks", Me(who=who))
        struck: list[int] = []
        while state.investigators[who].in_play:
            left = [monster.token for monster in state.engaged_with(who) if monster.token not in struck]
            if not left:
                break
            options = monster_options(left, "strike")
            token: int = yield from ask(
                state.leader, FIRST, options, "ah3.004-2", None, QuestionKind.ORDER, "attack-order"
            )
            struck.append(token)
            yield from strike(table, token, who)
    return "monster.ready"


def strike(table: Table, token: int, who: int) -> Flow[None]:
    """Exactly the damage and horror that are printed (rule ah3.202.3b)."""
    state = table.state
    kind = kind_of(token)
    outer, table.cause = table.cause, causes.monster(kind.id)
    table.tell(MonsterAttacked, token, kind.id, state.investigators[who].id)
    yield from suffer_both(table, who, kind.damage, kind.horror, monster=token)
    if state.investigators[who].in_play and monster_of(state, token) is not None:
        yield from resolve(kind.attacked, table, Me(who=who, monster=token))
    table.cause = outer


def make_ready(table: Table) -> Flow[str]:
    """Every exhausted monster is ready again, and engages (rules ah3.202.4a, ah3.202.4b)."""
    state = table.state
    for monster in [each for each in state.monsters if each.status == "exhausted"]:
        yield from caused(table, causes.monster(TOKENS[monster.token]), ready_monster(table, monster))
    yield from meet_everywhere(table)
    return "encounter.begin"
