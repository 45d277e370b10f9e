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

from .not_now import unfolded
from .number_input import parse_choice
from .primer import draw_primer
from .rules import show_rule
from .stops import ONCE, stops_list
from .why_not import answers, obstacles
from .words import say

if TYPE_CHECKING:
    from .session import Session


class PromptResult(Enum):
    """What happens after a line typed at the prompt."""

    ASK = auto()
    """Ask again, leaving the screen as it is."""
    SHOW = auto()
    """Draw the screen anew and ask again."""
    GO_ON = auto()
    """The position has changed."""
    LEAVE = auto()


def answer_key(session: Session, seat: int, line: str) -> PromptResult:
    """Do what a key asks for; anything else is refused in one sentence."""
    typed, _, rest = line.partition(" ")
    if not line and session.screen.interactive:
        return PromptResult.SHOW
    key = typed.lower().translate(CYRILLIC)
    page = session.face.pages.get(key)
    if page is not None and not rest:
        aside(session, *page.show(session.frame(seat)))
        return PromptResult.ASK
    action = KEYS.get(key)
    if action is None or (rest and key not in WITH_WORDS):
        count = len(session.table.pending[seat].options)
        session.tell(say("not-understood", line=line, count=count), "danger")
        return PromptResult.ASK
    return action(session, seat, rest.strip())


def undo(session: Session, seat: int, words: str) -> PromptResult:
    if session.take_back():
        return PromptResult.GO_ON
    session.tell(say("nothing-to-undo"), "danger")
    return PromptResult.ASK


def pass_on(session: Session, seat: int, words: str) -> PromptResult:
    """Take the usual option, and go on taking it until something else is asked."""
    passed = False
    while (decision := session.table.pending.get(seat)) is not None:
        usual = session.face.usual(decision)
        if usual is None or not session.choose(seat, usual, unread=passed):
            break
        passed = True
        session.play_on()
    if passed:
        return PromptResult.GO_ON
    session.tell(say("nothing-to-pass"), "danger")
    return PromptResult.ASK


def explain(session: Session, seat: int, words: str) -> PromptResult:
    """The rule behind the question and its card; with words another rule, or why something cannot be used now."""
    rules = rulebook(session.table.game.folder)
    if words in rules:
        aside(session, show_rule(rules[words], session.locale))
        return PromptResult.ASK
    if words:
        return explain_thing(session, seat, words)
    decision = session.table.pending[seat]
    if decision.rule in rules:
        aside(session, show_rule(rules[decision.rule], session.locale))
    else:
        session.tell(say("no-rule"))
    session.screen.show(*session.face.behind(session.frame(seat)))
    return PromptResult.ASK


def explain_thing(session: Session, seat: int, words: str) -> PromptResult:
    found = [*session.face.lookup(words, session.frame(seat)), *answers(session, seat, words)]
    if found:
        aside(session, *found)
    else:
        session.tell(say("nothing-named", words=words), "danger")
    return PromptResult.ASK


def primer(session: Session, seat: int, words: str) -> PromptResult:
    """How one wins and loses."""
    told = session.table.game.primer(session.table.view(seat), seat)
    if told is None:
        session.tell(say("primer-none"))
    else:
        aside(session, *draw_primer(told, session.locale))
    return PromptResult.ASK


def not_now(session: Session, seat: int, words: str) -> PromptResult:
    """What the question leaves out, with the reasons."""
    found = unfolded(session.frame(seat))
    if found:
        aside(session, *found)
    else:
        session.tell(say("not-now-nothing"))
    return PromptResult.ASK


def board(session: Session, seat: int, words: str) -> PromptResult:
    """The board, with the header and the team where the screen is high enough."""
    frame = session.frame(seat)
    face, screen = session.face, session.screen
    drawn = face.board(frame, screen.width)
    parts = [face.header(frame), drawn, face.team(frame, screen.width)]
    fits = not screen.interactive or screen.height_of(*parts) < screen.height
    screen.clear(history=len(session.people) > 1)
    screen.show(*(parts if fits else [drawn]))
    return PromptResult.ASK


