"""What is installed is what was locked: every package with its hashes, and no word about where it comes from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.audit import LOCKS

ROOT = Path(__file__).parents[1]
REQUIREMENTS = [ROOT / lock for lock in LOCKS]
PINNED = re.compile(r"^[A-Za-z0-9._\[\]-]+==\S+")
ADDRESS = re.compile(r"https?://|--(extra-)?index-url|--find-links")


def test_there_are_locks() -> None:
    """And the package indexes are asked about each of them."""
    assert LOCKS == [
        "requirements-bench.txt",
        "requirements-dev.txt",
        "requirements-node.txt",
        "requirements.txt",
    ]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_every_python_package_is_locked_with_its_hashes(path: Path) -> None:
    """With hashes pip refuses whatever is not exactly what was locked, also what others bring along."""
    text = path.read_text("utf-8")
    packages = re.split(r"\n(?=\S)", text.replace("\\\n", " ").strip())
    packages = [line for line in packages if not line.startswith("#")]
    assert packages and all(PINNED.match(line) for line in packages)
    assert [line.split()[0] for line in packages if "--hash=sha256:" not in line] == []
    assert not ADDRESS.search(text)


def test_every_package_of_the_pages_is_locked_with_its_hash() -> None:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))[
        "packages"
    ]
    installed = {name: fields for name, fields in packages.items() if name}
    assert installed
    assert [name for name, fields in installed.items() if not fields.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, fields in installed.items() if "resolved" in fields] == []
