"""Every half of every Combat card, passed and failed: it does what the facts say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from miskatonic.games.mansions import combat
from miskatonic.games.mansions.components import COMBAT, ITEMS, CombatCard
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.monsters import damage_of
from miskatonic.games.mansions.state import Monster
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.words import room_of

from .answering import play
from .given import Situation, given
from .keeper_words import told
from .notation import half_line

KINDS = {"humanoid": "zombie", "beast": "hound", "eldritch": "shoggoth"}
WEAPONS = {"bare": None, "sharp": "axe", "blunt": "sledgehammer", "melee": "axe", "ranged": "shotgun"}
SPECIAL = {
    "zombie": {"pass": 0, "fail": 3},
    "hound": {"pass": 1, "fail": 4},
    "shoggoth": {"pass": 0, "fail": 4},
}
"""The damage of the special attacks on the first tokens of these kinds."""
HERE = "foyer.s"
ROOM = "foyer"
OUTCOMES = {"pass": "1", "fail": "10"}
STRENGTH = 5

TOPS = [(card, outcome) for card in COMBAT for outcome in OUTCOMES]
LOWER = [(card.id, outcome) for card in COMBAT.values() for outcome in OUTCOMES if card.bottom.type != "barrier"]
AT_BARRIER = [(card.id, outcome) for card in COMBAT.values() for outcome in OUTCOMES if card.bottom.type == "barrier"]
NEXT: dict[str, Any] = {
    "id": "next",
    "deck": "humanoid",
    "top": {"type": "bare", "then": []},
    "bottom": {"type": "attack", "then": [{"do": "take", "horror": 5}]},
}


def expected(line: str, outcome: str) -> list[str]:
    """What a half does in an outcome, one short sentence each."""
    told = line.split(": ", 1)[1]
    found: list[str] = []
    for part in told.split("; "):
        test, arrow, ways = part.partition(" > ")
        passed, _, failed = ways.partition(" / ")
        found += (passed if outcome == "pass" else failed).split(", ") if arrow else test.split(", ")
    return [each for each in found if each != "none"]


def a_fight(card: CombatCard, *cards: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Situation, Monster]:
    """Joe and Jenny in the foyer, a tough monster beside Joe, and the card on top of its deck."""
    game = given("joe-diamond", "jenny-barnes").stand(1, HERE).stand(2, "foyer.n").card(1, *cards)
    game.monster(KINDS[card.deck], HERE, more=30)
    monkeypatch.setitem(COMBAT, "next", LANGUAGE.decode(NEXT, CombatCard))
    game.state.combat[card.deck].cards = ["next", card.id]
    game.note_together()
    return game, game.state.monsters[0]


def check(game: Situation, monster: Monster, effects: list[str], weapon: str | None, topics: list[str]) -> None:  # noqa: PLR0912, PLR0915
    """Everything has happened, and nothing else."""
    joe, jenny = game[1], game[2]
    state = game.state
    number = 0 if weapon is None else ITEMS[weapon].damage
    hurt = damage = horror = stun = stunned = 0
    for effect in effects:
        dealt = re.fullmatch(r"deal (\d+)|deal weapon([+-]\d+)?|deal ceil\(strength/2\)", effect)
        taken = re.fullmatch(r"(?:if monster in own space: )?take (\d+) (damage|horror)", effect)
        if dealt is not None:
            if dealt[1]:
                hurt += int(dealt[1])
            else:
                hurt += -(-STRENGTH // 2) if "ceil" in effect else number + int(dealt[2] or 0)
        elif taken is not None:
            damage += int(taken[1]) if taken[2] == "damage" else 0
            horror += int(taken[1]) if taken[2] == "horror" else 0
        else:
            match effect:
                case "stun monster":
                    stunned += 1
                case "stun self":
                    stun += 1
                case "take monster_damage":
                    damage += damage_of(monster)
                case "each investigator in room takes 1 damage":
                    damage += 1
                    assert jenny.damage == 1
                case "monster attacks again":
                    horror += 5
                case "drop weapon" | "keeper picks a weapon: dropped in room":
                    assert state.piles[ROOM].dropped == [weapon or "axe"]
                case "discard weapon":
                    assert weapon in state.box and weapon not in joe.cards
                case "drop 1 equipment":
                    assert state.piles[ROOM].dropped == ["lantern"]
                case "fire in room":
                    assert state.fire == [ROOM]
                case "stop hiding":
                    assert not joe.hidden
                case "may move monster 1" | "keeper may move any one monster 2":
                    # Whoever is stunned by the same card stays where it is (rule mom.stun.7).
                    assert monster.space != HERE or monster.stun
                case "may move self 1":
                    assert "walk" in topics
                case "keeper may move you 1":
                    assert "move-investigator" in topics and joe.space != HERE
                case _:
                    raise AssertionError(effect)
    assert (monster.damage, monster.stun) == (hurt, stunned)
    assert (joe.damage, joe.horror, joe.stun) == (damage, horror, stun)
    if not any("drop" in each or "discard" in each for each in effects):
        assert state.piles[ROOM].dropped == []
    if "fire in room" not in effects:
        assert state.fire == []


@pytest.mark.rule("mom.combat-term.4")
@pytest.mark.rule("mom.combat-term.6")
@pytest.mark.rule("mom.combat-term.11")
@pytest.mark.rule("mom.combat-term.12")
@pytest.mark.parametrize(("id", "outcome"), TOPS)
def test_the_upper_half(id: str, outcome: str, monkeypatch: pytest.MonkeyPatch):
    card = COMBAT[id]
    weapon = WEAPONS[card.top.type]
    held = [each for each in (weapon, "lantern" if card.top.type == "bare" else None) if each is not None]
    game, monster = a_fight(card, *held, monkeypatch=monkeypatch)
    topics = play(game, combat.attack_monster(game.table, 1, monster, weapon), OUTCOMES[outcome], walk="stop")
    check(game, monster, expected(half_line(card.top), outcome), weapon, topics)


@pytest.mark.rule("mom.combat-term.1")
@pytest.mark.rule("mom.combat-term.2")
@pytest.mark.rule("mom.combat-term.3")
@pytest.mark.rule("mom.combat-term.10")
@pytest.mark.parametrize(("id", "outcome"), LOWER)
def test_the_lower_half(id: str, outcome: str, monkeypatch: pytest.MonkeyPatch):
    card = COMBAT[id]
    game, monster = a_fight(card, "axe", monkeypatch=monkeypatch)
    if card.bottom.type == "hiding":
        game.hidden(1)
    effects = expected(half_line(card.bottom), outcome)
    tested = "special attack" in effects or " > " in half_line(card.bottom)
    dice = OUTCOMES[outcome] if tested else ""
    topics = play(game, combat.monster_attacks(game.table, monster, 1), dice, walk="stop")
    if effects == ["special attack"]:
        assert [type(event).__name__ for event in game.table.events].count("SpecialAttack") == 1
        assert game[1].damage == SPECIAL[monster.kind][outcome]
        assert monster.seen
        return
    if "stop hiding" not in effects and card.bottom.type == "hiding":
        assert game[1].hidden
    check(game, monster, effects, None, topics)


def at_the_door(card: CombatCard) -> tuple[Situation, Monster, int]:
    """A monster before a door with a barrier, and Joe behind the barrier."""
    game = given("joe-diamond")
    doors = house_of(game.state.story).doors
    door = next(
        each for each in doors if each.other is not None and not each.outer and each.id not in game.state.sealed
    )
    assert door.other is not None
    game.state.barriers = []
    game.stand(1, door.one).barrier(door.one, door.id).monster(KINDS[card.deck], door.other, more=30, damage=5)
    game.state.combat[card.deck].cards = [card.id]
    assert room_of(door.one) != room_of(door.other)
    return game, game.state.monsters[0], door.id


@pytest.mark.rule("mom.monster-vs-barrier.1")
@pytest.mark.rule("mom.monster-vs-barrier.2")
@pytest.mark.rule("mom.monster-vs-barrier.3")
@pytest.mark.parametrize(("id", "outcome"), AT_BARRIER)
def test_the_half_against_a_barrier(id: str, outcome: str):
    card = COMBAT[id]
    game, monster, door = at_the_door(card)
    line = half_line(card.bottom)
    asked = play(game, combat.against_barrier(game.table, monster, door), OUTCOMES[outcome] if " > " in line else "")
    hurt, gone, pushed, stun, damage = 5, False, False, 0, 0
    for effect in expected(line, outcome):
        least = re.fullmatch(r"if monster_damage >= (\d): barrier destroyed", effect)
        if least is not None:
            gone = damage_of(monster) >= int(least[1])
        elif effect.startswith("deal "):
            hurt += int(effect[5:])
        else:
            gone = gone or effect == "barrier destroyed"
            pushed = pushed or effect.startswith("keeper may move barrier")
            stun += effect == "stun monster"
            hurt -= 2 * (effect == "monster heals 2")
            damage += effect.startswith("every figure")
    assert [each.door for each in game.state.barriers] == ([] if gone else [None] if pushed else [door])
    assert (monster.damage, monster.stun, game[1].damage) == (hurt, stun, damage)
    assert ("agree" in asked) == pushed
    assert told(game, object)


def test_the_test_for_an_equipment_card_fails_without_one(monkeypatch: pytest.MonkeyPatch):
    card = next(each for each in COMBAT.values() if "drop 1 equipment" in half_line(each.top))
    game, monster = a_fight(card, monkeypatch=monkeypatch)
    play(game, combat.attack_monster(game.table, 1, monster, None))
    assert monster.damage == 0


def test_a_miss_from_afar_costs_nothing_where_only_a_near_monster_hits_back(monkeypatch: pytest.MonkeyPatch):
    card = next(each for each in COMBAT.values() if "if monster in own space" in half_line(each.top))
    game, monster = a_fight(card, "shotgun", monkeypatch=monkeypatch)
    monster.space = "foyer.n"
    play(game, combat.attack_monster(game.table, 1, monster, "shotgun"), "10")
    assert game[1].damage == 0
