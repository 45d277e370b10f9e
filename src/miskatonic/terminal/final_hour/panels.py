"""The panels around the map: the round, the team, what is known of the ritual."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.setup import CLUES_PER_SYMBOL
from miskatonic.games.final_hour.view import InvestigatorView, View
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS, Symbol, investigator_name, item_name, symbol_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import indented
from ..words import counted, dotted
from ..words import say as say_terminal
from .marks import hearts, initial, short_name
from .row import outlook
from .words import say

ONE_LINE: Final = 60
"""With less width an investigator takes two lines."""

Row = tuple[Text, Text, Text, Text]
"""An investigator: initial, name, health, circumstances."""

_PHASES: Final = {
    "action.begin": "playing",
    "action.turn": "playing",
    "action.priority": "playing",
    "action.sort": "playing",
    "action.resolve": "resolving",
    "action.effect": "resolving",
    "solo.row": "playing",
    "solo.keep": "playing",
    "solo.action": "resolving",
    "solo.place": "resolving",
    "solo.effect": "resolving",
    "solo.discard": "resolving",
    "ancient-one.reckoning": "reckoning",
    "ancient-one.gates": "gates",
    "ancient-one.lead": "gates",
    "round.end": "ritual",
    "ritual.attempt": "ritual",
}


def header(frame: Frame) -> RenderableType:
    """Which game, which round, which phase; below it the counts."""
    view: View = frame.view
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    game = say(
        "header-game",
        title=say_game("title"),
        ancient=say_game(f"ancient-one-{view.ancient_one}"),
        difficulty=say_game(f"difficulty-{view.difficulty}"),
    )
    phase = say("phase-face-down" if view.face_down else f"phase-{_PHASES.get(view.step, 'playing')}")
    grid.add_row(
        Text(frame.say(game), "title"),
        Text(frame.say(say("header-round", round=view.round, rounds=view.rounds, phase=phase)), "name"),
    )
    state = say("header-state", gates=view.gates_left, omens=outlook(view), seed=str(frame.setup.seed))
    return Group(grid, Text(frame.say(state), "muted"))


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody with health, place, deck and items; then what is known of the ritual."""
    view: View = frame.view
    rows = [
        (
            Text(frame.say(initial(each.id)), "who"),
            Text(frame.say(investigator_name(each.id)), "name"),
            Text(*hearts(each)),
            Text(frame.say(circumstances(each, frame))),
        )
        for each in view.investigators
    ]
    return Group(*team_lines(rows, frame, width), *ritual_lines(frame))


def team_lines(rows: list[Row], frame: Frame, width: int) -> list[RenderableType]:
    """A line for each investigator; two lines where it is narrow, half a line where it is short."""
    if width < ONE_LINE:
        return [part for *who, facts in rows for part in (Text(" ").join(who), indented(facts))]
    grid = Table.grid(padding=(0, 1))
    if frame.brief and len(rows) > 2:
        for one, other in zip_longest(rows[::2], rows[1::2], fillvalue=()):
            grid.add_row(*one, *other)
    else:
        for row in rows:
            grid.add_row(*row)
    return [grid]


def circumstances(investigator: InvestigatorView, frame: Frame) -> Message:
    """Where somebody stands, and what else is to be known."""
    view: View = frame.view
    if frame.brief and len(view.investigators) > 2:
        where = say("team-at", number=investigator.location)
        return dotted([where, say("team-lead")] if investigator.lead else [where])
    facts = [say("team-place", number=investigator.location, name=short_name(investigator.location))]
    if investigator.seat in frame.seating.bots:
        facts.append(say_terminal("team-bot"))
    elif investigator.seat == view.seat and len(frame.seating.people(frame.setup.players)) < frame.setup.players:
        facts.append(say_terminal("team-you"))
    if investigator.lead:
        facts.append(say("team-lead"))
    if investigator.may_talk and len(frame.seating.people(frame.setup.players)) > 1:
        facts.append(say("team-may-talk"))
    facts.append(say("team-deck", count=investigator.deck))
    facts.extend(item_name(item) for item in investigator.items)
    return dotted(facts)


def ritual_lines(frame: Frame) -> list[Text]:
    """The clues found, and what the two hidden tokens can still be (rules fh.ritual.1 to fh.ritual.4)."""
    view: View = frame.view
    found = Counter(view.found)
    keys = found.pop(str(Symbol.KEY), 0)
    shown = [counted(symbol_name(symbol), count) for symbol, count in sorted(found.items())]
    if keys:
        shown.append(counted(symbol_name(Symbol.KEY), keys))
    lines = [Text(frame.say(say("ritual-found", found=shown)), "information")] if shown else []
    if view.ritual_tokens is not None:
        one, other = view.ritual_tokens
        revealed = say("ritual-revealed", one=symbol_name(one), other=symbol_name(other))
        return [*lines, Text(frame.say(revealed), "uncanny")]
    hidden = [counted(symbol_name(symbol), left) for symbol in RITUAL_SYMBOLS if (left := unfound(view, symbol))]
    return [*lines, Text(frame.say(say("ritual-hidden", hidden=hidden)), "information")]


def unfound(view: View, symbol: Symbol) -> int:
    """How many clue tokens with a symbol nobody has seen."""
    return CLUES_PER_SYMBOL - view.found.count(str(symbol))
