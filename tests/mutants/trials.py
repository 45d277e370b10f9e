"""A mutant on trial: the tests of its game run over a copy of the package that has the mistake, until one fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .mutations import Mutant

PASSED = 0
FAILED = (1, 2)
"""A test failed, or could not be collected; anything else is a mistake of ours."""
PATIENCE = 3
"""A mutant may take so many times as long as the tests take without it."""

PLUGINS = ("-p", "no:cacheprovider", "-p", "anyio")
NOT_NEEDED = shutil.ignore_patterns("client", "node_modules")


class Verdict(Enum):
    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Trial(NamedTuple):
    mutant: Mutant
    verdict: Verdict


class FailingTests(Exception):
    """The tests do not pass without any mistake, so that no verdict would mean anything."""


class Court:
    """Judges mutants of one package by the tests in a folder, with as many copies of the package as there are jobs."""

    def __init__(self, root: Path, source: Path, tests: Path) -> None:
        self.root, self.source, self.tests = root, source, tests
        self.patience = 600.0

    def files(self) -> list[Path]:
        return sorted(self.tests.rglob("test_*.py"))

    def about(self, module: Path) -> list[Path]:
        """The test files that concern a module: called like it, or importing it."""
        name = module.parent.name if module.stem == "__init__" else module.stem
        used = re.compile(rf"\b{re.escape(module.parent.name)}\.{re.escape(name)} import|import {re.escape(name)}\b")
        return [
            path for path in self.files() if name in path.stem.split("_", 1)[1] or used.search(path.read_text("utf-8"))
        ]

    def judge(self, mutants: Iterable[Mutant], jobs: int = 1) -> Iterator[Trial]:
        """Every mutant with its verdict, in the order they were given; raises where the tests fail by themselves."""
        with TemporaryDirectory() as folder:
            first = shutil.copytree(self.source, Path(folder) / "0", ignore=NOT_NEEDED)
            self._rehearse(first)
            copies: SimpleQueue[Path] = SimpleQueue()
            copies.put(first)
            for number in range(1, jobs):
                copies.put(shutil.copytree(first, Path(folder) / str(number)))

            def trial(mutant: Mutant) -> Trial:
                copy = copies.get()
                try:
                    return Trial(mutant, self._verdict(copy, mutant))
                finally:
                    copies.put(copy)

            with ThreadPoolExecutor(jobs) as pool:
                yield from pool.map(trial, mutants)

    def _rehearse(self, copy: Path) -> None:
        """All tests without a mistake; what is compiled by the way is kept for the mutants."""
        started = time.monotonic()
        if self._run(copy, self.files(), compiling=True) != PASSED:
            raise FailingTests(f"the tests in {self.tests} do not pass as they are")
        self.patience = PATIENCE * (time.monotonic() - started) + 5

    def _verdict(self, copy: Path, mutant: Mutant) -> Verdict:
        place = copy / mutant.file
        original = shutil.copy2(place, place.with_suffix(".original"))
        place.write_text(mutant.text, encoding="utf-8")
        first = self.about(mutant.file)
        try:
            for files in (first, [path for path in self.files() if path not in first]):
                if files and self._run(copy, files) != PASSED:
                    return Verdict.KILLED
        except subprocess.TimeoutExpired:
            return Verdict.TIMED_OUT
        finally:
            # With its old date, so that its compiled file counts again.
            original.replace(place)
        return Verdict.SURVIVED

    def _run(self, copy: Path, files: list[Path], compiling: bool = False) -> int:
        """Run tests until the first failure; no compiled mutant is kept, as two may be written in one second."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", *PLUGINS, *map(str, files)]
        environment = {
            **os.environ,
            "PYTHONPATH": str(copy),
            "PYTHONDONTWRITEBYTECODE": "" if compiling else "1",
            # Loading every plugin that is installed takes longer than most mutants live.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        done = subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, timeout=self.patience, check=False
        )
        if done.returncode not in (PASSED, *FAILED):
            raise RuntimeError(done.stdout.decode() + done.stderr.decode())
        return done.returncode
