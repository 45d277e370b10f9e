"""Why something went wrong, told so that it sounds the same every time it does."""

from __future__ import annotations

import re
from traceback import extract_tb

_PARTICULARS = re.compile(r"'[^']*'|\"[^\"]*\"|\[[^]]*\]|\b\d+\b")
_SOMEBODY = re.compile(r"seat \d+|a spectator")


def without_particulars(sentence: str) -> str:
    """A sentence without seats, numbers, lists and what is quoted in it."""
    return _PARTICULARS.sub("…", _SOMEBODY.sub("somebody", sentence))


def origin_of(error: BaseException) -> str:
    """The kind of an error and the line that raised it."""
    raised = extract_tb(error.__traceback__)
    place = f"{raised[-1].filename}:{raised[-1].lineno}" if raised else without_particulars(str(error))
    return f"{type(error).__name__} at {place}"
