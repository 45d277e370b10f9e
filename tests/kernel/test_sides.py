"""Sides: who wins and loses together, and what each of them gets to know."""

from __future__ import annotations

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.events import reveals
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import has_won, one_side, winners
from miskatonic.kernel.table import Table

from .keeper_toy import HOUSE, KEEPER, KEEPER_TOY, House, Seen, Shown, keeper_toy

SPECTATOR = None


def result(*won: bool) -> Result:
    return Result(dict(enumerate(won)), "counted", None, 1)


def hidden(relic: str, lantern: str, *searched: str) -> Table[House]:
    """The relic and the lantern lie where it is said, and the rooms named have been searched in turn."""
    table = keeper_toy()
    table.state.lantern = lantern
    table.choose(f"hide:{relic}")
    for number, room in enumerate(searched):
        if number % 2 == 0:
            table.choose("lock:0" if room == "attic" else "lock:3")
        table.choose(f"search:{room}")
    return table


def told(table: Table[House], seat: int | None) -> list[str]:
    return [f"{event.what} {event.room}" for event in table.log(seat)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_cooperative_game_everybody_is_on_one_side(game: str) -> None:
    setup = GAMES[game].setup(3, 1, {})
    assert [(side.name, side.seats) for side in GAMES[game].sides(setup)] == [("investigators", (0, 1, 2))]


def test_a_side_wins_with_all_of_its_seats() -> None:
    sides = keeper_toy().sides
    assert [side.name for side in winners(result(True, False, False), sides)] == ["keeper"]
    assert [side.name for side in winners(result(False, True, True), sides)] == ["investigators"]
    assert winners(result(False, False, False), sides) == []


@pytest.mark.parametrize(
    ("seats", "won"), [([KEEPER], True), ([1], False), ([1, 2], False), ([KEEPER, 1], None), ([], None)]
)
def test_one_has_won_with_the_side_of_ones_seats(seats: list[int], won: bool | None) -> None:
    assert has_won(result(True, False, False), keeper_toy().sides, seats) is won


@pytest.mark.parametrize("seats", [[0], [0, 1], []])
def test_with_one_side_everybody_has_won_or_nobody(seats: list[int]) -> None:
    assert has_won(result(True, True), one_side(2), seats) is True
    assert has_won(result(False, False), one_side(2), seats) is False


def test_the_keeper_sees_what_the_others_do_not_and_the_other_way_round() -> None:
    table = hidden("cellar", "attic")
    seen: list[Seen] = [table.view(seat) for seat in (KEEPER, 1, 2, SPECTATOR)]
    assert [each.relic for each in seen] == ["cellar", None, None, None]
    assert [each.lantern for each in seen] == [None, "attic", "attic", None]


def test_what_only_one_side_may_know_is_told_to_all_of_it_and_to_nobody_else() -> None:
    table = hidden("cellar", "attic", "attic", "hall")
    assert told(table, 1) == told(table, 2) == ["searched attic", "lit cellar", "searched hall"]
    assert told(table, KEEPER) == ["hidden cellar", "searched attic", "searched hall"]
    assert told(table, SPECTATOR) == ["searched attic", "searched hall"]


def test_what_one_side_alone_was_shown_still_counts_as_shown() -> None:
    table = hidden("cellar", "attic", "attic")
    shown = [event for event in table.events if event.only == (1, 2)]
    assert isinstance(shown[0], Shown) and reveals(shown)


@pytest.mark.parametrize("seat", [KEEPER, 1, 2, SPECTATOR])
def test_each_side_imagines_other_worlds_than_the_other(seat: int | None) -> None:
    table = hidden("cellar", "attic", "hall", "kitchen")
    worlds = [table.determinize(seat, seed).state for seed in range(40)]
    relics, lanterns = {world.relic for world in worlds}, {world.lantern for world in worlds}
    assert relics == ({"cellar"} if seat == KEEPER else {"cellar", "attic", "study"})
    assert (lanterns == {"attic"}) is (seat in (1, 2))


def test_a_locked_door_keeps_the_investigators_out_until_the_next_is_locked() -> None:
    table = hidden("cellar", "attic")
    table.choose(f"lock:{HOUSE.edge('hall', 'study')}")
    assert table.decision is not None
    assert [option.key for option in table.decision.options] == ["search:hall", "search:kitchen", "search:cellar"]


def test_some_win_and_some_lose() -> None:
    found = hidden("cellar", "attic", "cellar")
    assert found.result is not None and found.result.won == {KEEPER: False, 1: True, 2: True}
    missed = hidden("cellar", "attic", *["hall"] * 8)
    assert missed.result is not None and missed.result.won == {KEEPER: True, 1: False, 2: False}
    assert [side.name for side in winners(missed.result, KEEPER_TOY.sides(missed.setup))] == ["keeper"]
