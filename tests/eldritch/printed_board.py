"""The board as it is printed: its paths, and the distances on it."""

from __future__ import annotations

from collections import deque

from .published import facts

PRINTED = facts("board")
PATHS = {frozenset(path.split()): kind for kind, paths in PRINTED["paths"].items() for path in paths}


def neighbours(space: str) -> set[str]:
    """The spaces at the other ends of the printed paths."""
    return {other for ends in PATHS for other in ends if space in ends and other != space}


def distances(origin: str) -> dict[str, int]:
    """The number of paths to every space, counted on the printed board."""
    away, waiting = {origin: 0}, deque([origin])
    while waiting:
        here = waiting.popleft()
        for other in sorted(neighbours(here) - away.keys()):
            away[other] = away[here] + 1
            waiting.append(other)
    return away
