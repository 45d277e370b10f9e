"""Encounters as scenes: what is told of the one that is being resolved."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.effects import Effects
from miskatonic.kernel.scenes import SceneView, TestsOf, Tried
from miskatonic.kernel.text import Message

from . import things
from .components import ENCOUNTERS
from .state import Arkham, Scene
from .words import StreetType, say, space_name


def effects_of(card: str, section: str) -> Effects:
    """The effects that are resolved in an encounter."""
    return ENCOUNTERS[card].sections[section]


@cache
def _tests(card: str, section: str) -> TestsOf:
    return TestsOf(effects_of(card, section))


def tests_in(scene: Scene) -> TestsOf:
    """The tests of a scene, numbered."""
    return _tests(scene.card, scene.section)


def see_scene(state: Arkham, scene: Scene) -> SceneView:
    """The scene as far as it has happened (rule ah3.446.10)."""
    told = tests_in(scene)
    return SceneView(
        things.investigator(state.investigators[scene.who].id),
        title(scene.card, scene.section),
        [situation(scene.card, scene.section)],
        [told.told(tried) for tried in scene.tried],
    )


@cache
def title(card: str, section: str) -> Message:
    """Where it happens."""
    if section in tuple(StreetType):
        return say(f"street-{section}")
    if ENCOUNTERS[card].bands:
        return say(f"anomaly-{ENCOUNTERS[card].deck}")
    return space_name(section)


def situation(card: str, section: str) -> Message:
    """What is told at the beginning."""
    return say(f"scene-{card}-{section}")


def outcome(card: str, section: str, tried: Tried) -> Message | None:
    """What a test of the scene has led to."""
    return _tests(card, section).told(tried).text
