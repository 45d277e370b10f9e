"""Above the world: the round, the Ancient One, the omen, the mystery and the Mythos cards in play."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.eldritch.components import ANCIENT_ONES
from miskatonic.games.eldritch.view import MysteryView, OngoingView, View
from miskatonic.games.eldritch.words import (
    OMEN_TRACK,
    ancient_one_name,
    monster_name,
    mystery_name,
    mythos_name,
    space_name,
)
from miskatonic.games.eldritch.words import say as say_game

from ..face import Frame
from .marks import DOOM, MYSTERY, OMEN_SIGNS, OMEN_STYLES, RUMOR, TOKEN
from .words import say


def header(frame: Frame) -> RenderableType:
    view: View = frame.view
    parts: list[RenderableType] = [first_line(frame), tracks(frame)]
    if view.mystery is not None:
        parts.append(mystery_line(view.mystery, frame))
    return Group(*parts, *(ongoing_line(each, frame) for each in view.ongoing))


def first_line(frame: Frame) -> Table:
    view: View = frame.view
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    game = say(
        "header-game",
        title=say_game("title"),
        ancient=ancient_one_name(view.ancient_one),
        difficulty=say_game(f"difficulty-{view.difficulty}"),
    )
    now = say("header-round", round=view.round, phase=say_game(f"phase-{view.phase}"))
    grid.add_row(Text(frame.say(game), "title"), Text(frame.say(now), "name"))
    return grid


def tracks(frame: Frame) -> Text:
    """Doom, the omen on its track, the gates it wakes, the mysteries that are solved."""
    view: View = frame.view
    omen = OMEN_TRACK[view.omen]
    line = Text()
    if view.awake:
        line.append(frame.say(say("header-awake")), "danger")
    else:
        line.append(frame.say(say("header-doom", doom=f"{DOOM}{view.doom}")), "danger")
    line.append(" · ").append(frame.say(say("header-omen"))).append_text(omen_track(view))
    matching = sum(gate.omen == omen for gate in view.gates)
    line.append(" ").append(frame.say(say("header-matching", count=matching)), OMEN_STYLES[omen])
    needed = ANCIENT_ONES[view.ancient_one].mysteries
    line.append(" · ").append(frame.say(say("header-solved", count=len(view.solved), needed=needed)))
    if not frame.brief:
        line.append(f" · {frame.say(say('header-seed', seed=str(frame.setup.seed)))}", "muted")
    return line


def omen_track(view: View) -> Text:
    """The four places of the track, with the omen token on one of them and Eldritch tokens on others."""
    line = Text()
    for place, omen in enumerate(OMEN_TRACK):
        tokens = TOKEN * view.omen_tokens[place]
        sign = f"[{OMEN_SIGNS[omen]}]" if place == view.omen else f" {OMEN_SIGNS[omen]} "
        line.append(sign, OMEN_STYLES[omen] if place == view.omen else "muted").append(tokens, "uncanny")
    return line


def mystery_line(mystery: MysteryView, frame: Frame) -> Text:
    """Its name, how far it is, and what it is about."""
    line = Text().append(f"{MYSTERY} {frame.say(mystery_name(mystery.card))}", "title")
    progress = say_game(f"overview-goal-{mystery.goal}", have=mystery.have, need=mystery.need)
    line.append(f" · {frame.say(progress)}")
    for fact in mystery_facts(mystery, frame):
        line.append(f" · {fact}", "muted")
    return line


def mystery_facts(mystery: MysteryView, frame: Frame) -> Iterator[str]:
    if mystery.space is not None:
        yield frame.say(space_name(mystery.space))
    yield from (frame.say(monster_name(kind)) for kind in mystery.monsters)


def ongoing_line(ongoing: OngoingView, frame: Frame) -> Text:
    """A Mythos card in play: where it is met, and what lies on it."""
    sign = RUMOR if ongoing.space is not None else "·"
    line = Text().append(f"{sign} {frame.say(mythos_name(ongoing.card))}", "danger" if ongoing.space else "uncanny")
    if ongoing.space is not None:
        line.append(f" · {frame.say(space_name(ongoing.space))}")
    if ongoing.tokens:
        line.append(f" · {TOKEN}{ongoing.tokens}", "uncanny")
    for kind in ongoing.monsters:
        line.append(f" · {frame.say(monster_name(kind))}", "red")
    return line
