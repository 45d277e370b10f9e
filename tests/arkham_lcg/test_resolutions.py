"""How the three scenarios end: log, experience, trauma, Lita Chantler, and what becomes of the investigators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from miskatonic.games.arkham_lcg.elimination import defeat
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.state import Fate

from .campaigns import ended, experience, set_up, trauma
from .given import AGNES, ATTIC, CELLAR, DAISY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    ACOLYTE,
    ARKHAM_ASYLUM,
    FLESH_EATER,
    GHOUL_PRIEST,
    GRAVEYARD,
    HERMAN_COLLINS,
    LITA_CHANTLER,
    MISKATONIC_UNIVERSITY,
    NORTHSIDE,
    PETER_WARREN,
    RUTH_TURNER,
    THE_MASKED_HUNTER,
    TIME_IS_RUNNING_SHORT,
    UMORDHOTH,
    VICTORIA_DEVEREUX,
    WOLF_MAN_DREW,
)
from .scenes import CAMPAIGN

CULT = [WOLF_MAN_DREW, HERMAN_COLLINS, PETER_WARREN, VICTORIA_DEVEREUX, RUTH_TURNER]


def gathering(*investigators: str) -> Scene:
    return given(*investigators or (ROLAND,), adventure=CAMPAIGN)


def masks(*investigators: str, notes: Iterable[str] = ("house-standing",)) -> Scene:
    return set_up("midnight-masks", *investigators, notes=notes)


def shown(scene: Scene, *codes: str) -> Scene:
    """These cards are in the victory display."""
    scene.state.victory += [scene.take(code) for code in codes]
    return scene


def lita(scene: Scene) -> list[int]:
    """Whose decks Lita Chantler is in."""
    return [who for who, sheet in enumerate(scene.state.sheets) if LITA_CHANTLER in sheet.deck.story]


# The Gathering


@pytest.mark.parametrize(
    ("resolution", "notes"),
    [
        ("none", ["house-standing", "ghoul-priest-alive"]),
        ("r1", ["house-burned"]),
        ("r2", ["house-standing"]),
        ("r3", ["lita-forced-to-find-others", "house-standing", "ghoul-priest-alive"]),
    ],
)
def test_gathering_what_the_log_says(resolution: str, notes: list[str]) -> None:
    scene = ended(gathering(), resolution)
    assert scene.state.log.notes == notes


@pytest.mark.parametrize(("resolution", "earned"), [("none", [4, 4]), ("r1", [4, 4]), ("r2", [5, 4]), ("r3", [0, 0])])
def test_gathering_experience_is_the_victory_display_and_2_more(resolution: str, earned: list[int]) -> None:
    """The Flesh-Eater is worth 1, and the Attic 1; the second resolution gives the lead investigator 1 more."""
    scene = shown(gathering(ROLAND, AGNES).house().at(0, ATTIC).clues(ATTIC, 0), FLESH_EATER)
    ended(scene, resolution)
    if scene.offers("lita:"):
        scene.do("lita:no")
    assert experience(scene) == earned


@pytest.mark.parametrize(("resolution", "suffered"), [("none", (0, 0)), ("r1", (0, 1)), ("r2", (0, 0)), ("r3", (0, 0))])
def test_gathering_only_burning_the_house_haunts_the_lead_investigator(
    resolution: str, suffered: tuple[int, int]
) -> None:
    scene = ended(gathering(ROLAND, AGNES), resolution)
    assert trauma(scene) == [suffered, (0, 0)]


@pytest.mark.parametrize("resolution", ["none", "r1"])
@pytest.mark.parametrize(("answer", "joins"), [("yes", [0]), ("no", [])])
def test_gathering_lita_may_join_the_lead_investigator_beyond_the_deck_size(
    resolution: str, answer: str, joins: list[int]
) -> None:
    scene = ended(gathering(ROLAND, AGNES), resolution)
    cards = scene.state.sheets[0].deck.cards
    assert scene.seat() == 0
    scene.do(f"lita:{answer}")
    assert (lita(scene), scene.state.sheets[0].deck.cards) == (joins, cards)


def test_gathering_lita_does_not_join_who_keeps_the_house() -> None:
    scene = ended(gathering(), "r2")
    assert (scene.offers("lita:"), lita(scene)) == (False, [])


@pytest.mark.parametrize("resolution", ["none", "r1"])
def test_gathering_on_its_own_asks_nobody_about_lita(resolution: str) -> None:
    assert ended(given(ROLAND), resolution).table.result is not None


def test_gathering_lita_is_earned_even_if_she_left_play() -> None:
    scene = gathering()
    scene.state.removed.append(scene.take(LITA_CHANTLER))
    assert lita(ended(scene, "none").do("lita:yes")) == [0]


def test_gathering_whoever_was_defeated_suffers_once_and_earns_as_much() -> None:
    scene = gathering(ROLAND, AGNES)
    scene.run(defeat(scene.table, 1, "damage"))
    ended(scene, "r2")
    assert (trauma(scene), experience(scene)) == ([(0, 0), (1, 0)], [3, 2])


def ghouls_take_the_house(*investigators: str, resigned: Iterable[int] = ()) -> Scene:
    """The third resolution, after some have resigned."""
    scene = gathering(*investigators)
    for who in resigned:
        scene.who(who).fate = Fate.RESIGNED
    scene.state.lead = next(who for who in range(len(investigators)) if who not in resigned)
    return ended(scene, "r3")


def test_gathering_r3_kills_whoever_has_not_resigned() -> None:
    scene = ghouls_take_the_house(ROLAND, AGNES, SKIDS, resigned=[1])
    assert [sheet.end for sheet in scene.state.sheets] == ["killed", "", "killed"]
    assert scene.state.log.lost == [ROLAND, SKIDS]


def test_gathering_r3_gives_every_player_of_a_killed_investigator_a_new_one() -> None:
    scene = ghouls_take_the_house(ROLAND, AGNES, resigned=[1]).do("done")
    assert {key.split(":")[1] for key in list(scene.keys())} == {DAISY, SKIDS, WENDY}
    scene.do(f"investigator:{WENDY}")
    assert [sheet.deck.investigator for sheet in scene.state.sheets] == [WENDY, AGNES]
    assert (scene.state.sheets[0].experience, scene.state.sheets[0].end) == (0, "")


def test_gathering_r3_loses_the_campaign_when_too_few_investigators_are_left() -> None:
    scene = ghouls_take_the_house(ROLAND, AGNES, SKIDS, DAISY).do("done", f"investigator:{WENDY}")
    assert scene.table.result is not None
    assert (scene.table.result.reason, set(scene.table.result.won.values())) == ("no-investigators-left", {False})


@pytest.mark.parametrize(("answer", "joins"), [("yes", [1]), ("no", [])])
def test_gathering_r3_lita_turns_to_an_investigator_of_the_players_choice(answer: str, joins: list[int]) -> None:
    """The lead investigator was killed; Agnes, who got out, and the new one may both earn her."""
    scene = ghouls_take_the_house(ROLAND, AGNES, resigned=[1]).do("done", f"investigator:{WENDY}")
    assert scene.keys() == [f"earns-lita:{WENDY}", f"earns-lita:{AGNES}"]
    scene.do(f"earns-lita:{AGNES}", f"lita:{answer}")
    assert lita(scene) == joins


def test_gathering_r3_alone_lita_turns_to_the_new_investigator() -> None:
    scene = ghouls_take_the_house(ROLAND).do(f"investigator:{DAISY}", "lita:yes")
    assert (lita(scene), scene.state.sheets[0].deck.investigator) == ([0], DAISY)


@pytest.mark.parametrize("resolution", ["none", "r1", "r2", "r3"])
def test_after_the_gathering_come_the_midnight_masks(resolution: str) -> None:
    scene = ended(gathering(), resolution)
    if scene.offers("lita:"):
        scene.do("lita:no")
    assert scene.state.scenario == "midnight-masks"


# The Midnight Masks


@pytest.mark.parametrize(("resolution", "notes"), [("none", []), ("r1", []), ("r2", ["past-midnight"])])
def test_masks_what_the_log_says(resolution: str, notes: list[str]) -> None:
    scene = ended(masks().agenda(2), resolution)
    assert scene.state.log.notes == ["house-standing", *notes]


@pytest.mark.parametrize("resolution", ["none", "r1", "r2"])
def test_masks_who_was_interrogated_and_who_got_away(resolution: str) -> None:
    """Herman Collins is in the victory display, Drew in play, Peter Warren discarded, the others are in their deck."""
    scene = shown(masks().agenda(2), HERMAN_COLLINS, ACOLYTE).enemy(WOLF_MAN_DREW, at=GRAVEYARD)
    scene.state.encounter.discard.append(scene.take(PETER_WARREN))
    ended(scene, resolution)
    assert scene.state.log.interrogated == [HERMAN_COLLINS]
    assert scene.state.log.got_away == [WOLF_MAN_DREW, VICTORIA_DEVEREUX, RUTH_TURNER]


@pytest.mark.parametrize("resolution", ["none", "r1"])
def test_masks_on_the_first_agenda_the_masked_hunter_got_away(resolution: str) -> None:
    scene = ended(masks(), resolution)
    assert scene.state.log.got_away == [*CULT, THE_MASKED_HUNTER]


@pytest.mark.parametrize("resolution", ["none", "r1", "r2"])
def test_masks_on_the_second_agenda_the_masked_hunter_is_where_it_is(resolution: str) -> None:
    assert THE_MASKED_HUNTER in ended(masks().agenda(2).enemy(THE_MASKED_HUNTER), resolution).state.log.got_away
    scene = ended(shown(masks().agenda(2), THE_MASKED_HUNTER), resolution)
    assert scene.state.log.interrogated == [THE_MASKED_HUNTER]
    assert THE_MASKED_HUNTER not in scene.state.log.got_away


def test_masks_a_cultist_engaged_with_somebody_who_resigns_got_away() -> None:
    scene = masks().agenda(2).enemy(RUTH_TURNER, engaged=0).turn(0).do(f"activate:{TIME_IS_RUNNING_SHORT}")
    assert (scene.state.resolution, RUTH_TURNER in scene.state.log.got_away) == ("none", True)


@pytest.mark.parametrize("resolution", ["none", "r1", "r2"])
@pytest.mark.parametrize("beaten", [True, False])
def test_masks_the_ghoul_priest_is_crossed_out_once_beaten(resolution: str, beaten: bool) -> None:
    scene = masks(notes=["house-standing", "ghoul-priest-alive"]).agenda(2)
    ended(shown(scene, *[GHOUL_PRIEST] * beaten), resolution)
    assert scene.state.log.crossed_out == ["ghoul-priest-alive"] * beaten


@pytest.mark.parametrize(
    ("scenario", "code"),
    [
        *(("gathering", code) for code in (ATTIC, CELLAR)),
        *(("midnight-masks", code) for code in (ARKHAM_ASYLUM, GRAVEYARD, MISKATONIC_UNIVERSITY, NORTHSIDE)),
    ],
)
@pytest.mark.parametrize(("clues", "worth"), [(0, 1), (1, 0)])
def test_a_revealed_location_without_clues_may_be_worth_1(scenario: str, code: str, clues: int, worth: int) -> None:
    scene = set_up(scenario)
    scene = scene if scene.in_play(code) else scene.location(code)
    ended(scene.at(0, code).clues(code, clues), "r2")
    assert experience(scene) == [worth + 3 * (scenario == "gathering")]


@pytest.mark.parametrize("resolution", ["none", "r1", "r2"])
def test_masks_experience_is_the_victory_display_and_nobody_suffers(resolution: str) -> None:
    scene = shown(masks(ROLAND, AGNES).agenda(2), HERMAN_COLLINS, THE_MASKED_HUNTER)
    ended(scene.at(0, MISKATONIC_UNIVERSITY).clues(MISKATONIC_UNIVERSITY, 0), resolution)
    assert (experience(scene), trauma(scene)) == ([1 + 2 + 1] * 2, [(0, 0)] * 2)
    assert scene.state.scenario == "devourer-below"


# The Devourer Below


def woods(*investigators: str) -> Scene:
    return set_up("devourer-below", *investigators)


@pytest.mark.parametrize(
    ("resolution", "note"),
    [
        ("none", "arkham-succumbed"),
        ("r1", "ritual-broken"),
        ("r2", "umordhoth-repelled"),
        ("r3", "lita-sacrificed"),
    ],
)
def test_devourer_what_the_log_says(resolution: str, note: str) -> None:
    assert ended(woods(), resolution).state.log.notes == [note]


@pytest.mark.parametrize(("resolution", "won", "score"), [("none", 0, 0), ("r1", 1, 1), ("r2", 1, 1), ("r3", 0, 0.5)])
def test_devourer_the_campaign_is_won_lost_or_survived(resolution: str, won: int, score: float) -> None:
    result = ended(woods(), resolution).table.result
    assert result is not None
    assert (result.won, result.score) == ({0: bool(won)}, score)


@pytest.mark.parametrize(("resolution", "more"), [("none", None), ("r1", 5), ("r2", 10), ("r3", 0)])
def test_devourer_experience(resolution: str, more: int | None) -> None:
    scene = ended(shown(woods(ROLAND, AGNES), GHOUL_PRIEST), resolution)
    assert experience(scene) == [0 if more is None else 2 + more] * 2


@pytest.mark.parametrize(("resolution", "suffered"), [("none", (0, 0)), ("r1", (0, 2)), ("r2", (2, 2)), ("r3", (2, 2))])
def test_devourer_trauma_reaches_the_eliminated_too(resolution: str, suffered: tuple[int, int]) -> None:
    scene = woods(ROLAND, AGNES)
    scene.who(1).fate = Fate.RESIGNED
    assert trauma(ended(scene, resolution)) == [suffered] * 2


def test_devourer_without_a_resolution_every_survivor_is_killed() -> None:
    scene = woods(ROLAND, AGNES)
    scene.who(1).fate = Fate.RESIGNED
    assert [sheet.end for sheet in ended(scene, "none").state.sheets] == ["killed", "killed"]


def test_devourer_r3_takes_lita_from_the_deck_and_gives_everybody_a_madness() -> None:
    scene = ended(gathering(ROLAND, AGNES), "r1").do("lita:yes")
    scene.state.scenario = "devourer-below"
    had = [Counter(sheet.deck.weaknesses) for sheet in scene.state.sheets]
    ended(scene, "r3")
    assert lita(scene) == []
    for sheet, before in zip(scene.state.sheets, had, strict=True):
        (gained,) = (Counter(sheet.deck.weaknesses) - before).elements()
        assert "madness" in PRINTED[gained].traits


def test_devourer_too_much_trauma_ends_a_career() -> None:
    scene = woods(ROLAND)
    scene.state.sheets[0].mental_trauma = 3
    assert ended(scene, "r1").state.sheets[0].end == "insane"


def test_umordhoth_is_worth_no_experience() -> None:
    assert PRINTED[UMORDHOTH].victory is None
