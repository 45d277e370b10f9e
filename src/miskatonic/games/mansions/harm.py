"""Damage and horror: how they are taken and healed, and what they lead to (rules mom.damage, mom.insane)."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .components import CHARACTERS
from .events import Healed, Stunned, StunShaken, Suffered, WentInsane
from .killing import kill
from .objectives import watch
from .occasions import react
from .play import Table
from .state import Monster
from .vitals import health_left, is_insane, sanity_left
from .words import DAMAGE, HORROR, Harm

__all__ = ["heal", "health_left", "is_insane", "sanity_left", "shake_off", "stun", "take"]


def take(table: Table, who: int, damage: int = 0, horror: int = 0, *, monster: Monster | None = None) -> Flow[None]:
    """One instance of harm: the tokens, death, then the keeper's trauma cards (rules mom.damage.1, mom.trauma.10)."""
    from .monsters import see_back
    from .trauma import trauma_window

    state = table.state
    if not state.investigators[who].in_play:
        return
    if damage > 0 and monster is not None:
        see_back(table, monster)
    was_insane = is_insane(state, who)
    _take_damage(table, who, damage)
    horrified = _take_horror(table, who, horror)
    if damage > 0 and health_left(state, who) <= 0:
        yield from kill(table, who)
        return
    if damage > 0:
        yield from trauma_window(table, who, DAMAGE)
        yield from react(table, "damaged", who)
    also = horror > 0 and was_insane and state.readings.insane_horror == "also-horror"
    if state.investigators[who].in_play and (horrified or also):
        yield from trauma_window(table, who, HORROR)
    watch(table)


def _take_damage(table: Table, who: int, n: int) -> None:
    if n > 0:
        investigator = table.state.investigators[who]
        investigator.damage += n
        table.tell(Suffered, investigator.id, DAMAGE, n)


def _take_horror(table: Table, who: int, n: int) -> int:
    """As far as there is sanity left (rules mom.insane.1, mom.insane.2); how much was really taken."""
    state = table.state
    taken = min(n, sanity_left(state, who))
    if taken <= 0:
        return 0
    investigator = state.investigators[who]
    investigator.horror += taken
    table.tell(Suffered, investigator.id, HORROR, taken)
    if is_insane(state, who):
        table.tell(WentInsane, investigator.id)
    return taken


def heal(table: Table, who: int, what: Harm, n: int) -> int:
    """So many tokens are removed from the Character card, as far as there are any (rule mom.damage.3)."""
    investigator = table.state.investigators[who]
    healed = min(n, investigator.damage if what is DAMAGE else investigator.horror)
    if healed <= 0:
        return 0
    if what is DAMAGE:
        investigator.damage -= healed
    else:
        investigator.horror -= healed
    table.tell(Healed, investigator.id, what, healed)
    return healed


def stun(table: Table, who: int) -> None:
    """A stun token; in the own turn the second Move is lost (rules mom.stun.1, mom.stun.3, mom.stun.8)."""
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play:
        return
    investigator.stun += 1
    table.tell(Stunned, investigator.id)
    turn = state.turn
    if turn is not None and turn.who == who:
        turn.moves = min(turn.moves, max(0, 1 - turn.moved) + turn.given)


def shake_off(table: Table, who: int) -> None:
    """One stun token is discarded (rule mom.stun.9)."""
    investigator = table.state.investigators[who]
    if investigator.stun:
        investigator.stun -= 1
        table.tell(StunShaken, investigator.id)


def most_health(table: Table, who: int) -> int:
    return CHARACTERS[table.state.investigators[who].id].health
