"""Setting up a game, in the eleven steps of the book (rule ah3.100)."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.game import Setup
from miskatonic.kernel.seating import chosen_investigators
from miskatonic.kernel.two_sided import Backs
from miskatonic.kernel.zones import Bag

from . import causes
from .assets import refill_display
from .board import board_of
from .codex import add, change_doom, settle
from .components import ARCHIVE, CARDS, ENCOUNTERS, EVENTS, HEADLINES, MONSTERS, SCENARIOS, SHEETS, TOKENS, Scenario
from .doom import spawn_clue, spread_doom
from .events import MarkerPlaced, MonsterSpawned
from .play import Table
from .replacing import join, newcomer
from .state import Arkham, Marker, Monster, Readings
from .words import MythosToken

HEADLINE_COUNT: Final = 13
STARTING_CLUES: Final = 3


def begin(setup: Setup) -> Arkham:
    """The state before anybody has done anything; the first step puts everything on the board."""
    options = setup.options
    sheet = SCENARIOS[options["scenario"]]
    state = Arkham(
        rng=rng.seeded(setup.seed),
        step="setup",
        result=None,
        scenario=sheet.id,
        readings=Readings(*(options[name] for name in Readings.__struct_fields__)),
        players=setup.players,
        round=0,
        phase="setup",
        leader=options["leader"],
        investigators=[],
        unused=[],
        doom={},
        sheet_doom=0,
        sheet_clues=0,
        sheet_markers=0,
        clues={},
        anomalies=[],
        markers=[],
        monster_deck=[],
        coming=[],
        aside=[],
        box=[],
        monsters=[],
        events=[],
        event_discard=[],
        drawn_event=None,
        decks={},
        attached={},
        archive=[number for number, card in ARCHIVE.items() if sheet.id in card.scenarios],
        archive_aside=[],
        codex=[],
        rumor=None,
        headlines=[],
        headline_discard=[],
        headline=None,
        items=[],
        display=[],
        allies=[],
        spells=[],
        special=[],
        pacts=[],
        on_cards={},
        revealed=[],
        under={},
        mixed={},
        depths={},
        cup=Bag([], []),
        used=[],
        backs=Backs(),
        shown=[],
        lodge=[],
        order=[],
    )
    shuffle_encounters(state, sheet)
    sort_monsters(state, sheet)
    fill_cup(state, sheet, options["difficulty"])
    state.headlines = rng.take_several(state, list(HEADLINES), HEADLINE_COUNT)
    shuffle_assets(state)
    seat_investigators(state, setup)
    return state


def shuffle_encounters(state: Arkham, sheet: Scenario) -> None:
    """Street deck, neighbourhood decks, event deck, anomaly deck (rules ah3.102.3, ah3.102.4, ah3.103.1, ah3.111.5)."""
    for deck in ("street", *board_of(sheet.id).neighborhoods):
        state.decks[deck] = list(_deck(deck))
        rng.shuffle(state, state.decks[deck])
    state.events = list(EVENTS[sheet.id])
    rng.shuffle(state, state.events)
    if sheet.anomaly is not None:
        state.decks["anomaly"] = list(_deck(sheet.anomaly))
        rng.shuffle(state, state.decks["anomaly"])


@cache
def _deck(name: str) -> tuple[str, ...]:
    """The cards of an encounter deck, without events and those of the archive."""
    return tuple(
        id for id, card in ENCOUNTERS.items() if card.deck == name and not card.doom and not id.startswith("archive-")
    )


def sort_monsters(state: Arkham, sheet: Scenario) -> None:
    """The deck is what the sheet lists without what the map shows (rules ah3.104.1, ah3.104.2-2)."""
    deck, aside, box = _monsters(sheet.id)
    state.monster_deck, state.aside, state.box = list(deck), list(aside), list(box)
    rng.shuffle(state, state.monster_deck)


@cache
def _monsters(scenario: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The deck, what is set aside, and what the map shows; epic monsters are archive cards (rule ah3.403.5e)."""
    sheet = SCENARIOS[scenario]
    wanted = dict(sheet.monsters)
    placed = [kind for kind, _ in sheet.starting_monsters]
    deck, aside, box = list[int](), list[int](), list[int]()
    for token, kind in TOKENS.items():
        printed = MONSTERS[kind]
        if printed.epic:
            if scenario in printed.scenarios:
                aside.append(token)
        elif kind in sheet.aside or (sheet.aside_trait is not None and sheet.aside_trait in printed.traits):
            aside.append(token)
        elif sheet.trait in printed.traits or wanted.get(kind, 0):
            if kind in wanted:
                wanted[kind] -= 1
            if kind in placed:
                placed.remove(kind)
                box.append(token)
            else:
                deck.append(token)
    return tuple(deck), tuple(aside), tuple(box)


