"""What all tests share: the rule-coverage plugin, the example game, and a garbage collector that is patient."""

import gc
from collections.abc import Iterator

import pytest

import miskatonic
from miskatonic.games import GAMES

pytest_plugins = ["tests.rule_coverage"]

# The longest tests keep whole games in memory: at the usual pace a third of their time goes into looking for garbage
# among things that stay.
gc.set_threshold(100_000, 20, 50)


def pytest_collection_finish() -> None:
    """What has been imported stays, and need not be looked through."""
    gc.freeze()


@pytest.fixture
def ashgrove() -> Iterator[str]:
    """The example game, played like those that live here for one test; its name."""
    from tests.example.ashgrove import GAME

    miskatonic.register(GAME)
    yield GAME.name
    GAMES.unregister(GAME.name)
