"""The README runs."""

import doctest
from pathlib import Path


def test_the_ten_lines_of_python_do_what_the_readme_says() -> None:
    path = Path(__file__).parent.parent / "README.md"
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted >= 8 and results.failed == 0
