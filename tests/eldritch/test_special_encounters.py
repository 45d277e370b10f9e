"""The twelve special encounters: R'lyeh Risen, and the Key and the Gate of the Final Mystery of Yog-Sothoth."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS, card_of
from miskatonic.games.eldritch.encounters import available, encounter
from miskatonic.games.eldritch.words import SKILLS
from tests.asking import Asked

from .given import Situation, given
from .mystery_play import of

RLYEH, KEY = "rlyeh-risen", "the-key-and-the-gate"
SKILLED = "jim-culver"
"""Lore 3, influence 3, observation 2, strength 2, will 3."""


def hurt(game: Situation, who: int = 0) -> tuple[int, int]:
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def rlyeh(number: int, *answers: str, dice: str) -> Situation:
    """Jim has one of the encounters of R'lyeh, together with three others in the game."""
    game = of(RLYEH, SKILLED, "leo-anderson", "lily-chen", "mark-harrigan").stand(0, "3")
    game.quiet_cup().top_encounter(f"special-{RLYEH}", f"special-{RLYEH}-{number}").doom(9)
    game.run(encounter(game.table, 0, "mystery", RLYEH), *answers, dice=dice)
    return game


def advanced(game: Situation) -> int:
    assert game.state.mystery is not None
    return game.state.mystery.tokens


def at_gate(number: int, *cards: str, clues: int = 0) -> Situation:
    """Yog-Sothoth is awake, three mysteries are solved, and Jim is at a gate; two tokens would win."""
    game = given(SKILLED, "leo-anderson", "lily-chen", ancient_one="yog-sothoth").awake().solved(3).stand(0, "rome")
    game.lead(1)
    game.gate("rome").card(0, *cards).clues(0, clues)
    return game.top_encounter(f"special-{KEY}", f"special-{KEY}-{number}")


def meet(game: Situation, *answers: str, dice: str) -> Asked:
    return game.run(encounter(game.table, 0, "special", KEY), *answers, dice=dice)


# What they test.


TESTS = {
    f"{RLYEH}-1": ("lore -1", "influence -1"),
    f"{RLYEH}-2": ("strength -1", "observation -1"),
    f"{RLYEH}-3": ("will -1", "lore -1"),
    f"{RLYEH}-4": ("strength -1", "will -1"),
    f"{RLYEH}-5": ("observation -1", "lore -1"),
    f"{RLYEH}-6": ("observation -1", "lore -1"),
    f"{KEY}-1": ("will -1", "lore 0"),
    f"{KEY}-2": ("will -1", "influence 0"),
    f"{KEY}-3": ("observation -1", "strength 0"),
    f"{KEY}-4": ("strength -1", "lore 0"),
    f"{KEY}-5": ("lore -1", "influence 0"),
    f"{KEY}-6": ("lore -1", "will 0"),
}


@pytest.mark.rule("eh.complex.3", "eh.complex.4")
@pytest.mark.parametrize("card", TESTS)
def test_both_tests_of_a_special_encounter_are_as_published(card: str) -> None:
    """The sheet of Jim tells how many dice there are for each."""
    deck = f"special-{card.rpartition('-')[0]}"
    effects = ENCOUNTERS[deck][f"special-{card}"].effects
    first = next(each for each in effects if hasattr(each, "trial"))
    second = first.passed[0].then[0]  # type: ignore[attr-defined]
    found = tuple(f"{each.trial.skill} {getattr(each.trial, 'mod', 0)}" for each in (first, second))  # type: ignore[attr-defined]
    assert found == TESTS[card]
    assert {each.partition(" ")[0] for each in found} <= set(SKILLS)


# R'lyeh Risen.


@pytest.mark.parametrize(
    ("number", "dice"), [(1, "6 1 6 1"), (2, "6 6"), (3, "6 1 6 1"), (4, "6 6 1"), (5, "6 6 1"), (6, "6 6 1")]
)
def test_both_tests_passed_put_a_token_on_the_mystery(number: int, dice: str) -> None:
    game = rlyeh(number, dice=dice)
    assert (advanced(game), game.state.doom, game.held(0)) == (1, 9, [])
    assert hurt(game) == ((0, 1) if number == 6 else (0, 0))


