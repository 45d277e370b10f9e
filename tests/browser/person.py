"""A person at a browser of their own: what they see, what they press, and what their browser complained about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Route, WebSocket, expect

from miskatonic.kernel.decision import Decision

from .rehearsal import Choice
from .words import LANGUAGES, Words

PICTURES = Path(__file__).parent / "pictures"

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

# Where on the table an option is, for the options that name one place.
PLACES = {"move": "location", "at": "location", "play": "priority", "keep": "priority", "seal": "walkway"}

SAME_KEYS = """keys => JSON.stringify(keys) === JSON.stringify(
    [...document.querySelectorAll('#prompt [data-key]:not([aria-disabled=true])')].map(each => each.dataset.key))"""

# The page and its panels, as far as something in them is wider than they are.
TOO_NARROW = """() => [document.documentElement, ...document.querySelectorAll('main, #prompt, #team, #told')]
    .filter(each => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.tagName} ${each.id}: ${each.scrollWidth} in ${each.clientWidth}`)"""

# What has been pushed out of sight in a frame that nobody can scroll back.
PUSHED = """() => [...document.querySelectorAll('body *')]
    .filter(each => each.scrollTop > 0 && getComputedStyle(each).overflowY === 'hidden')
    .map(each => `${each.tagName} ${each.id} ${each.getAttribute('class')}: ${each.scrollTop}`)"""


# Beside what the person sets later; pages without an address keep nothing.
PREFER = """try { localStorage["miskatonic.preferences"] ??= JSON.stringify(%s) } catch {}"""

# Everything is laid out, pressed and read as ever, but no pixel is drawn: that is more than half of a browser's work.
UNPAINTED = """{
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync(":root { opacity: 0 !important }");
    document.adoptedStyleSheets.push(unpainted);
    window.paint = wanted => { unpainted.disabled = wanted };
}"""
PAINT = "wanted => window.paint?.(wanted)"


class Person:
    """One browser context with one page. Highlights are shown to those who want them, so that nobody else waits.

    Newcomers are told how one wins; all others know their games. Whose page is not painted sees it only in pictures.
    """

    def __init__(
        self,
        name: str,
        context: BrowserContext,
        address: str,
        locale: str,
        highlights: str = "none",
        *,
        newcomer: bool = False,
        painted: bool = True,
    ) -> None:
        self.name = name
        self.context = context
        self.address = address.rstrip("/")
        self.words = Words(locale)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self._forgiven: list[str] = []
        self.page = context.new_page()
        self.page.add_init_script(PREFER % json.dumps({"highlights": highlights, "newcomer": newcomer}))
        if not painted:
            self.page.add_init_script(UNPAINTED)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.name}: {message.text} ({message.location.get('url')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def forgive(self, pattern: str) -> None:
        """The browser may complain of this: the test made it happen."""
        self._forgiven.append(pattern)

    @property
    def small(self) -> bool:
        """Is it a telephone?"""
        size = self.page.viewport_size
        return size is not None and size["width"] < WIDE["viewport"]["width"] // 2

    @property
    def unforgiven(self) -> list[str]:
        return [each for each in self.complaints if not any(re.search(one, each) for one in self._forgiven)]

    @property
    def heard(self) -> list[dict[str, Any]]:
        """What the server said over the socket, oldest first."""
        return [json.loads(frame) for frame in self.frames]

    def leave(self) -> None:
        """Close the page and take along whatever the browser kept of it, but for what pages are made of."""
        line = self.context.new_cdp_session(self.page)
        line.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        self.context.clear_cookies()
        self.page.close()

    # Going about.

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.address + path if path.startswith("/") else path)
        return self

    def button(self, name: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=True)

    @property
    def cover(self) -> Locator:
        """Final Hour on the home page, among the other games."""
        return self.page.get_by_role("article").filter(has=self.page.locator("a[href='/new/final-hour']"))

    @property
    def play_now(self) -> Locator:
        return self.button(self.words.pages("play-now"), self.cover)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def speak(self, locale: str) -> None:
        """Choose the language on a page around the table."""
        before = self.words
        self.button(before.pages("choose-language", name=LANGUAGES[before.locale])).click()
        self.page.get_by_role("menuitemradio", name=LANGUAGES[locale]).click()
        self.words = Words(locale)
        expect(self.page.locator("html")).to_have_attribute("lang", locale)

    def from_more(self, item: str) -> Locator:
        """Open one of the dialogs behind the table's "More"."""
        self.button(self.words.shell("more")).click()
        self.page.get_by_role("menuitem", name=self.words.shell(item), exact=True).click()
        return self.dialog(item)

    def dialog(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.words.shell(title), exact=True)

    def close(self, dialog: Locator) -> None:
        self.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

    def hold_still(self) -> None:
        """Nothing moves: what happened is shown at once."""
        settings = self.from_more("settings")
        settings.get_by_role("radio", name=self.words.shell("motion-none"), exact=True).check()
        self.close(settings)

    def plays_with(self, seed: str) -> None:
        """The game the home page begins is a known one; the page itself asks for no seed."""

        def seeded(route: Route) -> None:
            route.continue_(post_data={**(route.request.post_data_json or {}), "seed": seed})

        self.page.route("**/api/tables", seeded)

    # At the table.

    def lay_table(self, *seats: str, **request: Any) -> str:
        """Make a table without the pages: `lay_table("mine", "bot")`; its code."""
        sits = [{"kind": each, "agent": "greedy"} if each == "bot" else {"kind": each} for each in seats]
        asked = {"game": "final-hour", "seats": sits, "pace": "fast", **request}
        return self._answer("POST", "/api/tables", asked)["code"]

    def seat_links(self, code: str) -> list[str]:
        """Where those who were invited to a table sit down."""
        links = self._answer("GET", f"/api/tables/{code}/links")["seats"]
        return [f"/join/{code}/{link['token']}" for link in links]

    def _answer(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def code(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    @property
    def heading(self) -> Locator:
        """What is asked, or who is waited for."""
        return self.page.locator("#prompt").get_by_role("heading", level=2)

    @property
    def options(self) -> Locator:
        """What can be chosen now; while an answer is on its way, nothing can."""
        return self.page.locator("#prompt [data-key]:not([aria-disabled=true])")

    def option(self, key: str) -> Locator:
        return self.page.locator(f'#prompt [data-key="{key}"]')

    def thing(self, thing: str) -> Locator:
        return self.page.locator(f'[data-thing="{thing}"]').first

    @property
    def highlight(self) -> Locator:
        """What is shown large over the board."""
        return self.page.locator("[data-highlight]")

    def is_asked(self, decision: Decision) -> None:
        """Wait until the page offers exactly the options of this decision: verb by verb, the ways out of it last."""
        verbs = list(dict.fromkeys(option.verb for option in decision.options))
        asked = [option for option in decision.options if option.role is None]
        out = [option for option in decision.options if option.role is not None]
        options = [*sorted(asked, key=lambda option: verbs.index(option.verb)), *out]
        self.page.wait_for_function(SAME_KEYS, arg=[option.key for option in options])

    def choose(self, key: str) -> None:
        """Take an option from the list."""
        self.option(key).click()

    def choose_all(self, choices: Sequence[Choice]) -> None:
        """Take one option after the other; the person holds all seats."""
        for _, key in choices:
            self.choose(key)

    def point_out(self, key: str) -> bool:
        """Take an option where it lies on the table; False where it lies nowhere."""
        verb, _, rest = key.partition(":")
        if verb not in PLACES:
            return False
        thing = self.thing(f"{PLACES[verb]}:{rest}")
        if not thing.is_visible():
            return False
        thing.click()
        chooser = self.page.get_by_role("dialog", name=self.words.shell("which-of-these"))
        if chooser.is_visible():
            chooser.locator(f'[data-key="{key}"]').click()
        # A pointer that rests on a thing asks what it is, and the answer may lie over the options.
        self.page.mouse.move(1, 1)
        return True

    @property
    def hand_over(self) -> Locator:
        """What covers the screen until the other side takes it."""
        return self.page.get_by_role("dialog", name=self.words.shell("hand-over", who="").strip())

    def finds_room_for_everything(self) -> None:
        """Nothing hangs over the right edge of the page or of a panel, and nothing was pushed out of sight."""
        assert self.page.evaluate(TOO_NARROW) == []
        assert self.page.evaluate(PUSHED) == []

    @contextmanager
    def painted(self) -> Generator[None]:
        """The page as it looks, for whoever looks at more than what stands where."""
        self.page.evaluate(PAINT, True)
        yield
        self.page.evaluate(PAINT, False)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        with self.painted():
            self.page.screenshot(path=PICTURES / f"{name}.png")


Come = Callable[..., Person]
"""What the fixture `person` is."""
