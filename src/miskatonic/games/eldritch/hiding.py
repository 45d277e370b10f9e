"""A state that a seat could not tell from the real one: everything it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source
from miskatonic.kernel.two_sided import deal_backs

from .components import ANCIENT_ONES, ENCOUNTERS, MYTHOS
from .setup import usable
from .state import Eldritch
from .words import CardId, front


def determinize(state: Eldritch, seat: int | None, seed: int) -> None:
    """Reshuffle in place everything the seat cannot know (rules eh.hidden.1 to eh.hidden.4, eh.hidden.12)."""
    deal_held(state, state, seat, seed)
    deal_rest(state, seat, seed)


def deal_held(state: Eldritch, now: Eldritch, seat: int | None, seed: int) -> None:
    """What rules under way may hold on to: copies of cards, gates somebody is looking at.

    What is known `now`, or has left its place since, stays what it is.
    """
    source = Source(rng.seeded(f"held:{seed}"))
    shuffle_gates(state, now, seat, source)
    deal_two_sided(state, now, seat, source)


def deal_rest(state: Eldritch, seat: int | None, seed: int) -> None:
    """The order of the decks and stacks, what is in the pools, and the dice to come."""
    source = Source(rng.seeded(f"rest:{seed}"))
    deal_clues(state, source)
    rng.shuffle(source, state.cup)
    for pile in (state.assets.cards, state.artifacts.cards, state.mysteries):
        rng.shuffle(source, pile)
    for deck in state.decks.values():
        rng.shuffle(source, deck.cards)
    shuffle_expeditions(state, source)
    deal_mythos(state, source)
    for deck in (state.spells, state.conditions):
        shuffle_below(deck, source)
    looked_at = [gate for gates in state.read_gates.values() for gate in gates]
    state.gate_stack = shuffled_but(looked_at, state.gate_stack, source)
    state.rng = rng.split(source)


def deal_clues(state: Eldritch, source: Source) -> None:
    """The pool, and the clues on the board whose faces nobody has seen."""
    hidden = [clue for clue in state.clues if not clue.known and state.readings.clue_faces == "hidden"]
    faces = [*state.clue_pool, *(clue.face for clue in hidden)]
    rng.shuffle(source, faces)
    for clue in hidden:
        # A clue on the space of its own face would be one whose face is known.
        clue.face = next(face for face in faces if face != clue.space)
        faces.remove(clue.face)
    state.clue_pool = faces


def shuffle_gates(state: Eldritch, now: Eldritch, seat: int | None, source: Source) -> None:
    """Gates that the seat has looked at, and those that have left the stack since, stay where they are."""
    known = () if seat is None else now.read_gates.get(seat, ())
    gone = [gate for gate in state.gate_stack if gate not in now.gate_stack]
    state.gate_stack = shuffled_but([*known, *gone], state.gate_stack, source)
    state.read_gates = {other: list(gates) if other == seat else [] for other, gates in state.read_gates.items()}


def shuffled_but(fixed: Collection[str], pile: Sequence[str], source: Source) -> list[str]:
    """A pile in another order, in which some stay where they are."""
    hidden = [each for each in pile if each not in fixed]
    rng.shuffle(source, hidden)
    return [each if each in fixed else hidden.pop() for each in pile]


def shuffle_expeditions(state: Eldritch, source: Source) -> None:
    """Everybody sees the back of the top card, which tells its space (rule eh.expedition.8)."""
    cards = state.expeditions.cards
    if not cards:
        return
    space = ENCOUNTERS["expedition"][cards[-1]].space
    rng.shuffle(source, cards)
    top = next(card for card in cards if ENCOUNTERS["expedition"][card].space == space)
    cards.remove(top)
    cards.append(top)


def deal_mythos(state: Eldritch, source: Source) -> None:
    """Of each colour any cards of the deck and the box; the stages stay as they were put together."""
    sizes = [sum(stage.values()) for stage in reversed(ANCIENT_ONES[state.ancient_one].stages)]
    boxed = [card for card in state.mythos_box if usable(MYTHOS[card], state.difficulty)]
    pools: dict[str, list[str]] = {"green": [], "yellow": [], "blue": []}
    for card in (*state.mythos, *boxed):
        pools[MYTHOS[card].colour].append(card)
    for pool in pools.values():
        rng.shuffle(source, pool)
    deck = [pools[MYTHOS[card].colour].pop() for card in state.mythos]
    state.mythos = []
    for size in sizes:
        stage, deck = deck[:size], deck[size:]
        rng.shuffle(source, stage)
        state.mythos += stage
    left = {card for pool in pools.values() for card in pool}
    state.mythos_box = [card for card in state.mythos_box if card not in boxed] + sorted(left)


def deal_two_sided(state: Eldritch, now: Eldritch, seat: int | None, source: Source) -> None:
    """The backs that the seat has not seen; of a card that was held and is no longer, it has."""
    there = [card for pile in held_cards(now) for card in pile]
    gone = {card for pile in held_cards(state) for card in pile if card not in there}
    piles = [state.spells, state.conditions, *held_cards(state)]
    known = gone | state.backs.known_by(seat) | now.backs.known_by(seat)
    renamed = deal_backs(source, piles, known.__contains__)
    state.used = [_renamed(key, renamed) for key in state.used]
    state.backs.seen = {other: [renamed.get(card, card) for card in seen] for other, seen in state.backs.seen.items()}
    if state.cast is not None:
        state.cast = renamed.get(state.cast, state.cast)


def held_cards(state: Eldritch) -> list[list[CardId]]:
    """What investigators have, those who were defeated among them."""
    return [
        *(pile for each in state.investigators for pile in (each.cards, each.conditions)),
        *(each.cards for each in state.fallen),
    ]


def shuffle_below(deck: list[CardId], source: Source) -> None:
    """The front of the top card is known to all."""
    if not deck:
        return
    shown = front(deck[-1])
    rng.shuffle(source, deck)
    place = next(place for place, card in enumerate(deck) if front(card) == shown)
    deck.append(deck.pop(place))


def _renamed(key: str, renamed: dict[str, str]) -> str:
    """What was used this round is kept by the card, among other words: `action:wither#2`."""
    before, colon, card = key.rpartition(":")
    name, bar, who = card.partition("|")
    return f"{before}{colon}{renamed.get(name, name)}{bar}{who}"
