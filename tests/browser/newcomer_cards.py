"""The first ten minutes of a newcomer to the card game, to be looked at: `python -m tests.browser.newcomer_cards`.

From the home page through the settings to the table, a dozen decisions there, and the end, on screens of four shapes.
Everything is as it comes: the usual pace, the usual motion. What was seen is kept in `pictures`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from bench.serving import Served
from miskatonic.games.arkham_lcg.words import NAME

from .conftest import PATIENCE, launch
from .person import PHONE, Person

SEED: Final = "newcomer"
DECISIONS: Final = 30
PATIENT: Final = 60
"""How often one looks up while others play."""
SHAPES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "1440x900": ("en", {"viewport": {"width": 1440, "height": 900}}),
    "1024x768": ("ru", {"viewport": {"width": 1024, "height": 768}}),
    "390x844": ("ru", PHONE),
    "844x390": ("en", {**PHONE, "viewport": {"width": 844, "height": 390}}),
}
RISEN: Final = 300
"""Milliseconds until a highlight is there; a result has not gone yet."""
RESULT: Final = "result"
PASSES: Final = 1400
"""Milliseconds until a result has gone."""
SETTLED: Final = 700
"""Milliseconds until what moves has come to rest."""

# What hangs over an edge, what is shortened, and which options a highlight covers.
UNTIDY = """() => {
    const box = each => each.getBoundingClientRect();
    const seen = each => {
        const {left, right, top, bottom, width} = box(each);
        return width > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
            && each.checkVisibility({opacityProperty: true, visibilityProperty: true});
    };
    const text = each => each.textContent.trim().slice(0, 50);
    const own = each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    const found = [];
    for (const each of document.querySelectorAll("body *")) {
        if (!own(each) || !seen(each)) continue;
        const style = getComputedStyle(each);
        const hides = style.overflowX !== "visible" || style.overflowY === "hidden";
        if (hides && box(each).width > 8 && (each.scrollWidth > each.clientWidth + 1
            || (style.overflowY === "hidden" && each.scrollHeight > each.clientHeight + 2)))
            found.push(`cut: ${text(each)} (${each.className})`);
        if (style.position !== "fixed" && parseFloat(style.fontSize) < 10 && !each.closest("svg"))
            found.push(`small: ${text(each)} ${style.fontSize} (${each.className})`);
    }
    const shown = document.querySelector("[data-highlight]");
    if (shown) {
        const a = box(shown);
        for (const each of document.querySelectorAll("#prompt [data-key]")) {
            const b = box(each);
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                found.push(`covered: ${text(each)}`);
        }
        const inside = shown.querySelector("[tabindex]") ?? shown.children[1];
        if (inside && inside.scrollHeight > inside.clientHeight + 2)
            found.push(`highlight scrolls: ${inside.scrollHeight} in ${inside.clientHeight}`);
    }
    return found;
}"""

HURRY = """code => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
    const answered = new Set();
    const answer = ({seat, number, options}) => {
        if (answered.has(`${seat} ${number}`)) return;
        answered.add(`${seat} ${number}`);
        const {key} = options[options.length - 1];
        socket.send(JSON.stringify({type: 'choose', id: `${seat}-${number}-hurry`, seat, decision: number, key}));
    };
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', protocol: 2}));
    socket.onmessage = ({data}) => {
        const {table, questions} = JSON.parse(data);
        if (table?.status === 'over') socket.close();
        else (questions ?? []).forEach(answer);
    };
}"""
"""Leaves it at that whenever a seat of this browser is asked, until the game is over."""


class Newcomer(Person):
    """Somebody who has never been here, and takes whatever looks sensible."""

    def __init__(self, shape: str, browser: Browser, address: str) -> None:
        locale, device = SHAPES[shape]
        context = browser.new_context(**device, locale=locale)
        context.set_default_timeout(PATIENCE * 1000)
        super().__init__("Anna", context, address, locale, highlights="normal")
        self.shape = shape
        self.touches = bool(device.get("has_touch"))
        self.folded = device.get("is_mobile", False)
        self.taken = 0
        self.said: set[str] = set()
        self.wanted = ["play", "investigate", "move", "commit"]

    def press(self, what: Locator) -> None:
        what.tap() if self.touches else what.click()

    def look(self, what: str, *, still: bool = True) -> None:
        """Keep what is seen now, and say what is wrong with it."""
        if still:
            self.page.wait_for_timeout(SETTLED)
        self.taken += 1
        name = f"newcomer-{NAME}-{self.shape}-{self.taken:02}-{what}"
        self.picture(name)
        for each in dict.fromkeys(self.page.evaluate(UNTIDY)):
            if each not in self.said:
                print(f"{name}: {each}", flush=True)
            self.said.add(each)

    def whole_page(self, what: str) -> None:
        """A page that is longer than the screen, screen by screen."""
        self.look(what)
        height = self.page.evaluate("document.documentElement.scrollHeight")
        step = self.page.evaluate("innerHeight * 0.85")
        for number in range(1, 8):
            if number * step >= height - step * 0.2:
                break
            self.page.evaluate("top => scrollTo(0, top)", number * step)
            self.look(f"{what}-{number}", still=False)
        self.page.evaluate("scrollTo(0, 0)")

    # The evening.

    def comes_in(self) -> None:
        self.plays_with(SEED)
        self.open()
        expect(self.page.locator(f"a[href='/new/{NAME}']")).to_be_visible()
        self.whole_page("home")
        self.press(self.page.locator(f"a[href='/new/{NAME}']"))
        self.page.wait_for_url("**/new/*")
        expect(self.button(self.words.pages("summary-open"))).to_be_visible()
        self.whole_page("settings")
        self.press(self.button(self.words.pages("summary-open")))
        self.page.wait_for_url("**/table/*")

    def plays(self) -> None:
        for number in range(DECISIONS):
            self.waits_for_a_question()
            self.look(f"asked-{self.topic()}")
            if number in (1, 4, 20):
                self.looks_around()
            self.answers()

    def topic(self) -> str:
        verbs = self.options.evaluate_all("all => all.map(each => each.dataset.key.split(':')[0])")
        return verbs[-1] if verbs else "nothing"

    def waits_for_a_question(self) -> None:
        """Look at everything that is shown until something is asked and nothing is in the way."""
        for _ in range(PATIENT):
            if kinds := self.highlight.evaluate_all("all => all.map(each => each.dataset.kind)"):
                [kind] = kinds
                self.page.wait_for_timeout(RISEN)
                self.look(f"shown-{kind}", still=False)
                self.passes_on(kind)
                continue
            if self.options.count() or self.dialog("game-over").is_visible():
                self.page.wait_for_timeout(300)
                if not self.highlight.count():
                    return
            self.page.wait_for_timeout(150)

    def passes_on(self, kind: str) -> None:
        """A turned page waits for a press, a result passes by itself."""
        if kind == RESULT:
            self.page.wait_for_timeout(PASSES)
        else:
            self.press(self.highlight.get_by_role("button").last)

    def looks_around(self) -> None:
        if self.folded:
            for leaf in ("tray", "team", "story-and-talk"):
                self.press(self.button(self.words.shell(f"{leaf}-short")))
                self.look(f"leaf-{leaf}")
                if leaf == "tray":
                    self.reads(self.page.locator("#tray [data-thing^='card:']").first, "card")
            self.press(self.button(self.words.shell("decision-short")))
        else:
            self.reads(self.page.locator("#tray [data-thing^='card:']").first, "card")
        self.reads(self.page.locator("#board .plate-of-location [data-thing]").first, "location")

    def reads(self, thing: Locator, what: str) -> None:
        """Rest on a thing, or tap it: near its upper edge, where nothing lies on it."""
        box = thing.bounding_box() if thing.count() else None
        if box is None:
            print(f"{self.shape}: no {what}")
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.12
        self.page.touchscreen.tap(x, y) if self.touches else self.page.mouse.move(x, y)
        self.look(f"reads-{what}")
        self.page.keyboard.press("Escape")
        if not self.touches:
            self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(300)

    def answers(self) -> None:
        """What has not been tried yet, else to look around, else to leave it at that."""
        keys: list[str] = self.options.evaluate_all("all => all.map(each => each.dataset.key)")
        if not keys:
            return
        for verb in [*self.wanted, "fight"]:
            found = [key for key in keys if key.partition(":")[0] == verb]
            if found:
                if verb in self.wanted:
                    self.wanted.remove(verb)
                break
        else:
            found = keys[-1:]
        self.press(self.option(found[0]))
        self.page.wait_for_timeout(250)

    def ends(self) -> None:
        self.page.evaluate(HURRY, self.code)
        ending = self.dialog("game-over")
        for _ in range(400):
            if ending.is_visible():
                break
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(300)
        self.look("ending")
        for number in range(1, 5):
            ended = ending.evaluate(
                """each => { const box = [each, ...each.querySelectorAll('*')].find(one =>
                    one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflowY !== 'visible');
                    if (!box) return true; const before = box.scrollTop; box.scrollBy(0, box.clientHeight * 0.85);
                    return box.scrollTop === before; }"""
            )
            if ended:
                break
            self.look(f"ending-{number}", still=False)
        self.page.keyboard.press("Escape")
        self.look("after-the-end")


def main(shapes: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder)).start()
        browser = launch(playwright)
        for shape in shapes or SHAPES:
            anna = Newcomer(shape, browser, served.address)
            try:
                anna.comes_in()
                anna.plays()
                anna.ends()
            except Exception as error:  # What was seen so far is kept, and the next screen is looked at.
                anna.look("stuck")
                print(f"{shape}: {error}")
            print("\n".join(anna.complaints))
            anna.context.close()
        browser.close()
        served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
