"""Encounters as scenes: what is told of the one that is being resolved."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.effects import Effects
from miskatonic.kernel.scenes import SceneView, TestsOf, Tried
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
    story = [situation(scene.deck, scene.card, scene.section)]
    if scene.stage != "start":
        story.append(continuation(scene.card, scene.stage))
    return SceneView(
        things.investigator(state.investigators[scene.who].id),
        heading(scene.deck, scene.card, scene.section),
        story,
        [told.told(tried) for tried in scene.tried],
    )


@cache
def title(deck: str, card: str, section: str) -> Message:
    """Where it happens, or whom or what it is about."""
    match deck:
        case "rumor":
            return mythos_name(card)
        case "mystery":
            return mystery_name(card)
        case "fallen":
            return investigator_name(card)
        case "other-world":
            return say(f"world-{ENCOUNTERS[deck][card].world}")
        case "expedition":
            return space_name(ENCOUNTERS[deck][card].space or "")
        case _:
            if deck.startswith("special-"):
                return say(f"deck-{deck}")
            return say(f"scene-title-{section}") if section in tuple(SpaceType) else space_name(section)


def heading(deck: str, card: str, section: str) -> Message:
    """The title where nothing stands before it."""
    return say("cause-name", name=title(deck, card, section))


def situation(deck: str, card: str, section: str) -> Message:
    """What is told at the beginning."""
    match deck:
        case "rumor" | "mystery":
            return say(f"scene-{deck}-{card}")
        case "fallen":
            return say(f"scene-fallen-{card}-{section}")
        case _:
            return say(f"scene-{card}-{section}" if section else f"scene-{card}")


def continuation(card: str, stage: str) -> Message:
    """How a story of several parts goes on: where its beginning went well, or where it did not."""
    return say(f"scene-{card}-{stage}")


def outcome(deck: str, card: str, section: str, tried: Tried) -> Message | None:
    """What a test of the scene has led to."""
    return _tests(deck, card, section).told(tried).text
