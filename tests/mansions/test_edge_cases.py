"""What happens at the seams: outside one's own turn, to the dead and the hidden, and where nobody is left."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import exploring, objectives
from miskatonic.games.mansions.combat import against_barrier, monster_attacks
from miskatonic.games.mansions.components import CHARACTERS, ITEMS, STORIES
from miskatonic.games.mansions.horror import monster_entered
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.hurdles import meet_lock
from miskatonic.games.mansions.investigator_turn import spend
from miskatonic.games.mansions.killing import kill
from miskatonic.games.mansions.monsters import deal
from miskatonic.games.mansions.movement import moved_by_keeper, place_investigator, walk
from miskatonic.games.mansions.objectives import watch
from miskatonic.games.mansions.occasions import component_name, react
from miskatonic.games.mansions.possessions import OBJECTIVE_ABLE, discard, over_limit
from miskatonic.games.mansions.puzzles import attempt_puzzle
from miskatonic.games.mansions.replacing import replace_investigator
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.steps import Spent, free_of_evading
from miskatonic.games.mansions.testing import prepare
from miskatonic.games.mansions.verbs import LANGUAGE, beasts
from miskatonic.games.mansions.words import During, Skill, card_name, trait_name
from miskatonic.kernel.effects import Condition, Effect, resolve
from miskatonic.kernel.flow import GameOver
from tests.mansions.answering import play
from tests.mansions.given import given
from tests.mansions.keeper_words import Invented, invented
from tests.mansions.test_features import hiding_place
from tests.situations import rolling

__all__ = ["invented"]


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def effect(words: dict[str, Any] | str) -> Effect:
    return LANGUAGE.decode(words, Effect)


# Outside the own turn.


@rule("evade.1")
def test_who_walks_in_the_keepers_turn_evades_first() -> None:
    game = given().skill(1, dexterity=4).monster("zombie", "foyer.s")
    game.state.phase, game.state.turn = "keeper", None
    game.note_together()
    play(game, walk(game.table, 1, 1), dice="5", walk="move:foyer.n")
    assert [event.skill for event in game.told("test-began")] == ["dexterity"]
    assert game[1].space == "foyer.n"


@rule("evade.7")
def test_outside_the_own_turn_too_a_monster_is_evaded_once() -> None:
    game = given(players=3).skill(1, dexterity=4).skill(2, dexterity=4).monster("zombie", "foyer.s")
    game.state.phase, game.state.turn = "keeper", None
    game.note_together()
    for who, tests in ((1, 1), (1, 1), (2, 2)):
        game.stand(who, "foyer.s")
        play(
            game,
            walk(game.table, who, 1),
            dice="5" if tests > len(game.told("test-began")) else "",
            walk="move:foyer.n",
        )
        assert len(game.told("test-began")) == tests
    game.note_together()
    game.stand(1, "foyer.s")
    play(game, walk(game.table, 1, 1), dice="5", walk="move:foyer.n")
    assert len(game.told("test-began")) == 3


@rule("lock.11")
def test_a_lock_bars_only_whoever_met_it() -> None:
    game = (
        given(players=3, moved_by_keeper="lock-resolved")
        .pile("dining-room", "locked-door")
        .stand(2, "foyer.sw")
        .turn(1)
    )
    play(game, meet_lock(game.table, 2, "dining-room"))
    assert game.state.turn is not None and game.state.turn.barred == []


# The dead, the hidden, the stunned.


@rule("darkness.7", "killed.6")
def test_who_is_killed_in_the_window_of_the_move_explores_nothing(invented: Invented) -> None:
    invented.mythos("doom", then=["die"])
    game = given(players=3, dark_explore="two-windows").pile("foyer", "axe").darkness("foyer").mythos_hand("doom")
    game.monster("zombie", "foyer.s").turn(1).do("explore").do("mythos:doom")
    assert not game.told("explored") and not game.told("test-began")
    assert game.state.piles["foyer"].cards == ["axe"]


@rule("stun.7")
def test_a_stunned_monster_is_not_pushed_away() -> None:
    game = given().monster("zombie", "foyer.s", stun=1).monster("maniac", "foyer.s").turn()
    play(game, resolve([effect({"do": "push-away", "n": 2})], game.table, Me(who=1)))
    assert game.the("zombie").space == "foyer.s" and game.the("maniac").space != "foyer.s"


@rule("hiding.2")
def test_who_hides_casts_no_attack_spell_even_by_the_keepers_will() -> None:
    game = given().spell(1, "shriveling").monster("zombie", "foyer.s").hidden(1)
    assert not effect("cast-their-spell").possible(game.table, Me(who=1, by_keeper=True))
    game[1].hidden = False
    assert effect("cast-their-spell").possible(game.table, Me(who=1, by_keeper=True))


@rule("hiding.2")
def test_who_hides_attacks_no_friend() -> None:
    game = given(players=3).hidden(1)
    assert not effect("attack-friend").possible(game.table, Me(who=1, by_keeper=True))
    game[1].hidden = False
    assert effect("attack-friend").possible(game.table, Me(who=1, by_keeper=True))


# Nobody is left.


@rule("escape.3", "escape.8")
@pytest.mark.parametrize("made_up", [True, False])
def test_where_nobody_was_alive_at_the_reveal_all_who_came_later_must_escape(invented: Invented, made_up: bool) -> None:
    game = given(players=3)
    if made_up:
        invented.objective(game, escape="all", escape_from="foyer")
    else:
        game.answer(q1="C")
    game[1].fate = game[2].fate = "waiting"
    play(game, objectives.reveal(game.table))
    game[1].fate = game[2].fate = "in-play"
    game.state.monsters.clear()
    game[1].fate = "escaped"
    watch(game.table)
    game[2].fate = "escaped"
    with pytest.raises(GameOver) as over:
        watch(game.table)
    assert over.value.result.won == {0: False, 1: True, 2: True}


@rule("objective.6", "replacement.6")
def test_walter_comes_to_the_start_where_nobody_is_on_the_map() -> None:
    game = given()
    game[1].fate = "waiting"
    play(game, objectives.reveal(game.table))
    (walter,) = game.state.monsters
    assert walter.name == "walter-lynch"


@rule("corpse.2", "limits.9")
def test_a_corpse_stays_where_no_zombie_takes_its_place() -> None:
    game = given().stand(1, "kitchen.all").corpses("foyer.s")
    for _ in range(4):
        game.monster("zombie", "foyer.n")
    play(game, resolve([effect("raise-corpse")], game.table, Me(by_keeper=True)), recycle="no")
    assert game.state.corpses == {"foyer.s": 1}
    play(game, resolve([effect("raise-corpse")], game.table, Me(by_keeper=True)), recycle="recycle:1")
    assert game.state.corpses == {}


# What cards allow.


@rule("card-action.2", "keeper-action.7")
def test_the_keeper_cannot_have_a_card_used_more_often_than_it_says() -> None:
    game = given("ashcan-pete").card(1, "guitar").hurt(1, horror=2)
    urge, me = effect("use-their-card"), Me(who=1, by_keeper=True)
    play(game, resolve([urge], game.table, me), dice="1")
    assert game[1].horror == 1 and "round:guitar|0" in game[1].used
    assert not urge.possible(game.table, me)


@rule("card-action.2")
@pytest.mark.parametrize("words", ["steal", "send-with-card"])
def test_who_is_given_more_than_a_limit_allows_drops_it(words: str) -> None:
    game = given("ashcan-pete", "joe-diamond")
    thief, giver, card = (1, 2, "") if words == "steal" else (2, 1, "duke")
    game.card(giver, *(["duke", "axe"] if card else ["axe"])).card(thief, "knife").trauma(
        thief, "back-injury", "injury"
    )
    play(game, resolve([effect(words)], game.table, Me(who=1, card=card, by_keeper=True)), too_many="card:axe")
    assert "axe" not in game[thief].cards and game.state.piles["foyer"].dropped == ["axe"]


@rule("card-action.2")
def test_what_a_card_does_once_a_game_it_does_once_whoever_holds_it() -> None:
    game = given(players=3).card(1, "dream-journal")
    game.turn(1).do("use:dream-journal")
    game[1].cards.remove("dream-journal")
    game[2].cards.append("dream-journal")
    assert "use:dream-journal" not in game.turn(2).keys
    game.run(replace_investigator(game.table, 1), "play:kate-winthrop", "keep:test-theories", "keep:field-work")
    assert "use:dream-journal" not in game.turn(2).keys


# What must not happen.


@rule("horror-check.11", "killed.6")
@pytest.mark.parametrize(("card", "answers"), [("panic", ["move:foyer.sw", "stop"]), ("the-only-way-out", [])])
def test_who_is_gone_after_one_check_makes_no_other(card: str, answers: list[str]) -> None:
    game = given("joe-diamond", "jenny-barnes").skill(1, willpower=6).hurt(1, horror=7).stand(1, "foyer.sw")
    game.monster("zombie", "dining-room.w").monster("maniac", "dining-room.w").trauma_hand(card).turn()
    game.do("move:dining-room.e", "check:1", dice="10").do(f"trauma:{card}", *answers)
    assert len(game.told("test-began")) == 1


@rule("fire.4", "fire.6")
def test_no_test_is_made_where_nothing_burns() -> None:
    game = given().stand(1, "foyer.sw").fire("foyer").turn()
    game.do("move:foyer.s").do("move:foyer.sw", "run:dining-room.e")
    assert game[1].space == "dining-room.e" and not game.told("test-began")


@rule("mythos.5", "card-action.2")
def test_what_spends_no_step_opens_no_window(invented: Invented) -> None:
    invented.mythos("whisper", then=[{"do": "take", "horror": 1}])
    game = given().mythos_hand("whisper")

    def asked(spends: Spent) -> list[str]:
        step = free_of_evading(lambda table, who: None, spends)
        return play(game, spend(game.turn().table, 1, step), mythos="pass")

    assert asked("nothing") == []
    assert asked("move") == asked("action") == ["mythos"]


@rule("replacement.2", "elimination.1")
def test_who_finds_nobody_left_to_play_is_eliminated() -> None:
    game = given(players=3)
    game[1].fate, game.state.unused = "waiting", []
    play(game, replace_investigator(game.table, 1))
    assert game[1].fate == "eliminated" and game[2].in_play


@rule("hiding.1")
def test_who_hides_cannot_hide_again() -> None:
    story, space = hiding_place()
    game = given(story=story).stand(1, space).hidden(1).turn()
    assert "come-out:move" in game.keys and not [key for key in game.keys if key.startswith("hide:")]


@rule("combat.5", "limits.1")
def test_a_combat_deck_that_ran_out_is_shuffled(invented: Invented) -> None:
    cards = [invented.combat(f"miss-{n}", bottom="hiding") for n in range(8)]
    fits = invented.combat("hit")
    orders: set[tuple[str, ...]] = set()
    for seed in range(4):
        game = given(seed=seed).monster("zombie", "foyer.s")
        deck = invented.combat_deck(game)
        deck.discard.extend([*cards, fits])
        play(game, monster_attacks(game.table, game.the("zombie"), 1))
        orders.add((*deck.cards, *deck.discard))
    assert len(orders) > 1


@rule("evade.7")
def test_what_is_added_for_a_turn_ends_with_the_turn_of_the_keeper_too() -> None:
    game = given().skill(1, dexterity=4)
    play(game, resolve([effect({"do": "bonus-this-turn", "during": "evade", "n": 4})], game.table, Me(who=1)))
    assert prepare(game.table, Me(who=1), Skill.DEXTERITY, 0, During.EVADE).target == 8
    game.turn_begins()
    assert prepare(game.table, Me(who=1), Skill.DEXTERITY, 0, During.EVADE).target == 4


def test_who_tries_to_remember_may_as_well_not() -> None:
    words = {"do": "remember", "answer": "1A", "then": [{"do": "take", "horror": 1}], "otherwise": ["stun"]}
    game = given()
    play(game, resolve([effect(words)], game.table, Me(who=1)), remember="no")
    assert not game[1].horror and not game[1].stun
    play(game, resolve([effect(words)], game.table, Me(who=1)), remember="remember")
    assert (game[1].horror, game[1].stun) == (1, 0)
    game.answer(q1="B")
    play(game, resolve([effect(words)], game.table, Me(who=1)), remember="remember")
    assert (game[1].horror, game[1].stun) == (1, 1)


def test_a_monster_is_pushed_as_far_as_it_has_to_go_and_may_end_anywhere_there() -> None:
    game = given().monster("zombie", "dining-room.e").turn()
    zombie = game.the("zombie")
    assert beasts.ways_off(game.state, "dining-room.e", zombie, 2) == ["dining-room.w", "foyer.sw"]
    assert beasts.ways_off(game.state, "dining-room.e", zombie, 9) == ["foyer.sw"]


def test_what_a_card_lets_happen_of_itself_is_told_by_its_name() -> None:
    game = given("michael-mcglen").traits(1, "blood-money").hurt(1, horror=3).turn()
    play(game, react(game.table, "killed-monster", 1))
    assert [told.trait for told in game.told("trait-used")] == ["blood-money"]


def test_a_rune_puzzle_asks_for_pieces_to_swap_and_no_other_does() -> None:
    prompts: dict[str, str] = {}
    for layout in ("rune-ward", "6b", "2a"):
        game = given().turn()
        flow = attempt_puzzle(game.table, 1, "suitcase", layout)
        prompts[layout] = next(flow).prompt.id
    assert prompts == {"rune-ward": "prompt-puzzle-swap", "6b": "prompt-puzzle", "2a": "prompt-puzzle"}


@rule("killed.6")
def test_who_is_killed_on_the_way_walks_no_farther() -> None:
    game = given(players=3).monster("zombie", "foyer.s").skill(1, dexterity=1).turn()
    game.hurt(1, damage=CHARACTERS[game[1].id].health - 1)
    asked = play(game, walk(game.table, 1, 2), dice="10", evade_failed="deal")
    assert not game[1].in_play and asked.count("walk") == 1


@pytest.mark.parametrize(
    ("words", "beast"), [("take-monster-damage", True), ({"do": "push-away", "n": 1}, False)], ids=str
)
def test_what_needs_a_monster_is_possible_only_with_one(words: Any, beast: bool) -> None:
    lonely = given().turn()
    assert not effect(words).possible(lonely.table, Me(who=1, monster=None))
    game = given().monster("zombie", "foyer.s", stun=1).monster("maniac", "foyer.s").turn()
    assert effect(words).possible(game.table, Me(who=1, monster=game.the("maniac").id if beast else None))


def test_nothing_appears_where_nobody_is() -> None:
    words = effect({"do": "place-monster", "kind": "zombie"})
    assert words.possible(given().table, Me(who=1)) and not words.possible(given().table, Me())


@rule("horror-check.6")
@pytest.mark.parametrize(("leaves", "dice"), [("killed", ""), ("moved", "1")])
def test_a_monster_that_is_gone_after_the_first_check_frightens_nobody_else(leaves: str, dice: str) -> None:
    game = given(players=3).stand(1, "foyer.n").stand(2, "foyer.n").monster("zombie", "foyer.s")
    zombie = game.the("zombie")
    flow = monster_entered(game.table, zombie)
    with rolling(dice):
        asked = flow.send(None)
        assert asked.topic == "horror-order"
        if leaves == "killed":
            game.state.monsters.remove(zombie)
        else:
            zombie.space = "dining-room.e"
        with pytest.raises(StopIteration):
            flow.send(asked.options[0])


def test_what_the_objective_lets_everybody_do_is_called_so() -> None:
    assert component_name(OBJECTIVE_ABLE).id == "objective"
    assert [component_name(each) for each in ("whiskey", "deadline")] == [card_name("whiskey"), trait_name("deadline")]


def test_how_many_monsters_are_meant_is_said() -> None:
    some = {"is": "on-map", "monster": "zombie", "n": 2}
    said = [LANGUAGE.decode(words, Condition).say().id for words in (some, {**some, "exactly": True})]
    assert said == ["if-on-map", "if-on-map-exactly"]


def test_who_is_killed_while_exploring_is_not_there_any_more() -> None:
    game = given(players=3).turn()
    assert exploring._still_there(game.state, 1, "foyer")
    game.run(kill(game.table, 1))
    assert not exploring._still_there(game.state, 1, "foyer")
    assert not exploring._still_there(game.state, 2, "kitchen")


def test_what_happens_to_people_and_their_cards_is_told() -> None:
    game = given(players=3).card(1, "whiskey").turn()
    discard(game.table, 1, "whiskey")
    play(game, place_investigator(game.table, 1, "foyer.n"))
    game.state.unused = []
    game.run(kill(game.table, 2))
    joe, jenny = game[1].id, game[2].id
    for tag, who in (("card-discarded", joe), ("investigator-placed", joe), ("player-eliminated", jenny)):
        assert [told.who for told in game.told(tag)] == [who], tag


def test_a_lock_that_was_met_is_told_and_a_corpse_is_followed() -> None:
    game = given().corpses("foyer.s").pile("dining-room", "barred-entry").turn().do("move:foyer.sw", "drag")
    assert [told.to for told in game.told("corpse-dragged")] == ["foyer.sw"]
    play(game, meet_lock(game.table, 1, "dining-room"))
    assert game.state.piles["dining-room"].turned == ["barred-entry"]


def test_an_attempt_at_a_puzzle_is_told() -> None:
    game = given().turn()
    next(attempt_puzzle(game.table, 1, "suitcase", "6b"))
    assert [told.card for told in game.told("puzzle-began")] == ["suitcase"]


@rule("card-action.2")
def test_of_what_is_too_much_only_that_type_is_dropped() -> None:
    game = given().card(1, "axe", "knife", "whiskey").trauma(1, "back-injury", "injury")
    assert over_limit(game.state, 1) == ["axe", "knife"]
    tomes = [id for id, item in ITEMS.items() if item.types == ["tome"]][:2]
    assert over_limit(given().card(1, "axe", *tomes).trauma(1, "back-injury", "injury").state, 1) == []


@rule("keeper-move.2")
def test_the_keeper_moves_nobody_past_a_lock_that_holds() -> None:
    game = given(moved_by_keeper="lock-resolved").pile("dining-room", "locked-door").stand(1, "foyer.sw").turn()
    asked = play(game, moved_by_keeper(game.table, 1, 3), move_investigator="move:dining-room.e")
    assert game[1].space == "foyer.sw" and asked == ["move-investigator"]


@rule("monster-vs-barrier.4", "monster-vs-barrier.5")
def test_a_monster_that_dies_at_the_barrier_does_not_pass(invented: Invented) -> None:
    game = given().stand(1, "kitchen.all").monster("zombie", "foyer.s", damage=9)
    door = next(each.id for each in house_of(game.state.story).doors_at["foyer.s"])
    game.barrier("foyer.s", door)
    invented.combat("crushed", bottom="barrier", below=[{"do": "deal", "n": 9}, "destroy-barrier"])
    invented.combat_deck(game, "crushed")
    assert game.run(against_barrier(game.table, game.the("zombie"), door)).value is False


@rule("secrecy.7")
def test_what_a_card_does_as_it_is_laid_face_down_happens_at_once(invented: Invented) -> None:
    invented.mythos("omen", face_down=True, then=[{"do": "take", "horror": 1}])
    game = given().mythos_hand("omen").turn_begins().do("mythos:omen")
    assert game[1].horror == 1 and game[1].face_down == ["omen"]


@rule("spell.7", "card-action.1")
def test_a_spell_for_investigators_is_cast_on_one_of_the_room() -> None:
    game = given(players=3).spell(1, "blood-pact").hurt(2, damage=3).turn().do("cast:blood-pact")
    assert game.keys == ["investigator:joe-diamond", "investigator:jenny-barnes"]
    game.do("investigator:jenny-barnes", dice="10")
    assert game[2].damage < 3 and len(game.told("spell-turned")) == 1


@rule("card-action.1")
def test_what_an_action_of_a_card_costs_is_paid() -> None:
    game = given().card(1, "ruby-of-rlyeh").turn().do("use:ruby-of-rlyeh")
    assert (game[1].horror, game[1].skill_points) == (1, 1)


@rule("setup-keeper.1")
def test_only_one_story_has_a_blood_relative() -> None:
    assert [id for id, story in STORIES.items() if story.blood_relative] == ["blood-ties"]


@rule("fire.4", "horror-check.11")
def test_who_flees_from_the_flames_does_not_enter() -> None:
    game = given("joe-diamond", "jenny-barnes").skill(1, willpower=3).stand(1, "foyer.sw").fire("dining-room")
    game.trauma_hand("panic").turn().do("move:dining-room.e", dice="9").do("trauma:panic", "move:foyer.s", "stop")
    assert game[1].space == "foyer.s"


@rule("keeper-move.3", "horror-check.11")
def test_whom_the_flames_drive_away_the_keeper_moves_no_farther() -> None:
    game = given("joe-diamond", "jenny-barnes").skill(1, willpower=3).stand(1, "foyer.sw").fire("dining-room")
    flow = moved_by_keeper(game.trauma_hand("panic").turn().table, 1, 3)
    game.run(flow, "move:dining-room.e", "trauma:panic", "move:foyer.s", "stop", dice="9")
    assert game[1].space == "foyer.s"


@rule("monster-damage.1", "secrecy.4")
def test_what_is_not_hurt_shows_nothing() -> None:
    game = given().monster("zombie", "foyer.s")
    zombie = game.the("zombie")
    play(game, deal(game.table, zombie, 0))
    assert not zombie.seen and not game.told("monster-hurt")
    game.state.monsters.clear()
    play(game, deal(game.table, zombie, 1))
    assert zombie.damage == 0
