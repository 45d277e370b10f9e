"""What the primer tells of this game: how far the investigators are, and what else it takes."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.primer import wins

from .given import given


@pytest.mark.rule("eh.mystery.1", "eh.mystery.7")
@pytest.mark.parametrize(("awake", "told"), [(False, ["primer-win"]), (True, ["primer-win", "line-final-cthulhu"])])
def test_once_the_ancient_one_is_awake_its_final_mystery_is_told_too(awake: bool, told: list[str]) -> None:
    game = given("leo-anderson", ancient_one="cthulhu").solved(1)
    if awake:
        game.awake()
    lines = wins(game.table.view(0))
    assert [line.say.id for line in lines] == told
    assert lines[0].say.args == {"needed": 3, "solved": 1}
