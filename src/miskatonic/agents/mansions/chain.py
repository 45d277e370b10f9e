"""The chain of clues, from what was read out: the prologue tells where it begins, and every clue where the next is."""

from __future__ import annotations

from typing import NamedTuple

from miskatonic.games.mansions.components import CLUES, STORIES
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import Letter, RoomId


class Lead(NamedTuple):
    """A clue that nobody has found, and the rooms where it may be."""

    number: int
    rooms: tuple[RoomId, ...]


def told(view: View) -> dict[int, Letter]:
    """What the keeper has answered, as far as it was read out."""
    if not view.pages:
        return {}
    last = len(STORIES[view.story].questions)
    known: dict[int, Letter] = {last: "A" if view.pages[0].lines[-1].id.endswith("a") else "B"}
    for card in view.found_clues:
        known[CLUES[card].number] = CLUES[card].letter
    return known


def lead(view: View) -> Lead | None:
    """The next clue; none once the last is found, or the Objective is revealed anyway."""
    found = {CLUES[card].number for card in view.found_clues}
    left = [number for number in range(1, STORIES[view.story].clues + 1) if number not in found]
    if not left or view.revealed:
        return None
    number = max(left)
    return Lead(number, _rooms(view.story, number, told(view)))


def _rooms(story: str, number: int, known: dict[int, Letter]) -> tuple[RoomId, ...]:
    rooms: list[RoomId] = []
    for each in STORIES[story].seeding:
        sides = {"A": each.then, "B": each.otherwise}
        for letter, cards in sides.items():
            if f"clue-{number}" not in cards or each.answer is None:
                continue
            question = int(each.answer[:-1])
            wanted = letter if each.answer.endswith("A") else {"A": "B", "B": "A"}[letter]
            if known.get(question, wanted) == wanted:
                rooms.append(each.room)
    return tuple(rooms)
