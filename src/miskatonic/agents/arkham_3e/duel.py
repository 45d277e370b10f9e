"""Monsters as the greedy bot weighs them: what it is worth that one is gone, and how an attack or an evasion goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.arkham_3e.components import ARCHIVE, MONSTERS, MonsterKind
from miskatonic.games.arkham_3e.verbs.counts import WORSHIPERS, AboutMonster
from miskatonic.games.arkham_3e.view import MonsterView
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR, LORE, OBSERVATION, STRENGTH, Occurring

from .possessions import REMNANT
from .situation import SHEET_DOOM, Situation, lurks_with_doom

ROUNDS_LEFT: Final = 2
"""Up to so many players monsters weigh as they are; with more there are fewer rounds in which they can do anything."""
GONE: Final = 7.0
"""What it is worth that a monster is gone, for itself."""
HUNTS: Final = 1.3
"""What each harm of a monster that hunts adds."""
LURKS_WITH_DOOM: Final = 14.0
DOOM_ON_SHEET: Final = 25.0
LURKS: Final = 6.0
"""What a monster that lurks does in the rounds to come: doom, more where it goes to the scenario sheet, or horror for
each investigator."""
FREED: Final = 3.0
"""What it is worth to somebody else that the monster they are engaged with is gone."""
CULTIST: Final = 1.0
WANTED: Final = 30.0
"""What the defeat of a monster is worth for which the codex waits."""
DECISIVE: Final = 250.0
"""The same where the game is won by it."""
WOUND: Final = 0.6
"""How much of its share a wound is worth that does not defeat a monster."""


def wanted(situation: Situation, kind: MonsterKind) -> float:
    """What the codex makes of a monster's defeat."""
    for number, face in situation.codex.items():
        card = ARCHIVE[number]
        for reaction in (card.front if face == "front" else card.back).react:
            about = reaction.when
            if reaction.at != "monster-defeated" or not isinstance(about, AboutMonster):
                continue
            if about.kind == kind.id:
                return DECISIVE
            if about.worshiper and kind.id in WORSHIPERS:
                return WANTED
    return 0.0


def danger(situation: Situation, monster: MonsterView) -> float:
    """What it is worth that a monster is gone."""
    kind = MONSTERS[monster.kind]
    total = GONE
    if lurks_with_doom(kind):
        total += LURKS_WITH_DOOM
        total += DOOM_ON_SHEET if situation.neighborhood(monster.space) in situation.view.anomalies else 0.0
    elif kind.lurks:
        total += LURKS * len(situation.standing)
    if kind.speed or kind.direct:
        total += HUNTS * (kind.damage + kind.horror)
    total *= min(1.0, ROUNDS_LEFT / situation.view.players)
    total += wanted(situation, kind)
    if "cultist" in kind.traits and situation.view.scenario == "approach-of-azathoth":
        total += CULTIST
    if kind.epic:
        total += SHEET_DOOM
    if monster.engaged and situation.seat not in monster.engaged:
        total += FREED
    return total + (REMNANT if kind.remnant else 0.0)


def harm_of(situation: Situation, monsters: Sequence[MonsterView]) -> float:
    """How much it hurts to be attacked by monsters."""
    damage = sum(MONSTERS[each.kind].damage for each in monsters)
    horror = sum(MONSTERS[each.kind].horror for each in monsters)
    return situation.doer.harm(DAMAGE, damage) + situation.doer.harm(HORROR, horror)


def wounds(situation: Situation, monster: MonsterView) -> tuple[float, ...]:
    """How likely an attack comes to no wound, to one, to two...; by a spell, where that is better."""
    kind, doer = MONSTERS[monster.kind], situation.doer
    skill = STRENGTH
    if doer.spells("attack-skill") and doer.dice(LORE, Occurring.ATTACK) > doer.dice(STRENGTH, Occurring.ATTACK) + 1:
        skill = LORE
    fewer = sum(MONSTERS[each.kind].fewer_dice for each in situation.engaged)
    return doer.results(skill, kind.attack - fewer, Occurring.ATTACK)


def left_of(monster: MonsterView) -> int:
    return max(1, monster.health - monster.damage)


def kills(situation: Situation, monster: MonsterView) -> float:
    """How likely one attack defeats a monster."""
    return sum(wounds(situation, monster)[left_of(monster) :])


def attack(situation: Situation, monster: MonsterView) -> float:
    """What an attack is worth: the monster defeated, or wounded."""
    left = left_of(monster)
    results = wounds(situation, monster)
    prize = danger(situation, monster)
    share = prize / left * (1.0 if monster.epic else WOUND)
    return prize * sum(results[left:]) + share * sum(hits * likely for hits, likely in enumerate(results[:left]))


def evades(situation: Situation, monsters: Sequence[MonsterView]) -> float:
    """How likely all of some monsters are evaded."""
    if not monsters:
        return 1.0
    modifier = min(MONSTERS[each.kind].evade for each in monsters)
    fewer = sum(MONSTERS[each.kind].fewer_dice for each in monsters)
    return situation.doer.chance(OBSERVATION, modifier - fewer, Occurring.EVADE, len(monsters))
