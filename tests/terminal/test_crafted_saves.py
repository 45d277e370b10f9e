"""Saves that somebody made up: whatever stands in them, the terminal says one sentence and obeys nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from miskatonic.kernel import saves
from miskatonic.kernel.text import plain, without_controls

from .conftest import Outcome, Piped

EARLIER = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))
ESCAPES = "\x1b]0;owned\x07\x1b[31mred\x9b2J"
POSITIONS = 24
"""So many positions that cannot be, of each of both ways to bring them."""


def crafted(save: saves.Save, **changes: Any) -> bytes:
    """A save with other fields and a digest that fits them."""
    made = msgspec.structs.replace(save, **changes)
    made.digest = saves._digest(made)
    return msgspec.json.encode(made)


def spoiled(state: Any, chance: Random) -> bytes:
    """A position with a few things in it that cannot be."""
    for _ in range(chance.randrange(1, 4)):
        place: Any = state
        while True:
            inside = list(place) if isinstance(place, dict) else range(len(place))
            if not inside:
                break
            name = chance.choice(inside)
            if isinstance(place[name], (dict, list)) and place[name] and chance.random() < 0.9:
                place = place[name]
                continue
            place[name] = another(place[name], chance)
            break
    return msgspec.msgpack.encode(state)


def another(value: Any, chance: Random) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return chance.choice([-1, 0, 99, 10**6])
    if isinstance(value, str):
        return chance.choice(["nowhere", "0", ESCAPES])
    return type(value)() if isinstance(value, (list, dict)) else None


def open_all_ways(piped: Piped, data: Path, content: bytes, game: str) -> list[Outcome]:
    file = data / "saves" / f"{game}-20310504-120000.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content)
    return [piped(f"replay {file}"), piped(f"play {game} --resume", "1", "1")]


def expect_harmless(outcome: Outcome) -> None:
    assert not any(sign in outcome.out + outcome.err for sign in "\x1b\x07\x9b"), "it would be obeyed"
    assert "Traceback" not in outcome.out + outcome.err
    assert outcome.code == 0 or len(outcome.err.strip().splitlines()) == 1, "one sentence"


@pytest.mark.parametrize("field", ["checkpoint", "origin"])
def test_positions_that_cannot_be_are_refused_in_one_sentence(piped: Piped, data: Path, field: str) -> None:
    chance = Random(field)
    refused = 0
    for _ in range(POSITIONS):
        save = saves.read(chance.choice(EARLIER).read_bytes())
        position = spoiled(msgspec.msgpack.decode(save.checkpoint), chance)
        fields = {"checkpoint": position} | ({"origin": position} if field == "origin" else {"hash": "0"})
        content = crafted(save, engine="0.0.9", choices=[], checkpoint_choices=0, **fields)
        for outcome in open_all_ways(piped, data, content, save.setup.game):
            expect_harmless(outcome)
            refused += outcome.code != 0
    assert refused > POSITIONS / 4, "most of them cannot be played"


def test_words_in_a_save_do_nothing_to_the_terminal(piped: Piped, data: Path) -> None:
    save = saves.read(EARLIER[-1].read_bytes())
    for changes in (
        {"engine": ESCAPES, "choices": [(0, "x")], "checkpoint": b"gibberish"},
        {"failed": (0, ESCAPES), "defect": f"{ESCAPES}\nwhere {ESCAPES}"},
        {"setup": msgspec.structs.replace(save.setup, game=ESCAPES)},
        {"setup": msgspec.structs.replace(save.setup, options={ESCAPES: ESCAPES})},
        {"choices": [(0, ESCAPES)], "engine": "0.2.0"},
    ):
        for outcome in open_all_ways(piped, data, crafted(save, **changes), save.setup.game):
            expect_harmless(outcome)


def test_messages_leave_control_characters_out_of_what_they_tell() -> None:
    assert without_controls("Ia!\tIa!\n\u00a0Тише, 🦑.") == "Ia!\tIa!\n\u00a0Тише, 🦑."
    assert without_controls(ESCAPES) == "]0;owned[31mred2J"
    assert (
        plain("save-unknown-game", game="a\x1b[2Jb").text()
        == "This save is of the game “a[2Jb”, which this program does not have."
    )
