"""A state that a seat could not tell from the real one: everything it cannot know is dealt anew.

The keeper does not know the order of decks and the backs of spells. All others know neither his answers, nor the cards
in the rooms that follow from them, nor his hand, nor the tokens of monsters that have shown nothing yet.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source
from miskatonic.kernel.two_sided import deal_backs

from .components import CHARACTERS, MYTHOS, TOKENS, TRAUMA
from .hidden_rooms import deal_rooms
from .seeing import knows_back
from .state import Mansions
from .words import CardId, front

Place = tuple[list[CardId], int]
"""A pile, and a place in it."""


def determinize(state: Mansions, seat: int | None, seed: int) -> None:
    """Deal in place everything the seat cannot know (rules mom.secrecy.3, .4, .7, .8, .11, mom.setup-keeper.6)."""
    deal_held(state, state, seat, seed)
    deal_rest(state, seat, seed)


def deal_held(state: Mansions, now: Mansions, seat: int | None, seed: int) -> None:
    """What rules under way may hold on to: the copies of spells, and the keeper's cards, of which he is asked.

    What is known `now`, or has left its place since, stays what it is.
    """
    source = Source(rng.seeded(f"held:{seed}"))
    deal_spells(state, now, source)
    if seat not in state.picks and not now.investigators:
        deal_picks(state, source)
    if seat != state.keeper:
        deal_mythos(state, now, seat, source)
        deal_trauma(state, now, source)


def deal_rest(state: Mansions, seat: int | None, seed: int) -> None:
    """The order of the decks, the tokens, the answers and the cards in the rooms, and the dice to come."""
    source = Source(rng.seeded(f"rest:{seed}"))
    rng.shuffle(source, state.mythos.cards)
    rng.shuffle(source, state.trauma.cards)
    for deck in state.combat.values():
        rng.shuffle(source, deck.cards)
    for pile in state.pieces.values():
        rng.shuffle(source, pile)
    if seat != state.keeper:
        deal_tokens(state, seat, source)
        deal_rooms(state, seat, source)
    state.rng = rng.split(source)


def deal_picks(state: Mansions, source: Source) -> None:
    """In set-up the keeper does not know which characters and traits are being chosen (rule mom.setup-keeper.4)."""
    free = list(CHARACTERS)
    for picked in state.picks.values():
        if picked:
            sheet = CHARACTERS[rng.take(source, free)]
            kept = [[trait.id for trait in sheet.traits if trait.kind == kind] for kind in ("mental", "physical")]
            picked[:] = [sheet.id, *(rng.take(source, traits) for traits in kept)][: len(picked)]


def deal_spells(state: Mansions, now: Mansions, source: Source) -> None:
    """The backs of spells that nobody has turned over; of one that was held and is no longer, all have seen it."""
    there = {card for each in now.investigators.values() for card in each.spells}
    held = [each.spells for each in state.investigators.values()]
    gone = {card for pile in held for card in pile if card not in there}
    known = gone | state.backs.known_by(None) | now.backs.known_by(None)
    open_spell = [] if state.casting is None else [state.casting]
    if state.casting is not None and state.casting not in {card for pile in held for card in pile}:
        known.add(state.casting)
    renamed = deal_backs(source, [*state.spells.values(), *held], known.__contains__)
    if open_spell:
        state.casting = renamed.get(open_spell[0], open_spell[0])
    for each in state.investigators.values():
        each.used = [rename(key, renamed) for key in each.used]


def rename(key: str, renamed: dict[str, str]) -> str:
    """What was used is kept by the card, among other words: `action:shriveling#2|0`."""
    before, colon, card = key.rpartition(":")
    name, bar, who = card.partition("|")
    return f"{before}{colon}{renamed.get(name, name)}{bar}{who}"


def deal_mythos(state: Mansions, now: Mansions, seat: int | None, source: Source) -> None:
    """The keeper's Mythos cards, and those that lie face down on others (rule mom.secrecy.7)."""
    still_down = {card for each in now.investigators.values() for card in each.face_down}
    unknown = {*now.mythos_hand, *now.mythos.cards, *still_down}
    laid = places([each.face_down for who, each in state.investigators.items() if who != seat], unknown)
    free = places([state.mythos_hand, state.mythos.cards], unknown)
    cards = [pile[n] for pile, n in (*laid, *free)]
    rng.shuffle(source, cards)
    down = [card for card in cards if MYTHOS[front(card)].face_down][: len(laid)]
    for card in down:
        cards.remove(card)
    fill([*laid, *free], [*down, *cards])


def deal_trauma(state: Mansions, now: Mansions, source: Source) -> None:
    """The keeper's Trauma cards; none for several investigators, where only one is left (rule mom.trauma-multi.3)."""
    unknown = {*now.trauma_hand, *now.trauma.cards}
    hand, deck = places([state.trauma_hand], unknown), places([state.trauma.cards], unknown)
    cards = [pile[n] for pile, n in (*hand, *deck)]
    rng.shuffle(source, cards)
    if sum(each.fate in ("in-play", "waiting") for each in state.investigators.values()) < 2:
        cards.sort(key=lambda card: TRAUMA[front(card)].several)
    fill([*hand, *deck], cards)


def places(piles: Sequence[list[CardId]], unknown: Container[CardId]) -> list[Place]:
    """Where cards lie that nobody but the keeper knows."""
    return [(pile, n) for pile in piles for n, card in enumerate(pile) if card in unknown]


def fill(where: Sequence[Place], cards: Sequence[CardId]) -> None:
    for (pile, n), card in zip(where, cards, strict=True):
        pile[n] = card


def deal_tokens(state: Mansions, seat: int | None, source: Source) -> None:
    """The tokens of monsters whose backs were not seen, among those of their kind and the pool."""
    for kind in dict.fromkeys(monster.kind for monster in state.monsters):
        unseen = [each for each in state.monsters if each.kind == kind and not knows_back(state, each, seat)]
        places = [n for n, token in enumerate(state.pool) if TOKENS[token][0] == kind]
        tokens = [*(each.token for each in unseen), *(state.pool[n] for n in places)]
        rng.shuffle(source, tokens)
        for monster in unseen:
            monster.token = tokens.pop()
        for n in places:
            state.pool[n] = tokens.pop()
