"""A game told again, going on from a moment of it, and the file about a problem."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import miskatonic
from bench.player import Seat, Visitor, put
from miskatonic.cli import run
from miskatonic.games import GAMES
from miskatonic.kernel.table import Table
from miskatonic.server.table_setup import setup_of

from .playing import Json, Party, party, refusal
from .running import Running


def plain(value: Any) -> Any:
    """A value as it looks after a journey over the wire."""
    return json.loads(msgspec.json.encode(value))


async def replay(visitor: Visitor, code: str, seat: int | str = "public") -> Json:
    return await visitor.ask("GET", f"/api/tables/{code}/replay", params={"seat": seat})


def rebuilt(told: Json) -> list[Any]:
    """The views of a replay, one after each choice."""
    views, view = [], None
    for frame in told["frames"]:
        for change in frame["changes"]:
            view = put(view, change["path"], change["value"])
        views.append(view)
    return views


async def play_to_the_end(here: Party, seed: int) -> None:
    chance = Random(seed)
    while not here.seats[0].over:
        await here.choose(chance=chance)


async def shadow(server: Running, code: str) -> list[Table[Any]]:
    """The engine's own table after every choice of a game without ways back."""
    stored = await server.stored(code)
    table = Table(GAMES[stored.table.game], setup_of(stored.table))
    moments = [table.clone()]
    for entry in stored.journal:
        table.choose(entry.key, entry.seat)
        moments.append(table.clone())
    return moments


async def test_the_frames_rebuild_exactly_what_every_seat_saw(server: Running) -> None:
    async with party(server, people=2, seed="told again") as here:
        await play_to_the_end(here, 1)
        moments = await shadow(server, here.code)
        stranger = await server.visitor()
        for seat in (0, 1, None):
            told = await replay(stranger, here.code, "public" if seat is None else seat)
            assert (told["seat"], told["seats"]) == (seat, [0, 1, None]), "when it is over everybody may see all"
            assert rebuilt(told) == [plain(moment.view(seat)) for moment in moments]
            log = [line for frame in told["frames"] for line in frame["log"]]
            assert [line["event"] for line in log] == plain(moments[-1].log(seat))
            if seat is not None:
                assert log == here.seats[seat].logs[seat]
            assert [frame["seat"] for frame in told["frames"]] == [None, *(seat for seat, _ in moments[-1].choices)]
            assert [frame["round"] for frame in told["frames"]] == [moment.state.round for moment in moments]
            for frame, moment, (chooser, key) in zip(told["frames"][1:], moments, moments[-1].choices, strict=False):
                asked = moment.pending[chooser]
                assert (frame["chose"], frame["prompt"]) == tuple(plain([asked.find(key).say, asked.prompt]))
        assert told["table"]["seed"] == "told again"


async def test_for_the_plain_face_the_frames_rebuild_the_overviews(server: Running) -> None:
    async with party(server, people=2, seed="told plainly") as here:
        await here.choose(12, Random(4))
        moments = await shadow(server, here.code)
        told = await here.host.ask("GET", f"/api/tables/{here.code}/replay", params={"seat": 0, "face": "plain"})
        assert rebuilt(told) == [plain(moment.game.overview(moment.view(0))) for moment in moments]
        assert [line for frame in told["frames"] for line in frame["log"]] == here.seats[0].logs[0]


async def test_a_running_game_is_told_from_ones_own_point_of_view(server: Running) -> None:
    async with party(server, people=2, seed="running") as here:
        await here.choose(12)
        told = await replay(here.people[0], here.code, 0)
        assert told["seats"] == [0, None] and told["table"]["seed"] is None
        assert rebuilt(told)[-1] == here.seats[0].views[0]
        for frame in told["frames"][1:]:
            assert (frame["chose"] is None) == (frame["prompt"] is None) == (frame["seat"] != 0)
        assert await refusal(replay(here.people[0], here.code, 1)) == "hidden"
        assert await refusal(replay(here.people[0], here.code, 9)) == "no-seat"
        stranger = await server.visitor()
        for visitor in (here.people[0], stranger):
            public = await replay(visitor, here.code)
            assert public["seat"] is None
            assert all(frame["chose"] is None for frame in public["frames"])
        assert public["seats"] == [None]
        assert await refusal(replay(stranger, here.code, 0)) == "hidden"


