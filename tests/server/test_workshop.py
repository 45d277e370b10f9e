"""The workshop over HTTP: a tool of a game, plain JSON in and out, refusals in the words of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from miskatonic.kernel.text import LOCALES
from miskatonic.server.limits import WORKSHOP_BYTES
from miskatonic.server.messages import Problem

from ..arkham_lcg.core_set import CORE_SET
from .playing import refusal, stranger
from .running import Running

CHECK = "/api/games/arkham-lcg/workshop/check"
ROLAND = "01001"


async def ask(server: Running, path: str, body: Any) -> tuple[int, Any]:
    http = await stranger(server)
    answer = await http.post(path, json=body)
    await http.aclose()
    return answer.status_code, answer.json()


async def test_the_games_tell_which_tools_they_have(server: Running) -> None:
    visitor = await server.visitor()
    games = {game["name"]: game for game in await visitor.ask("GET", "/api/games")}
    assert games["arkham-lcg"]["workshop"] == ["investigators", "cards", "starter", "check", "export"]
    assert games["final-hour"]["workshop"] == []


async def test_a_deck_is_begun_checked_exported_and_read_again(server: Running) -> None:
    visitor = await server.visitor()

    async def use(tool: str, **body: Any) -> Any:
        return await visitor.ask("POST", f"/api/games/arkham-lcg/workshop/{tool}", json=body)

    deck = (await use("starter", investigator=ROLAND))["deck"]
    [checked] = (await use("check", decks=[deck]))["decks"]
    assert checked["problems"] == [] and checked["deck"] == deck
    del deck["cards"]["01086"]
    [checked] = (await use("check", decks=[deck]))["decks"]
    [problem] = checked["problems"]
    assert problem["fault"] == "too-few" and problem["say"]["id"] == "deck-too-few"
    for form in ("json", "text"):
        [file] = (await use("export", decks=[deck], form=form))["files"]
        assert (await use("check", decks=file["text"]))["decks"][0]["deck"] == deck
    assert len((await use("cards", investigator=ROLAND))["cards"].keys() & CORE_SET.keys()) == 28


async def test_nobody_is_remembered_for_it(server: Running) -> None:
    http = await stranger(server)
    answer = await http.post(CHECK, json={"decks": "Roland Banks\n1x Knife"})
    assert answer.status_code == 200 and "set-cookie" not in answer.headers
    await http.aclose()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"deck": "of another game"}', "Roland Banks\n500x Knife"])
async def test_what_is_no_deck_is_refused_in_the_words_of_the_game(server: Running, text: str) -> None:
    status, told = await ask(server, CHECK, {"decks": text})
    problem = msgspec.convert(told, Problem)
    assert (status, problem.code, problem.say.domain) == (400, "workshop", "arkham-lcg")
    said = {problem.say.text(locale) for locale in LOCALES}
    assert len(said) == len(LOCALES) and all(each.endswith(".") for each in said)


async def test_cards_outside_the_core_set_are_named(server: Running) -> None:
    _status, told = await ask(server, CHECK, {"decks": "Jace\n4x Island\n2x Knife"})
    assert told["about"] == "file-outside"
    assert [card["args"]["name"] for card in told["say"]["args"]["cards"]] == ["Island"]


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        (CHECK, {"decks": 5}, (400, "malformed")),
        (CHECK, {"decks": [], "core_sets": 7}, (400, "malformed")),
        (CHECK, {"decks": [{"investigator": ROLAND, "cards": {"01086": 10**9}}]}, (400, "malformed")),
        (CHECK, [], (400, "malformed")),
        (CHECK, None, (400, "malformed")),
        ("/api/games/arkham-lcg/workshop/shuffle", {}, (404, "no-tool")),
        ("/api/games/final-hour/workshop/check", {}, (404, "no-tool")),
        ("/api/games/chess/workshop/check", {}, (404, "no-game")),
        (f"/api/games/arkham-lcg/workshop/{'x' * 41}", {}, (400, "malformed")),
    ],
    ids=range(9),
)
async def test_what_cannot_be_meant_is_refused(
    server: Running, path: str, body: Any, expected: tuple[int, str]
) -> None:
    status, problem = await ask(server, path, body)
    assert (status, problem["code"]) == expected
    assert "/" not in (problem["detail"] or "")


async def test_a_deck_with_a_long_story_fits_and_more_than_that_does_not(server: Running) -> None:
    deck = {"investigator_code": ROLAND, "slots": {"01086": 2}, "description_md": "x" * 200_000}
    status, answer = await ask(server, CHECK, {"decks": json.dumps(deck)})
    assert status == 200 and answer["decks"][0]["deck"]["cards"] == {"01086": 2}
    status, problem = await ask(server, CHECK, {"decks": "x" * WORKSHOP_BYTES})
    assert (status, problem["code"]) == (413, "too-big")


async def test_the_workshop_is_as_patient_as_the_rest_of_the_server(serve: Callable[..., Running]) -> None:
    server = serve(limits={"requests_per_second": 0.01, "request_burst": 4})
    http = await stranger(server)
    codes = [(await http.post(CHECK, json={"decks": ""})).json()["code"] for _ in range(6)]
    assert codes == ["workshop"] * 4 + ["too-fast"] * 2
    assert (await http.post(CHECK, json={}, headers={"origin": "https://elsewhere.example"})).json()["code"] == "origin"
    await http.aclose()


async def test_a_table_is_opened_with_a_deck_and_an_illegal_one_is_refused_in_every_language(server: Running) -> None:
    visitor = await server.visitor()
    path = "/api/games/arkham-lcg/workshop/starter"
    text = (await visitor.ask("POST", path, json={"investigator": "wendy"}))["file"]["text"]
    body = {"game": "arkham-lcg", "seats": [{"kind": "mine"}]}
    assert await refusal(visitor.ask("POST", "/api/tables", json={**body, "options": {"decks": [text]}})) == "done"
    short = text.replace("2x Knife (Core Set)\n", "")
    answer = await visitor.http.post("/api/tables", json={**body, "options": {"decks": [short]}})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code, problem.detail, problem.about) == (400, "setup", None, "decks")
    assert problem.say.text("uk") == "Карт у колоді: 28 із 30; бракує ще 2."
    for odd in ("[]", "{", '{"investigator_code": "02001", "slots": {}}'):
        answer = await visitor.http.post("/api/tables", json={**body, "options": {"decks": [odd]}})
        assert (answer.json()["code"], answer.json()["about"]) == ("setup", "decks")
        assert answer.json()["say"]["domain"] == "arkham-lcg"


async def test_deck_files_are_told_to_whoever_asks_and_to_nobody_else(server: Running) -> None:
    visitor = await server.visitor()
    path = "/api/games/arkham-lcg/workshop/starter"
    text = (await visitor.ask("POST", path, json={"investigator": "wendy"}))["file"]["text"]
    code = await visitor.make("mine", game="arkham-lcg", options={"decks": [text], "difficulty": "easy"})
    seat = await visitor.sit(code)
    for told in (seat.table, await visitor.info(code), (await visitor.ask("GET", "/api/me/tables"))[0]["table"]):
        assert "decks" not in told["options"] and told["long_options"] == ["decks"]
        assert told["options"]["difficulty"] == "easy"
    assert text.splitlines()[2] not in "".join(json.dumps(update.get("table")) for update in seat.updates)
    assert (await visitor.ask("GET", f"/api/tables/{code}/options"))["decks"] == [text]
    await seat.close()
    short = await visitor.make("mine", game="arkham-lcg", options={"decks": ["alternative"]})
    told = await visitor.info(short)
    assert (told["options"]["decks"], told["long_options"]) == (["alternative"], [])
    await visitor.leave()
