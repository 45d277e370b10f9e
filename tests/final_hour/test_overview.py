"""The frame of the game: who plays, how long it lasts, how it ends, what a round is made of."""

import pytest

from miskatonic import SetupError, new_game
from miskatonic.games.final_hour.events import (
    ActionPlaced,
    ActionRevealed,
    GateRevealed,
    LeadPassed,
    PriorityPlayed,
    PriorityPlayedFaceDown,
    Reckoning,
    RoundBegan,
)
from miskatonic.games.final_hour.play import Table

from .given import Situation, choose, given, keys
from .published import facts
from .whole_games import VOTE, play_on, whole_game

ROUNDS = facts("tokens")["rounds"]
MOONS = (3, 8, 13, 18, 23, 28)
STARS = (4, 9, 14, 19, 24, 29)


def calm(players: int, seed: int = 1) -> Situation:
    """A game in which no standard monster is left to come, so that it lasts."""
    situation = given(players, seed=seed)
    situation.state.cup.tokens.clear()
    return situation


def at_the_ritual(*, won: bool) -> Table:
    """Three investigators lay down all the cards they need, or none of them."""
    hands = (
        (MOONS[:4], (*MOONS[4:], *STARS[:2]), STARS[2:]) if won else ((1, 2, 5, 6), (7, 10, 11, 12), (15, 16, 17, 20))
    )
    situation = given(players=3).ritual("moon", "star")
    for who, hand in enumerate(hands):
        situation.hand(who, hand)
    table = situation.table("ritual.attempt")
    for seat, hand in enumerate(hands):
        table.choose(f"leave-out:{min(hand)}", seat)
    return table


@pytest.mark.rule("fh.overview.2")
@pytest.mark.parametrize("won", [True, False])
def test_all_players_win_or_all_players_lose(won: bool) -> None:
    table = at_the_ritual(won=won)
    assert table.result is not None
    assert table.result.won == {0: won, 1: won, 2: won}


@pytest.mark.rule("fh.overview.2")
def test_the_defeat_of_one_investigator_is_the_defeat_of_all() -> None:
    situation = given(players=3, ancient_one="cthulhu").lead(1).health(1, 1)
    table = omens_of_three(situation).table("ancient-one.reckoning")
    assert table.result is not None
    assert table.result.won == {0: False, 1: False, 2: False}


