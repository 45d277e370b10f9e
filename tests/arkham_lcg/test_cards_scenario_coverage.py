"""Every scenario card and every ruling about them has a test."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from . import given, names
from .core_set import CORE_SET

HERE = Path(__file__).parent
FILES = (
    "test_cards_gathering.py",
    "test_cards_lita.py",
    "test_cards_midnight_masks.py",
    "test_cards_cult.py",
    "test_cards_devourer_below.py",
    "test_cards_encounter_sets.py",
    "test_cards_agents.py",
    "test_cards_reference_cards.py",
)
CODES = [code for code, card in CORE_SET.items() if card.set is not None]
RULINGS = (
    *(85, 86, 87, 89, 90, 91, 93, 94, 95, 97, 98, 99, 101, 102, 103, 105, 106, 107, 109, 110, 111, 113, 114),
    *(115, 119, 121, 122, 125),
)


@cache
def used_words() -> frozenset[str]:
    """All names and texts in the code of these tests; an import alone does not count."""
    found: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse((HERE / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def called(code: str) -> set[str]:
    """What a card is called in the tests: its code, and its names."""
    return {code} | {name for module in (given, names) for name, value in vars(module).items() if value == code}


@pytest.mark.parametrize("code", CODES)
def test_every_scenario_card_is_in_a_test(code: str) -> None:
    assert called(code) & used_words()


def test_there_are_80_scenario_cards() -> None:
    assert len(CODES) == 80


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_about_scenario_cards_has_a_test(number: int) -> None:
    source = (HERE / "test_rulings_scenario.py").read_text(encoding="utf-8")
    assert f"def test_r{number:03}_" in source
