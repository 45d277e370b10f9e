"""Fifteen interactions of rules that are easy to get wrong, in the order of the implementer's brief."""

import pytest
from msgspec.structs import replace

from miskatonic.games.final_hour.action_phase import resolve_action_card, reveal
from miskatonic.games.final_hour.actions import attack, move
from miskatonic.games.final_hour.activation import activate, activate_zone
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.damage import destroyer_strikes, place_damage
from miskatonic.games.final_hour.events import RitualCardsRevealed, RitualTokensRevealed, VoteTaken
from miskatonic.games.final_hour.monsters import monster_location, move_monster, spawn, spawn_special
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.state import Played
from miskatonic.games.final_hour.words import Activation, Half, Zone
from miskatonic.kernel.flow import GameOver

from .card_play import sealed, upper
from .given import Situation, card_number, choose, given, keys, kinds_at, monsters_at, play_out
from .scenes import block, cup, told

SITE = 12
"""The ritual site of Cthulhu's low set-up; the gates stand in 8, 15 and 1."""

RED_RING = (1, 8, 10, 9, 5, 4, 3, 13, 14, 15, 2)
"""The red arrows lead round through these locations, past the ritual site."""

JENNY, LILY = 0, 1
OVERRUN = "ritual-site-overrun"


def monster_at(table: Table, at: int) -> int:
    """The one monster of a location."""
    (token,) = table.state.locations[at].monsters()
    return token


# 1. A full ritual site is not yet a defeat


@pytest.mark.rule("fh.defeat.3")
def test_1_the_monster_that_fills_the_ritual_site_does_not_lose_the_game() -> None:
    table = given().put("red-plain-1", SITE, 3).put("red-wanderer-2", 11).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert (asked.result, table.state.locations[SITE].full) == (None, True)


@pytest.mark.rule("fh.defeat.1", "fh.monster-move.8")
def test_1_one_monster_more_does() -> None:
    table = given().fill(SITE).put("red-wanderer-2", 11).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN


# 2. Nothing is displaced out of a full ritual site


@pytest.mark.rule("fh.damage.11")
def test_2_a_destroyer_at_the_full_ritual_site_loses_the_game() -> None:
    table = given().put("red-destroyer-1", SITE).fill(SITE).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN


@pytest.mark.rule("fh.damage.12", "fh.defeat.2")
def test_2_card_damage_at_the_full_ritual_site_loses_the_game() -> None:
    asked = play_out(place_damage(given().fill(SITE).table(), 0, SITE, 1))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN


@pytest.mark.rule("fh.spawn.14")
def test_2_a_spawn_at_the_full_ritual_site_loses_the_game() -> None:
    with pytest.raises(GameOver, match=OVERRUN):
        spawn(given().fill(SITE).table(), SITE)


# 3. Who may leave the ritual site


@pytest.mark.rule("fh.monster-move.9")
def test_3_a_wanderer_at_the_ritual_site_stays() -> None:
    table = given().put("red-wanderer-2", SITE).table()
    play_out(activate_zone(table, 0, Zone.ORANGE))
    assert monsters_at(table, SITE) == ["red-wanderer-2"]


@pytest.mark.rule("fh.monster-move.10")
def test_3_an_upper_effect_moves_it_out() -> None:
    situation = given(investigators=["michael-mcglen", "lily-chen"]).put("red-wanderer-2", SITE).stand(0, 14)
    table = situation.table()
    upper(table, 0, "draw-attention", f"drive:red-wanderer-2@{SITE}", "at:3")
    assert (monsters_at(table, SITE), monsters_at(table, 3)) == ([], ["red-wanderer-2"])


@pytest.mark.rule("fh.umordhoth.3", "fh.umordhoth.2")
def test_3_a_ghoul_horde_leaves_and_ignores_seals() -> None:
    table = given(ancient_one="umordhoth").put("red-ghoul-horde", 2).seal(1, 2).stand(0, 9).stand(1, 9).table()
    move_monster(table, monster_at(table, 2), 2)
    assert (monsters_at(table, 1), sealed(table)) == (["red-ghoul-horde"], [(1, 2)])


# 4. and 5. Chains


@pytest.mark.rule("fh.monster-move.5", "fh.monster-move.6")
@pytest.mark.parametrize("start", [13, 8])
def test_4_the_chain_may_lead_back_to_the_start(start: int) -> None:
    table = block(given().put("red-wanderer-2", start), *RED_RING).table()
    assert move_monster(table, monster_at(table, start), start) == start
    assert monsters_at(table, start) == ["red-wanderer-2"]


