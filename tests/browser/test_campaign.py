"""Four friends at four browsers begin a campaign of the card game, survive its first night, and go on to the second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Locator, Position, expect

from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.games.arkham_lcg.words import say as game
from miskatonic.kernel.decision import Decision

from .bare import choose_unseen, leave_the_page
from .campaign import DIFFICULTY, PARTY, SWITCHED_OFF, Evening, Night, rehearse_campaign
from .hearing import Hearing
from .person import PHONE, Come, Person

PLAIN: Final = frozenset({"investigate", "draw", "resource", "end-turn", "done", "pass", "as-listed"})
"""What is done without a card: it has a button beside the hand."""
NAME_AT: Final = 0.14
"""How far below the upper edge of a location its name stands, of its height."""
HIT: Final = """(each, { x, y }) => {
    const { left, top } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + x, top + y));
}"""
SHOPPING: Final = frozenset({"buy", "upgrade", "remove"})
LONG: Final = 14
"""After so many decisions in which nothing is new it has been worth leaving the pages and coming back."""


class Campaign:
    """The rehearsed night, played again by people; the engine looks over their shoulders."""

    def __init__(self, night: Night, *players: Person) -> None:
        self.night = night
        self.players = players
        self.hearings = [Hearing(player) for player in players]
        self.evening = Evening(night.seed)
        self.table = self.evening.table
        self.held = 0
        """How many decisions were made on the table itself."""
        self.unseen = 0
        """How many decisions were made while nobody looked."""

    @property
    def made(self) -> int:
        """How many decisions have been made."""
        return len(self.evening.made)

    def play(self, until: int) -> None:
        while self.made < until:
            if (known := self.night.nothing_new(self.made, until)) >= LONG:
                self.play_unseen(known)
            else:
                self.step()

    def play_unseen(self, decisions: int) -> None:
        """Nobody looks at the table while nothing happens that did not happen before; then all come back to it."""
        code = self.players[0].code
        for player in self.players:
            leave_the_page(player)
        for _ in range(decisions):
            seat, key = self.night.choices[self.made]
            choose_unseen(self.players[seat], self.table.pending[seat], key, self.made)
            self.evening.choose(seat, key)
        self.unseen += decisions
        for player in self.players:
            player.open(f"/table/{code}")

    def step(self) -> None:
        """The next decision: the page asks what the engine asks; it is made in the list and on the table in turn."""
        seat, key = self.night.choices[self.made]
        player, decision = self.players[seat], self.table.pending[seat]
        player.is_asked(decision)
        expect(player.heading).to_have_text(decision.text(player.words.locale))
        shopping = key.partition(":")[0] in SHOPPING
        if (shopping or self.made % 2 == 1) and self.take_hold(player, decision, key):
            self.held += 1
        else:
            assert not shopping, "the shop has every card it sells before it"
            player.choose(key)
        self.evening.choose(seat, key)

    def take_hold(self, player: Person, decision: Decision, key: str) -> bool:
        """Press the card or the button an option belongs to; False where there is none in sight."""
        hold = self.hold_of(player, decision, key)
        if not hold.is_visible():
            return False
        if player.small and is_in(hold, "#tray"):
            # The cards are a leaf of their own; the next question turns back to the list.
            player.button(player.words.shell("tray-short")).tap()
        if is_in(hold, "svg") and not is_within_reach(hold):
            return False
        hold.click(position=grip_of(hold))
        chooser = player.page.get_by_role("dialog", name=player.words.shell("which-of-these"))
        if chooser.is_visible():
            chooser.locator(f'[data-key="{key}"]').click()
        # A pointer that rests on a thing asks what it is, and the answer may lie over the options.
        player.page.mouse.move(1, 1)
        return True

    def hold_of(self, player: Person, decision: Decision, key: str) -> Locator:
        if key in PLAIN:
            actions = player.page.get_by_label(player.words.card_game("actions-label"), exact=True)
            return actions.get_by_text(decision.find(key).text(player.words.locale), exact=True)
        things = (f'[data-thing="{thing}"]' for thing in self.things(key, decision.seat))
        holds = player.page.locator(", ".join(f":is(button, [role=button]){each}:visible" for each in things))
        if key.startswith("buy:"):
            # The same card may lie there as an upgrade too, with a ribbon that says of what.
            holds = holds.filter(has_not_text=player.words.card_game("shop-upgrade", card=""))
        return holds.first

    def things(self, key: str, seat: int) -> Iterator[str]:
        """How the things on the table may be called that an option is about."""
        verb, _, rest = key.partition(":")
        if copy := re.search(r"#(\d+)", rest):
            yield f"card:{copy[1]}"
        elif verb in SHOPPING:
            yield f"printed:{rest.rpartition(':')[2]}"
        else:
            yield f"investigator:{rest}"
            state = self.table.state
            yield from (f"card:{card}" for card in state.investigators[seat].hand if state.codes[card] == rest)


def is_in(hold: Locator, part: str) -> bool:
    return hold.evaluate("(each, part) => each.parentElement.closest(part) !== null", part)


def grip_of(hold: Locator) -> Position:
    """The middle of a thing; but a location is taken by its name, for before its picture others may stand."""
    box = hold.bounding_box()
    assert box is not None
    is_location = is_in(hold, ".plate-of-location")
    return {"x": box["width"] / 2, "y": box["height"] * (NAME_AT if is_location else 0.5)}


def is_within_reach(hold: Locator) -> bool:
    """Is it in the part of the map that is shown, and nothing before it?"""
    return hold.evaluate(HIT, grip_of(hold))


def test_four_friends_survive_the_first_night_and_begin_the_second(person: Come) -> None:
    night = rehearse_campaign()
    anna = person("Anna", permissions=["clipboard-read", "clipboard-write"])
    friends = person("Борис", locale="ru"), person("Олена", locale="uk"), person("Wanda", **PHONE)
    for friend, link in zip(friends, invite(anna, night.seed), strict=True):
        sit_down(friend, link)
    for friend in friends:
        switch_off(friend, SWITCHED_OFF)

    campaign = Campaign(night, anna, *friends)
    campaign.play(night.first["prompt-next-turn"])
    everybody_sees_the_same(campaign)
    nobody_sees_anothers_hand(campaign)
    campaign.play(night.first["prompt-lita"] // 2)
    go_back_by_agreement(campaign)
    campaign.play(night.first["prompt-lita"] * 2 // 3)
    everybody_sees_the_same(campaign)
    nobody_sees_anothers_hand(campaign)
    pictures(campaign, "scenario")
    campaign.play(night.first["prompt-lita"])
    everybody_reads_the_resolution(campaign)
    pictures(campaign, "resolution")
    campaign.play(night.first["prompt-buy"])
    anna.picture("campaign-shop")
    campaign.play(night.first["prompt-company"])
    everybody_hears_what_was_bought(campaign)
    pictures(campaign, "interlude")
    for hearing in campaign.hearings:
        hearing.forget()
    campaign.play(len(night.choices))
    everybody_sees_the_same(campaign)
    nobody_sees_anothers_hand(campaign)
    pictures(campaign, "second")
    for player in campaign.players:
        finds_the_first_night_in_the_log(campaign, player)
    assert campaign.unseen < campaign.made / 2
    assert campaign.held > (campaign.made - campaign.unseen) / 4


def invite(host: Person, seed: str) -> list[str]:
    """Open a table for four; what comes back are the links the host would send to the others."""
    page, say, locale = host.page, host.words.pages, host.words.locale
    host.open()
    page.get_by_role("textbox", name=say("who-name")).fill(host.name)
    host.button(say("who-save")).click()
    page.locator("a[href='/new/arkham-lcg']").first.click()
    page.get_by_role("radio", name=str(len(PARTY)), exact=True).check()
    for seat, code in enumerate(PARTY, start=1):
        if seat > 1:
            page.get_by_label(say("seat-who", number=seat)).select_option("human")
        page.get_by_role("button", name=say("figure-of", number=seat)).click()
        picker = page.get_by_role("dialog", name=say("figure-picker", number=seat))
        name = card_name(code).text(locale)
        picker.get_by_role("radio", name=name).check()
        host.button(say("figure-take", name=name), picker).click()
    page.get_by_role("radio", name=game("scenario-night-of-the-zealot").text(locale)).check()
    page.get_by_role("radio", name=game(f"difficulty-{DIFFICULTY}").text(locale)).check()
    page.get_by_text(say("section-advanced"), exact=True).click()
    page.get_by_label(say("seed"), exact=True).fill(seed)
    host.button(say("summary-open")).click()
    expect(host.heading).to_have_text(host.words.shell("gathering", count=len(PARTY) - 1))
    copies = host.button(host.words.shell("copy"))
    expect(copies).to_have_count(len(PARTY) - 1)
    return [copied(host, copy) for copy in copies.all()]


def copied(host: Person, button: Locator) -> str:
    host.page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    host.page.wait_for_function("navigator.clipboard.readText()")
    return host.page.evaluate("navigator.clipboard.readText()")


def sit_down(guest: Person, link: str) -> None:
    guest.open(link)
    guest.page.get_by_role("textbox", name=guest.words.pages("who-name")).fill(guest.name)
    guest.button(guest.words.pages("join-page-sit")).click()
    expect(guest.heading).to_be_visible()


def switch_off(player: Person, window: str) -> None:
    """Say that one does not want to be asked in a window."""
    words = player.words
    player.page.locator("header").get_by_role("button", name=words.shell("stops")).click()
    sheet = player.dialog("stops")
    sheet.get_by_role("switch", name=game(f"window-{window}-about").text(words.locale)).uncheck()
    player.close(sheet)


def everybody_sees_the_same(campaign: Campaign) -> None:
    """Which scenario, which round; agenda and act with what lies on them; the clues everywhere; what happened."""
    table, state = campaign.table, campaign.table.state
    for seat, player in enumerate(campaign.players):
        page, words, locale = player.page, player.words, player.words.locale
        view = table.view(seat)
        expect(page.locator("h1")).to_contain_text(game(f"scenario-{state.scenario}").text(locale))
        phase = game(f"phase-{state.phase}")
        expect(page.get_by_role("img", name=words.shell("round-phase", now=state.round, phase=phase))).to_be_visible()
        held = sum(each.clues for each in view.investigators) + view.act.clues
        told = {
            view.agenda.id: words.desk(
                "agenda",
                name=card_name(view.agenda.code),
                doom=view.agenda.doom_in_play,
                threshold=view.agenda.threshold,
                elsewhere=view.agenda.doom_in_play - view.agenda.doom,
            ),
            view.act.id: words.desk("act", name=card_name(view.act.code), clues=held, needed=view.act.needed),
        }
        for card, label in told.items():
            expect(player.thing(f"card:{card}")).to_have_attribute("aria-label", label)
        for place in view.locations:
            label = re.compile(re.escape(clues_at(player, place)))
            expect(player.thing(f"card:{place.id}")).to_have_attribute("aria-label", label)
        lines = [event.text(locale) for event in table.events if event.seen_by(seat) and not event.quiet]
        expect(page.locator("#told section > h3, #told [data-entry]")).to_have_text(lines)


def clues_at(player: Person, place: Any) -> str:
    """How the label of a location begins: its name, its shroud, its clues."""
    nothing: dict[str, Any] = {"doom": 0, "victory": 0, "cards": [], "here": [], "enemies": [], "ways": []}
    revealed, name = "yes" if place.revealed else "no", card_name(place.code)
    told = player.words.desk(
        "location", name=name, revealed=revealed, shroud=place.shroud or 0, clues=place.clues, **nothing
    )
    return told.rsplit(".", 2)[0]


def nobody_sees_anothers_hand(campaign: Campaign) -> None:
    """Neither on their page nor in anything their browser was told; their own hand is in both."""
    state = campaign.table.state
    for seat, player in enumerate(campaign.players):
        cards, codes = campaign.evening.secrets(seat)
        own = set(state.investigators[seat].hand)
        assert len(cards) > len(PARTY) and codes
        held = {state.codes[card] for card in own}
        heard = campaign.hearings[seat]
        heard.listen()
        assert own <= heard.cards and not cards & heard.cards
        assert held <= heard.codes and not codes & heard.codes
        shown = player.page.content()
        assert {card for card in own | cards if f'data-thing="card:{card}"' in shown} == own
        assert {code for code in held | codes if is_named(code, shown, player)} == held


def is_named(code: str, shown: str, player: Person) -> bool:
    name = card_name(code).text(player.words.locale)
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", shown) is not None


def go_back_by_agreement(campaign: Campaign) -> None:
    """Somebody wants to take back what another chose: all others are asked, and all must agree."""
    campaign.step()
    decided = campaign.night.choices[campaign.made - 1].seat
    asks, *others = range(decided + 1, decided + 1 + len(PARTY))
    who = campaign.players[asks % len(PARTY)]
    before = campaign.made
    who.button(who.words.shell("undo")).click()
    who.page.get_by_role("menuitem", name=who.words.shell("undo-step")).click()
    for each in others:
        other = campaign.players[each % len(PARTY)]
        name = card_name(PARTY[asks % len(PARTY)])
        vote = other.page.get_by_role("alert").filter(has_text=other.words.shell("vote-step", who=name))
        other.button(other.words.shell("vote-agree"), vote).click()
        expect(vote).to_be_hidden()
    for player in campaign.players:
        expect(player.page.get_by_text(player.words.shell("taken-back", count=1))).to_be_visible()
    campaign.evening.undo()
    assert campaign.made == before - 1
    everybody_sees_the_same(campaign)


def everybody_reads_the_resolution(campaign: Campaign) -> None:
    state = campaign.table.state
    for player in campaign.players:
        locale = player.words.locale
        page = player.page.get_by_label(player.words.card_game("interlude-label"), exact=True)
        expect(page).to_contain_text(player.words.card_game(f"resolution-{state.resolution}"))
        expect(page).to_contain_text(game(f"resolution-{state.scenario}-{state.resolution}").text(locale))
        for code in PARTY:
            expect(page).to_contain_text(card_name(code).text(locale))
        expect(player.page.get_by_label(player.words.card_game("tray-label"), exact=True)).to_have_count(0)


def everybody_hears_what_was_bought(campaign: Campaign) -> None:
    bought = campaign.evening.bought
    assert bought
    for player in campaign.players:
        for event in bought:
            expect(player.page.locator("#told")).to_contain_text(event.text(player.words.locale))


def finds_the_first_night_in_the_log(campaign: Campaign, player: Person) -> None:
    """The campaign log tells how the first scenario ended and what everybody took away."""
    (chapter,) = campaign.table.state.log.chapters
    words, locale = player.words, player.words.locale
    if player.small:
        player.button(words.shell("team-short")).tap()
    player.thing("log").click()
    log = player.page.get_by_role("dialog", name=words.card_game("log-title"), exact=True)
    expect(log).to_contain_text(game(f"scenario-{chapter.scenario}").text(locale))
    expect(log).to_contain_text(words.card_game("log-rounds", count=chapter.rounds))
    expect(log).to_contain_text(game(f"resolution-{chapter.scenario}-{chapter.resolution}").text(locale))
    for seat, code in enumerate(PARTY):
        earned = chapter.earned.get(seat, 0)
        expect(log).to_contain_text(words.card_game("log-earned", who=card_name(code), count=earned))
    player.close(log)


def pictures(campaign: Campaign, moment: str) -> None:
    """What is seen on a large and on a small screen; everybody has room for it."""
    for player in campaign.players:
        player.finds_room_for_everything()
    for player in (campaign.players[0], campaign.players[-1]):
        player.picture(f"campaign-{moment}-{player.name}")
