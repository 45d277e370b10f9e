"""Damage and horror: assigning, placing, defeat."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_agenda
from miskatonic.games.arkham_lcg.card import AFTER, WHEN, Card, Me, Table, forced, reaction
from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.elimination import defeat
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import Hit, damage_enemy, deal, take
from miskatonic.games.arkham_lcg.moments import HarmAssigned, HarmTaken
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.values import remaining_sanity
from miskatonic.kernel.flow import NextStep

from .given import AGNES, ATTIC, DAISY, ROLAND, Scene, given
from .made_up import MakeUp

GHOUL, ICY_GHOUL = "01160", "01119"
BEAT_COP, COAT, ROSARY, MILAN = "01018", "01072", "01059", "01033"
PSYCHOSIS, HYPOCHONDRIA, ENFORCER = "01099", "01100", "01101"


def hurt(scene: Scene, damage: int, horror: int, *answers: str) -> Scene:
    """Roland takes harm; exactly these questions are asked, so that "done" is not said where nothing is left to do."""
    flow, left = take(scene.table, 0, damage, horror), list(answers)
    try:
        asked = next(flow)
        while left:
            wanted = left.pop(0)
            found = [option for option in asked.options if option.key.startswith(wanted)]
            assert found, f"{wanted} is not offered"
            asked = flow.send(found[0])
    except StopIteration:
        assert left == []
        return scene
    pytest.fail(f"asked once more: {asked}")


def assignable(scene: Scene, damage: int, horror: int) -> list[str]:
    """What may be assigned first, and to which asset."""
    asked = next(take(scene.table, 0, damage, horror))
    return [option.key.split("#")[0] for option in asked.options]


def bears(scene: Scene, code: str) -> tuple[int, int]:
    entry = scene.entry(code)
    return entry.damage, entry.horror


# Assigning.


@pytest.mark.rule("lcg.deal-damage.1")
def test_damage_takes_health_and_horror_takes_sanity() -> None:
    scene = hurt(given(ROLAND), 2, 1)
    assert (scene.who().damage, scene.who().horror) == (2, 1)
    assert scene.resumed().view(0).investigators[0].health - scene.who().damage == 7


@pytest.mark.rule("lcg.deal-damage.2")
def test_nothing_is_placed_while_harm_is_assigned() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    flow = take(scene.table, 0, 2)
    asked = next(flow)
    flow.send(asked.options[0])
    assert (bears(scene, BEAT_COP), scene.who().damage) == ((0, 0), 0)


@pytest.mark.rule("lcg.deal-damage.3")
def test_assets_may_take_a_part_of_the_harm() -> None:
    scene = hurt(given(ROLAND).asset(0, BEAT_COP), 2, 1, "assign-damage:01018", "assign-horror:01018", "done")
    assert (bears(scene, BEAT_COP), scene.who().damage) == ((1, 1), 1)


@pytest.mark.rule("lcg.deal-damage.3")
def test_only_assets_they_control_take_harm_for_them() -> None:
    scene = hurt(given(ROLAND, AGNES).asset(1, BEAT_COP), 1, 0)
    assert scene.who().damage == 1


@pytest.mark.rule("lcg.deal-damage.4", "lcg.sanity.3")
def test_damage_goes_to_assets_with_health_and_horror_to_assets_with_sanity() -> None:
    scene = given(ROLAND).asset(0, COAT).asset(0, ROSARY)
    assert assignable(scene, 1, 1) == ["assign-damage:01072", "assign-horror:01059", "done"]


@pytest.mark.rule("lcg.deal-damage.5")
def test_an_asset_takes_no_more_than_defeats_it() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP, damage=1)
    hurt(scene, 3, 0, "assign-damage:01018")
    assert (scene.in_play(BEAT_COP), scene.who().damage) == (False, 2)


@pytest.mark.rule("lcg.deal-damage.5")
def test_the_limits_for_damage_and_horror_are_apart() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP, damage=1, horror=1)
    hurt(scene, 1, 1, "assign-damage:01018", "assign-horror:01018")
    assert (scene.who().damage, scene.who().horror) == (0, 0)


@pytest.mark.rule("lcg.deal-damage.6")
def test_what_no_asset_can_take_goes_to_the_investigator() -> None:
    scene = hurt(given(ROLAND).asset(0, COAT), 3, 2, "assign-damage:01072", "assign-damage:01072")
    assert (scene.who().damage, scene.who().horror) == (1, 2)


@pytest.mark.rule("lcg.deal-damage.7")
def test_an_investigator_may_take_everything_themselves() -> None:
    scene = hurt(given(ROLAND).asset(0, BEAT_COP), 2, 2, "done")
    assert (bears(scene, BEAT_COP), scene.who().damage, scene.who().horror) == ((0, 0), 2, 2)


@pytest.mark.rule("lcg.deal-damage.8")
def test_an_ally_and_its_controller_can_fall_together() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP).has(damage=7)
    hurt(scene, 4, 0, "assign-damage:01018", "assign-damage:01018")
    assert (scene.who().fate, scene.in_play(BEAT_COP)) == (Fate.DEFEATED, False)


@pytest.mark.rule("lcg.deal-damage.11")
def test_of_three_damage_and_one_horror_a_two_two_ally_takes_two_and_one() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    hurt(scene, 3, 1, "assign-damage:01018", "assign-damage:01018", "assign-horror:01018")
    assert (scene.who().damage, scene.who().horror) == (1, 0)


# Between assigning and placing.


def shield(code: str) -> None:
    """An asset that prevents all damage its controller is about to take."""

    class Shield(Card, code=code):
        @reaction(WHEN, HarmAssigned, if_=lambda table, me: me.on.who == me.you and me.on.share.damage > 0)
        def prevent(self, table: Table, me: Me) -> None:
            me.on.share.damage = 0


@pytest.mark.rule("lcg.deal-damage.10")
def test_harm_is_prevented_after_it_was_assigned(made_up: MakeUp) -> None:
    """One damage goes to the ally; what is prevented is only the other."""
    shield(made_up("01017", "99001"))
    scene = given(ROLAND).asset(0, "99001").asset(0, BEAT_COP)
    hurt(scene, 2, 0, "assign-damage:01018", "done", "use:99001")
    assert (bears(scene, BEAT_COP), scene.who().damage) == ((1, 0), 0)


@pytest.mark.rule("lcg.deal-damage.10")
def test_harm_is_reassigned_before_it_is_placed(made_up: MakeUp) -> None:
    made_up("01017", "99001")

    class Scapegoat(Card, code="99001"):
        @reaction(WHEN, HarmAssigned, if_=lambda table, me: me.on.share.damage > 0)
        def pass_on(self, table: Table, me: Me) -> None:
            me.on.share.damage, me.on.share.horror = 0, me.on.share.damage

    scene = hurt(given(ROLAND).asset(0, "99001"), 2, 0, "use:99001")
    assert (scene.who().damage, scene.who().horror) == (0, 2)


@pytest.mark.rule("lcg.deal-damage.9")
def test_damage_that_was_prevented_was_not_dealt(made_up: MakeUp) -> None:
    """Hypochondria answers damage with horror, but there was none."""
    shield(made_up("01017", "99001"))
    scene = hurt(given(ROLAND).asset(0, "99001").threat(0, HYPOCHONDRIA), 2, 0, "use:99001")
    assert scene.who().horror == 0


@pytest.mark.rule("lcg.deal-damage.9")
def test_without_any_harm_placed_nothing_has_been_taken(made_up: MakeUp) -> None:
    shield(made_up("01017", "99001"))
    made_up("01017", "99002")

    class Witness(Card, code="99002"):
        @forced(AFTER, HarmTaken)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].clues += 1

    scene = given(ROLAND).asset(0, "99001").asset(0, "99002")
    hurt(scene, 2, 0, "use:99001")
    assert scene.who().clues == 0
    hurt(scene, 2, 0, "pass")
    assert scene.who().clues == 1


@pytest.mark.rule("lcg.direct-damage.1")
def test_direct_harm_cannot_go_to_an_asset() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).threat(0, PSYCHOSIS)
    hurt(scene, 0, 1, "assign-horror:01018")
    assert (scene.who().damage, bears(scene, BEAT_COP)) == (1, (0, 1))


# Sanity.


@pytest.mark.rule("lcg.sanity.2")
def test_horror_is_placed_on_the_card_it_is_dealt_to() -> None:
    scene = hurt(given(DAISY).asset(0, ROSARY), 0, 3, "assign-horror:01059", "done")
    assert (scene.entry(ROSARY).horror, scene.who().horror) == (1, 2)


@pytest.mark.rule("lcg.sanity.3")
def test_an_asset_without_sanity_takes_no_horror_and_is_not_defeated_by_it() -> None:
    scene = hurt(given(ROLAND).asset(0, COAT), 0, 1)
    assert (scene.in_play(COAT), scene.who().horror) == (True, 1)


@pytest.mark.rule("lcg.sanity.4")
def test_remaining_sanity_counts_horror_and_modifiers() -> None:
    """Sanity 5, 2 horror, and a card that takes 1 off."""
    scene = given(ROLAND).has(horror=2).threat(0, "01182")
    assert remaining_sanity(scene.table, 0) == 2


# Defeat.


@pytest.mark.rule("lcg.defeat.1")
@pytest.mark.parametrize(("damage", "fate"), [(8, Fate.PLAYING), (9, Fate.DEFEATED), (10, Fate.DEFEATED)])
def test_an_investigator_with_as_much_damage_as_health_is_defeated(damage: int, fate: Fate) -> None:
    scene = hurt(given(ROLAND, AGNES), damage, 0)
    assert scene.who().fate is fate


@pytest.mark.rule("lcg.defeat.2")
@pytest.mark.parametrize(("horror", "fate"), [(4, Fate.PLAYING), (5, Fate.DEFEATED), (6, Fate.DEFEATED)])
def test_an_investigator_with_as_much_horror_as_sanity_is_defeated(horror: int, fate: Fate) -> None:
    scene = hurt(given(ROLAND, AGNES), 0, horror)
    assert scene.who().fate is fate


@pytest.mark.rule("lcg.defeat.1", "lcg.defeat.2")
def test_who_is_defeated_is_eliminated() -> None:
    scene = hurt(given(ROLAND, AGNES).asset(0, BEAT_COP), 0, 5, "done")
    assert not scene.in_play(BEAT_COP)
    assert scene.who().deck == []


@pytest.mark.rule("lcg.defeat.3")
def test_a_card_can_defeat_an_investigator() -> None:
    scene = given(ROLAND, AGNES).house().act(3).agenda(3)
    with pytest.raises(NextStep):
        scene.run(advance_agenda(scene.table))
    assert [scene.who(seat).fate for seat in (0, 1)] == [Fate.DEFEATED, Fate.DEFEATED]


@pytest.mark.rule("lcg.defeat.3")
def test_defeat_by_a_card_takes_the_investigator_out_of_the_scenario() -> None:
    scene = given(ROLAND, AGNES).house()
    scene.run(defeat(scene.table, 0, "card"))
    assert (scene.who().fate, scene.who().damage, scene.state.lead) == (Fate.DEFEATED, 0, 1)


@pytest.mark.rule("lcg.defeat.4")
@pytest.mark.parametrize(("damage", "discarded"), [(1, []), (2, [GHOUL]), (3, [GHOUL])])
def test_an_enemy_with_as_much_damage_as_health_is_discarded(damage: int, discarded: list[str]) -> None:
    scene = given(ROLAND).house().encounter_deck("01163").enemy(GHOUL, engaged=0)
    scene.run(damage_enemy(scene.table, scene.card(GHOUL), damage, by=0))
    assert scene.codes(scene.state.encounter.discard) == discarded


@pytest.mark.rule("lcg.defeat.5")
def test_a_defeated_weakness_goes_to_its_owners_discard_pile() -> None:
    scene = given(ROLAND, AGNES).house().enemy(ENFORCER, engaged=0, owner=1)
    scene.run(damage_enemy(scene.table, scene.card(ENFORCER), 3, by=0))
    assert scene.codes(scene.who(1).discard) == [ENFORCER]


@pytest.mark.rule("lcg.defeat.6")
def test_an_asset_with_as_much_damage_as_health_goes_to_its_owners_discard_pile() -> None:
    scene = hurt(given(ROLAND).asset(0, COAT), 2, 0, "assign-damage:01072", "assign-damage:01072")
    assert scene.codes(scene.who().discard) == [COAT]


@pytest.mark.rule("lcg.defeat.7")
def test_an_asset_with_as_much_horror_as_sanity_goes_to_its_owners_discard_pile() -> None:
    scene = hurt(given(ROLAND).asset(0, ROSARY), 0, 2, "assign-horror:01059", "assign-horror:01059")
    assert scene.codes(scene.who().discard) == [ROSARY]


# Several investigators at once.


@pytest.mark.rule("lcg.simultaneous.1")
def test_several_investigators_decide_in_player_order() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP).asset(1, MILAN)
    scene.state.lead = 1
    flow = deal(scene.table, [Hit(who, damage=1) for who in (1, 0)])
    first = next(flow)
    second = flow.send(first.options[-1])
    assert (first.seat, second.seat) == (1, 0)


@pytest.mark.rule("lcg.simultaneous.1")
def test_a_blast_asks_everybody_it_hits_in_player_order() -> None:
    scene = given(ROLAND, AGNES).house().asset(0, BEAT_COP).asset(1, MILAN).hand(0, "01024").has(resources=5)
    scene.state.lead = 1
    scene.do("play:01024")
    assert scene.seat() == 1
    scene.do("done")
    assert scene.seat() == 0


@pytest.mark.rule("lcg.simultaneous.2")
def test_nobody_is_harmed_before_everybody_has_decided() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP).asset(1, MILAN)
    flow = deal(scene.table, [Hit(who, damage=1) for who in (0, 1)])
    first = next(flow)
    flow.send(first.options[-1])
    assert scene.who(0).damage == 0


@pytest.mark.rule("lcg.simultaneous.2")
def test_an_attack_places_its_damage_and_horror_at_once() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).enemy(ICY_GHOUL, engaged=0)
    scene.run(attack(scene.table, scene.card(ICY_GHOUL), 0))
    assert [(event.damage, event.horror) for event in scene.events("harmed")] == [(2, 1)]


@pytest.mark.rule("lcg.treachery.3")
def test_a_resolved_weakness_goes_to_its_owners_discard_pile() -> None:
    scene = given(ROLAND).has(resources=4).top(0, "01097")
    scene.run(draw(scene.table, 0))
    assert (scene.codes(scene.who().discard), scene.who().resources) == (["01097"], 0)
