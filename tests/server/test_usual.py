"""What the pages put back where the server left it out, and what they are built from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.schema import schemas

PAGES = Path(__file__).parents[2] / "web/src"
USUAL: dict[str, dict[str, Any]] = json.loads((PAGES / "net/usual.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(USUAL))
def test_the_pages_put_back_what_the_server_leaves_out(name: str) -> None:
    fields = schemas()["wire"]["definitions"][name]
    absent = {field: each["default"] for field, each in fields["properties"].items() if field not in fields["required"]}
    assert USUAL[name] == absent


def test_the_pages_are_built_without_the_types() -> None:
    """`make play` has nothing that makes `wire.ts`: only types may come from it."""
    found = [
        str(path.relative_to(PAGES))
        for path in sorted(PAGES.rglob("*.ts*"))
        if re.search(r'^(?:import|export) (?!type\b)[^;]*? from "[./]*/wire";', path.read_text(encoding="utf-8"), re.M)
    ]
    assert found == []
