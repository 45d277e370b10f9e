"""Fifteen interactions of rules that are easy to get wrong, in the order of the implementer's brief: the last six."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, WHEN, Card, Me, Table, event, reaction
from miskatonic.games.arkham_lcg.drawing import add_to_hand, draw
from miskatonic.games.arkham_lcg.elimination import defeat, resign
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.moments import CluesDiscovered, EncounterCardDrawn, Enters
from miskatonic.games.arkham_lcg.playing import take_control
from miskatonic.games.arkham_lcg.preparation import draw_without_weaknesses, take_mulligans
from miskatonic.games.arkham_lcg.values import health
from miskatonic.games.arkham_lcg.words import NOBODY
from miskatonic.kernel.flow import Flow

from .given import AGNES, ATTIC, HALLWAY, ROLAND, Scene, given
from .made_up import MakeUp
from .names import (
    ANCIENT_EVILS,
    BEAT_COP,
    COVER_UP,
    DARK_MEMORY,
    EMERGENCY_CACHE,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HOLY_ROSARY,
    MACHETE,
    OBSCURING_FOG,
    PARANOIA,
)
from .scenes import CAMPAIGN, harm, tags

# 10. Assigning damage


@pytest.mark.rule("lcg.deal-damage.5")
def test_10_an_asset_takes_no_more_than_what_defeats_it() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    cop = f"assign-damage:{BEAT_COP}"
    scene.run(take(scene.table, 0, damage=4), cop, cop)
    assert (scene.in_play(BEAT_COP), scene.who().damage) == (False, 2)


@pytest.mark.rule("lcg.deal-damage.8")
def test_10_an_ally_and_its_controller_fall_together() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP).has(0, damage=8)
    cop = f"assign-damage:{BEAT_COP}"
    scene.run(take(scene.table, 0, damage=3), cop, cop)
    assert (scene.in_play(BEAT_COP), scene.who().fate) == (False, "defeated")


@pytest.mark.rule("lcg.direct-damage.1")
def test_10_direct_damage_cannot_be_reassigned() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    scene.run(take(scene.table, 0, damage=1, horror=1, direct=True))
    assert harm(scene) == (1, 1)


@pytest.mark.rule("lcg.health.3")
def test_10_no_health_is_not_health_0() -> None:
    scene = given(AGNES).asset(0, HOLY_ROSARY)
    scene.run(take(scene.table, 0, damage=1, horror=1), f"assign-horror:{HOLY_ROSARY}")
    assert (scene.in_play(HOLY_ROSARY), scene.harm(HOLY_ROSARY), harm(scene)) == (True, 0, (1, 0))


# 11. Empty decks


@pytest.mark.rule("lcg.draw.8")
def test_11_an_empty_deck_costs_nothing_until_a_card_is_to_be_drawn() -> None:
    scene = given(ROLAND).deck(0, EMERGENCY_CACHE).discarded(0, GUTS)
    scene.run(draw(scene.table, 0))
    assert (scene.who().deck, scene.codes(scene.who().discard), harm(scene)) == ([], [GUTS], (0, 0))


@pytest.mark.rule("lcg.draw.4", "lcg.draw.7")
def test_11_the_whole_draw_is_finished_before_the_one_horror() -> None:
    scene = given(ROLAND).deck(0, EMERGENCY_CACHE).discarded(0, GUTS, GUTS, GUTS)
    scene.run(draw(scene.table, 0, 3))
    assert (len(scene.who().hand), harm(scene)) == (3, (0, 1))
    assert tags(scene, "card-added-to-hand", "harmed")[-1] == "harmed"


@pytest.mark.rule("lcg.draw.9")
def test_11_with_the_discard_pile_empty_too_nothing_is_drawn() -> None:
    scene = given(ROLAND).deck(0)
    scene.run(draw(scene.table, 0))
    assert (scene.who().hand, harm(scene)) == ([], (0, 0))


@pytest.mark.rule("lcg.encounter-deck.2")
def test_11_the_encounter_deck_is_made_anew_for_free_as_soon_as_it_is_empty() -> None:
    scene = given(ROLAND).encounter_deck(OBSCURING_FOG)
    scene.state.encounter.discard = [scene.take(ANCIENT_EVILS), scene.take(ANCIENT_EVILS)]
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.state.encounter.cards), scene.state.encounter.discard) == ([ANCIENT_EVILS] * 2, [])
    assert harm(scene) == (0, 0)


# 12. "Then" and "after"


def dread(made_up: MakeUp) -> Scene:
    """An event: draw an encounter card, then take 1 horror; an asset that reacts to the draw."""
    made_up(EMERGENCY_CACHE, "99001")
    made_up(MACHETE, "99002")

    class Dread(Card, code="99001"):
        @event()
        def play(self, table: Table, me: Me) -> Flow[None]:
            if (yield from draw_encounter_card(table, me.you)):
                yield from take(table, me.you, horror=1)

    class Watch(Card, code="99002"):
        @reaction(AFTER, EncounterCardDrawn)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    return given(ROLAND).hand(0, Dread.code).asset(0, Watch.code)


@pytest.mark.rule("lcg.then.3", "lcg.then.4")
def test_12_what_follows_then_precedes_any_reaction_to_the_draw(made_up: MakeUp) -> None:
    scene = dread(made_up).encounter(OBSCURING_FOG)
    scene.do("play:99001")
    assert (harm(scene), scene.keys()[0].startswith("use:99002")) == ((0, 1), True)


@pytest.mark.rule("lcg.then.1")
def test_12_and_is_skipped_if_the_first_part_did_not_succeed(made_up: MakeUp) -> None:
    scene = dread(made_up).encounter_deck()
    scene.do("play:99001")
    assert harm(scene) == (0, 0)


# 13. Forced before reactions, would before when


@pytest.mark.rule("lcg.forced-ability.4")
def test_13_what_is_forced_comes_before_reactions(made_up: MakeUp) -> None:
    made_up(MACHETE, "99002")

    class Watch(Card, code="99002"):
        @reaction(AFTER, Enters)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    scene = given(ROLAND).house().asset(0, Watch.code)
    scene.do(f"move:{ATTIC}")
    assert (harm(scene), scene.offers("use:99002")) == ((0, 1), True)


def two_watches(made_up: MakeUp) -> Scene:
    """Assets that react when a clue is discovered, and after it was."""
    made_up(MACHETE, "99002")
    made_up(MACHETE, "99003")

    class When(Card, code="99002"):
        @reaction(WHEN, CluesDiscovered)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    class After(Card, code="99003"):
        @reaction(AFTER, CluesDiscovered)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    scene = given(ROLAND).asset(0, When.code).asset(0, After.code).threat(0, COVER_UP, clues=3).bag("0")
    return scene.do("investigate")


@pytest.mark.rule("lcg.instead.3")
def test_13_would_comes_before_when(made_up: MakeUp) -> None:
    scene = two_watches(made_up)
    assert (scene.offers(f"use:{COVER_UP}"), scene.offers("use:99002")) == (True, False)
    scene.do("pass")
    assert (scene.offers(f"use:{COVER_UP}"), scene.offers("use:99002")) == (False, True)


@pytest.mark.rule("lcg.instead.1", "lcg.instead.4")
def test_13_what_is_replaced_triggers_nothing_of_the_original(made_up: MakeUp) -> None:
    scene = two_watches(made_up)
    scene.do(f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.who().clues, scene.offers("use:")) == (2, 0, False)


# 14. Elimination


@pytest.mark.rule("lcg.elimination.3", "lcg.elimination.4")
def test_14_the_weaknesses_of_the_eliminated_speak_first() -> None:
    scene = given(ROLAND, AGNES, adventure=CAMPAIGN).threat(0, COVER_UP, clues=1)
    scene.run(resign(scene.table, 0))
    assert scene.state.sheets[0].mental_trauma == 1
    assert not scene.in_play(COVER_UP)


@pytest.mark.rule("lcg.elimination.7", "lcg.elimination.10", "lcg.elimination.12")
def test_14_clues_stay_enemies_engage_others_and_the_threat_area_is_emptied() -> None:
    scene = given(ROLAND, AGNES).house().has(0, clues=2).enemy(GHOUL_MINION, engaged=0).threat(0, FROZEN_IN_FEAR)
    scene.run(defeat(scene.table, 0, "card"))
    assert (scene.entry(HALLWAY).clues, scene.entry(GHOUL_MINION).engaged) == (2, 1)
    assert scene.codes(scene.state.encounter.discard) == [FROZEN_IN_FEAR]


@pytest.mark.rule("lcg.elimination.9")
def test_14_an_exhausted_enemy_stays_unengaged() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_MINION, engaged=0, exhausted=True)
    scene.run(defeat(scene.table, 0, "card"))
    assert (scene.entry(GHOUL_MINION).engaged, scene.entry(GHOUL_MINION).location) == (NOBODY, scene.place(HALLWAY))


@pytest.mark.rule("lcg.elimination.6")
def test_14_cards_they_own_but_do_not_control_remain() -> None:
    scene = given(ROLAND, AGNES).house().asset(0, BEAT_COP)
    scene.run(take_control(scene.table, 1, scene.card(BEAT_COP)))
    scene.run(defeat(scene.table, 0, "card"))
    assert scene.in_play(BEAT_COP)


@pytest.mark.rule("lcg.per-investigator.4")
def test_14_values_for_each_investigator_do_not_shrink() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_PRIEST, at=ATTIC)
    scene.run(defeat(scene.table, 0, "card"))
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 10


@pytest.mark.rule("lcg.resign.3")
def test_14_resigning_is_not_defeat() -> None:
    scene = given(ROLAND, AGNES, adventure=CAMPAIGN)
    scene.run(resign(scene.table, 0))
    assert (scene.who().fate, scene.events("investigator-defeated")) == ("resigned", [])


@pytest.mark.rule("lcg.winning.3")
def test_14_a_resolution_on_an_agenda_is_a_loss() -> None:
    scene = given(ROLAND).house().agenda(3).doom(9).step("round.begin")
    assert scene.keys() == []
    assert scene.table.result is not None
    assert (scene.table.result.won, scene.table.result.reason) == ({0: False}, "gathering-r3")


# 15. Weaknesses in opening hands


@pytest.mark.rule("lcg.setup.8.2")
def test_15_a_weakness_in_the_opening_hand_is_set_aside_unresolved_and_replaced() -> None:
    scene = given(ROLAND).deck(0, PARANOIA, EMERGENCY_CACHE, EMERGENCY_CACHE, GUTS)
    draw_without_weaknesses(scene.table, 0, 3)
    assert scene.codes(scene.who().hand) == [EMERGENCY_CACHE, EMERGENCY_CACHE, GUTS]
    assert (scene.codes(scene.state.limbo), scene.who().resources) == ([PARANOIA], 5)


@pytest.mark.rule("lcg.setup.8.2", "lcg.setup.8.3")
def test_15_also_in_a_mulligan_and_it_is_shuffled_back_only_afterwards() -> None:
    scene = given(ROLAND).hand(0, EMERGENCY_CACHE, MACHETE).deck(0, PARANOIA, GUTS, GUTS)
    scene.run(take_mulligans(scene.table), f"mulligan:{EMERGENCY_CACHE}", f"mulligan:{MACHETE}")
    assert scene.codes(scene.who().hand) == [GUTS, GUTS]
    assert sorted(scene.codes(scene.who().deck)) == sorted([EMERGENCY_CACHE, MACHETE, PARANOIA])


@pytest.mark.rule("lcg.weakness.2", "lcg.revelation.4")
def test_15_later_a_weakness_that_reaches_the_hand_in_any_way_is_resolved() -> None:
    scene = given(ROLAND)
    scene.state.limbo.append(card := scene.take(PARANOIA, 0))
    scene.run(add_to_hand(scene.table, 0, card))
    assert (scene.who().resources, scene.who().hand) == (0, [])


@pytest.mark.rule("lcg.weakness.5")
def test_15_a_weakness_in_hand_may_not_be_discarded_at_will() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY, GUTS, *[EMERGENCY_CACHE] * 7).step("upkeep.hands")
    assert scene.keys() == [f"discard:{GUTS}", f"discard:{EMERGENCY_CACHE}"]
