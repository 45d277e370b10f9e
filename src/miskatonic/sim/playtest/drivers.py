"""How a game under test is driven: random choices, often with habits that lead into rare corners."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from miskatonic.agents import agents, make_agent
from miskatonic.kernel.decision import Option
from miskatonic.kernel.table import Table

LIKINGS = (0.03, 0.3, 1.0, 1.0, 3.0, 30.0)
FORESIGHT = (0, 0, 0, 1, 2, 10)
CANDIDATES = 3
BOTS = 0.15
"""The share of games driven by a bot, where the game has one."""
FOLLOWED = 0.9
"""The share of decisions in which the bot is followed."""


class Driver:
    """Chooses for all seats, and which seat answers first.

    Plain chance rarely lives to see the last round, or seals whatever can be sealed. So some drivers like some kinds of
    options and dislike others, some look ahead on clones and take the choice after which the game goes on longest, and
    some mostly follow a bot that plays to win.
    """

    def __init__(self, game: str, seed: str) -> None:
        self._draw = Random(seed)
        clever = [name for name in agents(game) if name != "random"]
        self._bot = make_agent(self._draw.choice(clever), game, seed) if self._draw.random() < BOTS and clever else None
        self._likings: dict[str, float] | None = {} if self._draw.random() < 0.5 else None
        self._foresight = self._draw.choice(FORESIGHT)

    def next(self, table: Table[Any]) -> tuple[int, Option]:
        """The next answer: a seat that is asked, and one of its options."""
        pending = table.pending
        seat = self._draw.choice(list(pending))
        options = pending[seat].options
        if self._bot and self._draw.random() < FOLLOWED:
            return seat, self._bot.choose(pending[seat], lambda: table.view(seat))
        if not self._foresight:
            return seat, self._pick(options)
        candidates = list({option.key: option for option in (self._pick(options) for _ in range(CANDIDATES))}.values())
        if len(candidates) == 1:
            return seat, candidates[0]
        return seat, max(candidates, key=lambda option: self._goes_on(table, seat, option))

    def _pick(self, options: Sequence[Option]) -> Option:
        likings = self._likings
        if likings is None:
            return self._draw.choice(options)
        weights = [self._liking(likings, option.verb or str(option.role)) for option in options]
        return self._draw.choices(options, weights)[0]

    def _liking(self, likings: dict[str, float], kind: str) -> float:
        if kind not in likings:
            likings[kind] = self._draw.choice(LIKINGS)
        return likings[kind]

    def _goes_on(self, table: Table[Any], seat: int, option: Option) -> int:
        """For how many decisions the game goes on after a choice, as far as foresight reaches."""
        trial = table.clone()
        trial.choose(option, seat)
        for decisions in range(self._foresight):
            decision = trial.decision
            if decision is None:
                return decisions
            trial.choose(self._pick(decision.options), decision.seat)
        return self._foresight
