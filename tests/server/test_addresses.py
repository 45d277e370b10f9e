"""Where somebody comes from, and by which names they may call the server."""

from __future__ import annotations

from collections.abc import Callable
from socket import gethostname

import pytest
from websockets.exceptions import InvalidStatus

from miskatonic.server.addresses import HostNames, client_network, network_of

from .playing import stranger
from .running import Running


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_counts_as_all_that_one_visitor_has(address: str, network: str) -> None:
    assert network_of(address) == network == client_network({"client": (address, 5)})


def test_what_comes_through_a_pipe_is_local() -> None:
    assert client_network({"client": None}) == "local" == client_network({})


OWN = [
    "127.0.0.1:8026", "192.168.1.7:8026", "203.0.113.5", "[::1]:8026", "[2001:db8::1]", "localhost", "LOCALHOST:8026",
    "attic", "attic.local:8026", "attic.lan", "table.home.arpa", "games.example.org", "Games.Example.Org.:443", None,
    gethostname(),
]  # fmt: skip
OTHERS = [
    "example.org", "evil.example", "games.example.org.evil.example", "127.0.0.1.evil.example",
    "attic.local.evil.example", "localhost.evil.example:8026",
]  # fmt: skip


@pytest.mark.parametrize("host", OWN)
def test_a_server_answers_to_its_addresses_to_names_of_the_house_and_to_its_own(host: str | None) -> None:
    assert HostNames(["https://games.example.org"]).include(host)


@pytest.mark.parametrize("host", OTHERS)
def test_a_server_does_not_answer_to_the_names_of_others(host: str) -> None:
    assert not HostNames(["https://games.example.org"]).include(host)


async def test_under_another_name_nothing_is_answered(serve: Callable[..., Running]) -> None:
    server = serve(origins=("https://games.example.org",))
    http = await stranger(server)
    for path in ("/", "/api/me", "/metrics", "/assets/a.js"):
        answer = await http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "host")
        assert "set-cookie" not in answer.headers
    assert (await http.get("/api/me", headers={"host": "games.example.org"})).status_code == 200
    await http.aclose()
    visitor = await server.visitor()
    code = await visitor.make("mine bot")
    with pytest.raises(InvalidStatus):
        await visitor.open(code, host="evil.example")
    await visitor.leave()


@pytest.mark.parametrize("path", ["/", "/join/AAAAAA/x", "/assets/a.js", "/api/games", "/health", "/metrics"])
async def test_everything_is_limited(serve: Callable[..., Running], path: str) -> None:
    slow = {"requests_per_second": 0.001, "request_burst": 3, "pages_per_second": 0.001, "page_burst": 3}
    http = await stranger(serve(limits=slow))
    codes = [(await http.get(path)).status_code for _ in range(5)]
    assert codes[3:] == [429, 429] and 429 not in codes[:3]
    await http.aclose()
