"""What the server writes into its log of what libraries say."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import asyncio, logging
from miskatonic.server.log_setup import set_up_log

set_up_log(as_json=True)
try:
    raise {error}
except BaseException:
    logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool").error("Exception terminating", exc_info=True)
"""


@pytest.mark.parametrize(("error", "told"), [("asyncio.CancelledError()", False), ("OSError('gone')", True)])
def test_a_connection_whose_closing_we_ended_is_no_error(error: str, told: bool) -> None:
    program = [sys.executable, "-c", PROGRAM.format(error=error)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert ("Traceback" in done.stderr) is told
