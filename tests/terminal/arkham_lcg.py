"""The card game at the terminal: cards by name, and what is shown of a scene."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from miskatonic.kernel.table import Table
from miskatonic.terminal.face import face_of
from miskatonic.terminal.log import log_lines
from tests.arkham_lcg.given import Scene, given

from .drawing import draw, frame_of, printed_out, screen

FACE = face_of("arkham-lcg")
GHOUL, RATS, PRIEST, LITA, ACOLYTE = "01160", "01159", "01116", "01117", "01169"
GUN, KNIFE, COP, GLASS, GUTS, CACHE, EVIDENCE = "01006", "01086", "01018", "01030", "01089", "01088", "01022"
PERCEPTION = "01090"
BARRICADE, VOICES, FOG = "01038", "01165", "01168"
AMULET, HUNCH = "01014", "01037"


def shown(table: Table[Any], width: int = 80, height: int = 60, locale: str = "en", *, events: int = 0) -> str:
    return draw(screen(width, height), FACE, table, locale, events=events)


def looked_up(scene: Scene, words: str, locale: str = "en") -> str:
    return printed_out(*FACE.lookup(words, frame_of(scene.resumed(), locale)))


def page(scene: Scene, key: str) -> str:
    return printed_out(*FACE.pages[key].show(frame_of(scene.resumed())))


def logged(scene: Scene, locale: str = "en") -> list[str]:
    return [entry.text for entry in log_lines(scene.resumed().log(0), 0, FACE, locale)]


def numbered(text: str, option: str) -> str:
    """The number that stands before an option."""
    found = re.search(r"\[(\d+)\] " + re.escape(option), text)
    assert found is not None, text
    return found[1]


def in_the_woods() -> Scene:
    return given(adventure="devourer-below")


def eager(table: Table[Any], chance: Random) -> None:
    """Anything but to end the turn or to run away."""
    decision = table.decision
    assert decision is not None
    wanted = [option for option in decision.options if option.key != "end-turn" and "resign" not in option.key]
    table.choose(chance.choice(wanted or decision.options), decision.seat)
