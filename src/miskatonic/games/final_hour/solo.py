"""The solo game: one player, two investigators, a row of priority cards."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from . import things
from .action_phase import (
    CARDS_PER_ROUND,
    UPPER_CARDS,
    discard_action_card,
    draw_action_card,
    next_priority_card,
    priority_option,
    resolve_action_card,
    reveal,
)
from .cards import ACTION_CARDS
from .events import PriorityKept, RowDrawn
from .play import Table
from .state import FinalHour, Played
from .words import LOWER, UPPER, Half, card_title, investigator_name, say

SOLO_DRAW = 5
SOLO_CARDS_EACH = 2
SEAT = 0


def draw_five(table: Table) -> str:
    """Draw five priority cards; drawn face down, one of them is kept unseen (rules fh.solo.5, fh.solo.25)."""
    state = table.state
    state.row = sorted(next_priority_card(table) for _ in range(SOLO_DRAW))
    if not state.face_down:
        table.tell(RowDrawn, list(state.row))
        return "solo.keep"
    state.face_down = False
    kept = state.row[rng.below(state, SOLO_DRAW)]
    table.tell(RowDrawn, list(state.row), kept)
    keep(table, kept)
    return "solo.action"


def keep_one(table: Table) -> Flow[str]:
    """Keep one of the five for the ritual; the other four are the row (rules fh.solo.6 to fh.solo.8)."""
    state = table.state
    options = [priority_option("keep", number) for number in state.row]
    kept: int = yield from ask(SEAT, say("prompt-keep"), options, "fh.solo.6", topic="keep")
    keep(table, kept)
    return "solo.action"


def keep(table: Table, number: int) -> None:
    """Lay a priority card beside the sheet, where it stays (rule fh.solo.7)."""
    table.state.row.remove(number)
    table.state.kept.append(number)
    table.tell(PriorityKept, number)


def choose_investigator(table: Table) -> Flow[str]:
    """Reveal the top action card of one investigator; each has two cards a round (rules fh.solo.10, fh.solo.13)."""
    investigators = table.state.investigators
    able = [who for who in range(len(investigators)) if cards_played(table, who) < SOLO_CARDS_EACH]
    options = [act_option(investigators[who].id, who) for who in able]
    who: int = yield from ask(SEAT, say("prompt-solo-investigator"), options, "fh.solo.13", topic="act")
    draw_action_card(table, who)
    return "solo.place"


def choose_slot(table: Table) -> Flow[str]:
    """Put the revealed card on a free place of the row (rule fh.solo.10)."""
    state = table.state
    who, investigator = next((who, each) for who, each in enumerate(state.investigators) if each.drawn is not None)
    card = investigator.drawn
    assert card is not None
    options = [slot_option(number, half_of(state.row, number)) for number in state.row if not is_taken(state, number)]
    prompt = say("prompt-solo-slot", card=card_title(ACTION_CARDS[card].title))
    number: int = yield from ask(SEAT, prompt, options, "fh.solo.10", topic="slot")
    investigator.drawn = None
    played = Played(who, card, number)
    state.played.append(played)
    reveal(table, played, half_of(state.row, number))
    return "solo.effect"


def resolve_at_once(table: Table) -> Flow[str]:
    """The card just placed is resolved at once, whatever its number (rules fh.solo.11, fh.solo.12)."""
    played = table.state.played[-1]
    yield from resolve_action_card(table, played)
    return "solo.action" if len(table.state.played) < CARDS_PER_ROUND else "solo.discard"


def discard_cards(table: Table) -> str:
    """All four action cards are discarded at the end of the phase (rule fh.solo.15)."""
    for played in table.state.played:
        discard_action_card(table, played)
    return "ancient-one.reckoning"


def cards_played(table: Table, who: int) -> int:
    return sum(1 for played in table.state.played if played.who == who)


def is_taken(state: FinalHour, number: int) -> bool:
    """Does an action card lie on this place of the row already?"""
    return any(played.priority == number for played in state.played)


def half_of(row: list[int], number: int) -> Half:
    """The two lower cards of the row stand for upper effects (rule fh.solo.11)."""
    return UPPER if row.index(number) < UPPER_CARDS else LOWER


@cache
def act_option(id: str, who: int) -> Option:
    return Option(f"act:{id}", investigator_name(id), who, "act", (things.investigator(id),))


@cache
def slot_option(number: int, half: Half) -> Option:
    words = say(f"option-slot-{half}", number=number)
    return Option(f"slot:{number}", words, number, "slot", (things.priority_card(number),))
