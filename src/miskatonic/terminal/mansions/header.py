"""Above the plan: the story, the round, what everybody knows of the keeper, time and the Objective."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import say as say_game
from miskatonic.games.mansions.words import story_name
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import dotted
from .words import say

DOT = " · "


def header(frame: Frame) -> RenderableType:
    return Group(first_line(frame), Text(frame.say(dotted(facts(frame.view)))))


def first_line(frame: Frame) -> Table:
    view: View = frame.view
    grid = Table.grid(expand=True)
    game = Text(frame.say(story_name(view.story)), "title")
    if not frame.brief:
        game.append(f"{DOT}{frame.say(say_game('title'))}", "muted")
    now = frame.say(say("header-round", round=view.round, phase=say_game(f"phase-{view.phase}")))
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    grid.add_column(justify="right", no_wrap=True, width=len(now) + 1)
    grid.add_row(game, Text(now, "name"))
    return grid


def facts(view: View) -> list[Message]:
    """Threat and the hand by its size, time and events, the Objective for whoever may know it."""
    told = [say("header-threat", count=view.threat)]
    told.append(say("header-hand", mythos=view.mythos_hand, trauma=view.trauma_hand))
    if view.events.at is not None:
        told.append(say("header-time", time=view.events.time, at=view.events.at))
    told.append(say("header-events", count=view.events.left))
    if view.objective_page is not None:
        told.append(say("header-objective", name=view.objective_page.name))
    return told
