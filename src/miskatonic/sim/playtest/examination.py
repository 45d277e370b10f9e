"""One game, played and examined from set-up to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, cast

from msgspec import Struct

from miskatonic.games import GAMES
from miskatonic.kernel import saves
from miskatonic.kernel.errors import Defect
from miskatonic.kernel.flow import Result
from miskatonic.kernel.game import Game, Setup, State

from . import overviews, promises, reasons, secrets
from .causes import origin_of, without_particulars
from .differences import fields_of
from .drivers import Driver
from .looking import with_checked_views
from .subject import Broken, Subject, expect, hooks_of
from .texts import texts

BOUND = 5000
"""No game takes so many decisions."""
EARLY = 12
"""Each kind of check is made at one of the first decisions, whatever chance says afterwards."""


class Check(Struct, frozen=True):
    """A kind of check, and how often it is made: 0 stands for always, more for what costs more."""

    name: str
    run: Callable[[Subject], None]
    rarity: float


CHECKS = (
    Check("components", promises.components, 0),
    Check("shown", promises.shown, 0),
    Check("questions", promises.questions, 0),
    Check("texts", texts, 0),
    Check("overview", overviews.placed, 1),
    Check("reasons", reasons.answered, 2),
    Check("encoding", promises.encoding, 1),
    Check("clone", promises.clone, 1),
    Check("undo", promises.undo, 1),
    Check("illegal", promises.illegal, 2),
    Check("undo-far", promises.undo_far, 4),
    Check("views", secrets.views, 2),
    Check("worlds", secrets.worlds, 4),
    Check("answers", secrets.answers, 4),
    Check("sample", secrets.sample, 4),
    Check("save", promises.save, 6),
    Check("bare-replay", promises.bare_replay, 8),
    Check("sides", promises.sides, 8),
)


class Violation(Struct, frozen=True):
    """A promise that was broken, and the game that shows it; `replay` is a save to load."""

    setup: Setup
    check: str
    what: str
    cause: str
    """What it has in common with others that have the same reason: the sentence without its particulars."""
    decision: int
    replay: bytes

    def __str__(self) -> str:
        setup = self.setup
        options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
        return (
            f"{self.check}: {self.what} ({setup.game}, {setup.players} players, seed {setup.seed!r}, "
            f"after {self.decision} decisions; {options})"
        )


class Examined(Struct, frozen=True):
    """What the examination of one game came to."""

    violations: list[Violation]
    result: Result | None
    decisions: int
    checks: dict[str, int]
    fields: tuple[str, ...]
    """Of the state."""
    hidden: frozenset[str]
    """Those that were different when what somebody cannot know was reshuffled."""


def check_game(
    game: Game[Any] | str,
    players: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    thoroughness: float = 0.25,
) -> list[Violation]:
    """Play a game and check it; 1 checks everything at every decision, less makes the costly checks rarer."""
    return examine(game, players, seed, options, thoroughness).violations


def examine(
    game: Game[Any] | str,
    players: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    thoroughness: float = 0.25,
) -> Examined:
    """The same, with what was played and checked."""
    described = GAMES[game] if isinstance(game, str) else game
    setup = described.setup(players, seed, options or {})
    game = with_checked_views(described)
    subject = Subject(game, setup, hooks_of(described), Random(f"checks {seed}"))
    return Examination(subject, thoroughness).run(Driver(described.name, f"driver {seed}"))


class Examination:
    """Drives a subject to the end of its game and makes the checks that are due."""

    def __init__(self, subject: Subject, thoroughness: float) -> None:
        self.subject = subject
        self.thoroughness = thoroughness
        self.done: Counter[str] = Counter()
        self.violations: list[Violation] = []
        self.first = {check.name: subject.draw.randrange(EARLY) for check in CHECKS}

    def run(self, driver: Driver) -> Examined:
        """Play until the game ends or something is wrong; after the end every kind of check is made once more."""
        subject = self.subject
        table = subject.table
        while not self.violations and table.result is None:
            for check in CHECKS:
                if self._due(check):
                    self._make(check)
            if not self.violations:
                self._guard("play", lambda: self._go_on(driver))
        for check in CHECKS if not self.violations else ():
            self._make(check)
        fields, hidden = fields_of(cast("type[State]", type(table.state))), frozenset(subject.hidden)
        return Examined(self.violations, table.result, len(table.choices), dict(self.done), fields, hidden)

    def _go_on(self, driver: Driver) -> None:
        subject = self.subject
        expect(bool(subject.table.pending), "there is neither a question nor a result")
        expect(len(subject.table.choices) < BOUND, f"the game does not end within {BOUND} decisions")
        seat, option = driver.next(subject.table)
        subject.table.choose(option, seat)
        subject.arrived()

    def _due(self, check: Check) -> bool:
        if not check.rarity or self.first[check.name] == len(self.subject.table.choices):
            return True
        return self.subject.draw.random() < self.thoroughness / check.rarity if self.thoroughness < 1 else True

    def _make(self, check: Check) -> None:
        self.done[check.name] += 1
        self._guard(check.name, lambda: check.run(self.subject))

    def _guard(self, name: str, attempt: Callable[[], None]) -> None:
        """Whatever goes wrong is a violation: a broken promise, a defect of a rule, a crash of the kernel."""
        try:
            attempt()
        except Broken as broken:
            self._note(name, str(broken), without_particulars(broken.what), self._replay())
        except Defect as defect:
            # Who looks ahead, or tries something on a clone, meets a defect later than where the table is.
            before = len(saves.read(defect.report).choices)
            self._note("defect", str(defect), origin_of(defect.__cause__ or defect), defect.report, before)
        except Exception as error:
            self._note(name, f"{type(error).__name__}: {error}", origin_of(error), self._replay())

    def _note(self, check: str, what: str, cause: str, replay: bytes, decision: int | None = None) -> None:
        if decision is None:
            decision = len(self.subject.hashes) - 1
        self.violations.append(Violation(self.subject.table.setup, check, what, cause, decision, replay))

    def _replay(self) -> bytes:
        """The game so far; of a table too broken to save nothing but the set-up and the seed is known."""
        try:
            return self.subject.table.save()
        except Exception:
            return b""
