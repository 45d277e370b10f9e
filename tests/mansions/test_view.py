"""What a view shows of the table, and how much it costs to make one."""

from __future__ import annotations

from functools import partial
from random import Random

import msgspec
import pytest

from miskatonic.games.mansions import GAME
from miskatonic.games.mansions.bench import FULL_TABLE
from miskatonic.games.mansions.components import EVENTS
from miskatonic.games.mansions.overview import overview
from miskatonic.games.mansions.primer import primer
from miskatonic.games.mansions.seeing import chance, passes
from miskatonic.games.mansions.view import View, view
from miskatonic.games.mansions.words import Letter
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import render

from ..work import calls
from .given import KEEPER, given

JOE = 1
VIEW_CALLS = 60
"""How many Python calls a view may take; a call is about a tenth of a microsecond."""


def test_the_map_shows_people_monsters_and_what_lies_there() -> None:
    game = given("joe-diamond", "jenny-barnes").stand(1, "kitchen.all").fire("kitchen").darkness("foyer")
    game.monster("zombie", "kitchen.all", damage=1, stun=1).corpses("kitchen.all", 2)
    seen = view(game.state, 2)
    joe, jenny = seen.investigators
    assert (joe.id, joe.seat, joe.space) == ("joe-diamond", 1, "kitchen.all")
    assert jenny.health > 0 and jenny.sanity > 0 and len(jenny.skills) == 7
    (zombie,) = seen.monsters
    assert (zombie.kind, zombie.damage, zombie.stun, zombie.id) == ("zombie", 1, 1, 1)
    assert (seen.fire, seen.darkness, seen.corpses) == (["kitchen"], ["foyer"], {"kitchen.all": 2})
    assert seen.pool["zombie"] == 3


@pytest.mark.rule("mom.escape.2")
@pytest.mark.parametrize(
    ("story", "letter", "must"),
    [("fall-of-house-lynch", "B", False), ("fall-of-house-lynch", "C", True), ("inner-sanctum", "C", False)],
)
def test_only_where_all_must_escape_a_sheet_says_so(story: str, letter: Letter, must: bool) -> None:
    game = given("joe-diamond", story=story).answer(q1=letter)
    assert not view(game.state, JOE).investigators[0].must_escape
    assert view(game.reveal().state, JOE).investigators[0].must_escape is must


def test_the_event_deck_shows_the_back_of_its_top_card() -> None:
    game = given("joe-diamond")
    seen = view(game.state, JOE).events
    top = EVENTS[game.state.events[-1]]
    assert (seen.left, seen.number, seen.at, seen.time, seen.past) == (5, 1, top.time, 0, [])


def test_the_chance_of_a_test_lies_between_one_and_nine_in_ten() -> None:
    assert [chance(target) for target in (-3, 1, 5, 9, 12)] == [0.1, 0.1, 0.5, 0.9, 0.9]
    for target in (-3, 4, 12):
        assert chance(target) == sum(passes(target, die) for die in range(1, 11)) / 10


def test_a_view_can_be_sent_and_read_again() -> None:
    game = given("joe-diamond", "jenny-barnes").monster("zombie", "kitchen.all").turn(1)
    for seat in (0, 1, 2, None):
        seen = view(game.state, seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_the_overview_shows_every_thing_once() -> None:
    game = given("joe-diamond", "jenny-barnes").spell(1, "shriveling").spell(2, "shriveling")
    game.pile("kitchen", "axe").dropped("kitchen", "whiskey")
    for seat in (0, 1, 2, None):
        shown = overview(view(game.state, seat))
        things = [each.thing for each in shown.things()]
        assert len(set(things)) == len(things)
        assert {"space:kitchen.all", "pile:kitchen", "investigator:joe-diamond", "objective", "threat"} <= set(things)


@pytest.mark.rule("mom.setup-keeper.10")
@pytest.mark.parametrize(
    ("heights", "seat", "facts"),
    [
        ("filler", JOE, ["Obstacle cards: 1", "Exploration cards: 2"]),
        ("published", JOE, ["Obstacle cards: 1", "Exploration cards"]),
        ("published", KEEPER, ["Obstacle cards: 1", "Exploration cards: 2"]),
    ],
)
def test_the_overview_counts_no_cards_that_are_not_to_be_counted(heights: str, seat: int, facts: list[str]) -> None:
    game = given("joe-diamond", pile_heights=heights).pile("kitchen", "knife", "axe", "suitcase")
    (shown,) = [each for each in overview(view(game.state, seat)).things() if each.thing == "pile:kitchen"]
    assert [render(fact, "en")[0] for fact in shown.facts] == facts


def test_the_primer_differs_by_side_and_tells_the_objective_to_whoever_knows_it() -> None:
    game = given("joe-diamond")
    keeper, joe = (primer(view(game.state, seat), seat) for seat in (KEEPER, JOE))
    assert len(keeper.goal) == 3 and len(joe.goal) == 1
    assert keeper.wins != joe.wins
    game.reveal()
    assert len(primer(view(game.state, JOE), JOE).goal) == 3


def test_a_full_table_is_seen_without_much_work() -> None:
    options, _ = FULL_TABLE
    table = Table(GAME, GAME.setup(5, 1, options), events=False)
    draw = Random(1)
    for _ in range(150):
        if table.decision is not None:
            table.choose(draw.choice(table.decision.options))
    state = table.state
    for seat in (*range(5), None):
        view(state, seat)
        needed = calls(partial(view, state, seat))
        assert needed < VIEW_CALLS, f"seat {seat}: {needed} calls"
