"""Why something could not be stored or read."""

from __future__ import annotations


class Conflict(Exception):
    """What was to be written exists already: another writer was here. Load the table again before going on."""


class LostTable(Conflict):
    """Another server runs this table now, so nothing was written."""


class StorageError(Exception):
    """This was not stored, or could not be read."""


class Unavailable(StorageError):
    """The database failed. Whether a write under way was stored is known only by loading again."""


class UnknownTable(StorageError):
    """There is no such table, or it has no such seat."""
