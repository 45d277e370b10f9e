"""What the server refuses, and why: one sentence for people, one code for programs, nothing changed."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import structlog

from miskatonic.kernel.text import Message

from .messages import Problem
from .storage import Conflict, Owner, StorageError, Unavailable
from .words import say

T = TypeVar("T")
log = structlog.get_logger("miskatonic.storage")

BAD_REQUEST, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_BIG, TOO_MANY, BROKEN, LATER = 400, 403, 404, 409, 413, 429, 500, 503

STATUS: Final = {
    "malformed": BAD_REQUEST,
    "setup": BAD_REQUEST,
    "protocol": BAD_REQUEST,
    "hello-first": BAD_REQUEST,
    "no-agent": BAD_REQUEST,
    "illegal": BAD_REQUEST,
    "workshop": BAD_REQUEST,
    "host": FORBIDDEN,
    "origin": FORBIDDEN,
    "not-yours": FORBIDDEN,
    "not-host": FORBIDDEN,
    "bad-link": FORBIDDEN,
    "silence": FORBIDDEN,
    "hidden": FORBIDDEN,
    "one-seat": FORBIDDEN,
    "blocked": FORBIDDEN,
    "not-over": FORBIDDEN,
    "no-game": NOT_FOUND,
    "no-table": NOT_FOUND,
    "no-seat": NOT_FOUND,
    "no-window": NOT_FOUND,
    "no-tool": NOT_FOUND,
    "no-page": NOT_FOUND,
    "no-primer": NOT_FOUND,
    "no-report": NOT_FOUND,
    "not-built": NOT_FOUND,
    "taken": CONFLICT,
    "not-gone": CONFLICT,
    "nobody-there": CONFLICT,
    "stale": CONFLICT,
    "over": CONFLICT,
    "gathering": CONFLICT,
    "begun": CONFLICT,
    "no-way-back": CONFLICT,
    "no-vote": CONFLICT,
    "not-resumable": CONFLICT,
    "defect": CONFLICT,
    "too-big": TOO_BIG,
    "too-fast": TOO_MANY,
    "chat-full": TOO_MANY,
    "too-many-tables": TOO_MANY,
    "too-many-reports": TOO_MANY,
    "too-many-connections": TOO_MANY,
    "too-many-devices": TOO_MANY,
    "too-slow": TOO_MANY,
    "storage": LATER,
    "unsure": LATER,
    "closing": LATER,
    "broken": BROKEN,
}
"""Every code with its HTTP status; each has its sentence in the locale files as `problem-<code>`."""


class Refusal(Exception):
    """Raised where a request or a message is not carried out; nothing has changed."""

    def __init__(
        self, code: str, detail: str | None = None, say: Message | None = None, about: str | None = None
    ) -> None:
        """A `detail` is for programmers; a game's own message, `say`, is told instead of that of the code.

        `about` names the part of a set-up that is refused, or what is wrong for a tool of a workshop.
        """
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.say = say
        self.about = about

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self) -> Problem:
        return Problem(self.code, self.say or say(f"problem-{self.code}"), self.detail, self.about)


class Elsewhere(Refusal):
    """Another node runs this table; who asks is sent on to it."""

    def __init__(self, owner: Owner) -> None:
        super().__init__("closing")
        self.owner = owner


async def refuse_storage_errors(work: Coroutine[Any, Any, T]) -> T:
    """Wait for the storage and refuse what it could not do; a conflict means that another server plays the game now."""
    try:
        return await work
    except Conflict:
        log.warning("another server writes to this game")
        raise Refusal("closing") from None
    except Unavailable as error:
        log.error("the database failed", error=str(error))
        raise Refusal("unsure") from None
    except StorageError as error:
        log.error("cannot store", error=str(error))
        raise Refusal("storage") from None
