"""Looking at the table through the eyes of a seat."""

from __future__ import annotations

from miskatonic.kernel.view_parts import part

from .seeing_board import see_board
from .seeing_campaign import see_log, see_sheet
from .seeing_cards import Lookups, look_up, refs
from .seeing_investigators import known_top, see_investigator
from .seeing_tests import see_test, see_tokens
from .state import ArkhamLcg
from .values import is_weakness
from .view import CardRef, View
from .words import NOBODY


def see(state: ArkhamLcg, seat: int | None) -> View:
    """Everything a seat may know; nothing else leaves the table."""
    lookups = look_up(state, seat)
    table, parts = lookups.table, lookups.parts
    board = see_board(lookups)
    investigators = [see_investigator(lookups, who) for who in range(len(state.investigators))]
    piles = (state.encounter.discard, state.victory, state.set_aside)
    discard, victory, set_aside = part(parts, "piles", piles, see_piles, lookups)
    bag, test = see_tokens(table, seat), state.test
    return View(
        seat=seat,
        adventure=state.adventure,
        scenario=state.scenario,
        difficulty=state.difficulty,
        grim=state.grim,
        phase=state.phase,
        round=state.round,
        lead=state.lead,
        active=state.active,
        window=state.window,
        resolution=state.resolution,
        peril=state.peril,
        investigators=investigators,
        locations=board.locations,
        enemies=board.enemies,
        act=board.act,
        agenda=board.agenda,
        acts_left=len(state.acts),
        agendas_left=len(state.agendas),
        encounter_deck=len(state.encounter.cards),
        encounter_known=known_top(lookups, state.encounter.cards, NOBODY) if state.scried else [],
        encounter_discard=discard,
        cultists=len(state.cultists),
        victory=victory,
        set_aside=set_aside,
        limbo=see_limbo(lookups),
        looking=looked_at(lookups),
        looked_at=0 if state.looking is None else len(state.looking.cards),
        tokens=list(bag.tokens),
        leads=dict(bag.leads),
        test=None if test is None else see_test(table, test, investigators[test.who].skill_terms[test.skill], bag),
        sheets=[see_sheet(seat, sheet) for seat, sheet in enumerate(state.sheets)],
        log=part(parts, "log", state.log, see_log, state.log),
    )


def see_piles(lookups: Lookups) -> tuple[list[CardRef], ...]:
    """The cards out of play that lie open: the encounter discard pile, the victory display, what is set aside."""
    state = lookups.state
    return refs(lookups, state.encounter.discard), refs(lookups, state.victory), refs(lookups, state.set_aside)


def see_limbo(lookups: Lookups) -> list[CardRef]:
    state = lookups.state
    return refs(
        lookups,
        [*state.played, *(card for card in state.limbo if may_see(lookups, card))] if state.limbo else state.played,
    )


def may_see(lookups: Lookups, card: int) -> bool:
    """Encounter cards and weaknesses are resolved in the open; other cards on their way are their owner's."""
    state = lookups.state
    return state.owners[card] in (NOBODY, lookups.seat) or (is_weakness(lookups.table, card) and state.phase != "setup")


def looked_at(lookups: Lookups) -> list[CardRef]:
    looking = lookups.state.looking
    return refs(lookups, looking.cards) if looking is not None and looking.seat == lookups.seat else []


def seat_may_talk(state: ArkhamLcg, seat: int) -> bool:
    """Whoever is alone with Peril does not consult the others, nor they them (rule lcg.peril.1)."""
    return state.peril == NOBODY
