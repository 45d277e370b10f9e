"""Who somebody is: a signed cookie for the visitor, a signed link for each seat. There are no accounts."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

from .messages import Locale, VisitorInfo

COOKIE: Final = "miskatonic"
COOKIE_AGE: Final = 400 * 24 * 3600
_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH: Final = 6


class Visitor(Struct, frozen=True):
    """What the cookie says: an id nobody can guess, the name to show, the language to speak."""

    id: str
    name: str | None = None
    locale: Locale | None = None

    def info(self) -> VisitorInfo:
        return VisitorInfo(self.name, self.locale)


def new_visitor() -> Visitor:
    return Visitor(secrets.token_hex(16))


def new_code() -> str:
    """The name of a table: short enough to say, and without letters and digits that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))


class PassedOn(Struct, frozen=True):
    """A visitor whom another node has passed on: where they came from, and whether with `https`."""

    address: str
    scheme: str


class Signer:
    """Signs cookies and seat links with the secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self._cookies = URLSafeSerializer(secret, salt="visitor")
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._nodes = URLSafeSerializer(secret, salt="node")

    def write_cookie(self, visitor: Visitor) -> str:
        return self._cookies.dumps(msgspec.to_builtins(visitor))

    def read_cookie(self, value: str | None) -> Visitor | None:
        """The visitor a cookie names, or None where it is absent, forged or of another kind."""
        if not value:
            return None
        try:
            return msgspec.convert(self._cookies.loads(value), Visitor)
        except (BadSignature, msgspec.ValidationError):
            return None

    def pass_on(self, address: str, scheme: str) -> str:
        """What a node says of a visitor whom it passes on to another."""
        return self._nodes.dumps([address, scheme])

    def read_passed_on(self, value: str) -> PassedOn | None:
        """What another node says of a visitor; None where it is forged."""
        try:
            return PassedOn(*msgspec.convert(self._nodes.loads(value), tuple[str, str]))
        except (BadSignature, msgspec.ValidationError):
            return None

    def seat_token(self, code: str, seat: int, generation: int) -> str:
        """The secret of a seat; a new generation makes the old links worthless."""
        return self._seats.dumps([code, seat, generation])

    def read_seat_token(self, token: str) -> tuple[str, int, int] | None:
        """The table, the seat and the generation a link was made for."""
        try:
            return msgspec.convert(self._seats.loads(token), tuple[str, int, int])
        except (BadSignature, msgspec.ValidationError):
            return None
