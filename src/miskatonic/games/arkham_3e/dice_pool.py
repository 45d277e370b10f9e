"""The pool of a test: where its dice come from, and which of them count (rules ah3.466.2a to ah3.466.2d)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from miskatonic.kernel import dice
from miskatonic.kernel.dice import Counting, Part

from .abilities import DoubleSixes, MoreDice
from .components import kind_of
from .monsters import skill_value
from .play import Table, thing_of, touch
from .reactions import able
from .resolver import Me
from .state import Arkham, Testing
from .testing_abilities import Applying, abilities, hands_of
from .words import BLESSED, CURSED, CardId, Occurring, Skill


def prepare(
    table: Table,
    who: int,
    skill: Skill,
    modifier: int,
    during: Sequence[Occurring],
    monsters: Sequence[int] = (),
    more: int = 0,
) -> Testing:
    """The pool before anything is taken in hand or paid for."""
    state = table.state
    test = Testing(who, skill, modifier, [Part("skill", skill_value(state, who, skill))], [*during], Counting())
    test.monsters = [*monsters]
    if state.phase == "encounter" and Occurring.ENCOUNTER not in test.during:
        test.during.append(Occurring.ENCOUNTER)
    if modifier:
        test.parts.append(Part("modifier", modifier))
    if more:
        test.parts.append(Part("more", more))
    lent = lent_focus(state, who, skill)
    if lent:
        test.parts.append(Part("lent", lent))
    fewer = 0
    for monster in state.monsters:
        if who in monster.engaged:
            fewer += kind_of(monster.token).fewer_dice
    if fewer:
        test.parts.append(Part("monster", -fewer))
    for owner, card, ability in abilities(table, test, "pool"):
        if isinstance(ability, MoreDice) and not hands_of(card):
            add_dice(table, test, owner, card, ability)
    return test


def lent_focus(state: Arkham, who: int, skill: Skill) -> int:
    """What others in the space who share their focus have focused."""
    lent = 0
    for other in state.standing_on(state.investigators[who].space):
        if other != who and skill in state.investigators[other].focus and able(state, other, "lends_focus"):
            lent += 1
    return lent


def add_dice(table: Table, test: Testing, owner: int, card: CardId, ability: MoreDice) -> None:
    number = ability.n.count(table, Me(who=owner, card=card, chosen=test.who))
    if number:
        test.parts.append(Part(thing_of(table.state, owner, card), number))


def touch_what_helped(table: Table, test: Testing, applying: Iterable[Applying]) -> None:
    """Only a test that is made uses the assets that give dice; one that is weighed does not (rule ah3.424.4)."""
    sources = [part.source for part in test.parts]
    for owner, card, ability in applying:
        if isinstance(ability, MoreDice) and thing_of(table.state, owner, card) in sources:
            touch(table, card)


def counting(table: Table, test: Testing, applying: Iterable[Applying]) -> Counting:
    """Which dice are successes (rules ah3.466.5a, ah3.488.2)."""
    state = table.state
    own = able(state, test.who, "successes_from")
    if own:
        at_least = own[-1][1].successes_from
    elif BLESSED in state.investigators[test.who].conditions:
        at_least = 4
    else:
        at_least = 6 if CURSED in state.investigators[test.who].conditions else 5
    doubled = False
    for _, card, ability in applying:
        if isinstance(ability, DoubleSixes) and (not hands_of(card) or card in test.taken_up):
            doubled = True
    return Counting(at_least, dice.SIDES) if doubled else Counting(at_least)
