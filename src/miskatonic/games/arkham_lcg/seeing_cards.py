"""What every part of a view needs: a read-only table, what changes numbers, and how a card is seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from miskatonic.kernel.table import Snapshot
from miskatonic.kernel.view_parts import Parts, parts_of

from .card import Card, ReadOnlyTable
from .in_play_index import index_of
from .printed import PRINTED
from .state import ArkhamLcg, InPlay
from .values import any_wiped, cards_modifying, changes_of, health, is_blank, sanity, skill_changes, total
from .view import CardRef, CardView, TermView
from .words import Skill

SEEN_ANEW: Final = frozenset({"factor", "gains", "health"})
"""Modifier hooks that reach into every part of a view: while there are any, or blank text boxes, no part is kept."""

Made = tuple[int, list[TermView]]
"""A number, and what it is made of."""


class Lookups(Struct, frozen=True, gc=False):
    """A read-only table, and what is looked up once for a whole view."""

    table: ReadOnlyTable
    state: ArkhamLcg
    seat: int | None
    parts: Parts | None
    """The parts of earlier views, which may still be as they were."""
    codes: list[str]
    play: dict[int, InPlay]
    modifiers: Mapping[str, Sequence[tuple[Card, int]]]
    """The cards in play with a constant effect, by what they have it on."""
    blanking: bool
    """Some text box may be blank."""
    skills: dict[int, list[tuple[Skill, TermView]]]
    """What is added to skills, by investigator."""
    sanities: dict[int, int]
    """The sanity of everybody, where something changes it."""
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
    blanking = "blanks" in modifiers or any_wiped(state)
    return Lookups(
        table,
        state,
        seat,
        parts_of(state) if not blanking and SEEN_ANEW.isdisjoint(modifiers) else None,
        state.codes,
        state.play,
        modifiers,
        blanking,
        skill_changes(table, everybody) if "changes_skills_of" in modifiers or state.lasting else {},
        {who: sanity(table, who) for who in everybody} if "sanity" in modifiers else {},
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


def refs(lookups: Lookups, cards: Sequence[int]) -> list[CardRef]:
    if not cards:
        return []
    codes = lookups.codes
    return [CardRef(card, codes[card]) for card in cards]


def see_cards(lookups: Lookups, cards: Iterable[int]) -> list[CardView]:
    return [see_card(lookups, card) for card in cards]


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
