"""Answering a question: once, by whoever is asked, with what is offered."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from miskatonic.server.history import History, progress_of
from miskatonic.server.services import now
from miskatonic.server.socket import MOST_FAULTS
from miskatonic.server.storage import JournalEntry, StorageError

from .playing import Json, party, refusal, settled
from .running import Running

POLICY, TOO_BIG = 1008, 1009


def answer(question: Json, **other: object) -> Json:
    key = question["options"][0]["key"]
    message = {"type": "choose", "id": "my-answer-1", "seat": question["seat"]}
    return {**message, "decision": question["number"], "key": key, **other}


def where(history: History) -> tuple[object, ...]:
    """What must be the same again after a choice that could not be stored."""
    numbers = history.question_number, history.journal_length
    return history.table.hash(), numbers, history.positions.copy()


async def test_a_choice_is_stored_and_everybody_is_told(server: Running) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        question = asked.questions[0]
        await asked.choose(id="the-choice-1")
        await here.in_step()
        chosen = {"seat": question["seat"]}
        for seat in here.seats:
            assert (seat.choices, seat.updates[-1]["chosen"]) == (1, [chosen])
        (entry,) = (await server.stored(here.code)).journal
        chooser = here.people[question["seat"]]
        assert (entry.number, entry.kind, entry.seat) == (0, "choice", question["seat"])
        assert (entry.key, entry.by) == (question["options"][0]["key"], server.id_of(chooser))
        assert entry.stamp == f"{entry.by}/the-choice-1"


async def test_a_repeated_message_is_acknowledged_and_changes_nothing(server: Running) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        message = answer(asked.questions[0])
        for _ in range(3):
            assert await asked.send_raw(json.dumps(message)) == {"type": "done", "id": message["id"]}
        assert len((await server.stored(here.code)).journal) == 1
        await here.choose(2)
        assert await asked.send_raw(json.dumps(message)) == {"type": "done", "id": message["id"]}
        await asked.go_back("round")
        for vote in [seat for seat in here.seats if seat is not asked]:
            await settled(vote)
            if vote.vote:
                await vote.send("vote", seat=vote.welcome["seats"][0], vote=vote.vote["number"], agree=True)
        length = len((await server.stored(here.code)).journal)
        assert await asked.send_raw(json.dumps(message)) == {"type": "done", "id": message["id"]}, "once, for ever"
        assert len((await server.stored(here.code)).journal) == length


async def test_the_same_stamp_of_somebody_else_is_another(server: Running) -> None:
    async with party(server, people=2) as here:
        while True:
            one = here.asked()
            await one.choose(id="a-stamp-for-both")
            await here.in_step()
            two = here.asked()
            if two is not one:
                break
            here.seats.reverse()
        await two.choose(id="a-stamp-for-both")
        stamps = [entry.stamp for entry in (await server.stored(here.code)).journal]
        assert len(stamps) == 2 == len(set(stamps))


@pytest.mark.parametrize("seats", ["mine mine", "mine bot"])
async def test_an_answer_to_another_question_comes_too_late(server: Running, seats: str) -> None:
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make(seats))
    await seat.until(lambda each: each.questions)
    question = seat.questions[0]
    await seat.choose()
    await seat.until(lambda each: each.questions and each.questions[0]["number"] != question["number"])
    fresh = seat.questions[0]
    for number in (question["number"], fresh["number"] + 1, 999_999):
        stale = answer(fresh, decision=number)
        assert await refusal(seat.send(**stale)) == "stale"
        assert await refusal(seat.send(**stale)) == "stale", "a refused message may be sent again"
    await seat.send(**answer(fresh))
    await seat.close()


async def test_nobody_answers_for_another_seat(server: Running) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        (other,) = [seat for seat in here.seats if seat is not asked]
        watcher = await (await server.visitor()).sit(here.code)
        question = asked.questions[0]
        for stranger in (other, watcher):
            assert await refusal(stranger.send(**answer(question))) == "not-yours"
        own = other.welcome["seats"][0]
        if own not in asked.waiting:
            assert await refusal(other.send(**answer(question, seat=own))) == "stale", "nothing is asked of it"
        assert await refusal(asked.send(**answer(question, seat=9))) == "no-seat"
        assert asked.choices == 0
        await watcher.close()


@pytest.mark.parametrize("key", ["nonsense", "play:999", "\N{CYRILLIC SMALL LETTER A}", "a\0b", "' OR 1=1 --"])
async def test_what_is_not_offered_cannot_be_chosen(server: Running, key: str) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        assert await refusal(asked.choose(key)) == "illegal"
        assert (await server.stored(here.code)).journal == []


WRONG: list[object] = [
    {"key": ""},
    {"key": "k" * 201},
    {"key": None},
    {"key": 5},
    {"seat": "0"},
    {"seat": -1},
    {"seat": 16},
    {"seat": 0.5},
    {"seat": True},
    {"decision": -1},
    {"decision": 10**20},
    {"decision": "1"},
    {"id": "short"},
    {"id": "i" * 65},
    {"id": "a stamp with spaces"},
    {"id": "nul-\0-stamp"},
    {"id": None},
    {"type": "chose"},
    {"type": ["choose"]},
    {"type": "welcome"},
    {"type": "hello"},
    {"surplus": 1},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
async def test_a_message_of_another_form_is_refused(server: Running, wrong: dict[str, object]) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        refused = await asked.send_raw(json.dumps(answer(asked.questions[0], **wrong)))
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "malformed")
        assert "Traceback" not in json.dumps(refused)
        assert (await server.stored(here.code)).journal == []
        await asked.choose()


NO_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "5",
    '"choose"',
    "\ud800".encode("utf-8", "surrogatepass"),
    b"\xff\xfe",
    b"",
    "{}",
]


@pytest.mark.parametrize("data", [*NO_MESSAGES, "[" * 4000, '{"type":' * 500], ids=range(len(NO_MESSAGES) + 2))
async def test_what_is_no_message_is_refused(server: Running, data: str | bytes) -> None:
    async with party(server, people=1, bots=1) as here:
        refused = await here.seats[0].send_raw(data)
        assert (refused["type"], refused["id"], refused["problem"]["code"]) == ("refused", None, "malformed")


async def test_a_binary_frame_is_read_like_a_text(server: Running) -> None:
    async with party(server, people=2) as here:
        asked = here.asked()
        message = answer(asked.questions[0])
        assert await asked.send_raw(json.dumps(message).encode()) == {"type": "done", "id": message["id"]}


async def test_a_large_message_is_refused_and_a_huge_one_ends_the_connection(server: Running) -> None:
    limits = server.config.limits
    async with party(server, people=1, bots=1) as here:
        seat = here.seats[0]
        say = json.dumps({"type": "say", "id": "a-long-talk", "seat": 0, "text": "a" * limits.message_bytes})
        refused = await seat.send_raw(say)
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "too-big")
        await seat.socket.send("a" * (limits.frame_bytes + 1))
        assert await seat.until_closed() == TOO_BIG


async def test_whoever_sends_only_nonsense_is_sent_away(server: Running) -> None:
    async with party(server, people=2) as here:
        seat = here.seats[1]
        for _ in range(MOST_FAULTS + 1):
            await seat.socket.send("nonsense")
        assert await seat.until_closed() == POLICY
        assert seat.bye and (seat.bye["problem"]["code"], seat.bye["again"]) == ("too-fast", False)
        await here.seats[0].until(lambda each: not each.table["seats"][1]["online"])


async def test_messages_that_come_too_fast_are_refused(serve: Callable[..., Running]) -> None:
    server = serve(limits={"messages_per_second": 0.01, "message_burst": 5})
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("mine bot"))
    heard = [await seat.send_raw('{"type":"still-there"}') for _ in range(7)]
    assert [message["type"] for message in heard] == ["still-here"] * 5 + ["refused"] * 2
    assert heard[-1]["problem"]["code"] == "too-fast"
    await seat.close()


async def test_nothing_is_chosen_after_the_end(server: Running) -> None:
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("mine mine", seed="the end"))
    while not seat.over:
        question = seat.questions[0]
        await seat.choose()
    assert (seat.questions, seat.waiting) == ([], [])
    assert await refusal(seat.send(**answer(question, id="too-late-1"))) == "over"
    await seat.close()


async def test_a_choice_that_cannot_be_stored_was_never_made(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    async with party(server, people=2, seed="full disk") as here:
        await here.choose(3)
        asked, table = here.asked(), server.table(here.code)
        before = where(table.history)

        async def fails(*_: object) -> None:
            raise StorageError("the disk is full at /secret/place")

        with monkeypatch.context() as broken:
            broken.setattr(table.storage, "append", fails)
            for _ in range(2):
                refused = await asked.send_raw(json.dumps(answer(asked.questions[0])))
                assert refused["problem"]["code"] == "storage" and "secret" not in json.dumps(refused)
            assert await refusal(asked.go_back()) in ("storage", "done")
        for seat in here.seats:
            await settled(seat)
        if not any(seat.vote for seat in here.seats):
            assert where(table.history) == before
        await asked.send(**answer(asked.questions[0]))
        assert asked.choices == 4 and len(errors) >= 2
        assert [entry.number for entry in (await server.stored(here.code)).journal] == [0, 1, 2, 3]


async def test_a_rule_that_fails_leaves_the_table_as_it_was_and_a_report(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    async with party(server, people=2) as here:
        table = server.table(here.code).history.table

        def fails(_: object) -> str:
            raise ZeroDivisionError("secret")

        with monkeypatch.context() as broken:
            for step in table.game.steps.keys() - {table.state.step}:
                broken.setitem(table.game.steps, step, fails)
            while (code := await refusal(here.asked().choose())) == "done":
                await here.in_step()
        assert code == "defect" and [error["event"] for error in errors] == ["a rule failed"]
        data = await server.do(server.storage.report(here.code, errors[0]["report"]))
        assert data is not None
        told = json.loads(data)
        assert told["defect"].startswith("ZeroDivisionError: secret at ") and told["hash"] == table.hash()
        assert "secret" not in "".join(here.asked().raw)
        made = here.seats[0].choices
        await here.choose()
        assert here.seats[0].choices == made + 1 == len((await server.stored(here.code)).journal)


async def test_another_server_at_the_same_game_is_noticed(server: Running) -> None:
    """The journal was written by somebody else: this server lets the table go, and whoever comes back loads it anew."""
    async with party(server, people=2, seed="two servers") as here:
        asked = here.asked()
        question = asked.questions[0]
        stored = await server.stored(here.code)
        table = server.table(here.code)
        table.history.choose(question["seat"], question["options"][0]["key"], bot=False)
        entry = JournalEntry(0, "choice", question["seat"], question["options"][0]["key"], 0, "another", None, now())
        await server.do(server.storage.append(here.code, [entry], progress_of(table.history, now())))
        table.history.roll_back(1)
        assert stored.journal == []
        assert await refusal(asked.choose()) == "closing"
        for seat in here.seats:
            await seat.until_closed()
            assert seat.bye and (seat.bye["problem"]["code"], seat.bye["again"]) == ("closing", True)
        back = await here.host.sit(here.code, after=here.seats[0])
        assert back.choices == 1 and server.table(here.code) is not table
        await back.close()
