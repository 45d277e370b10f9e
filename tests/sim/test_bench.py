"""What the benchmark measures of our games."""

from __future__ import annotations

import miskatonic
from miskatonic.sim.bench.ours import full_table, views_at_full_tables


def test_views_are_measured_for_every_number_of_players_in_a_position_and_after_choices() -> None:
    operations = views_at_full_tables("final-hour", 3)
    assert len(operations) == 2 * len(miskatonic.new_game("final-hour").game.players)
    for name, (prepare, act) in operations.items():
        first, *others = [act(prepare()) for _ in range(40)]
        assert all(each == first for each in others) != ("after a choice" in name)


def test_a_full_table_is_still_being_played() -> None:
    table = full_table("final-hour", 4, 0)
    assert table.decision is not None
    assert table.setup.players == 4
