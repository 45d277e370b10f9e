"""The words that build situations keep the game consistent."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.state import InPlay
from miskatonic.games.arkham_lcg.zones import put_into_play

from .given import AGNES, ATTIC, HALLWAY, PARLOR, ROLAND, given


def test_a_scene_starts_in_the_first_turn() -> None:
    scene = given(ROLAND)
    assert scene.seat() == 0
    assert scene.keys()[-1] == "end-turn"
    assert scene.offers("investigate")


def test_a_forced_token_decides_a_fight() -> None:
    scene = given(ROLAND).house().enemy("01160", engaged=0).bag("0")
    scene.do("fight:01160")
    assert scene.harm("01160") == 1


def test_cards_are_where_they_were_put() -> None:
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).hand(1, "01060").asset(0, "01018")
    assert scene.codes(scene.who(1).hand) == ["01060"]
    assert scene.place(HALLWAY) == scene.who(0).location
    assert scene.in_play("01018")
    assert scene.seat() == 0


def test_an_ally_whom_nobody_controls_does_nothing() -> None:
    scene = given(ROLAND).house().act(3).enemy("01160", engaged=0).bag("0")
    put_into_play(scene.table, scene.take("01117"), InPlay(location=scene.place(PARLOR)))
    scene.do("fight:01160")
    assert not scene.offers("use:01117")
