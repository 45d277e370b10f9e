"""Health and sanity: what is left of them, and the skills of an investigator."""

from __future__ import annotations

from .components import CHARACTERS, TRAITS
from .possessions import abilities_of
from .state import Mansions
from .words import MENTAL, Skill, room_of


def health_left(state: Mansions, who: int) -> int:
    """The printed health without the damage."""
    investigator = state.investigators[who]
    return CHARACTERS[investigator.id].health - investigator.damage


def sanity_left(state: Mansions, who: int) -> int:
    """The printed sanity without the horror; never below 0 (rule mom.insane.2)."""
    investigator = state.investigators[who]
    return max(0, CHARACTERS[investigator.id].sanity - investigator.horror)


def is_insane(state: Mansions, who: int) -> bool:
    """At 0 sanity, and only then (rules mom.insane.1, mom.insane.5)."""
    return sanity_left(state, who) == 0


def skill_value(state: Mansions, who: int, skill: Skill) -> int:
    """What the kept traits say, as far as nothing lowers the skill itself (rule mom.skill-test.1)."""
    investigator = state.investigators[who]
    value = TRAITS[investigator.mental if skill in MENTAL else investigator.physical].skills[skill]
    lower = sum(able.lowers.get(skill, 0) for _, able in abilities_of(state, who))
    return max(1, value - lower) if lower else value


def ignores_darkness(state: Mansions, who: int) -> bool:
    """Rule mom.darkness.5."""
    return any(able.ignores_darkness for _, able in abilities_of(state, who))


def in_darkness(state: Mansions, who: int) -> bool:
    """In a dark room, and not ignoring it (rules mom.darkness.1, mom.darkness.6)."""
    return room_of(state.investigators[who].space) in state.darkness and not ignores_darkness(state, who)
