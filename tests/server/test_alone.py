"""Two servers on one SQLite file would disagree: the second refuses."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bench.serving import COMMAND, Served
from miskatonic.server.storage import StorageError, sole_use


def second_server(data: Path) -> subprocess.CompletedProcess[str]:
    words = [*COMMAND, "serve", "--port", "0", "--data", str(data)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_refuses_in_one_sentence_until_the_first_is_gone(tmp_path: Path) -> None:
    first = Served(tmp_path).start()
    refused = second_server(tmp_path)
    assert refused.returncode != 0 and not refused.stdout
    (sentence,) = refused.stderr.strip().splitlines()
    assert "Another server uses" in sentence and "tables.db" in sentence
    first.kill()
    again = Served(tmp_path).start()
    again.stop()
    assert again.process.returncode == 0


def test_a_file_is_free_again_when_its_server_ends(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/new/tables.db"
    for _ in range(2):
        with sole_use(address), pytest.raises(StorageError, match="Another server"), sole_use(address):
            pass


def test_servers_of_postgresql_share_their_database() -> None:
    address = "postgresql://nobody@127.0.0.1:1/none"
    with sole_use(address), sole_use(address):
        pass
