"""Combat encounters: the two tests, what both sides lose, and when somebody is defeated."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import fight, fight_all, horror
from miskatonic.games.eldritch.components import MONSTERS, MonsterKind
from miskatonic.games.eldritch.events import DiceRolled, Lost, TestBegan
from miskatonic.games.eldritch.monsters import hurt, toughness
from miskatonic.games.eldritch.state import Combat
from tests.asking import Asked

from .given import Situation, given


def fought(game: Situation, *answers: str, dice: str = "") -> Asked:
    """A combat encounter of the first investigator with the first monster there is."""
    return game.run(fight(game.table, 0, game.monsters()[0]), *answers, dice=dice)


def ones(*counts: int) -> str:
    return " ".join(["1"] * sum(counts))


@pytest.mark.rule("eh.combat.13")
@pytest.mark.parametrize("id", ["cultist", "riot", "tick-tock-men"])
def test_no_sanity_is_at_stake_where_a_monster_has_no_horror(id: str) -> None:
    assert horror(given("leo-anderson").state, 0, MONSTERS[id]) == 0


@pytest.mark.rule("eh.combat.1", "eh.encounter.3", "eh.monster.4")
def test_every_monster_on_the_space_is_fought_once_one_after_another() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london")
    game.monster("ghoul", "rome").monster("mummy", "rome").monster("gug", "rome")
    ghoul, mummy, gug = (each.token for each in game.monsters())
    game.encounter()
    assert game.keys == [f"fight:{ghoul}", f"fight:{mummy}", f"fight:{gug}"]
    game.do(f"fight:{mummy}", dice="6 6 1 1 6")
    assert game.keys == [f"fight:{ghoul}", f"fight:{gug}"]
    game.do(f"fight:{ghoul}", dice="6 1 1 1 6 1 1 1 6 6 1 6 6")
    assert {each.token: each.lost for each in game.monsters()} == {mummy: 1, gug: 2}
    assert game.state.turn == 1


@pytest.mark.rule("eh.combat.1", "eh.encounter.3", "eh.monster.4")
def test_nobody_may_have_another_encounter_before_the_monsters() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome").monster("mummy", "rome").clue("rome")
    game.gate("rome").encounter()
    assert all(key.startswith("fight:") for key in game.keys)


@pytest.mark.rule("eh.combat.1", "eh.monster.4")
def test_monsters_elsewhere_are_not_fought() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "london").encounter()
    assert game.keys == ["encounter:general", "encounter:europe"]


@pytest.mark.rule("eh.combat.1")
def test_a_monster_that_was_fought_and_stands_still_is_not_fought_again() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").monster("cthonian", "rome")
    game.encounter(0, dice="6 6 6 1")
    assert game.state.turn == 1
    assert game.kinds("rome") == ["cthonian"]


KINDS = ("spinner-of-webs", "ghoul", "mummy")


@pytest.mark.rule("eh.combat.2", "eh.encounter.3")
@pytest.mark.parametrize(
    ("order", "first"), [("free", ["spinner-of-webs", "ghoul", "mummy"]), ("epic-last", ["ghoul", "mummy"])]
)
def test_the_investigator_chooses_the_order_and_by_another_reading_epic_monsters_come_last(
    order: str, first: list[str]
) -> None:
    game = given("lily-chen", combat_order=order).stand(0, "rome")
    game.monster("spinner-of-webs", "rome").monster("ghoul", "rome").monster("mummy", "rome")
    tokens = {f"fight:{each.token}": kind for each, kind in zip(game.monsters(), KINDS, strict=True)}
    assert [tokens[key] for key in game.encounter().keys] == first


@pytest.mark.rule("eh.combat.2")
def test_epic_monsters_are_fought_last_and_not_left_out() -> None:
    game = given("lily-chen", "leo-anderson", combat_order="epic-last").stand(0, "rome").stand(1, "london")
    game.monster("spinner-of-webs", "rome").monster("ghoul", "rome")
    game.encounter(0, dice=f"6 1 1 1 6 6 6 6 {ones(3)}")
    assert game.kinds() == ["spinner-of-webs"]
    assert game[0].sanity.left == 4


@pytest.mark.rule("eh.combat.3")
def test_what_the_monster_does_before_its_tests_comes_before_them() -> None:
    game = given("lily-chen").stand(0, "rome").monster("wind-walker", "rome")
    fought(game, dice="6 6 6 6 6")
    told = [event for event in game.table.events if isinstance(event, (Lost, TestBegan))]
    assert [type(event) for event in told[:3]] == [Lost, Lost, TestBegan]


@pytest.mark.rule("eh.combat.3")
def test_what_a_monster_forbids_holds_from_the_first_test_on() -> None:
    game = given("lily-chen").stand(0, "rome").monster("tick-tock-men", "rome").clues(0, 2).card(0, "wither#1")
    asked = fought(game, "cast:wither", "no", dice=f"1 1 {ones(4 - 2)}")
    assert not any(key.startswith("reroll") for keys in asked.keys for key in keys)


FIGHTABLE = [kind for kind in MONSTERS.values() if kind.id != "cultist"]


def rolled(game: Situation) -> list[tuple[str, int]]:
    """The tests that were made, with their numbers of dice."""
    return [(event.skill, event.dice) for event in game.table.events if isinstance(event, TestBegan)]


def alone_with(kind: MonsterKind) -> Situation:
    """Somebody with 6 dice for either test, and nothing that helps."""
    game = given("mark-harrigan").stand(0, "rome").improve(0, "will", 2).improve(0, "strength", 2)
    game.health(0, 8).sanity(0, 4)
    if kind.id == "shub-niggurath":
        game.solved(3)
    return game.monster(kind.id, "rome")


def harmless(kind: MonsterKind, strength: int = 0) -> tuple[list[str], str]:
    """Answers and dice for a fight in which the will test goes well and the strength test as it is told."""
    will = "" if kind.will is None else " ".join((["6"] * max(1, kind.will.loss) + ["1"] * 6)[: 6 + kind.will.mod])
    extra = {"color-out-of-space": " 1"}.get(kind.id, "")
    if kind.strength is None:
        return [], will + extra
    dice = 6 + kind.strength.mod
    return ["no"] if kind.id == "riot" else [], f"{will} {' '.join(['6'] * strength + ['1'] * (dice - strength))}"


@pytest.mark.rule("eh.combat.4", "eh.combat.7", "eh.combat.13")
@pytest.mark.parametrize("kind", FIGHTABLE, ids=lambda kind: kind.id)
def test_the_tests_of_every_monster_have_its_modifiers_and_those_without_are_left_out(kind: MonsterKind) -> None:
    game = alone_with(kind)
    answers, dice = harmless(kind)
    fought(game, *answers, dice=dice)
    expected = [("will", 6 + kind.will.mod)] if kind.will else []
    expected += [("strength", 6 + kind.strength.mod)] if kind.strength else []
    assert rolled(game) == expected


WITH_HORROR = [kind for kind in FIGHTABLE if kind.will is not None and kind.id != "witch"]


@pytest.mark.rule("eh.combat.5", "eh.combat.6")
@pytest.mark.parametrize("kind", WITH_HORROR, ids=lambda kind: kind.id)
def test_sanity_is_lost_by_as_much_as_the_result_falls_short_of_the_horror(kind: MonsterKind) -> None:
    assert kind.will is not None
    for successes in range(1, 6 + kind.will.mod + 1):
        game = alone_with(kind)
        game[0].sanity.most = game[0].sanity.left = 12
        game.health(0, 8)
        before = 11 if kind.id == "wind-walker" else 12
        _, dice = harmless(kind)
        rest = dice.split()[6 + kind.will.mod :]
        will = ["6"] * successes + ["1"] * (6 + kind.will.mod - successes)
        if kind.id == "ghost" and successes >= kind.toughness:
            rest = []
        fought(game, dice=" ".join(will + rest))
        assert game[0].sanity.left == before - max(0, kind.will.loss - successes), successes


WITH_DAMAGE = [kind for kind in FIGHTABLE if kind.strength is not None and kind.id not in ("riot", "maniac")]


@pytest.mark.rule("eh.combat.8", "eh.combat.6", "eh.combat.9")
@pytest.mark.parametrize("kind", WITH_DAMAGE, ids=lambda kind: kind.id)
def test_health_is_lost_by_as_much_as_the_result_falls_short_of_the_damage(kind: MonsterKind) -> None:
    assert kind.strength is not None
    for successes in range(min(6 + kind.strength.mod, kind.toughness - 1) + 1):
        game = alone_with(kind)
        before = 7 if kind.id == "wind-walker" else 8
        _, dice = harmless(kind, successes)
        fought(game, dice=dice)
        assert game[0].health.left == before - max(0, kind.strength.loss - successes), successes
        lost = 0 if kind.id == "vampire" and successes < kind.strength.loss else successes
        assert [each.lost for each in game.monsters()] == [lost]


@pytest.mark.rule("eh.combat.6")
def test_a_result_equal_to_the_horror_or_the_damage_costs_nothing() -> None:
    game = given("lily-chen").stand(0, "rome").monster("cthonian", "rome").improve(0, "strength", 1)
    fought(game, dice="6 6 6 6 6")
    assert (game[0].sanity.left, game[0].health.left) == (6, 6)
    assert game.kinds() == ["cthonian"]


@pytest.mark.rule("eh.combat.9")
def test_a_failed_strength_test_leaves_the_monster_unharmed() -> None:
    game = given("lily-chen").stand(0, "rome").monster("mummy", "rome")
    fought(game, dice="6 6 1 4 4")
    assert [each.lost for each in game.monsters()] == [0]


@pytest.mark.rule("eh.combat.10")
def test_both_may_be_defeated_by_the_same_strength_test() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").monster("cthonian", "rome", lost=3).health(0, 2)
    fought(game, dice="6 6 6 1")
    assert not game.monsters()
    assert game[0].fate == "defeated"


@pytest.mark.rule("eh.combat.10")
def test_the_last_sanity_is_lost_before_the_strength_test_and_ends_the_combat() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").monster("mummy", "rome", lost=2).sanity(0, 2)
    fought(game, dice="1 1 1")
    assert game[0].fate == "defeated"
    assert game.kinds() == ["mummy"]
    assert len([event for event in game.table.events if isinstance(event, DiceRolled)]) == 1


@pytest.mark.rule("eh.combat.1")
def test_whoever_was_defeated_fights_no_other_monster() -> None:
    game = given("lily-chen", "leo-anderson").lead(1).stand(0, "rome").stand(1, "london").sanity(0, 2)
    game.monster("mummy", "rome").monster("ghoul", "rome").monster("gug", "rome")
    asked = game.run(fight_all(game.table, 0), f"fight:{game.monsters()[0].token}", dice="1 1 1")
    assert game[0].fate == "defeated"
    assert len(asked.decisions) == 1


@pytest.mark.rule("eh.combat.11")
def test_what_a_monster_has_lost_stays_lost_for_the_next_fight() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").monster("mummy", "rome")
    fought(game, dice="6 6 1 6 6")
    assert [each.lost for each in game.monsters()] == [2]
    game.run(fight(game.table, 1, game.monsters()[0]), dice="6 6 1 6")
    assert not game.monsters()


def test_a_fight_shows_what_the_monster_that_is_fought_has_lost() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome").monster("mummy", "rome", lost=2)
    mummy = game.monsters()[1]
    game.state.combat = Combat(0, mummy.token)
    shown = game.table.view(0).combat
    assert (shown.kind, shown.lost) == ("mummy", 2)


@pytest.mark.rule("eh.combat.11")
def test_a_monster_that_comes_back_is_whole_again() -> None:
    game = given("lily-chen").stand(0, "rome").monster("mummy", "rome")
    fought(game, dice="6 6 1 6 6")
    fought(game, dice="6 6 1 6 6")
    assert not game.monsters()
    assert [each.lost for each in game.monster("mummy", "rome").monsters()] == [0]


ORDINARY = [kind.id for kind in MONSTERS.values() if not kind.epic]


@pytest.mark.rule("eh.combat.12", "eh.monster.5", "eh.monster.6")
@pytest.mark.parametrize("kind", ORDINARY)
def test_a_monster_without_health_is_defeated_and_goes_back_into_the_cup(kind: str) -> None:
    game = given("lily-chen").stand(0, "rome").monster(kind, "london")
    monster = game.monsters()[0]
    enough = toughness(game.state, monster.token)
    if enough > 1:
        game.run(hurt(game.table, monster, enough - 1))
        assert game.monsters() == [monster]
        assert monster.token not in game.state.cup
    game.run(hurt(game.table, monster, 1))
    assert not game.monsters()
    assert game.state.cup.count(monster.token) == 1


@pytest.mark.rule("eh.combat.12", "eh.monster.5")
def test_more_than_enough_defeats_a_monster_too() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome")
    fought(game, dice="6 1 1 1 6 6 6 6")
    assert not game.monsters()


@pytest.mark.rule("eh.combat.14", "eh.combat.15", "eh.encounter.4")
def test_whoever_has_defeated_all_monsters_may_have_another_encounter_or_not() -> None:
    for answer, drawn in (("encounter:europe", True), ("no", False)):
        game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "10").monster("ghoul", "rome")
        game.top_encounter("europe", "europe-1").encounter(0, dice="6 1 1 1 6 1 1 1")
        assert game.keys == ["encounter:general", "encounter:europe", "no"]
        before = len(game.state.decks["europe"].cards)
        game.table.choose(answer)
        assert (len(game.state.decks["europe"].cards) < before) is drawn


@pytest.mark.rule("eh.combat.16", "eh.combat.14")
def test_with_a_monster_left_there_is_no_other_encounter() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london")
    game.monster("ghoul", "rome").monster("cthonian", "rome").encounter(0)
    _, cthonian = (each.token for each in game.monsters())
    game.do(f"fight:{cthonian}", dice=f"6 6 {ones(4 - 2)} 6 1 1 1 6 1 1 1")
    assert game.kinds("rome") == ["cthonian"]
    assert game.state.turn == 1


@pytest.mark.rule("eh.encounter.4")
def test_monsters_that_were_gone_otherwise_count_as_gone() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london")
    game.monster("goat-spawn", "rome").monster("mummy", "rome").encounter(0)
    goat, mummy = (each.token for each in game.monsters())
    game.do(f"fight:{goat}", dice="6 1 1 6 6")
    game.do("pay")
    assert not game.monsters("rome")
    assert "no" in game.keys and "encounter:europe" in game.keys
    assert mummy in game.state.cup
