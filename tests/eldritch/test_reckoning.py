"""Reckoning effects: four groups, one order, and what is new does not reckon."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import ANCIENT_ONES, CARDS, MONSTERS, MYTHOS, TOKENS
from miskatonic.games.eldritch.events import ReckoningBegan
from miskatonic.games.eldritch.reckoning import reckon, reckon_monsters

from .given import Situation, given


def tokens_of(kind: str) -> list[int]:
    return [token for token, each in TOKENS.items() if each == kind]


def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The components whose reckoning effects are resolved, in their order."""
    from miskatonic.games.eldritch import reckoning

    seen: list[str] = []

    def for_all(table: object, effects: object, me: object) -> object:
        if effects:
            seen.append(me.card)  # type: ignore[attr-defined]
        return iter(())

    def card(table: object, who: int, card: str) -> object:
        seen.append(f"{who}:{card.partition('#')[0]}")
        return iter(())

    monkeypatch.setattr(reckoning, "resolve_for_all", for_all)
    monkeypatch.setattr(reckoning, "reckon_card", card)
    return seen


@pytest.mark.rule("eh.reckoning.1", "eh.reckoning.2", "eh.reckoning.3", "eh.reckoning.4", "eh.reckoning.5")
@pytest.mark.rule("eh.mythos-phase.4")
def test_monsters_then_the_ancient_one_then_mythos_cards_then_investigators(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(players=3, ancient_one="cthulhu").lead(1).card(0, "debt").card(1, "cursed").card(2, "amnesia")
    game.ongoing("stars-aligned").monster("deep-one", "rome").monster("ghoul", "rome")
    seen = watched(monkeypatch)
    game.in_mythos_phase().run(reckon(game.table))
    assert seen == ["deep-one", "cthulhu", "stars-aligned", "1:cursed", "2:amnesia", "0:debt"]


@pytest.mark.rule("eh.reckoning.2", "eh.conflict.1", "eh.investigator.3")
def test_the_lead_orders_the_monsters_and_the_mythos_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(players=2).lead(1).monster("deep-one", "rome").monster("shoggoth", "rome")
    game.ongoing("stars-aligned").ongoing("lost-knowledge")
    seen = watched(monkeypatch)
    shoggoth = tokens_of("shoggoth")[0]
    asked = game.in_mythos_phase().run(reckon(game.table), f"reckon:{shoggoth}", "reckon:lost-knowledge")
    assert seen == ["shoggoth", "deep-one", "lost-knowledge", "stars-aligned"]
    assert [decision.seat for decision in asked.decisions] == [1, 1]


@pytest.mark.rule("eh.reckoning.6")
def test_each_investigator_orders_their_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(players=2).card(0, "debt", "cursed").card(1, "amnesia", "paranoia")
    seen = watched(monkeypatch)
    asked = game.in_mythos_phase().run(reckon(game.table), "reckon:cursed", "reckon:paranoia")
    assert seen == ["0:cursed", "0:debt", "1:paranoia", "1:amnesia"]
    assert [decision.seat for decision in asked.decisions] == [0, 1]


@pytest.mark.rule("eh.reckoning.3")
def test_an_ancient_one_without_a_reckoning_effect_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    for ancient_one in ANCIENT_ONES:
        game = given(ancient_one=ancient_one)
        game.in_mythos_phase().run(reckon(game.table))
    assert seen == ["cthulhu", "shub-niggurath", "yog-sothoth"]


@pytest.mark.rule("eh.reckoning.4")
def test_all_mythos_cards_with_the_icon_reckon(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    for card in MYTHOS.values():
        if card.trait != "event":
            game = given().ongoing(card.id)
            game.in_mythos_phase().run(reckon(game.table))
    assert sorted(seen) == sorted(card.id for card in MYTHOS.values() if card.reckoning)
    assert "mysterious-lights" not in seen
    assert len(seen) == 14


# What is new does not reckon.


@pytest.mark.rule("eh.reckoning.9")
def test_a_monster_that_a_monster_brings_does_not_reckon() -> None:
    game = given().monster("zombie", "rome")
    game.in_mythos_phase().run(reckon(game.table))
    assert game.kinds() == ["zombie-horde"]
    assert game.state.doom == 15


@pytest.mark.rule("eh.reckoning.9", "eh.ancient-one.3")
def test_a_monster_that_the_ancient_one_brings_does_not_reckon() -> None:
    game = given(ancient_one="shub-niggurath").monster("cultist", "rome")
    game.in_mythos_phase().run(reckon_monsters(game.table), "hatch:dark-young")
    assert game.kinds("rome") == ["dark-young"]


@pytest.mark.rule("eh.reckoning.9")
def test_a_condition_gained_from_a_monster_does_not_reckon() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("warlock", "rome")
    game.in_mythos_phase().run(reckon(game.table), dice="1")
    assert game.held(0) == ["cursed"]


@pytest.mark.rule("eh.reckoning.9")
def test_a_condition_gained_from_a_rumor_does_not_reckon() -> None:
    game = given("leo-anderson").ongoing("growing-madness")
    game.in_mythos_phase().run(reckon(game.table))
    (gained,) = game.held(0)
    assert "madness" in CARDS[gained].traits


@pytest.mark.rule("eh.reckoning.9")
def test_a_condition_gained_from_another_one_does_not_reckon() -> None:
    """The forgotten pact of an amnesia is there, and no die is rolled for it."""
    game = given("leo-anderson").card(0, "amnesia#1")
    game.in_mythos_phase().run(reckon(game.table), dice="1 1 1")
    assert game.held(0) == ["dark-pact"]


@pytest.mark.rule("eh.reckoning.2")
@pytest.mark.parametrize("kind", [kind.id for kind in MONSTERS.values() if not kind.reckoning and kind.id != "cultist"])
def test_monsters_without_the_icon_do_not_reckon(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = given().monster(kind, "rome")
    seen = watched(monkeypatch)
    game.in_mythos_phase().run(reckon(game.table))
    assert seen == []


@pytest.mark.rule("eh.reckoning.1")
def test_the_journal_tells_that_a_reckoning_begins() -> None:
    game: Situation = given()
    game.in_mythos_phase().run(reckon(game.table))
    assert any(isinstance(told, ReckoningBegan) for told in game.table.events)


@pytest.mark.rule("eh.reckoning.6")
def test_a_card_that_is_gone_by_its_turn_does_not_reckon_and_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(players=1).card(0, "debt", "cursed", "paranoia")
    seen = watched(monkeypatch)
    from miskatonic.games.eldritch import reckoning

    def resolve_and_lose_the_rest(table: object, who: int, card: str) -> object:
        seen.append(card.partition("#")[0])
        game[who].conditions.clear()
        return iter(())

    monkeypatch.setattr(reckoning, "reckon_card", resolve_and_lose_the_rest)
    asked = game.in_mythos_phase().run(reckon(game.table), "reckon:cursed")
    assert seen == ["cursed"] and len(asked.decisions) == 1
