"""Every Trauma card, played once."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import trauma
from miskatonic.games.mansions.components import TRAUMA
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.occasions import react
from miskatonic.games.mansions.possessions import abilities_of
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.state import Turn
from miskatonic.games.mansions.testing import prepare
from miskatonic.games.mansions.vitals import skill_value
from miskatonic.games.mansions.words import During, Skill

from .answering import play
from .given import Situation, given

HERE = "foyer.s"


def played(id: str, *cards: str, **answers: str) -> Situation:
    """Joe has just got the card; Jenny stands beside him."""
    game = given("joe-diamond", "jenny-barnes").stand(1, HERE).stand(2, HERE).card(1, *cards).trauma_hand(id)
    game.skill(1, willpower=5, intellect=5, lore=3, dexterity=5).points(1, 2)
    game.state.turn = Turn(1)
    (card,) = game.state.trauma_hand
    play(game, trauma.play_trauma(game.table, 1, card), **answers)
    return game


def keeps(game: Situation, id: str) -> bool:
    """Does the card stay with Joe?"""
    held = getattr(game[1], TRAUMA[id].kind)
    return held is not None and held.partition("#")[0] == id


@pytest.mark.rule("mom.trauma.9")
@pytest.mark.parametrize("id", [card.id for card in TRAUMA.values() if card.stays])
def test_lasting_cards_stay(id: str):
    game = played(id)
    assert keeps(game, id)
    assert any(source.partition("#")[0] == id for source, _ in abilities_of(game.state, 1))


@pytest.mark.parametrize(
    "id", [card.id for card in TRAUMA.values() if not card.stays and card.id != "the-only-way-out"]
)
def test_passing_cards_are_discarded(id: str):
    game = played(id)
    assert not keeps(game, id)
    assert len(game.state.trauma.discard) == 1


def test_a_broken_arm_hinders_in_combat():
    game = played("broken-arm")
    assert prepare(game.table, Me(who=1), Skill.STRENGTH, 0, During.COMBAT).bonus == -2
    assert prepare(game.table, Me(who=1), Skill.STRENGTH).bonus == 0


def test_a_broken_leg_hurts_at_the_second_move():
    game = played("broken-leg")
    play(game, react(game.table, "moved-twice", 1))
    assert game[1].damage == 1


def test_a_back_injury_limits_what_is_carried():
    assert TRAUMA["back-injury"].able.carries == {"equipment": 1, "weapon": 1}
    game = played("back-injury", "axe", "knife", "lantern")
    assert len(game[1].cards) == 2


def test_a_concussion_dulls():
    game = played("concussion")
    assert (game[1].skill_points, skill_value(game.state, 1, Skill.INTELLECT)) == (1, 3)


def test_a_demoralizing_injury_ends_the_turn():
    game = played("demoralizing-injury")
    assert game[1].horror == 1
    assert game.state.turn is not None and game.state.turn.over


def test_lost_senses():
    assert skill_value(played("hearing-loss").state, 1, Skill.DEXTERITY) == 3
    assert TRAUMA["loss-of-vision"].able.sees_all_dark


@pytest.mark.rule("mom.horror-check.16")
def test_panic_moves_three_spaces():
    game = played("panic")
    assert len(game.told("moved-by-keeper")) == 3


def test_the_only_way_out_kills():
    assert played("the-only-way-out")[1].fate == "waiting"


@pytest.mark.parametrize(("cards", "damage"), [((), 1), (("axe",), 3), (("shotgun",), 4)])
def test_a_false_friend_strikes(cards: tuple[str, ...], damage: int):
    game = played("false-friend", *cards)
    assert (game[2].damage, game[1].damage) == (damage, 0)


def test_a_false_friend_shoots_across_the_room_but_does_not_strike_there():
    for card, damage in (("axe", 0), ("shotgun", 4)):
        game = given("joe-diamond", "jenny-barnes").stand(1, HERE).stand(2, "foyer.n").card(1, card)
        play(game, trauma.play_trauma(game.table, 1, game.trauma_hand("false-friend").state.trauma_hand[0]))
        assert game[2].damage == damage


ONE_SPACE = next(spaces[0] for spaces in house_of("fall-of-house-lynch").rooms.values() if len(spaces) == 1)


@pytest.mark.parametrize(
    ("id", "mine", "hers", "dark", "die", "horror"),
    [
        ("all-alone", HERE, HERE, False, "6", 1),
        ("all-alone", HERE, HERE, False, "5", 0),
        ("all-alone", HERE, ONE_SPACE, False, "", 0),
        ("claustrophobia", ONE_SPACE, HERE, False, "6", 1),
        ("claustrophobia", HERE, HERE, False, "", 0),
        ("nyctophobia", HERE, HERE, True, "5", 1),
        ("nyctophobia", HERE, HERE, True, "4", 0),
        ("nyctophobia", HERE, HERE, False, "", 0),
    ],
)
def test_fears_at_the_end_of_a_turn(id: str, mine: str, hers: str, dark: bool, die: str, horror: int):
    game = played(id).points(1, 0).stand(1, mine).stand(2, hers)
    if dark:
        game.darkness("foyer")
    play(game, react(game.table, "turn-end", 1), die)
    assert game[1].horror == horror


def test_kleptomania_takes_from_a_friend():
    game = played("kleptomania").card(2, "axe")
    play(game, react(game.table, "turn-end", 1))
    assert (game[1].cards, game[2].cards) == (["axe"], [])


def test_hysteria_and_delusion():
    game = played("hysteria")
    assert game[1].skill_points == 1
    assert prepare(game.table, Me(who=1), Skill.WILLPOWER, 0, During.HORROR_CHECK).bonus == -2
    game = played("delusion")
    assert (skill_value(game.state, 1, Skill.INTELLECT), skill_value(game.state, 1, Skill.LORE)) == (3, 1)


def test_catatonia_stuns():
    game = played("catatonia")
    assert game[1].stun == 2
    assert game.state.turn is not None and game.state.turn.over
