"""What is stored: tables, their journals, their seats, their chat and reports; in an SQLite file or in PostgreSQL."""

from .errors import Conflict, LostTable, StorageError, Unavailable, UnknownTable
from .exclusive import sole_use
from .leases import Owner
from .rows import (
    ChatRow,
    JournalEntry,
    Progress,
    SeatRow,
    StoredTable,
    TableChange,
    TableRow,
    TableSummary,
    VisitorTable,
)
from .storage import Storage

__all__ = [
    "ChatRow",
    "Conflict",
    "JournalEntry",
    "LostTable",
    "Owner",
    "Progress",
    "SeatRow",
    "Storage",
    "StorageError",
    "StoredTable",
    "TableChange",
    "TableRow",
    "TableSummary",
    "Unavailable",
    "UnknownTable",
    "VisitorTable",
    "sole_use",
]
