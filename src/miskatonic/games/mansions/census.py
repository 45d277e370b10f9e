"""The census: every component of the box is where it can be, exactly once. Play tests take it at each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.two_sided import copies

from .components import CHARACTERS, COMBAT, HURDLES, ITEMS, MONSTERS, MYTHOS, SPELLS, STORIES, TOKENS, TRAUMA
from .features import CORPSES
from .house import house_of
from .keeper_hand import HAND_LIMIT
from .puzzle_pieces import PIECES
from .setup import cards_of
from .state import Investigator, Mansions, Monster
from .words import NOTHING_OF_INTEREST, CardId, MonsterClass, front, room_of

INTERCHANGEABLE: Final[frozenset[str]] = frozenset()
"""Fields of events that name one of several like things: monsters are numbered as they were placed, which all saw."""

SPARE: Final = 100
"""From this number on there are copies of Nothing of Interest for pools that are too small."""

AT_SETUP: Final = frozenset({"answer", "character", "trait"})
"""What neither side sees of the other at set-up (rule mom.setup-keeper.4)."""


def census(state: Mansions) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    return [
        *monsters(state),
        *exploration(state),
        *decks(state),
        *spells(state),
        *events(state),
        *people(state),
        *house(state),
        *pieces(state),
        *(wrong for seat, each in state.investigators.items() for wrong in investigator(state, seat, each)),
    ]


def free_options(draw: Random, players: int) -> dict[str, Any]:
    """Any keeper and any investigators: the settings that do not list their values."""
    named = draw.sample(list(CHARACTERS), players - 1)
    return {
        "keeper": draw.randrange(players),
        "investigators": tuple(name if draw.random() < 0.5 else None for name in named),
    }


def secret_answer(state: Mansions, decision: Decision) -> bool:
    """What the other side does not see: choices at set-up, and which card is played face down (rule mom.secrecy.7)."""
    return decision.topic == "mythos" or (state.phase == "setup" and decision.topic in AT_SETUP)


def uneven(what: str, there: list[Any], expected: list[Any]) -> Iterator[str]:
    """Things that lie twice, that do not belong, or that are gone; `expected` is sorted."""
    if sorted(there) == expected:
        return
    have, want = Counter(there), Counter(expected)
    for words, wrong in (("too often", have - want), ("missing", want - have)):
        if wrong:
            yield f"{what} {words}: {', '.join(sorted(map(str, wrong.elements())))}"


def monsters(state: Mansions) -> Iterator[str]:
    on_map = [monster.token for monster in state.monsters]
    yield from uneven("monster token", [*on_map, *state.pool], all_tokens())
    if len({monster.id for monster in state.monsters}) < len(state.monsters):
        yield "two monsters have one number"
    for each in state.monsters:
        yield from monster(state, each)


def monster(state: Mansions, each: Monster) -> Iterator[str]:
    kind, back = TOKENS[each.token]
    if kind != each.kind or kind not in MONSTERS:
        yield f"monster {each.id} is a {each.kind} with the token of a {kind}"
    if min(each.stun, each.damage, each.samples, each.more_health) < 0:
        yield f"monster {each.id} has fewer tokens than none"
    if each.damage >= back.health + each.more_health and settled(state):
        yield f"monster {each.id} has {each.damage} damage"
    if each.space not in house_of(state.story).spaces:
        yield f"monster {each.id} stands in {each.space!r}"


@cache
def all_tokens() -> list[int]:
    return sorted(TOKENS)


def cards_of_the_house(state: Mansions) -> list[CardId]:
    """Every Exploration, Starting Item, Lock and Obstacle card, wherever it lies."""
    found = [card for each in state.investigators.values() for card in each.cards]
    for pile in state.piles.values():
        found += [*pile.cards, *pile.dropped, *([] if pile.lock is None else [pile.lock])]
    found += [*state.box, *state.aside]
    return found + [card for card in state.turned_up if card not in found and _of_the_house(card)]


def _of_the_house(card: CardId) -> bool:
    name = front(card)
    return not (name in COMBAT or name in TRAUMA or name in MYTHOS or name in SPELLS)


def exploration(state: Mansions) -> Iterator[str]:
    """Every card of the story is somewhere, once, and the piles are as they may be."""
    if state.investigators:
        there = [card for card in cards_of_the_house(state) if not comes_from_nowhere(card)]
        yield from uneven("card", there, cards_of_story(state.story))
    rooms = house_of(state.story).rooms
    for room, pile in state.piles.items():
        if room not in rooms:
            yield f"cards lie in {room}"
        if pile.lock is not None and HURDLES[front(pile.lock)].kind != "lock":
            yield f"{pile.lock} locks {room}"
        if any(card_kind(card) == "lock" for card in pile.cards):
            yield f"a Lock lies among the cards of {room}"
    for card in state.puzzles:
        if not card:
            yield "a puzzle belongs to nothing"


def comes_from_nowhere(card: CardId) -> bool:
    """Starting items come with their investigators, and Nothing of Interest where the pool was too small."""
    item = ITEMS.get(front(card))
    if item is not None:
        return item.starting
    return front(card) == NOTHING_OF_INTEREST and int(card.partition("#")[2] or 0) >= SPARE


@cache
def cards_of_story(story: str) -> list[CardId]:
    """All cards that may lie in the rooms of a story, or are set aside for it, sorted."""
    return sorted({*cards_of(story), *STORIES[story].aside})


def card_kind(card: CardId) -> str:
    hurdle = HURDLES.get(front(card))
    return "exploration" if hurdle is None else hurdle.kind


def decks(state: Mansions) -> Iterator[str]:
    """The Combat decks, and the keeper's decks with what has left them."""
    for name in MonsterClass:
        deck = state.combat[name]
        fights = () if state.fight is None else state.fight.all()
        drawn = [card for fight in fights for card in (*fight.passed_over, fight.card)]
        out = [card for card in drawn if card is not None and COMBAT[front(card)].deck == name]
        there = [*deck.cards, *deck.discard]
        there += [card for card in dict.fromkeys(out) if card not in there]
        yield from uneven("combat card", there, combat_cards(name))
    down = [card for each in state.investigators.values() for card in each.face_down]
    played = [
        card for each in state.investigators.values() for card in (each.injury, each.insanity) if card is not None
    ]
    mythos = [*state.mythos.cards, *state.mythos.discard, *state.mythos_hand, *down]
    mythos += [card for card in state.turned_up if card in MYTHOS]
    trauma = [*state.trauma.cards, *state.trauma.discard, *state.trauma_hand, *played]
    yield from uneven("mythos card", mythos, mythos_of(state.story))
    yield from uneven("trauma card", trauma, trauma_cards())
    if state.step == "investigators.next" and max(len(state.mythos_hand), len(state.trauma_hand)) > HAND_LIMIT:
        yield f"the keeper holds {len(state.mythos_hand)} mythos and {len(state.trauma_hand)} trauma cards"
    if state.threat < 0 or state.time < 0:
        yield "fewer tokens than none"


