"""The guide builds the example game: whoever follows it to the letter has these very files, and sees what it shows."""

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

from .ashgrove import GAME

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guides/add-a-game.md"
TESTED_WITH = ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/rule_coverage.py")
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "server", "arkham_lcg")

BLOCK = re.compile(
    r"^(?:(?P<part>From )?`(?P<file>[\w./]+)`:\n\n)?"
    r"```(?P<language>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A piece of the guide: commands (`sh`), what they show (`text`), or what to write into a file."""

    language: str
    text: str
    file: str
    excerpt: bool


def blocks() -> Iterator[Block]:
    for found in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        yield Block(found["language"], found["text"], found["file"] or "", bool(found["part"]))


class Maker:
    """Somebody who follows the guide in a copy of the repository that has nothing but what it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game = folder / "src/miskatonic/games/manor"
        self.seen = ""
        shutil.copytree(ROOT / "src/miskatonic", folder / "src/miskatonic", ignore=NOT_NEEDED)
        shutil.copytree(ROOT / "tests/example", folder / "tests/example", ignore=NOT_NEEDED)
        for file in TESTED_WITH:
            shutil.copy(ROOT / file, folder / file)
        (folder / "bin").mkdir()
        self._command("python", "")
        self._command("miskatonic", "-m miskatonic")
        self._command("pytest", "-m pytest -p no:cacheprovider")

    def _command(self, name: str, words: str) -> None:
        path = self.folder / "bin" / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        path.chmod(0o755)

    def write(self, block: Block) -> None:
        path = (self.folder if block.file.startswith("tests/") else self.game) / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")

    def run(self, commands: str) -> None:
        environment = {
            **os.environ,
            "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.folder / "src"),
            "MISKATONIC_DATA": str(self.folder / "data"),
            "COLUMNS": "100",
        }
        done = subprocess.run(
            ["sh", "-e", "-c", commands],
            cwd=self.folder,
            env=environment,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        self.seen = done.stdout

    def sees(self, lines: str) -> None:
        """The lines were shown, in this order; `...` stands for others between them."""
        shown = iter(" ".join(line.split()) for line in self.seen.splitlines())
        for line in lines.splitlines():
            wanted = " ".join(line.split())
            assert line == "..." or any(wanted in each for each in shown), f"{line!r} is not shown in\n{self.seen}"


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Maker:
    """The guide, followed to its end; every command in it works and shows what the guide says."""
    maker = Maker(tmp_path_factory.mktemp("maker"))
    for block in blocks():
        if block.language == "sh":
            maker.run(block.text)
        elif block.language == "text":
            maker.sees(block.text)
        elif not block.excerpt:
            assert block.file, f"it is not said where this belongs:\n{block.text}"
            maker.write(block)
    return maker


def written(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in files}


def test_whoever_follows_the_guide_has_the_example_game(followed: Maker) -> None:
    built, example = written(followed.game), written(GAME.folder)
    assert sorted(built) == sorted(example)
    assert [name for name in example if built[name] != example[name]] == []


def test_what_the_guide_shows_of_other_files_is_in_them() -> None:
    excerpts = [block for block in blocks() if block.excerpt]
    assert len(excerpts) == 2
    for block in excerpts:
        shown = (GAME.folder / block.file).read_text(encoding="utf-8")
        assert block.text in shown, f"{block.file} is not what the guide shows"


def test_the_repository_is_tested_as_before_beside_the_new_game(followed: Maker) -> None:
    followed.run("pytest tests/example/test_rules.py tests/example/test_playing.py -q -k 'locked or saved'")
    assert " passed" in followed.seen


def test_no_block_of_the_guide_is_overlooked() -> None:
    assert GUIDE.read_text(encoding="utf-8").count("```") == 2 * len(list(blocks()))


def test_every_link_of_the_guide_leads_somewhere() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    headings = {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^#+ (.*)$", text)}
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 8
    for link in links:
        path, _, anchor = link.partition("#")
        if not path:
            assert anchor in headings, link
        elif not path.startswith("https:"):
            assert (GUIDE.parent / path).exists(), link


def test_what_the_guide_speaks_of_is_there() -> None:
    named = set(re.findall(r"`((?:src|tests|web|kernel|terminal)/[\w./-]+)`", GUIDE.read_text(encoding="utf-8")))
    homes = (ROOT, ROOT / "src/miskatonic")
    own = ("manor/face.tsx", "games/manor", "manor/__init__.py", "manor/test_manor.py")
    missing = [path for path in named if not any((home / path).exists() for home in homes)]
    assert [path for path in missing if not path.endswith(own)] == []
