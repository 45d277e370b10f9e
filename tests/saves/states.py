"""What a state of every game must hold: the fields without a default, by struct.

python -m tests.saves.states  writes them down for the version that is being released.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from miskatonic.games import GAMES
from miskatonic.kernel.version import VERSION

FOLDER: Final = Path(__file__).parent / "states"

RequiredFields = dict[str, list[str]]


def required_fields(state: type) -> RequiredFields:
    """The fields without a default of a state and of all structs it is made of, by the names of the structs."""
    found: RequiredFields = {}

    def walk(part: Any) -> None:
        if isinstance(part, inspect.StructType):
            name = f"{part.cls.__module__}.{part.cls.__qualname__}"
            if name in found:
                return
            found[name] = sorted(field.encode_name for field in part.fields if field.required)
            for field in part.fields:
                walk(field.type)
        for several in ("types", "item_types"):
            for each in getattr(part, several, ()):
                walk(each)
        for one in ("item_type", "key_type", "value_type"):
            if hasattr(part, one):
                walk(getattr(part, one))

    walk(inspect.type_info(state))
    return found


def fields_now() -> dict[str, RequiredFields]:
    return {name: required_fields(game.state) for name, game in GAMES.items()}


def fields_of(version: str) -> dict[str, RequiredFields]:
    """As they were when a version was released."""
    fields: dict[str, RequiredFields] = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    return fields


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(fields_now(), indent=1, sort_keys=True)
    (FOLDER / f"{VERSION}.json").write_text(f"{text}\n", "utf-8")
