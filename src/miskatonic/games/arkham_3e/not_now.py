"""What a turn does not offer that others do, with the reasons (`why_not.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.kernel.decision import NotNow

from . import things
from .actions import ACTIONS
from .components import HAVING, SHEETS, card_of
from .play import Table, thing_of
from .reactions import component_name, side
from .why_not import no_action, why_not
from .words import archive_name, say


def not_now(table: Table, seat: int) -> Iterator[NotNow]:
    """The actions of everybody, of one's own components and of the codex that cannot be performed now."""
    if table.pending[seat].topic != "action":
        return
    for verb in ACTIONS:
        reason = no_action(table, seat, verb)
        if reason is not None:
            yield NotNow(say(f"action-{verb}"), reason, verb)
    investigator = table.state.investigators[seat]
    for card in (investigator.id, *investigator.cards, *investigator.conditions):
        if card not in HAVING["action"] and (card in SHEETS or not _cast_by_action(card)):
            continue
        thing = thing_of(table.state, seat, card)
        reason = why_not(table, seat, thing)
        if reason is not None:
            yield NotNow(say("option-component-action", card=component_name(card)), reason, "use", (thing,))
    for entry in table.state.codex:
        thing = things.archive(entry.number)
        reason = why_not(table, seat, thing) if side(entry).action is not None else None
        if reason is not None:
            words = say("option-component-action", card=archive_name(entry.number, entry.face))
            yield NotNow(words, reason, "codex", (thing,))


def _cast_by_action(card: str) -> bool:
    spell = card_of(card).cast
    return spell is not None and spell.at == "action"
