"""Setting up a game, in the eleven steps of the rulebook."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel import rng
from miskatonic.kernel.game import Setup
from miskatonic.kernel.seating import chosen_investigators
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Bag, Deck, shuffled

from .bestiary import MONSTERS, STANDARD, special_tokens
from .campus import BOARD, LOCATIONS
from .cards import ANCIENT_ONES, INVESTIGATORS, ITEMS, PRIORITY, Opening, deck_of
from .state import FinalHour, Gate, Investigator, Location, Readings
from .words import EMPTY, RITUAL_SYMBOLS, UNSEALED, GateSymbol, Symbol

HEALTH = {2: 5, 3: 4, 4: 3}
"""By players (rules fh.setup.10 to fh.setup.10.2); alone it is a reading (rule fh.solo.23)."""

FIRST = 0
"""Alone the lead token is not used, whichever seat was named for it (rule fh.solo.19)."""

HAND = 4
GATES_PER_SYMBOL = 4
CLUES_PER_SYMBOL = 2
KEYS = 3

GATES_FOR_THE_STACK = tuple(GateSymbol) * (GATES_PER_SYMBOL - 1)
ROUNDS = len(GATES_FOR_THE_STACK) - 1
"""One gate is revealed each round, until none is left; one has gone to the box (rules fh.gates.1, fh.last-round.1)."""

SPACES = (0, *(at.spaces for at in LOCATIONS.values()))
"""How many monster spaces each location has, by its number."""

RITUAL_CLUES = RITUAL_SYMBOLS * CLUES_PER_SYMBOL


def begin(setup: Setup) -> FinalHour:
    """The state before the first round (rules fh.setup.0 to fh.setup.11)."""
    options = setup.options
    sheet = ANCIENT_ONES[options["ancient_one"]]
    opening = sheet.setups[options["difficulty"]]
    solo = setup.players == 1
    state = FinalHour(
        rng=rng.seeded(setup.seed),
        step="round.begin",
        result=None,
        ancient_one=sheet.id,
        difficulty=options["difficulty"],
        readings=Readings(
            options["killer_victim"],
            options["solo_ritual"],
            options["horde_steps"],
            options["simultaneous_draw"],
            options["solo_lead"],
            options["solo_health"],
            options["solo_face_down"],
        ),
        solo=solo,
        round=0,
        lead=FIRST if solo else options["lead"],
        ritual_site=opening.ritual_site,
        locations=[Location([EMPTY] * spaces) for spaces in SPACES],
        seals=[UNSEALED] * len(BOARD.walkways),
        gates=[Gate(symbol, at) for symbol, at in opening.gates.items()],
        gate_stack=[],
        gate_removed=GateSymbol.TESSERACT,
        ritual_tokens=[],
        found=[],
        investigators=[],
        cup=Bag(list(STANDARD), []),
        beside_sheet=[token for special in sheet.special for token in special_tokens(special)],
        priority=Deck([], []),
        items=Deck([], []),
        played=[],
        row=[],
        kept=[],
    )
    seat_investigators(state, setup)
    place_starting_monsters(state, opening)
    stack_gates(state)
    hide_clues(state)
    deal_priority_cards(state)
    state.items = shuffled(ITEMS, state)
    return state


def seat_investigators(state: FinalHour, setup: Setup) -> None:
    """Each investigator with a shuffled action deck and health, at the ritual site (rules fh.setup.2, 6 and 10)."""
    wanted = chosen_investigators(setup.options, max(2, setup.players), INVESTIGATORS)
    free = [name for name in INVESTIGATORS if name not in wanted]
    for place, name in enumerate(wanted):
        id = name or rng.take(state, free)
        most = state.readings.solo_health if state.solo else HEALTH[setup.players]
        state.investigators.append(
            Investigator(
                id,
                seat=0 if state.solo else place,
                location=state.ritual_site,
                health=Gauge(most, most),
                actions=shuffled(deck_of(id), state),
                hand=[],
                items=[],
            )
        )


def place_starting_monsters(state: FinalHour, opening: Opening) -> None:
    """The monsters of the sheet; those it does not name are drawn from the cup (rules fh.setup.5.5, fh.setup.5.6)."""
    gates = {gate.symbol: gate.location for gate in state.gates}
    elsewhere = other_locations(state)
    at_gates = sum(crowd.get("standard", 0) for crowd in opening.at_gates.values())
    drawn = rng.take_several(state, state.cup.tokens, at_gates + opening.elsewhere * len(elsewhere))
    for symbol, crowd in opening.at_gates.items():
        for kind, count in crowd.items():
            for _ in range(count):
                put(state, gates[symbol], drawn.pop() if kind == "standard" else take_special(state, kind))
    for number in elsewhere:
        spaces = state.locations[number].spaces
        for place in range(opening.elsewhere):
            spaces[place] = drawn.pop()


def put(state: FinalHour, number: int, token: int) -> None:
    spaces = state.locations[number].spaces
    spaces[spaces.index(EMPTY)] = token


def take_special(state: FinalHour, kind: str) -> int:
    token = rng.take(state, [token for token in state.beside_sheet if MONSTERS[token].special == kind])
    state.beside_sheet.remove(token)
    return token


def other_locations(state: FinalHour) -> tuple[int, ...]:
    """The eleven locations with neither a gate nor the ritual."""
    return _apart_from(state.ritual_site, *(gate.location for gate in state.gates))


@cache
def _apart_from(*taken: int) -> tuple[int, ...]:
    return tuple(number for number in LOCATIONS if number not in taken)


def stack_gates(state: FinalHour) -> None:
    """Nine gate tokens are left: one goes unseen to the box, eight form the stack (rules fh.setup.7 to 7.2)."""
    tokens = list(GATES_FOR_THE_STACK)
    rng.shuffle(state, tokens)
    state.gate_removed = tokens.pop()
    state.gate_stack = tokens


def hide_clues(state: FinalHour) -> None:
    """Two secret symbols for the ritual; the others and the keys go to the locations (rules fh.setup.8 to 8.2)."""
    clues = list(RITUAL_CLUES)
    state.ritual_tokens = rng.take_several(state, clues, 2)
    clues += [Symbol.KEY] * KEYS
    rng.shuffle(state, clues)
    for number in other_locations(state):
        state.locations[number].clue = clues.pop()


def deal_priority_cards(state: FinalHour) -> None:
    """Four cards to each player, the others form the deck; none are dealt alone (rules fh.setup.9, fh.solo.3)."""
    state.priority = shuffled(PRIORITY, state)
    if not state.solo:
        for investigator in state.investigators:
            investigator.hand = sorted(state.priority.cards.pop() for _ in range(HAND))
