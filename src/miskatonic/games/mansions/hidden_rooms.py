"""The keeper's answers and the cards in the rooms, as they could be too, as far as investigators can tell.

Another set of answers is possible if everything that was turned up so far would have lain there, and what was read out
would have told the same. The rooms without seeded cards have what the random pool may have given them. Copies of a card
are alike, so all of this goes by fronts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source
from miskatonic.kernel.table import Snapshot

from .components import EVENTS, OBJECTIVES, STORIES, Entry
from .objectives import KEEPER, counts
from .seeding import Heights, random_pool, seed
from .seeing import back_of, kinds_of
from .state import Mansions, Pile
from .words import NOTHING_OF_INTEREST, CardId, Letter, RoomId, front

Answers = dict[int, Letter]
Told = tuple[tuple[int, Letter], ...]
"""Answers as they can be looked up by."""
Rooms = Mapping[RoomId, Sequence[str]]
"""The fronts in seeded rooms, from the bottom to the top, the Lock last."""
Slot = tuple[RoomId, int | None]
"""Where a card lies face down: in a pile, counted from the bottom, or as its Lock."""
NO_MORE: Final[Mapping[RoomId, int]] = {}


def deal_rooms(state: Mansions, seat: int | None, source: Source) -> None:
    """Other answers, and other cards in the rooms (rules mom.setup-keeper.6, mom.setup-keeper.10, .11.ltp)."""
    if not state.investigators:
        imagine_answers(state, source)
        return
    here = rooms_by(state, state.answers)
    slots = every_slot(state, here)
    free = unseen(state, slots)
    fronts = Counter({name: len(cards) for name, cards in free.items()})
    known = known_answers(state, seat).items()
    imagined = [each for each in every_answer(state.story) if known <= each.items()]
    possible = [
        each for each in imagined if agrees(state, each, here, slots, fronts) and not would_be_over(state, each)
    ]
    answers = possible[rng.below(source, len(possible))] if possible else state.answers
    there = rooms_by(state, answers)
    if more := how_many_more(here, there):
        raise_piles(state, more)
        slots = every_slot(state, here)
        free = unseen(state, slots)
    names = {slot: name for slot in slots if (name := front_at(there, slot)) is not None}
    fronts.subtract(names.values())
    names |= deal_pool(state, answers, [slot for slot in slots if slot not in names], fronts, source)
    lay(state, {slot: free[name].pop() for slot, name in names.items() if free.get(name)})
    state.answers = {n: answers[n] for n in state.answers}


def imagine_answers(state: Mansions, source: Source) -> None:
    """While the keeper is still answering, nothing is known of what he has said."""
    letters = STORIES[state.story].questions
    state.answers = {n: letters[n - 1][rng.below(source, len(letters[n - 1]))] for n in state.answers}


@cache
def every_answer(story: str) -> list[Answers]:
    letters = STORIES[story].questions
    return [dict(enumerate(chosen, 1)) for chosen in product(*letters)]


def rooms_by(state: Mansions, answers: Mapping[int, Letter]) -> Rooms:
    """The seeded rooms by some answers."""
    return _rooms_by(state.story, tuple(sorted(answers.items())), state.readings.pile_heights)


@lru_cache(maxsize=1024)
def _rooms_by(story: str, answers: Told, heights: Heights) -> Rooms:
    return {room: tuple(map(front, cards)) for room, cards in seed(story, dict(answers), heights).items()}


def how_many_more(here: Rooms, there: Rooms) -> dict[RoomId, int]:
    """By how many cards piles would be higher with other answers, as the lists were published (mom.setup-keeper.10)."""
    return {room: n for room, cards in here.items() if (n := len(there[room]) - len(cards))}


def raise_piles(state: Mansions, more: Mapping[RoomId, int]) -> None:
    """Lower piles give their lowest cards to the box, higher ones get some from there, whatever they are."""
    turned = {card for pile in state.piles.values() for card in pile.turned}
    for room, n in sorted(more.items(), key=lambda each: each[1]):
        cards = state.piles[room].cards
        if n < 0:
            state.box += cards[:-n]
            del cards[:-n]
        else:
            new = [card for card in state.box if card not in turned][:n]
            state.box = [card for card in state.box if card not in new]
            cards[:0] = new


def every_slot(state: Mansions, here: Rooms, more: Mapping[RoomId, int] = NO_MORE) -> list[Slot]:
    """Where cards lie that nobody has turned up, or would lie if piles were higher."""
    piles = state.piles.items()
    return [slot for room, pile in piles for slot in slots_of(room, pile, here.get(room), more.get(room, 0))]


def slots_of(room: RoomId, pile: Pile, real: Sequence[str] | None, more: int) -> Iterator[Slot]:
    yield from ((room, n) for n in range(len(pile.cards) + more - (1 if pile.top_known else 0)))
    if pile.lock is not None and not pile.lock_known and real is not None and front(pile.lock) == real[-1]:
        yield room, None


def front_at(there: Rooms, slot: Slot) -> str | None:
    """What lies in a slot by some answers; None where the random pool tells."""
    cards = there.get(slot[0])
    if cards is None:
        return None
    return cards[-1] if slot[1] is None else cards[slot[1]]


def unseen(state: Mansions, slots: Sequence[Slot]) -> dict[str, list[CardId]]:
    """All cards that could lie in the slots, by their fronts: those that do, and those of the box nobody has seen."""
    piles = state.piles.values()
    turned = {card for pile in piles for card in pile.turned}
    found: dict[str, list[CardId]] = {}
    for card in (*(lying(state, slot) for slot in slots), *(card for card in state.box if card not in turned)):
        found.setdefault(front(card), []).append(card)
    return found


def lying(state: Mansions, slot: Slot) -> CardId:
    pile = state.piles[slot[0]]
    card = pile.lock if slot[1] is None else pile.cards[slot[1]]
    assert card is not None
    return card


def agrees(state: Mansions, answers: Answers, here: Rooms, slots: Sequence[Slot], fronts: Counter[str]) -> bool:
    """Would everything that was seen have been the same with these answers?"""
    if any(fitting(id, answers) != fitting(id, state.answers) for id in state.past_events):
        return False
    there = rooms_by(state, answers)
    more = how_many_more(here, there)
    if not all(looks_alike(state.piles[room].cards, there[room], n) for room, n in more.items()):
        return False
    hidden = set(slots)
    for room, cards in here.items():
        locked = state.piles[room].lock is not None
        for n, card in enumerate(cards):
            place = None if locked and n == len(cards) - 1 else n
            if (room, place) not in hidden and there[room][n - len(cards)] != card:
                return False
    if more:
        slots = every_slot(state, here, more)
    return Counter(name for slot in slots if (name := front_at(there, slot)) is not None) <= fronts


def would_be_over(state: Mansions, answers: Answers) -> bool:
    """With other answers, would a side have won while the Objective is hidden (rule mom.objective.7)?"""
    if answers[1] == state.answers[1]:
        return False
    table, watches = Snapshot(state), OBJECTIVES[state.story, answers[1]].watches
    return any(each.then != "reveal" and counts(state, each) and each.when.holds(table, KEEPER) for each in watches)


def looks_alike(left: Sequence[CardId], others: Sequence[str], more: int) -> bool:
    """Would as many of other cards as are left, and so many more, have backs of the same kinds?"""
    height = len(left) + more
    return height > 0 and kinds_of(map(back_of, left)) == kinds_of(map(back_of, others[:height]))


def known_answers(state: Mansions, seat: int | None) -> Answers:
    """What a seat knows: what the prologue has told of the last question, perhaps the Objective."""
    last = len(STORIES[state.story].questions)
    known = {last, 1} if state.knows_objective(seat) else {last}
    return {n: letter for n, letter in state.answers.items() if n in known}


@lru_cache(maxsize=4096)
def _fitting(id: str, answers: Told) -> list[Entry]:
    told = {f"{n}{letter}" for n, letter in answers}
    return [entry for entry in EVENTS[id].entries if entry.answer is None or entry.answer in told]


def fitting(id: str, answers: Mapping[int, Letter]) -> list[Entry]:
    """The alternatives of an event that some answers lead to (rule mom.event.5)."""
    return _fitting(id, tuple(sorted(answers.items())))


def deal_pool(
    state: Mansions, answers: Answers, slots: Sequence[Slot], fronts: Counter[str], source: Source
) -> dict[Slot, str]:
    """A card of the random pool to each room without seeded ones (rule mom.setup-keeper.11.ltp)."""
    offered = Counter(map(front, random_pool(state.story, answers, state.readings.pile_heights)))
    pool = [name for name, times in offered.items() for _ in range(min(times, fronts[name]))]
    rng.shuffle(source, pool)
    pool += [NOTHING_OF_INTEREST] * (len(slots) - len(pool))
    return dict(zip(slots, pool, strict=False))


def lay(state: Mansions, dealt: Mapping[Slot, CardId]) -> None:
    """Put other cards into the slots; what lay there is in the box, and what was in the box lies there."""
    box = Counter(state.box) + Counter(lying(state, slot) for slot in dealt)
    box.subtract(dealt.values())
    for (room, place), card in dealt.items():
        pile = state.piles[room]
        if place is None:
            pile.lock = card
        else:
            pile.cards[place] = card
    state.box = list(box.elements())
