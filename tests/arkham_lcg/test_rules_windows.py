"""Player windows: who is asked, in which order, how often, and what they are offered."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import Card, Me, Table, fast, free
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.words import Kind
from miskatonic.kernel.flow import Flow

from .given import AGNES, DAISY, ROLAND, Scene, given
from .made_up import MakeUp
from .names import EMERGENCY_CACHE, EVIDENCE, KNIFE, MAGNIFYING_GLASS, MIND_OVER_MATTER, TRAPPED


@pytest.fixture
def windfall(made_up: MakeUp) -> str:
    """A fast event for any window."""
    made_up(EVIDENCE, "99101")

    class Windfall(Card, code="99101"):
        @fast()
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 3)

    return Windfall.code


def window(whistle: str, *investigators: str) -> Scene:
    """The window before the first turn; everybody can blow a whistle in it."""
    scene = given(*investigators)
    for who in range(len(investigators)):
        scene.asset(who, whistle)
    return scene.step("investigation.begin")


# Who is asked, and how often.


@pytest.mark.rule("lcg.triggered-ability.3")
def test_who_has_passed_is_asked_again_after_somebody_else_has_done_something(whistle: str) -> None:
    scene = window(whistle, ROLAND, AGNES)
    scene.do("pass")
    assert scene.seat() == 1
    scene.do(f"use:{whistle}")
    assert (scene.state.window, scene.seat()) == ("investigation", 0)
    scene.do(f"use:{whistle}")
    assert [each.resources for each in scene.state.investigators] == [6, 6]


@pytest.mark.rule("lcg.triggered-ability.3")
def test_who_has_done_something_may_do_more_before_the_others_are_asked(whistle: str) -> None:
    scene = window(whistle, ROLAND, AGNES).do(f"use:{whistle}")
    assert (scene.state.window, scene.seat()) == ("investigation", 0)


@pytest.mark.rule("lcg.triggered-ability.3")
def test_a_window_closes_when_all_have_passed_one_after_the_other(whistle: str) -> None:
    scene = window(whistle, ROLAND, AGNES, DAISY)
    asked: list[int | None] = []
    for answer in ("pass", "pass", f"use:{whistle}", "pass", "pass", "pass"):
        asked.append(scene.seat())
        scene.do(answer)
    assert asked == [0, 1, 2, 0, 1, 2]
    assert scene.offers("next-turn") and scene.state.window == ""


@pytest.mark.rule("lcg.triggered-ability.3", "lcg.player-order.1")
def test_outside_turns_a_window_goes_round_in_player_order(whistle: str) -> None:
    scene = window(whistle, ROLAND, AGNES, DAISY)
    scene.state.lead = 1
    asked = [scene.seat(), scene.do("pass").seat(), scene.do("pass").seat()]
    assert asked == [1, 2, 0]


@pytest.mark.rule("lcg.triggered-ability.3", "lcg.skill-test.st1.2")
def test_in_a_turn_the_one_whose_turn_it_is_comes_first_and_then_the_others_in_player_order(whistle: str) -> None:
    scene = window(whistle, ROLAND, AGNES, DAISY).turn(2).bag("0").do("pass", "pass", "investigate")
    assert scene.state.window == "test-begins"
    asked = [scene.seat(), scene.do("pass").seat(), scene.do("pass").seat()]
    assert asked == [2, 0, 1]


@pytest.mark.rule("lcg.triggered-ability.3")
def test_who_is_eliminated_in_a_window_is_not_asked_any_more(made_up: MakeUp) -> None:
    """Anybody in play could advance the act: they have the clues for it."""
    made_up(EMERGENCY_CACHE, "99102", type=Kind.ASSET)

    class DreadfulBook(Card, code="99102"):
        @free()
        def read_aloud(self, table: Table, me: Me) -> Flow[None]:
            yield from take(table, 2, horror=9, direct=True)

    scene = given(ROLAND, AGNES, DAISY).asset(1, "99102").has(0, clues=6)
    assert (scene.seat(), scene.offers(f"use:{TRAPPED}")) == (1, True)
    scene.do("use:99102", "pass")
    assert scene.who(2).fate is Fate.DEFEATED
    assert scene.seat() == 0


# What is offered.


@pytest.mark.rule("lcg.fast.4", "lcg.fast.6", "lcg.fast.8")
def test_of_several_fast_cards_only_those_are_offered_whose_time_it_is(windfall: str) -> None:
    scene = given(DAISY, ROLAND).hand(0, MIND_OVER_MATTER, MAGNIFYING_GLASS, windfall).turn(1)
    assert (scene.seat(), scene.keys()) == (0, [f"play:{windfall}", "pass"])
    scene.turn(0)
    assert all(scene.offers(f"play:{code}") for code in (MIND_OVER_MATTER, MAGNIFYING_GLASS, windfall))


@pytest.mark.rule("lcg.fast.6")
def test_every_fast_card_of_a_hand_is_offered_once_wherever_it_is_in_the_hand() -> None:
    scene = given(DAISY).hand(0, KNIFE, MAGNIFYING_GLASS, EMERGENCY_CACHE, MIND_OVER_MATTER, MAGNIFYING_GLASS)
    wanted = [f"play:{MAGNIFYING_GLASS}", f"play:{MIND_OVER_MATTER}"]
    offered = [key.partition("#")[0] for key in list(scene.keys())]
    assert sorted(key for key in offered if key in wanted) == wanted


@pytest.mark.rule("lcg.play.1")
def test_a_fast_asset_one_cannot_pay_for_is_not_offered() -> None:
    scene = given(DAISY).hand(0, MAGNIFYING_GLASS).has(0, resources=0)
    assert not scene.offers(f"play:{MAGNIFYING_GLASS}")
