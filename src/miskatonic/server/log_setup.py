"""Sets up the log of the server: structured lines, as JSON for machines or in colour for people."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import structlog


class PatientLogger(structlog.PrintLogger):
    """Writes lines where it can: nothing else stops because the disk of the log is full."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def worth_telling(record: logging.LogRecord) -> bool:
    """False where a library tells that we ended what it did: SQLAlchemy, of a connection it then closed by force."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def set_up_log(*, as_json: bool, level: int = logging.INFO) -> None:
    """Write structured lines to the standard error stream."""
    shown = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.StackInfoRenderer(),
            *([structlog.processors.format_exc_info] if as_json else []),
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: PatientLogger(sys.stderr),
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.addFilter(worth_telling)
    logging.basicConfig(handlers=[libraries], level=logging.WARNING)
