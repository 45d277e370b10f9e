"""What is told of an option before it is chosen: how likely attacks and spells succeed."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions.components import COMBAT
from miskatonic.games.mansions.words import MonsterClass

from .given import Situation, given
from .keeper_words import Invented

JOE = 1
HERE = "foyer.nw"


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def chances(game: Situation, key: str) -> dict[str, float]:
    assert game.table.decision is not None
    return dict(game.table.details(game.table.decision.find(key), JOE).chances)


def beside_a_zombie() -> Situation:
    game = given("joe-diamond").stand(JOE, HERE).skill(JOE, strength=6, dexterity=3, marksmanship=4, lore=5)
    return game.monster("zombie", HERE)


def a_blow(invented: Invented, skill: str, mod: int = 0, top: str = "bare") -> str:
    trial = {"try": "skill", "skill": skill, "mod": mod}
    return invented.combat(f"{top}-{skill}-{mod}", top, [{"do": "test", "trial": trial}])


@rule("combat.2", "skill-test.2")
def test_an_attack_is_as_likely_as_the_cards_on_average_that_may_come_up(invented: Invented) -> None:
    game = beside_a_zombie()
    strong, quick = a_blow(invented, "strength"), a_blow(invented, "dexterity", -1)
    invented.combat_deck(game, strong, a_blow(invented, "marksmanship", 0, "ranged"), quick)
    assert chances(game.turn(JOE), "attack:1") == {"monster:1": pytest.approx((0.6 + 0.2) / 2)}


@rule("combat.5")
def test_where_no_card_is_left_that_fits_those_of_the_discard_pile_count(invented: Invented) -> None:
    game = beside_a_zombie()
    deck = invented.combat_deck(game, a_blow(invented, "marksmanship", 0, "ranged"))
    deck.discard.append(a_blow(invented, "strength"))
    assert chances(game.turn(JOE), "attack:1") == {"monster:1": pytest.approx(0.6)}
    game.state.combat[MonsterClass.HUMANOID].discard.clear()
    assert chances(game.turn(JOE), "attack:1") == {}


@rule("darkness.3", "stun.4")
def test_an_attack_reckons_with_what_makes_tests_in_combat_harder(invented: Invented) -> None:
    game = beside_a_zombie().darkness("foyer").stun(JOE)
    invented.combat_deck(game, a_blow(invented, "strength"))
    assert chances(game.turn(JOE), "attack:1") == {"monster:1": pytest.approx(0.2)}


def test_the_weapon_decides_which_cards_fit() -> None:
    game = beside_a_zombie().card(JOE, "axe").turn(JOE)
    fitting = [each.top for each in COMBAT.values() if each.deck == "humanoid" and each.top.type in ("sharp", "melee")]
    assert fitting
    assert chances(game, "attack:1:axe") != chances(game, "attack:1")


def test_a_card_that_asks_for_equipment_counts_for_nothing_without_it(invented: Invented) -> None:
    trial = {"try": "skill-with-card", "skill": "luck", "type": "equipment", "mod": 3}
    game = beside_a_zombie().skill(JOE, luck=2)
    game[JOE].cards.clear()
    invented.combat_deck(game, invented.combat("lucky", "bare", [{"do": "test", "trial": trial}]))
    assert chances(game.turn(JOE), "attack:1") == {"monster:1": 0.0}
    assert chances(game.card(JOE, "lantern").turn(JOE), "attack:1") == {"monster:1": pytest.approx(0.5)}


@rule("spell.3", "evade.12")
def test_an_attack_spell_tells_its_test_and_needs_no_evading() -> None:
    game = beside_a_zombie().spell(JOE, "shriveling").turn(JOE)
    assert chances(game, "cast:shriveling") == {"card:shriveling": pytest.approx(0.4)}


@rule("spell.3", "evade.1")
def test_before_other_spells_monsters_have_to_be_evaded() -> None:
    game = beside_a_zombie().spell(JOE, "bind-monster").turn(JOE)
    found = chances(game, "cast:bind-monster")
    assert found["card:bind-monster"] == pytest.approx(0.5) and set(found) == {"card:bind-monster", "monster:1"}


@rule("secrecy.1")
def test_the_chance_of_an_attack_does_not_tell_how_the_cards_lie(invented: Invented) -> None:
    blows = [a_blow(invented, "strength", mod) for mod in (-5, -4, -3)]
    told: list[dict[str, float]] = []
    for cards in (blows, blows[::-1]):
        game = beside_a_zombie()
        invented.combat_deck(game, *cards)
        told.append(chances(game.turn(JOE), "attack:1"))
    assert told[0] == told[1] != {}
