"""Two friends play a whole game of Eldritch Horror, one at a desk and one with a telephone, until all are lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from miskatonic.games.eldritch.scenes import situation
from miskatonic.games.eldritch.words import say as game

from .bare import choose_unseen, leave_the_page
from .eldritch_hearing import Hearing, outcomes, written
from .eldritch_night import GAME, OTHER_WORLD, Night, a_lost_night
from .person import PHONE, Come, Person
from .test_axe import inspect
from .test_keyboard import Keyboard

BY_KEYS: Final = range(5, 9)
"""The decisions that whoever sits at the desk makes with the keyboard alone."""


class Evening:
    """The rehearsed game, played again by people; the engine looks over their shoulders."""

    def __init__(self, night: Night, *players: Person) -> None:
        self.night = night
        self.players = players
        self.table = night.begin()
        self.hearings = [Hearing(player, seat) for seat, player in enumerate(players)]
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
            if self.table.state.scene is None:
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

    def listen(self) -> None:
        """Nobody has heard what is secret."""
        seat, _ = self.night.choices[self.made]
        self.players[seat].is_asked(self.table.pending[seat])
        for player, hearing in zip(self.players, self.hearings, strict=True):
            wait_for_the_same(self.table, player)
            hearing.heard_nothing_secret(self.table, self.night.seed)

    def look(self, moment: str) -> None:
        """Nobody has heard what is secret; everybody finds room for everything, and axe finds nothing."""
        self.listen()
        for player in self.players:
            inspect(player, moment)
            player.picture(f"eldritch-{moment}-{player.name}")


def test_two_friends_play_a_game_to_its_end_one_of_them_with_a_telephone(person: Come) -> None:
    night = a_lost_night()
    anna, wanda = person("Anna"), person("Wanda", locale="ru", **PHONE)
    code = sets_up(anna, night)
    link = anna.seat_links(code)[-1]
    wanda.open(link)
    wanda.button(wanda.words.pages("join-page-sit")).tap()
    expect(wanda.heading).to_be_visible()

    evening = Evening(night, anna, wanda)
    evening.look("map")
    evening.play_until(lambda state: state.combat)
    evening.look("combat")
    evening.play(night.pauses[0])
    evening.listen()
    the_outcome_is_told_when_the_dice_lie(evening)
    evening.play_unseen_until(lambda state: state.scene and state.scene.deck == OTHER_WORLD)
    both_read_the_scene(evening)
    evening.look("other-world")
    evening.step()
    evening.play_unseen_until(lambda state: state.awake)
    evening.listen()
    evening.play(len(night.choices))

    for player, hearing in zip(evening.players, evening.hearings, strict=True):
        tells_the_ending(evening, player)
        inspect(player, "ending")
        hearing.heard_nothing_secret(evening.table, night.seed)
        player.picture(f"eldritch-ending-{player.name}")
    assert evening.pointed > 0
    assert evening.unseen < evening.made * 2 / 3


def sets_up(host: Person, night: Night) -> str:
    """The form of a new table, looked at; the table itself is laid as it was rehearsed."""
    host.open(f"/new/{GAME}")
    expect(host.button(host.words.pages("summary-open"))).to_be_visible()
    inspect(host, "set-up")
    host.picture("eldritch-set-up")
    code = host.lay_table("mine", "human", game=GAME, seed=night.seed, options=night.options)
    host.open(f"/table/{code}")
    expect(host.heading).to_have_text(host.words.shell("gathering", count=1))
    return code


def wait_for_the_same(table: Any, player: Person) -> None:
    """The page has heard of everything: its log ends as the engine's does."""
    told = [event.text(player.words.locale) for event in table.events if not event.quiet]
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
    may_come = {written(text) for text in outcomes(scene)}
    evening.step()
    for player, hearing in zip(evening.players, evening.hearings, strict=True):
        wait_for_the_same(evening.table, player)
        hearing.listen()
        assert hearing.messages & may_come


def both_read_the_scene(evening: Evening) -> None:
    scene = evening.table.state.scene
    for player in evening.players:
        paper = player.page.locator("[data-encounter]")
        expect(paper).to_contain_text(situation(scene.deck, scene.card, scene.section).text(player.words.locale))


def tells_the_ending(evening: Evening, player: Person) -> None:
    ending = player.dialog("game-over")
    expect(ending).to_be_visible()
    expect(ending).to_contain_text(game(f"event-game-ended-{evening.table.result.reason}").text(player.words.locale))
    expect(ending).to_contain_text(evening.night.seed)
