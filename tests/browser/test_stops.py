"""When one is asked: orders are left to the game, the tests of others to them, and who waits is told for whom."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import miskatonic
from bench.serving import Served
from miskatonic.games.arkham_lcg.words import NAME as CARD_GAME
from miskatonic.games.arkham_lcg.words import OTHERS_TEST, card_name
from miskatonic.games.arkham_lcg.words import say as card_game
from miskatonic.kernel.game import ORDERS_WINDOW
from miskatonic.kernel.table import Table
from tests.server.window_game import NAME as VIGIL

from .person import PHONE, WIDE, Come, Person

ROLAND, DAISY = "01001", "01002"


@pytest.fixture
def vigil(tmp_path: Path) -> Iterator[Served]:
    """A server at which the game of windows can be played."""
    served = Served(tmp_path / "served", games=["tests.server.window_game"]).start()
    yield served
    served.stop()
    assert served.complaints() == []


def stops(player: Person) -> Locator:
    """The list of windows, opened at the bell."""
    player.page.locator("header").get_by_role("button", name=player.words.shell("stops")).click()
    return player.dialog("stops")


def orders(player: Person, sheet: Locator) -> Locator:
    return sheet.get_by_role("switch", name=ORDERS_WINDOW.about.text(player.words.locale))


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_says_so_takes_the_order_shown_and_is_told_quietly(
    person: Come, vigil: Served, screen: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    anna = person("Anna", at=vigil, **screen)
    code = anna.lay_table("mine", game=VIGIL, options={"draughty": True})
    anna.open(f"/table/{code}")
    anna.choose("watch")
    anna.choose("pass")
    expect(anna.option("snuff:black")).to_be_visible()

    sheet = stops(anna)
    expect(orders(anna, sheet)).to_be_checked()
    orders(anna, sheet).uncheck()
    anna.finds_room_for_everything()
    anna.picture(f"orders-{request.node.callspec.id}")
    anna.close(sheet)
    expect(anna.option("snuff:black")).to_be_visible()
    anna.choose("snuff:black")
    expect(anna.option("watch")).to_be_visible()
    told = anna.words.shell("stops-passed", count=3)
    expect(anna.page.locator("header").get_by_title(told)).to_have_text("3")
    sheet = stops(anna)
    expect(sheet).to_contain_text(told)
    orders(anna, sheet).check()
    anna.close(sheet)

    anna.choose("watch")
    anna.choose("pass")
    expect(anna.option("snuff:red")).to_be_visible()


def test_who_waits_is_told_who_decides_and_can_leave_others_alone_with_their_tests(person: Come) -> None:
    seats = {"investigators": [ROLAND, DAISY]}
    anna, boris = person("Anna"), person("Boris", locale="ru")
    code = anna.lay_table("mine", "human", game=CARD_GAME, seed="waiting", options=seats)
    link = anna.seat_links(code)[1]
    boris.open(link)
    boris.page.get_by_role("textbox", name=boris.words.pages("who-name")).fill(boris.name)
    boris.button(boris.words.pages("join-page-sit")).click()
    anna.open(f"/table/{code}")
    table: Table[Any] = miskatonic.new_game(CARD_GAME, players=2, seed="waiting", **seats)
    while table.decision is not None and table.decision.topic != "turn":
        asked, players = table.decision, (anna, boris)
        key = next((option.key for option in asked.options if option.role), asked.options[0].key)
        players[asked.seat].is_asked(asked)
        players[asked.seat].choose(key)
        table.choose(key, asked.seat)
    assert table.decision is not None
    waiting, thinking = (1, 0) if table.decision.seat == 0 else (0, 1)
    player = (anna, boris)[waiting]
    (anna, boris)[thinking].is_asked(table.decision)

    card = table.state.investigators[waiting].hand[0]
    reason = table.why_not(waiting, f"card:{card}")
    assert reason is not None and reason.id == "why-not-they-decide"
    player.thing(f"card:{card}").hover()
    name = card_name(table.state.codes[card]).text(player.words.locale)
    explanation = player.page.get_by_role("dialog", name=name, exact=True)
    expect(explanation).to_contain_text(player.words.shell("why-not", reason=reason))
    player.picture("why-not-waiting")
    player.page.mouse.move(1, 1)
    expect(explanation).to_be_hidden()

    sheet = stops(player)
    others = sheet.get_by_role("switch", name=card_game(f"window-{OTHERS_TEST}-about").text(player.words.locale))
    expect(others).to_be_checked()
    others.uncheck()
    expect(others).not_to_be_checked()
    player.picture("stops-of-the-card-game")
    player.close(sheet)
