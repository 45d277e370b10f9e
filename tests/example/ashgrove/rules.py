"""The night: the keeper hides the idol; every hour a door is locked, a card is played, and the investigators search."""

from typing import Final

from miskatonic.kernel.atlas import routes
from miskatonic.kernel.decision import Option, QuestionKind, Thing, id_of, kind_of
from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message
from miskatonic.kernel.zones import shuffled

from . import events
from .cards import CARDS, Me
from .events import end, go, recover_courage, search_room
from .house import DOOR, HIDING_PLACES, HOUSE, PASSAGES, name, option, thing, words
from .state import KEEPER, Ashgrove, Table

HAND: Final = 2
STRIDE: Final = 2
"""So many rooms an investigator may go in a turn."""


def deal(table: Table) -> str:
    """The keeper begins with two cards (ash.setup.2)."""
    table.state.deck = shuffled(CARDS, table.state)
    for _ in range(HAND):
        draw(table)
    return "hide"


def draw(table: Table) -> None:
    deck = table.state.deck
    if not deck.cards:
        deck.reshuffle(table.state)
    card = deck.cards.pop()
    table.state.hand.append(card)
    table.tell(events.CardDrawn, card, only=(KEEPER,))


def hide(table: Table) -> Flow[str]:
    """The keeper hides the idol anywhere but in the hall (ash.setup.3)."""
    rooms = [option("hide", "room", room) for room in HIDING_PLACES]
    table.state.idol = yield from ask(KEEPER, words("ask-hide"), rooms, "ash.setup.3", topic="hide")
    table.tell(events.Hidden, table.state.idol, only=(KEEPER,))
    return "lock"


def lock(table: Table) -> Flow[str]:
    """An hour begins, and the keeper locks another door than before (ash.hour.1, ash.lock.1)."""
    state = table.state
    state.hour += 1
    state.dice = []
    table.tell(events.HourStruck, state.hour)
    doors = [option("lock", "passage", n) for n in range(len(PASSAGES)) if why_no_lock(state, n) is None]
    door: int = yield from ask(KEEPER, words("ask-lock"), doors, "ash.lock.1", topic="lock")
    state.locked = door
    table.tell(events.Locked, door)
    return "omen"


def omen(table: Table) -> Flow[str]:
    """The keeper plays a card on an investigator, who resolves it, and draws another (ash.hour.2)."""
    state = table.state
    plays = [play_option(card, seat) for card in state.hand for seat in state.inside]
    card, seat = yield from ask(KEEPER, words("ask-play"), plays, "ash.hour.2", topic="play")
    state.hand.remove(card)
    state.deck.discard.append(card)
    table.cause = thing("card", card)
    table.tell(events.CardPlayed, card, seat)
    yield from resolve(CARDS[card].effects, table, Me(who=seat))
    table.cause = None
    draw(table)
    return "search"


def play_option(card: str, seat: int) -> Option:
    text = words("option-play", card=name("card", card), investigator=name("investigator", seat))
    return Option(f"play:{card}:{seat}", text, (card, seat), "play", (thing("card", card), thing("investigator", seat)))


def search(table: Table) -> Flow[str]:
    """The investigators take their turns; the last hour ends at midnight (ash.hour.3, ash.end.2)."""
    for seat in table.state.inside:
        yield from turn(table, seat)
    if table.state.hour == table.state.midnight:
        end(table, "midnight", keeper_wins=True)
    return "lock"


def turn(table: Table, seat: int) -> Flow[None]:
    """An investigator goes somewhere and searches there, or rests (ash.turn.1, ash.turn.2)."""
    rooms = [option("go", "room", room, ("go", room)) for room in reach(table.state, seat)]
    rest = Option("rest", words("option-rest"), ("rest",), "rest", (thing("investigator", seat),))
    kind = QuestionKind.ACT
    match (yield from ask(seat, words("ask-turn"), [*rooms, rest], "ash.turn.1", kind=kind, topic="turn")):
        case "go", room:
            go(table, seat, room)
            if room in table.state.unsearched:
                search_room(table, seat, room)
        case _:
            recover_courage(table, seat)


def reach(state: Ashgrove, seat: int) -> list[str]:
    """The rooms an investigator can go to, but not through the locked door (ash.turn.1, ash.lock.2)."""
    ways = HOUSE.ways(blocked=lambda room, passage: passage == state.locked)
    _here, *others = routes(state.investigators[seat].room, ways).within(STRIDE)
    return others


def why_no_lock(state: Ashgrove, passage: int) -> Message | None:
    if PASSAGES[passage].kind != DOOR:
        return words("why-not-stairs")
    return words("why-not-again") if passage == state.locked else None


def why_not(table: Table, seat: int, thing: Thing) -> Message | None:
    """Why whoever is asked cannot use a door or a room now."""
    match table.pending[seat].topic, kind_of(thing):
        case "lock", "passage":
            return why_no_lock(table.state, int(id_of(thing)))
        case "hide", "room":
            return words("why-not-hall")
        case "turn", "room":
            here = id_of(thing) == table.state.investigators[seat].room
            return words("why-not-here") if here else words("why-not-far", n=STRIDE)
        case "listen", "room":
            return words("why-not-known")
        case _:
            return None
