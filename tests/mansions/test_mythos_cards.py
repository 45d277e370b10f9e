"""Every Mythos card, played once on Joe in his turn."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from miskatonic.games.mansions import mythos
from miskatonic.games.mansions.components import MYTHOS, STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.occasions import react
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.state import Turn
from miskatonic.games.mansions.testing import prepare
from miskatonic.games.mansions.words import Skill, room_of

from .answering import play
from .given import Situation, given


class After(NamedTuple):
    """What has become of Joe: damage, horror, stun, skill points."""

    damage: int = 0
    horror: int = 0
    stun: int = 0
    points: int = 1


UNHARMED = After()

TESTED: dict[str, After] = {
    "cold-draught": After(horror=1),
    "scratching-in-the-walls": After(horror=1),
    "grasping-tentacles": After(damage=2),
    "whispered-name": After(points=0),
    "slamming-door": After(damage=1),
    "jammed-leg": After(stun=1),
    "slippery-fingers": UNHARMED,
    "rotten-boards": After(damage=2),
    "face-at-the-window": After(horror=1),
    "falling-shelf": After(damage=2, stun=1),
    "cave-in": After(damage=2),
    "foul-air": After(damage=1, stun=1),
    "tentacles-from-below": After(damage=2),
    "whisper-from-the-deep": After(horror=1),
    "strange-skies": After(horror=1),
    "choking-smoke": After(stun=1),
    "clinging-roots": After(stun=1),
    "misfire": After(damage=1),
    "cracked-haft": UNHARMED,
    "cold-sweat": After(points=0),
    "green-eyes": After(horror=1),
    "childs-laughter": UNHARMED,
    "riddle-on-the-wall": After(horror=1, points=0),
}
"""Cards that ask for a test, and what failing it brings."""
OTHERS = {
    "lights-out",
    "wrong-turn",
    "something-follows",
    "vertigo",
    "footsteps-above",
    "guttering-flame",
    "leaping-flames",
    "restless-graves",
    "ambush",
    "marked-as-prey",
    "familiar-hand",
    "door-that-was-not-there",
}


def story_of(id: str) -> str:
    return next(story.id for story in STORIES.values() if MYTHOS[id].icon in story.icons)


def a_game(id: str) -> Situation:
    """A story with the card, and Joe where it can be played, with what it needs."""
    card = MYTHOS[id]
    game = given("joe-diamond", story=story_of(id)).card(1, "shotgun", "lantern").points(1, 1).threat(card.cost)
    rooms = house_of(game.state.story).rooms
    room = next(
        (room for room in rooms if not card.rooms or any(mythos.named(room, part) for part in card.rooms)), None
    )
    assert room is not None
    game.stand(1, rooms[room][0]).mythos_hand(id)
    game.state.turn = Turn(1)
    if id == "grasping-tentacles":
        game[1].cards.remove("lantern")
        game.darkness(room)
    if id == "choking-smoke":
        game.fire(room)
    if id == "leaping-flames":
        space = rooms[room][0]
        game.fire(next(room_of(near) for near in game.near(space) if room_of(near) != room))
    return game


def playing(game: Situation, id: str, dice: str = "", **answers: Any) -> list[str]:
    """The keeper plays the card in the window."""
    (card,) = game.state.mythos_hand
    return play(game, mythos.mythos_window(game.table, 1), dice, mythos=f"mythos:{card}", skill_point="no", **answers)


@pytest.mark.rule("mom.mythos.6")
@pytest.mark.rule("mom.mythos.9")
@pytest.mark.parametrize("id", TESTED)
@pytest.mark.parametrize("die", ["1", "10"])
def test_cards_with_a_test(id: str, die: str):
    game = a_game(id)
    playing(game, id, die)
    joe = game[1]
    wanted = TESTED[id] if die == "10" else UNHARMED
    assert After(joe.damage, joe.horror, joe.stun, joe.skill_points) == wanted
    assert (game.state.threat, game.state.mythos.discard) == (0, [id])
    lost = {"slippery-fingers": "lantern", "cracked-haft": "shotgun"}.get(id)
    if lost is not None:
        assert (lost in joe.cards) == (die == "1")
    assert len(game.told("moved-by-keeper")) == (2 if id == "childs-laughter" and die == "10" else 0)


def test_all_cards_are_tried():
    assert {*TESTED, *OTHERS} == set(MYTHOS)
    assert not OTHERS & set(TESTED)


@pytest.mark.parametrize("id", ["lights-out", "guttering-flame"])
def test_darkness_falls_where_there_is_none(id: str):
    game = a_game(id)
    room = room_of(game[1].space)
    playing(game, id)
    assert game.state.darkness == [room]
    again = a_game(id)
    again.darkness(room_of(again[1].space))
    assert not mythos.playable(again.table, id, 1)


def test_a_wrong_turn_leads_astray():
    game = a_game("wrong-turn")
    start = game[1].space
    playing(game, "wrong-turn")
    assert game[1].space in game.near(start)


@pytest.mark.parametrize(
    ("id", "steps"), [("something-follows", 1), ("footsteps-above", 2), ("door-that-was-not-there", 3)]
)
def test_a_monster_moves(id: str, steps: int):
    game = a_game(id)
    far = list(house_of(game.state.story).spaces)[-1]
    game.monster("zombie", far)
    playing(game, id, *([] if room_of(far) != room_of(game[1].space) else ["1"]))
    assert 1 <= len(game.told("monster-moved")) <= steps
    assert len(game.state.trauma_hand) == (1 if id == "door-that-was-not-there" else 0)


def test_flames_leap_over():
    game = a_game("leaping-flames")
    room = room_of(game[1].space)
    playing(game, "leaping-flames")
    assert room in game.state.fire


def test_graves_give_back_a_corpse():
    game = a_game("restless-graves")
    playing(game, "restless-graves")
    assert game.state.corpses == {game[1].space: 1}


def test_an_ambush():
    game = a_game("ambush")
    playing(game, "ambush", "1")
    assert room_of(game.the("cultist").space) == room_of(game[1].space)
    game = a_game("ambush").monster("zombie", game[1].space)
    assert not mythos.playable(game.table, "ambush", 1)


@pytest.mark.rule("mom.secrecy.7")
@pytest.mark.parametrize(("id", "skill"), [("vertigo", Skill.DEXTERITY), ("familiar-hand", Skill.WILLPOWER)])
def test_a_hidden_card_hinders_until_a_skill_point_is_spent(id: str, skill: Skill):
    game = a_game(id)
    playing(game, id)
    assert game[1].face_down == [id]
    assert prepare(game.table, Me(who=1), skill).bonus == -1
    play(game, react(game.table, "turn-end", 1))
    assert (game[1].face_down, game[1].skill_points) == ([], 0)
    assert game.state.mythos.discard == [id]


def test_marked_as_prey_follows_the_first_wound():
    from miskatonic.games.mansions.harm import take

    game = a_game("marked-as-prey")
    playing(game, "marked-as-prey")
    play(game, take(game.table, 1, 1))
    assert (game[1].damage, game[1].horror, game[1].face_down) == (1, 1, [])


@pytest.mark.rule("mom.darkness.6")
def test_tentacles_do_not_find_whoever_ignores_darkness():
    game = a_game("grasping-tentacles").card(1, "lantern")
    assert not mythos.playable(game.table, "grasping-tentacles", 1)
