"""Mutants on trial: the tests that reach a mistake run with it, until one fails."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from .hearing import BROKEN, Outcome, Place, hear, hear_afresh
from .mutations import Mutant

PATIENCE = 10.0
"""Seconds of work for a single test."""
ENOUGH = 5.0
"""After so many seconds of work hardly any test is going to notice anything."""


class Verdict(Enum):
    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"
    NOT_REACHED = "not reached"


class Trial(NamedTuple):
    mutant: Mutant
    verdict: Verdict


class FailingTests(Exception):
    """The tests do not pass without any mistake, so that no verdict would mean anything."""


class Court:
    """Judges mutants of one package by the tests in a folder, in processes that have imported nothing of it before."""

    def __init__(
        self, root: Path, source: Path, tests: Path, patience: float = PATIENCE, enough: float = ENOUGH
    ) -> None:
        self.place = Place(root, source, tests, patience, enough)

    def judge(self, mutants: Iterable[Mutant], jobs: int = 1) -> Iterator[Trial]:
        """Every mutant with its verdict, as it is reached; raises where the tests fail by themselves."""
        mutants = list(mutants)
        afresh: list[tuple[Mutant, list[str]]] = []
        for outcome in self._outcomes(mutants, jobs):
            mutant = mutants[outcome.number]
            if outcome.afresh is None:
                yield Trial(mutant, verdict(outcome.status))
            else:
                afresh.append((mutant, outcome.afresh))
        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(self._tried_afresh, *zip(*afresh, strict=True)) if afresh else ()

    def _outcomes(self, mutants: list[Mutant], jobs: int) -> Iterator[Outcome]:
        spawn = get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        process = spawn.Process(target=hear, args=(self.place, mutants, jobs, there))
        process.start()
        there.close()
        heard = 0
        try:
            while True:
                yield here.recv()
                heard += 1
        except EOFError:
            process.join()
        if heard < len(mutants):
            raise FailingTests(f"the tests in {self.place.tests} do not pass as they are")

    def _tried_afresh(self, mutant: Mutant, tests: list[str]) -> Trial:
        process = get_context("spawn").Process(target=hear_afresh, args=(self.place, mutant, tests))
        process.start()
        process.join()
        return Trial(mutant, verdict(process.exitcode))


def verdict(status: int | None) -> Verdict:
    """What it means that a process has ended so."""
    if status == BROKEN:
        raise RuntimeError("a mutant could not be tried")
    if status is None:
        return Verdict.NOT_REACHED
    if status == 0:
        return Verdict.SURVIVED
    return Verdict.TIMED_OUT if status == -signal.SIGPROF else Verdict.KILLED
