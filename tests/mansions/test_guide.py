"""The guide adds a Mythos card, an item and a story: whoever follows it to the letter can play with them."""

from __future__ import annotations

import pytest

from tests.following import Maker, expect_nothing_overlooked, expect_sound, part_of_the_guide

PART = part_of_the_guide("A Mythos card, an item and a story of Mansions of Madness")


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The guide, followed to its end: what each of its commands has shown."""
    return Maker(tmp_path_factory.mktemp("maker"), "mansions").follow(PART)


def test_what_the_guide_adds_is_sound_and_does_what_its_tests_say(shown: dict[str, str]) -> None:
    expect_sound(shown, tests=4)


def test_no_block_of_the_part_is_overlooked() -> None:
    expect_nothing_overlooked(PART)
