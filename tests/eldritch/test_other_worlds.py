"""Worlds that a seat cannot tell from the real one, in the midst of what is under way (rules eh.hidden.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.events import CardTurned, TestEnded
from miskatonic.games.eldritch.play import Table
from miskatonic.kernel.saves import load

from .given import Situation, given

WORLDS = 12
EVERYBODY = (None, 0, 1)


def worlds(game: Situation, seat: int | None) -> list[Table]:
    """Some possible worlds, each of which looks to the seat as the real one does."""
    found = [game.table.determinize(seat, seed) for seed in range(WORLDS)]
    assert all(world.view(seat) == game.table.view(seat) for world in found)
    return found


def in_combat() -> Situation:
    """A turn of the encounter phase, with a test of many dice before it is over."""
    game = (
        given("mark-harrigan", "akachi-onyele").stand(0, "rome").clues(0, 2).card(0, "carbine-rifle", "wither", "debt")
    )
    return game.improve(0, "strength", 2).monster("ghoul", "rome").monster("zombie", "rome").encounter()


def to_the_dice(game: Situation) -> Situation:
    for _ in range(12):
        decision = game.table.decision
        assert decision is not None
        if decision.topic == "dice":
            return game
        game.table.choose(decision.options[-1] if decision.topic == "cast" else decision.options[0])
    raise AssertionError("no dice lie there")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_dice_of_a_test_lie_in_every_world_as_they_do(seat: int | None) -> None:
    game = to_the_dice(in_combat())
    rolled = game.table.view(0).test
    assert rolled is not None and len(rolled.dice) > 3
    found = worlds(game, seat)
    assert len({tuple(world.state.mythos) for world in found}) == WORLDS
    assert len({world.state.rng for world in found}) == WORLDS


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_a_back_in_the_midst_of_a_combat(seat: int | None) -> None:
    found = worlds(to_the_dice(in_combat()), seat)
    for pile in ("cards", "conditions"):
        assert len({tuple(getattr(world.state.investigators[0], pile)) for world in found}) > 1


def reckoning() -> Situation:
    """A yellow card lets two conditions of one investigator reckon, which asks for their order."""
    game = given("akachi-onyele", "leo-anderson").card(0, "leg-injury", "hallucinations")
    return game.mythos("all-for-nothing", step="mythos.card")


def test_what_waits_for_its_reckoning_reckons_in_every_world() -> None:
    game = reckoning()
    assert game.table.decision is not None and game.table.decision.topic == "reckoning"
    backs: set[str] = set()
    for world in worlds(game, 1):
        world.choose("reckon:leg-injury")
        while world.decision is not None and world.state.step == "mythos.card":
            world.choose(world.decision.options[-1])
        assert [each.skill for each in world.events if isinstance(each, TestEnded)][:2] == ["strength", "will"]
        backs |= {each.back for each in world.events if isinstance(each, CardTurned)}
    assert len(backs) > 2


@pytest.mark.rule("eh.hidden.1")
def test_a_back_that_was_turned_up_in_the_step_is_the_same_in_every_world() -> None:
    game = given("akachi-onyele", "leo-anderson").clues(0, 1).card(0, "detained#2").card(1, "detained").encounter()
    assert game.table.decision is not None and game.table.decision.seat == 0
    for world in worlds(game, 1):
        assert [each.back for each in world.events if isinstance(each, CardTurned)] == ["detained#2"]


def test_another_world_can_be_copied_saved_and_played_on() -> None:
    world = worlds(to_the_dice(in_combat()), 1)[0]
    twin = world.clone()
    loaded = load(world.save(), {"eldritch": world.game})
    for each in (world, twin, loaded):
        for _ in range(15):
            assert each.decision is not None
            each.choose(each.decision.options[-1])
    assert world.hash() == twin.hash() == loaded.hash()
