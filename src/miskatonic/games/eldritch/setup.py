"""Setting up a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.game import Setup
from miskatonic.kernel.seating import chosen_investigators
from miskatonic.kernel.two_sided import Backs
from miskatonic.kernel.zones import Deck, shuffled

from .board import GATES, SPACES
from .clues import spawn_clues
from .components import (
    ANCIENT_ONES,
    CARDS,
    ENCOUNTERS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SHEETS,
    TOKENS,
    AncientOne,
    CardKind,
    Colour,
    Difficulty,
    MythosCard,
)
from .gates import spawn_gates
from .mysteries import draw_mystery
from .mythos_phase import resolve_card
from .play import Table, reference
from .possessions import refill_reserve
from .replacing import join, newcomer
from .state import Eldritch, Readings
from .words import OMEN_TRACK, CardId

TEAMWORK: Final = "teamwork"
COLOURS: Final[tuple[Colour, ...]] = ("green", "yellow", "blue")


def begin(setup: Setup) -> Eldritch:
    """The state before anybody has done anything; the first step puts everything on the board."""
    options = setup.options
    sheet = ANCIENT_ONES[options["ancient_one"]]
    state = Eldritch(
        rng=rng.seeded(setup.seed),
        step="setup",
        result=None,
        ancient_one=sheet.id,
        difficulty=options["difficulty"],
        awake=False,
        readings=Readings(*(options[name] for name in Readings.__struct_fields__)),
        players=setup.players,
        round=0,
        phase="mythos",
        lead=options["lead"],
        investigators=[],
        unused=[],
        fallen=[],
        doom=sheet.doom,
        omen=0,
        omen_tokens=[0] * len(OMEN_TRACK),
        gate_stack=list(GATES),
        gate_discard=[],
        gates=[],
        clue_pool=list(SPACES),
        clue_discard=[],
        clues=[],
        cup=[],
        aside=[],
        monsters=[],
        ambushing=[],
        eldritch=[],
        assets=Deck([], []),
        reserve=[],
        box=[],
        artifacts=Deck([], []),
        spells=[],
        conditions=[],
        decks={},
        expeditions=Deck([], []),
        mythos=[],
        mythos_discard=[],
        mythos_box=[],
        ongoing=[],
        mysteries=[],
        mystery=None,
        solved=[],
        sheet_tokens=0,
        sheet_gates=[],
        used=[],
        backs=Backs(),
        read_gates={},
        order=[],
    )
    rng.shuffle(state, state.gate_stack)
    sort_monsters(state, sheet)
    shuffle_cards(state, alone=setup.players == 1)
    shuffle_encounters(state)
    build_mythos_deck(state, sheet, options["difficulty"])
    state.mysteries = [card.id for card in MYSTERIES.values() if card.ancient_one == sheet.id]
    rng.shuffle(state, state.mysteries)
    seat_investigators(state, setup)
    return state


def sort_monsters(state: Eldritch, sheet: AncientOne) -> None:
    """What is set aside, and what goes into the cup (rules eh.monster.1, eh.set-aside.1, eh.epic.5)."""
    aside, cup = sorted_monsters(sheet.id)
    state.aside, state.cup = list(aside), list(cup)


@cache
def sorted_monsters(ancient_one: str) -> tuple[Sequence[int], Sequence[int]]:
    """The tokens that are set aside against an Ancient One, and those in the cup."""
    left = dict(ANCIENT_ONES[ancient_one].aside)
    aside, cup = list[int](), list[int]()
    for token, kind in TOKENS.items():
        if MONSTERS[kind].epic or left.get(kind, 0):
            aside.append(token)
            if kind in left:
                left[kind] -= 1
        else:
            cup.append(token)
    return aside, cup


def shuffle_cards(state: Eldritch, *, alone: bool) -> None:
    """All decks of possessions and conditions; alone, without Teamwork cards (rule eh.solo.1)."""
    state.assets = shuffled(cards_of("asset", alone), state)
    state.artifacts = shuffled(cards_of("artifact", alone), state)
    state.spells, state.conditions = list(cards_of("spell", alone)), list(cards_of("condition", alone))
    rng.shuffle(state, state.spells)
    rng.shuffle(state, state.conditions)


@cache
def cards_of(kind: CardKind, alone: bool) -> tuple[CardId, ...]:
    """Every copy of the cards of a kind."""
    used = [card for card in CARDS.values() if card.kind == kind and not (alone and TEAMWORK in card.traits)]
    return tuple(copy for card in used for copy in card.copies)


def shuffle_encounters(state: Eldritch) -> None:
    """Every encounter deck; of research and special encounters those of the Ancient One (rule eh.ancient-one.9)."""
    for deck, ids in encounter_decks(state.ancient_one).items():
        if deck == "expedition":
            state.expeditions = shuffled(ids, state)
        else:
            state.decks[deck] = shuffled(ids, state)


@cache
def encounter_decks(ancient_one: str) -> Mapping[str, Sequence[str]]:
    """The cards of the encounter decks that are used against an Ancient One."""
    special = special_decks(ancient_one)
    return {
        deck: [id for id, card in cards.items() if card.ancient_one in (None, ancient_one)]
        for deck, cards in ENCOUNTERS.items()
        if not deck.startswith("special-") or deck in special
    }


def special_decks(ancient_one: str) -> set[str]:
    """The decks of special encounters that belong to an Ancient One: of its mysteries, of its Final Mystery."""
    names = {card.id for card in MYSTERIES.values() if card.ancient_one == ancient_one}
    return {f"special-{name}" for name in (*names, ANCIENT_ONES[ancient_one].final_special)}


def build_mythos_deck(state: Eldritch, sheet: AncientOne, difficulty: Difficulty) -> None:
    """Three stages, the first on top; the others stay in the box (rules eh.mythos.10.ltp, eh.difficulty.4, 5)."""
    by_colour = {colour: list(cards) for colour, cards in mythos_cards(difficulty).items()}
    for cards in by_colour.values():
        rng.shuffle(state, cards)
    stages: list[list[str]] = []
    for stage in sheet.stages:
        cards = [by_colour[colour].pop() for colour, count in stage.items() for _ in range(count)]
        rng.shuffle(state, cards)
        stages.append(cards)
    state.mythos = [card for stage in reversed(stages) for card in stage]
    used = set(state.mythos)
    state.mythos_box = [id for id in MYTHOS if id not in used]


@cache
def mythos_cards(difficulty: Difficulty) -> Mapping[Colour, Sequence[str]]:
    """The Mythos cards for a difficulty, by their colours."""
    cards = [card for card in MYTHOS.values() if usable(card, difficulty)]
    return {colour: [card.id for card in cards if card.colour == colour] for colour in COLOURS}


def usable(card: MythosCard, difficulty: Difficulty) -> bool:
    """An easy game does without the hard cards, a hard one without the easy ones (rules eh.difficulty.4, 5)."""
    return card.difficulty != {"easy": "hard", "hard": "easy"}.get(difficulty)


def seat_investigators(state: Eldritch, setup: Setup) -> None:
    """Those who were asked for, the others by chance."""
    wanted = chosen_investigators(setup.options, setup.players, SHEETS)
    free = [id for id in SHEETS if id not in wanted]
    for id in wanted:
        state.investigators.append(newcomer(id or rng.take(state, free)))
    taken = {each.id for each in state.investigators}
    state.unused = [id for id in SHEETS if id not in taken]


def set_up(table: Table) -> Flow[str]:
    """Investigators come to the board with what they have; then reserve, gates, clues and the first mystery.

    Rules eh.investigator.8.ltp, eh.reserve.1, eh.reference-card.4.ltp, eh.mystery.8.ltp, eh.starting-rumor.1.
    """
    state = table.state
    for seat, investigator in enumerate(state.investigators):
        yield from join(table, seat, investigator.id)
    refill_reserve(table)
    count = reference(state)
    yield from spawn_gates(table, count.gates)
    spawn_clues(table, count.clues)
    if state.ancient_one == "azathoth":
        state.omen_tokens[0] += 1
    yield from draw_mystery(table)
    if table.setup.options["starting_rumor_card"]:
        found = [id for id in state.mythos_box if MYTHOS[id].trait == "rumor"]
        id = rng.take(state, found)
        state.mythos_box.remove(id)
        yield from resolve_card(table, id, starting=True)
    return "round.begin"
