"""Other worlds in the midst of a step: what was rolled stays, what nobody has seen is dealt anew."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.kernel import rng, saves
from miskatonic.kernel.errors import IllegalChoice, MiskatonicError
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.game import Game, WithinStep
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import plain

from .toy import TOY, Toy, begin, determinize, option, view

DICE = 8


def gamble(table: Table[Toy]) -> Flow[str]:
    """Dice are rolled for all to see, and a hand is taken up before they are rolled again."""
    state = table.state
    hand = state.hands[1]
    hand.extend(state.deck.pop() for _ in range(3))
    while True:
        state.points = [rng.below(state, 6) for _ in range(DICE)]
        card: int = yield from ask(0, plain("effect-choose-prompt"), [option("on"), option("stop")], topic="on")
        if card == "stop":
            return "gamble"


def hold(state: Toy, now: Toy, seat: int | None, seed: int) -> None:
    """What comes into a hand is taken up in the step, so that the deck is what is dealt anew."""
    rng.shuffle(rng.Source(rng.seeded(seed)), state.deck)


def deal_rest(state: Toy, seat: int | None, seed: int) -> None:
    source = rng.Source(rng.seeded(seed))
    rng.shuffle(source, state.deck)
    state.rng = rng.split(source)


def gambling(within_step: WithinStep[Toy] | None) -> Table[Toy]:
    game = Game(
        package=TOY.package,
        title=TOY.title,
        players=(2,),
        settings=(),
        state=Toy,
        begin=start,
        steps={"gamble": gamble},
        view=view,
        determinize=determinize,
        within_step=within_step,
    )
    table = Table(game, game.setup(2, 1, {}))
    table.choose("on")
    return table


def start(setup: Any) -> Toy:
    state = begin(setup)
    state.step = "gamble"
    return state


ANEW = WithinStep(hold, deal_rest)


def dice(table: Table[Toy]) -> list[int]:
    return list(table.state.points)


def test_dice_that_were_rolled_in_the_step_stay_and_those_to_come_are_others() -> None:
    table = gambling(ANEW)
    worlds = [table.determinize(0, seed) for seed in range(12)]
    assert all(world.view(0) == table.view(0) for world in worlds)
    assert len({tuple(world.state.deck) for world in worlds}) == 12
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 6
    for world in (table, *worlds):
        world.choose("on")
    assert len({tuple(dice(world)) for world in (table, *worlds)}) == 13


def test_a_game_that_does_not_say_how_can_only_wait_for_the_same_dice() -> None:
    with pytest.raises(MiskatonicError, match="No other hidden state"):
        gambling(None).determinize(0, 1)


def test_a_copy_and_a_save_of_another_world_go_on_in_it() -> None:
    world = gambling(ANEW).determinize(0, 1)
    world.choose("on")
    twin = world.clone()
    loaded = saves.load(world.save(), {world.setup.game: world.game})
    assert twin.hash() == loaded.hash() == world.hash()
    for each in (world, twin, loaded):
        each.choose("on")
    assert dice(twin) == dice(loaded) == dice(world)


def test_in_another_world_only_what_was_done_there_is_taken_back() -> None:
    world = gambling(ANEW).determinize(0, 1)
    before = world.hash()
    world.choose("on")
    world.undo()
    assert world.hash() == before
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        world.undo()


def test_another_world_can_be_imagined_within_another() -> None:
    world = gambling(ANEW).determinize(0, 1)
    world.choose("on")
    deeper = world.determinize(0, 2)
    assert deeper.view(0) == world.view(0) and deeper.state.deck != world.state.deck
    assert deeper.clone().hash() == deeper.hash()
