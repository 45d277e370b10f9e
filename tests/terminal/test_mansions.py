"""Mansions of Madness at the terminal: what stands around the house, tests, fights, puzzles, pages, the keeper."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest

import miskatonic
from miskatonic.games.mansions import GAME, state
from miskatonic.games.mansions.components import ACTIONS, STORIES
from miskatonic.games.mansions.events import (
    ClueFound,
    EventRead,
    GameEnded,
    InvestigatorKilled,
    MonsterPlaced,
    RoundBegan,
    Suffered,
)
from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, PIECES
from miskatonic.games.mansions.state import Attempt, Fight, Piece, Puzzle
from miskatonic.games.mansions.words import AttackType, During, Skill, card_name
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.face import face_of
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.mansions.current import seat_name
from miskatonic.terminal.save_files import SaveFile, SaveFolder
from miskatonic.terminal.seating import Seating
from miskatonic.terminal.session import Session
from miskatonic.terminal.start import read_option
from tests.mansions.given import KEEPER, Situation, given

from .conftest import Piped
from .drawing import Shown, draw, fits_every_screen, frame_of, printed_out, screen, written

FACE = face_of("mansions")
SHOWN = Shown(FACE)
header, team, behind = SHOWN.header, SHOWN.team, SHOWN.behind
looked_up, page = SHOWN.looked_up, SHOWN.page


# Whole screens.


@pytest.mark.parametrize(
    ("players", "story"),
    list(zip((2, 3, 4, 5, 2), STORIES, strict=True)),
)
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, story: str) -> None:
    table = miskatonic.new_game("mansions", players=players, seed=players, story=story)
    fits_every_screen(FACE, table, ("terminal-mansions", "mansions"), choices=64, seed=players)


def test_a_game_is_played_through_pipes(piped: Piped) -> None:
    keys = ["h", "i", "j", "m", "d", "k", "z", "b", "g", "c", "c zombie", "? nothing like it"]
    shown = piped("play mansions --new --players 2 --bots 2=random --seed 3", *["1"] * 8, *keys, *["1"] * 30, "q").out
    assert "Round 1" in shown
    assert "the keeper’s hand and actions" in shown
    assert "nothing like it" in shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 50)])
def test_a_screen_is_never_higher_than_the_terminal(width: int, height: int) -> None:
    game = given(players=5)
    for who in (1, 2, 3, 4):
        game.card(who, "axe") if who == 1 else game.hurt(who, damage=2)
    for kind in ("zombie", "maniac", "cultist"):
        game.monster(kind, "foyer.s")
    text = draw(screen(width, height), FACE, game.turn(1).table, events=40)
    assert len(text.splitlines()) <= height - 1


def test_chances_to_evade_several_monsters_take_few_characters() -> None:
    game = given().stand(1, "foyer.s").monster("zombie", "foyer.s").monster("maniac", "foyer.s").turn(1)
    decision = game.table.decision
    assert decision is not None
    walk = next(option for option in decision.options if option.verb == "move")
    assert re.fullmatch(r"\d+·\d+%", FACE.note(walk, frame_of(game.table)).plain)
    assert not FACE.note(walk, frame_of(game.table, brief=True))


def test_the_keeper_is_a_seat_counted_from_1_or_left_to_chance_and_leads_nobody() -> None:
    keeper = GAME.settings["keeper"]
    assert read_option(FACE, keeper, "random", 3, "en") == "random"
    assert read_option(FACE, keeper, "3", 3, "en") == 2
    with pytest.raises(MiskatonicError, match="keeper is a seat from 1 to 3, not “0”"):
        read_option(FACE, keeper, "0", 3, "en")
    assert FACE.investigators(4) == 3


# Above the house.


def test_the_header_has_what_everybody_knows_of_the_keeper() -> None:
    game = given().threat(3).mythos_hand("foul-air").turn(1)
    text = header(game)
    assert "The Fall of House Lynch · Mansions of Madness" in text
    assert "Threat ‡3 · Mythos 1, Trauma 0" in text
    assert "Objective" not in text
    assert "Objective" in header(game.reveal().turn(1))


# The people.


def test_the_own_sheet_comes_first_with_what_is_left_of_the_turn() -> None:
    game = given("joe-diamond", "jenny-barnes").hurt(1, damage=2).points(1, 3).stun(1).card(1, "axe").turn(1)
    lines = team(game)
    assert lines[0].startswith("▸D Joe Diamond ♥") and "★3 ↯" in lines[0]
    text = " ".join(lines)
    assert "1 Move left · Action" in text and "Axe" in text and "Willpower" in text
    assert "B Jenny Barnes" in text


def test_who_must_escape_is_told_where_the_objective_asks_for_it() -> None:
    assert "must escape" not in " ".join(team(given().answer(q1="A").reveal().turn(1)))
    assert "must escape" in " ".join(team(given().answer(q1="C").reveal().turn(1)))


def test_the_hand_and_the_actions_lie_before_the_keeper_alone() -> None:
    game = given().mythos_hand("foul-air").threat(4)
    own, others = game.keeper_turn("keeper.actions"), None
    shown = draw(screen(120, 60), FACE, own.table)
    assert "Hand: Foul Air ‡1" in shown
    assert all(card_name(id).text() in shown for id in STORIES[game.state.story].actions)
    others = draw(screen(120, 60), FACE, game.turn(1).table)
    assert "Foul Air" not in others and "Hand:" not in others


def test_an_action_that_was_used_is_marked() -> None:
    game = given().threat(4).keeper_turn("keeper.actions")
    id = STORIES[game.state.story].actions[0]
    game.state.keeper_used.append(id)
    assert f"‡{ACTIONS[id].cost} (used)" in draw(screen(120, 60), FACE, game.table)


def test_seats_are_named_as_far_as_they_are_known() -> None:
    table = miskatonic.new_game("mansions", players=3, seed=1)
    assert [seat_name(table.view(None), seat).text() for seat in (0, 1)] == ["The keeper", "An investigator"]
    assert seat_name(given().table.view(None), 1).text() == "Joe Diamond"


# What is being resolved.


def test_traits_are_read_where_one_of_them_is_kept() -> None:
    table = miskatonic.new_game("mansions", players=2, seed=1, keeper=1)
    table.choose("play:joe-diamond", 0)
    table.choose("answer:1A", 1)
    frame = frame_of(table)
    assert frame.decision is not None and frame.decision.topic == "trait"
    shown = printed_out(*FACE.behind(frame))
    assert all(option.text() in shown for option in frame.decision.options) and "Intellect" in shown
    assert "Intellect" not in behind(given("joe-diamond").turn(1))


def test_a_test_tells_what_is_needed_and_how_likely_it_is() -> None:
    game = given().turn(1)
    game.state.test = state.Testing(1, Skill.WILLPOWER, 5, -1, During.CARD, penalties=2, luck=3)
    text = behind(game)
    assert "Joe Diamond tests Willpower · 5 or less on the d10 · 50%" in text.replace("willpower", "Willpower")
    assert "modifier −1 · penalties −2 · luck +3" in text
    game.state.test.die = 6
    assert "rolled 6 · failed" in behind(game)


def test_a_fight_tells_who_fights_with_what_and_the_half_that_counts() -> None:
    game = given().card(1, "axe").monster("zombie", "foyer.s").turn(1)
    top = next(card for card in game.state.combat["humanoid"].cards)
    game.state.fight = Fight("investigator", 1, game.the("zombie").id, AttackType.SHARP, "axe", card=top)
    text = behind(game)
    assert "Joe Diamond against" in text and "with Axe" in text.replace("axe", "Axe")
    assert "awareness" in text
    game.state.fight = Fight("barrier", None, game.the("zombie").id)
    assert "against the barrier" in behind(game)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_puzzle_is_drawn_with_all_its_pieces(layout: str, locale: str) -> None:
    game = laid(layout).turn(1)
    game.state.attempt = Attempt(1, "padlocked-door", 3)
    text = draw(screen(120, 60), FACE, game.table, locale)
    assert max(map(len, text.splitlines())) <= 120
    drawn = behind(game)
    assert "3 puzzle actions left" in drawn
    assert all(str(place) in drawn for place in range(1, len(LAYOUTS[layout].places) + 1))


def laid(layout: str) -> Situation:
    """A puzzle that was laid out somehow."""
    game = given()
    form = LAYOUTS[layout]
    pile = game.state.pieces[form.pile]
    fitting = [piece for piece in pile if PIECES[piece].picture in ("", layout)]
    taken = fitting[: len(form.places)]
    for piece in taken:
        pile.remove(piece)
    game.state.puzzles["padlocked-door"] = Puzzle(layout, [Piece(piece) for piece in taken])
    return game


def test_a_drawn_piece_lies_beside_the_puzzle() -> None:
    game = laid("4a").turn(1)
    game.state.attempt = Attempt(1, "padlocked-door", 2, drawn=game.state.pieces["rectangle"].pop())
    assert "Drawn:" in behind(game)


def test_the_picture_of_runes_lies_beside_them() -> None:
    assert "The picture:" in page(laid("rune-eye").turn(1), "z")


# Pages.


def test_pages_tell_what_they_are_for() -> None:
    game = given("joe-diamond").card(1, "axe").monster("zombie", "foyer.s").pile("kitchen", "nothing-of-interest")
    game.turn(1)
    assert "Axe" in page(game, "i")
    assert "Zombie" in page(game, "m")
    assert "Kitchen ▤" in page(game, "d") and "Nothing of Interest" not in page(game, "d")
    assert "Freezer" not in page(game, "d")
    assert "Only the keeper" in page(game, "k")
    assert "The Fall of House Lynch" in page(game, "j")
    assert "No puzzle" in page(game, "z")


def test_the_keeper_sees_what_lies_in_the_rooms_and_what_was_answered() -> None:
    game = given().pile("kitchen", "nothing-of-interest").mythos_hand("foul-air").keeper_turn("keeper.actions")
    assert game.seat == KEEPER
    assert "Nothing of Interest" in page(game, "d")
    assert "Foul Air" in page(game, "k") and " — " in page(game, "k")


# Looking things up.


def test_rooms_monsters_and_cards_are_looked_up_by_name() -> None:
    game = given().monster("zombie", "foyer.s").turn(1)
    assert "Spaces: Foyer" in looked_up(game, "foyer")
    assert "awareness" in looked_up(game, "zombie") and "Special attack" not in looked_up(game, "zombie")
    game.state.monsters[0].seen = True
    assert "Special attack" in looked_up(game, "zombie")
    assert "costs ‡" in looked_up(game, "foul air")


# The story.


def test_the_game_is_told_by_rounds() -> None:
    events = [
        RoundBegan(1),
        MonsterPlaced(1, "zombie", "foyer.s"),
        ClueFound("joe-diamond", "clue-fall-of-house-lynch-1a"),
        Suffered("joe-diamond", "damage", 2),
        RoundBegan(2),
        InvestigatorKilled("joe-diamond", "foyer.s"),
    ]
    first, second = (line.text() for line in FACE.told_by_rounds(events))
    assert "1 monster placed" in first and "a clue:" in first and "D −2♥" in first
    assert "Joe Diamond dies" in second


@pytest.mark.parametrize("event", [EventRead("inner-sanctum-event-1", "all"), GameEnded("last-event")])
def test_what_is_read_out_is_told_once(event: Event) -> None:
    lines = [line.text for line in log_lines([event], 0, FACE, "en")]
    assert lines and len(lines) == len(set(lines))


# Several at one keyboard.


def test_what_the_keeper_saw_is_gone_before_another_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The screen is wiped, with all that scrolled away, whenever the keyboard changes hands."""
    table = miskatonic.new_game("mansions", players=2, seed=2)
    made = screen(100, 40)
    asked: list[str] = []
    seen: list[str] = []
    wiped: list[bool] = []
    session = Session(table, Seating(), made, SaveFile(SaveFolder(tmp_path)), "en")

    def ask(prompt: str) -> str | None:
        asked.append(prompt)
        seen.append(written(made))
        return None if len(asked) > 60 else "" if prompt.startswith("Pass") else "1"

    def clear(*, history: bool = False) -> None:
        wiped.append(history)
        assert isinstance(made.console.file, io.StringIO)
        made.console.file.seek(0)
        made.console.file.truncate()

    monkeypatch.setattr(made, "ask", ask)
    monkeypatch.setattr(made, "clear", clear)
    session.run()
    handed = [prompt for prompt in asked if prompt.startswith("Pass")]
    assert len(handed) > 2 and all(one != other for one, other in pairwise(handed))
    assert all(wiped)
    assert all(not text.strip() for prompt, text in zip(asked, seen, strict=True) if prompt.startswith("Pass"))
    assert any("Hand:" in text for text in seen)
