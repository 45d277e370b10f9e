"""What investigators do by their cards: move, attack, destroy, investigate, drive monsters."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .bestiary import HORDES, MONSTERS, WOUNDS_TO_DESTROY
from .campus import CAMPUS, NUMBERS
from .events import ClueFound, ItemFound, Moved
from .monsters import by_kind, choose_monster, destroy, drive_monster, kind_options, monsters_there
from .play import Table
from .words import Symbol, investigator_name, location_name, monster_name, say

DONE = Option("done", say("option-done"), role=Role.DONE)
HOLD = Option("hold", say("option-hold"), role=Role.DECLINE)
DRIVE_PROMPT = say("prompt-drive")
DESTROY_PROMPT = say("prompt-destroy")


@cache
def place_option(verb: str, number: int) -> Option:
    """Something done in a location: `at:7`."""
    return Option(
        f"{verb}:{number}", say(f"option-{verb}", where=location_name(number)), number, verb, (things.location(number),)
    )


MOVE_OPTIONS = {number: place_option("move", number) for number in NUMBERS}
AT_OPTIONS = {number: place_option("at", number) for number in NUMBERS}
STAY_OPTIONS = {
    number: Option("stay", say("option-stay"), None, "stay", (things.location(number),), Role.DONE)
    for number in NUMBERS
}


@cache
def ways_from(here: int) -> tuple[Option, ...]:
    """The options to move along each walkway, and to stay."""
    return (*(MOVE_OPTIONS[there] for there in CAMPUS.neighbours[here]), STAY_OPTIONS[here])


@cache
def move_prompt(who: str, left: int) -> Message:
    return say("prompt-move", who=investigator_name(who), left=left)


@cache
def move_question(seat: int, who: str, here: int, left: int, cause: str | None) -> Decision:
    """Where an investigator goes from a location, with so many moves left."""
    return Decision(
        seat,
        move_prompt(who, left),
        ways_from(here),
        "fh.move.2",
        cause,
        kind=QuestionKind.SEVERAL,
        topic="move",
        amount=left,
    )


@cache
def where_prompt(wounds: int) -> Message:
    return say("prompt-attack-where", n=wounds)


@cache
def attack_prompt(who: str, wounds: int, here: int) -> Message:
    return say("prompt-wounds", who=investigator_name(who), wounds=wounds, where=location_name(here))


def move(table: Table, who: int, most: int) -> Flow[None]:
    """Up to so many moves along walkways; seals do not hinder investigators (rules fh.move.1, fh.move.2, fh.move.6)."""
    investigator = table.state.investigators[who]
    for left in range(most, 0, -1):
        way: Option = yield move_question(investigator.seat, investigator.id, investigator.location, left, table.cause)
        if way.value is None:
            return
        enter(table, who, way.value)


def enter(table: Table, who: int, to: int) -> None:
    investigator = table.state.investigators[who]
    table.tell(Moved, investigator.id, investigator.location, to)
    investigator.location = to


def fresh_ways(here: int, entered: Collection[int]) -> list[Option]:
    """The walkways to locations not entered before by this effect."""
    return [MOVE_OPTIONS[there] for there in CAMPUS.neighbours[here] if there not in entered]


@cache
def longest_walk(here: int, entered: frozenset[int], most: int) -> int:
    """How many moves can still be made without entering a location twice, up to so many."""
    if most == 0:
        return 0
    fresh = [there for there in CAMPUS.neighbours[here] if there not in entered]
    return max((1 + longest_walk(there, entered | {there}, most - 1) for there in fresh), default=0)


def attack(table: Table, who: int, here: int, wounds: int) -> Flow[None]:
    """Divide the wounds among the monsters of one location (rules fh.attack.1 to fh.attack.4).

    Wounds that do not destroy are lost, so the only thing to settle is which monsters are destroyed. All wounds
    have to be dealt: the attacker may stop only when what is left can go where it destroys nothing.
    """
    investigator = table.state.investigators[who]
    location = table.state.locations[here]
    dealt = False
    while True:
        monsters = location.monsters()
        within = [token for token in monsters if WOUNDS_TO_DESTROY[token] <= wounds]
        if not within:
            return
        options = kind_options(within, "destroy", here)
        if dealt or absorbs(monsters, wounds):
            options.append(DONE)
        prompt = attack_prompt(investigator.id, wounds, here)
        token: int | None = yield from ask(
            investigator.seat, prompt, options, "fh.attack.1", table.cause, QuestionKind.SEVERAL, "wounds", wounds
        )
        if token is None:
            return
        wounds -= MONSTERS[token].health or 0
        destroy(table, token, here)
        dealt = True


def absorbs(monsters: list[int], wounds: int) -> bool:
    """Can these monsters take so many wounds with none of them destroyed?"""
    spare = 0
    for token in monsters:
        health = MONSTERS[token].health
        if health is None:
            return True
        spare += health - 1
    return spare >= wounds


def choose_location(
    table: Table, who: int, places: list[int], prompt: Message, rule: str, topic: str, amount: int = 0
) -> Flow[int | None]:
    """One of several locations with monsters; None when there is none, or an empty one is preferred."""
    if len(places) == 1:
        return places[0]
    investigator = table.state.investigators[who]
    worth = [here for here in places if table.state.locations[here].has_monsters]
    if not worth:
        return None
    options = [AT_OPTIONS[here] for here in worth]
    if len(worth) < len(places):
        options.append(HOLD)
    chosen: int | None = yield from ask(
        investigator.seat, prompt, options, rule, table.cause, topic=topic, amount=amount
    )
    return chosen


def destroy_one(table: Table, who: int, here: int) -> Flow[None]:
    """Destroy one monster of a location outright, if there is one that can be destroyed (rule fh.attack.7)."""
    tokens = [token for token in table.state.locations[here].monsters() if token not in HORDES]
    if not tokens:
        return
    seat = table.state.investigators[who].seat
    token = yield from choose_monster(table, seat, DESTROY_PROMPT, tokens, "destroy", here, "fh.attack.7")
    destroy(table, token, here)


def drive(table: Table, who: int, places: list[int], driven: set[int]) -> Flow[bool]:
    """Make one monster of these locations go to an adjacent one, or let it be (rule fh.monster-move.11)."""
    seat = table.state.investigators[who].seat
    waiting = {here: [each for each in table.state.locations[here].monsters() if each not in driven] for here in places}
    options = [
        drive_option(kind, here, tokens)
        for here, waiting_here in waiting.items()
        for kind, tokens in by_kind(waiting_here)
    ]
    if not options:
        return False
    chosen: tuple[int, int] | None = yield from ask(
        seat, DRIVE_PROMPT, [*options, DONE], "fh.monster-move.11", table.cause, QuestionKind.SEVERAL, "drive"
    )
    if chosen is None:
        return False
    token, here = chosen
    prompt = drive_prompt(MONSTERS[token].id)
    ways = [AT_OPTIONS[there] for there in CAMPUS.neighbours[here]]
    to: int = yield from ask(seat, prompt, ways, "fh.monster-move.11", table.cause, topic="drive-to")
    driven.add(token)
    drive_monster(table, token, here, to)
    return True


@cache
def drive_prompt(kind: str) -> Message:
    return say("prompt-drive-to", monster=monster_name(kind))


@cache
def drive_option(kind: str, here: int, tokens: tuple[int, ...]) -> Option:
    text = say("option-drive", monster=monster_name(kind), where=location_name(here))
    return Option(f"drive:{kind}@{here}", text, (tokens[0], here), "drive", monsters_there(tokens, here))


def investigate(table: Table, who: int) -> None:
    """Turn the clue of the own location: a key brings an item, a symbol goes to the board (rules fh.investigate.*)."""
    state = table.state
    investigator = state.investigators[who]
    location = state.locations[investigator.location]
    if location.clue is None:
        return
    clue, location.clue = location.clue, None
    table.tell(ClueFound, investigator.id, investigator.location, clue)
    if clue is Symbol.KEY:
        state.keys_removed += 1
        gain_item(table, who)
    else:
        state.found.append(clue)


def gain_item(table: Table, who: int) -> None:
    """Draw the top item, if there is one left (rules fh.investigate.2, fh.limits.3)."""
    investigator = table.state.investigators[who]
    item = table.state.items.draw()
    if item is not None:
        investigator.items.append(item)
        table.tell(ItemFound, investigator.id, item)
