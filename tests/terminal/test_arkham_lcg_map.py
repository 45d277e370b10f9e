"""The map of the card game: the plan of each scenario, what a box tells, woods that look the same."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import LocationView
from miskatonic.games.arkham_lcg.words import BACKS, WILD, Kind, Skill
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.arkham_lcg import plans
from miskatonic.terminal.arkham_lcg.lines import is_detour
from miskatonic.terminal.arkham_lcg.plans import PLANS, WOODS_ROW, Spot, lay_out, place_number
from miskatonic.terminal.arkham_lcg.words import say
from tests.arkham_lcg.given import ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, given

from .arkham_lcg import BARRICADE, GHOUL, LITA, RATS, in_the_woods, numbered, shown

# The map.


def connected(one: str, other: str) -> bool:
    """By their revealed sides."""
    first, second = PRINTED[one], PRINTED[other]
    return second.symbol in first.connects or first.symbol in second.connects


@pytest.mark.parametrize(
    ("scenario", "set"), [("gathering", "the-gathering"), ("midnight-masks", "the-midnight-masks")]
)
def test_every_connection_joins_neighbours_of_the_grid(scenario: str, set: str) -> None:
    plan = PLANS[scenario]
    spots = list(plan.values())
    for one, other in combinations([card.code for card in PRINTED.values() if card.symbol and card.set == set], 2):
        if not connected(one, other):
            continue
        here, there = plan[BACKS.get(one, one)], plan[BACKS.get(other, other)]
        assert abs(here.row - there.row) <= 1
        assert abs(here.x - there.x) <= plans.BOX + plans.GAP
        assert not is_detour((here, there), spots)


def test_no_two_connections_of_the_town_cross() -> None:
    plan = PLANS["midnight-masks"]
    corners: list[tuple[int, int]] = []
    town = [card.code for card in PRINTED.values() if card.type is Kind.LOCATION and card.set == "the-midnight-masks"]
    pairs = {
        frozenset({BACKS.get(one, one), BACKS.get(other, other)})
        for one, other in combinations(town, 2)
        if connected(one, other)
    }
    for here, there in (tuple(plan[code] for code in pair) for pair in pairs if len(pair) == 2):
        if here.row != there.row and here.x != there.x:
            corners.append((min(here.row, there.row), min(here.x, there.x)))
    assert len(corners) == len(set(corners)) > 0


def wood(id: int, code: str, *connects: int) -> LocationView:
    return LocationView(
        id=id,
        code=code,
        revealed=True,
        symbol="",
        connects=list(connects),
        clues=0,
        doom=0,
        shroud=2,
        shroud_terms=[],
        victory=None,
        investigators=[],
        attachments=[],
        others=[],
    )


def test_woods_stand_side_by_side_in_the_order_they_came_in() -> None:
    spots = lay_out(
        "devourer-below",
        [wood(id, code) for id, code in enumerate(("01149", "arkham-woods", "01152", "01155", "01150"))],
    )
    assert spots[0] == PLANS["devourer-below"]["01149"]
    assert [spots[id].x for id in (1, 2, 3, 4)] == [0, 20, 40, 60]
    assert {spots[id].row for id in (1, 2, 3, 4)} == {WOODS_ROW}
    assert all(spot.end <= plans.WIDTH for spot in spots.values())


def test_woods_that_are_no_neighbours_are_joined_below() -> None:
    first, second, third = Spot(2, 0, 18), Spot(2, 20, 18), Spot(2, 40, 18)
    spots = [first, second, third]
    assert is_detour((first, third), spots)
    assert not is_detour((first, second), spots)
    scene = given(ROLAND, adventure="devourer-below")
    woods = [id for id in scene.state.locations if scene.state.codes[id] != "01149"]
    for id, code in zip(woods, ("01150", "01154", "01152", "01155"), strict=True):
        scene.state.codes[id] = code
        scene.at(0, code)
    text = shown(scene.at(0, "01149").resumed())
    assert "         ╚═════════════════║═════════════════════╝" in text
    assert "                           ╚═══════════════════════════════════════════╝" in text
    assert "Unhallowed Gr." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_fit_and_signs_differ(locale: str) -> None:
    places = [*(card.code for card in PRINTED.values() if card.type is Kind.LOCATION), *BACKS.values()]
    for code in places:
        room = plans.WOOD - 2 if BACKS.get(code, code) == "arkham-woods" else plans.BOX - 4
        assert len(say(f"lcg-place-{code}").text(locale)) <= room
    icons = [say(f"lcg-icon-{icon}").text(locale) for icon in (*Skill, WILD)]
    initials = [say(f"lcg-initial-{code}").text(locale) for code in PRINTED if PRINTED[code].type is Kind.INVESTIGATOR]
    for signs in (icons, initials):
        assert len(set(signs)) == len(signs)
        assert {len(sign) for sign in signs} == {1}


def test_a_box_tells_what_is_there_and_which_option_leads_to_it() -> None:
    scene = given(ROLAND, DAISY).house().at(1, CELLAR).clues(CELLAR, 2).enemy(GHOUL, at=CELLAR)
    scene.attached(BARRICADE, ATTIC, owner=1)
    text = shown(scene.resumed())
    box = re.search(r"╭Cellar─+╮\n +│▒4 \?2 ★ +D│\n +│▲Ghoul Minion +│\n +╰─+\[(\d+)\]╯", text)
    assert box is not None, text
    assert box[1] == numbered(text, "Cellar ▒4 ?2 ★ ▲")
    assert "╔Hallway═" in text
    assert "╰Barricade┄" in text


def test_an_exhausted_enemy_and_one_that_is_ready_differ_without_colour() -> None:
    text = shown(given().house().enemy(GHOUL, at=ATTIC, exhausted=True).enemy(RATS, at=CELLAR).resumed())
    assert "△Ghoul Minion" in text
    assert "▲Swarm of Rats" in text


def test_a_narrow_screen_lists_the_locations() -> None:
    text = shown(given().house().enemy(GHOUL, at=ATTIC).resumed(), width=60)
    assert re.search(r"^Hallway ▒1 R \[\d\] → Attic, Cellar, Parlor$", text, re.MULTILINE)
    assert re.search(r"^Attic unrevealed ▲Ghoul Minion \[\d\] → Hallway$", text, re.MULTILINE)


def test_a_card_nobody_controls_stands_at_its_location() -> None:
    scene = given().house().act(3)
    scene.at(0, "01115").state.play[scene.take(LITA)] = scene.entry("01115").__class__(location=scene.place("01115"))
    assert "+Lita Chantler" in shown(scene.at(0, HALLWAY).resumed())


# Woods that look the same.


@pytest.mark.parametrize(("locale", "numbers"), [("en", "#"), ("ru", "№"), ("uk", "№")])
def test_woods_that_look_the_same_are_numbered_on_the_map_and_in_the_options(locale: str, numbers: str) -> None:
    text = shown(in_the_woods().resumed(), locale=locale)
    board, asked = text.split("[1]", 1)
    assert all(f"{numbers}{place}" in board for place in (1, 2, 3, 4))
    assert all(f"{numbers}{place}" in asked for place in (1, 2, 3, 4))


def test_on_a_narrow_screen_the_ways_are_numbered_too() -> None:
    text = " ".join(shown(in_the_woods().resumed(), width=60).split())
    assert "→ Arkham Woods #1, Arkham Woods #2, Arkham Woods #3, Arkham Woods #4" in text


def test_a_number_stays_the_same_while_others_are_revealed() -> None:
    table = in_the_woods().resumed()
    view = table.view(0)
    woods = [each for each in view.locations if each.code == "arkham-woods"]
    assert [place_number(each, view) for each in woods] == [1, 2, 3, 4]
    table.choose(f"move:arkham-woods#{woods[1].id}")
    view = table.view(0)
    assert [place_number(each, view) for each in view.locations if each.code == "arkham-woods"] == [1, 3, 4]
