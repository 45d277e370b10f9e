"""The Ancient Ones: both sides of their sheets, the awakening, and what doom means after it."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.board import GATES
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import ANCIENT_ONES, ENCOUNTERS, MYSTERIES, TOKENS, Check, MonsterKind
from miskatonic.games.eldritch.doom import advance_doom, advance_omen
from miskatonic.games.eldritch.gates import spawn_gates
from miskatonic.games.eldritch.health import devour, lose
from miskatonic.games.eldritch.monsters import printed, spawn_kind
from miskatonic.games.eldritch.movement import enter
from miskatonic.games.eldritch.mythos_phase import end_phase
from miskatonic.games.eldritch.reckoning import reckon, reckon_ancient_one
from miskatonic.games.eldritch.setup import begin
from miskatonic.games.eldritch.words import Harm
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.table import Table
from tests.asking import Asked

from .given import Situation, given
from .published import facts

ALL = list(ANCIENT_ONES)


def hurt(game: Situation, who: int = 0) -> tuple[int, int]:
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def reckoned(game: Situation, *answers: str, dice: str = "") -> Asked:
    return game.in_mythos_phase().run(reckon(game.table), *answers, dice=dice)


def combat(game: Situation, *answers: str, dice: str = "") -> Asked:
    """The first investigator fights the only monster."""
    (monster,) = game.monsters(game[0].space)
    return game.run(fight(game.table, 0, monster), *answers, dice=dice)


# The sheets.


def checks(kind: MonsterKind) -> dict[str, Any]:
    def pair(check: Check | None) -> list[int] | None:
        return None if check is None else [check.mod, check.loss]

    return {"will": pair(kind.will), "strength": pair(kind.strength), "toughness": kind.toughness}


@pytest.mark.rule("eh.ancient-one.4", "eh.cultist.3", "eh.mystery.1")
@pytest.mark.parametrize("id", ALL)
def test_a_sheet_has_the_published_figures(id: str) -> None:
    sheet, published = ANCIENT_ONES[id], facts("ancient_ones")[id]
    assert (sheet.doom, sheet.mysteries, sheet.aside) == (published["doom"], published["mysteries"], published["aside"])
    assert [[stage[c] for c in ("green", "yellow", "blue")] for stage in sheet.stages] == published["stages"]
    assert checks(sheet.front.cultist) == published["cultist"]
    if "awake" in published:
        assert checks(sheet.back.cultist) == published["awake"]
    assert [bool(sheet.front.reckoning), bool(sheet.back.reckoning)] == published["reckons"]


@pytest.mark.rule("eh.ancient-one.1")
def test_there_are_four_ancient_ones_and_one_is_chosen() -> None:
    assert set(ALL) == set(facts("ancient_ones"))
    for id in ALL:
        assert begin(GAME.setup(1, 1, {"ancient_one": id})).ancient_one == id
    with pytest.raises(SetupError):
        GAME.setup(1, 1, {"ancient_one": "hastur"})
    with pytest.raises(SetupError, match="no investigator 'hastur'"):
        begin(GAME.setup(1, 1, {"investigators": ["hastur"]}))


@pytest.mark.rule("eh.ancient-one.2", "eh.ancient-one.9", "eh.mystery.2")
@pytest.mark.parametrize("id", ALL)
def test_the_decks_hold_only_cards_of_the_chosen_ancient_one(id: str) -> None:
    published = facts("ancient_ones")[id]
    state = begin(GAME.setup(1, 1, {"ancient_one": id}))
    assert sorted(state.mysteries) == published["cards"]
    assert {MYSTERIES[card].ancient_one for card in state.mysteries} == {id}
    research = state.decks["research"].cards
    assert len(research) == 8
    assert {ENCOUNTERS["research"][card].ancient_one for card in research} == {id}
    special = [deck.removeprefix("special-") for deck in state.decks if deck.startswith("special-")]
    assert special == published["special"]
    assert all(len(state.decks[f"special-{deck}"].cards) == 6 for deck in special)


@pytest.mark.rule("eh.ancient-one.3", "eh.set-aside.1", "eh.set-aside.5")
@pytest.mark.parametrize("id", ALL)
def test_monsters_are_set_aside_and_not_in_the_cup(id: str) -> None:
    state = begin(GAME.setup(1, 1, {"ancient_one": id}))
    for kind, count in facts("ancient_ones")[id]["aside"].items():
        assert sum(TOKENS[token] == kind for token in state.aside) == count
        assert all(TOKENS[token] != kind for token in state.cup)


# The awakening.


@pytest.mark.rule("eh.ancient-one.5", "eh.doom.4")
def test_shub_niggurath_comes_when_she_awakens_and_calls_her_brood() -> None:
    game = given(ancient_one="shub-niggurath").doom(1).monster("ghoul", "rome").monster("dark-young", "5")
    game.monster("goat-spawn", "6").monster("cultist", "7")
    game.run(advance_doom(game.table))
    assert game.kinds("heart-of-africa") == ["dark-young", "ghoul", "goat-spawn", "shub-niggurath"]
    assert game.kinds("7") == ["cultist"]


@pytest.mark.rule("eh.ancient-one.6")
@pytest.mark.parametrize("id", ["cthulhu", "shub-niggurath", "yog-sothoth"])
def test_after_the_awakening_only_the_back_counts(id: str) -> None:
    game = given(ancient_one=id).monster("cultist", "rome")
    cultist = game.monsters("rome")[0].token
    assert printed(game.state, cultist) == ANCIENT_ONES[id].front.cultist
    game.doom(1).run(advance_doom(game.table))
    assert printed(game.state, cultist) == ANCIENT_ONES[id].back.cultist


@pytest.mark.rule("eh.ancient-one.7", "eh.mystery.7")
def test_after_the_awakening_the_mysteries_alone_do_not_win() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().mystery("the-beyond-one").done_mystery().solved(2)
    asked = game.in_mythos_phase().run(end_phase(game.table))
    assert (asked.result, len(game.state.solved)) == (None, 3)


@pytest.mark.rule("eh.ancient-one.8", "eh.eliminated.3", "eh.eliminated.1")
@pytest.mark.parametrize("id", ["cthulhu", "shub-niggurath", "yog-sothoth"])
def test_whoever_is_defeated_or_devoured_after_the_awakening_is_out(id: str) -> None:
    game = given(players=3, ancient_one=id).awake()
    game.run(lose(game.table, 1, Harm.HEALTH, 20))
    game.run(devour(game.table, 2))
    assert [each.fate for each in game.state.investigators] == ["in-play", "eliminated", "eliminated"]
    game.in_mythos_phase().run(end_phase(game.table))
    assert [each.fate for each in game.state.investigators] == ["in-play", "eliminated", "eliminated"]


# Azathoth.


def test_a_cultist_of_azathoth_takes_health_and_is_gone() -> None:
    for dice, sanity in (("6 1 1", 0), ("1 1 1", 1)):
        game = given("leo-anderson", ancient_one="azathoth").stand(0, "rome").monster("cultist", "rome")
        combat(game, dice=dice)
        assert (hurt(game), game.kinds()) == ((1, sanity), [])


@pytest.mark.rule("eh.faq.31")
def test_azathoth_begins_with_a_token_on_the_green_omen() -> None:
    for id in ALL:
        table = Table(GAME, GAME.setup(1, 1, {"ancient_one": id}))
        assert table.state.omen_tokens == [1 if id == "azathoth" else 0, 0, 0, 0]


# Cthulhu.


def test_a_cultist_of_cthulhu_costs_sanity_before_the_fight_and_more_when_he_is_awake() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").stand(0, "rome").monster("cultist", "rome")
    combat(game, dice="6 1 1")
    assert (hurt(game), game.kinds()) == ((0, 1), [])
    awake = given("leo-anderson", ancient_one="cthulhu").awake().stand(0, "rome").monster("cultist", "rome")
    combat(awake, dice="6 1 1")
    assert (hurt(awake), awake.kinds()) == ((0, 2), ["cultist"])


def test_cthulhu_puts_tokens_into_the_sea_where_investigators_are() -> None:
    game = given(players=3, ancient_one="cthulhu").stand(0, "8").stand(1, "rome").stand(2, "3").eldritch("3", "cthulhu")
    reckoned(game)
    assert sorted(each.space for each in game.state.eldritch) == ["3", "8"]
    reckoned(game)
    assert len(game.state.eldritch) == 2


def test_whoever_comes_to_a_token_loses_sanity_and_is_delayed() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").eldritch("8", "cthulhu").stand(0, "7").in_mythos_phase()
    game.run(enter(game.table, 0, "8"))
    assert (hurt(game), game[0].delayed, game.state.sheet_tokens) == ((0, 1), True, 0)
    game.run(enter(game.table, 0, "7"))
    assert hurt(game) == (0, 1)


def test_one_token_of_several_is_enough_to_meet() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").eldritch("3", "cthulhu").eldritch("8", "cthulhu")
    game.stand(0, "7").in_mythos_phase().run(enter(game.table, 0, "8"))
    assert (hurt(game), game[0].delayed) == ((0, 1), True)


@pytest.mark.rule("eh.delayed.3")
def test_in_the_own_turn_the_token_costs_sanity_though_the_turn_is_over() -> None:
    game = given("leo-anderson", "lily-chen", ancient_one="cthulhu").eldritch("8", "cthulhu").stand(0, "7").turn(0)
    game.do("travel", "travel:8")
    assert (hurt(game), game[0].delayed, game.state.turn) == ((0, 1), False, 1)


@pytest.mark.rule("eh.ancient-one.6")
def test_awake_cthulhu_keeps_a_token_of_their_sanity() -> None:
    game = (
        given("leo-anderson", "lily-chen", ancient_one="cthulhu").awake().eldritch("8", "cthulhu").stand(0, "7").turn(0)
    )
    game.do("travel", "travel:8")
    assert (hurt(game), game.state.turn, game.state.sheet_tokens) == ((0, 1), 1, 1)


def test_awake_cthulhu_takes_sanity_for_every_token() -> None:
    game = given("leo-anderson", "lily-chen", ancient_one="cthulhu").awake()
    game.state.sheet_tokens = 3
    reckoned(game)
    assert (hurt(game, 0), hurt(game, 1), game.state.eldritch) == ((0, 3), (0, 3), [])


@pytest.mark.rule("eh.ancient-one.7")
def test_cthulhu_rises_when_three_mysteries_are_solved() -> None:
    game = (
        given("leo-anderson", ancient_one="cthulhu")
        .awake()
        .mystery("rlyeh-risen")
        .done_mystery()
        .stand(0, "3")
        .solved(2)
    )
    assert game.kinds() == []
    game.in_mythos_phase().run(end_phase(game.table))
    assert game.kinds("3") == ["cthulhu"]


def test_cthulhu_does_not_rise_before() -> None:
    game = (
        given("leo-anderson", ancient_one="cthulhu")
        .awake()
        .mystery("rlyeh-risen")
        .done_mystery()
        .stand(0, "3")
        .solved(1)
    )
    game.in_mythos_phase().run(end_phase(game.table))
    assert "cthulhu" not in game.kinds()


def test_sanity_lost_to_cthulhu_himself_lies_on_his_sheet() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").awake().monster("cthulhu", "3").stand(0, "3")
    combat(game, dice="6 1 6")
    assert (hurt(game)[1], game.state.sheet_tokens) == (4, 4)


# Shub-Niggurath.


def test_shub_niggurath_brings_a_monster_and_with_ten_of_them_doom() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").doom(9)
    for kind in ("cultist", "cultist", "cultist", "cultist", "ghost", "riot", "gug", "nug"):
        game.monster(kind, "5")
    game.quiet_cup()
    reckoned_quietly(game)
    assert (len(game.kinds()), game.state.doom) == (9, 9)
    reckoned_quietly(game)
    assert (len(game.kinds()), game.state.doom) == (10, 7)
    assert len(game.state.clue_discard) == 2, "random spaces"


def reckoned_quietly(game: Situation) -> None:
    """Only the sheet reckons."""
    game.in_mythos_phase().run(reckon_ancient_one(game.table))


def test_a_cultist_of_shub_niggurath_hatches_what_was_set_aside() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").monster("cultist", "rome").next_monster("cultist")
    reckoned(game, "hatch:goat-spawn")
    assert game.kinds("rome") == ["goat-spawn"]
    assert sum(TOKENS[token] == "cultist" for token in game.state.cup) + len(game.kinds()) == 6


def test_a_cultist_stays_where_nothing_is_left_to_hatch() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").monster("cultist", "rome")
    for kind in ("goat-spawn", "goat-spawn", "dark-young"):
        game.monster(kind, "5")
    game.state.monsters = [each for each in game.state.monsters if each.space == "rome"]
    reckoned(game)
    assert game.kinds("rome") == ["cultist"]


def test_awake_shub_niggurath_draws_her_cultists_and_fights_whoever_is_there() -> None:
    game = given("leo-anderson", "lily-chen", ancient_one="shub-niggurath").awake().stand(0, "heart-of-africa")
    game.monster("shub-niggurath", "heart-of-africa").monster("cultist", "rome").stand(1, "rome")
    reckoned(game, dice="6 6 1 6")
    assert game.kinds("pyramids") == ["cultist"]
    assert (hurt(game, 0), hurt(game, 1)) == ((4, 2), (0, 0))


@pytest.mark.rule("eh.doom.6", "eh.ancient-one.11.ltp")
def test_doom_brings_monsters_to_awake_shub_niggurath_and_with_six_the_end() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").awake().monster("shub-niggurath", "heart-of-africa")
    game.next_monster("cultist")
    for count in (2, 3, 4, 5):
        assert game.run(advance_doom(game.table)).result is None
        assert len(game.kinds("heart-of-africa")) == count
    asked = game.run(advance_doom(game.table))
    assert asked.result is not None
    assert asked.result.reason == "shub-niggurath"


@pytest.mark.rule("eh.ancient-one.11.ltp")
def test_doom_brings_nobody_where_shub_niggurath_herself_is_not() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").awake()
    game.run(advance_doom(game.table))
    assert game.kinds() == []


@pytest.mark.rule("eh.ancient-one.11.ltp", "eh.component-limit.6")
def test_with_an_empty_cup_only_the_loss_is_looked_for() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").awake().monster("shub-niggurath", "heart-of-africa")
    for kind in ("ghoul", "ghoul", "goat-spawn", "goat-spawn"):
        game.monster(kind, "heart-of-africa")
    game.state.cup = []
    assert game.run(advance_doom(game.table)).result is None
    assert len(game.kinds()) == 5
    game.monster("dark-young", "heart-of-africa")
    asked = game.run(advance_doom(game.table))
    assert asked.result is not None
    assert asked.result.reason == "shub-niggurath"


def test_shub_niggurath_cannot_be_hurt_before_three_mysteries_are_solved() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").awake().monster("shub-niggurath", "heart-of-africa")
    game.stand(0, "heart-of-africa").solved(2)
    combat(game, dice="6 6 6")
    assert game.monsters()[0].lost == 0
    game.health(0, 6).sanity(0, 6).solved(1)
    combat(game, dice="6 6 6")
    assert game.monsters()[0].lost == 1


# Yog-Sothoth.


def test_a_cultist_of_yog_sothoth_teaches_a_spell_for_sanity() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").stand(0, "rome").monster("cultist", "rome")
    game.bottom_spell("wither#1")
    combat(game, dice="6 1 1")
    assert (hurt(game), game.held(0)) == ((0, 1), ["wither"])


def test_a_cultist_of_awake_yog_sothoth_costs_sanity_for_every_spell() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().stand(0, "rome").monster("cultist", "rome")
    game.card(0, "conjuration", "feed-the-mind", "fine-clothes")
    combat(game, dice="6 1")
    assert hurt(game) == (0, 2)


def test_yog_sothoth_asks_for_a_spell_or_doom_at_the_gates() -> None:
    game = given(players=3, ancient_one="yog-sothoth").doom(9).gate("rome", "london").stand(0, "rome").stand(1, "rome")
    game.stand(2, "5").card(0, "wither").card(2, "shriveling")
    reckoned(game, "pay")
    assert (game.state.doom, game.held(0), game.held(2)) == (8, [], ["shriveling"])
    assert sorted(game.state.gates) == ["london", "rome"]


def test_awake_yog_sothoth_takes_the_gate_itself_and_asks_for_one_gate_only_once() -> None:
    game = given(players=3, ancient_one="yog-sothoth").awake().gate("rome", "london").stand(0, "rome").stand(1, "rome")
    game.stand(2, "london").card(1, "wither").card(2, "shriveling")
    reckoned(game, "pay")
    assert (game.state.gates, game.state.sheet_gates) == (["london"], ["rome"])
    assert (game.held(1), game.held(2)) == (["wither"], [])


@pytest.mark.rule("eh.doom.6", "eh.omen.3")
def test_gates_that_would_advance_doom_go_onto_the_sheet_of_awake_yog_sothoth() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().omen(1).gate("rome", "arkham", "london")
    asked = game.run(advance_omen(game.table))
    assert (asked.result, game.state.gates, sorted(game.state.sheet_gates)) == (None, ["london"], ["arkham", "rome"])


def test_other_doom_takes_gates_from_the_stack_and_the_third_one_loses() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().gate("rome").next_gate("london", "tokyo", "sydney")
    assert game.run(advance_doom(game.table, 2)).result is None
    assert (game.state.gates, game.state.sheet_gates) == (["rome"], ["london", "tokyo"])
    asked = game.run(advance_doom(game.table))
    assert asked.result is not None
    assert asked.result.reason == "yog-sothoth"


@pytest.mark.rule("eh.ancient-one.10.ltp", "eh.gate.7")
def test_without_gates_in_stack_and_discard_pile_nothing_goes_onto_the_sheet() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().gate(*GATES)
    asked = game.run(spawn_gates(game.table, 2))
    assert (asked.result, game.state.sheet_gates, len(game.state.gates)) == (None, [], 9)
    game.state.sheet_gates = [game.state.gates.pop() for _ in range(3)]
    asked = game.run(spawn_gates(game.table, 1))
    assert asked.result is not None
    assert asked.result.reason == "yog-sothoth"


@pytest.mark.rule("eh.ancient-one.10.ltp")
def test_by_another_reading_the_lead_chooses_a_gate_of_the_board() -> None:
    game = given(players=2, ancient_one="yog-sothoth", no_gates="board").awake().gate(*GATES).lead(1).in_mythos_phase()
    asked = game.run(advance_doom(game.table), "space:rome")
    assert (game.state.sheet_gates, "rome" in game.state.gates) == (["rome"], False)
    assert asked.decisions[0].seat == 1


def test_gates_that_a_reckoning_brings_count_at_the_next_check() -> None:
    game = given("leo-anderson", ancient_one="yog-sothoth").awake().gate("rome").stand(0, "rome").next_gate("london")
    game.state.sheet_gates = [game.state.gate_stack.pop(0) for _ in range(2)]
    assert reckoned(game).result is None
    assert len(game.state.sheet_gates) == 3
    assert game.run(advance_doom(game.table)).result is not None


def test_an_epic_monster_comes_once() -> None:
    game = given(ancient_one="cthulhu").awake().monster("cthulhu", "3")
    assert game.run(spawn_kind(game.table, "cthulhu", "3")).value is None
    assert game.kinds() == ["cthulhu"]
