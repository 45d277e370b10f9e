"""How options are listed: the cases that the pages and the engine have to agree on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.kernel.decision import Details, Option, Role
from miskatonic.kernel.option_list import list_options, words_of
from miskatonic.kernel.text import Voice

CASES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "web/src/table/prompt/listing.json").read_text(encoding="utf-8")
)


@pytest.fixture
def say(tmp_path: Path) -> Voice:
    (tmp_path / "en.ftl").write_text("\n".join(CASES["texts"]), encoding="utf-8")
    return Voice(str(tmp_path), tmp_path)


def made(say: Voice, verb: str, number: int, card: str = "", role: str | None = None) -> Option:
    key = f"{verb}:{number}"
    return Option(key, say(f"option-{verb}", card=card), verb="" if role else verb, role=Role(role) if role else None)


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["name"])
def test_options_are_listed_as_in_the_pages(case: dict[str, Any], say: Voice) -> None:
    given = [dict(each) for each in case["options"]]
    costs = [tuple(say(cost) for cost in each.pop("costs", ())) for each in given]
    options = [made(say, number=number, **each) for number, each in enumerate(given)]
    listed = list_options(options, lambda option: Details(costs=costs[options.index(option)]), "en")
    told = [
        [group.title, *(words_of(entry.option, group.short, "en") for entry in group.entries)]
        for group in listed.groups
    ]
    assert told == case["groups"]
    assert [[entry.number for entry in group.entries] for group in listed.groups] == case["numbers"]
    assert [entry.number for entry in listed.ways_out] == case["waysOut"]
    assert list(listed.shared_costs) == case["sharedCosts"]


def test_what_tells_an_option_apart_is_said_with_its_short_words_too(say: Voice) -> None:
    twin = Option("fight:1", say("option-fight", card="Ghoul"), verb="fight", apart=(say("slow"),))
    assert words_of(twin, True, "en") == "Ghoul (two actions)"
    assert words_of(twin, False, "en") == "fight Ghoul (two actions)"
