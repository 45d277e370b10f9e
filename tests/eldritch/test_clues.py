"""Clues: the pool, the board, research encounters, random spaces."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.board import SPACES, type_of
from miskatonic.games.eldritch.clues import (
    discard,
    gain_clues,
    random_space,
    remove_from_board,
    spawn_clue_on,
    spawn_clues,
)
from miskatonic.games.eldritch.components import ANCIENT_ONES, ENCOUNTERS, EncounterCard
from miskatonic.games.eldritch.encounters import available, encounter, research
from miskatonic.games.eldritch.events import EncounterBegan
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.words import LORE
from miskatonic.kernel.effects import Effect, resolve

from .given import Situation, given


def section(*effects: dict[str, Any], **others: list[dict[str, Any]]) -> EncounterCard:
    """A research card whose city section has some effects."""
    texts = {"city": list(effects), "wilderness": [], "sea": [], **others}
    return EncounterCard(
        number=1, sections={name: [LANGUAGE.decode(each, Effect) for each in text] for name, text in texts.items()}
    )


def everywhere(game: Situation) -> list[str]:
    """The faces of all clues, wherever they are."""
    state = game.state
    held = [face for each in state.investigators for face in each.clues]
    return sorted([*state.clue_pool, *state.clue_discard, *(clue.face for clue in state.clues), *held])


@pytest.mark.rule("eh.random-space.3.ltp")
def test_there_is_one_clue_for_every_space() -> None:
    game = given("lily-chen")
    assert sorted(game.state.clue_pool) == sorted(SPACES)
    assert len(game.state.clue_pool) == 36


@pytest.mark.rule("eh.clue.1")
def test_nobody_knows_which_clue_comes_next() -> None:
    first = set()
    for seed in range(20):
        game = given("lily-chen", seed=seed)
        game.state.clue_pool.sort()
        spawn_clues(game.table, 1)
        first.add(game.state.clues[0].face)
    assert len(first) > 8


@pytest.mark.rule("eh.clue.1")
def test_nothing_told_names_a_clue_that_was_put_on_a_space_face_down() -> None:
    game = given("lily-chen", seed=3)
    spawn_clue_on(game.table, "rome")
    (clue,) = game.state.clues
    assert clue.face != "rome"
    assert not clue.known
    assert clue.face not in str(game.table.events[-1])


@pytest.mark.rule("eh.clue.2")
def test_a_clue_that_is_spent_or_discarded_lies_face_up_in_the_discard_pile() -> None:
    game = given("lily-chen").clues(0, 2).clue("rome").stand(0, "rome")
    held = list(game[0].clues)
    game.run(skill_test(game.table, Me(who=0), LORE), "reroll:1", "keep", dice="1 1 1")
    assert game.state.clue_discard == [held[-1]]
    remove_from_board(game.table, game.state.clues[0])
    assert game.state.clue_discard == [held[-1], "rome"]
    assert not set(game.state.clue_discard) & set(game.state.clue_pool)


@pytest.mark.rule("eh.clue.3")
def test_an_empty_pool_takes_the_discarded_clues_back() -> None:
    game = given("lily-chen")
    game.state.clue_pool, rest = ["rome"], game.state.clue_pool
    rest.remove("rome")
    game.state.clue_discard = rest
    gain_clues(game.table, 0, 1)
    assert game[0].clues == ["rome"]
    assert (sorted(game.state.clue_pool), game.state.clue_discard) == (sorted(rest), [])


@pytest.mark.rule("eh.clue.3")
def test_clues_on_the_board_and_in_hands_do_not_go_back_into_the_pool() -> None:
    game = given("lily-chen").clue("rome").clues(0, 3)
    held, pool = list(game[0].clues), game.state.clue_pool
    game.state.clue_discard, game.state.clue_pool = pool[1:], pool[:1]
    spawn_clue_on(game.table, "london")
    assert not set(game.state.clue_pool) & {"rome", pool[0], *held}
    assert everywhere(game) == sorted(SPACES)


@pytest.mark.rule("eh.clue.3")
def test_the_first_clue_that_is_discarded_while_the_pool_is_empty_goes_back_into_it() -> None:
    game = given("lily-chen")
    game.state.clue_pool = []
    discard(game.table, "rome")
    assert (game.state.clue_pool, game.state.clue_discard) == (["rome"], [])


@pytest.mark.rule("eh.clue.4")
def test_a_spawned_clue_goes_to_the_space_on_its_face() -> None:
    game = given("lily-chen")
    spawn_clues(game.table, 10)
    assert [clue.space for clue in game.state.clues] == [clue.face for clue in game.state.clues]
    assert len({clue.space for clue in game.state.clues}) == 10
    assert len(game.state.clue_pool) == 26


@pytest.mark.rule("eh.clue.4")
def test_no_more_clues_are_spawned_than_there_are() -> None:
    game = given("lily-chen")
    game.state.clue_pool = ["rome", "london"]
    spawn_clues(game.table, 5)
    assert sorted(clue.space for clue in game.state.clues) == ["london", "rome"]


@pytest.mark.rule("eh.clue.5")
def test_a_clue_for_a_given_space_goes_there_whatever_its_face_says() -> None:
    game = given("lily-chen").stand(0, "rome")
    chosen = LANGUAGE.decode({"do": "spawn-clues", "at": "chosen"}, Effect)
    game.run(resolve([chosen], game.table, Me(who=0)), "space:tokyo")
    (clue,) = game.state.clues
    assert clue.space == "tokyo"
    assert clue.face not in game.state.clue_pool
    assert everywhere(game) == sorted(SPACES)


# Research encounters.


@pytest.mark.rule("eh.clue.6", "eh.research.1")
def test_a_research_encounter_needs_a_clue_on_the_space() -> None:
    game = given("lily-chen").clue("london")
    where = [
        space
        for space in SPACES
        if "encounter:research" in [option.key for option in available(game.stand(0, space).table, 0)]
    ]
    assert where == ["london"]


@pytest.mark.rule("eh.clue.6", "eh.research.1")
@pytest.mark.parametrize("space", ["rome", "10", "8"])
def test_a_research_encounter_is_the_section_for_the_type_of_the_space(space: str) -> None:
    game = given("lily-chen", "leo-anderson").stand(0, space).stand(1, "rome").clue(space).encounter(0)
    game.table.choose("encounter:research")
    (first, *_) = [event for event in game.table.events if isinstance(event, EncounterBegan)]
    assert (first.deck, first.section) == ("research", str(type_of(space)))


@pytest.mark.rule("eh.research.1")
def test_the_clue_may_be_left_for_another_encounter() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").clue("rome").encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe", "encounter:research"]


@pytest.mark.rule("eh.research.2")
@pytest.mark.parametrize("ancient_one", list(ANCIENT_ONES))
def test_research_cards_are_those_of_the_ancient_one(ancient_one: str) -> None:
    cards = given("lily-chen", ancient_one=ancient_one).state.decks["research"].cards
    assert len(cards) == 8
    assert {ENCOUNTERS["research"][card].ancient_one for card in cards} == {ancient_one}


@pytest.mark.rule("eh.research.3")
def test_this_clue_is_the_one_that_the_encounter_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    moving = section({"do": "move-to", "space": "london"}, {"do": "gain-this-clue"})
    monkeypatch.setitem(ENCOUNTERS["research"], "research-azathoth-1", moving)
    game = (
        given("lily-chen").stand(0, "rome").clue("london").clue("rome").top_encounter("research", "research-azathoth-1")
    )
    game.run(encounter(game.table, 0, "research", "research"))
    assert game[0].clues == ["rome"]
    assert [clue.space for clue in game.state.clues] == ["london"]


@pytest.mark.rule("eh.research.3", "eh.research.4")
@pytest.mark.parametrize("effect", ["gain-this-clue", "discard-this-clue"])
def test_a_clue_that_was_gained_or_discarded_has_left_its_space(effect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["research"], "research-azathoth-1", section({"do": effect}))
    game = given("lily-chen").stand(0, "rome").clue("rome").top_encounter("research", "research-azathoth-1")
    game.run(research(game.table, 0, "rome"))
    assert not game.state.clues
    assert "encounter:research" not in [option.key for option in available(game.table, 0)]
    assert (game[0].clues, game.state.clue_discard) == (
        (["rome"], []) if effect == "gain-this-clue" else ([], ["rome"])
    )


@pytest.mark.rule("eh.research.4")
def test_a_clue_that_was_neither_stays_for_another_encounter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["research"], "research-azathoth-1", section({"do": "lose", "what": "sanity"}))
    game = given("lily-chen").stand(0, "rome").clue("rome").top_encounter("research", "research-azathoth-1")
    game.run(research(game.table, 0, "rome"))
    assert [clue.space for clue in game.state.clues] == ["rome"]
    assert "encounter:research" in [option.key for option in available(game.table, 0)]


@pytest.mark.rule("eh.research.5")
def test_more_clues_of_a_research_encounter_come_from_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    more = section({"do": "gain-this-clue"}, {"do": "gain-clues", "n": 2})
    monkeypatch.setitem(ENCOUNTERS["research"], "research-azathoth-1", more)
    game = given("lily-chen").stand(0, "rome").clue("rome").clue("london")
    game.top_encounter("research", "research-azathoth-1")
    pool = set(game.state.clue_pool)
    game.run(research(game.table, 0, "rome"))
    assert "rome" in game[0].clues
    assert len(game[0].clues) == 3
    assert {face for face in game[0].clues if face != "rome"} <= pool
    assert [clue.space for clue in game.state.clues] == ["london"]


# Random spaces.


@pytest.mark.rule("eh.random-space.1")
def test_a_random_space_is_the_face_of_a_clue_that_is_discarded_for_it() -> None:
    found = set()
    for seed in range(20):
        game = given("lily-chen", seed=seed)
        space = game.run(random_space(game.table)).value
        found.add(space)
        assert game.state.clue_discard == [space]
        assert space not in game.state.clue_pool
    assert len(found) > 8


@pytest.mark.rule("eh.random-space.1", "eh.clue.3")
def test_the_last_clue_for_a_random_space_lets_the_pool_be_filled_again() -> None:
    game = given("lily-chen")
    game.state.clue_pool, game.state.clue_discard = ["rome"], ["london", "tokyo"]
    assert game.run(random_space(game.table)).value == "rome"
    assert sorted([*game.state.clue_pool, *game.state.clue_discard]) == ["london", "rome", "tokyo"]
    assert "london" in game.state.clue_pool


@pytest.mark.rule("eh.random-space.1")
def test_a_random_space_is_never_that_of_a_clue_somebody_holds() -> None:
    game = given("lily-chen")
    game[0].clues, game.state.clue_pool = list(SPACES)[1:], list(SPACES)[:1]
    assert [game.run(random_space(game.table)).value for _ in range(3)] == list(SPACES)[:1] * 3


@pytest.mark.rule("eh.random-space.2")
def test_without_any_clue_the_lead_chooses_the_random_space() -> None:
    game = given("lily-chen", "leo-anderson").lead(1)
    game.state.clue_pool, game[0].clues = [], game.state.clue_pool
    asked = game.run(random_space(game.table), "space:tokyo")
    assert asked.value == "tokyo"
    assert asked.decisions[0].seat == 1
    assert len(asked.decisions[0].options) == 36
