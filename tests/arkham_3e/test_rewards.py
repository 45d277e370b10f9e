"""The symbols in the spaces of the board, as far as the cards keep what they promise."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.components import TILES
from miskatonic.games.arkham_3e.reference import reference
from miskatonic.games.arkham_3e.rewards import Reward, rewards


@pytest.mark.parametrize(
    ("space", "promised"),
    [
        ("st-marys-hospital", [Reward.HEALTH]),
        ("south-church", [Reward.SANITY]),
        ("general-store", [Reward.COMMON]),
        ("curiositie-shoppe", [Reward.CURIO]),
        ("orne-library", [Reward.SPELL]),
        ("train-station", [Reward.ALLY]),
        ("science-building", [Reward.MONEY]),
        ("observatory", [Reward.REMNANT, Reward.DOOM]),
    ],
)
def test_a_space_promises_what_several_of_its_cards_bring(space: str, promised: list[Reward]):
    assert rewards(space) == promised


def test_every_space_has_one_symbol_or_two():
    spaces = [space for tile in TILES.values() for space in tile.spaces]
    assert {len(rewards(space)) for space in spaces} == {1, 2}


def test_the_reference_tells_the_symbols_of_every_space():
    told = {space.id: space.rewards for each in reference().neighborhoods for space in each.spaces}
    assert told == {space: rewards(space) for tile in TILES.values() for space in tile.spaces}