async def test_the_log_tells_after_how_many_choices_something_happened(server: Running) -> None:
    async with party(server, people=1, seed="after") as here:
        await play_to_the_end(here, 5)
        told = await replay(here.host, here.code, 0)
        for place, frame in enumerate(told["frames"]):
            assert {line["after"] for line in frame["log"]} <= {place}
        assert [line for frame in told["frames"] for line in frame["log"]] == here.seats[0].logs[0]


async def test_everybody_is_told_that_what_is_to_come_may_be_known_from_the_game_before(server: Running) -> None:
    """Whoever goes on from a finished game has read its seed and seen its replay from every seat."""
    async with party(server, people=1) as here:
        await play_to_the_end(here, 2)
        before = await here.host.info(here.code)
        assert before["seed_named"] is False and before["seed"] is not None
        body = {"at": 0, "seats": [{"kind": "mine"}]}
        code = (await here.host.ask("POST", f"/api/tables/{here.code}/continue", json=body))["code"]
        stranger = await server.visitor("Eve")
        assert (await stranger.info(code))["seed_named"] is True
        (listed,) = [
            each["table"] for each in await here.host.ask("GET", "/api/me/tables") if each["table"]["code"] == code
        ]
        assert listed["seed_named"] is True
        await stranger.leave()


async def test_a_new_table_goes_on_from_a_moment(server: Running) -> None:
    async with party(server, people=2, seed="go on") as here:
        await play_to_the_end(here, 2)
        moments = await shadow(server, here.code)
        at = len(moments) // 2
        other = await server.visitor("Cora")
        body = {"at": at, "seats": [{"kind": "mine"}, {"kind": "bot"}]}
        code = (await other.ask("POST", f"/api/tables/{here.code}/continue", json=body))["code"]
        info = await other.info(code)
        assert (info["from_code"], info["choices"], info["status"]) == (here.code, at, "playing")
        assert info["seed"] is None
        table = server.table(code)
        assert table.row.seed == server.table(here.code).row.seed
        assert table.history.table.hash() == moments[at].hash()
        assert table.history.table.choices == moments[at].choices
        seat = await other.sit(code)
        await seat.until(lambda each: each.questions)
        await seat.choose()
        await seat.until(lambda each: each.questions or each.over)
        assert [entry.number for entry in (await server.stored(code)).journal] == list(range(seat.choices))
        await seat.close()
        for wrong, problem in (
            ({**body, "at": len(moments)}, "no-way-back"),
            ({**body, "seats": body["seats"][:1]}, "no-seat"),
            ({**body, "at": -1}, "malformed"),
        ):
            asking = other.ask("POST", f"/api/tables/{here.code}/continue", json=wrong)
            assert await refusal(asking) == problem
        last = {"at": len(moments) - 1, "seats": body["seats"]}
        ended = (await other.ask("POST", f"/api/tables/{here.code}/continue", json=last))["code"]
        assert (await other.info(ended))["status"] == "over"


async def test_nobody_goes_on_from_a_game_that_is_not_over(server: Running) -> None:
    async with party(server, people=2) as here:
        body = {"at": 0, "seats": [{"kind": "mine"}, {"kind": "bot"}]}
        assert await refusal(here.host.ask("POST", f"/api/tables/{here.code}/continue", json=body)) == "not-over"


# Reports.


async def report(visitor: Visitor, code: str, words: str = "") -> Json:
    return await visitor.ask("POST", f"/api/tables/{code}/report", json={"words": words})


