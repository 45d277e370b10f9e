"""Who owns and controls a card, the order of the players, the lead investigator, bearers."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.card import Table
from miskatonic.games.arkham_lcg.elimination import resign
from miskatonic.games.arkham_lcg.engagement import engage_ready_enemies
from miskatonic.games.arkham_lcg.events import LeadChosen
from miskatonic.games.arkham_lcg.play import player_order
from miskatonic.games.arkham_lcg.playing import take_control
from miskatonic.games.arkham_lcg.state import InPlay
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.words import COMBAT, NOBODY
from miskatonic.games.arkham_lcg.zones import discard, put_into_play, return_to_hand
from miskatonic.kernel.table import Table as KernelTable

from .given import DAISY, HALLWAY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .names import (
    BARRICADE,
    BEAT_COP,
    EMERGENCY_CACHE,
    GHOUL_MINION,
    HAUNTED,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    MOB_ENFORCER,
    RIVERTOWN,
    ST_MARYS_HOSPITAL,
    WENDYS_AMULET,
)

# Owners and controllers.


@pytest.mark.rule("lcg.ownership.1")
def test_the_owner_of_a_card_is_whose_deck_it_was_in() -> None:
    state = given(ROLAND, DAISY).state
    for seat, who in enumerate(state.investigators):
        assert {state.owners[card] for card in [*who.deck, who.card]} == {seat}


@pytest.mark.rule("lcg.ownership.2")
def test_cards_in_hand_deck_and_discard_pile_are_controlled_by_their_player() -> None:
    """Everybody plays from their own hand, and with the Amulet from their own discard pile."""
    scene = given(WENDY, ROLAND).asset(0, WENDYS_AMULET).hand(0, KNIFE).hand(1, MACHETE)
    keys = scene.discarded(1, EMERGENCY_CACHE).keys()
    assert [key for key in keys if key.startswith("play")] == [f"play:{KNIFE}"]
    assert scene.discarded(0, EMERGENCY_CACHE).offers(f"play-discarded:{EMERGENCY_CACHE}")


@pytest.mark.rule("lcg.ownership.3")
def test_the_decks_of_the_scenario_are_controlled_by_it() -> None:
    state = given(ROLAND, DAISY).state
    cards = [*state.encounter.cards, *state.encounter.discard, *state.acts, *state.agendas]
    assert {state.owners[card] for card in cards} == {NOBODY}


@pytest.mark.rule("lcg.ownership.4")
def test_a_card_enters_play_under_its_owners_control() -> None:
    scene = given(ROLAND, DAISY).hand(1, BARRICADE, BEAT_COP).turn(1)
    scene.do(f"play:{BARRICADE}", f"play:{BEAT_COP}")
    assert (scene.entry(BARRICADE).controller, scene.entry(BEAT_COP).controller) == (1, 1)


def lent() -> Scene:
    """Roland's Beat Cop works for Daisy."""
    scene = given(ROLAND, DAISY).asset(0, BEAT_COP)
    scene.run(take_control(scene.table, 1, scene.card(BEAT_COP)))
    return scene


@pytest.mark.rule("lcg.ownership.5")
def test_control_of_a_card_may_pass_to_another_player_and_its_owner_stays() -> None:
    scene = lent()
    cop = scene.card(BEAT_COP)
    assert [who.assets for who in scene.state.investigators] == [[], [cop]]
    assert [skill_value(scene.table, who, COMBAT) for who in (0, 1)] == [4, 3]
    assert scene.state.owners[cop] == 0


@pytest.mark.rule("lcg.ownership.5")
def test_an_ally_of_nobodys_comes_under_control_and_is_still_nobodys() -> None:
    scene = given(ROLAND, DAISY).house()
    lita = scene.take(LITA_CHANTLER)
    put_into_play(scene.table, lita, InPlay(location=scene.place(HALLWAY)))
    scene.run(take_control(scene.table, 1, lita))
    assert (scene.state.play[lita].controller, scene.state.owners[lita]) == (1, NOBODY)


@pytest.mark.rule("lcg.ownership.6")
def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    scene = lent()
    discard(scene.table, scene.card(BEAT_COP))
    assert [scene.codes(who.discard) for who in scene.state.investigators] == [[BEAT_COP], []]


@pytest.mark.rule("lcg.ownership.6")
def test_a_card_returned_to_hand_goes_to_its_owners_hand() -> None:
    scene = lent()
    return_to_hand(scene.table, scene.card(BEAT_COP))
    assert [scene.codes(who.hand) for who in scene.state.investigators] == [[BEAT_COP], []]


