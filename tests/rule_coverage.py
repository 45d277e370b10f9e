"""Rule coverage: which rules of each rulebook are proved by a passing test tagged `@pytest.mark.rule(...)`.

A tag that names an unknown rule is an error at collection. A full run fails when fewer rules are proved than the
number kept in `tests/rule-coverage.yaml`, or when a testable rule is neither proved nor listed there with a reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from miskatonic.games import GAMES
from miskatonic.kernel.rulebook import Rule, rulebook

KEPT = Path(__file__).with_name("rule-coverage.yaml")
EXAMPLE = Path(__file__).with_name("example") / "ashgrove"
REPORT = Path(__file__).parent.parent / "build" / "rule-coverage.json"
PROPERTY = "rules"


class Coverage:
    """Collects the rules of passing and failing tests and judges the whole run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        folders = {**{game: GAMES[game].folder for game in GAMES}, EXAMPLE.name: EXAMPLE}
        self.books = {game: book for game, folder in folders.items() if (book := rulebook(folder))}
        self.known = {id for book in self.books.values() for id in book}
        self.proved: set[str] = set()
        self.broken: set[str] = set()
        self.complaints: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            ids = [id for mark in item.iter_markers("rule") for id in mark.args]
            unknown = [id for id in ids if id not in self.known]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} is tagged with unknown rules: {', '.join(unknown)}")
            if ids:
                item.user_properties.append((PROPERTY, ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = {id for name, value in report.user_properties if name == PROPERTY for id in value}
        if report.failed:
            self.broken |= ids
        elif report.when == "call" and report.passed:
            self.proved |= ids

    def rows(self) -> Iterator[dict[str, Any]]:
        for game, book in self.books.items():
            yield {
                "game": game,
                "testable": self._count(book, lambda rule: rule.testable),
                "stated": self._count(book, lambda rule: rule.testable and rule.basis == "stated"),
                "missing": sorted(rule.id for rule in book.values() if rule.testable and rule.id not in self.sound),
            }

    @property
    def sound(self) -> set[str]:
        return self.proved - self.broken

    def _count(self, book: dict[str, Rule], wanted: Any) -> tuple[int, int]:
        ids = [rule.id for rule in book.values() if wanted(rule)]
        return sum(1 for id in ids if id in self.sound), len(ids)

    def is_whole_run(self) -> bool:
        config = self.config
        chosen = config.option.keyword or config.option.markexpr or getattr(config.option, "lf", False)
        return not chosen and config.args_source is pytest.Config.ArgsSource.TESTPATHS

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(self.config, "workerinput") or self.config.option.collectonly:
            return
        rows = list(self.rows())
        if self.is_whole_run():
            REPORT.parent.mkdir(exist_ok=True)
            REPORT.write_text(json.dumps(rows, indent=1), encoding="utf-8")
            self._judge(rows)
            if self.complaints and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _judge(self, rows: list[dict[str, Any]]) -> None:
        kept = yaml.safe_load(KEPT.read_text(encoding="utf-8"))
        for row in rows:
            if row["game"] not in kept:
                self.complaints.append(f"{row['game']} is missing in {KEPT.name}")
                continue
            floor = kept[row["game"]]
            excused: dict[str, str] = floor["unproved"] or {}
            if row["testable"][0] < floor["proved"]:
                self.complaints.append(f"{row['game']}: {row['testable'][0]} rules proved, {floor['proved']} kept")
            self.complaints += [f"{id} is not proved by any test" for id in row["missing"] if id not in excused]
            self.complaints += [f"{id} is listed as unproved, but is proved" for id in excused if id in self.sound]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if hasattr(self.config, "workerinput") or self.config.option.collectonly:
            return
        terminalreporter.section("rule coverage")
        for row in self.rows():
            (proved, testable), (core, stated) = row["testable"], row["stated"]
            terminalreporter.write_line(
                f"{row['game']:12} testable {proved}/{testable} ({proved / testable:.1%})"
                f"   stated {core}/{stated} ({core / stated:.1%})"
            )
        for complaint in self.complaints:
            terminalreporter.write_line(complaint, red=True)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Coverage(config), "rule-coverage-judge")
