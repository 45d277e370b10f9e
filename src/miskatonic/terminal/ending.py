"""The end of a game: what came of it, how it went, where to watch it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side, has_won, winners
from miskatonic.kernel.turning_points import turning_points

from .log import wrapped_log
from .words import say

if TYPE_CHECKING:
    from .session import Session


def show_ending(session: Session) -> None:
    """The last board where it fits, the last events, then the outcome, which is itself the very last event."""
    table = session.table
    seat = session.people[0] if len(session.people) == 1 else None
    frame = session.frame(seat)
    screen = session.screen
    log = session.log(seat, session.read_positions.first_unread(table, seat))[:-1]
    news: list[RenderableType] = [*wrapped_log(log, screen.console, screen.width)]
    board = [session.face.board(frame, screen.width), session.face.team(frame, screen.width)]
    outcome = told_outcome(session)
    if not screen.interactive or screen.height_of(*board, *news, *outcome) < screen.height:
        screen.show(*board)
    screen.show(*news, *outcome)
    session.tell(say("ending-replay", path=session.save_file.path_shown), "muted")


def told_outcome(session: Session) -> list[RenderableType]:
    """Won or lost, by whom and why, the turning points, a line for each round, the seed and the replay."""
    table = session.table
    result = table.result
    assert result is not None
    points = told_turning_points(session)
    rounds = [Text(line.text(session.locale)) for line in session.face.told_by_rounds(table.log(None))]
    return [
        Text(),
        *verdict(result, table.sides, session.people, session.locale),
        Text(session.face.outcome(result.reason).text(session.locale), "title"),
        *([Text(), *points] if points else []),
        Text(),
        *rounds,
        Text(),
        Text(say("ending-seed", seed=str(table.setup.seed)).text(session.locale), "muted"),
    ]


def told_turning_points(session: Session) -> list[Text]:
    """What turned the game, under a heading; nothing where nothing did."""
    points = [
        say("ending-turning-point", round=point.round, what=session.face.told(point.event))
        for point in turning_points(session.table.events)
    ]
    return [Text(line.text(session.locale)) for line in (say("ending-turning-points"), *points)] if points else []


OUTCOMES: Final = {True: ("ending-won", "good"), False: ("ending-lost", "danger"), None: ("ending-over", "title")}
"""How it is told whether those at the keyboard have won; None where they sit on several sides, or on none."""


def verdict(result: Result, sides: Sequence[Side], people: Sequence[int], locale: str) -> list[Text]:
    """What it is for the people here; where there are several sides, also which of them won."""
    words, style = OUTCOMES[has_won(result, sides, people)]
    told = [Text(say(words, rounds=result.rounds).text(locale), style)]
    if len(sides) > 1:
        won = [side.title for side in winners(result, sides)]
        told.append(Text((say("ending-winners", sides=won) if won else say("ending-no-winners")).text(locale)))
    return told
