"""Whom the server knows, how it is, and why it refuses something."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.kernel.text import Message

from .fields import Locale, Name


class VisitorInfo(Struct, frozen=True):
    """A visitor's name and language, as the signed cookie remembers them."""

    name: str | None
    locale: Locale | None


class VisitorChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or language; what is absent stays as it was."""

    name: Name | None = None
    locale: Locale | None = None


class Problem(Struct, frozen=True):
    """Why a request or a message was refused (as in RFC 9457): a code for programs, a sentence for people."""

    code: str
    say: Message
    detail: str | None = None
    about: str | None = None
    """What is wrong: with a set-up the name of a setting, `players` or `seed`; in a workshop the tool's own word."""


class Health(Struct, frozen=True):
    status: Literal["well"]
    version: str
    protocol: int
    tables: int