def look_up(session: Session, seat: int, words: str) -> PromptResult:
    """The components with a name, and why those on the table cannot be used now."""
    found = session.face.lookup(words, session.frame(seat))
    if not found:
        session.tell(say("nothing-named", words=words), "danger")
        return PromptResult.ASK
    aside(session, *found, *obstacles(session, seat, words))
    return PromptResult.ASK


def whole_log(session: Session, seat: int, words: str) -> PromptResult:
    """Everything the seat knows to have happened."""
    session.show_log(session.log(seat))
    return PromptResult.ASK


def when_asked(session: Session, seat: int, words: str) -> PromptResult:
    """The windows of the game, and whether one is asked in each; a number turns one on or off."""
    game, stops = session.table.game, session.seating.stops
    if not game.windows:
        session.tell(say("stops-none"))
        return PromptResult.ASK
    if words:
        least = ONCE if game.has_opportunities else 1
        line = parse_choice(words, len(game.windows), least=least)
        if line is None:
            session.tell(say("stops-not-listed", line=words, least=least, count=len(game.windows)), "danger")
            return PromptResult.ASK
        others = [each for each in session.people if session.seating.open and each != seat]
        stops.toggle(line, game, [seat, *others])
        session.save()
    aside(session, *stops_list(stops, session.table, seat, session.locale))
    return PromptResult.ASK


def language(session: Session, seat: int, words: str) -> PromptResult:
    """The named language, or the next one."""
    if words and words not in LOCALES:
        session.tell(say("no-language", wanted=words, known=", ".join(LOCALES)), "danger")
        return PromptResult.ASK
    following = LOCALES[(LOCALES.index(session.locale) + 1) % len(LOCALES)]
    session.locale = words or following
    return PromptResult.SHOW


def save(session: Session, seat: int, words: str) -> PromptResult:
    session.save()
    session.tell(say("saved", path=session.save_file.path_shown), "good")
    return PromptResult.ASK


def leave(session: Session, seat: int, words: str) -> PromptResult:
    return session.leave()


def help(session: Session, seat: int, words: str) -> PromptResult:
    """All keys, and what the signs mean."""
    face = session.face
    pages = {key: page.about for key, page in face.pages.items()}
    told = {
        "1, 2, 3…": say("help-number"),
        **(PASSING if face.has_usual else {}),
        **(PRIMER if session.table.game.has_primer else {}),
        **COMMON,
        "c …": face.about_lookup(),
        **pages,
        **(WINDOWS if session.table.game.windows else {}),
        **LAST,
    }
    grid = Table.grid(padding=(0, 2))
    for key, about in told.items():
        grid.add_row(Text(key, "key"), Text(about.text(session.locale)))
    aside(session, grid, Text(session.face.signs().text(session.locale), "muted"))
    return PromptResult.ASK


def aside(session: Session, *parts: RenderableType) -> None:
    """Something shown between the board and the prompt."""
    session.screen.show(Rule(style="muted"), *parts, Rule(style="muted"))


Action = Callable[["Session", int, str], PromptResult]

KEYS: Final[dict[str, Action]] = {
    "u": undo,
    "p": pass_on,
    "?": explain,
    "v": primer,
    "n": not_now,
    "b": board,
    "c": look_up,
    "g": whole_log,
    "w": when_asked,
    "l": language,
    "s": save,
    "q": leave,
    "h": help,
}
WITH_WORDS: Final = frozenset("?clw")
CYRILLIC: Final = str.maketrans("гисшпдыійрвоезцтмля", "ubciglssqhdjtpwnvkz")
"""The same keys on a Russian or Ukrainian keyboard."""
PRIMER: Final = {"v": say("help-primer")}
PASSING: Final = {
    "Enter": say("help-enter"),
    "p": say("help-pass"),
}
COMMON: Final = {
    "u": say("help-undo"),
    "?": say("help-rule"),
    "? …": say("help-why"),
    "n": say("help-not-now"),
    "b": say("help-board"),
}
WINDOWS: Final = {"w": say("help-stops")}
LAST: Final = {
    "g": say("help-log"),
    "l": say("help-language"),
    "s": say("help-save"),
    "q": say("help-leave"),
    "h": say("help-help"),
}
