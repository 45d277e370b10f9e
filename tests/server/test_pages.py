"""What a browser loads: texts, pages and their assets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.serving import Served

from .playing import stranger
from .running import Running


async def test_what_never_changes_is_sent_once(server: Running) -> None:
    http = await stranger(server)
    for path in ("/api/games/final-hour/reference", "/api/games/final-hour/rules", "/api/texts/final-hour/ru"):
        first = await http.get(path)
        assert first.status_code == 200 and first.content
        again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other = await http.get(path, headers={"if-none-match": '"another"'})
        assert (other.status_code, other.content) == (200, first.content)
    russian, english = [await http.get(f"/api/games/final-hour/rules?locale={each}") for each in ("ru", "en")]
    assert russian.headers["etag"] != english.headers["etag"]
    await http.aclose()


async def test_texts_say_what_they_are(server: Running) -> None:
    http = await stranger(server)
    assert (await http.get("/api/texts/server/uk")).headers["content-type"] == "text/plain; charset=utf-8"
    assert (await http.get("/metrics")).headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert (await http.get("/api/games")).headers["content-type"] == "application/json"
    await http.aclose()


async def test_the_pages_are_one_page_and_its_assets(serve: Callable[..., Running], tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the table</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "index-a1b2.js").write_text("0")
    (tmp_path / "secret.txt").write_text("secret")
    http = await stranger(serve())
    for path in ("/", "/table/AAAAAA", "/join/AAAAAA/token", "/deep/er/still"):
        page = await http.get(path)
        assert (page.status_code, page.text) == (200, "<title>the table</title>")
        assert page.headers["content-type"].startswith("text/html") and page.headers["cache-control"] == "no-cache"
    assert (await http.get("/icon.svg")).text == "<svg/>"
    asset = await http.get("/assets/index-a1b2.js")
    assert asset.text == "0" and "immutable" in asset.headers["cache-control"]
    for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/.%00"):
        answer = await http.get(path)
        assert "secret" not in answer.text and "root:" not in answer.text and answer.status_code in (200, 404), path
    assert (await http.get("/assets/nothing.js")).status_code == 404
    await http.aclose()


async def test_without_pages_the_server_says_so(server: Running) -> None:
    http = await stranger(server)
    answer = await http.get("/")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-built")
    await http.aclose()


async def test_the_command_serves_everything_from_the_first_request_on(tmp_path: Path) -> None:
    """A browser that opens a table asks for the texts of its game before anything else."""
    served = await asyncio.to_thread(Served(tmp_path).start)
    http = httpx.AsyncClient(base_url=served.address)
    try:
        texts = await http.get("/api/texts/final-hour/uk")
        assert texts.status_code == 200 and "investigator-" in texts.text
        assert (await http.get("/health")).json()["status"] == "well"
    finally:
        await http.aclose()
        await asyncio.to_thread(served.stop)
    assert served.process.returncode == 0 and served.complaints() == []


async def test_an_asset_of_an_odd_name_is_not_there(serve: Callable[..., Running], tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<title>the table</title>")
    http = await stranger(serve())
    for name in ("%00", "a%00.js", "a" * 300, "a" * 5000, "%ff%fe", "%2e%2e", "a/b/c", "..%00/"):
        answer = await http.get(f"/assets/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page"), name
    await http.aclose()
