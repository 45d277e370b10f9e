"""Playing the journal of a table again, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games import GAMES
from miskatonic.kernel.table import Table

from .history import History
from .seating import BY_BOT
from .stops import BY_STOPS
from .storage import JournalEntry, TableRow
from .table_setup import setup_of


def replay_journal(row: TableRow, journal: Sequence[JournalEntry]) -> History:
    """The game as its journal tells it, from the origin of the table on."""
    history = History(Table(GAMES[row.game], setup_of(row), origin=row.origin), row.origin_entry)
    numbers = renumbered_questions(journal)
    for entry in standing_choices(journal):
        if history.length in numbers:
            history.renumber_question(numbers[history.length])
        history.journal_length = entry.number
        choose_again(history, entry)
    if history.length in numbers:
        history.renumber_question(numbers[history.length])
    if journal:
        history.journal_length = journal[-1].number + 1
    return history


def choose_again(history: History, entry: JournalEntry) -> None:
    history.choose(entry.seat, entry.key, bot=entry.by == BY_BOT, passed=entry.by == BY_STOPS)


def standing_choices(journal: Sequence[JournalEntry]) -> list[JournalEntry]:
    """The choices that were not taken back."""
    kept: list[JournalEntry] = []
    for entry in journal:
        if entry.kind == "undo":
            del kept[entry.to :]
        else:
            kept.append(entry)
    return kept


def renumbered_questions(journal: Sequence[JournalEntry]) -> dict[int, int]:
    """By number of choices, the positions somebody went back to: the number their question was asked under anew."""
    numbers: dict[int, int] = {}
    for entry in journal:
        if entry.kind == "undo":
            numbers = {place: number for place, number in numbers.items() if place < entry.to}
            numbers[entry.to] = entry.number + 1
    return numbers
