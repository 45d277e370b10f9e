"""New investigators for those who were defeated or devoured (rules eh.defeated.9 to 11, 18, 19, eh.devoured.5)."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.tokens import Gauge

from . import causes, things
from .causes import caused
from .clues import gain_clues
from .components import CARDS, SHEETS
from .events import InvestigatorJoined
from .health import eliminate, give_up_lead
from .play import Table
from .possessions import can_improve, gain_artifact, gain_asset_from_deck, gain_condition, gain_spell, improve
from .state import Eldritch, Investigator
from .words import SKILLS, Skill, investigator_name, say, skill_name


def someone_waits(state: Eldritch) -> bool:
    for each in state.investigators:  # noqa: SIM110 (asked so often that a generator would cost too much)
        if each.fate in ("defeated", "devoured"):
            return True
    return False


def replace_investigators(table: Table) -> Flow[None]:
    """Every player without an investigator takes one whom nobody has played yet (rules eh.defeated.9, 10)."""
    state = table.state
    count = len(state.investigators)
    for seat in ((state.lead + place) % count for place in range(count)):
        if state.investigators[seat].fate not in ("defeated", "devoured"):
            continue
        if not state.unused:
            yield from eliminate(table, seat)
            continue
        options = [_join_option(id) for id in state.unused]
        id: str = yield from ask(seat, say("prompt-join"), options, "eh.defeated.9", None, topic="join")
        state.unused.remove(id)
        yield from join(table, seat, id)
    yield from give_up_lead(table)


@cache
def _join_option(id: str) -> Option:
    return Option(f"join:{id}", investigator_name(id), id, "join", (things.investigator(id),))


def newcomer(id: str) -> Investigator:
    """An investigator before the first possession (rules eh.health-sanity.2, eh.investigator.6)."""
    sheet = SHEETS[id]
    return Investigator(
        id,
        sheet.space,
        Gauge(sheet.health, sheet.health),
        Gauge(sheet.sanity, sheet.sanity),
        improved={},
        clues=[],
        trains=0,
        ships=0,
        cards=[],
        conditions=[],
    )


def join(table: Table, seat: int, id: str) -> Flow[None]:
    """An investigator comes into play with what the sheet says; what is not to be had is not replaced.

    Rules eh.investigator.8.ltp, eh.defeated.18.ltp, eh.defeated.19.
    """
    state = table.state
    sheet = SHEETS[id]
    state.investigators[seat] = newcomer(id)
    table.tell(InvestigatorJoined, id, sheet.space)
    for name in sheet.cards:
        match CARDS[name].kind:
            case "asset":
                yield from gain_asset_from_deck(table, seat, name)
            case "artifact":
                yield from gain_artifact(table, seat, name)
            case "spell":
                yield from gain_spell(table, seat, name)
            case "condition":
                yield from gain_condition(table, seat, name)
    gain_clues(table, seat, sheet.clues)
    for _ in range(sheet.improves):
        yield from caused(table, causes.component(id), improve_one(table, seat))


def improve_one(table: Table, who: int, skills: tuple[Skill, ...] = SKILLS) -> Flow[Skill | None]:
    """One skill of their choice."""
    able = [skill for skill in skills if can_improve(table.state, who, skill)]
    if not able:
        return None
    options = [Option(f"improve:{skill}", skill_name(skill), skill, "improve", word=skill) for skill in able]
    skill: Skill = yield from ask(who, say("prompt-improve"), options, "eh.improve.1", table.cause, topic="improve")
    improve(table, who, skill)
    return skill
