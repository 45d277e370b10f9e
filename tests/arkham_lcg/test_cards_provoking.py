"""Which actions and events of player cards provoke attacks of opportunity, card by card."""

from __future__ import annotations

import pytest

from .given import DAISY, HALLWAY, Scene, given
from .names import (
    BACKSTAB,
    BARRICADE,
    BASEBALL_BAT,
    BLINDING_LIGHT,
    BLINDING_LIGHT_2,
    BOOK_OF_SHADOWS,
    BURGLARY,
    CAT_BURGLAR,
    CRYPTIC_RESEARCH,
    CUNNING_DISTRACTION,
    DARK_MEMORY,
    DRAWN_TO_THE_FLAME,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    ENCYCLOPEDIA,
    EXTRA_AMMUNITION,
    FIRST_AID,
    FLASHLIGHT,
    FORTY_FIVE_AUTOMATIC,
    FORTY_ONE_DERRINGER,
    GHOUL_MINION,
    HAUNTED,
    HOT_STREAK,
    HYPOCHONDRIA,
    KNIFE,
    MACHETE,
    MAGNIFYING_GLASS,
    MEDICAL_TEXTS,
    MIND_OVER_MATTER,
    MOB_ENFORCER,
    OLD_BOOK_OF_LORE,
    PSYCHOSIS,
    ROLANDS_38_SPECIAL,
    SCRYING,
    SHOTGUN,
    SHRIVELLING,
    SNEAK_ATTACK,
    SWARM_OF_RATS,
    SWITCHBLADE,
    THE_NECRONOMICON,
    WILL_TO_SURVIVE,
    WORKING_A_HUNCH,
)


def engaged() -> Scene:
    """Daisy is engaged with rats, hurt, rich, and has a firearm and a spell; an exhausted ghoul lies here."""
    scene = given(DAISY).house().enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_MINION, exhausted=True)
    scene.asset(0, FORTY_FIVE_AUTOMATIC).asset(0, SHRIVELLING)
    return scene.clues(HALLWAY, 1).has(resources=9, damage=1).bag("0")


def attacks(scene: Scene) -> list[str]:
    """Who has attacked by the time the card itself begins to do something."""
    return [each.enemy for each in scene.events("attacked")]


@pytest.mark.parametrize(
    "card",
    [
        FIRST_AID,
        OLD_BOOK_OF_LORE,
        MEDICAL_TEXTS,
        ENCYCLOPEDIA,
        BURGLARY,
        SCRYING,
        BOOK_OF_SHADOWS,
        FLASHLIGHT,
    ],
)
def test_an_action_of_an_asset_provokes(card: str) -> None:
    assert attacks(engaged().asset(0, card).do(f"activate:{card}")) == [SWARM_OF_RATS]


@pytest.mark.parametrize("card", [HAUNTED, PSYCHOSIS, HYPOCHONDRIA, THE_NECRONOMICON])
def test_an_action_against_a_weakness_provokes(card: str) -> None:
    marks = {"controller": 0, "horror": 2} if card == THE_NECRONOMICON else {}
    assert attacks(engaged().threat(0, card, **marks).do(f"activate:{card}")) == [SWARM_OF_RATS]


@pytest.mark.parametrize(
    "card",
    [
        ROLANDS_38_SPECIAL,
        FORTY_FIVE_AUTOMATIC,
        MACHETE,
        SHOTGUN,
        SWITCHBLADE,
        FORTY_ONE_DERRINGER,
        SHRIVELLING,
        BASEBALL_BAT,
        CAT_BURGLAR,
    ],
)
def test_a_weapon_and_the_cat_burglar_do_not_provoke(card: str) -> None:
    assert attacks(engaged().asset(0, card).do(f"activate:{card}")) == []


@pytest.mark.parametrize("ability", ["stab", "throw"])
def test_the_knife_does_not_provoke(ability: str) -> None:
    scene = engaged().asset(0, KNIFE)
    assert attacks(scene.do(f"activate:{KNIFE}#{scene.card(KNIFE)}:{ability}")) == []


def test_talking_to_the_mob_enforcer_does_not_provoke() -> None:
    assert attacks(engaged().enemy(MOB_ENFORCER, engaged=0, owner=0).do(f"activate:{MOB_ENFORCER}")) == []


@pytest.mark.parametrize(
    "card",
    [
        DARK_MEMORY,
        DYNAMITE_BLAST,
        EXTRA_AMMUNITION,
        BARRICADE,
        SNEAK_ATTACK,
        HOT_STREAK,
        DRAWN_TO_THE_FLAME,
        EMERGENCY_CACHE,
    ],
)
def test_an_event_provokes(card: str) -> None:
    assert attacks(engaged().hand(0, card).do(f"play:{card}")) == [SWARM_OF_RATS]


@pytest.mark.parametrize("card", [BACKSTAB, BLINDING_LIGHT, BLINDING_LIGHT_2, CUNNING_DISTRACTION])
def test_an_event_that_fights_or_evades_does_not_provoke(card: str) -> None:
    assert attacks(engaged().hand(0, card).do(f"play:{card}")) == []


@pytest.mark.parametrize(
    "card",
    [MAGNIFYING_GLASS, MIND_OVER_MATTER, WORKING_A_HUNCH, CRYPTIC_RESEARCH, SWITCHBLADE, WILL_TO_SURVIVE],
)
def test_a_fast_card_does_not_provoke(card: str) -> None:
    assert attacks(engaged().hand(0, card).do(f"play:{card}")) == []
