"""What everybody sees of the board: locations, enemies, the act and the agenda."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from miskatonic.kernel.view_parts import part

from .act_agenda import current_act, current_agenda
from .card import ReadOnlyTable
from .places import connections, side
from .play import face, player_order, where
from .printed import PRINTED
from .seeing_cards import Lookups, see_cards, see_number
from .values import doom_in_play, has_gained, health, is_blank
from .view import ActView, AgendaView, EnemyView, LocationView
from .words import MASSIVE, NOBODY, NOWHERE


class BoardView(NamedTuple):
    locations: list[LocationView]
    enemies: list[EnemyView]
    act: ActView | None
    agenda: AgendaView | None


class Whereabouts(NamedTuple):
    """What is at each location."""

    neighbours: dict[int, list[int]]
    """The locations one can move to from each."""
    standing: dict[int, list[int]]
    """The investigators at each location, in player order."""
    attached: dict[int, list[int]]
    """What is attached to each card."""
    lying: dict[int, list[int]]
    """What else is at each location without anybody who controls it, but for enemies."""


def see_board(lookups: Lookups) -> BoardView:
    state = lookups.state
    source = (
        state.play,
        state.locations,
        state.enemies,
        state.acts,
        state.agendas,
        state.lead,
        [(each.location, each.fate) for each in state.investigators],
        connections(lookups.table).neighbours,
        lookups.shrouds,
        lookups.fights,
        lookups.evades,
    )
    return part(lookups.parts, "board", source, make_board, lookups)


def make_board(lookups: Lookups) -> BoardView:
    table, state = lookups.table, lookups.state
    whereabouts = see_whereabouts(lookups)
    return BoardView(
        [see_location(lookups, whereabouts, location) for location in state.locations],
        [see_enemy(lookups, enemy) for enemy in state.enemies],
        see_act(table),
        see_agenda(table),
    )


def see_whereabouts(lookups: Lookups) -> Whereabouts:
    state = lookups.state
    standing: dict[int, list[int]] = {}
    for who in player_order(state):
        standing.setdefault(state.investigators[who].location, []).append(who)
    attached: dict[int, list[int]] = {}
    lying: dict[int, list[int]] = {}
    for card, entry in state.play.items():
        if entry.attached != NOWHERE:
            attached.setdefault(entry.attached, []).append(card)
        if entry.location != NOWHERE and entry.controller == NOBODY and card not in state.enemies:
            lying.setdefault(entry.location, []).append(card)
    return Whereabouts(connections(lookups.table).neighbours, standing, attached, lying)


def see_location(lookups: Lookups, whereabouts: Whereabouts, location: int) -> LocationView:
    entry = lookups.play[location]
    revealed = entry.revealed
    code = lookups.codes[location]
    shown = PRINTED[code]
    if revealed:
        shroud, terms = see_number(lookups, "shroud", location, shown.shroud, lookups.shrouds)
        symbol = shown.symbol
    else:
        shroud, terms = None, []
        code = face(lookups.table, location)
        symbol = side(lookups.table, location).symbol
    return LocationView(
        location,
        code,
        revealed,
        symbol,
        whereabouts.neighbours.get(location, []),
        entry.clues,
        entry.doom,
        shroud,
        terms,
        shown.victory if revealed else None,
        whereabouts.standing.get(location, []),
        see_cards(lookups, whereabouts.attached[location]) if location in whereabouts.attached else [],
        see_cards(lookups, whereabouts.lying[location]) if location in whereabouts.lying else [],
    )


def see_enemy(lookups: Lookups, enemy: int) -> EnemyView:
    table = lookups.table
    entry = lookups.play[enemy]
    code = lookups.codes[enemy]
    shown = PRINTED[code]
    blank = lookups.blanking and is_blank(table, enemy)
    keywords = see_keywords(lookups, enemy, blank)
    fight, fight_terms = see_number(lookups, "fight", enemy, shown.fight, lookups.fights)
    evade, evade_terms = see_number(lookups, "evade", enemy, shown.evade, lookups.evades)
    return EnemyView(
        enemy,
        code,
        where(table, enemy),
        entry.engaged,
        MASSIVE in keywords or has_gained(table, enemy, MASSIVE),
        entry.exhausted,
        entry.damage,
        health(table, enemy) or 0,
        entry.doom,
        entry.clues,
        fight,
        fight_terms,
        evade,
        evade_terms,
        shown.damage,
        shown.horror,
        keywords,
        blank,
    )


def see_keywords(lookups: Lookups, enemy: int, blank: bool) -> list[str]:
    """The printed ones; of a blank text box those that count as printed all the same."""
    keywords = in_order(PRINTED[lookups.codes[enemy]].keywords)
    return [keyword for keyword in keywords if has_gained(lookups.table, enemy, keyword)] if blank else keywords


@lru_cache(maxsize=256)
def in_order(keywords: frozenset[str]) -> list[str]:
    return sorted(keywords)


def see_act(table: ReadOnlyTable) -> ActView | None:
    card = current_act(table)
    if card == NOWHERE or card not in table.state.play:
        return None
    entry = table.state.play[card]
    needed = PRINTED[table.state.codes[card]].clues * table.state.per_investigator
    return ActView(card, table.state.codes[card], entry.clues, needed, entry.revealed)


def see_agenda(table: ReadOnlyTable) -> AgendaView | None:
    card = current_agenda(table)
    if card == NOWHERE or card not in table.state.play:
        return None
    entry = table.state.play[card]
    threshold = 0 if entry.revealed else PRINTED[table.state.codes[card]].doom
    return AgendaView(card, table.state.codes[card], entry.doom, doom_in_play(table), threshold, entry.revealed)
