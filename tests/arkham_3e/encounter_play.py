"""Encounter cards resolved in a rich situation, along every route of what is published about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_3e.components import SHEETS
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import EncounterBegan, TestBegan
from tests.encounters.playing import follow
from tests.encounters.routes import Route, routes

from .encounter_standing import standing
from .encounter_words import FOCUS_LIMIT, FRIEND, HERO, IN_THE_WAY, SKILLS, Foreseen, Taste
from .given import Situation, given
from .published import facts

SCENARIOS = ("approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep")
FILES = ("neighborhoods", "streets", "anomalies", *(id.replace("-", "_") for id in SCENARIOS), "archive")
WESTERN = ("miskatonic-university", "uptown", "southside")
"""Neighbourhoods that Veil of Twilight has, and Approach of Azathoth has not."""
STREETS = {"residential": "downtown-merchant-district", "bridge": "downtown-rivertown", "scenic": "northside-downtown"}
ANOMALIES = {
    "temporal-fissure": "approach-of-azathoth",
    "fractured-reality": "veil-of-twilight",
    "nightmare-breach": "echoes-of-the-deep",
}
FORKS = {
    "buy": lambda what: [
        ("nothing", "not bought"),
        ("one", "bought"),
        *([] if what.startswith("1 ") or " 1 spells" in what else [("two", "bought")]),
        ("too poor", "not bought"),
    ],
    "move": lambda what: [("go", ""), ("stay", "")],
    "sell": lambda what: [(0, ""), (1, ""), (2, ""), ("unable", "")],
    "roll": lambda what: [(total, total) for total in range(2, 13)],
}
"""Forks of this game: what is bought, whether somebody moves, how much they sell, what the dice come to."""
DISPLAY = ("45-thompson", "45-automatic", "38-revolver", "pocket-watch", "mystic-scroll")
ITEMS = ("dynamite", "occult-scripture", "shotgun", "magnifying-glass", "first-aid-kit", "otherworld-codex")
SPELLS = ("binding", "healing-words", "shriveling", "find-gate", "alchemical-process")
HARDY = replace(SHEETS[HERO], health=20, sanity=20, focus=FOCUS_LIMIT, skills=list(SKILLS.values()))
"""A hero who bears a lot, so that every number can be seen."""


def published(file: str) -> dict[str, Any]:
    """What is published about some cards."""
    return facts(f"encounters_{file}")


def everything() -> Iterator[tuple[str, str, str, list[Any]]]:
    """Every section of every card, with what is published about it."""
    for file in FILES:
        for card, sections in published(file).items():
            for section, steps in sections.items():
                yield file, card, section, steps


def all_routes(*files: str) -> Iterator[Any]:
    """Every route through every section of every card, and again where it is a matter of taste what it leads to."""
    for file, card, section, steps in everything():
        if file not in files:
            continue
        for number, route in enumerate(routes(steps, FORKS), 1):
            yield pytest.param(card, section, route, "their own", id=f"{card}-{section}-{number}")
            if any(kind == "do" and (what.startswith("heal ") or " item" in what) for kind, what, _ in route):
                yield pytest.param(card, section, route, "of others", id=f"{card}-{section}-{number}-of-others")


def scenario_of(card: str) -> str:
    name = card.rpartition("-")[0]
    if name in SCENARIOS:
        return name
    if name == "archive":
        return "feast-for-umordhoth"
    return ANOMALIES.get(name, "veil-of-twilight" if name in WESTERN else "approach-of-azathoth")


def where(card: str, section: str) -> str:
    if card.rpartition("-")[0] in ANOMALIES:
        return "train-station"
    return STREETS.get(section, section)


def doom_for(card: str, section: str) -> int:
    """As much doom in the space as there may be for a section of an anomaly card."""
    band = str(facts("encounter_cards")["bands"][int(card.rpartition("-")[2])][section])
    return 5 if band.endswith("+") else int(band[-1])


def before(card: str, section: str, route: Route) -> Situation:
    """Somebody with something of everything, about to have an encounter with a card, and able to go that route."""
    space = where(card, section)
    game = given(HERO, "agnes-baker", scenario=scenario_of(card)).stand(0, space).stand(1, "general-store")
    game.hurt(0, damage=8, horror=8).has(0, money=20, clues=3, remnants=2)
    game.card(0, FRIEND, "pain-killers", "liquid-courage").on_card(FRIEND, damage=9, horror=9)
    game.display(*DISPLAY).top(game.state.items, *ITEMS)
    game.top(game.state.spells, *SPELLS).top(game.state.allies, "zora-larson")
    named = [what.split()[1] for kind, what, _ in route if kind == "do" and what.startswith("focus ")]
    game.focus(0, *(skill for skill in ("influence", "will") if skill not in named))
    lay_out_board(game, card, section, space)
    for kind, what, way in route:
        _provide(game, kind, what, way)
    game.state.phase, game.state.turn = "encounter", 0
    return game.top_encounter(card)


def lay_out_board(game: Situation, card: str, section: str, space: str) -> None:
    """Clues and doom everywhere around; an anomaly where its cards are encountered."""
    state = game.state
    for id, spaces in facts("board").items():
        if space in spaces:
            game.clue(id, id)
            state.doom.update(dict.fromkeys(spaces, 5))
    if card.rpartition("-")[0] in ANOMALIES:
        game.codex(2).anomaly("northside")
        state.doom.update({space: doom_for(card, section), "black-cave": 2, "graveyard": 2})
    else:
        elsewhere = "police-station" if state.scenario == "feast-for-umordhoth" else "train-station"
        state.doom.update({"black-cave": 4, "graveyard": 4, elsewhere: 4})
    state.doom = {space: count for space, count in state.doom.items() if count}
    if card.startswith("archive-"):
        state.archive.remove(int(card.removeprefix("archive-")))


def _provide(game: Situation, kind: str, what: Any, way: Any) -> None:
    """What one step of a route needs to go the way it goes."""
    if kind == "move" and what in IN_THE_WAY:
        game.monster("robed-figure", IN_THE_WAY[what])
    if (kind, way) == ("may", "unable"):
        _cannot(game, what)
    if kind == "lacking":
        for price in what:
            _cannot(game, price)
    if (kind, way) == ("sell", "unable"):
        game[0].remnants = 0
    if (kind, way) == ("buy", "too poor"):
        game[0].money = 0


def _cannot(game: Situation, price: str) -> None:
    """The investigator cannot pay a price."""
    match price:
        case "1 remnant":
            game[0].remnants = 0
        case "1 clue":
            game[0].clues = 0
        case "1 focus":
            game.focus(0)
        case "be delayed":
            game.delay(0)
        case "a dark pact":
            game.card(0, "dark-pact")
        case _:
            game[0].money = int(price.removeprefix("$")) - 1


def play(card: str, section: str, route: Route, taste: Taste) -> None:
    """Resolve a section along a route: nothing else is rolled or asked, and everything is as foreseen at the end."""
    with patch.dict(SHEETS, {HERO: HARDY}):
        game = before(card, section, route)
        foreseen = Foreseen(game, card, route, taste)
        deck = next(deck for deck, cards in game.state.decks.items() if card in cards)
        follow(game.table, encounter(game.table, 0), foreseen, lambda: standing(game), TestBegan)
    began = next(event for event in game.table.events if isinstance(event, EncounterBegan))
    assert (began.deck, began.number, began.section) == (deck, card, section)
    _lies_where_it_should(card, game.state.decks[deck])


def _lies_where_it_should(card: str, deck: list[str]) -> None:
    """At the bottom; an event that stays in the deck is one of the first three cards again."""
    if card in deck:
        assert card in (deck[-3:] if card in facts("encounter_cards")["events"] else deck[:1])
