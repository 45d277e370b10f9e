"""What the greedy bot thinks effects are worth to an investigator: expected values, with exact chances of tests."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.verbs import encounters

from . import mysteries, people, world
from .judging import SCALES, Judges, worth
from .occasion import Occasion

__all__ = ["worth"]


def stage(at: Occasion, effect: encounters.Stage) -> float:
    return worth(at, effect.then)


JUDGES: Final[Judges] = {encounters.Stage: stage}

for judges in (JUDGES, people.JUDGES, world.JUDGES, mysteries.JUDGES):
    SCALES.learn(judges)
SCALES.solving = mysteries.mystery_step
