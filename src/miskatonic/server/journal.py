"""Playing the journal of a table again, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from miskatonic.games import GAMES
from miskatonic.kernel.errors import Defect, IllegalChoice
from miskatonic.kernel.table import Table

from .history import History
from .seating import BY_BOT
from .stops import BY_STOPS
from .storage import JournalEntry, TableRow
from .table_setup import setup_of


def replay_journal(row: TableRow, journal: Sequence[JournalEntry]) -> History:
    """The game as its journal tells it, from the origin of the table on."""
    history = History(Table(GAMES[row.game], setup_of(row), origin=row.origin), row.origin_entry)
    numbers, passes = renumbered_questions(journal), passes_before(journal)
    for entry in standing_choices(journal):
        if history.length in numbers:
            history.renumber_question(numbers[history.length])
        history.journal_length, history.passes = entry.number, passes[entry.number]
        choose_again(history, entry)
    if history.length in numbers:
        history.renumber_question(numbers[history.length])
    if journal:
        history.journal_length = journal[-1].number + 1
        history.passes = passes[history.journal_length]
    return history


def replay_as_far_as_possible(row: TableRow, journal: Sequence[JournalEntry]) -> History:
    """The beginning of a game that was played by other rules, as far as these understand it; it cannot go on."""
    history = History(Table(GAMES[row.game], setup_of(row), origin=row.origin), row.origin_entry)
    with suppress(IllegalChoice, Defect):
        for entry in standing_choices(journal):
            choose_again(history, entry)
    history.stopped = True
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
    passes = passes_before(journal)
    for entry in journal:
        if entry.kind == "undo":
            numbers = {place: number for place, number in numbers.items() if place < entry.to}
            numbers[entry.to] = entry.number + 1 - passes[entry.number]
    return numbers


def passes_before(journal: Sequence[JournalEntry]) -> dict[int, int]:
    """By the number of an entry, and of the one to come, how many passes by stops stand before it."""
    found: dict[int, int] = {}
    count = 0
    for entry in journal:
        found[entry.number] = count
        count += entry.by == BY_STOPS
        found[entry.number + 1] = count
    return found
