"""A game is known by its folders: no other file of the engine, the server, the terminal or the pages names one."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from miskatonic.kernel.rulebook import rulebook

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/miskatonic/games"
SCANNED = ("src/miskatonic", "web/src", "web/scripts")
SUFFIXES = {".py", ".ts", ".tsx", ".mjs", ".css", ".json", ".ftl", ".yaml", ".html"}
BUILT = ROOT / "src/miskatonic/server/client"
FOLDERS = sorted({path.parent for file in ("__init__.py", "announcement.yaml") for path in GAMES.glob(f"*/{file}")})

EXCEPTIONS: dict[str, str] = {}
"""The files that may name a game all the same, and why."""

WORDS = {"mansions": "eldritch"}
"""Games, by their folder, in which the name of another one is an ordinary word: a class of monsters."""


def names(folder: Path) -> re.Pattern[str]:
    """What would name the game of a folder: final-hour, final_hour, FinalHour, and fh, as its rules are called."""
    spelled = "[-_ ]?".join(map(re.escape, folder.name.split("_")))
    prefixes = sorted({id.partition(".")[0] for id in rulebook(folder)})
    short = "".join(f"|(?<![a-z]){prefix}(?![a-z])" for prefix in prefixes)
    return re.compile(f"{spelled}{short}", re.IGNORECASE)


def files() -> Iterator[Path]:
    for root in SCANNED:
        for path in sorted((ROOT / root).rglob("*")):
            tests = ".test." in path.name or "testing" in path.parts
            if path.suffix in SUFFIXES and not tests and not path.is_relative_to(BUILT):
                yield path


@cache
def said(path: Path) -> list[str]:
    """The lines of a file without its comments and docstrings, which may give an example."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return without_docstrings(text)
    if path.suffix in (".ftl", ".yaml"):
        text = re.sub(r"(?m)^\s*#.*$", "", text)
    elif path.suffix in (".ts", ".tsx", ".mjs", ".css"):
        text = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), text, flags=re.DOTALL)
        text = re.sub(r"(?m)(^|\s)//.*$", "", text)
    return text.splitlines()


def without_docstrings(source: str) -> list[str]:
    """A docstring is a string that stands for itself: nothing but a line break comes before and after it."""
    lines = source.splitlines()
    starts = (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING, tokenize.COMMENT)
    before = tokenize.ENCODING
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and before in starts):
            for row in range(token.start[0], token.end[0] + 1):
                first = token.start[1] if row == token.start[0] else 0
                last = token.end[1] if row == token.end[0] else None
                lines[row - 1] = lines[row - 1][:first] + (lines[row - 1][last:] if last is not None else "")
        before = token.type
    return lines


def named_in(path: Path, folder: Path) -> Iterator[str]:
    """Where a file names the game of a folder, unless it is one of the game's own."""
    parts = set(path.relative_to(ROOT).parts)
    if {folder.name, folder.name.replace("_", "-")} & parts or any(WORDS.get(part) == folder.name for part in parts):
        return
    pattern = names(folder)
    for number, line in enumerate(said(path), 1):
        if pattern.search(line):
            yield f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_file_outside_its_folders_names_a_game(folder: Path) -> None:
    allowed = {ROOT / path for path in EXCEPTIONS}
    assert [found for path in files() if path not in allowed for found in named_in(path, folder)] == []


def test_the_folders_of_every_game_are_looked_at() -> None:
    scanned = list(files())
    assert len(FOLDERS) >= 5 and len(scanned) > 500
    for folder in FOLDERS:
        assert any(path.is_relative_to(folder) for path in scanned)
        pages = ROOT / "web/src/games" / folder.name.replace("_", "-")
        assert not pages.exists() or any(path.is_relative_to(pages) for path in scanned)


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("a.py", 'GAME = "final-hour"', True),
        ("a.py", "from miskatonic.games import final_hour", True),
        ("a.py", "class FinalHourFace: ...", True),
        ("a.py", "FINAL_HOUR = 1", True),
        ("a.py", 'rule = "fh.move.2"', True),
        ("a.py", '"""Such as final-hour."""\nx = 1  # as in Final Hour', False),
        ("a.py", 'def f():\n    """Such as\n    final-hour."""', False),
        ("a.py", "shfh = offhand = 1", False),
        ("a.ts", 'import x from "./final-hour/face";', True),
        ("a.ts", "/** As in\n final-hour. */\nconst a = 1; // final-hour", False),
        ("a.ftl", "param = In Final Hour 1 plays alone.", True),
        ("a.ftl", "# Final Hour\nround = Round", False),
    ],
)
def test_a_name_is_found_in_what_is_said_and_not_in_remarks(tmp_path: Path, file: str, text: str, found: bool) -> None:
    path = tmp_path / file
    path.write_text(text, encoding="utf-8")
    assert any(names(GAMES / "final_hour").search(line) for line in said(path)) is found
