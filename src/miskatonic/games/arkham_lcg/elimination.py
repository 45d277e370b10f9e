"""Defeat, resignation, and what becomes of an investigator's cards."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .card import Table
from .engagement import disengage, engage_ready_enemies
from .events import CluesDropped, Discarded, InvestigatorDefeated, LeadChosen, RemovedFromGame, Resigned, TraumaSuffered
from .moments import ScenarioEnds
from .play import choose_investigator, choose_word, end_scenario, is_playing, player_order
from .state import Fate
from .timing import when
from .values import is_enemy, is_weakness
from .words import STANDALONE
from .zones import leave_play, put_on_discard_pile


def defeat(table: Table, who: int, by: str) -> Flow[None]:
    """An investigator is defeated and suffers for it (rules lcg.defeat.1 to 3, lcg.trauma.2, 4, 6 and 10)."""
    table.tell(InvestigatorDefeated, table.state.investigators[who].code, by)
    yield from suffer_defeat(table, who, by)
    yield from eliminate(table, who, Fate.DEFEATED)


def suffer_defeat(table: Table, who: int, by: str) -> Flow[None]:
    """A campaign remembers a defeat; a scenario on its own does not (rule lcg.standalone.9)."""
    if table.state.adventure in STANDALONE or by == "card":
        return
    if by == "both":
        by = yield from choose_word(table, who, "trauma", ("damage", "horror"), "lcg.trauma.6")
    suffer_trauma(table, who, physical=by == "damage", mental=by == "horror")


def suffer_trauma(table: Table, who: int, *, physical: int = 0, mental: int = 0) -> None:
    """Written into the campaign log (rules lcg.trauma.2, lcg.trauma.4)."""
    sheet = table.state.sheets[who]
    sheet.physical_trauma += physical
    sheet.mental_trauma += mental
    table.tell(TraumaSuffered, sheet.deck.investigator, int(physical), int(mental))


def resign(table: Table, who: int) -> Flow[None]:
    """Eliminated, but not defeated (rules lcg.resign.2, lcg.resign.3)."""
    table.tell(Resigned, table.state.investigators[who].code)
    yield from eliminate(table, who, Fate.RESIGNED)


def eliminate(table: Table, who: int, fate: Fate) -> Flow[None]:
    """The steps in their order (rule lcg.elimination.13)."""
    state = table.state
    if not is_playing(table, who):
        return
    yield from end_game_of(table, who)
    location = state.investigators[who].location
    state.investigators[who].fate = fate
    remove_cards(table, who)
    drop_clues(table, who, location)
    empty_threat_area(table, who)
    if state.test is not None and state.test.who == who:
        state.test.automatic = False
    if not player_order(state):
        end_scenario(table, "none")
    if state.lead == who:
        yield from choose_new_lead(table)
    yield from engage_ready_enemies(table)


def end_game_of(table: Table, who: int) -> Flow[None]:
    """Step 0: for their weaknesses the game is over, and then they are gone.

    Rules lcg.elimination.3, lcg.elimination.4.
    """
    state = table.state
    yield from when(table, ScenarioEnds(who=who))
    for card in [card for card in state.play if state.owners[card] == who and is_weakness(table, card)]:
        leave_play(table, card)
        state.removed.append(card)


def remove_cards(table: Table, who: int) -> None:
    """Step 1: what they control, and all their cards out of play (rule lcg.elimination.5)."""
    state = table.state
    investigator = state.investigators[who]
    table.tell(RemovedFromGame, investigator.code, investigator.card)
    for card in [card for card, entry in state.play.items() if entry.controller == who]:
        if card in state.play:
            leave_play(table, card)
            state.removed.append(card)
    for pile in (investigator.hand, investigator.deck, investigator.discard):
        state.removed += pile
        pile.clear()
    state.scried = [each for each in state.scried if each.deck != who]


def drop_clues(table: Table, who: int, location: int) -> None:
    """Step 2: clues to the location, resources to the pool (rules lcg.elimination.7, lcg.elimination.8)."""
    investigator = table.state.investigators[who]
    if investigator.clues and location in table.state.play:
        table.state.play[location].clues += investigator.clues
        table.tell(CluesDropped, investigator.code, table.state.codes[location], location, investigator.clues)
    investigator.clues = 0
    investigator.resources = 0


def empty_threat_area(table: Table, who: int) -> None:
    """Steps 3 and 4: enemies stay at the location, other cards are discarded.

    Rules lcg.elimination.9, lcg.elimination.10.
    """
    threats = list(table.state.investigators[who].threats)
    for enemy in [card for card in threats if is_enemy(table, card)]:
        disengage(table, enemy)
    for card in [card for card in threats if not is_enemy(table, card)]:
        table.tell(Discarded, table.state.codes[card], card)
        leave_play(table, card)
        put_on_discard_pile(table, card)


def choose_new_lead(table: Table) -> Flow[None]:
    """Step 5: the others choose a new lead investigator (rule lcg.lead-investigator.3)."""
    state = table.state
    left = player_order(state)
    state.lead = yield from choose_investigator(table, left[0], "lead", left, "lcg.lead-investigator.3")
    table.tell(LeadChosen, state.investigators[state.lead].code)
