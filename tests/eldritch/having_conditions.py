"""Investigators with conditions, for the tests of conditions."""

from __future__ import annotations

from miskatonic.games.eldritch.possessions import turn

from .given import Situation, given


def holding(*cards: str) -> Situation:
    """Akachi with conditions, and Trish, both in Rome, with 4 health and 5 sanity each."""
    game = given("akachi-onyele", "trish-scarborough").card(0, *cards).doom(9).lead(1)
    for who in range(2):
        game.stand(who, "rome").health(who, 4).sanity(who, 5)
    game.state.phase = "mythos"
    return game


def cost(game: Situation, who: int = 0) -> tuple[int, int]:
    """How much health and sanity somebody has lost since the beginning."""
    return 4 - game[who].health.left, 5 - game[who].sanity.left


def turned(card: str, *answers: str, dice: str = "", game: Situation | None = None) -> Situation:
    """Akachi has the condition, and it is turned to its back."""
    game = game or holding(card)
    game.run(turn(game.table, 0, card), *answers, dice=dice)
    return game
