"""Deck lists as text: a name, an investigator, and lines such as `2x Beat Cop [2] (Core Set)` under headings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from miskatonic.kernel.text import messages

from ..printed import PRINTED
from ..words import NAME, Kind, card_name, say
from .collection import BACKS
from .deck import Deck
from .files import RANDOM_BASIC_WEAKNESS, check_count, deck_of, listed, refuse_outside
from .problems import DeckError, Fault, problem

PACK: Final = "Core Set"

_ENTRY: Final = re.compile(r"(?:[-*•]\s+)?(-?\d+)\s*[x×]\s+(\S.*)", re.IGNORECASE)
_NOTE: Final = re.compile(r"[\[(]([^\[\]()]*)[\])]")
_SILENT: Final = re.compile(r"[\"'`´“”„«»‘’.]")
_SPACE: Final = re.compile(r"[\W_]+")
_STRAIGHT: Final = str.maketrans("“”’", '""\'')


def has_entries(text: str) -> bool:
    """Whether a text lists cards; no JSON does, where a line cannot begin inside a string."""
    return any(_ENTRY.fullmatch(line) for line in _lines(text))


def read_text(text: str, *, leave_out: bool = False) -> Deck:
    """The deck in a text, whose names are English; letter case, accents, quotes and dashes do not matter.

    Cards that are not in the core set are refused, or left out where that is wanted.
    """
    lines = _lines(text)
    at = _investigator_line(lines)
    named = at == 1 or (at > 1 and not _ENTRY.fullmatch(lines[0]))
    body = [line for index, line in enumerate(lines) if index != at and (index > 0 or not named)]
    entries = list(_entries(body))
    if not entries:
        raise DeckError(problem(Fault.FILE_UNREADABLE))
    codes = {name: _find(name) for name in dict.fromkeys(name for name, _copies in entries)}
    if not leave_out:
        refuse_outside(name for name, code in codes.items() if code is None)
    investigator = _investigator(lines[at]) if at >= 0 else None
    if investigator is None:
        raise DeckError(problem(Fault.FILE_WITHOUT_INVESTIGATOR))
    cards: dict[str, int] = {}
    for name, copies in entries:
        if code := codes[name]:
            cards[code] = cards.get(code, 0) + copies
            check_count(name, cards[code])
    return deck_of(investigator, cards, lines[0] if named else "")


def write_text(deck: Deck) -> str:
    """The deck as a text that can be read again."""
    cards = listed(deck)
    head = [" ".join(deck.name.split()), ""] if deck.name else []
    lines = [*head, english_title(deck.investigator)]
    for kind in Kind:
        entries = [f"{copies}x {_full_name(code)}" for code, copies in cards.items() if _kind(code) is kind]
        lines += ["", kind.capitalize(), *entries] if entries else []
    return "\n".join(lines) + "\n"


def _lines(text: str) -> list[str]:
    return [line.strip() for line in re.split(r"[\r\n]", text) if line.strip()]


def _entries(lines: list[str]) -> Iterator[tuple[str, int]]:
    """The names and numbers of copies, up to the side deck, which is not part of the deck."""
    for line in lines:
        if _folded(line).startswith(("side deck", "sideboard")):
            return
        if match := _ENTRY.fullmatch(line):
            count, name = match.groups()
            copies = int(count) if len(count) < 5 else -1
            check_count(name, copies)
            yield name, copies


def _investigator_line(lines: list[str]) -> int:
    """Where the investigator is named, usually under the name of the deck; -1 for nowhere."""
    named = [index for index, line in enumerate(lines) if _investigator(line)]
    return 1 if 1 in named else next(iter(named), -1)


def _investigator(line: str) -> str | None:
    match = _ENTRY.fullmatch(line)
    name = _NOTE.sub("", match[2] if match else line)
    return _investigators().get(_folded(name).removeprefix("investigator "))


def _find(name: str) -> str | None:
    """The code of a card by its name, with or without its subtitle, and its level; None when it is of another set."""
    plain = _NOTE.split(name, maxsplit=1)[0]
    notes: list[str] = _NOTE.findall(name)
    levels = [int(note) for note in notes if note.isdecimal() and len(note) == 1]
    versions = _versions().get(_folded(plain), {})
    if levels:
        code = versions.get(levels[0])
    else:
        code = versions.get(0) or (next(iter(versions.values())) if len(versions) == 1 else None)
    if code is None:
        return None
    understood = {_folded(PACK), "core", _folded(_english_subtitle(code)), *map(str, levels)}
    return code if all(_folded(note) in understood for note in notes) else None


@cache
def _versions() -> dict[str, dict[int, str]]:
    """The cards by name and by level."""
    found: dict[str, dict[int, str]] = {_folded(english_title(RANDOM_BASIC_WEAKNESS)): {0: RANDOM_BASIC_WEAKNESS}}
    for code, card in PRINTED.items():
        if card.type is not Kind.INVESTIGATOR:
            for name in (english_title(code), f"{english_title(code)} {_english_subtitle(code)}"):
                found.setdefault(_folded(name), {}).setdefault(card.level or 0, code)
    return found


@cache
def _investigators() -> dict[str, str]:
    names = {_folded(english_title(code)): code for code in BACKS}
    return names | {_folded(f"{english_title(code)} {_english_subtitle(code)}"): code for code in BACKS}


def _folded(name: str) -> str:
    """A name as it is compared: plain lower-case letters and digits, single spaces."""
    letters = "".join(each for each in normalize("NFKD", name).casefold() if not combining(each))
    return " ".join(_SPACE.sub(" ", _SILENT.sub("", letters)).split())


def english_title(code: str) -> str:
    if code == RANDOM_BASIC_WEAKNESS:
        return "Random Basic Weakness"
    return card_name(code).text("en").translate(_STRAIGHT)


def _english_subtitle(code: str) -> str:
    id = f"card-{code}-sub"
    return say(id).text("en").translate(_STRAIGHT) if id in messages(NAME, "en") else ""


def _full_name(code: str) -> str:
    subtitle, level = _english_subtitle(code), PRINTED[code].level if code in PRINTED else 0
    parts = [
        f"{english_title(code)}:{subtitle}" if subtitle else english_title(code),
        f"[{level}]" if level else "",
        "" if code in PRINTED and PRINTED[code].is_original else f"({PACK})",
    ]
    return " ".join(part for part in parts if part)


def _kind(code: str) -> Kind:
    return PRINTED[code].type if code in PRINTED else Kind.TREACHERY
