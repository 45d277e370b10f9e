"""Whether it can make a difference what comes first. Where it cannot, nobody is asked (rule lcg.simultaneous.3).

All of this goes by what everybody at the table knows. A question that came only because of a card in somebody's hand,
or on top of a deck, would betray that card.
"""

from __future__ import annotations

from collections.abc import Sequence

from .card import Ability, ReadOnlyTable
from .in_play_index import index_of
from .moments import Moment


def are_alike(table: ReadOnlyTable, cards: Sequence[int]) -> bool:
    """Equal copies that lie alike and that nothing singles out: to choose between them is no choice."""
    state = table.state
    first = cards[0]
    return all(
        state.codes[card] == state.codes[first]
        and state.owners[card] == state.owners[first]
        and state.play[card] == state.play[first]
        and not is_singled_out(table, card)
        for card in cards
    )


def is_singled_out(table: ReadOnlyTable, card: int) -> bool:
    """Something is about just this copy: an attachment, a lasting effect, a use of its abilities, a test, a wait."""
    state = table.state
    test = state.test
    return (
        (test is not None and card in (test.source, test.target))
        or any(entry.attached == card for entry in state.play.values())
        or any(effect.card == card for effect in state.lasting)
        or any(f"|{card}:" in used for used in state.uses.counts)
        or any(put_off.card == card for put_off in state.waiting)
    )


def is_same_ability(table: ReadOnlyTable, waiting: Sequence[tuple[Ability, int]], moment: Moment) -> bool:
    """One forced ability of several cards, each of which it concerns alone, or which are alike and not what happens."""
    abilities = {ability for ability, _ in waiting}
    if len(abilities) > 1:
        return False
    if abilities.pop().concerns_itself:
        return True
    cards = [card for _, card in waiting]
    about = (moment.enemy, moment.card, moment.location)
    in_play = all(card in table.state.play and card not in about for card in cards)
    return in_play and are_alike(table, cards)


def might_react(table: ReadOnlyTable, *moments: type[Moment]) -> bool:
    """Has any card in play, in a hand or in a deck an ability at one of these moments?"""
    state = table.state
    index = index_of(state)
    if "plays_discarded_event" in index.modifiers or any(moment in index.moments for moment in moments):
        return True
    listeners: set[str] = set()
    for moment in moments:
        listeners |= index.listeners_in_hands.get(moment, set())
    return bool(listeners) and any(
        state.codes[card] in listeners
        for each in state.investigators
        for card in (*each.hand, *each.deck, *state.limbo)
    )
