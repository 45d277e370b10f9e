"""Going back: at once where nothing was revealed and nobody else decided, otherwise if all agree."""

from __future__ import annotations

from random import Random

import pytest

from bench.player import Seat

from .playing import Party, party, refusal, settled
from .running import Running


def offer(seat: Seat, back: str = "step") -> dict[str, object]:
    """A way back, with what is left out because it is as usual."""
    return next(({"free": False, "allowed": True, **each} for each in seat.undo if each["back"] == back), {})


async def until_offered(here: Party, *, free: bool, chance: Random | None = None) -> Seat:
    """Play until somebody could go back a step, freely or only by agreement."""
    chance = chance or Random(1)
    while True:
        for seat in here.seats:
            if seat.choices and offer(seat).get("free") is free:
                return seat
        await here.choose(chance=chance)


def others(here: Party, one: Seat) -> list[Seat]:
    return [seat for seat in here.seats if seat is not one]


async def agree(seat: Seat, *, yes: bool = True, **fields: object) -> None:
    await seat.until(lambda each: each.vote)
    assert seat.vote
    vote = {"seat": seat.welcome["seats"][0], "vote": seat.vote["number"], "agree": yes}
    await seat.send("vote", **{**vote, **fields})


async def test_a_step_that_revealed_nothing_is_taken_back_at_once(server: Running) -> None:
    async with party(server, people=2, seed="free step") as here:
        asked = await until_offered(here, free=True)
        before, journal = asked.choices, len((await server.stored(here.code)).journal)
        await asked.go_back("step", id="go-back-1")
        await here.in_step()
        for seat in here.seats:
            assert (seat.choices, seat.vote, seat.updates[-1]["taken_back"]) == (before - 1, None, 1)
        entry = (await server.stored(here.code)).journal[-1]
        assert (entry.number, entry.kind, entry.to, entry.key) == (journal, "undo", before - 1, "")
        numbers = [question["number"] for seat in here.seats for question in seat.questions]
        assert numbers == [journal + 1] * len(numbers), "no number ever means two questions"
        await asked.go_back("step", id="go-back-1", at=before)
        assert len((await server.stored(here.code)).journal) == journal + 1, "a repeated one is done once"
        fresh = await here.host.sit(here.code)
        assert (fresh.views, fresh.logs) == (here.seats[0].views, here.seats[0].logs)
        await fresh.close()


async def test_alone_one_goes_back_as_far_as_one_likes(server: Running) -> None:
    async with party(server, people=1, seed="alone") as here:
        seat, chance = here.seats[0], Random(2)
        seen = [seat.views[0]]
        logs = [seat.logs[0]]
        while not seat.over and seat.choices < 25:
            await here.choose(chance=chance)
            seen.append(seat.views[0])
            logs.append(seat.logs[0])
        while seat.choices:
            back = chance.choice(seat.undo)
            assert back.get("allowed", True) and back["to"] < seat.choices
            await seat.go_back(back["back"])
            assert seat.choices == back["to"]
            assert (seat.views[0], seat.logs[0]) == (seen[seat.choices], logs[seat.choices])
        assert seat.undo == []
        assert await refusal(seat.go_back()) == "no-way-back"


async def test_the_three_ways_back_lead_to_the_choice_the_action_and_the_round(server: Running) -> None:
    async with party(server, people=1, seed="ways") as here:
        seat, chance = here.seats[0], Random(3)
        rounds = [seat.views[0]["round"]]
        while len({each["back"] for each in seat.undo}) < 3:
            await here.choose(chance=chance)
            rounds.append(seat.views[0]["round"])
        step, action, round = seat.undo
        assert [each["back"] for each in seat.undo] == ["step", "action", "round"]
        assert step["to"] == seat.choices - 1 > action["to"] > round["to"]
        assert round["to"] == rounds.index(rounds[step["to"]])
        await seat.go_back("action")
        assert seat.choices == action["to"]


async def test_what_was_revealed_is_taken_back_if_all_agree(server: Running) -> None:
    async with party(server, people=3, seed="by vote") as here:
        asking = await until_offered(here, free=False)
        before, by = asking.choices, asking.welcome["seats"][0]
        await asking.go_back("step")
        await here.in_step()
        first, second = others(here, asking)
        for seat in here.seats:
            assert seat.vote == asking.vote and seat.vote
            assert (seat.vote["by"], seat.vote["to"], seat.choices) == (by, before - 1, before)
            assert seat.vote["asked"] == [each.welcome["seats"][0] for each in (first, second)]
        await agree(first, id="i-agree-1")
        await agree(first, id="i-agree-1")
        await here.in_step()
        assert second.vote and second.vote["agreed"] == first.welcome["seats"] and second.choices == before
        assert await refusal(agree(first)) == "no-vote", "one voice each"
        assert await refusal(agree(asking)) == "no-vote", "who asks has agreed"
        await agree(second)
        await here.in_step()
        assert [(seat.choices, seat.vote) for seat in here.seats] == [(before - 1, None)] * 3
        entry = (await server.stored(here.code)).journal[-1]
        assert (entry.kind, entry.by, entry.to, entry.seat) == ("undo", "vote", before - 1, by)


async def test_one_refusal_ends_the_vote(server: Running) -> None:
    async with party(server, people=3, seed="refused") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        refusing, other = others(here, asking)
        number = (await wait_for_vote(other))["number"]
        await agree(refusing, yes=False)
        await here.in_step()
        assert [(seat.choices, seat.vote) for seat in here.seats] == [(before, None)] * 3
        late = {"seat": other.welcome["seats"][0], "vote": number, "agree": True}
        assert await refusal(other.send("vote", id="too-late-1", **late)) == "no-vote"
        assert await refusal(other.send("vote", id="too-late-1", **late)) == "no-vote", "still refused"
        await asking.go_back()
        assert (await wait_for_vote(other))["number"] != number


