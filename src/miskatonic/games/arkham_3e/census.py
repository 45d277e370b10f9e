"""The census: every component of the box is where it can be, exactly once. Play tests take it at each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from .board import NOT_ON_THE_MAP, board_of
from .components import ARCHIVE, CARDS, ENCOUNTERS, EVENTS, MONSTERS, SCENARIOS, SHEETS, TOKENS, kind_of
from .monsters import health_of, ignores
from .setup import HEADLINE_COUNT
from .state import Arkham, Investigator, Monster
from .words import front

INTERCHANGEABLE: Final = frozenset({"monster"})
"""Fields of events that name one of several like cards: which one it is tells nobody anything."""


def census(state: Arkham) -> list[str]:
    """What is wrong with the components; nothing, if all is well."""
    return [
        *monsters(state),
        *cards(state),
        *encounters(state),
        *archive(state),
        *headlines(state),
        *people(state),
        *board(state),
        *(wrong for seat, each in enumerate(state.investigators) for wrong in investigator(state, seat, each)),
    ]


def free_options(draw: Random, players: int) -> dict[str, Any]:
    """Any investigators and any leader: the settings that do not list their values."""
    named = draw.sample(list(SHEETS), players)
    return {
        "investigators": tuple(name if draw.random() < 0.5 else None for name in named),
        "leader": draw.randrange(players),
    }


def uneven(what: str, there: list[Any], expected: list[Any]) -> Iterator[str]:
    """Things that lie twice, that do not belong, or that are gone; `expected` is sorted."""
    if sorted(there) == expected:
        return
    have, want = Counter(there), Counter(expected)
    for words, wrong in (("too often", have - want), ("missing", want - have)):
        if wrong:
            yield f"{what} {words}: {', '.join(sorted(map(str, wrong.elements())))}"


def monsters(state: Arkham) -> Iterator[str]:
    on_board = [monster.token for monster in state.monsters]
    everywhere = [*on_board, *state.monster_deck, *state.coming, *state.aside, *state.box]
    yield from uneven("monster", everywhere, tokens_of(state.scenario))
    for monster in state.monsters:
        kind = kind_of(monster.token)
        if (monster.status == "engaged") != bool(monster.engaged):
            yield f"monster {monster.token} is {monster.status}, engaged with {monster.engaged}"
        if len(monster.engaged) > 1 and not kind.massive:
            yield f"monster {monster.token} is engaged with {monster.engaged}"
        if kind.massive and monster.status == "exhausted":
            yield f"the massive monster {monster.token} is exhausted"
        if _settled(state) and monster.status == "ready" and _should_engage(state, monster):
            yield f"monster {monster.token} is ready and engages nobody in its space"
        for who in monster.engaged:
            if state.investigators[who].space != monster.space or not state.investigators[who].in_play:
                yield f"monster {monster.token} is engaged with {who}, who is elsewhere"
        if monster.damage < 0 or (monster.damage >= health_of(state, monster) and _settled(state)):
            yield f"monster {monster.token} has {monster.damage} damage"


@cache
def tokens_of(scenario: str) -> list[int]:
    """The monster cards that a scenario uses, sorted."""
    sheet = SCENARIOS[scenario]
    wanted = dict(sheet.monsters)
    found: list[int] = []
    for token, id in TOKENS.items():
        kind = MONSTERS[id]
        if kind.epic:
            used = scenario in kind.scenarios
        else:
            aside = id in sheet.aside or (sheet.aside_trait is not None and sheet.aside_trait in kind.traits)
            used = aside or sheet.trait in kind.traits or wanted.get(id, 0) > 0
            if id in wanted:
                wanted[id] -= 1
        if used:
            found.append(token)
    return sorted(found)


def cards(state: Arkham) -> Iterator[str]:
    held = [card for each in state.investigators for card in (*each.cards, *each.conditions)]
    under = [card for pile in state.under.values() for card in pile]
    everywhere = [*state.items, *state.display, *state.allies, *state.spells, *state.special, *state.pacts, *under]
    everywhere += [card for card in (*held, *state.revealed) if not _comes_from_nowhere(card)]
    yield from uneven("card", everywhere, in_the_box())
    if len(state.display) > 5:
        yield f"{len(state.display)} cards in the display"
    for card in state.on_cards:
        if card not in held:
            yield f"something lies on {card}, which nobody has"


def _comes_from_nowhere(card: str) -> bool:
    printed = CARDS[front(card)]
    return printed.source == "starting" or (printed.kind == "condition" and not printed.backs)


@cache
def in_the_box() -> list[str]:
    """All cards that are in a deck or a set when nobody has them, sorted."""
    return sorted(copy for card in CARDS.values() if not _comes_from_nowhere(card.id) for copy in card.copies)


def encounters(state: Arkham) -> Iterator[str]:
    under_way = [state.scene.card] if state.scene is not None else []
    in_decks = [card for deck in state.decks.values() for card in deck]
    everywhere = [*in_decks, *state.events, *state.event_discard]
    everywhere += [] if state.drawn_event is None else [state.drawn_event]
    hunts = {f"archive-{number}" for number in state.archive if f"archive-{number}" in ENCOUNTERS}
    there = [*everywhere, *(card for card in under_way if card not in everywhere and card not in hunts)]
    expected = [card for card in cards_of(state.scenario) if card not in hunts]
    yield from uneven("encounter", there, expected)


@cache
def cards_of(scenario: str) -> list[str]:
    """The encounter cards of a scenario, sorted."""
    sheet = SCENARIOS[scenario]
    decks = {"street", *board_of(scenario).neighborhoods, *([sheet.anomaly] if sheet.anomaly else [])}
    found = [
        id for id, card in ENCOUNTERS.items() if card.deck in decks and not card.doom and not id.startswith("archive-")
    ]
    hunts = [f"archive-{number}" for number, card in ARCHIVE.items() if scenario in card.scenarios]
    return sorted([*found, *EVENTS[scenario], *(id for id in hunts if id in ENCOUNTERS)])


def archive(state: Arkham) -> Iterator[str]:
    hidden = [
        int(card.partition("-")[2]) for deck in state.decks.values() for card in deck if card.startswith("archive-")
    ]
    under_way = state.scene.card if state.scene is not None else ""
    number = int(under_way.partition("-")[2]) if under_way.startswith("archive-") else None
    everywhere = [*state.archive, *state.archive_aside, *(each.number for each in state.codex), *hidden]
    everywhere += state.archive_attached()
    if number is not None and number not in everywhere:
        everywhere.append(number)
    expected = sorted(number for number, card in ARCHIVE.items() if state.scenario in card.scenarios)
    yield from uneven("archive card", everywhere, expected)


def headlines(state: Arkham) -> Iterator[str]:
    everywhere = [*state.headlines, *state.headline_discard]
    everywhere += [] if state.rumor is None else [state.rumor.card]
    everywhere += [] if state.headline is None else [state.headline]
    if len(set(everywhere)) != len(everywhere) or len(everywhere) != HEADLINE_COUNT:
        yield f"{len(everywhere)} headlines: {sorted(everywhere)}"


def people(state: Arkham) -> Iterator[str]:
    """Nobody is twice in the game."""
    there = [*state.unused, *(each.id for each in state.investigators)]
    for id, times in Counter(there).items():
        if times > 1:
            yield f"{id} is in {times} places"


def board(state: Arkham) -> Iterator[str]:
    """Tokens lie where they may, and never fewer than none."""
    spaces = board_of(state.scenario)
    for space, count in state.doom.items():
        if count < 1 or space not in spaces.neighborhood_of:
            yield f"{count} doom in {space}"
    if min(state.sheet_doom, state.sheet_clues, state.sheet_markers, 0) < 0:
        yield "fewer tokens on the sheet than none"
    for id, count in state.clues.items():
        if count < 0 or id not in spaces.neighborhoods:
            yield f"{count} clues in {id}"
    hidden = Counter(ENCOUNTERS[card].deck for deck in state.decks.values() for card in deck if ENCOUNTERS[card].doom)
    under_way = ENCOUNTERS[state.scene.card] if state.scene is not None else None
    for id in spaces.neighborhoods:
        events = hidden[id] + (1 if under_way is not None and under_way.doom and under_way.deck == id else 0)
        if state.scene is None and events != state.clues.get(id, 0) and _settled(state):
            yield f"{state.clues.get(id, 0)} clues in {id}, but {events} events in its deck"
    if len(set(state.anomalies)) < len(state.anomalies):
        yield f"an anomaly twice: {state.anomalies}"


def investigator(state: Arkham, seat: int, each: Investigator) -> Iterator[str]:
    sheet = SHEETS[each.id]
    if min(each.damage, each.horror, each.money, each.clues, each.remnants) < 0:
        yield f"{each.id} has fewer tokens than none"
    if each.in_play and _settled(state) and (each.damage >= sheet.health or each.horror >= sheet.sanity):
        yield f"{each.id} has {each.damage} damage and {each.horror} horror"
    if any(count > 2 for count in Counter(each.focus).values()):
        yield f"{each.id} has focused {each.focus}"
    names = [front(card) for card in each.conditions]
    if len(set(names)) < len(names) or {"blessed", "cursed"} <= set(names):
        yield f"{each.id} has conditions {sorted(names)}"
    known = (*board_of(state.scenario).spaces, *NOT_ON_THE_MAP)
    if each.space not in known:
        yield f"{each.id} stands in {each.space!r}"
    if not each.in_play and (each.cards or each.conditions or state.engaged_with(seat)):
        yield f"{each.id} is gone and still has something"


def _should_engage(state: Arkham, monster: Monster) -> bool:
    """Rules ah3.413.5, ah3.461.2."""
    kind = kind_of(monster.token)
    there = [who for who in state.standing_on(monster.space) if not ignores(state, monster, who)]
    return bool(there) and not kind.elusive


def _settled(state: Arkham) -> bool:
    """Nothing is under way that could leave things unfinished."""
    return (
        state.acting is None
        and state.suffering is None
        and state.test is None
        and state.scene is None
        and state.phase == "action"
    )
