"""Settings of any form whatever: a game begins with them or refuses them, and nothing else happens."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.table import Table

ODD: tuple[Any, ...] = (
    None, True, -1, 1.5, 10**30, float("nan"), "", "x", "\0", "\ud800", "{", {}, {"a": 1}, [], [[]], [{}], [None],
    [1.5], [True], [10**30], ["x"], ["\ud800"], [["x"]], [[], []], [0, 0], ["["], ["x"] * 500, ["[" * 5000],
    ['{"investigator_code": [], "slots": {}}'], ['{"investigator_code": "01001", "slots": {"01086": "x"}}'],
)  # fmt: skip

SETTINGS = [(name, setting) for name in GAMES for setting in GAMES[name].settings]


@pytest.mark.parametrize(("name", "setting"), SETTINGS, ids=[f"{name}-{setting}" for name, setting in SETTINGS])
def test_a_game_begins_or_refuses_whatever_is_set(name: str, setting: str) -> None:
    game = GAMES[name]
    refused = 0
    for odd in ODD:
        try:
            Table(game, game.setup(game.players[0], 1, {setting: odd}))
        except SetupError:
            refused += 1
    assert refused > len(ODD) / 2, "hardly any of these means anything"
