"""The process of the tests: it collects them once, and every mutant is tried in a fork of it.

What has been imported stays imported, so a mutant is put into a fork by giving its functions their new code. This does
not do where the line has been carried out already, when modules were imported or tests collected: such a mutant needs
a process of its own, which reads the module with the mistake.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.machinery import SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

from .mutations import Mutant
from .reach import Lines, Reach, Watcher

NOTICED = 1
"""How a process ends in which a test failed."""
BROKEN = 70
"""How a fork ends that could not try its mutant at all."""
MEMORY = 4 << 30
"""What a mutant that grows for ever may take."""
STARTING = 60.0
"""Seconds of work in which a process has its tests collected, even with a mistake."""

NewCode = list[tuple[FunctionType, CodeType]]


class Place(NamedTuple):
    """Where the package and its tests are, and how many seconds of work a single test and a whole trial get."""

    root: Path
    source: Path
    tests: Path
    patience: float
    enough: float

    def file(self, mutant: Mutant) -> str:
        return str(self.source / mutant.file)


class Outcome(NamedTuple):
    """How the fork of a mutant has ended, if a test reaches it; or which tests to run in a process of its own."""

    number: int
    status: int | None = None
    afresh: list[str] | None = None


def hear(place: Place, mutants: list[Mutant], jobs: int, answers: Connection) -> None:
    """Try mutants in forks and send an outcome for each; nothing is sent where the tests fail by themselves."""
    early = Watcher({place.file(mutant) for mutant in mutants})
    early.start()
    pytest_main(place, [place.tests], Hearing(place, mutants, jobs, answers, early))
    answers.close()


def hear_afresh(place: Place, mutant: Mutant, tests: list[str]) -> None:
    """Try one mutant in this process, which has not imported its module yet."""
    limit(STARTING)
    read_instead(place.file(mutant), mutant.text)
    files = [place.root / file for file in dict.fromkeys(test.partition("::")[0] for test in tests)]
    sys.exit(pytest_main(place, files, Trying(place, tests)))


def pytest_main(place: Place, files: Iterable[Path], plugin: object) -> int:
    # Loading every plugin that is installed takes longer than most mutants live.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(place.root)
    sys.path.insert(0, str(place.source))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    return pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "anyio", *map(str, files)], plugins=[plugin])


class Trying:
    """Runs some tests in their order, each with its limit, and ends the process when one fails."""

    def __init__(self, place: Place, tests: list[str]) -> None:
        self.place, self.tests = place, tests

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed:
            return None
        self.run(session, self.tests)
        return True

    def run(self, session: pytest.Session, tests: list[str]) -> None:
        end = time.process_time() + self.place.enough
        for item in in_turn(session, tests):
            limit(self.place.patience)
            item()
            if time.process_time() > end:
                return

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(NOTICED)


class Hearing(Trying):
    """Finds out which test reaches what, then tries every mutant before those that reach it."""

    def __init__(self, place: Place, mutants: list[Mutant], jobs: int, answers: Connection, early: Watcher) -> None:
        super().__init__(place, [])
        self.mutants, self.jobs, self.answers, self.early = mutants, jobs, answers, early

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        early = self.early.stop()
        if session.testsfailed:
            return None
        reach = self.rehearse(session)
        if reach is None:
            return True
        live = functions(early)
        trials: dict[int, Callable[[], None]] = {}
        for number, mutant in enumerate(self.mutants):
            file = self.place.file(mutant)
            code = new_code(live[file], mutant.text, file)
            if not code or mutant.at_import or mutant.line in early[file]:
                self.answers.send(Outcome(number, afresh=reach.worth_running(reach.seconds, first=reach.of_file(file))))
            else:
                reaching = set(reach.of_line(file, mutant.line))
                if reaching:
                    # Where something is kept once it is known, only the first test was seen to find it out.
                    tests = reach.worth_running(reach.of_file(file) | reach.beside(reaching), first=reaching)
                    trials[number] = partial(self.attempt, session, code, tests)
                else:
                    self.answers.send(Outcome(number))
        for number, status in in_forks(trials, self.jobs):
            self.answers.send(Outcome(number, status))
        return True

    def rehearse(self, session: pytest.Session) -> Reach | None:
        """What every test reaches, or nothing if one fails."""
        ids = [item.nodeid for item in session.items]
        with TemporaryDirectory() as folder:
            notes = [Path(folder) / str(number) for number in range(self.jobs)]
            parts = {
                number: partial(self.watch, session, ids[number :: self.jobs], path)
                for number, path in enumerate(notes)
            }
            if any(status for _, status in in_forks(parts, self.jobs)):
                return None
            reach = Reach()
            for path in notes:
                for note in pickle.loads(path.read_bytes()):
                    reach.note(*note)
        return reach

    def watch(self, session: pytest.Session, tests: list[str], notes: Path) -> None:
        """Run some tests and note what they reach."""
        watcher = Watcher(self.early.files)
        noted: list[tuple[str, float, Lines]] = []
        for test, item in zip(tests, in_turn(session, tests), strict=True):
            started = time.process_time()
            watcher.start()
            item()
            noted.append((test, time.process_time() - started, watcher.stop()))
        notes.write_bytes(pickle.dumps(noted))

    def attempt(self, session: pytest.Session, code: NewCode, tests: list[str]) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for function, instead in code:
            function.__code__ = instead
        self.run(session, tests)


def in_turn(session: pytest.Session, tests: list[str]) -> Iterator[Callable[[], object]]:
    """Each of these tests, to be called before the next is asked for."""
    found = {item.nodeid: item for item in session.items}
    items = [found[test] for test in tests]
    for item, following in zip(items, [*items[1:], None], strict=True):
        yield partial(item.config.hook.pytest_runtest_protocol, item=item, nextitem=following)


def in_forks(works: dict[int, Callable[[], None]], jobs: int) -> Iterator[tuple[int, int]]:
    """Carry out each in a copy of this process, so many at a time: its number, and how the copy has ended."""
    waiting, running = list(works.items()), dict[int, int]()
    while waiting or running:
        while waiting and len(running) < jobs:
            number, work = waiting.pop(0)
            running[fork(work)] = number
        process, status = os.wait()
        yield running.pop(process), os.waitstatus_to_exitcode(status)


def fork(work: Callable[[], None]) -> int:
    if process := os.fork():
        return process
    try:
        work()
    except BaseException:
        traceback.print_exc()
        os._exit(BROKEN)
    os._exit(0)


def limit(seconds: float) -> None:
    """End this process if it works longer than that from now on; waiting for the machine does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def functions(files: Iterable[str]) -> dict[str, list[FunctionType]]:
    """The functions of some files that have been made, wherever they are kept."""
    # What was frozen after collecting would not be found.
    gc.unfreeze()
    found: dict[str, list[FunctionType]] = {file: [] for file in files}
    for it in gc.get_objects():
        if isinstance(it, FunctionType) and it.__code__.co_filename in found:
            found[it.__code__.co_filename].append(it)
    gc.freeze()
    return found


def compiled(text: str, file: str) -> CodeType:
    return compile(text, file, "exec", dont_inherit=True)


def new_code(live: list[FunctionType], text: str, file: str) -> NewCode:
    """What the functions of a file do in another text of it, where it is something else."""
    now = compiled(Path(file).read_text(encoding="utf-8"), file)
    instead = {code: other for code, other in pairs(now, compiled(text, file)) if code != other}
    return [(function, instead[function.__code__]) for function in live if function.__code__ in instead]


def pairs(code: CodeType, other: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """What stands for what in two texts; where the mistake has left out functions, those around are told apart."""
    inner, others = inner_codes(code), inner_codes(other)
    if len(inner) == len(others):
        for one, another in zip(inner, others, strict=True):
            yield one, another
            yield from pairs(one, another)


def inner_codes(code: CodeType) -> list[CodeType]:
    return [it for it in code.co_consts if isinstance(it, CodeType)]


def read_instead(file: str, text: str) -> None:
    """Let a module that is going to be imported have another text than its file."""
    get_code = SourceFileLoader.get_code

    def with_mistake(loader: SourceFileLoader, name: str) -> CodeType | None:
        return compiled(text, file) if loader.path == file else get_code(loader, name)

    SourceFileLoader.get_code = with_mistake
