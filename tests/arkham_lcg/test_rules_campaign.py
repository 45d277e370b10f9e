"""The campaign: from scenario to scenario, its log, who plays, and experience."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel.table import Table as KernelTable

from .given import AGNES, ATTIC, DAISY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    BEAT_COP,
    BEAT_COP_2,
    EXTRA_AMMUNITION,
    GHOUL_PRIEST,
    HOSPITAL_DEBTS,
    LITA_CHANTLER,
    MACHETE,
    POLICE_BADGE,
)
from .scenes import CAMPAIGN, tags


def ended(resolution: str, *investigators: str, **options: Any) -> Scene:
    """A scenario of a campaign (The Gathering unless said otherwise) has come to this resolution."""
    scene = given(*(investigators or (ROLAND,)), adventure=CAMPAIGN, **options)
    scene.state.resolution = resolution
    return scene.step("scenario.end", "resolution")


def next_scenario(scene: Scene) -> Scene:
    """Nobody buys anything or leaves; on to the mulligans of the next scenario."""
    while scene.state.phase != "setup":
        keys = scene.keys()
        scene.do("done" if "done" in keys else keys[-1])
    return scene


# The course of a campaign


@pytest.mark.rule("lcg.campaign.1")
def test_everybody_plays_the_same_investigator_from_scenario_to_scenario() -> None:
    scene = next_scenario(ended("r2", ROLAND, AGNES))
    assert (scene.state.scenario, scene.state.round) == ("midnight-masks", 0)
    assert [each.code for each in scene.state.investigators] == [ROLAND, AGNES]


@pytest.mark.rule("lcg.campaign.2")
def test_a_campaign_starts_with_its_first_scenario_an_empty_log_and_no_experience() -> None:
    table = KernelTable(GAME, GAME.setup(1, 1, {"investigators": [ROLAND], "adventure": CAMPAIGN}))
    assert (table.state.scenario, table.state.log.notes, table.state.log.chapters) == ("gathering", [], [])
    assert (table.state.sheets[0].experience, table.state.sheets[0].physical_trauma) == (0, 0)


@pytest.mark.rule("lcg.campaign.3")
@pytest.mark.parametrize(
    ("resolution", "notes"),
    [
        ("r1", ["house-burned"]),
        ("r2", ["house-standing"]),
        ("r3", ["lita-forced-to-find-others", "house-standing", "ghoul-priest-alive"]),
        ("none", ["house-standing", "ghoul-priest-alive"]),
    ],
)
def test_the_results_of_a_scenario_are_recorded_in_the_log(resolution: str, notes: list[str]) -> None:
    scene = ended(resolution)
    if resolution in ("r1", "none"):
        scene.do("lita:no")
    scene.keys()
    assert scene.state.log.notes == notes
    assert [(each.scenario, each.resolution) for each in scene.state.log.chapters] == [("gathering", resolution)]


@pytest.mark.rule("lcg.campaign.4")
def test_after_resolution_log_and_purchases_the_next_scenario_follows() -> None:
    scene = ended("r2")
    scene.state.sheets[0].experience = 1
    assert (scene.offers("buy:"), scene.state.log.notes) == (True, ["house-standing"])
    next_scenario(scene)
    assert scene.state.scenario == "midnight-masks"
    scene.state.resolution = "r1"
    next_scenario(scene.step("scenario.end", "resolution"))
    assert scene.state.scenario == "devourer-below"


@pytest.mark.rule("lcg.deckbuilding.10", "lcg.experience.13")
def test_between_scenarios_a_deck_changes_only_by_purchases() -> None:
    scene = ended("r2", ROLAND)
    deck = scene.state.sheets[0].deck
    assert {key.split(":")[0] for key in list(scene.keys())} == {"buy", "upgrade", "done"}
    next_scenario(scene)
    assert scene.state.sheets[0].deck == deck


@pytest.mark.rule("lcg.experience.13")
def test_or_by_what_the_campaign_guide_says() -> None:
    scene = ended("r1", ROLAND)
    deck = scene.state.sheets[0].deck
    scene.do("lita:yes")
    changed = scene.state.sheets[0].deck
    assert (changed.cards, changed.story) == (deck.cards, {LITA_CHANTLER: 1})


# Who plays


def company(scene: Scene) -> Scene:
    """To the question who plays the next scenario."""
    while not scene.offers("leave:") and not scene.offers("return:"):
        keys = scene.keys()
        scene.do("done" if "done" in keys else keys[-1])
    return scene


@pytest.mark.rule("lcg.campaign.5")
def test_a_player_may_leave_between_scenarios() -> None:
    scene = company(ended("r2", ROLAND, AGNES)).do("leave:1", "done")
    assert [str(each.fate) for each in scene.state.investigators] == ["playing", "absent"]
    assert scene.state.per_investigator == 1


@pytest.mark.rule("lcg.campaign.6", "lcg.campaign.5")
def test_the_records_of_who_left_are_kept_for_their_return() -> None:
    scene = ended("r2", ROLAND, AGNES)
    scene.state.sheets[1].mental_trauma, scene.state.sheets[1].experience = 1, 4
    company(scene).do("leave:1")
    sheet = scene.state.sheets[1]
    kept = (sheet.deck, sheet.mental_trauma, sheet.experience)
    scene.do("done", "done")
    scene.state.resolution = "r1"
    company(scene.step("scenario.end", "resolution")).do("return:1", "done")
    sheet = scene.state.sheets[1]
    assert (sheet.deck, sheet.mental_trauma, sheet.experience) == kept
    assert (scene.who(1).code, str(scene.who(1).fate), scene.who(1).horror) == (AGNES, "playing", 1)


@pytest.mark.rule("lcg.campaign.7", "lcg.campaign.8")
def test_who_joins_later_chooses_an_investigator_not_yet_used_and_starts_anew() -> None:
    scene = ended("r2", ROLAND, WENDY, AGNES, sitting_out=[2])
    company(scene).do("leave:1", "return:2", "done")
    assert {key.split(":")[1] for key in list(scene.keys())} == {DAISY, SKIDS, AGNES}
    scene.do(f"investigator:{DAISY}")
    sheet = scene.state.sheets[2]
    assert (sheet.deck.investigator, sheet.experience, sheet.earned) == (DAISY, 0, 0)
    assert (sheet.physical_trauma, sheet.mental_trauma, scene.who(2).code) == (0, 0, DAISY)


# Experience


@pytest.mark.rule("lcg.experience.1")
def test_results_are_recorded_then_experience_is_counted_then_cards_are_bought_and_the_rest_is_kept() -> None:
    scene = ended("r2").do(f"upgrade:{BEAT_COP}:{BEAT_COP_2}", "done")
    assert tags(scene, "log-entry-written", "experience-earned", "card-upgraded") == [
        "log-entry-written",
        "experience-earned",
        "card-upgraded",
    ]
    assert scene.state.sheets[0].experience == 1


@pytest.mark.rule("lcg.experience.2", "lcg.experience.4")
def test_everybody_earns_the_whole_victory_display_and_the_bonus_of_the_resolution() -> None:
    """The second resolution gives 2, and 1 more to the lead investigator; the Ghoul Priest is worth 2, the Attic 1."""
    scene = ended("r2", ROLAND, AGNES).house().at(0, ATTIC).clues(ATTIC, 0)
    scene.state.victory.append(scene.take(GHOUL_PRIEST))
    scene.keys()
    assert [each.count for each in scene.events("experience-earned")] == [2 + 1 + 3, 2 + 1 + 2]


@pytest.mark.rule("lcg.experience.2")
def test_a_penalty_is_taken_off() -> None:
    scene = ended("r2", SKIDS).threat(0, HOSPITAL_DEBTS)
    scene.keys()
    assert [each.count for each in scene.events("experience-earned")] == [3 - 2]


@pytest.mark.rule("lcg.experience.3", "lcg.experience.14")
def test_it_is_added_to_what_was_not_spent_before() -> None:
    scene = next_scenario(ended("r2"))
    assert scene.state.sheets[0].experience == 3
    scene.state.victory.append(scene.take(GHOUL_PRIEST))
    scene.state.resolution = "r1"
    scene.step("scenario.end", "resolution").keys()
    assert scene.state.sheets[0].experience == 5


@pytest.mark.rule("lcg.experience.14")
def test_and_may_be_spent_later_in_the_campaign() -> None:
    scene = next_scenario(ended("r2"))
    scene.state.resolution = "r1"
    scene.step("scenario.end", "resolution").do(f"buy:{POLICE_BADGE}", f"remove:{MACHETE}")
    assert scene.state.sheets[0].experience == 1
    assert scene.offers(f"buy:{EXTRA_AMMUNITION}")
