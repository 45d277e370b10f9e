"""Small things that are easily got wrong by one: what is told, offered and counted at the edges of rules."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from miskatonic.games.eldritch.action_phase import action_options, perform
from miskatonic.games.eldritch.combat import ambush, damage, fight
from miskatonic.games.eldritch.components import ENCOUNTERS, MONSTERS
from miskatonic.games.eldritch.encounters import encounter, meet_fallen
from miskatonic.games.eldritch.events import FallenFound, Improved, ReserveRefilled, RoundBegan
from miskatonic.games.eldritch.health import eliminate, lose
from miskatonic.games.eldritch.mysteries import would_win
from miskatonic.games.eldritch.possessions import (
    gain_asset_from_deck,
    gain_condition,
    improve,
    refill_reserve,
    to_discard,
    turn,
)
from miskatonic.games.eldritch.reckoning import reckon_monsters
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.rumors import discard_tokens
from miskatonic.games.eldritch.scenes import see_scene
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.verbs.trials import SkillAndClues
from miskatonic.games.eldritch.words import HEALTH, LORE, SANITY
from miskatonic.kernel.effects import Effect, Outcome
from miskatonic.kernel.flow import Flow

from .given import Situation, given
from .moments import happen, told


@pytest.mark.rule("eh.mystery.5")
@pytest.mark.parametrize(("solved", "wins"), [(0, False), (1, False), (2, True)])
def test_only_the_third_mystery_wins(solved: int, wins: bool) -> None:
    game = given("leo-anderson", ancient_one="azathoth").mystery("occult-research").done_mystery().solved(solved)
    assert would_win(game.table) is wins


@pytest.mark.rule("eh.starting-rumor.4")
def test_a_rumor_without_tokens_waits_until_one_would_be_discarded() -> None:
    game = given("leo-anderson").ongoing("growing-madness", tokens=0)
    before = len(game.table.events)
    assert game.run(discard_tokens(game.table, "growing-madness", 0)).decisions == []
    assert [each.card for each in game.state.ongoing] == ["growing-madness"]
    assert len(game.table.events) == before


@pytest.mark.rule("eh.condition.7.ltp")
def test_a_curse_that_takes_the_blessing_away_is_not_gained() -> None:
    game = given("leo-anderson").card(0, "blessed")
    assert game.run(gain_condition(game.table, 0, "cursed")).value is False
    assert game.held(0) == []


def test_every_round_is_told() -> None:
    game = given("leo-anderson").stand(0, "rome").quiet_cup().mythos("strange-sightings")
    assert [each.round for each in game.table.events if isinstance(each, RoundBegan)] == [2]


def test_the_places_of_the_omen_are_numbered_from_one() -> None:
    [asked] = given("leo-anderson").effect({"do": "set-omen"}, "omen:3").decisions
    assert [option.word for option in asked.options] == ["1", "2", "3", "4"]


def test_an_ambush_says_what_happens_either_way() -> None:
    ambush = {"do": "ambush", "then": [{"do": "gain-clues"}], "otherwise": [{"do": "lose", "what": "health"}]}
    ids = str(LANGUAGE.decode(ambush, Effect).say())
    assert "effect-if-defeated" in ids and "effect-if-not-defeated" in ids


@pytest.mark.parametrize(("words", "said"), [({"trait": "item"}, "item"), ({}, "asset")])
def test_an_asset_to_be_gained_is_called_by_its_trait(words: dict[str, str], said: str) -> None:
    assert said in LANGUAGE.decode({"do": "gain-asset", **words}, Effect).say().text("en").lower()


# Turns and actions.


@pytest.mark.rule("eh.defeated.13")
def test_who_is_defeated_before_their_turn_comes_has_none() -> None:
    game = given("akachi-onyele", "trish-scarborough", "leo-anderson").card(0, "plumb-the-void#1").health(1, 3)
    for seat in range(3):
        game.stand(seat, "rome")
    game.turn().do("cast:plumb-the-void").do("aim:trish-scarborough", dice="1 1").do("end")
    assert (game[1].fate, game.state.turn) == ("defeated", 2)


def test_nobody_has_actions_left_when_all_turns_are_over() -> None:
    game = given("leo-anderson").stand(0, "rome").turn().do("end")
    assert (game.state.phase, game.state.actions_left) == ("encounter", 0)


@pytest.mark.rule("eh.component-action.7")
def test_a_local_action_is_called_one() -> None:
    game = given("jim-culver", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "detained")
    game.card(1, "cat-burglar").turn()
    words = {option.key: option.say.id for option in action_options(game.table, 1)}
    assert {key.partition(":")[0]: id for key, id in words.items() if "component" in id or "local" in id} == {
        "use": "option-component-action",
        "local": "option-local-action",
    }


def rests(game: Situation) -> Flow[None]:
    return perform(game.table, 0, "rest", None)


def turns(game: Situation) -> Flow[None]:
    return turn(game.table, 0, game[0].conditions[0])


def meets(game: Situation) -> Flow[None]:
    return meet_fallen(game.table, 0, "lily-chen")


def visits(game: Situation) -> Flow[None]:
    return encounter(game.table, 0, "mystery", "seed-of-the-daemon-sultan")


@pytest.mark.parametrize(("happens", "dice"), [(rests, "4"), (turns, ""), (meets, "1 1 1 1"), (visits, "1 1 1 1")])
def test_when_something_is_over_what_it_was_part_of_goes_on(happens: Any, dice: str) -> None:
    game = given("leo-anderson", ancient_one="azathoth").stand(0, "tunguska").mystery("seed-of-the-daemon-sultan")
    game.card(0, "back-injury#1").fallen("lily-chen", "tunguska").turn()
    game.table.cause = "monster:ghoul"
    game.run(happens(game), *(["yes"] if happens is rests else []), dice=dice)
    assert game.table.cause == "monster:ghoul"


# Encounters.


def test_a_fallen_investigator_is_found_in_a_scene() -> None:
    game = given("leo-anderson").stand(0, "rome").fallen("lily-chen", "rome", SANITY)
    game.run(meet_fallen(game.table, 0, "lily-chen"), dice="1 1")
    assert [(event.who, event.other, event.by) for event in told(game, FallenFound)] == [
        ("leo-anderson", "lily-chen", "sanity")
    ]
    scene = game.state.scene
    assert scene is not None
    assert (scene.deck, scene.card, scene.section) == ("fallen", "lily-chen", "sanity")


@pytest.mark.rule("eh.component-limit.10")
@pytest.mark.parametrize("deck", ["europe", "expedition"])
def test_the_only_card_of_an_encounter_deck_makes_the_deck_anew(deck: str) -> None:
    card = next(iter(ENCOUNTERS[deck]))
    space = ENCOUNTERS[deck][card].space or "rome"
    game = given("leo-anderson").stand(0, space).top_encounter(deck, card).health(0, 9).sanity(0, 9)
    pile = game.state.expeditions if deck == "expedition" else game.state.decks[deck]
    pile.cards, pile.discard = [card], []
    kind = "expedition" if deck == "expedition" else "region"
    game.run(encounter(game.table, 0, kind, deck), dice="1 1" if deck == "europe" else "1 1 1 1 1")
    assert (pile.cards, pile.discard) == ([card], [])


def test_after_a_fight_a_byakhee_that_is_called_gives_no_flight() -> None:
    game = given("mark-harrigan", "leo-anderson").stand(0, "tokyo").stand(1, "rome")
    game.monster("ghoul", "tokyo").monster("byakhee", "london")
    game.top_encounter("asia", "asia-3").encounter(dice="6 6 6 6 6 6 6 6 6")
    game.do("encounter:asia", dice="6 6 6 6 6 6 6 6")
    assert (game.kinds(), game[0].space, game.state.turn) == ([], "tokyo", 1)


# Combat.


@pytest.mark.rule("eh.ambush.4", "eh.ambush.8")
@pytest.mark.parametrize("kind", [None, "ghost"])
def test_a_monster_out_of_the_cup_is_known_to_be_fighting_and_a_named_one_stays_in_it(kind: str | None) -> None:
    game = given("leo-anderson").stand(0, "rome").next_monster("ghost").card(0, "wither")
    [token] = game.state.cup
    flow = ambush(game.table, 0, kind)
    next(flow)
    assert (game.state.ambushing, game.state.cup) == (([token], []) if kind is None else ([], [token]))


@pytest.mark.rule("eh.combat.13")
def test_a_monster_without_a_strength_test_does_no_damage() -> None:
    game = given("leo-anderson").card(0, "fishing-net")
    assert damage(game.state, 0, MONSTERS["ghost"]) == 0


def test_a_monster_that_falls_to_the_will_test_was_defeated_in_combat() -> None:
    game = given("leo-anderson").stand(0, "rome").card(0, "lodge-researcher").monster("ghost", "rome").sanity(0, 3)
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6")
    assert (game.kinds(), len(game[0].clues), game[0].sanity.left) == ([], 1, 4)


@pytest.mark.rule("eh.symbols.4", "eh.monster.5")
def test_a_monster_that_is_weakened_was_not_defeated_in_combat() -> None:
    game = Situation(("leo-anderson", "lily-chen"), 1, {"players": "left"})
    game.card(0, "lodge-researcher").monster("nug", "rome", lost=3)
    game.run(eliminate(game.table, 1))
    assert (game.kinds(), game[0].clues) == ([], [])


# What is lost and kept.


def test_nobody_is_asked_about_a_loss_of_nothing_or_of_somebody_who_is_out() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "bandages")
    assert game.run(lose(game.table, 1, HEALTH, 0)).value == 0
    game[1].fate = "defeated"
    assert game.run(lose(game.table, 1, HEALTH, 2)).value == 0


def test_what_is_prevented_wholly_needs_nothing_more() -> None:
    game = given("leo-anderson").card(0, "bandages", "flesh-ward#1")
    asked = game.run(lose(game.table, 0, HEALTH, 2), "use:bandages")
    assert (asked.value, len(asked.decisions)) == (0, 1)


def test_a_second_spell_prevents_as_much_as_the_first() -> None:
    """The back of the second ward: three successes prevent three in place of its own two, not of both wards' four."""
    game = given("akachi-onyele", "diana-stanley").card(0, "flesh-ward#1").card(1, "flesh-ward#2")
    game.stand(0, "rome").stand(1, "rome").health(0, 5)
    asked = game.run(lose(game.table, 0, HEALTH, 5), "use:flesh-ward", "use:flesh-ward", dice="6 6 1 6 6 6 1")
    assert asked.value == 0


