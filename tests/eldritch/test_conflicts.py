"""Effects at the same time, cards against rules, and what a card forbids."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.movement import enter
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.state import Scene

from .given import given
from .moments import happen


@pytest.mark.rule("eh.conflict.1")
def test_the_lead_orders_what_happens_at_the_same_time_in_the_mythos_phase() -> None:
    game = given(players=2).lead(1).monster("gnoph-keh", "rome").monster("deep-one", "rome").stand(0, "rome")
    game.state.phase, game.state.turn = "mythos", None
    first, second = (monster.token for monster in game.monsters())
    asked = game.run(reckon(game.table), f"reckon:{second}")
    assert asked.keys == [[f"reckon:{first}", f"reckon:{second}"]] and asked.decisions[0].seat == 1


@pytest.mark.rule("eh.conflict.1")
@pytest.mark.parametrize("first", ["gate-box", "akachi-onyele"])
def test_the_active_investigator_orders_what_follows_the_same_event(first: str) -> None:
    """Closing a gate brings Akachi a clue by the Gate Box, and takes her elsewhere."""
    game = given("leo-anderson", "akachi-onyele").stand(1, "london").card(1, "gate-box").gate("london", "tokyo")
    game.encounter(1)
    game.state.scene = Scene(1, "other-world", "", "")
    answers = [f"use:{first}", "yes"]
    asked = happen(game, [{"do": "close-gate"}], *answers, who=1, gate="london")
    assert asked.keys[0] == ["use:akachi-onyele", "use:gate-box"] and asked.decisions[0].seat == 1
    assert game[1].space == "tokyo" and len(game[1].clues) == 1


@pytest.mark.rule("eh.conflict.3")
def test_a_card_is_followed_against_the_rules() -> None:
    """Everybody may rest where there is no monster, but not with these sightings."""
    game = given("leo-anderson").stand(0, "rome").ongoing("strange-sightings").turn(0)
    assert "rest" not in game.keys


@pytest.mark.rule("eh.conflict.3")
def test_a_card_may_allow_what_the_rules_do_not() -> None:
    """Who wears the Pallid Mask has an encounter beside a monster."""
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "rome").card(0, "pallid-mask").encounter(0)
    game.do("unseen")
    assert "encounter:general" in game.keys and game.monsters("rome")


@pytest.mark.rule("eh.conflict.4")
def test_what_is_forbidden_no_other_card_allows() -> None:
    """Mysterious Lights: no gate is closed, though the encounter says so."""
    game = given("leo-anderson").stand(0, "london").gate("london").ongoing("mysterious-lights")
    game.state.scene = Scene(0, "other-world", "", "")
    happen(game, [{"do": "close-gate"}], gate="london")
    assert game.state.gates == ["london"]


MOVES: list[dict[str, Any]] = [
    {"do": "move", "n": 2},
    {"do": "move", "n": 2, "optional": True},
    {"do": "move-to", "space": "8"},
    {"do": "may", "then": [{"do": "move-anywhere"}]},
    {"do": "may", "then": [{"do": "move-to-clue-or-gate"}]},
    {"do": "move-to-nearest", "type": "sea"},
    {"do": "move-toward-gate"},
    {"do": "sail", "then": []},
]


@pytest.mark.rule("eh.conflict.5", "eh.conflict.4")
@pytest.mark.parametrize("move", MOVES, ids=lambda move: move["do"])
def test_no_effect_moves_the_detained(move: dict[str, Any]) -> None:
    game = given("leo-anderson").stand(0, "london").gate("tokyo").clue("13").card(0, "detained")
    assert not happen(game, [move]).decisions
    assert game[0].space == "london"


@pytest.mark.rule("eh.conflict.5")
def test_the_detained_do_not_travel() -> None:
    game = given("leo-anderson").stand(0, "london").card(0, "detained").turn(0)
    assert "travel" not in game.keys
    game.run(enter(game.table, 0, "rome"))
    assert game[0].space == "london"


@pytest.mark.rule("eh.conflict.5")
@pytest.mark.parametrize("detained", [0, 1])
def test_nobody_changes_places_with_the_detained(detained: int) -> None:
    game = given(players=2).stand(0, "london").stand(1, "rome").card(detained, "detained")
    assert not happen(game, [{"do": "swap-minds"}]).decisions
    assert [game[who].space for who in range(2)] == ["london", "rome"]


@pytest.mark.rule("eh.conflict.5")
def test_no_monster_carries_off_or_lures_the_detained() -> None:
    game = given("leo-anderson").stand(0, "london").monster("nightgaunt", "london").card(0, "detained")
    token = game.monsters()[0].token
    happen(game, [{"do": "carry-off"}], "space:rome", monster=token, at="london")
    assert game[0].space == "london" and game.kinds("rome") == ["nightgaunt"]
    game = given("leo-anderson").stand(0, "london").monster("serpent-people", "pyramids").card(0, "detained")
    happen(game, [{"do": "lure"}], monster=game.monsters()[0].token, at="pyramids")
    assert game[0].space == "london"
