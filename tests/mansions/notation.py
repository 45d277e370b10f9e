"""Effects written in the short notation of the fact files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.games.mansions.components import Half
from miskatonic.games.mansions.verbs import beasts, belongings, keeping, people, rooms, steps, trials
from miskatonic.kernel.effects import ForEach, If, Test

TYPES = {
    "bare": "no weapon",
    "sharp": "sharp melee",
    "blunt": "blunt melee",
    "melee": "melee (sharp or blunt)",
    "ranged": "ranged",
    "attack": "monster attack",
    "hiding": "vs hiding",
    "barrier": "vs barrier",
}


def half_line(half: Half) -> str:
    """One half of a Combat card."""
    return f"{TYPES[half.type]}: {'; '.join(grouped(half.then))}"


def grouped(effects: Sequence[Any]) -> list[str]:
    """Plain effects together, tests by themselves."""
    plain = [each for each in effects if not isinstance(each, Test)]
    found = [listed(plain)] if plain else []
    return [*found, *(written(each) for each in effects if isinstance(each, Test))]


def listed(effects: Sequence[Any]) -> str:
    return ", ".join(written(each) for each in effects) or "none"


def signed(n: int) -> str:
    return f"{n:+}" if n else ""


def trial(tried: Any) -> str:
    match tried:
        case trials.SkillTrial() | trials.SkillWithCard():
            return f"{tried.skill}{signed(tried.mod)}"
        case trials.EvadeTrial():
            return "evade"
        case trials.MonsterNumber():
            return f"monster_{tried.what}{signed(tried.mod)}"
        case _:
            raise TypeError(tried)


def written(effect: Any) -> str:  # noqa: PLR0912
    match effect:
        case Test():
            return f"{trial(effect.trial)} > {listed(effect.passed)} / {listed(effect.failed)}"
        case beasts.Deal():
            return f"deal {effect.n.printed}" if effect.n.printed else "deal ceil(strength/2)"
        case beasts.DealWeapon():
            return f"deal weapon{signed(effect.more)}"
        case people.Take():
            harm = [(effect.damage, "damage"), (effect.horror, "horror")]
            return ", ".join(f"take {n.printed} {what}" for n, what in harm if n.printed)
        case If():
            if effect.when.__class__.__name__ == "MonsterDamage":
                return f"if monster_damage >= {getattr(effect.when, 'n')}: {listed(effect.then)}"  # noqa: B009
            return f"if monster in own space: {listed(effect.then)}"
        case belongings.DropWeapon():
            return "discard weapon" if effect.discard else "drop weapon"
        case belongings.LoseCard():
            return "keeper picks a weapon: dropped in room" if effect.by == "keeper" else "drop 1 equipment"
        case keeping.CommandMonster():
            return f"keeper may move any one monster {effect.n}"
        case beasts.HealMonster():
            return f"monster heals {effect.n}"
        case rooms.PlaceStatus():
            return f"{effect.what} in room"
        case ForEach():
            return "each investigator in room takes 1 damage"
        case _:
            return WORDS[type(effect)]


WORDS = {
    beasts.StunMonster: "stun monster",
    people.Stun: "stun self",
    beasts.MoveMonster: "may move monster 1",
    steps.MoveSelf: "may move self 1",
    beasts.SpecialAttack: "special attack",
    people.TakeMonsterDamage: "take monster_damage",
    people.StopHiding: "stop hiding",
    beasts.AttackAgain: "monster attacks again",
    beasts.DestroyBarrier: "barrier destroyed",
    beasts.PushBarrierBack: "keeper may move barrier back to its start space",
    steps.KeeperMoves: "keeper may move you 1",
    beasts.HurtEverybodyAtBarrier: "every figure in the barrier space takes 1 damage",
}
