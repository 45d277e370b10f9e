"""Costs, and the initiation of cards and abilities (Appendix I)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import WHEN, Card, Me, Table, free, reaction
from miskatonic.games.arkham_lcg.costs import Exhaust, Resources, TakeHorror
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.moments import CardPlayed

from .given import AGNES, ATTIC, DAISY, HALLWAY, ROLAND, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    ARCANE_INITIATE,
    BEAT_COP,
    BLINDING_LIGHT,
    EASTTOWN,
    EVIDENCE,
    FIRST_AID,
    FORBIDDEN_KNOWLEDGE,
    FORTY_FIVE_AUTOMATIC,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GUTS,
    HEIRLOOM_OF_HYPERBOREA,
    HOT_STREAK,
    KNIFE,
    MACHETE,
    OLD_BOOK_OF_LORE,
    PHYSICAL_TRAINING,
    RIVERTOWN,
    SNEAK_ATTACK,
    STRAY_CAT,
    SWARM_OF_RATS,
    THE_BARRIER,
    TRAPPED,
    WHAT_HAVE_YOU_DONE,
)
from .scenes import harm

DELVE = f"use:{FORBIDDEN_KNOWLEDGE}"


# Costs


@pytest.mark.rule("lcg.cost.2")
def test_what_stands_before_the_colon_is_paid_for_what_stands_behind_it() -> None:
    """Forbidden Knowledge: exhaust it and take 1 horror, to take 1 of its secrets as a resource."""
    scene = given(AGNES).asset(0, FORBIDDEN_KNOWLEDGE).do(DELVE)
    entry = scene.entry(FORBIDDEN_KNOWLEDGE)
    assert (entry.exhausted, harm(scene), entry.uses, scene.who().resources) == (True, (0, 1), 3, 6)


@pytest.mark.rule("lcg.cost.2")
def test_without_the_cost_there_is_no_effect() -> None:
    scene = given(AGNES).asset(0, FORBIDDEN_KNOWLEDGE, exhausted=True)
    assert not scene.offers(DELVE)


@pytest.mark.rule("lcg.cost.3")
def test_several_costs_are_paid_at_the_same_time(made_up: MakeUp) -> None:
    """Agnes may react to the horror: everything else has been paid by then."""
    made_up(MACHETE, "99001")

    class Bargain(Card, code="99001"):
        @free(cost=(TakeHorror(1), Resources(2), Exhaust()))
        def strike(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 5)

    scene = given(AGNES).house().asset(0, Bargain.code).enemy(GHOUL_MINION, engaged=0).do("use:99001")
    assert scene.offers(f"use:{AGNES}")
    assert (harm(scene), scene.who().resources, scene.entry("99001").exhausted) == ((0, 1), 3, True)


@pytest.mark.rule("lcg.cost.4")
def test_only_the_controller_pays_and_only_with_what_is_their_own() -> None:
    scene = given(ROLAND, AGNES).house().asset(0, PHYSICAL_TRAINING).has(0, resources=0).has(1, resources=9)
    scene.enemy(GHOUL_MINION, engaged=0).bag("0").do(f"fight:{GHOUL_MINION}")
    assert (scene.events("ability-used"), scene.who(1).resources, scene.harm(GHOUL_MINION)) == ([], 9, 1)


@pytest.mark.rule("lcg.cost.5")
def test_nobody_uses_the_cards_of_another_for_a_cost() -> None:
    scene = given(ROLAND, AGNES).house().asset(1, OLD_BOOK_OF_LORE).asset(1, STRAY_CAT).enemy(GHOUL_MINION, engaged=0)
    scene.do("pass")
    assert scene.seat() == 0
    assert (scene.offers(f"activate:{OLD_BOOK_OF_LORE}"), scene.offers(f"use:{STRAY_CAT}")) == (False, False)


@pytest.mark.rule("lcg.cost.6")
@pytest.mark.parametrize(("hand", "offered"), [([GUTS], True), ([], False)])
def test_cards_out_of_play_are_paid_from_ones_own_hand(hand: list[str], offered: bool) -> None:
    """Wendy discards a card from her hand to draw another chaos token."""
    scene = given(WENDY, ROLAND).house().hand(0, *hand).hand(1, GUTS).bag("-1")
    scene.enemy(GHOUL_MINION, engaged=0).do(f"evade:{GHOUL_MINION}")
    assert scene.offers(f"use:{WENDY}") is offered


@pytest.mark.rule("lcg.cost.6")
def test_never_from_the_hand_of_another() -> None:
    scene = given(WENDY, ROLAND).house().hand(0, GUTS).hand(1, GUTS).bag("-1")
    scene.enemy(GHOUL_MINION, engaged=0).do(f"evade:{GHOUL_MINION}", f"use:{WENDY}")
    assert (scene.codes(scene.who(0).discard), scene.codes(scene.who(1).hand)) == ([GUTS], [GUTS])


@pytest.mark.rule("lcg.cost.7")
def test_everybody_may_contribute_to_a_cost_of_the_group() -> None:
    """The first act of The Gathering needs 2 clues for each investigator."""
    scene = given(ROLAND, AGNES).has(0, clues=3).has(1, clues=2).do(f"use:{TRAPPED}")
    assert (scene.seat(), scene.keys()) == (0, ["contribute:3", "contribute:2"])
    scene.do("contribute:2")
    assert (scene.who(0).clues, scene.who(1).clues, scene.in_play(THE_BARRIER)) == (1, 0, True)


@pytest.mark.rule("lcg.cost.7")
def test_or_everybody_who_meets_the_criterion() -> None:
    """Only investigators in the Hallway may spend clues on the second act."""
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).has(0, clues=5).has(1, clues=1).step("upkeep.hands")
    assert not scene.offers(f"use:{THE_BARRIER}")
    scene.at(1, HALLWAY).step("upkeep.hands")
    scene.do(f"use:{THE_BARRIER}").keys()
    assert (scene.who(0).clues, scene.who(1).clues, scene.in_play(WHAT_HAVE_YOU_DONE)) == (0, 0, True)


@pytest.mark.rule("lcg.cost.8")
def test_horror_taken_as_a_cost_may_go_to_an_asset() -> None:
    scene = given(AGNES).asset(0, FORBIDDEN_KNOWLEDGE).asset(0, ARCANE_INITIATE)
    scene.do(DELVE, f"assign-horror:{ARCANE_INITIATE}")
    assert (harm(scene), scene.entry(ARCANE_INITIATE).horror, scene.who().resources) == ((0, 0), 1, 6)


# Initiation


SHOOT = f"activate:{FORTY_FIVE_AUTOMATIC}"


@pytest.mark.rule("lcg.initiation.1")
@pytest.mark.parametrize(("enemy", "ammo", "offered"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_restrictions_and_costs_are_checked_before_an_ability_is_used(enemy: bool, ammo: int, offered: bool) -> None:
    scene = given(ROLAND).house().asset(0, FORTY_FIVE_AUTOMATIC, uses=ammo)
    if enemy:
        scene.enemy(GHOUL_MINION, engaged=0)
    assert scene.offers(SHOOT) is offered


@pytest.mark.rule("lcg.initiation.2")
@pytest.mark.parametrize(("exhausted", "offered"), [(True, True), (False, False)])
def test_a_card_can_be_played_only_under_its_conditions(exhausted: bool, offered: bool) -> None:
    scene = given(ROLAND).house().hand(0, SNEAK_ATTACK).enemy(GHOUL_MINION, engaged=0, exhausted=exhausted)
    assert scene.offers(f"play:{SNEAK_ATTACK}") is offered


@pytest.mark.rule("lcg.initiation.2")
def test_and_only_at_its_time() -> None:
    scene = given(ROLAND, AGNES).hand(0, EVIDENCE).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    assert not scene.offers(f"play:{EVIDENCE}")
    scene.do(f"fight:{SWARM_OF_RATS}")
    assert scene.offers(f"use:{EVIDENCE}")


@pytest.mark.rule("lcg.initiation.3")
@pytest.mark.parametrize(("location", "offered"), [(EASTTOWN, True), (RIVERTOWN, False)])
def test_a_cost_is_modified_before_it_is_paid(location: str, offered: bool) -> None:
    """In Easttown allies cost 2 less; the Beat Cop costs 4."""
    scene = given(ROLAND, adventure="midnight-masks").at(0, location).hand(0, BEAT_COP).has(resources=2)
    assert scene.offers(f"play:{BEAT_COP}") is offered
    if offered:
        scene.do(f"play:{BEAT_COP}")
        assert scene.who().resources == 0


@pytest.mark.rule("lcg.initiation.3")
def test_so_is_a_cost_in_actions() -> None:
    scene = given(ROLAND).house().threat(0, FROZEN_IN_FEAR).do(f"move:{ATTIC}")
    assert scene.who().actions == 1


@pytest.mark.rule("lcg.initiation.4")
@pytest.mark.parametrize(("resources", "exhausted"), [(1, False), (2, True)])
def test_if_a_part_of_the_cost_cannot_be_paid_nothing_is_paid(made_up: MakeUp, resources: int, exhausted: bool) -> None:
    made_up(MACHETE, "99001")

    class Toll(Card, code="99001"):
        @free(cost=(Resources(2), Exhaust()))
        def pay(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 5)

    scene = given(ROLAND).asset(0, Toll.code, exhausted=exhausted).has(resources=resources)
    assert not scene.offers("use:99001")
    assert (scene.who().resources, scene.entry("99001").exhausted) == (resources, exhausted)


def cancelling(made_up: MakeUp) -> Scene:
    """Agnes has a card that cancels what Roland plays; he plays Hot Streak: 10 resources for 3."""
    made_up(MACHETE, "99001")

    class Objection(Card, code="99001"):
        @reaction(WHEN, CardPlayed)
        def cancel(self, table: Table, me: Me) -> None:
            me.on.cancel()

    scene = given(ROLAND, AGNES).asset(1, Objection.code).hand(0, HOT_STREAK)
    return scene.do(f"play:{HOT_STREAK}")


@pytest.mark.rule("lcg.initiation.6")
def test_what_cancels_a_card_interrupts_after_the_payment_and_before_the_effect(made_up: MakeUp) -> None:
    scene = cancelling(made_up)
    assert (scene.seat(), scene.offers("use:99001")) == (1, True)
    assert (scene.who().resources, scene.who().actions) == (2, 2)
    scene.do("use:99001")
    assert (scene.who().resources, scene.codes(scene.who().discard)) == (2, [HOT_STREAK])


@pytest.mark.rule("lcg.initiation.7")
def test_a_card_that_is_not_cancelled_is_resolved(made_up: MakeUp) -> None:
    scene = cancelling(made_up).do("pass")
    assert (scene.who().resources, scene.codes(scene.who().discard)) == (12, [HOT_STREAK])


@pytest.mark.rule("lcg.initiation.8")
def test_an_event_counts_as_played_when_it_is_resolved_and_lies_in_the_discard_pile() -> None:
    """The Heirloom reacts after a spell was played."""
    scene = given(AGNES).house().asset(0, HEIRLOOM_OF_HYPERBOREA).hand(0, BLINDING_LIGHT).bag("0")
    scene.enemy(GHOUL_MINION, engaged=0).do(f"play:{BLINDING_LIGHT}")
    assert scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}")
    assert (scene.codes(scene.who().discard), scene.harm(GHOUL_MINION)) == ([BLINDING_LIGHT], 1)


@pytest.mark.rule("lcg.initiation.8")
def test_an_asset_when_it_is_in_play() -> None:
    scene = given(DAISY).hand(0, KNIFE).do(f"play:{KNIFE}")
    assert (scene.in_play(KNIFE), scene.who().hand, scene.state.limbo) == (True, [], [])


@pytest.mark.rule("lcg.initiation.9")
def test_an_ability_is_resolved_to_the_end_even_if_its_card_leaves_play() -> None:
    """The Beat Cop is discarded as the cost of the damage he deals."""
    scene = given(ROLAND).house().asset(0, BEAT_COP).enemy(GHOUL_MINION, engaged=0).do(f"use:{BEAT_COP}")
    assert (scene.in_play(BEAT_COP), scene.harm(GHOUL_MINION)) == (False, 1)


@pytest.mark.rule("lcg.initiation.9")
def test_also_if_it_was_the_last_use_of_the_card() -> None:
    scene = given(ROLAND).asset(0, FIRST_AID, uses=1).has(damage=2).do(f"activate:{FIRST_AID}")
    assert (scene.in_play(FIRST_AID), harm(scene)) == (False, (1, 0))
