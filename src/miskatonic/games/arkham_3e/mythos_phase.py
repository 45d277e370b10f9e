"""The mythos phase: every player draws two tokens from the cup (rules ah3.204.*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import Effects
from miskatonic.kernel.flow import Flow, ask

from . import causes, things
from .components import HEADLINES, SCENARIOS
from .doom import gate_burst, spawn_clue, spread_doom
from .events import CupRefilled, PhaseBegan, TokenDrawn, TurnBegan
from .headlines import read_headline
from .monsters import meet_everywhere, spawn_from_deck
from .play import Table, thing_of
from .reactions import able, codex_name, component_name, in_codex_with, side
from .resolver import Me, carry_out, resolve_for_all
from .state import clockwise
from .words import MythosToken, front, headline_name, say, scenario_name

TOKENS_A_TURN: Final = 2


def begin_phase(table: Table) -> str:
    """Turn order, also of players without an investigator (rules ah3.204.2, ah3.204.4)."""
    state = table.state
    state.phase = "mythos"
    state.turn = None
    state.reckoned = []
    state.order = list(clockwise(state.leader, len(state.investigators)))
    table.tell(PhaseBegan, "mythos")
    return "mythos.turn"


def take_turn(table: Table) -> str:
    state = table.state
    if not state.order:
        state.drawing = None
        return "round.end"
    state.drawing = state.order.pop(0)
    state.tokens_left = TOKENS_A_TURN
    table.tell(TurnBegan, state.investigators[state.drawing].id)
    return "mythos.draw"


def draw_next(table: Table) -> Flow[str]:
    """The first token is resolved before the second is drawn (rule ah3.204.1.ltp).

    By another reading both are drawn first: the first stays out where the cup is filled in between (rule ah3.204.5-3).
    """
    state = table.state
    if not state.tokens_left:
        return "mythos.turn"
    assert state.drawing is not None
    if state.readings.cup == "drawn" and state.tokens_left == TOKENS_A_TURN:
        drawn = [_from_cup(table) for _ in range(TOKENS_A_TURN)]
        state.cup.beside += drawn
        state.tokens_left = 0
        for token in drawn:
            yield from resolve_token(table, state.drawing, token)
        return "mythos.turn"
    state.tokens_left -= 1
    yield from draw_token(table, state.drawing)
    return "mythos.draw"


def draw_token(table: Table, who: int) -> Flow[None]:
    return resolve_token(table, who, take_token(table))


def take_token(table: Table) -> str:
    """It lies beside the cup from then on (rule ah3.204.3)."""
    token = _from_cup(table)
    table.state.cup.beside.append(token)
    return token


def _from_cup(table: Table) -> str:
    """Whenever a draw finds the cup empty it is filled again (rules ah3.204.5, ah3.204.5-2)."""
    state = table.state
    if not state.cup.tokens:
        state.cup.refill()
        table.tell(CupRefilled)
    token = state.cup.draw(state)
    assert token is not None
    return token


def resolve_token(table: Table, who: int, token: str) -> Flow[None]:
    """Rules ah3.204.7a to ah3.204.13a."""
    outer, table.cause = table.cause, causes.token(token)
    table.tell(TokenDrawn, table.state.investigators[who].id, token)
    yield from TOKENS[token](table, who)
    yield from meet_everywhere(table)
    table.cause = outer


def _spread_doom(table: Table, who: int) -> Flow[None]:
    return spread_doom(table)


def _monster(table: Table, who: int) -> Flow[Any]:
    return spawn_from_deck(table)


def _clue(table: Table, who: int) -> Flow[None]:
    return spawn_clue(table)


def _gate_burst(table: Table, who: int) -> Flow[None]:
    return gate_burst(table)


def _blank(table: Table, who: int) -> Flow[None]:
    yield from ()


# Reckoning.


Reckoning = tuple[str, Effects, Me]
"""A component with a reckoning effect, the effect, and who resolves it."""


def reckonings(table: Table) -> list[Reckoning]:
    """On the sheet, in the codex, on cards of investigators (rules ah3.204.12a, ah3.204.12a-2)."""
    state = table.state
    group = Me(who=state.leader, card=state.scenario, board=True)
    found: list[Reckoning] = [("sheet", SCENARIOS[state.scenario].reckoning, group)]
    for entry in in_codex_with(state, "reckoning"):
        card = causes.archive(entry.number, entry.face)
        me = Me(who=state.leader, card=card, archive=entry.number, board=True)
        found.append((f"archive:{entry.number}", side(entry).reckoning, me))
    if state.rumor is not None and HEADLINES[state.rumor.card].reckoning:
        card = state.rumor.card
        found.append((f"headline:{card}", HEADLINES[card].reckoning, Me(who=state.leader, card=card, board=True)))
    for who in state.standing():
        for card, has in able(state, who, "reckoning"):
            found.append((f"{card}|{who}", has.reckoning, Me(who=who, card=card)))
    return found


def reckon(table: Table, who: int) -> Flow[None]:
    """One after the other in the group's order, all that were in play at the start (rules ah3.204.12c to 12e)."""
    state = table.state
    due = [each for each in reckonings(table) if each[0] not in state.reckoned]
    there = {key for key, _, _ in due}
    while due:
        options = [_option(table, each) for each in due]
        chosen: Reckoning = yield from ask(
            state.leader, say("prompt-reckoning"), options, "ah3.204.12c", table.cause, QuestionKind.ORDER, "reckoning"
        )
        due.remove(chosen)
        _, effects, me = chosen
        if me.board:
            yield from resolve_for_all(table, effects, me)
        else:
            yield from carry_out(effects, table, me)
        # What has left play meanwhile, with its owner perhaps, does not reckon any more.
        left = [key for key, _, _ in reckonings(table)]
        due = [each for each in due if each[0] in left]
    state.reckoned = [*state.reckoned, *(key for key, _, _ in reckonings(table) if key not in there)]


def _option(table: Table, reckoning: Reckoning) -> Option:
    key, _, me = reckoning
    state = table.state
    if key == "sheet":
        return Option("reckon:sheet", scenario_name(state.scenario), reckoning, "reckon", (things.SHEET,))
    if me.archive is not None:
        words = codex_name(state, me.archive)
        return Option(f"reckon:{key}", words, reckoning, "reckon", (things.archive(me.archive),))
    if key.startswith("headline:"):
        return Option(f"reckon:{key}", headline_name(me.card), reckoning, "reckon", (things.headline(me.card),))
    thing = thing_of(state, me.who, me.card)
    id = state.investigators[me.who].id
    return Option(f"reckon:{front(me.card)}:{id}", component_name(me.card), reckoning, "reckon", (thing,))


TOKENS: Final[Mapping[str, Callable[[Table, int], Flow[Any]]]] = {
    MythosToken.DOOM: _spread_doom,
    MythosToken.MONSTER: _monster,
    MythosToken.CLUE: _clue,
    MythosToken.HEADLINE: read_headline,
    MythosToken.GATE_BURST: _gate_burst,
    MythosToken.RECKONING: reckon,
    MythosToken.BLANK: _blank,
}
