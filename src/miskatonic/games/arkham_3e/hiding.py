"""A state that a seat could not tell from the real one: everything it cannot know is dealt anew."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source
from miskatonic.kernel.two_sided import deal_backs

from .components import ENCOUNTERS, HEADLINES
from .state import Arkham
from .words import Colour


def determinize(state: Arkham, seat: int | None, seed: int) -> None:
    """Reshuffle in place everything the seat cannot know (rules ah3.468.1, ah3.470.2, ah3.488.7, ah3.428.3-3)."""
    source = Source(rng.seeded(seed))
    shuffle_events(state, source)
    for deck in (*state.decks.values(), state.items, state.allies, state.spells):
        rng.shuffle(source, deck)
    rng.shuffle(source, state.monster_deck)
    deal_stowed(state, source)
    deal_headlines(state, source)
    rng.shuffle(source, state.cup.tokens)
    rng.shuffle(source, state.archive_aside)
    hide_markers(state, source)
    deal_pacts(state, source)
    state.rng = rng.split(source)


def shuffle_events(state: Arkham, source: Source) -> None:
    """The back of the top card tells its neighbourhood (rule ah3.103.1-2).

    Which event a clue stands for is not known either: events of a neighbourhood change places with those in its deck.
    """
    hidden = [card for deck in state.decks.values() for card in deck if _is_event(card)]
    by_deck: dict[str, list[str]] = {}
    for card in (*state.events, *hidden):
        by_deck.setdefault(ENCOUNTERS[card].deck, []).append(card)
    for cards in by_deck.values():
        rng.shuffle(source, cards)
    for deck in state.decks.values():
        deck[:] = [by_deck[ENCOUNTERS[card].deck].pop() if _is_event(card) else card for card in deck]
    top = ENCOUNTERS[state.events[-1]].deck if state.events else None
    state.events = [card for cards in by_deck.values() for card in cards]
    rng.shuffle(source, state.events)
    if top is not None:
        card = next(card for card in state.events if ENCOUNTERS[card].deck == top)
        state.events.remove(card)
        state.events.append(card)


def _is_event(card: str) -> bool:
    return bool(ENCOUNTERS[card].doom)


def deal_stowed(state: Arkham, source: Source) -> None:
    """Items that lie face down under a card could be any of the deck."""
    for pile in state.under.values():
        state.items += pile
        rng.shuffle(source, state.items)
        pile[:] = [state.items.pop() for _ in pile]


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


def deal_pacts(state: Arkham, source: Source) -> None:
    """The backs of dark pacts."""
    piles = [state.pacts, *(each.conditions for each in state.investigators)]
    renamed = deal_backs(source, piles, lambda card: state.backs.known(card, None))
    rng.shuffle(source, state.pacts)
    state.used = [_renamed(key, renamed) for key in state.used]
    state.reckoned = [_renamed(key, renamed) for key in state.reckoned]


def _renamed(key: str, renamed: dict[str, str]) -> str:
    """What was used this round is kept by the card, among other words: `action:dark-pact#2|0`."""
    before, colon, card = key.rpartition(":")
    name, bar, who = card.partition("|")
    return f"{before}{colon}{renamed.get(name, name)}{bar}{who}"
