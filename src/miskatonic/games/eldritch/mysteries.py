"""Mysteries: the current one, when it is solved, and how the game is won (rules eh.mystery.*)."""

from __future__ import annotations

from typing import NamedTuple

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow

from .clues import discard as discard_clue
from .components import ANCIENT_ONES, MYSTERIES, TOKENS
from .events import MysteryAdvanced, MysteryDrawn, MysterySolved
from .monsters import EPIC_FELL, put_away, toughness
from .play import Table, win
from .resolver import Me, resolve_for_all
from .state import Eldritch, Monster, Mystery


def draw_mystery(table: Table) -> Flow[None]:
    """The next mystery becomes the current one, if there is one left (rules eh.mystery.5, eh.mystery.8.ltp)."""
    state = table.state
    if not state.mysteries:
        return
    card = state.mysteries.pop()
    state.mystery = Mystery(card)
    table.tell(MysteryDrawn, card)
    yield from resolve_for_all(table, MYSTERIES[card].enter, Me(who=state.active, card=card))


class Counted(NamedTuple):
    """A table as far as numbers of players are counted by it."""

    state: Eldritch


def goal_of(state: Eldritch, mystery: Mystery) -> tuple[str, int, int]:
    """What counts for a mystery, how much of it there is, and how much is needed."""
    goal = MYSTERIES[mystery.card].goal
    if goal.epic is not None:
        return "epic", int(mystery.done), 1
    if goal.tokens is not None:
        what, there, amount = "tokens", mystery.tokens, goal.tokens
    elif goal.clues is not None:
        what, there, amount = "clues", len(mystery.clues), goal.clues
    elif goal.gates is not None:
        what, there, amount = "gates", len(mystery.gates), goal.gates
    else:
        assert goal.toughness is not None
        there = sum(toughness(state, token) for token in mystery.monsters)
        what, amount = "toughness", goal.toughness
    return what, there, amount.count(Counted(state), Me(who=state.lead, card=mystery.card))


def is_solved(table: Table) -> bool:
    """Does enough lie on the current mystery? (checked at the end of the Mythos Phase)"""
    mystery = table.state.mystery
    if mystery is None:
        return False
    _, have, need = goal_of(table.state, mystery)
    return have >= need


def would_win(table: Table) -> bool:
    """Is the current mystery solved, and the last that it takes?"""
    state = table.state
    enough = len(state.solved) + 1 >= ANCIENT_ONES[state.ancient_one].mysteries
    return enough and not state.awake and is_solved(table)


def solve_mystery(table: Table) -> Flow[None]:
    """What lay on it is put away and the next one is drawn, unless the game is won (rules eh.mystery.1, 4, 5).

    With the Ancient One awake it is not won yet, and mysteries are drawn as long as there are any (rule eh.mystery.7).
    """
    state = table.state
    mystery = state.mystery
    assert mystery is not None
    state.solved.append(mystery.card)
    table.tell(MysterySolved, mystery.card, len(state.solved))
    clear(table, mystery)
    state.mystery = None
    sheet = ANCIENT_ONES[state.ancient_one]
    if len(state.solved) >= sheet.mysteries:
        if not state.awake:
            win(table, "mysteries-solved")
        effects = sheet.back.mysteries_solved
        yield from resolve_for_all(table, effects, Me(who=state.active, card=state.ancient_one))
    yield from draw_mystery(table)


def clear(table: Table, mystery: Mystery) -> None:
    """All tokens on a mystery and all it has placed are discarded; its gates go to the box (rule eh.mystery.4)."""
    state = table.state
    for face in mystery.clues:
        discard_clue(table, face)
    for token in mystery.monsters:
        put_away(state, token)
    state.box += mystery.gates
    printed = MYSTERIES[mystery.card]
    if printed.clears_board:
        state.eldritch = []
    elif not printed.keeps_tokens:
        state.eldritch = [each for each in state.eldritch if each.by != mystery.card]


def unsolve(table: Table, card: str) -> Flow[None]:
    """A solved mystery is shuffled back into the deck and counts no longer (rule eh.mystery.6).

    Where all were solved and none was left to draw, there is one now (rule eh.mystery.5).
    """
    state = table.state
    state.solved.remove(card)
    state.mysteries.append(card)
    rng.shuffle(state, state.mysteries)
    if state.mystery is None:
        yield from draw_mystery(table)


def epic_fell(table: Table, monster: Monster) -> None:
    """The current mystery takes note of the defeat of the Epic monster it asks for."""
    mystery = table.state.mystery
    if mystery is not None and MYSTERIES[mystery.card].goal.epic == TOKENS[monster.token]:
        mystery.done = True
        table.tell(MysteryAdvanced, mystery.card)


EPIC_FELL.append(epic_fell)
