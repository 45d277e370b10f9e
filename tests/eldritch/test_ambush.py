"""Ambushes: monsters that were never on the board."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import ambush
from miskatonic.games.eldritch.components import MONSTERS, TOKENS
from miskatonic.games.eldritch.encounters import from_deck, research
from miskatonic.games.eldritch.events import AmbushBegan, MonsterSpawned, TestBegan
from miskatonic.games.eldritch.monsters import put_away

from .given import Situation, given


def rolled(game: Situation) -> list[tuple[str, int]]:
    """The tests that were made, with their numbers of dice."""
    return [(event.skill, event.dice) for event in game.table.events if isinstance(event, TestBegan)]


def every_token(game: Situation) -> list[int]:
    """All monster tokens, wherever they are."""
    state = game.state
    return sorted([*state.cup, *state.aside, *(each.token for each in state.monsters)])


@pytest.mark.rule("eh.ambush.1")
def test_whoever_ambushes_is_drawn_from_the_cup_by_chance() -> None:
    drawn = set()
    for seed in range(12):
        game = given("mark-harrigan", seed=seed).stand(0, "rome").health(0, 8).sanity(0, 4)
        before = set(game.state.cup)
        flow = ambush(game.table, 0)
        next(flow, None)
        (began,) = [event for event in game.table.events if isinstance(event, AmbushBegan)]
        assert began.kind in {TOKENS[token] for token in before}
        drawn.add(began.kind)
    assert len(drawn) > 4


@pytest.mark.rule("eh.ambush.1")
def test_an_empty_cup_ambushes_nobody() -> None:
    game = given("mark-harrigan").stand(0, "rome")
    game.state.cup = []
    assert game.run(ambush(game.table, 0)).value is False
    assert rolled(game) == []


@pytest.mark.rule("eh.ambush.2")
@pytest.mark.parametrize("phase", ["action", "encounter", "mythos"])
def test_it_is_fought_at_once_in_whatever_phase(phase: str) -> None:
    game = given("mark-harrigan").stand(0, "rome").next_monster("mummy")
    game.state.phase = phase  # type: ignore[assignment]
    game.run(ambush(game.table, 0), dice="6 1 1 1 6 1")
    assert rolled(game) == [("will", 4), ("strength", 2)]
    assert (game[0].sanity.left, game[0].health.left) == (3, 7)


@pytest.mark.rule("eh.ambush.3")
@pytest.mark.parametrize("kind", [kind.id for kind in MONSTERS.values() if kind.spawn])
def test_it_is_not_placed_and_nothing_happens_as_when_it_is_spawned(kind: str) -> None:
    game = given("mark-harrigan").stand(0, "rome").next_monster(kind)
    printed = MONSTERS[kind]
    will = [6] * 4 if printed.will is None else [6] * (4 + printed.will.mod)
    strength = [] if printed.strength is None else [1] * max(1, 4 + printed.strength.mod)
    after = [1] if kind == "color-out-of-space" else []
    game.run(ambush(game.table, 0), dice=" ".join(map(str, will + strength + after)))
    assert not game.monsters()
    assert game.held(0) == []
    assert not [event for event in game.table.events if isinstance(event, MonsterSpawned)]


@pytest.mark.rule("eh.ambush.4")
@pytest.mark.parametrize(("dice", "defeated"), [("6 6 1 1 1 1", False), ("6 6 1 1 6 6", True)])
def test_it_goes_back_into_the_cup_once_defeated_or_not(dice: str, defeated: bool) -> None:
    game = given("mark-harrigan").stand(0, "rome").next_monster("skeleton")
    before = every_token(game)
    assert game.run(ambush(game.table, 0), dice=dice).value is defeated
    assert [TOKENS[token] for token in game.state.cup] == ["skeleton"]
    assert every_token(game) == before


@pytest.mark.rule("eh.ambush.4")
def test_it_goes_back_into_the_cup_even_if_it_has_defeated_the_investigator() -> None:
    game = given("mark-harrigan", "leo-anderson").stand(0, "rome").next_monster("mummy").sanity(0, 1)
    before = every_token(game)
    game.lead(1).run(ambush(game.table, 0), dice="1 1 1 1")
    assert game[0].fate == "defeated"
    assert every_token(game) == before


@pytest.mark.rule("eh.ambush.4", "eh.ambush.8")
@pytest.mark.parametrize(("kind", "kept"), [(None, True), ("skeleton", False)])
def test_a_defeated_ambusher_with_a_token_may_lie_on_the_mystery_and_none_is_made_of_nothing(
    kind: str | None, kept: bool
) -> None:
    game = given("mark-harrigan", ancient_one="shub-niggurath").stand(0, "rome").clues(0, 2).next_monster("skeleton")
    game.mystery("hunting-the-thousand")
    before = every_token(game)
    game.run(ambush(game.table, 0, kind), *["keep", "keep", "pay"][: 3 if kept else 2], dice="6 6 1 1 6 6")
    assert game.state.mystery is not None
    assert [TOKENS[token] for token in game.state.mystery.monsters] == (["skeleton"] if kept else [])
    assert sorted([*every_token(game), *game.state.mystery.monsters]) == before
    assert len(game[0].clues) == (0 if kept else 2)


@pytest.mark.rule("eh.ambush.5", "eh.ambush.8")
@pytest.mark.parametrize("where", ["board", "aside", "cup"])
@pytest.mark.parametrize("dice", ["6 6 1 1 6 1 1", "6 6 1 1 6 6 1"])
def test_a_named_monster_only_lends_its_numbers(where: str, dice: str) -> None:
    game = given("mark-harrigan", ancient_one="cthulhu" if where == "aside" else "azathoth").stand(0, "rome")
    if where == "board":
        game.monster("deep-one", "london", lost=1)
    before = (list(game.state.cup), list(game.state.aside), [*game.monsters()], [each.lost for each in game.monsters()])
    game.run(ambush(game.table, 0, "deep-one"), dice=dice)
    assert rolled(game) == [("will", 4), ("strength", 3)]
    after = (game.state.cup, game.state.aside, game.monsters(), [each.lost for each in game.monsters()])
    assert after == before
    assert [each.space for each in game.monsters()] == (["london"] if where == "board" else [])


@pytest.mark.rule("eh.ambush.6", "eh.ambush.8")
@pytest.mark.parametrize(
    ("ancient_one", "dice", "tests"),
    [
        ("azathoth", "6 6 6 6", [("will", 4)]),
        ("cthulhu", "6 1 1 1", [("strength", 4)]),
        ("shub-niggurath", "6 1 1", [("strength", 3)]),
        ("yog-sothoth", "6 1 1 1", [("strength", 4)]),
    ],
)
def test_a_cultist_ambushes_with_the_numbers_on_the_sheet(
    ancient_one: str, dice: str, tests: list[tuple[str, int]]
) -> None:
    game = given("mark-harrigan", ancient_one=ancient_one).stand(0, "rome").monster("cultist", "rome")
    cup = list(game.state.cup)
    assert game.run(ambush(game.table, 0, "cultist"), dice=dice).value is True
    assert rolled(game) == tests
    assert game.state.cup == cup
    assert [(each.space, each.lost) for each in game.monsters()] == [("rome", 0)]


@pytest.mark.rule("eh.ambush.7")
def test_whoever_defeats_an_ambusher_has_no_other_encounter() -> None:
    game = given("mark-harrigan", "leo-anderson", ancient_one="yog-sothoth").clue("10")
    game.stand(0, "10").stand(1, "london").top_encounter("research", "research-yog-sothoth-1").encounter(0)
    game.do("encounter:research", dice="6 1 1 1")
    assert len(game[0].clues) == 1
    assert game.state.turn == 1


@pytest.mark.rule("eh.ambush.7")
def test_a_byakhee_that_ambushes_carries_nobody_away() -> None:
    game = given("mark-harrigan", "leo-anderson").stand(0, "rome").next_monster("byakhee")
    game.state.phase, game.state.turn, game.state.more_encounters = "encounter", 0, True
    assert game.run(ambush(game.table, 0), dice="6 1 1 1 6 6 1 1").decisions == []


@pytest.mark.rule("eh.ambush.9.ltp")
@pytest.mark.parametrize(("dice", "clues"), [("6 1 1 1", 1), ("1 1 1 1", 0)])
def test_the_effect_that_caused_it_goes_on_afterwards(dice: str, clues: int) -> None:
    game = given("mark-harrigan", ancient_one="yog-sothoth").stand(0, "10").clue("10")
    game.top_encounter("research", "research-yog-sothoth-1")
    game.run(research(game.table, 0, "10"), dice=dice)
    assert len(game[0].clues) == clues


@pytest.mark.rule("eh.ambush.9.ltp")
def test_nothing_goes_on_for_whoever_was_defeated_by_it() -> None:
    game = given("lily-chen", "leo-anderson", ancient_one="yog-sothoth").stand(0, "rome").clue("rome").health(0, 1)
    game.lead(1).top_encounter("research", "research-yog-sothoth-7")
    game.run(from_deck(game.table, 0, "research", "city", at="rome"), dice="1 1 1 1")
    assert game[0].fate == "defeated"
    assert game[0].conditions == []
    assert game.state.clues


@pytest.mark.rule("eh.ambush.4")
@pytest.mark.parametrize("dice", ["6 6 6 6 6 6", "6 1 1 1 6 1"], ids=["defeated", "not defeated"])
def test_whoever_has_ambushed_lies_nowhere_but_in_the_cup(dice: str) -> None:
    game = given("mark-harrigan").stand(0, "rome").next_monster("mummy")
    before = sorted(game.state.cup)
    game.run(ambush(game.table, 0), dice=dice)
    assert (sorted(game.state.cup), game.state.ambushing) == (before, [])


@pytest.mark.rule("eh.ambush.4")
def test_one_ambusher_that_is_put_away_leaves_the_others_to_fight() -> None:
    game = given("mark-harrigan")
    one, other = game.state.cup[:2]
    game.state.cup, game.state.ambushing = game.state.cup[2:], [one, other]
    put_away(game.state, one)
    assert (game.state.ambushing, game.state.cup[-1]) == ([other], one)
