"""Possessions and conditions are as published: values, traits, copies, bonuses and rerolls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.state import Combat
from miskatonic.games.eldritch.testing import prepare, skill_test
from miskatonic.games.eldritch.words import SKILLS, Occurring, Skill, card_name
from miskatonic.kernel.content import parse

from .given import Situation, given

FACTS: Any = parse(Path(__file__).parent / "facts" / "cards.yaml")
KINDS = {"assets": "asset", "artifacts": "artifact", "spells": "spell", "conditions": "condition"}
PUBLISHED = {id: {**card, "kind": KINDS[kind]} for kind, cards in FACTS.items() for id, card in cards.items()}
HELD = [id for id, card in PUBLISHED.items() if card["kind"] in ("asset", "artifact")]
OCCASIONS = [None, *Occurring]


def test_the_cards_are_the_published_ones() -> None:
    assert set(CARDS) == set(PUBLISHED)
    counts = {kind: sum(len(card.copies) for card in CARDS.values() if card.kind == kind) for kind in KINDS.values()}
    assert counts == {"asset": 40, "artifact": 14, "spell": 20, "condition": 36}


@pytest.mark.parametrize("id", PUBLISHED)
def test_a_card_is_as_published(id: str) -> None:
    card, published = CARDS[id], PUBLISHED[id]
    assert card_name(id).text("en").replace("’", "'") == published["name"]
    assert (card.kind, card.value) == (published["kind"], published.get("value", 0))
    assert sorted(card.traits) == sorted(published["traits"])
    assert len(card.copies) == published.get("copies", 1)
    assert card.service == ("service" in card.traits)


def holder(id: str) -> Situation:
    return given("akachi-onyele", "trish-scarborough").stand(0, "amazon").stand(1, "tokyo").card(0, id)


def during(occasion: Occurring | None) -> tuple[Occurring, ...]:
    return () if occasion is None else (occasion,)


def figure(figures: dict[str, int], skill: Skill, occasion: Occurring | None) -> int:
    """What is published for a skill on an occasion."""
    return figures.get(skill, figures.get(f"{occasion}-{skill}", 0))


@pytest.mark.parametrize("id", HELD)
def test_its_bonuses_are_as_published(id: str) -> None:
    game = holder(id)
    bare = given("akachi-onyele").stand(0, "amazon")
    for skill in SKILLS:
        for occasion in OCCASIONS:
            if id == "gate-box" and occasion is Occurring.OTHER_WORLD:
                continue
            more = prepare(game.state, 0, skill, 0, during(occasion)).pool
            more -= prepare(bare.state, 0, skill, 0, during(occasion)).pool
            assert more == figure(PUBLISHED[id].get("bonus", {}), skill, occasion), (skill, occasion)


OFFERED = [
    (id, skill, figure(PUBLISHED[id]["offered"], skill, Occurring.COMBAT))
    for id in HELD
    if "offered" in PUBLISHED[id]
    for skill in SKILLS
]


@pytest.mark.parametrize(("id", "skill", "offered"), [each for each in OFFERED if each[2]])
def test_the_bonuses_it_offers_are_as_published(id: str, skill: Skill, offered: int) -> None:
    game = holder(id).monster("gug", "amazon")
    game.state.combat = Combat(0, game.monsters()[0].token)
    pool = prepare(game.state, 0, skill, 0, (Occurring.COMBAT,)).pool + offered
    flow = skill_test(game.table, Me(who=0), skill, 0, (Occurring.COMBAT,))
    game.run(flow, f"use:{id}", dice=" ".join(["6"] * pool))


@pytest.mark.parametrize("id", HELD)
def test_what_it_may_be_used_for_is_as_published(id: str) -> None:
    game, card = holder(id), PUBLISHED[id]
    published = set(card.get("reroll", []))
    for skill in SKILLS:
        for occasion in OCCASIONS:
            keys = _asked(game, skill, occasion)
            wanted = {"any", str(skill), f"{occasion}-{skill}", f"{occasion}-any"} & published
            assert any(key.startswith(f"reroll:{id}:") for key in keys) == bool(wanted), (skill, occasion)
            assert (f"use:{id}" in keys) == bool(figure(card.get("offered", {}), skill, occasion)), (skill, occasion)


def _asked(game: Situation, skill: Skill, occasion: Occurring | None) -> list[str]:
    """Everything that is offered in a test, where nothing is used."""
    flow = skill_test(game.table, Me(who=0), skill, 0, during(occasion))
    seen: list[str] = []
    try:
        request = next(flow)
        while True:
            seen += [option.key for option in request.options]
            request = flow.send(request.options[-1])
    except StopIteration:
        return seen
