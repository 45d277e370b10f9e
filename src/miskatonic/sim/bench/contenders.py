"""Who is measured: our games, and gin rummy as two well-known libraries play it. All take random legal actions."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from miskatonic import load, new_game
from miskatonic.kernel.table import Table

PARTS = (0.35, 0.5, 0.65)
"""Which parts of a game count as its middle."""


class Tally(Struct):
    """What was played in a stretch of time: decisions of players, chance nodes sampled beside them, whole games."""

    decisions: int = 0
    chance: int = 0
    games: int = 0
    seconds: float = 0.0


Play = Callable[[int], Tally]
"""Play the game with this number to its end, set-up included."""

Operation = tuple[Callable[[], Any], Callable[[Any], Any]]
"""What is prepared without being timed, and what is timed with it."""


class Contender(Struct, frozen=True):
    """One library playing one game in one way."""

    name: str
    about: str
    play: Play
    operations: Callable[[int], list[dict[str, Operation]]] | None = None
    """For positions in the middle of the game with this number, what can be done there."""
    start: str = ""
    """A program that imports the library and sets a game up."""


def stretch(play: Play, first: int, seconds: float) -> Tally:
    """Play whole games for about so long."""
    total = Tally()
    began = perf_counter()
    while total.seconds < seconds:
        one = play(first + total.games)
        total.decisions += one.decisions
        total.chance += one.chance
        total.games += 1
        total.seconds = perf_counter() - began
    return total


# Miskatonic.


class OurGame(Struct, frozen=True):
    """One of our games as it is measured."""

    game: str
    players: int
    options: dict[str, Any] = {}

    def begin(self, number: int, **how: bool) -> Table[Any]:
        return new_game(self.game, self.players, number, **self.options, **how)

    def play(self, number: int, *, checkpoints: bool = False) -> Tally:
        draw = Random(number).random
        table = self.begin(number, events=False, checkpoints=checkpoints)
        while (decision := table.decision) is not None:
            table.choose(int(draw() * len(decision.options)))
        return Tally(decisions=len(table.choices))

    def operations(self, number: int) -> list[dict[str, Operation]]:
        draw = Random(number).random
        table = self.begin(number, events=False)
        while (decision := table.decision) is not None:
            table.choose(int(draw() * len(decision.options)))
        return [our_operations_at(table, int(len(table.choices) * part)) for part in PARTS]

    @property
    def start(self) -> str:
        """A program that imports the library and sets a game up."""
        said = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"import miskatonic; miskatonic.new_game({self.game!r}, players={self.players}, seed=7{said})"


FINAL_HOUR = OurGame("final-hour", 2)
CARD_GAME = OurGame("arkham-lcg", 1, {"adventure": "gathering", "investigators": ["01001"]})


def our_operations_at(table: Table[Any], count: int) -> dict[str, Operation]:
    here = table.clone()
    here.undo(len(here.choices) - count)
    data = here.save()

    def usable_clone(_: Any) -> Any:
        return here.clone().state

    def whole_copy() -> Table[Any]:
        copy = here.clone()
        assert copy.state is not None
        return copy

    def undo(copy: Table[Any]) -> Any:
        copy.undo()
        return copy.state

    return {
        "clone": (nothing, lambda _: here.clone()),
        "clone and state": (nothing, usable_clone),
        "undo": (whole_copy, undo),
        "hash": (nothing, lambda _: here.hash()),
        "view": (nothing, lambda _: here.view(0)),
        "save": (nothing, lambda _: here.save()),
        "load": (nothing, lambda _: load(data)),
    }


def nothing() -> None:
    return None


OURS = Contender(
    "Miskatonic",
    "Final Hour, 2 players, no events, no checkpoints",
    FINAL_HOUR.play,
    FINAL_HOUR.operations,
    FINAL_HOUR.start,
)
OURS_UNDOABLE = Contender(
    "Miskatonic, undoable",
    "Final Hour, 2 players, with checkpoints",
    partial(FINAL_HOUR.play, checkpoints=True),
)
OUR_CARD_GAME = Contender(
    "Miskatonic, card game",
    "The Gathering, Roland alone, no events, no checkpoints",
    CARD_GAME.play,
    CARD_GAME.operations,
    CARD_GAME.start,
)
OUR_CARD_GAME_UNDOABLE = Contender(
    "Miskatonic, card game, undoable",
    "The Gathering, Roland alone, with checkpoints",
    partial(CARD_GAME.play, checkpoints=True),
)


# RLCard.


def rlcard_gin_rummy() -> Contender:
    env = import_module("rlcard").make("gin-rummy")

    def play(number: int) -> Tally:
        draw = Random(number).random
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return Tally(decisions=steps)

    def operations(number: int) -> list[dict[str, Operation]]:
        draw = Random(number).random
        state, _ = env.reset()
        for _ in range(40):
            if env.is_over():
                break
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
        here = deepcopy(env.game)
        return [
            {
                "clone and state": (nothing, lambda _: deepcopy(here)),
                "view": (nothing, lambda _: env.get_state(0)),
            }
        ]

    return Contender(
        "RLCard",
        "gin rummy, 2 players",
        play,
        operations,
        "import rlcard; rlcard.make('gin-rummy').reset()",
    )


# OpenSpiel.


def openspiel_gin_rummy() -> Contender:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("gin_rummy")

    def advance(state: Any, draw: Callable[[], float], tally: Tally) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            tally.chance += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            tally.decisions += 1

    def play(number: int) -> Tally:
        draw = Random(number).random
        tally = Tally()
        state = game.new_initial_state()
        while not state.is_terminal():
            advance(state, draw, tally)
        return tally

    def operations(number: int) -> list[dict[str, Operation]]:
        draw = Random(number).random
        tally = Tally()
        state = game.new_initial_state()
        while tally.decisions < 40 and not state.is_terminal():
            advance(state, draw, tally)
        while state.is_chance_node():
            advance(state, draw, tally)
        data = pyspiel.serialize_game_and_state(game, state)
        return [
            {
                "clone and state": (nothing, lambda _: state.clone()),
                "view": (nothing, lambda _: state.observation_tensor(0)),
                "save": (nothing, lambda _: pyspiel.serialize_game_and_state(game, state)),
                "load": (nothing, lambda _: pyspiel.deserialize_game_and_state(data)),
            }
        ]

    return Contender(
        "OpenSpiel",
        "gin rummy in C++, 2 players",
        play,
        operations,
        "import pyspiel; pyspiel.load_game('gin_rummy').new_initial_state()",
    )


_PEERS = {"rlcard": rlcard_gin_rummy, "pyspiel": openspiel_gin_rummy}


def missing_peers() -> list[str]:
    """The other libraries that are not installed."""
    return [module for module in _PEERS if find_spec(module) is None]


def contenders() -> list[Contender]:
    """Ours, and the others that are installed."""
    absent = missing_peers()
    ours = [OURS, OURS_UNDOABLE, OUR_CARD_GAME, OUR_CARD_GAME_UNDOABLE]
    return [*ours, *(make() for module, make in _PEERS.items() if module not in absent)]
