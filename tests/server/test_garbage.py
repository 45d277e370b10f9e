"""Garbage is collected when nobody waits."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest

from miskatonic.server.garbage import DUE, IDLE_SECONDS, LONGEST_SECONDS, Collector

START = """
import gc
from miskatonic.server.garbage import keep_out_of_the_way
keep_out_of_the_way()
before = gc.get_stats()[2]["collections"]
kept = [[each] for each in range(3_000_000)]
print(gc.get_freeze_count() > 10_000, gc.get_stats()[2]["collections"] - before, gc.get_count()[2] > 3)
"""


class Cycle:
    """Something that only the collector can free."""

    freed = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Cycle.freed += 1


class Clock:
    now = 1000.0
    heard = 1000.0


@pytest.fixture
def collector() -> Iterator[Collector]:
    """Collects, and nobody else does."""
    gc.disable()
    gc.collect()
    Cycle.freed = 0
    yield Collector(lambda: Clock.heard, lambda: Clock.now)
    gc.enable()
    Clock.now = Clock.heard = 1000.0


def leave_garbage(*, old: bool) -> None:
    """One object that only the collector can free."""
    left = Cycle()
    if old:
        gc.collect(1)
    del left


def play_until_it_is_due(collector: Collector) -> None:
    for _ in range(DUE):
        Clock.now += 0.1
        Clock.heard = Clock.now
        assert not collector.tick(), "somebody plays"


def test_what_is_new_is_collected_all_the_time(collector: Collector) -> None:
    leave_garbage(old=False)
    assert not collector.tick() and Cycle.freed == 1


def test_what_lives_long_is_not_collected_while_somebody_plays(collector: Collector) -> None:
    leave_garbage(old=True)
    play_until_it_is_due(collector)
    Clock.now += IDLE_SECONDS / 2
    assert not collector.tick() and Cycle.freed == 0


def test_everything_is_collected_when_nobody_does(collector: Collector) -> None:
    leave_garbage(old=True)
    Clock.now += IDLE_SECONDS
    assert not collector.tick(), "nothing was done, so nothing is left behind"
    play_until_it_is_due(collector)
    Clock.now += IDLE_SECONDS
    assert collector.tick() and Cycle.freed == 1
    assert not collector.tick(), "not again and again"
    play_until_it_is_due(collector)
    Clock.now += IDLE_SECONDS
    assert collector.tick()


def test_it_is_not_put_off_for_ever(collector: Collector) -> None:
    leave_garbage(old=True)
    Clock.now = Clock.heard = 1000.0 + LONGEST_SECONDS
    assert collector.tick() and Cycle.freed == 1
    Clock.now = Clock.heard = 1001.0 + LONGEST_SECONDS
    assert not collector.tick()


def test_after_the_start_what_lives_long_is_left_alone() -> None:
    """Three million lists would have been looked through several times."""
    told = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["True", "0", "True"]
