"""Why something on the table cannot be used now, by the conditions that make the options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from . import things
from .actions import EVADE, FIGHT, INVESTIGATE, MOVE, actions_left, can_attempt, price_in_actions
from .attempts import attackable, engageable, evadable, investigable
from .card import Ability, Me, Obstacle, Table
from .places import connected, may_enter
from .play import enemies_at
from .playing import obstacle_to_asset, obstacle_to_event
from .printed import PRINTED
from .registry import CARDS, FAST, PLAYED
from .skill_test import committable, icons_of
from .timing import discarded_event, is_time
from .window import why_not_use, within_reach
from .words import ENEMY, LOCATION, NOBODY, SKILL, Designator, say

Reason = Message | None
"""Why something cannot be done; None where it can."""

ANOTHER_QUESTION = say("why-not-another-question")
WAITS = say("why-not-waits")
NOT_YOUR_TURN = say("why-not-your-turn")
NO_TIME_FOR_ACTIONS = say("why-not-action-now")
NOT_CONNECTED = say("why-not-connected")
CLOSED = say("why-not-closed")
NOT_HERE = say("why-not-enemy-here")
NO_CARDS_TO_DRAW = say("unmet-draw")
SKILLS_ARE_COMMITTED = say("why-not-skill")
NEVER_PLAYED = say("why-not-played")
NO_ICON = say("why-not-icon")
NOT_THIS_TEST = say("why-not-this-test")
OF_SOMEBODY_ELSE = say("why-not-yours")
OUT_OF_REACH = say("why-not-reach")
NOTHING_TO_ATTEMPT: Final[Mapping[Designator | None, Message]] = {
    FIGHT: say("why-not-fight"),
    EVADE: say("why-not-evade"),
    INVESTIGATE: say("why-not-investigate"),
}
DURING: Final = {"your-turn": NOT_YOUR_TURN, "any-turn": say("why-not-any-turn")}


def why_not(table: Table, seat: int, thing: Thing) -> Reason:
    """Why a seat that is asked something cannot use a thing; None where it can, or never could."""
    if seat >= len(table.state.investigators):
        return None
    reasons = list(using(table, seat, thing))
    if not reasons:
        return None
    topic = table.pending[seat].topic
    if topic == "commit":
        return committing(table, seat, thing)
    if topic not in ("turn", "window"):
        return ANOTHER_QUESTION
    return None if None in reasons else reasons[0]


def using(table: Table, seat: int, thing: Thing) -> Iterator[Reason]:
    """For every way in which a thing could be used, why it cannot."""
    investigator = table.state.investigators[seat]
    if thing == things.deck(investigator.code):
        yield why_no_action(table, seat) or (None if investigator.deck or investigator.discard else NO_CARDS_TO_DRAW)
    elif thing == things.resources(investigator.code):
        yield why_no_action(table, seat)
    card = number_of(table, thing)
    if card is None:
        return
    if card in investigator.hand or card == discarded_event(table, seat):
        yield playing(table, seat, card)
    elif card in table.state.play:
        yield from in_play(table, seat, card)


def number_of(table: Table, thing: Thing) -> int | None:
    """The card that a thing is: an investigator's own goes by its code."""
    kind, id = kind_of(thing), id_of(thing)
    if kind == "investigator":
        return next((each.card for each in table.state.investigators if each.code == id), None)
    return int(id) if kind == "card" and id.isdecimal() else None


# Actions.


def why_no_action(
    table: Table, who: int, designator: Designator | None = None, base: int = 1, card: int | None = None
) -> Reason:
    """It is not their turn, or they have too few actions left (rule lcg.action.1)."""
    if table.pending[who].topic != "turn":
        return NO_TIME_FOR_ACTIONS if table.state.active == who else NOT_YOUR_TURN
    needed, left = price_in_actions(table, who, designator, base), actions_left(table, who, card)
    return say("why-not-actions", needed=needed, left=left) if needed > left else None


def at_location(table: Table, who: int, location: int) -> Iterator[Reason]:
    """Investigate it where one is, move there from elsewhere (rules lcg.investigate-action.2, lcg.move-action.2)."""
    here = table.state.investigators[who].location
    if location == here:
        yield why_no_action(table, who) or (None if investigable(table, who) else NOTHING_TO_ATTEMPT[INVESTIGATE])
    elif location not in connected(table, here):
        yield NOT_CONNECTED
    elif not may_enter(table, location):
        yield CLOSED
    else:
        yield why_no_action(table, who, MOVE)


