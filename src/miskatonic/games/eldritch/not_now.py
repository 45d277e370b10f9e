"""What a turn does not offer that others do, with the reasons (`why_not.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.kernel.decision import NotNow

from .actions import ACTIONS
from .components import HAVING, card_of
from .play import Table, thing_of
from .reactions import component_name
from .why_not import no_action, why_not
from .words import say


def not_now(table: Table, seat: int) -> Iterator[NotNow]:
    """The actions of everybody and those of one's own components that cannot be performed now."""
    if table.pending[seat].topic != "action":
        return
    for verb in ACTIONS:
        reason = no_action(table, seat, verb)
        if reason is not None:
            yield NotNow(say(f"action-{verb}"), reason, verb)
    investigator = table.state.investigators[seat]
    for card in (investigator.id, *investigator.cards, *investigator.conditions):
        if card not in HAVING["action"] and (card == investigator.id or not _cast_by_action(card)):
            continue
        thing = thing_of(table.state, seat, card)
        reason = why_not(table, seat, thing)
        if reason is not None:
            yield NotNow(say("option-component-action", card=component_name(card)), reason, "use", (thing,))


def _cast_by_action(card: str) -> bool:
    spell = card_of(card).cast
    return spell is not None and spell.at == "action"
