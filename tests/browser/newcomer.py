"""What the walks of newcomers share: somebody who has never been here, and a picture of each step they take."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Locator

from .conftest import PATIENCE
from .person import PHONE, Person

SHAPES: Final[dict[str, dict[str, Any]]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": PHONE,
    "844x390": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
PATIENT: Final = 3
"""Somebody who only looks waits so many times longer for a busy machine than a test does."""
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
    const whole = document.documentElement;
    if (whole.scrollWidth > whole.clientWidth + 1) found.push(`wide: ${whole.scrollWidth} in ${whole.clientWidth}`);
    return found;
}"""

# Scrolls what is longer than a dialog by nearly its height; whether its end was reached before.
SCROLL_ON = """each => { const box = [each, ...each.querySelectorAll('*')].find(one =>
    one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflowY !== 'visible');
    if (!box) return true; const before = box.scrollTop; box.scrollBy(0, box.clientHeight * 0.85);
    return box.scrollTop === before; }"""


class Newcomer(Person):
    """Somebody who has never been here. Everything is as it comes: the usual pace, the usual motion."""

    game: str

    def __init__(self, shape: str, locale: str, browser: Browser, address: str, highlights: str = "normal") -> None:
        device = SHAPES[shape]
        context = browser.new_context(**device, locale=locale)
        context.set_default_timeout(PATIENT * PATIENCE * 1000)
        super().__init__("Anna", context, address, locale, highlights=highlights, newcomer=True)
        self.shape = shape
        self.touches = bool(device.get("has_touch"))
        self.folded = bool(device.get("is_mobile"))
        self.taken = 0
        self.said: set[str] = set()

    def press(self, what: Locator) -> None:
        what.tap() if self.touches else what.click()

    def look(self, what: str, *, still: bool = True) -> None:
        """Keep what is seen now, and say what is wrong with it."""
        if still:
            self.page.wait_for_timeout(SETTLED)
        self.taken += 1
        name = f"newcomer-{self.game}-{self.shape}-{self.words.locale}-{self.taken:02}-{what}"
        self.picture(name)
        for each in dict.fromkeys(self.page.evaluate(UNTIDY)):
            if each not in self.said:
                print(f"{name}: {each}", flush=True)
            self.said.add(each)

    def look_at_all(self, what: str) -> None:
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

    def look_through(self, dialog: Locator, what: str) -> None:
        """A dialog that is longer than its window, window by window."""
        self.look(what)
        for number in range(1, 5):
            if dialog.evaluate(SCROLL_ON):
                return
            self.look(f"{what}-{number}", still=False)

    def reads(self, thing: Locator, what: str, *, high: float = 0.12) -> None:
        """Rest on a thing, or tap it: near its upper edge, where nothing lies on it."""
        box = thing.bounding_box() if thing.count() else None
        if box is None:
            print(f"{self.shape}: no {what}")
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * high
        self.page.touchscreen.tap(x, y) if self.touches else self.page.mouse.move(x, y)
        self.look(f"reads-{what}")
        self.page.keyboard.press("Escape")
        if not self.touches:
            self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(300)
