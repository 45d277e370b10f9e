"""A night at Ashgrove as plain data, what a seat may see of it, and what it has to imagine."""

from typing import Final

from msgspec import Struct, field

from miskatonic.kernel import rng, table
from miskatonic.kernel.game import Setup, State
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Deck

from .house import HALL, HIDING_PLACES

KEEPER: Final = 0
COURAGE: Final = {2: 5, 3: 3, 4: 3}
HOURS: Final = {2: 6, 3: 4, 4: 3}
"""The courage everybody has, and the hours until midnight, by the number of players."""


class Investigator(Struct):
    room: str
    courage: Gauge


class Ashgrove(State):
    midnight: int
    investigators: dict[int, Investigator]
    """By seat. Who has no courage left has fled."""
    hour: int = 0
    idol: str = ""
    """The room it is hidden in; nothing before it is."""
    locked: int | None = None
    """The number of a door."""
    searched: list[str] = []
    heard: list[str] = []
    """Where somebody has listened and nobody has searched since; the keeper does not know at which rooms."""
    deck: Deck[str] = field(default_factory=lambda: Deck(cards=[], discard=[]))
    hand: list[str] = []
    """The cards of the keeper."""
    dice: list[int] = []
    """As they fell this hour."""

    @property
    def inside(self) -> list[int]:
        """The seats of the investigators who have not fled."""
        return [seat for seat, each in self.investigators.items() if not each.courage.empty]

    @property
    def unsearched(self) -> list[str]:
        return [room for room in HIDING_PLACES if room not in self.searched]


Table = table.Table[Ashgrove]


def begin(setup: Setup) -> Ashgrove:
    """Everybody stands in the hall, and midnight is some hours away (ash.setup.1, ash.setup.2)."""
    most = COURAGE[setup.players]
    return Ashgrove(
        rng=rng.seeded(setup.seed),
        step="deal",
        result=None,
        midnight=HOURS[setup.players],
        investigators={seat: Investigator(HALL, Gauge(left=most, most=most)) for seat in range(1, setup.players)},
    )


class View(Struct, frozen=True):
    hour: int
    midnight: int
    idol: str | None
    """None to those who do not know where it is."""
    locked: int | None
    rooms: dict[int, str]
    """Where the investigators are, by seat."""
    courage: dict[int, int]
    searched: list[str]
    heard: list[str]
    """Nothing to all but the investigators."""
    hand: list[str]
    """Nothing to all but the keeper."""
    discard: list[str]
    dice: list[int]


def view(state: Ashgrove, seat: int | None) -> View:
    """What a seat sees; None is a spectator."""
    return View(
        hour=state.hour,
        midnight=state.midnight,
        idol=state.idol if knows_idol(state, seat) else None,
        locked=state.locked,
        rooms={each: who.room for each, who in state.investigators.items()},
        courage={each: who.courage.left for each, who in state.investigators.items()},
        searched=list(state.searched),
        heard=list(state.heard) if seat in state.investigators else [],
        hand=list(state.hand) if seat == KEEPER else [],
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
