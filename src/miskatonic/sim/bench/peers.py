"""Other libraries: gin rummy as RLCard and OpenSpiel play it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .contenders import Contender, Operation, Tally, nothing


def rlcard_gin_rummy() -> Contender:
    env = import_module("rlcard").make("gin-rummy")

    def play(number: int) -> Tally:
        draw = Random(number).random
        tally = Tally()
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            tally.decisions += len(legal) > 1
        return tally

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
            tally.decisions += len(legal) > 1

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


def installed_peers() -> list[Contender]:
    """Those that are installed."""
    absent = missing_peers()
    return [make() for module, make in _PEERS.items() if module not in absent]
