"""What is kept: tables, their journals, their seats and their talk; in an SQLite file or in PostgreSQL."""

from .errors import Conflict, StorageError, Unavailable, UnknownTable
from .rows import Entry, Progress, SaidRow, SeatRow, Stored, Summary, TableChange, TableHead, TableRow
from .storage import Storage

__all__ = [
    "Conflict",
    "Entry",
    "Progress",
    "SaidRow",
    "SeatRow",
    "Storage",
    "StorageError",
    "Stored",
    "Summary",
    "TableChange",
    "TableHead",
    "TableRow",
    "Unavailable",
    "UnknownTable",
]
