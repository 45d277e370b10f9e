"""The greedy bot: what it does in situations where it is clear what to do."""

from __future__ import annotations

from miskatonic.agents import make_agent
from miskatonic.games.final_hour.actions import choose_location
from miskatonic.games.final_hour.words import say
from miskatonic.kernel.decision import Decision

from .given import given


def test_it_goes_where_the_most_dangerous_monster_can_be_destroyed() -> None:
    situation = given(ancient_one="umordhoth").stand(0, 7)
    situation.put("blue-plain-1", 6).put("blue-destroyer-3", 8).put("red-ghoul-horde", 9)
    table = situation.table()
    asked = next(choose_location(table, 0, [6, 7, 8, 9], say("prompt-destroy"), "fh.attack.7", "destroy-where"))
    assert isinstance(asked, Decision)
    for seed in range(4):
        chosen = make_agent("greedy", "final-hour", seed).choose(asked, lambda: table.view(0))
        assert chosen.value == 8
