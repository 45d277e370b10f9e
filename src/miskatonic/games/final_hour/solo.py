"""The solo game: one player, two investigators, a row of priority cards."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from .action_phase import (
    CARDS_PER_ROUND,
    UPPER_CARDS,
    discard_action_card,
    next_priority_card,
    resolve_action_card,
)
from .cards import ACTION_CARDS, PRIORITY
from .events import PriorityKept
from .play import Table
from .state import Played
from .words import Half, card_title, investigator_name, say, symbol_name

SOLO_DRAW = 5
SOLO_CARDS_EACH = 2
SEAT = 0


def lay_out_row(table: Table) -> Flow[str]:
    """Draw five priority cards, keep one for the ritual, lay four in a row (rules fh.solo.5 to fh.solo.8)."""
    state = table.state
    drawn = sorted(next_priority_card(table) for _ in range(SOLO_DRAW))
    state.row = drawn
    options = [
        Option(
            f"keep:{number}",
            say(
                "option-play",
                number=number,
                omens=PRIORITY[number].omens,
                symbol=symbol_name(PRIORITY[number].symbol),
            ),
            number,
        )
        for number in drawn
    ]
    kept: int = yield from ask(SEAT, say("prompt-keep"), options, "fh.solo.6")
    state.row.remove(kept)
    state.kept.append(kept)
    table.tell(PriorityKept, kept)
    return "solo.action"


def act(table: Table) -> Flow[str]:
    """Reveal a card of one investigator, put it on a free place of the row, resolve it (rules fh.solo.10 to 13)."""
    state = table.state
    able = [who for who in range(len(state.investigators)) if cards_played(table, who) < SOLO_CARDS_EACH]
    who: int = yield from ask(
        SEAT,
        say("prompt-solo-investigator"),
        [
            Option(f"act:{state.investigators[who].id}", investigator_name(state.investigators[who].id), who)
            for who in able
        ],
        "fh.solo.13",
    )
    investigator = state.investigators[who]
    card = investigator.actions.draw()
    assert card is not None
    investigator.drawn = card
    taken = {played.priority for played in state.played}
    number: int = yield from ask(
        SEAT,
        say("prompt-solo-slot", card=card_title(ACTION_CARDS[card].title)),
        [slot_option(number, half_of(state.row, number)) for number in state.row if number not in taken],
        "fh.solo.10",
    )
    investigator.drawn = None
    played = Played(who, card, number)
    state.played.append(played)
    yield from resolve_action_card(table, played, half_of(state.row, number))
    return "solo.action" if len(state.played) < CARDS_PER_ROUND else "solo.discard"


def discard_cards(table: Table) -> str:
    """All four action cards are discarded at the end of the phase (rule fh.solo.15)."""
    for played in table.state.played:
        discard_action_card(table, played)
    return "ancient-one.reckoning"


def cards_played(table: Table, who: int) -> int:
    return sum(1 for played in table.state.played if played.who == who)


def half_of(row: list[int], number: int) -> Half:
    """The two lower cards of the row stand for upper effects (rule fh.solo.11)."""
    return Half.UPPER if row.index(number) < UPPER_CARDS else Half.LOWER


def slot_option(number: int, half: Half) -> Option:
    return Option(f"slot:{number}", say(f"option-slot-{half}", number=number), number)
