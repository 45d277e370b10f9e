"""Reading content files: a mistake is told with its place and its line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec import Struct

from miskatonic.kernel import yaml_files
from miskatonic.kernel.content import parse, read
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


@pytest.fixture
def lamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of which is kept what was parsed."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    file = tmp_path / "lamps.yaml"
    file.write_text("lamps: {1: oil, 2: [gas, 3.5, true, null]}\n", encoding="utf-8")
    return file


def kept(file: Path) -> Path:
    return file.parent / "__pycache__" / "lamps.yaml.msgpack"


def test_a_file_is_parsed_once_and_again_when_it_has_changed(lamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = parse(lamps)
    with monkeypatch.context() as patched:
        patched.setattr(yaml_files, "load", lambda name, source: pytest.fail("it was parsed again"))
        assert parse(lamps) == first == {"lamps": {1: "oil", 2: ["gas", 3.5, True, None]}}
    lamps.write_text(lamps.read_text(encoding="utf-8").replace("oil", "wax"), encoding="utf-8")
    assert parse(lamps)["lamps"][1] == "wax"


@pytest.mark.parametrize("damaged", [b"", b"\x00", b"\xc1", b"\x93\x01\x02\x03", b"\x92\xc4\x01"])
def test_what_was_kept_and_is_damaged_is_made_anew(lamps: Path, damaged: bytes) -> None:
    first = parse(lamps)
    whole = kept(lamps).read_bytes()
    kept(lamps).write_bytes(damaged)
    assert parse(lamps) == first and kept(lamps).read_bytes() == whole


def test_what_cannot_be_kept_as_it_is_is_parsed_every_time(lamps: Path) -> None:
    lamps.write_text("lit: 1926-11-01\n", encoding="utf-8")
    assert parse(lamps) == parse(lamps) and not kept(lamps).exists()


def test_nothing_is_kept_where_python_keeps_nothing(lamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    parse(lamps)
    assert not kept(lamps).parent.exists()


def test_a_folder_that_cannot_be_written_changes_nothing(lamps: Path) -> None:
    kept(lamps).parent.write_text("no folder", encoding="utf-8")
    assert parse(lamps) == parse(lamps)
