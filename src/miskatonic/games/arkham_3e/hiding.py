"""A state that a seat could not tell from the real one: everything it cannot know is dealt anew.

What everybody has seen on its way into a deck stays where it lies (`seen_cards.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source
from miskatonic.kernel.two_sided import deal_backs

from . import things
from .components import ENCOUNTERS, HEADLINES
from .encounters import is_event
from .state import Arkham
from .words import CardId, Colour

T = TypeVar("T")


def determinize(state: Arkham, seat: int | None, seed: int) -> None:
    """Reshuffle in place everything the seat cannot know (rules ah3.468.1, ah3.470.2, ah3.488.7, ah3.428.3-3)."""
    deal_held(state, state, seat, seed)
    deal_rest(state, seat, seed)


def deal_held(state: Arkham, now: Arkham, seat: int | None, seed: int) -> None:
    """What rules under way may hold on to: the copies of dark pacts.

    What is known `now`, or has left its place since, stays what it is.
    """
    deal_pacts(state, now, Source(rng.seeded(f"held:{seed}")))


def deal_rest(state: Arkham, seat: int | None, seed: int) -> None:
    """The order of the decks, what lies face down, and the dice and tokens to come."""
    source = Source(rng.seeded(f"rest:{seed}"))
    deal_events(state, source)
    for deck in state.decks.values():
        deal_encounters(state, deck, source)
    deal_cards(state, [state.items, *state.under.values()], source)
    deal_cards(state, [state.allies], source)
    deal_cards(state, [state.spells], source)
    deal_among(state, [state.monster_deck], things.monster, source)
    deal_headlines(state, source)
    rng.shuffle(source, state.cup.tokens)
    hide_markers(state, source)
    state.rng = rng.split(source)


def deal_cards(state: Arkham, piles: Sequence[list[CardId]], source: Source) -> None:
    deal_among(state, piles, lambda card: card, source)


def deal_among(state: Arkham, piles: Sequence[list[T]], name: Callable[[T], str], source: Source) -> None:
    """Shuffle some piles as if they were one; what was seen changes places only with what was shuffled with it."""
    alike: dict[int, list[T]] = {}
    for pile in piles:
        for each in pile:
            alike.setdefault(state.mixed.get(name(each), 0), []).append(each)
    for group in alike.values():
        rng.shuffle(source, group)
    for pile in piles:
        pile[:] = [alike[state.mixed.get(name(each), 0)].pop() for each in pile]


def deal_encounters(state: Arkham, deck: list[CardId], source: Source) -> None:
    """What is hidden in a deck lies anywhere among the top cards it was shuffled with (rule ah3.428.3-2)."""
    hidden = sorted((card for card in deck if card in state.depths), key=state.depths.__getitem__)
    rest = [card for card in deck if card not in state.depths]
    deal_cards(state, [rest], source)
    places: dict[int, CardId] = {}
    for card in hidden:
        deepest = max(0, len(deck) - state.depths[card])
        free = [place for place in range(deepest, len(deck)) if place not in places]
        places[free[rng.below(source, len(free))]] = card
    visible = iter(rest)
    deck[:] = [places[place] if place in places else next(visible) for place in range(len(deck))]


def deal_events(state: Arkham, source: Source) -> None:
    """The back of the top card tells its neighbourhood (rule ah3.103.1-2), and so does the deck a card is hidden in.

    Which event a clue stands for is not known either: it could be any that is still in the event deck.
    """
    alike: dict[int, list[CardId]] = {}
    for card in (*state.events, *hidden_events(state)):
        alike.setdefault(state.mixed.get(card, 0), []).append(card)
    for group in alike.values():
        rng.shuffle(source, group)

    def deal(card: CardId, *, deck_known: bool) -> CardId:
        group = alike[state.mixed.get(card, 0)]
        fits = ENCOUNTERS[card].deck
        place = next(n for n, each in enumerate(group) if not deck_known or ENCOUNTERS[each].deck == fits)
        return group.pop(place)

    dealt = {card: deal(card, deck_known=True) for card in (*hidden_events(state), *state.events[-1:])}
    dealt |= {card: deal(card, deck_known=False) for card in state.events[:-1]}
    state.events = [dealt[card] for card in state.events]
    for deck in state.decks.values():
        deck[:] = [dealt.get(card, card) for card in deck]
    state.depths = {dealt.get(card, card): depth for card, depth in state.depths.items()}


def hidden_events(state: Arkham) -> list[CardId]:
    return [card for deck in state.decks.values() for card in deck if is_event(card)]


def deal_headlines(state: Arkham, source: Source) -> None:
    """Which thirteen of all headlines are in the deck nobody knows (rule ah3.106.1)."""
    read = {*state.headline_discard, *(() if state.rumor is None else (state.rumor.card,))}
    free = [card for card in HEADLINES if card not in read and card != state.headline]
    state.headlines = rng.take_several(source, free, len(state.headlines))


def hide_markers(state: Arkham, source: Source) -> None:
    """The colours of markers that lie face down."""
    down = [each for each in state.markers if not each.up and state.scenario == "approach-of-azathoth"]
    colours: list[Colour] = [each.colour for each in down]
    rng.shuffle(source, colours)
    for marker, colour in zip(down, colours, strict=True):
        marker.colour = colour


def deal_pacts(state: Arkham, now: Arkham, source: Source) -> None:
    """The backs of dark pacts that nobody has seen; of a card that was held and is no longer, all have."""
    there = {card for each in now.investigators for card in each.conditions}
    held = [each.conditions for each in state.investigators]
    gone = {card for pile in held for card in pile if card not in there}
    known = gone | state.backs.known_by(None) | now.backs.known_by(None)
    renamed = deal_backs(source, [state.pacts, *held], known.__contains__)
    state.used = [_renamed(key, renamed) for key in state.used]
    state.reckoned = [_renamed(key, renamed) for key in state.reckoned]


def _renamed(key: str, renamed: dict[str, str]) -> str:
    """What was used this round is kept by the card, among other words: `action:dark-pact#2|0`."""
    before, colon, card = key.rpartition(":")
    name, bar, who = card.partition("|")
    return f"{before}{colon}{renamed.get(name, name)}{bar}{who}"
