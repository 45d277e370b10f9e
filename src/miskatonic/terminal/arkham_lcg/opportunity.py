"""Which options let the enemies at one's heels attack first."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import Keyword, Kind

from .targets import Target, own

ALWAYS: Final = frozenset({"move", "investigate", "engage", "draw", "resource"})
"""Actions that provoke attacks of opportunity (rule lcg.attack-of-opportunity.1)."""


def provokes(target: Target, view: View) -> bool:
    """Would ready enemies attack before this action of one's turn?"""
    return is_provoking(target) and is_pursued(view)


def is_provoking(target: Target) -> bool:
    if target.verb in ("play", "play-discarded") and target.card is not None:
        return plays_openly(target.card)
    if target.verb == "activate" and target.card is not None:
        return any(each.provokes for each in CARDS[target.card].abilities if each.name == target.more)
    return target.verb in ALWAYS


def plays_openly(code: str) -> bool:
    """Fast cards are played without an action, some events are attacks themselves."""
    if Keyword.FAST in PRINTED[code].keywords:
        return False
    if PRINTED[code].type is not Kind.EVENT:
        return True
    return any(each.provokes for each in CARDS[code].abilities if each.kind == "event")


def is_pursued(view: View) -> bool:
    """Is a ready enemy engaged with the one who looks?"""
    you = own(view)
    return you is not None and any(
        not enemy.exhausted and (enemy.engaged == you.seat or (enemy.massive and enemy.location == you.location))
        for enemy in view.enemies
    )
