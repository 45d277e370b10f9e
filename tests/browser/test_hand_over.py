"""A keeper and two investigators at one screen: it is covered whenever it changes hands between the sides."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

import miskatonic
from miskatonic.games.mansions.setup import keeper_seat

from .mansions_night import GAME
from .person import PHONE, WIDE, Come, Person
from .test_axe import inspect

SEED: Final = "one-screen"
PLAYERS: Final = 3
LAST: Final = PLAYERS - 1
"""The seat after which the keeper’s comes."""
OFTEN: Final = 5
"""So often the screen changes hands."""
OF_A_SIDE: Final = "#prompt, #board, #told, #team, [data-key], [data-thing]"
"""Where something of a view, a log or a question stands."""
AT: Final = {"wide": ("en", WIDE), "phone": ("uk", PHONE)}


class OneScreen:
    """A game that is played at one page by both sides; the engine goes along."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.table = miskatonic.new_game(GAME, PLAYERS, SEED)
        self.keeper = keeper_seat(self.table.setup)
        self.code = person.lay_table(*["mine"] * PLAYERS, game=GAME, seed=SEED)
        self.eyes: int | None = None

        self.cover = person.hand_over

    def is_covered(self, seat: int) -> None:
        """Of neither side's view anything is on the page; who is asked for can answer at once."""
        expect(self.cover).to_be_visible()
        expect(self.cover).to_contain_text(self.person.words.shell("seat-number", number=seat + 1))
        expect(self.cover.get_by_role("button").first).to_be_focused()
        expect(self.page.locator(OF_A_SIDE)).to_have_count(0)
        page = self.page.content()
        for decision in self.table.pending.values():
            texts = [decision.text(self.person.words.locale), *(option.key for option in decision.options)]
            assert not [text for text in texts if f">{text}<" in page or f'"{text}"' in page]

    def takes_the_screen(self, seat: int) -> None:
        taken = self.cover.get_by_role("button").first
        if self.person.small:
            taken.click()
        else:
            self.page.keyboard.press("Enter")
        expect(self.cover).to_be_hidden()
        expect(self.person.heading).to_be_focused()
        self.eyes = seat

    def step(self) -> bool:
        """The next decision; True where the screen had to change hands before it."""
        pending = self.table.pending
        seat = self.eyes if self.eyes in pending else next(iter(pending))
        covered = self.eyes is None or (seat == self.keeper) != (self.eyes == self.keeper)
        if covered:
            self.is_covered(seat)
            self.takes_the_screen(seat)
        self.eyes = seat
        self.person.is_asked(pending[seat])
        expect(self.cover).to_have_count(0)
        key = pending[seat].options[0].key
        self.person.choose(key)
        self.table.choose(key, seat)
        return covered

    def look_by_hand(self) -> None:
        """From the last investigator the key E leads to the keeper, round the table; a telephone has the menu."""
        if not self.person.small:
            self.page.keyboard.press("e")
            return
        self.page.locator("header").get_by_role("button", name=self.person.words.shell("eyes-of", who="").strip()).tap()
        self.page.get_by_role("menuitemradio").first.tap()


@pytest.mark.parametrize("look", AT)
def test_the_screen_is_covered_between_the_sides(person: Come, look: str) -> None:
    locale, settings = AT[look]
    anna = person("Anna", locale=locale, **settings)
    screen = OneScreen(anna)
    anna.open(f"/table/{screen.code}")
    hands = 0
    while hands < OFTEN or screen.eyes != LAST or screen.keeper in screen.table.pending:
        hands += screen.step()
    anna.is_asked(screen.table.pending[LAST])
    first = min(screen.table.pending)

    screen.look_by_hand()
    screen.is_covered(screen.keeper)
    inspect(anna, "hand over")
    anna.picture(f"hand-over-{look}")
    screen.cover.get_by_role("button").last.click()
    screen.is_covered(first)
    screen.takes_the_screen(first)
    anna.is_asked(screen.table.pending[first])
    anna.page.reload()
    screen.is_covered(first)