async def fetched(visitor: Visitor, code: str, name: str) -> bytes:
    answer = await visitor.http.get(f"/api/tables/{code}/reports/{name}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    return answer.content


async def test_a_report_is_a_save_with_what_was_said_about_it(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(server, people=1, bots=1, seed="report") as here:
        seat: Seat = here.seats[0]
        for _ in range(4):
            await seat.until(lambda each: each.questions)
            await seat.choose()
        await seat.until(lambda each: each.questions)
        made = await report(here.host, here.code, "The gate did not open.")
        table = server.table(here.code).history.table
        position, choices = table.hash(), list(table.choices)
        while not seat.over:
            await seat.choose()
            await seat.until(lambda each: each.questions or each.over)
        data = await fetched(here.host, here.code, made["name"])
        about = json.loads(data)["report"]
        assert (about["words"], about["table"]) == ("The gate did not open.", here.code)
        assert about["number"] == made["number"]
        assert about["last_events"] and all(isinstance(line, str) for line in about["last_events"])
        reported = miskatonic.load(data)
        assert (reported.hash(), reported.choices) == (position, choices), "as it was when it was reported"
        assert server.id_of(here.host) not in data.decode()
        file = tmp_path / made["name"]
        file.write_bytes(data)
        monkeypatch.setattr("sys.stdin", io.StringIO())
        assert run(["replay", str(file)]) == 0 and capsys.readouterr().out


async def test_until_the_game_is_over_a_report_is_not_given_out(server: Running) -> None:
    async with party(server, people=2, seed="later") as here:
        await here.choose(3)
        made = await report(here.people[1], here.code, "?")
        assert made["ready"] is False
        stranger = await server.visitor()
        path = f"/api/tables/{here.code}/reports/{made['name']}"
        for visitor in (*here.people, stranger):
            assert await refusal(visitor.ask("GET", path)) == "not-over"
        assert await refusal(report(stranger, here.code)) == "not-yours"
        await play_to_the_end(here, 1)
        assert miskatonic.load(await fetched(here.people[0], here.code, made["name"])).setup.seed == "later"
        assert (await report(here.people[0], here.code))["ready"] is True


async def test_whoever_holds_all_seats_may_still_hand_one_over_and_reads_no_report_before(server: Running) -> None:
    async with party(server, people=1, bots=1, seed="handed over") as here:
        made = await report(here.host, here.code)
        assert made["ready"] is False
        path = f"/api/tables/{here.code}/reports/{made['name']}"
        assert await refusal(here.host.ask("GET", path)) == "not-over"


async def test_every_report_has_a_number_to_be_asked_for_by(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        made = [await report(here.host, here.code) for _ in range(3)]
        numbers = [each["number"] for each in made]
        assert len(set(numbers)) == 3 and all(number.isdigit() and len(number) == 6 for number in numbers)
        assert [each["name"] for each in made] == [f"{here.code}-{number}.json" for number in numbers]
        kept = [await server.do(server.storage.report(here.code, number)) for number in numbers]
        assert all(kept), "whoever runs the server finds it by its number"


async def test_a_number_that_is_taken_is_not_given_twice(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([7, 7, 7, 8])
    monkeypatch.setattr("miskatonic.server.reports.randbelow", lambda _: next(numbers))
    async with party(server, people=1, bots=1) as here:
        made = [(await report(here.host, here.code))["number"] for _ in range(2)]
        assert made == ["000007", "000008"]


@pytest.mark.parametrize("name", ["nothing.json", "..%2Ftables.db", "%2e%2e", "AAAAAA-123456.json", "x" * 61])
async def test_there_is_no_other_file_to_fetch(server: Running, name: str) -> None:
    async with party(server, people=1) as here:
        answer = await here.host.http.get(f"/api/tables/{here.code}/reports/{name}")
        assert answer.status_code in (400, 404) and answer.json()["code"] in ("no-report", "no-page", "malformed")


async def test_the_report_of_another_table_is_not_found_here(server: Running) -> None:
    async with party(server, people=1) as here, party(server, people=1) as there:
        made = await report(here.host, here.code)
        path = f"/api/tables/{there.code}/reports/{made['name']}"
        assert await refusal(there.host.ask("GET", path)) == "no-report"
