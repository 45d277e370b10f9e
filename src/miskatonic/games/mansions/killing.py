"""Investigators who are killed, and players who are eliminated (rules mom.killed, mom.elimination, mom.win.1)."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .events import InvestigatorKilled, PlayerEliminated
from .objectives import watch
from .play import Table
from .possessions import discard, drop, return_spell


def kill(table: Table, who: int) -> Flow[None]:
    """The figure goes, cards stay in the room, and the rest of the own turn is lost (rules mom.killed.1 to .6)."""
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play:
        return
    table.tell(InvestigatorKilled, investigator.id, investigator.space)
    leave_possessions(table, who)
    investigator.hidden = False
    investigator.fate = "eliminated" if state.revealed or not state.unused else "waiting"
    if state.turn is not None and state.turn.who == who:
        state.turn.over = True
    if investigator.fate == "eliminated":
        yield from eliminated(table, who)
    watch(table)


def leave_possessions(table: Table, who: int) -> None:
    """Items stay where they are dropped, spells go to their decks, the rest is discarded (mom.killed.1 to .4)."""
    state = table.state
    investigator = state.investigators[who]
    for card in list(investigator.cards):
        drop(table, who, card)
    for card in list(investigator.spells):
        return_spell(table, who, card)
    for card in (investigator.injury, investigator.insanity):
        if card is not None:
            state.trauma.discard.append(card)
    for card in list(investigator.face_down):
        discard(table, who, card)
    investigator.injury = investigator.insanity = None
    investigator.skill_points = investigator.damage = investigator.horror = investigator.stun = 0


def eliminated(table: Table, who: int) -> Flow[None]:
    """A player takes no more turns; with the last one the keeper wins (rules mom.elimination.1, .2, mom.win.1)."""
    from .trauma import after_elimination

    state = table.state
    investigator = state.investigators[who]
    investigator.fate = "eliminated"
    state.to_act = [seat for seat in state.to_act if seat != who]
    table.tell(PlayerEliminated, investigator.id)
    watch(table)
    yield from after_elimination(table)
