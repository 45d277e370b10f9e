"""Why not? Somebody at the table asks why their seat cannot use a thing; nobody learns anything of another's."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import miskatonic
from bench.player import Visitor
from miskatonic.kernel.table import Table

from .playing import Party, party, refusal, stranger
from .running import Running

SKIDS, DAISY = "01003", "01002"
LEO = "01048"
"""He costs more than anybody has at first."""
MOST_SEEDS = 100
CARD_GAME: dict[str, Any] = {"game": "arkham-lcg", "options": {"investigators": [SKIDS, DAISY]}}


def opening(seed: str) -> Table[Any]:
    """Nobody changes anything, and Skids begins."""
    table = miskatonic.new_game("arkham-lcg", players=2, seed=seed, **CARD_GAME["options"])
    while (decision := table.decision) is not None and decision.topic != "turn":
        table.choose(next((option for option in decision.options if option.role), decision.options[0]), decision.seat)
    assert list(table.pending) == [0]
    return table


@cache
def opening_with_leo() -> Table[Any]:
    for number in range(MOST_SEEDS):
        table = opening(f"leo-{number}")
        if LEO in [table.state.codes[card] for card in table.state.investigators[0].hand]:
            return table
    raise AssertionError("Leo never comes")


async def play(here: Party, table: Table[Any]) -> None:
    """What was chosen at a table of the engine is chosen here."""
    for seat, key in table.choices:
        await here.seats[seat].choose(key)
        await here.in_step()


async def ask(visitor: Visitor, code: str, seat: object, thing: str) -> Any:
    answer = await visitor.ask("GET", f"/api/tables/{code}/why-not", params={"seat": seat, "thing": thing})
    assert answer.keys() == {"reason"}
    return answer["reason"]


def hand_of(seat: int, view: Any) -> dict[str, str]:
    """What a seat sees in its hand: the printed card of each thing."""
    return {f"card:{card['id']}": card["code"] for card in view["investigators"][seat]["hand"]}


async def test_a_card_that_costs_too_much_says_so_and_one_that_can_be_used_says_nothing(server: Running) -> None:
    async with party(server, people=2, seed=opening_with_leo().setup.seed, **CARD_GAME) as here:
        await play(here, opening_with_leo())
        skids = here.seats[0]
        leo = next(thing for thing, code in hand_of(0, skids.views[0]).items() if code == LEO)
        lacking = {"domain": "arkham-lcg", "id": "lacking-resources", "args": {"count": 1}}
        assert await ask(here.host, here.code, 0, leo) == lacking
        usable = {thing for option in skids.questions[0]["options"] for thing in option.get("about", [])}
        assert usable and [await ask(here.host, here.code, 0, thing) for thing in usable] == [None] * len(usable)


async def test_asking_changes_nothing_and_tells_nobody(server: Running) -> None:
    async with party(server, people=2, seed="quiet", **CARD_GAME) as here:
        await play(here, opening("quiet"))
        before = [(seat.number, len(seat.raw)) for seat in here.seats]
        digest = server.table(here.code).history.table.hash()
        for thing in hand_of(0, here.seats[0].views[0]):
            await ask(here.host, here.code, 0, thing)
        assert server.table(here.code).history.table.hash() == digest
        assert [(seat.number, len(seat.raw)) for seat in here.seats] == before


async def test_one_may_ask_for_own_seats_only(server: Running) -> None:
    async with party(server, people=2, bots=1, game="arkham-lcg") as here:
        for person, own in zip(here.people, (0, 1), strict=True):
            codes = [await refusal(ask(person, here.code, seat, "card:0")) for seat in range(4)]
            assert codes == ["done" if seat == own else "not-yours" for seat in range(3)] + ["no-seat"]
        watcher = await server.visitor("Wanda")
        assert await refusal(ask(watcher, here.code, 0, "card:0")) == "not-yours"
        await watcher.leave()
        nobody = await stranger(server)
        answer = await nobody.get(f"/api/tables/{here.code}/why-not", params={"seat": 0, "thing": "card:0"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
        assert "set-cookie" not in answer.headers
        await nobody.aclose()


async def test_what_others_hold_and_what_nobody_has_are_answered_alike(server: Running) -> None:
    async with party(server, people=2, seed="hands", **CARD_GAME) as here:
        await play(here, opening("hands"))
        state = server.table(here.code).history.table.state
        skids, daisy = state.investigators
        hidden = [f"card:{card}" for card in range(len(state.codes)) if card not in {*skids.hand, *state.play}]
        assert {f"card:{card}" for card in (*daisy.hand, *daisy.deck, *skids.deck)} < set(hidden)
        for thing in (*hidden, "card:99999", "card:-1", "nonsense", "printed:01001", "💀"):
            assert await ask(here.host, here.code, 0, thing) is None, thing
        skids_name = {"domain": "arkham-lcg", "id": f"card-{skids.code}"}
        waiting = {"domain": "kernel", "id": "why-not-they-decide", "args": {"who": [skids_name]}}
        for thing in (f"card:{daisy.hand[0]}", f"card:{skids.hand[0]}", "nonsense"):
            assert await ask(here.people[1], here.code, 1, thing) == waiting, thing


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("seat=0", "malformed"),
        ("thing=card:0", "malformed"),
        ("seat=x&thing=card:0", "malformed"),
        ("seat=16&thing=card:0", "malformed"),
        ("seat=-1&thing=card:0", "malformed"),
        ("seat=0&thing=", "malformed"),
        (f"seat=0&thing={'a' * 201}", "malformed"),
        ("seat=2&thing=card:0", "no-seat"),
    ],
)
async def test_an_odd_question_is_refused_in_one_sentence(server: Running, query: str, code: str) -> None:
    async with party(server, people=1, bots=1) as here:
        assert await refusal(here.host.ask("GET", f"/api/tables/{here.code}/why-not?{query}")) == code


async def test_nobody_is_asked_at_a_table_that_is_not_there(server: Running) -> None:
    visitor = await server.visitor()
    assert await refusal(ask(visitor, "AAAAAA", 0, "card:0")) == "no-table"
    await visitor.leave()


async def test_a_game_may_have_nothing_to_say(server: Running) -> None:
    async with party(server, people=1, bots=1, game="final-hour") as here:
        await here.seats[0].until(lambda seat: seat.questions)
        assert await ask(here.host, here.code, 0, "nonsense") is None


# All that is not possible, in one answer.


async def ask_all(visitor: Visitor, code: str, seat: object) -> Any:
    return await visitor.ask("GET", f"/api/tables/{code}/not-now", params={"seat": seat})


async def test_one_answer_names_all_that_a_turn_does_not_offer_with_the_question_it_belongs_to(server: Running) -> None:
    async with party(server, people=2, seed=opening_with_leo().setup.seed, **CARD_GAME) as here:
        await play(here, opening_with_leo())
        answer = await ask_all(here.host, here.code, 0)
        assert answer["number"] == here.seats[0].questions[0]["number"]
        leo = next(each for each in answer["entries"] if each["say"]["id"] == f"card-{LEO}")
        assert (leo["verb"], leo["reason"]["id"]) == ("play", "lacking-resources")
        assert leo["about"] == [thing for thing, code in hand_of(0, here.seats[0].views[0]).items() if code == LEO][:1]
        assert {each["verb"] for each in answer["entries"]} >= {"fight", "evade", "engage", "move"}


async def test_all_is_told_of_own_seats_only(server: Running) -> None:
    async with party(server, people=2, bots=1, game="arkham-lcg") as here:
        codes = [await refusal(ask_all(here.host, here.code, seat)) for seat in range(4)]
        assert codes == ["done", "not-yours", "not-yours", "no-seat"]
        assert await refusal(ask_all(here.host, here.code, "x")) == "malformed"


async def test_who_is_not_asked_has_nothing_to_look_for(server: Running) -> None:
    async with party(server, people=2, seed="quiet", **CARD_GAME) as here:
        await play(here, opening("quiet"))
        assert (await ask_all(here.people[1], here.code, 1))["entries"] == []
