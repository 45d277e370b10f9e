"""The Mythos Phase: one card, its icons in their order, and the end of the round (rules eh.mythos-phase.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .board import GATES
from .clues import spawn_clues
from .components import MYTHOS, MythosCard
from .doom import advance_omen
from .events import (
    CardEntered,
    LeadPassed,
    MythosDrawn,
    PhaseBegan,
)
from .gates import spawn_gates
from .monsters import spawn
from .mysteries import is_solved, solve_mystery, would_win
from .play import Table, investigator_options, lose, reference
from .reckoning import reckon
from .replacing import replace_investigators, someone_waits
from .resolver import Me, resolve_for_all
from .state import Ongoing
from .words import say

END_PROMPT: Final = say("prompt-end-of-mythos")
END_OPTIONS: Final = {
    name: Option(f"end:{name}", say(f"end-{name}"), name, "end", word=name) for name in ("mystery", "replace", "lead")
}
"""What is timed to the end of the phase."""
LEAD_PROMPT: Final = say("prompt-lead")
KEEP_LEAD: Final = Option("keep", say("option-keep-lead"), role=Role.PASS)


def begin_phase(table: Table) -> str:
    state = table.state
    state.phase = "mythos"
    table.tell(PhaseBegan, "mythos")
    return "mythos.card"


def draw_card(table: Table) -> Flow[str]:
    """Exactly one Mythos card; without one the phase ends, and the investigators lose unless they win by its end.

    Rules eh.mythos-phase.1, eh.mythos.2, eh.win-lose.2.
    """
    state = table.state
    if not state.mythos:
        if is_solved(table):
            yield from solve_mystery(table)
        lose(table, "mythos-empty")
    yield from resolve_card(table, state.mythos.pop())
    return "mythos.end"


def resolve_card(table: Table, id: str, *, starting: bool = False) -> Flow[None]:
    """All icons of a card in the order of the rulebook, then its text (rules eh.mythos-phase.2 to 11, eh.mythos.8)."""
    state = table.state
    outer, state.card = state.card, id
    cause, table.cause = table.cause, causes.component(id)
    card = MYTHOS[id]
    if table.telling:
        table.tell(MythosDrawn, id)
    if not starting:
        yield from _icons(table, card)
    if card.trait == "event":
        yield from resolve_for_all(table, card.then, Me(who=state.lead, card=id))
        state.mythos_discard.append(id)
    else:
        yield from enter_play(table, card, bare=starting and state.readings.starting_rumor == "bare")
    state.card, table.cause = outer, cause


def _icons(table: Table, card: MythosCard) -> Flow[None]:
    """Green: omen, surge, clues. Yellow: omen, reckoning, gates. Blue: clues (rule eh.mythos.9.ltp)."""
    count = reference(table.state)
    if card.colour != "blue":
        yield from advance_omen(table)
    if card.colour == "yellow":
        yield from reckon(table)
        yield from spawn_gates(table, count.gates)
    if card.colour == "green":
        yield from monster_surge(table)
    if card.colour != "yellow":
        spawn_clues(table, count.clues)


def monster_surge(table: Table) -> Flow[None]:
    """Monsters at every gate of the current omen; where there is none, a gate (rules eh.monster-surge.1 to 6)."""
    state = table.state
    omen = state.current_omen
    gates = [gate for gate in state.gates if GATES[gate] is omen]
    if not gates:
        yield from spawn_gates(table, 1)
    for gate in gates:
        for _ in range(reference(state).surge):
            yield from spawn(table, gate)


def enter_play(table: Table, card: MythosCard, *, bare: bool = False) -> Flow[None]:
    """A card that stays: its rumor token and its tokens, then what happens as it enters play (rule eh.mythos.3)."""
    state = table.state
    state.ongoing.append(Ongoing(card.id, 0 if bare else card.tokens))
    table.tell(CardEntered, card.id)
    return resolve_for_all(table, card.enter, Me(who=state.lead, card=card.id))


def end_phase(table: Table) -> Flow[str]:
    """What is timed to the end of the phase, in an order the lead settles (rules eh.faq.12, eh.faq.13)."""
    state = table.state
    if would_win(table):
        # Nothing that happens at the same time can lose the game first (rule eh.win-lose.2).
        yield from solve_mystery(table)
    done: set[str] = set()
    while True:
        waiting = [name for name in END_OPTIONS if name not in done and _due(table, name)]
        if not waiting:
            break
        options = [END_OPTIONS[name] for name in waiting]
        name: str = yield from ask(
            state.lead, END_PROMPT, options, "eh.faq.13", None, QuestionKind.ORDER, "end-of-mythos"
        )
        done.add(name)
        if name == "mystery":
            yield from solve_mystery(table)
        elif name == "replace":
            yield from replace_investigators(table)
        else:
            yield from pass_lead(table)
    return "round.begin"


def _due(table: Table, name: str) -> bool:
    match name:
        case "mystery":
            return is_solved(table)
        case "replace":
            return someone_waits(table.state)
        case _:
            return len(table.state.standing()) > 1


def pass_lead(table: Table) -> Flow[None]:
    """The lead may pass the token to anybody, or keep it (rule eh.lead.6)."""
    state = table.state
    others = [seat for seat in state.standing() if seat != state.lead]
    options = [*investigator_options(state, others, "lead"), KEEP_LEAD]
    to: int | None = yield from ask(state.lead, LEAD_PROMPT, options, "eh.lead.6", None, topic="lead")
    if to is not None:
        state.lead = to
        if table.telling:
            table.tell(LeadPassed, state.investigators[to].id)
