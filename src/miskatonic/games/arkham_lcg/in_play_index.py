"""An index of the cards in play by what they do: built once, and kept up to date as cards enter and leave play."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from msgspec import Struct

from miskatonic.kernel.timing import Point

from .card import Ability, Card
from .moments import Moment
from .registry import CARDS, FAST, LISTENERS_IN_HAND_AT_ANY_POINT
from .state import ArkhamLcg

Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")


class InPlayIndex(Struct):
    """The cards in play by what they have: constant effects, moments they react to, free abilities, actions.

    Besides, which cards of this game could ever react from a hand.
    """

    modifiers: dict[str, list[tuple[Card, int]]]
    """The cards with a constant effect, by the modifier hook."""
    listeners: dict[tuple[type[Moment], Point], list[int]]
    """The cards with an ability at a point of a moment."""
    moments: set[type[Moment]]
    """The moments at which any of them has an ability."""
    connections: dict[int, list[int]]
    """Where one can move from a location, once somebody has asked."""
    free: list[tuple[int, Ability]]
    """Their free abilities for any time."""
    free_in_turns: list[tuple[int, Ability]]
    """The same, and those for anybody's turn."""
    free_in_own_turn: list[tuple[int, Ability]]
    """The same, and those for one's own turn only."""
    actions: list[tuple[int, Ability]]
    """Their abilities that cost actions."""
    listeners_in_hands: dict[type[Moment], set[str]]
    """By moment, the cards at this table that have an ability there while they are in a hand."""
    fast: set[str]
    """The cards at this table that are played in windows of one's own turn, or at any time."""
    fast_anytime: set[str]

    @staticmethod
    def build(state: ArkhamLcg) -> InPlayIndex:
        """Index the cards in play, and keep the index beside the state."""
        codes = set(state.codes)
        in_hands = {
            moment: cards for moment, cards in LISTENERS_IN_HAND_AT_ANY_POINT.items() if not cards.isdisjoint(codes)
        }
        fast = FAST & codes
        anytime = {code for code in fast if (event := CARDS[code].event) is not None and event.during is None}
        index = InPlayIndex({}, {}, set(), {}, [], [], [], [], in_hands, fast, anytime)
        for copy in state.play:
            index.add(CARDS[state.codes[copy]], copy)
        vars(state)["in_play_index"] = index
        return index

    def add(self, card: Card, copy: int) -> None:
        for hook in card.hooks:
            self.modifiers.setdefault(hook, []).append((card, copy))
        for moment in card.listens_at:
            self.listeners.setdefault(moment, []).append(copy)
            self.moments.add(moment[0])
        for ability in card.free:
            self.free_in_own_turn.append((copy, ability))
            if ability.during != "your-turn":
                self.free_in_turns.append((copy, ability))
            if ability.during is None:
                self.free.append((copy, ability))
        for ability in card.actions:
            self.actions.append((copy, ability))

    def remove(self, card: Card, copy: int) -> None:
        """Lists are made anew, for whoever is going through one."""
        for hook in card.hooks:
            _take_out(self.modifiers, hook, (card, copy))
        for moment in card.listens_at:
            _take_out(self.listeners, moment, copy)
        if card.listens_at:
            self.moments = {kind for kind, _ in self.listeners}
        if card.free:
            self.free = [each for each in self.free if each[0] != copy]
            self.free_in_turns = [each for each in self.free_in_turns if each[0] != copy]
            self.free_in_own_turn = [each for each in self.free_in_own_turn if each[0] != copy]
        if card.actions:
            self.actions = [each for each in self.actions if each[0] != copy]


def _take_out(lists: dict[Key, list[Item]], key: Key, item: Item) -> None:
    left = [each for each in lists[key] if each != item]
    if left:
        lists[key] = left
    else:
        del lists[key]


def index_of(state: ArkhamLcg) -> InPlayIndex:
    """The index kept beside the state, never in it: for a state that was just decoded it is built."""
    return state.in_play_index or InPlayIndex.build(state)


def has_entered_play(state: ArkhamLcg, copy: int) -> None:
    if state.in_play_index is not None:
        state.in_play_index.add(CARDS[state.codes[copy]], copy)


def has_left_play(state: ArkhamLcg, copy: int) -> None:
    if state.in_play_index is not None:
        state.in_play_index.remove(CARDS[state.codes[copy]], copy)


def forget_index(state: ArkhamLcg) -> None:
    vars(state)["in_play_index"] = None


def forget_map(state: ArkhamLcg) -> None:
    """A location has entered or left play, or shows its other side."""
    if state.in_play_index is not None:
        state.in_play_index.connections = {}
