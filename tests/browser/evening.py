"""Two friends play a rehearsed game at their browsers, one at a desk and one with a telephone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.sync_api import expect

from miskatonic.kernel.table import Table

from .bare import choose_in_turn, choose_unseen, leave_the_page
from .person import PHONE, Come, Person
from .rehearsal import Choice
from .seat_hearing import SeatHearing, written
from .test_axe import inspect
from .test_keyboard import Keyboard

BY_KEYS: Final = range(5, 9)
"""The decisions that whoever sits at the desk makes with the keyboard alone."""


class Night(Protocol):
    """A game from its seed to its end, played beforehand: what everybody decides."""

    @property
    def seed(self) -> str: ...
    @property
    def choices(self) -> list[Choice]: ...
    def begin(self) -> Table[Any]: ...


class Evening:
    """The rehearsed game, played again by people; the engine looks over their shoulders."""

    def __init__(self, game: str, night: Night, hearing: type[SeatHearing], *players: Person) -> None:
        self.game = game
        self.night = night
        self.players = players
        self.table = night.begin()
        self.hearings = [hearing(player, seat) for seat, player in enumerate(players)]
        self.pointed = self.unseen = 0
        """How many decisions were made on the map, and how many while nobody looked."""

    @property
    def made(self) -> int:
        return len(self.table.choices)

    def play(self, until: int) -> None:
        while self.made < until:
            self.step()

    def play_until(self, is_there: Callable[[Any], object]) -> None:
        while not is_there(self.table.state):
            self.step()

    def step(self) -> None:
        """The next decision: the page asks what the engine asks; it is made in the list, on the map or by keys."""
        seat, key = self.night.choices[self.made]
        player, decision = self.players[seat], self.table.pending[seat]
        player.is_asked(decision)
        expect(player.heading).to_have_text(decision.text(player.words.locale))
        if self.made in BY_KEYS and not player.small:
            choose_by_keys(player, key)
        elif self.made % 2 and self.point_out(player, key, decision.find(key).about):
            self.pointed += 1
        else:
            player.choose(key)
        self.table.choose(key, seat)
        for hearing in self.hearings:
            if getattr(self.table.state, "scene", None) is None:
                hearing.forget_texts()
            hearing.listen()

    def point_out(self, player: Person, key: str, about: tuple[str, ...]) -> bool:
        """Take an option where it lies on the map; False where it lies nowhere in sight."""
        things = player.page.locator(",".join(f'#board svg [data-thing="{thing}"]' for thing in about) or "nothing")
        if player.small or things.count() == 0:
            return False
        things.first.click(force=True)
        chooser = player.page.get_by_role("dialog", name=player.words.shell("which-of-these"))
        if chooser.is_visible():
            chooser.locator(f'[data-key="{key}"]').click()
        player.page.mouse.move(1, 1)
        return True

    def play_unseen_until(self, is_there: Callable[[Any], object]) -> None:
        """Nobody looks at the table meanwhile, for that would take long; then all come back to it."""
        code = self.players[0].code
        for player in self.players:
            leave_the_page(player)
        while not is_there(self.table.state):
            seat, key = self.night.choices[self.made]
            choose_unseen(self.players[seat], self.table.pending[seat], key, self.made)
            self.table.choose(key, seat)
            self.unseen += 1
        for player in self.players:
            player.open(f"/table/{code}")

    def skip(self, until: int) -> None:
        """The same for a long way: their browsers make these decisions by themselves, one after the other."""
        code, made = self.players[0].code, self.made
        choose_in_turn(self.players, code, self.night.choices[:until], made)
        for seat, key in self.night.choices[made:until]:
            self.table.choose(key, seat)
        self.unseen += until - made
        for player in self.players:
            player.open(f"/table/{code}")

    def listen(self) -> None:
        """Nobody has heard what is secret."""
        seat, _ = self.night.choices[self.made]
        self.players[seat].is_asked(self.table.pending[seat])
        for player, hearing in zip(self.players, self.hearings, strict=True):
            wait_for_the_same(self.table, player, hearing.seat)
            hearing.heard_nothing_secret(self.table, self.night.seed)

    def look(self, moment: str, *players: Person) -> None:
        """Nobody has heard what is secret; everybody finds room for everything, and axe finds nothing."""
        self.listen()
        for player in players or self.players:
            inspect(player, moment)
            player.picture(f"{self.game}-{moment}-{player.name}")


def two_come(person: Come, game: str, night: Night, options: dict[str, Any], hearing: type[SeatHearing]) -> Evening:
    """Anna lays the table and Wanda sits down at it with her telephone."""
    anna, wanda = person("Anna"), person("Wanda", locale="ru", **PHONE)
    code = sets_up(game, anna, night, options)
    sits_down(wanda, anna.seat_links(code)[-1])
    return Evening(game, night, hearing, anna, wanda)


def sits_down(guest: Person, link: str) -> None:
    guest.open(link)
    sit = guest.button(guest.words.pages("join-page-sit"))
    if guest.small:
        sit.tap()
    else:
        sit.click()
    expect(guest.heading).to_be_visible()


def sets_up(game: str, host: Person, night: Night, options: dict[str, Any], guests: int = 1) -> str:
    """The form of a new table, looked at; the table itself is laid as it was rehearsed."""
    host.open(f"/new/{game}")
    expect(host.button(host.words.pages("summary-open"))).to_be_visible()
    inspect(host, "set-up")
    host.picture(f"{game}-set-up")
    code = host.lay_table("mine", *["human"] * guests, game=game, seed=night.seed, options=options)
    host.open(f"/table/{code}")
    expect(host.heading).to_have_text(host.words.shell("gathering", count=guests))
    return code


def wait_for_the_same(table: Any, player: Person, seat: int) -> None:
    """The page has heard of everything its seat may hear of: its log ends as the engine's does."""
    told = [event.text(player.words.locale) for event in table.events if not event.quiet and event.seen_by(seat)]
    if told:
        expect(player.page.locator("#told [data-entry], #told section > h3").last).to_have_text(told[-1])


