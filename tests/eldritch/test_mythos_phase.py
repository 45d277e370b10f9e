"""The Mythos Phase: one card, its icons in their order, monster surges, and the end of the deck."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.board import GATES
from miskatonic.games.eldritch.components import ANCIENT_ONES, MYTHOS
from miskatonic.games.eldritch.mythos_phase import draw_card, monster_surge, resolve_card
from miskatonic.games.eldritch.setup import begin
from miskatonic.games.eldritch.words import Omen

from .given import Situation, given

GREEN, BLUE, RED, BLUE_AGAIN = range(4)


def resolve(game: Situation, card: str, *answers: str, dice: str = "") -> None:
    """Draw a card from the top of the deck and resolve all of it."""
    game.top_mythos(card).in_mythos_phase()
    game.run(draw_card(game.table), *answers, dice=dice)


# One card.


@pytest.mark.rule("eh.mythos-phase.1", "eh.lead.5")
def test_exactly_one_card_is_resolved() -> None:
    game = given(players=1).next_monster("cultist").mythos("support-of-the-church", "buying-information")
    assert game.state.mythos_discard == ["support-of-the-church"]
    assert game.state.mythos[-1] == "buying-information"
    assert (game.state.round, game.state.phase) == (2, "action")


@pytest.mark.rule("eh.mythos-phase.10")
def test_an_event_is_resolved_and_discarded() -> None:
    game = given("leo-anderson").next_monster("cultist")
    resolve(game, "support-of-the-church")
    assert game.held(0) == ["blessed"]
    assert (game.state.mythos_discard, game.state.ongoing) == (["support-of-the-church"], [])


@pytest.mark.rule("eh.mythos.3", "eh.mythos-phase.11", "eh.mythos.4")
def test_an_ongoing_card_stays_in_play() -> None:
    game = given("leo-anderson").next_monster("cultist").gate("istanbul")
    resolve(game, "strange-sightings")
    resolve(game, "support-of-the-church")
    assert [each.card for each in game.state.ongoing] == ["strange-sightings"]
    assert game.state.mythos_discard == ["support-of-the-church"]


@pytest.mark.rule("eh.mythos.4")
def test_an_ongoing_card_leaves_when_an_effect_discards_it() -> None:
    game = given("leo-anderson").next_monster("cultist").ongoing("strange-sightings")
    resolve(game, "rally-the-people")
    assert game.state.ongoing == []
    assert game.state.mythos_discard == ["strange-sightings", "rally-the-people"]


# The icons, by colour.


@pytest.mark.rule("eh.mythos.9.ltp", "eh.mythos-phase.2", "eh.mythos-phase.3", "eh.mythos-phase.6", "eh.mythos-phase.7")
def test_a_green_card_advances_the_omen_then_surges_then_spawns_clues() -> None:
    game = given(players=3).doom(15).gate("london", "istanbul").next_monster("cultist")
    resolve(game, "support-of-the-church")
    assert (game.state.current_omen, game.state.doom) == (Omen.BLUE, 14)
    assert (game.kinds("london"), game.kinds("istanbul")) == (["cultist", "cultist"], [])
    assert len(game.state.clues) == 2
    assert game.state.gates == ["london", "istanbul"]


@pytest.mark.rule("eh.mythos.9.ltp", "eh.mythos-phase.2", "eh.mythos-phase.4", "eh.mythos-phase.5", "eh.mythos.6")
def test_a_yellow_card_advances_the_omen_then_reckons_then_spawns_gates() -> None:
    game = given("leo-anderson").doom(15).gate("london").next_gate("rome").next_monster("cultist")
    game.stand(0, "5").monster("deep-one", "5")
    resolve(game, "rally-the-people")
    assert (game.state.current_omen, game.state.doom) == (Omen.BLUE, 14)
    assert game[0].sanity.left == game[0].sanity.most - 1
    assert (game.state.gates, game.kinds("rome"), game.kinds("london")) == (["london", "rome"], ["cultist"], [])
    assert game.state.clues == []


@pytest.mark.rule("eh.mythos.9.ltp", "eh.mythos-phase.2", "eh.mythos-phase.7", "eh.mythos-phase.8", "eh.mythos-phase.9")
def test_a_blue_card_spawns_clues_and_comes_with_its_tokens() -> None:
    game = given(players=5).doom(15).gate("london").monster("deep-one", "5").stand(0, "5")
    resolve(game, "growing-madness")
    assert (game.state.current_omen, game.state.doom, game.state.gates) == (Omen.GREEN, 15, ["london"])
    assert len(game.state.clues) == 3
    assert game.kinds() == ["deep-one"]
    assert game[0].sanity.left == game[0].sanity.most
    (rumor,) = game.state.ongoing
    assert (rumor.card, rumor.tokens) == ("growing-madness", 4)
    assert "rumor:growing-madness" in game.stand(0, "8").encounter().keys


@pytest.mark.rule("eh.mythos-phase.2")
def test_a_yellow_card_spawns_its_gates_after_the_omen_has_moved() -> None:
    game = given("leo-anderson").doom(15).next_gate("london").next_monster("cultist")
    resolve(game, "rally-the-people")
    assert (game.state.gates, game.state.doom) == (["london"], 15)


@pytest.mark.rule("eh.mythos-phase.2", "eh.mythos-phase.4")
def test_a_monster_that_comes_with_the_gate_does_not_reckon() -> None:
    game = given("leo-anderson").stand(0, "rome").next_gate("rome").next_monster("deep-one")
    resolve(game, "rally-the-people")
    assert game.kinds("rome") == ["deep-one"]
    assert game[0].sanity.left == game[0].sanity.most


@pytest.mark.rule("eh.mythos-phase.2", "eh.mythos-phase.10")
def test_the_text_comes_last() -> None:
    """The gate that the surge has brought is there when the text asks for it."""
    game = given("leo-anderson").doom(15).omen(BLUE).next_gate("rome").next_monster("cultist")
    resolve(game, "dimensional-instability")
    assert (game.state.gates, game.state.gate_discard, game.state.doom) == ([], ["rome"], 14)


@pytest.mark.rule("eh.mythos-phase.5")
@pytest.mark.parametrize(("players", "gates"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_a_yellow_card_spawns_as_many_gates_as_the_reference_card_says(players: int, gates: int) -> None:
    game = given(players=players).next_monster("cultist")
    resolve(game, "omen-of-good-fortune", "no")
    assert len(game.state.gates) == len(game.kinds()) == gates
    assert [each.space for each in game.monsters()] == game.state.gates


@pytest.mark.rule("eh.mythos-phase.7")
@pytest.mark.parametrize(("players", "clues"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_green_and_blue_cards_spawn_as_many_clues_as_the_reference_card_says(players: int, clues: int) -> None:
    for card in ("strange-sightings", "stars-aligned"):
        game = given(players=players).next_monster("cultist")
        resolve(game, card)
        assert len(game.state.clues) == clues


@pytest.mark.rule("eh.mythos-phase.2", "eh.mythos.5", "eh.mythos.6", "eh.reckoning.8")
@pytest.mark.parametrize("card", [card for card in MYTHOS.values() if card.trait == "rumor"], ids=lambda card: card.id)
def test_no_blue_card_reckons_though_many_show_the_icon_in_their_corner(card: object) -> None:
    game = given("leo-anderson").stand(0, "5").monster("deep-one", "5")
    assert isinstance(card, type(MYTHOS["stars-aligned"]))
    resolve(game, card.id)
    (rumor,) = game.state.ongoing
    assert (rumor.tokens, rumor.health, game.state.omen) == (card.tokens, 0, GREEN)
    assert game[0].sanity.left == game[0].sanity.most


@pytest.mark.rule("eh.mythos.5", "eh.reckoning.8")
@pytest.mark.parametrize("card", ["strange-sightings", "driven-to-bankruptcy"])
def test_a_green_card_with_a_reckoning_effect_does_not_reckon(card: str) -> None:
    game = given("leo-anderson").stand(0, "5").monster("deep-one", "5").gate("london").next_monster("cultist")
    resolve(game, card)
    assert [each.card for each in game.state.ongoing] == [card]
    assert game[0].sanity.left == game[0].sanity.most


# As much as possible.


@pytest.mark.rule("eh.mythos.7")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_not() -> None:
    """No clue is to be had, no monster is in the cup; the omen advances and the lead is blessed."""
    game = given("leo-anderson").doom(15).gate("london")
    game.state.cup, game.state.clue_pool = [], []
    resolve(game, "support-of-the-church")
    assert (game.kinds(), game.state.clues, game.state.doom, game.held(0)) == ([], [], 14, ["blessed"])


@pytest.mark.rule("eh.mythos.7", "eh.defeated.13")
def test_a_card_is_resolved_to_its_end_although_it_defeats_the_lead() -> None:
    game = given("leo-anderson", "lily-chen").health(0, 2).stand(1, "london").next_monster("cultist")
    game.top_encounter("expedition", "expedition-amazon-1").stand(0, "amazon")
    resolve(game, "the-world-shakes", "space:7")
    assert (game[0].fate, game.state.lead) == ("defeated", 1)
    assert not any(card.startswith("expedition-amazon") for card in game.state.expeditions.cards)


@pytest.mark.rule("eh.mythos.7", "eh.faq.16")
def test_a_card_is_resolved_although_no_investigator_is_left() -> None:
    game = given("leo-anderson").doom(15).next_monster("cultist")
    game[0].fate = "defeated"
    resolve(game, "desperate-times")
    assert game.state.doom == 13
    assert game.held(0) == []


@pytest.mark.rule("eh.mythos.7", "eh.reckoning.3")
def test_the_board_reckons_although_no_investigator_is_left() -> None:
    game = given("leo-anderson", ancient_one="shub-niggurath").quiet_cup().ongoing("lost-knowledge")
    game[0].fate = "defeated"
    resolve(game, "support-of-the-church")
    assert game.held(0) == []
    resolve(game, "rally-the-people")
    assert game.state.ongoing[0].tokens == 2
    assert len(game.kinds()) == 3, "of the surge, of the Ancient One, of the gate"


@pytest.mark.rule("eh.mythos.8", "eh.difficulty.8")
def test_a_card_that_another_one_draws_is_resolved_in_full() -> None:
    game = given("leo-anderson").next_monster("cultist").next_gate("rome")
    game.state.mythos_box = ["growing-madness", "buying-information"]
    resolve(game, "the-storm")
    (rumor,) = game.state.ongoing
    assert (rumor.card, rumor.tokens, len(game.state.clues)) == ("growing-madness", 4, 1)
    assert game.state.mythos_box == ["buying-information"]
    assert game.state.mythos_discard == ["the-storm"]


# Monster surges.


@pytest.mark.rule("eh.monster-surge.1", "eh.monster-surge.5", "eh.mythos-phase.6")
@pytest.mark.parametrize(
    ("players", "monsters"),
    [
        pytest.param(players, number, marks=pytest.mark.rule(f"eh.monster-surge.{rule}"))
        for players, number, rule in [
            (1, 1, 2),
            (2, 1, 2),
            (3, 2, 3),
            (4, 2, 3),
            (5, 2, 3),
            (6, 2, 3),
            (7, 3, 4),
            (8, 3, 4),
        ]
    ],
)
def test_a_surge_brings_monsters_to_every_gate_of_the_omen(players: int, monsters: int) -> None:
    game = given(players=players).omen(RED).gate("arkham", "rome", "london")
    game.in_mythos_phase().run(monster_surge(game.table))
    moving = {"color-out-of-space", "cthonian", "elder-thing", "gnoph-keh", "mummy", "serpent-people"}
    stayed = [kind for kind in game.kinds() if kind not in moving]
    at_gates = [*game.kinds("arkham"), *game.kinds("rome")]
    assert (len(game.kinds()), sorted(at_gates)) == (2 * monsters, stayed)
    assert game.kinds("london") == []
    assert len(game.state.gates) == 3


@pytest.mark.rule("eh.monster-surge.5")
def test_a_surge_goes_by_the_omen_that_the_same_card_has_just_moved() -> None:
    game = given(players=3).omen(GREEN).gate("istanbul", "tokyo").next_monster("cultist")
    resolve(game, "support-of-the-church")
    assert (game.kinds("tokyo"), game.kinds("istanbul")) == (["cultist", "cultist"], [])


@pytest.mark.rule("eh.monster-surge.6")
@pytest.mark.parametrize("players", [1, 5, 8])
def test_without_a_gate_of_the_omen_one_gate_comes_with_one_monster(players: int) -> None:
    game = given(players=players).omen(RED).gate("london").next_gate("tokyo", "rome").next_monster("cultist")
    game.in_mythos_phase().run(monster_surge(game.table))
    assert game.state.gates == ["london", "tokyo"]
    assert game.kinds() == game.kinds("tokyo") == ["cultist"]


# The deck.


@pytest.mark.rule("eh.mythos.1", "eh.component-limit.11", "eh.mythos.2", "eh.win-lose.5")
def test_without_a_card_the_investigators_lose() -> None:
    game = given("leo-anderson")
    game.state.mythos_discard, game.state.mythos = game.state.mythos, []
    asked = game.run(draw_card(game.table))
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("mythos-empty", {0: False})


@pytest.mark.rule("eh.mythos.1", "eh.mythos.2")
def test_the_last_card_is_resolved_and_the_game_goes_on() -> None:
    game = given("leo-anderson").next_monster("cultist")
    game.state.mythos = []
    game.mythos("support-of-the-church")
    assert (game.state.mythos, game.state.mythos_discard) == ([], ["support-of-the-church"])
    assert game.state.result is None


@pytest.mark.rule("eh.mythos.2", "eh.win-lose.2")
def test_a_mystery_solved_at_the_end_of_that_phase_still_wins() -> None:
    game = given("leo-anderson", ancient_one="azathoth").mystery("occult-research").done_mystery().solved(2)
    game.state.mythos = []
    asked = game.run(draw_card(game.table))
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("mysteries-solved", {0: True})


@pytest.mark.rule("eh.mythos.10.ltp")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_the_deck_is_built_in_three_stages_with_the_first_on_top(ancient_one: str) -> None:
    state = begin(GAME.setup(2, 5, {"ancient_one": ancient_one}))
    top_first = [MYTHOS[card].colour for card in reversed(state.mythos)]
    for stage in ANCIENT_ONES[ancient_one].stages:
        size = sum(stage.values())
        drawn, top_first = top_first[:size], top_first[size:]
        assert {colour: drawn.count(colour) for colour in stage} == stage
    assert top_first == []
    assert sorted([*state.mythos, *state.mythos_box]) == sorted(MYTHOS)


@pytest.mark.rule("eh.mythos.10.ltp")
def test_every_stage_is_shuffled() -> None:
    firsts = {MYTHOS[begin(GAME.setup(2, seed, {})).mythos[-1]].colour for seed in range(20)}
    assert firsts == {"green", "yellow", "blue"}
    cards = {begin(GAME.setup(2, seed, {})).mythos[-1] for seed in range(20)}
    assert len(cards) > 10


def test_all_nine_gates_are_in_the_stack_and_on_the_board() -> None:
    game = given(players=8).next_monster("cultist")
    resolve(game, "rally-the-people")
    assert sorted([*game.state.gates, *game.state.gate_stack]) == sorted(GATES)


@pytest.mark.rule("eh.mythos-phase.2")
def test_resolving_a_card_leaves_none_open() -> None:
    game = given("leo-anderson").next_monster("cultist")
    game.run(resolve_card(game.table, "support-of-the-church"))
    assert game.state.card is None
