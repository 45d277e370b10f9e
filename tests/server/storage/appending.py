"""A server that appends to several tables and prints each number when it is acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from miskatonic.server.storage import Storage

from .builders import a_choice, a_table, progress

CODES = ("AAAAAA", "BBBBBB", "CCCCCC")


async def play(storage: Storage, code: str) -> None:
    stored = await storage.load(code)
    if stored is None:
        await storage.add_table(a_table(code))
    for number in count(len(stored.journal) + 1 if stored else 1):
        await storage.append(code, [a_choice(number)], progress(number, checkpoint=bytes(5000)))
        print(code, number, flush=True)


async def main(address: str) -> None:
    storage = await Storage.open(address)
    await asyncio.gather(*(play(storage, code) for code in CODES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