def test_of_two_items_one_is_kept() -> None:
    game = given("leo-anderson").card(0, "axe", "whiskey", "urban-guide")
    happen(game, [{"do": "discard-all-but-one", "trait": "item"}], "keep:axe")
    assert game.held(0) == ["axe", "urban-guide"]
    assert happen(game, [{"do": "discard-all-but-one", "trait": "item"}]).decisions == []


@pytest.mark.rule("eh.discard.6")
def test_an_artifact_given_up_while_the_deck_is_empty_makes_it_anew() -> None:
    game = given("leo-anderson").card(0, "necronomicon")
    game.state.artifacts.cards, game.state.artifacts.discard = [], []
    to_discard(game.state, "necronomicon")
    assert (game.state.artifacts.cards, game.state.artifacts.discard) == (["necronomicon"], [])


def test_a_gain_tells_whether_there_was_anything_to_gain() -> None:
    game = given("mark-harrigan").reserve("axe", "whiskey")
    assert game.run(gain_asset_from_deck(game.table, 0, "axe")).value is True
    assert game.run(gain_condition(game.table, 0, "detained")).value is False
    assert game.run(gain_condition(game.table, 0, "debt")).value is True
    assert game.run(gain_condition(game.table, 0, "debt")).value is False


def test_improvements_and_cards_that_fill_the_reserve_are_told() -> None:
    game = given("leo-anderson").reserve("axe", "whiskey")
    refill_reserve(game.table)
    assert [event.card for event in told(game, ReserveRefilled)] == game.state.reserve[2:]
    assert improve(game.table, 0, LORE)
    assert [(event.who, event.skill) for event in told(game, Improved)] == [("leo-anderson", "lore")]


