"""What the tests of the pages know of the city is what the engine has."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

RECORD = Path(__file__).parents[2] / "web/src/games/arkham-3e/city/testing/record.py"


def test_the_recorded_reference_of_the_city_is_up_to_date():
    record = runpy.run_path(str(RECORD))
    assert json.loads(record["FILE"].read_text(encoding="utf-8")) == record["parts"]()
