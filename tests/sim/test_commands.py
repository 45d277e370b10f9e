"""`miskatonic simulate`, `fuzz`, `bench` and `content` as their users meet them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.cli import run
from miskatonic.games import GAMES
from miskatonic.sim.bench import measure
from miskatonic.sim.bench.ours import our_contenders

PNG = b"\x89PNG"


def test_simulate_shows_a_table_and_writes_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures, picture = tmp_path / "figures.json", tmp_path / "picture.png"
    words = f"simulate final-hour --games 30 --players 3 --seed word --jobs 1 --json {figures} --plot {picture}"
    assert run([*words.split(), "--option", "difficulty=high", "--option", "lead=1"]) == 0
    shown = capsys.readouterr()
    assert "won" in shown.out and "95 %" in shown.out and not shown.err
    report = msgspec.json.decode(figures.read_bytes())
    assert report["games"] == 30 and report["options"] == {"difficulty": "high", "lead": 1}
    assert [line["seed"] for line in report["each"]] == [f"word:{number}" for number in range(30)]
    assert picture.read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate nim", "There is no game 'nim'"),
        ("simulate final-hour --players 7", "not 7"),
        ("simulate final-hour --agent oracle", "no bot 'oracle'"),
        ("simulate final-hour --games 0", "At least one game"),
        ("simulate final-hour --option speed=fast", "no option 'speed'"),
        ("simulate final-hour --json /no/such/folder/x.json", "cannot be written"),
        ("fuzz nim", "There is no game 'nim'"),
        ("fuzz final-hour --players 7", "not 7"),
        ("fuzz final-hour --thoroughness 2", "between 0 and 1"),
        ("bench --repeats 0", "At least one repeat"),
        ("content check", "Name the content files"),
        ("content schema final-hour dragons", "no content file 'dragons'"),
        ("content schema nim items", "There is no game 'nim'"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words.split()) != 0
    shown = capsys.readouterr()
    assert sentence in shown.err and shown.err.count("\n") == 1 and not shown.out


def test_fuzz_takes_every_game_when_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"fuzz --games 2 --jobs 1 --seed small --thoroughness 0.01 --out {tmp_path / 'none'}".split()) == 0
    shown = capsys.readouterr().out
    assert all(game in shown for game in GAMES) and shown.count("no violation") == len(GAMES)


def test_fuzz_counts_what_it_examined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"fuzz final-hour --games 8 --jobs 1 --seed small --out {tmp_path / 'none'}".split()) == 0
    assert "no violation" in capsys.readouterr().out
    assert not (tmp_path / "none").exists()


def test_fuzz_leaves_one_replay_of_every_cause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = GAMES["final-hour"].steps["ancient-one.gates"]

    def lossy(table: Any) -> Any:
        table.state.cup.tokens.pop()
        return rule(table)

    monkeypatch.setitem(GAMES["final-hour"].steps, "ancient-one.gates", lossy)
    assert run(f"fuzz final-hour --games 8 --jobs 1 --out {tmp_path}".split()) == 1
    shown = capsys.readouterr().out
    replays = list(tmp_path.glob("*.json"))
    assert replays and all(str(path) in shown.replace("\n", "") for path in replays)
    assert "monster token missing" in shown and f", causes: {len(replays)}\n" in shown


def test_fuzz_tells_the_same_cause_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.sim.playtest.examination.BOUND", 5)
    assert run(f"fuzz final-hour --games 8 --jobs 1 --out {tmp_path}".split()) == 1
    shown = capsys.readouterr().out
    assert "violations: 8, causes: 1" in shown and "8 times, first: play: the game does not end" in shown
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_bench_measures_our_games_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.sim.bench.peers._PEERS", {})
    monkeypatch.setattr(measure, "COLD_STARTS", 1)
    monkeypatch.setattr(measure, "GAMES_FOR_OPERATIONS", 1)
    assert run(f"bench --repeats 2 --seconds 0.05 --out {tmp_path}".split()) == 0
    results = msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=measure.Measurements)
    ours = [each for game in GAMES for each in our_contenders(game)]
    assert [speed.name for speed in results.speed] == [each.name for each in ours]
    assert len(ours) == 2 * len(GAMES)
    assert all(len(speed.runs) == 2 and speed.best >= speed.median > 0 for speed in results.speed)
    for each in ours[::2]:
        assert set(results.microseconds[each.name]) >= {"clone", "undo", "save", "load", "view", "hash"}
        assert results.cold_start[each.name].inside > 0
    assert (tmp_path / "results.png").read_bytes().startswith(PNG)
    assert "decisions per second" in capsys.readouterr().out


def test_content_schema_is_json_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "schema", "final-hour", "items"]) == 0
    schema = msgspec.json.decode(capsys.readouterr().out)
    assert "json-schema.org" in schema["$schema"] and "Items" in schema["$defs"]
