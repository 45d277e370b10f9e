"""Sides: who wins and loses together, and what each of them gets to know."""

from __future__ import annotations

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.events import reveals
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import has_won, one_side, winners
from tests.example.ashgrove.house import HIDING_PLACES
from tests.example.ashgrove.state import KEEPER
from tests.example.given import Table, choose, hour, night

SPECTATOR = None
EVERYBODY = (KEEPER, 1, 2, SPECTATOR)


def result(*won: bool) -> Result:
    return Result(dict(enumerate(won)), "counted", None, 1)


def listened() -> Table:
    """The idol is in the cellar; the investigators have listened at the tower and in the study."""
    table = hour(3, idol="cellar", hand=("portrait", "whispers"))
    return choose(table, "play:portrait:1", "pay", "listen:tower", "listen:study")


def told(table: Table, seat: int | None) -> list[str]:
    """The secrets a seat was told."""
    tags = (str(event.__struct_config__.tag) for event in table.log(seat) if event.only is not None)
    return [tag for tag in tags if tag != "card-drawn"]


@pytest.mark.parametrize("game", ["final-hour", "arkham-lcg", "eldritch", "arkham-3e"])
def test_in_a_cooperative_game_everybody_is_on_one_side(game: str) -> None:
    setup = GAMES[game].setup(3, 1, {})
    assert [(side.name, side.seats) for side in GAMES[game].sides(setup)] == [("investigators", (0, 1, 2))]


def test_a_side_wins_with_all_of_its_seats() -> None:
    sides = night().sides
    assert [side.name for side in winners(result(True, False, False), sides)] == ["keeper"]
    assert [side.name for side in winners(result(False, True, True), sides)] == ["investigators"]
    assert winners(result(False, False, False), sides) == []


@pytest.mark.parametrize(
    ("seats", "won"), [([KEEPER], True), ([1], False), ([1, 2], False), ([KEEPER, 1], None), ([], None)]
)
def test_one_has_won_with_the_side_of_ones_seats(seats: list[int], won: bool | None) -> None:
    assert has_won(result(True, False, False), night().sides, seats) is won


@pytest.mark.parametrize("seats", [[0], [0, 1], []])
def test_with_one_side_everybody_has_won_or_nobody(seats: list[int]) -> None:
    assert has_won(result(True, True), one_side(2), seats) is True
    assert has_won(result(False, False), one_side(2), seats) is False


def test_the_keeper_sees_what_the_others_do_not_and_the_other_way_round() -> None:
    views = [listened().view(seat) for seat in EVERYBODY]
    assert [view.idol for view in views] == ["cellar", None, None, None]
    assert [view.heard for view in views] == [[], ["tower", "study"], ["tower", "study"], []]
    assert [len(view.hand) for view in views] == [2, 0, 0, 0]


def test_what_only_one_side_may_know_is_told_to_all_of_it_and_to_nobody_else() -> None:
    table = listened()
    assert [told(table, seat) for seat in EVERYBODY] == [["hidden"], ["heard", "heard"], ["heard", "heard"], []]


def test_what_one_side_alone_was_shown_still_counts_as_shown() -> None:
    shown = [event for event in listened().events if event.only == (1, 2)]
    assert len(shown) == 2 and reveals(shown)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_each_side_imagines_other_worlds_than_the_other(seat: int | None) -> None:
    worlds = [listened().determinize(seat, seed).state for seed in range(60)]
    unheard = {room for room in HIDING_PLACES if room not in ("tower", "study")}
    idols = {KEEPER: {"cellar"}, SPECTATOR: set(HIDING_PLACES)}.get(seat, unheard)
    assert {world.idol for world in worlds} == idols
    assert ({tuple(world.heard) for world in worlds} == {("tower", "study")}) is (seat in (1, 2))
    assert (len({tuple(world.hand) for world in worlds}) == 1) is (seat == KEEPER)
