"""The answers to frequent questions: choices, prevention, spells, gates, the omen, the edge of the board, defeats."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from miskatonic.games.eldritch.board import BY_TICKET, WORLD
from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.doom import advance_omen
from miskatonic.games.eldritch.events import DiceRolled, SpellCast, TestBegan
from miskatonic.games.eldritch.gates import close_gate
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.possessions import turn
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.words import HEALTH, PathKind
from miskatonic.kernel.effects import Effect, resolve
from tests.asking import Asked

from .given import Situation, given


def resolved(game: Situation, effect: dict[str, Any], *answers: str, dice: str = "", me: Me | None = None) -> Asked:
    return game.run(resolve([LANGUAGE.decode(effect, Effect)], game.table, me or Me(who=0)), *answers, dice=dice)


# Whom an ability concerns.


@pytest.mark.rule("eh.faq.1")
def test_an_ability_for_investigators_is_for_its_user_too() -> None:
    game = given("jim-culver", "lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").stand(2, "london")
    game.sanity(0, 2).sanity(1, 2).sanity(2, 2).turn(0).do("use:jim-culver")
    assert [each.sanity.left for each in game.state.investigators] == [3, 3, 2]


@pytest.mark.rule("eh.faq.1")
def test_an_ability_for_others_is_not_for_its_user() -> None:
    game = given("jim-culver", "lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").stand(2, "london")
    game.card(0, "paranoia#2").run(turn(game.table, 0, "paranoia#2"))
    assert [each.health.left for each in game.state.investigators] == [7, 4, 6]


# Encounters with and without monsters.


def at_the_mystery(*, monster: bool) -> Situation:
    game = given("lily-chen", "leo-anderson").stand(0, "tunguska").stand(1, "rome")
    game.mystery("seed-of-the-daemon-sultan").top_encounter("expedition", "expedition-amazon-1")
    return game.monster("ghoul", "tunguska") if monster else game


@pytest.mark.rule("eh.faq.5")
def test_what_is_resolved_as_an_encounter_needs_a_space_without_monsters() -> None:
    assert "mystery" in at_the_mystery(monster=False).encounter(0).keys
    game = at_the_mystery(monster=True).encounter(0, dice="1 1 1 1 1 1 1 1")
    assert game.kinds() == ["ghoul"]
    assert game.state.turn == 1


@pytest.mark.rule("eh.faq.6")
def test_what_is_resolved_as_an_encounter_may_follow_the_last_monster() -> None:
    game = at_the_mystery(monster=True).encounter(0, dice="6 1 1 1 6 1 1 1")
    assert game.keys == ["encounter:general", "mystery", "no"]


@pytest.mark.rule("eh.faq.5", "eh.faq.6")
def test_a_rumor_waits_until_the_monsters_are_gone() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "13").stand(1, "rome").ongoing("mysterious-lights")
    game.monster("ghoul", "13").monster("mummy", "13").encounter(0)
    assert all(key.startswith("fight:") for key in game.keys)
    ghoul, mummy = (each.token for each in game.monsters())
    game.monsters()[1].lost = 2
    game.do(f"fight:{mummy}", dice="6 6 1 6 1 6 1 1 1 6 1 1 1")
    assert not game.monsters()
    assert "rumor:mysterious-lights" in game.keys
    assert ghoul in game.state.cup


# May, or, unless.


@pytest.mark.rule("eh.faq.14")
@pytest.mark.parametrize(("answer", "lost"), [("yes", 1), ("no", 0)])
def test_may_is_a_choice(answer: str, lost: int) -> None:
    game = given("lily-chen").stand(0, "rome")
    resolved(game, {"do": "may", "then": [{"do": "lose", "what": "health"}]}, answer)
    assert game[0].health.left == 6 - lost


@pytest.mark.rule("eh.faq.15")
@pytest.mark.parametrize(("answer", "left"), [("way:1", (5, 6)), ("way:2", (6, 5))])
def test_or_is_one_of_the_two(answer: str, left: tuple[int, int]) -> None:
    game = given("lily-chen").stand(0, "rome")
    among = [[{"do": "lose", "what": "health"}], [{"do": "lose", "what": "sanity"}]]
    asked = resolved(game, {"do": "choose", "among": among}, answer)
    assert asked.keys == [["way:1", "way:2"]]
    assert (game[0].health.left, game[0].sanity.left) == left


UNLESS_CLUE = {"do": "unless", "cost": {"pay": "clues"}, "then": [{"do": "lose", "what": "health"}]}


@pytest.mark.rule("eh.faq.16")
@pytest.mark.parametrize(("answer", "left"), [("pay", (6, 0)), ("no", (5, 1))])
def test_unless_lets_choose_what_follows_it(answer: str, left: tuple[int, int]) -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 1)
    resolved(game, UNLESS_CLUE, answer)
    assert (game[0].health.left, len(game[0].clues)) == left


@pytest.mark.rule("eh.faq.16")
def test_whoever_cannot_do_what_follows_unless_has_no_choice() -> None:
    game = given("lily-chen").stand(0, "rome")
    assert resolved(game, UNLESS_CLUE).decisions == []
    assert game[0].health.left == 5


PACT = {
    "do": "unless",
    "cost": {"pay": "condition", "name": "dark-pact"},
    "then": [{"do": "advance-doom", "n": 2}],
}


@pytest.mark.rule("eh.faq.17")
def test_whoever_has_a_dark_pact_cannot_take_another_one_for_it() -> None:
    game = given("lily-chen").stand(0, "rome").doom(10).card(0, "dark-pact")
    assert resolved(game, PACT).decisions == []
    assert game.state.doom == 8
    game = given("lily-chen").stand(0, "rome").doom(10)
    resolved(game, PACT, "pay")
    assert (game.state.doom, game.held(0)) == (10, ["dark-pact"])


@pytest.mark.rule("eh.faq.17")
def test_the_card_with_such_a_price_knows_it_too() -> None:
    game = given("lily-chen").stand(0, "rome").doom(10).card(0, "dark-pact", "debt#5")
    game.run(turn(game.table, 0, "debt#5"))
    assert (game.state.doom, game.held(0)) == (9, ["dark-pact"])


@pytest.mark.rule("eh.faq.18", "eh.faq.19")
@pytest.mark.parametrize("card", ["feed-the-mind#1", "shriveling#1", "wither#1"])
def test_a_loss_chosen_after_unless_may_be_prevented_and_still_counts(card: str) -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, card, "whiskey")
    dice = "1" if card == "feed-the-mind#1" else "1 1"
    game.run(cast(game.table, 0, card), "pay", "use:whiskey", dice=dice)
    assert game.held(0) == [card.removesuffix("#1")]
    assert game[0].sanity.left == 6


@pytest.mark.rule("eh.faq.16", "eh.faq.19")
def test_whoever_does_not_choose_the_loss_loses_the_spell() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "wither#1", "whiskey")
    game.run(cast(game.table, 0, "wither#1"), "no", dice="1 1")
    assert (game.held(0), game[0].sanity.left) == (["whiskey"], 6)


# Spells.


@pytest.mark.rule("eh.faq.20", "eh.faq.21")
@pytest.mark.parametrize("lore", ["1 1", "6 1"])
def test_a_spell_in_combat_keeps_nobody_from_using_other_cards(lore: str) -> None:
    game = (
        given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "wither#2", "lightning-gun", "hired-muscle")
    )
    answers = (
        ["cast:wither", "pay", "reroll:hired-muscle:1"] if lore == "1 1" else ["cast:wither", "reroll:hired-muscle:1"]
    )
    game.run(fight(game.table, 0, game.monsters()[0]), *answers, dice=f"{lore} 6 6 1 1 1 1 1 1 1 1 1 6")
    assert game.monsters()[0].lost == 1


@pytest.mark.rule("eh.faq.21", "eh.faq.2")
def test_after_wither_the_higher_bonus_counts() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "wither#2", "38-revolver")
    game.run(fight(game.table, 0, game.monsters()[0]), "cast:wither", dice="6 1 6 6 1 1 1 1 1 1")


@pytest.mark.rule("eh.faq.22", "eh.faq.23")
@pytest.mark.parametrize(("lore", "left"), [("6 6", (6, 6)), ("6 1", (5, 5)), ("1 1", (5, 5))])
def test_mists_may_be_called_without_monsters_and_their_back_counts(lore: str, left: tuple[int, int]) -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").card(0, "mists-of-releh#1").encounter(0)
    assert game.keys == ["cast:mists-of-releh", "no-spell"]
    game.do("cast:mists-of-releh", dice=lore)
    assert game.keys == ["encounter:general", "encounter:europe"]
    assert (game[0].health.left, game[0].sanity.left) == left


@pytest.mark.rule("eh.faq.24")
def test_mists_hide_from_all_monsters_or_from_none() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").card(0, "mists-of-releh#1")
    game.monster("ghoul", "rome").monster("gug", "rome").clue("rome").encounter(0)
    tokens = [f"fight:{each.token}" for each in game.monsters()]
    game.do("cast:mists-of-releh", dice="6 6")
    assert game.keys == ["unseen", "fight"]
    fights = given("lily-chen", "leo-anderson").stand(0, "rome").card(0, "mists-of-releh#1")
    fights.monster("ghoul", "rome").monster("gug", "rome").encounter(0).do("cast:mists-of-releh", dice="6 6").do(
        "fight"
    )
    assert fights.keys == tokens
    game.do("unseen")
    assert game.keys == ["encounter:general", "encounter:europe", "encounter:research"]


@pytest.mark.rule("eh.faq.24")
def test_mists_that_fail_hide_from_no_monster() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").card(0, "mists-of-releh#1")
    game.monster("ghoul", "rome").monster("gug", "rome").encounter(0).do("cast:mists-of-releh", dice="1 1")
    assert all(key.startswith("fight:") for key in game.keys)


@pytest.mark.rule("eh.faq.25")
@pytest.mark.parametrize(("card", "dice"), [("blessing-of-isis#1", "1"), ("plumb-the-void#1", "1")])
def test_whom_a_spell_is_for_is_chosen_before_the_roll(card: str, dice: str) -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").card(0, card)
    flow = cast(game.table, 0, card)
    asked = next(flow)
    assert [option.key for option in asked.options] == ["aim:lily-chen", "aim:leo-anderson"]
    assert not [event for event in game.table.events if isinstance(event, (DiceRolled, SpellCast))]
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").card(0, card)
    game.run(cast(game.table, 0, card), "aim:leo-anderson", dice=dice)
    assert game[1].health.left == 3 or game.held(1) == ["cursed"]


SPELLS = [f"{card.id}#{number}" for card in CARDS.values() if card.kind == "spell" for number in (1, 2)]


def lore_dice(game: Situation) -> list[int]:
    return [event.dice for event in game.table.events if isinstance(event, TestBegan) and event.skill == "lore"]


@pytest.mark.rule("eh.faq.26", "eh.faq.27")
@pytest.mark.parametrize("card", SPELLS)
def test_a_lore_bonus_for_spells_counts_for_every_spell_and_only_the_highest(card: str) -> None:
    game = given("lily-chen").stand(0, "rome").monster("cthonian", "rome").clue("london")
    game.card(0, card, "arcane-manuscripts", "arcane-tome")
    spell = CARDS[card.partition("#")[0]].cast
    assert spell is not None
    flow = cast(game.table, 0, card, at=0)
    with contextlib.suppress(StopIteration):
        asked = next(flow)
        while True:
            asked = flow.send(asked.options[0])
    assert lore_dice(game)[0] == 2 + spell.mod + 2


@pytest.mark.rule("eh.faq.26", "eh.faq.27")
def test_every_other_test_on_a_spell_would_count_as_casting_it_too() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "wither#1", "arcane-tome", "arcane-manuscripts")
    trial = {"do": "test", "trial": {"try": "skill", "skill": "lore"}}
    resolved(game, trial, dice="1 1 1 1", me=Me(who=0, card="wither#1"))
    resolved(game, trial, dice="1 1", me=Me(who=0, card="arcane-tome"))


@pytest.mark.rule("eh.faq.26")
def test_what_a_spell_costs_is_an_effect_of_a_spell() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "wither#1", "glass-of-mortlan")
    game.run(cast(game.table, 0, "wither#1"), "pay", "use:glass-of-mortlan", dice="1 1")
    assert game[0].sanity.left == 5
    game.run(lose(game.table, 0, HEALTH, 1))
    assert game[0].health.left == 5


# Gates and the omen.


@pytest.mark.rule("eh.faq.28")
def test_while_gates_cannot_be_closed_they_can_be_discarded() -> None:
    game = given("lily-chen").stand(0, "rome").gate("rome", "london").ongoing("mysterious-lights")
    assert close_gate(game.table, 0, "rome") is False
    resolved(game, {"do": "close-gate"})
    assert game.state.gates == ["rome", "london"]
    resolved(game, {"do": "discard-gate"}, "gate:rome")
    assert game.state.gates == ["london"]


@pytest.mark.rule("eh.faq.28")
def test_dimensional_instability_discards_gates_that_cannot_be_closed() -> None:
    game = given("lily-chen").stand(0, "tokyo").gate("rome", "london").ongoing("mysterious-lights").omen(2).doom(12)
    resolved(game, {"do": "discard-gates-of-omen"})
    assert game.state.gates == ["london"]


@pytest.mark.rule("eh.faq.29")
def test_what_follows_the_closing_of_a_gate_does_not_follow_its_discarding() -> None:
    game = given("lily-chen").stand(0, "istanbul").gate("istanbul").clues(0, 1).omen(0).mystery("omen-of-devastation")
    resolved(game, {"do": "discard-gate"})
    assert len(game[0].clues) == 1
    game.state.gate_stack, game.state.gate_discard = [*game.state.gate_discard, *game.state.gate_stack], []
    game.gate("istanbul")
    resolved(game, {"do": "close-gate"}, "pay")
    assert game[0].clues == []
    assert game.state.gates == []
    assert game.state.gate_discard == ["istanbul"]


@pytest.mark.rule("eh.faq.30", "eh.faq.31")
@pytest.mark.parametrize(("gates", "tokens", "doom"), [(0, 0, 12), (2, 0, 10), (0, 2, 10), (2, 3, 7)])
def test_green_gates_and_tokens_on_the_green_space_both_bring_doom(gates: int, tokens: int, doom: int) -> None:
    game = given("lily-chen").stand(0, "rome").doom(12).omen(3).gate(*["istanbul", "san-francisco"][:gates])
    game.state.omen_tokens = [tokens, 0, 0, 0]
    game.run(advance_omen(game.table))
    assert game.state.doom == doom


@pytest.mark.rule("eh.faq.31")
def test_tokens_on_another_space_of_the_omen_track_bring_no_doom() -> None:
    game = given("lily-chen").stand(0, "rome").doom(12).omen(0)
    game.state.omen_tokens = [3, 0, 0, 0]
    game.run(advance_omen(game.table))
    assert game.state.doom == 12


# The board.


@pytest.mark.rule("eh.faq.32", "eh.faq.33")
def test_tokyo_and_space_2_are_adjacent_by_ship_over_the_edge_of_the_board() -> None:
    assert WORLD.adjacent("tokyo", "2") and WORLD.adjacent("2", "tokyo")
    assert "2" in BY_TICKET[PathKind.SHIP].neighbours["tokyo"]
    assert "2" not in BY_TICKET[PathKind.TRAIN].neighbours["tokyo"]


@pytest.mark.rule("eh.faq.32", "eh.faq.33")
def test_an_investigator_may_travel_over_the_edge_of_the_board() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "tokyo").stand(1, "rome").turn(0).do("travel", "travel:2")
    assert game[0].space == "2"


@pytest.mark.rule("eh.faq.32")
@pytest.mark.parametrize(("one", "other"), [("1", "19"), ("3", "sydney"), ("2", "tokyo"), ("12", "antarctica")])
def test_other_paths_go_over_the_edge_too(one: str, other: str) -> None:
    assert WORLD.adjacent(one, other) and WORLD.adjacent(other, one)


# New investigators, and all defeated at once.


def lying(*fates: str, **options: Any) -> Situation:
    """At the end of the Mythos Phase, with some investigators out of play."""
    game = given(players=len(fates), **options).stand(0, "rome").doom(10)
    for seat, fate in enumerate(fates):
        game[seat].fate = fate  # type: ignore[assignment]
    return game


@pytest.mark.rule("eh.faq.12", "eh.faq.13")
def test_the_lead_settles_whether_a_newcomer_comes_before_the_token_is_passed() -> None:
    game = lying("in-play", "defeated").mythos(step="mythos.end")
    assert game.keys and all(key.startswith("join:") for key in game.keys)
    game = lying("in-play", "in-play", "defeated").mythos(step="mythos.end")
    assert game.keys == ["end:replace", "end:lead"]
    assert game.table.decision is not None and game.table.decision.seat == 0
    game.do("end:replace", "join:jim-culver", "lead:jim-culver")
    assert game.state.lead == 2


@pytest.mark.rule("eh.faq.12", "eh.faq.13")
def test_passed_before_the_token_cannot_go_to_the_newcomer() -> None:
    game = lying("in-play", "in-play", "defeated").mythos(step="mythos.end").do("end:lead")
    assert game.keys == ["lead:leo-anderson", "keep"]
    game.do("lead:leo-anderson", "join:jim-culver")
    assert (game.state.lead, game[2].id, game[2].fate) == (1, "jim-culver", "in-play")


@pytest.mark.rule("eh.faq.34")
def test_when_all_are_defeated_at_once_all_take_new_investigators() -> None:
    game = given(players=2).stand(0, "rome").stand(1, "rome").doom(10)
    everyone = {"do": "for-each", "each": "investigators", "then": [{"do": "lose", "what": "health", "n": 9}]}
    resolved(game, everyone)
    assert [each.fate for each in game.state.investigators] == ["defeated", "defeated"]
    assert game.state.result is None
    game.mythos(step="mythos.end").do("join:jim-culver", "join:charlie-kane", "keep")
    assert {each.id for each in game.state.investigators} == {"jim-culver", "charlie-kane"}
    assert all(each.in_play for each in game.state.investigators)
    assert game.state.round == 2


@pytest.mark.rule("eh.faq.35")
def test_when_all_are_defeated_after_the_awakening_the_game_is_lost() -> None:
    game = given(players=2, ancient_one="cthulhu").stand(0, "rome").stand(1, "rome").awake()
    everyone = {"do": "for-each", "each": "investigators", "then": [{"do": "lose", "what": "health", "n": 9}]}
    result = resolved(game, everyone).result
    assert result is not None
    assert (result.reason, set(result.won.values())) == ("all-eliminated", {False})


@pytest.mark.rule("eh.faq.35")
def test_the_game_goes_on_while_one_is_left_after_the_awakening() -> None:
    game = given(players=2, ancient_one="cthulhu").stand(0, "rome").stand(1, "rome").awake().health(1, 1).lead(0)
    everyone = {"do": "for-each", "each": "investigators", "then": [{"do": "lose", "what": "health"}]}
    assert resolved(game, everyone).result is None
    assert [each.fate for each in game.state.investigators] == ["in-play", "eliminated"]
