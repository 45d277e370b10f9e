"""Saves: whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
import pytest

from miskatonic.kernel import saves
from miskatonic.kernel.errors import SaveError
from miskatonic.kernel.game import Game, Step
from miskatonic.kernel.table import Table

from .toy import GAMES, TOY, Toy, play, toy


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
    for length in range(len(data) - 1):
        with pytest.raises(SaveError) as caught:
            saves.load(data[:length], GAMES)
        assert "\n" not in str(caught.value)


def damage(byte: int) -> Iterator[bytes]:
    """What may become of a byte: any of its bits turned over, no byte at all, twice the same, bytes that JSON minds."""
    yield from (bytes([byte ^ 1 << bit]) for bit in range(8))
    yield from (b"", bytes([byte, byte]), b"\x00", b"\xff", b'"', b"\\", b"[" * 5000)


def test_a_damaged_byte_is_refused_in_one_sentence_or_changes_nothing() -> None:
    table = toy()
    play(table, 3)
    data = table.save()
    refused = 0
    for place, byte in enumerate(data):
        for other in damage(byte):
            try:
                loaded = saves.load(data[:place] + other + data[place + 1 :], GAMES)
            except SaveError as error:
                refused += 1
                assert "\n" not in str(error) and str(error).endswith("."), f"byte {place}"
                continue
            assert loaded.hash() == table.hash(), f"byte {place} changed the game"
    assert refused > 10 * len(data), "hardly any byte means nothing"


@pytest.mark.parametrize("nothing", [None, 5, [], {}])
def test_what_is_not_bytes_is_refused_in_one_sentence(nothing: Any) -> None:
    with pytest.raises(SaveError, match="is read from bytes"):
        saves.load(nothing, GAMES)


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


@pytest.mark.parametrize("other", [{"engine": "0.0.1"}, {"content": "other"}])
def test_a_save_of_another_version_that_leads_to_its_position_keeps_its_history(other: dict[str, str]) -> None:
    table = toy()
    start = table.hash()
    play(table, 5)
    loaded = saves.load(altered(table.save(), **other), GAMES)
    assert loaded.hash() == table.hash() and loaded.choices == table.choices and loaded.events == table.events
    loaded.undo(5)
    assert loaded.hash() == start


def made_with_other_rules(table: Table[Toy], **changes: object) -> bytes:
    """A save of another version in which the first choice is none that these rules offer."""
    choices = [(0, "play:99"), *table.choices[1:]]
    return altered(table.save(), **({"engine": "0.0.1", "choices": choices} | changes))


def test_a_save_of_another_version_that_does_not_replay_goes_on_from_its_last_checkpoint() -> None:
    table = toy()
    play(table, 5)
    began = table.step_start()
    loaded = saves.load(made_with_other_rules(table), GAMES)
    assert loaded.hash() == table.hash() and loaded.decision == table.decision
    assert began.choices and loaded.choices == table.choices[began.choices :]
    play(loaded, 100)
    assert loaded.result is not None


def test_a_save_of_another_version_that_replays_to_another_position_goes_on_from_its_last_checkpoint() -> None:
    table = toy()
    play(table, 5)
    richer = TOY.decode(table.step_start().data)
    richer.points = [points + 1 for points in richer.points]
    loaded = saves.load(altered(table.save(), content="other", hash="0" * 32, checkpoint=TOY.encode(richer)), GAMES)
    assert loaded.state.points == [points + 1 for points in table.state.points]
    assert len(loaded.choices) < len(table.choices)


def test_a_save_of_another_version_that_replays_to_its_checkpoint_keeps_its_history() -> None:
    table = toy()
    play(table, 5)
    loaded = saves.load(altered(table.save(), content="other", hash="0" * 32), GAMES)
    assert loaded.hash() == table.hash() and loaded.choices == table.choices


def test_from_the_checkpoint_only_choices_that_are_no_longer_legal_are_dropped() -> None:
    table = toy()
    play(table, 5)
    began = table.step_start()
    choices = [*table.choices[: began.choices], (0, "play:99")]
    loaded = saves.load(altered(table.save(), content="other", choices=choices), GAMES)
    assert TOY.encode(loaded.state) == began.data


def test_a_resumed_save_of_another_version_can_itself_be_saved() -> None:
    table = toy()
    play(table, 5)
    loaded = saves.load(made_with_other_rules(table), GAMES)
    play(loaded, 2)
    again = saves.load(loaded.save(), GAMES)
    assert again.hash() == loaded.hash() and again.choices == loaded.choices


def test_a_save_of_another_version_that_means_nothing_here_is_refused() -> None:
    table = toy()
    play(table, 5)
    data = made_with_other_rules(table, engine="9.0", checkpoint=b"\x93\x01\x02\x03")
    with pytest.raises(SaveError, match=r"version 9.0 .* cannot continue"):
        saves.load(data, GAMES)


class Elsewhere(Exception):
    """Nothing the kernel expects."""


def failing(table: Table[Toy]) -> str:
    raise Elsewhere("another rule\nof another version")


def with_steps(**steps: Step) -> dict[str, Game[Toy]]:
    """The toy with other rules."""
    game = copy(TOY)
    game.steps = {**TOY.steps, **steps}
    return {"toy": game}


@pytest.mark.parametrize("step", ["draw", "turns", "bid"])
def test_a_rule_that_fails_in_the_replay_refuses_the_save_in_one_sentence(step: str) -> None:
    table = toy()
    play(table, 5)
    with pytest.raises(SaveError, match="does not replay") as caught:
        saves.load(table.save(), with_steps(**{step: failing}))
    assert "\n" not in str(caught.value)


def test_a_rule_of_another_version_that_fails_after_the_checkpoint_costs_only_the_choices_from_there_on() -> None:
    table = toy()
    play(table, 5)
    assert table.decision is not None
    then = (1, table.decision.options[0].key)
    choices = [(0, "play:99"), *table.choices[1:], then]
    loaded = saves.load(made_with_other_rules(table, choices=choices), with_steps(bid=failing))
    assert loaded.hash() == table.hash(), "with one more choice the bidding would begin"


def test_a_checkpoint_whose_step_fails_or_is_no_more_is_refused_in_one_sentence() -> None:
    table = toy()
    play(table, 5)
    old = made_with_other_rules(table)
    with pytest.raises(SaveError, match="cannot continue"):
        saves.load(old, with_steps(turns=failing))
    game = with_steps()["toy"]
    del game.steps["turns"]
    with pytest.raises(SaveError, match="cannot continue"):
        saves.load(old, {"toy": game})


def test_a_save_with_a_set_up_the_game_would_refuse_is_refused() -> None:
    data = toy().save()
    setup = saves.read(data).setup
    for bad in (msgspec.structs.replace(setup, players=9), msgspec.structs.replace(setup, options={"x": 1})):
        with pytest.raises(SaveError):
            saves.load(altered(data, setup=bad), GAMES)
        with pytest.raises(SaveError):
            saves.load(altered(data, setup=bad, engine="0.0.1"), GAMES)
