"""The first ten minutes of a newcomer to the card game, to be looked at: `python -m tests.browser.newcomer_cards`.

From the home page through the settings to the table, a dozen decisions there, and the end, on screens of four shapes.
Everything is as it comes: the usual pace, the usual motion. What was seen is kept in `pictures`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from bench.serving import Served
from miskatonic.games.arkham_lcg.words import NAME

from .conftest import launch
from .newcomer import Newcomer

SEED: Final = "newcomer"
DECISIONS: Final = 30
PATIENT: Final = 60
"""How often one looks up while others play."""
LOCALES: Final = {"1440x900": "en", "1024x768": "ru", "390x844": "ru", "844x390": "en"}
RISEN: Final = 300
"""Milliseconds until a highlight is there; a result has not gone yet."""
RESULT: Final = "result"
PASSES: Final = 1400
"""Milliseconds until a result has gone."""
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


class CardPlayer(Newcomer):
    """Takes whatever looks sensible."""

    game = NAME

    def __init__(self, shape: str, browser: Browser, address: str) -> None:
        super().__init__(shape, LOCALES[shape], browser, address)
        self.wanted = ["play", "investigate", "move", "commit"]

    # The evening.

    def comes_in(self) -> None:
        self.plays_with(SEED)
        self.open()
        expect(self.page.locator(f"a[href='/new/{NAME}']")).to_be_visible()
        self.look_at_all("home")
        self.press(self.page.locator(f"a[href='/new/{NAME}']"))
        self.page.wait_for_url("**/new/*")
        expect(self.button(self.words.pages("summary-open"))).to_be_visible()
        self.look_at_all("settings")
        self.press(self.button(self.words.pages("summary-open")))
        self.page.wait_for_url("**/table/*")
        told = self.dialog("primer")
        expect(told).to_be_visible()
        self.look("how-to-win", still=False)
        self.press(self.button(self.words.shell("primer-close"), told))

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
        self.look_through(ending, "ending")
        self.page.keyboard.press("Escape")
        self.look("after-the-end")


def main(shapes: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder)).start()
        browser = launch(playwright)
        for shape in shapes or LOCALES:
            anna = CardPlayer(shape, browser, served.address)
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
