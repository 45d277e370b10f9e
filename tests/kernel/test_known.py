"""Mistakes in words are told together with the words that are known."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError, convert

from miskatonic.kernel.known import explain


class Light(StrEnum):
    DIM = "dim"
    BRIGHT = "bright"


class Wick(Struct, forbid_unknown_fields=True):
    length: int = 1
    kind: Literal["flat", "round"] | None = None


class Lamp(Struct, forbid_unknown_fields=True, rename={"light": "shines"}):
    light: Light = Light.DIM
    wicks: list[Wick] = []
    lights: dict[Light, int] = {}
    by_room: dict[str, Light] = {}
    spare: frozenset[Light] = frozenset()
    pair: tuple[int, Light] | None = None
    some: Annotated[list[Light], Meta(min_length=1)] | Literal["none"] | None = None


@pytest.mark.parametrize(
    ("lamp", "sentence"),
    [
        ({"shines": "dark"}, "Invalid enum value 'dark'; known are: dim, bright - at `$[0].shines`"),
        ({"wicks": [{}, {"kind": "square"}]}, "'square'; known are: flat, round - at `$[0].wicks[1].kind`"),
        ({"wicks": [{"size": 2}]}, "unknown field `size`; known are: length, kind - at `$[0].wicks[0]`"),
        ({"lights": {"dark": 2}}, "'dark'; known are: dim, bright - at `key` in `$[0].lights`"),
        ({"by_room": {"hall": "dark"}}, "'dark'; known are: dim, bright - at `$[0].by_room[...]`"),
        ({"spare": ["dark"]}, "'dark'; known are: dim, bright - at `$[0].spare[0]`"),
        ({"pair": [1, "dark"]}, "'dark'; known are: dim, bright - at `$[0].pair[1]`"),
        ({"some": ["dark"]}, "'dark'; known are: dim, bright - at `$[0].some[0]`"),
        ({"some": "many"}, "'many'; known are: none - at `$[0].some`"),
        ({"wicks": [{"length": "long"}]}, "Expected `int`, got `str` - at `$[0].wicks[0].length`"),
    ],
)
def test_the_known_words_are_told(lamp: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValidationError) as caught:
        convert([lamp], list[Lamp])
    assert explain(caught.value, list[Lamp]).endswith(sentence)


def test_a_word_alone_has_no_place() -> None:
    with pytest.raises(ValidationError) as caught:
        convert("dark", Light)
    assert explain(caught.value, Light) == "Invalid enum value 'dark'; known are: dim, bright"
