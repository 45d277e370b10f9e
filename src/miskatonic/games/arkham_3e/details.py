"""What matters about an option in this position: how likely the test it leads to is passed, which dice it changes."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option, Thing, id_of, kind_of
from miskatonic.kernel.dice import chance

from . import things
from .actions import in_reach
from .components import card_of
from .components import kind_of as printed
from .dice_pool import prepare
from .hands import supposed
from .monsters import health_of, monster_of
from .play import Table
from .words import LORE, OBSERVATION, STRENGTH, Occurring, Skill


def details(table: Table, decision: Decision, option: Option) -> Details:
    """The chance of the test that is made next, if one is, with the best assets in two hands; the dice that change."""
    who = decision.seat
    space = things.space(table.state.investigators[who].space)
    match option.verb:
        case "monster" if decision.topic == "attack":
            return Details(chances={option.about[0]: _to_defeat(table, who, option.about[0])})
        case "attack" if len(reached := in_reach(table.state, who)) == 1:
            modifier = printed(reached[0]).attack
            likely = _chance(table, who, STRENGTH, modifier, (Occurring.ATTACK,))
            return Details(chances={things.monster(reached[0]): likely})
        case "ward":
            return Details(chances={space: _chance(table, who, LORE, 0, (Occurring.WARD,))})
        case "research":
            return Details(chances={things.SHEET: _chance(table, who, OBSERVATION, 0, (Occurring.RESEARCH,))})
        case "evade" if decision.topic != "evade":
            worst = min(printed(each.token).evade for each in table.state.engaged_with(who))
            likely = _chance(table, who, OBSERVATION, worst, (Occurring.EVADE,))
            return Details(chances={things.monster(each.token): likely for each in table.state.engaged_with(who)})
        case "cast" if option.about:
            spell = card_of(id_of(option.about[0])).cast
            if spell is None:
                return NO_DETAILS
            return Details(chances={option.about[0]: _chance(table, who, LORE, spell.mod, (Occurring.CASTING,))})
        case "reroll" | "raise" | "clue" | "focus" | "remnant" if decision.topic == "dice":
            return Details(also=tuple(things.die(face) for face in option.word.split("-") if face.isdecimal()))
        case _:
            return NO_DETAILS


def _chance(
    table: Table, who: int, skill: Skill, modifier: int, during: Sequence[Occurring] = (), needed: int = 1
) -> float:
    test = prepare(table, who, skill, modifier, during)
    return max(chance(each.pool, each.counting, needed) for each in supposed(table, test))


def _to_defeat(table: Table, who: int, thing: Thing) -> float:
    """How likely one attack is enough to defeat a monster."""
    monster = monster_of(table.state, int(id_of(thing))) if kind_of(thing) == "monster" else None
    if monster is None:
        return 0.0
    left = health_of(table.state, monster) - monster.damage
    return _chance(table, who, STRENGTH, printed(monster.token).attack, (Occurring.ATTACK,), left)
