"""Scenes of a campaign: a scenario set up from a log, and a scenario that ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .given import ROLAND, Scene, given
from .scenes import CAMPAIGN


def set_up(
    scenario: str, *investigators: str, notes: Iterable[str] = (), got_away: Iterable[str] = (), **options: Any
) -> Scene:
    """A scenario of a campaign that has just been set up: nobody took a mulligan, the first seat leads."""
    scene = given(*investigators or (ROLAND,), adventure=CAMPAIGN, **options)
    state = scene.state
    state.scenario, state.log.notes, state.log.got_away = scenario, list(notes), list(got_away)
    scene.step("scenario.begin", "setup").keys()
    while scene.state.round == 0:
        scene.do("done" if "done" in scene.keys() else scene.keys()[0])  # noqa: SIM118 - the keys of options
    return scene


def ended(scene: Scene, resolution: str) -> Scene:
    """The scenario ends like this; the next question is the first one asked about it."""
    scene.state.resolution = resolution
    scene.step("scenario.end", "resolution").keys()
    return scene


def experience(scene: Scene) -> list[int]:
    """What everybody has earned with the last scenario."""
    earned = scene.state.log.chapters[-1].earned
    return [earned.get(who, 0) for who in range(len(scene.state.sheets))]


def trauma(scene: Scene) -> list[tuple[int, int]]:
    """Physical and mental trauma of everybody."""
    return [(sheet.physical_trauma, sheet.mental_trauma) for sheet in scene.state.sheets]