def test_a_skill_may_be_improved_while_another_cannot() -> None:
    game = given("leo-anderson").improve(0, "lore", 2)
    asked = happen(game, [{"do": "may", "then": [{"do": "improve"}]}], "yes", "improve:will")
    assert "improve:lore" not in asked.keys[1] and game[0].improved == {"lore": 2, "will": 1}


# Monsters and Mythos cards.


@pytest.mark.rule("eh.conflict.5")
def test_nobody_is_asked_where_a_detained_investigator_would_be_lured() -> None:
    game = given("leo-anderson").stand(0, "london").card(0, "detained").monster("serpent-people", "tokyo")
    assert game.in_mythos_phase().run(reckon_monsters(game.table), dice="1").decisions == []


def test_a_nightgaunt_stays_where_nobody_is_left_to_look_for() -> None:
    game = given("leo-anderson").stand(0, "tokyo").monster("nightgaunt", "rome").in_mythos_phase()
    game[0].fate = "defeated"
    game.run(reckon_monsters(game.table))
    assert game.monsters()[0].space == "rome"


@pytest.mark.parametrize(
    ("cards", "reckons"),
    [([], False), (["mysterious-lights"], False), (["mysterious-lights", "stars-aligned"], True)],
)
def test_one_card_that_reckons_is_enough(cards: list[str], reckons: bool) -> None:
    game = given("leo-anderson")
    for card in cards:
        game.ongoing(card)
    happen(game, [{"do": "if", "when": {"is": "mythos-reckons"}, "then": [{"do": "gain-clues"}]}])
    assert bool(game[0].clues) is reckons