@pytest.mark.rule("fh.monster-move.7")
def test_5_a_monster_that_reaches_no_space_goes_straight_to_the_ritual_site() -> None:
    table = block(given().put("red-destroyer-1", 13), *RED_RING).table()
    assert destroyer_strikes(table, monster_at(table, 13), 13) == SITE
    assert monsters_at(table, SITE) == ["red-destroyer-1"]


@pytest.mark.rule("fh.monster-move.7", "fh.monster-move.8")
def test_5_and_loses_the_game_if_that_is_full() -> None:
    table = block(given().put("red-destroyer-1", 13), *RED_RING).fill(SITE).table()
    with pytest.raises(GameOver, match=OVERRUN):
        destroyer_strikes(table, monster_at(table, 13), 13)


@pytest.mark.rule("fh.seal.7")
@pytest.mark.parametrize("seal", [(13, 14), (14, 15), (1, 2), (1, 8), (8, 10), (3, 4)])
def test_5_a_seal_on_any_step_of_the_cycle_acts_before_that(seal: tuple[int, int]) -> None:
    table = block(given().put("red-destroyer-1", 13), *RED_RING).seal(*seal).table()
    token = monster_at(table, 13)
    assert destroyer_strikes(table, token, 13) is None
    assert (monster_location(table, token), monsters_at(table, SITE)) == (None, [])


# 6. The victim of a killer


@pytest.mark.rule("fh.activate.6")
@pytest.mark.parametrize(("reading", "answers", "lost"), [("one", ["victim:lily-chen"], 1), ("each", [], 2)])
def test_6_a_killer_strikes_one_investigator_or_by_the_other_reading_each(
    reading: str, answers: list[str], lost: int
) -> None:
    table = given(killer_victim=reading).put("blue-killer-2", 7).stand(JENNY, 7).stand(LILY, 7).table()
    play_out(activate_zone(table, JENNY, Zone.PURPLE), *answers)
    assert sum(each.health.most - each.health.left for each in table.state.investigators) == lost


# 7. Once per effect


@pytest.mark.rule("fh.activate.17", "fh.activate.18")
def test_7_neither_the_monster_that_moved_on_nor_the_one_that_moved_back_acts_again() -> None:
    table = given().put("red-wanderer-2", 6).put("blue-wanderer-2", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (monsters_at(table, 6), monsters_at(table, 7)) == (["blue-wanderer-2"], ["red-wanderer-2"])


@pytest.mark.rule("fh.activate.19")
def test_7_marks_are_per_card_and_not_per_round() -> None:
    table = given().put("red-wanderer-2", 6).put("blue-wanderer-2", 7).table()
    for title, copy in (("evening-company", 1), ("grand-gala", 0)):
        played = Played(JENNY, card_number(title, copy), 25)
        reveal(table, played, Half.LOWER)
        play_out(resolve_action_card(table, played), "stay")
    assert monsters_at(table, 2) == ["blue-wanderer-2", "red-wanderer-2"]


# 8. The order within a location


@pytest.mark.rule("fh.activate.10")
def test_8_a_wanderer_leaves_first_and_frees_the_space_a_destroyer_needs() -> None:
    table = given().put("red-destroyer-2", 10).put("blue-wanderer-3", 10).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 10), monsters_at(table, 8)) == (["damage", "red-destroyer-2"], ["blue-wanderer-3"])


@pytest.mark.rule("fh.activate.13")
def test_8_so_does_a_monster_whose_leftmost_symbol_is_the_wanderer() -> None:
    table = given(ancient_one="shudde-mell").put("red-destroyer-2", 10).put("blue-chthonian", 10).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 10), monsters_at(table, 8)) == (["damage", "red-destroyer-2"], ["blue-chthonian"])


# 9. Several symbols


@pytest.mark.rule("fh.activate.12", "fh.activate.14", "fh.activate.15", "fh.activate.21")
@pytest.mark.parametrize(
    ("kind", "symbols", "seal", "lost"),
    [
        ("red-wanderer-2", [Activation.WANDERER, Activation.KILLER], None, [0, 1]),
        ("red-destroyer-1", [Activation.DESTROYER, Activation.KILLER], None, [0, 1]),
        ("red-wanderer-2", [Activation.WANDERER, Activation.KILLER], (6, 7), [0, 0]),
        ("red-killer-1", [Activation.KILLER, Activation.WANDERER], None, [1, 0]),
    ],
)
def test_9_the_second_symbol_acts_where_the_first_has_brought_the_monster(
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    symbols: list[Activation],
    seal: tuple[int, int] | None,
    lost: list[int],
) -> None:
    situation = block(given().put(kind, 6).stand(JENNY, 6).stand(LILY, 7), 6)
    table = (situation.seal(*seal) if seal else situation).table()
    token = monster_at(table, 6)
    monkeypatch.setitem(MONSTERS, token, replace(MONSTERS[token], symbols=symbols))
    play_out(activate(table, 0, token, 6))
    assert [each.health.most - each.health.left for each in table.state.investigators] == lost


