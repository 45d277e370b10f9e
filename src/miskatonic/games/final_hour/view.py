"""What a seat may see, and a state it could not tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel import rng
from miskatonic.kernel.view_parts import part, parts_of

from .bestiary import MONSTERS
from .campus import BOARD
from .cards import ACTION_CARDS
from .odds import revealed_chances, symbol_chances
from .overflow import next_move
from .setup import ROUNDS
from .state import FinalHour, Investigator, Played
from .words import DAMAGE, EMPTY, FRESH_SEAL, RITUAL_SYMBOLS, UNSEALED, Symbol


class CourseView(Struct, frozen=True, gc=False):
    """The next move of a monster: how it ends, where its last step leads, the full locations it passes."""

    ends: Literal["arrives", "stays", "sealed", "overruns"]
    to: int
    through: list[int]


class Space(Struct, frozen=True, gc=False):
    """A monster space: empty, damaged, or with a monster."""

    holds: str
    monster: int | None = None
    course: CourseView | None = None
    """Its next move, where that is more than a step along its arrow."""


class LocationView(Struct, frozen=True, gc=False):
    number: int
    spaces: list[Space]
    clue: bool
    investigators: list[str]
    ritual_site: bool
    gate: str | None
    gate_tokens: int


class SealView(Struct, frozen=True, gc=False):
    one: int
    other: int
    fresh: bool


class CardView(Struct, frozen=True, gc=False):
    """A known action card."""

    number: int
    title: str


class PlayedView(Struct, frozen=True, gc=False):
    """A card played this round: the priority card, and the action card once one may know it."""

    who: str
    priority: int | None
    card: CardView | None
    revealed: bool
    resolved: bool


class InvestigatorView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    location: int
    health: int
    most_health: int
    deck: int
    discard: list[CardView]
    hand: list[int] | None
    hand_size: int
    items: list[str]
    drawn: CardView | None
    lead: bool
    may_talk: bool


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know, and nothing else."""

    seat: int | None
    step: str
    round: int
    rounds: int
    ancient_one: str
    difficulty: str
    solo: bool
    ritual_site: int
    locations: list[LocationView]
    seals: list[SealView]
    gates_left: int
    investigators: list[InvestigatorView]
    played: list[PlayedView]
    row: list[int]
    kept: list[int]
    face_down: bool
    face_down_next: bool
    activated: list[int]
    omens_softened: int
    resolving: str | None
    priority_deck: int
    priority_discard: list[int]
    found: list[str]
    cup: int
    monster_discard: list[str]
    beside_sheet: list[str]
    item_deck: int
    used_items: list[str]
    ritual_tokens: list[str] | None
    symbol_chances: dict[str, float]
    """For each symbol how likely one of the ritual tokens shows it."""
    committed: list[list[int]] | None
    may_talk: bool


CARDS: Final = [CardView(card.number, card.title) for card in ACTION_CARDS]
"""The action cards by their numbers."""


def view(state: FinalHour, seat: int | None) -> View:
    """What a seat may know; None is a spectator (rules fh.hidden.*)."""
    locations, seals = see_board(state)
    investigators = [see_investigator(state, who, seat) for who in range(len(state.investigators))]
    return View(
        seat=seat,
        step=state.step,
        round=state.round,
        rounds=ROUNDS,
        ancient_one=state.ancient_one,
        difficulty=state.difficulty,
        solo=state.solo,
        ritual_site=state.ritual_site,
        locations=locations,
        seals=seals,
        gates_left=len(state.gate_stack),
        investigators=investigators,
        played=[see_played(state, played, seat) for played in state.played],
        row=list(state.row),
        kept=list(state.kept),
        face_down=state.face_down,
        face_down_next=state.face_down_next,
        activated=list(state.activated),
        omens_softened=state.omens_softened,
        resolving=state.resolving,
        priority_deck=len(state.priority.cards),
        priority_discard=sorted(state.priority.discard),
        found=[str(symbol) for symbol in state.found],
        cup=len(state.cup.tokens),
        monster_discard=see_monsters(tuple(state.cup.beside)),
        beside_sheet=see_monsters(tuple(state.beside_sheet)),
        item_deck=len(state.items.cards),
        used_items=list(state.items.discard),
        ritual_tokens=[str(symbol) for symbol in state.ritual_tokens] if state.tokens_shown else None,
        symbol_chances=(
            revealed_chances(state.ritual_tokens) if state.tokens_shown else symbol_chances(tuple(state.found))
        ),
        committed=[list(cards) for cards in state.committed] if state.ritual_revealed else None,
        may_talk=any([each.may_talk for each in investigators if each.seat == seat]),
    )


