"""What several cards say in the same words."""

from __future__ import annotations

from miskatonic.kernel.effects import Cost, condition
from miskatonic.kernel.flow import Flow

from ..attempts import fight
from ..card import Attempt, AttemptEffect, Card, CardCondition, Me, Table, action, free
from ..chaos import counts_as
from ..costs import Resources
from ..events import SkillBoosted
from ..places import clues_here
from ..play import choose, choose_investigator, enemies_at, investigators_at
from ..state import Lasting, SkillTest, Term
from ..values import is_elite, is_immune, not_immune
from ..words import AGILITY, COMBAT, GRIM_SYMBOLS, INTELLECT, WILLPOWER, Designator, Skill, say, skill_name

# Conditions.


def enemies_here(table: Table, me: Me) -> list[int]:
    """The enemies at your location that the card may choose."""
    return not_immune(table, enemies_at(table, table.state.investigators[me.you].location), me.card)


@condition(say("unmet-enemy-here"))
def enemy_here(table: Table, me: Me) -> bool:
    """There is an enemy at your location."""
    return bool(enemies_here(table, me))


@condition(say("unmet-lesser-enemy-here"))
def lesser_enemy_here(table: Table, me: Me) -> bool:
    """There is an enemy at your location that is not Elite."""
    return any(not is_elite(table, enemy) for enemy in enemies_here(table, me))


@condition(say("unmet-clue-here"))
def clue_here(table: Table, me: Me) -> bool:
    """There is a clue at your location that you could discover."""
    return clues_here(table, me.you) > 0


@condition(say("unmet-deck"))
def has_a_deck(table: Table, me: Me) -> bool:
    """There are cards in your deck."""
    return bool(table.state.investigators[me.you].deck)


@condition(say("unmet-damage"))
def has_damage(table: Table, me: Me) -> bool:
    """You have damage."""
    return table.state.investigators[me.you].damage > 0


@condition(say("unmet-horror"))
def has_horror(table: Table, me: Me) -> bool:
    """You have horror."""
    return table.state.investigators[me.you].horror > 0


# Choices.


def choose_enemy_here(table: Table, me: Me, *, but_elite: bool = False) -> Flow[int]:
    here = [each for each in enemies_here(table, me) if not (but_elite and is_elite(table, each))]
    return (yield from choose(table, me.you, "target", here))


def choose_investigator_here(table: Table, me: Me) -> Flow[int]:
    here = investigators_at(table, table.state.investigators[me.you].location)
    return (yield from choose_investigator(table, me.you, "helped", here))


def investigators_here(table: Table, me: Me) -> list[int]:
    return investigators_at(table, table.state.investigators[me.you].location)


# Skill boosts.


def your_test(skill: Skill) -> CardCondition:
    """You are taking a test of the skill."""

    @condition(say("unmet-your-test", skill=skill_name(skill)))
    def holds(table: Table, me: Me) -> bool:
        test = table.state.test
        return test is not None and test.who == me.you and test.skill is skill

    return holds


def boost(table: Table, code: str, amount: int = 1) -> None:
    """More skill for this test."""
    test = table.state.test
    if test is not None:
        test.boosts.append(Term(code, amount))
        table.tell(SkillBoosted, table.state.investigators[test.who].code, code, amount)


class WillpowerTalent(Card):
    @free(cost=(Resources(1),), if_=your_test(WILLPOWER))
    def willpower(self, table: Table, me: Me) -> None:
        boost(table, self.code)


class IntellectTalent(Card):
    @free(cost=(Resources(1),), if_=your_test(INTELLECT))
    def intellect(self, table: Table, me: Me) -> None:
        boost(table, self.code)


class CombatTalent(Card):
    @free(cost=(Resources(1),), if_=your_test(COMBAT))
    def combat(self, table: Table, me: Me) -> None:
        boost(table, self.code)


class AgilityTalent(Card):
    @free(cost=(Resources(1),), if_=your_test(AGILITY))
    def agility(self, table: Table, me: Me) -> None:
        boost(table, self.code)


# Attacks.


def weapon(attempt: Attempt, *, cost: tuple[Cost, ...] = ()) -> AttemptEffect:
    """An ability that is an attack and nothing else: `shoot = weapon(Attempt(bonus=1, damage=1), cost=...)`."""

    @action(Designator.FIGHT, attempt=attempt, cost=cost)
    def attack(self: Card, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        yield from fight(table, me, attempt)

    return attack


def grim_symbol(table: Table, test: SkillTest) -> bool:
    """A skull, cultist, tablet, elder thing or auto-fail was revealed, or what counts as one."""
    return any(counts_as(table, test.who, drawn.token) in GRIM_SYMBOLS for drawn in test.drawn)


# Lasting effects.


def wipe(table: Table, card: int, until: str, code: str) -> None:
    """The text box of a card is empty for a while, unless it is immune now (rules lcg.immune.3, lcg.immune.4)."""
    if not is_immune(table, card, code):
        table.state.lasting.append(Lasting("blank", code, until, card=card))


def last(table: Table, kind: str, me: Me, until: str, code: str) -> None:
    """An effect on you that lasts for a while."""
    table.state.lasting.append(Lasting(kind, code, until, who=me.you))
