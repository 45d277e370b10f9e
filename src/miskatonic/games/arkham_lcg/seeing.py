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


class Look(Struct, frozen=True, gc=False):
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


def look_around(state: ArkhamLcg, seat: int | None) -> Look:
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
    return Look(
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
    look = look_around(state, seat)
    table = look.table
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
        investigators=[see_investigator(look, who) for who in range(len(state.investigators))],
        locations=[see_location(look, location) for location in state.locations],
        enemies=[see_enemy(look, enemy) for enemy in state.enemies],
        act=see_act(table),
        agenda=see_agenda(table),
        acts_left=len(state.acts),
        agendas_left=len(state.agendas),
        encounter_deck=len(state.encounter.cards),
        encounter_known=known_top(look, state.encounter.cards, NOBODY) if state.scried else [],
        encounter_discard=refs(look, state.encounter.discard),
        cultists=len(state.cultists),
        victory=refs(look, state.victory),
        set_aside=refs(look, state.set_aside),
        limbo=see_limbo(look),
        looking=looked_at(look),
        looked_at=0 if state.looking is None else len(state.looking.cards),
        tokens=list(bag),
        leads=dict(leads),
        test=None if state.test is None else see_test(table, state.test, bag),
        sheets=[see_sheet(seat, sheet) for seat, sheet in enumerate(state.sheets)],
        log=see_log(state.log),
    )


# Cards.


def refs(look: Look, cards: Sequence[int]) -> list[CardRef]:
    if not cards:
        return []
    codes = look.codes
    return [CardRef(card, codes[card]) for card in cards]


def see_limbo(look: Look) -> list[CardRef]:
    state = look.state
    return refs(
        look, [*state.played, *(card for card in state.limbo if may_see(look, card))] if state.limbo else state.played
    )


def may_see(look: Look, card: int) -> bool:
    """Encounter cards and weaknesses are resolved in the open; other cards on their way are their owner's."""
    state = look.state
    return state.owners[card] in (NOBODY, look.seat) or (is_weakness(look.table, card) and state.phase != "setup")


def looked_at(look: Look) -> list[CardRef]:
    looking = look.state.looking
    return refs(look, looking.cards) if looking is not None and looking.seat == look.seat else []


def known_top(look: Look, deck: list[int], owner: int) -> list[CardRef | None]:
    """From the top down to the last card the seat has looked at."""
    scried = [each.cards for each in look.state.scried if (each.seat, each.deck) == (look.seat, owner)]
    known = {card for cards in scried for card in cards}
    if not known:
        return []
    depth = max(place for place, card in enumerate(reversed(deck)) if card in known) + 1
    return [CardRef(card, look.codes[card]) if card in known else None for card in reversed(deck[-depth:])]


def see_card(look: Look, card: int) -> CardView:
    entry = look.play[card]
    code = look.codes[card]
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
        health(look.table, card) if printed.health is not None or printed.health_each else None,
        printed.sanity,
        look.blanking and is_blank(look.table, card),
        look.state.owners[card],
    )


# Numbers.


@lru_cache(maxsize=4096)
def as_printed(code: str, number: int) -> Made:
    """A number that nothing changes."""
    return number, [TermView(code, number)]


def see_number(look: Look, value: str, of: int, printed: int, changes: dict[int, list[TermView]]) -> Made:
    """A shroud, fight or evade value, and what it is made of."""
    code = look.codes[of]
    if of not in changes and "factor" not in look.modifiers:
        return as_printed(code, printed)
    terms = [TermView(code, printed), *changes.get(of, ())]
    return total(look.table, terms, value, of), terms


# Investigators.


def see_investigator(look: Look, who: int) -> InvestigatorView:
    """Field by field in their order: to name so many would take longer than to fill them in."""
    table, state = look.table, look.state
    investigator = state.investigators[who]
    here = investigator.fate is PLAYING
    skills, skills_made = see_skills(look, who)
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
        look.blanking and here and is_blank(table, investigator.card),
        investigator.actions,
        [card for card in look.extra_actions[who] if card not in investigator.extra_spent]
        if here and who in look.extra_actions
        else [],
        investigator.turn_taken,
        len(investigator.deck),
        known_top(look, investigator.deck, who) if state.scried else [],
        [see_in_hand(look, who, card) for card in investigator.hand] if look.seat == who else None,
        len(investigator.hand),
        refs(look, investigator.discard),
        see_discarded_event(look, who) if who in look.replaying else None,
        [see_card(look, card) for card in investigator.assets],
        [see_card(look, card) for card in threats],
        slots_of(look, who) if "extra_slots" in look.modifiers else USUAL_SLOTS,
    )


def see_skills(look: Look, who: int) -> tuple[SkillView, dict[str, list[TermView]]]:
    table = look.table
    printed, printed_terms = printed_skills(CARDS[look.state.investigators[who].code])
    changes = look.skills.get(who, ())
    if not changes and "factor" not in look.modifiers:
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


def slots_of(look: Look, who: int) -> dict[str, int]:
    slots = USUAL_SLOTS.copy()
    for card, copy in cards_modifying(look.table, "extra_slots"):
        for slot, _trait in card.extra_slots(look.table, copy, who):
            slots[slot.value] += 1
    return slots


def see_in_hand(look: Look, who: int, card: int) -> HandCard:
    code = look.codes[card]
    printed = PRINTED[code]
    if printed.type not in (Kind.ASSET, Kind.EVENT):
        return HandCard(card, code, None)
    return HandCard(card, code, price(look.table, who, card) if "price" in look.modifiers else printed.cost or 0)


def see_discarded_event(look: Look, who: int) -> HandCard | None:
    event = discarded_event(look.table, who)
    return see_in_hand(look, who, event) if event != NOWHERE else None


# Locations and enemies.


def see_location(look: Look, location: int) -> LocationView:
    entry = look.play[location]
    revealed = entry.revealed
    code = look.codes[location]
    shown = PRINTED[code]
    if revealed:
        shroud, terms = see_number(look, "shroud", location, shown.shroud, look.shrouds)
        symbol = shown.symbol
    else:
        shroud, terms = None, []
        code = face(look.table, location)
        symbol = side(look.table, location).symbol
    return LocationView(
        location,
        code,
        revealed,
        symbol,
        look.neighbours.get(location, []),
        entry.clues,
        entry.doom,
        shroud,
        terms,
        shown.victory if revealed else None,
        look.standing.get(location, []),
        [see_card(look, card) for card in look.attached[location]] if location in look.attached else [],
        [see_card(look, card) for card in look.lying[location]] if location in look.lying else [],
    )


def see_enemy(look: Look, enemy: int) -> EnemyView:
    table = look.table
    entry = look.play[enemy]
    code = look.codes[enemy]
    shown = PRINTED[code]
    blank = look.blanking and is_blank(table, enemy)
    keywords = see_keywords(look, enemy, blank)
    fight, fight_terms = see_number(look, "fight", enemy, shown.fight, look.fights)
    evade, evade_terms = see_number(look, "evade", enemy, shown.evade, look.evades)
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


def see_keywords(look: Look, enemy: int, blank: bool) -> list[str]:
    """The printed ones; of a blank text box those that count as printed all the same."""
    keywords = in_order(PRINTED[look.codes[enemy]].keywords)
    return [keyword for keyword in keywords if has_gained(look.table, enemy, keyword)] if blank else keywords


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
