"""What the yellow Mythos cards do."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import CARDS, ENCOUNTERS, TOKENS

from .given import Situation, given
from .mythos_play import event

LEO, LILY = 0, 1


def hurt(game: Situation, who: int = 0) -> tuple[int, int]:
    """How much health and sanity an investigator has lost."""
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def token(kind: str) -> int:
    return next(token for token, each in TOKENS.items() if each == kind)


def two() -> Situation:
    return given("leo-anderson", "lily-chen")


def test_everyone_has_a_price_buys_a_condition_off_with_a_debt() -> None:
    game = two().card(LEO, "cursed", "amnesia").card(LILY, "leg-injury")
    event(game, "everyone-has-a-price", "pay", "card:amnesia", "no")
    assert (game.held(LEO), game.held(LILY)) == (["cursed", "debt"], ["leg-injury"])


def test_everyone_has_a_price_asks_only_those_who_can_gain_from_it() -> None:
    game = two().card(LILY, "debt", "cursed")
    event(game, "everyone-has-a-price")
    assert (game.held(LEO), game.held(LILY)) == ([], ["cursed", "debt"])


@pytest.mark.rule("eh.omen.1")
def test_omen_of_good_fortune_moves_the_omen_anywhere_without_doom() -> None:
    game = two().doom(9).gate("rome", "arkham")
    event(game, "omen-of-good-fortune", "yes", "omen:3")
    assert (game.state.omen, game.state.doom) == (2, 9)
    kept = two().omen(1)
    event(kept, "omen-of-good-fortune", "no")
    assert kept.state.omen == 1


def test_rally_the_people_brings_the_lead_an_ally_from_the_deck() -> None:
    game = two().lead(LILY).reserve("axe", "hired-muscle", "bandages", "kerosene")
    event(game, "rally-the-people")
    (ally,) = game.held(LILY)
    assert "ally" in CARDS[ally].traits
    assert ally != "hired-muscle", "that one is in the reserve"
    assert game.held(LEO) == []


def test_silver_twilight_aid_offers_a_clue_an_asset_or_a_spell_to_each() -> None:
    game = given(players=4).top_asset("axe").bottom_spell("wither#1")
    event(game, "silver-twilight-aid", "way:1", "way:2", "way:3", "no")
    assert len(game[0].clues) == 1
    assert [game.held(who) for who in range(4)] == [[], ["axe"], ["wither"], []]


@pytest.mark.rule("eh.difficulty.6", "eh.faq.15")
def test_the_world_fights_back_offers_each_one_of_three_things() -> None:
    game = given(players=4).monster("ghoul", "rome").stand(2, "rome").monster("shoggoth", "5").stand(3, "5")
    for who in range(4):
        game.health(who, 1).sanity(who, 1)
    event(game, "the-world-fights-back", "way:1", "way:2", "way:3", "no")
    assert [(game[who].health.left, game[who].sanity.left) for who in range(4)] == [(3, 1), (1, 3), (1, 1), (1, 1)]
    assert game.kinds() == ["shoggoth"]


@pytest.mark.rule("eh.difficulty.6")
def test_the_world_fights_back_discards_only_what_is_on_the_own_space() -> None:
    game = given("leo-anderson").monster("ghoul", "rome").stand(0, "5").health(0, 1)
    asked = event(game, "the-world-fights-back", "way:1")
    assert asked.keys == [["way:1", "no"]]


@pytest.mark.rule("eh.mystery.6")
def test_all_for_nothing_puts_a_solved_mystery_back_into_the_deck() -> None:
    game = two().mystery("occult-research").solved(2)
    first, second = game.state.solved
    event(game, "all-for-nothing", f"mystery:{second}")
    assert game.state.solved == [first]
    assert second in game.state.mysteries


def test_all_for_nothing_is_bought_off_or_advances_doom_without_a_solved_mystery() -> None:
    game = two().mystery("occult-research").solved(1).clues(LILY, 1)
    event(game, "all-for-nothing", "pay")
    assert (len(game.state.solved), game[LILY].clues) == (1, [])
    nothing = two().doom(9).clues(LILY, 1)
    event(nothing, "all-for-nothing")
    assert (nothing.state.doom, len(nothing[LILY].clues)) == (8, 1)


@pytest.mark.rule("eh.faq.16")
def test_desperate_times_ask_for_doom_or_a_dark_pact() -> None:
    pact = two().doom(9)
    event(pact, "desperate-times", "pay")
    assert (pact.held(LEO), pact.state.doom) == (["dark-pact"], 9)
    doom = two().doom(9)
    event(doom, "desperate-times", "no")
    assert (doom.held(LEO), doom.state.doom) == ([], 7)


@pytest.mark.rule("eh.faq.17", "eh.condition.4")
def test_whoever_has_a_dark_pact_cannot_take_another_one_in_desperate_times() -> None:
    game = two().doom(9).card(LEO, "dark-pact")
    event(game, "desperate-times")
    assert game.state.doom == 7


@pytest.mark.parametrize(("die", "lost"), [(1, (2, 2)), (2, (2, 2)), (6, (0, 0))])
def test_eyes_everywhere_hurt(die: int, lost: tuple[int, int]) -> None:
    game = given("leo-anderson")
    event(game, "eyes-everywhere", dice=str(die))
    assert hurt(game) == lost


@pytest.mark.parametrize("die", [3, 5])
def test_eyes_everywhere_ambush(die: int) -> None:
    game = given("leo-anderson").next_monster("ghost").stand(0, "5")
    event(game, "eyes-everywhere", dice=f"{die} 1 1")
    assert (hurt(game), game.kinds()) == ((0, 2), [])


def test_perplexing_stars_turn_the_omen_back_and_its_gates_advance_doom() -> None:
    game = two().doom(9).omen(3).gate("rome", "arkham", "london")
    event(game, "perplexing-stars")
    assert (game.state.omen, game.state.doom) == (2, 7)
    round_the_corner = two().doom(9).omen(0).gate("london", "istanbul")
    event(round_the_corner, "perplexing-stars")
    assert (round_the_corner.state.omen, round_the_corner.state.doom) == (3, 8)


@pytest.mark.rule("eh.difficulty.7")
def test_the_storm_costs_each_as_many_clues_as_there_are_rumors() -> None:
    game = two().clues(LEO, 3).clues(LILY, 1).ongoing("stars-aligned").ongoing("mysterious-lights")
    game.ongoing("strange-sightings")
    box = list(game.state.mythos_box)
    event(game, "the-storm")
    assert (len(game[LEO].clues), len(game[LILY].clues), len(game.state.ongoing)) == (1, 0, 3)
    assert [card for card in box if card != "the-storm"] == game.state.mythos_box


@pytest.mark.rule("eh.difficulty.8")
def test_without_a_rumor_the_storm_brings_one_from_the_box() -> None:
    game = two().clues(LEO, 3)
    game.state.mythos_box = ["stars-aligned", "support-of-the-church"]
    event(game, "the-storm")
    assert [each.card for each in game.state.ongoing] == ["stars-aligned"]
    assert (game.state.mythos_box, len(game[LEO].clues)) == (["support-of-the-church"], 3)


def test_a_dark_power_heals_all_monsters_and_lets_everybody_fight() -> None:
    game = two().monster("shoggoth", "london", 3).monster("ghost", "rome", 1).monster("riot", "rome").stand(LEO, "rome")
    game.stand(LILY, "5")
    answers = (f"fight:{token('riot')}", "no")
    event(game, "a-dark-power", *answers, dice="1 1 1")
    assert [each.lost for each in game.monsters()] == [0, 0, 0]
    assert hurt(game, LEO) == (3, 2)
    assert hurt(game, LILY) == (0, 0)


def test_ancient_guardians_stand_where_the_expedition_leads() -> None:
    game = two().top_encounter("expedition", "expedition-himalayas-2").next_monster("cultist")
    event(game, "ancient-guardians")
    assert game.kinds() == game.kinds("himalayas") == ["cultist", "cultist"]


def test_arrests_are_made_among_the_armed_in_the_cities() -> None:
    game = given("leo-anderson", "lily-chen", "mark-harrigan", "trish-scarborough")
    game.stand(0, "rome").card(0, "axe", "bull-whip", "bandages").stand(1, "london").card(1, "38-revolver")
    game.stand(2, "amazon").card(2, "45-automatic").stand(3, "tokyo").card(3, "kerosene")
    event(game, "arrests-made-in-murder-case", "card:axe", dice="1 1 5 1")
    assert game.held(0) == ["bandages", "bull-whip", "detained"]
    assert game.held(1) == ["38-revolver"]
    assert game.held(2) == ["45-automatic"]
    assert game.held(3) == ["kerosene"]


def test_burden_of_greed_costs_health_for_every_item_that_is_kept() -> None:
    game = two().card(LEO, "axe", "holy-cross", "hired-muscle", "pocket-watch").card(LILY, "kerosene", "fine-clothes")
    event(game, "burden-of-greed", "discard:axe", "done", "done")
    assert (hurt(game, LEO), hurt(game, LILY)) == ((1, 0), (2, 0))
    assert game.held(LEO) == ["hired-muscle", "holy-cross", "pocket-watch"]


def test_from_bad_to_worse_goes_by_injuries_madness_and_deals() -> None:
    game = two().card(LEO, "leg-injury", "back-injury", "amnesia", "debt", "dark-pact", "cursed").clues(LEO, 3)
    game.clues(LILY, 1)
    event(game, "from-bad-to-worse")
    assert (hurt(game, LEO), len(game[LEO].clues)) == ((2, 1), 1)
    assert (hurt(game, LILY), len(game[LILY].clues)) == ((0, 0), 1)


def test_haunting_nightmares_are_kept_away_with_a_clue() -> None:
    game = two().clues(LEO, 1)
    event(game, "haunting-nightmares", "pay")
    assert (hurt(game, LEO), game.held(LEO), game[LEO].clues) == ((0, 0), [], [])
    assert hurt(game, LILY) == (0, 2)
    (madness,) = game.held(LILY)
    assert madness in {"amnesia", "hallucinations", "paranoia"}


@pytest.mark.rule("eh.delayed.7.ltp")
def test_a_heat_wave_costs_health_or_time_which_the_delayed_do_not_have() -> None:
    game = given(players=3).delay(2)
    event(game, "heat-wave-singes-the-globe", "pay", "no")
    assert [hurt(game, who) for who in range(3)] == [(0, 0), (3, 0), (3, 0)]
    assert [game[who].delayed for who in range(3)] == [True, False, True]


def test_the_bermuda_triangle_takes_those_with_a_1_or_a_2() -> None:
    game = given(players=3).stand(0, "rome").stand(1, "rome").stand(2, "rome")
    event(game, "the-bermuda-triangle", dice="1 3 2")
    assert [game[who].space for who in range(3)] == ["8", "rome", "8"]
    assert [game[who].delayed for who in range(3)] == [True, False, True]


def test_the_world_shakes_around_the_expedition_which_is_lost() -> None:
    game = given(players=3).top_encounter("expedition", "expedition-pyramids-1")
    game.stand(0, "pyramids").stand(1, "rome").stand(2, "london")
    before = list(game.state.expeditions.cards)
    event(game, "the-world-shakes")
    assert [hurt(game, who) for who in range(3)] == [(2, 0), (2, 0), (0, 0)]
    assert [game[who].delayed for who in range(3)] == [True, True, False]
    rest = [card for card in before if ENCOUNTERS["expedition"][card].space != "pyramids"]
    left = game.state.expeditions.cards
    assert len(left) == len(before) - 3
    assert left != rest and sorted(left) == sorted(rest), "they are shuffled"


def test_a_tide_of_despair_is_held_off_by_a_blessing() -> None:
    game = given(players=3).card(0, "blessed").card(1, "blessed")
    event(game, "tide-of-despair", "pay", "no")
    assert [hurt(game, who) for who in range(3)] == [(0, 0), (2, 2), (2, 2)]
    assert [game.held(who) for who in range(3)] == [[], ["blessed"], []]


def test_treacherous_magic_costs_sanity_for_every_spell_that_is_kept_and_then_reason() -> None:
    game = given("leo-anderson", "lily-chen", "mark-harrigan").card(0, "wither", "shriveling", "conjuration")
    game.card(1, "wither")
    event(game, "treacherous-magic", "discard:wither", "done", "discard:wither")
    assert [hurt(game, who) for who in range(3)] == [(0, 2), (0, 0), (0, 0)]
    assert len(game[0].conditions) == 1
    assert game.held(1) == game.held(2) == []
