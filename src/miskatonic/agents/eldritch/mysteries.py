"""Mysteries, rumors and Mythos cards, as the greedy bot judges what brings them nearer to their end."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from miskatonic.games.eldritch.components import MYSTERIES, MYTHOS
from miskatonic.games.eldritch.verbs import mysteries, mythos, reckoning, tokens
from miskatonic.kernel.effects import Effect

from .judging import Judges, steady, worth
from .occasion import Occasion, count, holds

LOST: Final = 100.0
UNSOLVED: Final = -20.0

NEARER: Final = 0.8
"""What is left of the harm of a rumor for each token that it has to lose before."""


def reaction(at: Occasion, occurred: str) -> float:
    """What the current mystery makes of something that has happened."""
    mystery = at.situation.view.mystery
    if mystery is None or not at.situation.step:
        return 0.0
    return sum(
        (1.0 if each.when is None else holds(at, each.when)) * worth(at, each.then)
        for each in MYSTERIES[mystery.card].react
        if each.at == occurred
    )


def unsolve(at: Occasion, effect: Effect) -> float:
    return UNSOLVED if at.situation.view.solved else 0.0


def mystery_step(at: Occasion, effect: Effect) -> float:
    return at.situation.step * (at.toughness if isinstance(effect, mysteries.MonsterOnMystery) else 1)


def solve_rumor(at: Occasion, effect: Effect) -> float:
    if at.card in at.situation.rumors:
        return rumor(at, at.card)
    return max((rumor(at, card) for card in at.situation.rumors), default=0.0)


def rumor(at: Occasion, card: str) -> float:
    """What it is worth to solve a rumor: at least what it does when its tokens are gone, the nearer the more."""
    printed = MYTHOS[card]
    tokens = next((each.tokens for each in at.situation.view.ongoing if each.card == card), 0)
    harm = -worth(replace(at, card=""), [each for each in printed.empty if not isinstance(each, mythos.SolveRumor)])
    return max(at.situation.rumor(card), min(harm, LOST) * NEARER ** max(0, tokens - 1))


def token_on_sheet(at: Occasion, effect: tokens.TokenOnSheet) -> float:
    """The Final Mystery asks for them."""
    return 10.0 * count(at, effect.n)


def sanity_on_sheet(at: Occasion, effect: tokens.SanityOnSheet) -> float:
    """All suffer by them at a reckoning."""
    return -2.0 * count(at, effect.n)


JUDGES: Final[Judges] = {
    mysteries.UnsolveMystery: unsolve,
    mythos.SolveRumor: solve_rumor,
    mythos.SolveARumor: solve_rumor,
    mythos.LoseGame: steady(-LOST),
    mythos.DiscardTokens: steady(-2.0),
    reckoning.Reckon: steady(-2.0),
    mysteries.TokenOnMystery: mystery_step,
    mysteries.TakeToken: mystery_step,
    mysteries.ClueOnMystery: mystery_step,
    mysteries.MonsterOnMystery: mystery_step,
    mysteries.GateOnMystery: mystery_step,
    mythos.MonsterOnRumor: steady(3.0),
    tokens.TokenOnSheet: token_on_sheet,
    tokens.SanityOnSheet: sanity_on_sheet,
    mythos.DiscardThisMythos: steady(2.0),
}
"""What verbs are worth that do something to mysteries, rumors and Mythos cards."""