# 10. Wounds


@pytest.mark.rule("fh.attack.3")
def test_10_wounds_do_not_persist() -> None:
    table = given().put("red-wanderer-3", 8).table()
    for _ in range(2):
        play_out(attack(table, JENNY, 8, 2))
    assert monsters_at(table, 8) == ["red-wanderer-3"]


@pytest.mark.rule("fh.attack.9")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["destroy:red-wanderer-3@8"], ["red-plain-1", "red-plain-1"]),
        (["destroy:red-plain-1@8", "destroy:red-plain-1@8"], ["red-wanderer-3"]),
    ],
)
def test_10_three_wounds_destroy_the_3_or_both_1s_never_all(answers: list[str], left: list[str]) -> None:
    table = given().put("red-wanderer-3", 8).put("red-plain-1", 8, 2).table()
    play_out(attack(table, JENNY, 8, 3), *answers)
    assert monsters_at(table, 8) == left


# 11. Damage by cards and by destroyers


@pytest.mark.rule("fh.damage.7")
def test_11_a_card_must_use_an_empty_space() -> None:
    table = given().put("red-plain-1", 7, 2).table()
    asked = play_out(place_damage(table, 0, 7, 1))
    assert (asked.keys, kinds_at(table, 7)) == ([], ["red-plain-1", "red-plain-1", "damage"])


@pytest.mark.rule("fh.damage.8")
def test_11_a_card_displaces_a_monster_only_when_no_space_is_empty() -> None:
    table = given().put("red-plain-1", 6).put("blue-plain-1", 6).table()
    play_out(place_damage(table, 0, 6, 1), "displace:red-plain-1@6")
    assert (kinds_at(table, 6), monsters_at(table, 7)) == (["damage", "blue-plain-1"], ["red-plain-1"])


@pytest.mark.rule("fh.damage.3", "fh.damage.4")
def test_11_a_destroyer_damages_its_own_space_though_others_are_empty() -> None:
    table = given().put("red-plain-1", 7).put("red-destroyer-1", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 7) == ["red-plain-1", "damage", "red-destroyer-1"]


@pytest.mark.rule("fh.damage.9")
def test_11_a_location_full_of_damage_takes_no_more() -> None:
    table = given().damage(6, 2).table()
    asked = play_out(place_damage(table, 0, 6, 3))
    assert (asked.result, kinds_at(table, 6)) == (None, ["damage", "damage"])


@pytest.mark.rule("fh.damage.12")
def test_11_but_the_ritual_site_full_of_damage_is_lost() -> None:
    asked = play_out(place_damage(block(given(), SITE).table(), 0, SITE, 1))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN


# 12. Seals


@pytest.mark.rule("fh.seal.5", "fh.seal.6")
def test_12_a_seal_destroys_two_monsters_and_lets_the_third_pass() -> None:
    table = given().put("red-wanderer-2", 8, 2).put("red-wanderer-3", 8).seal(8, 10).table()
    ends = [move_monster(table, token, 8) for token in table.state.locations[8].monsters()]
    assert ends == [None, None, 10]


@pytest.mark.rule("fh.seal.7", "fh.monster-move.12")
def test_12_a_seal_stops_the_chain_of_a_forced_monster() -> None:
    situation = given(investigators=["michael-mcglen", "lily-chen"]).stand(0, 7).put("red-wanderer-2", 7)
    table = block(situation, 8).seal(8, 10).table()
    upper(table, 0, "draw-attention", "drive:red-wanderer-2@7", "at:8")
    assert [MONSTERS[token].id for token in table.state.cup.beside] == ["red-wanderer-2"]


@pytest.mark.rule("fh.seal.8", "fh.seal.9")
def test_12_a_red_arrow_without_a_walkway_cannot_be_sealed() -> None:
    table = given().stand(JENNY, 10).table()
    upper(table, JENNY, "parasol-and-poise", "stay")
    assert sealed(table) == [(8, 10)]


@pytest.mark.rule("fh.move.6")
def test_12_investigators_pass_seals() -> None:
    table = given().stand(JENNY, 6).seal(6, 7).table()
    play_out(move(table, JENNY, 1), "move:7")
    assert (table.state.investigators[JENNY].location, sealed(table)) == (7, [(6, 7)])


# 13. The same symbol twice


