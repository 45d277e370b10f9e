"""Our games as they are measured: each says itself what, in its module `bench`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from miskatonic import load, new_game
from miskatonic.agents import agents, make_agent
from miskatonic.games import GAMES
from miskatonic.kernel.table import Table

from .contenders import Contender, Operation, Tally, nothing

PARTS = (0.35, 0.5, 0.65)
"""Which parts of a game count as its middle."""


class OurGame(Struct, frozen=True):
    """One of our games, set up in one way."""

    game: str
    setup: Mapping[str, Any]

    def begin(self, number: int, **how: bool) -> Table[Any]:
        return new_game(self.game, seed=number, **self.setup, **how)

    def play(self, number: int, *, checkpoints: bool = False) -> Tally:
        """A random game."""
        draw = Random(number).random
        table = self.begin(number, events=False, checkpoints=checkpoints)
        decisions = 0
        while (decision := table.decision) is not None:
            count = len(decision.options)
            decisions += count > 1
            table.choose(int(draw() * count))
        return Tally(decisions)

    def operations(self, number: int) -> list[dict[str, Operation]]:
        draw = Random(number).random
        table = self.begin(number, events=False)
        while (decision := table.decision) is not None:
            table.choose(int(draw() * len(decision.options)))
        middle = [operations_at(table, int(len(table.choices) * part)) for part in PARTS]
        return [*middle, views_at_full_tables(self.game, number)]

    @property
    def start(self) -> str:
        """A program that imports the library and sets a game up."""
        said = "".join(f", {name}={value!r}" for name, value in self.setup.items())
        return f"import miskatonic; miskatonic.new_game({self.game!r}, seed=7{said})"


def operations_at(table: Table[Any], count: int) -> dict[str, Operation]:
    """What can be done with a table after so many of its choices."""
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


def views_at_full_tables(game: str, number: int) -> dict[str, Operation]:
    """The view of who is asked, by the number of players: again and again, and as it is first seen after a choice."""
    found: dict[str, Operation] = {}
    for players in GAMES[game].players:
        table = full_table(game, players, number)
        said = f"{players} player{'s' if players > 1 else ''}"
        found[f"view, {said}"] = (partial(look_at, table), call)
        found[f"view after a choice, {said}"] = (after_choices(table, Random(number)), call)
    return found


def full_table(game: str, players: int, number: int) -> Table[Any]:
    """A game in full swing, with all that the players and their bots have brought into play."""
    module = GAMES[game].part("bench")
    full: tuple[Mapping[str, Any], int] = module.FULL_TABLE if module else ({}, 1)
    setup, round = full
    table = OurGame(game, {**setup, "players": players}).begin(number, events=False)
    bots = [make_agent(agents(game)[-1], game, seat) for seat in range(table.setup.players)]
    while (decision := table.decision) is not None and table.game.round_of(table.state) < round:
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    if table.decision is None:  # it did not last so long
        table.undo()
    return table


def look_at(table: Table[Any]) -> Callable[[], Any]:
    return partial(table.view, table.decision.seat if table.decision else 0)


def after_choices(table: Table[Any], draw: Random) -> Callable[[], Callable[[], Any]]:
    """Goes on at random, choice by choice; from the beginning again when the game is over."""
    going_on = table.clone()

    def look_after_choice() -> Callable[[], Any]:
        nonlocal going_on
        if going_on.decision is None:
            going_on = table.clone()
        if going_on.decision is not None:
            going_on.choose(draw.randrange(len(going_on.decision.options)))
        return look_at(going_on)

    return look_after_choice


def call(look: Callable[[], Any]) -> Any:
    return look()


def benchmarks(game: str) -> Mapping[str, Mapping[str, Any]]:
    """What is measured of a game; one that does not say is played as it is set up by itself."""
    described = GAMES[game]
    module = described.part("bench")
    return module.BENCHMARKS if module else {described.title.text(): {"players": described.players[0]}}


def our_contenders(game: str) -> list[Contender]:
    """A game in all ways in which it is measured: as batches play it, and so that choices can be taken back."""
    found: list[Contender] = []
    for name, setup in benchmarks(game).items():
        ours = OurGame(game, setup)
        found += [
            Contender(name, "no events, no checkpoints", ours.play, ours.operations, ours.start, ours=True),
            Contender(f"{name}, undoable", "with checkpoints", partial(ours.play, checkpoints=True), ours=True),
        ]
    return found
