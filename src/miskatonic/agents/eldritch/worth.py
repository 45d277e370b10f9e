"""What the greedy bot thinks effects are worth to an investigator: expected values, with exact chances of tests."""

from __future__ import annotations

from . import combining, mysteries, people, world
from .judging import WORTH, worth

__all__ = ["worth"]

for judges in (combining.JUDGES, people.JUDGES, world.JUDGES, mysteries.JUDGES):
    WORTH.update(judges)