def fill_cup(state: Arkham, sheet: Scenario, difficulty: str) -> None:
    """Exactly the tokens of the sheet (rule ah3.105.1); easier or harder by one token."""
    counts = dict(sheet.cup)
    if difficulty != "normal":
        less, more = MythosToken.DOOM, MythosToken.BLANK
        if difficulty == "hard":
            less, more = more, less
        counts[less] -= 1
        counts[more] += 1
    state.cup.tokens = [str(token) for token, count in counts.items() for _ in range(count)]


def shuffle_assets(state: Arkham) -> None:
    """Rules ah3.107.1, ah3.107.3."""
    state.pacts = list(_assets("condition", "deck"))
    state.special = [*_assets(None, "special")]
    state.items, state.allies, state.spells = (list(_assets(kind, "deck")) for kind in ("item", "ally", "spell"))
    for deck in (state.items, state.allies, state.spells):
        rng.shuffle(state, deck)


@cache
def _assets(kind: str | None, source: str) -> tuple[str, ...]:
    """The cards of a deck or of the special ones; of conditions only those with backs are more than one."""
    cards = [card for card in CARDS.values() if card.source == source and kind in (None, card.kind)]
    return tuple(copy for card in cards for copy in card.copies if card.backs or card.kind != "condition")


def seat_investigators(state: Arkham, setup: Setup) -> None:
    """Those who were asked for, the others by chance (rule ah3.110.1)."""
    wanted = chosen_investigators(setup.options, setup.players, SHEETS, "leader")
    free = [id for id in SHEETS if id not in wanted]
    for id in wanted:
        state.investigators.append(newcomer(state, id or rng.take(state, free)))
    taken = {each.id for each in state.investigators}
    state.unused = [id for id in SHEETS if id not in taken]


def set_up(table: Table) -> Flow[str]:
    """The board, the investigators, clues, doom, the codex (rules ah3.102.2, ah3.110.*, ah3.111.*)."""
    state = table.state
    sheet = SCENARIOS[state.scenario]
    place_monsters(table, sheet)
    if state.readings.starting_doom == "map":
        place_map_doom(table, sheet)
    refill_display(table)
    for seat, investigator in enumerate(state.investigators):
        yield from join(table, seat, investigator.id)
    table.cause = causes.scenario(sheet.id)
    for _ in range(STARTING_CLUES):
        yield from spawn_clue(table)
    if state.readings.starting_doom == "clues":
        place_map_doom(table, sheet)
    yield from spread_doom(table)
    for number in sheet.codex:
        yield from add(table, number)
    if state.readings.codex_at_setup == "at-once":
        yield from settle(table)
    return "round.begin"


def place_monsters(table: Table, sheet: Scenario) -> None:
    """The monsters of the map stand ready in their spaces."""
    state = table.state
    for kind, space in sheet.starting_monsters:
        token = next(each for each in state.box if TOKENS[each] == kind)
        state.box.remove(token)
        state.monsters.append(Monster(token, space))
        table.tell(MonsterSpawned, token, kind, space)


def place_map_doom(table: Table, sheet: Scenario) -> None:
    for space in sheet.starting_doom:
        change_doom(table, space, 1)
    for space, colour in sheet.starting_markers:
        table.state.markers.append(Marker(space, colour))
        table.tell(MarkerPlaced, space, colour)
