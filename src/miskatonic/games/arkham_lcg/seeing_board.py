"""What everybody sees of the board: locations, enemies, the act and the agenda."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
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


class Surroundings(NamedTuple):
    """What belongs to each location."""

    neighbours: dict[int, list[int]]
    """The locations one can move to."""
    standing: dict[int, list[int]]
    """The investigators there, in player order."""
    attached: dict[int, list[int]]
    """What is attached to it, or to any other card."""
    lying: dict[int, list[int]]
    """What else is there without anybody who controls it, but for enemies."""


def see_board(lookups: Lookups) -> BoardView:
    """Mostly nothing of it has changed; else it is the locations or the enemies that have, seldom both."""
    state = lookups.state
    source = (
        state.play,
        state.locations,
        state.enemies,
        state.acts,
        state.agendas,
        state.lead,
        [(each.location, each.fate) for each in state.investigators],
        connections(lookups.table),
        lookups.shrouds,
        lookups.fights,
        lookups.evades,
    )
    return part(lookups.parts, "board", source, make_board, lookups)


def make_board(lookups: Lookups) -> BoardView:
    return BoardView(see_locations(lookups), see_enemies(lookups), see_act(lookups.table), see_agenda(lookups.table))


def see_locations(lookups: Lookups) -> list[LocationView]:
    state, play = lookups.state, lookups.play
    around = surroundings_of(lookups)
    cards = [*state.locations, *chain(*around.attached.values()), *chain(*around.lying.values())]
    source = cards, [play[card] for card in cards], around, lookups.shrouds
    return part(lookups.parts, "locations", source, make_locations, lookups, around)


def make_locations(lookups: Lookups, around: Surroundings) -> list[LocationView]:
    return [see_location(lookups, around, location) for location in lookups.state.locations]


def surroundings_of(lookups: Lookups) -> Surroundings:
    state = lookups.state
    enemies = state.enemies
    standing: dict[int, list[int]] = {}
    for who in player_order(state):
        standing.setdefault(state.investigators[who].location, []).append(who)
    attached: dict[int, list[int]] = {}
    lying: dict[int, list[int]] = {}
    for card, entry in state.play.items():
        if entry.attached != NOWHERE:
            attached.setdefault(entry.attached, []).append(card)
        if entry.location != NOWHERE and entry.controller == NOBODY and card not in enemies:
            lying.setdefault(entry.location, []).append(card)
    return Surroundings(connections(lookups.table), standing, attached, lying)


def see_enemies(lookups: Lookups) -> list[EnemyView]:
    state, play = lookups.state, lookups.play
    places = [each.location for each in state.investigators]
    source = state.enemies, [play[enemy] for enemy in state.enemies], places, lookups.fights, lookups.evades
    return part(lookups.parts, "enemies", source, make_enemies, lookups)


def make_enemies(lookups: Lookups) -> list[EnemyView]:
    return [see_enemy(lookups, enemy) for enemy in lookups.state.enemies]


def see_location(lookups: Lookups, around: Surroundings, location: int) -> LocationView:
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
        around.neighbours.get(location, []),
        entry.clues,
        entry.doom,
        shroud,
        terms,
        shown.victory if revealed else None,
        around.standing.get(location, []),
        see_cards(lookups, around.attached[location]) if location in around.attached else [],
        see_cards(lookups, around.lying[location]) if location in around.lying else [],
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
