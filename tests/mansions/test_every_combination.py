"""Either side can win every story with every combination of the keeper's answers: whole games by script."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from miskatonic.games.mansions.components import CLUES, HURDLES, STORIES
from miskatonic.games.mansions.play import Table
from miskatonic.games.mansions.seeding import Answers, clue_id, seed
from miskatonic.games.mansions.state import Mansions
from miskatonic.games.mansions.words import CardId, front
from miskatonic.kernel.flow import Result

from .scripts.investigators import Investigators
from .scripts.keeper import Keeper
from .scripts.playing import TEAM, play_out, set_up

LYNCH, SANCTUM, TIES, CURSES, BOY = STORIES

DEALS = (1, 2)
"""Cards and tokens shuffled in two ways."""
GROUPS = range(2, len(TEAM) + 1)

THEIR_WAYS: dict[tuple[str, str], set[str]] = {
    (LYNCH, "A"): {"lynch-walter-killed"},
    (LYNCH, "B"): {"lynch-shoggoth-contained"},
    (LYNCH, "C"): {"lynch-escaped"},
    (SANCTUM, "A"): {"sanctum-silence"},
    (SANCTUM, "B"): {"sanctum-crawler-killed", "sanctum-rite-broken"},
    (SANCTUM, "C"): {"sanctum-escaped"},
    (TIES, "A"): {"ties-renounced"},
    (TIES, "B"): {"ties-ashes"},
    (TIES, "C"): {"ties-amends"},
    (CURSES, "A"): {"curses-warded"},
    (CURSES, "B"): {"curses-hound-killed"},
    (CURSES, "C"): {"curses-helena-killed"},
    (BOY, "A"): {"boy-witch-killed"},
    (BOY, "B"): {"boy-gate-closed"},
    (BOY, "C"): {"boy-laid-to-rest"},
}
"""How investigators win by each Objective."""

KEEPERS_WAYS: dict[tuple[str, str], set[str]] = {
    (LYNCH, "A"): {"lynch-walter-free"},
    (LYNCH, "B"): {"lynch-shoggoth-loose"},
    (LYNCH, "C"): {"lynch-not-all"},
    (SANCTUM, "A"): {"sanctum-chant"},
    (SANCTUM, "B"): {"sanctum-crawler-fed"},
    (SANCTUM, "C"): {"sanctum-congregation"},
    (TIES, "A"): {"ties-uncle-returns"},
    (TIES, "B"): {"ties-homecoming"},
    (TIES, "C"): {"ties-line-ends"},
    (CURSES, "A"): {"curses-harvest"},
    (CURSES, "B"): {"curses-hound-loose"},
    (CURSES, "C"): {"curses-bargain-struck"},
    (BOY, "A"): {"boy-taken"},
    (BOY, "B"): {"boy-gate-open"},
    (BOY, "C"): {"boy-guilt"},
}
"""How the keeper wins by each Objective."""


def games() -> list[Any]:
    """Every story with every combination of answers, for one investigator and for two, three or four in turn."""
    return [
        pytest.param(story, dict(enumerate(letters, 1)), people, deal, id=f"{story}-{_named(letters)}-{people}-{deal}")
        for story, sheet in STORIES.items()
        for number, letters in enumerate(product(*sheet.questions))
        for deal in DEALS
        for people in (1, GROUPS[(number + deal) % len(GROUPS)])
    ]


def _named(letters: tuple[str, ...]) -> str:
    """As in `1A2B3A`."""
    return "".join(f"{number}{letter}" for number, letter in enumerate(letters, 1))


EVERY_COMBINATION = pytest.mark.parametrize(("story", "answers", "people", "deal"), games())


def winners(table: Table, result: Result) -> str:
    won = {seat for seat, has_won in result.won.items() if has_won}
    if won == set(table.state.investigators):
        return "investigators"
    return "keeper" if won == {table.state.keeper} else "nobody"


def keys_on_the_way(story: str, answers: Answers) -> set[CardId]:
    """The keys without which some clue cannot be reached: to what lies upon it, and upon these keys."""
    piles = [[front(card) for card in pile] for pile in seed(story, answers).values()]
    wanted = {clue_id(story, number, answers) for number in range(1, STORIES[story].clues + 1)}
    keys: set[CardId] = set()
    while True:
        above = {card for pile in piles if wanted & {*pile} for card in pile if card in HURDLES}
        found = {key for card in above if (key := HURDLES[card].key) is not None}
        if found <= keys:
            return keys
        keys |= found
        wanted |= found


def held(state: Mansions) -> set[CardId]:
    return {front(card) for each in state.investigators.values() for card in each.cards}


@EVERY_COMBINATION
@pytest.mark.rule("mom.overview.4", "mom.overview.5", "mom.objective.7")
def test_the_investigators_find_every_clue_and_win(story: str, answers: Answers, people: int, deal: int) -> None:
    table = set_up(story, answers, people, deal)
    result = play_out(table, Investigators(table), keeper=False)
    assert (winners(table, result), result.reason) in {("investigators", way) for way in THEIR_WAYS[story, answers[1]]}
    found = [CLUES[clue].number for clue in table.state.found_clues]
    assert found == list(range(STORIES[story].clues, 0, -1))
    keys = keys_on_the_way(story, answers)
    assert keys and keys <= held(table.state)


@EVERY_COMBINATION
@pytest.mark.rule("mom.overview.4", "mom.overview.5", "mom.objective.7")
def test_the_keeper_wins_by_the_objective(story: str, answers: Answers, people: int, deal: int) -> None:
    table = set_up(story, answers, people, deal)
    result = play_out(table, Keeper(table), keeper=True)
    ways = KEEPERS_WAYS[story, answers[1]]
    if (story, answers[1], people) == (LYNCH, "B", 1):
        ways = {"all-eliminated"}  # see PLANS_AGAINST_ONE
    assert (winners(table, result), result.reason) in {("keeper", way) for way in ways}
