"""The codex as a seat sees it: its cards with what is printed on them, and how far what they wait for has come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from miskatonic.kernel.effects import Pay
from miskatonic.kernel.text import Message

from . import texts
from .components import ARCHIVE, CodexSide
from .state import Arkham, InCodex
from .verbs.counts import ArchiveThree, CardClues, FiveWorshipers, Mended, ProfaneRitual, SheetCount
from .verbs.prices import SheetClues
from .words import archive_name, say


class GoalView(Struct, frozen=True, gc=False):
    """What a card waits for, or what its action costs: how much of it there is, and how much is needed."""

    what: str
    have: int
    need: int


class CodexView(Struct, frozen=True, gc=False):
    """A card of the codex with what lies on it. What is printed is told here: nobody looks up the archive."""

    number: int
    face: str
    clues: int
    name: Message
    story: Message | None
    """What is told before it says what to do; of some backs only a part is read."""
    lines: list[Message]
    goals: list[GoalView]


def see_codex(state: Arkham) -> list[CodexView]:
    return [see_page(state, each) for each in state.codex]


def see_attached(state: Arkham) -> list[CodexView]:
    """The archive cards that lie with neighbourhood decks, for everybody to read."""
    return [see_page(state, InCodex(number, "front")) for number in state.archive_attached()]


def see_page(state: Arkham, page: InCodex) -> CodexView:
    return CodexView(
        page.number,
        page.face,
        page.clues,
        archive_name(page.number, page.face),
        archive_story(page.number, page.face),
        texts.archive_lines(page.number, page.face),
        [GoalView(what, have, need) for what, have, need in _goals(state, page)],
    )


@cache
def archive_story(number: int, face: str) -> Message | None:
    """What a side of an archive card tells; None where parts tell their own."""
    if face == "front":
        return say(f"story-archive-{number}")
    return None if ARCHIVE[number].back.parts else say(f"story-archive-{number}-back")


def _goals(state: Arkham, entry: InCodex) -> Iterator[tuple[str, int, int]]:
    side = _side(entry)
    for trigger in side.triggers:
        match trigger.when:
            case SheetCount(doom=int(n)):
                yield "doom", state.sheet_doom, n
            case SheetCount(clues=int(n)):
                yield "clues", state.sheet_clues, n
            case SheetCount(markers=int(n)):
                yield "markers", state.sheet_markers, n
            case SheetCount(together=int(n)):
                yield "together", state.sheet_clues + state.sheet_doom, n
            case ArchiveThree() | ProfaneRitual() if not entry.fired:
                yield "clues", state.sheet_clues, 3
            case FiveWorshipers():
                yield "markers", state.sheet_markers, 5
            case CardClues(n=n):
                yield "card", entry.clues, n
            case Mended(n=n):
                yield "mended", sum(1 for each in state.markers if not each.up), n
            case _:
                pass
    match side.action and side.action.then:
        case [Pay(cost=SheetClues(n=n))]:
            yield "price", state.sheet_clues, n
        case _:
            pass


def _side(entry: InCodex) -> CodexSide:
    card = ARCHIVE[entry.number]
    return card.front if entry.face == "front" else card.back
