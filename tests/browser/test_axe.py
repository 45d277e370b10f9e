"""axe looks at every page: wide, by night and by day, and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .person import PHONE, WIDE, Come, Person
from .rehearsal import hurry
from .words import WEB

AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text()
RUN = "runOnly => axe.run(document, {runOnly, resultTypes: ['violations']})"
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours: by day a page differs from itself by night in nothing else."""
ENOUGH = 12
"""So many rules must have found something to look at."""
GRAVE = {"serious", "critical"}
DRESS = "theme => { document.documentElement.dataset.theme = theme }"

LOOKS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> dict[str, Any]:
    return LOOKS[request.param]


def inspect(person: Person, where: str) -> None:
    """axe finds nothing serious on the page as it is now, by night and by day, and nothing is cut off."""
    person.finds_room_for_everything()
    assert looked_at(person, where, EVERYTHING) >= ENOUGH, where
    if person.small:
        return
    person.page.evaluate(DRESS, "daylight")
    assert looked_at(person, f"{where}, by day", COLOURS) > 0, where
    person.page.evaluate(DRESS, "night")


def looked_at(person: Person, where: str, rules: list[str]) -> int:
    """How many of the rules found something to look at; none of them found anything grave."""
    if person.page.evaluate("typeof axe") == "undefined":
        person.page.evaluate(AXE)
    with person.painted():
        found = person.page.evaluate(RUN, rules)
    grave = [told(each) for each in found["violations"] if each["impact"] in GRAVE]
    assert not grave, f"{where}:\n" + "\n".join(grave)
    return len(found["passes"])


def told(violation: dict[str, Any]) -> str:
    nodes = "\n".join(f"    {node['html'][:200]}\n    {node['failureSummary']}" for node in violation["nodes"][:4])
    return f"{violation['impact']}: {violation['id']}: {violation['help']} ({len(violation['nodes'])})\n{nodes}"


def test_the_plain_face(person: Come, look: dict[str, Any]) -> None:
    anna = person("Anna", **look)
    anna.open(f"/table/{anna.lay_table('mine', 'mine', seed=hurry().seed)}?face=plain")
    expect(anna.options.first).to_be_visible()
    inspect(anna, "plain face")


def test_the_pages_around_the_table(person: Come, look: dict[str, Any]) -> None:
    anna = person("Anna", **look)
    say = anna.words.pages
    anna.open()
    expect(anna.play_now).to_be_visible()
    inspect(anna, "home")
    anna.open("/new/final-hour")
    expect(anna.button(say("summary-open"))).to_be_visible()
    for folded in anna.page.locator("details > summary").all():
        folded.click()
    inspect(anna, "new table")
    anna.open("/rules/final-hour")
    expect(anna.page.get_by_role("heading", name=say("rules-heading"), exact=True)).to_be_visible()
    inspect(anna, "rules")
    anna.open("/nowhere")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    inspect(anna, "no such page")


def test_the_workshop_for_decks(person: Come, look: dict[str, Any]) -> None:
    anna = person("Anna", **look)
    w = anna.words.decks
    anna.open("/decks")
    begin = anna.button(w("begin-starter-for", who="Roland Banks"))
    expect(begin).to_be_visible()
    inspect(anna, "the shelf, empty")
    anna.button(w("import")).click()
    inspect(anna, "import")
    anna.page.keyboard.press("Escape")
    begin.click()
    sheet = anna.page.get_by_role("complementary", name=w("sheet-label"), exact=True)
    expect(anna.page.locator("[data-card='01020']").first).to_be_visible()
    inspect(anna, "the cards")
    anna.page.locator("[data-card='01020']").first.press("-")
    if not sheet.is_visible():
        anna.page.get_by_role("radio", name=w("side-deck", count=29, size=30)).check()
    expect(sheet.get_by_text(w("wrong", count=1))).to_be_visible()
    inspect(anna, "an illegal deck")
    sheet.locator("[data-card]").first.click()
    expect(anna.page.get_by_role("dialog", name="Magnifying Glass", exact=True)).to_be_visible()
    inspect(anna, "a card")
    anna.page.keyboard.press("Escape")
    anna.button(w("export")).click()
    expect(anna.page.get_by_role("dialog").get_by_role("textbox")).not_to_have_value("")
    inspect(anna, "export")
    anna.page.keyboard.press("Escape")
    anna.button(w("to-shelf")).click()
    expect(anna.page.get_by_role("button", name=w("folder-acts", name="Starter deck: Roland Banks"))).to_be_visible()
    inspect(anna, "the shelf")
    anna.open("/new/arkham-lcg")
    anna.page.get_by_role("radio", name=w("setup-own"), exact=True).first.check()
    inspect(anna, "a deck of one's own at a new table")


def test_the_table_from_gathering_to_the_replay(person: Come, look: dict[str, Any]) -> None:
    anna, walter = person("Anna", **look), person("Walter", **look)
    gathers_and_invites(anna, walter)
    night = hurry()
    code = anna.lay_table("mine", "mine", seed=night.seed)
    anna.open(f"/table/{code}")
    anna.choose_all(night.choices[:5])
    expect(anna.options.first).to_be_visible()
    inspect(anna, "deciding")
    settings = anna.from_more("settings")
    inspect(anna, "settings")
    anna.close(settings)
    walter.open(f"/table/{code}")
    expect(walter.heading).to_have_text(walter.words.shell("others-decide", count=1))
    inspect(walter, "waiting")
    anna.choose_all(night.choices[5:])
    expect(anna.dialog("game-over")).to_be_visible()
    inspect(anna, "over")
    anna.close(anna.dialog("game-over"))
    walter.open(f"/replay/{code}?at=3")
    expect(walter.page.get_by_role("slider")).to_have_value("3")
    inspect(walter, "replay")


def gathers_and_invites(host: Person, guest: Person) -> None:
    code = host.lay_table("mine", "human")
    host.open(f"/table/{code}")
    expect(host.heading).to_have_text(host.words.shell("gathering", count=1))
    inspect(host, "gathering")
    guest.open(host.seat_links(code)[-1])
    expect(guest.button(guest.words.pages("join-page-sit"))).to_be_visible()
    inspect(guest, "join")
