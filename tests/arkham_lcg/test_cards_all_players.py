"""No player card and no ruling about player cards is forgotten by the tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from . import given, names
from .core_set import CORE_SET

HERE = Path(__file__).parent
CARDS = (
    "investigators",
    "signatures",
    "guardian",
    "seeker",
    "rogue",
    "mystic",
    "survivor",
    "neutral",
    "weaknesses",
)
RULINGS = ("player", "player_more")

PLAYER_CARDS = [code for code, card in CORE_SET.items() if card.set is None]
PLAYER_RULINGS = {number for number in range(1, 84) if number % 4} | {117, 118, 121, 122, 123, 125}
"""The official rulings on player cards by their number; every fourth number was never given."""


def names_used(file: Path) -> set[str]:
    """Every name that a test file uses, beyond importing it."""
    return {each.id for each in ast.walk(ast.parse(file.read_text())) if isinstance(each, ast.Name)}


def test_every_player_card_is_in_a_test() -> None:
    constants = {**vars(given), **vars(names)}
    used = {constants.get(name) for topic in CARDS for name in names_used(HERE / f"test_cards_{topic}.py")}
    assert len(PLAYER_CARDS) == 103
    assert [code for code in PLAYER_CARDS if code not in used] == []


def test_every_ruling_on_player_cards_has_a_test_by_its_number() -> None:
    sources = [(HERE / f"test_rulings_{topic}.py").read_text() for topic in RULINGS]
    tested = {int(number) for source in sources for number in re.findall(r"def test_r(\d{3})_", source)}
    assert PLAYER_RULINGS - tested == set()
