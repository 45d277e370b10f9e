"""A game goes on exactly where it was: after the table left the memory, after a restart, with other rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from bench.player import Seat, Visitor
from miskatonic.kernel.version import VERSION
from miskatonic.server.journal import standing_choices
from miskatonic.server.live_table import LiveTable
from miskatonic.server.refusals import Refusal
from miskatonic.server.storage.database import connect

from .playing import Party, gather, party, refusal, settled
from .running import Running


def told(seat: Seat) -> dict[str, Any]:
    """Everything a seat knows of the game."""
    return {name: getattr(seat, name) for name in ("views", "logs", "questions", "choices", "waiting", "undo")}


def inside(table: LiveTable) -> dict[str, Any]:
    history = table.history
    return {
        "hash": history.table.hash(),
        "choices": history.table.choices,
        "events": history.table.events,
        "journal_length": history.journal_length,
        "question_number": history.question_number,
        "positions": history.positions,
        "holders": table.seating.holders,
        "seats": table.row.seats,
        "status": table.row.status,
        "waiting": list(history.table.pending),
    }


async def come_back(here: Party) -> None:
    """Everybody opens their sockets again."""
    for number, person in enumerate(here.people):
        here.seats[number] = await person.sit(here.code)
    await here.in_step()


async def forget(server: Running, here: Party) -> LiveTable:
    """Everybody leaves, the table leaves the memory; it is given back for comparison."""
    table = server.table(here.code)
    for seat in here.seats:
        await seat.close()
    while table.broadcaster.listener_count:
        await server.do(table.disconnect(None, ()))  # type: ignore[arg-type]
    await server.forget(here.code)
    return table


async def wander(here: Party, chance: Random, steps: int) -> None:
    """Play by chance, and go back now and then."""
    for _ in range(steps):
        if here.seats[0].over or (here.seats[0].choices > 3 and chance.random() < 0.25):
            seat = chance.choice([seat for seat in here.seats if seat.undo])
            await seat.go_back(chance.choice(seat.undo)["back"])
            for other in here.seats:
                await settled(other)
                if seat.vote and other is not seat:
                    vote = {"seat": other.welcome["seats"][0], "vote": seat.vote["number"], "agree": True}
                    await other.send("vote", **vote)
            await here.in_step()
        else:
            await here.choose(chance=chance)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_forgotten_table_is_as_it_was(server: Running, seed: int) -> None:
    options = {"simultaneous_draw": seed == 3}
    async with party(server, people=2, seed=f"forgotten {seed}", options=options) as here:
        chance = Random(seed)
        for _ in range(6):
            await wander(here, chance, 5)
            before = [told(seat) for seat in here.seats]
            old = await forget(server, here)
            await come_back(here)
            assert [told(seat) for seat in here.seats] == before
            assert inside(server.table(here.code)) == inside(old)


async def test_while_several_are_asked_the_numbers_of_their_questions_stay(server: Running) -> None:
    """After a way back among simultaneous questions, one has answered and the other has yet to."""
    async with party(server, people=2, seed="together") as here:
        chance = Random(1)
        while len(here.seats[0].waiting) < 2:
            await here.choose(chance=chance)
        one, other = here.seats
        await one.choose()
        await other.until(lambda each: each.waiting == [1])
        await one.go_back()
        await here.in_step()
        number = other.questions[0]["number"]
        await one.choose()
        await here.in_step()
        assert other.questions[0]["number"] == number
        old = await forget(server, here)
        await come_back(here)
        assert here.seats[1].questions[0]["number"] == number
        assert inside(server.table(here.code)) == inside(old)


async def test_after_a_restart_of_the_server_the_game_is_exactly_where_it_was(
    address: str, serve: Callable[..., Running]
) -> None:
    first = serve(address)
    here = await gather(first, people=2, seed="restart", talk="free")
    await wander(here, Random(7), 12)
    asked = here.asked()
    question = asked.questions[0]
    choice = {"seat": question["seat"], "decision": question["number"], "key": question["options"][0]["key"]}
    await asked.send("choose", id="before-the-end", **choice)
    await here.in_step()
    before, old = [told(seat) for seat in here.seats], inside(first.table(here.code))
    chatter = {"seat": 0, "text": "What was that?"}
    await here.seats[0].send("say", **chatter)
    first.stop()
    for seat in here.seats:
        assert await seat.until_closed() in (1012, 1013), "the server says that it restarts"
    await here.leave()

    second = serve(address)
    people = [
        Visitor(type(person.http)(base_url=second.address, cookies=person.http.cookies)) for person in here.people
    ]
    again = Party(
        here.code,
        people,
        [await person.sit(here.code, after=seat) for person, seat in zip(people, here.seats, strict=True)],
    )
    assert [told(seat) for seat in again.seats] == before
    assert all(seat.welcome["said"][0]["text"] == "What was that?" for seat in again.seats)
    assert all(
        seat.welcome["epoch"] != old_seat.welcome["epoch"]
        for seat, old_seat in zip(again.seats, here.seats, strict=True)
    )
    assert inside(second.table(here.code)) == old
    same = again.seats[here.seats.index(asked)]
    await same.send("choose", id="before-the-end", **choice)
    assert len((await second.stored(here.code)).journal) == old["journal_length"], "acknowledged again, applied once"
    await again.choose()
    await again.leave()
    second.stop()


async def write(server: Running, sql: str, **values: Any) -> None:
    """Change the database behind the back of the server."""
    database = connect(server.config.database)
    await database.write(lambda connection: connection.execute(text(sql), values))
    await database.close()


async def spoil(server: Running, code: str, number: int) -> None:
    """Make an entry of the journal illegal."""
    spoiled = "UPDATE journal SET key = 'no-such-thing' WHERE code = :code AND number = :number"
    await write(server, spoiled, code=code, number=number)


async def test_a_game_of_other_rules_that_still_leads_to_its_position_keeps_its_history(server: Running) -> None:
    async with party(server, people=2, seed="other rules, same game") as here:
        await wander(here, Random(5), 12)
        before = [told(seat) for seat in here.seats]
        old = await forget(server, here)
        await write(server, "UPDATE tables SET content = 'other', engine = '0.0.1' WHERE code = :code", code=here.code)
        await come_back(here)
        assert [told(seat) for seat in here.seats] == before
        assert inside(server.table(here.code)) == inside(old)


async def test_a_game_of_other_rules_goes_on_from_its_checkpoint(server: Running) -> None:
    async with party(server, people=2, seed="other rules") as here:
        chance = Random(3)
        await wander(here, chance, 25)
        while server.table(here.code).history.table.step_began in (0, here.seats[0].choices):
            await here.choose(chance=chance)
        before = here.seats[0].views[0]
        journal = (await server.stored(here.code)).journal
        length, first = len(journal), standing_choices(journal)[0].number
        old = await forget(server, here)
        kept = old.history.table.choices[old.history.table.step_began :]
        await write(server, "UPDATE tables SET content = 'other', engine = '0.0.1' WHERE code = :code", code=here.code)
        await spoil(server, here.code, first)
        await come_back(here)
        table = server.table(here.code)
        assert here.seats[0].views[0] == before
        assert (table.history.table.choices, here.seats[0].choices) == (kept, len(kept)), "the step is played again"
        stored = await server.stored(here.code)
        assert (stored.table.engine, stored.table.origin_entry) == (VERSION, length)
        assert [entry.number for entry in stored.journal] == list(range(length + len(kept)))
        for _ in range(3):
            await here.choose(chance=chance)
        left = [told(seat) for seat in here.seats]
        changed = await forget(server, here)
        await come_back(here)
        assert [told(seat) for seat in here.seats] == left
        assert inside(server.table(here.code)) == inside(changed)


async def test_with_other_rules_the_choices_that_are_still_legal_are_kept(server: Running) -> None:
    async with party(server, people=2, seed="half a step") as here:
        chance = Random(8)
        while here.seats[0].choices - server.table(here.code).history.table.step_began < 2:
            await here.choose(chance=chance)
        old = await forget(server, here)
        began = old.history.table.step_began
        await write(server, "UPDATE tables SET content = 'other' WHERE code = :code", code=here.code)
        last = len((await server.stored(here.code)).journal) - 1
        await spoil(server, here.code, last)
        await come_back(here)
        assert server.table(here.code).history.table.choices == old.history.table.choices[began:-1]
        await here.choose()


async def test_the_same_rules_never_guess(server: Running, errors: list[Any]) -> None:
    async with party(server, people=2, seed="damaged") as here:
        await here.choose(4)
        await forget(server, here)
        await write(server, "UPDATE tables SET hash = 'x' WHERE code = :code", code=here.code)
        assert await refusal(here.host.sit(here.code)) == "not-resumable"
        assert await refusal(here.host.info(here.code)) == "not-resumable"
        assert errors


async def test_a_game_with_a_checkpoint_nobody_understands_stays_to_be_watched(
    server: Running, errors: list[Any]
) -> None:
    async with party(server, people=2, seed="gibberish") as here:
        await here.choose(4)
        await forget(server, here)
        await write(
            server,
            "UPDATE tables SET content = 'other', hash = 'x', checkpoint = :data WHERE code = :code",
            code=here.code,
            data=b"gibberish",
        )
        await come_back(here)
        assert here.seats[0].table["stopped"] and errors
        assert await refusal(here.seats[0].send("set-pace", pace="slow")) == "not-resumable"


async def test_a_game_this_server_does_not_have_is_refused(server: Running) -> None:
    async with party(server, people=2) as here:
        await forget(server, here)
        await write(server, "UPDATE tables SET game = 'chess' WHERE code = :code", code=here.code)
        assert await refusal(here.host.sit(here.code)) == "not-resumable"


async def test_an_idle_table_leaves_the_memory_and_a_busy_one_stays(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        server.table(here.code).idle_since = float("-inf")
        await server.do(server.registry.unload_idle())
        assert server.table(here.code).broadcaster.listener_count == 1
        await here.seats[0].send("set-pace", pace="slow")


async def test_a_table_that_was_swept_while_somebody_came_in_sends_them_back(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        table = server.table(here.code)
        late = await here.host.open(here.code)
        await here.seats[0].close()
        await server.do(table.close(Refusal("closing"), again=True))
        seat = Seat(late)
        assert await refusal(seat.greet()) == "closing" and seat.bye and seat.bye["again"]
        again = await here.host.sit(here.code)
        assert server.table(here.code) is not table
        await again.close()
