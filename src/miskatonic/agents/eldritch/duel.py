"""Combat as the greedy bot foresees it: what a fight costs and how likely the monster is defeated, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.games.eldritch.components import MonsterKind
from miskatonic.games.eldritch.verbs.this_monster import DefeatThisMonster, HurtThisMonster
from miskatonic.games.eldritch.view import MonsterView
from miskatonic.games.eldritch.words import STRENGTH, WILL, Occurring
from miskatonic.kernel.effects import Effect, Test

from .doer import frailty
from .prices import Occasion
from .situation import Situation
from .worth import reaction, worth

DANGER: Final = 0.8
DANGER_TOUGH: Final = 0.3
DANGER_RECKONS: Final = 1.3
"""What it is worth that a monster is gone: for itself, for its toughness, and if it does something in a reckoning."""

WOUND: Final = 0.25
"""What a wound is worth that does not defeat a monster."""


class Fight(NamedTuple):
    """What comes of a combat encounter."""

    won: float
    """How likely the monster is defeated."""
    worth: float
    """What all of it is worth: the monster defeated or wounded, less the harm."""


def danger(situation: Situation, kind: MonsterKind) -> float:
    """What it is worth that a monster is gone."""
    if kind.epic:
        return situation.epic(kind.id)
    return DANGER + DANGER_TOUGH * kind.toughness + (DANGER_RECKONS if kind.reckoning else 0.0)


def fight(situation: Situation, monster: MonsterView) -> Fight:
    """A combat encounter of the own investigator with a monster, wherever it is."""
    doer, kind = situation.doer, situation.printed(monster.kind)
    left = max(1, monster.toughness - monster.lost)
    at = Occasion(situation, monster.space, Occurring.COMBAT, toughness=monster.toughness)
    total = worth(at, [*kind.before_will, *kind.before_strength])
    wounds = [1.0]
    going_on = 1.0
    if kind.will is not None:
        results = doer.results(WILL, kind.will.mod, Occurring.COMBAT, monster.space)
        loss = kind.will.loss if not any(able.one_horror for able in doer.able) else min(1, kind.will.loss)
        total -= expected_loss(doer.who.sanity, loss, results)
        failed = results[0]
        total += failed * worth(at, kind.will_failed)
        if kind.skips_strength:
            going_on = 1 - failed
        if any(isinstance(effect, HurtThisMonster) for effect in kind.will_passed):
            wounds = list(results)
    if kind.strength is not None:
        results = doer.results(STRENGTH, kind.strength.mod, Occurring.COMBAT, monster.space)
        less = sum(able.less_damage for able in doer.able)
        loss = max(min(1, kind.strength.loss), kind.strength.loss - less)
        total -= going_on * expected_loss(doer.who.health, loss, results)
        wounds = [going_on * likely for likely in results]
    won = max(sum(wounds[left:]), by_itself(kind.after_will))
    total += worth(at, kind.after_will) if kind.strength is None else 0.0
    return Fight(won, total + gain(situation, kind, at, left, wounds, won))


def gain(
    situation: Situation, kind: MonsterKind, at: Occasion, left: int, wounds: Sequence[float], won: float
) -> float:
    """What it is worth to defeat or to wound the monster."""
    prize = danger(situation, kind)
    if kind.hardy and not situation.view.awake:
        return 0.0
    if not kind.epic:
        prize += reaction(at, "monster-defeated") + max(0.0, worth(at, kind.defeated))
    hits = sum(hits * likely for hits, likely in enumerate(wounds[:left]))
    part = prize / left if kind.epic else WOUND
    return won * prize + part * hits


def expected_loss(had: int, loss: int, results: Sequence[float]) -> float:
    """How much a test hurts in which each success saves one of the loss."""
    return sum(likely * (frailty(had - max(0, loss - result)) - frailty(had)) for result, likely in enumerate(results))


def by_itself(effects: Sequence[Effect]) -> float:
    """How likely a monster falls by what follows the will test."""
    for effect in effects:
        if isinstance(effect, DefeatThisMonster):
            return 1.0
        if isinstance(effect, Test):
            fatal = [line for line in effect.results if by_itself(line.then)]
            return sum(line.fits(die) for line in fatal for die in range(1, 7)) / 6
    return 0.0


def fight_all(situation: Situation, space: str) -> Fight:
    """All combat encounters on a space; the first monsters weaken whoever goes on."""
    won, total = 1.0, 0.0
    for number, monster in enumerate(situation.monsters.get(space, ())):
        one = fight(situation, monster)
        won *= one.won
        total += one.worth - CROWD * number
    return Fight(won, total)


CROWD: Final = 0.8
"""How much worse every further monster is."""
