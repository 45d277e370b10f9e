"""How one wins and loses: every game that tells it does so in all languages, by rules it has, and truly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic import kernel
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.primer import Primer, PrimerLine
from miskatonic.kernel.rulebook import rulebook
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, Message, render
from tests.arkham_lcg.given import given
from tests.example.ashgrove import GAME as ASHGROVE
from tests.example.ashgrove.state import KEEPER
from tests.kernel.toy import TOY

TOLD = [game for game in (*map(GAMES.__getitem__, GAMES), ASHGROVE) if game.has_primer]
MOMENTS = 60


def lines(primer: Primer | None) -> list[PrimerLine]:
    assert primer is not None
    return [*primer.goal, *primer.wins, *primer.losses, *primer.round]


def told(primer: Primer | None) -> str:
    return " ".join(line.say.text() for line in lines(primer))


def moments(game: Game[Any]) -> Iterator[tuple[Any, int | None]]:
    """Views of every seat and of a spectator, in games by chance with each number of players."""
    for players in game.players:
        table, chance = Table(game, game.setup(players, 7, {})), Random(players)
        for _ in range(MOMENTS):
            yield from ((table.view(seat), seat) for seat in (None, *range(players)))
            if table.decision is None:
                break
            table.choose(chance.choice(table.decision.options), table.decision.seat)


def expect_said(message: Message) -> None:
    for locale in LOCALES:
        text, errors = render(message, locale)
        assert text
        assert errors == []


def test_both_our_games_tell_it() -> None:
    assert {"final-hour", "arkham-lcg", "eldritch", "arkham-3e", "mansions", "ashgrove"} <= {game.name for game in TOLD}


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_every_line_speaks_all_languages_and_names_rules_of_the_book(game: Game[Any]) -> None:
    book = rulebook(game.folder)
    found = {line.say.text(): line for view, seat in moments(game) for line in lines(game.primer(view, seat))}
    for said in found.values():
        expect_said(said.say)
        assert said.rules
        assert [rule for rule in said.rules if rule not in book] == []


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_every_part_says_something_and_all_of_it_is_read_in_a_minute(game: Game[Any]) -> None:
    for view, seat in moments(game):
        primer = game.primer(view, seat)
        assert primer is not None
        assert all((primer.goal, primer.wins, primer.losses, primer.round))
        assert len(told(primer).split()) < 330


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_every_hint_explains_a_question_of_the_game_in_all_languages(game: Game[Any]) -> None:
    folders = (game.folder, Path(kernel.__file__ or "").parent)
    paths = (path for folder in folders for path in folder.rglob("*.py") if path.stem != "primer")
    sources = "".join(path.read_text(encoding="utf-8") for path in paths)
    part = game.part("primer")
    assert part is not None
    for topic, hint in part.HINTS.items():
        assert f'"{topic}"' in sources, f"no question is about {topic}"
        assert game.hint(topic) == hint
        expect_said(hint)
    assert game.hint("nothing-of-the-kind") is None


def test_a_game_without_the_module_tells_nothing() -> None:
    assert not TOY.has_primer
    assert TOY.primer(None, 0) is None
    assert TOY.hint("turn") is None


@pytest.mark.parametrize(("players", "needed"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_final_hour_tells_how_many_matches_this_table_needs(players: int, needed: int) -> None:
    table = miskatonic.new_game("final-hour", players=players, seed=1)
    assert f"With {needed} matches" in told(table.game.primer(table.view(0), 0))


def test_the_card_game_tells_what_the_act_asks_for_now_and_how_far_the_agenda_is() -> None:
    table = given().resumed()
    game = table.game
    primer = game.primer(table.view(0), 0)
    assert primer is not None
    _, act, agenda = (line.say.text() for line in primer.goal)
    assert act.startswith("Act now: Trapped. In any investigator’s turn, the group may spend 2 clues per investigator")
    assert agenda == "Agenda now: What’s Going On?!. It advances at 3 doom; in play now: 0."


def test_before_the_scenario_lies_there_the_card_game_tells_the_general_part() -> None:
    table = miskatonic.new_game("arkham-lcg", players=2, seed=1)
    assert table.view(0).act is None
    primer = table.game.primer(table.view(0), 0)
    assert primer is not None
    assert len(primer.goal) == 1


def test_what_one_side_wins_by_the_other_loses_by() -> None:
    table = Table(ASHGROVE, ASHGROVE.setup(2, 7, {}))
    keeper, investigator = (ASHGROVE.primer(table.view(seat), seat) for seat in (KEEPER, 1))
    assert keeper is not None
    assert investigator is not None
    assert keeper.wins == investigator.losses
    assert keeper.losses == investigator.wins
    assert keeper.wins != keeper.losses
