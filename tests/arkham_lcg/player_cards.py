"""What the tests of player cards share: tokens in a known order, and what is offered while a flow runs."""

from __future__ import annotations

from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import chaos
from miskatonic.games.arkham_lcg.state import ArkhamLcg
from miskatonic.kernel.decision import Decision

from .given import Scene

DECLINED = ("pass", "done", "as-listed")


def draws(monkeypatch: pytest.MonkeyPatch, scene: Scene, *tokens: str) -> Scene:
    """The tokens come out of the chaos bag in this order; a token may be named again after it has returned."""
    waiting = list(tokens)

    def take(state: ArkhamLcg, bag: list[str]) -> str:
        token = waiting.pop(0)
        bag.remove(token)
        return token

    monkeypatch.setattr(chaos, "rng", SimpleNamespace(take=take))
    return scene.bag(*tokens)


def offered(flow: Generator[Any, Any, Any]) -> list[str]:
    """Everything that is offered while a flow of the engine runs and all of it is declined."""
    found: list[str] = []
    reply: Any = None
    while True:
        try:
            asked = flow.send(reply)
        except StopIteration:
            return found
        assert isinstance(asked, Decision)
        found += [option.key for option in asked.options]
        reply = next((option for option in asked.options if option.key in DECLINED), asked.options[0])


def offers_among(keys: list[str], start: str) -> bool:
    return any(key.startswith(start) for key in keys)


def tokens_revealed(scene: Scene) -> list[str]:
    return [each.token for each in scene.events("token-was-revealed")]


def hand(scene: Scene, who: int = 0) -> list[str]:
    return scene.codes(scene.who(who).hand)


def pile(scene: Scene, who: int = 0) -> list[str]:
    """The discard pile, the top last."""
    return scene.codes(scene.who(who).discard)
