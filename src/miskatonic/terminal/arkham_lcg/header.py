"""The head of the screen: scenario, round and phase; the agenda and the act."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import STANDALONE, card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import dotted
from .campaign_sheet import is_between
from .marks import CLUE, DOOM
from .words import say


def header(frame: Frame) -> RenderableType:
    """Which scenario, which round, which phase; below it how far agenda and act are."""
    view: View = frame.view
    lines = [ends(Text(frame.say(title(view)), "title"), Text(frame.say(now(view)), "name"))]
    if (view.agenda is not None or view.act is not None) and not is_between(view):
        lines.append(ends(agenda_text(frame), act_text(frame)))
    return Group(*lines)


def ends(left: Text, right: Text) -> Table:
    """A line with something at each end; the left one is cut where it is narrow."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(left, right)
    return grid


def title(view: View) -> Message:
    scenario = say_game(f"scenario-{view.scenario}")
    level = say_game(f"difficulty-{view.difficulty}")
    if view.adventure in STANDALONE:
        return say("lcg-title", scenario=scenario, difficulty=level)
    return say("lcg-title-campaign", scenario=scenario, difficulty=level)


def now(view: View) -> Message:
    """Round, phase and whose turn it is."""
    phase = say(f"lcg-phase-{view.phase}")
    facts = [say("lcg-round", round=view.round), phase] if view.round and not is_between(view) else [phase]
    if view.active >= 0:
        facts.append(say("lcg-turn-of", who=card_name(view.investigators[view.active].code)))
    return dotted(facts)


def agenda_text(frame: Frame) -> Text:
    """The agenda, and the doom in play against what it takes."""
    view: View = frame.view
    agenda = view.agenda
    if agenda is None:
        return Text()
    stage = PRINTED[agenda.code].stage
    text = Text(frame.say(say("lcg-agenda", stage=stage, name=card_name(agenda.code))))
    if agenda.threshold:
        near = agenda.threshold - agenda.doom_in_play <= 1
        text.append(" ").append(f"{DOOM}{agenda.doom_in_play}/{agenda.threshold}", "danger" if near else "uncanny")
    elsewhere = agenda.doom_in_play - agenda.doom
    if elsewhere:
        text.append(" ").append(frame.say(say("lcg-doom-elsewhere", count=elsewhere)), "muted")
    return text


def act_text(frame: Frame) -> Text:
    """The act, and the clues that all have together against what it takes."""
    view: View = frame.view
    act = view.act
    if act is None:
        return Text()
    text = Text(frame.say(say("lcg-act", stage=PRINTED[act.code].stage, name=card_name(act.code))))
    if act.needed:
        found = act.clues + sum(who.clues for who in view.investigators)
        text.append(" ").append(f"{CLUE}{found}/{act.needed}", "good" if found >= act.needed else "information")
    return text
