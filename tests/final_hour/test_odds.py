"""How likely the symbols of the ritual are, from what was found."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.odds import ritual_pairs, symbol_chances
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS, Symbol

from .given import given

MOON, STAR = Symbol.MOON.value, Symbol.STAR.value


def test_the_pairs_of_ritual_tokens_are_all_there_is() -> None:
    assert sum(likely for *_, likely in ritual_pairs(())) == pytest.approx(1)
    assert sum(likely for *_, likely in ritual_pairs((MOON, STAR, STAR))) == pytest.approx(1)


def test_at_first_every_symbol_is_as_likely_as_the_others() -> None:
    """Of 45 pairs among 10 tokens, 28 are without the two of a symbol."""
    assert symbol_chances(()) == {symbol.value: round(17 / 45, 4) for symbol in RITUAL_SYMBOLS}


def test_a_symbol_found_twice_is_not_in_the_ritual() -> None:
    chances = symbol_chances((MOON, MOON))
    assert chances[MOON] == 0.0
    assert chances[STAR] == round(13 / 28, 4)


def test_a_symbol_found_once_is_less_likely() -> None:
    assert symbol_chances((MOON,))[MOON] == round(8 / 36, 4)


def test_the_view_says_it_until_the_tokens_are_seen() -> None:
    table = given().table()
    table.state.found = [Symbol.MOON]
    assert table.view(0).symbol_chances == symbol_chances((MOON,))
    table.state.ritual_tokens, table.state.ritual_revealed = [Symbol.STAR, Symbol.STAR], True
    assert table.view(None).symbol_chances == {symbol.value: float(symbol is Symbol.STAR) for symbol in RITUAL_SYMBOLS}
