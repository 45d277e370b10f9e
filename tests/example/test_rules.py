"""The rules of the example game, one situation each."""

from __future__ import annotations

import pytest

from miskatonic.kernel import dice

from .ashgrove.house import HALL, HIDING_PLACES
from .ashgrove.state import KEEPER
from .given import choose, courage, door, hour, keys, night, room, said, struck, won


def rolls(monkeypatch: pytest.MonkeyPatch, *fallen: int) -> list[int]:
    """The dice fall as said; the list of how many were rolled."""
    asked: list[int] = []

    def roll(source: object, count: int) -> list[int]:
        asked.append(count)
        return list(fallen)

    monkeypatch.setattr(dice, "roll", roll)
    return asked


@pytest.mark.rule("ash.setup.1")
@pytest.mark.parametrize(("players", "courages"), [(2, [5]), (3, [3, 3]), (4, [3, 3, 3])])
def test_the_investigators_begin_in_the_hall(players: int, courages: list[int]) -> None:
    team = night(players).state.investigators
    assert list(team) == list(range(1, players))
    assert [(each.room, each.courage.left) for each in team.values()] == [(HALL, n) for n in courages]


@pytest.mark.rule("ash.setup.2")
@pytest.mark.parametrize(("players", "hours"), [(2, 6), (3, 4), (4, 3)])
def test_the_fewer_investigators_the_longer_the_night(players: int, hours: int) -> None:
    table = night(players)
    assert table.state.midnight == hours and len(table.state.hand) == 2


@pytest.mark.rule("ash.setup.3")
def test_the_keeper_hides_the_idol_anywhere_but_in_the_hall() -> None:
    table = night()
    assert table.decision is not None and table.decision.seat == KEEPER
    assert keys(table) == [f"hide:{room}" for room in HIDING_PLACES]
    assert said(table, KEEPER, "room:hall") == "The idol cannot be hidden in the hall."


@pytest.mark.rule("ash.hour.1", "ash.lock.1")
def test_every_hour_another_door_is_locked() -> None:
    table = choose(hour(2, locked="hall library"), "play:cold-breath:1", "rest")
    assert table.state.locked == door("hall library") and f"lock:{door('hall library')}" not in keys(table)
    assert said(table, KEEPER, "passage:0") == "This door was locked last: you have to lock another."
    choose(table, f"lock:{door('hall kitchen')}")
    assert table.state.locked == door("hall kitchen")


@pytest.mark.rule("ash.lock.1")
def test_stairs_cannot_be_locked() -> None:
    table = choose(night(), "hide:tower")
    stairs = door("library tower")
    assert f"lock:{stairs}" not in keys(table)
    assert said(table, KEEPER, f"passage:{stairs}") == "There is no lock on stairs."


@pytest.mark.rule("ash.lock.2")
def test_nobody_goes_through_a_locked_door() -> None:
    table = choose(hour(2, locked="hall library"), "play:cold-breath:1")
    assert keys(table) == ["go:conservatory", "go:kitchen", "go:study", "go:chapel", "go:cellar", "rest"]
    assert said(table, 1, "room:library") == "You cannot get there in 2 steps."
    assert said(table, 1, "room:hall") == "You are there already."
    assert said(table, 1, "room:kitchen") is None


@pytest.mark.rule("ash.hour.2")
def test_the_keeper_plays_a_card_and_draws_another() -> None:
    table = hour()
    top = table.state.deck.cards[-1]
    assert keys(table) == [f"play:{card}:{who}" for card in ("cold-breath", "whispers") for who in (1, 2)]
    choose(table, "play:whispers:2")
    assert table.state.hand == ["cold-breath", top] and table.state.deck.discard == ["whispers"]
    assert courage(table, 2) == 2 and courage(table, 1) == 3


@pytest.mark.rule("ash.nerve.1")
def test_the_dice_lie_there_until_the_hour_is_over() -> None:
    table = struck("footsteps", courage=3)
    assert len(table.view(None).dice) == 3
    while table.view(None).hour == 1:
        table.choose(keys(table)[-1])
    assert table.view(None).dice == []


@pytest.mark.rule("ash.hour.3", "ash.courage.1")
def test_those_who_fled_take_no_turns() -> None:
    table = hour()
    table.state.investigators[1].courage.left = 1
    choose(table, "play:cold-breath:1")
    assert table.decision is not None and table.decision.seat == 2
    choose(table, "rest", f"lock:{door('hall library')}")
    assert not any(key.endswith(":1") for key in keys(table))


@pytest.mark.rule("ash.turn.1")
def test_an_investigator_goes_up_to_two_rooms_far_and_searches_the_last() -> None:
    table = choose(hour(2, idol="chapel"), "play:cold-breath:1")
    assert "go:chapel" in keys(table) and "go:tower" in keys(table)
    choose(table, "go:tower")
    assert room(table) == "tower" and table.state.searched == ["tower"]


@pytest.mark.rule("ash.turn.1")
def test_a_room_is_searched_once() -> None:
    table = choose(hour(2), "play:cold-breath:1")
    table.state.searched = ["library"]
    choose(table, "go:library")
    assert room(table) == "library" and table.state.searched == ["library"]


@pytest.mark.rule("ash.turn.2")
def test_rest_recovers_courage_up_to_what_there_was() -> None:
    assert courage(choose(struck("cold-breath"), "rest")) == 5
    assert courage(choose(struck("draught", "yes", "listen:tower"), "rest")) == 5


@pytest.mark.rule("ash.courage.1")
def test_nothing_more_happens_to_who_flees() -> None:
    table = hour(hand=("dead-light", "whispers"))
    table.state.investigators[1].room = "tower"
    table.state.investigators[1].courage.left = 1
    choose(table, "play:dead-light:1")
    assert (courage(table), room(table)) == (0, "tower")


@pytest.mark.rule("ash.nerve.1", "ash.listen.1")
def test_every_success_is_a_room_to_listen_at(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = rolls(monkeypatch, 5, 4, 6)
    table = struck("footsteps", "listen:tower", courage=3)
    assert rolled == [3] and "listen:tower" not in keys(table)
    choose(table, "listen:cellar")
    assert table.state.heard == ["tower", "cellar"] and "rest" in keys(table)
    assert table.view(1).idol == "cellar" and table.view(None).idol is None


@pytest.mark.rule("ash.listen.1")
def test_nobody_listens_at_a_room_that_was_searched() -> None:
    table = hour(2, hand=("draught", "whispers"))
    table.state.searched = ["library", "tower", "study"]
    choose(table, "play:draught:1", "yes")
    assert keys(table) == ["listen:conservatory", "listen:kitchen", "listen:cellar", "listen:chapel"]
    assert said(table, 1, "room:tower") == "You know whether the idol is there."


@pytest.mark.rule("ash.end.1")
def test_who_finds_the_idol_wins_with_all_investigators() -> None:
    table = choose(hour(idol="kitchen"), "play:cold-breath:1", "rest", "go:kitchen")
    assert won(table) == ("found", {KEEPER: False, 1: True, 2: True})


@pytest.mark.rule("ash.end.2")
def test_the_keeper_wins_at_midnight() -> None:
    table = hour(2)
    table.state.hour = table.state.midnight
    choose(table, "play:cold-breath:1", "rest")
    assert won(table) == ("midnight", {KEEPER: True, 1: False})


@pytest.mark.rule("ash.end.3")
def test_the_keeper_wins_when_all_have_fled() -> None:
    assert won(struck("cold-breath", courage=1)) == ("fled", {KEEPER: True, 1: False})
