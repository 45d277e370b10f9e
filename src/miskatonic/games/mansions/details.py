"""What matters about an option in this position: how likely the tests on its way are passed."""

from __future__ import annotations

from math import fsum

from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option, Thing, id_of, kind_of
from miskatonic.kernel.effects import Test

from . import things
from .casting import is_attack, spell_of
from .combat import attack_of, may_come_up
from .components import HURDLES, MONSTERS
from .evading import to_evade
from .play import Table
from .possessions import weapons_of
from .resolver import Me
from .testing import chance_of, prepare
from .verbs.trials import SkillTrial, SkillWithCard
from .words import CardId, During, Skill, SpaceId, front, room_of

EVADING: frozenset[str] = frozenset({"explore", "drop", "use", "barrier", "pull-barrier", "burn"})
"""Verbs of a turn before which monsters in the space have to be evaded (rule mom.evade.1)."""


def details(table: Table, decision: Decision, option: Option) -> Details:
    """The checks that stand before a Move or an Action, the test of an open Lock, of an attack, of a spell."""
    if decision.topic == "turn":
        return of_turn(table, decision.seat, option)
    if decision.topic == "skill-point" and table.state.test is not None and option.verb == "skill-point":
        return Details(chances={option.about[0]: with_luck(table)})
    if decision.topic == "evade":
        return Details(chances=evade_chances(table, decision.seat, option.about))
    return NO_DETAILS


def of_turn(table: Table, who: int, option: Option) -> Details:
    """Whoever leaves a space or does anything but attack evades first."""
    if option.verb == "attack":
        return of_attack(table, who, option)
    chances: dict[Thing, float] = {}
    moves = option.verb in ("move", "run", "move-out", "run-out")
    spell = spell_in(table, who, option) if option.verb == "cast" else None
    if spell is not None:
        chances[things.card(spell)] = cast_chance(table, who, spell)
    if moves or option.verb in EVADING or (spell is not None and not is_attack(table.state, spell)):
        waiting = tuple(things.monster(each.id) for each in to_evade(table.state, who))
        chances |= evade_chances(table, who, waiting)
    if moves and option.about and kind_of(option.about[0]) == "space":
        chances |= on_the_way(table, who, id_of(option.about[0]))
    return Details(chances=chances) if chances else NO_DETAILS


def of_attack(table: Table, who: int, option: Option) -> Details:
    """How likely the test of the Combat card is passed: the mean of those that may come up (rule mom.combat.2)."""
    state = table.state
    monster = state.monster(int(id_of(option.about[0])))
    if monster is None:
        return NO_DETAILS
    weapon = next((card for card in weapons_of(state, who) if things.card(card) in option.about), None)
    me = Me(who=who, monster=monster.id, weapon=weapon)
    cards = may_come_up(state, monster, attack_of(weapon))
    tests = [each for card in cards for each in card.top.then if isinstance(each, Test)]
    if not tests:
        return NO_DETAILS
    # Added exactly, so that the last digit does not tell in which order the cards lie.
    whole = fsum(trial_chance(table, me, each.trial) for each in tests)
    return Details(chances={option.about[0]: whole / len(tests)})


def trial_chance(table: Table, me: Me, trial: object) -> float:
    """How likely it is that what a Combat card has one try is passed."""
    if isinstance(trial, SkillWithCard) and not trial.can(table, me):
        return 0.0
    assert isinstance(trial, SkillTrial | SkillWithCard), "an upper half tries another thing"
    return chance_of(table.state, prepare(table, me, trial.skill, trial.mod, During.COMBAT))


def spell_in(table: Table, who: int, option: Option) -> CardId | None:
    """The spell that an option is about."""
    held = table.state.investigators[who].spells
    return next((card for card in held if things.card(card) in option.about), None)


def cast_chance(table: Table, who: int, spell: CardId) -> float:
    """The test that the front of a spell asks for (rule mom.spell.3)."""
    printed = spell_of(spell)
    test = prepare(table, Me(who=who, card=spell), printed.skill, printed.modifier, During.SPELL)
    return chance_of(table.state, test)


def evade_chances(table: Table, who: int, about: tuple[Thing, ...]) -> dict[Thing, float]:
    """How likely each monster is evaded (rule mom.evade.3)."""
    found: dict[Thing, float] = {}
    for thing in about:
        monster = table.state.monster(int(id_of(thing))) if kind_of(thing) == "monster" else None
        if monster is not None:
            me = Me(who=who, monster=monster.id)
            test = prepare(table, me, Skill.DEXTERITY, MONSTERS[monster.kind].awareness, During.EVADE)
            found[thing] = chance_of(table.state, test)
    return found


def on_the_way(table: Table, who: int, space: SpaceId) -> dict[Thing, float]:
    """The open Lock of a room that asks for a test, the fire in it, the monsters that would frighten them."""
    state = table.state
    room = room_of(space)
    if room == room_of(state.investigators[who].space):
        return {}
    found: dict[Thing, float] = {}
    pile = state.piles[room]
    trial = HURDLES[front(pile.lock)].test if pile.lock is not None and pile.lock_known else None
    if isinstance(trial, SkillTrial):
        test = prepare(table, Me(who=who, card=pile.lock or ""), trial.skill, trial.mod, During.CARD)
        found[things.pile(room)] = chance_of(state, test)
    for monster in state.monsters:
        key = f"{who}:{monster.id}"
        if room_of(monster.space) == room and key not in state.checked:
            me = Me(who=who, monster=monster.id)
            test = prepare(table, me, Skill.WILLPOWER, MONSTERS[monster.kind].horror, During.HORROR_CHECK)
            found[things.monster(monster.id)] = chance_of(state, test)
    if room in state.fire:
        found[things.space(space)] = chance_of(state, prepare(table, Me(who=who), Skill.WILLPOWER, 0, During.FIRE))
    return found


def with_luck(table: Table) -> float:
    """The chance of the test under way with a skill point spent on it (rule mom.skill-point.1)."""
    from .vitals import skill_value

    test = table.state.test
    assert test is not None
    return min(9, max(1, test.target + skill_value(table.state, test.who, Skill.LUCK))) / 10
