"""How monsters move, appear, are driven and are destroyed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from miskatonic.kernel.decision import Option, QuestionKind, Thing
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .bestiary import HORDES, MONSTERS
from .events import MonsterDestroyed, MonsterDrawn, MonsterMoved, NothingSpawned, SealHeld, SiteOverrun, Spawned
from .health import lose_health
from .overflow import Course, arrow, overflow
from .play import Table, lose
from .words import EMPTY, monster_name, say


def monster_location(table: Table, token: int) -> int | None:
    """The location a monster stands in; None when it is not on the board."""
    for number, location in enumerate(table.state.locations):
        if token in location.spaces:
            return number
    return None


def lift(table: Table, token: int, here: int) -> None:
    """Take a monster off its space, which becomes empty."""
    spaces = table.state.locations[here].spaces
    spaces[spaces.index(token)] = EMPTY


def discard(table: Table, token: int) -> None:
    """A destroyed monster lies beside the cup, a special one beside the sheet (rules fh.attack.5, fh.attack.6)."""
    beside = table.state.cup.beside if MONSTERS[token].special is None else table.state.beside_sheet
    beside.append(token)


def destroy(table: Table, token: int, here: int) -> None:
    """Destroy a monster whatever its health; a ghoul horde stays (rules fh.attack.7, fh.umordhoth.1)."""
    if token in HORDES:
        return
    lift(table, token, here)
    discard(table, token)
    table.tell(MonsterDestroyed, token, MONSTERS[token].id, here)


def move_monster(table: Table, token: int, here: int) -> int | None:
    """One move along the arrow of its colour; where it ends, None if a seal destroys it (rule fh.monster-move.1).

    Monsters do not leave the ritual site, except ghoul hordes (rules fh.monster-move.9, fh.umordhoth.3).
    """
    if here == table.state.ritual_site and token not in HORDES:
        return here
    lift(table, token, here)
    return follow_arrows(table, token, here)


def follow_arrows(table: Table, token: int, here: int) -> int | None:
    """Follow the arrows of its colour from a location where the monster holds no space (rule fh.monster-move.5)."""
    return go(table, token, here, arrow(token, here))


def go(table: Table, token: int, origin: int, to: int) -> int | None:
    """Go one step, and on by the overflow chain; a seal may end it (rules fh.monster-move.5 to 7, fh.seal.7)."""
    course = overflow(table.state, token, origin, to)
    if token in HORDES:
        trample_along(table, origin, course)
    if course.seal is not None:
        stop_at_seal(table, token, course.through[-1] if course.through else origin, course.to, course.seal)
        return None
    settle(table, token, course.to, origin, course.through)
    if table.telling:
        straight = course.comes_round is not None
        table.tell(MonsterMoved, token, MONSTERS[token].id, origin, course.to, list(course.through), straight)
    return course.to


def settle(table: Table, token: int, here: int, origin: int | None = None, through: Sequence[int] = ()) -> None:
    """Take an empty space; at the ritual site there must be one (rules fh.monster-move.8, fh.defeat.1)."""
    spaces = table.state.locations[here].spaces
    if EMPTY not in spaces:
        table.tell(SiteOverrun, MONSTERS[token].id, token, None, origin, list(through))
        lose(table, "ritual-site-overrun")
    spaces[spaces.index(EMPTY)] = token


def stop_at_seal(table: Table, token: int, here: int, to: int, walkway: int) -> None:
    """A seal on the walkway destroys the monster and is used up by half (rules fh.seal.4 to fh.seal.6)."""
    table.state.seals[walkway] -= 1
    discard(table, token)
    table.tell(SealHeld, token, MONSTERS[token].id, here, to, table.state.seals[walkway])


def trample_along(table: Table, origin: int, course: Course) -> None:
    """A ghoul horde tramples wherever it leaves and enters, step by step (rule fh.umordhoth.4)."""
    again = () if course.comes_round is None else (course.comes_round,)
    for here, there in pairwise((origin, *course.through, *again, course.to)):
        trample(table, here)
        trample(table, there)


def trample(table: Table, here: int) -> None:
    """A ghoul horde that leaves or enters costs each investigator there 1 health (rule fh.umordhoth.4)."""
    state = table.state
    for who, investigator in enumerate(state.investigators):
        if investigator.location == here and who not in state.horde_victims:
            if state.readings.horde_steps == "once":
                state.horde_victims.append(who)
            lose_health(table, who)


def drive_monster(table: Table, token: int, here: int, to: int) -> int | None:
    """An investigator makes a monster move, whatever the arrows say (rules fh.monster-move.10 to 13)."""
    lift(table, token, here)
    return go(table, token, here, to)


def spawn(table: Table, here: int, count: int = 1) -> None:
    """Spawn standard monsters one at a time from the cup (rules fh.spawn.1, fh.spawn.5)."""
    for _ in range(count):
        token = draw_monster(table)
        if token is not None:
            appear(table, token, here)


def draw_monster(table: Table) -> int | None:
    """Draw from the cup; an empty one is first refilled with what lies beside it (rules fh.spawn.6, fh.spawn.13)."""
    cup = table.state.cup
    if not cup.tokens:
        cup.refill()
    token = cup.draw(table.state)
    if token is not None and table.telling:
        table.tell(MonsterDrawn, token, MONSTERS[token].id)
    return token


def spawn_special(table: Table, seat: int, special: str, here: int, count: int) -> Flow[None]:
    """Spawn special monsters from beside the sheet, as many as are left (rules fh.spawn.8 to fh.spawn.11)."""
    beside = table.state.beside_sheet
    for _ in range(count):
        tokens = [token for token in beside if MONSTERS[token].special == special]
        if not tokens:
            table.tell(NothingSpawned, special)
            return
        prompt = say("prompt-special-colour", monster=monster_name(special))
        token = yield from choose_monster(table, seat, prompt, tokens, "appear", here, "fh.ancient-one-phase.2")
        beside.remove(token)
        appear(table, token, here)


def choose_monster(
    table: Table,
    seat: int,
    prompt: Message,
    tokens: list[int],
    verb: str,
    here: int,
    rule: str,
    question: QuestionKind = QuestionKind.PICK,
) -> Flow[int]:
    """Let a seat choose among the monsters of a location; tokens of the same kind are the same choice."""
    token: int = yield from ask(seat, prompt, kind_options(tokens, verb, here), rule, table.cause, question, verb)
    return token


def by_kind(tokens: list[int]) -> list[tuple[str, tuple[int, ...]]]:
    """Tokens of the same kind together, the kinds in the order of their names."""
    alike: dict[str, tuple[int, ...]] = {}
    for token in tokens:
        kind = MONSTERS[token].id
        alike[kind] = (*alike.get(kind, ()), token)
    return sorted(alike.items())


def kind_options(tokens: list[int], verb: str, here: int) -> list[Option]:
    """One option for each kind among the monsters of a location: its first token."""
    return [monster_option(verb, kind, here, alike) for kind, alike in by_kind(tokens)]


@cache
def monster_option(verb: str, kind: str, here: int, tokens: tuple[int, ...]) -> Option:
    words = say(f"option-{verb}", monster=monster_name(kind))
    return Option(f"{verb}:{kind}@{here}", words, tokens[0], verb, monsters_there(tokens, here))


def monsters_there(tokens: Iterable[int], here: int) -> tuple[Thing, ...]:
    """The monsters, and the location."""
    return (*map(things.monster, tokens), things.location(here))


def appear(table: Table, token: int, here: int) -> None:
    """Take an empty space, or move on; at a full ritual site that is a defeat (rules fh.spawn.3, fh.spawn.14)."""
    state = table.state
    full = EMPTY not in state.locations[here].spaces
    if table.telling:
        table.tell(Spawned, token, MONSTERS[token].id, here, full)
    if here == state.ritual_site or not full:
        settle(table, token, here)
    else:
        follow_arrows(table, token, here)