def see_board(state: FinalHour) -> tuple[list[LocationView], list[SealView]]:
    """The locations and the seals."""
    standing = [each.location for each in state.investigators]
    source = (state.locations, state.seals, state.gates, state.ritual_site, standing)
    return part(parts_of(state), "board", source, make_board, state)


def make_board(state: FinalHour) -> tuple[list[LocationView], list[SealView]]:
    gates = {gate.location: gate for gate in state.gates}
    spaces = see_spaces(state)
    standing: dict[int, list[str]] = {}
    for each in state.investigators:
        standing.setdefault(each.location, []).append(each.id)
    locations = [
        LocationView(
            number,
            spaces[number],
            location.clue is not None,
            standing.get(number, []),
            number == state.ritual_site,
            str(gates[number].symbol) if number in gates else None,
            gates[number].tokens if number in gates else 0,
        )
        for number, location in enumerate(state.locations)
        if number
    ]
    seals = [
        SealView(*BOARD.walkways[walkway], fresh=seal == FRESH_SEAL)
        for walkway, seal in enumerate(state.seals)
        if seal != UNSEALED
    ]
    return locations, seals


def see_spaces(state: FinalHour) -> list[list[Space]]:
    """The monster spaces of every location, with what will become of the monsters.

    Often only others than monsters have moved; where monsters have, most of them go on as they would have.
    """
    board = tuple([tuple(location.spaces) for location in state.locations])
    seals = bytes(state.seals)
    seen = _seen_on(board, seals, state.ritual_site)
    if not seen:
        full = bytes([EMPTY not in spaces for spaces in board])
        known = _spaces_on(full, seals, state.ritual_site)
        for here, spaces in enumerate(board):
            for space in spaces:
                if space not in known[here]:
                    known[here][space] = Space(MONSTERS[space].id, space, see_course(state, space, here))
            seen.append([known[here][space] for space in spaces])
    return seen


@lru_cache(maxsize=1024)
def _seen_on(board: tuple[tuple[int, ...], ...], seals: bytes, ritual_site: int) -> list[list[Space]]:
    """What was seen of a whole board; nothing at first."""
    return []


@lru_cache(maxsize=1024)
def _spaces_on(full: bytes, seals: bytes, ritual_site: int) -> list[dict[int, Space]]:
    """The spaces seen so far by location, where the same locations are full: that is all that courses depend on."""
    return [{EMPTY: Space("empty"), DAMAGE: Space("damage")} for _ in full]


def see_course(state: FinalHour, token: int, here: int) -> CourseView | None:
    """The next move of a monster; None for a mere step along its arrow (rules fh.monster-move.1 to 9)."""
    course = next_move(state, token, here)
    if course is None:
        return CourseView("stays", here, [])
    if course.seal is not None:
        return CourseView("sealed", course.to, list(course.through))
    if course.to != here and state.locations[course.to].full:
        return CourseView("overruns", course.to, list(course.through))
    return CourseView("arrives", course.to, list(course.through)) if course.through else None


@lru_cache(maxsize=4096)
def see_monsters(tokens: tuple[int, ...]) -> list[str]:
    """Tokens out of play, in no order that would tell anything."""
    return sorted(MONSTERS[token].id for token in tokens)


def see_investigator(state: FinalHour, who: int, seat: int | None) -> InvestigatorView:
    """Hands and drawn cards are their owner's alone (rules fh.hidden.1, fh.hidden.4)."""
    each = state.investigators[who]
    own = each.seat == seat
    drawn = CARDS[each.drawn] if each.drawn is not None and (own or state.solo) else None
    return InvestigatorView(
        id=each.id,
        seat=each.seat,
        location=each.location,
        health=each.health.left,
        most_health=each.health.most,
        deck=len(each.actions.cards),
        discard=[CARDS[number] for number in each.actions.discard],
        hand=list(each.hand) if own else None,
        hand_size=len(each.hand),
        items=list(each.items),
        drawn=drawn,
        lead=who == state.lead and not state.solo,
        may_talk=may_talk(state, who),
    )