def at_enemy(table: Table, who: int, enemy: int) -> Iterator[Reason]:
    """Fight, evade or engage it, as far as the enemy allows.

    Rules lcg.fight-action.8, lcg.evade-action.8, lcg.engage-action.2.
    """
    here = enemies_at(table, table.state.investigators[who].location)
    if enemy not in here:
        yield NOT_HERE
        return
    if enemy in attackable(table, who):
        yield why_no_action(table, who, FIGHT)
    if enemy in evadable(table, who):
        yield why_no_action(table, who, EVADE)
    if enemy in engageable(table, who, here):
        yield why_no_action(table, who)


# Cards in play.


def in_play(table: Table, who: int, card: int) -> Iterator[Reason]:
    """What everybody can do with a location or an enemy, and the abilities of any card."""
    kind = PRINTED[table.state.codes[card]].type
    if kind is LOCATION:
        yield from at_location(table, who, card)
    elif kind is ENEMY:
        yield from at_enemy(table, who, card)
    for ability in CARDS[table.state.codes[card]].abilities:
        if ability.in_hand or ability.kind == "forced":
            continue
        yield why_out_of_reach(table, card, who) or using_ability(table, ability, card, who)


def why_out_of_reach(table: Table, card: int, who: int) -> Reason:
    if within_reach(table, card, who):
        return None
    return OUT_OF_REACH if table.state.play[card].controller == NOBODY else OF_SOMEBODY_ELSE


def using_ability(table: Table, ability: Ability, card: int, who: int) -> Reason:
    """Of an ability within reach; a reaction waits for its moment (rules lcg.triggered-ability.3 and 4)."""
    if ability.kind == "reaction":
        return WAITS
    if ability.kind == "free":
        return why_not_during(table, ability, who) or why_not_use(table, ability, card, who)
    return (
        why_no_action(table, who, ability.designator, ability.actions, card)
        or why_no_attempt(table, ability, card, who)
        or why_not_use(table, ability, card, who)
    )


def why_not_during(table: Table, ability: Ability, who: int) -> Reason:
    return None if ability.during is None or is_time(table, ability, who) else DURING[ability.during]


def why_no_attempt(table: Table, ability: Ability, card: int, who: int) -> Reason:
    return None if can_attempt(table, ability, who, card) else NOTHING_TO_ATTEMPT[ability.designator]


# Cards in hand.


def playing(table: Table, who: int, card: int) -> Reason:
    """Of a card in hand, or of a discarded event that may be played."""
    code = table.state.codes[card]
    event = CARDS[code].event
    if code in FAST:
        return playing_fast(table, who, card)
    if code in PLAYED:
        if event is None:
            return why_no_action(table, who) or words(obstacle_to_asset(table, who, card), table, card, who)
        return (
            why_no_action(table, who, event.designator)
            or words(obstacle_to_event(table, who, card), table, card, who)
            or why_no_attempt(table, event, card, who)
        )
    if event is not None:
        return WAITS
    return SKILLS_ARE_COMMITTED if PRINTED[code].type is SKILL else NEVER_PLAYED


def playing_fast(table: Table, who: int, card: int) -> Reason:
    """Fast assets in one's own turn, fast events at their time (rules lcg.fast.4 to 6)."""
    event = CARDS[table.state.codes[card]].event
    if event is None:
        if table.state.active != who:
            return NOT_YOUR_TURN
        return words(obstacle_to_asset(table, who, card), table, card, who)
    return why_not_during(table, event, who) or words(obstacle_to_event(table, who, card), table, card, who)


def words(obstacle: Obstacle | None, table: Table, card: int, who: int) -> Reason:
    """An obstacle put into words, now that somebody asks."""
    return obstacle(table, Me(card, who)) if callable(obstacle) else obstacle


def committing(table: Table, who: int, thing: Thing) -> Reason:
    """Of a card in hand while cards are committed: nothing else is used then (rules lcg.skill-test.st2.4 and 6)."""
    card, test = number_of(table, thing), table.state.test
    if card is None or test is None or card not in table.state.investigators[who].hand:
        return ANOTHER_QUESTION
    if card in committable(table, test, who):
        return None
    return NOT_THIS_TEST if icons_of(table, test, card) else NO_ICON
