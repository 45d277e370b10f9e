"""The game of the guide at two browsers: it has no face of its own, and two sides that have secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from bench.serving import Served
from miskatonic.kernel.table import Table
from tests.example.ashgrove import GAME

from .person import PHONE, WIDE, Come, Person
from .rehearsal import Choice, choices_of, seeds

SHORT = range(14, 22)
"""So many choices are enough to see everything, and few enough to be clicked."""
PICTURED = 5
KEEPER, BOTANIST = 0, 1
IDOL, QUIET = "the idol is here", "nothing to be heard"


class Night(NamedTuple):
    seed: str
    choices: list[Choice]

    def begin(self) -> Table[Any]:
        return Table(GAME, GAME.setup(2, self.seed, {}))


def night(*, found: bool) -> Night:
    """The first short night by chance in which somebody listens at a room, and finds the idol or does not."""
    for seed in seeds():
        table = Night(seed, []).begin()
        chance = Random(seed)
        while table.decision is not None:
            table.choose(chance.choice(table.decision.options))
        choices = choices_of(table)
        listened = any(key.startswith("listen:") for _, key in choices)
        assert table.result is not None
        if len(choices) in SHORT and listened and table.result.won[BOTANIST] is found:
            return Night(seed, choices)
    raise AssertionError


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which the example game can be played, as one from elsewhere."""
    served = Served(tmp_path_factory.mktemp("served"), games=["tests.example.ashgrove"]).start()
    yield served
    served.stop()
    assert served.complaints() == []


def set_up(host: Person, seed: str) -> str:
    """The game is on the home page; the host keeps the house and invites somebody. Where the guest sits down."""
    page, say = host.page, host.words.pages
    host.open()
    host.finds_room_for_everything()
    cover = page.get_by_role("article").filter(has=page.locator("a[href='/new/ashgrove']"))
    expect(cover).to_contain_text("A Night at Ashgrove")
    cover.get_by_role("link", name=say("new-table"), exact=True).click()
    team, keeper = (side.title for side in GAME.sides(GAME.setup(2, seed, {})))
    expect(page.get_by_label(say("seat-on-side", number=1, side=keeper))).to_be_visible()
    page.get_by_label(say("seat-on-side", number=2, side=team)).select_option("human")
    page.get_by_text(say("section-advanced"), exact=True).click()
    page.get_by_label(say("seed"), exact=True).fill(seed)
    host.finds_room_for_everything()
    host.picture(f"example-set-up-{host.name}")
    host.button(say("summary-open")).click()
    return host.seat_links(host.code)[BOTANIST]


def sit_down(guest: Person, link: str) -> None:
    guest.open(link)
    guest.page.get_by_role("textbox", name=guest.words.pages("who-name")).fill(guest.name)
    guest.button(guest.words.pages("join-page-sit")).click()
    expect(guest.heading).to_be_visible()


def take(player: Person, table: Table[Any], choice: Choice, *, at_thing: bool) -> None:
    """Choose from the list, or at the first thing the option is about."""
    decision = table.pending[choice.seat]
    player.is_asked(decision)
    expect(player.heading).to_have_text(decision.text("en"))
    target = next(iter(decision.find(choice.key).about), None)
    if target is None or not at_thing:
        player.choose(choice.key)
        return
    thing = player.page.locator(f'[data-thing="{target}"] > button')
    if player.small and player.page.locator("#tray").locator(thing).count():
        player.button(player.words.shell("tray-short")).click()
    thing.click()
    if sum(target in each.about for each in decision.options) > 1:
        chooser = player.page.get_by_role("dialog", name=player.words.shell("which-of-these"))
        chooser.locator(f'[data-key="{choice.key}"]').click()


def facts(player: Person, fact: str) -> Locator:
    return player.page.locator("#board [data-thing^='room:']").filter(has_text=fact)


def hand(player: Person) -> Locator:
    return player.page.locator("#tray [data-thing^='card:']")


def knows_its_side(player: Person, table: Table[Any], seat: int) -> None:
    """The page shows what the seat may see, and the socket was told no more."""
    seen = table.view(seat)
    expect(facts(player, IDOL)).to_have_count(1 if seen.idol else 0)
    expect(facts(player, QUIET)).to_have_count(sum(room != seen.idol for room in seen.heard))
    expect(hand(player)).to_have_count(len(seen.hand))
    told = " ".join(player.frames)
    assert ("event-hidden" in told) is (seat == KEEPER)
    assert seat != KEEPER or "event-heard" not in told


def play(night: Night, players: list[Person]) -> Table[Any]:
    """The whole night, from the list and at the things in turn."""
    table = night.begin()
    for number, choice in enumerate(night.choices):
        take(players[choice.seat], table, choice, at_thing=number % 2 == 0)
        table.choose(choice.key, choice.seat)
        asked = next(iter(table.pending), None)
        if asked is None:
            break
        players[asked].is_asked(table.pending[asked])
        for seat, player in enumerate(players):
            knows_its_side(player, table, seat)
            player.finds_room_for_everything()
            if number == PICTURED:
                player.picture(f"example-{player.name}")
    return table


def tells_who_has_won(player: Person, table: Table[Any], seat: int) -> None:
    assert table.result is not None
    won, keeper_won = table.result.won[seat], table.result.won[KEEPER]
    ending, say = player.dialog("game-over"), player.words.shell
    expect(ending).to_contain_text(say("ending-won" if won else "ending-lost"))
    expect(ending).to_contain_text("the keeper" if keeper_won else "the investigators")
    player.finds_room_for_everything()
    player.picture(f"example-ending-{player.name}")


@pytest.mark.parametrize(("found", "keepers", "botanists"), [(True, WIDE, PHONE), (False, PHONE, WIDE)])
def test_a_keeper_and_an_investigator_play_the_game_of_the_guide(
    person: Come, house: Served, found: bool, keepers: dict[str, Any], botanists: dict[str, Any]
) -> None:
    rehearsed = night(found=found)
    kira = person(f"Kira-{found}", at=house, **keepers)
    boris = person(f"Boris-{found}", at=house, **botanists)
    sit_down(boris, set_up(kira, rehearsed.seed))
    table = play(rehearsed, [kira, boris])
    for seat, player in enumerate((kira, boris)):
        tells_who_has_won(player, table, seat)


def test_a_room_that_cannot_be_chosen_says_why(person: Come, house: Served) -> None:
    kira = person("Kira", at=house)
    kira.open(f"/table/{kira.lay_table('mine', 'mine', game='ashgrove')}")
    kira.hand_over.get_by_role("button").first.click()
    expect(kira.options.first).to_be_visible()
    kira.thing("room:hall").hover(position={"x": 20, "y": 12})  # In its middle lies the botanist.
    explanation = kira.page.get_by_role("dialog", name="the hall", exact=True)
    expect(explanation).to_contain_text(kira.words.shell("why-not", reason="The idol cannot be hidden in the hall."))
