"""Each back of the thirty-six conditions, as printed."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import CARDS, back_of
from miskatonic.games.eldritch.possessions import turn

from .given import given
from .having_conditions import cost, holding, turned

COPIES = [copy for card in CARDS.values() if card.kind == "condition" for copy in card.copies]


@pytest.mark.parametrize(("copy", "gained"), [(1, "dark-pact"), (2, "debt"), (3, "detained")])
def test_amnesia(copy: int, gained: str) -> None:
    assert turned(f"amnesia#{copy}").held(0) == [gained]


def test_the_first_back_injury() -> None:
    game = holding("back-injury#1").card(0, "axe", "whiskey", "arcane-scholar", "pallid-mask")
    asked = game.run(turn(game.table, 0, "back-injury#1"), "card:pallid-mask")
    assert asked.keys == [["card:axe", "card:whiskey", "card:pallid-mask"]]
    assert game.held(0) == ["arcane-scholar", "axe", "back-injury", "whiskey"]


def test_the_second_back_injury() -> None:
    game = turned("back-injury#2", game=holding("back-injury#2").card(0, "axe"))
    assert not game.held(0) and game[0].delayed


def test_the_third_back_injury() -> None:
    game = holding("back-injury#3").card(0, "axe", "whiskey", "arcane-scholar", "necronomicon")
    assert turned("back-injury#3", "keep:whiskey", game=game).held(0) == ["arcane-scholar", "whiskey"]


def test_the_first_blessing() -> None:
    game = turned("blessed#1", game=holding("blessed#1").health(0, 1).sanity(0, 1))
    assert (game[0].health.left, game[0].sanity.left, game.held(0)) == (3, 3, ["blessed"])


def test_the_second_blessing() -> None:
    game = turned("blessed#2")
    assert len(game[0].clues) == 2 and game.held(0) == ["blessed"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_third_blessing(answer: str) -> None:
    game = holding("blessed#3").monster("mummy", "tokyo").monster("dunwich-horror", "rome")
    game.run(turn(game.table, 0, "blessed#3"), answer)
    assert game.kinds() == (["dunwich-horror"] if answer == "yes" else ["dunwich-horror", "mummy"])
    assert game.held(0) == ["blessed"]


def test_the_first_curse() -> None:
    game = holding("cursed#1").next_monster("ghoul")
    turned("cursed#1", dice="5 5 5 5 5 5 5", game=game)
    assert cost(game) == (2, 1), "only a 6 would have been a success"
    assert game.held(0)[0] == "cursed" and not game.monsters()


def test_the_second_curse() -> None:
    game = turned("cursed#2")
    assert not game.held(0) and cost(game) == (0, 0)


@pytest.mark.parametrize("space", ["rome", "19"])
def test_the_third_curse_ashore(space: str) -> None:
    game = turned("cursed#3", game=holding("cursed#3").stand(0, space))
    assert cost(game) == (3, 0) and not game.held(0) and game[0].in_play


def test_the_third_curse_at_sea() -> None:
    game = turned("cursed#3", game=holding("cursed#3").stand(0, "2"))
    assert game[0].fate == "devoured" and "cursed#3" in game.state.conditions


@pytest.mark.parametrize("spells", [0, 1, 3])
def test_the_first_dark_pact(spells: int) -> None:
    game = holding("dark-pact#1").card(0, *("wither", "shriveling", "conjuration")[:spells]).omen(1)
    game.next_gate("rome", "tokyo", "london").next_monster("skeleton")
    turned("dark-pact#1", game=game)
    assert len(game.state.gates) == spells and "dark-pact" not in game.held(0)
    assert game.state.omen == 2
    assert game.state.doom == (8 if spells else 9), "the gates are there when the omen comes to red: Rome is"


def test_the_second_dark_pact() -> None:
    game = turned("dark-pact#2")
    assert game[0].fate == "devoured" and game[1].in_play


def test_the_third_dark_pact() -> None:
    game = given("akachi-onyele", "trish-scarborough", "lily-chen").doom(9).card(0, "dark-pact#3")
    asked = game.run(turn(game.table, 0, "dark-pact#3"), "investigator:lily-chen")
    assert asked.keys == [["investigator:trish-scarborough", "investigator:lily-chen"]]
    assert game[2].fate == "devoured" and game[0].in_play and not game.held(0)


def test_the_third_dark_pact_alone() -> None:
    game = given("akachi-onyele").card(0, "dark-pact#3")
    game.run(turn(game.table, 0, "dark-pact#3"))
    assert game[0].in_play and not game.held(0)


@pytest.mark.parametrize(("copy", "pool", "lost"), [(1, 2, (3, 0)), (6, 4, (0, 3))])
def test_debts_that_hurt(copy: int, pool: int, lost: tuple[int, int]) -> None:
    """The first tests strength, the sixth will."""
    failed = turned(f"debt#{copy}", dice=" ".join(["1"] * pool))
    passed = turned(f"debt#{copy}", dice=" ".join(["5"] * pool))
    assert (cost(failed), cost(passed)) == (lost, (0, 0)) and not failed.held(0) and not passed.held(0)


@pytest.mark.parametrize(("dice", "held_then"), [("1 1 1", ["amnesia"]), ("1 1 5", [])])
def test_the_second_debt(dice: str, held_then: list[str]) -> None:
    assert turned("debt#2", dice=dice).held(0) == held_then


def test_the_third_debt() -> None:
    game = holding("debt#3").card(0, "axe", "whiskey", "necronomicon", "arcane-scholar")
    assert turned("debt#3", "card:axe", "card:necronomicon", dice="1 1", game=game).held(0) == [
        "arcane-scholar",
        "whiskey",
    ]
    game = holding("debt#3").card(0, "axe")
    assert turned("debt#3", dice="5 1", game=game).held(0) == ["axe"]


@pytest.mark.parametrize(
    ("answers", "then"), [(("no", "space:7"), (["arcane-scholar", "detained"], "7")), (("pay",), ([], "amazon"))]
)
def test_the_fourth_debt(answers: tuple[str, ...], then: tuple[list[str], str]) -> None:
    game = holding("debt#4").card(0, "arcane-scholar").stand(0, "amazon")
    turned("debt#4", *answers, dice="1 1", game=game)
    assert (game.held(0), game[0].space) == then


def test_the_fourth_debt_without_an_ally() -> None:
    game = turned("debt#4", dice="1 1")
    assert game.held(0) == ["detained"] and not turned("debt#4", dice="6 1").held(0)


@pytest.mark.parametrize(("answer", "doom", "then"), [("pay", 9, ["dark-pact"]), ("no", 8, [])])
def test_the_fifth_debt(answer: str, doom: int, then: list[str]) -> None:
    game = turned("debt#5", answer)
    assert (game.state.doom, game.held(0)) == (doom, then)


def test_the_fifth_debt_of_who_has_a_dark_pact() -> None:
    game = turned("debt#5", game=holding("debt#5", "dark-pact"))
    assert game.state.doom == 8 and game.held(0) == ["dark-pact"]


@pytest.mark.parametrize(
    ("copy", "pool", "lost", "then"),
    [(1, 1, (3, 0), ["internal-injury"]), (2, 1, (2, 2), []), (3, 3, (0, 3), ["paranoia"])],
)
def test_the_detained_spend_a_clue_or_make_a_test(copy: int, pool: int, lost: tuple[int, int], then: list[str]) -> None:
    """Strength, influence or will at -1: Akachi has 2, 2 and 4."""
    card = f"detained#{copy}"
    failed = turned(card, "no", "keep", dice=" ".join(["1"] * pool), game=holding(card).clues(0, 1))
    assert (cost(failed), failed.held(0), len(failed[0].clues)) == (lost, then, 1)
    passed = turned(card, dice=" ".join(["5"] * pool))
    assert (cost(passed), passed.held(0)) == ((0, 0), [])
    paid = turned(card, "pay", game=holding(card).clues(0, 1))
    assert (cost(paid), paid.held(0), paid[0].clues) == ((0, 0), [], [])


def test_hallucinations() -> None:
    game = turned("hallucinations#1", game=holding("hallucinations#1").clues(0, 3))
    assert not game[0].clues and not game.held(0)
    game = turned("hallucinations#2")
    assert cost(game) == (0, 1) and game.held(0) == ["hallucinations"]
    game = turned("hallucinations#3")
    assert cost(game) == (0, 3) and not game.held(0)


def test_internal_injuries() -> None:
    game = turned("internal-injury#1")
    assert cost(game) == (1, 0) and game.held(0) == ["internal-injury"] and not game[0].delayed
    game = turned("internal-injury#2")
    assert cost(game) == (3, 0) and not game.held(0)
    game = turned("internal-injury#3")
    assert cost(game) == (1, 0) and not game.held(0) and game[0].delayed


@pytest.mark.parametrize(("answer", "lost", "delayed"), [("pay", (0, 0), True), ("no", (2, 0), False)])
def test_the_first_leg_injury(answer: str, lost: tuple[int, int], delayed: bool) -> None:
    game = turned("leg-injury#1", answer)
    assert (cost(game), game[0].delayed, game.held(0)) == (lost, delayed, ["leg-injury"])


def test_the_first_leg_injury_of_the_delayed() -> None:
    assert cost(turned("leg-injury#1", game=holding("leg-injury#1").delay(0))) == (2, 0)


def test_the_second_leg_injury() -> None:
    game = turned("leg-injury#2")
    assert game[0].delayed and game.held(0) == ["leg-injury"] and cost(game) == (0, 0)


@pytest.mark.parametrize(("answer", "then"), [("pay", []), ("no", ["leg-injury"])])
def test_the_third_leg_injury(answer: str, then: list[str]) -> None:
    game = turned("leg-injury#3", answer)
    assert (cost(game), game.held(0), game[0].delayed) == ((1, 0), then, answer == "pay")


@pytest.mark.parametrize(("dice", "then"), [("5 5", ["axe"]), ("5 1", ["detained"]), ("1 1", ["detained"])])
def test_the_first_paranoia(dice: str, then: list[str]) -> None:
    """The axe that was stolen costs 2."""
    game = holding("paranoia#1")
    game.state.assets.cards = ["arcane-scholar", "axe", "whiskey"]
    turned("paranoia#1", dice=dice, game=game)
    assert game.held(0) == then and ("axe" in game.state.assets.discard) == (then == ["detained"])


def test_the_second_paranoia() -> None:
    game = holding("paranoia#2").card(0, "arcane-scholar", "axe")
    turned("paranoia#2", game=game)
    assert (cost(game), cost(game, 1), game.held(0)) == ((0, 0), (2, 0), ["axe", "paranoia"])
    assert cost(turned("paranoia#2", game=holding("paranoia#2").stand(1, "tokyo")), 1) == (0, 0)


@pytest.mark.parametrize(("space", "lost"), [("rome", (0, 2)), ("amazon", (0, 0)), ("2", (0, 0))])
def test_the_third_paranoia(space: str, lost: tuple[int, int]) -> None:
    game = turned("paranoia#3", game=holding("paranoia#3").stand(0, space))
    assert cost(game) == lost and game.held(0) == ["paranoia"]


STAY = {
    *("back-injury#1", "blessed#1", "blessed#2", "blessed#3", "cursed#1", "hallucinations#2", "internal-injury#1"),
    *("leg-injury#1", "leg-injury#2", "leg-injury#3", "paranoia#2", "paranoia#3"),
}


@pytest.mark.rule("eh.flip.3")
@pytest.mark.parametrize("copy", COPIES)
def test_which_conditions_turn_up_again(copy: str) -> None:
    assert (back_of(copy).after == "flip") == (copy in STAY)
