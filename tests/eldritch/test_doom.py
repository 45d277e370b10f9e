"""Doom and the omen: both tracks, and the awakening."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.components import ANCIENT_ONES
from miskatonic.games.eldritch.doom import advance_doom, advance_omen, move_omen, retreat_doom
from miskatonic.games.eldritch.encounters import meet_fallen
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.setup import begin
from miskatonic.games.eldritch.words import OMEN_TRACK, Harm, Omen

from .given import given

GREEN, BLUE, RED, BLUE_AGAIN = range(4)


@pytest.mark.rule("eh.doom.1", "eh.doom.3")
def test_doom_advances_toward_0() -> None:
    game = given(ancient_one="cthulhu").doom(9)
    game.run(advance_doom(game.table, 3))
    assert (game.state.doom, game.state.awake) == (6, False)


@pytest.mark.rule("eh.doom.2")
def test_doom_retreats_away_from_0() -> None:
    game = given().doom(5)
    retreat_doom(game.table, 2)
    assert game.state.doom == 7


@pytest.mark.rule("eh.doom.4", "eh.win-lose.6")
def test_at_0_the_ancient_one_awakens_and_the_game_goes_on() -> None:
    game = given(ancient_one="cthulhu").doom(1)
    asked = game.run(advance_doom(game.table))
    assert (game.state.doom, game.state.awake, asked.result) == (0, True, None)


def test_the_last_space_before_0_awakens_nobody() -> None:
    game = given(ancient_one="cthulhu").doom(2)
    game.run(advance_doom(game.table))
    assert (game.state.doom, game.state.awake) == (1, False)


@pytest.mark.rule("eh.doom.5")
def test_doom_never_retreats_from_an_ancient_one_that_is_awake() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").awake().fallen("leo-anderson", "rome").stand(0, "rome")
    retreat_doom(game.table, 2)
    game.run(meet_fallen(game.table, 0, "leo-anderson"), dice="6 6")
    assert (game.state.doom, game.state.awake) == (0, True)


@pytest.mark.rule("eh.doom.6")
def test_after_the_awakening_doom_does_what_the_sheet_says_and_the_token_stays() -> None:
    game = given(ancient_one="cthulhu").awake()
    game.run(advance_doom(game.table, 2))
    assert (game.state.doom, game.state.sheet_tokens) == (0, 2)


@pytest.mark.rule("eh.doom.7")
def test_what_is_left_of_an_advance_counts_after_the_awakening() -> None:
    game = given(ancient_one="cthulhu").doom(1)
    game.run(advance_doom(game.table, 3))
    assert (game.state.doom, game.state.awake, game.state.sheet_tokens) == (0, True, 2)


@pytest.mark.rule("eh.doom.7")
def test_the_awakening_comes_before_what_is_left() -> None:
    game = given(ancient_one="shub-niggurath").doom(1).next_monster("cultist")
    game.run(advance_doom(game.table, 2))
    assert game.kinds("heart-of-africa") == ["cultist", "shub-niggurath"]


@pytest.mark.rule("eh.doom.8.ltp")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_doom_begins_where_the_sheet_says(ancient_one: str) -> None:
    assert begin(GAME.setup(2, 1, {"ancient_one": ancient_one})).doom == ANCIENT_ONES[ancient_one].doom


# The omen.


@pytest.mark.rule("eh.omen.5.ltp")
def test_the_omen_track_is_a_ring_of_four() -> None:
    assert OMEN_TRACK == (Omen.GREEN, Omen.BLUE, Omen.RED, Omen.BLUE)


@pytest.mark.rule("eh.omen.6.ltp", "eh.omen.1")
def test_the_omen_begins_on_the_comet() -> None:
    state = begin(GAME.setup(2, 1, {}))
    assert state.current_omen is Omen.GREEN


@pytest.mark.rule("eh.omen.1", "eh.omen.2")
@pytest.mark.parametrize(("place", "then"), [(0, Omen.BLUE), (1, Omen.RED), (2, Omen.BLUE), (3, Omen.GREEN)])
def test_the_omen_moves_clockwise_round_the_ring(place: int, then: Omen) -> None:
    game = given().omen(place)
    game.run(advance_omen(game.table))
    assert game.state.current_omen is then
    assert game.state.omen == (place + 1) % 4


@pytest.mark.rule("eh.omen.3", "eh.gate.9.ltp")
def test_doom_advances_for_every_gate_of_the_new_omen_only() -> None:
    game = given().doom(15).omen(BLUE).gate("arkham", "rome", "london", "istanbul")
    game.run(advance_omen(game.table))
    assert game.state.doom == 13


@pytest.mark.rule("eh.omen.4", "eh.omen.2")
def test_every_space_entered_on_the_way_counts() -> None:
    game = given().doom(15).omen(GREEN).gate("london", "tokyo", "arkham", "istanbul")
    game.run(advance_omen(game.table, 2))
    assert (game.state.current_omen, game.state.doom) == (Omen.RED, 12)


@pytest.mark.rule("eh.omen.4")
def test_the_space_it_leaves_does_not_count() -> None:
    game = given().doom(15).omen(GREEN).gate("istanbul", "san-francisco")
    game.run(advance_omen(game.table))
    assert game.state.doom == 15


@pytest.mark.rule("eh.omen.3")
def test_an_omen_that_is_moved_does_not_advance() -> None:
    game = given().doom(15).gate("london")
    move_omen(game.table, BLUE)
    assert (game.state.current_omen, game.state.doom) == (Omen.BLUE, 15)


@pytest.mark.rule("eh.faq.30", "eh.faq.31")
def test_tokens_on_the_green_space_come_on_top_of_the_green_gates() -> None:
    game = given(ancient_one="azathoth").doom(15).omen(BLUE_AGAIN).gate("istanbul", "san-francisco", "rome")
    game.state.omen_tokens[GREEN] = 3
    game.run(advance_omen(game.table))
    assert game.state.doom == 10


@pytest.mark.rule("eh.doom.4", "eh.eliminated.3")
def test_a_defeat_that_awakens_the_ancient_one_came_before_it() -> None:
    game = given(players=2, ancient_one="shub-niggurath").doom(1).health(0, 1)
    game.run(lose(game.table, 0, Harm.HEALTH, 1))
    assert (game.state.awake, game[0].fate) == (True, "defeated")
    assert game.kinds("heart-of-africa") == ["shub-niggurath"]


@pytest.mark.rule("eh.doom.5")
@pytest.mark.parametrize("awake", [False, True])
def test_nobody_may_choose_a_retreat_of_doom_once_the_ancient_one_is_awake(awake: bool) -> None:
    game = given("leo-anderson", ancient_one="cthulhu").doom(9)
    if awake:
        game.awake()
    asked = game.effect({"do": "may", "then": [{"do": "retreat-doom"}]}, *([] if awake else ["yes"]))
    assert (len(asked.decisions), game.state.doom) == ((0, 0) if awake else (1, 10))
