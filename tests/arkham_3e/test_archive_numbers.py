"""Archive cards are as published: their titles, what brings them to effect, what their actions cost and test."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ARCHIVE, ENCOUNTERS, MONSTERS
from miskatonic.games.arkham_3e.encounters import after_encounter
from miskatonic.games.arkham_3e.words import archive_name
from miskatonic.kernel.flow import GameOver

from .given import Situation, given
from .published import facts

PUBLISHED: dict[int, dict[str, Any]] = facts("archive")["archive"]
ON_THE_SHEET = ("clues", "doom", "markers", "mended", "on_card")
THRESHOLDS = [(number, what, card[what]) for number, card in PUBLISHED.items() for what in ON_THE_SHEET if what in card]
COSTS = [(number, card["cost"]) for number, card in PUBLISHED.items() if "cost" in card]
ATTACHED = [number for number, card in PUBLISHED.items() if "attaches" in card]
HIDDEN = [number for number, card in PUBLISHED.items() if "neighborhood" in card]


def codex(game: Situation) -> list[tuple[int, str]]:
    return sorted((each.number, each.face) for each in game.state.codex)


def of(number: int, *others: int, face: str = "front") -> Situation:
    """Agnes with an archive card of her scenario in the codex, and others beside it."""
    return given("agnes-baker", scenario=PUBLISHED[number]["scenarios"][0]).codex(*others).codex(number, face=face)


def test_there_are_forty_archive_cards() -> None:
    epic = {card["number"] for card in facts("monsters")["epic"].values()}
    assert set(ARCHIVE) == set(PUBLISHED)
    assert set(PUBLISHED) | epic == set(range(1, 41))
    assert {kind.id for kind in MONSTERS.values() if kind.epic} == set(facts("monsters")["epic"])


@pytest.mark.parametrize("number", PUBLISHED)
def test_an_archive_card_is_of_its_scenarios_and_has_its_titles(number: int) -> None:
    published = PUBLISHED[number]
    assert ARCHIVE[number].scenarios == published["scenarios"]
    assert ARCHIVE[number].attaches == published.get("attaches")
    for side in ("front", "back"):
        if side in published:
            title = archive_name(number, side).text("en").replace("’", "'")
            assert title == published[side].replace(" - ", ": ")


@pytest.mark.parametrize("number", HIDDEN)
def test_archive_cards_that_are_encounters_belong_to_their_neighbourhoods(number: int) -> None:
    assert ENCOUNTERS[f"archive-{number}"].deck == PUBLISHED[number]["neighborhood"]


def with_so_many(number: int, what: str, count: int) -> Situation:
    """The card, with so many of something on the scenario sheet, on the board or on itself."""
    beside = {12: (11,), 8: (9,), 26: (25,)}.get(number, ())
    game = of(number, *beside, face=PUBLISHED[number].get("face", "front"))
    if what == "mended":
        for space in ("graveyard", "train-station", "observatory")[:count]:
            game.marker(space, "white", up=False)
    elif what == "on_card":
        game.state.codex[-1].clues = count
    else:
        game.sheet(**{what: count})
    return game


def settled(game: Situation) -> Situation | None:
    """Everything takes effect that is due, with the first answer to every question; None: the game is over."""
    flow = settle(game.table)
    try:
        request = next(flow)
        while True:
            request = flow.send(request.options[0])
    except GameOver:
        return None
    except StopIteration:
        return game


@pytest.mark.rule("ah3.403.5c", "ah3.452.1")
@pytest.mark.parametrize(("number", "what", "count"), THRESHOLDS)
def test_it_takes_effect_with_so_many_and_not_with_one_less(number: int, what: str, count: int) -> None:
    almost = with_so_many(number, what, count - 1)
    before = codex(almost)
    assert settled(almost) is almost and codex(almost) == before
    enough = settled(with_so_many(number, what, count))
    assert enough is None or codex(enough) != before


@pytest.mark.parametrize(("clues", "doom"), [(2, 0), (1, 1), (0, 2)])
def test_threshold_counts_clues_and_doom_together(clues: int, doom: int) -> None:
    assert PUBLISHED[20]["together"] == 2
    for fewer in ({"clues": 1}, {"doom": 1}):
        game = of(20, 21).sheet(**fewer)
        settled(game)
        assert (20, "front") in codex(game)
    game = of(20, 21).sheet(clues=clues, doom=doom)
    settled(game)
    assert (20, "front") not in codex(game)


def at_the_place(number: int) -> Situation:
    """Agnes where she can perform the action of a card, but for its price."""
    game = of(number, face=PUBLISHED[number].get("cost_face", "front"))
    colour = {6: "blue", 7: "red", 21: "white"}.get(number)
    space = "observatory" if number == 31 else "black-cave"
    if colour is not None:
        game.marker(space, colour)
    if number == 31:
        game.state.archive_aside = [32, 33, 34, 35]
        game.state.archive = [each for each in game.state.archive if each not in game.state.archive_aside]
    return game.stand(0, space)


@pytest.mark.rule("ah3.423.2a", "ah3.400.1d")
@pytest.mark.parametrize(("number", "cost"), COSTS)
def test_its_action_costs_so_many_clues_of_the_sheet(number: int, cost: int) -> None:
    key = f"codex:{number}"
    assert key not in at_the_place(number).sheet(clues=cost - 1).turn(0).keys
    assert key not in at_the_place(number).sheet(clues=cost).stand(0, "general-store").turn(0).keys
    game = at_the_place(number).sheet(clues=cost + 1).turn(0).do(key)
    assert game.state.sheet_clues == 1


BEST = {
    "lore": "agnes-baker",
    "influence": "jenny-barnes",
    "observation": "wendy-adams",
    "strength": "michael-mcglen",
    "will": "norman-withers",
}
"""Who has 4 dice for a skill."""


@pytest.mark.parametrize("number", [number for number, card in PUBLISHED.items() if "test" in card])
def test_its_test_is_as_published(number: int) -> None:
    published = PUBLISHED[number]
    skill, modifier = published["test"].split()
    dice = " ".join(["1"] * (4 + int(modifier)))
    game = given(BEST[skill], scenario=published["scenarios"][0])
    if number in ATTACHED:
        game.state.archive.remove(number)
        game.state.attached = {published["attaches"]: [number]}
        game.run(after_encounter(game.table, 0, published["attaches"]), "yes", dice=dice)
        assert game.state.attached == {published["attaches"]: [number]} and not game.state.sheet_markers
    else:
        space = {9: "the-future", 25: "graveyard", 36: "river-docks"}[number]
        game.codex(number).stand(0, space).anomaly("rivertown").doom(graveyard=1).sheet(clues=1)
        if number == 9:
            game.codex(8, face="back")
        game.turn(0).do(f"codex:{number}", dice=dice)
    assert game.state.result is None


@pytest.mark.rule("ah3.434.3")
@pytest.mark.parametrize("number", ATTACHED)
def test_remnants_are_dice_against_every_breach(number: int) -> None:
    published = PUBLISHED[number]
    skill, modifier = published["test"].split()
    game = given(BEST[skill], scenario="echoes-of-the-deep").has(0, remnants=2)
    game.state.archive.remove(number)
    game.state.attached = {published["attaches"]: [number]}
    dice = " ".join(["1"] * (4 + int(modifier) + 1) + ["6"])
    game.run(after_encounter(game.table, 0, published["attaches"]), "yes", "remnants:2", dice=dice)
    assert (game[0].remnants, game.state.sheet_markers, game.state.attached) == (0, 1, {published["attaches"]: []})


def test_remnants_are_dice_against_the_gate() -> None:
    game = given("agnes-baker", scenario="echoes-of-the-deep").codex(36).stand(0, "river-docks").has(0, remnants=1)
    game.turn(0).do("codex:36", "remnants:1", dice="1 1 6")
    assert game.state.result is not None and game.state.result.reason == "gate-closed"


@pytest.mark.rule("ah3.485.1a")
def test_four_doom_in_a_space_break_out_and_three_do_not() -> None:
    quiet = of(1).doom(graveyard=3)
    assert settled(quiet) is quiet and quiet.state.doom == {"graveyard": 3} and quiet.state.sheet_doom == 0
    loud = of(1).doom(graveyard=PUBLISHED[1]["space_doom"])
    settled(loud)
    assert loud.state.doom == {"graveyard": 1, "black-cave": 1, "general-store": 1}
    assert loud.state.sheet_doom == 1


@pytest.mark.rule("ah3.402.3a")
@pytest.mark.parametrize(
    ("doom", "anomalies"),
    [
        ({"graveyard": 2, "black_cave": 2}, []),
        ({"graveyard": 3}, ["rivertown"]),
        ({"graveyard": 2, "black_cave": 2, "general_store": 1}, ["rivertown"]),
    ],
)
def test_three_doom_in_a_space_or_five_in_a_neighbourhood_are_an_anomaly(
    doom: dict[str, int], anomalies: list[str]
) -> None:
    game = of(2).doom(**doom)
    settled(game)
    assert game.state.anomalies == anomalies


# What a card in the codex is called.


def test_a_card_that_lies_on_its_back_is_called_by_what_stands_there() -> None:
    game = of(4, 5, face="back").sheet(doom=7)
    game.state.shown = ["blue", "red"]
    request = next(settle(game.table))
    assert [option.say.text("en") for option in request.options] == ["Time Unstuck", "Profane Ritual"]


def test_an_action_that_is_not_offered_is_called_by_the_side_that_lies_open() -> None:
    game = of(21, face="back").stand(0, "graveyard").turn(0)
    told = [each.say.text("en") for each in game.table.not_now(0) if each.verb == "codex"]
    assert told == ["perform the action: To Mend a Scar"]
