"""What the cards in play have to say: looked up once, forgotten when one enters or leaves play or is turned over."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel.timing import Point

from .card import CARDS, Ability, Card
from .moments import Moment
from .state import ArkhamLcg


class Presence(Struct):
    """The cards in play by what they have: constant effects, moments they react to, free abilities, actions."""

    answers: dict[str, list[tuple[Card, int]]]
    hears: dict[tuple[type[Moment], Point], list[int]]
    kinds: set[type[Moment]]
    connections: dict[int, list[int]]
    """Which locations are connected to one, as far as somebody asked."""
    free: list[tuple[int, tuple[Ability, ...]]]
    """With their free abilities."""
    actions: list[tuple[int, tuple[Ability, ...]]]
    """With their abilities that cost actions."""


def presence(state: ArkhamLcg) -> Presence:
    """It is kept beside the state, never in it: whoever decodes a state looks anew."""
    return state.present or look(state)


def look(state: ArkhamLcg) -> Presence:
    found = Presence({}, {}, set(), {}, [], [])
    codes = state.codes
    for copy in state.play:
        card = CARDS[codes[copy]]
        for question in card.answered:
            found.answers.setdefault(question, []).append((card, copy))
        for moment in card.heard:
            found.hears.setdefault(moment, []).append(copy)
            found.kinds.add(moment[0])
        if card.free:
            found.free.append((copy, card.free))
        if card.actions:
            found.actions.append((copy, card.actions))
    vars(state)["present"] = found
    return found


def forget_presence(state: ArkhamLcg) -> None:
    """A card has entered or left play, or shows another side."""
    vars(state)["present"] = None
