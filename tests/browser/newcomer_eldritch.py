"""A newcomer's evening with Eldritch Horror, to be looked at: `python -m tests.browser.newcomer_eldritch`.

What is wanted can be named: `won`, a language, shapes (`python -m tests.browser.newcomer_eldritch won uk 390x844`).
From the home page through the settings to the table, and there through a game that was played beforehand, so that
everything is in it: fights, another world, Mythos cards, the awakening and the end (with `won`, one that is won).
Everything moves as it usually does, but what is shown stays until it was looked at, however busy the machine is. What
is asked or shown first is kept in `pictures`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Route, expect, sync_playwright

from bench.serving import Served
from miskatonic.kernel.decision import Decision

from .conftest import launch
from .eldritch_night import GAME, SEATS, Night, a_lost_night, a_won_night
from .newcomer import SHAPES, Newcomer
from .words import LANGUAGES

LOCALES: Final = {"1440x900": "en", "1280x720": "ru", "1024x768": "uk", "390x844": "ru", "844x390": "ru"}
RISEN: Final = 300
"""Milliseconds until a highlight is there."""
PASSED: Final = 40
DOUBLE: Final = 400
PASS: Final = """tells => document.querySelector(`[data-highlight][data-tells="${tells}"]`)?.click()"""
IN_SIGHT: Final = """all => all.findLastIndex(each => {
    const {left, top, width, height} = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""Which of them a tap in its middle would meet; -1 where there is none."""
AGAIN: Final = (3, 15, 40)
"""When one looks around: after so many decisions, at the next one that a tap on the map does not answer."""
THINGS: Final = ("space", "monster", "gate", "investigator", "clue", "mythos", "doom", "mystery", "ancient-one")


class Traveller(Newcomer):
    """Plays for both seats, as the night was played beforehand."""

    game = GAME

    def __init__(self, shape: str, browser: Browser, address: str, night: Night, locale: str | None = None) -> None:
        super().__init__(shape, locale or LOCALES[shape], browser, address, highlights="click")
        self.night = night
        self.table = night.begin()
        self.seen: set[str] = set()

    def comes_in(self) -> None:
        self.plays_the_night()
        self.open()
        link = self.page.locator(f"a[href='/new/{GAME}']")
        expect(link).to_be_visible()
        self.look("home")
        self.press(link)
        self.page.wait_for_url("**/new/*")
        expect(self.button(self.words.pages("summary-open"))).to_be_visible()
        self.look_at_all("settings")
        self.press(self.button(self.words.pages("summary-open")))
        self.page.wait_for_url("**/table/*")
        told = self.dialog("primer")
        expect(told).to_be_visible()
        self.look_through(told, "how-to-win")
        self.press(self.button(self.words.shell("primer-close"), told))

    def plays_the_night(self) -> None:
        """Whatever the form says, the table is that of the night, and both seats are one's own."""

        def of_the_night(route: Route) -> None:
            asked: dict[str, Any] = route.request.post_data_json or {}
            options = {**asked.get("options", {}), "investigators": [], **self.night.options}
            seats = [{"kind": "mine"}] * SEATS
            route.continue_(post_data={**asked, "seed": self.night.seed, "seats": seats, "options": options})

        self.page.route("**/api/tables", of_the_night)

    def plays(self) -> None:
        due = list(AGAIN)
        for number, (seat, key) in enumerate(self.night.choices):
            decision = self.table.pending[seat]
            self.sees_what_happened()
            self.is_asked(decision)
            self.looks_at(decision)
            if due and number >= due[0] and not is_on_the_map(decision):
                due.pop(0)
                self.looks_around()
            # A press so soon after the one that passed a highlight would be taken for a double click.
            self.page.wait_for_timeout(DOUBLE)
            self.press(self.option(key))
            self.table.choose(key, seat)
            self.page.wait_for_timeout(RISEN)

    def looks_at(self, decision: Decision) -> None:
        """Each question once, and again where there is a fight or a scene."""
        view = self.table.view(decision.seat)
        scene = view.scene and self.table.state.scene.deck
        where = "combat" if view.combat else scene or view.phase
        if self.first(f"asked-{decision.prompt.id}-{where}"):
            self.look(f"{where}-asked-{decision.prompt.id}")

    def first(self, what: str) -> bool:
        new = what not in self.seen
        self.seen.add(what)
        return new

    def sees_what_happened(self) -> None:
        """What is shown for the first time is looked at; all else is passed."""
        while told := self.highlight.evaluate_all("all => all.map(each => each.dataset.tells)"):
            if self.first(told[0]):
                self.page.wait_for_timeout(RISEN)
                self.look(f"shown-{told[0]}", still=False)
            self.page.evaluate(PASS, told[0])
            self.page.wait_for_timeout(PASSED)

    def looks_around(self) -> None:
        self.look("map")
        if self.folded:
            for leaf in ("tray", "team", "story-and-talk", "decision"):
                self.press(self.button(self.words.shell(f"{leaf}-short")))
                self.look(f"leaf-{leaf}")
        for kind in THINGS:
            things = self.page.locator(f"#board [data-thing='{kind}'], #board [data-thing^='{kind}:']")
            # There is no Mythos card in the first round, and a clue may lie elsewhere: it is read the next time.
            if (number := things.evaluate_all(IN_SIGHT)) >= 0 and self.first(f"reads-{kind}"):
                self.reads(things.nth(number), kind, high=0.5)

    def ends(self) -> None:
        ending = self.dialog("game-over")
        shown = ending.or_(self.highlight).first
        # A busy machine shows what happened late, and some of it stays until it is passed.
        while not ending.is_visible():
            expect(shown).to_be_visible(timeout=60_000)
            self.sees_what_happened()
        self.look_through(ending, "ending")
        self.page.keyboard.press("Escape")
        self.look("after-the-end")


def is_on_the_map(decision: Decision) -> bool:
    return any(thing.partition(":")[0] in THINGS for option in decision.options for thing in option.about)


def evening(anna: Traveller) -> None:
    try:
        anna.comes_in()
        anna.plays()
        anna.ends()
    except Exception as error:  # What was seen so far is kept, and the next screen is looked at.
        anna.look("stuck")
        print(f"{anna.shape}: {error}")
    print("\n".join(anna.complaints))
    anna.context.close()


def main(asked: list[str]) -> None:
    locale = next((each for each in asked if each in LANGUAGES), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder)).start()
        browser = launch(playwright)
        for shape in [each for each in asked if each in SHAPES] or SHAPES:
            night = a_won_night() if "won" in asked else a_lost_night()
            evening(Traveller(shape, browser, served.address, night, locale))
        browser.close()
        served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
