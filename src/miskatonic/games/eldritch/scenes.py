"""Encounters as scenes: what is told of the one that is being resolved."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.effects import Effects
from miskatonic.kernel.scenes import SceneView, TestsOf
from miskatonic.kernel.text import Message

from . import things
from .components import ENCOUNTERS, MYSTERIES, MYTHOS
from .state import Eldritch, Scene
from .words import SpaceType, investigator_name, mystery_name, mythos_name, say, space_name


def effects_of(deck: str, card: str, section: str) -> Effects:
    """The effects that are resolved in an encounter."""
    match deck:
        case "rumor":
            return MYTHOS[card].encounter
        case "mystery":
            return MYSTERIES[card].encounter
        case "fallen":
            return []
        case _:
            printed = ENCOUNTERS[deck][card]
            return printed.sections[section] if section else printed.effects


@cache
def _tests(deck: str, card: str, section: str) -> TestsOf:
    return TestsOf(effects_of(deck, card, section))


def tests_in(scene: Scene) -> TestsOf:
    """The tests of a scene, numbered."""
    return _tests(scene.deck, scene.card, scene.section)


def see_scene(state: Eldritch, scene: Scene) -> SceneView:
    """The scene as far as it has happened (rule eh.hidden.11)."""
    told = tests_in(scene)
    return SceneView(
        things.investigator(state.investigators[scene.who].id),
        title(scene),
        list(story(scene)),
        [told.told(tried) for tried in scene.tried],
    )


def title(scene: Scene) -> Message:
    """Where it happens, or whom or what it is about."""
    match scene.deck:
        case "rumor":
            return mythos_name(scene.card)
        case "mystery":
            return mystery_name(scene.card)
        case "fallen":
            return investigator_name(scene.card)
        case "other-world":
            return say(f"world-{ENCOUNTERS[scene.deck][scene.card].world}")
        case "expedition":
            return space_name(ENCOUNTERS[scene.deck][scene.card].space or "")
        case deck if deck.startswith("special-"):
            return say(f"deck-{deck}")
        case _:
            if scene.section in tuple(SpaceType):
                return say(f"scene-title-{scene.section}")
            return space_name(scene.section)


def story(scene: Scene) -> tuple[Message, ...]:
    """The situation, and how it went on."""
    match scene.deck:
        case "rumor" | "mystery":
            return (say(f"scene-{scene.deck}-{scene.card}"),)
        case "fallen":
            return (say(f"scene-fallen-{scene.card}-{scene.section}"),)
        case _:
            begun = say(f"scene-{scene.card}-{scene.section}" if scene.section else f"scene-{scene.card}")
            return (begun,) if scene.stage == "start" else (begun, say(f"scene-{scene.card}-{scene.stage}"))
