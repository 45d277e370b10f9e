"""The panels around the map: the round, the team, what is known of the ritual."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.view import InvestigatorView, View
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS, Symbol, investigator_name, item_name, symbol_name
from miskatonic.games.final_hour.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..words import say
from .marks import hearts, initial, short_name

ROUNDS: Final = 8
CLUES_PER_SYMBOL: Final = 2

_PHASES: Final = {
    "action.begin": "playing",
    "action.turn": "playing",
    "action.sort": "playing",
    "action.resolve": "resolving",
    "solo.row": "playing",
    "solo.action": "resolving",
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
    phase = say(f"phase-{_PHASES.get(view.step, 'playing')}")
    grid.add_row(
        Text(frame.say(game), "title"),
        Text(frame.say(say("header-round", round=view.round, rounds=ROUNDS, phase=phase)), "name"),
    )
    counts = say(
        "header-counts",
        gates=view.gates_left,
        cup=view.cup,
        deck=view.priority_deck,
        items=view.item_deck,
        seed=str(frame.setup.seed),
    )
    return Group(grid, Text(frame.say(counts), "muted"))


def team(frame: Frame, width: int) -> RenderableType:
    """Everybody with health, place, deck and items; then what is known of the ritual."""
    view: View = frame.view
    grid = Table.grid(padding=(0, 1))
    for column in range(4):
        grid.add_column(no_wrap=column < 3)
    for investigator in view.investigators:
        grid.add_row(
            Text(frame.say(initial(investigator.id)), "who"),
            Text(frame.say(investigator_name(investigator.id)), "name"),
            Text(*hearts(investigator)),
            Text(frame.say(circumstances(investigator, frame))),
        )
    return Group(grid, *ritual_lines(frame))


def circumstances(investigator: InvestigatorView, frame: Frame) -> Message:
    """Where somebody stands, and what else is to be known."""
    view: View = frame.view
    facts = [say("team-place", number=investigator.location, name=short_name(investigator.location))]
    if investigator.seat in frame.seating.bots:
        facts.append(say("team-bot"))
    elif investigator.seat == view.seat and len(frame.seating.people(frame.setup.players)) < frame.setup.players:
        facts.append(say("team-you"))
    if investigator.lead:
        facts.append(say("team-lead"))
    if investigator.may_talk and len(frame.seating.people(frame.setup.players)) > 1:
        facts.append(say("team-may-talk"))
    facts.append(say("team-deck", count=investigator.deck))
    facts.extend(item_name(item) for item in investigator.items)
    return list_of(facts)


def list_of(facts: list[Message]) -> Message:
    """Facts one after the other, with a dot between."""
    told = facts[0]
    for fact in facts[1:]:
        told = say("dotted", first=told, second=fact)
    return told


def ritual_lines(frame: Frame) -> list[Text]:
    """The clues found, and what the two hidden tokens can still be (rules fh.ritual.1 to fh.ritual.4)."""
    view: View = frame.view
    found = Counter(view.found)
    keys = found.pop(str(Symbol.KEY), 0)
    shown = [say("counted", name=symbol_name(symbol), count=count) for symbol, count in sorted(found.items())]
    if keys:
        shown.append(say("counted", name=symbol_name(Symbol.KEY), count=keys))
    lines = [Text(frame.say(say("ritual-found", found=shown)), "information")] if shown else []
    if view.ritual_tokens is not None:
        one, other = view.ritual_tokens
        revealed = say("ritual-revealed", one=symbol_name(one), other=symbol_name(other))
        return [*lines, Text(frame.say(revealed), "uncanny")]
    hidden = [
        say("counted", name=symbol_name(symbol), count=left)
        for symbol in RITUAL_SYMBOLS
        if (left := unfound(view, symbol))
    ]
    return [*lines, Text(frame.say(say("ritual-hidden", hidden=hidden)), "information")]


def unfound(view: View, symbol: Symbol) -> int:
    """How many clue tokens with a symbol nobody has seen."""
    return CLUES_PER_SYMBOL - view.found.count(str(symbol))
