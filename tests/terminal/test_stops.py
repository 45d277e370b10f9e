"""Stops at the keyboard: one is asked in the windows one wants to be asked in, and passes by oneself in the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.decision import ORDERS
from miskatonic.kernel.table import Table
from miskatonic.terminal import session as sessions
from miskatonic.terminal.keys import answer_key
from miskatonic.terminal.save_files import SaveFile, SaveFolder, read_saved_game
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.seating import Seating
from miskatonic.terminal.session import Session
from miskatonic.terminal.stops import Stops
from tests.server.window_game import DAWN, DUSK, NAME, NIGHT
from tests.server.window_game import GAME as VIGIL

from .conftest import Piped

EVERYWHERE = [DUSK, NIGHT, DAWN]


class NoPages:
    """A face without pages; these tests draw nothing."""

    pages: dict[str, Any] = {}


@pytest.fixture(autouse=True)
def vigil(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of windows can be played while these tests run."""
    GAMES.register(VIGIL)
    real = sessions.face_of
    monkeypatch.setattr(sessions, "face_of", lambda name: NoPages() if name == NAME else real(name))
    yield
    GAMES.unregister(NAME)


def window_session(
    players: int = 1, *, bots: dict[int, str] | None = None, open: bool = False, **options: Any
) -> Session:
    table = Table(VIGIL, VIGIL.setup(players, 1, options))
    return Session(table, Seating(bots or {}, open), Screen(), SaveFile(SaveFolder()), "en")


def resumed(data: Path) -> Session:
    (path,) = (data / "saves").glob("window-game-[0-9]*.json")
    kept = read_saved_game(path)
    return Session(kept.table, kept.seating, Screen(), SaveFile(SaveFolder(), path), "en")


def choose(session: Session, *keys: str) -> None:
    """Whoever is asked chooses these, as they would at the prompt."""
    for key in keys:
        (decision,) = session.table.pending.values()
        session.seating.stops.was_asked(decision)
        session.choose(decision.seat, decision.find(key))
        session.play_on()


def asks(session: Session) -> tuple[int, str | None]:
    (decision,) = session.table.pending.values()
    return decision.seat, decision.window


def press(session: Session, line: str, seat: int = 0) -> None:
    answer_key(session, seat, line)


def test_unless_one_says_so_one_is_asked_where_the_game_asks() -> None:
    session = window_session(2)
    choose(session, "watch")
    assert asks(session) == (0, DUSK)
    choose(session, "pass", "pass")
    assert asks(session) == (1, None)
    assert session.seating.stops.passed == [3, 4, 5, 6]


def test_a_number_turns_a_window_on_or_off(capsys: pytest.CaptureFixture[str]) -> None:
    session = window_session()
    press(session, "w")
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("[")] == list("✓––✓–")
    press(session, "w 2")
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("[")] == list("✓✓–✓–")
    press(session, "ц 1")
    assert session.seating.stops.wanted == {0: [NIGHT, ORDERS]}
    choose(session, "watch")
    assert asks(session) == (0, NIGHT)


@pytest.mark.parametrize("line", ["w 5", "w night", "w -1"])
def test_another_number_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], line: str) -> None:
    session = window_session()
    press(session, line)
    assert "is not a number from 0 to 4." in capsys.readouterr().out
    assert session.seating.stops == Stops()


def test_one_can_be_asked_just_once() -> None:
    session = window_session()
    session.seating.stops.wanted[0] = []
    press(session, "w 0")
    choose(session, "watch")
    assert asks(session) == (0, DUSK)
    choose(session, "pass")
    assert asks(session) == (0, None) and session.seating.stops.once == []
    press(session, "w 0")
    press(session, "w 0")
    choose(session, "watch")
    assert asks(session) == (0, None)


def test_orders_are_taken_as_shown_where_one_does_not_want_to_be_asked() -> None:
    session = window_session(draughty=True)
    choose(session, "watch", "pass")
    assert asks(session) == (0, ORDERS)
    press(session, "w 4")
    choose(session, "snuff:black")
    assert asks(session) == (0, None)
    assert [key for _, key in session.table.choices if key.startswith("snuff")] == ["snuff:black", "snuff:red"]
    press(session, "w 4")
    choose(session, "watch", "pass")
    assert asks(session) == (0, ORDERS)


def test_who_leads_all_with_open_hands_is_asked_for_all_alike() -> None:
    session = window_session(2, open=True)
    press(session, "w 1")
    press(session, "w 0")
    assert session.seating.stops == Stops({0: [ORDERS], 1: [ORDERS]}, [0, 1])


