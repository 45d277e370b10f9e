"""Every Ancient One won and lost in every way it can be, by script."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import ANCIENT_ONES, MYSTERIES
from miskatonic.games.eldritch.health import devour, lose
from miskatonic.games.eldritch.mythos_phase import end_phase
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.replacing import replace_investigators
from miskatonic.games.eldritch.words import Harm, say
from miskatonic.kernel.flow import Result

from .given import Situation, given

ALL = list(ANCIENT_ONES)
AWAKENING = ["cthulhu", "shub-niggurath", "yog-sothoth"]
OF = {id: next(card.id for card in MYSTERIES.values() if card.ancient_one == id and card.goal.clues) for id in ALL}
"""A mystery of each that clues solve."""


def ended(game: Situation) -> tuple[str, set[bool]]:
    """How the game is over: why, and who has won."""
    result = game.table.result
    assert result is not None, "the game goes on"
    assert game.table.decision is None
    return result.reason, set(result.won.values())


def told(result: Result | None) -> tuple[str, set[bool]]:
    assert result is not None, "the game goes on"
    return result.reason, set(result.won.values())


def in_the_third_mystery(ancient_one: str, *investigators: str) -> Situation:
    """Two mysteries are solved, and the third one will be at the end of the Mythos Phase."""
    game = given(*(investigators or ("leo-anderson",)), ancient_one=ancient_one)
    return game.mystery(OF[ancient_one]).done_mystery().solved(2).quiet_cup()


# Won by the mysteries.


@pytest.mark.rule("eh.mystery.1", "eh.win-lose.3", "eh.win-lose.1")
@pytest.mark.parametrize("ancient_one", ALL)
def test_three_mysteries_win_while_the_ancient_one_sleeps(ancient_one: str) -> None:
    game = in_the_third_mystery(ancient_one).mythos("strange-sightings")
    assert ended(game) == ("mysteries-solved", {True})


@pytest.mark.rule("eh.mystery.1")
@pytest.mark.parametrize("ancient_one", ALL)
def test_two_mysteries_do_not(ancient_one: str) -> None:
    game = given("silas-marsh", ancient_one=ancient_one).stand(0, "3").mystery(OF[ancient_one]).done_mystery().solved(1)
    game.quiet_cup().mythos("strange-sightings")
    assert (game.table.result, len(game.state.solved)) == (None, 2)


# Azathoth.


@pytest.mark.rule("eh.win-lose.1", "eh.win-lose.6")
def test_azathoth_awake_is_the_end() -> None:
    game = given(players=2, ancient_one="azathoth").quiet_cup().doom(1).gate("london").mythos("strange-sightings")
    assert ended(game) == ("azathoth", {False})


# Cthulhu.


def test_cthulhu_is_beaten_where_he_rises() -> None:
    game = given("lily-chen", ancient_one="cthulhu").awake().stand(0, "3").solved(3).monster("cthulhu", "3", lost=2)
    (cthulhu,) = game.monsters("3")
    asked = game.run(fight(game.table, 0, cthulhu), dice="6 6 6")
    assert told(asked.result) == ("final-mystery", {True})


@pytest.mark.rule("eh.win-lose.2", "eh.win-lose.8", "eh.combat.10")
def test_cthulhu_and_the_last_investigator_beat_each_other() -> None:
    game = given("lily-chen", ancient_one="cthulhu").awake().stand(0, "3").solved(3).monster("cthulhu", "3", lost=3)
    game.health(0, 1)
    (cthulhu,) = game.monsters("3")
    asked = game.run(fight(game.table, 0, cthulhu), dice="6 6 1")
    assert told(asked.result) == ("final-mystery", {True})


@pytest.mark.rule("eh.win-lose.8", "eh.combat.10")
def test_cthulhu_beats_the_last_investigator_alone() -> None:
    game = given("lily-chen", ancient_one="cthulhu").awake().stand(0, "3").solved(3).monster("cthulhu", "3", lost=2)
    game.health(0, 1)
    (cthulhu,) = game.monsters("3")
    asked = game.run(fight(game.table, 0, cthulhu), "space:sydney", dice="6 6 1")
    assert told(asked.result) == ("all-eliminated", {False})


@pytest.mark.rule("eh.win-lose.4", "eh.eliminated.5")
def test_cthulhu_takes_the_last_sanity_in_a_reckoning() -> None:
    game = given(players=2, ancient_one="cthulhu").awake().sanity(0, 2).sanity(1, 2)
    game.state.sheet_tokens = 2
    asked = game.in_mythos_phase().run(reckon(game.table))
    assert told(asked.result) == ("all-eliminated", {False})


@pytest.mark.rule("eh.eliminated.5")
def test_as_long_as_somebody_keeps_some_the_game_goes_on() -> None:
    """The second has lost more than the first, because a defeat puts a token onto the sheet."""
    game = given(players=2, ancient_one="cthulhu").awake().sanity(0, 2).sanity(1, 4)
    game.state.sheet_tokens = 2
    asked = game.in_mythos_phase().run(reckon(game.table))
    assert asked.result is None
    assert [each.fate for each in game.state.investigators] == ["eliminated", "in-play"]
    assert (game[1].sanity.left, game.state.lead) == (1, 1)


@pytest.mark.rule("eh.eliminated.5", "eh.defeated.12")
def test_whoever_fell_before_he_awoke_comes_back_after_the_others_are_gone() -> None:
    game = given(players=2, ancient_one="cthulhu").doom(1).health(1, 1).sanity(0, 1)
    game.run(lose(game.table, 1, Harm.HEALTH, 1))
    game.state.sheet_tokens = 1
    assert game.in_mythos_phase().run(reckon(game.table)).result is None
    assert [each.fate for each in game.state.investigators] == ["eliminated", "defeated"]
    game.run(replace_investigators(game.table), "join:silas-marsh")
    assert game[1].in_play


# Shub-Niggurath.


def test_shub_niggurath_is_beaten_in_the_woods() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").awake().stand(0, "heart-of-africa").solved(3)
    game.monster("shub-niggurath", "heart-of-africa", lost=3)
    asked = game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6")
    assert told(asked.result) == ("final-mystery", {True})


@pytest.mark.rule("eh.ancient-one.7")
def test_shub_niggurath_is_not_beaten_before_the_mysteries_are_solved() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").awake().stand(0, "heart-of-africa").solved(2)
    game.monster("shub-niggurath", "heart-of-africa", lost=3)
    assert game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6").result is None
    assert game.kinds() == ["shub-niggurath"]


def test_shub_niggurath_is_joined_by_too_many() -> None:
    game = given(players=2, ancient_one="shub-niggurath").doom(1).gate("london").stand(0, "5").stand(1, "5")
    for kind in ("ghoul", "ghoul", "goat-spawn", "goat-spawn"):
        game.monster(kind, "rome")
    game.quiet_cup().ongoing("stars-aligned").gate("tokyo").mythos("rally-the-people")
    assert ended(game) == ("shub-niggurath", {False})


# Yog-Sothoth.


@pytest.mark.parametrize(("players", "tokens"), [(1, 1), (2, 1), (3, 2), (8, 4)])
def test_yog_sothoth_is_shut_out_with_enough_tokens(players: int, tokens: int) -> None:
    game = given(players=players, ancient_one="yog-sothoth").awake().solved(3).gate("london")
    deck = "special-the-key-and-the-gate"
    for number in range(tokens):
        assert game.table.result is None, f"{number} of {tokens} tokens"
        game.stand(0, "london").sanity(0, 7).top_encounter(deck, f"{deck}-6").encounter()
        game.do("final", dice="6 1 6 1 1 1")
        game.state.result = game.table.result
    assert ended(game) == ("final-mystery", {True})


def test_yog_sothoth_comes_through_three_gates() -> None:
    game = given(players=2, ancient_one="yog-sothoth").awake().gate("london", "tokyo", "buenos-aires").quiet_cup()
    game.mythos("strange-sightings")
    assert ended(game) == ("yog-sothoth", {False})


# In other ways.


@pytest.mark.rule("eh.win-lose.4", "eh.eliminated.5", "eh.eliminated.2", "eh.faq.35")
@pytest.mark.parametrize("ancient_one", ALL)
def test_without_investigators_to_choose_from_all_are_out(ancient_one: str) -> None:
    game = given(players=2, ancient_one=ancient_one).in_mythos_phase()
    game.state.unused = []
    game.run(lose(game.table, 0, Harm.HEALTH, 20))
    game.run(lose(game.table, 1, Harm.SANITY, 20))
    asked = game.run(end_phase(game.table))
    assert told(asked.result) == ("all-eliminated", {False})


@pytest.mark.rule("eh.faq.34")
@pytest.mark.parametrize("ancient_one", ALL)
def test_all_defeated_at_once_while_it_sleeps_come_back_as_others(ancient_one: str) -> None:
    game = given(players=2, ancient_one=ancient_one).in_mythos_phase()
    game.run(lose(game.table, 0, Harm.HEALTH, 20))
    game.run(lose(game.table, 1, Harm.SANITY, 20))
    asked = game.run(end_phase(game.table), "join:silas-marsh", "join:jim-culver", "keep")
    assert asked.result is None
    assert [each.id for each in game.state.investigators] == ["jim-culver", "silas-marsh"]


@pytest.mark.rule("eh.win-lose.4", "eh.faq.35", "eh.ancient-one.8")
@pytest.mark.parametrize("ancient_one", AWAKENING)
def test_the_last_one_defeated_or_devoured_after_the_awakening_loses(ancient_one: str) -> None:
    game = given(players=2, ancient_one=ancient_one).awake()
    assert game.run(devour(game.table, 0)).result is None
    assert told(game.run(lose(game.table, 1, Harm.SANITY, 20)).result) == ("all-eliminated", {False})


@pytest.mark.rule("eh.win-lose.5", "eh.mythos.2")
@pytest.mark.parametrize("ancient_one", ALL)
def test_without_a_mythos_card_all_is_lost(ancient_one: str) -> None:
    game = given(players=2, ancient_one=ancient_one)
    game.state.mythos = []
    assert ended(game.mythos()) == ("mythos-empty", {False})


@pytest.mark.rule("eh.win-lose.2", "eh.mythos.2")
@pytest.mark.parametrize("ancient_one", ALL)
def test_without_a_mythos_card_the_third_mystery_still_wins(ancient_one: str) -> None:
    game = in_the_third_mystery(ancient_one)
    game.state.mythos = []
    assert ended(game.mythos()) == ("mysteries-solved", {True})


@pytest.mark.rule("eh.mythos.2", "eh.mystery.7")
@pytest.mark.parametrize("ancient_one", AWAKENING)
def test_it_does_not_when_the_ancient_one_is_awake(ancient_one: str) -> None:
    game = in_the_third_mystery(ancient_one, "silas-marsh").stand(0, "3").awake()
    game.state.mythos = []
    assert ended(game.mythos()) == ("mythos-empty", {False})


@pytest.mark.rule("eh.win-lose.1")
@pytest.mark.parametrize("ancient_one", ALL)
@pytest.mark.parametrize("rumor", ["dimensions-collide", "web-between-worlds"])
def test_a_rumor_that_runs_out_loses(ancient_one: str, rumor: str) -> None:
    game = given("leo-anderson", ancient_one=ancient_one).stand(0, "5").quiet_cup().ongoing(rumor, 1).gate("istanbul")
    assert ended(game.mythos("rally-the-people")) == (rumor, {False})


@pytest.mark.rule("eh.win-lose.1")
@pytest.mark.parametrize("ancient_one", ALL)
def test_without_expeditions_the_secrets_of_the_past_are_lost(ancient_one: str) -> None:
    game = given("leo-anderson", ancient_one=ancient_one).stand(0, "5").quiet_cup().ongoing("secrets-of-the-past")
    game.state.expeditions.cards = ["expedition-amazon-1", "expedition-amazon-2"]
    assert ended(game.mythos("rally-the-people")) == ("secrets-of-the-past", {False})


# At the same time, or not.


@pytest.mark.rule("eh.win-lose.7", "eh.win-lose.1")
def test_a_mystery_that_would_be_solved_at_the_end_of_the_phase_comes_too_late() -> None:
    game = in_the_third_mystery("azathoth").doom(1).gate("london").mythos("strange-sightings")
    assert ended(game) == ("azathoth", {False})
    assert len(game.state.solved) == 2


@pytest.mark.rule("eh.win-lose.2")
def test_the_third_mystery_wins_although_the_last_player_would_be_out_at_the_same_time() -> None:
    game = in_the_third_mystery("azathoth").in_mythos_phase()
    game.state.unused = []
    game.run(lose(game.table, 0, Harm.HEALTH, 20))
    asked = game.run(end_phase(game.table))
    assert told(asked.result) == ("mysteries-solved", {True})


@pytest.mark.rule("eh.eliminated.4")
def test_whoever_is_out_wins_with_the_others() -> None:
    game = given("lily-chen", "leo-anderson", ancient_one="cthulhu").awake().stand(0, "3").solved(3)
    game.monster("cthulhu", "3", lost=4)
    game.run(devour(game.table, 1))
    asked = game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 1")
    assert asked.result is not None
    assert asked.result.won == {0: True, 1: True}


REASONS = ["mysteries-solved", "final-mystery", "azathoth", "shub-niggurath", "yog-sothoth", "all-eliminated"]
REASONS += ["mythos-empty", "dimensions-collide", "web-between-worlds", "secrets-of-the-past"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("reason", REASONS)
def test_every_end_is_told(reason: str, language: str) -> None:
    text = say(f"result-{reason}").text(language)
    assert text
    assert "result-" not in text
