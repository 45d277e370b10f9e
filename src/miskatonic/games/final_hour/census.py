"""The census: every component of the box is where it can be, exactly once. Play tests take it at each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from miskatonic.kernel.decision import Decision

from .action_phase import CARDS_PER_ROUND
from .bestiary import MONSTERS, STANDARD, special_tokens
from .campus import BOARD, LOCATIONS
from .cards import ANCIENT_ONES, INVESTIGATORS, ITEMS, PRIORITY, deck_of
from .setup import CLUES_PER_SYMBOL, GATES_PER_SYMBOL, HAND, HEALTH, KEYS, ROUNDS
from .solo import SOLO_DRAW
from .state import FinalHour
from .words import DAMAGE, EMPTY, FRESH_SEAL, RITUAL_SYMBOLS, UNSEALED, GateSymbol, Symbol

INTERCHANGEABLE: Final = frozenset({"monster"})
"""Fields of events that name one of several like tokens: which one it is tells nobody anything."""

PRIORITY_CARDS: Final = sorted(PRIORITY)
CLUES: Final = sorted([*RITUAL_SYMBOLS * CLUES_PER_SYMBOL, *[Symbol.KEY] * KEYS])
GATE_SYMBOLS: Final = sorted(GateSymbol)
GATES: Final = sorted(GATE_SYMBOLS * GATES_PER_SYMBOL)
ITEM_CARDS: Final = sorted(ITEMS)


@cache
def tokens_of(ancient_one: str) -> list[int]:
    """The monsters of a game: the forty standard ones and those of its Ancient One."""
    return sorted([*STANDARD, *(token for kind in ANCIENT_ONES[ancient_one].special for token in special_tokens(kind))])


@cache
def sorted_deck(investigator: str) -> list[int]:
    return sorted(deck_of(investigator))


def census(state: FinalHour) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    return [
        *monsters(state),
        *priority_cards(state),
        *clues(state),
        *gates(state),
        *items(state),
        *campus(state),
        *round_marks(state),
        *(wrong for who in range(len(state.investigators)) for wrong in investigator(state, who)),
    ]


def free_options(draw: Random, players: int) -> dict[str, Any]:
    """Any investigators and any lead: the settings that do not list their values."""
    count = 2 if players == 1 else players
    named = draw.sample(list(INVESTIGATORS), count)
    return {
        "investigators": tuple(name if draw.random() < 0.5 else None for name in named),
        "lead": draw.randrange(count),
    }


def secret_answer(state: FinalHour, decision: Decision) -> bool:
    """Priority cards are played face down when the last reckoning said so (rule fh.cthulhu.2)."""
    return state.face_down and decision.rule == "fh.play-priority.8"


def uneven(what: str, there: list[Any], expected: list[Any], missing: int = 0) -> Iterator[str]:
    """Things that lie twice, that do not belong, or that are gone (of which so many may be); `expected` is sorted."""
    if sorted(there) == expected:
        return
    have, want = Counter(there), Counter(expected)
    extra, gone = have - want, want - have
    if extra:
        yield f"{what} too often: {name(extra)}"
    if gone.total() > missing:
        yield f"{what} missing: {name(gone)}"


def name(things: Counter[Any]) -> str:
    return ", ".join(str(thing) for thing in sorted(things.elements(), key=str))


def monsters(state: FinalHour) -> Iterator[str]:
    """The forty and the special ones of this Ancient One. The monster that ends a game has no place any more."""
    on_board = [token for location in state.locations for token in location.spaces if token > EMPTY]
    everywhere = [*on_board, *state.cup.tokens, *state.cup.beside, *state.beside_sheet]
    yield from uneven("monster token", everywhere, tokens_of(state.ancient_one), missing=int(state.result is not None))
    for token in (*state.cup.tokens, *state.cup.beside):
        if MONSTERS[token].special is not None:
            yield f"special monster {token} in or beside the cup"
    for token in state.beside_sheet:
        if MONSTERS[token].special is None:
            yield f"standard monster {token} beside the sheet"


def priority_cards(state: FinalHour) -> Iterator[str]:
    """The thirty cards. Alone, the cards under the action cards are those of the row."""
    hands = [number for each in state.investigators for number in each.hand]
    played = [] if state.solo else [played.priority for played in state.played]
    everywhere = [*state.priority.cards, *state.priority.discard, *hands, *played, *state.row, *state.kept]
    yield from uneven("priority card", everywhere, PRIORITY_CARDS)


def clues(state: FinalHour) -> Iterator[str]:
    """The thirteen clues: face down, found, at the ritual, or keys out of the game."""
    hidden = [location.clue for location in state.locations if location.clue is not None]
    removed = [Symbol.KEY] * state.keys_removed
    yield from uneven("clue", [*hidden, *state.found, *state.ritual_tokens, *removed], CLUES)
    if len(state.ritual_tokens) != 2 or Symbol.KEY in state.ritual_tokens:
        yield f"the ritual tokens are {state.ritual_tokens}"


def gates(state: FinalHour) -> Iterator[str]:
    on_board = [gate.symbol for gate in state.gates for _ in range(gate.tokens)]
    yield from uneven("gate token", [*on_board, *state.gate_stack, state.gate_removed], GATES)
    yield from uneven("gate", [gate.symbol for gate in state.gates], GATE_SYMBOLS)


def items(state: FinalHour) -> Iterator[str]:
    held = [item for each in state.investigators for item in each.items]
    yield from uneven("item", [*state.items.cards, *state.items.discard, *held], ITEM_CARDS)


def campus(state: FinalHour) -> Iterator[str]:
    """Spaces as printed, with nothing in them but monsters and damage; seals of two sides."""
    for number, printed in LOCATIONS.items():
        spaces = state.locations[number].spaces
        if len(spaces) != printed.spaces:
            yield f"location {number} has {len(spaces)} spaces, not {printed.spaces}"
        if min(spaces) < DAMAGE:
            yield f"location {number} holds {spaces}"
    if len(state.seals) != len(BOARD.walkways):
        yield f"{len(state.seals)} walkways"
    if min(state.seals) < UNSEALED or max(state.seals) > FRESH_SEAL:
        yield f"seals {state.seals}"


def round_marks(state: FinalHour) -> Iterator[str]:
    """Numbers that keep within the bounds of a round."""
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}"
    if not 0 <= state.lead < len(state.investigators):
        yield f"lead {state.lead}"
    if len(state.played) > CARDS_PER_ROUND:
        yield f"{len(state.played)} cards played"
    if len(state.row) > (SOLO_DRAW if state.solo else 0) or (state.kept and not state.solo):
        yield f"a row of {len(state.row)} and {len(state.kept)} kept cards"
    if len(state.kept) > state.round:
        yield f"{len(state.kept)} cards kept in round {state.round}"
    if state.omens_softened < 0:
        yield f"{state.omens_softened} omens softened"
    if len(set(state.activated)) < len(state.activated):
        yield f"activated twice: {state.activated}"


def investigator(state: FinalHour, who: int) -> Iterator[str]:
    """Ten action cards, health within what was dealt, a full hand, a place to stand."""
    each = state.investigators[who]
    yield from uneven(f"action card of {each.id}", list(action_cards(state, who)), sorted_deck(each.id))
    most = state.readings.solo_health if state.solo else HEALTH[len(state.investigators)]
    alive = 1 if state.result is None else 0
    if each.health.most != most or not alive <= each.health.left <= most:
        yield f"{each.id} has {each.health.left} of {each.health.most} health"
    if len(each.hand) != (0 if state.solo else HAND):
        yield f"{each.id} holds {len(each.hand)} priority cards"
    if each.location not in LOCATIONS:
        yield f"{each.id} stands in location {each.location}"


def action_cards(state: FinalHour, who: int) -> Iterator[int]:
    """Deck, discard pile, hand and table. A resolved card is discarded at once, alone only with the other three."""
    each = state.investigators[who]
    yield from each.actions.cards
    yield from each.actions.discard
    if each.drawn is not None:
        yield each.drawn
    for played in state.played:
        if played.who == who and (state.solo or not played.resolved):
            yield played.card
