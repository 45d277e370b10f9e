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


def defeat(t: Table, who: int, by: str) -> Flow[None]:
    """An investigator is defeated and suffers for it (rules lcg.defeat.1 to 3, lcg.trauma.2, 4, 6 and 10)."""
    t.tell(InvestigatorDefeated, t.state.investigators[who].code, by)
    yield from suffer_defeat(t, who, by)
    yield from eliminate(t, who, Fate.DEFEATED)


def suffer_defeat(t: Table, who: int, by: str) -> Flow[None]:
    """A campaign remembers a defeat; a scenario on its own does not (rule lcg.standalone.9)."""
    if t.state.adventure in STANDALONE or by == "card":
        return
    if by == "both":
        by = yield from choose_word(t, who, "trauma", ("damage", "horror"), "lcg.trauma.6")
    suffer_trauma(t, who, physical=by == "damage", mental=by == "horror")


def suffer_trauma(t: Table, who: int, *, physical: int = 0, mental: int = 0) -> None:
    """Written into the campaign log (rules lcg.trauma.2, lcg.trauma.4)."""
    sheet = t.state.sheets[who]
    sheet.physical_trauma += physical
    sheet.mental_trauma += mental
    t.tell(TraumaSuffered, sheet.deck.investigator, int(physical), int(mental))


def resign(t: Table, who: int) -> Flow[None]:
    """Eliminated, but not defeated (rules lcg.resign.2, lcg.resign.3)."""
    t.tell(Resigned, t.state.investigators[who].code)
    yield from eliminate(t, who, Fate.RESIGNED)


def eliminate(t: Table, who: int, fate: Fate) -> Flow[None]:
    """The steps in their order (rule lcg.elimination.13)."""
    state = t.state
    if not is_playing(t, who):
        return
    yield from end_game_of(t, who)
    location = state.investigators[who].location
    state.investigators[who].fate = fate
    remove_cards(t, who)
    drop_clues(t, who, location)
    empty_threat_area(t, who)
    if state.test is not None and state.test.who == who:
        state.test.automatic = False
    if not player_order(state):
        end_scenario(t, "none")
    if state.lead == who:
        yield from choose_new_lead(t)
    yield from engage_ready_enemies(t)


def end_game_of(t: Table, who: int) -> Flow[None]:
    """Step 0: for their weaknesses the game is over, and then they are gone.

    Rules lcg.elimination.3, lcg.elimination.4.
    """
    state = t.state
    yield from when(t, ScenarioEnds(who=who))
    for card in [card for card in state.play if state.owners[card] == who and is_weakness(t, card)]:
        leave_play(t, card)
        state.removed.append(card)


def remove_cards(t: Table, who: int) -> None:
    """Step 1: what they control, and all their cards out of play (rule lcg.elimination.5)."""
    state = t.state
    investigator = state.investigators[who]
    t.tell(RemovedFromGame, investigator.code, investigator.card)
    for card in [card for card, entry in state.play.items() if entry.controller == who]:
        if card in state.play:
            leave_play(t, card)
            state.removed.append(card)
    for pile in (investigator.hand, investigator.deck, investigator.discard):
        state.removed += pile
        pile.clear()
    state.scried = [each for each in state.scried if each.deck != who]


def drop_clues(t: Table, who: int, location: int) -> None:
    """Step 2: clues to the location, resources to the pool (rules lcg.elimination.7, lcg.elimination.8)."""
    investigator = t.state.investigators[who]
    if investigator.clues and location in t.state.play:
        t.state.play[location].clues += investigator.clues
        t.tell(CluesDropped, investigator.code, t.state.codes[location], location, investigator.clues)
    investigator.clues = 0
    investigator.resources = 0


def empty_threat_area(t: Table, who: int) -> None:
    """Steps 3 and 4: enemies stay at the location, other cards are discarded.

    Rules lcg.elimination.9, lcg.elimination.10.
    """
    threats = list(t.state.investigators[who].threats)
    for enemy in [card for card in threats if is_enemy(t, card)]:
        disengage(t, enemy)
    for card in [card for card in threats if not is_enemy(t, card)]:
        t.tell(Discarded, t.state.codes[card], card)
        leave_play(t, card)
        put_on_discard_pile(t, card)


def choose_new_lead(t: Table) -> Flow[None]:
    """Step 5: the others choose a new lead investigator (rule lcg.lead-investigator.3)."""
    state = t.state
    left = player_order(state)
    state.lead = yield from choose_investigator(t, left[0], "lead", left, "lcg.lead-investigator.3")
    t.tell(LeadChosen, state.investigators[state.lead].code)
