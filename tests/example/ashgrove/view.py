"""What a seat may see, and what it has to imagine."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel import rng

from .state import KEEPER, Ashgrove


class InvestigatorView(Struct, frozen=True):
    seat: int
    room: str
    courage: int


class View(Struct, frozen=True):
    hour: int
    midnight: int
    idol: str | None
    """None to those who do not know where it is."""
    locked: int | None
    investigators: list[InvestigatorView]
    searched: list[str]
    listened: int
    """At how many rooms."""
    heard: list[str]
    """At which: nothing to all but the investigators."""
    hand: list[str]
    """Nothing to all but the keeper."""
    deck: int
    discard: list[str]
    dice: list[int]


def view(state: Ashgrove, seat: int | None) -> View:
    """What a seat sees; None is a spectator."""
    return View(
        hour=state.hour,
        midnight=state.midnight,
        idol=state.idol if knows_idol(state, seat) else None,
        locked=state.locked,
        investigators=[InvestigatorView(each, who.room, who.courage.left) for each, who in state.investigators.items()],
        searched=list(state.searched),
        listened=len(state.heard),
        heard=list(state.heard) if seat in state.investigators else [],
        hand=list(state.hand) if seat == KEEPER else [],
        deck=len(state.deck.cards),
        discard=list(state.deck.discard),
        dice=list(state.dice),
    )


def knows_idol(state: Ashgrove, seat: int | None) -> bool:
    """The keeper, the investigators once they have heard it, and everybody when it is found."""
    return seat == KEEPER or state.idol in state.searched or (seat in state.investigators and state.idol in state.heard)


def determinize(state: Ashgrove, seat: int | None, seed: int) -> None:
    """Shuffle what a seat cannot know: cards, at which rooms somebody has listened, where the idol is."""
    source = rng.Source(rng.seeded(seed))
    state.rng = rng.split(source)
    known = knows_idol(state, seat)
    hidden = state.deck.cards if seat == KEEPER else [*state.deck.cards, *state.hand]
    rng.shuffle(source, hidden)
    if seat != KEEPER:
        state.hand = [hidden.pop() for _ in state.hand]
    state.deck.cards = hidden
    if seat not in state.investigators:
        state.heard = rng.take_several(source, state.unsearched, len(state.heard))
    if state.idol and not known:
        ruled_out = state.heard if seat in state.investigators else []
        state.idol = rng.take(source, [room for room in state.unsearched if room not in ruled_out])
