"""The printed numbers, held against the published facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import WILD, Kind, Prey, Skill

from .core_set import CORE_SET

FACTS = Path(__file__).parent / "facts"
CARDS: list[dict[str, Any]] = json.loads((FACTS / "core_cards.json").read_text())
LOCATIONS: list[dict[str, Any]] = json.loads((FACTS / "locations.json").read_text())

PREY = {
    "Bearer only": Prey.BEARER,
    "Highest [combat]": Prey.HIGHEST_COMBAT,
    "Lowest [combat]": Prey.LOWEST_COMBAT,
    "Lowest [agility]": Prey.LOWEST_AGILITY,
    "Lowest remaining health": Prey.LOWEST_HEALTH,
    "Lowest remaining sanity": Prey.LOWEST_SANITY,
    "Fewest cards in hand": Prey.FEWEST_CARDS,
    "Most clues": Prey.MOST_CLUES,
}
SPAWN = {
    "Attic": ["01113"],
    "Cellar": ["01114"],
    "Downtown": ["01130", "01131"],
    "Graveyard": ["01133"],
    "Miskatonic University": ["01129"],
    "Northside": ["01134"],
    "St. Mary's Hospital": ["01128"],
    "Any empty location": "empty",
    "Engaged with Prey": "prey",
}


def slug(words: str) -> str:
    return words.lower().replace(" ", "-").replace("'", "").replace(".", "").replace("ô", "o")


def test_every_card_of_the_core_set_is_there() -> None:
    assert sorted(CORE_SET) == sorted(fact["code"] for fact in CARDS)


@pytest.mark.parametrize("fact", CARDS, ids=lambda fact: fact["code"])
def test_a_card_has_its_published_numbers(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    assert card.type == fact["type_code"]
    assert card.level == fact.get("xp")
    assert card.unique == fact.get("is_unique", False)
    assert card.traits == {slug(trait) for trait in fact.get("traits") or []}
    assert card.copies == fact["quantity"]
    assert card.victory == fact.get("victory")
    assert card.stage == fact.get("stage", 0)
    assert card.keywords == {slug(word) for word in fact.get("keywords", [])}
    assert card.set == (slug(fact["encounter_set"]) if "encounter_set" in fact else None)
    assert card.of == (fact["restrictions"].removeprefix("investigator:") if "restrictions" in fact else None)
    skills = {name: fact[f"skill_{name}"] for name in (*Skill, WILD) if fact.get(f"skill_{name}")}
    assert (card.skills if card.type is Kind.INVESTIGATOR else card.icons) == skills


@pytest.mark.parametrize("fact", [fact for fact in CARDS if fact["type_code"] in ("asset", "event")])
def test_a_card_that_is_played_has_its_price_and_place(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    assert card.cost == fact.get("cost")
    slot, _, count = fact.get("slot", "").lower().partition(" x")
    assert card.slots == ([slot] * int(count or 1) if slot else [])
    assert card.uses == ({fact["uses"]["type"]: fact["uses"]["count"]} if "uses" in fact else {})


@pytest.mark.parametrize("fact", [fact for fact in CARDS if "health" in fact or "sanity" in fact])
def test_what_can_be_hurt_has_its_health_and_sanity(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    each = fact["health"] if fact.get("health_per_investigator") else fact.get("extra_health_per_investigator", 0)
    assert card.health == (0 if fact.get("health_per_investigator") else fact.get("health"))
    assert card.health_each == each
    assert card.sanity == fact.get("sanity")


@pytest.mark.parametrize("fact", [fact for fact in CARDS if fact["type_code"] == "enemy"])
def test_an_enemy_has_its_values_its_prey_and_its_way_in(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    assert (card.fight, card.evade) == (fact["enemy_fight"], fact["enemy_evade"])
    assert (card.damage, card.horror) == (fact.get("enemy_damage", 0), fact.get("enemy_horror", 0))
    assert card.prey == (PREY[fact["prey"]] if "prey" in fact else Prey.ANY)
    assert card.spawn == (SPAWN[fact["spawn"]] if "spawn" in fact else None)


@pytest.mark.parametrize("fact", [fact for fact in CARDS if fact["type_code"] in ("location", "act", "agenda")])
def test_the_scenery_has_its_shroud_clues_and_doom(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    assert card.shroud == fact.get("shroud", 0)
    assert card.clues == (fact.get("clues") or 0)
    assert card.doom == (fact.get("doom") or 0)


@pytest.mark.parametrize("fact", LOCATIONS, ids=lambda fact: fact["code"])
def test_the_symbols_of_locations_lead_where_the_published_map_does(fact: dict[str, Any]) -> None:
    card = PRINTED[fact["code"]]
    there = {other["code"] for other in LOCATIONS if PRINTED[other["code"]].symbol in card.connects}
    there = {code for code in there if PRINTED[code].set == card.set}
    assert there == set(fact["connected_revealed"])
