"""Situations of games that are played with dice: a game in a state of one's own, and rules run there."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, Generic, Self, TypeVar
from unittest.mock import patch

from miskatonic.kernel import dice as kernel_dice
from miskatonic.kernel.effects import Effect, Language, resolve
from miskatonic.kernel.flow import GameOver
from miskatonic.kernel.game import Game, Setup, State
from miskatonic.kernel.table import Table

from .asking import Asked, keys, play_out

S = TypeVar("S", bound=State)


class DiceSituation(Generic[S]):
    """A game under way; a game adds the words to change it."""

    game: ClassVar[Game[Any]]
    language: ClassVar[Language]
    me: ClassVar[type]
    """For whom an effect is resolved."""

    def __init__(self, setup: Setup, state: S, step: str) -> None:
        self.setup = setup
        self.table = self._at(state, step)

    def _at(self, state: S, step: str) -> Table[S]:
        state.step = step
        return Table(self.game, self.setup, origin=self.game.encode(state))

    @property
    def state(self) -> S:
        return self.table.state

    def run(self, flow: Generator[Any, Any, Any], *answers: str, dice: str = "") -> Asked:
        """Run a rule on its own; its questions are answered by key, all dice show what is given."""
        with rolling(dice):
            return play_out(flow, *answers)

    def do(self, *answers: str, dice: str = "") -> Self:
        """Answer the questions of the game itself."""
        with rolling(dice):
            for answer in answers:
                self.table.choose(answer)
        return self

    def effect(self, words: dict[str, Any], *answers: str, dice: str = "", **about: Any) -> Asked:
        """Resolve an effect as it stands in a content file: of the first seat, or of whatever `about` says."""
        me = self.me(**{"who": 0, **about})
        return self.run(resolve([self.language.decode(words, Effect)], self.table, me), *answers, dice=dice)

    def finish(self, flow: Generator[Any, Any, Any], most: int = 500) -> None:
        """Run a rule to its end, with dice as they fall and the first answer to every question: to so many at most."""
        with suppress(StopIteration, GameOver):
            request = next(flow)
            for _ in range(most):
                request = flow.send(request.options[0])
            raise AssertionError(f"it still asks after {most} answers: {request.prompt.id}")

    @property
    def keys(self) -> list[str]:
        """The options of the question that is open."""
        return keys(self.table)


@contextmanager
def rolling(faces: str) -> Iterator[None]:
    """Let the dice show these numbers, one after the other; all have to be rolled, and no more."""
    waiting = [int(face) for face in faces.split()]

    def roll(source: Any, count: int, sides: int = kernel_dice.SIDES) -> list[int]:
        assert len(waiting) >= count, f"{count} dice are rolled, and {waiting} are prepared"
        rolled, waiting[:] = waiting[:count], waiting[count:]
        return rolled

    with patch.object(kernel_dice, "roll", roll):
        yield
    assert not waiting, f"these dice were never rolled: {waiting}"
