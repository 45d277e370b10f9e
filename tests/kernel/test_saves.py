"""Saves: whole or not at all."""

from __future__ import annotations

import msgspec
import pytest

from miskatonic.kernel import saves
from miskatonic.kernel.errors import SaveError

from .toy import GAMES, TOY, play, toy


def altered(data: bytes, **changes: object) -> bytes:
    """A save with other fields and a digest that fits them."""
    save = saves.read(data)
    for name, value in changes.items():
        setattr(save, name, value)
    save.digest = saves._digest(save)
    return msgspec.json.encode(save)


@pytest.mark.parametrize("picks", [0, 1, 2, 3, 7, 100])
def test_a_save_loads_into_the_same_position(picks: int) -> None:
    table = toy(seed="word")
    play(table, picks)
    loaded = saves.load(table.save(), GAMES)
    assert loaded.hash() == table.hash() and loaded.choices == table.choices and loaded.events == table.events
    assert loaded.decision == table.decision


def test_a_loaded_game_can_be_undone_to_its_start() -> None:
    table = toy()
    start = table.hash()
    play(table, 9)
    loaded = saves.load(table.save(), GAMES)
    loaded.undo(9)
    assert loaded.hash() == start


def test_a_save_made_without_checkpoints_is_the_same() -> None:
    one, other = toy(), toy(checkpoints=False)
    play(one, 9)
    play(other, 9)
    assert one.save() == other.save()


def test_a_truncated_save_never_loads() -> None:
    data = toy().save()
    for length in range(0, len(data) - 1, 7):
        with pytest.raises(SaveError) as caught:
            saves.load(data[:length], GAMES)
        assert "\n" not in str(caught.value)


def test_no_flipped_byte_goes_unnoticed() -> None:
    table = toy()
    play(table, 3)
    data = table.save()
    for place in range(0, len(data), 11):
        damaged = bytearray(data)
        damaged[place] ^= 0x04
        try:
            loaded = saves.load(bytes(damaged), GAMES)
        except SaveError:
            continue
        assert loaded.hash() == table.hash(), f"byte {place} changed the game"


@pytest.mark.parametrize("junk", [b"", b"{}", b"null", b"\xff\xfe", b"[1, 2]", b'{"miskatonic": 1}'])
def test_junk_is_refused_in_one_sentence(junk: bytes) -> None:
    with pytest.raises(SaveError, match="not a complete Miskatonic save"):
        saves.load(junk, GAMES)


def test_an_unknown_format_or_game_is_refused() -> None:
    data = toy().save()
    with pytest.raises(SaveError, match="format 2"):
        saves.load(altered(data, miskatonic=2), GAMES)
    with pytest.raises(SaveError, match="does not have"):
        saves.load(data, {})


def test_choices_that_do_not_replay_are_refused() -> None:
    table = toy()
    play(table, 3)
    with pytest.raises(SaveError, match="does not replay"):
        saves.load(altered(table.save(), choices=[(0, "play:99")]), GAMES)
    with pytest.raises(SaveError, match="does not replay to the position"):
        saves.load(altered(table.save(), choices=[]), GAMES)


def test_a_save_of_another_version_goes_on_from_its_last_checkpoint() -> None:
    table = toy()
    play(table, 5)
    loaded = saves.load(altered(table.save(), engine="0.0.1"), GAMES)
    assert loaded.hash() == table.hash() and loaded.decision == table.decision
    play(loaded, 100)
    assert loaded.result is not None


def test_a_save_with_other_content_drops_only_choices_that_are_no_longer_legal() -> None:
    table = toy()
    play(table, 5)
    began = table.step_start()
    choices = [*table.choices[: began.choices], (0, "play:99")]
    loaded = saves.load(altered(table.save(), content="other", choices=choices), GAMES)
    assert TOY.encode(loaded.state) == began.data


def test_a_resumed_save_of_another_version_can_itself_be_saved() -> None:
    table = toy()
    play(table, 5)
    loaded = saves.load(altered(table.save(), engine="0.0.1"), GAMES)
    play(loaded, 2)
    again = saves.load(loaded.save(), GAMES)
    assert again.hash() == loaded.hash()


def test_a_save_of_another_version_that_means_nothing_here_is_refused() -> None:
    data = altered(toy().save(), engine="9.0", checkpoint=b"\x93\x01\x02\x03")
    with pytest.raises(SaveError, match=r"version 9.0 .* cannot continue"):
        saves.load(data, GAMES)


def test_a_save_with_a_set_up_the_game_would_refuse_is_refused() -> None:
    data = toy().save()
    setup = saves.read(data).setup
    for bad in (msgspec.structs.replace(setup, players=9), msgspec.structs.replace(setup, options={"x": 1})):
        with pytest.raises(SaveError):
            saves.load(altered(data, setup=bad), GAMES)
        with pytest.raises(SaveError):
            saves.load(altered(data, setup=bad, engine="0.0.1"), GAMES)
