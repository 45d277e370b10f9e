"""The words that effects are written in: when they are possible, what they do, and what they say."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions.house import house_of, neighbours
from miskatonic.games.mansions.monsters import can_place
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.state import Monster
from miskatonic.games.mansions.verbs import LANGUAGE, rooms
from miskatonic.games.mansions.verbs.beasts import ways_off
from miskatonic.games.mansions.verbs.distances import steps_from
from miskatonic.games.mansions.words import room_of
from miskatonic.kernel.effects import Condition, Effect, Outcome, Selector, Trial, resolve

from .answering import play
from .given import Situation, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def effect(words: Any) -> Effect:
    return LANGUAGE.decode(words, Effect)


def possible(game: Situation, words: Any, **about: Any) -> bool:
    return effect(words).possible(game.table, Me(**{"who": 1, **about}))


def carried_out(game: Situation, words: Any, dice: str = "", me: Me | None = None, **answers: str) -> list[str]:
    """The topics that were asked meanwhile."""
    return play(game, resolve([effect(words)], game.table, me or Me(who=1)), dice, **answers)


def killed(game: Situation, who: int = 1) -> Situation:
    game[who].fate = "waiting"
    return game


# The monster of an effect.

ABOUT_A_MONSTER = [
    {"do": "deal", "n": 1},
    "deal-weapon",
    "deal-its-damage",
    "stun-monster",
    "kill-monster",
    "move-monster",
    "special-attack",
    "attack-again",
]


@pytest.mark.parametrize("words", ABOUT_A_MONSTER, ids=str)
def test_what_is_about_a_monster_is_possible_as_long_as_that_is_on_the_map(words: Any) -> None:
    game = given().monster("zombie", "foyer.s").turn()
    assert possible(game, words, monster=game.the("zombie").id)
    assert not possible(game, words, monster=99) and not possible(game, words)


def test_damage_of_nothing_changes_nothing() -> None:
    game = given().monster("zombie", "foyer.s")
    assert not possible(game, {"do": "deal", "n": 0}, monster=game.the("zombie").id)


@pytest.mark.parametrize(("damage", "healed"), [(0, False), (1, True)])
def test_only_a_wounded_monster_is_healed(damage: int, healed: bool) -> None:
    game = given().monster("zombie", "foyer.s", damage=damage)
    assert possible(game, {"do": "heal-monster", "n": 2}, monster=game.the("zombie").id) is healed


@rule("stun.7")
def test_a_stunned_monster_cannot_be_moved() -> None:
    game = given().monster("zombie", "foyer.s", stun=1)
    assert not possible(game, "move-monster", monster=game.the("zombie").id)


@pytest.mark.parametrize("words", [{"try": "evade"}, {"try": "monster-number", "what": "damage"}], ids=str)
def test_without_its_monster_a_trial_has_failed_without_a_roll(words: Any) -> None:
    game = given().turn()
    flow = LANGUAGE.decode(words, Trial).attempt(game.table, Me(who=1, monster=99))
    assert not isinstance(flow, Outcome)
    assert game.run(flow).value == Outcome(False, 0)


def test_nothing_blows_up_far_from_everybody() -> None:
    assert not possible(killed(given()), {"do": "blast", "n": 5, "range": 2})


@rule("named-monster.6")
def test_only_those_that_are_meant_stir() -> None:
    words = {"do": "stir", "kinds": ["maniac"], "n": 1}
    game = given().stand(1, "kitchen.all").monster("zombie", "foyer.n")
    assert not possible(game, words)
    game.monster("maniac", "foyer.s").monster("maniac", "foyer.s", stun=1)
    assert possible(game, words)
    asked = carried_out(game, words, me=Me(by_keeper=True), move_monster="move:foyer.sw")
    assert asked == ["move-monster"]
    assert [(each.kind, each.space) for each in game.state.monsters] == [
        ("zombie", "foyer.n"),
        ("maniac", "foyer.sw"),
        ("maniac", "foyer.s"),
    ]


@rule("monster-move.1")
@pytest.mark.parametrize(
    ("every", "cultists", "asked"),
    [
        (True, 2, ["move-monster", "move-monster"]),
        (False, 2, ["stir", "move-monster"]),
        (True, 0, []),
        (False, 0, []),
    ],
)
def test_all_of_a_kind_stir_or_one_of_them_as_a_card_says(every: bool, cultists: int, asked: list[str]) -> None:
    game = given().stand(1, "kitchen.all")
    for _ in range(cultists):
        game.monster("cultist", "foyer.n")
    words = {"do": "stir", "kinds": ["cultist"], "n": 1, "every": every}
    assert carried_out(game, words, me=Me(by_keeper=True), move_monster="move:foyer.ne", stir="monster:1") == asked


def longest(game: Situation, here: str, space: str, steps: int) -> int:
    """How many steps lead on from a space, each farther from another one."""
    far = steps_from(game.state, here)
    ways = [each for each in neighbours(game.state, space, "humanoid") if far[each] > far[space]] if steps else []
    return max((1 + longest(game, here, each, steps - 1) for each in ways), default=0)


def test_whatever_is_pushed_away_goes_where_it_can_go_on_farthest() -> None:
    game = given()
    for here in house_of(game.state.story).spaces:
        zombie = Monster(1, "zombie", 1, here)
        for steps in (1, 2, 3):
            ways = ways_off(game.state, here, zombie, steps)
            reached = {
                space: longest(game, here, space, steps - 1) for space in neighbours(game.state, here, "humanoid")
            }
            assert set(ways) == {space for space, found in reached.items() if found == max(reached.values())}


# Monsters that come.


@rule("monster-place.1", "stun.7")
@pytest.mark.parametrize(
    ("more", "stun", "burning", "health"),
    [({}, 0, False, 0), ({"held": True}, 1, False, 0), ({"burning": True}, 0, True, 0), ({"health": 2}, 0, False, 4)],
    ids=str,
)
def test_a_monster_appears_as_its_event_says(more: dict[str, Any], stun: int, burning: bool, health: int) -> None:
    game = given(players=3)
    carried_out(game, {"do": "appear", "kind": "zombie", "room": "kitchen", **more}, me=Me(by_keeper=True))
    (zombie,) = game.state.monsters
    assert (zombie.stun, zombie.burning, zombie.more_health) == (stun, burning, health)


@rule("limits.8")
def test_out_of_the_vents_come_as_many_as_there_are_figures() -> None:
    game = given(story="classroom-curses")
    vents = ["attic-storage.all", "furnace-room.e"]
    words = {"do": "appear-at-vents", "kind": "mi-go"}
    assert possible(game, words, by_keeper=True)
    game.monster("mi-go", "gallery.sw")
    carried_out(game, words, me=Me(by_keeper=True))
    (_, came) = game.state.monsters
    assert room_of(came.space) == room_of(vents[0])
    assert not possible(game, words, by_keeper=True)


@rule("limits.8", "limits.9")
def test_a_kind_can_be_placed_whatever_else_is_on_the_map() -> None:
    game = given().monster("zombie", "foyer.s")
    for _ in range(2):
        game.monster("maniac", "foyer.s")
    assert can_place(game.state, "maniac")
    game.state.monsters.clear()
    assert not can_place(game.state, "maniac")


@rule("corpse.2")
def test_one_corpse_is_raised_of_several() -> None:
    game = given().stand(1, "kitchen.all").corpses("foyer.s", 3)
    carried_out(game, "raise-corpse", me=Me(by_keeper=True))
    assert game.state.corpses == {"foyer.s": 2}


@rule("corpse.6")
def test_no_corpse_is_laid_where_it_would_burn() -> None:
    words = {"do": "place-corpse", "here": True}
    assert possible(given(), words)
    assert not possible(given().fire("foyer"), words) and not possible(killed(given()), words)
    game = given().stand(1, "foyer.sw")
    assert carried_out(game, words) == [] and game.state.corpses == {"foyer.sw": 1}


def test_without_an_altar_nothing_comes_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"do": "place-monster", "kind": "cultist", "at": "altar"}
    assert possible(given(), words)
    monkeypatch.setattr(rooms, "spaces_with", lambda state, feature: ())
    assert not possible(given(), words)


# Investigators.


@rule("damage.3", "killed.6")
def test_whoever_was_killed_is_not_healed() -> None:
    words = {"do": "heal", "what": "damage", "n": 1}
    game = killed(given().hurt(1, damage=2))
    assert not possible(game, words)
    carried_out(game, words)
    assert game[1].damage == 2


def test_skill_points_are_gained_by_whoever_stands_and_only_if_there_are_any() -> None:
    words = {"do": "gain-skill-points", "n": 2}
    assert possible(given(), words) and not possible(killed(given()), words)
    assert not possible(given(), {"do": "gain-skill-points", "n": 0})


@rule("combat-term.10")
def test_only_whoever_hides_can_stop_hiding() -> None:
    assert possible(given().hidden(1), "stop-hiding") and not possible(given(), "stop-hiding")
    assert not possible(killed(given().hidden(1)), "stop-hiding")


def test_damage_and_horror_at_one_time_are_said_together() -> None:
    told = effect({"do": "take", "damage": 1, "horror": 2}).say()
    assert (told.id, dict(told.args)) == ("effect-take-both", {"damage": 1, "horror": 2})


@rule("killed.3")
@pytest.mark.parametrize(
    "words",
    [{"do": "heal", "what": "damage", "n": 1}, {"do": "gain-skill-points"}, {"do": "lose-skill-points"}],
    ids=str,
)
def test_what_the_keeper_has_happen_does_not_happen_to_the_dead(words: Any) -> None:
    game = killed(given().hurt(1, damage=2).points(1, 2))
    carried_out(game, words, me=Me(who=1, by_keeper=True))
    assert (game[1].damage, game[1].skill_points) == (2, 2)


@rule("damage.3")
def test_a_single_wound_can_be_healed() -> None:
    game = given().hurt(1, damage=1)
    assert possible(game, {"do": "heal", "what": "damage", "n": 1})
    assert not possible(game, {"do": "heal", "what": "horror", "n": 1})


@pytest.mark.parametrize("words", [{"do": "lose-card"}, {"do": "discard-for-skill-points", "types": ["equipment"]}])
def test_whoever_was_killed_has_nothing_more_to_lose(words: Any) -> None:
    game = given().card(1, "whiskey", "lantern")
    assert possible(game, words) and not possible(killed(game), words)


def test_what_an_event_leaves_to_an_investigator_the_keeper_does_not_decide() -> None:
    words = {"do": "as-investigator", "then": [{"do": "may", "then": ["stun"]}]}
    game = given()
    flow = resolve([effect(words)], game.table, Me(who=1, by_keeper=True))
    assert next(flow).seat == 1
    assert carried_out(killed(game), words) == []


def test_nobody_sends_a_card_to_somebody_far_away() -> None:
    game = given("ashcan-pete", "joe-diamond").card(1, "duke", "axe").stand(2, "kitchen.all")
    assert carried_out(game, "send-with-card", me=Me(who=1, card="duke")) == []
    assert game[1].cards == ["duke", "axe"]


@rule("combat-term.6")
@pytest.mark.parametrize(("discard", "lies"), [(False, ["axe"]), (True, [])])
def test_a_weapon_is_left_in_the_room_or_lost(discard: bool, lies: list[str]) -> None:
    game = given().card(1, "axe")
    carried_out(game, {"do": "drop-weapon", "discard": discard}, me=Me(who=1, weapon="axe"))
    assert game[1].cards == [] and game.state.piles["foyer"].dropped == lies
    carried_out(game, {"do": "drop-weapon", "discard": discard})
    assert game.state.piles["foyer"].dropped == lies


def whom(game: Situation, of: str) -> list[int | None]:
    return [each.who for each in LANGUAGE.decode({"of": of}, Selector).candidates(game.table, Me())]


def test_only_a_living_relative_is_meant() -> None:
    game = given(players=3, story="blood-ties")
    assert whom(game, "blood-relative") == []
    game.state.blood_relative = 2
    assert whom(game, "blood-relative") == [2]
    assert whom(killed(game, 2), "blood-relative") == []


def test_whoever_is_with_a_corpse_is_meant() -> None:
    game = given(players=3).stand(1, "kitchen.all").corpses("foyer.n")
    assert whom(game, "with-corpse") == [2]


# The keeper.


@rule("sample.1", "component.9")
def test_there_are_four_samples_to_take() -> None:
    game = given().monster("zombie", "foyer.s")
    game.state.altar_samples = 3
    assert possible(game, "take-sample")
    game.the("zombie").samples = 1
    assert not possible(game, "take-sample")
    assert carried_out(game, "take-sample", me=Me(by_keeper=True)) == [] and game.the("zombie").samples == 1


@rule("sample.3")
def test_without_samples_at_an_altar_none_are_put_down() -> None:
    game = given().monster("zombie", "ceremony-room.n")
    words = {"do": "deliver-samples", "threat": 5}
    carried_out(game, words, me=Me(by_keeper=True))
    assert game.state.threat == 0
    game.the("zombie").samples = 1
    carried_out(game, words, me=Me(by_keeper=True))
    assert (game.state.threat, game.state.altar_samples) == (5, 1)


@rule("keeper-action.7", "card-action.1")
def test_what_a_card_costs_is_paid_whoever_has_it_used() -> None:
    game = given().card(1, "ruby-of-rlyeh")
    carried_out(game, "use-their-card", me=Me(who=1, by_keeper=True))
    assert (game[1].horror, game[1].skill_points) == (1, 1)
    assert [(told.who, told.card) for told in game.told("ability-used")] == [(game[1].id, "ruby-of-rlyeh")]


# What they say.


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("drop-weapon", "effect-drop-weapon"),
        ({"do": "drop-weapon", "discard": True}, "effect-discard-weapon"),
        ({"do": "lose-card", "by": "keeper"}, "effect-drop-card-keeper"),
        ({"do": "lose-card", "discard": True}, "effect-discard-card-investigator"),
        ({"do": "gain-steps", "moves": 2}, "effect-gain-moves"),
        ({"do": "gain-steps", "action": True}, "effect-gain-action"),
        ({"do": "draw", "what": "mythos"}, "effect-draw-mythos"),
        ({"do": "draw", "what": "trauma", "optional": True}, "effect-draw-trauma-optional"),
        ("place-corpse", "effect-place-corpse"),
        ({"do": "place-corpse", "here": True}, "effect-place-corpse-here"),
    ],
    ids=str,
)
def test_a_word_says_what_it_does(words: Any, said: str) -> None:
    assert effect(words).say().id == said


@pytest.mark.parametrize(
    ("more", "others", "relatives", "said"),
    [({}, 2, 2, "effect-count-up"), ({"relative": 5}, 2, 5, "effect-count-up-relative")],
)
def test_the_blood_relative_counts_for_more_where_it_is_said(
    more: dict[str, int], others: int, relatives: int, said: str
) -> None:
    words = {"do": "count-up", "count": "renounced", "n": 2, **more}
    for who, n in ((1, relatives), (2, others)):
        game = given("joe-diamond", "jenny-barnes")
        game.state.blood_relative = 1
        assert carried_out(game, words, me=Me(who=who)) == []
        assert game.state.counts["renounced"] == n
    assert effect(words).say().id == said


def test_two_kinds_of_monsters_are_named_or_one() -> None:
    def named(*kinds: str) -> list[str]:
        said = LANGUAGE.decode({"is": "monster-is", "kinds": list(kinds)}, Condition).say()
        return [said.args[name].id for name in ("monster", "other")]

    assert named("cultist", "witch") == ["monster-cultist", "monster-witch"]
    assert named("cultist") == ["monster-cultist", "monster-cultist"]


def test_rooms_are_named_one_after_the_other() -> None:
    words = {"do": "appear-for-each", "kind": "zombie", "rooms": ["kitchen", "foyer", "dining-room"]}
    said = effect(words).say().args["rooms"]
    assert said.args["first"].id == "room-kitchen"
    assert [said.args["rest"].args[name].id for name in ("first", "rest")] == ["room-foyer", "room-dining-room"]
