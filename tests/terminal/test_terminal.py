"""At a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

import miskatonic
from miskatonic.games import GAMES

from .conftest import Terminal

ASKED = "h lists the keys"


def press_until(child: pexpect.spawn[bytes], key: str, told: str) -> None:
    """Press a control key as often as it takes: Python misses one between its prompt and its waiting for a line."""
    for _ in range(6):
        child.sendcontrol(key)
        if child.expect([told, pexpect.TIMEOUT], timeout=5) == 0:
            return
    raise AssertionError(f"{told!r} was never told")


def test_pressing_enter_starts_a_game_at_once(terminal: Terminal) -> None:
    child = terminal("play final-hour")
    for question in ("How many players", "Your choice", "Your choice", "chance decides"):
        child.expect(question)
        child.sendline("")
    child.expect("Round 1 of 8")
    child.expect(ASKED)
    child.sendline("q")
    child.expect("Saved")
    child.expect(pexpect.EOF)


def test_who_names_no_game_is_asked_for_one(terminal: Terminal) -> None:
    # Those of another process: not what a test has registered in this one.
    names = [name for name in miskatonic.games() if GAMES[name].package.startswith("miskatonic.")]
    child = terminal("play")
    child.expect("Your choice")
    assert all(GAMES[name].title.text() in plain(child.before) for name in names)
    child.sendline("7")
    child.expect(f"is not a number from 1 to {len(names)}")
    child.sendline(str(names.index("final-hour") + 1))
    child.expect("How many players")
    child.sendeof()
    child.expect(pexpect.EOF)


def test_the_unfinished_game_is_offered_and_resumed(terminal: Terminal, data: Path) -> None:
    child = terminal("play final-hour --players 1 --seed 4")
    child.expect(ASKED)
    child.sendline("1")
    child.expect("Which investigator acts next")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child = terminal("play final-hour")
    child.expect("There is an unfinished game")
    child.sendline("maybe")
    child.expect("neither yes nor no")
    child.sendline("")
    child.expect("Which investigator acts next")
    child.expect(ASKED)
    press_until(child, "c", "Saved:")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    (save,) = (data / "saves").glob("*.json")
    assert len(miskatonic.load(save.read_bytes()).choices) == 1


def test_the_hand_over_hides_the_hand_of_the_other(terminal: Terminal) -> None:
    child = terminal("play final-hour --players 2 --seed 3 --new")
    child.expect(r"Pass to .* \(seat 1\), press Enter")
    assert "which priority card" not in child.before
    child.sendline("")
    child.expect(ASKED)
    hand = [line for line in child.before.splitlines() if "omen" in line and line.strip().startswith("\x1b")]
    assert hand
    child.sendline("1")
    child.expect(r"\x1b\[2J\x1b\[3J\x1b\[H")
    child.expect(r"Pass to .* \(seat 2\), press Enter")
    assert "omen" not in child.before
    child.sendline("")
    child.expect(ASKED)
    table = miskatonic.new_game("final-hour", players=2, seed=3)
    own = {option.text() for option in table.decision.options[1:]}
    assert not any(text in child.before for text in own)


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_board_is_drawn_as_wide_as_the_terminal_allows(terminal: Terminal, columns: int) -> None:
    child = terminal("play final-hour --players 2 --bots 2=random --seed 3 --new", rows=45, columns=columns)
    child.expect(ASKED)
    assert ("╔12 ☼ Humanities╗" in plain(child.before)) is (columns >= 80)
    child.sendline("q")
    child.expect(pexpect.EOF)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def test_what_does_not_fit_beside_the_board_is_told_on_a_page_of_its_own(terminal: Terminal) -> None:
    child = terminal("play final-hour --players 2 --bots 2=random --seed 7 --new", rows=30)
    child.expect(ASKED)
    for _ in range(20):
        child.sendline("1")
        if child.expect([ASKED, "Enter shows the board"]):
            break
    else:
        pytest.fail("nothing was ever told on a page")
    child.sendline("")
    child.expect("earlier line")
    child.expect(ASKED)


def test_the_replay_goes_back_and_forth(terminal: Terminal, data: Path) -> None:
    table = miskatonic.new_game("final-hour", players=1, seed=1)
    for _ in range(12):
        table.choose(0)
    path = data / "game.json"
    path.write_bytes(table.save())
    child = terminal(f"replay {path}")
    for line, place in (("", "1 of 12"), ("n", "2 of 12"), ("p", "1 of 12"), ("12", "12 of 12"), ("0", "0 of 12")):
        child.expect("q leaves")
        child.sendline(line)
        child.expect(place)
    child.expect("q leaves")
    child.sendline("13")
    child.expect("is not n, p, q or a number from 0 to 12")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_the_end_can_be_taken_back(terminal: Terminal) -> None:
    child = terminal("play final-hour --players 2 --bots 2=random --seed 7 --new", rows=100)
    child.expect(ASKED)
    while True:
        child.sendline("2" if "attempt to reverse" in child.before or "stays in your hand" in child.before else "1")
        if child.expect([ASKED, "Enter leaves, u takes"]):
            break
    child.sendline("u")
    child.expect(ASKED)
