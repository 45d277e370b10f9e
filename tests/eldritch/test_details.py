"""What matters about options: which dice of a test an answer would change."""

from __future__ import annotations

from miskatonic.kernel.decision import Option

from .given import Situation, given


def acquiring() -> Situation:
    """Leo acquires assets with a clue in hand; his dice show 1 and 3."""
    game = given("leo-anderson").stand(0, "london").clues(0, 1)
    return game.turn(0).do("acquire", dice="1 3")


def option(game: Situation, key: str) -> Option:
    assert game.table.decision is not None
    return next(each for each in game.table.decision.options if each.key == key)


def test_a_reroll_is_found_at_the_dice_it_would_change():
    game = acquiring()
    rerolls = [key for key in game.keys if key.startswith("reroll")]
    assert rerolls == ["reroll:1", "reroll:3"]
    assert [game.table.details(option(game, key), 0).also for key in rerolls] == [("die:1",), ("die:3",)]


def test_keeping_the_dice_is_found_at_none_of_them():
    game = acquiring()
    assert game.table.details(option(game, "keep"), 0).also == ()