@pytest.mark.rule("fh.ritual.14")
@pytest.mark.parametrize(("hand", "won"), [((3, 8, 4, 5), True), ((3, 2, 4, 5), False)])
def test_13_with_the_same_symbol_twice_two_cards_of_two_players_suffice(hand: tuple[int, ...], won: bool) -> None:
    situation = given().hand(JENNY, hand).hand(LILY, (1, 6, 7, 9)).ritual("moon", "moon")
    table = situation.table("ritual.attempt")
    choose(table, "leave-out:5", "leave-out:9")
    assert table.result is not None
    assert table.result.won == {0: won, 1: won}


@pytest.mark.rule("fh.ritual.12")
def test_13_cards_are_laid_down_before_the_tokens_are_revealed() -> None:
    table = given().table("ritual.attempt")
    choose(table, keys(table)[0])
    assert told(table, RitualTokensRevealed) == []
    choose(table, keys(table)[0])
    kinds = [type(event) for event in table.events]
    assert kinds[:3] == [RitualCardsRevealed, RitualCardsRevealed, RitualTokensRevealed]


# 14. The last round


def last_round(*priorities: int) -> Situation:
    """Four cards are resolved; the reckoning comes, and one gate is left."""
    situation = given().gates("heptagram")
    for who, title, number in zip((0, 1) * 2, LAST_CARDS, priorities, strict=True):
        situation.play(who, title, number)
    return situation


LAST_CARDS = ("matched-pair", "open-palm", "grand-gala", "stillness")


@pytest.mark.rule("fh.last-round.2")
def test_14_the_reckoning_of_the_last_round_may_lose_the_game() -> None:
    table = last_round(1, 3, 5, 4).health(LILY, 2).table("ancient-one.reckoning")
    assert table.result is not None
    assert table.result.reason == "investigator-lost"


@pytest.mark.rule("fh.last-round.2")
def test_14_the_spawns_of_the_last_gate_may_lose_the_game() -> None:
    situation = cup(block(last_round(2, 6, 11, 13), 15, 13).fill(SITE), "blue-killer-1")
    table = situation.table("ancient-one.reckoning")
    assert table.result is not None
    assert table.result.reason == OVERRUN


@pytest.mark.rule("fh.last-round.1")
def test_14_then_the_attempt_is_made_without_a_vote() -> None:
    table = last_round(2, 6, 11, 13).table("ancient-one.reckoning")
    assert len(monsters_at(table, 15)) == 2
    assert (told(table, VoteTaken), keys(table)[0].split(":")[0]) == ([], "leave-out")


# 15. The edges of the decks


@pytest.mark.rule("fh.play-priority.11")
def test_15_the_priority_deck_is_made_anew_without_the_cards_played_this_round() -> None:
    situation = given().hand(JENNY, (1, 2, 3, 4)).hand(LILY, (5, 6, 7, 8)).empty_priority_deck(keep=1)
    discarded = sorted(situation.state.priority.discard)
    table = situation.table("action.begin")
    table.choose("play:1")
    assert sorted(table.state.priority.cards) == discarded
    assert 1 not in discarded


@pytest.mark.rule("fh.play-priority.21")
def test_15_with_three_players_the_second_seat_makes_a_new_deck_of_nine_in_round_8() -> None:
    situation = given(players=3).lead(LILY)
    actions = situation.state.investigators[LILY].actions
    actions.discard, actions.cards = actions.cards[1:], actions.cards[:1]
    (last,) = actions.cards
    table = situation.table("action.begin")
    for _ in range(3):
        table.choose(0)
    lily = table.state.investigators[LILY]
    assert table.state.played[0].card == last
    assert (len(lily.actions.cards), lily.actions.discard, lily.drawn is None) == (8, [], False)
    assert last not in [*lily.actions.cards, lily.drawn]


@pytest.mark.rule("fh.spawn.6", "fh.spawn.7")
def test_15_destroyed_monsters_come_back_only_when_the_cup_is_empty() -> None:
    table = cup(given(), "red-killer-1").table()
    beside = len(table.state.cup.beside)
    spawn(table, 7)
    assert (monsters_at(table, 7), len(table.state.cup.beside)) == (["red-killer-1"], beside)
    spawn(table, 7)
    assert (len(table.state.cup.tokens), table.state.cup.beside) == (beside - 1, [])


@pytest.mark.rule("fh.spawn.9", "fh.spawn.10", "fh.spawn.11")
@pytest.mark.parametrize(("on_board", "appear"), [(3, 0), (2, 1)])
def test_15_missing_special_monsters_are_not_replaced(on_board: int, appear: int) -> None:
    situation = given()
    for kind in ("red-star-spawn", "red-star-spawn", "blue-star-spawn")[:on_board]:
        situation.put(kind, 4)
    table = situation.table()
    play_out(spawn_special(table, 0, "star-spawn", 8, 2))
    assert monsters_at(table, 8) == ["blue-star-spawn"] * appear
