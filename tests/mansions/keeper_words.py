"""Words for situations of the keeper's chapters: monsters on the map, and cards made up for a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from miskatonic.games.mansions.components import (
    ACTIONS,
    COMBAT,
    EVENTS,
    MYTHOS,
    OBJECTIVES,
    STORIES,
    TOKENS,
    TRAUMA,
    CombatCard,
    EventCard,
    KeeperAction,
    Mythos,
    Objective,
    Trauma,
)
from miskatonic.games.mansions.state import Mansions, Monster
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.words import MonsterClass
from miskatonic.kernel.zones import Deck

T = TypeVar("T")
Words = list[dict[str, Any] | str]


def put(
    game: Any, kind: str, space: str, *, health: int | None = None, damage: int | None = None, **about: Any
) -> Monster:
    """A monster from the pool, without what happens as it is placed; by the back of its token, where that matters."""
    state: Mansions = game.state
    token = next(
        each
        for each in state.pool
        if TOKENS[each][0] == kind
        and health in (None, TOKENS[each][1].health)
        and damage in (None, TOKENS[each][1].damage)
    )
    state.pool.remove(token)
    state.monsters_placed += 1
    wounds = about.pop("wounds", 0)
    monster = Monster(state.monsters_placed, kind, token, space, damage=wounds, **about)
    state.monsters.append(monster)
    return monster


def told(game: Any, event: type) -> list[Any]:
    """The events of a kind that were told."""
    return [each for each in game.table.events if isinstance(each, event)]


def at(game: Any, step: str) -> Any:
    """Let the game go on from a step."""
    game.table = game._at(game.state, step)
    return game


class Invented:
    """Cards made up for one test: they are gone afterwards."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def _add(self, book: dict[Any, Any], key: Any, words: dict[str, Any], kind: type[T]) -> T:
        card = LANGUAGE.decode(words, kind)
        self._patch.setitem(book, key, card)
        return card

    def combat(
        self,
        id: str,
        top: str = "bare",
        above: Words | None = None,
        bottom: str = "attack",
        below: Words | None = None,
        deck: str = "humanoid",
    ) -> str:
        halves = {"top": {"type": top, "then": above or []}, "bottom": {"type": bottom, "then": below or []}}
        self._add(COMBAT, id, {"id": id, "deck": deck, **halves}, CombatCard)
        return id

    def combat_deck(self, game: Any, *cards: str, deck: str = "humanoid") -> Deck[str]:
        """The whole Combat deck is these cards; the first is on top."""
        made = game.state.combat[MonsterClass(deck)] = Deck(list(reversed(cards)), [])
        return made

    def trauma(self, id: str, kind: str = "injury", **words: Any) -> str:
        self._add(TRAUMA, id, {"id": id, "kind": kind, **words}, Trauma)
        return id

    def mythos(self, id: str, cost: int = 0, **words: Any) -> str:
        self._add(MYTHOS, id, {"id": id, "icon": "test", "cost": cost, **words}, Mythos)
        return id

    def action(self, game: Any, id: str, cost: int = 0, then: Words | None = None, **words: Any) -> str:
        """A Keeper Action card, the only one of the story."""
        effects = then if then is not None else [{"do": "gain-threat", "n": 1}]
        self._add(ACTIONS, id, {"id": id, "cost": cost, "then": effects, **words}, KeeperAction)
        story = STORIES[game.state.story]
        self._patch.setitem(STORIES, story.id, replace(story, actions=[id]))
        return id

    def event(self, id: str, time: int, entries: list[dict[str, Any]], story: str = "fall-of-house-lynch") -> str:
        words = {"id": id, "story": story, "number": 1, "time": time, "entries": entries}
        self._add(EVENTS, id, words, EventCard)
        return id

    def objective(self, game: Any, **words: Any) -> Objective:
        """The Objective of the game, as the keeper has chosen it."""
        state: Mansions = game.state
        letter = state.answers.setdefault(1, "A")
        printed = {"id": f"objective-{state.story}-{letter.lower()}", "story": state.story, "letter": letter}
        return self._add(OBJECTIVES, (state.story, letter), {**printed, **words}, Objective)


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> Iterator[Invented]:
    yield Invented(monkeypatch)
