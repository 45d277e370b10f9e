"""Who sits where: links, open seats, second devices, bots, stand-ins, and the beginning of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.player import Visitor
from miskatonic.games import GAMES

from .playing import kinds, party, refusal, settled
from .running import Running
from .window_game import GAME as VIGIL

TRY_AGAIN = 1013


async def test_the_host_sits_down_at_once_and_the_invited_by_their_links(server: Running) -> None:
    host, guest = await server.visitor("Ada"), await server.visitor("Bert")
    code = await host.make("mine human")
    info = await host.info(code)
    assert (info["status"], info["players"], kinds(info)) == ("gathering", 2, ["human", "human"])
    assert [seat["name"] for seat in info["seats"]] == ["Ada", None]
    links = await host.links(code)
    assert sorted(links) == [0, 1]
    assert await guest.claim(code, token=links[1]) == [1]
    info = await guest.info(code)
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("playing", ["Ada", "Bert"])
    assert await guest.claim(code, token=links[1]) == [1], "to sit down twice is no fault"
    assert await refusal(guest.claim(code, seat=0)) == "taken"
    assert await host.claim(code, seat=0) == [0], "one's own seat is not taken"
    assert await guest.claim(code) == [1]


async def test_a_link_tells_which_seat_it_opens_before_one_sits_down(server: Running) -> None:
    host, guest = await server.visitor("Ada"), await server.visitor("Bert")
    code = await host.make("mine human")
    links = await host.links(code)
    for who, seat, mine in ((host, 0, True), (guest, 0, False), (guest, 1, False)):
        assert await who.ask("GET", f"/api/tables/{code}/links/{links[seat]}") == {"seat": seat, "mine": mine}
    assert [seat["devices"] for seat in (await host.info(code))["seats"]] == [1, 0], "nobody sits down by asking"
    assert await refusal(guest.ask("GET", f"/api/tables/{code}/links/forged")) == "bad-link"


async def test_without_anybody_to_wait_for_the_game_begins_at_once(server: Running) -> None:
    visitor = await server.visitor()
    assert (await visitor.info(await visitor.make("mine bot mine")))["status"] == "playing"
    assert (await visitor.info(await visitor.make("mine open")))["status"] == "gathering"


async def test_an_open_seat_is_taken_by_whoever_comes_first(server: Running) -> None:
    host, first, second = [await server.visitor(name) for name in ("Ada", "Bert", "Cora")]
    code = await host.make("mine open open")
    assert await first.claim(code, seat=2) == [2]
    assert await refusal(second.claim(code, seat=2)) == "taken"
    assert await refusal(second.claim(code, seat=0)) == "taken"
    assert await refusal(second.claim(code, seat=7)) == "no-seat"
    assert await second.claim(code) == [1]
    assert kinds(await host.info(code)) == ["human"] * 3


async def test_a_second_device_holds_the_same_seat(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        phone = await server.visitor("Ada's telephone")
        assert await phone.claim(here.code, token=(await here.host.links(here.code))[0]) == [0]
        seat = await phone.sit(here.code)
        await here.seats[0].until(lambda each: each.questions)
        await settled(seat)
        assert seat.questions == here.seats[0].questions and not seat.welcome["host"]
        await seat.choose()
        await seat.close()
        await phone.leave()


@pytest.mark.parametrize("players", [2, 3])
async def test_one_person_plays_several_seats(server: Running, players: int) -> None:
    visitor = await server.visitor()
    code = await visitor.make(" ".join(["mine"] * players), seed="several")
    seat = await visitor.sit(code)
    assert seat.welcome["seats"] == list(range(players)) == list(seat.views)
    while not seat.over:
        assert [question["seat"] for question in seat.questions] == seat.waiting
        await seat.choose(question=seat.questions[-1])
    assert [view["seat"] for view in seat.views.values()] == list(range(players))
    await seat.close()
    await visitor.leave()


async def test_links_are_of_the_seats_one_holds_or_hosts_and_nobody_took(server: Running) -> None:
    async with party(server, people=2) as here:
        assert [sorted(await person.links(here.code)) for person in here.people] == [[0], [1]]
        stranger = await server.visitor()
        assert await refusal(stranger.links(here.code)) == "not-host"
        assert await refusal(stranger.ask("POST", f"/api/tables/{here.code}/seats/1/link")) == "not-host"


async def test_no_other_link_opens_a_seat(server: Running, tmp_path: Path, serve: Callable[..., Running]) -> None:
    host, thief = await server.visitor(), await server.visitor()
    code, other = await host.make("mine human"), await host.make("mine human")
    token = (await host.links(code))[1]
    signer = server.registry.services.signer
    elsewhere = serve()
    forged = [
        token[:-5] + ("A" if token[-5] != "A" else "B") + token[-4:],
        token.split(".")[0],
        (await host.links(other))[1],
        signer.seat_token(code, 1, 1),
        elsewhere.registry.services.signer.seat_token(code, 1, 0),
        signer.write_cookie(signer.read_cookie(host.http.cookies["miskatonic"])),  # type: ignore[arg-type]
        "Ada",
        "é.ё",
        ".",
    ]
    for each in forged:
        assert await refusal(thief.claim(code, token=each)) == "bad-link", each
    assert (await host.info(code))["status"] == "gathering"
    assert await thief.claim(code, token=token) == [1]


async def test_the_link_of_a_bots_seat_opens_nothing(server: Running) -> None:
    visitor, guest = await server.visitor(), await server.visitor()
    code = await visitor.make("mine bot")
    assert sorted(await visitor.links(code)) == [0]
    token = server.registry.services.signer.seat_token(code, 1, 0)
    assert await refusal(guest.claim(code, token=token)) == "bad-link"


async def test_a_new_link_sends_the_old_holder_away(server: Running) -> None:
    async with party(server, people=2) as here:
        old = (await here.people[1].links(here.code))[1]
        fresh = await here.host.ask("POST", f"/api/tables/{here.code}/seats/1/link")
        assert fresh["seat"] == 1 and fresh["token"] != old
        gone = here.seats.pop()
        assert await gone.until_closed() == TRY_AGAIN
        assert gone.bye and (gone.bye["problem"]["code"], gone.bye["again"]) == ("bad-link", True)
        assert await refusal(here.people[1].claim(here.code, token=old)) == "bad-link"
        watching = await here.people[1].sit(here.code, after=gone)
        assert (watching.welcome["seats"], list(watching.views)) == ([], [None])
        await watching.close()
        assert await here.people[1].claim(here.code, token=fresh["token"]) == [1]
        back = await here.people[1].sit(here.code)
        assert back.welcome["seats"] == [1]
        await back.close()


async def test_the_game_waits_for_the_seats_until_the_host_begins(server: Running) -> None:
    host, guest = await server.visitor("Ada"), await server.visitor("Bert")
    code = await host.make("mine human open")
    token = (await host.links(code))[1]
    await guest.claim(code, token=token)
    one, other = await host.sit(code), await guest.sit(code)
    asked = one if one.questions else other
    if asked.questions:
        assert await refusal(asked.choose()) == "gathering"
    assert await refusal(asked.go_back()) == "gathering"
    assert await refusal(other.send("begin")) == "not-host"
    await one.send("begin", id="the-begin-1")
    await one.send("begin", id="the-begin-1")
    assert await refusal(one.send("begin")) == "begun"
    await other.until(lambda each: each.table["status"] == "playing")
    for seat in (one, other):
        await seat.close()


async def test_seats_are_changed_by_those_who_may(server: Running) -> None:
    async with party(server, people=3) as here:
        one, two, three = here.seats
        assert await refusal(three.send("set-seat", seat=1, kind="open")) == "not-host"
        assert await refusal(three.send("set-seat", seat=2, kind="open")) == "not-host"
        assert await refusal(three.send("set-seat", seat=2, kind="bot", agent="nobody")) == "no-agent"
        assert await refusal(three.send("set-seat", seat=9, kind="bot")) == "no-seat"
        watcher = await (await server.visitor()).sit(here.code)
        assert await refusal(watcher.send("set-seat", seat=2, kind="bot")) == "not-host"
        await watcher.close()
        await three.send("set-seat", seat=2, kind="bot")
        await three.send("set-seat", seat=2, kind="human")
        await one.send("set-seat", seat=2, kind="open")
        assert await three.until_closed() == TRY_AGAIN
        assert [seat["kind"] for seat in one.table["seats"]] == ["human", "human", "open"]
        stranger = await server.visitor("Eve")
        assert await stranger.claim(here.code) == [2]
        await two.until(lambda each: each.table["seats"][2]["name"] == "Eve")


async def test_a_refused_change_is_not_taken_for_done_when_it_is_sent_again(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        seat = here.seats[0]
        for _ in range(2):
            assert await refusal(seat.send("set-seat", id="the-same-1", seat=1, kind="bot", agent="x")) == "no-agent"


async def test_everybody_sees_who_is_there_under_which_name(server: Running) -> None:
    async with party(server, people=2) as here:
        assert [seat["online"] for seat in here.seats[0].table["seats"]] == [True, True]
        await here.people[1].ask("PUT", "/api/me", json={"name": "  Bertrand \n Russell\0\u202e "})
        await here.seats[1].close()
        await here.seats[0].until(lambda each: not each.table["seats"][1]["online"])
        here.seats[1] = await here.people[1].sit(here.code)
        await here.seats[0].until(lambda each: each.table["seats"][1]["online"])
        assert here.seats[0].table["seats"][1]["name"] == "Bertrand Russell"


async def test_tables_of_a_game_that_is_not_loaded_any_more_are_not_listed(server: Running) -> None:
    GAMES.register(VIGIL)
    try:
        async with party(server, people=1, game=VIGIL.name) as here:
            (mine,) = await here.host.ask("GET", "/api/me/tables")
            assert mine["table"]["title"] == {"domain": "kernel", "id": "effect-none"}
            GAMES.unregister(VIGIL.name)
            assert await here.host.ask("GET", "/api/me/tables") == []
            GAMES.register(VIGIL)
    finally:
        GAMES.unregister(VIGIL.name)


async def test_my_tables_are_those_i_host_or_sit_at(server: Running) -> None:
    async with party(server, people=2) as here:
        mine, yours = [await person.ask("GET", "/api/me/tables") for person in here.people]
        assert [(each["table"]["code"], each["seats"], each["host"]) for each in mine] == [(here.code, [0], True)]
        assert [(each["table"]["code"], each["seats"], each["host"]) for each in yours] == [(here.code, [1], False)]
        waiting = here.seats[0].waiting
        assert [mine[0]["my_move"], yours[0]["my_move"]] == [0 in waiting, 1 in waiting]
        assert await (await server.visitor()).ask("GET", "/api/me/tables") == []
        stranger = Visitor(here.host.http.__class__(base_url=server.address))
        assert await stranger.ask("GET", "/api/me/tables") == []
        assert mine[0]["table"]["seed"] is None and "seed" not in json.dumps(mine[0]["table"]["options"])
