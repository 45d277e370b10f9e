"""Whoever is defeated in the middle of an encounter resolves nothing more of it: all encounters, in all their ways."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from miskatonic.games.eldritch import health
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import (
    ANCIENT_ONES,
    CARDS,
    ENCOUNTERS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    TOKENS,
    back_of,
)
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.events import Devoured, InvestigatorDefeated
from miskatonic.games.eldritch.health import leave
from miskatonic.games.eldritch.play import Table
from miskatonic.games.eldritch.possessions import turn
from miskatonic.games.eldritch.state import Mystery
from miskatonic.games.eldritch.verbs.combat import Ambush, SpawnAndFight
from miskatonic.games.eldritch.verbs.costs import Loss
from miskatonic.games.eldritch.verbs.investigator import Devour, Lose, LoseBoth
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.flow import Flow
from tests.encounters.exploring import Begin, explore

from .encounter_cards import ID, SECTIONS, WHO, harmed, meeting
from .given import Situation, given

HARMING = (Lose, LoseBoth, Ambush, SpawnAndFight, Devour, Loss)
"""Words by which somebody may be defeated."""

STILL_SETTLED = {
    "ambushing",
    "combat",
    "cup",
    "decks",
    "expeditions",
    "last_dice",
    "losing",
    "more_encounters",
    "rng",
    "scene",
    "test",
}
"""What is put in order after a defeat: the card goes to its pile, a monster that ambushed into the cup."""


class Fate:
    """The state as it was when the defeat was over."""

    def __init__(self) -> None:
        self.then: dict[str, Any] | None = None


def plain(table: Table) -> dict[str, Any]:
    """The state, without what is settled in any case."""
    state = table.game.decode(table.game.encode(table.state))
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in STILL_SETTLED}


def all_ways(game: Situation, begin: Begin) -> int:
    """In every way somebody may be defeated, nothing happens afterwards. In how many ways they were."""
    fate = Fate()

    def left(table: Table, who: int, was_awake: bool) -> Flow[None]:
        yield from leave(table, who, was_awake)
        if who == WHO:
            fate.then = plain(table)

    count = 0
    with patch.object(health, "leave", left):
        for way in explore(game.table, begin):
            if fate.then is not None and way.result is None:
                count += 1
                assert plain(way.table) == fate.then
                gone = next(
                    place
                    for place, event in enumerate(way.table.events)
                    if isinstance(event, (InvestigatorDefeated, Devoured)) and event.who == ID
                )
                after = {type(event).__name__ for event in way.table.events[gone + 1 :]}
                assert after <= {"DoomAdvanced", "CardDiscarded", "ClueDiscarded", "AncientOneAwoke"}
            fate.then = None
    return count


def harming(effects: Any) -> set[str]:
    """What one could lose by some effects."""
    found: set[str] = set()
    for _, node in nodes(effects, ""):
        if isinstance(node, HARMING):
            what = getattr(node, "what", None)
            found |= {str(what)} if what else {"health", "sanity"}
    return found


@pytest.mark.rule("eh.defeated.14", "eh.devoured.6")
@pytest.mark.parametrize("by", ["health", "sanity"])
@pytest.mark.parametrize(("deck", "id", "section"), SECTIONS)
def test_an_encounter_ends_with_the_defeat_of_whoever_has_it(deck: str, id: str, section: str, by: str) -> None:
    card = ENCOUNTERS[deck][id]
    game, begin = meeting(deck, id, section)
    defeats = all_ways(harmed(game, by), begin)
    if by in harming(card.sections[section] if section else card.effects):
        assert defeats


def in_encounter_phase(*ids: str, ancient_one: str = "cthulhu", space: str = "rome") -> Situation:
    game = given(*(ids or (ID, "lily-chen")), ancient_one=ancient_one).stand(WHO, space).next_monster("zombie")
    game.state.phase, game.state.turn = "encounter", WHO
    return game


STORIES = [
    *(pytest.param("rumor", card, id=card.id) for card in MYTHOS.values() if card.encounter),
    *(pytest.param("mystery", card, id=card.id) for card in MYSTERIES.values() if card.encounter),
]


@pytest.mark.rule("eh.defeated.14")
@pytest.mark.parametrize("by", ["health", "sanity"])
@pytest.mark.parametrize(("kind", "card"), STORIES)
def test_an_encounter_with_a_rumor_or_a_mystery_ends_too(kind: str, card: Any, by: str) -> None:
    ancient_one = getattr(card, "ancient_one", "cthulhu")
    game = in_encounter_phase(ancient_one=ancient_one, space=card.space or "rome")
    if kind == "rumor":
        game.ongoing(card.id)
    else:
        game.state.mystery = Mystery(card.id)
    all_ways(harmed(game, by), lambda table: encounter(table, WHO, kind, card.id))


@pytest.mark.rule("eh.defeated.14")
@pytest.mark.parametrize("by", ["health", "sanity"])
@pytest.mark.parametrize("kind", MONSTERS)
def test_a_combat_encounter_ends_with_the_defeat_of_whoever_fights(kind: str, by: str) -> None:
    game = in_encounter_phase(ancient_one=kind if kind in ANCIENT_ONES else "yog-sothoth")
    game.state.aside = list(TOKENS)
    defeats = all_ways(
        harmed(game.monster(kind, "rome"), by), lambda table: fight(table, WHO, table.state.monsters_on("rome")[0])
    )
    printed = MONSTERS[kind]
    if kind != "cultist" and (printed.strength and printed.strength.loss if by == "health" else horror(kind)):
        assert defeats


def horror(kind: str) -> int:
    will = MONSTERS[kind].will
    return will.loss if will else 0


HARMING_OTHERS = ("dark-pact#3", "paranoia#2")
CONDITIONS = [copy for card in CARDS.values() if card.kind == "condition" for copy in card.copies]


@pytest.mark.rule("eh.defeated.14", "eh.devoured.6")
@pytest.mark.parametrize("by", ["health", "sanity"])
@pytest.mark.parametrize("copy", CONDITIONS)
def test_a_condition_that_defeats_its_owner_does_nothing_more(copy: str, by: str) -> None:
    game = harmed(in_encounter_phase(space="13" if copy.startswith("cursed") else "rome"), by)
    for card in list(game[WHO].conditions):
        game[WHO].conditions.remove(card)
        game.state.conditions.append(card)
    game.card(WHO, copy)
    defeats = all_ways(game, lambda table: turn(table, WHO, copy))
    if by in harming(back_of(copy)) and copy not in HARMING_OTHERS:
        assert defeats
