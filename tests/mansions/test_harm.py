"""Damage, horror, death, replacement and elimination (rules mom.damage, mom.insane, mom.killed, mom.replacement...)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import harm
from miskatonic.games.mansions.components import CHARACTERS, TOKENS
from miskatonic.games.mansions.events import FaceDownDiscarded
from miskatonic.games.mansions.killing import kill
from miskatonic.games.mansions.mythos import play_mythos
from miskatonic.games.mansions.possessions import return_spell
from miskatonic.games.mansions.view import view
from miskatonic.games.mansions.words import DAMAGE, HORROR
from tests.mansions.given import KEEPER, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("combat-term.1", "combat-term.2", "damage.2", "definition.5", "definition.6")
def test_damage_and_horror_lower_health_and_sanity() -> None:
    game = given("joe-diamond")
    game.run(harm.take(game.table, 1, damage=2, horror=3))
    assert (harm.health_left(game.state, 1), harm.sanity_left(game.state, 1)) == (10, 5)


@rule("damage.1")
def test_with_as_much_damage_as_health_an_investigator_is_killed() -> None:
    game = given("joe-diamond", "jenny-barnes").hurt(1, damage=10)
    game.run(harm.take(game.table, 1, damage=1))
    assert game[1].in_play
    game.run(harm.take(game.table, 1, damage=1))
    assert game[1].fate == "waiting"


@rule("damage.3")
def test_healing_removes_tokens_as_far_as_there_are_any() -> None:
    game = given().hurt(1, damage=3, horror=2)
    harm.heal(game.table, 1, DAMAGE, 2)
    harm.heal(game.table, 1, HORROR, 5)
    assert (game[1].damage, game[1].horror) == (1, 0)


@rule("limits.7")
def test_tokens_never_run_out() -> None:
    game = given(players=5)
    for who in (1, 2, 3, 4):
        game.run(harm.take(game.table, who, horror=8))
    assert sum(game[who].horror for who in (1, 2, 3, 4)) > 24


@rule("insane.1", "insane.5", "insane.6")
def test_at_zero_sanity_an_investigator_is_insane_and_stays_in_play() -> None:
    game = given("joe-diamond").hurt(1, horror=7)
    game.run(harm.take(game.table, 1, horror=1))
    assert harm.is_insane(game.state, 1) and game[1].in_play
    game.turn()
    assert game.state.turn is not None and (game.state.turn.moves, game.state.turn.action) == (2, True)
    harm.heal(game.table, 1, HORROR, 1)
    assert not harm.is_insane(game.state, 1)


@rule("insane.2")
def test_an_insane_investigator_takes_no_more_horror_and_opens_no_window() -> None:
    game = given("joe-diamond").hurt(1, horror=8).trauma_hand("panic")
    assert not game.run(harm.take(game.table, 1, horror=2)).decisions
    assert game[1].horror == 8


@rule("insane.2")
def test_by_the_other_reading_insanities_may_follow_horror_that_is_not_taken() -> None:
    game = given("joe-diamond", insane_horror="also-horror").hurt(1, horror=8).trauma_hand("panic")
    asked = game.run(harm.take(game.table, 1, horror=2), "pass")
    assert asked.decisions[0].seat == KEEPER and asked.decisions[0].topic == "trauma"


# Death.


@rule("killed.1", "killed.2", "killed.3", "killed.4")
def test_what_becomes_of_the_possessions_of_the_dead() -> None:
    game = given("joe-diamond", "jenny-barnes").card(1, "axe", "45-automatics-joe").spell(1, "shriveling").points(1, 2)
    game.hurt(1, 3, 4).stun(1).trauma(1, "panic", "insanity").stand(1, "kitchen.all")
    spells = len(game.state.spells["shriveling"])
    game.run(kill(game.table, 1))
    assert game.state.piles["kitchen"].dropped == ["axe", "45-automatics-joe"]
    assert len(game.state.spells["shriveling"]) == spells + 1
    joe = game[1]
    assert not joe.cards and not joe.spells and joe.insanity is None
    assert (joe.skill_points, joe.damage, joe.horror, joe.stun) == (0, 0, 0, 0)
    assert [card for card in game.state.trauma.discard if card.startswith("panic")]
    assert "joe-diamond" not in game.state.unused and game.state.in_room("kitchen") == []


@rule("secrecy.6", "mythos.9")
def test_all_are_told_which_mythos_cards_lay_face_down_on_the_dead() -> None:
    game = given("joe-diamond", "jenny-barnes").mythos_hand("vertigo").threat(9).turn(1)
    game.run(play_mythos(game.table, "vertigo", 1))
    game.run(kill(game.table, 1))
    assert game.state.mythos.discard == ["vertigo"] and not game[1].face_down
    (told,) = [event for event in game.table.log(2) if isinstance(event, FaceDownDiscarded)]
    assert (told.who, told.card, told.reveals) == ("joe-diamond", "vertigo", True)


@rule("killed.5", "replacement.1", "replacement.3", "replacement.4", "replacement.5", "replacement.6")
def test_before_the_reveal_the_player_takes_a_new_investigator_on_the_next_turn() -> None:
    game = given("joe-diamond", "jenny-barnes").threat(5).mythos_hand("face-at-the-window").stand(1, "kitchen.all")
    game.run(kill(game.table, 1))
    game.turn_begins(1)
    assert game.topic == "character" and game.seat == 1
    assert "play:jenny-barnes" not in game.keys and "play:joe-diamond" not in game.keys and len(game.keys) == 6
    game.do("play:michael-mcglen", "keep:hard-boiled", "keep:trigger-man")
    new = game[1]
    assert (new.id, new.space, new.cards) == ("michael-mcglen", "foyer.s", ["tommy-gun"])
    assert new.skill_points == CHARACTERS["michael-mcglen"].skill_points
    assert game.state.turn is None or game.state.turn.who != 1 or game.topic != "turn"
    assert not game.told("mythos-played")


@rule("killed.6", "evade.6")
def test_who_is_killed_in_their_own_turn_loses_the_rest_of_it() -> None:
    game = given("joe-diamond", "jenny-barnes").skill(1, dexterity=4).hurt(1, damage=11)
    game.monster("zombie", "foyer.s").mythos_hand("face-at-the-window").threat(5).fire("foyer").turn(1)
    game.do("move:foyer.n", dice="9").do("deal")
    assert game[1].fate == "waiting" and not game.told("moved")
    assert game.state.turn is None
    assert len(game.told("suffered")) == 1


@rule("replacement.2", "limits.10", "elimination.2")
def test_when_every_investigator_has_been_used_the_player_is_eliminated() -> None:
    game = given("joe-diamond", "jenny-barnes")
    game.state.unused = []
    game.run(kill(game.table, 1))
    assert game[1].fate == "eliminated"
    game.round()
    assert game.state.turn is not None and game.state.turn.who == 2 and game.state.to_act == []


@rule("replacement.7")
@pytest.mark.parametrize(("reading", "dice", "horror"), [("at-once", "10", 1), ("later", "", 0)])
def test_a_newcomer_beside_a_monster_checks_at_once_or_later(reading: str, dice: str, horror: int) -> None:
    game = given("joe-diamond", "jenny-barnes", replacement_horror=reading).stand(2, "kitchen.all")
    game.run(kill(game.table, 1))
    game.monster("zombie", "foyer.n").turn_begins(1)
    game.do("play:michael-mcglen", "keep:hard-boiled", "keep:trigger-man", *(["no"] if dice else []), dice=dice)
    assert game[1].horror == horror


@rule("replacement.7")
def test_a_newcomer_in_a_burning_room_takes_the_damage_at_the_end_of_the_turn() -> None:
    game = given("joe-diamond", "jenny-barnes").fire("foyer").stand(2, "kitchen.all")
    game.run(kill(game.table, 1))
    game.turn_begins(1).do("play:michael-mcglen", "keep:hard-boiled", "keep:trigger-man")
    assert game[1].damage == 2 and not game.told("test-began")


@rule("elimination.1", "elimination.2")
def test_after_the_reveal_whoever_is_killed_is_eliminated() -> None:
    game = given("joe-diamond", "jenny-barnes").reveal().card(1, "axe")
    game.run(kill(game.table, 1))
    assert game[1].fate == "eliminated" and game.state.piles["foyer"].dropped == ["axe"]


@rule("elimination.3", "overview.2", "objective.8")
def test_an_eliminated_player_wins_with_the_others() -> None:
    from miskatonic.games.mansions.play import win_investigators
    from miskatonic.kernel.flow import GameOver

    game = given("joe-diamond", "jenny-barnes").reveal()
    game.run(kill(game.table, 1))
    with pytest.raises(GameOver) as over:
        win_investigators(game.table, "escaped")
    assert over.value.result.won == {0: False, 1: True, 2: True}


@rule("win.1")
def test_the_keeper_wins_when_all_are_eliminated_and_not_before() -> None:
    game = given("joe-diamond", "jenny-barnes")
    game.run(kill(game.table, 1))
    assert game.run(kill(game.table, 2)).result is None
    game = given("joe-diamond", "jenny-barnes").reveal()
    assert game.run(kill(game.table, 1)).result is None
    result = game.run(kill(game.table, 2)).result
    assert result is not None and result.won == {0: True, 1: False, 2: False} and result.reason == "all-eliminated"


@rule("threat.2")
def test_threat_does_not_go_down_when_investigators_die() -> None:
    game = given("joe-diamond", "jenny-barnes", "gloria-goldberg").reveal()
    game.run(kill(game.table, 1))
    before = game.state.threat
    game.keeper_turn("keeper.threat")
    assert game.state.threat == before + 3


@rule("secrecy.5", "combat-term.3")
def test_a_monster_that_deals_damage_shows_its_back() -> None:
    game = given().monster("zombie", "foyer.s")
    from miskatonic.games.mansions.monsters import strike

    zombie = game.the("zombie")
    game.run(strike(game.table, zombie, 1))
    assert zombie.seen and game[1].damage == TOKENS[zombie.token][1].damage


@rule("killed.4", "limits.1")
def test_a_card_that_lay_face_down_by_the_dead_is_discarded_once() -> None:
    game = given("joe-diamond", "jenny-barnes")
    (card,) = game.mythos_hand("face-at-the-window").state.mythos_hand
    game.state.mythos_hand, game[1].face_down = [], [card]
    game.run(kill(game.table, 1))
    assert game[1].face_down == [] and game.state.mythos.discard == [card]


@rule("replacement.3")
def test_all_see_who_is_chosen_while_the_traits_are() -> None:
    game = given("joe-diamond", "jenny-barnes")
    game[1].fate = "waiting"
    game.turn_begins(1).do("play:gloria-goldberg")
    assert [view(game.state, seat).picks for seat in (KEEPER, 2, None)] == [{1: ["gloria-goldberg"]}] * 3


@rule("killed.6")
def test_who_is_killed_in_the_turn_of_another_takes_nothing_from_that_turn() -> None:
    game = given("joe-diamond", "jenny-barnes").turn(1)
    game.run(kill(game.table, 2))
    assert game.state.turn is not None and not game.state.turn.over
    game.do("move:foyer.n")
    assert game[1].space == "foyer.n" and game.seat == 1


@rule("killed.3", "spell.6")
def test_the_spell_of_whoever_it_kills_goes_under_its_deck_once() -> None:
    game = given("joe-diamond", "jenny-barnes").spell(1, "shriveling").hurt(1, damage=7).monster("zombie", "foyer.s")
    (card,) = game[1].spells
    game.run(kill(game.table, 1))
    return_spell(game.table, 1, card)
    assert game.state.spells["shriveling"].count(card) == 1 and len(game.told("spell-returned")) == 1
