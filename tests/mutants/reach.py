"""Which tests reach which lines of the modules that get mutants, and which of them are worth running."""

from __future__ import annotations

import sys
from array import array
from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any

SWEEP = 12
"""So many examples of one test are run for a mutant before the others, however many cards it goes through."""

Lines = dict[str, set[int]]
Watch = Callable[[FrameType, str, Any], Any]


class Watcher:
    """Notes every line of some files that is carried out between its start and its stop."""

    def __init__(self, files: Iterable[str]) -> None:
        self.files = sorted(files)

    def start(self) -> None:
        self._seen: Lines = {file: set() for file in self.files}
        watches = {file: _watch(lines) for file, lines in self._seen.items()}
        sys.settrace(lambda frame, event, argument: watches.get(frame.f_code.co_filename))

    def stop(self) -> Lines:
        sys.settrace(None)
        return self._seen


def _watch(lines: set[int]) -> Watch:
    def watch(frame: FrameType, event: str, argument: Any) -> Watch:
        lines.add(frame.f_lineno)
        return watch

    return watch


@dataclass
class Reach:
    """Tests by their ids, how long each takes, and by file and line those that get there."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[str, dict[int, array[int]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(_numbers)))

    def note(self, test: str, seconds: float, seen: Lines) -> None:
        number = len(self.seconds)
        self.seconds[test] = seconds
        for file, lines in seen.items():
            for line in lines:
                self.tests[file][line].append(number)

    def of_line(self, file: str, line: int) -> list[str]:
        """The tests that carry out a line; where it is but a part of an expression, the line that this begins in."""
        with open(file, encoding="utf-8") as source:
            coded = sorted(_lines(compile(source.read(), file, "exec")))
        return self._named(self.tests[file][coded[bisect(coded, line) - 1]])

    def of_file(self, file: str) -> set[str]:
        return set(self._named({number for numbers in self.tests[file].values() for number in numbers}))

    def beside(self, tests: Iterable[str]) -> set[str]:
        """All tests that stand in one file with these."""
        files = {test.partition("::")[0] for test in tests}
        return {test for test in self.seconds if test.partition("::")[0] in files}

    def worth_running(self, tests: Iterable[str], first: Collection[str] = ()) -> list[str]:
        """One example of each test before all second ones, the quickest before the others; a few of a sweep come first.

        Of tests that do not reach the line themselves only these few are run.
        """
        examples: dict[tuple[bool, str], list[str]] = defaultdict(list)
        for test in tests:
            examples[test not in first, test.partition("[")[0]].append(test)
        ranked = [
            (later, number, self.seconds[test], test)
            for (later, _), swept in examples.items()
            for number, test in enumerate(_spread(swept) if later and first else _few_first(swept))
        ]
        return [test for *_, test in sorted(ranked)]

    def _named(self, numbers: Iterable[int]) -> list[str]:
        ids = list(self.seconds)
        return [ids[number] for number in sorted(numbers)]


def _numbers() -> array[int]:
    return array("I")


def _few_first(examples: list[str]) -> list[str]:
    return list(dict.fromkeys([*_spread(examples), *examples]))


def _spread(examples: list[str]) -> list[str]:
    """So many at most, from the first to the last."""
    if len(examples) <= SWEEP:
        return examples
    return [examples[number * (len(examples) - 1) // (SWEEP - 1)] for number in range(SWEEP)]


def _lines(code: CodeType) -> Iterator[int]:
    yield from (line for _, _, line in code.co_lines() if line)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _lines(inner)