@pytest.mark.parametrize(
    ("number", "dice", "lost", "held", "doom"),
    [
        (1, "6 1 1 1", (0, 0), [], 8),
        (2, "6 1", (0, 0), [], 9),
        (3, "6 1 1 1", (0, 0), [], 9),
        (4, "6 1 1", (0, 0), ["hallucinations"], 9),
        (5, "6 1 1", (3, 0), [], 9),
        (6, "6 1 1", (0, 1), ["paranoia"], 9),
    ],
)
def test_the_second_test_failed(number: int, dice: str, lost: tuple[int, int], held: list[str], doom: int) -> None:
    game = rlyeh(number, dice=dice)
    assert (advanced(game), hurt(game), game.held(0), game.state.doom) == (0, lost, held, doom)
    assert game.kinds() == []


@pytest.mark.parametrize(
    ("number", "dice", "lost", "held", "doom"),
    [
        (1, "1 1", (0, 0), [], 8),
        (2, "1", (0, 0), ["detained"], 9),
        (3, "1 1", (0, 3), [], 9),
        (4, "1", (3, 0), [], 9),
        (5, "1", (3, 0), [], 9),
        (6, "1", (0, 1), ["leg-injury"], 9),
    ],
)
def test_the_first_test_failed(number: int, dice: str, lost: tuple[int, int], held: list[str], doom: int) -> None:
    game = rlyeh(number, dice=dice)
    assert (advanced(game), hurt(game), game.held(0), game.state.doom) == (0, lost, held, doom)
    assert len(game.kinds("3")) == (number == 6)


# The Key and the Gate.


@pytest.mark.rule("eh.ancient-one.7")
def test_the_key_and_the_gate_is_met_at_gates_when_all_is_ready() -> None:
    def offered(game: Situation) -> bool:
        return "final" in [option.key for option in available(game.table, 0)]

    assert offered(at_gate(1))
    assert not offered(at_gate(1).stand(0, "5")), "there is no gate"
    unsolved = at_gate(1)
    unsolved.state.solved.pop()
    assert not offered(unsolved), "a mystery is missing"
    asleep = at_gate(1)
    asleep.state.awake = False
    assert not offered(asleep)


def test_1_a_spell_opens_the_way() -> None:
    game = at_gate(1, "wither", "feed-the-mind")
    meet(game, "pay", "card:wither", dice="6 1 6 1 1")
    assert (game.state.sheet_tokens, game.held(0), hurt(game)) == (1, ["feed-the-mind"], (0, 0))


def test_1_without_a_spell_or_the_will_to_give_it_or_the_lore_it_costs_sanity() -> None:
    unwilling, poor, failed = at_gate(1, "feed-the-mind"), at_gate(1), at_gate(1, "feed-the-mind")
    meet(unwilling, "no", dice="6 1 6 1 1")
    meet(poor, dice="6 1 6 1 1")
    meet(failed, dice="6 1 1 1 1")
    for game in (unwilling, poor, failed):
        assert (game.state.sheet_tokens, hurt(game)) == (0, (0, 3))
    assert unwilling.held(0) == ["feed-the-mind"]


@pytest.mark.rule("eh.devoured.6")
def test_1_the_weak_and_the_sworn_are_devoured() -> None:
    weak, sworn = at_gate(1), at_gate(1, "dark-pact")
    meet(weak, dice="1 1")
    meet(sworn, dice="")
    assert [game[0].fate for game in (weak, sworn)] == ["eliminated", "eliminated"]


@pytest.mark.parametrize(
    ("clues", "answers", "dice", "tokens"),
    [
        (2, ("keep", "keep", "spend", "spend"), "6 1 6 1 1", 1),
        (3, ("keep", "keep", "spend", "spend", "no"), "6 1 6 1 1", 1),
        (2, ("keep", "keep", "spend", "no"), "6 1 6 1 1", 0),
        (3, ("keep", "keep", "spend", "spend", "spend"), "6 1 1 1 1", 1),
        (0, (), "6 1 6 6 6", 1),
        (0, (), "6 1 6 6 1", 0),
    ],
)
def test_2_three_successes_are_needed_and_clues_add_some(
    clues: int, answers: tuple[str, ...], dice: str, tokens: int
) -> None:
    game = at_gate(2, clues=clues)
    meet(game, *answers, dice=dice)
    assert (game.state.sheet_tokens, hurt(game)) == (tokens, (0, 0) if tokens else (0, 3))
    assert len(game[0].clues) == clues - answers.count("spend")