def see_played(state: FinalHour, played: Played, seat: int | None) -> PlayedView:
    """Face-down cards are known to their player only (rules fh.hidden.4, fh.hidden.5, fh.hidden.14)."""
    owner = state.investigators[played.who]
    own = owner.seat == seat
    return PlayedView(
        who=owner.id,
        priority=played.priority if own or not state.face_down else None,
        card=CARDS[played.card] if own or played.revealed else None,
        revealed=played.revealed,
        resolved=played.resolved,
    )


def may_talk(state: FinalHour, who: int) -> bool:
    """Who may discuss strategy now (rules fh.play-priority.17, fh.resolve.9, fh.resolve.10, fh.ritual.9)."""
    if state.solo:
        return True
    match state.step:
        case "action.begin" | "action.turn" | "action.priority" | "action.sort" | "round.end" | "ritual.attempt":
            return False
        case "action.resolve" | "action.effect":
            return any(played.who == who and played.revealed for played in state.played)
        case _:
            return True


def seat_may_talk(state: FinalHour, seat: int) -> bool:
    """May one of the seat's investigators discuss strategy now?"""
    return any(may_talk(state, who) for who, each in enumerate(state.investigators) if each.seat == seat)


def determinize(state: FinalHour, seat: int | None, seed: int) -> None:
    """Reshuffle in place everything the seat cannot know."""
    source = rng.Source(rng.seeded(seed))
    if not state.tokens_shown:
        deal_clues(state, source)
    gates = [*state.gate_stack, state.gate_removed]
    rng.shuffle(source, gates)
    state.gate_removed = gates.pop()
    state.gate_stack = gates
    rng.shuffle(source, state.cup.tokens)
    rng.shuffle(source, state.items.cards)
    for who in range(len(state.investigators)):
        hide_actions(state, who, seat, source)
    hide_priorities(state, seat, source)
    state.rng = rng.split(source)


def deal_clues(state: FinalHour, source: rng.Source) -> None:
    """The clues still face down, dealt anew: two symbols for the ritual, the others to the same locations."""
    places = [location for location in state.locations if location.clue is not None]
    clues = [location.clue for location in places] + list[Symbol | None](state.ritual_tokens)
    red = [clue for clue in clues if clue in RITUAL_SYMBOLS]
    rng.shuffle(source, red)
    pair = red[:2]
    state.ritual_tokens = [symbol for symbol in pair if symbol is not None]
    rest = red[2:] + [clue for clue in clues if clue is Symbol.KEY]
    rng.shuffle(source, rest)
    for location, clue in zip(places, rest, strict=True):
        location.clue = clue


def hide_actions(state: FinalHour, who: int, seat: int | None, source: rng.Source) -> None:
    """The order of every action deck; for others also which cards lie face down."""
    investigator = state.investigators[who]
    deck = investigator.actions.cards
    if investigator.seat == seat or state.solo:
        rng.shuffle(source, deck)
        return
    hidden = [played for played in state.played if played.who == who and not played.revealed]
    pool = [*deck, *(played.card for played in hidden)]
    if investigator.drawn is not None:
        pool.append(investigator.drawn)
    rng.shuffle(source, pool)
    for played in hidden:
        played.card = pool.pop()
    if investigator.drawn is not None:
        investigator.drawn = pool.pop()
    investigator.actions.cards = pool


def hide_priorities(state: FinalHour, seat: int | None, source: rng.Source) -> None:
    """The priority deck, the hands of others, and in a hidden round the cards they played."""
    others: Sequence[Investigator] = [each for each in state.investigators if each.seat != seat]
    covered = [played for played in state.played if state.face_down and state.investigators[played.who].seat != seat]
    pool = [*state.priority.cards, *(number for each in others for number in each.hand)]
    pool += [played.priority for played in covered]
    rng.shuffle(source, pool)
    for played in covered:
        played.priority = pool.pop()
    for each in others:
        each.hand = sorted(pool.pop() for _ in each.hand)
    state.priority.cards = pool
