"""The census: every card is in exactly one place, and every number makes sense. Play tests take it at each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Snapshot

from .decks import TWO_CORE_SETS, Collection, Deck, alternative, starter, table_problems, write_json
from .decks.building import unfit
from .decks.collection import is_permanent
from .decks.deck import changed
from .in_play_index import InPlayIndex
from .places import connected
from .printed import ORIGINALS, PRINTED
from .setup import BAGS, INVESTIGATORS
from .state import ArkhamLcg, Fate
from .words import ELDER_THING, NOBODY, NOWHERE, SCENARIO_ORDER, Kind

UNPLACED: Final = frozenset({"printed", "skill"})
"""Cards of the collection and the four skills lie nowhere on the table."""
INTERCHANGEABLE: Final = frozenset({"id"})
"""Fields of events that name one of several equal copies: which one it is tells nobody anything."""

SECRET_TOPICS: Final = frozenset({"take", "put-on-top"})
"""Choices among cards that others do not see."""


def census(state: ArkhamLcg) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    if not state.investigators:
        return []
    return [*cards(state), *areas(state), *numbers(state), *tokens(state), *index(state)]


def free_options(draw: Random, players: int) -> dict[str, Any]:
    """Any investigators, alternative decks where the collection has the cards for them, and what is made up here."""
    named = draw.sample(list(INVESTIGATORS), players)
    kinds = [draw.choice(("starter", "alternative")) for _ in named]
    decks = [
        alternative(name) if kind == "alternative" else starter(name) for name, kind in zip(named, kinds, strict=True)
    ]
    if ORIGINALS and draw.random() < 0.5:
        mixed: list[Deck] = []
        for name in named:
            mixed.append(with_originals(starter(name), TWO_CORE_SETS.without(*mixed)))
        texts = tuple(map(write_json, mixed))
        return {"investigators": tuple(named), "decks": texts, "core_sets": 2, "originals": ORIGINALS}
    if table_problems(decks):
        return {"investigators": tuple(name if draw.random() < 0.5 else None for name in named), "core_sets": 2}
    return {"investigators": tuple(named), "decks": tuple(kinds), "core_sets": 2}


def with_originals(deck: Deck, left: Collection) -> Deck:
    """The deck with a copy of each card made up here that its investigator may take, in place of another."""
    cards = dict(deck.cards)
    for code in ORIGINALS:
        open_to = unfit(deck.investigator, code, left) is None and left.copies(code) > 0
        if open_to and not PRINTED[code].level and not is_permanent(PRINTED[code]):
            cards = changed(changed(cards, next(iter(cards)), -1), code, 1)
    return replace(deck, cards=cards)


def secret_answer(state: ArkhamLcg, decision: Decision) -> bool:
    """What somebody finds, keeps or arranges is not told to the others."""
    return decision.topic in SECRET_TOPICS


def cards(state: ArkhamLcg) -> Iterator[str]:
    """Every card in exactly one zone."""
    piles = [
        list(state.play),
        state.encounter.cards,
        state.encounter.discard,
        state.cultists,
        [card for card in {*state.agendas, *state.acts} if card not in state.play],
        [] if state.reference == NOWHERE else [state.reference],
        state.set_aside,
        state.victory,
        state.removed,
        state.limbo,
        state.played,
        state.test.committed if state.test is not None else [],
        *(pile for each in state.investigators for pile in (each.deck, each.hand, each.discard)),
    ]
    there = Counter(card for pile in piles for card in pile)
    for card, count in there.items():
        if count > 1:
            yield f"card {card} ({state.codes[card]}) lies in {count} places"
    for card, code in enumerate(state.codes):
        if card not in there:
            yield f"card {card} ({code}) is nowhere"
    if len(there) > len(state.codes):
        yield "a card that does not exist"


def areas(state: ArkhamLcg) -> Iterator[str]:
    """The lists of areas say the same as the cards in play."""
    for card, entry in state.play.items():
        kind, code = PRINTED[state.codes[card]].type, state.codes[card]
        if (kind is Kind.ENEMY) != (card in state.enemies):
            yield f"{code} is not among the enemies"
        if (kind is Kind.LOCATION) != (card in state.locations):
            yield f"{code} is not among the locations"
        if entry.engaged != NOBODY and card not in state.investigators[entry.engaged].threats:
            yield f"{code} is in no threat area"
        if kind is Kind.ENEMY and (entry.engaged == NOBODY) == (entry.location == NOWHERE):
            yield f"{code} is neither engaged nor at a location"
        if entry.attached != NOWHERE and entry.attached not in state.play:
            yield f"{code} is attached to nothing"
    for each in state.investigators:
        if any(card not in state.play for card in (*each.assets, *each.threats)):
            yield f"{each.code} has something that is not in play"
        if (
            each.fate is Fate.PLAYING
            and state.round
            and state.phase != "resolution"
            and each.location not in state.locations
        ):
            yield f"{each.code} is nowhere"
        if each.fate is not Fate.PLAYING and (each.hand or each.deck or each.discard or each.assets or each.threats):
            yield f"{each.code} is out and still has cards"


def numbers(state: ArkhamLcg) -> Iterator[str]:
    """Nothing is negative."""
    for card, entry in state.play.items():
        if min(entry.damage, entry.horror, entry.clues, entry.doom, entry.uses) < 0:
            yield f"{state.codes[card]} holds a negative number of tokens"
    for each in state.investigators:
        if min(each.damage, each.horror, each.clues, each.resources, each.actions) < 0:
            yield f"{each.code} has less than nothing"


def index(state: ArkhamLcg) -> Iterator[str]:
    """The index of the cards in play says what one made anew says; a state that has none yet is made one when asked."""
    kept: InPlayIndex | None = state.in_play_index
    if kept is None:
        return
    without_index = copy(state)
    anew = InPlayIndex.build(without_index)
    for name in anew.__struct_fields__:
        if name != "connections" and getattr(kept, name) != getattr(anew, name):
            yield f"the index of cards in play is out of date: {name}"
    table, fresh = Snapshot(state), Snapshot(without_index)
    if any(connected(table, location) != connected(fresh, location) for location in state.locations):
        yield "the index of cards in play is out of date: connections"


def tokens(state: ArkhamLcg) -> Iterator[str]:
    """The chaos bag is as it was built, with the tokens on the table; the last scenario adds one."""
    drawn = [] if state.test is None else [*(drawn.token for drawn in state.test.drawn), *state.test.ignored]
    extra = Counter([*state.bag, *drawn])
    extra.subtract(BAGS[state.difficulty])
    allowed: dict[str, int] = {ELDER_THING: 1} if state.scenario == SCENARIO_ORDER[-1] else {}
    for token, count in extra.items():
        if not 0 <= count <= allowed.get(token, 0):
            yield f"the chaos bag has {count:+d} of {token}"
