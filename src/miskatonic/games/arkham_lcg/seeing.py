"""Looking at the table through the eyes of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from miskatonic.kernel.table import Snapshot

from .act_agenda import current_act, current_agenda
from .card import Card, ReadOnlyTable
from .in_play_index import index_of
from .places import connections, side
from .play import face, player_order, where
from .printed import PRINTED
from .registry import CARDS
from .seeing_campaign import see_log, see_sheet
from .seeing_tests import see_test, see_tokens
from .slots import SLOTS
from .state import PLAYING, ArkhamLcg, InPlay
from .timing import discarded_event
from .values import (
    cards_modifying,
    changes_of,
    doom_in_play,
    has_gained,
    health,
    is_blank,
    is_weakness,
    price,
    sanity,
    skill_changes,
    total,
)
from .view import (
    ActView,
    AgendaView,
    CardRef,
    CardView,
    EnemyView,
    HandCard,
    InvestigatorView,
    LocationView,
    SkillView,
    TermView,
    View,
)
from .words import MASSIVE, NOBODY, NOWHERE, Kind, Skill

SKILLS: Final = tuple(Skill)

Made = tuple[int, list[TermView]]
"""A number, and what it is made of."""


class Lookups(Struct, frozen=True, gc=False):
    """A read-only table, and what is looked up once for a whole view."""

    table: ReadOnlyTable
    state: ArkhamLcg
    seat: int | None
    codes: list[str]
    play: dict[int, InPlay]
    modifiers: Mapping[str, Sequence[tuple[Card, int]]]
    """The cards in play with a constant effect, by what they have it on."""
    blanking: bool
    """Some text box may be blank."""
    neighbours: Mapping[int, list[int]]
    """The locations one can move to from each."""
    standing: dict[int, list[int]]
    """The investigators at each location, in player order."""
    attached: dict[int, list[int]]
    """What is attached to each card."""
    lying: dict[int, list[int]]
    """What else is at each location without anybody who controls it, but for enemies."""
    skills: dict[int, list[tuple[Skill, TermView]]]
    """What is added to skills, by investigator."""
    shrouds: dict[int, list[TermView]]
    fights: dict[int, list[TermView]]
    evades: dict[int, list[TermView]]
    """What is added to the values of locations and enemies, by card."""
    extra_actions: dict[int, list[int]]
    """The cards that give an additional action, by who has it."""
    replaying: dict[int, list[int]]
    """The cards that let somebody play their topmost discarded event."""


def look_up(state: ArkhamLcg, seat: int | None) -> Lookups:
    table = Snapshot(state)
    modifiers = index_of(state).modifiers
    everybody = range(len(state.investigators))
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
    return Lookups(
        table,
        state,
        seat,
        state.codes,
        state.play,
        modifiers,
        bool(state.lasting) or "blanks" in modifiers,
        connections(table).neighbours,
        standing,
        attached,
        lying,
        skill_changes(table, everybody) if "changes_skills_of" in modifiers or state.lasting else {},
        changes_of(table, "shroud", state.locations) if "shroud" in modifiers else {},
        changes_of(table, "fight", state.enemies) if "fight" in modifiers else {},
        changes_of(table, "evade", state.enemies) if "evade" in modifiers else {},
        given_to(table, "extra_action", everybody) if "extra_action" in modifiers else {},
        given_to(table, "plays_discarded_event", everybody) if "plays_discarded_event" in modifiers else {},
    )


def given_to(table: ReadOnlyTable, what: str, whom: Sequence[int]) -> dict[int, list[int]]:
    """The cards in play that give or allow some investigators something."""
    found: dict[int, list[int]] = {}
    for card, copy in cards_modifying(table, what):
        gives = getattr(card, what)
        for who in whom:
            if gives(table, copy, who) not in (None, False):
                found.setdefault(who, []).append(copy)
    return found


def see(state: ArkhamLcg, seat: int | None) -> View:
    """Everything a seat may know; nothing else leaves the table."""
    lookups = look_up(state, seat)
    table = lookups.table
    bag, leads = see_tokens(table, seat)
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
        investigators=[see_investigator(lookups, who) for who in range(len(state.investigators))],
        locations=[see_location(lookups, location) for location in state.locations],
        enemies=[see_enemy(lookups, enemy) for enemy in state.enemies],
        act=see_act(table),
        agenda=see_agenda(table),
        acts_left=len(state.acts),
        agendas_left=len(state.agendas),
        encounter_deck=len(state.encounter.cards),
        encounter_known=known_top(lookups, state.encounter.cards, NOBODY) if state.scried else [],
        encounter_discard=refs(lookups, state.encounter.discard),
        cultists=len(state.cultists),
        victory=refs(lookups, state.victory),
        set_aside=refs(lookups, state.set_aside),
        limbo=see_limbo(lookups),
        looking=looked_at(lookups),
        looked_at=0 if state.looking is None else len(state.looking.cards),
        tokens=list(bag),
        leads=dict(leads),
        test=None if state.test is None else see_test(table, state.test, bag),
        sheets=[see_sheet(seat, sheet) for seat, sheet in enumerate(state.sheets)],
        log=see_log(state.log),
    )


# Cards.


def refs(lookups: Lookups, cards: Sequence[int]) -> list[CardRef]:
    if not cards:
        return []
    codes = lookups.codes
    return [CardRef(card, codes[card]) for card in cards]


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


def known_top(lookups: Lookups, deck: list[int], owner: int) -> list[CardRef | None]:
    """From the top down to the last card the seat has looked at."""
    scried = [each.cards for each in lookups.state.scried if (each.seat, each.deck) == (lookups.seat, owner)]
    known = {card for cards in scried for card in cards}
    if not known:
        return []
    depth = max(place for place, card in enumerate(reversed(deck)) if card in known) + 1
    return [CardRef(card, lookups.codes[card]) if card in known else None for card in reversed(deck[-depth:])]


def see_card(lookups: Lookups, card: int) -> CardView:
    entry = lookups.play[card]
    code = lookups.codes[card]
    printed = PRINTED[code]
    return CardView(
        card,
        code,
        entry.exhausted,
        entry.damage,
        entry.horror,
        entry.clues,
        entry.doom,
        entry.uses,
        health(lookups.table, card) if printed.health is not None or printed.health_each else None,
        printed.sanity,
        lookups.blanking and is_blank(lookups.table, card),
        lookups.state.owners[card],
    )


# Numbers.


@lru_cache(maxsize=4096)
def as_printed(code: str, number: int) -> Made:
    """A number that nothing changes."""
    return number, [TermView(code, number)]


def see_number(lookups: Lookups, value: str, of: int, printed: int, changes: dict[int, list[TermView]]) -> Made:
    """A shroud, fight or evade value, and what it is made of."""
    code = lookups.codes[of]
    if of not in changes and "factor" not in lookups.modifiers:
        return as_printed(code, printed)
    terms = [TermView(code, printed), *changes.get(of, ())]
    return total(lookups.table, terms, value, of), terms


# Investigators.


def see_investigator(lookups: Lookups, who: int) -> InvestigatorView:
    """Field by field in their order: to name so many would take longer than to fill them in."""
    table, state = lookups.table, lookups.state
    investigator = state.investigators[who]
    here = investigator.fate is PLAYING
    skills, skills_made = see_skills(lookups, who)
    threats = investigator.threats and [card for card in investigator.threats if card not in state.enemies]
    return InvestigatorView(
        who,
        investigator.code,
        investigator.card,
        investigator.fate,
        investigator.location,
        investigator.damage,
        health(table, investigator.card) or 0,
        investigator.horror,
        sanity(table, who),
        investigator.clues,
        investigator.resources,
        skills,
        skills_made,
        lookups.blanking and here and is_blank(table, investigator.card),
        investigator.actions,
        [card for card in lookups.extra_actions[who] if card not in investigator.extra_spent]
        if here and who in lookups.extra_actions
        else [],
        investigator.turn_taken,
        len(investigator.deck),
        known_top(lookups, investigator.deck, who) if state.scried else [],
        [see_in_hand(lookups, who, card) for card in investigator.hand] if lookups.seat == who else None,
        len(investigator.hand),
        refs(lookups, investigator.discard),
        see_discarded_event(lookups, who) if who in lookups.replaying else None,
        [see_card(lookups, card) for card in investigator.assets],
        [see_card(lookups, card) for card in threats],
        slots_of(lookups, who) if "extra_slots" in lookups.modifiers else USUAL_SLOTS,
    )


def see_skills(lookups: Lookups, who: int) -> tuple[SkillView, dict[str, list[TermView]]]:
    table = lookups.table
    printed, printed_terms = printed_skills(CARDS[lookups.state.investigators[who].code])
    changes = lookups.skills.get(who, ())
    if not changes and "factor" not in lookups.modifiers:
        return printed, printed_terms
    terms = printed_terms.copy()
    for skill, term in changes:
        terms[skill] = [*terms[skill], term]
    return SkillView(*[total(table, terms[skill], skill, who) for skill in SKILLS]), terms


@lru_cache(maxsize=256)
def printed_skills(card: Card) -> tuple[SkillView, dict[str, list[TermView]]]:
    """The skills of somebody whom nothing helps or hinders."""
    skills = card.printed.skills
    terms = {skill.value: [TermView(card.code, skills[skill])] for skill in SKILLS}
    return SkillView(*(skills[skill] for skill in SKILLS)), terms


USUAL_SLOTS: Final = {slot.value: count for slot, count in SLOTS.items()}


def slots_of(lookups: Lookups, who: int) -> dict[str, int]:
    slots = USUAL_SLOTS.copy()
    for card, copy in cards_modifying(lookups.table, "extra_slots"):
        for slot, _trait in card.extra_slots(lookups.table, copy, who):
            slots[slot.value] += 1
    return slots


def see_in_hand(lookups: Lookups, who: int, card: int) -> HandCard:
    code = lookups.codes[card]
    printed = PRINTED[code]
    if printed.type not in (Kind.ASSET, Kind.EVENT):
        return HandCard(card, code, None)
    return HandCard(card, code, price(lookups.table, who, card) if "price" in lookups.modifiers else printed.cost or 0)


def see_discarded_event(lookups: Lookups, who: int) -> HandCard | None:
    event = discarded_event(lookups.table, who)
    return see_in_hand(lookups, who, event) if event != NOWHERE else None


# Locations and enemies.


def see_location(lookups: Lookups, location: int) -> LocationView:
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
        lookups.neighbours.get(location, []),
        entry.clues,
        entry.doom,
        shroud,
        terms,
        shown.victory if revealed else None,
        lookups.standing.get(location, []),
        [see_card(lookups, card) for card in lookups.attached[location]] if location in lookups.attached else [],
        [see_card(lookups, card) for card in lookups.lying[location]] if location in lookups.lying else [],
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


# The act and the agenda.


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


def seat_may_talk(state: ArkhamLcg, seat: int) -> bool:
    """Whoever is alone with Peril does not consult the others, nor they them (rule lcg.peril.1)."""
    return state.peril == NOBODY
