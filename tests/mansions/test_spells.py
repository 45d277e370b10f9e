"""The twenty backs of the four spells, passed and failed."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import casting
from miskatonic.games.mansions.components import SPELLS

from .answering import play
from .given import Situation, given

HERE = "foyer.s"
PASS, FAIL = "1", "10"


def a_cast(copy: str, die: str, **answers: str) -> Situation:
    """Harvey casts a copy on Jenny or on a shoggoth in his space; both he and Jenny are hurt."""
    game = given("harvey-walters", "jenny-barnes").stand(1, HERE).stand(2, HERE)
    game.hurt(1, 3, 3).hurt(2, 4, 4).spell(1, copy).monster("shoggoth", HERE, more=20).monster("cultist", "foyer.n")
    game.note_together()
    on: dict[str, Any] = {"chosen": 2} if SPELLS[copy[:-2]].target == "investigator" else {"monster": 1}
    play(game, casting.cast(game.table, 1, copy, **on), die, walk="stop", **answers)
    return game


def people(game: Situation) -> tuple[int, int, int, int]:
    """Damage and horror of Harvey, then of Jenny."""
    return game[1].damage, game[1].horror, game[2].damage, game[2].horror


@pytest.mark.rule("mom.spell.5")
@pytest.mark.parametrize(
    ("copy", "die", "after"),
    [
        ("soul-pact#1", PASS, (3, 3, 4, 3)),
        ("soul-pact#1", FAIL, (3, 3, 4, 3)),
        ("soul-pact#2", PASS, (4, 3, 4, 1)),
        ("soul-pact#2", FAIL, (4, 4, 4, 3)),
        ("soul-pact#3", PASS, (3, 3, 4, 2)),
        ("soul-pact#3", FAIL, (4, 3, 4, 3)),
        ("soul-pact#4", PASS, (3, 3, 4, 2)),
        ("soul-pact#4", FAIL, (3, 3, 4, 3)),
        ("soul-pact#5", PASS, (3, 3, 4, 3)),
        ("soul-pact#5", FAIL, (3, 3, 4, 3)),
        ("blood-pact#1", PASS, (3, 4, 1, 4)),
        ("blood-pact#1", FAIL, (4, 4, 3, 4)),
        ("blood-pact#2", PASS, (3, 3, 3, 4)),
        ("blood-pact#2", FAIL, (3, 4, 3, 4)),
        ("blood-pact#3", PASS, (3, 3, 2, 4)),
        ("blood-pact#3", FAIL, (3, 4, 3, 4)),
        ("blood-pact#4", PASS, (3, 3, 2, 4)),
        ("blood-pact#4", FAIL, (3, 3, 3, 4)),
        ("blood-pact#5", PASS, (3, 3, 3, 4)),
        ("blood-pact#5", FAIL, (3, 3, 3, 4)),
    ],
)
def test_pacts_heal_and_cost(copy: str, die: str, after: tuple[int, int, int, int]):
    assert people(a_cast(copy, die)) == after


@pytest.mark.parametrize(
    ("copy", "die", "dealt", "stun", "taken"),
    [
        ("shriveling#1", PASS, 6, 0, (0, 0)),
        ("shriveling#1", FAIL, 2, 0, (0, 1)),
        ("shriveling#2", PASS, 7, 1, (0, 1)),
        ("shriveling#2", FAIL, 3, 0, (0, 2)),
        ("shriveling#3", PASS, 5, 0, (0, 1)),
        ("shriveling#3", FAIL, 0, 0, (1, 1)),
        ("shriveling#4", PASS, 5, 1, (0, 0)),
        ("shriveling#4", FAIL, 0, 0, (0, 1)),
        ("shriveling#5", PASS, 5, 0, (0, 0)),
        ("shriveling#5", FAIL, 0, 0, (1, 0)),
        ("bind-monster#1", PASS, 0, 1, (0, 0)),
        ("bind-monster#1", FAIL, 0, 0, (0, 0)),
        ("bind-monster#2", PASS, 2, 1, (0, 0)),
        ("bind-monster#2", FAIL, 0, 0, (1, 1)),
        ("bind-monster#3", PASS, 0, 1, (0, 1)),
        ("bind-monster#3", FAIL, 0, 0, (0, 1)),
        ("bind-monster#4", PASS, 1, 1, (0, 0)),
        ("bind-monster#4", FAIL, 0, 0, (0, 1)),
        ("bind-monster#5", PASS, 0, 1, (0, 0)),
        ("bind-monster#5", FAIL, 0, 0, (0, 0)),
    ],
)
def test_spells_on_monsters(copy: str, die: str, dealt: int, stun: int, taken: tuple[int, int]):
    game = a_cast(copy, die)
    shoggoth = game.the("shoggoth")
    assert (shoggoth.damage, shoggoth.stun) == (dealt, stun)
    assert (game[1].damage - 3, game[1].horror - 3) == taken


@pytest.mark.rule("mom.spell.6")
@pytest.mark.parametrize("name", SPELLS)
@pytest.mark.parametrize("die", [PASS, FAIL])
def test_a_spell_is_kept_unless_its_back_takes_it_away(name: str, die: str):
    losing = {"soul-pact": 1, "blood-pact": 5, "shriveling": 5, "bind-monster": 5}[name]
    for back in range(1, 6):
        game = a_cast(f"{name}#{back}", die)
        lost = die == FAIL and back == losing
        assert len(game[1].spells) == (0 if lost else 1)
        assert len(game.state.spells[name]) == (5 if lost else 4)
        assert game.state.spells[name][0] == f"{name}#{back}"


def test_what_else_backs_do():
    assert a_cast("soul-pact#4", FAIL).state.threat == 3
    assert a_cast("soul-pact#5", FAIL).state.threat == 3
    assert len(a_cast("blood-pact#2", FAIL).told("keeper-drew")) == 1
    assert a_cast("blood-pact#4", FAIL)[1].space != HERE
    assert a_cast("shriveling#1", FAIL).state.fire == ["foyer"]
    assert a_cast("shriveling#5", PASS).the("shoggoth").space != HERE
    assert a_cast("bind-monster#1", FAIL).the("shoggoth").space != HERE
    assert a_cast("bind-monster#3", PASS).the("cultist").stun == 1
    assert a_cast("bind-monster#3", FAIL).state.darkness == ["foyer"]


def test_a_pact_lifts_a_trauma_card():
    for copy, kind, card in (("soul-pact#5", "insanity", "panic"), ("blood-pact#2", "injury", "broken-arm")):
        game = given("harvey-walters", "jenny-barnes").stand(1, HERE).stand(2, HERE).spell(1, copy)
        game.trauma(2, card, kind)
        play(game, casting.cast(game.table, 1, copy, chosen=1), PASS)
        assert getattr(game[2], kind) is None


@pytest.mark.rule("mom.named-monster.7.ltp")
@pytest.mark.parametrize(
    ("kind", "name", "left"), [("cultist", "", 0), ("maniac", "walter-lynch", 1), ("hound", "", 1)]
)
def test_shriveling_kills_humanoids_without_a_name(kind: str, name: str, left: int):
    game = given("harvey-walters").stand(1, HERE).spell(1, "shriveling#3").monster(kind, HERE, name=name, more=20)
    play(game, casting.cast(game.table, 1, "shriveling#3", monster=1), PASS)
    assert len(game.state.monsters) == left
