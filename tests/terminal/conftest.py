"""Playing through pipes in this very process, and at a real terminal through pexpect."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest
import structlog

from miskatonic.cli import run


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Piped = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for the saves, English, eighty columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MISKATONIC_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Piped]:
    """Runs a command with the given lines as its input."""

    def play(command: str, *lines: str) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = run(command.split())
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    # `serve` has the log written to the stream of this test; the tests of the server listen to it in their own way.
    log = structlog.get_config()
    yield play
    structlog.configure(**log)


Terminal = Callable[..., "pexpect.spawn[str]"]


def heed_interrupts() -> None:
    """Whoever runs the tests in the background has them ignore interrupts; somebody at a terminal does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """Starts a command at a terminal of its own."""
    monkeypatch.setenv("TERM", "xterm-256color")
    started: list[pexpect.spawn[str]] = []

    def start(command: str, rows: int = 60, columns: int = 80) -> pexpect.spawn[str]:
        child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-c", "from miskatonic.cli import main; main()", *command.split()],
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=30,
            echo=False,
            preexec_fn=heed_interrupts,
        )
        started.append(child)
        return child

    yield start
    for child in started:
        _end(child)


def _end(child: pexpect.spawn[str]) -> None:
    """Kill what is still running; where the machine is busy it may take a while to be gone."""
    try:
        child.close(force=True)
    except pexpect.ExceptionPexpect:
        child.wait()
