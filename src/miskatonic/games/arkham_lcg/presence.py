"""What the cards in play have to say: looked up once, and kept up to date as cards enter and leave play."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel.atlas import Atlas
from miskatonic.kernel.timing import Point

from .card import Ability, Card
from .moments import Moment
from .registry import CARDS, FAST, LISTEN_IN_HAND
from .state import ArkhamLcg


class Presence(Struct):
    """The cards in play by what they have: constant effects, moments they react to, free abilities, actions.

    Besides, which cards of this game could ever react from a hand.
    """

    answers: dict[str, list[tuple[Card, int]]]
    hears: dict[tuple[type[Moment], Point], list[int]]
    kinds: set[type[Moment]]
    connections: Atlas[int] | None
    """How the locations are connected, once somebody has asked."""
    free: list[tuple[int, Ability]]
    """Their free abilities for any time."""
    free_in_turns: list[tuple[int, Ability]]
    """The same, and those for turns only."""
    actions: list[tuple[int, Ability]]
    """Their abilities that cost actions."""
    in_hands: dict[type[Moment], set[str]]
    """By moment, the cards at this table that may do something about it from a hand."""
    fast: set[str]
    """The cards at this table that are played in windows of one's own turn, or at any time."""
    fast_anytime: set[str]


def presence(state: ArkhamLcg) -> Presence:
    """It is kept beside the state, never in it: whoever decodes a state looks anew."""
    return state.present or look(state)


def look(state: ArkhamLcg) -> Presence:
    codes = set(state.codes)
    in_hands = {kind: listening for kind, listening in LISTEN_IN_HAND.items() if not listening.isdisjoint(codes)}
    fast = FAST & codes
    anytime = {code for code in fast if (event := CARDS[code].event) is not None and event.during is None}
    found = Presence({}, {}, set(), None, [], [], [], in_hands, fast, anytime)
    for copy in state.play:
        note(found, CARDS[state.codes[copy]], copy)
    vars(state)["present"] = found
    return found


def note(found: Presence, card: Card, copy: int) -> None:
    for question in card.answered:
        found.answers.setdefault(question, []).append((card, copy))
    for moment in card.heard:
        found.hears.setdefault(moment, []).append(copy)
        found.kinds.add(moment[0])
    for ability in card.free:
        found.free_in_turns.append((copy, ability))
        if ability.during is None:
            found.free.append((copy, ability))
    for ability in card.actions:
        found.actions.append((copy, ability))


def has_entered_play(state: ArkhamLcg, copy: int) -> None:
    if state.present is not None:
        note(state.present, CARDS[state.codes[copy]], copy)


def has_left_play(state: ArkhamLcg, copy: int) -> None:
    """A card that said nothing leaves nothing behind."""
    card = CARDS[state.codes[copy]]
    if card.abilities or card.answered:
        forget_presence(state)


def forget_presence(state: ArkhamLcg) -> None:
    vars(state)["present"] = None


def forget_map(state: ArkhamLcg) -> None:
    """A location has entered or left play, or shows its other side."""
    if state.present is not None:
        state.present.connections = None
