"""Akachi casts spells, for the tests of spells."""

from __future__ import annotations

from miskatonic.games.eldritch.casting import cast

from .given import Situation, given

LORE = 3
"""Akachi's dice, before the modifier of the spell."""


def caster(card: str) -> Situation:
    """Akachi with a spell and Trish, both in Rome, both with 5 sanity and 4 health."""
    game = given("akachi-onyele", "trish-scarborough").card(0, card)
    for who in range(2):
        game.stand(who, "rome").health(who, 4).sanity(who, 5)
    return game


def dice(successes: int, pool: int = LORE, other: int = 1) -> str:
    """So many successes among the dice; the others show a number that is none."""
    return " ".join(["6"] * successes + [str(other)] * (pool - successes))


def cost(game: Situation, who: int = 0) -> tuple[int, int]:
    """How much health and sanity somebody has lost since the beginning."""
    return 4 - game[who].health.left, 5 - game[who].sanity.left


def casting(game: Situation, card: str, *answers: str, dice: str) -> Situation:
    game.run(cast(game.table, 0, card), *answers, dice=dice)
    return game
