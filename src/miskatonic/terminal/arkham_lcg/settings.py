"""Settings that are neither a choice nor a list of names: decks, who sits out, original cards."""

from __future__ import annotations

from pathlib import Path

from miskatonic.games.arkham_lcg.decks import DeckError
from miskatonic.games.arkham_lcg.decks import read_deck as read_deck_file
from miskatonic.kernel.game import Setting

from ..settings import read_seat
from ..words import refusal
from ..words import say as say_terminal
from .words import say

READY_MADE = ("starter", "alternative")


def read_setting(setting: Setting, words: str, players: int, locale: str) -> list[str] | list[int]:
    """Seat by seat or card by card, with commas between."""
    parts = [part.strip() for part in words.split(",")]
    if setting.name == "decks":
        return [read_deck(part, locale) for part in parts]
    if setting.name == "originals":
        return [part for part in parts if part]
    return [read_seat(setting, part, players, locale) for part in parts if part]


def read_deck(words: str, locale: str) -> str:
    """One of the ready-made decks, also by its beginning, or the text of a deck file that is one."""
    ready = [name for name in READY_MADE if name.startswith(words.casefold())]
    if ready:
        return ready[0]
    path = Path(words).expanduser()
    try:
        text = path.read_text(encoding="utf-8")
        read_deck_file(text)
    except (OSError, UnicodeDecodeError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise refusal(say_terminal("no-file", path=str(path), why=why), locale) from None
    except DeckError as error:
        raise refusal(say("lcg-no-deck", path=str(path), why=error.say), locale) from None
    return text
