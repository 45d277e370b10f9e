"""Which cards lie in which room, by the keeper's answers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Final, Literal

from .components import STORIES, Seeding
from .words import NOTHING_OF_INTEREST, CardId, Letter, RoomId, front

Answers = Mapping[int, Letter]
Heights = Literal["filler", "published"]

CLUE: Final = "clue-"


def answered(answers: Answers, answer: str | None) -> bool:
    """Did the keeper answer so, as in `2A`? Nothing asked is always so."""
    return answer is None or answers[int(answer[:-1])] == answer[-1]


def clue_id(story: str, number: int, answers: Answers) -> CardId:
    """A clue of a story in the version of the keeper's answers (rule mom.setup-keeper.1)."""
    return f"clue-{story}-{number}{answers[number].lower()}"


def seed(story: str, answers: Answers, heights: Heights = "filler") -> dict[RoomId, list[CardId]]:
    """The piles of the seeded rooms, bottom to top (rules mom.setup-keeper.3, .9, .10)."""
    nothing = count(1)

    def card(id: CardId) -> CardId:
        if id == NOTHING_OF_INTEREST:
            return f"{id}#{next(nothing)}"
        return clue_id(story, int(id.removeprefix(CLUE)), answers) if id.startswith(CLUE) else id

    return {each.room: [card(id) for id in _pile(each, answers, heights)] for each in STORIES[story].seeding}


def _pile(seeding: Seeding, answers: Answers, heights: Heights) -> list[CardId]:
    """One pile as it stands in the list."""
    if seeding.first_answer and answered(answers, seeding.first_answer):
        return seeding.first
    if seeding.answer is None:
        return seeding.cards
    yes = answered(answers, seeding.answer)
    filler = seeding.filler_then if yes else seeding.filler_else
    return [*(filler if heights == "filler" else []), *(seeding.then if yes else seeding.otherwise)]


def random_pool(story: str, answers: Answers, heights: Heights = "filler") -> list[CardId]:
    """The items that were not seeded and the extra Nothing of Interest cards (rule mom.setup-keeper.11.ltp)."""
    sheet = STORIES[story]
    seeded = [id for pile in seed(story, answers, heights).values() for id in pile]
    left = [id for id in sheet.exploration if id not in seeded]
    extra = next((n for answer, n in sheet.nothing_by.items() if answered(answers, answer)), sheet.nothing)
    laid = sum(front(id) == NOTHING_OF_INTEREST for id in seeded)
    return [*left, *(f"{NOTHING_OF_INTEREST}#{n}" for n in range(laid + 1, laid + extra + 1))]


def clue_room(story: str, number: int, answers: Answers) -> RoomId:
    """Where a clue lies."""
    id = clue_id(story, number, answers)
    return next(room for room, pile in seed(story, answers).items() if id in pile)
