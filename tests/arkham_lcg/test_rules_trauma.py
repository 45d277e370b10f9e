"""Defeat and its consequences in a campaign: trauma, death and madness; cards removed from the game."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.elimination import defeat, suffer_trauma
from miskatonic.games.arkham_lcg.harm import take

from .given import AGNES, DAISY, ROLAND, SKIDS, WENDY, Scene, given
from .names import ABANDONED_AND_ALONE, COVER_UP, GUTS, KNIFE, LUCKY
from .scenes import CAMPAIGN


def campaign(*investigators: str, **options: Any) -> Scene:
    return given(*(investigators or (ROLAND, AGNES)), adventure=CAMPAIGN, **options)


def trauma(scene: Scene, who: int = 0) -> tuple[int, int]:
    """Physical and mental trauma in the campaign log."""
    return scene.state.sheets[who].physical_trauma, scene.state.sheets[who].mental_trauma


def finish(scene: Scene, resolution: str = "r2") -> Scene:
    """The scenario ends; nobody buys anything or leaves."""
    scene.state.resolution = resolution
    scene.step("scenario.end", "resolution")
    while scene.state.phase == "resolution" and not scene.offers("investigator:") and scene.keys():
        keys = scene.keys()
        scene.do("done" if "done" in keys else keys[-1])
    return scene


# Defeat


@pytest.mark.rule("lcg.trauma.1")
def test_who_is_defeated_is_out_of_the_scenario_and_plays_the_next_one() -> None:
    scene = campaign()
    scene.run(take(scene.table, 0, damage=9))
    assert str(scene.who().fate) == "defeated"
    finish(scene)
    assert (scene.state.scenario, scene.who().code, str(scene.who().fate)) == ("midnight-masks", ROLAND, "playing")


@pytest.mark.rule("lcg.trauma.2")
@pytest.mark.parametrize("damage", [9, 12])
def test_defeat_by_damage_is_a_physical_trauma(damage: int) -> None:
    scene = campaign()
    scene.run(take(scene.table, 0, damage=damage))
    assert trauma(scene) == (1, 0)


@pytest.mark.rule("lcg.trauma.4")
@pytest.mark.parametrize("horror", [5, 7])
def test_defeat_by_horror_is_a_mental_trauma(horror: int) -> None:
    scene = campaign()
    scene.run(take(scene.table, 0, horror=horror))
    assert trauma(scene) == (0, 1)


@pytest.mark.rule("lcg.trauma.6")
@pytest.mark.parametrize(("choice", "suffered"), [("damage", (1, 0)), ("horror", (0, 1))])
def test_who_is_defeated_by_both_chooses_one_trauma(choice: str, suffered: tuple[int, int]) -> None:
    scene = campaign()
    scene.run(take(scene.table, 0, damage=9, horror=5), f"trauma:{choice}")
    assert trauma(scene) == suffered


@pytest.mark.rule("lcg.trauma.10")
def test_defeat_by_a_card_brings_no_trauma_by_itself() -> None:
    scene = campaign()
    scene.run(defeat(scene.table, 0, "card"))
    assert (str(scene.who().fate), trauma(scene)) == ("defeated", (0, 0))


@pytest.mark.rule("lcg.trauma.10")
def test_only_what_the_card_says() -> None:
    """The last agenda of The Gathering defeats everybody with 1 physical trauma each."""
    scene = campaign().house().act(3).agenda(3).doom(9).step("round.begin")
    scene.keys()
    assert [trauma(scene, who) for who in (0, 1)] == [(1, 0), (1, 0)]


# Death and madness


@pytest.mark.rule("lcg.trauma.3", "lcg.trauma.5")
@pytest.mark.parametrize(
    ("physical", "mental", "end"), [(9, 0, "killed"), (8, 0, ""), (0, 5, "insane"), (0, 4, ""), (5, 4, "")]
)
def test_as_much_trauma_as_health_or_sanity_kills_or_drives_insane(physical: int, mental: int, end: str) -> None:
    """Roland has health 9 and sanity 5."""
    scene = campaign()
    suffer_trauma(scene.table, 0, physical=physical, mental=mental)
    finish(scene)
    assert scene.state.sheets[0].end == end


@pytest.mark.rule("lcg.trauma.7")
def test_the_player_chooses_a_new_investigator_with_a_new_deck() -> None:
    scene = campaign()
    suffer_trauma(scene.table, 0, physical=9)
    finish(scene).do(f"investigator:{DAISY}:starter")
    sheet = scene.state.sheets[0]
    assert (scene.state.scenario, scene.who().code) == ("midnight-masks", DAISY)
    assert (sheet.deck.investigator, trauma(scene), sheet.experience) == (DAISY, (0, 0), 0)


@pytest.mark.rule("lcg.trauma.8")
def test_the_lost_are_recorded_and_played_no_more() -> None:
    scene = campaign()
    suffer_trauma(scene.table, 0, mental=5)
    finish(scene)
    assert scene.state.log.lost == [ROLAND]
    assert not scene.offers(f"investigator:{ROLAND}")


@pytest.mark.rule("lcg.trauma.9")
def test_without_an_investigator_left_the_campaign_is_lost() -> None:
    scene = campaign()
    scene.state.log.used = [ROLAND, DAISY, SKIDS, AGNES, WENDY]
    suffer_trauma(scene.table, 0, physical=9)
    finish(scene)
    assert scene.table.result is not None
    assert (scene.table.result.won, scene.table.result.reason) == ({0: False, 1: False}, "no-investigators-left")


@pytest.mark.rule("lcg.trauma.11")
def test_a_resolution_may_kill() -> None:
    scene = finish(campaign(), "r3")
    assert scene.state.log.lost == [ROLAND, AGNES]


@pytest.mark.rule("lcg.trauma.11")
def test_a_card_may_drive_insane() -> None:
    scene = campaign().threat(0, COVER_UP, clues=1)
    scene.state.sheets[0].mental_trauma = 4
    finish(scene)
    assert scene.state.sheets[0].end == "insane"


@pytest.mark.rule("lcg.trauma.12")
def test_a_scenario_on_its_own_makes_no_difference_between_killed_insane_and_defeated() -> None:
    scene = given(ROLAND, AGNES)
    scene.run(take(scene.table, 0, damage=9))
    scene.state.resolution = "r3"
    scene.step("scenario.end", "resolution").keys()
    assert (trauma(scene), scene.state.log.lost, [each.end for each in scene.state.sheets]) == ((0, 0), [], ["", ""])


# Removed from the game


@pytest.mark.rule("lcg.removed.1")
def test_a_removed_card_has_no_further_part_in_the_game() -> None:
    scene = given(WENDY).deck(0, ABANDONED_AND_ALONE).discarded(0, KNIFE, GUTS)
    scene.run(draw(scene.table, 0))
    assert {KNIFE, GUTS} <= set(scene.codes(scene.state.removed))
    scene.run(draw(scene.table, 0, 5))
    assert scene.codes(scene.who().hand) == []


@pytest.mark.rule("lcg.removed.2")
def test_it_is_removed_for_the_scenario_and_back_in_the_next_one() -> None:
    scene = campaign(WENDY).discarded(0, LUCKY).top(0, ABANDONED_AND_ALONE)
    scene.run(draw(scene.table, 0))
    assert scene.codes(scene.state.removed).count(LUCKY) == 1
    finish(scene)
    cards = scene.codes([*scene.who().deck, *scene.who().hand, *scene.state.limbo])
    assert sorted(cards) == sorted(scene.state.sheets[0].deck.codes())
    assert cards.count(LUCKY) == 1
