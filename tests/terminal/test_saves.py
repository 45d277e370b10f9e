"""Nothing a player did is ever lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import miskatonic
from miskatonic.kernel import saves
from miskatonic.kernel.errors import Defect, SaveError
from miskatonic.kernel.table import Table
from miskatonic.terminal.save_files import SaveFolder, read_saved_game, write_atomically
from miskatonic.terminal.seating import Seating

from .conftest import Piped


def test_a_game_is_resumed_where_it_was_with_the_same_bots(piped: Piped, data: Path) -> None:
    piped("play final-hour --players 3 --bots 2=random,3=random --seed 4", "1", "1")
    (path,) = (data / "saves").glob("*.json")
    before = read_saved_game(path)
    assert before.seating == Seating({1: "random", 2: "random"})
    piped("play --resume", "1")
    after = read_saved_game(path)
    assert after.table.choices[: len(before.table.choices)] == before.table.choices
    assert len(after.table.choices) > len(before.table.choices)
    assert list((data / "saves").glob("*.json")) == [path]


def test_without_a_name_the_newest_of_all_games_is_resumed(data: Path, piped: Piped) -> None:
    piped("play final-hour --seed 4", "1")
    piped("play arkham-lcg --investigators roland --seed 4", "")
    for path in (data / "saves").glob("final-hour-*.json"):
        os.utime(path, (1000, 1000))
    assert "miskatonic play arkham-lcg --resume" in " ".join(piped("play --resume", "q").out.split())


def test_the_newest_unfinished_game_is_resumed(data: Path) -> None:
    folder = SaveFolder()
    table = miskatonic.new_game("final-hour", players=1, seed=1)
    paths = [folder.reserve("final-hour") for _ in range(3)]
    for age, path in enumerate(paths):
        folder.save(path, table, Seating())
        os.utime(path, (1000 - age, 1000 - age))
    while table.decision:
        table.choose(table.decision.options[0])
    folder.save(paths[2], table, Seating())
    found = folder.newest_unfinished(["final-hour"], lambda path, why: pytest.fail(str(why)))
    assert found is not None
    assert found.path == paths[0]


@pytest.mark.parametrize("damaged", [b'{"miskatonic": 1, "engine"', b'{"miskatonic": 1, "engine": "\xff"}'])
def test_a_corrupt_save_is_one_sentence_and_is_not_deleted(piped: Piped, data: Path, damaged: bytes) -> None:
    piped("play final-hour --seed 4", "1")
    (good,) = (data / "saves").glob("*.json")
    bad = data / "saves" / "final-hour-29990101-000000.json"
    bad.write_bytes(damaged)
    os.utime(good, (1000, 1000))
    code, out, _ = piped("play --resume", "q")
    assert code == 0
    assert "cannot be resumed and is left as it is" in " ".join(out.split())
    os.utime(good, (1000, 1000))
    assert "Это неполное сохранение Miskatonic" in " ".join(piped("play --resume --lang ru", "q").out.split())
    assert "Це неповне збереження Miskatonic" in piped(f"replay {bad} --lang uk").err
    assert bad.exists()


def with_other_rules(path: Path) -> None:
    """The save as a version would have written it whose first question is not asked any more."""
    fields = msgspec.json.decode(path.read_bytes())
    save = saves.read(path.read_bytes())
    choices = [(0, "no-longer-asked"), *save.choices[1:]]
    save = msgspec.structs.replace(save, engine="0.0.1", choices=choices, digest="")
    save.digest = saves._digest(save)  # pyright: ignore[reportPrivateUsage]
    path.write_bytes(msgspec.json.encode({**msgspec.to_builtins(save), "seating": fields["seating"]}))


def test_a_save_of_another_version_says_what_can_no_longer_be_taken_back(piped: Piped, data: Path) -> None:
    piped("play arkham-lcg --players 1 --adventure gathering --seed 4", *["", "resource", "resource", "resource"] * 2)
    (path,) = (data / "saves").glob("*.json")
    before = read_saved_game(path)
    with_other_rules(path)
    kept = read_saved_game(path)
    assert kept.forgotten > 0
    assert kept.decisions == before.decisions
    assert kept.table.hash() == before.table.hash()
    assert max(kept.seating.stops.passed, default=-1) < len(kept.table.choices)
    sentence = "made with another version of the program and cannot be shown."
    assert sentence in " ".join(piped(f"replay {path}").out.split())
    out = " ".join(piped("play arkham-lcg --resume", "q").out.split())
    assert f"its first {kept.forgotten} decisions can no longer be taken back or watched again." in out


def test_damage_to_who_plays_which_seat_is_one_sentence(piped: Piped, data: Path) -> None:
    piped("play final-hour --players 3 --bots 2=random --seed 4", "1")
    (path,) = (data / "saves").glob("*.json")
    whole, good = path.read_bytes(), read_saved_game(path)
    refused = 0
    for place in range(whole.index(b'"seating"'), len(whole)):
        for byte in (b"\xff", b"9", b"x", b""):
            path.write_bytes(whole[:place] + byte + whole[place + 1 :])
            try:
                kept = read_saved_game(path)
            except SaveError as error:
                refused += 1
                assert "\n" not in str(error)
                continue
            assert kept.table.hash() == good.table.hash()
            assert kept.seating.agents(kept.table.setup).keys() <= {0, 1, 2}
    assert refused > 100


def test_a_save_is_replaced_whole_or_not_at_all(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = data / "game.json"
    write_atomically(path, b"old")

    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(data.iterdir()) == [path]


def test_a_disk_that_refuses_does_not_stop_the_game(piped: Piped, data: Path) -> None:
    (data / "saves").write_text("in the way")
    code, out, _ = piped("play final-hour --seed 4", "1", "1")
    assert code == 0
    assert "The game could not be saved to" in out
    assert out.count("Choose 1–") == 3


def test_a_rule_that_fails_leaves_the_game_playable_and_a_report(
    piped: Piped, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine = Table[Any].choose
    failed: list[str] = []

    def choose(table: Table[Any], choice: Any, seat: int | None = None) -> None:
        if not failed:
            failed.append("once")
            raise Defect("A rule failed.", b"{}")
        genuine(table, choice, seat)

    monkeypatch.setattr(Table, "choose", choose)
    out = piped("play final-hour --seed 4", "1", "1").out
    assert "A rule failed. The report is here:" in " ".join(out.split())
    (report,) = (data / "saves").glob("final-hour-defect-*.json")
    (save,) = (data / "saves").glob("final-hour-2*.json")
    assert report.read_bytes() == b"{}"
    assert len(miskatonic.load(save.read_bytes()).choices) == 1


def test_what_fails_alike_again_and_again_leaves_one_report(
    piped: Piped, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(table: Table[Any], choice: Any, seat: int | None = None) -> None:
        raise Defect(f"A rule failed after {choice.key}.", b"{}", "KeyError rules.py:7 in lock")

    monkeypatch.setattr(Table, "choose", choose)
    out = " ".join(piped("play final-hour --seed 4", "1", "2", "1").out.split())
    assert out.count("A rule failed after") == 3
    (report,) = (data / "saves").glob("final-hour-defect-*.json")
    assert out.replace(" ", "").count(report.name) == 3
