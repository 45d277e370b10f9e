"""A server that is killed at any moment keeps all it has acknowledged."""

from __future__ import annotations

import asyncio
import random
import sys

from miskatonic.server.storage import Storage

from .appending import CODES
from .builders import a_choice

KILLS = 3


async def acknowledged_until_killed(address: str, after: int, before: dict[str, int]) -> dict[str, int]:
    """The last number acknowledged at each table, by this server or one before it, which is killed after so many."""
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.storage.appending", address, stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    heard = [await server.stdout.readline() for _ in range(after)]
    server.kill()
    heard += (await server.stdout.read()).splitlines(keepends=True)
    await server.wait()
    last = dict(before)
    for line in heard:
        if line.endswith(b"\n"):
            code, number = line.decode().split()
            last[code] = int(number)
    return last


async def test_a_killed_server_keeps_what_it_acknowledged(address: str) -> None:
    chance = random.Random(1)
    last = dict.fromkeys(CODES, 0)
    for _ in range(KILLS):
        last = await acknowledged_until_killed(address, chance.randrange(5, 200), last)
        storage = await Storage.open(address)
        for code in CODES:
            stored = await storage.load(code)
            kept = stored.journal if stored else []
            assert len(kept) - last[code] in {0, 1}, "all that was acknowledged, and at most the one under way"
            assert kept == [a_choice(number) for number in range(1, len(kept) + 1)]
            assert stored is None or stored.table.choices == len(kept)
            last[code] = len(kept)
        await storage.close()
