"""Encounters in several stages: Other Worlds, expeditions, special encounters; where Eldritch tokens lead to one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from miskatonic.games.eldritch.board import EXPEDITIONS, SPACES
from miskatonic.games.eldritch.components import ANCIENT_ONES, ENCOUNTERS, MYSTERIES, EncounterCard
from miskatonic.games.eldritch.encounters import active_expedition, available, encounter, expedition, from_deck
from miskatonic.games.eldritch.events import EncounterBegan
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.verbs.encounters import Stage
from miskatonic.kernel import dice as kernel_dice
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.effects import Effect, Test, resolve
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.flow import GameOver

from .given import Situation, given

COMPLEX = [
    (deck, id)
    for deck, cards in ENCOUNTERS.items()
    for id in cards
    if deck in ("other-world", "expedition") or deck.startswith("special-")
]
BEGINS_WITH_A_TEST = [
    (deck, id) for deck, id in COMPLEX if any(isinstance(each, Test) for each in ENCOUNTERS[deck][id].effects)
]
NO_TEST = [each for each in COMPLEX if each not in BEGINS_WITH_A_TEST]


def offered(game: Situation, who: int = 0) -> list[str]:
    return [option.key for option in available(game.table, who)]


def card_of(*effects: dict[str, Any], **sections: list[dict[str, Any]]) -> EncounterCard:
    return EncounterCard(
        number=1,
        effects=[LANGUAGE.decode(each, Effect) for each in effects],
        sections={name: [LANGUAGE.decode(each, Effect) for each in text] for name, text in sections.items()},
        space="amazon",
    )


def scene_of(deck: str, id: str) -> Situation:
    """A well-provided investigator before a card, whose deck there is with the Ancient One of the game."""
    ancient_one = {"special-rlyeh-risen": "cthulhu", "special-the-key-and-the-gate": "yog-sothoth"}.get(
        deck, "azathoth"
    )
    game = given("mark-harrigan", "leo-anderson", ancient_one=ancient_one).stand(0, "rome").stand(1, "london")
    game.gate("rome", "istanbul", "london").clues(0, 4).clue("tokyo").monster("ghoul", "tokyo")
    game.card(0, "cat-burglar", "shriveling", "axe")
    if deck == "expedition":
        game.stand(0, ENCOUNTERS[deck][id].space or "")
    return game.top_encounter(deck, id)


@contextmanager
def staged(*, each_die: int) -> Iterator[list[str]]:
    """The stages that are resolved, in a world in which every die shows the same."""
    parts: list[str] = []
    real = Stage.resolve

    def resolve(self: Stage, table: Any, me: Any, /) -> Any:
        parts.append(self.part)
        return real(self, table, me)

    def roll(source: Any, count: int, sides: int = 6) -> list[int]:
        return [each_die] * count

    with patch.object(Stage, "resolve", resolve), patch.object(kernel_dice, "roll", roll):
        yield parts


def answered(flow: Any, number: int) -> None:
    """Run a rule, answering every question by its first or its last option; nobody touches the dice."""
    reply: Any = None
    try:
        while True:
            asked: Decision = flow.send(reply)
            keeps = [option for option in asked.options if option.key in ("keep", "roll", "no-spell")]
            reply = keeps[0] if keeps else asked.options[number]
    except (StopIteration, GameOver):
        return


def began_card(game: Situation, deck: str, id: str) -> Any:
    return expedition(game.table, 0) if deck == "expedition" else from_deck(game.table, 0, deck, "", gate="rome")


@pytest.mark.rule("eh.complex.1", "eh.other-world.2", "eh.expedition.1")
@pytest.mark.parametrize(("deck", "id"), COMPLEX)
def test_every_card_has_a_beginning_and_two_ways_on(deck: str, id: str) -> None:
    effects = ENCOUNTERS[deck][id].effects
    parts = [node.part for _, node in nodes(effects, "") if isinstance(node, Stage)]
    assert sorted(parts) == ["fail", "pass"]
    assert not any(isinstance(each, Stage) for each in effects)


@pytest.mark.rule("eh.complex.2", "eh.complex.3", "eh.complex.5", "eh.other-world.2", "eh.expedition.1")
@pytest.mark.parametrize(("deck", "id"), BEGINS_WITH_A_TEST)
def test_a_passed_beginning_leads_to_the_middle_of_the_card_and_only_there(deck: str, id: str) -> None:
    with staged(each_die=6) as parts:
        answered(began_card(scene_of(deck, id), deck, id), 0)
    assert parts == ["pass"]


@pytest.mark.rule("eh.complex.2", "eh.complex.4", "eh.complex.5", "eh.other-world.2", "eh.expedition.1")
@pytest.mark.parametrize(("deck", "id"), BEGINS_WITH_A_TEST)
def test_a_failed_beginning_leads_to_the_bottom_of_the_card_and_only_there(deck: str, id: str) -> None:
    with staged(each_die=1) as parts:
        answered(began_card(scene_of(deck, id), deck, id), 0)
    assert parts == ["fail"]


@pytest.mark.rule("eh.complex.6", "eh.complex.5")
@pytest.mark.parametrize(("deck", "id"), NO_TEST)
def test_a_beginning_without_a_test_says_itself_how_it_goes_on(deck: str, id: str) -> None:
    ways = []
    for answer, each_die in ((0, 6), (-1, 1)):
        with staged(each_die=each_die) as parts:
            answered(began_card(scene_of(deck, id), deck, id), answer)
        assert len(parts) == 1
        ways += parts
    assert ways == ["pass", "fail"]


@pytest.mark.rule("eh.complex.6")
def test_there_are_beginnings_without_a_test() -> None:
    assert [id for _, id in NO_TEST] == ["other-world-14", "other-world-15", "expedition-himalayas-1"]


# Other Worlds.


@pytest.mark.rule("eh.other-world.1")
def test_an_other_world_encounter_needs_a_gate_on_the_space() -> None:
    game = given("lily-chen").stand(0, "rome").gate("london")
    assert "encounter:other-world" not in offered(game)
    assert "encounter:other-world" in offered(game.stand(0, "london"))


@pytest.mark.rule("eh.other-world.1")
def test_an_other_world_encounter_is_a_card_of_that_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["other-world"], "other-world-1", card_of({"do": "gain-clues", "n": 2}))
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").gate("rome")
    game.top_encounter("other-world", "other-world-1").encounter(0).do("encounter:other-world")
    assert len(game[0].clues) == 2


@pytest.mark.rule("eh.other-world.3")
def test_this_gate_is_the_one_at_which_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    away = card_of({"do": "move-to", "space": "london"}, {"do": "close-gate"})
    monkeypatch.setitem(ENCOUNTERS["other-world"], "other-world-1", away)
    game = given("lily-chen").stand(0, "rome").gate("rome", "london").top_encounter("other-world", "other-world-1")
    game.run(encounter(game.table, 0, "other-world", "other-world"))
    assert (game[0].space, game.state.gates, game.state.gate_discard) == ("london", ["london"], ["rome"])


@pytest.mark.rule("eh.other-world.4")
def test_whoever_is_in_another_world_is_still_on_their_space() -> None:
    game = given("lily-chen", "leo-anderson", "charlie-kane").stand(0, "rome").stand(1, "rome").stand(2, "london")
    game.gate("rome").card(1, "gate-box").top_encounter("other-world", "other-world-2")
    game.run(encounter(game.table, 0, "other-world", "other-world"), dice="1 1 1 6 1 1")
    assert game[0].space == "rome"
    assert game.state.standing_on("rome") == [0, 1]


# Expeditions.


@pytest.mark.rule("eh.expedition.2", "eh.expedition.3")
def test_expeditions_are_one_deck_whose_backs_show_six_spaces() -> None:
    game = given("lily-chen")
    backs = [ENCOUNTERS["expedition"][card].space for card in game.state.expeditions.cards]
    assert len(backs) == 18
    assert {space: backs.count(space) for space in set(backs)} == dict.fromkeys(EXPEDITIONS, 3)
    assert set(EXPEDITIONS) == {"amazon", "antarctica", "heart-of-africa", "himalayas", "pyramids", "tunguska"}
    assert backs != sorted(backs, key=str)


@pytest.mark.rule("eh.expedition.5", "eh.expedition.8")
@pytest.mark.parametrize("id", list(ENCOUNTERS["expedition"]))
def test_the_token_is_where_the_back_of_the_top_card_says(id: str) -> None:
    game = given("lily-chen").top_encounter("expedition", id)
    assert active_expedition(game.state) == ENCOUNTERS["expedition"][id].space


@pytest.mark.rule("eh.expedition.6", "eh.encounter.8.ltp")
def test_the_token_moves_on_when_the_top_card_was_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["expedition"], "expedition-amazon-1", card_of({"do": "gain-clues"}))
    game = given("lily-chen").stand(0, "amazon").top_encounter("expedition", "expedition-tunguska-1")
    game.top_encounter("expedition", "expedition-amazon-1")
    game.run(expedition(game.table, 0))
    assert game.state.expeditions.discard == ["expedition-amazon-1"]
    assert active_expedition(game.state) == "tunguska"


@pytest.mark.rule("eh.expedition.6")
def test_the_token_moves_when_expeditions_go_to_the_box() -> None:
    game = given("lily-chen").top_encounter("expedition", "expedition-tunguska-1")
    lost = LANGUAGE.decode({"do": "lose-expeditions"}, Effect)
    game.run(resolve([lost], game.table, Me(who=0)))
    assert active_expedition(game.state) != "tunguska"
    assert len(game.state.expeditions.cards) == 15


@pytest.mark.rule("eh.expedition.6")
def test_a_deck_made_anew_moves_the_token_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["expedition"], "expedition-amazon-1", card_of({"do": "gain-clues"}))
    game = given("lily-chen").stand(0, "amazon").top_encounter("expedition", "expedition-amazon-1")
    deck = game.state.expeditions
    deck.discard, deck.cards = deck.cards[:-1], deck.cards[-1:]
    game.run(expedition(game.table, 0))
    assert (len(deck.cards), deck.discard) == (18, [])
    assert active_expedition(game.state) == ENCOUNTERS["expedition"][deck.cards[-1]].space


@pytest.mark.rule("eh.expedition.7")
@pytest.mark.parametrize("space", list(EXPEDITIONS))
def test_an_expedition_is_offered_where_the_token_is_and_nowhere_else(space: str) -> None:
    game = given("lily-chen").top_encounter("expedition", f"expedition-{space}-1")
    where = [each for each in SPACES if "encounter:expedition" in offered(game.stand(0, each))]
    assert where == [space]


@pytest.mark.rule("eh.expedition.7")
def test_an_expedition_is_the_top_card_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENCOUNTERS["expedition"], "expedition-amazon-2", card_of({"do": "gain-clues", "n": 3}))
    game = given("lily-chen", "leo-anderson").stand(0, "amazon").stand(1, "rome")
    game.top_encounter("expedition", "expedition-amazon-2").encounter(0).do("encounter:expedition")
    assert len(game[0].clues) == 3


@pytest.mark.rule("eh.expedition.8")
def test_nothing_is_told_of_the_front_of_a_card_before_it_is_drawn() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "amazon").stand(1, "rome")
    game.top_encounter("expedition", "expedition-amazon-1").encounter(0)
    assert "encounter:expedition" in game.keys
    assert not [event for event in game.table.events if isinstance(event, EncounterBegan)]
    assert game.table.decision is not None
    assert all("expedition-amazon-1" not in (option.key, *option.about) for option in game.table.decision.options)


# Special encounters and Eldritch tokens.


@pytest.mark.rule("eh.special-encounter.2", "eh.complex.1")
def test_special_encounters_are_named_after_a_mystery_or_a_final_mystery() -> None:
    named = {deck.removeprefix("special-") for deck in ENCOUNTERS if deck.startswith("special-")}
    mysteries = {card.id for card in MYSTERIES.values() if card.special}
    final = {sheet.final_special for sheet in ANCIENT_ONES.values() if sheet.final_special}
    assert named == mysteries | final == {"rlyeh-risen", "the-key-and-the-gate"}
    assert all(card.mystery == deck for deck in named for card in ENCOUNTERS[f"special-{deck}"].values())
    assert MYSTERIES["rlyeh-risen"].ancient_one == "cthulhu"


@pytest.mark.rule("eh.special-encounter.3")
def test_the_mystery_says_where_its_special_encounters_are() -> None:
    game = given("lily-chen", ancient_one="cthulhu")
    game.state.mystery = None
    assert "mystery" not in offered(game.stand(0, "3"))
    game.mystery("rlyeh-risen")
    assert [space for space in SPACES if "mystery" in offered(game.stand(0, space))] == ["3"]
    game.stand(0, "3").top_encounter("special-rlyeh-risen", "special-rlyeh-risen-2")
    game.run(encounter(game.table, 0, "mystery", "rlyeh-risen"), dice="1 1 1")
    assert game.held(0) == ["detained"]


@pytest.mark.rule("eh.special-encounter.3")
@pytest.mark.parametrize(
    ("awake", "solved", "space", "there"),
    [(True, 3, "rome", True), (True, 2, "rome", False), (False, 3, "rome", False), (True, 3, "london", False)],
)
def test_the_sheet_says_when_and_where_its_special_encounters_are(
    awake: bool, solved: int, space: str, there: bool
) -> None:
    game = given("lily-chen", ancient_one="yog-sothoth").gate("rome").solved(solved).stand(0, space)
    if awake:
        game.awake()
    assert ("final" in offered(game)) is there


@pytest.mark.rule("eh.eldritch-token.2", "eh.eldritch-token.3")
def test_a_token_leads_to_an_encounter_only_by_the_component_that_placed_it() -> None:
    game = given("lily-chen", "leo-anderson", ancient_one="shub-niggurath").mystery("rituals-in-the-wild")
    assert {token.space for token in game.state.eldritch} == {"4", "10", "21", "tunguska"}
    game.eldritch("rome", "some-other-component")
    assert "mystery" in offered(game.stand(0, "10"))
    assert "mystery" not in offered(game.stand(0, "rome"))
    assert "mystery" not in offered(game.stand(0, "15"))


@pytest.mark.rule("eh.eldritch-token.3")
def test_a_token_of_a_component_without_an_encounter_offers_none() -> None:
    game = given("lily-chen", ancient_one="cthulhu").eldritch("3", "cthulhu").mystery("the-stars-are-right")
    assert offered(game.stand(0, "3")) == ["encounter:general"]


@pytest.mark.rule("eh.eldritch-token.2")
def test_a_component_may_take_the_tokens_of_others_for_its_own() -> None:
    game = given("lily-chen", ancient_one="cthulhu").eldritch("3", "cthulhu").stand(0, "london")
    game.mystery("the-deep-ones-attack")
    assert [token.space for token in game.state.eldritch] == ["3", "13"]
    assert "mystery" in offered(game.stand(0, "13"))
    assert "mystery" in offered(game.stand(0, "3"))


@pytest.mark.rule("eh.eldritch-token.2")
def test_what_a_token_costs_and_does_is_said_by_the_component_that_placed_it() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").mystery("rituals-in-the-wild").clues(0, 2).stand(0, "10")
    game.run(encounter(game.table, 0, "mystery", "rituals-in-the-wild"), "keep", "pay", dice="6 1")
    assert game.state.mystery is not None
    assert (game.state.mystery.tokens, len(game.state.eldritch), game[0].clues) == (1, 3, [])
