"""Casting spells, and what can be attacked (rules mom.spell, mom.attack); the single backs are in `test_spells.py`."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import casting
from miskatonic.games.mansions.components import SPELLS
from miskatonic.games.mansions.possessions import gain_spell
from tests.mansions.given import given
from tests.situations import rolling


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("spell.1")
def test_four_names_and_different_backs() -> None:
    assert set(SPELLS) == {"soul-pact", "blood-pact", "shriveling", "bind-monster"}
    for spell in SPELLS.values():
        assert len(spell.copies) == len(spell.backs) > 1


@rule("spell.2")
def test_gaining_a_spell_takes_the_top_card() -> None:
    game = given()
    top = game.state.spells["shriveling"][-1]
    assert gain_spell(game.table, 1, "shriveling") == top and game[1].spells == [top]


@rule("spell.3")
def test_nobody_knows_the_back_before_it_is_turned() -> None:
    game = given().spell(1, "shriveling#2")
    for seat in (None, 0, 1):
        assert "shriveling#2" not in str(game.table.view(seat))
        assert not game.state.backs.known("shriveling#2", seat)


@rule("spell.4", "spell.5", "spell.6", "attack.3")
@pytest.mark.parametrize("die", ["1", "10"])
def test_a_spell_is_cast_turned_resolved_and_replaced(die: str) -> None:
    game = given("joe-diamond").skill(1, lore=5).spell(1, "shriveling#1").monster("shoggoth", "foyer.s").turn()
    assert "cast:shriveling" in game.keys
    top = game.state.spells["shriveling"][-1]
    with rolling(die):
        game.finish(casting.cast(game.table, 1, "shriveling#1", monster=1))
    assert [event.back for event in game.told("spell-turned")] == [0]
    assert game.state.spells["shriveling"][0] == "shriveling#1"
    assert game[1].spells in ([top], [])
    assert all(game.state.backs.known("shriveling#1", seat) for seat in (0, 1, None))
    assert not game.told("combat-drawn")


@rule("spell.7")
def test_a_spell_on_an_investigator_in_the_room_may_be_used_on_the_caster() -> None:
    name = next(spell.id for spell in SPELLS.values() if spell.target == "investigator")
    game = given(players=4).spell(1, name).stand(2, "foyer.n").stand(3, "kitchen.all")
    assert casting.investigator_targets(game.state, 1, game[1].spells[0]) == [1, 2]


@rule("attack.1", "range.7", "evade.13")
def test_a_ranged_weapon_reaches_other_spaces_and_others_do_not() -> None:
    game = given().card(1, "tommy-gun", "axe").monster("zombie", "foyer.ne").monster("maniac", "kitchen.all").turn()
    assert [key for key in game.keys if key.startswith("attack:")] == ["attack:1:tommy-gun"]


@rule("attack.2")
def test_bare_hands_reach_the_own_space_only() -> None:
    game = given().monster("zombie", "foyer.s").monster("maniac", "foyer.n").turn()
    assert [key for key in game.keys if key.startswith("attack:")] == ["attack:1"]


@rule("evade.12")
@pytest.mark.parametrize(("reading", "tests"), [("no-attack", ["dexterity", "lore"]), ("attack", ["lore"])])
def test_binding_a_monster_is_an_attack_only_by_one_reading(reading: str, tests: list[str]) -> None:
    game = given(bind_monster=reading).skill(1, dexterity=5, lore=5).spell(1, "bind-monster")
    game.monster("zombie", "foyer.s").turn()
    with rolling(" ".join("1" for _ in tests)):
        game.table.choose("cast:bind-monster")
    assert [event.skill for event in game.told("test-began")] == tests


@rule("spell.2", "spell.6")
def test_when_a_deck_is_empty_there_is_nothing_to_gain() -> None:
    game = given().spell(1, "shriveling")
    for _ in range(20):
        gain_spell(game.table, 1, "shriveling")
    assert not game.state.spells["shriveling"] and len(game[1].spells) == len(SPELLS["shriveling"].backs)
