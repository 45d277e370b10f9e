"""The mutants of a tiny package, before its tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .mutations import mutants
from .reach import SWEEP, Reach
from .trials import Court, FailingTests, Verdict

RULES = '''"""Damage, made up."""


def hurt(health, damage, armour=0):
    """What is left."""
    if armour > damage:
        return health
    return max(0, health - (damage - armour))


def forever(rounds):
    while rounds > 0:
        rounds -= 1
    return rounds


def never(rounds):
    return rounds + 1
'''

TESTS = """from tiny.rules import forever, hurt


def test_damage_hurts_and_nobody_has_less_than_no_health():
    assert hurt(5, 2) == 3
    assert hurt(1, 2) == 0


def test_armour_takes_damage_and_heals_nobody():
    assert hurt(5, 3, armour=1) == 3
    assert hurt(5, 1, armour=3) == 5


def test_time_goes_by():
    assert forever(3) == 0
"""

SWEPT = """import pytest
from tiny.rules import hurt


@pytest.mark.parametrize("number", range(100))
def test_only_one_has_armour(number):
    assert hurt(5, 3, armour=number == 7) == (3 if number == 7 else 2)
"""


@pytest.fixture
def court(tmp_path: Path) -> Court:
    """A repository with one package and its tests."""
    (tmp_path / "src/tiny").mkdir(parents=True)
    (tmp_path / "src/tiny/__init__.py").touch()
    (tmp_path / "src/tiny/rules.py").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_rules.py").write_text(TESTS)
    (tmp_path / "tests/test_armour.py").write_text("def test_nothing():\n    pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return Court(tmp_path, tmp_path / "src", tmp_path / "tests", patience=1)


def mutations_of(source: str) -> list[tuple[str, str]]:
    return [(mutant.kind, mutant.after) for mutant in mutants(Path("rules.py"), source)]


@pytest.mark.parametrize(
    ("source", "kind", "after"),
    [
        ("a == b", "comparison", "(a != b)"),
        ("x = a < b", "comparison", "x = (a <= b)"),
        ("x = a not in b", "comparison", "x = (a in b)"),
        ("x = (a or b) in c", "comparison", "x = ((a or b) not in c)"),
        ("x = a and b and c", "and/or", "x = (a or b or c)"),
        ("x = not a", "negation dropped", "x = (a)"),
        ("x = [a for a in b if a]", "condition negated", "x = [a for a in b if (not (a))]"),
        ("if a:\n    b()", "condition negated", "if (not (a)):"),
        ("x = 2", "off by one", "x = 3"),
        ("x = True", "constant", "x = False"),
        ("x = a - b", "arithmetic", "x = (a + b)"),
        ("x += a", "arithmetic", "x -= a"),
        ("x = min(a, b)", "opposite", "x = max(a, b)"),
        ("lose(a)", "statement removed", "pass"),
        ("a.b = c", "statement removed", "pass"),
        ("def f():\n    yield from g()", "statement removed", "yield from ()"),
        ("def f():\n    if a:\n        return\n    b()", "early return dropped", "pass"),
        ('x = "Мор", a + b', "arithmetic", 'x = "Мор", (a - b)'),
    ],
)
def test_each_mistake_is_made_in_its_place(source: str, kind: str, after: str) -> None:
    assert (kind, after) in mutations_of(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "x: Literal[1]",
        "assert a == 1",
        "from a import b",
        "def f(a: Literal[2]) -> g[3]: ...",
        "a += [b]",
        "a = [b] + c",
        "def f():\n    yield from ()",
    ],
)
def test_what_is_not_carried_out_is_left_alone(source: str) -> None:
    assert mutations_of(source) == []


def test_every_mutant_can_be_compiled_and_is_another_program() -> None:
    found = mutants(Path("rules.py"), RULES)
    assert len({mutant.text for mutant in found}) == len(found)
    for mutant in found:
        assert ast.dump(ast.parse(mutant.text)) != ast.dump(ast.parse(RULES))


def test_a_mutant_names_its_line_as_it_was_and_as_it_is() -> None:
    [found] = mutants(Path("tiny/rules.py"), "# A number.\nx = a < b\n")
    assert str(found) == "tiny/rules.py:2  comparison\n  - x = a < b\n  + x = (a <= b)"


def test_a_mutant_keeps_the_lines_of_its_module() -> None:
    for mutant in mutants(
        Path("rules.py"),
        "x = hurt(\n    1,\n    armour(),\n)[0] == 3\nif not y(\n    z\n):\n    y(\n        z\n    )\n",
    ):
        assert mutant.text.count("\n") == 10, mutant


def test_the_tests_of_a_line_are_those_that_reach_it_one_of_each_and_the_quickest_first(tmp_path: Path) -> None:
    file = str(tmp_path / "rules.py")
    Path(file).write_text("a = 1\nb = (\n    1,\n    2,\n)\n")
    reach = Reach()
    for test, seconds, line in (
        ("slow", 2, 2),
        ("other", 1, 1),
        ("swept[1]", 1, 2),
        ("swept[2]", 0, 2),
        ("swept[3]", 3, 2),
    ):
        reach.note(test, seconds, {file: {line}})
    assert reach.worth_running(reach.of_line(file, 2)) == ["swept[1]", "slow", "swept[2]", "swept[3]"]
    assert reach.of_line(file, 4) == reach.of_line(file, 2), "a constant has no line of its own"
    assert reach.worth_running(reach.seconds, first={"slow"})[0] == "slow"


def test_of_a_sweep_some_examples_from_the_first_to_the_last_are_run_before_the_others() -> None:
    reach = Reach()
    for number in range(100):
        reach.note(f"swept[{number}]", 1, {})
    chosen = reach.worth_running(reach.seconds)
    assert (chosen[0], chosen[SWEEP - 1]) == ("swept[0]", "swept[99]")
    assert sorted(chosen) == sorted(reach.seconds), "the one that notices may be any of them"


def test_of_a_sweep_that_does_not_reach_the_line_only_some_examples_are_run() -> None:
    reach = Reach()
    for number in range(100):
        reach.note(f"swept[{number}]", 1, {})
    reach.note("reaching", 1, {})
    chosen = reach.worth_running(reach.seconds, first={"reaching"})
    assert chosen[0] == "reaching" and len(chosen) == 1 + SWEEP


def test_a_mutant_that_one_example_of_many_would_notice_is_noticed_where_there_is_time(court: Court) -> None:
    (court.place.tests / "test_rules.py").write_text(SWEPT)
    [worse] = [it for it in mutants(Path("tiny/rules.py"), RULES) if "damage + armour" in it.after]
    assert [verdict for _, verdict in court.judge([worse])] == [Verdict.KILLED]
    hasty = Court(court.place.root, court.place.source, court.place.tests, enough=0)
    assert [verdict for _, verdict in hasty.judge([worse])] == [Verdict.SURVIVED]


def test_mutants_are_judged_and_the_package_stays_as_it_is(court: Court) -> None:
    """Armour of exactly the damage is what no test looks at; without the end of its loop a game takes for ever."""
    kept = [it for it in mutants(Path("tiny/rules.py"), RULES) if it.line in (4, 6, 7, 13, 18)]
    verdicts = {mutant.after: verdict for mutant, verdict in court.judge(kept, jobs=2)}
    assert verdicts == {
        "def hurt(health, damage, armour=1):": Verdict.KILLED,
        "if (armour >= damage):": Verdict.SURVIVED,
        "pass": Verdict.KILLED,
        "rounds += 1": Verdict.TIMED_OUT,
        "rounds -= 2": Verdict.KILLED,
        "return (rounds - 1)": Verdict.NOT_REACHED,
        "return rounds + 2": Verdict.NOT_REACHED,
    }
    assert (court.place.source / "tiny/rules.py").read_text() == RULES


def test_no_verdict_is_given_where_the_tests_fail_by_themselves(court: Court) -> None:
    (court.place.tests / "test_rules.py").write_text("def test_nothing():\n    assert False\n")
    with pytest.raises(FailingTests):
        list(court.judge(mutants(Path("tiny/rules.py"), RULES)))


def test_what_an_earlier_test_found_out_is_looked_at_by_those_beside_it() -> None:
    reach = Reach()
    reach.note("tests/test_map.py::test_first", 0.1, {"map.py": {3}})
    reach.note("tests/test_map.py::test_second", 0.1, {})
    reach.note("tests/test_rules.py::test_other", 0.1, {})
    assert reach.beside(["tests/test_map.py::test_first"]) == {
        "tests/test_map.py::test_first",
        "tests/test_map.py::test_second",
    }
