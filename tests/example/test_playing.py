"""The example game played: by the harness, by bots, saved and loaded, from the command line."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

import miskatonic
from miskatonic.cli import run
from miskatonic.kernel.overview import Seen
from miskatonic.sim.content_check import check_paths
from miskatonic.sim.playtest import examine
from miskatonic.sim.playtest.examination import CHECKS
from miskatonic.terminal.face import face_of
from miskatonic.terminal.log import log_lines

from .ashgrove import GAME
from .ashgrove.state import KEEPER, Table
from .given import choose, hour

SEEDS = 16


def played(seed: int, decisions: int = 1000) -> Table:
    """A game by chance, or its beginning."""
    table = miskatonic.new_game("ashgrove", players=3, seed=seed)
    draw = Random(seed)
    while table.decision is not None and len(table.choices) < decisions:
        table.choose(draw.choice(table.decision.options))
    return table


@pytest.mark.parametrize("players", GAME.players)
def test_it_keeps_its_promises(players: int) -> None:
    made: set[str] = set()
    for seed in range(SEEDS):
        examined = examine(GAME, players, seed, thoroughness=1)
        assert not examined.violations, "\n".join(map(str, examined.violations))
        made |= set(examined.checks)
    assert made == {check.name for check in CHECKS}


def test_the_same_seed_and_choices_make_the_same_game(ashgrove: str) -> None:
    one, same, other = played(3), played(3), played(4)
    assert (one.hash(), one.choices, one.events) == (same.hash(), same.choices, same.events)
    assert one.choices != other.choices


@pytest.mark.parametrize("decisions", [0, 1, 7, 1000])
def test_a_saved_game_goes_on_where_it_was(ashgrove: str, decisions: int) -> None:
    table = played(5, decisions)
    loaded = miskatonic.load(table.save())
    assert (loaded.hash(), loaded.events, loaded.result) == (table.hash(), table.events, table.result)
    if table.decision is not None:
        assert loaded.decision == table.decision


def test_either_side_can_win() -> None:
    results = [examine(GAME, 2, seed, thoroughness=0.01).result for seed in range(40)]
    assert {result.reason for result in results if result is not None} == {"found", "midnight", "fled"}


def facts(table: Table, seat: int | None) -> dict[str, list[str]]:
    """What a seat sees of the rooms about which there is something to be said."""

    def told(seen: Seen) -> list[str]:
        return [fact.text() for fact in seen.facts]

    rooms = GAME.overview(table.view(seat)).zones[0].things
    return {seen.thing: told(seen) for seen in rooms if seen.facts}


def test_the_overview_shows_a_seat_what_it_knows() -> None:
    table = hour(3, idol="cellar", hand=("portrait", "whispers"))
    choose(table, "play:portrait:1", "pay", "listen:tower", "listen:cellar", "go:library")
    assert facts(table, None) == {"room:library": ["searched"]}
    assert facts(table, KEEPER) == {"room:library": ["searched"], "room:cellar": ["the idol is here"]}
    assert facts(table, 2) == {**facts(table, KEEPER), "room:tower": ["nothing to be heard"]}


def test_all_that_a_card_leads_to_stands_below_it_in_the_log(ashgrove: str) -> None:
    table = hour(3, idol="cellar", hand=("portrait", "whispers"))
    start = len(table.log(1))
    choose(table, "play:portrait:1", "pay", "listen:tower", "listen:study")
    lines = log_lines(table.log(1), start, face_of(ashgrove), "en")
    assert [line.below for line in lines] == [False, True, True, True], lines


def test_its_content_and_its_rulebook_are_well(ashgrove: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "check", ashgrove]) == 0
    assert "Content files: 1, rulebooks: 1, locale folders: 1." in capsys.readouterr().out
    assert run(["rules", ashgrove, "stairs"]) == 0
    assert "ash.lock.1" in capsys.readouterr().out
    assert run(["content", "schema", ashgrove, "cards"]) == 0
    assert "Retreat" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("do: lose", "do: loose", "unknown `do: loose`; known are: choose, for-each"),
        ("id: whispers", "id: mutters", "there is no text card-mutters in en, ru, uk (line 7)"),
        ("{do: listen, n: 2}", "{do: listen, n: {per: success}}", "no test whose successes could be counted (line 28)"),
    ],
)
def test_a_mistake_in_a_card_is_told_with_its_line(
    ashgrove: str, tmp_path: Path, old: str, new: str, finding: str
) -> None:
    folder = tmp_path / "ashgrove"
    shutil.copytree(GAME.folder / "content", folder / "content")
    file = folder / "content" / "cards.yaml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert any(finding in str(each) for each in check_paths([folder]).findings)


def test_fuzz_examines_it(ashgrove: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"fuzz {ashgrove} --games 12 --jobs 1 --out {tmp_path}".split()) == 0
    assert "no violation" in capsys.readouterr().out