@pytest.mark.rule("fh.overview.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_finished_game_has_one_outcome_for_every_seat(players: int) -> None:
    for seed in range(6):
        *_, table = whole_game(players, seed)
        assert table.result is not None
        assert sorted(table.result.won) == list(range(players))
        assert len(set(table.result.won.values())) == 1


@pytest.mark.rule("fh.overview.4")
@pytest.mark.parametrize("players", [0, 5, -1, 2.5, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=players)  # type: ignore[arg-type]


@pytest.mark.rule("fh.overview.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_play_by_the_standard_rules(players: int) -> None:
    table = new_game("final-hour", players=players)
    view = table.view(0)
    assert not view.solo
    assert [each.seat for each in view.investigators] == list(range(players))
    assert table.decision.rule == "fh.play-priority.8"


@pytest.mark.rule("fh.overview.4")
def test_one_player_plays_by_the_solo_rules() -> None:
    table = new_game("final-hour", players=1)
    view = table.view(0)
    assert view.solo
    assert [each.seat for each in view.investigators] == [0, 0]
    assert table.decision.rule == "fh.solo.6"


@pytest.mark.rule("fh.overview.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_in_which_nobody_hurries_lasts_exactly_eight_rounds(players: int) -> None:
    lengths: set[int] = set()
    for seed in range(8):
        *_, table = play_on(calm(players, seed).table("round.begin"), seed)
        assert table.result is not None
        if table.result.reason.startswith("ritual-") and table.result.reason != "ritual-site-overrun":
            lengths.add(table.result.rounds)
        assert table.result.rounds <= ROUNDS
    assert lengths == {ROUNDS}


@pytest.mark.rule("fh.overview.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_completed_round_consumes_one_of_eight_gate_tokens(players: int) -> None:
    for seed in range(6):
        for table in play_on(calm(players, seed).table("round.begin"), seed):
            if table.state.step in ("action.priority", "solo.keep"):
                assert len(table.state.gate_stack) == ROUNDS - (table.state.round - 1)


@pytest.mark.rule("fh.overview.5")
def test_the_empty_stack_ends_the_game_whatever_the_number_of_the_round() -> None:
    situation = calm(players=2).gates("trinity")
    situation.state.round = 3
    table = situation.table("ancient-one.gates")
    assert table.decision is not None and table.decision.rule == "fh.ritual.10"


@pytest.mark.rule("fh.overview.5")
def test_an_eighth_round_with_gates_left_does_not_end_the_game() -> None:
    situation = calm(players=2).gates("trinity", "trinity")
    situation.state.round = ROUNDS
    table = situation.table("ancient-one.gates")
    assert table.decision is not None and table.decision.rule == VOTE
    choose(table, "wait", "wait")
    assert table.state.round == ROUNDS + 1


def omens_of_three(situation: Situation) -> Situation:
    """Four cards were played this round, with three omens together."""
    for title, number in zip(
        ("parasol-and-poise", "well-connected", "matched-pair", "grand-gala"), (1, 4, 2, 6), strict=True
    ):
        situation.play(0, title, number, revealed=True)
    return situation


@pytest.mark.rule("fh.round.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_the_action_phase_and_then_the_ancient_one_phase(players: int) -> None:
    played = (PriorityPlayed, PriorityPlayedFaceDown)
    phases = (RoundBegan, *played, ActionRevealed, Reckoning, GateRevealed, LeadPassed)
    for table in play_on(calm(players).table("round.begin"), seed=1):
        if table.state.round == 3:
            break
    told = [type(event) for event in table.events if isinstance(event, phases)]
    told = [PriorityPlayed if kind in played else kind for kind in told]
    one_round = [RoundBegan, *[PriorityPlayed] * 4, *[ActionRevealed] * 4, Reckoning, GateRevealed, LeadPassed]
    assert told == [*one_round, *one_round, RoundBegan]


@pytest.mark.rule("fh.round.1")
def test_alone_too_a_round_is_the_action_phase_and_then_the_ancient_one_phase() -> None:
    phases = (RoundBegan, ActionPlaced, Reckoning, GateRevealed)
    for table in play_on(calm(players=1).table("round.begin"), seed=1):
        if table.state.round == 3:
            break
    told = [type(event) for event in table.events if isinstance(event, phases)]
    one_round = [RoundBegan, *[ActionPlaced] * 4, Reckoning, GateRevealed]
    assert told == [*one_round, *one_round, RoundBegan]


@pytest.mark.rule("fh.round.2")
def test_after_the_ancient_one_phase_the_next_round_begins() -> None:
    table = calm(players=2).table("ancient-one.lead")
    before = table.state.round
    choose(table, "wait", "wait")
    assert table.state.round == before + 1
    assert table.state.step == "action.priority"


@pytest.mark.rule("fh.round.2")
def test_no_round_begins_when_the_ritual_is_attempted() -> None:
    table = calm(players=2).table("ancient-one.lead")
    before = table.state.round
    choose(table, "ready", "ready")
    assert [key.split(":")[0] for key in keys(table)] == ["leave-out"] * 4
    table.choose(0)
    table.choose(0)
    assert table.result is not None and table.state.round == before


@pytest.mark.rule("fh.round.2")
def test_no_round_begins_when_the_game_ended_in_the_ancient_one_phase() -> None:
    situation = given(players=2, ancient_one="cthulhu").lead(0).health(0, 1)
    situation.state.round = 2
    table = omens_of_three(situation).table("ancient-one.reckoning")
    assert table.result is not None and table.decision is None
    assert table.state.round == 2
    assert not [event for event in table.events if isinstance(event, (GateRevealed, RoundBegan))]
