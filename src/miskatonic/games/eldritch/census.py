"""The census: every component of the box is where it can be, exactly once. Play tests take it at each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from miskatonic.kernel.decision import Decision

from .board import GATES, SPACES
from .components import ANCIENT_ONES, CARDS, ENCOUNTERS, MYSTERIES, MYTHOS, SHEETS, TOKENS
from .monsters import is_epic, toughness
from .possessions import MOST_IMPROVED, MOST_TICKETS, RESERVE_SIZE
from .setup import TEAMWORK
from .state import Eldritch, Investigator
from .words import OMEN_TRACK, front

INTERCHANGEABLE: Final = frozenset({"monster"})
"""Fields of events that name one of several like tokens: which one it is tells nobody anything."""


def census(state: Eldritch) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    return [
        *gates(state),
        *clues(state),
        *monsters(state),
        *cards(state),
        *encounters(state),
        *mythos(state),
        *mysteries(state),
        *people(state),
        *tracks(state),
        *(wrong for each in state.investigators for wrong in investigator(state, each)),
    ]


def free_options(draw: Random, players: int) -> dict[str, Any]:
    """Any investigators and any lead: the settings that do not list their values."""
    named = draw.sample(list(SHEETS), players)
    return {
        "investigators": tuple(name if draw.random() < 0.5 else None for name in named),
        "lead": draw.randrange(players),
    }


def secret_answer(state: Eldritch, decision: Decision) -> bool:
    """Which of two gates goes on top only whoever looks at them knows (rule eh.inv-akachi.2)."""
    return decision.topic == "top"


def uneven(what: str, there: list[Any], expected: list[Any]) -> Iterator[str]:
    """Things that lie twice, that do not belong, or that are gone; `expected` is sorted."""
    if sorted(there) == expected:
        return
    have, want = Counter(there), Counter(expected)
    for words, wrong in (("too often", have - want), ("missing", want - have)):
        if wrong:
            yield f"{what} {words}: {', '.join(sorted(map(str, wrong.elements())))}"


def gates(state: Eldritch) -> Iterator[str]:
    on_mystery = state.mystery.gates if state.mystery else []
    boxed = [card for card in state.box if card in GATES]
    everywhere = [*state.gates, *state.gate_stack, *state.gate_discard, *on_mystery, *state.sheet_gates, *boxed]
    yield from uneven("gate", everywhere, sorted(GATES))


def clues(state: Eldritch) -> Iterator[str]:
    held = [face for each in (*state.investigators, *state.fallen) for face in each.clues]
    on_mystery = state.mystery.clues if state.mystery else []
    on_board = [clue.face for clue in state.clues]
    everywhere = [*state.clue_pool, *state.clue_discard, *on_board, *held, *on_mystery]
    yield from uneven("clue", everywhere, sorted(SPACES))


def monsters(state: Eldritch) -> Iterator[str]:
    """Every token but those of Epic monsters that were defeated."""
    on_cards = [token for each in state.ongoing for token in each.monsters]
    on_cards += state.mystery.monsters if state.mystery else []
    on_board = [monster.token for monster in state.monsters]
    there = Counter([*on_board, *state.cup, *state.aside, *state.ambushing, *on_cards])
    for token in TOKENS:
        if there[token] > 1:
            yield f"monster token {token} is in {there[token]} places"
        elif not there[token] and not is_epic(token):
            yield f"monster token {token} is missing"
    for monster in state.monsters:
        if monster.space not in SPACES:
            yield f"monster {monster.token} stands in {monster.space!r}"
        if monster.lost < 0 or (state.result is None and 0 < toughness(state, monster.token) <= monster.lost):
            yield f"monster {monster.token} has lost {monster.lost} health"


@cache
def box(kind: str, alone: bool) -> list[str]:
    """All cards of a kind in the game, sorted."""
    used = [card for card in CARDS.values() if card.kind == kind and not (alone and TEAMWORK in card.traits)]
    return sorted(copy for card in used for copy in card.copies)


def cards(state: Eldritch) -> Iterator[str]:
    held = [card for each in (*state.investigators, *state.fallen) for card in each.cards]
    held += [card for each in state.investigators for card in each.conditions]
    piles = {
        "asset": [*state.assets.cards, *state.assets.discard, *state.reserve, *_boxed(state, CARDS)],
        "artifact": [*state.artifacts.cards, *state.artifacts.discard],
        "spell": state.spells,
        "condition": state.conditions,
    }
    for kind, pile in piles.items():
        own = [card for card in held if CARDS[front(card)].kind == kind]
        yield from uneven(kind, [*pile, *own], box(kind, state.players == 1))
    if len(state.reserve) > RESERVE_SIZE:
        yield f"{len(state.reserve)} cards in the reserve"


def _boxed(state: Eldritch, known: Container[str]) -> list[str]:
    """What was put back into the box of some cards."""
    return [card for card in state.box if card in known]


def encounters(state: Eldritch) -> Iterator[str]:
    under_way = state.scene.card if state.scene is not None else ""
    for name, deck in (*state.decks.items(), ("expedition", state.expeditions)):
        expected = cards_of(name, state.ancient_one)
        there = [*deck.cards, *deck.discard, *_boxed(state, ENCOUNTERS[name])]
        if under_way in expected and under_way not in there:
            there.append(under_way)
        yield from uneven(f"{name} encounter", there, expected)


@cache
def cards_of(deck: str, ancient_one: str) -> list[str]:
    """The encounter cards of a deck, sorted."""
    return sorted(id for id, card in ENCOUNTERS[deck].items() if card.ancient_one in (None, ancient_one))


def mythos(state: Eldritch) -> Iterator[str]:
    in_play = [each.card for each in state.ongoing]
    everywhere = [*state.mythos, *state.mythos_discard, *state.mythos_box, *in_play]
    if state.card is not None and state.card not in everywhere:
        everywhere.append(state.card)
    yield from uneven("Mythos card", everywhere, sorted(MYTHOS))


def mysteries(state: Eldritch) -> Iterator[str]:
    current = [state.mystery.card] if state.mystery else []
    everywhere = [*state.mysteries, *current, *state.solved]
    yield from uneven("mystery", everywhere, mysteries_of(state.ancient_one))


@cache
def mysteries_of(ancient_one: str) -> list[str]:
    """The mysteries of an Ancient One, sorted."""
    return sorted(card.id for card in MYSTERIES.values() if card.ancient_one == ancient_one)


def people(state: Eldritch) -> Iterator[str]:
    """Nobody is twice in the game."""
    alive = [each.id for each in state.investigators if each.in_play]
    lying = [each.id for each in state.fallen]
    for id, times in Counter([*alive, *lying, *state.unused]).items():
        if times > 1:
            yield f"{id} is in {times} places"


def tracks(state: Eldritch) -> Iterator[str]:
    """Numbers that keep within their bounds."""
    if not 0 <= state.omen < len(OMEN_TRACK):
        yield f"omen {state.omen}"
    if state.doom < 0 or (state.doom == 0) != state.awake:
        yield f"doom {state.doom}, awake {state.awake}"
    if state.doom > ANCIENT_ONES[state.ancient_one].doom + 100:
        yield f"doom {state.doom}"
    if not 0 <= state.lead < len(state.investigators):
        yield f"lead {state.lead}"
    if min(state.omen_tokens) < 0 or state.sheet_tokens < 0 or any(each.tokens < 0 for each in state.ongoing):
        yield "fewer tokens than none"


def investigator(state: Eldritch, each: Investigator) -> Iterator[str]:
    sheet = SHEETS[each.id]
    if (each.health.most, each.sanity.most) != (sheet.health, sheet.sanity):
        yield f"{each.id} has at most {each.health.most} health and {each.sanity.most} sanity"
    harmed = (each.health, each.sanity)
    # Who has lost both at once is asked which of them it was, and is still in play.
    lost_one = sum(gauge.empty for gauge in harmed) == 1
    if any(not 0 <= gauge.left <= gauge.most for gauge in harmed) or (each.in_play and lost_one and _settled(state)):
        yield f"{each.id} has {each.health.left} health and {each.sanity.left} sanity"
    if min(each.trains, each.ships) < 0 or each.trains + each.ships > _most_tickets(state, each):
        yield f"{each.id} has {each.trains} train and {each.ships} ship tickets"
    if any(not 1 <= level <= MOST_IMPROVED for level in each.improved.values()):
        yield f"{each.id} is improved by {each.improved}"
    names = [front(card) for card in (*each.cards, *each.conditions) if "#" in card]
    if len(set(names)) < len(names):
        yield f"{each.id} has a spell or condition twice: {sorted(names)}"
    if each.space not in SPACES:
        yield f"{each.id} stands in {each.space!r}"
    if any(fallen.id == each.id for fallen in state.fallen) and (each.cards or each.clues):
        yield f"{each.id} lies on the board and has possessions"


def _settled(state: Eldritch) -> bool:
    """Nothing is lost at the same time as something else: no fight, no health together with sanity."""
    return state.combat is None and state.losing is None


def _most_tickets(state: Eldritch, each: Investigator) -> int:
    """Two; more only while one of them is being chosen to be discarded."""
    discarding = state.result is not None or state.step in ("action.choose", "encounter.turn")
    return MOST_TICKETS + 4 if discarding else MOST_TICKETS
