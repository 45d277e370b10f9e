"""Losing ends the game at the moment it happens: in the middle of an encounter, of a Mythos card, of an action."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS, MYTHOS
from miskatonic.games.eldritch.events import (
    AncientOneAwoke,
    DoomAdvanced,
    GameEnded,
    GateDiscarded,
    InvestigatorDefeated,
)
from miskatonic.games.eldritch.mythos_phase import resolve_card
from miskatonic.games.eldritch.verbs.doom import AdvanceDoom
from miskatonic.kernel.effects.walking import nodes
from tests.encounters.exploring import Begin, explore

from .encounter_cards import SECTIONS, WHO, meeting
from .given import Situation, given
from .moments import told


def doomed(game: Situation, begin: Begin) -> int:
    """The next doom awakens Azathoth: in every way nothing happens after it. In how many ways it came to that."""
    count = 0
    for way in explore(game.table, begin):
        kinds = [type(event) for event in way.table.events]
        assert (way.result is not None) == (way.table.state.doom == 0)
        if way.result is None:
            continue
        count += 1
        assert kinds[-3:] == [DoomAdvanced, AncientOneAwoke, GameEnded] and kinds.count(AncientOneAwoke) == 1
        assert way.result.reason == "azathoth" and not any(way.result.won.values())
    return count


ON_AZATHOTH = [
    section
    for section in SECTIONS
    if not str(section.values[0]).startswith("special-")
    and ENCOUNTERS[str(section.values[0])][str(section.values[1])].ancient_one in (None, "azathoth")
]


def advances_doom(effects: Any) -> bool:
    return any(isinstance(node, AdvanceDoom) for _, node in nodes(effects, ""))


@pytest.mark.rule("eh.win-lose.1", "eh.defeated.2")
@pytest.mark.parametrize(("deck", "id", "section"), ON_AZATHOTH)
def test_an_encounter_ends_with_the_game(deck: str, id: str, section: str) -> None:
    """The investigator can be defeated by anything, and any doom is the last: by effects or by the defeat itself."""
    game, begin = meeting(deck, id, section, "azathoth")
    game.doom(1).health(WHO, 1).sanity(WHO, 1).lead(1).stand(1, "sydney").clues(WHO, 1)
    lost = doomed(game, begin)
    card = ENCOUNTERS[deck][id]
    if advances_doom(card.sections[section] if section else card.effects):
        assert lost


EVENTS = [card.id for card in MYTHOS.values() if card.trait == "event"]


@pytest.mark.rule("eh.win-lose.1")
@pytest.mark.parametrize("card", EVENTS)
def test_a_mythos_card_ends_with_the_game(card: str) -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "london").doom(1).health(0, 1).sanity(1, 1)
    game.top_mythos(card).state.mythos.remove(card)
    game.state.phase, game.state.turn = "mythos", None
    doomed(game.next_monster("cultist").gate("rome"), lambda table: resolve_card(table, card))


@pytest.mark.rule("eh.win-lose.1")
def test_of_several_gates_only_the_first_is_counted_when_it_loses_the_game() -> None:
    game = given(players=2).doom(1).gate("rome", "arkham").omen(1).mythos("dimensional-instability")
    assert game.state.result is not None and game.state.result.reason == "azathoth"
    assert not told(game, GateDiscarded) and "dimensional-instability" not in game.state.mythos_discard


@pytest.mark.rule("eh.win-lose.1", "eh.defeated.2")
def test_the_game_is_over_in_the_middle_of_an_encounter() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").doom(1).health(0, 1).monster("zombie", "rome")
    game.encounter(0, dice="6 6 6 1 1")
    assert game.table.decision is None and game.state.result is not None
    assert told(game, InvestigatorDefeated) and game.state.phase == "encounter"
    assert not game.state.fallen and game.state.lead == 0


@pytest.mark.rule("eh.win-lose.1", "eh.defeated.2")
def test_the_game_is_over_in_the_middle_of_an_action() -> None:
    game = given("mark-harrigan", "lily-chen").stand(0, "rome").doom(1).health(0, 1).monster("shoggoth", "rome").turn(0)
    game.do("use:mark-harrigan")
    assert game.table.decision is None and game.state.result is not None
    assert game.state.result.reason == "azathoth" and game.state.phase == "action"


@pytest.mark.rule("eh.win-lose.1", "eh.eliminated.5")
def test_the_last_elimination_ends_the_game_before_anything_else() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").awake().stand(0, "rome").health(0, 1).monster("zombie", "rome")
    game.encounter(0, dice="6 6 6 1 1")
    assert game.state.result is not None and game.state.result.reason == "all-eliminated"
    assert game.table.decision is None and game.state.phase == "encounter"
