"""What is printed on components is told from what they do, and reads like a card; what cannot be done has a reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from miskatonic.games.arkham_3e import GAME, texts
from miskatonic.games.arkham_3e.components import ARCHIVE, CARDS, HEADLINES, MONSTERS, PRINTED, SCENARIOS, SHEETS
from miskatonic.games.arkham_3e.details import details
from miskatonic.games.arkham_3e.events import ArchiveAdded, ArchiveTurned, RoundBegan
from miskatonic.games.arkham_3e.overview import overview
from miskatonic.games.arkham_3e.primer import primer
from miskatonic.games.arkham_3e.verbs.counts import Somebody
from miskatonic.games.arkham_3e.why_not import why_not
from miskatonic.games.arkham_3e.words import archive_name
from miskatonic.kernel.decision import id_of
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, Message, render
from miskatonic.kernel.turning_points import turning_points

from .given import Situation, given


def everything_printed() -> Iterator[Message]:
    for card in CARDS:
        yield from texts.card_lines(card)
    for copy in PRINTED:
        if "#" in copy:
            yield from texts.back_lines(copy)
    for number in ARCHIVE:
        yield from (*texts.archive_lines(number, "front"), *texts.archive_lines(number, "back"))
    lines = {
        texts.sheet_lines: SHEETS,
        texts.monster_lines: MONSTERS,
        texts.headline_lines: HEADLINES,
        texts.scenario_lines: SCENARIOS,
    }
    for told, ids in lines.items():
        for id in ids:
            yield from told(id)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_printed_can_be_said(locale: str) -> None:
    assert [problem for line in everything_printed() for problem in render(line, locale)[1]] == []


def english(lines: list[Message]) -> list[str]:
    return [line.text("en") for line in lines]


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("38-revolver", ["+2 dice in strength tests of attacks."]),
        ("wrench", ["+1 die in strength tests of attacks. For a free hand, 2 more."]),
        ("rabbits-foot", ["Once per round: reroll 1 die in any test."]),
        ("silver-key", ["Once per round: reroll any number of dice in lore or observation tests."]),
        ("deputy-of-arkham", ["+1 die in observation tests of encounters.", "+1 to your focus limit."]),
        ("stray-cat", ["You may discard this card to add 2 successes when you evade."]),
        ("voice-of-the-messenger", ["You may suffer 1 horror to reroll any number of dice in any test or other roll."]),
        ("storm-of-spirits", ["When you attack, test lore instead of strength."]),
        ("healing-words", ["Action: test lore (−1). For each success: an investigator or ally of your choice in your "
                           "space recovers 1 health."]),
        ("handcuffs", ["Once per round, after you deal damage to a monster, disengage from it or suffer damage from "
                       "it, if the monster is a human and not epic: you may defeat this monster."]),
    ],
)  # fmt: skip
def test_a_card_reads_like_a_card(card: str, lines: list[str]) -> None:
    assert english(texts.card_lines(card)) == lines


def test_a_condition_names_the_card_that_one_must_have() -> None:
    [line] = [line for line in english(texts.sheet_lines("jenny-barnes")) if "if you have “" in line]
    assert "if you have “Dressed to the Nines”, gain $5; otherwise, gain $3." in line


def test_a_condition_says_whether_somebody_joined_or_nobody() -> None:
    assert [Somebody(no=no).say().id for no in (False, True)] == ["if-somebody-joined", "if-nobody-joined"]


def test_what_recovers_everything_says_so() -> None:
    printed = [line for card in CARDS for line in english(texts.card_lines(card)) if "ecover all" in line]
    assert len(printed) == 1 and "recover all health and sanity" in printed[0]


def test_what_a_lurker_does_happens_in_its_own_space() -> None:
    assert "Lurker: place 1 doom in the space of this monster." in english(texts.monster_lines("high-priest"))


def test_a_patrol_tells_its_speed_its_destination_and_its_prey() -> None:
    line = "Patrol, speed 2: moves toward the unstable space. Prey: the investigator with the highest influence."
    assert line in english(texts.monster_lines("robed-figure"))


# The primer.


@pytest.mark.parametrize(("scenario", "heaps"), [("veil-of-twilight", "anomaly"), ("feast-for-umordhoth", "outbreak")])
def test_already_before_the_codex_is_laid_out_the_primer_tells_what_heaped_doom_does(scenario: str, heaps: str) -> None:
    table = Table(GAME, GAME.setup(1, 1, {"scenario": scenario}))
    view = table.view(0)
    assert view.codex == []
    told = [line.say.text("en") for line in primer(view, 0).losses]
    assert [word for word in ("anomaly", "outbreak") if any(word in line for line in told)] == [heaps]


# What is shown beside the options.


def test_looking_at_the_chances_of_a_spell_uses_no_asset_up() -> None:
    game = given("agnes-baker").card(0, "find-gate", "lewis-hayes").stand(0, "train-station").doom(black_cave=1).turn(0)
    decision = game.table.pending[0]
    cast = next(option for option in decision.options if option.verb == "cast")
    assert details(game.table, decision, cast).chances
    assert game.state.used == []


# Why not.


def reason(game: Situation, thing: str) -> str | None:
    why = why_not(game.table, 0, thing)
    return None if why is None else why.text("en")


def test_spaces_are_there_already_in_reach_of_a_move_or_too_far() -> None:
    game = given("agnes-baker").stand(0, "train-station").turn(0)
    assert reason(game, "space:train-station") == "You are there already."
    assert reason(game, "space:curiositie-shoppe") == "Choose to move first."
    assert reason(game, "space:velmas-diner") == "That is too far away."


def test_a_space_behind_monsters_is_too_far() -> None:
    game = given("agnes-baker").stand(0, "graveyard").turn(0)
    assert reason(game, "space:police-station") == "Choose to move first."
    for street in ("rivertown-easttown", "merchant-district-rivertown", "downtown-rivertown"):
        game.monster("robed-figure", street)
    assert reason(game, "space:rivertown-easttown") == "Choose to move first."
    assert reason(game, "space:police-station") == "That is too far away."


def test_others_act_for_themselves_and_keep_what_is_theirs() -> None:
    game = given("agnes-baker", "tommy-muldoon").card(1, "handcuffs").turn(0)
    assert reason(game, "investigator:tommy-muldoon") == "This is another investigator, who acts for themselves."
    assert reason(game, "card:handcuffs") == "It belongs to another investigator."


def test_a_mended_scar_is_told_from_an_open_one() -> None:
    game = given(scenario="veil-of-twilight").marker("black-cave", "white").marker("south-church", "white", up=False)
    told = overview(game.table.view(0)).things()
    facts = {id_of(each.thing): [fact.text("en") for fact in each.facts] for each in told}
    assert "white marker" in facts["black-cave"] and "mended scar" in facts["south-church"]


def test_turning_points_know_their_round() -> None:
    points = turning_points([RoundBegan(1), ArchiveAdded(3), RoundBegan(2), ArchiveAdded(5)])
    assert [point.round for point in points] == [1, 2]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_side_of_a_card_in_the_codex_has_a_name(locale: str) -> None:
    told = {side: [archive_name(number, side).text(locale) for number in (3, 4, 8, 27)] for side in ("front", "back")}
    assert not any(letter.isdecimal() for names in told.values() for name in names for letter in name)
    assert ArchiveTurned(27, "the-key-and-the-gate").say().text("en") == "Flipped in the codex: “The Key and the Gate”."
