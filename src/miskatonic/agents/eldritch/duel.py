"""Combat as the greedy bot foresees it: what a fight costs and how likely the monster is defeated, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from miskatonic.games.eldritch.components import MONSTERS, TOKENS, MonsterKind
from miskatonic.games.eldritch.verbs import combat
from miskatonic.games.eldritch.verbs.this_monster import DefeatThisMonster, HurtThisMonster
from miskatonic.games.eldritch.view import MonsterView
from miskatonic.games.eldritch.words import STRENGTH, WILL, Occurring
from miskatonic.kernel.effects import Effect, Test

from .doer import frailty
from .judging import SCALES
from .mysteries import reaction
from .occasion import Occasion
from .situation import Situation
from .worth import worth

DANGER: Final = 0.8
DANGER_TOUGH: Final = 0.3
DANGER_RECKONS: Final = 1.3
"""What it is worth that a monster is gone: for itself, for its toughness, and if it does something in a reckoning."""

WOUND: Final = 0.6
"""How much of its share a wound is worth that does not defeat a monster: somebody may come to finish it."""


COMMON: Final = [kind for kind in TOKENS.values() if not MONSTERS[kind].epic]
"""The monsters of the cup, one name for each token."""


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
    kind = situation.printed(monster.kind)
    at = Occasion(situation, monster.space, Occurring.COMBAT, toughness=monster.toughness)
    left = max(1, monster.toughness - monster.lost)
    return clash(at, kind, left, prize(at, kind))


def clash(at: Occasion, kind: MonsterKind, left: int, won_for: float) -> Fight:
    """A fight with a kind of monster that has so much health left, and what its defeat is worth."""
    doer = at.situation.doer
    total = worth(at, [*kind.before_will, *kind.before_strength])
    wounds = [1.0]
    going_on = 1.0
    if kind.will is not None:
        results = doer.results(WILL, kind.will.mod, Occurring.COMBAT, at.space)
        loss = kind.will.loss if not any(able.one_horror for able in doer.able) else min(1, kind.will.loss)
        total -= expected_loss(doer.who.sanity, loss, results)
        failed = results[0]
        total += failed * worth(at, kind.will_failed)
        if kind.skips_strength:
            going_on = 1 - failed
        if any(isinstance(effect, HurtThisMonster) for effect in kind.will_passed):
            wounds = list(results)
    if kind.strength is not None:
        results = doer.results(STRENGTH, kind.strength.mod, Occurring.COMBAT, at.space)
        less = sum(able.less_damage for able in doer.able)
        loss = max(min(1, kind.strength.loss), kind.strength.loss - less)
        total -= going_on * expected_loss(doer.who.health, loss, results)
        wounds = [going_on * likely for likely in results]
    won = max(sum(wounds[left:]), by_itself(kind.after_will))
    total += worth(at, kind.after_will) if kind.strength is None else 0.0
    hits = sum(hits * likely for hits, likely in enumerate(wounds[:left]))
    part = won_for / left * (1.0 if kind.epic else WOUND)
    return Fight(won, total + won * won_for + part * hits)


def prize(at: Occasion, kind: MonsterKind) -> float:
    """What it is worth to defeat a monster of the board."""
    if kind.hardy and not at.situation.view.awake:
        return 0.0
    value = danger(at.situation, kind)
    if not kind.epic:
        value += at.situation.blocked(at.space)
        value += reaction(at, "monster-defeated") + max(0.0, worth(at, kind.defeated))
    return value


# Ambushes.


def ambush(at: Occasion, effect: combat.Ambush | combat.SpawnAndFight) -> float:
    """A fight with whoever comes, and what follows a victory or a defeat."""
    kind = effect.kind if isinstance(effect, combat.Ambush) else None
    battle = ambushed(at.situation, kind)
    return battle.worth + battle.won * worth(at, effect.then) + (1 - battle.won) * worth(at, effect.otherwise)


def ambushed(situation: Situation, kind: str | None) -> Fight:
    """A fight with a monster that is not on the board; where it is not named, with one of all there are."""
    known = situation.ambushes.get(kind)
    if known is None:
        kinds = COMMON if kind is None else [kind]
        fights = [ambushed_by(situation, situation.printed(each)) for each in kinds]
        known = fmean(each.won for each in fights), fmean(each.worth for each in fights)
        situation.ambushes[kind] = known
    return Fight(*known)


def ambushed_by(situation: Situation, kind: MonsterKind) -> Fight:
    at = Occasion(situation, situation.own.space, Occurring.COMBAT, toughness=kind.toughness)
    return clash(at, kind, max(1, kind.toughness), 0.0)


SCALES.learn({combat.Ambush: ambush, combat.SpawnAndFight: ambush})


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
