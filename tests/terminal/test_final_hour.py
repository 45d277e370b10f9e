"""Final Hour at the terminal: its hints, its counts, what can be looked up, what a short screen shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games import GAMES
from miskatonic.games.final_hour.cards import PRIORITY
from miskatonic.games.final_hour.events import ActionPlaced, Moved
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.face import face_of
from miskatonic.terminal.final_hour.notes import ranks_left
from miskatonic.terminal.final_hour.row import known_omens
from miskatonic.terminal.layout import PROMPT_LINES
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.setup_questions import SetupQuestions
from miskatonic.terminal.words import say
from tests.final_hour.given import Situation, given

from .conftest import Piped
from .drawing import draw, frame_of, printed_out, screen

FACE = face_of("final-hour")


def notes(table: Table[Any]) -> dict[str, str]:
    assert table.decision is not None
    frame = frame_of(table)
    return {option.key: FACE.note(option, frame).plain for option in table.decision.options}


# The hint beside a priority card.


def holding(*numbers: int) -> Situation:
    return given(2).hand(0, numbers)


def test_the_two_lowest_numbers_are_always_upper_and_the_two_highest_always_lower() -> None:
    table = holding(1, 2, 29, 30).table("action.begin")
    assert notes(table) == {
        "play:1": "certainly upper",
        "play:2": "certainly upper",
        "play:29": "certainly lower",
        "play:30": "certainly lower",
    }


def test_what_lies_on_the_table_counts_among_the_lower_and_higher_ones() -> None:
    table = holding(3, 15, 28, 27).table("action.begin")
    assert set(notes(table).values()) == {"upper or lower, still open"}
    played = given(2).play(1, "stillness", 2).hand(0, (3, 15, 28, 27))
    view = played.table("action.turn").view(0)
    assert {number: ranks_left(number, view) for number in (1, 3, 15, 30)} == {
        1: (0, 0),
        3: (1, 2),
        15: (1, 3),
        30: (3, 3),
    }


def test_the_hint_is_never_wrong() -> None:
    for seed in range(6):
        table = miskatonic.new_game("final-hour", players=2, seed=seed)
        chance, hints = Random(seed), dict[int, tuple[int, int]]()
        while len(table.state.played) < 4:
            assert table.decision is not None
            for option in table.decision.options:
                hints[option.value] = ranks_left(option.value, table.view(table.decision.seat))
            table.choose(chance.choice(table.decision.options))
        ranked = sorted(played.priority for played in table.state.played)
        assert all(first <= ranked.index(number) <= last for number, (first, last) in hints.items() if number in ranked)


# The omens of a lone player.


def five_drawn(*numbers: int) -> Table[Any]:
    return given(players=1).priority_deck(*numbers).table("solo.row")


def test_alone_only_the_omens_of_four_cards_count() -> None:
    table = five_drawn(1, 3, 6, 11, 13)
    view = table.view(0)
    each = {number: PRIORITY[number].omens for number in (1, 3, 6, 11, 13)}
    assert {number: known_omens(view, number) for number in each} == {
        number: sum(each.values()) - omens for number, omens in each.items()
    }
    assert f"omens ● {sum(each.values()) - 2}–{sum(each.values())}" in printed_out(FACE.header(frame_of(table)))


def test_beside_each_card_stands_what_the_other_four_would_bring() -> None:
    beside = notes(five_drawn(1, 3, 6, 11, 13))
    assert "omens ● 2 → The Depths Stir" in beside["keep:1"]
    assert "omens ● 4 → A Glimpse of R’lyeh" in beside["keep:6"]


def test_where_it_makes_no_difference_the_count_is_one_number() -> None:
    assert "omens ● 0 " in printed_out(FACE.header(frame_of(five_drawn(2, 6, 11, 13, 16))))


# A round played face down.


@pytest.mark.parametrize("hidden", [True, False])
def test_the_head_says_that_cards_are_played_face_down(hidden: bool) -> None:
    situation = given(2)
    situation.state.face_down_next = hidden
    assert ("face down" in printed_out(FACE.header(frame_of(situation.table("round.begin"))))) is hidden


# The log.


def placed(card: int, priority: int) -> ActionPlaced:
    return ActionPlaced("jenny-barnes", "grand-gala", card, "upper", priority, cause="card:grand-gala")


def test_the_other_copy_of_a_card_has_a_heading_of_its_own() -> None:
    moves = [
        Moved("jenny-barnes", 12, 3, cause="card:grand-gala"),
        Moved("jenny-barnes", 3, 4, cause="card:grand-gala"),
    ]
    lines = log_lines([placed(8, 4), moves[0], placed(9, 7), moves[1]], 0, FACE, "en")
    assert [line.below for line in lines] == [False, True, False, True]


# Looking things up.


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("killer", "Killer: when it acts, an investigator in its location loses 1 health."),
        ("wanderer", "Wanderer: when it acts"),
        ("destroyer", "Destroyer: when it acts"),
        ("star spawn", "Destroyer: when it acts"),
    ],
)
def test_looking_a_monster_up_tells_what_its_symbols_do(words: str, told: str) -> None:
    text = printed_out(*FACE.lookup(words, frame_of(given(2).table())))
    assert text.count(told) == 1


def test_what_is_no_monster_tells_of_no_symbols() -> None:
    assert "when it acts" not in printed_out(*FACE.lookup("library", frame_of(given(2).table())))


@pytest.mark.parametrize(("locale", "word"), [("en", "killer"), ("ru", "убийца"), ("uk", "вбивця")])
def test_a_killer_is_explained_in_every_language(locale: str, word: str) -> None:
    shown = FACE.lookup(word, frame_of(given(2).table(), locale))
    assert printed_out(shown[-1]).casefold().startswith(word)


# A short screen.


def short_screen(table: Table[Any], locale: str = "en") -> list[str]:
    return draw(screen(80, 24), FACE, table, locale, events=8).splitlines()


@pytest.mark.parametrize("players", [1, 2])
def test_where_the_map_does_not_fit_the_key_is_named_and_the_row_is_drawn(players: int) -> None:
    table = miskatonic.new_game("final-hour", players=players, seed=3)
    chance, rows = Random(players), 0
    for _ in range(40):
        assert table.decision is not None
        locale = LOCALES[rows % 3]
        lines = short_screen(table, locale)
        assert max(map(len, lines)) <= 80
        if not any("╭" in line for line in lines):
            assert any(line.startswith("b ") for line in lines)
        rows += any(line.startswith(("Upper", "So far")) for line in lines)
        options = [option for option in table.decision.options if option.key != "ready"]
        table.choose(chance.choice(options), table.decision.seat)
    assert rows > 0


def test_the_locations_are_drawn_short_where_there_is_room_for_that() -> None:
    lines = short_screen(given(players=1, bare=False).table("solo.row"))
    assert len(lines) <= 24 - PROMPT_LINES
    assert any(line.startswith(" 1♣ ") and " 9" in line for line in lines)
    assert "b shows the whole board" in lines


# Before the game.


class Typed(Screen):
    """Somebody who types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str | None:
        self.asked.append(prompt)
        return self.lines.pop(0) if self.lines else None


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_question_names_as_usual_may_be_typed(locale: str) -> None:
    nobody, chance = say("nobody").text(locale), say("chance-decides").text(locale)
    person = Typed("2", nobody, "", "", "", chance.upper())
    answers = SetupQuestions(person, GAMES["final-hour"], locale, FACE).ask_all()
    assert answers is not None
    players, seating, options = answers
    assert (players, seating.bots, options["investigators"], person.lines) == (2, {}, [], [])
    assert person.asked[1].endswith(f"[{nobody}]") and person.asked[-1].endswith(f"[{chance}]")


def test_bots_may_be_nobody_on_the_command_line(piped: Piped) -> None:
    assert piped("play final-hour --new --players 2 --bots nobody --seed 1").code == 0
