"""What matters about an option in this position: how likely the test it leads to is passed, which dice it changes."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option, Thing, id_of, kind_of
from miskatonic.kernel.dice import chance
from miskatonic.kernel.effects import Effects, Test

from . import things
from .components import HAVING, card_of
from .monsters import find, printed, toughness
from .play import Table
from .possessions import holds
from .testing import prepare
from .verbs.trials import SkillTrial
from .words import INFLUENCE, LORE, STRENGTH, Occurring, Skill


def details(table: Table, decision: Decision, option: Option) -> Details:
    """The chance of the test that is made next, if one is; the dice that would be changed."""
    who = decision.seat
    match option.verb:
        case "fight":
            return _sure(option, _to_defeat(table, who, option.about[0]))
        case "acquire":
            return Details(chances={"reserve": _chance(table, who, INFLUENCE, 0, (Occurring.ACQUIRE,))})
        case "cast":
            card = holds(table.state, who, name_of(option.about[0]))
            spell = card_of(card).cast if card is not None else None
            if spell is None:
                return NO_DETAILS
            return _sure(option, _chance(table, who, LORE, spell.mod, (Occurring.SPELL,)))
        case "use" | "local" if decision.topic == "action":
            return _sure(option, _by_effects(table, who, _action_of(table, who, option.about[0])))
        case "reroll" | "raise":
            return Details(also=tuple(map(things.die, option.word.split("+"))))
        case _:
            return NO_DETAILS


def name_of(thing: Thing) -> str:
    """The card that a thing is, without its owner."""
    return id_of(thing).partition("@")[0]


def _sure(option: Option, chance: float | None) -> Details:
    return NO_DETAILS if chance is None else Details(chances={option.about[0]: chance})


def _chance(
    table: Table, who: int, skill: Skill, modifier: int, during: Sequence[Occurring] = (), needed: int = 1
) -> float:
    test = prepare(table.state, who, skill, modifier, during)
    return chance(test.pool, test.counting, needed)


def _to_defeat(table: Table, who: int, thing: Thing) -> float | None:
    """How likely the strength test is enough to defeat a monster; None where there is no such test."""
    monster = find(table.state, int(id_of(thing))) if kind_of(thing) == "monster" else None
    if monster is None:
        return None
    kind = printed(table.state, monster.token)
    if kind.strength is None:
        return None
    left = toughness(table.state, monster.token) - monster.lost
    return _chance(table, who, STRENGTH, kind.strength.mod, (Occurring.COMBAT,), left)


def _action_of(table: Table, who: int, thing: Thing) -> Effects:
    id = name_of(thing)
    having = HAVING["action"]
    card = id if id in having else holds(table.state, who, id)
    action = having[card].action if card in having else None
    return [] if action is None else action.then


def _by_effects(table: Table, who: int, effects: Effects) -> float | None:
    """The chance of a skill test with which some effects begin."""
    first = effects[0] if effects else None
    if isinstance(first, Test) and isinstance(first.trial, SkillTrial):
        return _chance(table, who, first.trial.skill, first.trial.mod)
    return None
