"""What all tests share: the rule-coverage plugin, and a garbage collector that is patient."""

import gc

pytest_plugins = ["tests.rule_coverage"]

# The longest tests keep whole games in memory: at the usual pace a third of their time goes into looking for garbage
# among things that stay.
gc.set_threshold(100_000, 20, 50)


def pytest_collection_finish() -> None:
    """What has been imported stays, and need not be looked through."""
    gc.freeze()
