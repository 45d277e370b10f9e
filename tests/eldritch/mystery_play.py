"""Mysteries in tests: the current one, what lies on it, and how it is met."""

from __future__ import annotations

from miskatonic.games.eldritch.components import MYSTERIES
from miskatonic.games.eldritch.encounters import available, encounter
from miskatonic.games.eldritch.mythos_phase import end_phase
from tests.asking import Asked

from .given import Situation, given

SEAS = ("3", "8", "11", "12", "13", "18", "2", "antarctica")
"""A sea for everybody, so that nobody asks which one is nearest."""


def of(card: str, *investigators: str, players: int = 2) -> Situation:
    """A game in which this mystery is the current one."""
    game = given(*investigators, players=players, ancient_one=MYSTERIES[card].ancient_one)
    for who, space in enumerate(SEAS[: len(game.state.investigators)]):
        game.stand(who, space)
    return game.mystery(card)


def two(card: str) -> Situation:
    return of(card, "leo-anderson", "lily-chen")


def on_card(game: Situation) -> int:
    """How much lies on the current mystery."""
    mystery = game.state.mystery
    assert mystery is not None
    return mystery.tokens + len(mystery.clues) + len(mystery.gates) + len(mystery.monsters)


def end(game: Situation, *answers: str) -> Asked:
    return game.in_mythos_phase().run(end_phase(game.table), *answers)


def meet(game: Situation, *answers: str, dice: str = "") -> Asked:
    assert game.state.mystery is not None
    return game.run(encounter(game.table, 0, "mystery", game.state.mystery.card), *answers, dice=dice)


def offers(game: Situation) -> bool:
    return "mystery" in [option.key for option in available(game.table, 0)]
