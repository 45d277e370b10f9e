"""An open storage over each of the databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from miskatonic.server.storage import Storage


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(address)
    yield storage
    await storage.close()