@pytest.mark.rule("lcg.ownership.7")
@pytest.mark.parametrize(("controller", "bottom"), [(0, False), (1, True)])
def test_for_effects_a_card_goes_to_the_pile_of_who_controlled_it(controller: int, bottom: bool) -> None:
    """With the Amulet no event goes to Wendy's discard pile: a Barricade of Roland's that she controls neither."""
    scene = given(ROLAND, WENDY).asset(1, WENDYS_AMULET).attached(BARRICADE, to=STUDY, owner=0)
    card = scene.card(BARRICADE)
    scene.entry(BARRICADE).controller = controller
    discard(scene.table, card)
    assert (scene.who(0).deck[0] == card, scene.who(0).discard == [card]) == (bottom, not bottom)


@pytest.mark.rule("lcg.bearer.1")
@pytest.mark.parametrize("bearer", [0, 1])
def test_the_bearer_of_a_weakness_is_whose_deck_it_came_from(bearer: int) -> None:
    """The Mob Enforcer is only after its bearer."""
    scene = given(ROLAND, DAISY).enemy(MOB_ENFORCER, owner=bearer)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.entry(MOB_ENFORCER).engaged == bearer


# The order of the players.


@pytest.mark.rule("lcg.player-order.1")
@pytest.mark.parametrize(("lead", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_player_order_begins_with_the_lead_and_goes_on_clockwise(lead: int, order: list[int]) -> None:
    scene = given(ROLAND, DAISY, SKIDS).encounter(*[GHOUL_MINION] * 3)
    scene.state.lead = lead
    for who in scene.state.investigators:
        who.turn_taken = False
    scene.step("mythos.encounters").keys()
    codes = (ROLAND, DAISY, SKIDS)
    assert [told.who for told in scene.events("encounter-card-was-drawn")] == [codes[seat] for seat in order]


@pytest.mark.rule("lcg.player-order.2")
def test_the_next_player_is_the_next_one_still_to_act() -> None:
    scene = given(ROLAND, DAISY, SKIDS)
    scene.run(resign(scene.table, 1))
    assert player_order(scene.state) == [0, 2]


# The lead investigator.


def election(*votes: str, seed: int = 1) -> Table:
    """A scenario for two where both have named a lead investigator."""
    table: Table = KernelTable(GAME, GAME.setup(2, seed, {"investigators": [ROLAND, DAISY]}))
    for seat, vote in enumerate(votes):
        table.choose(f"lead:{vote}", seat)
    return table


@pytest.mark.rule("lcg.lead-investigator.1")
@pytest.mark.parametrize(("named", "lead"), [(ROLAND, 0), (DAISY, 1)])
def test_the_investigators_agree_on_a_lead(named: str, lead: int) -> None:
    assert election(named, named).state.lead == lead


@pytest.mark.rule("lcg.lead-investigator.1")
def test_without_agreement_the_lead_is_chosen_at_random() -> None:
    assert {election(ROLAND, DAISY, seed=seed).state.lead for seed in range(8)} == {0, 1}


def test_the_log_tells_who_named_whom_and_that_chance_decided() -> None:
    agreed, split = election(DAISY, DAISY), election(DAISY, ROLAND)
    told = [next(event.text() for event in table.events if isinstance(event, LeadChosen)) for table in (agreed, split)]
    assert told[0] == "Everybody agrees: Daisy Walker is the lead investigator."
    votes = "Roland Banks for Daisy Walker and Daisy Walker for Roland Banks"
    assert told[1].startswith(f"No agreement ({votes}), so chance decides: ")


@pytest.mark.rule("lcg.lead-investigator.2")
@pytest.mark.parametrize("way", [0, 1])
def test_between_equal_ways_of_a_hunter_the_lead_decides(way: int) -> None:
    """From Rivertown to the hospital it is two steps, by Southside or by the university."""
    scene = given(ROLAND, DAISY, adventure="midnight-masks").at(0, ST_MARYS_HOSPITAL)
    scene.enemy(MOB_ENFORCER, at=RIVERTOWN, owner=0)
    scene.state.lead = 1
    ways = scene.step("enemy.begin").keys()
    assert (scene.seat(), len(ways)) == (1, 2)
    scene.do(ways[way])
    assert ways[way].endswith(f"#{scene.entry(MOB_ENFORCER).location}")


@pytest.mark.rule("lcg.lead-investigator.3")
@pytest.mark.parametrize(("named", "lead"), [(DAISY, 1), (SKIDS, 2)])
def test_when_the_lead_is_eliminated_the_others_choose_a_new_one(named: str, lead: int) -> None:
    scene = given(ROLAND, DAISY, SKIDS).threat(0, HAUNTED)
    scene.run(resign(scene.table, 0), f"lead:{named}")
    assert scene.state.lead == lead
