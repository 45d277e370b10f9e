"""The content files agree with the published numbers."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.final_hour.cards import ANCIENT_ONES
from miskatonic.games.final_hour.words import location_name

from .content_text import content, told
from .published import SHEETS, facts, gate_sites, opening

CAMPUS = facts("board")["locations"]
DECKS = {each["id"]: each["cards"] for each in content("investigators")["investigators"]}
LOWER = facts("investigators")


def sheet_of(id: str) -> Any:
    return next(each for each in content("ancient_ones")["ancient_ones"] if each["id"] == id)


@pytest.mark.parametrize("number", CAMPUS)
def test_a_location_is_as_printed(number: int) -> None:
    here = next(at for at in content("board")["locations"] if at["number"] == number)
    printed = CAMPUS[number]
    assert (here["zone"], here["spaces"], here["red"], here["blue"]) == (
        printed["zone"],
        printed["spaces"],
        printed["red"],
        printed["blue"],
    )


def test_the_walkways_are_as_printed() -> None:
    walkways = {tuple(sorted(walkway)) for walkway in content("board")["walkways"]}
    printed = {tuple(sorted((at, other))) for at, here in CAMPUS.items() for other in here["walkways"]}
    assert walkways == printed
    assert len(content("board")["walkways"]) == facts("board")["walkways"]
    assert sum(at["spaces"] for at in content("board")["locations"]) == facts("board")["spaces"]


@pytest.mark.parametrize("number", [number for number, here in CAMPUS.items() if "name" in here])
def test_a_building_whose_number_is_known_stands_there(number: int) -> None:
    assert location_name(number).text("en") == CAMPUS[number]["name"]


def test_a_building_whose_number_is_open_stands_where_it_can() -> None:
    numbers = {location_name(number).text("en"): number for number in CAMPUS}
    for name, possible in facts("board")["named_without_number"].items():
        assert numbers[name] in possible
    assert CAMPUS[numbers["Humanities Building"]]["blue"] == numbers["Old Faith Seminary"]


def test_the_standard_monsters_are_the_published_forty() -> None:
    kinds = Counter()
    for kind in content("monsters")["standard"]:
        kinds[kind["colour"], kind["health"], tuple(kind["symbols"])] += kind["count"]
    published = facts("monsters")["standard"]
    assert kinds == {(kind["colour"], kind["health"], tuple(kind["symbols"])): kind["count"] for kind in published}
    assert kinds.total() == 40


def test_the_standard_monsters_have_the_published_statistics() -> None:
    by_health, by_symbol, by_colour = Counter(), Counter(), Counter()
    for kind in content("monsters")["standard"]:
        by_health[kind["health"]] += kind["count"]
        by_symbol[(kind["symbols"] or ["none"])[0]] += kind["count"]
        by_colour[kind["colour"]] += kind["count"]
    statistics = facts("monsters")["statistics"]
    assert (by_health, by_symbol, by_colour) == (
        statistics["by_health"],
        statistics["by_symbol"],
        statistics["by_colour"],
    )


@pytest.mark.parametrize("name", facts("monsters")["special"])
def test_a_special_monster_is_as_published(name: str) -> None:
    kinds = [kind for kind in content("monsters")["special"] if kind["special"] == name]
    published = facts("monsters")["special"][name]
    assert sum(kind["count"] for kind in kinds) == published["count"]
    assert all((kind["health"], kind["symbols"]) == (published["health"], published["symbols"]) for kind in kinds)


def test_no_other_special_monster_exists() -> None:
    assert {kind["special"] for kind in content("monsters")["special"]} == set(facts("monsters")["special"])


def test_the_omens_of_the_priority_cards_are_as_published() -> None:
    omens = {card["number"]: card["omens"] for card in content("priority")["cards"]}
    published = {number: count for count, numbers in facts("priority")["omens"].items() for number in numbers}
    assert omens == published
    assert Counter(omens.values()) == {0: 12, 1: 10, 2: 8}


@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_a_setup_is_as_published(sheet: str, level: str) -> None:
    ours, published = sheet_of(sheet)["setups"][level], opening(sheet, level)
    assert ours["ritual_site"] == published["ritual"]
    assert ours["elsewhere"] == published["elsewhere"]
    assert ours["gates"] == gate_sites(sheet, level)
    assert ours["at_gates"] == {symbol: published[symbol]["monsters"] for symbol in ours["gates"]}


@pytest.mark.parametrize("sheet", facts("ancient_ones"))
def test_a_sheet_names_the_published_special_monsters(sheet: str) -> None:
    assert sheet_of(sheet)["special"] == facts("ancient_ones")[sheet]["special"]


@pytest.mark.parametrize("sheet", facts("ancient_ones"))
def test_the_reckoning_rows_hold_for_the_published_omens(sheet: str) -> None:
    bands: dict[str, list[int]] = {}
    for omens in range(1, 9):
        row = ANCIENT_ONES[sheet].row(omens)
        assert row is not None
        bands.setdefault(row.id, []).append(omens)
    published = [row["omens"] for row in facts("ancient_ones")[sheet]["reckoning"]]
    assert [[min(band), max(band)] for band in bands.values()] == published
    assert ANCIENT_ONES[sheet].row(0) is None


@pytest.mark.parametrize(
    ("sheet", "place"),
    [(sheet, place) for sheet, each in facts("ancient_ones").items() for place in range(len(each["reckoning"]))],
)
def test_a_reckoning_row_does_what_is_known_of_it(sheet: str, place: int) -> None:
    row, published = sheet_of(sheet)["reckoning"][place], facts("ancient_ones")[sheet]["reckoning"][place]["known"]
    if row["origin"] == "published":
        assert told(row["effects"]) == published
    else:
        assert [effect for effect in told(row["effects"]) if effect in published] == published


@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_the_starting_monsters_fit_the_board_and_the_cup(sheet: str, level: str) -> None:
    setup = sheet_of(sheet)["setups"][level]
    taken = {setup["ritual_site"], *setup["gates"].values()}
    others = [number for number in CAMPUS if number not in taken]
    assert len(others) == 11
    assert setup["elsewhere"] <= min(CAMPUS[number]["spaces"] for number in others)
    for symbol, crowd in setup["at_gates"].items():
        assert sum(crowd.values()) <= CAMPUS[setup["gates"][symbol]]["spaces"]
    at_gates = sum(crowd.get("standard", 0) for crowd in setup["at_gates"].values())
    assert at_gates <= 4 and len(others) * setup["elsewhere"] + at_gates <= 40


@pytest.mark.parametrize("investigator", DECKS)
def test_a_deck_has_five_titles_of_two_copies(investigator: str) -> None:
    cards = DECKS[investigator]
    assert len({card["id"] for card in cards}) == len(cards) == LOWER["deck"]["titles"]
    assert all(len(card["lower"]) == LOWER["deck"]["copies"] for card in cards)


@pytest.mark.parametrize("investigator", DECKS)
def test_the_lower_effects_of_a_deck_are_the_published_ones(investigator: str) -> None:
    lower = Counter(tuple(told(effects)) for card in DECKS[investigator] for effects in card["lower"])
    published = {tuple(kind["effects"]): kind["count"] for kind in LOWER["lower"]}
    special = {effects: count for effects, count in lower.items() if effects not in published}
    assert {effects: lower[effects] for effects in published} == published
    assert list(special.values()) == [LOWER["special_lower"]]


@pytest.mark.parametrize("investigator", DECKS)
def test_the_lower_effects_of_a_deck_are_paired_as_published(investigator: str) -> None:
    assert [pairing(card) for card in DECKS[investigator]] == LOWER["pairing"]


def pairing(card: Any) -> str:
    """What the two copies of a title have below: the same special effect, two ways to spawn, or two zones."""
    one, other = (told(effects) for effects in card["lower"])
    last = {one[-1].split()[0], other[-1].split()[0]}
    if "investigate" not in one and one == other:
        return "special"
    return {"spawn": "spawn", "activate": "zone"}[last.pop()] if len(last) == 1 and one != other else "mixed"


def test_jennys_upper_effects_are_the_published_ones() -> None:
    assert [told(card["upper"]) for card in DECKS["jenny-barnes"]] == LOWER["jenny-barnes"]["upper"]


def test_jennys_special_lower_effect_is_the_published_one() -> None:
    assert told(DECKS["jenny-barnes"][0]["lower"][0]) == LOWER["jenny-barnes"]["special_lower"]


@pytest.mark.parametrize("investigator", ["michael-mcglen", "rita-young"])
def test_what_is_known_of_a_deck_is_in_it(investigator: str) -> None:
    upper = {effect for card in DECKS[investigator] for effect in told(card["upper"])}
    assert set(LOWER[investigator]["known_in_some_upper"]) <= upper


def test_one_title_of_mcglen_drives_monsters() -> None:
    driving = [card for card in DECKS["michael-mcglen"] if any(effect["do"] == "drive" for effect in card["upper"])]
    assert len(driving) == 1
