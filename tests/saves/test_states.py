"""A state of an earlier version can be read by this one: what was added since has a default."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel import saves

from .states import FOLDER, RequiredFields, fields_now, fields_of, required_fields

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
RELEASED = re.findall(r"^## (\d+\.\d+\.\d+)$", CHANGELOG.read_text("utf-8"), re.MULTILINE)
"""The versions of the changelog, the newest first; what is not released yet is marked there."""


def demanded_since(before: RequiredFields, now: RequiredFields) -> list[str]:
    """The fields that states of before do not have and states of now must have.

    A struct there was none of before needs no defaults: it is in no old state.
    """
    return [
        f"{struct}.{field}"
        for struct, fields in now.items()
        if struct in before
        for field in fields
        if field not in before[struct]
    ]


def test_every_released_version_left_its_fields_and_saves_of_each_of_its_games() -> None:
    assert "0.1.0" in RELEASED
    assert sorted(RELEASED) == sorted(path.stem for path in FOLDER.glob("*.json"))
    kept = [saves.read(path.read_bytes()) for path in Path(__file__).parent.glob("*.json")]
    for version in RELEASED:
        games = {save.setup.game for save in kept if save.engine == version}
        assert games == set(fields_of(version)), f"there are no saves of {version} of some games"


@pytest.mark.parametrize("version", RELEASED)
def test_what_was_added_to_a_state_has_a_default(version: str) -> None:
    now = fields_now()
    for game, before in fields_of(version).items():
        added = demanded_since(before, now[game])
        assert added == [], f"{game} cannot read its states of {version}: give these a default"


def test_a_field_without_a_default_would_be_noticed() -> None:
    now = required_fields(GAMES["final-hour"].state)
    name, fields = next((struct, fields) for struct, fields in now.items() if fields)
    before = {**now, name: fields[1:]}
    assert demanded_since(before, now) == [f"{name}.{fields[0]}"]
    assert demanded_since({}, now) == [], "a struct that is new is in no old state"
