"""Encounter cards resolved in a rich situation, along every route of what is published about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.eldritch.board import REGION_OF
from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.events import SceneWentOn, TestBegan
from miskatonic.games.eldritch.possessions import of_kind, to_discard
from miskatonic.kernel.tokens import Gauge
from tests.encounters.playing import follow
from tests.encounters.routes import Route, routes

from .encounter_words import HERO, SHOTGUN, Foreseen, standing
from .given import Situation, given
from .published import facts

FIGHTS = ("ambush", "spawn and fight", "call and fight", "pull and fight")
FIGHTING = dict.fromkeys(FIGHTS, lambda monster: [("yes", "defeated"), ("no", "else")])
"""{ambush: cultist, defeated: [...], else: [...]}: the monster is defeated, or is not."""
DECKS = ("general", "america", "europe", "asia", "other-world", "expedition", "research")
SPACES = {"city": "arkham", "wilderness": "10", "sea": "12"}
FAR = ("arkham", "10", "12", "8", "9", "amazon", "antarctica", "sydney")
"""Spaces whose clues are not in the pool, so that no clue by chance lies where one is looked for."""
ORDERS = {
    "ritual, tome": (("blessing-of-isis", "clairvoyance", "feed-the-mind", "wither"), "cultes-des-goules"),
    "incantation, no tome": (("clairvoyance", "blessing-of-isis", "wither", "feed-the-mind"), "pallid-mask"),
}
"""What comes first where a spell and an artifact are gained by chance: whoever asks for a trait has to look for it."""


def published(deck: str) -> dict[str, Any]:
    """What is published about the cards of a deck."""
    return facts(f"encounters_{deck.replace('-', '_')}")


def all_routes() -> Iterator[Any]:
    """Every route through every section of every card."""
    for deck in DECKS:
        for id, card in published(deck).items():
            for section, steps in card.items() if isinstance(card, dict) else [("", card)]:
                for number, route in enumerate(routes(steps, FIGHTING), 1):
                    name = "-".join(part for part in (id, section, str(number)) if part)
                    yield pytest.param(deck, id, section, route, id=name)


def where(deck: str, id: str, section: str) -> str:
    if deck == "other-world":
        return "rome"
    if deck == "expedition":
        return id.removeprefix("expedition-").rpartition("-")[0]
    return section if section in REGION_OF else SPACES[section]


def before(deck: str, id: str, section: str, route: Route, order: str) -> Situation:
    """Somebody with something of everything, about to have an encounter with a card, and able to go that route."""
    space = where(deck, id, section)
    ancient_one = id.removeprefix("research-").rpartition("-")[0] if deck == "research" else "azathoth"
    game = given(HERO, "leo-anderson", ancient_one=ancient_one).stand(0, space).stand(1, "14")
    hero, state = game[0], game.state
    hero.health, hero.sanity = Gauge(8, 14), Gauge(9, 14)
    game.card(0, "arcane-tome", "arcane-manuscripts", "dynamite", "de-vermis-mysteriis", "cat-burglar", "witch-doctor")
    game.card(0, "conjuration", "plumb-the-void")
    game.monster("shoggoth", "7").monster("gug", "7").monster("lloigor", "20")
    game.gate("tokyo", "istanbul", *([space] if deck == "other-world" else [])).next_gate("sydney").doom(9).omen(3)
    state.omen_tokens[0] = 1
    _arrange(game, order)
    if deck == "research":
        game.clue(space)
    for face in FAR:
        if face in state.clue_pool:
            state.clue_pool.remove(face)
            game[1].clues.append(face)
    game.clues(0, 3).top_encounter(deck, id)
    for kind, what, way in route:
        _provide(game, kind, what, way)
    game.next_monster("zombie")
    state.phase, state.turn = "encounter", 0
    return game


def _arrange(game: Situation, order: str) -> None:
    spells, artifact = ORDERS[order]
    for spell in reversed(spells):
        game.bottom_spell(spell)
    game.top_artifact(artifact)
    game.reserve("kerosene", "holy-cross", "private-care", "agency-quarantine")
    for card in ("silver-twilight-ritual", "lodge-researcher", "18-derringer", "fine-clothes"):
        game.state.assets.cards.insert(0, game.take(card))


def _provide(game: Situation, kind: str, what: Any, way: Any) -> None:
    """What one step of a route needs to go the way it goes."""
    if kind == "given":
        game.card(0, *what)
    if kind in FIGHTS and SHOTGUN not in game.held(0):
        game.card(0, SHOTGUN).improve(0, "strength", 2)
    if (kind, what, way) == ("if", "hound-of-tindalos", "yes"):
        game.monster(what, "17")
    if (kind, what) == ("if", "a spell"):
        _without(game, "spell", None)
        if way == "yes":
            game.card(0, "conjuration")
    if (kind, way) == ("may", "unable"):
        _cannot(game, what)
    if what == "unsolve 1 mystery":
        game.mystery("the-true-name").solved(2)


def _cannot(game: Situation, price: str) -> None:
    """The investigator cannot pay a price."""
    match price.split():
        case "spend", n, "clue" | "clues":
            del game[0].clues[int(n) - 1 :]
        case "spend", "1", "health":
            game.health(0, 1)
        case "be", "delayed":
            game.delay(0)
        case "gain", condition:
            game.card(0, condition)
        case "discard", "1", "spell":
            _without(game, "spell", None)
        case "discard", "1", trait:
            _without(game, None, trait)
        case _:
            raise AssertionError(price)


def _without(game: Situation, kind: str | None, trait: str | None) -> None:
    for card in of_kind(game.state, 0, kind, trait):
        game[0].cards.remove(card)
        to_discard(game.state, card)


def play(deck: str, id: str, section: str, route: Route, order: str) -> None:
    """Resolve a section along a route: nothing else is rolled or asked, and everything is as foreseen at the end."""
    game = before(deck, id, section, route, order)
    foreseen = Foreseen(game, route)
    kind = "region" if section in REGION_OF else deck
    flow = encounter(game.table, 0, kind, deck)
    follow(game.table, flow, foreseen, lambda: standing(game), TestBegan)
    if ENCOUNTERS[deck][id].effects:
        went_well = next(way for _, _, way in route if way is not None) in ("pass", "yes")
        stages = [event.part for event in game.table.events if isinstance(event, SceneWentOn)]
        assert stages == ["pass" if went_well else "fail"]
