"""How investigators answer, by the topic of the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.mansions.components import CHARACTERS, ITEMS, TRAITS
from miskatonic.games.mansions.seeing import chance
from miskatonic.games.mansions.words import During, Skill
from miskatonic.kernel.decision import Option, id_of

from . import puzzling
from .duel import share
from .people import strikes
from .question import Answer, Question, each, gladly, rather_not
from .worth import effects_of, worth

STAKES: Final = {
    During.COMBAT: 1.2,
    During.EVADE: 1.0,
    During.HORROR_CHECK: 0.6,
    During.FIRE: 0.5,
    During.LOCK: 1.2,
    During.SPELL: 1.0,
    During.CARD: 0.9,
}
"""What is at stake in tests."""
THRIFT: Final = 0.32
"""What a skill point is worth, if it is one of two."""


# Setting up.


@each
def trait(question: Question, option: Option) -> float:
    """Skills, and what comes with them."""
    printed = TRAITS[id_of(option.about[0])]
    item = None if printed.item is None else ITEMS[printed.item]
    weapon = 0.0 if item is None or item.attack is None else 2.0 * item.damage
    return sum(printed.skills.values()) + weapon + (3.0 if printed.spell == "shriveling" else 0.0)


@each
def relative(question: Question, option: Option) -> float:
    """The one who can bear most."""
    person = question.person(option)
    if person is None:
        return 0.0
    sheet = CHARACTERS[person.sheet.id]
    return sheet.health + sheet.sanity + person.skill(Skill.WILLPOWER)


# The turn.


def turn(question: Question) -> Sequence[float]:
    return question.turn.scores(question.options)


@each
def walk(question: Question, option: Option) -> float:
    """Along the plan."""
    if option.role is not None:
        return 0.0
    return 1.0 if question.space(option) == question.turn.step else -1.0


@each
def drag(question: Question, option: Option) -> float:
    """Only a body that has to be brought somewhere."""
    aim = question.view.revealed and (question.view.story, question.view.objective) == ("green-eyed-boy", "C")
    return (1.0 if aim else -1.0) if option.role is None else 0.0


@each
def skill_point(question: Question, option: Option) -> float:
    """Spent where it changes much."""
    if option.role is not None:
        return 0.0
    test, person = question.view.test, question.situation.own
    if test is None:
        return -1.0
    more = chance(test.target + person.skill(Skill.LUCK)) - test.chance
    stake = STAKES.get(During(test.during), 1.0)
    if person.health <= 3 and test.during in (During.COMBAT, During.EVADE):
        stake *= 2
    if question.view.revealed and question.decision.cause and "objective" in question.decision.cause:
        stake *= 2
    return more * stake - THRIFT * 2 / (1 + person.sheet.skill_points) * (0.6 if question.view.revealed else 1.0)


# Cards.


@each
def trade(question: Question, option: Option) -> float:
    """Keys go to whoever runs for the clue, weapons to whoever has none."""
    card, other = question.card(option), question.person(option)
    if card is None or other is None:
        return 0.0
    own, situation = question.situation.own, question.situation
    item = ITEMS[card]
    if "key" in item.types and item.attack is None:
        return 1.0 if _wants_key(question, card, other.seat, own.seat) else -1.0
    if item.attack is not None and not other.weapons and len(own.weapons) > 1:
        return 1.0 if item.damage < own.armed or situation.view.revealed else -1.0
    return -1.0


def _wants_key(question: Question, card: str, other: int, own: int) -> bool:
    """Does the other one stand nearer to what the key opens, once they have it?"""
    situation = question.situation
    opened = ITEMS[card].opens
    rooms = [room for room in situation.view.piles if opened in situation.hurdles(room)]
    skills = {each.seat: (each.health > 3, each.health) for each in situation.people}
    return bool(rooms) and skills[other] > skills[own]


@each
def take(question: Question, option: Option) -> float:
    """Whatever is of use."""
    card = question.card(option)
    return 0.0 if card is None else 1.0 if card in ITEMS else -1.0


@each
def give_up(question: Question, option: Option) -> float:
    """What is missed least."""
    item = ITEMS.get(question.card(option) or "")
    if item is None:
        return 0.0
    return -float(item.damage) - (5.0 if item.id in question.situation.wanted_keys else 0.0)


@each
def spell(question: Question, option: Option) -> float:
    order = ("bind-monster", "soul-pact", "blood-pact", "shriveling")
    card = question.card(option)
    return float(order.index(card)) if card in order else 0.0


# Targets.


@each
def target(question: Question, option: Option) -> float:
    """The neediest friend, the monster that falls soonest."""
    monster, person = question.monster(option), question.person(option)
    if monster is not None:
        goals = [goal.worth for goal in question.turn.goals if goal.monster == monster.id]
        return max(goals, default=0.0) + strikes(monster) * share(question.situation.own, monster)
    if person is not None:
        return person.sheet.horror / max(1, person.sheet.sanity) + person.sheet.damage / max(1, person.sheet.health)
    return 0.0


@each
def room(question: Question, option: Option) -> float:
    """Where one is oneself."""
    return 1.0 if question.room(option) == question.situation.own.room else 0.0


@each
def way(question: Question, option: Option) -> float:
    """What it brings to the investigators: the opposite of what it is to the keeper."""
    effects = effects_of(option.value)
    return -worth(question.situation, question.situation.own, effects)


@each
def anything(question: Question, option: Option) -> float:
    return 0.0


ANSWERS: Final[dict[str, Answer]] = {
    "trait": trait,
    "blood-relative": relative,
    "turn": turn,
    "walk": walk,
    "drag-corpse": drag,
    "skill-point": skill_point,
    "puzzle": lambda question: puzzling.attempt(question.view, question.situation.own, question.options),
    "puzzle-replace": lambda question: puzzling.replacement(question.view, question.options),
    "trade": trade,
    "take-dropped": take,
    "too-many": give_up,
    "gain-spell": spell,
    "spell-target": target,
    "monster": target,
    "who": target,
    "room": room,
    "way": way,
    "agree": way,
    "react": gladly,
    "remember": gladly,
    "shake-off": gladly,
    "give-key": gladly,
    "next": rather_not,
    "cash-in": rather_not,
    "drop": give_up,
}