def choose_by_keys(player: Person, key: str) -> None:
    """Go down the list with the arrow keys, and one always sees where one is."""
    keys = Keyboard(player)
    while (here := keys.press("ArrowDown"))["key"] != key:
        keys.look(here)
    keys.press("Enter")


def the_outcome_is_told_when_the_dice_lie(evening: Evening) -> None:
    """What the test of an encounter leads to is told to nobody before, and to everybody then."""
    scene = evening.table.state.scene
    may_come = {written(text) for text in evening.hearings[0].outcomes(scene)}
    evening.step()
    for player, hearing in zip(evening.players, evening.hearings, strict=True):
        wait_for_the_same(evening.table, player, hearing.seat)
        hearing.listen()
        assert hearing.messages & may_come


def tells_the_ending(evening: Evening, player: Person) -> None:
    ending = player.dialog("game-over")
    told = [event for event in evening.table.events if event.concludes][-1]
    expect(ending).to_be_visible()
    expect(ending).to_contain_text(told.text(player.words.locale))
    expect(ending).to_contain_text(evening.night.seed)


def plays_to_the_end(evening: Evening, unseen: float = 2 / 3) -> None:
    """The last choices; everybody is told how it ended, and nobody anything else.

    Of all decisions only such a part may have been made while nobody looked.
    """
    evening.play(len(evening.night.choices))
    for player, hearing in zip(evening.players, evening.hearings, strict=True):
        tells_the_ending(evening, player)
        inspect(player, "ending")
        hearing.heard_nothing_secret(evening.table, evening.night.seed)
        player.picture(f"{evening.game}-ending-{player.name}")
    assert evening.pointed > 0
    assert evening.unseen < evening.made * unseen
