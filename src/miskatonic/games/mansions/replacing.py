"""Who comes into the house: at the start, and for those who were killed (mom.setup-investigator, mom.replacement)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from . import things
from .components import CHARACTERS, TRAITS
from .events import InvestigatorJoined
from .horror import entered_room
from .house import house_of
from .killing import eliminated
from .play import Table
from .possessions import gain, gain_spell
from .state import Investigator
from .words import investigator_name, say, trait_name


def character_options(free: Iterable[str]) -> list[Option]:
    """Nobody can have a character that was used already (rules mom.setup-investigator.8.ltp, mom.replacement.1)."""
    return [Option(f"play:{id}", investigator_name(id), id, "play", (things.investigator(id),)) for id in free]


def trait_options(id: str, kind: Literal["mental", "physical"]) -> list[Option]:
    """The two traits of a kind, of which one is kept (rule mom.setup-investigator.4.ltp)."""
    traits = [each.id for each in CHARACTERS[id].traits if each.kind == kind]
    return [Option(f"keep:{trait}", trait_name(trait), trait, "keep", (things.trait(trait),)) for trait in traits]


def replace_investigator(table: Table, who: int) -> Flow[None]:
    """The next turn of whoever was killed: a new investigator on the start space, nothing else (mom.replacement)."""
    state = table.state
    if not state.unused:
        yield from eliminated(table, who)
        return
    rule = "mom.replacement.1"
    id: str = yield from ask(who, say("prompt-character"), character_options(state.unused), rule, topic="character")
    state.picks = {who: [id]}
    mental = yield from ask(who, say("prompt-mental"), trait_options(id, "mental"), "mom.replacement.3", topic="trait")
    state.picks = {who: [id, mental]}
    prompt = say("prompt-physical")
    physical = yield from ask(who, prompt, trait_options(id, "physical"), "mom.replacement.3", topic="trait")
    state.picks = {}
    state.unused.remove(id)
    join(table, who, id, mental, physical)
    if state.readings.replacement_horror == "at-once":
        yield from entered_room(table, who)


def join(table: Table, who: int, id: str, mental: str, physical: str) -> None:
    """On the start space, with skill points and what the traits name (rules mom.replacement.4 to .6, mom.escape.8)."""
    state = table.state
    start = house_of(state.story).start
    before = state.investigators.get(who)
    joined = state.investigators[who] = Investigator(id, mental, physical, start, CHARACTERS[id].skill_points)
    if before is not None:
        joined.used = before.used  # What their cards have done once a game they do not do again.
    joined.must_escape = state.revealed and state.readings.latecomers == "must-escape"
    table.tell(InvestigatorJoined, id, mental, physical, start)
    for trait in (TRAITS[mental], TRAITS[physical]):
        if trait.item is not None:
            gain(table, who, trait.item)
        if trait.spell is not None:
            gain_spell(table, who, trait.spell)
