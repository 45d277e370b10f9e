"""What `python -m bench.load` computes from what it measures, and a small run of it; nothing here has to be fast."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

from bench.load.fixed import Fixed, fixed_lines
from bench.load.knee import FINENESS, KneeSearch, Ramp
from bench.load.measure import LIMIT_MS, Measurement, measurement, percentile
from bench.load.paper import NODE_BYTES, USED, on_paper
from bench.load.people import Company, Crowd, Heard, Tally, decoder
from bench.load.report import draw_ramps, draw_soak, knee_figures, paper_table, soak_lines, write_json
from bench.load.setups import Reading
from bench.load.soak import WARM_UP_MINUTES, Soak, slope

MEGABYTE = 1 << 20
EMPTY = Reading(server_seconds=1.0, database_seconds=2.0, memory=1000, tables=1, files=5000, log=70, commits=10)
LATER = Reading(server_seconds=1.5, database_seconds=2.2, memory=9000, tables=5, files=6000, log=870, commits=60)


def tally(*milliseconds: float) -> Tally:
    made = Tally()
    made.waits = [each / 1000 for each in milliseconds]
    return made


def measured(tables: int = 10, **other: object) -> Measurement:
    waits = tally(*[20.0] * 99, 40.0)
    return replace(measurement(tables, 2.0, waits, EMPTY, LATER, client=0.1, machine=3.0), **other)


def ramp(*steps: Measurement) -> Ramp:
    return Ramp("one process, SQLite", "final-hour", 2.0, 2, EMPTY.memory, EMPTY.tables, list(steps))


def soak(*minutes: Measurement) -> Soak:
    return Soak("one process, SQLite", "final-hour", 2.0, 2, list(minutes), [])


# Percentiles.


@pytest.mark.parametrize(("part", "expected"), [(0.5, 50.0), (0.99, 99.0), (0.995, 100.0), (1.0, 100.0), (0.001, 1.0)])
def test_a_percentile_is_the_least_value_that_so_many_do_not_exceed(part: float, expected: float) -> None:
    assert percentile([float(each) for each in range(100, 0, -1)], part) == expected


def test_a_percentile_of_one_value_is_that_value_and_of_none_is_zero() -> None:
    assert percentile([7.0], 0.99) == 7.0
    assert percentile([], 0.99) == 0.0


# What a load cost.


def test_what_a_decision_cost_is_the_difference_of_two_readings_divided_by_the_decisions() -> None:
    it = measured()
    assert (it.decisions, it.rate) == (100, 50.0)
    assert it.server_ms == pytest.approx(5.0) and it.database_ms == pytest.approx(2.0)
    assert it.client_ms == pytest.approx(1.0)
    assert it.server_share == pytest.approx(0.25) and it.client_share == pytest.approx(0.05)
    assert it.others_share == pytest.approx(1.5 - 0.25 - 0.1 - 0.05)
    assert (it.files, it.log, it.commits) == (10.0, 8.0, 0.5)
    assert (it.p50, it.p99, it.slowest) == (20.0, 20.0, 40.0)


def test_a_load_holds_while_its_99th_percentile_is_within_the_limit_and_nothing_went_wrong() -> None:
    assert measured(p99=LIMIT_MS).holds
    assert not measured(p99=LIMIT_MS + 0.1).holds
    assert not measured(errors={"closed": 1}).holds
    assert not measured(decisions=0, p99=0.0).holds


def test_what_did_not_hold_while_others_took_the_processor_says_little() -> None:
    assert measured(p99=400.0, machine_share=1.5).disturbed
    assert not measured(p99=400.0, machine_share=0.5).disturbed
    assert not measured(machine_share=1.5).disturbed, "it held nevertheless"


# The knee.


def searched(knee: int, start: int, most: int = 10_000) -> tuple[list[int], KneeSearch]:
    """The loads that are tried on a server that carries so many tables."""
    search, tried = KneeSearch(start, most), list[int]()
    while (tables := search.next) is not None:
        tried.append(tables)
        search.note(tables, holds=tables <= knee)
    return tried, search


def test_the_load_grows_until_one_does_not_hold_and_the_knee_is_looked_for_in_between() -> None:
    tried, search = searched(500, 100)
    assert tried[:5] == [100, 150, 225, 338, 507]
    assert 450 <= search.held <= 500 < (search.failed or 0)
    assert (search.failed or 0) <= search.held * FINENESS


@pytest.mark.parametrize("knee", [1, 2, 3, 7, 99, 100, 101, 1000])
def test_the_knee_is_found_wherever_it_is(knee: int) -> None:
    _, search = searched(knee, 100)
    assert search.held <= knee < (search.failed or 0)
    assert search.held * FINENESS >= knee or search.held + 1 == search.failed


def test_a_server_that_carries_nothing_has_no_knee() -> None:
    tried, search = searched(0, 8)
    assert tried == [8, 4, 2, 1]
    assert search.held == 0


def test_no_more_tables_are_tried_than_there_can_be() -> None:
    tried, search = searched(10_000, 100, most=300)
    assert tried[-1] == 300 and search.held == 300 and search.failed is None


def test_the_knee_of_a_ramp_is_its_greatest_load_that_held() -> None:
    found = ramp(measured(100), measured(200, p99=400.0), measured(150), measured(180, errors={"closed": 1}))
    assert found.knee is not None and found.knee.tables == 150
    assert found.reached
    assert not ramp(measured(100)).reached
    assert not ramp(measured(100, p99=400.0), measured(100)).reached, "it was disturbed, and held afterwards"
    assert ramp(measured(100, p99=400.0)).knee is None


def test_memory_is_told_for_each_table_that_came() -> None:
    assert ramp().memory_per_table(measured()) == (9000 - 1000) / (5 - 1)


def test_a_knee_that_was_not_reached_says_so() -> None:
    assert knee_figures(ramp(measured(100)))["tables"] == "100 or more"
    assert knee_figures(ramp(measured(100), measured(150, p99=400.0)))["tables"] == "100"
    assert knee_figures(ramp(measured(100, p99=400.0))) == {"tables": "none held"}


# A long time.


def test_a_slope_is_what_is_added_from_one_to_the_next() -> None:
    assert slope([(1, 5.0), (2, 7.0), (3, 9.0)]) == pytest.approx(2.0)
    assert slope([(1, 1.0), (2, 5.0), (3, 1.0)]) == pytest.approx(0.0)
    assert slope([(1, 5.0)]) == 0.0


def test_growth_is_told_from_after_the_warm_up() -> None:
    warming = [measured(memory=1000 * minute) for minute in range(1, WARM_UP_MINUTES + 1)]
    steady = [measured(memory=50_000 + 10 * minute) for minute in range(12)]
    found = soak(*warming, *steady)
    assert found.memory_growth == pytest.approx(10.0)
    assert "from minute 13 on" in soak_lines(found)[1]


def test_growth_in_a_short_run_is_that_of_its_second_half() -> None:
    found = soak(*(measured(memory=memory) for memory in (1, 100, 1000, 1020)))
    assert found.memory_growth == pytest.approx(20.0)


def test_files_grow_by_what_all_choices_of_a_minute_left() -> None:
    assert soak(measured(), measured()).files_growth == pytest.approx(10.0 * 50 * 60)


def test_errors_of_all_minutes_are_counted() -> None:
    assert soak(measured(errors={"closed": 2}), measured(errors={"stale": 1})).errors == 3


# On paper.


def test_what_many_tables_take_is_reckoned_from_the_knee() -> None:
    """Five milliseconds of a node and two of the database for a decision, and ten seconds between two."""
    few = on_paper(ramp(measured(100), measured(200, p99=400.0)), 1000)
    assert few.decisions == pytest.approx(100.0)
    assert few.node_cores == pytest.approx(0.5 / USED) and few.nodes == 1
    assert few.database_cores == pytest.approx(0.2 / USED)
    assert few.memory == pytest.approx(NODE_BYTES + 1000 * 2000)
    assert (few.stored, few.log) == (pytest.approx(100 * 10 * 24 * 3600), pytest.approx(800.0))


def test_many_tables_need_nodes_for_their_sockets_too() -> None:
    many = on_paper(ramp(measured(100)), 100_000)
    assert many.node_cores == pytest.approx(50 / USED) and many.nodes == 84, "for the processor"
    idle = on_paper(ramp(measured(100, server_ms=0.001)), 100_000)
    assert idle.node_cores < 1 and idle.nodes == 80, "two sockets of each of 200,000 people"


def test_what_was_reckoned_is_told() -> None:
    told = Console(width=120, record=True, file=io.StringIO())
    told.print(paper_table(ramp(measured(100))))
    text = told.export_text()
    assert "1,000" in text and "100,000" in text and "nodes, for their cores and sockets" in text


# Told.


def test_everything_that_was_measured_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    write_json(path, [ramp(measured())])
    (found,) = msgspec.convert(msgspec.json.decode(path.read_bytes())["found"], list[Ramp])
    assert found == ramp(measured())


def test_pictures_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    draw_ramps(tmp_path / "ramps.svg", [ramp(measured(100), measured(150, p99=400.0)), ramp()])
    draw_soak(tmp_path / "soak.svg", soak(measured(), measured()))
    assert (tmp_path / "ramps.svg").stat().st_size
    assert (tmp_path / "soak.svg").stat().st_size


def test_a_small_load_is_played_and_told(tmp_path: Path) -> None:
    """Through the command, a server of its own and real sockets."""
    path = tmp_path / "found.json"
    words = ["-m", "bench.load", "--tables", "2", "--seconds", "1", "--every", "0.2", "--idle", "2", "--json"]
    ran = subprocess.run([sys.executable, *words, str(path)], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    found = msgspec.convert(msgspec.json.decode(path.read_bytes())["found"], Fixed)
    assert ran.stdout.split() == " ".join(fixed_lines(found, [])).split(), (
        "all of it is told, and the server is content"
    )
    assert (ran.returncode == 0) == found.good, "the machine may be busy"
    it = found.measured
    assert it.errors == {} and it.tables == 2 <= it.tables_in_memory
    assert 1 <= it.decisions <= it.seconds * 2 / 0.2 * 2 and it.seconds >= 1
    assert 0 < it.p50 <= it.p90 <= it.p99 <= it.slowest
    assert 30 * MEGABYTE < it.memory < 1000 * MEGABYTE
    assert it.files > 0 and it.received > 100 and it.sent > 20
    assert 0 <= it.server_share + it.client_share <= it.machine_share + 0.1
    assert len(found.undo_ms) == 20 and min(found.undo_ms) > 0


# The people.


def test_only_what_a_choice_needs_is_read_of_an_update() -> None:
    heard = decoder.decode(
        b'{"type":"update","number":3,"choices":4,"views":[{"seat":0,"changes":[]}],'
        b'"questions":[{"seat":0,"number":9,"prompt":{"id":"x"},"options":[{"key":"a","say":{"id":"y"}}]}]}'
    )
    assert heard.choices == 4
    assert heard.questions is not None and heard.questions[0].options[0].key == "a"


def test_a_choice_is_told_when_the_last_of_the_table_knows_of_it() -> None:
    crowd = Crowd([], "final-hour", 2.0, people=2)
    company = Company(crowd, 0)
    one, other = company.people
    company.await_choice(1)
    one.hear(Heard("update", choices=1))
    assert not crowd.tally.waits and company.waiting_for() > 0
    other.hear(Heard("update", choices=1))
    assert len(crowd.tally.waits) == 1 and company.waiting_for() == 0
