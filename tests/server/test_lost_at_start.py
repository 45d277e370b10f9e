"""A database that is lost while the server starts is one sentence, not a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.app import make_app, storage_error, tell_in_a_sentence
from miskatonic.server.config import Config
from miskatonic.server.storage import StorageError


async def test_a_database_that_is_lost_while_the_server_starts_is_told_in_one_sentence(tmp_path: Path) -> None:
    app = tell_in_a_sentence(make_app(Config(database="postgresql://127.0.0.1:1/nowhere")))
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "lifespan.startup"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
    with pytest.raises(BaseException):  # noqa: B017
        await app(scope, receive, send)
    (message,) = sent
    assert message["type"] == "lifespan.startup.failed"
    assert "Traceback" not in message["message"]
    assert "\n" not in message["message"]


def test_what_the_storage_said_is_found_among_what_was_raised_together() -> None:
    lost = StorageError("The database failed.")
    assert storage_error(BaseExceptionGroup("all", [ValueError(), ExceptionGroup("some", [lost])])) is lost
    assert storage_error(ValueError()) is None
