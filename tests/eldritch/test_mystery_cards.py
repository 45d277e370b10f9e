"""What each mystery asks for, and how it gets there."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.combat import ambush
from miskatonic.games.eldritch.components import ENCOUNTERS, MYSTERIES, TOKENS
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.events import MysteryAdvanced
from miskatonic.games.eldritch.monsters import hurt
from miskatonic.games.eldritch.mysteries import is_solved, solve_mystery
from miskatonic.games.eldritch.reactions import react
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.testing import prepare
from miskatonic.games.eldritch.verbs.clues import GainThisClue
from miskatonic.games.eldritch.verbs.trials import SkillTrial
from miskatonic.kernel.effects import Test
from tests.asking import Asked

from .given import Situation, given
from .mystery_play import meet, of, offers, on_card, two
from .published import facts

RESEARCH = ["occult-research", "the-stars-are-right", "nature-of-the-all-mother", "the-beyond-one"]
LEO, LILY = 0, 1


# Mysteries of research.


SPACES = {"city": "rome", "sea": "8", "wilderness": "9"}


def simple_research(game: Situation) -> tuple[str, Test, str]:
    """A research card with a section that only asks for a test which gains the clue; the test, and a space for it."""
    for id in game.state.decks["research"].cards:
        for type, section in ENCOUNTERS["research"][id].sections.items():
            test = section[0]
            if (
                len(section) == 1
                and isinstance(test, Test)
                and [each.__class__ for each in test.passed] == [GainThisClue]
            ):
                return id, test, SPACES[type]
    raise AssertionError("there is no such card")


def research(game: Situation, answer: str) -> str:
    """Leo researches with nothing but sixes, and is asked for the clue; where he was."""
    card, test, space = simple_research(game)
    game.top_encounter("research", card).stand(LEO, space).clue(space)
    trial = test.trial
    assert isinstance(trial, SkillTrial)
    pool = prepare(game.state, LEO, trial.skill, trial.mod).pool
    answers = ["keep"] * bool(game[LEO].clues) + [answer]
    game.run(encounter(game.table, LEO, "research", "research"), *answers, dice=" ".join(["6"] * pool))
    return space


@pytest.mark.parametrize("card", RESEARCH)
def test_a_clue_gained_from_research_may_be_spent_on_such_a_mystery(card: str) -> None:
    game = two(card)
    space = research(game, "pay")
    assert game.state.mystery is not None
    assert (game.state.mystery.clues, game[LEO].clues) == ([space], [])


@pytest.mark.parametrize("card", RESEARCH)
def test_the_clue_may_be_kept_and_older_clues_stay(card: str) -> None:
    game = two(card).clues(LEO, 1)
    research(game, "no")
    assert (on_card(game), len(game[LEO].clues)) == (0, 2)


@pytest.mark.parametrize("card", RESEARCH)
def test_only_a_clue_of_this_very_encounter_counts(card: str) -> None:
    game = two(card).clues(LEO, 1)
    game.state.scene = Scene(LEO, "research", simple_research(game)[0], "city")
    assert game.run(react(game.table, "research-resolved", Me(who=LEO))).decisions == []
    assert (on_card(game), len(game[LEO].clues)) == (0, 1)


def test_a_clue_of_the_encounter_is_spent_in_it_only_where_there_is_no_other() -> None:
    card = "research-azathoth-2"
    game = two("occult-research").stand(LEO, "8").clues(LEO, 1).clue("8").top_encounter("research", card)
    [older] = game[LEO].clues
    meeting = encounter(game.table, LEO, "research", "research")
    game.run(meeting, "reroll:1", "keep", "pay", dice="1 1 1 6")
    assert (on_card(game), game[LEO].clues, game.state.clue_discard) == (1, [], [older])
    bare = two("occult-research").stand(LEO, "8").clue("8").top_encounter("research", card)
    bare.run(encounter(bare.table, LEO, "research", "research"), "reroll:1", dice="1 1 1 6")
    assert (on_card(bare), bare.state.clue_discard) == (0, ["8"])


@pytest.mark.rule("eh.nearest.1", "eh.nearest.3")
def test_the_stars_are_right_draws_the_clues_into_the_seas() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").clue("7").clue("buenos-aires").clue("2")
    game.mystery("the-stars-are-right", "space:12")
    assert [(clue.face, clue.space) for clue in game.state.clues] == [("7", "8"), ("buenos-aires", "12"), ("2", "2")]


@pytest.mark.rule("eh.nearest.1")
def test_nature_of_the_all_mother_draws_the_clues_into_the_wild() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").clue("1").clue("arkham").clue("21")
    game.mystery("nature-of-the-all-mother", "space:4")
    assert [(clue.face, clue.space) for clue in game.state.clues] == [("1", "4"), ("arkham", "9"), ("21", "21")]


# Mysteries of gates.


def close(game: Situation, *answers: str) -> Asked:
    """Leo closes the gate of Rome in another world."""
    game.stand(LEO, "rome").top_encounter("other-world", "other-world-2")
    return game.run(encounter(game.table, LEO, "other-world", "other-world"), *answers, dice="6 1 1 1 1")


def test_omen_of_devastation_takes_a_clue_for_closing_a_gate_of_the_omen() -> None:
    game = two("omen-of-devastation").omen(2).gate("rome").clues(LEO, 1)
    close(
        game,
        "keep",
        "pay",
    )
    assert (on_card(game), game[LEO].clues) == (1, [])
    other = two("omen-of-devastation").omen(1).gate("rome").clues(LEO, 1)
    close(other, "keep", "keep")
    assert on_card(other) == 0


def test_where_the_old_ones_broke_through_takes_the_gate_for_two_spells() -> None:
    card = "where-the-old-ones-broke-through"
    game = two(card).gate("rome").card(LEO, "conjuration", "feed-the-mind")
    close(game, "pay")
    assert game.state.mystery is not None
    assert (game.state.mystery.gates, game.held(LEO)) == (["rome"], [])
    assert [each.mystery for each in game.table.events if isinstance(each, MysteryAdvanced)] == [card]
    assert "rome" not in (*game.state.gate_stack, *game.state.gate_discard, *game.state.gates)
    game.run(solve_mystery(game.table))
    assert "rome" not in (*game.state.gate_stack, *game.state.gate_discard, *game.state.gates), "it is in the box"
    poor = two(card).gate("rome").card(LEO, "conjuration")
    close(poor)
    assert (on_card(poor), poor.state.gate_discard) == (0, ["rome"])


@pytest.mark.rule("eh.gate.4")
def test_the_gate_is_taken_out_of_the_stack_that_has_just_been_made_of_it() -> None:
    game = two("where-the-old-ones-broke-through").gate("rome").card(LEO, "conjuration", "feed-the-mind")
    game.gate(*game.state.gate_stack)
    close(game, "pay")
    assert game.state.mystery is not None
    assert (game.state.mystery.gates, game.state.gate_stack, game.state.gate_discard) == (["rome"], [], [])


# Mysteries that are met.


def test_the_seed_of_the_daemon_sultan_is_met_in_tunguska() -> None:
    game = two("seed-of-the-daemon-sultan").stand(LEO, "tunguska").clues(LEO, 2)
    assert offers(game)
    meet(game, "keep", "pay", dice="6 1 1 1")
    assert (on_card(game), game[LEO].clues) == (1, [])
    failed = two("seed-of-the-daemon-sultan").stand(LEO, "tunguska").clues(LEO, 2)
    meet(failed, "keep", dice="1 1 1 1")
    poor = two("seed-of-the-daemon-sultan").stand(LEO, "tunguska").clues(LEO, 1)
    meet(poor, "keep", dice="6 1 1 1")
    assert (on_card(failed), on_card(poor)) == (0, 0)
    assert not offers(two("seed-of-the-daemon-sultan").stand(LEO, "rome"))


@pytest.mark.rule("eh.random-space.1")
@pytest.mark.parametrize(("players", "count"), [(1, 1), (3, 2), (8, 4)])
def test_the_true_name_lies_on_random_spaces(players: int, count: int) -> None:
    game = of("the-true-name", players=players)
    assert [each.space for each in game.state.eldritch] == game.state.clue_discard
    assert len(game.state.eldritch) == count


def test_the_true_name_is_bought_with_two_clues_where_a_token_is() -> None:
    game = two("the-true-name").clues(LEO, 3)
    (token,) = game.state.eldritch
    game.stand(LEO, token.space)
    meet(game, "pay")
    assert (on_card(game), game.state.eldritch, len(game[LEO].clues)) == (1, [], 1)
    assert not offers(game)


def test_the_deep_ones_attack_at_the_nearest_seas_without_a_token() -> None:
    game = (
        given("leo-anderson", "lily-chen", "silas-marsh", ancient_one="cthulhu")
        .stand(0, "8")
        .stand(1, "8")
        .stand(2, "3")
    )
    game.mystery("the-deep-ones-attack", "space:11")
    assert [each.space for each in game.state.eldritch] == ["8", "11", "3"]


@pytest.mark.rule("eh.ambush.8", "eh.ambush.9.ltp")
def test_a_deep_one_guards_every_token_and_its_defeat_is_worth_a_clue() -> None:
    card = "the-deep-ones-attack"
    game = given("lily-chen", ancient_one="cthulhu").stand(0, "8").mystery(card).clues(0, 1)
    game.monster("deep-one", "rome").eldritch("3", "cthulhu")
    meet(game, "keep", "keep", "pay", dice="6 6 1 6 6 1")
    assert (on_card(game), [each.space for each in game.state.eldritch]) == (1, ["3"])
    assert game.kinds() == ["deep-one"]
    assert offers(game.stand(0, "3")), "a token of the Ancient One will do"
    beaten = given("lily-chen", ancient_one="cthulhu").stand(0, "8").mystery(card).clues(0, 1)
    meet(beaten, "keep", "keep", dice="6 6 1 6 1 1")
    assert (on_card(beaten), len(beaten.state.eldritch), beaten.kinds()) == (0, 1, [])


def test_the_tokens_of_the_deep_ones_stay_when_they_are_beaten() -> None:
    game = given("lily-chen", ancient_one="cthulhu").stand(0, "8").mystery("the-deep-ones-attack").done_mystery()
    game.run(solve_mystery(game.table))
    assert [each.space for each in game.state.eldritch][:1] == ["8"]


def test_rlyeh_risen_is_met_in_special_encounters() -> None:
    game = of("rlyeh-risen", "leo-anderson").stand(0, "3").top_encounter("special-rlyeh-risen", "special-rlyeh-risen-2")
    assert offers(game)
    meet(game, dice="6 1 6 1")
    assert (on_card(game), game.state.decks["special-rlyeh-risen"].discard) == (1, ["special-rlyeh-risen-2"])
    assert not offers(game.stand(0, "8"))


def test_rituals_in_the_wild_are_met_in_four_places() -> None:
    game = two("rituals-in-the-wild").clues(LEO, 2)
    assert sorted(each.space for each in game.state.eldritch) == ["10", "21", "4", "tunguska"]
    game.stand(LEO, "10")
    meet(game, "keep", "pay", dice="6 1 1 1")
    assert (on_card(game), len(game.state.eldritch), game[LEO].clues) == (1, 3, [])
    game.eldritch("5", "another").done_mystery()
    game.run(solve_mystery(game.table))
    assert game.state.eldritch == []


# Mysteries of monsters and spells.


@pytest.mark.rule("eh.epic.6")
@pytest.mark.parametrize("card", [card for card in MYSTERIES if MYSTERIES[card].goal.epic])
def test_the_defeat_of_its_epic_monster_solves_a_mystery_at_the_end_of_the_phase(card: str) -> None:
    published = facts("mysteries")[card]
    game = of(card, "leo-anderson")
    (monster,) = game.monsters(published["epic_space"])
    assert TOKENS[monster.token] == published["epic"]
    game.run(hurt(game.table, monster, 2))
    assert not is_solved(game.table)
    game.run(hurt(game.table, monster, 1))
    assert (is_solved(game.table), game.kinds(), game.state.solved) == (True, [], [])
    assert monster.token not in (*game.state.cup, *game.state.aside)


def test_hunting_the_thousand_takes_defeated_monsters_for_two_clues() -> None:
    game = two("hunting-the-thousand").clues(LEO, 4).monster("shoggoth", "rome").monster("nug", "rome").turn(LEO)
    shoggoth, nug = game.monsters("rome")
    game.run(hurt(game.table, nug, 9, LEO))
    game.run(hurt(game.table, shoggoth, 4, LEO), "pay")
    assert (on_card(game), len(game[LEO].clues), is_solved(game.table)) == (1, 2, True)
    assert shoggoth.token not in game.state.cup
    assert [each.mystery for each in game.table.events if isinstance(each, MysteryAdvanced)] == ["hunting-the-thousand"]


@pytest.mark.rule("eh.investigator.3")
def test_it_is_the_active_investigator_who_pays_for_the_hunt() -> None:
    game = two("hunting-the-thousand").clues(LEO, 2).clues(LILY, 2).monster("gug", "rome").in_mythos_phase()
    asked = game.run(hurt(game.table, game.monsters("rome")[0], 4, LILY), "pay")
    assert ([decision.seat for decision in asked.decisions], game[LEO].clues, len(game[LILY].clues)) == ([LEO], [], 2)


@pytest.mark.rule("eh.ambush.4", "eh.ambush.8")
def test_a_monster_that_ambushed_is_hunted_once_and_a_named_one_never() -> None:
    game = two("hunting-the-thousand").clues(LEO, 4).next_monster("ghost").stand(LEO, "rome").turn(LEO)
    game.run(ambush(game.table, LEO), "keep", "pay", dice="6 6")
    assert (on_card(game), game.state.cup) == (1, [])
    game.run(ambush(game.table, LEO, "ghoul"), "keep", "keep", dice="6 6 6 6 6 6 6")
    assert (on_card(game), len(game[LEO].clues)) == (1, 2)


def test_arcane_understanding_takes_a_spell_that_was_cast_and_a_clue() -> None:
    game = of("arcane-understanding", "diana-stanley", "lily-chen").card(0, "conjuration#1").clues(0, 1)
    spell = game[0].cards[0]
    game.run(cast(game.table, 0, spell), "keep", "pay", dice="6 1 1 1 1")
    assert (on_card(game), game.held(0), game[0].clues) == (1, [], [])
    failed = of("arcane-understanding", "diana-stanley", "lily-chen").card(0, "conjuration#1").clues(0, 1)
    failed.run(cast(failed.table, 0, failed[0].cards[0]), "keep", dice="1 4 1 1 1")
    assert (on_card(failed), failed.held(0)) == (0, ["conjuration"])


def test_what_a_spell_gives_for_a_combat_lasts_after_the_spell_was_given_up() -> None:
    game = of("arcane-understanding", "diana-stanley", "lily-chen").card(0, "wither#2").clues(0, 1).stand(0, "rome")
    game.monster("ghoul", "rome").encounter().do("cast:wither", "keep", dice="5 5 1 1").do(
        "pay", dice="6 6 6 1 1 1 1 1"
    )
    assert game.held(0) == []
    decision = game.table.decision
    assert decision is not None
    rerolls = [option for option in decision.options if option.key.startswith("reroll:wither")]
    assert rerolls
    assert not any(option.about for option in rerolls)
