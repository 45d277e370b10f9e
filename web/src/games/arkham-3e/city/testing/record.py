"""Writes what the tests of the city need of the reference book into the file beside this one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.games.arkham_3e.reference import reference

FILE = Path(__file__).with_name("reference.json")


def parts() -> dict[str, Any]:
    """The neighbourhoods and how the scenarios lay them out, without what their sheets say."""
    book: dict[str, Any] = json.loads(msgspec.json.encode(reference()))
    scenarios: list[dict[str, Any]] = [{**scenario, "lines": []} for scenario in book["scenarios"]]
    return {"neighborhoods": book["neighborhoods"], "scenarios": scenarios}


if __name__ == "__main__":
    FILE.write_text(json.dumps(parts(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
