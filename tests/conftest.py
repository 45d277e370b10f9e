"""What all tests share: the rule-coverage plugin, the example game, examples that stay, and patience."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

import miskatonic
from miskatonic.games import GAMES

pytest_plugins = ["tests.rule_coverage"]

# The longest tests keep whole games in memory: at the usual pace a third of their time goes into looking for garbage
# among things that stay.
gc.set_threshold(100_000, 20, 50)

# The same examples in every run, and as long as they take where the machine has other things to do.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


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
