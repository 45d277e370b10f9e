"""New investigators for those who are gone (rules ah3.205.2, ah3.429.6c, ah3.429.7a to ah3.429.7c)."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask

from . import causes, things
from .assets import become, gain, take
from .components import SHEETS
from .events import InvestigatorJoined, PlayerOut
from .monsters import engage_in
from .play import Table, starting_space
from .state import Arkham, Investigator, clockwise
from .words import DARK_PACT, card_name, investigator_name, say


def replace_investigators(table: Table) -> Flow[None]:
    """Every player without an investigator takes one whom nobody has played (rules ah3.429.7a, ah3.005.2-ex2).

    Ready monsters in the starting space engage those who come (rule ah3.413.5).
    """
    state = table.state
    for seat in clockwise(state.leader, len(state.investigators)):
        if state.investigators[seat].fate in ("in-play", "out"):
            continue
        if not state.unused:
            state.investigators[seat].fate = "out"
            table.tell(PlayerOut, state.investigators[seat].id)
            continue
        options = [_join_option(id) for id in state.unused]
        id: str = yield from ask(seat, say("prompt-join"), options, "ah3.429.7a", None, topic="join")
        state.unused.remove(id)
        yield from join(table, seat, id)
    yield from engage_in(table, starting_space(state))


@cache
def _join_option(id: str) -> Option:
    return Option(f"join:{id}", investigator_name(id), id, "join", (things.investigator(id),))


def newcomer(state: Arkham, id: str) -> Investigator:
    return Investigator(id, starting_space(state))


def join(table: Table, seat: int, id: str) -> Flow[None]:
    """With the starting cards and what is chosen of them, in the starting space (rules ah3.110.5a, ah3.429.7b, 7c)."""
    state = table.state
    sheet = SHEETS[id]
    state.investigators[seat] = newcomer(state, id)
    table.tell(InvestigatorJoined, id, state.investigators[seat].space)
    gain(table, seat, "money", sheet.money)
    for name in sheet.cards:
        yield from take(table, seat, name)
    if sheet.choices:
        options = [
            Option(
                f"start:{'+'.join(names) or 'none'}",
                _choice_name(names),
                names,
                "start",
                tuple(things.card(name) for name in names if name != DARK_PACT),
                word=str(number),
            )
            for number, names in enumerate(sheet.choices)
        ]
        prompt = say("prompt-starting-cards")
        state.revealed = [name for names in sheet.choices for name in names if name != DARK_PACT]
        chosen: list[str] = yield from ask(
            seat, prompt, options, "ah3.110.5a-2", causes.component(id), QuestionKind.WAY, "starting-cards"
        )
        state.revealed = []
        for name in chosen:
            if name == DARK_PACT:
                yield from become(table, seat, name)
            else:
                yield from take(table, seat, name)


def _choice_name(names: list[str]):
    if not names:
        return say("option-no-card")
    if len(names) == 1:
        return card_name(names[0])
    return say("option-both-cards", one=card_name(names[0]), other=card_name(names[1]))
