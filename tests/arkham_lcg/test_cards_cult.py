"""The cult of Umôrdhoth: the unique cultists of The Midnight Masks."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import damage_enemy

from .given import AGNES, ROLAND, Scene, given
from .names import (
    ARKHAM_ASYLUM,
    FIRST_BANK_OF_ARKHAM,
    GRAVEYARD,
    HERMAN_COLLINS,
    KNIFE,
    MISKATONIC_UNIVERSITY,
    NORTHSIDE,
    PETER_WARREN,
    RUTH_TURNER,
    ST_MARYS_HOSPITAL,
    SWARM_OF_RATS,
    UNCOVERING_THE_CONSPIRACY,
    VICTORIA_DEVEREUX,
    WOLF_MAN_DREW,
)
from .scenes import harm, last_test

CULT = (WOLF_MAN_DREW, HERMAN_COLLINS, PETER_WARREN, VICTORIA_DEVEREUX, RUTH_TURNER)


def arkham(*investigators: str) -> Scene:
    return given(*investigators, adventure="midnight-masks").has(horror=0)


@pytest.mark.parametrize(
    ("code", "fight", "bears", "evade", "taken"),
    [
        (WOLF_MAN_DREW, 4, 4, 2, (2, 0)),
        (HERMAN_COLLINS, 3, 4, 4, (1, 1)),
        (PETER_WARREN, 2, 3, 3, (1, 0)),
        (VICTORIA_DEVEREUX, 3, 3, 2, (1, 0)),
        (RUTH_TURNER, 2, 4, 5, (1, 0)),
    ],
)
def test_every_cultist_has_their_values(code: str, fight: int, bears: int, evade: int, taken: tuple[int, int]) -> None:
    scene = arkham(ROLAND).enemy(code, engaged=0).bag("-8")
    difficulties = [last_test(scene.do(f"{act}:{code}")).difficulty for act in ("fight", "evade")]
    assert difficulties == [fight, evade]
    scene.run(attack(scene.table, scene.card(code), 0))
    assert harm(scene) == taken
    scene.run(damage_enemy(scene.table, scene.card(code), bears - 1))
    assert scene.in_play(code)
    scene.run(damage_enemy(scene.table, scene.card(code), 1))
    assert not scene.in_play(code)


@pytest.mark.parametrize(
    ("code", "at"),
    [
        (WOLF_MAN_DREW, FIRST_BANK_OF_ARKHAM),
        (HERMAN_COLLINS, GRAVEYARD),
        (PETER_WARREN, MISKATONIC_UNIVERSITY),
        (VICTORIA_DEVEREUX, NORTHSIDE),
        (RUTH_TURNER, ST_MARYS_HOSPITAL),
    ],
)
def test_every_cultist_is_found_at_their_place(code: str, at: str) -> None:
    scene = arkham(ROLAND).has(clues=2)
    scene.state.cultists.append(scene.take(code))
    scene.turn(0).do(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    places = (FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM) if at == FIRST_BANK_OF_ARKHAM else (at,)
    assert scene.state.codes[scene.entry(code).location] in places


@pytest.mark.parametrize("code", CULT)
def test_every_cultist_is_worth_1(code: str) -> None:
    scene = arkham(ROLAND).enemy(code, engaged=0, damage=3).bag("+1").do(f"fight:{code}")
    assert [each.victory for each in scene.events("sent-to-victory-display")] == [1]


@pytest.mark.parametrize(("damage", "left"), [(2, 1), (1, 0), (0, 0)])
def test_drew_heals_1_damage_when_he_attacks(damage: int, left: int) -> None:
    scene = arkham(ROLAND).enemy(WOLF_MAN_DREW, engaged=0, damage=damage)
    scene.run(attack(scene.table, scene.card(WOLF_MAN_DREW), 0))
    assert (scene.harm(WOLF_MAN_DREW), harm(scene)) == (left, (2, 0))


PRICES = {HERMAN_COLLINS: {}, PETER_WARREN: {"clues": 2}, VICTORIA_DEVEREUX: {"resources": 5}}


def with_price(code: str, missing: int) -> Scene:
    """Roland beside a cultist, with what the cultist asks for, or a little less; the rats are engaged with him."""
    scene = arkham(ROLAND).has(resources=0, clues=0).enemy(code).enemy(SWARM_OF_RATS, engaged=0)
    scene.has(**{name: count - missing for name, count in PRICES[code].items()})
    return scene.hand(0, *[KNIFE] * (4 - missing)) if code == HERMAN_COLLINS else scene


@pytest.mark.parametrize("code", PRICES)
def test_a_cultist_who_gets_what_they_ask_for_goes_to_the_victory_display(code: str) -> None:
    scene = with_price(code, 0).do(f"activate:{code}")
    while scene.offers("discard:"):
        scene.do("discard:")
    assert scene.codes(scene.state.victory) == [code]
    assert (scene.who().clues, scene.who().resources, scene.who().hand, scene.events("attacked")) == (0, 0, [], [])


@pytest.mark.parametrize("code", PRICES)
def test_nothing_less_will_do(code: str) -> None:
    assert not with_price(code, 1).offers(f"activate:{code}")


def test_ruth_turner_breaks_down_when_evaded() -> None:
    scene = arkham(AGNES).enemy(RUTH_TURNER, engaged=0).bag("0").do(f"evade:{RUTH_TURNER}")
    assert (last_test(scene).difficulty, scene.in_play(RUTH_TURNER)) == (5, True)
    scene.bag("elder-sign").has(horror=4).do(f"evade:{RUTH_TURNER}")
    assert scene.codes(scene.state.victory) == [RUTH_TURNER]
