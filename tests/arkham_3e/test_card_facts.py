"""Assets are as published: kinds, traits, prices, hands, what they can take, dice and rerolls."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e.components import CARDS, Card
from miskatonic.games.arkham_3e.words import SKILLS, Occurring, Skill, card_name

from .given import Situation, given
from .published import facts
from .trying import offers

SOURCES = {"items": "deck", "spells": "deck", "allies": "deck", "special": "special", "starting": "starting"}
PUBLISHED: dict[str, dict[str, Any]] = {
    id: {**card, "source": SOURCES[group]} for group, cards in facts("cards").items() for id, card in cards.items()
}
CONDITIONS = {"blessed", "cursed", "dark-pact"}
HELD = [id for id, card in PUBLISHED.items() if card["kind"] != "spell"]
TESTS = [(None, skill) for skill in SKILLS]
TESTS += [(Occurring.ATTACK, Skill.STRENGTH), (Occurring.ATTACK, Skill.LORE), (Occurring.EVADE, Skill.OBSERVATION)]
TESTS += [(Occurring.EVADE, Skill.LORE), (Occurring.WARD, Skill.LORE), (Occurring.RESEARCH, Skill.OBSERVATION)]
TESTS += [(Occurring.CASTING, Skill.LORE)]
"""The tests that there are: a spell lets lore be tested in attacks and to evade."""


def test_the_cards_are_the_published_ones() -> None:
    assert set(CARDS) == set(PUBLISHED) | CONDITIONS
    assert {group: len(cards) for group, cards in facts("cards").items()} == {
        "items": 28,
        "spells": 10,
        "allies": 12,
        "special": 26,
        "starting": 37,
    }
    assert {CARDS[id].kind for id in CONDITIONS} == {"condition"}
    assert len(CARDS["dark-pact"].copies) == 6
    assert all(len(CARDS[id].copies) == 1 for id in PUBLISHED)


@pytest.mark.rule("ah3.401.5", "ah3.436.1", "ah3.478.1", "ah3.484.1", "ah3.463.1")
@pytest.mark.parametrize("id", PUBLISHED)
def test_a_card_is_as_published(id: str) -> None:
    card, published = CARDS[id], PUBLISHED[id]
    assert card_name(id).text("en").replace("’", "'") == published["name"]
    assert (card.kind, card.source, card.value) == (published["kind"], published["source"], published.get("value"))
    assert sorted(card.traits) == sorted(published["traits"])
    assert (card.hands, card.horror) == (published.get("hands", 0), published.get("horror", 0))
    assert (card.health, card.sanity) == (published.get("health", 0), published.get("sanity", 0))
    assert (card.able.action is not None) is published.get("action", False)
    assert limited(card) is published.get("limited", False)
    assert card.cast is None or card.cast.mod == published.get("modifier", 0)


def limited(card: Card) -> bool:
    """Does the card say that something can be done only once per round?"""
    able = card.able
    parts = [*able.dice, *able.reroll, *able.raises, *able.prevent, *able.react]
    cast = card.cast is not None and card.cast.limited
    named = able.half_price or cast or any(each.to_this for each in able.prevent)
    return named or (card.id != "witch-blood" and any(each.limited for each in parts))


def holder(id: str) -> Situation:
    """Somebody with a card alone, where there is a clue and doom; so much that nothing is left out."""
    game = given("tommy-muldoon").stand(0, "graveyard").clue("rivertown").doom(graveyard=1)
    return game.card(0, id)


@pytest.mark.rule("ah3.466.2c", "ah3.466.2d")
@pytest.mark.parametrize("id", [id for id in HELD if id not in ("alice-luxley", "astrolabe", "analytical-mind")])
def test_the_dice_it_gives_are_as_published(id: str) -> None:
    bonus = PUBLISHED[id].get("bonus", {})
    for phase in ("action", "encounter"):
        for occasion, skill in TESTS:
            more = _pool(holder(id), skill, occasion, phase) - _pool(_bare(), skill, occasion, phase)
            wanted = bonus.get(f"{occasion}-{skill}", 0)
            wanted += bonus.get(f"encounter-{skill}", 0) if phase == "encounter" else 0
            assert more == wanted, (skill, occasion, phase)


def _bare() -> Situation:
    return given("tommy-muldoon").stand(0, "graveyard").clue("rivertown").doom(graveyard=1)


def _pool(game: Situation, skill: Skill, occasion: Occurring | None, phase: Any) -> int:
    game.state.phase = phase
    return offers(game, skill, occasion)[0]


@pytest.mark.rule("ah3.466.4b")
@pytest.mark.parametrize("id", HELD)
def test_the_dice_it_rolls_again_are_as_published(id: str) -> None:
    published = PUBLISHED[id].get("reroll", {})
    tests, which = set(published.get("tests", ())), published.get("which")
    for occasion, skill in TESTS:
        offered = {key for key in offers(holder(id), skill, occasion)[1] if key.startswith("reroll:")}
        fits = bool(tests & {"any", str(skill), str(occasion)})
        assert bool(offered) is fits, (skill, occasion)
        if fits:
            assert (f"reroll:{id}" in offered) is (which in ("any", "some"))
            assert (f"reroll:{id}:all" in offered) is (which == "one-or-all")
