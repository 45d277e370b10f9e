"""What the investigators can do, from Leo Anderson to Mark Harrigan: their actions and their other abilities."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.events import CombatBegan, MonsterDefeated
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import Skill
from miskatonic.kernel.effects import PayThen

from .given import Situation, given
from .moments import happen, pool, told

# Leo Anderson.


def leo() -> Situation:
    game = given("leo-anderson").stand(0, "rome").reserve("urban-guide", "axe", "bandages")
    game.state.assets.discard = [game.take("witch-doctor"), game.take("whiskey")]
    return game


@pytest.mark.rule("eh.inv-leo.2")
@pytest.mark.parametrize("ally", ["urban-guide", "witch-doctor"])
def test_leo_gains_an_ally_of_any_value_from_the_reserve_or_the_discard_pile(ally: str) -> None:
    game = leo().turn(0).do("use:leo-anderson", dice="1 5")
    assert game.keys == ["gain:urban-guide", "gain:witch-doctor"]
    game.do(f"gain:{ally}")
    assert game.held(0) == [ally]
    assert ally not in (*game.state.reserve, *game.state.assets.discard)


@pytest.mark.rule("eh.inv-leo.2")
def test_without_a_success_nobody_joins_leo() -> None:
    game = leo().turn(0).do("use:leo-anderson", dice="1 4")
    assert not game.held(0) and game.state.actions_left == 1


@pytest.mark.rule("eh.inv-leo.1")
@pytest.mark.parametrize("space", ["rome", "13", "amazon"])
def test_leo_finds_his_ally_anywhere_even_beside_a_monster(space: str) -> None:
    game = leo().stand(0, space).monster("ghoul", space).turn(0)
    assert "use:leo-anderson" in game.keys and "acquire" not in game.keys


@pytest.mark.parametrize(
    ("helper", "space"),
    [("leo-anderson", "amazon"), ("silas-marsh", "13")],
)
def test_leo_in_the_wilderness_and_silas_at_sea_give_a_die_to_all_on_their_space(helper: str, space: str) -> None:
    game = given("trish-scarborough", helper).stand(0, space).stand(1, space)
    pool(game, 0, Skill.OBSERVATION, 5)
    pool(game, 1, Skill.OBSERVATION, 4)
    game.stand(0, "rome")
    pool(game, 0, Skill.OBSERVATION, 4)


@pytest.mark.parametrize(("helper", "spaces"), [("leo-anderson", ["rome", "13"]), ("silas-marsh", ["rome", "amazon"])])
def test_elsewhere_leo_and_silas_give_no_die(helper: str, spaces: list[str]) -> None:
    game = given("trish-scarborough", helper)
    for space in spaces:
        game.stand(0, space).stand(1, space)
        pool(game, 0, Skill.OBSERVATION, 4)


# Lily Chen.


@pytest.mark.rule("eh.inv-lily.1", "eh.inv-lily.2")
@pytest.mark.parametrize(("way", "health", "sanity"), [("way:1", 3, 4), ("way:2", 6, 1)])
def test_lily_turns_one_into_the_other(way: str, health: int, sanity: int) -> None:
    game = given("lily-chen").stand(0, "rome").health(0, 5).sanity(0, 2).turn(0).do("use:lily-chen")
    assert game.keys == ["way:1", "way:2"]
    game.do(way)
    if way == "way:1":
        assert game.keys == ["spend:1", "spend:2", "spend:3", "spend:4"]
        game.do("spend:2")
    assert (game[0].health.left, game[0].sanity.left) == (health, sanity)
    assert "use:lily-chen" not in game.keys


@pytest.mark.rule("eh.inv-lily.1", "eh.inv-lily.2", "eh.health-sanity.8")
def test_lily_keeps_the_last_of_what_she_spends() -> None:
    game = given("lily-chen").stand(0, "rome").health(0, 1).sanity(0, 3).turn(0).do("use:lily-chen")
    assert game.keys == ["spend:1", "spend:2"]
    game.do("spend:2")
    assert (game[0].health.left, game[0].sanity.left) == (3, 1)


@pytest.mark.rule("eh.inv-lily.2")
def test_with_nothing_to_recover_lily_has_no_action() -> None:
    game = given("lily-chen").stand(0, "rome").turn(0)
    assert "use:lily-chen" not in game.keys


IMPROVE = [{"do": "improve", "skill": "lore"}]


@pytest.mark.rule("eh.inv-lily.3")
@pytest.mark.parametrize(("answer", "level"), [("again", 2), ("no", 1)])
def test_lily_may_improve_a_new_skill_twice(answer: str, level: int) -> None:
    game = given("lily-chen")
    asked = happen(game, IMPROVE, answer)
    assert asked.keys == [["again", "no"]]
    assert game[0].improved == {Skill.LORE: level}


@pytest.mark.rule("eh.inv-lily.3", "eh.inv-lily.4")
@pytest.mark.parametrize("level", [1, 2])
def test_a_skill_that_lily_has_improved_before_is_improved_once_and_at_most_to_two(level: int) -> None:
    game = given("lily-chen").improve(0, "lore", level)
    assert not happen(game, IMPROVE).decisions
    assert game[0].improved == {Skill.LORE: 2}


@pytest.mark.rule("eh.inv-lily.3")
def test_nobody_else_improves_twice() -> None:
    game = given("leo-anderson")
    happen(game, IMPROVE)
    assert game[0].improved == {Skill.LORE: 1}


# Lola Hayes.


@pytest.mark.rule("eh.inv-lola.1", "eh.inv-lola.2", "eh.inv-lola.3")
def test_lola_exchanges_improvements_and_a_double_one_counts_twice() -> None:
    game = given("lola-hayes").stand(0, "rome").improve(0, "lore", 2).improve(0, "will").turn(0).do("use:lola-hayes")
    assert game.keys == ["spend:lore", "spend:will", "done"]
    game.do("spend:lore", "done", "improve:strength")
    assert game[0].improved == {Skill.WILL: 1, Skill.STRENGTH: 1}
    game.do("improve:strength")
    assert game[0].improved == {Skill.WILL: 1, Skill.STRENGTH: 2}
    assert game.state.actions_left == 1


@pytest.mark.rule("eh.inv-lola.2", "eh.inv-lola.3")
def test_lola_may_spend_all_her_tokens_on_different_skills() -> None:
    game = given("lola-hayes").stand(0, "rome").improve(0, "lore").improve(0, "will").turn(0)
    game.do("use:lola-hayes", "spend:lore", "spend:will", "improve:influence", "improve:observation")
    assert game[0].improved == {Skill.INFLUENCE: 1, Skill.OBSERVATION: 1}


def test_without_improvements_lola_has_nothing_to_exchange() -> None:
    game = given("lola-hayes").stand(0, "rome").turn(0)
    assert "use:lola-hayes" not in game.keys


@pytest.mark.rule("eh.inv-lola.4", "eh.inv-lola.5")
def test_lola_may_give_herself_a_die_before_the_roll() -> None:
    game = given("lola-hayes").stand(0, "rome")
    asked = game.run(skill_test(game.table, Me(who=0), Skill.LORE), "use:lola-hayes", dice="6 6 6")
    assert asked.keys == [["use:lola-hayes", "roll"]]


@pytest.mark.rule("eh.inv-lola.5")
def test_after_the_roll_it_is_too_late() -> None:
    game = given("lola-hayes").stand(0, "rome").clues(0, 1)
    asked = game.run(skill_test(game.table, Me(who=0), Skill.LORE), "roll", "keep", dice="1 2")
    assert asked.keys == [["use:lola-hayes", "roll"], ["reroll:1", "reroll:2", "keep"]]


@pytest.mark.rule("eh.inv-lola.4", "eh.inv-lola.5")
def test_lola_helps_one_on_her_space_once_a_round() -> None:
    game = given("leo-anderson", "lola-hayes").stand(0, "rome").stand(1, "rome")
    asked = game.run(skill_test(game.table, Me(who=0), Skill.LORE), "use:lola-hayes", dice="6 6 6")
    assert asked.decisions[0].seat == 1
    pool(game, 0, Skill.LORE, 2)
    pool(game, 1, Skill.LORE, 2)


@pytest.mark.rule("eh.inv-lola.5")
def test_lola_helps_nobody_elsewhere() -> None:
    game = given("leo-anderson", "lola-hayes").stand(0, "rome").stand(1, "london")
    pool(game, 0, Skill.LORE, 2)


# Mark Harrigan.


@pytest.mark.rule("eh.inv-mark.1", "eh.inv-mark.2")
def test_marks_blow_defeats_a_monster_without_a_combat_encounter() -> None:
    """The Lodge Researcher asks for a defeat in combat; a mystery for any."""
    game = given("mark-harrigan").stand(0, "rome").card(0, "lodge-researcher").monster("ghoul", "rome").turn(0)
    game.do("use:mark-harrigan")
    assert not game.monsters() and game[0].health.left == 7
    assert len(told(game, MonsterDefeated)) == 1 and not told(game, CombatBegan)
    assert not game[0].clues


@pytest.mark.rule("eh.inv-mark.1")
def test_marks_blow_takes_one_health_of_each() -> None:
    game = given("mark-harrigan").stand(0, "rome").monster("shoggoth", "rome").monster("zombie", "rome").turn(0)
    shoggoth, zombie = (monster.token for monster in game.monsters())
    game.do("use:mark-harrigan")
    assert game.keys == [f"monster:{shoggoth}", f"monster:{zombie}"]
    game.do(f"monster:{zombie}")
    assert [monster.lost for monster in game.monsters()] == [0, 1] and game[0].health.left == 7


@pytest.mark.rule("eh.inv-mark.1")
def test_both_lose_health_though_mark_loses_his_last() -> None:
    game = given("mark-harrigan", "leo-anderson").lead(1).stand(0, "rome").health(0, 1).monster("ghoul", "rome").turn(0)
    game.do("use:mark-harrigan")
    assert not game.monsters() and game[0].fate == "defeated"


def test_without_a_monster_mark_strikes_nobody() -> None:
    game = given("mark-harrigan").stand(0, "rome").monster("ghoul", "london").turn(0)
    assert "use:mark-harrigan" not in game.keys


@pytest.mark.rule("eh.inv-mark.5")
def test_mark_is_neither_delayed_nor_detained_against_his_will() -> None:
    game = given("mark-harrigan", "leo-anderson").stand(0, "rome").encounter(0)
    both = [{"do": "become-delayed"}, {"do": "gain-condition", "name": "detained"}]
    happen(game, both)
    assert not game[0].delayed and not game.held(0)
    happen(game, both, who=1)
    assert game[1].delayed and game.held(1) == ["detained"]


@pytest.mark.rule("eh.inv-mark.5")
def test_in_his_own_turn_a_delay_does_not_stop_mark() -> None:
    game = given("mark-harrigan", ancient_one="cthulhu").stand(0, "london").tickets(0, ships=1)
    game.eldritch("13", "cthulhu").turn(0).do("travel", "travel:13")
    assert game.keys == ["ship:london", "stay"]


def delaying_offers() -> list[Any]:
    """All encounters in which one may become delayed for something."""
    return [
        pytest.param(effect, id=f"{id}-{section}")
        for cards in ENCOUNTERS.values()
        for id, card in cards.items()
        for section, effects in card.sections.items()
        for effect in effects
        if isinstance(effect, PayThen) and type(effect.cost).__name__ == "Delay"
    ]


@pytest.mark.rule("eh.inv-mark.3", "eh.inv-mark.4")
@pytest.mark.parametrize("offer", delaying_offers())
def test_mark_is_delayed_where_he_chooses_to(offer: PayThen) -> None:
    game = given("mark-harrigan").stand(0, "rome").sanity(0, 1).card(0, "paranoia").encounter(0)
    game.monster("ghoul", "london")
    flow = offer.resolve(game.table, Me(who=0))
    decision = next(flow)
    assert [option.key for option in decision.options] == ["pay", "no"]
    try:
        request = flow.send(decision.find("pay"))
        while True:
            request = flow.send(request.options[0])
    except StopIteration:
        pass
    assert game[0].delayed


@pytest.mark.rule("eh.inv-mark.4")
def test_mark_gains_two_spells_for_a_delay() -> None:
    game = given("mark-harrigan").stand(0, "arkham").encounter(0)
    happen(game, [{"do": "pay-then", "cost": {"pay": "delay"}, "then": [{"do": "gain-spell", "n": 2}]}], "pay")
    assert game[0].delayed and len(game[0].cards) == 2


@pytest.mark.rule("eh.inv-mark.3")
def test_mark_is_detained_where_he_chooses_to() -> None:
    game = given("mark-harrigan").stand(0, "arkham").encounter(0)
    cost = {"pay": "condition", "name": "detained"}
    happen(game, [{"do": "pay-then", "cost": cost, "then": [{"do": "gain-clues"}]}], "pay")
    assert game.held(0) == ["detained"] and len(game[0].clues) == 1


@pytest.mark.rule("eh.inv-mark.6")
@pytest.mark.parametrize("threat", [{"do": "become-delayed"}, {"do": "gain-condition", "name": "detained"}])
def test_mark_may_refuse_what_would_keep_him_free_and_is_free_all_the_same(threat: dict[str, str]) -> None:
    game = given("mark-harrigan").stand(0, "rome").clues(0, 1).encounter(0)
    happen(game, [{"do": "unless", "cost": {"pay": "clues"}, "then": [threat]}], "no")
    assert not game[0].delayed and not game.held(0) and len(game[0].clues) == 1


@pytest.mark.rule("eh.inv-mark.6")
def test_in_other_worlds_too_mark_may_refuse_the_price_of_not_being_delayed() -> None:
    game = given("mark-harrigan").stand(0, "rome").gate("rome").clues(0, 1).encounter(0)
    offer = {"do": "pay-then", "cost": {"pay": "clues"}, "then": [{"do": "close-gate"}]}
    happen(game, [{**offer, "otherwise": [{"do": "become-delayed"}]}], "no", gate="rome")
    assert not game[0].delayed and game.state.gates == ["rome"]


def test_a_fight_beside_leo_in_the_wilderness_is_easier() -> None:
    game = given("trish-scarborough", "leo-anderson").stand(0, "amazon").stand(1, "amazon")
    game.monster("shoggoth", "amazon")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6 6 6")