def test_others_at_the_keyboard_keep_their_own() -> None:
    session = window_session(2)
    press(session, "w 1", seat=1)
    choose(session, "watch")
    assert asks(session) == (0, DUSK)
    choose(session, "pass")
    assert asks(session) == (1, None)


def test_bots_decide_for_themselves() -> None:
    session = window_session(2, bots={1: "random"})
    session.seating.stops.wanted |= {0: [], 1: []}
    choose(session, "watch")
    by_bot = [place for place, (seat, _) in enumerate(session.table.choices) if seat == 1]
    assert by_bot and not set(by_bot) & set(session.seating.stops.passed)


def test_taking_back_leads_to_the_last_decision_of_a_person() -> None:
    session = window_session()
    choose(session, "watch", "light")
    assert len(session.table.choices) == 4
    assert session.take_back()
    session.play_on()
    assert asks(session) == (0, DUSK) and session.seating.stops.passed == []
    assert session.take_back()
    session.play_on()
    assert asks(session) == (0, None) and not session.take_back()


def test_what_one_takes_back_is_asked_even_where_one_would_pass_now() -> None:
    session = window_session()
    session.seating.stops.wanted[0] = EVERYWHERE
    choose(session, "watch", "pass", "light")
    session.seating.stops.wanted[0] = []
    for window in (NIGHT, DUSK):
        assert session.take_back()
        session.play_on()
        assert asks(session) == (0, window)
    choose(session, "light")
    assert asks(session) == (0, None)


def test_a_game_that_is_resumed_knows_where_one_is_asked_and_where_one_passed(data: Path) -> None:
    session = window_session()
    press(session, "w 1")
    press(session, "w 3")
    choose(session, "watch", "light", "watch")
    press(session, "w 0")
    again = resumed(data)
    assert (again.seating, again.table.choices) == (session.seating, session.table.choices)
    again.play_on()
    assert asks(again) == (0, DAWN)
    press(again, "w 3")
    later = resumed(data)
    later.play_on()
    assert asks(later) == (0, DAWN), "a question that is open stays"
    assert later.take_back()
    later.play_on()
    assert asks(later) == (0, None) and len(later.table.choices) == 4


def test_a_save_of_before_is_read(data: Path) -> None:
    session = window_session()
    choose(session, "watch")
    (path,) = (data / "saves").glob("window-game-[0-9]*.json")
    text = path.read_text()
    assert '"stops"' in text
    path.write_text(text.replace('"stops"', '"earlier"'))
    assert read_saved_game(path).seating == Seating()


def test_a_rule_that_fails_on_a_pass_asks_after_all(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = window_session(evil=True)
    session.seating.stops.wanted[0] = []
    choose(session, "watch")
    assert asks(session) == (0, NIGHT)
    assert "The report is here" in " ".join(capsys.readouterr().out.split())
    assert len(list((data / "saves").glob("window-game-defect-*.json"))) == 1
    choose(session, "light")
    assert asks(session) == (0, None)


def test_one_is_told_how_often_one_passed_without_being_asked(capsys: pytest.CaptureFixture[str]) -> None:
    session = window_session()
    press(session, "w")
    assert "without asking you" not in capsys.readouterr().out
    choose(session, "watch", "pass")
    press(session, "w")
    assert "2 questions were settled without asking you." in " ".join(capsys.readouterr().out.split())


def test_a_game_without_windows_says_so_and_does_not_list_the_key(piped: Piped) -> None:
    out = piped("--load tests.example.ashgrove play ashgrove --seed 7", "w", "h").out
    assert "In this game you are always asked." in out
    assert "when you are asked" not in out


def test_where_only_orders_can_be_left_to_the_game_there_is_no_next_opportunity(piped: Piped) -> None:
    out = piped("play final-hour --seed 7", "w 1", "w 0").out
    assert "[1] – Orders: what comes first (otherwise as shown)" in out
    assert "“0” is not a number from 1 to 1." in out and "[0]" not in out


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "Enemy phase: before enemies attack"), ("ru", "Вас спрашивают"), ("uk", "Вас питають")]
)
def test_the_card_game_lists_its_windows(piped: Piped, locale: str, words: str) -> None:
    out = piped(f"play arkham-lcg --seed 7 --lang {locale}", "w", "w 8", "h").out
    assert words in out
    lines = [line for line in out.splitlines() if line.startswith(("[8]", "[10]", "[0]"))]
    assert [line.split()[:2] for line in lines] == [
        *(["[8]", "–"], ["[10]", "✓"], ["[0]", "–"]),
        *(["[8]", "✓"], ["[10]", "✓"], ["[0]", "–"]),
    ]
    assert max(map(len, lines)) <= 80
