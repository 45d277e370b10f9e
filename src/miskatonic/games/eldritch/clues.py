"""Clues: the pool, the board, the hands of investigators."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow

from .board import SPACES
from .events import ClueDiscarded, ClueGained, ClueMoved, ClueSpawned
from .play import Table, choose_space
from .state import Clue, Eldritch
from .words import SpaceId, say


def draw_clue(table: Table) -> SpaceId | None:
    """A random clue from the pool, which is refilled as soon as it is empty; None where there is none at all.

    Rules eh.gain.11, eh.discard.9, eh.component-limit.4.
    """
    state = table.state
    if not state.clue_pool:
        return None
    face = rng.take(state, state.clue_pool)
    refill(state)
    return face


def refill(state: Eldritch) -> None:
    """An empty pool takes the discarded clues back (rule eh.discard.9)."""
    if not state.clue_pool:
        state.clue_pool, state.clue_discard = state.clue_discard, []


def discard(table: Table, face: SpaceId) -> None:
    """Discarded clues lie face up beside the pool (rule eh.discard.8)."""
    table.state.clue_discard.append(face)
    refill(table.state)


def spawn_clues(table: Table, count: int) -> None:
    """Each clue goes to the space on its face (rule eh.clue.4)."""
    for _ in range(count):
        face = draw_clue(table)
        if face is None:
            return
        place_clue(table, face, face)


def spawn_clue_on(table: Table, space: SpaceId) -> None:
    """A clue for a given space: what is on its face does not matter (rule eh.clue.5)."""
    face = draw_clue(table)
    if face is not None:
        place_clue(table, face, space)


def place_clue(table: Table, face: SpaceId, space: SpaceId) -> None:
    table.state.clues.append(Clue(face, space))
    if table.telling:
        table.tell(ClueSpawned, space)


def gain_clues(table: Table, who: int, count: int) -> int:
    """Clues from the pool; as many as there are (rule eh.gain.11)."""
    state = table.state
    for gained in range(count):
        face = draw_clue(table)
        if face is None:
            return gained
        take_clue(table, who, face)
    state.investigators[who].clues.sort()
    return count


def take_clue(table: Table, who: int, face: SpaceId) -> None:
    state = table.state
    investigator = state.investigators[who]
    investigator.clues.append(face)
    if state.scene is not None and state.scene.who == who:
        state.scene.gained = [*state.scene.gained, face]
    table.tell(ClueGained, investigator.id)


def give_up_clue(state: Eldritch, who: int) -> SpaceId:
    """A clue leaves an investigator; one gained from the encounter under way only where there is no other."""
    clues, scene = state.investigators[who].clues, state.scene
    gained = scene.gained if scene is not None and scene.who == who else ()
    face = next((face for face in reversed(clues) if face not in gained), clues[-1])
    clues.remove(face)
    return face


def lose_clues(table: Table, who: int, count: int) -> None:
    """Clues of an investigator are discarded, as many as there are (rule eh.discard.15)."""
    investigator = table.state.investigators[who]
    for _ in range(min(count, len(investigator.clues))):
        discard(table, give_up_clue(table.state, who))
        table.tell(ClueDiscarded, who=investigator.id)


def remove_from_board(table: Table, clue: Clue) -> None:
    """A clue on the board is discarded."""
    table.state.clues.remove(clue)
    discard(table, clue.face)
    table.tell(ClueDiscarded, at=clue.space)


def move_clue(table: Table, clue: Clue, space: SpaceId) -> None:
    """A clue that is moved keeps its face to itself if nobody knew it."""
    if clue.space == space:
        return
    table.tell(ClueMoved, clue.space, space)
    clue.space = space


def random_space(table: Table) -> Flow[SpaceId]:
    """The space on the face of a clue that is discarded for it; without any, the lead chooses.

    Rules eh.random-space.1, eh.random-space.2.
    """
    face = draw_clue(table)
    if face is None:
        prompt = say("prompt-random-space")
        return (yield from choose_space(table, table.state.lead, SPACES, prompt, "eh.random-space.2", "random-space"))
    discard(table, face)
    return face