@pytest.mark.rule("eh.health-sanity.8", "eh.spend.1")
def test_3_sanity_gives_dice_but_not_the_last_of_it() -> None:
    game = at_gate(3)
    asked = meet(game, "spend:2", dice="6 6 6 6 1")
    assert asked.keys == [[f"spend:{n}" for n in range(5)]]
    assert (game.state.sheet_tokens, hurt(game), game.held(0)) == (1, (0, 2), [])
    failed = at_gate(3)
    meet(failed, "spend:0", dice="6 6 6")
    assert (failed.state.sheet_tokens, failed.held(0), hurt(failed)) == (0, ["cursed"], (0, 0))


def test_4_memories_open_the_way() -> None:
    game = at_gate(4)
    meet(game, "pay", dice="6 6 1 1")
    assert (game.state.sheet_tokens, game.held(0)) == (1, ["amnesia"])


@pytest.mark.rule("eh.condition.4")
def test_4_whoever_has_forgotten_already_cannot_pay_again() -> None:
    game, failed = at_gate(4, "amnesia"), at_gate(4)
    meet(game, dice="6 6 1 1")
    meet(failed, dice="6 1 1 1")
    for each in (game, failed):
        assert (each.state.sheet_tokens, hurt(each)) == (0, (0, 3))


@pytest.mark.parametrize(("cultists", "dice"), [(0, "6 1 6 1 1"), (1, "6 1 6 1"), (2, "6 1 6"), (4, "6 1 6")])
def test_5_every_cultist_of_the_board_takes_a_die(cultists: int, dice: str) -> None:
    game = at_gate(5)
    for _ in range(cultists):
        game.monster("cultist", "5")
    meet(game, dice=dice)
    assert game.state.sheet_tokens == 1


def test_5_failing_costs_a_gate_or_a_curse_with_madness_and_injury() -> None:
    game = at_gate(5)
    meet(game, dice="6 1 1 1 1")
    assert (game.state.sheet_tokens, len(game.state.sheet_gates)) == (0, 1)
    first = at_gate(5)
    meet(first, dice="1 1")
    assert "cursed" in first.held(0)
    traits = {trait for card in first[0].conditions for trait in card_of(card).traits}
    assert {"bane", "madness", "injury"} <= traits
    assert len(first[0].conditions) == 3


@pytest.mark.parametrize(
    ("spells", "dice"),
    [
        ((), "6 1 6 1 1"),
        (("feed-the-mind",), "6 1 6 1"),
        (("feed-the-mind", "wither", "conjuration", "shriveling"), "6 1 6"),
    ],
)
def test_6_every_spell_takes_a_die(spells: tuple[str, ...], dice: str) -> None:
    game = at_gate(6, *spells)
    meet(game, dice=dice)
    assert game.state.sheet_tokens == 1


def test_6_failing_costs_sanity_or_brings_spells_and_a_pact() -> None:
    game = at_gate(6)
    meet(game, dice="6 1 1 1 1")
    assert (game.state.sheet_tokens, hurt(game)) == (0, (0, 3))
    first = at_gate(6)
    meet(first, dice="1 1")
    assert (len(first[0].cards), first[0].conditions[0].partition("#")[0]) == (2, "dark-pact")


@pytest.mark.parametrize(("number", "dice"), [(2, "1 1"), (3, "1"), (4, "1")])
def test_failing_the_first_test_of_most_is_the_end_of_the_investigator(number: int, dice: str) -> None:
    game = at_gate(number)
    meet(game, dice=dice)
    assert game[0].fate == "eliminated"


def test_the_card_is_discarded_and_the_gate_stays() -> None:
    game = at_gate(6)
    meet(game, dice="6 1 1 1 1")
    assert game.state.decks[f"special-{KEY}"].discard == [f"special-{KEY}-6"]
    assert game.state.gates == ["rome"]
