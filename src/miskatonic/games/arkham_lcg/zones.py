"""Where cards go: into play and out of it, to hands, decks and discard piles."""

from __future__ import annotations

from miskatonic.kernel import rng

from .card import Me, Table
from .events import (
    Discarded,
    EncounterDeckReshuffled,
    PutIntoPlay,
    RemovedFromGame,
    ReturnedToHand,
    SentToVictoryDisplay,
)
from .in_play_index import forget_map, has_entered_play, has_left_play
from .play import attachments, face, is_playing, printed
from .state import InPlay
from .values import anybody_says, can_leave_play
from .words import ASSET, ENEMY, EVENT, LOCATION, NOBODY, NOWHERE

# Into play.


def put_into_play(table: Table, card: int, entry: InPlay) -> None:
    """A card enters play, ready, with its uses on it (rules lcg.put-into-play.1, lcg.ready.2, lcg.uses.1)."""
    state = table.state
    shown = printed(table, card)
    entry.uses = next(iter(shown.uses.values()), 0)
    state.play[card] = entry
    has_entered_play(state, card)
    if shown.type is ENEMY:
        state.enemies.append(card)
    elif shown.type is LOCATION:
        state.locations.append(card)
        forget_map(state)
        table.tell(PutIntoPlay, face(table, card), card)


def place_asset(table: Table, card: int, who: int) -> None:
    """Into the play area of whoever controls it (rule lcg.asset.2)."""
    put_into_play(table, card, InPlay(controller=who))
    table.state.investigators[who].assets.append(card)


def place_in_threat_area(table: Table, card: int, who: int, entry: InPlay | None = None) -> None:
    """A card that stays with an investigator (rule lcg.threat-area.1)."""
    entry = entry or InPlay()
    entry.engaged = who
    put_into_play(table, card, entry)
    table.state.investigators[who].threats.append(card)


def into_threat_area(table: Table, me: Me, entry: InPlay | None = None) -> None:
    """A card that is being drawn goes into the threat area of whoever draws it (rule lcg.threat-area.1)."""
    table.state.limbo.remove(me.card)
    place_in_threat_area(table, me.card, me.you, entry)


def attach(table: Table, card: int, to: int) -> None:
    """A card that stays with another one, under its owner's control (rules lcg.attach.1, lcg.ownership.4)."""
    put_into_play(table, card, InPlay(attached=to, controller=table.state.owners[card]))


# Out of play.


def leave_play(table: Table, card: int) -> None:
    """Its tokens go back, its attachments are discarded, effects on it end (rules lcg.leaves-play.1 to 3)."""
    state = table.state
    entry = state.play.pop(card)
    has_left_play(state, card)
    if entry.engaged != NOBODY:
        state.investigators[entry.engaged].threats.remove(card)
    if entry.controller != NOBODY and card in state.investigators[entry.controller].assets:
        state.investigators[entry.controller].assets.remove(card)
    if card in state.enemies:
        state.enemies.remove(card)
    if card in state.locations:
        state.locations.remove(card)
        forget_map(state)
    for each in attachments(table, card):
        discard(table, each)
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if effect.card != card]
    if state.uses.counts:
        forget_limits(table, card)


def forget_limits(table: Table, card: int) -> None:
    """A card that comes back into play has its limits anew (rule lcg.limit.3)."""
    counts = table.state.uses.counts
    for key in [key for key in counts if key.partition("|")[2].startswith(f"{card}:")]:
        del counts[key]


def discard(table: Table, card: int) -> bool:
    """Discard a card from play, unless it cannot leave play."""
    if not can_leave_play(table, card):
        return False
    table.tell(Discarded, table.state.codes[card], card)
    controller = table.state.play[card].controller
    leave_play(table, card)
    put_on_discard_pile(table, card, event_of=controller if printed(table, card).type is EVENT else NOBODY)
    return True


def discard_from_hand(table: Table, who: int, card: int) -> None:
    table.state.investigators[who].hand.remove(card)
    table.tell(Discarded, table.state.codes[card], card)
    put_on_discard_pile(table, card)


