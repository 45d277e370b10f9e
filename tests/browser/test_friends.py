"""Two friends at two browsers play a whole game in two languages, and look at it again."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from miskatonic.kernel.text import Message

from .person import Come, Person
from .rehearsal import Rehearsal, rehearse
from .wire import Wire


class Evening:
    """The rehearsed game, played again by people; the engine looks over their shoulders."""

    def __init__(self, night: Rehearsal, *players: Person) -> None:
        self.night = night
        self.players = players
        self.table = night.after(0)

    @property
    def made(self) -> int:
        """How many choices have been made."""
        return len(self.table.choices)

    def play(self, until: int) -> None:
        while self.made < until:
            self.step()

    def step(self) -> None:
        """The next choice: the page asks what the engine asks, and it is made on the list and on the table in turn."""
        seat, key = self.night.choices[self.made]
        player, decision = self.players[seat], self.table.pending[seat]
        player.is_asked(decision)
        expect(player.heading).to_have_text(decision.text(player.words.locale))
        if self.made % 2 == 0 or not player.point_out(key):
            player.choose(key)
        self.table.choose(key, seat)

    def play_until_asked(self, seat: int, after: int) -> None:
        """Play on until this seat decides, and the other one did before."""
        while self.made < after or self.night.choices[self.made].seat != seat or self.table.choices[-1][0] == seat:
            self.step()


def test_two_friends_play_a_game_to_its_end_and_watch_it_again(person: Come, wire: Wire) -> None:
    night = rehearse()
    anna = person("Анна", permissions=["clipboard-read", "clipboard-write"], reduced_motion="no-preference")
    olena = person("Олена", at=wire, reduced_motion="no-preference")
    anna.open().speak("ru")
    sit_down(olena, invite(anna, night.seed).removeprefix(anna.address))
    for one in (anna, olena):
        one.hold_still()
    watcher = person("Walter").open(f"/table/{anna.code}")

    evening = Evening(night, anna, olena)
    whole = len(night.choices)
    evening.play_until_asked(1, after=whole // 5)
    sees_what_everybody_may_see(watcher, anna)
    lose_the_line(evening, olena, wire)
    evening.play(whole // 2)
    come_back_with_a_new_page(evening, olena)
    evening.play_until_asked(1, after=whole // 2)
    go_back_by_agreement(evening, olena, anna)
    for one in (anna, olena):
        one.finds_room_for_everything()
        one.picture(f"friends-{one.words.locale}")
    evening.play(whole)

    for one in (anna, olena):
        tells_the_ending(evening, one)
    anna.picture("ending")
    look_again(evening, anna)
    moment = share(anna)
    opens_at_the_moment(moment, person("Wanda", locale="en"))
    go_on_from_here(evening, anna)


def invite(host: Person, seed: str) -> str:
    """Open a table with a seat for a friend; what comes back is what the host would send them."""
    page, say = host.page, host.words.pages
    host.cover.get_by_role("link", name=say("new-table"), exact=True).click()
    page.get_by_label(say("seat-who", number=2)).select_option("human")
    page.get_by_role("radio", name=say("run-pace-fast"), exact=True).check()
    page.get_by_text(say("section-advanced"), exact=True).click()
    page.get_by_label(say("seed"), exact=True).fill(seed)
    host.button(say("summary-open")).click()
    expect(host.heading).to_have_text(host.words.shell("gathering", count=1))
    host.button(host.words.shell("copy")).click()
    expect(page.get_by_text(host.words.shell("link-copied"))).to_be_visible()
    host.finds_room_for_everything()
    host.picture("gathering")
    return page.evaluate("navigator.clipboard.readText()")


def sit_down(guest: Person, link: str) -> None:
    guest.open(link).speak("uk")
    guest.page.get_by_role("textbox", name=guest.words.pages("who-name")).fill(guest.name)
    guest.button(guest.words.pages("join-page-sit")).click()
    expect(guest.heading).to_be_visible()


def sees_what_everybody_may_see(watcher: Person, player: Person) -> None:
    """Whoever watches sees the board and the log, but no hand and nothing to choose."""
    page, words = watcher.page, watcher.words
    expect(page.locator("#prompt")).to_contain_text(words.shell("you-watch"))
    expect(hand(player)).to_be_visible()
    expect(hand(watcher)).to_be_hidden()
    expect(watcher.options).to_have_count(0)
    expect(page.get_by_role("button", name=words.shell("undo"))).to_have_count(0)
    welcome = watcher.heard[0]
    assert (welcome["seats"], welcome["questions"]) == ([], [])
    assert all(each["hand"] is None for each in welcome["views"][0]["view"]["investigators"])
    assert not any(update.get("questions") for update in watcher.heard)


def hand(person: Person) -> Locator:
    titles = [person.words.game(title) for title in ("hand-play", "hand-yours")]
    return person.page.get_by_role("heading", name=titles[0]).or_(person.page.get_by_role("heading", name=titles[1]))


def lose_the_line(evening: Evening, player: Person, wire: Wire) -> None:
    """Without a network the page says so, keeps what was chosen meanwhile, and is in step again by itself."""
    player.forgive("net::ERR_|WebSocket connection")
    lost = player.page.get_by_role("alert").filter(has_text=player.words.shell("line-lost"))
    player.context.set_offline(True)
    wire.cut()
    expect(lost).to_be_visible()
    evening.step()
    player.picture("line-lost")
    wire.mend()
    player.context.set_offline(False)
    expect(lost).to_be_hidden()
    evening.step()


def come_back_with_a_new_page(evening: Evening, player: Person) -> None:
    player.page.reload()
    seat = evening.players.index(player)
    evening.play_until_asked(seat, after=evening.made)


def go_back_by_agreement(evening: Evening, who: Person, other: Person) -> None:
    """The other one chose last: taking that back needs a vote, which both see."""
    asks, answers = who.words, other.words
    before = evening.made
    figure = figure_of(evening, who)
    who.button(asks.shell("undo")).click()
    who.page.get_by_role("menuitem", name=asks.shell("undo-step")).click()
    vote = other.page.get_by_role("alert").filter(has_text=answers.shell("vote-step", who=figure))
    expect(vote).to_be_visible()
    expect(who.page.get_by_role("status").filter(has_text=asks.shell("vote-step", who=figure))).to_be_visible()
    other.picture("vote")
    other.button(answers.shell("vote-agree"), vote).click()
    for one in (who, other):
        expect(one.page.get_by_text(one.words.shell("taken-back", count=1))).to_be_visible()
    expect(vote).to_be_hidden()
    evening.table.undo()
    assert evening.made == before - 1


def figure_of(evening: Evening, player: Person) -> Message:
    seat = evening.players.index(player)
    figure = next(each.id for each in evening.table.state.investigators if each.seat == seat)
    return Message("final-hour", f"investigator-{figure}")


def tells_the_ending(evening: Evening, player: Person) -> None:
    result = evening.table.result
    assert result is not None
    ending, words = player.dialog("game-over"), player.words
    expect(ending).to_contain_text(words.shell("ending-won"))
    expect(ending).to_contain_text(Message("final-hour", f"result-{result.reason}").text(words.locale))
    expect(ending).to_contain_text(words.shell("ending-rounds", count=result.rounds))
    expect(ending).to_contain_text(evening.night.seed)


def look_again(evening: Evening, player: Person) -> None:
    """The replay: along the slider, with keys, through everybody's eyes."""
    page, words = player.page, player.words
    whole = len(evening.night.choices)
    player.dialog("game-over").get_by_role("link", name=words.shell("ending-replay")).click()
    slider = page.get_by_role("slider", name=words.pages("replay-slider"))
    expect(slider).to_have_value("0")
    expect(slider).to_have_attribute("max", str(whole))
    slider.fill(str(whole // 2))
    tells_the_moment(evening, player, whole // 2)
    page.keyboard.press("ArrowRight")
    tells_the_moment(evening, player, whole // 2 + 1)
    slider.blur()
    for key, moment in {"Home": 0, "ArrowRight": 1, "End": whole, "ArrowLeft": whole - 1}.items():
        page.keyboard.press(key)
        expect(slider).to_have_value(str(moment))
    slider.fill(str(whole // 2))
    for seat in (None, 1, 0):
        look_through(evening, player, seat)
        expect(slider).to_have_value(str(whole // 2))
    player.picture("replay")


def tells_the_moment(evening: Evening, player: Person, moment: int) -> None:
    """What was asked before this moment, and what was chosen."""
    seat, key = evening.night.choices[moment - 1]
    decision = evening.night.after(moment - 1).pending[seat]
    locale = player.words.locale
    told = player.page.locator("#prompt")
    expect(told).to_contain_text(decision.text(locale))
    expect(told).to_contain_text(decision.find(key).text(locale))


def look_through(evening: Evening, player: Person, seat: int | None) -> None:
    """Take a point of view: a seat has a hand, the public has none."""
    say = player.words.pages
    name = (
        say("replay-seat-public")
        if seat is None
        else figure_of(evening, evening.players[seat]).text(player.words.locale)
    )
    player.page.get_by_role("button", name=say("replay-seat", who="")).click()
    player.page.get_by_role("menuitemradio", name=name, exact=True).click()
    expect(player.page.get_by_role("button", name=say("replay-seat", who=name))).to_be_visible()
    expect(hand(player)).to_be_visible(visible=seat is not None)


def share(player: Person) -> str:
    player.button(player.words.pages("replay-share")).click()
    expect(player.page.get_by_text(player.words.pages("replay-shared"))).to_be_visible()
    return player.page.evaluate("navigator.clipboard.readText()")


def opens_at_the_moment(moment: str, guest: Person) -> None:
    """A link to a moment shows it to anybody, in their language."""
    guest.open(moment)
    asked = moment.partition("at=")[2].partition("&")[0]
    expect(guest.page.get_by_role("slider", name=guest.words.pages("replay-slider"))).to_have_value(asked)
    expect(guest.page.get_by_text(guest.words.pages("replay-heading"), exact=True)).to_be_visible()


def go_on_from_here(evening: Evening, player: Person) -> None:
    """A new table stands exactly where the replay stood."""
    page, say = player.page, player.words.pages
    moment = next(at for at in range(1, evening.made) if evening.night.choices[at].seat == 0)
    page.get_by_role("slider", name=say("replay-slider")).fill(str(moment))
    old = page.url
    player.button(say("replay-continue")).click()
    dialog = page.get_by_role("dialog", name=say("replay-continue-heading"))
    dialog.get_by_role("combobox").nth(1).select_option("bot greedy")
    player.button(say("replay-continue-open"), dialog).click()
    assert player.code not in old
    player.is_asked(evening.night.after(moment).pending[0])
