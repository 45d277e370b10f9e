"""Nobody is ever told what the rules hide from them: every byte of two hundred games, over the socket and HTTP."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.final_hour import GAME
from miskatonic.server import broadcast, live_table, presence, table_info, table_setup

from . import twin_tables
from .recorded_games import overhear
from .running import Running
from .twin_tables import NOON, Comparison

GAMES = 200
PARTS = 4
AT_A_TIME = 8


@pytest.mark.parametrize("part", range(PARTS))
async def test_in_two_hundred_games_nobody_is_told_what_is_hidden(serve: Callable[..., Running], part: int) -> None:
    numbers = range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS)
    games = await overhear(serve(), numbers, AT_A_TIME)
    assert sorted(game.number for game in games) == list(numbers)
    assert {game.players for game in games} == {1, 2, 3, 4}
    assert sum(len(game.journal) for game in games) > 25 * len(games)


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (live_table, presence, table_setup):
        monkeypatch.setattr(module, "now", lambda: NOON)


async def compared(games: int, share: float) -> Comparison:
    found = Comparison()
    for number, table in enumerate(twin_tables.games(games)):
        await found.follow(table, Random(number), 1 + number % 8, share)
    return found


@pytest.mark.usefixtures("no_clock")
async def test_tables_that_differ_only_in_what_is_hidden_sound_the_same() -> None:
    found = await compared(games=40, share=0.5)
    assert found.pairs > 600
    assert len(found.told_apart) > 5, "in the end things come to light, and only then"
    assert sum(found.told_apart.values()) < found.pairs / 2


# That the ears are good: whatever is let slip is heard.


def tell_the_seed(patch: pytest.MonkeyPatch) -> None:
    real = table_info.table_info
    patch.setattr(live_table, "table_info", lambda row, *more: replace(real(row, *more), seed=row.seed.strip('"')))


def name_a_seat_after_its_visitor(patch: pytest.MonkeyPatch) -> None:
    real = table_info.table_info

    def slip(row: Any, *more: Any) -> Any:
        info = real(row, *more)
        return replace(info, seats=[replace(seat, name=row.host) for seat in info.seats])

    patch.setattr(live_table, "table_info", slip)


def tell_events_of_others(patch: pytest.MonkeyPatch) -> None:
    real = broadcast.Log.lines
    patch.setattr(broadcast.Log, "lines", lambda log, _, start, stop: real(log, 0, start, stop))


def ask_everybody(patch: pytest.MonkeyPatch) -> None:
    for module in (broadcast, live_table):
        patch.setattr(module, "asked_of", lambda history, seats: dict(history.table.pending))


def show_what_another_seat_sees(patch: pytest.MonkeyPatch) -> None:
    real = broadcast.everything

    def slip(seat: int | None, face: Any, history: Any) -> Any:
        sent = real(seat, face, history)
        if seat is None and face == "board":
            sent.view = replace(real(0, face, history).view, seat=None)
        return sent

    patch.setattr(broadcast, "everything", slip)


def show_the_plain_face_what_another_seat_sees(patch: pytest.MonkeyPatch) -> None:
    real = broadcast.shown

    def slip(table: Any, seat: int | None, face: Any) -> Any:
        return real(table, 0 if face == "plain" else seat, face)

    patch.setattr(broadcast, "shown", slip)


def tell_the_position(patch: pytest.MonkeyPatch) -> None:
    real = table_info.table_info
    patch.setattr(live_table, "table_info", lambda row, *more: replace(real(row, *more), from_code=row.hash))


OVERHEARD = [
    tell_the_seed,
    name_a_seat_after_its_visitor,
    tell_events_of_others,
    ask_everybody,
    show_what_another_seat_sees,
    show_the_plain_face_what_another_seat_sees,
    tell_the_position,
]


@pytest.mark.parametrize("slip", OVERHEARD)
async def test_what_slips_out_is_overheard(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, slip: Callable[[pytest.MonkeyPatch], None]
) -> None:
    slip(monkeypatch)
    with pytest.raises(AssertionError):
        await overhear(serve(), [1, 2, 3, 5], 1)


def hands_open(real: Any) -> Any:
    def slip(state: Any, seat: int | None) -> Any:
        fair = real(state, seat)
        hands = [list(each.hand) for each in state.investigators]
        shown = [replace(each, hand=hand) for each, hand in zip(fair.investigators, hands, strict=True)]
        return replace(fair, investigators=shown)

    return slip


def cup_in_order(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), used_items=[str(token) for token in state.cup.tokens])


def next_item(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), used_items=state.items.cards[-1:])


def next_gate(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), resolving=str(state.gate_stack[-1:]))


def clues_open(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), found=[str(each.clue) for each in state.locations])


def ritual_open(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), ritual_tokens=[str(each) for each in state.ritual_tokens])


def next_priority_card(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), activated=state.priority.cards[-1:])


def cards_face_up(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), activated=[each.card for each in state.played])


def dice_open(real: Any) -> Any:
    return lambda state, seat: replace(real(state, seat), round=state.rng)


SLIPS = [
    hands_open,
    cup_in_order,
    next_item,
    next_gate,
    clues_open,
    ritual_open,
    next_priority_card,
    cards_face_up,
    dice_open,
]


@pytest.mark.usefixtures("no_clock")
@pytest.mark.parametrize("slip", SLIPS)
async def test_a_view_that_shows_too_much_tells_twins_apart(monkeypatch: pytest.MonkeyPatch, slip: Any) -> None:
    """The twins are dealt by the real rules, and then looked at through a view that lets something slip."""
    fair, real_live, real_look = GAME.view, twin_tables.live, Comparison.look

    def slipping(history: Any, seed: str) -> Any:
        monkeypatch.setattr(GAME, "view", slip(fair))
        return real_live(history, seed)

    def fairly(*arguments: Any) -> Any:
        monkeypatch.setattr(GAME, "view", fair)
        return real_look(*arguments)

    monkeypatch.setattr(twin_tables, "live", slipping)
    monkeypatch.setattr(Comparison, "look", fairly)
    with pytest.raises(AssertionError, match=r"tells? tables apart|told apart"):
        await compared(games=8, share=1.0)
