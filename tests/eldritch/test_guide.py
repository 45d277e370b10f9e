"""The guide adds an encounter and a Mythos card: whoever follows it to the letter can play with them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guides/add-a-card.md"
PART = re.compile(r"^## An encounter and a Mythos card of Eldritch Horror$(.*?)^## ", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w+)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"`((?:src|tests)/[\w./-]+)`:\s*\Z")
"""A block that belongs into a file follows the name of the file."""
NEEDED = ("pyproject.toml", "tests/__init__.py", "tests/asking.py")
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "server", "arkham_lcg", "final_hour", "test_*.py")

QUICKLY = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p anyio"}


class Block(NamedTuple):
    """A command, or what to write at the end of a file."""

    language: str
    text: str
    file: str


def blocks() -> Iterator[Block]:
    found = PART.search(GUIDE.read_text(encoding="utf-8"))
    assert found
    part = found[1]
    for block in BLOCK.finditer(part):
        place = PLACE.search(part[: block.start()])
        text = re.sub(rf"^{block['indent']}", "", block["text"], flags=re.MULTILINE)
        yield Block(block["language"], text, place[1] if place else "")


class Maker:
    """Somebody who follows the guide in a copy of the repository that has nothing but what it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src/miskatonic", folder / "src/miskatonic", ignore=NOT_NEEDED)
        shutil.copytree(ROOT / "tests/eldritch", folder / "tests/eldritch", ignore=NOT_NEEDED)
        for file in NEEDED:
            shutil.copy(ROOT / file, folder / file)

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


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The guide, followed to its end: what each of its commands has shown."""
    maker = Maker(tmp_path_factory.mktemp("maker"))
    seen: dict[str, str] = {}
    for block in blocks():
        if block.language == "sh":
            command = block.text.strip()
            seen[command] = maker.run(command)
        else:
            assert block.file, f"it is not said where this belongs:\n{block.text}"
            maker.write(block)
    return seen


def test_what_the_guide_adds_is_sound_and_does_what_its_tests_say(shown: dict[str, str]) -> None:
    tested = next(text for command, text in shown.items() if command.startswith("pytest"))
    assert "3 passed" in tested
    assert any(command.startswith("miskatonic content check") for command in shown)


def test_no_block_of_the_part_is_overlooked() -> None:
    found = PART.search(GUIDE.read_text(encoding="utf-8"))
    assert found and found[1].count("```") == 2 * len(list(blocks()))
    assert {block.language for block in blocks()} == {"yaml", "ftl", "python", "sh"}
