"""How the keeper answers, by the topic of the question."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import Feature, room_of
from miskatonic.kernel.decision import Role

from .keeper_actions import action, affordable_mythos, keeping_worth, might, mythos, trauma
from .people import mover, strikes
from .question import Answer, Option, Question, each, gladly, rather_not
from .worth import effects_of, worth


@each
def keeper_action(question: Question, option: Option) -> float:
    if option.role is not None:
        return 0.1
    card, person = question.card(option), question.person(option)
    if card is None:
        return -1.0
    return action(question.keeping, card) if person is None else trauma(card, person)


# Monsters.


@each
def command(question: Question, option: Option) -> float:
    monster = question.monster(option)
    return -9.0 if monster is None else question.keeping.gain(monster, 2)


def move_monster(question: Question) -> Sequence[float]:
    """Each step brings it nearer to where it should be; to stay tells which monster it is."""
    monster = next((question.monster(option) for option in question.options if option.role is Role.DONE), None)
    return [_step(question, option, monster) for option in question.options]


def _step(question: Question, option: Option, monster: MonsterView | None) -> float:
    if option.verb == "leave":
        return 100.0
    space = question.space(option)
    if space is None or monster is None:
        return 0.0
    keeping = question.keeping
    now, then = keeping.away(monster, monster.space), keeping.away(monster, space)
    if then == inf:
        return -1.0
    nearer = (9.0 if now == inf else now) - then - 0.1
    return nearer * 0.7 if option.verb == "break" else nearer


@each
def attack(question: Question, option: Option) -> float:
    """Always, the weakest first."""
    monster, person = question.monster(option), question.person(option)
    return 0.0 if monster is None or person is None else strikes(monster) + question.keeping.weakness(person)


@each
def sacrifice(question: Question, option: Option) -> float:
    monster = question.monster(option)
    return 0.0 if monster is None else -might(monster) - question.keeping.gain(monster, 2)


@each
def carrier(question: Question, option: Option) -> float:
    """Whoever is nearest to an altar takes a sample, and brings most."""
    monster = question.monster(option)
    if monster is None:
        return 0.0
    ground = question.situation.ground
    return 5 * monster.samples - ground.away(mover(monster), monster.space, ground.house.features[Feature.ALTAR])


# Places.


@each
def room(question: Question, option: Option) -> float:
    """Where investigators are, or near them."""
    room = question.room(option)
    if room is None:
        return 0.0
    situation = question.situation
    there = sum(person.room == room for person in situation.people)
    return question.keeping.closeness(situation.ground.room(room)) + there


@each
def space(question: Question, option: Option) -> float:
    space = question.space(option)
    return 0.0 if space is None else question.keeping.closeness([space])


@each
def altar(question: Question, option: Option) -> float:
    """Near investigators; in the second story the chapel counts, once everybody knows it."""
    space = question.space(option)
    if space is None:
        return 0.0
    wanted = room_of(space) == "chapel" and (question.view.revealed or question.view.objective == "B")
    return question.keeping.closeness([space]) + (5.0 if wanted else 0.0)


# Investigators.


@each
def victim(question: Question, option: Option) -> float:
    person = question.person(option)
    return 0.0 if person is None else question.keeping.weakness(person)


@each
def lead_astray(question: Question, option: Option) -> float:
    """Into the arms of monsters, into fire, and away from the clue."""
    space = question.space(option)
    if space is None:
        return 0.3
    situation = question.situation
    peril = sum(strikes(each) for each in situation.monsters_at(space)) + 2.0 * (room_of(space) in situation.view.fire)
    lead = situation.lead
    if lead is None:
        return peril
    rooms = [near for each in lead.rooms for near in situation.ground.room(each)]
    return peril + 0.5 * situation.ground.away("investigator", space, rooms)


# Cards.


@each
def play_mythos(question: Question, option: Option) -> float:
    """The best card if any is worth it; else it waits, unless no card can be paid for anyway."""
    if option.role is Role.END_TURN:
        return -1.0 if affordable_mythos(question.view) else 0.1
    card, person = question.card(option), question.person(option)
    return 0.0 if card is None or person is None else mythos(question.keeping, card, person) - 0.3


@each
def play_trauma(question: Question, option: Option) -> float:
    card, person = question.card(option), question.person(option)
    return 0.0 if card is None or person is None else trauma(card, person)


@each
def discard(question: Question, option: Option) -> float:
    card = question.card(option)
    return 0.0 if card is None else -keeping_worth(card)


@each
def way(question: Question, option: Option) -> float:
    effects = effects_of(option.value)
    weakest = question.keeping.weakest
    return 0.0 if weakest is None else worth(question.situation, weakest, effects)


KEEPER_ANSWERS: Final[dict[str, Answer]] = {
    "keeper-action": keeper_action,
    "command": command,
    "move-monster": move_monster,
    "monster-attack": attack,
    "evade-failed": gladly,
    "agree": gladly,
    "sample": carrier,
    "deliver": carrier,
    "sacrifice": sacrifice,
    "recycle": rather_not,
    "room": room,
    "place": space,
    "raise": space,
    "corpse": space,
    "blast": space,
    "altar": altar,
    "who": victim,
    "urge-target": victim,
    "move-investigator": lead_astray,
    "mythos": play_mythos,
    "trauma": play_trauma,
    "hand-limit": discard,
    "keeper-discards": discard,
    "way": way,
}