@cache
def mythos_of(story: str) -> list[CardId]:
    """All Mythos cards with the symbols of a story (rule mom.mythos.2)."""
    return sorted(id for id, card in MYTHOS.items() if card.icon in STORIES[story].icons)


@cache
def trauma_cards() -> list[CardId]:
    several = [copies(card.id, card.count) if card.count > 1 else [card.id] for card in TRAUMA.values()]
    return sorted(copy for card in several for copy in card)


@cache
def combat_cards(name: str) -> list[CardId]:
    return sorted(id for id, card in COMBAT.items() if card.deck == name)


def spells(state: Mansions) -> Iterator[str]:
    """All copies of the four spells."""
    held = [card for each in state.investigators.values() for card in each.spells]
    there = [*held, *(card for deck in state.spells.values() for card in deck)]
    if state.casting is not None and state.casting not in there:
        there.append(state.casting)
    yield from uneven("spell", there, all_spells())


@cache
def all_spells() -> list[CardId]:
    return sorted(copy for spell in SPELLS.values() for copy in spell.copies)


def events(state: Mansions) -> Iterator[str]:
    there = [*state.events, *state.past_events]
    if len(set(there)) < len(there):
        yield f"an event twice: {there}"


def people(state: Mansions) -> Iterator[str]:
    """Nobody is twice in the game."""
    there = [*state.unused, *(each.id for each in state.investigators.values() if each.id)]
    for id, times in Counter(there).items():
        if times > 1:
            yield f"{id} is in {times} places"
    if state.keeper in state.investigators:
        yield "the keeper has an investigator"


def house(state: Mansions) -> Iterator[str]:
    """What lies in the house lies in its rooms and spaces."""
    plan = house_of(state.story)
    for room in (*state.fire, *state.darkness):
        if room not in plan.rooms:
            yield f"fire or darkness in {room!r}"
    for what, there in (("fire", state.fire), ("darkness", state.darkness), ("sealed door", state.sealed)):
        if len(set(there)) < len(there):
            yield f"{what} twice: {there}"
    doors = {door.id for door in plan.doors}
    if not set(state.sealed) <= doors:
        yield f"sealed doors {state.sealed}"
    for barrier in state.barriers:
        if barrier.space not in plan.spaces or (barrier.door is not None and barrier.door not in doors):
            yield f"a barrier in {barrier.space!r} at door {barrier.door}"
    if sum(state.corpses.values()) > CORPSES:
        yield f"{sum(state.corpses.values())} corpses, of {CORPSES}"
    for space, count in state.corpses.items():
        if count < 0 or space not in plan.spaces:
            yield f"{count} corpses in {space!r}"


def pieces(state: Mansions) -> Iterator[str]:
    """Every puzzle piece is in a puzzle, unused, or drawn and about to be placed."""
    found = [piece.id for puzzle in state.puzzles.values() for piece in puzzle.pieces]
    found += [number for pile in state.pieces.values() for number in pile]
    if state.attempt is not None and state.attempt.drawn is not None:
        found.append(state.attempt.drawn)
    yield from uneven("puzzle piece", found, sorted(PIECES))


def investigator(state: Mansions, seat: int, each: Investigator) -> Iterator[str]:
    if each.id not in CHARACTERS or state.phase == "setup":
        return
    sheet = CHARACTERS[each.id]
    if min(each.damage, each.horror, each.stun, each.skill_points) < 0:
        yield f"{each.id} has fewer tokens than none"
    if each.horror > sheet.sanity:
        yield f"{each.id} has {each.horror} horror"
    if not each.in_play:
        if each.fate != "escaped" and (each.cards or each.spells or each.face_down):
            yield f"{each.id} is gone and still has something"
        return
    if each.damage >= sheet.health and settled(state):
        yield f"{each.id} has {each.damage} damage"
    if each.space not in house_of(state.story).spaces:
        yield f"{each.id} stands in {each.space!r}"
    if each.hidden and room_of(each.space) not in state.piles:
        yield f"{each.id} hides nowhere"


def settled(state: Mansions) -> bool:
    """Nothing is under way that could leave things unfinished."""
    return state.test is None and state.fight is None and state.attempt is None and not state.turned_up