def put_on_discard_pile(table: Table, card: int, *, event_of: int = NOBODY) -> None:
    """Face up on its owner's pile; encounter cards have their own (rules lcg.discard.1, lcg.discard.2, lcg.defeat.5).

    `event_of` is who played an event: as far as cards care, it is their pile it goes to (rule lcg.ownership.7).
    A card whose owner is out of the scenario, and a story asset nobody owns yet, is removed (rule lcg.elimination.6).
    """
    state = table.state
    owner = state.owners[card]
    if owner == NOBODY:
        if printed(table, card).type is ASSET:
            state.removed.append(card)
        else:
            state.encounter.discard.append(card)
    elif not is_playing(table, owner):
        state.removed.append(card)
    elif event_of != NOBODY and anybody_says(table, "to_deck_bottom", event_of):
        state.investigators[owner].deck.insert(0, card)
    else:
        state.investigators[owner].discard.append(card)


def remove_from_game(table: Table, card: int) -> None:
    """A card in play leaves the game (rule lcg.removed.1)."""
    table.tell(RemovedFromGame, table.state.codes[card], card)
    leave_play(table, card)
    table.state.removed.append(card)


def send_to_victory_display(table: Table, card: int) -> None:
    """Out of play, for all to see (rule lcg.victory-display.2)."""
    table.tell(SentToVictoryDisplay, table.state.codes[card], card, printed(table, card).victory or 0)
    leave_play(table, card)
    table.state.victory.append(card)


def return_to_hand(table: Table, card: int) -> None:
    """Back to its owner's hand, unless it cannot leave play."""
    if not can_leave_play(table, card):
        return
    owner = table.state.owners[card]
    leave_play(table, card)
    if is_playing(table, owner):
        table.state.investigators[owner].hand.append(card)
        table.tell(ReturnedToHand, table.state.codes[card], card)
    else:
        table.state.removed.append(card)


# Decks.


def shuffle_deck(table: Table, who: int) -> None:
    state = table.state
    rng.shuffle(state, state.investigators[who].deck)
    forget_scried(table, who)


def shuffle_encounter_deck(table: Table) -> None:
    rng.shuffle(table.state, table.state.encounter.cards)
    forget_scried(table, NOBODY)


def refill_encounter_deck(table: Table) -> None:
    """An empty encounter deck is made anew from its discard pile, at once (rule lcg.encounter-deck.2)."""
    encounter = table.state.encounter
    if not encounter.cards and encounter.discard:
        encounter.reshuffle(table.state)
        forget_scried(table, NOBODY)
        table.tell(EncounterDeckReshuffled)


def shuffle_discards_into_encounter_deck(table: Table) -> None:
    """With nothing to shuffle in, the deck is not shuffled (rule lcg.discard.9)."""
    encounter = table.state.encounter
    if encounter.discard:
        encounter.reshuffle(table.state)
        forget_scried(table, NOBODY)
        table.tell(EncounterDeckReshuffled)


def take_from_encounter(table: Table, card: int) -> None:
    """Out of the encounter deck or its discard pile, whichever it is in."""
    encounter = table.state.encounter
    (encounter.cards if card in encounter.cards else encounter.discard).remove(card)
    forget_card(table, card)


def forget_scried(table: Table, deck: int) -> None:
    """A shuffled deck is unknown to everybody again."""
    if table.state.scried:
        table.state.scried = [each for each in table.state.scried if each.deck != deck]


def forget_card(table: Table, card: int) -> None:
    """A card has left a deck: what was known above it is still known, what was known below too."""
    if table.state.scried:
        for each in table.state.scried:
            if card in each.cards:
                each.cards.remove(card)
        table.state.scried = [each for each in table.state.scried if each.cards]


def location_of_code(table: Table, code: str) -> int:
    """The location in play with this code, or NOWHERE."""
    codes = table.state.codes
    return next((card for card in table.state.locations if codes[card] == code), NOWHERE)


def take_set_aside(table: Table, code: str) -> int:
    """Take a card that was set aside, or NOWHERE when it is not there (rule lcg.set-aside.1)."""
    state = table.state
    card = next((each for each in state.set_aside if state.codes[each] == code), NOWHERE)
    if card != NOWHERE:
        state.set_aside.remove(card)
    return card
