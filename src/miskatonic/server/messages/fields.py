"""The types of single fields, and how long or large what stands in them may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 2

Locale = Literal["en", "ru", "uk"]
SeatKind = Literal["human", "bot", "open"]
"""A human seat belongs to whoever has its link; an open one to whoever comes first."""
Status = Literal["gathering", "playing", "over"]
UndoSpan = Literal["step", "action", "round"]
"""How far to go back: to the last choice of a person, to the beginning of its action, or of its round."""
Pace = Literal["slow", "normal", "fast"]
UndoRule = Literal["free", "strict"]
TalkRule = Literal["rules", "free"]
OpenSeats = Literal["one", "several"]
"""How many open seats a visitor may take."""
Face = Literal["board", "plain"]
"""How one is shown the table: the game's own view, which its board is drawn from, or an `Overview` in its place."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Opaque = Annotated[str, Meta(min_length=1, max_length=200)]
"""What only the server reads: the secret of a link, the epoch of a table."""
Key = Annotated[str, Meta(min_length=1, max_length=200)]
"""The key of an option."""
Stamp = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]*$")]
"""The idempotency key of a message: what was done under it is not done again."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
WindowName = Annotated[str, Meta(min_length=1, max_length=40)]
