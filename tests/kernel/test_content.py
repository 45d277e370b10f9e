"""Reading content files: a mistake is told with its place and its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from miskatonic.kernel.content import read
from miskatonic.kernel.errors import ContentError


class Lamp(Struct, forbid_unknown_fields=True):
    oil: int
    wicks: list[int] = []


class Shelf(Struct):
    lamps: list[Lamp]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lamps:\n- {oil: 1}\n- {oil: much}\n", "Expected `int`, got `str` - at `$.lamps[1].oil` (line 3)"),
        ("lamps:\n- oil: 1\n  wicks:\n  - 2\n  - two\n", "- at `$.lamps[0].wicks[1]` (line 5)"),
        ("lamps:\n- {oil: 1, smell: bad}\n", "unknown field `smell`; known are: oil, wicks - at `$.lamps[0]` (line 2)"),
        ("lamps: []\n- {oil: 1}\n", "is not YAML"),
        ("- {oil: 1}\n", "lamps.yaml: Expected `object`, got `array`"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "lamps.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(file, Shelf)
    assert str(caught.value).startswith("lamps.yaml") and sentence in str(caught.value)
