"""The keys at the prompt besides the options."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.rulebook import rulebook
from miskatonic.kernel.text import LOCALES

from .rules import show_rule
from .words import say

if TYPE_CHECKING:
    from .session import Session


class Then(Enum):
    """What follows a line typed at the prompt."""

    ASK = auto()
    """Ask again, leaving the screen as it is."""
    SHOW = auto()
    """Draw the screen anew and ask again."""
    GO_ON = auto()
    """The position has changed."""
    LEAVE = auto()


def answer_key(session: Session, seat: int, line: str) -> Then:
    """Do what a key asks for; anything else is refused in one sentence."""
    typed, _, rest = line.partition(" ")
    if not line and session.screen.interactive:
        return Then.SHOW
    key = typed.lower().translate(CYRILLIC)
    action = KEYS.get(key)
    if action is None or (rest and key not in WITH_WORDS):
        count = len(session.table.pending[seat].options)
        session.tell(say("not-understood", line=line, count=count), "danger")
        return Then.ASK
    return action(session, seat, rest.strip())


def undo(session: Session, seat: int, words: str) -> Then:
    if session.take_back():
        return Then.GO_ON
    session.tell(say("nothing-to-undo"), "danger")
    return Then.ASK


def explain(session: Session, seat: int, words: str) -> Then:
    """The rule behind the question, and the card it comes from."""
    decision = session.table.pending[seat]
    rules = rulebook(session.table.game.folder)
    if decision.rule in rules:
        aside(session, show_rule(rules[decision.rule], session.locale))
    else:
        session.tell(say("no-rule"))
    session.screen.show(*session.face.behind(session.frame(seat)))
    return Then.ASK


def board(session: Session, seat: int, words: str) -> Then:
    """The board, with the header and the team where the screen is high enough."""
    frame = session.frame(seat)
    face, screen = session.face, session.screen
    drawn = face.board(frame, screen.width)
    parts = [face.header(frame), drawn, face.team(frame, screen.width)]
    fits = not screen.interactive or screen.height_of(*parts) < screen.height
    screen.clear(history=len(session.people) > 1)
    screen.show(*(parts if fits else [drawn]))
    return Then.ASK


def look_up(session: Session, seat: int, words: str) -> Then:
    if not words:
        return overview(session, seat, words)
    found = session.face.lookup(words, session.frame(seat))
    if not found:
        session.tell(say("nothing-named", words=words), "danger")
        return Then.ASK
    aside(session, *found)
    return Then.ASK


def overview(session: Session, seat: int, words: str) -> Then:
    aside(session, *session.face.overview(session.frame(seat)))
    return Then.ASK


def whole_log(session: Session, seat: int, words: str) -> Then:
    """Everything the seat knows to have happened."""
    session.show_log(session.log(seat))
    return Then.ASK


def language(session: Session, seat: int, words: str) -> Then:
    """The named language, or the next one."""
    if words and words not in LOCALES:
        session.tell(say("no-language", wanted=words, known=", ".join(LOCALES)), "danger")
        return Then.ASK
    following = LOCALES[(LOCALES.index(session.locale) + 1) % len(LOCALES)]
    session.locale = words or following
    return Then.SHOW


def save(session: Session, seat: int, words: str) -> Then:
    session.keep()
    session.tell(say("saved", path=session.keeper.place), "good")
    return Then.ASK


def leave(session: Session, seat: int, words: str) -> Then:
    return session.leave()


def help(session: Session, seat: int, words: str) -> Then:
    """All keys, and what the signs mean."""
    grid = Table.grid(padding=(0, 2))
    for key, about in SHOWN.items():
        grid.add_row(Text(key, "key"), Text(say(about).text(session.locale)))
    aside(session, grid, Text(session.face.signs().text(session.locale), "muted"))
    return Then.ASK


def aside(session: Session, *parts: RenderableType) -> None:
    """Something shown between the board and the prompt."""
    session.screen.show(Rule(style="muted"), *parts, Rule(style="muted"))


Action = Callable[["Session", int, str], Then]

KEYS: Final[dict[str, Action]] = {
    "u": undo,
    "?": explain,
    "b": board,
    "c": look_up,
    "i": overview,
    "g": whole_log,
    "l": language,
    "s": save,
    "q": leave,
    "h": help,
}
WITH_WORDS: Final = frozenset("cl")
CYRILLIC: Final = str.maketrans("гисшпдыійр", "ubciglssqh")
"""The same keys on a Russian or Ukrainian keyboard."""
SHOWN: Final = {
    "1, 2, 3…": "help-number",
    "u": "help-undo",
    "?": "help-rule",
    "b": "help-board",
    "c …": "help-component",
    "i": "help-overview",
    "g": "help-log",
    "l": "help-language",
    "s": "help-save",
    "q": "help-leave",
    "h": "help-help",
}
