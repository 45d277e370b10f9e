"""Focus tokens (rules ah3.445.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from .assets import of_kind
from .components import SHEETS
from .events import Focused, FocusLost
from .play import Table
from .reactions import able, all_abilities
from .state import Arkham
from .words import SKILLS, Skill, say, skill_name

_PROMPT: Final = say("prompt-focus")
_OPTIONS: Final = {skill: Option(f"focus:{skill}", skill_name(skill), skill, "focus", word=skill) for skill in SKILLS}


def focus_limit(state: Arkham, who: int) -> int | None:
    """The most tokens at once; None: there is no limit (rules ah3.445.8, ah3.445.11)."""
    mine = all_abilities(state, who)
    if "no_limit" in mine:
        return None
    if "spells_are_limit" in mine:
        limit = len(of_kind(state, who, "spell"))
    else:
        limit = SHEETS[state.investigators[who].id].focus
    if "focus_limit" in mine:
        limit += sum(has.focus_limit for _, has in mine["focus_limit"])
    return limit


def can_focus(state: Arkham, who: int, skill: Skill) -> bool:
    """Each skill once (rule ah3.445.5)."""
    held = state.investigators[who].focus.count(skill)
    return held == 0 or (held == 1 and bool(able(state, who, "focus_twice")))


def focus(table: Table, who: int, skills: Sequence[Skill] = SKILLS, *, beyond: bool = False) -> Flow[bool]:
    """Focus one of some skills; over the limit one token is discarded (rules ah3.445.4, 9, 10)."""
    state = table.state
    free = [skill for skill in skills if can_focus(state, who, skill)]
    if not free:
        return False
    options = [_OPTIONS[skill] for skill in free]
    skill: Skill = yield from ask(who, _PROMPT, options, "ah3.445.3", table.cause, topic="focus")
    investigator = state.investigators[who]
    investigator.focus = [*investigator.focus, skill]
    table.tell(Focused, investigator.id, skill)
    limit = focus_limit(state, who)
    if not beyond and limit is not None and len(investigator.focus) > limit:
        yield from discard_focus(table, who)
    return True


def discard_focus(table: Table, who: int) -> Flow[None]:
    """One token of their choice."""
    held = list(dict.fromkeys(table.state.investigators[who].focus))
    if not held:
        return
    options = [Option(f"unfocus:{skill}", skill_name(skill), skill, "unfocus", word=skill) for skill in held]
    skill: Skill = yield from ask(
        who, say("prompt-discard-focus"), options, "ah3.445.9", table.cause, topic="discard-focus"
    )
    lose_focus(table, who, skill)


def lose_focus(table: Table, who: int, skill: Skill) -> None:
    investigator = table.state.investigators[who]
    left = list(investigator.focus)
    left.remove(skill)
    investigator.focus = left
    table.tell(FocusLost, investigator.id, skill)
