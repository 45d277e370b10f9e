"""A state that a seat could not tell from the real one: everything it cannot know is dealt anew."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source

from .printed import PRINTED
from .scenarios.scenario import is_of
from .state import ArkhamLcg
from .words import BACKS, NOBODY, Kind

AGENTS_SIZE = 4
"""Every one of the Agents sets has four cards."""


def determinize(state: ArkhamLcg, seat: int | None, seed: int) -> None:
    """Reshuffle in place everything the seat cannot know."""
    source = Source(rng.seeded(seed))
    if not known_cards(state, NOBODY, seat):
        exchange_agents(state, source)
    shuffle_unknown(state, source, state.encounter.cards, NOBODY, seat)
    rng.shuffle(source, state.cultists)
    for who in range(len(state.investigators)):
        if who == seat:
            shuffle_unknown(state, source, state.investigators[who].deck, who, seat)
        else:
            deal_anew(state, source, who, seat)
    exchange_locations(state, source)
    state.rng = rng.split(source)


def known_cards(state: ArkhamLcg, deck: int, seat: int | None) -> set[int]:
    """The cards of a deck that the seat has looked at."""
    return {card for each in state.scried if (each.seat, each.deck) == (seat, deck) for card in each.cards}


def shuffle_unknown(state: ArkhamLcg, source: Source, cards: list[int], deck: int, seat: int | None) -> None:
    """The cards somebody has looked at stay where they are."""
    known = known_cards(state, deck, seat)
    if not known:
        rng.shuffle(source, cards)
        return
    places = [place for place, card in enumerate(cards) if card not in known]
    mixed = [cards[place] for place in places]
    rng.shuffle(source, mixed)
    for place, card in zip(places, mixed, strict=True):
        cards[place] = card


def deal_anew(state: ArkhamLcg, source: Source, who: int, seat: int | None) -> None:
    """Another's hand and deck: the hand holds as many cards as before, and nothing that would not stay in a hand."""
    investigator = state.investigators[who]
    known = known_cards(state, who, seat)
    on_the_way = [] if state.phase == "setup" else [card for card in state.limbo if is_secret(state, card, who)]
    pool = [card for card in (*investigator.deck, *investigator.hand, *on_the_way) if card not in known]
    rng.shuffle(source, pool)
    hand = [card for card in pool if stays_in_hand(state, card)][: len(investigator.hand) + len(on_the_way)]
    rest = [card for card in pool if card not in hand]
    for card in on_the_way:
        state.limbo[state.limbo.index(card)] = hand.pop()
    investigator.hand = hand
    investigator.deck = [card if card in known else rest.pop() for card in investigator.deck]


def is_secret(state: ArkhamLcg, card: int, who: int) -> bool:
    """A card on its way that only its owner may see."""
    shown = PRINTED[state.codes[card]]
    return state.owners[card] == who and shown.weakness is None


def stays_in_hand(state: ArkhamLcg, card: int) -> bool:
    """Weaknesses are resolved when they come to a hand; only events and skills stay there."""
    shown = PRINTED[state.codes[card]]
    return shown.weakness is None or shown.type in (Kind.EVENT, Kind.SKILL)


def exchange_agents(state: ArkhamLcg, source: Source) -> None:
    """Which Agents were shuffled in is unknown until one of them turns up."""
    sets = {"agents-of-hastur", "agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu"}
    inside = [card for card in state.encounter.cards if is_of(PRINTED[state.codes[card]], sets)]
    if len(inside) < AGENTS_SIZE:
        return
    outside = [card for card in state.removed if is_of(PRINTED[state.codes[card]], sets)]
    name = sorted({PRINTED[state.codes[card]].set or "" for card in (*inside, *outside)})[rng.below(source, len(sets))]
    chosen = [card for card in (*inside, *outside) if PRINTED[state.codes[card]].set == name]
    if set(chosen) == set(inside):
        return
    state.encounter.cards = [card for card in state.encounter.cards if card not in inside] + chosen
    state.removed = [card for card in state.removed if card not in chosen] + inside


def exchange_locations(state: ArkhamLcg, source: Source) -> None:
    """Unrevealed locations with the same back, and those that were left out, change places."""
    for back in sorted(set(BACKS.values())):
        cards = [
            card
            for card in (*state.locations, *state.removed)
            if BACKS.get(state.codes[card]) == back and (card not in state.play or not state.play[card].revealed)
        ]
        codes = [state.codes[card] for card in cards]
        rng.shuffle(source, codes)
        for card, code in zip(cards, codes, strict=True):
            state.codes[card] = code
