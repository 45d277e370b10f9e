"""What the green Mythos cards do."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import ACTIONS
from miskatonic.games.eldritch.components import CARDS, TOKENS
from miskatonic.games.eldritch.possessions import refill_reserve
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.words import Harm

from .given import Situation, given
from .mythos_play import event


def hurt(game: Situation, who: int = 0) -> tuple[int, int]:
    """How much health and sanity an investigator has lost."""
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def test_a_proposition_solves_a_rumor_for_a_dark_pact() -> None:
    game = given("leo-anderson").ongoing("stars-aligned").ongoing("mysterious-lights")
    event(game, "a-proposition", "pay", "rumor:mysterious-lights")
    assert game.held(0) == ["dark-pact"]
    assert [each.card for each in game.state.ongoing] == ["stars-aligned"]


def test_a_proposition_may_be_declined_and_needs_a_rumor_and_a_pact_to_be_had() -> None:
    declined = given("leo-anderson").ongoing("stars-aligned")
    event(declined, "a-proposition", "no")
    assert (declined.held(0), len(declined.state.ongoing)) == ([], 1)
    pointless = given("leo-anderson").ongoing("strange-sightings")
    event(pointless, "a-proposition")
    assert (pointless.held(0), len(pointless.state.ongoing)) == ([], 1)
    taken = given("leo-anderson").ongoing("stars-aligned").card(0, "dark-pact")
    event(taken, "a-proposition")
    assert len(taken.state.ongoing) == 1


@pytest.mark.rule("eh.mythos.7")
def test_buying_information_brings_the_lead_a_clue_for_every_success() -> None:
    game = given("trish-scarborough", "leo-anderson")
    event(game, "buying-information", dice="6 1 5")
    assert (len(game[0].clues), len(game[1].clues)) == (2, 0)
    unlucky = given("trish-scarborough")
    event(unlucky, "buying-information", dice="1 2 4")
    assert unlucky[0].clues == []


@pytest.mark.parametrize(("die", "lost"), [(1, (2, 2)), (2, (2, 2)), (3, (0, 0)), (6, (0, 0))])
def test_heart_of_corruption_gives_an_artifact_and_may_take_its_price(die: int, lost: tuple[int, int]) -> None:
    game = given("leo-anderson").top_artifact("ruby-of-rlyeh")
    event(game, "heart-of-corruption", dice=str(die))
    assert (game.held(0), hurt(game)) == (["ruby-of-rlyeh"], lost)


def test_support_of_the_church_blesses_the_lead_only() -> None:
    game = given("leo-anderson", "lily-chen").lead(1)
    event(game, "support-of-the-church")
    assert (game.held(0), game.held(1)) == ([], ["blessed"])


@pytest.mark.rule("eh.faq.29")
@pytest.mark.parametrize(("gate", "doom"), [("london", 15), ("rome", 14), ("istanbul", 14)])
def test_that_which_consumes_discards_a_gate_and_one_of_another_omen_costs_doom(gate: str, doom: int) -> None:
    game = given("leo-anderson", "lily-chen").lead(1).doom(15).omen(1).gate("london", "rome", "istanbul")
    asked = event(game, "that-which-consumes", f"space:{gate}")
    assert (game.state.gate_discard, game.state.doom) == ([gate], doom)
    assert [decision.seat for decision in asked.decisions] == [1]


def test_that_which_consumes_does_nothing_without_a_gate() -> None:
    game = given("leo-anderson").doom(15)
    event(game, "that-which-consumes")
    assert game.state.doom == 15


def test_from_beyond_lets_mythos_cards_reckon_twice() -> None:
    game = given("leo-anderson").ongoing("stars-aligned").monster("deep-one", "rome").stand(0, "rome")
    event(game, "from-beyond")
    assert (game.state.omen, hurt(game)) == (2, (0, 0))


def test_from_beyond_is_bought_off_with_clues_of_the_group() -> None:
    game = given(players=3).clues(1, 2).clues(2, 1).ongoing("stars-aligned")
    event(game, "from-beyond", "pay", "investigator:leo-anderson", "investigator:lily-chen")
    assert (game.state.omen, len(game[1].clues), len(game[2].clues)) == (0, 1, 0)


def test_from_beyond_advances_doom_where_nothing_would_reckon() -> None:
    game = given("leo-anderson").doom(9).ongoing("mysterious-lights").clues(0, 3)
    event(game, "from-beyond")
    assert (game.state.doom, len(game[0].clues)) == (8, 3)


def test_a_card_that_leaves_by_its_first_reckoning_does_not_reckon_again() -> None:
    game = given("leo-anderson").ongoing("strange-sightings")
    event(game, "from-beyond")
    assert game.state.ongoing == []
    assert game.state.mythos_discard == ["strange-sightings", "from-beyond"]


def test_rising_terror_lets_monsters_reckon_twice() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("deep-one", "rome").monster("ghoul", "rome").doom(9)
    event(game, "rising-terror")
    assert (hurt(game), game.state.doom) == ((0, 2), 9)


@pytest.mark.rule("eh.reckoning.9")
def test_a_monster_that_the_first_of_two_reckonings_brings_does_not_reckon_in_the_second() -> None:
    game = given("leo-anderson").monster("zombie", "rome").doom(9)
    event(game, "rising-terror")
    assert (game.kinds(), game.state.doom) == (["zombie-horde"], 9)


def test_rising_terror_advances_doom_where_no_monster_would_reckon() -> None:
    game = given("leo-anderson").monster("ghoul", "rome").monster("cultist", "rome").doom(9)
    event(game, "rising-terror")
    assert game.state.doom == 8


def test_strange_sightings_forbid_to_rest_until_the_next_reckoning() -> None:
    game = given("leo-anderson").stand(0, "rome")
    assert ACTIONS["rest"][0](game.state, 0) is None
    event(game, "strange-sightings")
    assert ACTIONS["rest"][0](game.state, 0) is not None
    assert "rest" not in game.turn(0).keys
    game.in_mythos_phase().run(reckon(game.table))
    assert ACTIONS["rest"][0](game.state, 0) is None


def test_tied_to_a_dark_purpose_lets_all_conditions_reckon_with_ones() -> None:
    """The pact is called in, the blessing is lost, the curse stays, the test of a madness fails."""
    game = (
        given("leo-anderson", "lily-chen", "akachi-onyele")
        .card(0, "dark-pact#2")
        .card(1, "blessed", "hallucinations#3")
    )
    game.card(2, "cursed").monster("deep-one", "rome").stand(1, "rome").ongoing("stars-aligned")
    asked = event(game, "tied-to-a-dark-purpose", "investigator:lily-chen", "reckon:blessed")
    assert game[0].fate == "devoured"
    assert (game.held(1), hurt(game, 1)) == ([], (0, 3))
    assert (game.held(2), game.state.omen) == (["cursed"], 0)
    assert asked.decisions[-1].seat == 1


def test_where_every_die_counts_as_1_no_clue_helps() -> None:
    game = given("leo-anderson").card(0, "hallucinations#3").clues(0, 2)
    event(game, "tied-to-a-dark-purpose")
    assert (game.held(0), hurt(game), len(game[0].clues)) == ([], (0, 3), 2)


def test_torn_asunder_costs_everybody_health_for_the_gates_of_the_omen() -> None:
    game = given(players=2).gate("arkham", "rome", "london").omen(2)
    event(game, "torn-asunder")
    assert (hurt(game, 0), hurt(game, 1), game.state.omen) == ((2, 0), (2, 0), 2)


def test_torn_asunder_advances_the_omen_where_no_gate_matches_it() -> None:
    game = given(players=2).doom(9).gate("arkham", "rome").omen(1)
    event(game, "torn-asunder")
    assert (hurt(game), game.state.omen, game.state.doom) == ((0, 0), 2, 7)


def test_blood_flows_discards_a_monster_for_its_toughness_in_health() -> None:
    game = (
        given("leo-anderson", "lily-chen").monster("shoggoth", "rome", 2).monster("ghoul", "5").monster("nug", "rome")
    )
    shoggoth = next(token for token, kind in TOKENS.items() if kind == "shoggoth")
    asked = event(game, "blood-flows", f"monster:{shoggoth}")
    assert (game.kinds(), hurt(game, 0), hurt(game, 1)) == (["ghoul", "nug"], (4, 0), (0, 0))
    assert len(asked.keys[0]) == 2, "the Epic monster cannot be discarded"


def test_blood_flows_does_nothing_without_a_monster() -> None:
    game = given("leo-anderson").monster("nug", "rome")
    event(game, "blood-flows")
    assert (game.kinds(), hurt(game)) == (["nug"], (0, 0))


def test_calling_the_elder_things_brings_one_monster_to_each_space_with_cultists() -> None:
    game = given().monster("cultist", "rome").monster("cultist", "rome").monster("cultist", "5").next_monster("cultist")
    event(game, "calling-the-elder-things")
    assert (len(game.kinds("rome")), len(game.kinds("5")), len(game.kinds())) == (3, 2, 5)


@pytest.mark.rule("eh.faq.28", "eh.faq.29")
def test_dimensional_instability_discards_all_gates_of_the_omen_even_where_none_can_be_closed() -> None:
    game = given().doom(9).omen(2).gate("arkham", "rome", "london").ongoing("mysterious-lights")
    event(game, "dimensional-instability")
    assert (game.state.gates, sorted(game.state.gate_discard), game.state.doom) == (["london"], ["arkham", "rome"], 7)


def test_driven_to_bankruptcy_leaves_the_reserve_empty_until_the_next_reckoning() -> None:
    game = given("leo-anderson").reserve("axe", "bandages", "kerosene", "whiskey")
    event(game, "driven-to-bankruptcy")
    assert (game.state.reserve, sorted(game.state.assets.discard)) == ([], ["axe", "bandages", "kerosene", "whiskey"])
    refill_reserve(game.table)
    assert game.state.reserve == []
    top = game.state.assets.cards[-4:]
    game.in_mythos_phase().run(reckon(game.table))
    assert (game.state.ongoing, sorted(game.state.reserve)) == ([], sorted(top))


def test_legitimate_banking_lends_to_the_lead() -> None:
    game = given("leo-anderson", "lily-chen")
    event(game, "legitimate-banking")
    assert (game.held(0), game.held(1)) == (["debt"], [])


def test_legitimate_banking_calls_in_a_debt_with_dice_that_all_count_as_1() -> None:
    game = given("leo-anderson").card(0, "debt#1").clues(0, 1)
    event(game, "legitimate-banking")
    assert (game.held(0), hurt(game), len(game[0].clues)) == ([], (3, 0), 1)


def test_no_peace_for_the_fallen_buries_the_defeated_and_curses_the_lead() -> None:
    game = given("leo-anderson").fallen("lily-chen", "rome", Harm.HEALTH, "axe", "wither")
    spells = len(game.state.spells)
    game.state.fallen[0].clues.append(game.state.clue_pool.pop())
    event(game, "no-peace-for-the-fallen")
    assert (game.state.fallen, game.held(0)) == ([], ["cursed"])
    assert game.state.assets.discard == ["axe"]
    assert (len(game.state.spells), len(game.state.clue_discard)) == (spells + 1, 1)
    assert "lily-chen" not in game.state.unused


def test_patrolling_the_border_delays_one_whom_the_lead_chooses() -> None:
    game = given(players=2).lead(1)
    asked = event(game, "patrolling-the-border", "investigator:akachi-onyele")
    assert ([game[0].delayed, game[1].delayed], asked.decisions[0].seat) == ([True, False], 1)


def test_patrolling_the_border_then_stops_those_in_cities_who_are_not_watchful() -> None:
    game = given("leo-anderson", "trish-scarborough", "mark-harrigan").ongoing("patrolling-the-border")
    game.stand(0, "rome").stand(1, "london").stand(2, "amazon")
    game.in_mythos_phase().run(reckon(game.table), dice="1 2 3 5 1 1 1")
    assert [game[who].delayed for who in range(3)] == [True, False, False]
    assert [game.held(who) for who in range(3)] == [["detained"], [], []]
    assert game.state.ongoing == []


def test_unexpected_betrayal_costs_health_and_the_ally() -> None:
    game = given("leo-anderson", "lily-chen").card(0, "hired-muscle", "cat-burglar", "axe")
    event(game, "unexpected-betrayal", "card:cat-burglar")
    assert (hurt(game, 0), hurt(game, 1)) == ((3, 0), (0, 0))
    assert game.held(0) == ["axe", "hired-muscle"]


def test_every_ally_is_an_asset() -> None:
    allies = [card for card in CARDS.values() if "ally" in card.traits]
    assert {card.kind for card in allies} == {"asset"}
