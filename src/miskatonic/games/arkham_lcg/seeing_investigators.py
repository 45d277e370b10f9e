"""What a seat sees of the investigators: their numbers, their cards, and of its own the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from miskatonic.kernel.view_parts import part

from .card import Card
from .printed import PRINTED
from .registry import CARDS
from .seeing_cards import Lookups, refs, see_cards
from .slots import SLOTS
from .state import PLAYING
from .timing import discarded_event
from .values import cards_modifying, health, is_blank, price, sanity, total
from .view import CardRef, HandCard, InvestigatorView, SkillView, TermView
from .words import NOWHERE, Kind, Skill

SKILLS: Final = tuple(Skill)


def see_investigator(lookups: Lookups, who: int) -> InvestigatorView:
    """What everybody sees, and what depends on who looks or on what cards cost now."""
    state, play = lookups.state, lookups.play
    investigator = state.investigators[who]
    slots = slots_of(lookups, who) if "extra_slots" in lookups.modifiers else None
    source = (
        investigator,
        [play[card] for card in (*investigator.assets, *investigator.threats)],
        lookups.skills.get(who),
        lookups.sanities.get(who),
        lookups.extra_actions.get(who),
        slots,
    )
    seen = part(lookups.parts, who, source, see_in_public, lookups, who, slots)
    if who != lookups.seat and not state.scried and who not in lookups.replaying:
        return seen
    return replace(
        seen,
        known=known_top(lookups, investigator.deck, who) if state.scried else [],
        hand=[see_in_hand(lookups, who, card) for card in investigator.hand] if lookups.seat == who else None,
        discarded_event=see_discarded_event(lookups, who) if who in lookups.replaying else None,
    )


def see_in_public(lookups: Lookups, who: int, slots: dict[str, int] | None) -> InvestigatorView:
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
        [],
        None,
        len(investigator.hand),
        refs(lookups, investigator.discard),
        None,
        see_cards(lookups, investigator.assets),
        see_cards(lookups, threats),
        USUAL_SLOTS if slots is None else slots,
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
    seen = at_printed_price(card, lookups.codes[card])
    if seen.price is None or "price" not in lookups.modifiers:
        return seen
    asked = price(lookups.table, who, card)
    return seen if asked == seen.price else HandCard(card, seen.code, asked)


@lru_cache(maxsize=4096)
def at_printed_price(card: int, code: str) -> HandCard:
    """A card in hand whose price nothing changes; what cannot be played has none."""
    printed = PRINTED[code]
    return HandCard(card, code, printed.cost or 0 if printed.type in (Kind.ASSET, Kind.EVENT) else None)


def see_discarded_event(lookups: Lookups, who: int) -> HandCard | None:
    event = discarded_event(lookups.table, who)
    return see_in_hand(lookups, who, event) if event != NOWHERE else None


def known_top(lookups: Lookups, deck: list[int], owner: int) -> list[CardRef | None]:
    """From the top down to the last card the seat has looked at."""
    scried = [each.cards for each in lookups.state.scried if (each.seat, each.deck) == (lookups.seat, owner)]
    known = {card for cards in scried for card in cards}
    if not known:
        return []
    depth = max(place for place, card in enumerate(reversed(deck)) if card in known) + 1
    return [CardRef(card, lookups.codes[card]) if card in known else None for card in reversed(deck[-depth:])]