def test_what_is_counted_on_a_card_that_is_not_in_play_is_nothing() -> None:
    game = given("leo-anderson")
    happen(game, [{"do": "lose", "what": "health", "n": {"per": "health-token"}}], card="spreading-sickness")
    assert game[0].health.left == game[0].health.most


def test_without_a_test_nothing_is_conjured() -> None:
    game = given("leo-anderson").reserve("bandages", "whiskey")
    assert happen(game, [{"do": "conjure-several"}]).decisions == []


@pytest.mark.rule("eh.complex.3", "eh.complex.4")
@pytest.mark.parametrize(("stage", "parts"), [("start", 1), ("pass", 2), ("fail", 2)])
def test_a_story_is_told_as_far_as_it_has_come(stage: Literal["start", "pass", "fail"], parts: int) -> None:
    game = given("leo-anderson")
    story = see_scene(game.state, Scene(0, "other-world", "other-world-1", "", stage)).story
    wanted = ["scene-other-world-1", f"scene-other-world-1-{stage}"][:parts]
    assert [each.id for each in story] == wanted


@pytest.mark.parametrize(
    ("deck", "card", "told_as"),
    [
        ("expedition", "expedition-amazon-1", "The Amazon"),
        ("special-rlyeh-risen", "special-rlyeh-risen-1", "Special encounter “R’lyeh Risen”"),
        ("rumor", "stars-aligned", "Stars Aligned"),
    ],
)
def test_an_encounter_stands_under_its_title(deck: str, card: str, told_as: str) -> None:
    game = given("leo-anderson")
    assert see_scene(game.state, Scene(0, deck, card, "")).title.text("en") == told_as


@pytest.mark.parametrize(("clues", "outcome"), [(0, Outcome(False, 0)), (1, Outcome(True, 1))])
def test_a_test_that_clues_may_save_is_failed_without_any(clues: int, outcome: Outcome) -> None:
    game = given("leo-anderson").clues(0, clues)
    spent = ["keep", "spend"] if clues else []
    assert game.run(SkillAndClues(LORE).attempt(game.table, Me(who=0)), *spent, dice="1 1").value == outcome


def test_nothing_is_counted_where_nothing_was_lost_and_no_die_lies_before_the_first() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").awake()
    happen(game, [{"do": "sanity-on-sheet", "n": {"per": "lost"}}])
    assert (game.state.sheet_tokens, game.table.view(0).rolled) == (0, 0)


@pytest.mark.rule("eh.component-limit.12")
def test_nobody_is_near_an_expedition_that_is_not_there() -> None:
    game = given("leo-anderson").stand(0, "rome")
    game.state.expeditions.cards = []
    happen(game, [{"do": "for-each", "each": "investigators-near-expedition", "then": [{"do": "gain-clues"}]}])
    assert game[0].clues == []
