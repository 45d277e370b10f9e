"""The first ten minutes of a newcomer at Final Hour, to be looked at: `python -m tests.browser.newcomer_final_hour`.

On each screen the game is found, set up, played for some decisions and brought to its end, with everything set as for
somebody who comes for the first time. Every step is kept in `pictures`. What a machine can see is required: whatever is
to be highlighted was shown, no highlight lies over an option, and nothing is wider than the screen.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from bench.serving import Served

from .conftest import PATIENCE, launch
from .person import PHONE, WIDE, Person
from .test_again import PLAY_ON
from .test_highlights import OVERLAPS

DECISIONS = 12
READ = 400
"""For so many milliseconds a page comes to rest before it is pictured."""

# What every highlight says, in the order in which they are shown.
WATCH = """() => {
    window.shownHighlights = [];
    let last = null;
    new MutationObserver(() => {
        const now = document.querySelector("[data-highlight]");
        if (now !== null && now !== last) window.shownHighlights.push(now.querySelector("p").textContent);
        last = now;
    }).observe(document, {childList: true, subtree: true});
}"""


class Screen(NamedTuple):
    name: str
    locale: str
    device: dict[str, Any]


def sized(device: dict[str, Any], width: int, height: int) -> dict[str, Any]:
    return {**device, "viewport": {"width": width, "height": height}}


SCREENS = (
    Screen("1440x900", "en", WIDE),
    Screen("1024x768", "ru", sized(WIDE, 1024, 768)),
    Screen("390x844", "ru", PHONE),
    Screen("844x390", "uk", sized(PHONE, 844, 390)),
)


class Newcomer:
    """Somebody who plays for the first time, and a picture of each step they take."""

    def __init__(self, browser: Browser, address: str, screen: Screen) -> None:
        context = browser.new_context(locale=screen.locale, color_scheme="dark", **screen.device)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"({WATCH})()")
        self.person = Person("Anna", context, address, screen.locale, highlights="normal")
        self.screen = screen
        self.steps = 0

    def look(self, what: str, *, whole: bool = False) -> None:
        """Keep what is seen now."""
        page = self.person.page
        page.wait_for_timeout(READ)
        file = f"newcomer-{self.screen.name}-{self.steps:02}-{what}"
        if whole:
            page.screenshot(path=self._folder / f"{file}.png", full_page=True)
        else:
            page.screenshot(path=self._folder / f"{file}.png")
        self.person.finds_room_for_everything()
        self.steps += 1

    @property
    def _folder(self) -> Path:
        folder = Path(__file__).parent / "pictures"
        folder.mkdir(exist_ok=True)
        return folder

    def press(self, target: Locator) -> None:
        if self.screen.device.get("has_touch"):
            target.tap()
        else:
            target.click()

    # The steps.

    def finds_the_game(self) -> None:
        anna = self.person
        anna.open()
        expect(anna.play_now).to_be_visible()
        self.look("home")
        self.look("home-whole", whole=True)

    def sets_it_up(self) -> None:
        anna, say = self.person, self.person.words.pages
        self.press(anna.cover.locator("a[href='/new/final-hour']"))
        expect(anna.button(say("figure-of", number=1)).or_(anna.page.get_by_role("heading", level=1))).to_be_visible()
        self.look("new-table")
        self.look("new-table-whole", whole=True)
        self.press(anna.page.get_by_role("button", name=say("figure-of", number=1)))
        self.look("figures")
        picker = anna.page.get_by_role("dialog", name=say("figure-picker", number=1))
        self.press(picker.get_by_role("radio").nth(3))
        self.look("figure-read")
        self.press(picker.get_by_role("button").last)
        expect(picker).to_be_hidden()
        self.press(anna.page.locator("form button[type=submit]"))
        expect(anna.heading).to_be_visible()
        self.look("table")

    def decides(self, number: int) -> bool:
        """See what is to be seen, read the question, take an option of it; False when the game is over."""
        anna = self.person
        expect(anna.options.first.or_(anna.dialog("game-over"))).to_be_visible(timeout=90_000)
        self.sees_what_happened()
        if anna.dialog("game-over").is_visible():
            return False
        self.look("question")
        if number in EXTRA:
            EXTRA[number](self)
        option = anna.options.nth(number % anna.options.count())
        self.press(option)
        return True

    def sees_what_happened(self) -> None:
        """Look at each highlight, and pass those that wait for it."""
        anna = self.person
        anna.page.wait_for_timeout(READ)
        while anna.highlight.is_visible():
            kind = anna.highlight.get_attribute("data-kind")
            self.look(f"highlight-{kind}")
            if anna.highlight.is_visible():
                assert anna.page.evaluate(OVERLAPS) == 0, "a highlight lies over options"
            waits = anna.button(anna.words.shell("highlight-pass"), anna.highlight)
            if waits.is_visible():
                self.press(waits)
            anna.page.wait_for_timeout(READ)

    def turns_the_leaves(self) -> None:
        """On a phone: the hand, the others, what was told."""
        anna = self.person
        for leaf in ("tray-short", "team-short", "story-and-talk-short", "decision-short"):
            tab = anna.button(anna.words.shell(leaf))
            if not tab.is_visible():
                return
            self.press(tab)
            self.look(leaf)

    def asks_what_things_are(self) -> None:
        """A building, a monster, the ritual, a card: their explanations."""
        anna = self.person
        for kind in ("location", "monster", "investigator", "omen", "action-card", "priority"):
            thing = anna.page.locator(f"#board [data-thing^='{kind}:']").last
            if not thing.count() or not thing.is_visible():
                continue
            if self.screen.device.get("has_touch"):
                thing.tap(force=True)
            else:
                thing.hover(force=True)
                anna.page.wait_for_timeout(600)
            self.look(f"what-is-{kind}")
            anna.page.keyboard.press("Escape")
            anna.page.mouse.move(1, 1)
            anna.page.wait_for_timeout(READ)

    def comes_to_the_end(self) -> None:
        anna = self.person
        anna.page.evaluate(PLAY_ON, anna.code)
        ending = anna.dialog("game-over")
        while not ending.is_visible():
            expect(anna.highlight.or_(ending).first).to_be_visible(timeout=90_000)
            self.sees_what_happened()
        self.look("ending")
        ending.get_by_role("button").last.scroll_into_view_if_needed()
        self.look("ending-lower")

    def saw_everything(self) -> None:
        """Whatever was to be highlighted has been shown, and once."""
        told = [each for message in self.person.heard for part in message.get("views", []) for each in part["log"]]
        due = sum("highlight" in each for each in told)
        shown = self.person.page.evaluate("window.shownHighlights")
        print(f"{self.screen.name}: {due} highlights", *shown, sep="\n  ")
        assert len(shown) == due
        assert not self.person.unforgiven, self.person.unforgiven


EXTRA = {1: Newcomer.turns_the_leaves, 3: Newcomer.asks_what_things_are, 6: Newcomer.turns_the_leaves}


def first_minutes(newcomer: Newcomer) -> None:
    newcomer.finds_the_game()
    newcomer.sets_it_up()
    for number in range(DECISIONS):
        if not newcomer.decides(number):
            break
    newcomer.sees_what_happened()
    newcomer.saw_everything()
    newcomer.comes_to_the_end()


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder)).start()
        browser = launch(playwright)
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                first_minutes(Newcomer(browser, served.address, screen))
        browser.close()
        served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
