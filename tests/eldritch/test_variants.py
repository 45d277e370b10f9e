"""Optional rules: difficulty, a starting rumor, the score of a victory."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.components import ANCIENT_ONES, MYTHOS
from miskatonic.games.eldritch.mythos_phase import end_phase
from miskatonic.games.eldritch.play import lose as lose_game
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.rumors import rumors
from miskatonic.games.eldritch.score import score
from miskatonic.games.eldritch.setup import begin
from miskatonic.kernel.flow import GameOver
from miskatonic.kernel.table import Table

from .given import Situation, given
from .mythos_play import event

# Difficulty.


@pytest.mark.rule("eh.difficulty.1", "eh.difficulty.4", "eh.difficulty.5")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
@pytest.mark.parametrize(("difficulty", "missing"), [("easy", "hard"), ("hard", "easy"), ("normal", None)])
def test_cards_of_a_grade_stay_in_the_box(difficulty: str, missing: str | None, ancient_one: str) -> None:
    grades = {"easy": 0, "normal": 0, "hard": 0}
    for seed in range(6):
        state = begin(GAME.setup(2, seed, {"difficulty": difficulty, "ancient_one": ancient_one}))
        for card in state.mythos:
            grades[MYTHOS[card].difficulty] += 1
        assert sorted([*state.mythos, *state.mythos_box]) == sorted(MYTHOS)
        assert len(state.mythos) == sum(sum(stage.values()) for stage in ANCIENT_ONES[ancient_one].stages)
    assert {grade for grade, count in grades.items() if not count} == ({missing} if missing else set())


@pytest.mark.rule("eh.difficulty.1")
def test_without_a_wish_all_grades_are_used_and_there_is_no_starting_rumor() -> None:
    options = GAME.setup(2, 1, {}).options
    assert (options["difficulty"], options["starting_rumor_card"]) == ("normal", False)
    assert Table(GAME, GAME.setup(2, 1, {})).state.ongoing == []


@pytest.mark.rule("eh.difficulty.6", "eh.difficulty.7", "eh.difficulty.3")
def test_the_examples_of_the_rulebook_have_the_grades_it_names() -> None:
    assert (MYTHOS["the-world-fights-back"].difficulty, MYTHOS["the-storm"].difficulty) == ("easy", "hard")


# A starting rumor.


def started(seed: int, **options: object) -> Situation:
    """A game that began with a rumor, as far as the first turn."""
    game = given("silas-marsh", seed=seed, starting_rumor_card=True, **options)
    game.table = Table(GAME, game.setup)
    return game


def started_with(card: str, **options: object) -> Situation:
    for seed in range(400):
        game = started(seed, **options)
        if [each.card for each in game.state.ongoing] == [card]:
            return game
    raise AssertionError(f"no game begins with {card}")


@pytest.mark.rule("eh.starting-rumor.1", "eh.starting-rumor.3")
def test_one_unused_rumor_comes_from_the_box_and_brings_no_clues() -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = started(seed)
        (rumor,) = rumors(game.state)
        assert rumor.card not in (*game.state.mythos, *game.state.mythos_box, *game.state.mythos_discard)
        assert len(game.state.clues) == 1, "those of the set-up, and no more"
        assert game.state.round == 1
        seen.add(rumor.card)
    assert len(seen) > 5


@pytest.mark.rule("eh.starting-rumor.2", "eh.starting-rumor.4")
@pytest.mark.parametrize("card", ["lost-knowledge", "growing-madness"])
def test_it_comes_with_its_token_its_monster_and_its_eldritch_tokens(card: str) -> None:
    game = started_with(card)
    (rumor,) = game.state.ongoing
    assert rumor.tokens == MYTHOS[card].tokens
    if MYTHOS[card].epic:
        assert MYTHOS[card].epic in game.kinds("21")
    else:
        assert f"rumor:{card}" in game.stand(0, MYTHOS[card].space or "").encounter().keys


@pytest.mark.rule("eh.starting-rumor.4")
def test_by_another_reading_it_has_no_tokens_and_runs_out_with_the_first_that_would_leave() -> None:
    game = started_with("growing-madness", starting_rumor="bare")
    assert game.state.ongoing[0].tokens == 0
    assert game[0].sanity.left == game[0].sanity.most
    game.state.monsters, game.state.gates = [], []
    game.in_mythos_phase().run(reckon(game.table))
    assert (game.state.ongoing, game[0].sanity.most - game[0].sanity.left) == ([], 3)


def test_a_rumor_that_comes_later_has_its_tokens_by_either_reading() -> None:
    game = given("leo-anderson", starting_rumor="bare")
    event(game, "growing-madness")
    assert game.state.ongoing[0].tokens == 4


# The score.


def bare() -> Situation:
    return given("leo-anderson", "lily-chen").doom(0)


@pytest.mark.rule("eh.score.4")
def test_scoring_starts_at_0() -> None:
    assert score(bare().state) == 0


@pytest.mark.rule("eh.score.5")
def test_every_gate_adds_1() -> None:
    assert score(bare().gate("rome", "london", "tokyo").state) == 3


@pytest.mark.rule("eh.score.6")
@pytest.mark.parametrize(("monsters", "points"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_every_three_monsters_of_the_whole_board_add_1_rounded_up(monsters: int, points: int) -> None:
    game = bare().monster("nug", "london")
    for number in range(monsters - 1):
        game.monster("cultist", "rome" if number % 2 else "5")
    assert score(game.state) == points


@pytest.mark.rule("eh.score.7")
def test_curses_and_pacts_add_1_each_and_other_conditions_nothing() -> None:
    game = bare().card(0, "cursed", "dark-pact", "debt", "amnesia").card(1, "cursed")
    assert score(game.state) == 3


@pytest.mark.rule("eh.score.8")
def test_every_rumor_adds_3_and_other_cards_in_play_nothing() -> None:
    game = bare().ongoing("stars-aligned").ongoing("mysterious-lights").ongoing("strange-sightings")
    assert score(game.state) == 6


@pytest.mark.rule("eh.score.9")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(1, 0, -1), (2, 1, -1), (2, 2, -2), (4, 2, -2)])
def test_every_three_clues_of_all_together_take_1_away_rounded_up(mine: int, theirs: int, points: int) -> None:
    assert score(bare().clues(0, mine).clues(1, theirs).state) == points


@pytest.mark.rule("eh.score.10")
def test_every_blessing_takes_1_away() -> None:
    assert score(bare().card(0, "blessed").card(1, "blessed").state) == -2


@pytest.mark.rule("eh.score.11")
def test_doom_is_taken_away() -> None:
    assert score(bare().doom(7).state) == -7


@pytest.mark.rule("eh.score.2", "eh.difficulty.1")
def test_a_victory_is_scored_and_the_lower_is_the_better() -> None:
    def won(gates: tuple[str, ...]) -> float:
        game = given("leo-anderson").mystery("occult-research").done_mystery().solved(2).doom(4).gate(*gates)
        result = game.in_mythos_phase().run(end_phase(game.table)).result
        assert result is not None
        assert result.score is not None
        return result.score

    # A result tells how good it is: the score of the rulebook, -3 and -2, with its sign changed.
    assert (won(("rome",)), won(("rome", "tokyo"))) == (3, 2)


@pytest.mark.rule("eh.score.3")
def test_a_defeat_is_not_scored() -> None:
    game = given("leo-anderson").gate("rome")
    with pytest.raises(GameOver) as over:
        lose_game(game.table, "azathoth")
    assert over.value.result.score is None
