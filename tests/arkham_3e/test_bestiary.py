"""Every monster: its numbers as published, where it comes, whom it hunts, how it fights."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.components import MONSTERS, TOKENS, MonsterKind
from miskatonic.games.arkham_3e.monster_phase import strike
from miskatonic.games.arkham_3e.words import monster_name

from .given import Situation, given
from .published import facts
from .trying import pools

ORDINARY: dict[str, Any] = facts("monsters")["ordinary"]
EPIC: dict[str, Any] = facts("monsters")["epic"]
ALL: dict[str, Any] = {**ORDINARY, **EPIC}
TEXTS = ("attacked", "disengaged", "evaded", "not_evaded", "beaten", "defeated", "focused", "evading")
TEXTS += ("remnants_raise", "fewer_dice", "falls_with_others", "sheet_clues_hurt")
SCENARIOS = facts("scenarios")["scenarios"]
TEAM = ("agnes-baker", "jenny-barnes", "wendy-adams", "michael-mcglen", "norman-withers")
"""Lore, influence, observation, strength, will: each has 4 of one, and who has least of a skill can be told."""


def scenario_of(id: str) -> str:
    """A scenario where the monster is in the game."""
    if id in EPIC:
        return EPIC[id]["scenario"]
    for scenario, sheet in SCENARIOS.items():
        if id in sheet["deck"] or id in sheet["aside"]:
            return scenario
    raise AssertionError(f"{id} is in no scenario")


def alone_with(id: str, investigator: str = "norman-withers", **more: Any) -> Situation:
    """Somebody alone, engaged with one monster in the starting space."""
    game = given(investigator, scenario=scenario_of(id))
    start = SCENARIOS[game.state.scenario]["start"]
    return game.stand(0, start).monster(id, start, engaged=(0,), **more)


def test_the_monsters_are_the_published_ones() -> None:
    assert set(MONSTERS) == set(ALL)
    counts = {id: each["count"] for id, each in ORDINARY.items()} | dict.fromkeys(EPIC, 1)
    assert Counter(TOKENS.values()) == counts
    assert (len(ORDINARY), sum(each["count"] for each in ORDINARY.values()), len(EPIC)) == (43, 62, 4)


@pytest.mark.rule("ah3.459.3", "ah3.459.8")
@pytest.mark.parametrize("id", ALL)
def test_a_monster_is_as_published(id: str) -> None:
    kind, published = MONSTERS[id], ALL[id]
    assert monster_name(id).text("en").replace("’", "'").replace("“", '"').replace("”", '"') == published["name"]
    assert sorted(kind.traits) == sorted(published["traits"])
    assert (kind.epic, kind.scenarios) == (id in EPIC, [published["scenario"]] if id in EPIC else [])
    assert (kind.spawn, kind.speed, kind.direct) == (
        published.get("spawn"),
        published.get("speed", 0),
        published.get("direct", False),
    )
    assert (kind.patrols, bool(kind.lurks)) == (published.get("goes_to"), published.get("lurks", False))
    assert prey(kind) == published.get("prey")
    assert (kind.health, kind.elite) == (published["health"], published.get("per_player", 0))
    assert (kind.less_per_marker, kind.more_per_scar) == (
        published.get("less_per_marker", 0),
        published.get("more_per_scar", 0),
    )
    assert (kind.attack, kind.evade) == (published.get("attack", 0), published.get("evade", 0))
    assert (kind.damage, kind.horror) == (published.get("damage", 0), published.get("horror", 0))
    assert kind.remnant is published.get("remnant", False)
    assert {word for word in TEXTS if getattr(kind, word)} == set(published.get("texts", ()))
    keywords = {"watcher": kind.watcher, "elusive": kind.elusive, "massive": kind.massive, "feed": kind.feeds}
    assert {word for word, has in keywords.items() if has} == set(published.get("keywords", ()))


def prey(kind: MonsterKind) -> str | None:
    """In the words of the facts: most of something, least of something, or whoever is nearest."""
    if kind.prey is None:
        return None
    if kind.prey.most is not None:
        return f"most {kind.prey.most}"
    return "nearest" if kind.prey.least is None else f"least {kind.prey.least}"


# How it fights.


@pytest.mark.rule("ah3.202.3b", "ah3.459.8i")
@pytest.mark.parametrize("id", ALL)
def test_it_deals_what_is_published(id: str) -> None:
    game = alone_with(id)
    game.run(strike(game.table, game.the(id).token, 0), *(["pay"] if id == "masked-ones" else []))
    assert (game[0].damage, game[0].horror) == (ALL[id].get("damage", 0), ALL[id].get("horror", 0))


@pytest.mark.rule("ah3.419.5", "ah3.419.6")
@pytest.mark.parametrize("id", ALL)
def test_an_attack_on_it_rolls_as_many_dice_as_published_and_hits_its_health(id: str) -> None:
    published = ALL[id]
    dice = 4 + published.get("attack", 0) - (1 if "fewer_dice" in published.get("texts", ()) else 0)
    health = published["health"] + published.get("per_player", 0)
    game = alone_with(id, "michael-mcglen", damage=health - 1)
    after = ["6", "1"] if id == "alma-hill" else []
    game.turn(0).do("attack", dice=" ".join(["6"] + ["1"] * (dice - 1) + after))
    assert pools(game)[0] == dice
    assert not game.monsters()
    assert game[0].remnants == (1 if published.get("remnant") else 0)
    spared = alone_with(id, "michael-mcglen", damage=health - 2)
    spared.run(monsters.hurt(spared.table, spared.the(id), 1, 0))
    assert spared.kinds() == [id]


@pytest.mark.rule("ah3.427.2")
@pytest.mark.parametrize("id", ALL)
def test_evading_it_rolls_as_many_dice_as_published(id: str) -> None:
    published = ALL[id]
    game = alone_with(id, "wendy-adams")
    dice = 4 + published.get("evade", 0) - (1 if "fewer_dice" in published.get("texts", ()) else 0)
    game.turn(0).do("evade", dice=" ".join(["1"] * dice))
    assert pools(game) == [dice]
