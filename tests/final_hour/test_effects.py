"""Who decides while an effect is resolved, and what happens when it cannot be resolved in full."""

import pytest

from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half

from .given import choose, given, keys, kinds_at, play_out
from .scenes import block, cup, resolved, resolving

LEAD, OTHER = 0, 1


def deciders(table: Table, title: str, *answers: str) -> list[tuple[int, str | None]]:
    """Answer until the card is resolved: which seat was asked under which rule."""
    asked: list[tuple[int, str | None]] = []
    waiting = list(answers)
    while not resolved(table, title):
        assert table.decision is not None
        asked.append((table.decision.seat, table.decision.rule))
        table.choose(waiting.pop(0))
    assert not waiting
    return asked


@pytest.mark.rule("fh.effects.1")
def test_who_played_the_card_decides_on_every_monster_it_activates() -> None:
    situation = given(lead=LEAD).stand(LEAD, 3).stand(OTHER, 3).clue(3, "star")
    situation.put("blue-killer-1", 3).put("blue-wanderer-2", 3).put("blue-wanderer-3", 3).damage(7, 2)
    table = resolving(situation, OTHER, "measured-force", Half.LOWER)
    asked = deciders(table, "measured-force", "stay", "victim:jenny-barnes", "activate:blue-wanderer-2@3")
    assert asked == [(OTHER, "fh.move.2"), (OTHER, "fh.activate.6"), (OTHER, "fh.activate.11")]


@pytest.mark.rule("fh.effects.1")
def test_who_played_the_card_decides_which_monster_its_damage_displaces() -> None:
    situation = given(investigators=["jenny-barnes", "michael-mcglen"], lead=LEAD).stand(OTHER, 7)
    cup(situation, "blue-plain-1", "red-plain-1", "blue-killer-1")
    table = resolving(situation, OTHER, "hold-the-door", Half.LOWER)
    assert deciders(table, "hold-the-door", "displace:red-plain-1@7") == [(OTHER, "fh.damage.8")]


@pytest.mark.rule("fh.effects.1")
def test_who_played_the_card_decides_about_an_attack_where_another_investigator_stands() -> None:
    situation = given(lead=OTHER).stand(LEAD, 6).stand(OTHER, 7).put("blue-plain-1", 7).put("red-plain-1", 7)
    table = resolving(situation, LEAD, "well-connected", Half.UPPER)
    asked = deciders(table, "well-connected", "stay", "destroy:blue-plain-1@7", "done")
    assert asked == [(LEAD, "fh.move.2"), (LEAD, "fh.attack.1"), (LEAD, "fh.attack.1")]


@pytest.mark.rule("fh.effects.1")
def test_who_played_the_card_decides_at_which_gate_a_monster_spawns_first_when_one_is_full() -> None:
    situation = block(given(lead=LEAD).stand(OTHER, 6).clue(6, "star"), 8)
    table = resolving(situation, OTHER, "open-palm", Half.LOWER)
    asked = deciders(table, "open-palm", "stay", "at:8")
    assert asked == [(OTHER, "fh.move.2"), (OTHER, "fh.effects.1")]


@pytest.mark.rule("fh.effects.1")
def test_a_card_that_says_otherwise_lets_each_investigator_decide_in_turn_order() -> None:
    situation = given(lead=OTHER).stand(0, 6).stand(1, 7)
    for at in (6, 7):
        situation.put("blue-plain-1", at).put("red-plain-1", at)
    table = resolving(situation, 0, "grand-gala", Half.UPPER)
    asked = deciders(table, "grand-gala", "stay", "destroy:blue-plain-1@7", "done", "destroy:blue-plain-1@6", "done")
    assert [seat for seat, rule in asked if rule == "fh.attack.1"] == [1, 1, 0, 0]


@pytest.mark.rule("fh.effects.2")
@pytest.mark.parametrize(
    ("item", "answers"),
    [
        ("brass-whistle", ["use:brass-whistle", "drive:blue-plain-1@3", "at:4", "done"]),
        ("elder-chalk", ["use:elder-chalk", "seal:3-4", "seal:3-9"]),
    ],
)
def test_the_owner_of_an_item_decides_about_its_effect(item: str, answers: list[str]) -> None:
    situation = given(lead=LEAD).stand(OTHER, 3).put("blue-plain-1", 3).put("red-plain-1", 3).item(OTHER, item)
    table = resolving(situation, OTHER, "stillness", Half.LOWER)
    asked = deciders(table, "stillness", *answers)
    assert {seat for seat, _ in asked} == {OTHER}


@pytest.mark.rule("fh.effects.3")
def test_two_seals_are_placed_as_far_as_there_are_walkways() -> None:
    situation = given().stand(OTHER, 5).item(OTHER, "elder-chalk")
    table = resolving(situation, OTHER, "stillness", Half.LOWER)
    choose(table, "use:elder-chalk")
    assert [(seal.one, seal.other) for seal in table.view().seals] == [(5, 11)]


@pytest.mark.rule("fh.effects.3")
def test_two_damage_tokens_are_removed_as_far_as_there_are_any() -> None:
    situation = given(investigators=["ashcan-pete", "lily-chen"]).stand(0, 7).damage(7)
    table = resolving(situation, 0, "campfire-visions", Half.UPPER)
    choose(table, "stay")
    assert kinds_at(table, 7) == ["empty"] * 3


@pytest.mark.rule("fh.effects.3")
def test_a_part_that_cannot_be_done_does_not_hinder_the_next_part() -> None:
    situation = given(investigators=["tommy-muldoon", "lily-chen"]).stand(0, 7).health(0, 3)
    table = resolving(situation, 0, "stand-fast", Half.UPPER)
    assert (table.view().investigators[0].health, keys(table)[0]) == (4, "move:3")


@pytest.mark.rule("fh.effects.4")
def test_of_three_damage_tokens_one_is_placed_where_only_one_fits() -> None:
    table = given().damage(6, 1).table()
    asked = play_out(place_damage(table, 0, 6, 3))
    assert (kinds_at(table, 6), asked.keys, asked.result) == (["damage", "damage"], [], None)
