"""Every monster: its numbers as published, and what its text does in a combat encounter."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import ANCIENT_ONES, MONSTERS, TOKENS, Check, MonsterKind
from miskatonic.games.eldritch.monsters import hurt, place
from miskatonic.kernel.content import parse
from tests.asking import Asked

from .given import Situation, given

FACTS: Any = parse(Path(__file__).parent / "facts" / "monsters.yaml")
ORDINARY: dict[str, Any] = FACTS["ordinary"]
EPIC: dict[str, Any] = FACTS["epic"]


def check(numbers: list[int] | None) -> Check | None:
    return None if numbers is None else Check(*numbers)


def same(kind: MonsterKind, facts: dict[str, Any]) -> None:
    """A monster has the numbers that were published."""
    assert kind.will == check(facts.get("will"))
    assert kind.strength == check(facts.get("strength"))
    assert kind.toughness == facts.get("toughness", 0)
    assert kind.per_player is facts.get("per_player", False)


@pytest.mark.parametrize("id", [*ORDINARY, *EPIC])
def test_the_numbers_of_every_monster_are_as_published(id: str) -> None:
    kind, facts = MONSTERS[id], {**ORDINARY, **EPIC}[id]
    same(kind, facts)
    assert kind.epic is (id in EPIC)
    if id != "cultist":
        assert bool(kind.reckoning) is facts.get("reckons", False)


def test_there_are_as_many_tokens_of_each_monster_as_published() -> None:
    counts = {id: facts["count"] for id, facts in ORDINARY.items()} | dict.fromkeys(EPIC, 1)
    assert Counter(TOKENS.values()) == counts
    assert sum(counts.values()) == 34 + 9


@pytest.mark.rule("eh.cultist.1")
def test_a_cultist_token_has_no_numbers() -> None:
    same(MONSTERS["cultist"], {})


@pytest.mark.rule("eh.cultist.3")
@pytest.mark.parametrize("id", list(ANCIENT_ONES))
def test_the_cultists_of_every_sheet_are_as_published(id: str) -> None:
    facts, sheet = FACTS["cultists"][id], ANCIENT_ONES[id]
    same(sheet.front.cultist, facts["front"])
    same(sheet.back.cultist, facts.get("back", {}))


@pytest.mark.rule("eh.monster.3")
@pytest.mark.parametrize("id", [id for id, facts in ORDINARY.items() if "spawns_to" in facts])
def test_a_monster_with_a_home_goes_there_as_it_is_spawned(id: str) -> None:
    game = given("lily-chen").stand(0, "rome")
    token = next(token for token, kind in TOKENS.items() if kind == id)
    game.state.cup.remove(token)
    game.run(place(game.table, token, "rome"))
    assert [each.space for each in game.monsters()] == [ORDINARY[id]["spawns_to"]]


@pytest.mark.rule("eh.monster.3")
def test_every_other_monster_stays_where_it_was_spawned() -> None:
    for token, kind in TOKENS.items():
        if "spawns_to" in ORDINARY.get(kind, {}):
            continue
        game = given("lily-chen").stand(0, "rome")
        (game.state.cup if token in game.state.cup else game.state.aside).remove(token)
        game.run(place(game.table, token, "london"))
        assert [each.space for each in game.monsters()] == ["london"], kind


# What they do in a combat encounter.


def meeting(kind: str, *others: str, lost: int = 0, **options: Any) -> Situation:
    """Lily (6 health, 6 sanity, strength 4, will 3) with a monster in Rome; others are far away."""
    game = given("lily-chen", *others, **options).stand(0, "rome")
    for seat in range(1, len(others) + 1):
        game.stand(seat, "sydney")
    return game.monster(kind, "rome", lost)


def fought(game: Situation, *answers: str, dice: str) -> Asked:
    return game.run(fight(game.table, 0, game.monsters("rome")[0]), *answers, dice=dice)


def test_byakhee_carries_whoever_defeats_it_away_for_sanity() -> None:
    game = meeting("byakhee", "leo-anderson").monster("gug", "london").encounter(0, dice="6 1 1 6 6 1 1")
    assert game.keys == ["fly", "no"]
    game.do("fly", "move:london", "move:arkham", "move:london")
    assert (game[0].space, game[0].sanity.left) == ("london", 5)
    assert game.state.turn == 1


def test_there_is_no_other_encounter_where_the_byakhee_has_flown() -> None:
    game = meeting("byakhee", "leo-anderson").encounter(0, dice="6 1 1 6 6 1 1")
    game.do("fly", "move:london", "move:arkham", "move:london")
    assert (game[0].space, game.kinds("london"), game.state.turn) == ("london", [], 1)


def test_byakhee_may_be_left_for_another_encounter() -> None:
    game = meeting("byakhee", "leo-anderson").encounter(0, dice="6 1 1 6 6 1 1").do("no")
    assert (game[0].space, game[0].sanity.left) == ("rome", 6)
    assert "encounter:europe" in game.keys


def test_byakhee_flies_only_where_there_could_be_another_encounter() -> None:
    game = meeting("byakhee", "leo-anderson").monster("gug", "rome").encounter(0)
    byakhee = game.monsters()[0].token
    game.do(f"fight:{byakhee}", dice="6 1 1 6 6 1 1 6 6 1 1 1")
    assert game.kinds("rome") == ["gug"]
    assert (game[0].space, game[0].sanity.left, game.state.turn) == ("rome", 6, 1)


def test_byakhee_flies_nowhere_from_the_midst_of_another_encounter() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "himalayas").stand(1, "rome").next_monster("byakhee")
    game.top_encounter("expedition", "expedition-himalayas-1").encounter(0)
    game.do("encounter:expedition", dice="6 1 1 6 6 1 1 6 1")
    assert (game[0].space, game.state.turn, game.kinds()) == ("himalayas", 1, [])


@pytest.mark.parametrize(("will", "sanity"), [("6 6 1", 6), ("1 1 1", 4)])
@pytest.mark.parametrize(("die", "gone"), [(4, False), (5, True), (6, True)])
def test_color_out_of_space_is_defeated_by_a_die_after_the_will_test(
    will: str, sanity: int, die: int, gone: bool
) -> None:
    game = meeting("color-out-of-space")
    fought(game, dice=f"{will} {die}")
    assert (not game.monsters()) is gone
    assert game[0].sanity.left == sanity


@pytest.mark.parametrize(("will", "lost"), [("1 1", [0]), ("6 1", [1]), ("6 6", [])])
def test_ghost_loses_as_much_health_as_the_will_test_has_successes(will: str, lost: list[int]) -> None:
    game = meeting("ghost")
    fought(game, dice=will)
    assert [each.lost for each in game.monsters()] == lost


@pytest.mark.parametrize(("strength", "held"), [("1 1 1 1", ["paranoia"]), ("6 1 1 1", ["paranoia"]), ("6 6 1 1", [])])
def test_ghoul_makes_paranoid_whoever_it_hurts(strength: str, held: list[str]) -> None:
    game = meeting("ghoul")
    fought(game, dice=f"6 1 1 1 {strength}")
    assert game.held(0) == held


def test_ghoul_does_nothing_more_to_whoever_prevents_the_loss() -> None:
    game = meeting("ghoul").card(0, "bandages")
    fought(game, "use:bandages", dice="6 1 1 1 1 1 1 1")
    assert (game.held(0), game[0].health.left) == ([], 6)


@pytest.mark.parametrize(("answer", "held", "left"), [("pay", ["dark-pact"], []), ("no", [], ["gug"])])
def test_goat_spawn_offers_a_pact_to_be_rid_of_a_monster_anywhere(
    answer: str, held: list[str], left: list[str]
) -> None:
    game = meeting("goat-spawn").monster("gug", "london")
    fought(game, answer, dice="6 1 1 6 6")
    assert (game.held(0), game.kinds()) == (held, left)


def test_goat_spawn_offers_nothing_to_whoever_has_a_pact() -> None:
    game = meeting("goat-spawn").monster("gug", "london").card(0, "dark-pact")
    assert fought(game, dice="6 1 1 6 6").decisions == []


def test_gug_leaves_no_time_for_another_encounter() -> None:
    game = meeting("gug", "leo-anderson", lost=2).encounter(0, dice="6 6 1 6 6")
    assert not game.monsters()
    assert game.state.turn == 1


def test_gug_is_remembered_when_another_monster_falls_after_it() -> None:
    game = meeting("gug", "leo-anderson", lost=2).monster("ghoul", "rome").encounter(0)
    gug = game.monsters()[0].token
    game.do(f"fight:{gug}", dice="6 6 1 6 6 6 1 1 1 6 1 1 1")
    assert not game.monsters()
    assert game.state.turn == 1


@pytest.mark.parametrize(
    ("answers", "strength", "held", "health"),
    [
        (("spare",), "1 1 1", [], 6),
        (("no",), "1 1 1", ["cat-burglar"], 4),
        ((), "6 1 1", ["axe", "cat-burglar"], 5),
    ],
)
def test_maniac_may_take_an_ally_and_leaves_an_axe(
    answers: tuple[str, ...], strength: str, held: list[str], health: int
) -> None:
    game = meeting("maniac").card(0, "cat-burglar")
    fought(game, *answers, dice=f"6 1 1 1 {strength}")
    assert (game.held(0), game[0].health.left) == (held, health)


def test_maniac_asks_nobody_without_an_ally() -> None:
    game = meeting("maniac")
    assert fought(game, dice="6 1 1 1 1 1 1").decisions == []
    assert game[0].health.left == 4


def test_mi_go_leaves_an_artifact_behind() -> None:
    game = meeting("mi-go", lost=1).top_artifact("ruby-of-rlyeh")
    fought(game, dice="6 1 1 6 6")
    assert game.held(0) == ["ruby-of-rlyeh"]


@pytest.mark.parametrize(
    ("answer", "dice", "left", "health"),
    [("yes", "6", [], 6), ("yes", "1 1", ["riot"], 3), ("no", "1", ["riot"], 3)],
)
def test_riot_may_be_talked_down_before_the_strength_test(answer: str, dice: str, left: list[str], health: int) -> None:
    game = meeting("riot")
    fought(game, answer, dice=dice)
    assert (game.kinds(), game[0].health.left) == (left, health)


def test_skeleton_gives_back_a_sanity() -> None:
    game = meeting("skeleton").sanity(0, 3)
    fought(game, dice="6 6 1 6 6")
    assert game[0].sanity.left == 4


@pytest.mark.parametrize(
    ("dice", "before", "after", "health"), [("6 1 1 1 1", 2, 0, 4), ("6 1 1 6 1", 1, 0, 5), ("1 1 1", 2, 2, 6)]
)
def test_vampire_strikes_only_those_it_does_not_charm_and_heals_by_their_blood(
    dice: str, before: int, after: int, health: int
) -> None:
    game = meeting("vampire", lost=before)
    fought(game, dice=dice)
    assert [each.lost for each in game.monsters()] == [after]
    assert game[0].health.left == health


def test_vampire_does_not_rise_again_by_the_blow_that_defeats_it() -> None:
    game = meeting("vampire", lost=2)
    fought(game, dice="6 1 1 6 1")
    assert not game.monsters()
    assert game[0].health.left == 5


@pytest.mark.parametrize(("will", "health", "sanity"), [("1 1 1", 5, 5), ("6 1 1", 6, 6)])
def test_warlock_hurts_whoever_fails_the_will_test(will: str, health: int, sanity: int) -> None:
    game = meeting("warlock")
    fought(game, dice=f"{will} 6 1 1")
    assert (game[0].health.left, game[0].sanity.left) == (health, sanity)


@pytest.mark.parametrize(("will", "held"), [("1 1", ["cursed"]), ("6 1", [])])
def test_witch_curses_whoever_fails_the_will_test(will: str, held: list[str]) -> None:
    game = meeting("witch")
    fought(game, dice=f"{will} 6 6 6")
    assert (game.held(0), game[0].sanity.left) == (held, 6)


def test_wraith_curses_the_lead_as_it_is_spawned() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "sydney").lead(1)
    token = next(token for token, kind in TOKENS.items() if kind == "wraith")
    game.state.cup.remove(token)
    game.run(place(game.table, token, "rome"))
    assert (game.held(0), game.held(1)) == ([], ["cursed"])


@pytest.mark.parametrize(("answers", "left"), [(("yes",), []), (("no",), ["cursed"])])
def test_wraith_may_take_one_curse_along_however_it_is_defeated(answers: tuple[str], left: list[str]) -> None:
    game = meeting("wraith", "leo-anderson").card(1, "cursed")
    game.run(hurt(game.table, game.monsters()[0], 3), *answers)
    assert game.held(1) == left


def test_wraith_takes_one_of_several_curses_along() -> None:
    game = meeting("wraith", "leo-anderson", lost=2).card(0, "cursed").card(1, "cursed")
    fought(game, "investigator:leo-anderson", "yes", dice="6 6 6 6 1")
    assert (game.held(0), game.held(1)) == (["cursed"], [])
