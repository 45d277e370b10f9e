"""The act and agenda decks; choices that must be made; keywords."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import Act, advance_act, advance_agenda
from miskatonic.games.arkham_lcg.card import Card, Me, Table
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card, gain_surge
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.places import move
from miskatonic.games.arkham_lcg.words import Keyword

from .given import ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    ARCANE_INITIATE,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRAVEYARD,
    HUNTING_SHADOW,
    HYPERAWARENESS,
    INVESTIGATING_THE_TRAIL,
    MAGNIFYING_GLASS,
    RAVENOUS_GHOUL,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    SWARM_OF_RATS,
    THE_BARRIER,
    THE_MASKED_HUNTER,
    THEYRE_GETTING_OUT,
    TRAPPED,
    VENGEANCE_AWAITS,
    WHAT_HAVE_YOU_DONE,
    WHATS_GOING_ON,
)
from .scenes import harm

MASKS, DEVOURER = "midnight-masks", "devourer-below"


def current(scene: Scene) -> tuple[str, str]:
    """The act and the agenda."""
    return scene.codes(scene.state.acts)[-1], scene.codes(scene.state.agendas)[-1]


# Advancing the act.


@pytest.mark.rule("lcg.act-agenda.2")
def test_an_act_advances_when_the_investigators_spend_its_clues() -> None:
    scene = given(ROLAND).has(clues=1)
    assert not scene.offers(f"use:{TRAPPED}")
    scene.has(clues=3).do(f"use:{TRAPPED}")
    assert (scene.who().clues, current(scene)[0]) == (1, THE_BARRIER)


@pytest.mark.rule("lcg.act-agenda.3")
@pytest.mark.parametrize("count", [1, 2])
def test_the_clues_of_an_act_are_per_investigator_and_the_doom_of_an_agenda_fixed(count: int) -> None:
    view = given(*(ROLAND, DAISY)[:count]).resumed().view(0)
    assert (view.act.needed, view.agenda.threshold) == (2 * count, 3)


@pytest.mark.rule("lcg.act-agenda.4")
def test_to_advance_the_act_takes_no_action() -> None:
    scene = given(ROLAND).has(clues=2)
    scene.do(f"use:{TRAPPED}")
    assert scene.who().actions == 3


@pytest.mark.rule("lcg.act-agenda.5")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_act_is_advanced_in_anybodys_turn(turn: int) -> None:
    scene = given(ROLAND, DAISY).has(0, clues=4).turn(turn)
    assert (scene.seat(), scene.offers(f"use:{TRAPPED}")) == (1 - turn, True)
    scene.do("pass")
    assert (scene.seat(), scene.offers(f"use:{TRAPPED}")) == (turn, True)


@pytest.mark.rule("lcg.act-agenda.5")
def test_the_act_is_not_advanced_between_the_turns(whistle: str) -> None:
    scene = given(ROLAND).has(clues=2).asset(0, whistle).step("upkeep.begin")
    assert scene.offers(f"use:{whistle}")
    assert not scene.offers(f"use:{TRAPPED}")


@pytest.mark.rule("lcg.act-agenda.6")
@pytest.mark.parametrize(("given_clues", "left"), [(0, [3, 0]), (1, [2, 1]), (3, [0, 3])])
def test_each_investigator_contributes_as_many_clues_as_they_like(given_clues: int, left: list[int]) -> None:
    scene = given(ROLAND, DAISY).has(0, clues=3).has(1, clues=4)
    scene.do(f"use:{TRAPPED}")
    assert scene.keys() == ["contribute:3", "contribute:2", "contribute:1", "contribute:0"]
    scene.do(f"contribute:{given_clues}")
    assert [who.clues for who in scene.state.investigators] == left


@pytest.mark.rule("lcg.act-agenda.7")
def test_clues_are_contributed_from_anywhere() -> None:
    scene = given(ROLAND, DAISY, adventure=DEVOURER).has(0, clues=3).has(1, clues=3)
    woods = next(card for card in scene.state.locations if card != scene.who(0).location)
    scene.who(1).location = woods
    scene.turn(0).do(f"use:{INVESTIGATING_THE_TRAIL}")
    assert [who.clues for who in scene.state.investigators] == [0, 0]


@pytest.mark.rule("lcg.act-agenda.8")
def test_an_objective_replaces_the_usual_way_to_advance() -> None:
    """The Barrier is broken with clues from the Hallway, when the round ends."""
    scene = given(ROLAND).house().has(clues=3)
    assert not scene.offers(f"use:{THE_BARRIER}")
    scene.step("upkeep.hands").do(f"use:{THE_BARRIER}")
    assert current(scene)[0] == WHAT_HAVE_YOU_DONE


@pytest.mark.rule("lcg.act-agenda.9")
def test_the_top_cards_of_their_decks_are_the_current_act_and_agenda() -> None:
    scene = given(ROLAND)
    view = scene.resumed().view(0)
    assert (view.act.code, view.agenda.code) == current(scene) == (TRAPPED, WHATS_GOING_ON)
    assert scene.codes(scene.state.acts) == [WHAT_HAVE_YOU_DONE, THE_BARRIER, TRAPPED]
    assert scene.codes(scene.state.agendas) == [THEYRE_GETTING_OUT, RISE_OF_THE_GHOULS, WHATS_GOING_ON]


# The steps of advancing.


@pytest.mark.rule("lcg.act-agenda.10")
def test_first_all_tokens_are_removed_from_the_act(made_up: MakeUp) -> None:
    made_up(TRAPPED, "99001")

    class Vault(Act, code="99001"):
        def advance(self, table: Table, me: Me) -> None:
            gain_resources(
                table, table.state.lead, 10 - table.state.play[me.card].clues - table.state.play[me.card].doom
            )

    scene = given(ROLAND).has(resources=0)
    act = scene.state.acts[-1]
    scene.state.codes[act] = "99001"
    scene.state.play[act].clues = scene.state.play[act].doom = 2
    scene.run(advance_act(scene.table))
    assert scene.who().resources == 10


@pytest.mark.rule("lcg.act-agenda.10")
def test_first_all_tokens_are_removed_from_the_agenda() -> None:
    """Vengeance Awaits stays in play with its other side up."""
    scene = given(ROLAND, adventure=DEVOURER).agenda(3).doom(6)
    scene.run(advance_agenda(scene.table))
    assert scene.entry(VENGEANCE_AWAITS).doom == 0


@pytest.mark.rule("lcg.act-agenda.11")
def test_when_an_agenda_advances_all_doom_in_play_is_removed() -> None:
    scene = given(ROLAND).house().enemy(ACOLYTE, at=ATTIC, doom=2).asset(0, ARCANE_INITIATE, doom=1).doom(2)
    scene.encounter(GHOUL_MINION).step("round.begin").do("done")
    assert [scene.entry(code).doom for code in (ACOLYTE, ARCANE_INITIATE, RISE_OF_THE_GHOULS)] == [0, 0, 0]


@pytest.mark.rule("lcg.act-agenda.12")
def test_when_an_act_advances_doom_stays_where_it_is() -> None:
    scene = given(ROLAND).asset(0, ARCANE_INITIATE, doom=1).doom(2).has(clues=2)
    scene.do(f"use:{TRAPPED}")
    assert (scene.entry(ARCANE_INITIATE).doom, scene.entry(WHATS_GOING_ON).doom) == (1, 2)


@pytest.mark.rule("lcg.act-agenda.13")
def test_then_the_card_is_turned_over_and_its_other_side_carried_out() -> None:
    scene = given(ROLAND, DAISY).hand(1, MAGNIFYING_GLASS)
    scene.run(advance_agenda(scene.table), "whats-going-on:horror")
    assert [harm(scene, who) for who in (0, 1)] == [(0, 2), (0, 0)]
    scene.run(advance_act(scene.table))
    assert (scene.in_play(HALLWAY), scene.in_play(STUDY)) == (True, False)


@pytest.mark.rule("lcg.act-agenda.14")
def test_the_other_side_is_not_read_before_the_card_advances() -> None:
    scene = given(ROLAND).doom(2).has(clues=1)
    view = scene.resumed().view(0)
    assert (view.act.turned, view.agenda.turned) == (False, False)
    assert HALLWAY not in [location.code for location in view.locations]


@pytest.mark.rule("lcg.act-agenda.15")
def test_a_reverse_that_is_an_encounter_card_counts_as_just_drawn() -> None:
    scene = given(ROLAND, DAISY, adventure=MASKS).has(1, clues=1)
    scene.run(advance_agenda(scene.table))
    (told,) = scene.events("encounter-card-was-drawn")
    assert (told.who, told.card) == (ROLAND, THE_MASKED_HUNTER)
    assert scene.entry(THE_MASKED_HUNTER).engaged == 1


@pytest.mark.rule("lcg.act-agenda.16", "lcg.act-agenda.17")
def test_last_the_next_card_becomes_current_and_the_old_one_leaves_the_game() -> None:
    scene = given(ROLAND)
    act, agenda = scene.state.acts[-1], scene.state.agendas[-1]
    scene.run(advance_act(scene.table))
    scene.run(advance_agenda(scene.table))
    assert current(scene) == (THE_BARRIER, RISE_OF_THE_GHOULS)
    assert (scene.in_play(THE_BARRIER), scene.in_play(RISE_OF_THE_GHOULS)) == (True, True)
    assert {act, agenda} <= set(scene.state.removed)
    assert not {act, agenda} & set(scene.state.play)


@pytest.mark.rule("lcg.act-agenda.16")
def test_a_card_may_say_what_comes_next_instead() -> None:
    """The other side of Vengeance Awaits is act and agenda from now on."""
    scene = given(ROLAND, adventure=DEVOURER).agenda(3)
    scene.run(advance_agenda(scene.table))
    assert current(scene) == (VENGEANCE_AWAITS, VENGEANCE_AWAITS)


@pytest.mark.rule("lcg.act-agenda.18")
@pytest.mark.parametrize(("house", "resolution"), [("burn", "r1"), ("keep", "r2")])
def test_a_resolution_ends_the_scenario(house: str, resolution: str) -> None:
    scene = given(ROLAND).house().act(3).enemy(GHOUL_PRIEST, engaged=0, damage=4).bag("0")
    scene.do("fight", f"house:{house}")
    assert [told.resolution for told in scene.events("scenario-ended")] == [resolution]


@pytest.mark.rule("lcg.act-agenda.18")
def test_a_resolution_on_an_agenda_ends_the_scenario() -> None:
    scene = given(ROLAND, adventure=MASKS).agenda(2).doom(7).step("round.begin")
    scene.keys()
    assert [told.resolution for told in scene.events("scenario-ended")] == ["r2"]


# What must be chosen.


@pytest.mark.rule("lcg.must.1")
def test_who_must_choose_chooses_something_that_can_happen() -> None:
    """Hunting Shadow: spend a clue, or take 2 damage."""
    scene = given(ROLAND).encounter(HUNTING_SHADOW)
    scene.run(draw_encounter_card(scene.table, 0))
    assert harm(scene) == (2, 0)


@pytest.mark.rule("lcg.must.1")
def test_who_must_choose_has_the_choice_between_what_can_happen() -> None:
    scene = given(ROLAND).encounter(HUNTING_SHADOW).has(clues=1)
    scene.run(draw_encounter_card(scene.table, 0), "hunting-shadow:clue")
    assert (scene.who().clues, harm(scene)) == (0, (0, 0))


@pytest.mark.rule("lcg.must.2")
def test_without_must_one_may_choose_what_cannot_happen(made_up: MakeUp) -> None:
    """Nobody can enter Rivertown, and yet Daisy may choose to flee there from the Graveyard."""
    made_up(HYPERAWARENESS, "99001")

    class Roadblock(Card, code="99001"):
        def bars_investigators(self, table: Table, card: int, location: int) -> bool:
            return table.state.codes[location] == RIVERTOWN

    scene = given(DAISY, adventure=MASKS).bag("auto-fail")
    scene.asset(0, "99001").has(horror=0)
    scene.run(move(scene.table, 0, scene.place(GRAVEYARD)), "graveyard:flee")
    assert (scene.who().location, harm(scene)) == (scene.place(GRAVEYARD), (0, 0))


# Keywords.


@pytest.mark.rule("lcg.keyword.4")
def test_a_keyword_that_is_there_several_times_counts_once(made_up: MakeUp) -> None:
    """It surges, and gains Surge twice more: one card is drawn for it, and none when it comes again."""
    made_up(FROZEN_IN_FEAR, "99001", keywords=frozenset({Keyword.SURGE}))

    class Torrent(Card, code="99001"):
        def revelation(self, table: Table, me: Me) -> None:
            gain_surge(table, me.card)
            gain_surge(table, me.card)

    scene = given(ROLAND).encounter("99001", GHOUL_MINION, RAVENOUS_GHOUL)
    scene.run(draw_encounter_card(scene.table, 0))
    assert [told.card for told in scene.events("encounter-card-was-drawn")] == ["99001", GHOUL_MINION]
    assert scene.state.surging == []


@pytest.mark.rule("lcg.keyword.5")
def test_keywords_are_mandatory() -> None:
    """Nobody is asked whether a hunter moves."""
    scene = given(ROLAND).house().at(0, ATTIC).enemy(SWARM_OF_RATS, at=CELLAR)
    scene.run(move_hunters(scene.table))
    assert scene.entry(SWARM_OF_RATS).location == scene.place(HALLWAY)


@pytest.mark.rule("lcg.keyword.5")
def test_keywords_that_say_may_are_optional() -> None:
    """A fast card may be played; it stays in hand if one does not want to."""
    scene = given(ROLAND).hand(0, MAGNIFYING_GLASS)
    assert scene.offers(f"play:{MAGNIFYING_GLASS}")
    scene.do("draw")
    assert scene.offers(f"play:{MAGNIFYING_GLASS}")
