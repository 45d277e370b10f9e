"""`miskatonic content check`: broken files, and the lines that say what is broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.cli import run
from miskatonic.games import GAMES
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.game import Game
from miskatonic.sim.content_check import check_paths
from miskatonic.sim.content_check.flows import check_flows, forgotten

SHIPPED = GAMES["final-hour"].folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the shipped content, to be broken."""
    folder = tmp_path / "final-hour"
    for part in ("content", "locale"):
        shutil.copytree(SHIPPED / part, folder / part)
    shutil.copy(SHIPPED / "rulebook.yaml", folder)
    return folder


def broken(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no {old!r} to break"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_shipped_content_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    for named in (str(SHIPPED), "final-hour"):
        assert run(["content", "check", named]) == 0
    assert "All is well. Content files: 6, rulebooks: 1, locale folders: 1." in capsys.readouterr().out


BREAKS = [
    ("board.yaml", "blue: 15,", "blue: 9,", "the blue arrow from 1 to 9 does not follow a walkway (line 4)"),
    ("board.yaml", "red: 8,", "red: 1,", "the red arrow of location 1 leads to 1"),
    ("board.yaml", "red: 8, ", "", "missing required field `red`"),
    ("board.yaml", "[1, 2],", "[1, 22],", "does not join two locations"),
    ("board.yaml", "[1, 2],", "[1, 2], [2, 1],", "the walkway (1, 2) stands twice"),
    ("board.yaml", "number: 2,", "number: 1,", "the location 1 stands twice"),
    ("priority.yaml", "number: 2,", "number: 1,", "the priority card 1 stands twice"),
    ("priority.yaml", "symbol: diamond", "symbol: key", "shows a key"),
    ("priority.yaml", "symbol: diamond", "symbol: heart", "Invalid enum value 'heart'"),
    ("monsters.yaml", "count: 6,", "count: 7,", "there are 41 standard monsters, not 40"),
    ("monsters.yaml", "id: red-plain-1,", "id: blue-plain-1,", "the monster blue-plain-1 stands twice"),
    ("investigators.yaml", "id: well-connected", "id: matched-pair", "the card matched-pair stands twice"),
    (
        "investigators.yaml",
        "id: well-connected",
        "id: ill-connected",
        "there is no text card-ill-connected in en, ru, uk",
    ),
    ("investigators.yaml", "{do: seal, n: 1}", "{do: seal, n: 0}", "an effect cannot count 0"),
    ("investigators.yaml", "times: 2,", "times: 0,", "an effect cannot count 0"),
    ("investigators.yaml", "times: 2,", "times: {per: success},", "there is no test whose successes could be counted"),
    (
        "investigators.yaml",
        "at: each-gate",
        "at: each-moon",
        "Invalid enum value 'each-moon'; known are: own, adjacent, near",
    ),
    ("investigators.yaml", "lower_effects:", "lower_effects:\n  fun: [{do: fly}]", "the lower effect fun is not one"),
    ("items.yaml", "do: recover, n: 2", "do: fly, n: 2", "unknown `do: fly`"),
    ("items.yaml", "do: recover, n: 2", "do: recover, n: two", "in `do: recover`: Expected `int`, got `str` (line 6)"),
    ("items.yaml", "do: recover, n: 2", "do: recover, n: 2, n: 3", "the key 'n' stands twice (line 6)"),
    ("items.yaml", "id: doctors-bag", "id: elder-chalk", "the item elder-chalk stands twice"),
    ("items.yaml", "items:", "items: [", "is not YAML"),
    ("ancient_ones.yaml", "special: {chthonian: 3}", "special: {chthonian: 4}", "monsters.yaml has 3"),
    ("ancient_ones.yaml", "ritual_site: 14", "ritual_site: 19", "shudde-mell, low: there is no location 19"),
    ("ancient_ones.yaml", "trinity: {deep-one: 1}", "trinity: {deep-one: 9}", "9 monsters at the trinity gate"),
    (
        "ancient_ones.yaml",
        "trinity: {deep-one: 1}",
        "trinity: {ghoul: 1}",
        "1 monsters ghoul are needed and 0 are there",
    ),
    ("ancient_ones.yaml", "from: 3", "from: 0", "must rise from 1 or more"),
    ("ancient_ones.yaml", "kind: deep-one, which", "kind: chthonian, which", "which cthulhu does not have"),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BREAKS)
def test_a_broken_file_is_named_with_what_is_wrong(pack: Path, file: str, old: str, new: str, sentence: str) -> None:
    path = pack / "content" / file
    broken(path, old, new)
    findings = [str(finding) for finding in check_paths([pack / "content"]).findings]
    assert any(finding.startswith(f"{path}: ") and sentence in finding for finding in findings), findings
    assert all("\n" not in finding for finding in findings)


def test_a_text_missing_in_one_language(pack: Path) -> None:
    broken(pack / "locale" / "ru.ftl", "\nevent-moved =", "\nevent-strolled =")
    findings = [str(finding) for finding in check_paths([pack / "locale"]).findings]
    assert f"{pack / 'locale' / 'ru.ftl'}: there is no message event-moved, which other languages have" in findings


def test_a_locale_file_that_is_not_fluent(pack: Path) -> None:
    broken(pack / "locale" / "uk.ftl", "\nevent-moved =", "\nevent moved !")
    assert any("not Fluent: 'event moved !" in str(finding) for finding in check_paths([pack / "locale"]).findings)


def test_a_rule_missing_in_one_language(pack: Path) -> None:
    broken(pack / "rulebook.yaml", 'uk: "Огляд"', 'uk: ""')
    assert [each.what for each in check_paths([pack / "rulebook.yaml"]).findings] == [
        "the rule fh.overview.1 has no topic in uk"
    ]


def test_a_name_may_come_with_the_pack(pack: Path) -> None:
    broken(pack / "content" / "items.yaml", "id: doctors-bag", "id: nurses-bag")
    for locale in ("en", "ru", "uk"):
        broken(pack / "locale" / f"{locale}.ftl", "item-doctors-bag =", "item-nurses-bag =")
    assert check_paths([pack / "content"]).findings == []


def test_a_name_of_nothing_is_named_where_it_stands(pack: Path) -> None:
    for locale in ("en", "ru", "uk"):
        (pack / "locale" / f"{locale}-nurse.ftl").write_text("item-nurses-bag = Bag\n    .acc = bag\n", "utf-8")
    assert sorted(map(str, check_paths([pack / "content"]).findings)) == [
        f"{pack}/locale/{locale}-nurse.ftl: item-nurses-bag: nothing in items.yaml is called so (line 1)"
        for locale in ("en", "ru", "uk")
    ]


def test_a_name_without_a_form_is_named_where_it_stands(pack: Path) -> None:
    broken(pack / "locale" / "ru.ftl", "    .acc = кроличью лапку\n", "")
    [finding] = check_paths([pack / "content"]).findings
    assert (finding.file.name, finding.what) == ("ru.ftl", "sentences need .acc of the name item-rabbits-foot")


FORGOTTEN = [
    ("take(table, 1)", "take"),
    ("self.read(table)", "self.read"),
    ("super().read(table)", "super().read"),
    ("inner()", "inner"),
    ("rules.take(table, 1)", "rules.take"),
    ("yield take(table, 1)", "take"),
    ("table and take(table, 1)", "take"),
    ("take(table, 1) if table else heal(table)", "take"),
]
UNANSWERED = [
    ("kept = take(table, 1)", "kept"),
    ("table.kept: int = take(table, 1)", "table.kept"),
    ("kept = yield take(table, 1)", "kept"),
    ("kept = take(table, 1); yield; return kept", "kept"),
]
RUN = [
    "yield from take(table, 1)",
    "return take(table, 1)",
    "kept = take(table, 1); return kept",
    "kept = take(table, 1); yield from kept",
    "kept = yield from take(table, 1)",
    "kept = leaf(table)",
    "heal(table)",
    "unknown(table)",
    "self.look(table)",
]


class Book:
    def read(self, table: object) -> Flow[None]:
        yield from take(table, 1)

    def look(self, table: object) -> None:
        heal(table)


def take(table: object, n: int) -> Flow[None]:
    yield from ()


def leaf(table: object) -> Iterator[int]:
    yield 1


def heal(table: object) -> None: ...


def noticed(line: str) -> list[tuple[int, str]]:
    """What is said of a line in a method of `Book`, the fourth of its module."""
    source = f"class Book:\n def use(self, table):\n  def inner() -> Flow[None]: ...\n  {line}\n"
    names = {"Book": Book, "take": take, "heal": heal, "leaf": leaf, "rules": SimpleNamespace(take=take)}
    return list(forgotten(source, names))


@pytest.mark.parametrize(("line", "flow"), FORGOTTEN)
def test_a_flow_that_nobody_runs_is_noticed(line: str, flow: str) -> None:
    what = f"`{flow}(...)` alone does nothing: it is a flow, write `yield from {flow}(...)`"
    assert noticed(line) == [(4, what)]


@pytest.mark.parametrize(("line", "name"), UNANSWERED)
def test_a_flow_kept_in_place_of_its_answer_is_noticed(line: str, name: str) -> None:
    what = f"`{name} = take(...)` keeps no answer: it is a flow, write `yield from take(...)`"
    assert noticed(line) == [(4, what)]


@pytest.mark.parametrize("line", RUN)
def test_a_flow_that_is_run_or_handed_on_is_left_alone(line: str) -> None:
    assert noticed(line) == []


def test_a_method_is_no_function_of_its_name() -> None:
    source = "class Book:\n def heal(self, table) -> Flow[None]: ...\n def use(self, table):\n  heal(table)\n"
    assert list(forgotten(source, {"Book": Book, "heal": heal})) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_game_leaves_a_flow_lying(game: Game[Any]) -> None:
    assert list(check_flows(game.folder, game.package)) == []


def test_one_file_is_checked_against_the_rest_of_the_game(tmp_path: Path) -> None:
    alone = tmp_path / "ancient_ones.yaml"
    shutil.copy(SHIPPED / "content" / "ancient_ones.yaml", alone)
    assert check_paths([alone]).findings == []
    broken(alone, "special: {chthonian: 3}", "special: {chthonian: 2}")
    assert "monsters.yaml has 3" in check_paths([alone]).findings[0].what


def test_a_name_of_nothing_in_the_section_of_an_encounter_is_found(tmp_path: Path) -> None:
    alone = tmp_path / "encounters_europe.yaml"
    shutil.copy(GAMES["eldritch"].folder / "content" / alone.name, alone)
    broken(alone, "name: blessed", "name: blest")
    assert ("there is no card blest", 8) in [(each.what, each.line) for each in check_paths([alone]).findings]


@pytest.mark.parametrize("name", ["dragons.yaml", "nothing-here"])
def test_what_is_no_content_is_said_to_be_none(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if name.endswith("yaml"):
        (tmp_path / name).write_text("dragons: []\n", encoding="utf-8")
    assert run(["content", "check", str(tmp_path / name)]) == 1
    shown = capsys.readouterr().out
    assert shown.startswith(f"{tmp_path / name}: ") and shown.count("\n") == 1
