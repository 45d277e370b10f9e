"""What effects are worth to the keeper, against one investigator: harm, monsters, cards, time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from miskatonic.games.mansions.verbs.beasts import SpecialAttack
from miskatonic.games.mansions.verbs.belongings import GainSpell, LoseCard
from miskatonic.games.mansions.verbs.keeping import CommandMonster, DeliverSamples, DrawCards, GainThreat, TakeSample
from miskatonic.games.mansions.verbs.people import Die, GainSkillPoints, Heal, LoseSkillPoints, Stun, Take
from miskatonic.games.mansions.verbs.rooms import InRoom, PlaceCorpse, PlaceMonster, PlaceStatus, RaiseCorpse
from miskatonic.games.mansions.verbs.steps import KeeperMoves
from miskatonic.games.mansions.words import Skill
from miskatonic.kernel.effects import Amount, Effect, ForEach, Pay, Test

from .people import Person
from .situation import Situation

DAMAGE: Final = 1.5
HORROR: Final = 1.0

Judge = Callable[[Situation, Person, Any], float]


def effects_of(value: Any) -> list[Effect]:
    """What an option leads to, where it is effects."""
    return cast(list[Effect], value) if isinstance(value, list) else []


def worth(situation: Situation, person: Person, effects: Sequence[Effect]) -> float:
    """What effects are worth to the keeper if they strike an investigator."""
    return sum(_one(situation, person, effect) for effect in effects)


def _one(situation: Situation, person: Person, effect: Effect) -> float:
    judge = JUDGES.get(type(effect))
    return 0.0 if judge is None else judge(situation, person, effect)


def _test(situation: Situation, person: Person, effect: Test) -> float:
    skill: Skill | None = getattr(effect.trial, "skill", None)
    likely = 0.5 if skill is None else person.chance(skill, getattr(effect.trial, "mod", 0))
    passed, failed = (worth(situation, person, each) for each in (effect.passed, effect.failed))
    return likely * passed + (1 - likely) * failed


def _take(situation: Situation, person: Person, effect: Take) -> float:
    """Worse for whoever has little left."""
    damage, horror = number(effect.damage), number(effect.horror) if person.sanity else 0.0
    hurt = DAMAGE * damage * (1.6 if person.health <= 4 else 1.0) + (6.0 if damage >= person.health else 0.0)
    return hurt + HORROR * horror * (1.4 if person.sanity <= 4 else 1.0)


def number(amount: Amount) -> float:
    """A plain number, or about as much as is counted."""
    return float(getattr(amount, "printed", 0) or 2 * getattr(amount, "n", 0))


def _each(situation: Situation, person: Person, effect: ForEach) -> float:
    return worth(situation, person, effect.then)


def _pay(situation: Situation, person: Person, effect: Pay) -> float:
    price = float(getattr(effect.cost, "n", 1))
    return worth(situation, person, effect.then) - 0.8 * price


def _drawn(situation: Situation, person: Person, effect: DrawCards) -> float:
    view = situation.view
    held = view.mythos_hand if effect.what == "mythos" else view.trauma_hand
    return (1.0 if held < 3 else 0.3) * number(effect.n)


def steady(value: float) -> Judge:
    return lambda situation, person, effect: value


def _in_room(situation: Situation, person: Person, effect: InRoom) -> float:
    return worth(situation, person, effect.then)


def _monster(situation: Situation, person: Person, effect: PlaceMonster) -> float:
    """As many as there are figures."""
    return 3.0 * min(effect.n, situation.view.pool.get(effect.kind, 0))


def _commanded(situation: Situation, person: Person, effect: CommandMonster) -> float:
    return 0.8 * effect.n if situation.view.monsters else 0.0


JUDGES: Final[dict[type[Any], Judge]] = {
    Test: _test,
    ForEach: _each,
    Pay: _pay,
    InRoom: _in_room,
    Take: _take,
    Die: steady(12.0),
    Stun: lambda situation, person, effect: 0.5 if person.sheet.stun else 1.3,
    LoseSkillPoints: lambda situation, person, effect: 1.2 * min(effect.n, person.sheet.skill_points),
    GainSkillPoints: lambda situation, person, effect: -1.2 * number(effect.n),
    LoseCard: lambda situation, person, effect: 1.5 if person.items else 0.0,
    GainSpell: steady(-2.5),
    Heal: lambda situation, person, effect: -1.2 * number(effect.n),
    KeeperMoves: lambda situation, person, effect: 0.9 * effect.n,
    PlaceStatus: lambda situation, person, effect: 1.1,
    PlaceCorpse: steady(1.0),
    RaiseCorpse: steady(3.5),
    PlaceMonster: _monster,
    CommandMonster: _commanded,
    SpecialAttack: steady(2.0),
    DrawCards: _drawn,
    GainThreat: lambda situation, person, effect: 0.8 * number(effect.n),
    TakeSample: steady(3.0),
    DeliverSamples: steady(8.0),
}
