"""What several tests look at in a scene."""

from __future__ import annotations

from typing import Any, Final

from .given import Scene

CAMPAIGN: Final = "night-of-the-zealot"


def harm(scene: Scene, who: int = 0) -> tuple[int, int]:
    """Damage and horror of an investigator."""
    return scene.who(who).damage, scene.who(who).horror


def tags(scene: Scene, *among: str) -> list[str]:
    """What the log tells, one tag an event; only some kinds of events if they are named."""
    told = [str(each.__struct_config__.tag) for each in scene.table.events]
    return [tag for tag in told if not among or tag in among]


def last_test(scene: Scene) -> Any:
    """How the last skill test ended: succeeded, value, difficulty."""
    return scene.events("test-ended")[-1]


def pass_round(scene: Scene) -> list[str]:
    """Everybody passes and ends their turn until the round is over: what was asked on the way, windows by name."""
    asked: list[str] = []
    keys = scene.keys()
    begun = scene.state.round
    while keys and scene.state.round == begun:
        decision = scene.table.decision
        assert decision is not None
        asked.append(scene.state.window or decision.prompt.id)
        keys = scene.do(next((key for key in ("pass", "done", "end-turn") if key in keys), keys[0])).keys()
    return asked
