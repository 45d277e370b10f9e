"""Somebody who follows a part of the guide to the letter, in a copy of the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs/guides/add-a-card.md"
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w+)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"`((?:src|tests)/[\w./-]+)`:\s*\Z")
"""A block that belongs into a file follows the name of the file."""
NEEDED = ("pyproject.toml", "tests/__init__.py", "tests/asking.py", "tests/situations.py")

QUICKLY = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p anyio"}


class Block(NamedTuple):
    """A command, or what to write at the end of a file."""

    language: str
    text: str
    file: str


def part_of_the_guide(title: str) -> str:
    """What stands under a heading of the guide."""
    found = re.search(rf"^## {re.escape(title)}$(.*?)^## ", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"the guide has no part {title!r}"
    return found[1]


def blocks(part: str) -> Iterator[Block]:
    for block in BLOCK.finditer(part):
        place = PLACE.search(part[: block.start()])
        text = re.sub(rf"^{block['indent']}", "", block["text"], flags=re.MULTILINE)
        yield Block(block["language"], text, place[1] if place else "")


class Maker:
    """Somebody who follows the guide in a copy of the repository that has nothing but what they need for a game."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        others = [path.parent.name for path in (ROOT / "src/miskatonic/games").glob("*/__init__.py")]
        skipped = ("__pycache__", "server", *(other for other in others if other != game), "test_*.py")
        shutil.copytree(ROOT / "src/miskatonic", folder / "src/miskatonic", ignore=shutil.ignore_patterns(*skipped))
        shutil.copytree(ROOT / "tests" / game, folder / "tests" / game, ignore=shutil.ignore_patterns(*skipped))
        for file in NEEDED:
            shutil.copy(ROOT / file, folder / file)

    def follow(self, part: str) -> dict[str, str]:
        """What each command of a part has shown."""
        seen: dict[str, str] = {}
        for block in blocks(part):
            if block.language == "sh":
                command = block.text.strip()
                seen[command] = self.run(command)
            else:
                assert block.file, f"it is not said where this belongs:\n{block.text}"
                self.write(block)
        return seen

    def write(self, block: Block) -> None:
        path = self.folder / block.file
        new = path.suffix == ".py"
        assert new != path.exists(), f"{block.file} is {'' if new else 'not '}there already"
        with path.open("a", encoding="utf-8") as file:
            file.write(block.text)

    def run(self, command: str) -> str:
        words = [sys.executable, "-m", *command.split()]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), **QUICKLY}
        done = subprocess.run(
            words, cwd=self.folder, env=environment, input="", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def expect_sound(shown: dict[str, str], tests: int) -> None:
    """The content was checked, and all tests that the guide writes have passed."""
    tested = next(text for command, text in shown.items() if command.startswith("pytest"))
    assert f"{tests} passed" in tested
    assert any(command.startswith("miskatonic content check") for command in shown)


def expect_nothing_overlooked(part: str) -> None:
    assert part.count("```") == 2 * len(list(blocks(part)))
    assert {block.language for block in blocks(part)} == {"yaml", "ftl", "python", "sh"}
