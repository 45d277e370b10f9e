"""Spells: how they are cast and held, and that nobody knows their backs (rules eh.spell.*, eh.flip.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.casting import cast, castable
from miskatonic.games.eldritch.components import CARDS, back_of
from miskatonic.games.eldritch.events import CardTurned
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.possessions import gain_condition, gain_spell, turn
from miskatonic.games.eldritch.reckoning import reckon_ancient_one
from miskatonic.games.eldritch.words import Harm

from .given import Situation, given

SPELLS = [card.id for card in CARDS.values() if card.kind == "spell"]
BY_ACTION = ["blessing-of-isis", "conjuration", "feed-the-mind", "plumb-the-void", "shriveling"]
AT = {
    **dict.fromkeys(BY_ACTION, "action"),
    **dict.fromkeys(["clairvoyance", "mists-of-releh"], "encounter"),
    **dict.fromkeys(["flesh-ward", "instill-bravery"], "loss"),
    "wither": "combat",
}


def caster(*cards: str) -> Situation:
    """Akachi, who rolls three dice for lore, in Rome."""
    return given("akachi-onyele").stand(0, "rome").card(0, *cards)


# What nobody may know.


@pytest.mark.rule("eh.spell.1", "eh.condition.1", "eh.double-sided.2")
def test_gaining_a_card_does_not_tell_its_back() -> None:
    game = caster()
    before = len(game.table.events)
    game.run(gain_spell(game.table, 0))
    game.run(gain_condition(game.table, 0, "debt"))
    told = game.table.events[before:]
    assert len(told) == 2 and "#" not in repr(told)


@pytest.mark.rule("eh.spell.1", "eh.condition.1")
def test_no_option_tells_the_back_of_a_card() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome").card(0, *BY_ACTION, "debt")
    game.monster("ghoul", "tokyo").turn(0)
    assert game.table.decision is not None
    for option in game.table.decision.options:
        assert "#" not in option.key and not any("#" in thing for thing in option.about)
    assert "cast:feed-the-mind" in game.keys and "local:debt" in game.keys


@pytest.mark.rule("eh.spell.1", "eh.flip.1")
def test_turning_a_card_tells_its_back() -> None:
    game = caster("wither#2")
    game.run(turn(game.table, 0, "wither#2"))
    assert isinstance(game.table.events[-1], CardTurned) and game.table.events[-1].back == "wither#2"


# When a spell is cast.


@pytest.mark.rule("eh.spell.2")
def test_every_spell_has_its_occasion() -> None:
    assert sorted(AT) == sorted(SPELLS)
    assert {id: CARDS[id].cast.at for id in SPELLS} == AT  # type: ignore[union-attr]


@pytest.mark.rule("eh.spell.2")
@pytest.mark.parametrize("id", SPELLS)
def test_a_spell_is_cast_as_an_action_only_where_it_says_so(id: str) -> None:
    game = caster(id).monster("ghoul", "rome").clue("tokyo").turn()
    assert (f"cast:{id}" in game.keys) == (id in BY_ACTION)


@pytest.mark.rule("eh.spell.2")
@pytest.mark.parametrize("id", ["clairvoyance", "mists-of-releh"])
def test_some_spells_are_cast_in_the_encounter_phase(id: str) -> None:
    game = caster(id).monster("ghoul", "rome").clue("tokyo").encounter()
    assert game.keys == [f"cast:{id}", "no-spell"]


@pytest.mark.rule("eh.spell.2")
@pytest.mark.parametrize(("id", "what"), [("flesh-ward", Harm.HEALTH), ("instill-bravery", Harm.SANITY)])
def test_some_spells_are_cast_when_somebody_would_lose_something(id: str, what: Harm) -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "tokyo").card(0, id)
    asked = game.run(lose(game.table, 1, what, 2), "no")
    assert asked.keys == [[f"use:{id}", "no"]] and asked.decisions[0].seat == 0
    other = Harm.SANITY if what is Harm.HEALTH else Harm.HEALTH
    assert not game.run(lose(game.table, 1, other, 1)).decisions


@pytest.mark.rule("eh.spell.2")
def test_wither_is_cast_in_a_combat_encounter() -> None:
    game = caster("wither").monster("ghoul", "rome").encounter()
    assert game.keys == ["cast:wither", "no-spell"]


@pytest.mark.rule("eh.spell.2")
@pytest.mark.parametrize("id", ["clairvoyance", "mists-of-releh", "wither"])
def test_a_spell_that_is_not_for_actions_may_be_left_alone(id: str) -> None:
    game = caster(id).monster("ghoul", "rome").clue("tokyo").encounter().do("no-spell", dice="6 6 6 6 6 6 6")
    assert "encounter:general" in game.keys and game.held(0) == [id]


# Casting.


@pytest.mark.rule("eh.spell.3", "eh.flip.1")
def test_casting_carries_out_the_front_and_then_the_back() -> None:
    game = caster("feed-the-mind#2").sanity(0, 3)
    game.run(cast(game.table, 0, "feed-the-mind#2"), "improve:lore", dice="1 5")
    assert game[0].improved == {"lore": 1}, "the front"
    assert game[0].sanity.left == 2, "the back"
    assert game.held(0) == ["feed-the-mind"], "and it lies face up again"


@pytest.mark.rule("eh.spell.3")
def test_a_failed_test_carries_out_the_back_alone() -> None:
    game = caster("feed-the-mind#1").sanity(0, 3)
    game.run(cast(game.table, 0, "feed-the-mind#1"), "pay", dice="1 1")
    assert not game[0].improved and game[0].sanity.left == 1


@pytest.mark.rule("eh.flip.3")
def test_turning_a_card_up_again_does_not_cast_it_again() -> None:
    game = caster("conjuration#2").reserve("bandages", "whiskey")
    game.top_asset("kerosene")
    asked = game.run(cast(game.table, 0, "conjuration#2"), "no", dice="1 1 1 5")
    assert [each.topic for each in asked.decisions] == ["agree"]


@pytest.mark.rule("eh.spell.3", "eh.faq.25")
def test_the_target_is_chosen_before_the_dice_are_rolled() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome").card(0, "feed-the-mind#1")
    game.clues(0, 1)
    asked = game.run(
        cast(game.table, 0, "feed-the-mind#1"), "aim:trish-scarborough", "keep", "improve:will", "no", dice="1 5"
    )
    assert [each.topic for each in asked.decisions] == ["aim", "dice", "improve", "agree"]
    assert game[1].improved == {"will": 1} and not game[0].improved


# One of each.


@pytest.mark.rule("eh.spell.5")
@pytest.mark.parametrize("id", SPELLS)
def test_nobody_gains_a_spell_they_have(id: str) -> None:
    game = caster(id)
    assert game.run(gain_spell(game.table, 0, id)).value is False
    assert game.held(0) == [id]


@pytest.mark.rule("eh.spell.5")
def test_all_ten_spells_may_be_held_and_no_more() -> None:
    game = caster()
    for _ in range(12):
        game.run(gain_spell(game.table, 0))
    assert game.held(0) == sorted(SPELLS)


# What a turned card does by itself, and what waits.


@pytest.mark.rule("eh.flip.1")
def test_the_text_on_the_back_of_a_condition_is_resolved_at_once() -> None:
    game = caster().card(0, "internal-injury#2")
    game.run(turn(game.table, 0, "internal-injury#2"))
    assert game[0].health.left == 2


@pytest.mark.rule("eh.flip.2")
def test_a_reckoning_on_the_back_of_a_sheet_waits() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").doom(1).sanity(0, 5)
    game.state.sheet_tokens = 2
    game.effect({"do": "advance-doom"})
    assert game.state.awake and game[0].sanity.left == 5
    game.run(reckon_ancient_one(game.table))
    assert game[0].sanity.left == 3


@pytest.mark.rule("eh.flip.3")
def test_a_condition_that_turns_up_again_is_not_resolved() -> None:
    game = caster().card(0, "leg-injury#2")
    game.run(turn(game.table, 0, "leg-injury#2"))
    assert game.held(0) == ["leg-injury"] and game[0].health.left == 5 and game[0].sanity.left == 7


@pytest.mark.rule("eh.flip.3")
def test_spells_always_turn_up_again() -> None:
    assert all(back_of(copy).after == "flip" for id in SPELLS for copy in CARDS[id].copies)


def test_a_limited_spell_is_cast_once_per_round() -> None:
    game = caster("flesh-ward#1")
    game.run(lose(game.table, 0, Harm.HEALTH, 1), "use:flesh-ward", dice="5 1 1")
    assert castable(game.table, 0, "loss", Harm.HEALTH) == []