async def wait_for_vote(seat: Seat) -> dict[str, object]:
    await seat.until(lambda each: each.vote)
    assert seat.vote
    return seat.vote


async def test_whoever_leaves_is_not_asked_any_more(server: Running) -> None:
    async with party(server, people=3, seed="leaving") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        agreeing, leaving = others(here, asking)
        await agree(agreeing)
        await leaving.close()
        await asking.until(lambda each: each.choices == before - 1)
        assert asking.vote is None


async def test_the_vote_is_over_when_whoever_asked_leaves(server: Running) -> None:
    async with party(server, people=3, seed="asking and gone") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        first, second = others(here, asking)
        await agree(first)
        await asking.close()
        await second.until(lambda each: each.vote is None)
        assert second.choices == before


async def test_without_anybody_else_there_nobody_is_asked(server: Running) -> None:
    async with party(server, people=2, seed="alone here") as here:
        asking = await until_offered(here, free=False)
        (other,) = others(here, asking)
        await other.close()
        await asking.until(lambda each: sum(seat["online"] for seat in each.table["seats"]) == 1)
        before = asking.choices
        await asking.go_back()
        assert asking.choices == before - 1


async def test_the_vote_is_over_when_the_game_moves_on(server: Running) -> None:
    async with party(server, people=2, seed="moving") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        await here.in_step()
        assert all(seat.vote for seat in here.seats)
        await here.choose()
        assert [(seat.choices, seat.vote) for seat in here.seats] == [(before + 1, None)] * 2


async def test_bots_wait_for_the_vote(server: Running) -> None:
    """A bot's turn that comes up during a vote is played when the vote is over."""
    async with party(server, people=2, bots=1, seed="bots wait") as here:
        chance = Random(4)
        while True:
            await here.seats[0].until(lambda each: set(each.waiting) - {2} or each.over)
            for seat in here.seats:
                await settled(seat)
            await here.in_step()
            asking = next((seat for seat in here.seats if offer(seat).get("free") is False), None)
            if asking is not None:
                break
            await here.choose(chance=chance)
        await asking.go_back()
        (other,) = others(here, asking)
        await agree(other, yes=False)
        await asking.until(lambda each: each.vote is None)


async def test_at_a_strict_table_what_was_revealed_stays(server: Running) -> None:
    async with party(server, people=1, seed="strict", undo="strict") as here:
        seat, chance = here.seats[0], Random(1)
        assert seat.table["undo"] == "strict"
        while not any(not each.get("allowed", True) for each in seat.undo):
            await here.choose(chance=chance)
        for each in seat.undo:
            before = seat.choices
            if each.get("allowed", True):
                continue
            assert await refusal(seat.go_back(each["back"])) == "no-way-back"
            assert seat.choices == before
        while offer(seat).get("allowed") is not True:
            await here.choose(chance=chance)
        before = seat.choices
        await seat.go_back()
        assert seat.choices == before - 1


async def test_a_request_that_crossed_a_choice_is_refused(server: Running) -> None:
    async with party(server, people=1, seed="crossed") as here:
        seat = here.seats[0]
        await here.choose(2)
        for at in (seat.choices - 1, seat.choices + 1, 0):
            for _ in range(2):
                assert await refusal(seat.go_back(id=f"crossed-{at}", at=at)) == "stale"
        await seat.go_back(id="crossed-1")
        assert seat.choices == 1, "the stamp of a refused message is not used up"


@pytest.mark.parametrize("back", ["step", "action", "round"])
async def test_strangers_do_not_go_back(server: Running, back: str) -> None:
    async with party(server, people=2) as here:
        await here.choose()
        watcher = await (await server.visitor()).sit(here.code)
        assert await refusal(watcher.send("undo", seat=0, back=back, at=1)) == "not-yours"
        assert await refusal(here.seats[0].send("undo", seat=1, back=back, at=1)) == "not-yours"
        vote = {"seat": 0, "vote": 1, "agree": True}
        assert await refusal(watcher.send("vote", **vote)) == "not-yours"
        assert await refusal(here.seats[0].send("vote", **vote)) == "no-vote"
        await watcher.close()


async def test_somebody_with_several_seats_has_one_voice(server: Running) -> None:
    host, guest = await server.visitor(), await server.visitor()
    code = await host.make("mine human human", seed="several")
    links = await host.links(code)
    for number in (1, 2):
        await guest.claim(code, token=links[number])
    here = Party(code, [host, guest], [await host.sit(code), await guest.sit(code)])
    await settled(here.seats[0])
    asking = await until_offered(here, free=False)
    if asking is here.seats[1]:
        asking = here.seats[0] if here.seats[0].undo else asking
    before = asking.choices
    await asking.go_back()
    (other,) = others(here, asking)
    await agree(other)
    await here.in_step()
    assert [seat.choices for seat in here.seats] == [before - 1] * 2
    await here.leave()


async def test_the_end_of_a_game_can_be_taken_back(server: Running) -> None:
    async with party(server, people=1, seed="the end") as here:
        seat, chance = here.seats[0], Random(1)
        while not seat.over:
            await here.choose(chance=chance)
        length = seat.choices
        await seat.go_back()
        assert (seat.table["status"], seat.table["result"], seat.table["seed"]) == ("playing", None, None)
        assert seat.choices == length - 1 and seat.questions
        stored = await server.stored(here.code)
        assert (stored.table.status, stored.table.result) == ("playing", None)
