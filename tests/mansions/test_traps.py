"""The fifteen traps: where a table most often goes wrong."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import combat, harm, objectives
from miskatonic.games.mansions.components import COMBAT
from miskatonic.games.mansions.house import Mover, house_of, neighbours
from miskatonic.games.mansions.monsters import move_monster
from miskatonic.games.mansions.movement import keepers_ways
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.sight import can_target, distance_in_range, sees
from miskatonic.games.mansions.testing import prepare, skill_test, skill_value
from miskatonic.games.mansions.words import AttackType, During, Skill, room_of
from tests.mansions.answering import play
from tests.mansions.given import KEEPER, Situation, given
from tests.mansions.keeper_words import Invented, invented

__all__ = ["invented"]


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def skills(game: Situation) -> list[str]:
    """The skills that were tested, in their order."""
    return [event.skill for event in game.told("test-began")]


@rule("horror-check.13", "evade.1")
def test_1_horror_is_by_room_and_evading_by_space() -> None:
    game = given().skill(1, dexterity=5).monster("zombie", "foyer.s").turn()
    game.do("move:foyer.n", dice="1")
    assert skills(game) == ["dexterity"]
    game.do("move:foyer.s")
    assert skills(game) == ["dexterity"]


@rule("evade.5", "evade.6", "evade.7")
def test_2_a_failed_evade_never_stops_the_action() -> None:
    game = given().skill(1, dexterity=4).pile("foyer", "axe").monster("zombie", "foyer.s").turn()
    cards = len(game.state.combat["humanoid"].cards)
    game.do("explore", dice="9").do("deal")
    assert game[1].damage == 2 and game[1].cards == ["axe"]
    assert len(game.state.combat["humanoid"].cards) == cards
    game.do("move:foyer.n")
    assert game[1].space == "foyer.n" and skills(game) == ["dexterity"]


@rule("evade.12", "evade.13")
@pytest.mark.parametrize("attack", ["attack:1", "attack:2:45-automatics-joe"])
def test_3_an_attack_skips_evading(invented: Invented, attack: str) -> None:
    game = given().card(1, "45-automatics-joe").monster("zombie", "foyer.s").monster("maniac", "foyer.n")
    cards = [invented.combat("bare-nothing", "bare"), invented.combat("shot-nothing", "ranged")]
    invented.combat_deck(game, *cards)
    game.turn().do(attack)
    assert skills(game) == [] and len(game.told("attacked-monster")) == 1


@rule("horror-check.8", "horror-check.9", "horror-check.5")
def test_4_one_horror_check_per_monster_and_turn() -> None:
    game = given().skill(1, willpower=5).monster("maniac", "dining-room.e")
    for tests in (1, 2):
        game.note_together()
        back = ("move:foyer.sw", "move:dining-room.e", "move:foyer.sw")
        game.run(move_monster(game.table, game.the("maniac"), 3, KEEPER), *back, dice="1")
        assert len(skills(game)) == tests
        game.the("maniac").space = "dining-room.e"
    game.the("maniac").space = "foyer.sw"
    game.note_together()
    game.run(move_monster(game.table, game.the("maniac"), 2, KEEPER), "move:dining-room.e", "move:foyer.sw")
    assert len(skills(game)) == 2


@rule("horror-check.11", "horror-check.16")
def test_5_a_horror_check_interrupts() -> None:
    game = given("joe-diamond").skill(1, willpower=6).stand(1, "foyer.sw").monster("zombie", "dining-room.e")
    game.card(1, "axe").trauma_hand("panic").turn().do("move:dining-room.e", dice="8").do("trauma:panic")
    game.do("move:foyer.sw").do("move:foyer.s").do("stop")
    turn = game.state.turn
    assert game.topic == "turn" and turn is not None and turn.action and turn.moves == 1
    assert not [key for key in game.keys if key.startswith("attack:")]


@rule("stun.2", "stun.4", "stun.5", "stun.6")
def test_6_a_stunned_investigator_has_one_move_and_the_whole_action() -> None:
    game = given().skill(1, dexterity=6, intellect=4).stun(1, 2).turn()
    game.do("move:foyer.n")
    assert not [key for key in game.keys if key.startswith("move:")]
    assert "run:foyer.s" in game.keys
    assert prepare(game.table, Me(who=1), Skill.DEXTERITY).target == 4
    assert skill_value(game.state, 1, Skill.INTELLECT) == 4


@rule("darkness.2", "darkness.3", "darkness.4")
def test_7_stunned_in_the_dark() -> None:
    game = given().skill(1, strength=8, willpower=8, dexterity=8).stun(1).darkness("foyer").pile("foyer", "axe").turn()
    penalties = {
        during: prepare(game.table, Me(who=1), skill, 0, during).penalties
        for during, skill in (
            (During.COMBAT, Skill.STRENGTH),
            (During.HORROR_CHECK, Skill.WILLPOWER),
            (During.EVADE, Skill.DEXTERITY),
        )
    }
    assert penalties == {During.COMBAT: 4, During.HORROR_CHECK: 2, During.EVADE: 2}
    assert "explore" in game.keys
    game.do("move:foyer.n")
    assert "explore" not in game.keys


@rule("skill-test.5", "skill-test.6")
@pytest.mark.parametrize(("skill", "modifier", "die", "passed"), [(2, -5, "1", True), (9, 3, "10", False)])
def test_8_one_and_ten_are_absolute(skill: int, modifier: int, die: str, passed: bool) -> None:
    game = given().skill(1, willpower=skill)
    outcome = game.run(skill_test(game.table, Me(who=1), Skill.WILLPOWER, modifier), dice=die).value
    assert outcome.passed is passed


@rule("skill-point.1", "skill-point.3", "skill-point.4", "secrecy.1")
def test_9_a_skill_point_comes_before_the_roll_and_after_the_combat_card(invented: Invented) -> None:
    trial = {"do": "test", "trial": {"try": "skill", "skill": "strength"}}
    game = given().skill(1, strength=4, luck=3).points(1, 2).monster("zombie", "foyer.s")
    invented.combat_deck(game, invented.combat("bare-test", "bare", [trial]))
    game.turn().do("attack:1")
    assert game.topic == "skill-point" and game.state.fight is not None and game.state.fight.card == "bare-test"
    assert game.state.test is not None and game.state.test.die == 0
    game.do("skill-point", dice="7")
    (ended,) = game.told("test-ended")
    assert ended.passed and ended.target == 7 and game.topic == "turn"
    assert not game.run(skill_test(game.table, Me(who=1), Skill.LUCK), dice="5").decisions


@rule("lock.2", "lock.5", "lock.9", "lock.11", "keeper-move.2")
def test_10_a_lock_is_met_on_entry() -> None:
    game = given().pile("dining-room", "locked-door").stand(1, "foyer.sw").monster("zombie", "foyer.sw", stun=1)
    assert "dining-room.e" not in keepers_ways(game.state, 1, 1)
    game.turn().do("move:dining-room.e")
    turn = game.state.turn
    assert turn is not None and game[1].space == "foyer.sw" and turn.moves == 1
    assert not {"move:dining-room.e", "run:dining-room.e"} & set(game.keys)
    zombie = game.the("zombie")
    zombie.stun = 0
    game.run(move_monster(game.table, zombie, 1, KEEPER), "move:dining-room.e")
    assert zombie.space == "dining-room.e"


@rule("drop.4", "explore.7", "explore.8", "obstacle.3")
@pytest.mark.parametrize(("key", "found"), [(False, ["axe"]), (True, ["brass-key", "axe", "whiskey"])])
def test_10_an_obstacle_is_met_on_exploring(key: bool, found: list[str]) -> None:
    game = given().pile("foyer", "whiskey", "locked-cabinet").dropped("foyer", "axe")
    if key:
        game.card(1, "brass-key")
    game.turn().do("explore", "take:axe")
    if game.topic == "take-dropped":
        game.do("done")
    assert game[1].cards == found
    assert game.state.piles["foyer"].cards == ([] if key else ["whiskey", "locked-cabinet"])


@rule("ladder.1", "ladder.2", "ladder.3", "vent.1", "vent.3", "range.5")
@pytest.mark.parametrize(
    ("story", "kinds"),
    [
        ("fall-of-house-lynch", {"door"}),
        ("inner-sanctum", {"door", "ladder"}),
        ("blood-ties", {"door", "ladder"}),
        ("classroom-curses", {"door", "ladder", "vent"}),
        ("green-eyed-boy", {"door", "ladder"}),
    ],
)
def test_11_ladders_and_doors_join_spaces_for_moving_only(story: str, kinds: set[str]) -> None:
    state = given(story=story).state
    state.sealed = []
    pairs = [(edge.one, edge.other, edge.kind) for edge in house_of(story).atlas.edges if edge.kind != "line"]
    assert {kind for *_, kind in pairs} == kinds
    movers: dict[str, set[Mover]] = {
        "door": {"investigator", "humanoid", "beast", "eldritch"},
        "ladder": {"investigator", "humanoid"},
        "vent": {"beast"},
    }
    for one, other, kind in pairs:
        assert {mover for mover in movers["door"] if other in neighbours(state, one, mover)} == movers[kind]
        if room_of(one) != room_of(other):
            assert distance_in_range(story, one, other) is None and not can_target(state, one, other, 9)


@rule("line-of-sight.3", "line-of-sight.4", "line-of-sight.5", "line-of-sight.6")
def test_12_one_free_pair_of_dots_is_enough() -> None:
    story = "blood-ties"
    house = house_of(story)
    dotless = [space for space in house.spaces if not house.shape(space).dots]
    assert dotless
    for one in dotless:
        for other in house.spaces:
            same = room_of(one) == room_of(other)
            assert sees(story, one, other) is same and sees(story, other, one) is same
    game = given(players=5).card(1, "45-automatics-joe").stand(1, "foyer.sw").stand(2, "foyer.s").stand(3, "foyer.n")
    game.monster("zombie", "foyer.s").monster("maniac", "foyer.se").monster("cultist", "foyer.n").stand(4, "foyer.se")
    game.corpses("foyer.s", 2).barrier("foyer.s").corpses("foyer.se").barrier("foyer.se").turn()
    assert "attack:2:45-automatics-joe" in game.keys


@rule("monster-vs-barrier.1", "monster-vs-barrier.5")
def test_13_a_barrier_that_holds_freezes_the_monster(invented: Invented) -> None:
    game = given(story="inner-sanctum").stand(1, "study.e").barrier("chapel.sw", 5)
    game.monster("cultist", "corner-hallway-2.all")
    invented.combat_deck(game, invented.combat("low-attack"), invented.combat("low-barrier", bottom="barrier"))
    cultist = game.the("cultist")
    game.run(move_monster(game.table, cultist, 2, KEEPER), "break:chapel.sw")
    assert game.told("combat-drawn")[-1].combat == "low-barrier" and cultist.halted
    assert not game.run(move_monster(game.table, cultist, 2, KEEPER)).decisions
    game.turn_begins()
    assert not game.the("cultist").halted


@rule("combat-term.7", "combat-term.13", "monster-attack.2", "monster-vs-hiding.1", "combat.4")
def test_13_the_search_for_a_combat_card(invented: Invented) -> None:
    game = given()
    for top in ("bare", "sharp", "blunt", "melee", "ranged"):
        card = COMBAT[invented.combat(f"top-{top}", top)]
        fitting = {sort for sort in AttackType if combat.fits(game.state, card, sort)}
        assert (
            fitting
            == {
                "bare": {AttackType.BARE},
                "sharp": {AttackType.SHARP},
                "blunt": {AttackType.BLUNT},
                "melee": {AttackType.SHARP, AttackType.BLUNT},
                "ranged": {AttackType.RANGED},
            }[top]
        )
    game.monster("zombie", "foyer.s")
    lower = [invented.combat(f"low-{each}", "bare", bottom=each) for each in ("barrier", "hiding", "attack")]
    for hidden, drawn in ((False, "low-attack"), (True, "low-hiding")):
        deck = invented.combat_deck(game, *lower)
        game[1].hidden = hidden
        play(game, combat.monster_attacks(game.table, game.the("zombie"), 1))
        assert game.told("combat-drawn")[-1].combat == drawn and drawn in deck.discard
        assert sorted(deck.discard + deck.cards) == sorted(lower)


@rule("killed.1", "killed.2", "killed.5", "elimination.1", "threat.2")
def test_14_death_before_and_after_the_reveal() -> None:
    game = given(players=3).card(1, "axe").card(2, "knife").spell(1, "shriveling")
    play(game, harm.take(game.table, 1, damage=50))
    assert game[1].fate == "waiting" and game.state.piles["foyer"].dropped == ["axe"]
    assert game[1].spells == [] and len(game.state.spells["shriveling"]) == 5
    game.reveal()
    play(game, harm.take(game.table, 2, damage=50))
    assert game[2].fate == "eliminated"
    game.threat(0).keeper_turn("keeper.threat")
    assert game.told("threat-gained")[-1].count == 2


@rule("escape.3", "escape.8")
def test_14_one_death_loses_where_all_must_escape(invented: Invented) -> None:
    game = given(players=3)
    invented.objective(game, escape="all", escape_from="foyer")
    play(game, objectives.reveal(game.table))
    result = game.run(harm.take(game.table, 2, damage=50)).result
    assert result is not None and result.won == {0: True, 1: False, 2: False}


@rule("insane.1", "insane.2", "insane.3", "insane.4", "insane.5", "trauma.7")
def test_15_insanity(invented: Invented) -> None:
    for id in ("fear-one", "fear-two"):
        invented.trauma(id, "insanity")
    game = given("joe-diamond").hurt(1, horror=7).trauma_hand("fear-one", "fear-two")
    assert play(game, harm.take(game.table, 1, horror=3), trauma="trauma:fear-one") == ["trauma"]
    assert game[1].in_play and game[1].horror == 8 and game[1].insanity == "fear-one"
    assert play(game, harm.take(game.table, 1, horror=1)) == []
    game.keeper_turn("keeper.actions").do("insanity:fear-two:joe-diamond")
    assert game[1].insanity == "fear-two" and "fear-one" in game.state.trauma.discard
    assert not [key for key in game.keys if key.startswith("insanity:")]
    harm.heal(game.table, 1, harm.HORROR, 1)
    assert not harm.is_insane(game.state, 1)
