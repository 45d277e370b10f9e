"""What could be done in a turn but not now, with the reasons: by the conditions that make the options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from miskatonic.kernel.decision import NotNow
from miskatonic.kernel.text import Message

from . import things
from .actions import BASIC
from .card import Table
from .play import copies_once
from .registry import CARDS, FAST, PLAYED, ability_name
from .why_not import (
    NO_CARDS_TO_DRAW,
    NOTHING_TO_ATTEMPT,
    playing,
    using_ability,
    why_no_action,
)
from .window import within_reach
from .words import Designator, card_name, say

NOTHING_TO_ENGAGE: Final = say("why-not-engage")
NO_WAY: Final = say("why-not-move")

OTHERWISE: Final[Mapping[str, Message]] = {
    "move": NO_WAY,
    "investigate": NOTHING_TO_ATTEMPT[Designator.INVESTIGATE],
    "fight": NOTHING_TO_ATTEMPT[Designator.FIGHT],
    "evade": NOTHING_TO_ATTEMPT[Designator.EVADE],
    "engage": NOTHING_TO_ENGAGE,
    "draw": NO_CARDS_TO_DRAW,
}
"""Why an action that everybody has cannot be taken by who has actions left for it."""


def not_now(table: Table, seat: int) -> Iterator[NotNow]:
    """Actions, cards in hand and abilities within reach that a turn does not offer."""
    if table.pending[seat].topic != "turn":
        return
    offered = {option.verb for option in table.pending[seat].options}
    for verb, (designator, _) in BASIC.items():
        reason = None if verb in offered else why_no_action(table, seat, designator) or OTHERWISE.get(verb)
        if reason is not None:
            yield NotNow(say(f"verb-{verb}"), reason, verb)
    yield from in_hand(table, seat)
    yield from in_play(table, seat)


def in_hand(table: Table, seat: int) -> Iterator[NotNow]:
    """Cards that can be played at some time; of copies only one."""
    state = table.state
    for card in copies_once(table, state.investigators[seat].hand):
        code = state.codes[card]
        if code in PLAYED or code in FAST or CARDS[code].event is not None:
            reason = playing(table, seat, card)
            if reason is not None:
                yield NotNow(card_name(code), reason, "play", (things.card(card),))


def in_play(table: Table, seat: int) -> Iterator[NotNow]:
    """Abilities that are used by choice; reactions are asked for at their moment."""
    codes = table.state.codes
    for card in table.state.play:
        for ability in CARDS[codes[card]].abilities:
            if ability.in_hand or ability.kind not in VERBS or not within_reach(table, card, seat):
                continue
            reason = using_ability(table, ability, card, seat)
            if reason is not None:
                words = say("option-activate", card=card_name(codes[card]), ability=ability_name(ability))
                yield NotNow(words, reason, VERBS[ability.kind], (things.copy(codes[card], card),))


VERBS: Final[Mapping[str, str]] = {"action": "activate", "free": "use"}
"""By the kind of an ability, the verb of the options that use it."""
