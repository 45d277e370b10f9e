"""Combat: which card comes up, what it does, and what is known of it."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import combat, monsters
from miskatonic.games.mansions.components import COMBAT, ITEMS, TOKENS, Token
from miskatonic.games.mansions.events import CombatDrawn, DeckReshuffled, SpecialAttack
from miskatonic.games.mansions.state import Barrier
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.view import view
from miskatonic.games.mansions.words import AttackType

from .given import given
from .keeper_words import Invented, put, told

KEEPER = 0
DEAL: list[Any] = [{"do": "deal", "n": 1}]


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


def test_of(
    skill: str, passed: list[Any] | None = None, failed: list[Any] | None = None, mod: int = 0
) -> dict[str, Any]:
    trial = {"try": "skill", "skill": skill, "mod": mod}
    return {"do": "test", "trial": trial, "pass": passed or [], "fail": failed or []}


test_of.__test__ = False  # type: ignore[attr-defined]


def a_weapon(attack: AttackType) -> str:
    return next(id for id, item in ITEMS.items() if item.attack is attack)


# The search.


@rule("combat.2")
@rule("attack.5.ltp")
@rule("combat.4")
def test_cards_are_drawn_until_one_fits_the_attack_and_all_are_discarded(invented: Invented):
    game = given("joe-diamond")
    zombie = put(game, "zombie", game[1].space)
    invented.combat("gun", "ranged", [{"do": "deal", "n": 5}])
    invented.combat("axe-blow", "sharp", [{"do": "deal", "n": 5}])
    invented.combat("fist", "bare", DEAL)
    invented.combat("next", "bare", [{"do": "deal", "n": 5}])
    passed_over = ["gun", "axe-blow", "gun"]
    deck = invented.combat_deck(game, *passed_over, "fist", "next")
    game.run(combat.attack_monster(game.table, 1, zombie, None))
    assert zombie.damage == 1
    assert (deck.cards, deck.discard) == (["next"], [*passed_over, "fist"])
    assert game.state.fight is None
    (event,) = told(game, CombatDrawn)
    assert (event.combat, event.passed_over) == ("fist", passed_over)
    assert event.text() == "A Combat card fits, after 3 that did not: ranged weapon and sharp melee weapon."


@rule("combat.4")
def test_a_card_that_is_being_resolved_cannot_come_up_in_a_combat_that_breaks_in(invented: Invented):
    game = given("joe-diamond", story="inner-sanctum").stand(1, "study.e").barrier("chapel.sw", 5)
    game.monster("cultist", "corner-hallway-2.all")
    invented.combat("lure", "bare", [{"do": "command-monster", "n": 1}, *DEAL], "barrier", ["destroy-barrier"])
    invented.combat("hold", bottom="barrier")
    deck = invented.combat_deck(game, "lure")
    deck.discard.append("hold")
    game.run(combat.attack_monster(game.table, 1, game.the("cultist"), None), "break:chapel.sw")
    assert [event.combat for event in told(game, CombatDrawn)] == ["lure", "hold"]
    assert (deck.cards, deck.discard) == ([], ["hold", "lure"])
    assert (game.the("cultist").damage, game.state.fight) == (1, None)
    assert 5 in [each.door for each in game.state.barriers]


@rule("combat.1")
@rule("keeper-reaction.2")
@rule("combat-term.12")
def test_only_the_upper_half_counts_for_an_investigator_and_only_the_lower_for_a_monster(invented: Invented):
    game = given("joe-diamond")
    game.state.trauma_hand = []
    zombie = put(game, "zombie", game[1].space)
    invented.combat("card", "bare", DEAL, "attack", [{"do": "take", "damage": 1}])
    invented.combat_deck(game, "card")
    game.run(combat.attack_monster(game.table, 1, zombie, None))
    assert (zombie.damage, game[1].damage) == (1, 0)
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert (zombie.damage, game[1].damage) == (1, 1)


@rule("monster-class.3")
def test_each_class_of_monsters_has_its_own_deck(invented: Invented):
    game = given("joe-diamond")
    hound = put(game, "hound", game[1].space)
    invented.combat("for-humanoids", "bare", [{"do": "deal", "n": 3}])
    invented.combat("for-beasts", "bare", DEAL, deck="beast")
    humanoid = invented.combat_deck(game, "for-humanoids")
    beast = invented.combat_deck(game, "for-beasts", deck="beast")
    game.run(combat.attack_monster(game.table, 1, hound, None))
    assert hound.damage == 1
    assert (humanoid.discard, beast.discard) == ([], ["for-beasts"])


@rule("combat.5")
@rule("limits.1")
def test_a_deck_that_runs_out_in_the_midst_of_a_search_is_shuffled_anew(invented: Invented):
    game = given("joe-diamond")
    zombie = put(game, "zombie", game[1].space)
    for n in range(3):
        invented.combat(f"gun-{n}", "ranged")
    invented.combat("fist", "bare", DEAL)
    deck = invented.combat_deck(game, "gun-0", "gun-1")
    deck.discard = ["gun-2", "fist"]
    game.run(combat.attack_monster(game.table, 1, zombie, None))
    assert zombie.damage == 1
    assert sorted([*deck.cards, *deck.discard]) == ["fist", "gun-0", "gun-1", "gun-2"]
    assert told(game, DeckReshuffled)


@rule("combat.5")
def test_a_deck_without_any_fitting_card_ends_the_search(invented: Invented):
    game = given("joe-diamond")
    zombie = put(game, "zombie", game[1].space)
    invented.combat("gun", "ranged", DEAL)
    deck = invented.combat_deck(game, "gun")
    game.run(combat.attack_monster(game.table, 1, zombie, None))
    assert (zombie.damage, deck.cards) == (0, ["gun"])


@rule("combat-term.7")
@rule("combat-term.8")
@rule("combat-term.13")
@pytest.mark.parametrize(
    ("attack", "own_sort", "never"),
    [
        (AttackType.BARE, {"bare"}, {"bare"}),
        (AttackType.SHARP, {"sharp", "melee"}, {"melee"}),
        (AttackType.BLUNT, {"blunt", "melee"}, {"melee"}),
        (AttackType.RANGED, {"ranged"}, {"ranged"}),
    ],
)
def test_which_upper_halves_fit_an_attack(attack: AttackType, own_sort: set[str], never: set[str]):
    for reading, expected in (("own-sort", own_sort), ("never", never)):
        game = given("joe-diamond", melee_cards=reading)
        fitting = {card.top.type for card in COMBAT.values() if combat.fits(game.state, card, attack)}
        assert fitting == expected


@rule("combat-term.4")
@rule("exploration-card.7")
@pytest.mark.parametrize("attack", [AttackType.SHARP, AttackType.BLUNT, AttackType.RANGED])
def test_weapon_damage_is_the_number_on_the_weapon_used(invented: Invented, attack: AttackType):
    game = given("joe-diamond")
    shoggoth = put(game, "shoggoth", game[1].space)
    weapon = a_weapon(attack)
    game[1].cards = [weapon]
    invented.combat("card", attack.value, [{"do": "deal-weapon"}], deck="eldritch")
    invented.combat_deck(game, "card", deck="eldritch")
    game.run(combat.attack_monster(game.table, 1, shoggoth, weapon))
    assert shoggoth.damage == ITEMS[weapon].damage > 0


@rule("combat-term.6")
def test_a_dropped_weapon_lies_on_the_pile_of_the_room_and_bare_hands_drop_nothing(invented: Invented):
    game = given("joe-diamond")
    game[1].space = "garden.nw"
    zombie = put(game, "zombie", "garden.nw")
    weapon = a_weapon(AttackType.SHARP)
    game[1].cards = [weapon]
    invented.combat("blade", "sharp", ["drop-weapon"])
    invented.combat("fist", "bare", ["drop-weapon"])
    invented.combat_deck(game, "fist", "blade")
    game.run(combat.attack_monster(game.table, 1, zombie, None))
    assert game[1].cards == [weapon]
    game.run(combat.attack_monster(game.table, 1, zombie, weapon))
    assert game[1].cards == []
    assert game.state.piles["garden"].dropped == [weapon]


@rule("example-combat.4")
@rule("combat-term.8")
@rule("example-combat.5")
@rule("example-combat.6")
def test_jenny_wounds_a_zombie_to_four_and_does_not_kill_it(invented: Invented):
    game = given("jenny-barnes")
    zombie = put(game, "zombie", game[1].space, health=7, wounds=1)
    weapon = next(id for id, item in ITEMS.items() if item.attack is AttackType.RANGED and item.damage == 3)
    game[1].cards = [weapon]
    game[1].skill_points = 0
    invented.combat("shot", "ranged", [test_of("marksmanship", passed=[{"do": "deal-weapon"}])])
    invented.combat_deck(game, "shot")
    game.run(combat.attack_monster(game.table, 1, zombie, weapon), dice="1")
    assert zombie.damage == 4
    assert game.state.monsters == [zombie]


# What is known.


@rule("secrecy.1")
def test_the_combat_card_lies_open_before_a_skill_point_is_spent(invented: Invented):
    game = given("joe-diamond")
    zombie = put(game, "zombie", game[1].space)
    game[1].skill_points = 1
    invented.combat("gun", "ranged")
    invented.combat("fist", "bare", [test_of("strength", passed=DEAL, mod=-3)])
    invented.combat_deck(game, "gun", "fist")
    flow = combat.attack_monster(game.table, 1, zombie, None)
    question = next(flow)
    assert question.topic == "skill-point"
    fight = game.state.fight
    assert fight is not None
    assert (fight.by, fight.card, fight.passed_over) == ("investigator", "fist", ["gun"])
    (event,) = told(game, CombatDrawn)
    assert (event.only, event.passed_over) == (None, ["gun"])
    assert event.highlighted().text is not None


@rule("secrecy.2")
@rule("secrecy.5")
@rule("monster-attack.3")
@rule("monster-attack.4")
def test_a_special_attack_is_read_from_the_token_and_known_before_the_skill_point(
    invented: Invented, monkeypatch: pytest.MonkeyPatch
):
    game = given("gloria-goldberg")
    game.state.trauma_hand = []
    game[1].skill_points = 1
    cultist = put(game, "cultist", game[1].space)
    special = [test_of("dexterity", failed=[{"do": "take", "damage": 3}], mod=-2)]
    back = LANGUAGE.decode({"health": 4, "damage": 1, "special": special}, Token)
    monkeypatch.setitem(TOKENS, cultist.token, ("cultist", back))
    invented.combat("card", bottom="attack", below=["special-attack"])
    invented.combat_deck(game, "card")
    flow = combat.monster_attacks(game.table, cultist, 1)
    question = next(flow)
    assert question.topic == "skill-point"
    assert cultist.seen
    assert game.state.fight is not None
    assert game.state.fight.special
    assert told(game, SpecialAttack)
    game.run(_going_on(flow, question, "no"), dice="9")
    assert game[1].damage == 3


def _going_on(flow: Any, question: Any, answer: str) -> Any:
    """The rest of a flow that has asked already."""
    try:
        request = flow.send(question.find(answer))
        while True:
            request = flow.send((yield request))
    except StopIteration:
        return


# Monsters attack.


@rule("monster-attack.1")
@rule("monster-attack.2")
def test_against_somebody_in_the_open_other_lower_halves_are_passed_over(invented: Invented):
    game = given("joe-diamond")
    game.state.trauma_hand = []
    zombie = put(game, "zombie", game[1].space)
    invented.combat("hide", bottom="hiding", below=[{"do": "take", "damage": 5}])
    invented.combat("bar", bottom="barrier", below=[{"do": "take", "damage": 5}])
    invented.combat("hit", bottom="attack", below=[test_of("dexterity", failed=[{"do": "take", "damage": 1}])])
    deck = invented.combat_deck(game, "hide", "bar", "hit")
    game[1].skill_points = 0
    game.run(combat.monster_attacks(game.table, zombie, 1), dice="10")
    assert game[1].damage == 1
    assert deck.discard == ["hide", "bar", "hit"]


@rule("monster-vs-hiding.1")
def test_against_somebody_hidden_only_cards_about_hiding_count(invented: Invented):
    game = given("joe-diamond")
    game[1].hidden = True
    zombie = put(game, "zombie", game[1].space)
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 5}])
    invented.combat("bar", bottom="barrier", below=[{"do": "take", "damage": 5}])
    invented.combat("hide", bottom="hiding", below=[{"do": "take", "horror": 1}])
    invented.combat_deck(game, "hit", "bar", "hide")
    game.state.trauma_hand = []
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert (game[1].damage, game[1].horror, game[1].hidden) == (0, 1, True)


@rule("monster-vs-hiding.2")
def test_the_hidden_investigator_may_push_the_monster_away_where_the_card_says_so(invented: Invented):
    game = given("joe-diamond")
    game[1].space, game[1].hidden = "garden.nw", True
    zombie = put(game, "zombie", "garden.nw")
    invented.combat("hide", bottom="hiding", below=[{"do": "move-monster", "n": 1}])
    invented.combat_deck(game, "hide")
    asked = game.run(combat.monster_attacks(game.table, zombie, 1), "move:garden.sw")
    assert asked.decisions[0].seat == 1
    assert zombie.space == "garden.sw"


@rule("combat-term.10")
def test_no_longer_hiding_leaves_the_marker_and_ends_the_attack(invented: Invented):
    game = given("joe-diamond")
    game[1].hidden = True
    zombie = put(game, "zombie", game[1].space)
    invented.combat("hide", bottom="hiding", below=["stop-hiding"])
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 1}])
    invented.combat_deck(game, "hide", "hit")
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert (game[1].hidden, game[1].damage) == (False, 0)


@rule("combat-term.10")
def test_told_to_attack_again_the_monster_attacks_in_the_open(invented: Invented):
    game = given("joe-diamond")
    game.state.trauma_hand = []
    game[1].hidden = True
    zombie = put(game, "zombie", game[1].space)
    invented.combat("hide", bottom="hiding", below=["stop-hiding", "attack-again"])
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 1}])
    deck = invented.combat_deck(game, "hide", "hit")
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert (game[1].hidden, game[1].damage) == (False, 1)
    assert deck.discard == ["hide", "hit"]


@rule("combat-term.1")
@rule("combat-term.2")
def test_damage_lowers_health_and_horror_sanity(invented: Invented):
    from miskatonic.games.mansions.harm import health_left, sanity_left

    game = given("joe-diamond")
    game.state.trauma_hand = []
    zombie = put(game, "zombie", game[1].space)
    health, sanity = health_left(game.state, 1), sanity_left(game.state, 1)
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 2, "horror": 1}])
    invented.combat_deck(game, "hit")
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert (health_left(game.state, 1), sanity_left(game.state, 1)) == (health - 2, sanity - 1)


@rule("combat-term.9")
def test_a_half_without_effect_does_nothing(invented: Invented):
    game = given("joe-diamond")
    zombie = put(game, "zombie", game[1].space)
    invented.combat("hit", bottom="attack", below=[test_of("dexterity", failed=[])])
    invented.combat_deck(game, "hit")
    game[1].skill_points = 0
    game.run(combat.monster_attacks(game.table, zombie, 1), dice="10")
    assert (game[1].damage, game[1].horror, zombie.damage) == (0, 0, 0)


@rule("combat-term.3")
def test_monster_damages_you_means_the_number_on_its_back(invented: Invented):
    game = given("joe-diamond")
    game.state.trauma_hand = []
    zombie = put(game, "zombie", game[1].space, damage=2)
    invented.combat("hit", bottom="attack", below=["take-monster-damage"])
    invented.combat_deck(game, "hit")
    game.run(combat.monster_attacks(game.table, zombie, 1))
    assert game[1].damage == 2


@rule("darkness.3")
@rule("darkness.4")
def test_in_the_dark_and_stunned_a_combat_test_is_four_harder(invented: Invented):
    game = given("joe-diamond")
    game[1].space, game[1].stun, game[1].skill_points = "garden.nw", 1, 1
    game.state.darkness.append("garden")
    zombie = put(game, "zombie", "garden.nw")
    invented.combat("fist", "bare", [test_of("strength", passed=DEAL)])
    invented.combat_deck(game, "fist")
    next(combat.attack_monster(game.table, 1, zombie, None))
    assert game.state.test is not None
    assert game.state.test.penalties == 4


# Barriers.


@rule("monster-vs-barrier.1")
@rule("monster-vs-barrier.2")
@rule("monster-vs-barrier.4")
def test_a_destroyed_barrier_lets_the_monster_through(invented: Invented):
    game, zombie = _at_the_barrier()
    invented.combat("hit", bottom="attack", below=[{"do": "deal", "n": 5}])
    invented.combat("break", bottom="barrier", below=["destroy-barrier"])
    deck = invented.combat_deck(game, "hit", "break")
    game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "break:basement-landing.w")
    assert zombie.space == "basement-landing.w"
    assert game.state.barriers == []
    assert (zombie.damage, deck.discard) == (0, ["hit", "break"])


@rule("monster-vs-barrier.3")
@rule("monster-vs-barrier.4")
@rule("barrier.4")
def test_a_barrier_pushed_away_stands_free_in_its_space_again(invented: Invented):
    game, zombie = _at_the_barrier()
    invented.combat("push", bottom="barrier", below=["push-barrier-back"])
    invented.combat_deck(game, "push")
    asked = game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "break:basement-landing.w", "yes")
    assert [question.seat for question in asked.decisions] == [KEEPER, KEEPER]
    assert zombie.space == "basement-landing.w"
    assert game.state.barriers == [Barrier("basement-landing.w", None)]


@rule("monster-vs-barrier.5")
def test_a_barrier_that_holds_stops_the_monster_for_the_turn(invented: Invented):
    game, zombie = _at_the_barrier()
    invented.combat("hold", bottom="barrier", below=DEAL)
    invented.combat_deck(game, "hold")
    game.run(monsters.move_monster(game.table, zombie, 2, KEEPER), "break:basement-landing.w")
    assert (zombie.space, zombie.damage, zombie.halted) == ("basement-storage.all", 1, True)
    assert game.state.barriers == [Barrier("basement-landing.w", 4)]
    assert game.run(monsters.move_monster(game.table, zombie, 2, KEEPER)).decisions == []
    monsters.begin_turn(game.state)
    assert monsters.can_move(zombie)


def test_a_monster_killed_at_the_barrier_is_gone(invented: Invented):
    game, zombie = _at_the_barrier()
    invented.combat("bite", bottom="barrier", below=["destroy-barrier", {"do": "deal", "n": 20}])
    invented.combat_deck(game, "bite")
    game.run(monsters.move_monster(game.table, zombie, 2, KEEPER), "break:basement-landing.w")
    assert game.state.monsters == []


def test_a_combat_within_a_combat_loses_no_card(invented: Invented):
    game, zombie = _at_the_barrier()
    game[1].space = "basement-storage.all"
    invented.combat("stir", "bare", [{"do": "move-monster", "by": "keeper"}])
    invented.combat("hold", bottom="barrier", below=[])
    deck = invented.combat_deck(game, "stir", "hold")
    game.run(combat.attack_monster(game.table, 1, zombie, None), "break:basement-landing.w")
    assert sorted([*deck.cards, *deck.discard]) == ["hold", "stir"]
    assert game.state.fight is None


@rule("combat.4")
@rule("secrecy.1")
def test_a_combat_that_breaks_into_another_leaves_it_as_it_was(invented: Invented):
    game, zombie = _at_the_barrier()
    game.stand(1, "basement-storage.all").points(1, 1).skill(1, strength=4)
    stir = [{"do": "move-monster", "by": "keeper"}, test_of("strength", passed=DEAL)]
    invented.combat("stir", "bare", stir)
    invented.combat("rattle", bottom="barrier", below=["attack-again", {"do": "move-monster", "by": "keeper"}])
    invented.combat("hold", bottom="barrier", below=[])
    deck = invented.combat_deck(game, "stir", "rattle", "hold")
    flow = combat.attack_monster(game.table, 1, zombie, None)
    question = next(flow)
    assert fights(game) == [("investigator", "stir", [], False)]
    question = flow.send(question.find("break:basement-landing.w"))
    assert fights(game) == [("barrier", "rattle", [], True), ("investigator", "stir", [], False)]
    shown = view(game.state, 1).fight
    assert shown is not None and shown.card == "rattle"
    question = flow.send(question.find("break:basement-landing.w"))
    assert question.topic == "skill-point"
    assert fights(game) == [("investigator", "stir", [], False)]
    assert deck.discard == ["hold", "rattle"]
    game.run(_going_on(flow, question, "no"), dice="4")
    assert (zombie.damage, game.state.fight, deck.discard) == (1, None, ["hold", "rattle", "stir"])


@rule("combat.4")
@rule("combat-term.10")
def test_what_a_card_has_begun_goes_on_after_a_combat_that_broke_in(invented: Invented):
    game, zombie = _at_the_barrier()
    game.stand(1, "basement-storage.all").state.trauma_hand = []
    frenzy = [{"do": "move-monster", "by": "keeper"}, "attack-again", {"do": "take", "damage": 1}]
    invented.combat("frenzy", bottom="attack", below=frenzy)
    invented.combat("hold", bottom="barrier", below=[])
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 2}])
    deck = invented.combat_deck(game, "frenzy", "hold", "hit")
    game.run(combat.monster_attacks(game.table, zombie, 1), "break:basement-landing.w")
    assert (game[1].damage, game.state.fight, deck.discard) == (3, None, ["hold", "frenzy", "hit"])


def fights(game: Any) -> list[tuple[Any, ...]]:
    """The combats under way, from the inside to the outside: whose, the card, those passed over, whether again."""
    return [(each.by, each.card, each.passed_over, each.again) for each in game.state.fight.all()]


def _at_the_barrier() -> tuple[Any, Any]:
    game = given("joe-diamond")
    game[1].space = "kitchen.all"
    game.state.barriers = [Barrier("basement-landing.w", 4)]
    return game, put(game, "zombie", "basement-storage.all")


# Whom a weapon reaches: Jenny and her .45 Automatics.


def _targets(where: str, monster: str) -> set[str]:
    game = given("jenny-barnes", story="blood-ties").stand(1, where).card(1, "45-automatics-jenny")
    put(game, "zombie", monster)
    game.turn(1)
    return {key for key in game.keys if key.startswith("attack")}


@rule("example-combat.1")
def test_jenny_cannot_attack_a_monster_on_the_porch_from_outside_nor_the_other_way_round():
    from miskatonic.games.mansions.house import house_of

    house = house_of("blood-ties")
    beside = [space for space, _ in house.ways("investigator", "front-porch.all")]
    assert beside
    for space in beside:
        assert _targets(space, "front-porch.all") == set()
        assert _targets("front-porch.all", space) == set()
    assert _targets("front-porch.all", "front-porch.all") == {"attack:1", "attack:1:45-automatics-jenny"}


@rule("example-combat.2")
def test_jenny_cannot_attack_a_monster_three_spaces_away():
    from miskatonic.games.mansions.sight import distance_in_range, sees

    near, far = "front-yard.n", "front-path.se"
    assert (distance_in_range("blood-ties", near, far), sees("blood-ties", near, far)) == (3, True)
    assert _targets(near, far) == set()
    within = next(
        space
        for space in _spaces()
        if distance_in_range("blood-ties", near, space) == 2 and sees("blood-ties", near, space)
    )
    assert _targets(near, within) == {"attack:1:45-automatics-jenny"}


@rule("example-combat.3")
def test_jenny_cannot_attack_a_monster_at_range_five_without_a_line_of_sight():
    from miskatonic.games.mansions.sight import distance_in_range, sees

    here, there = next(
        (one, other)
        for one in _spaces()
        for other in _spaces()
        if distance_in_range("blood-ties", one, other) == 5 and not sees("blood-ties", one, other)
    )
    assert _targets(here, there) == set()


def _spaces() -> tuple[str, ...]:
    from miskatonic.games.mansions.house import house_of

    return house_of("blood-ties").spaces
