"""A keeper against investigators over the wire: who is told what, who may go back, and bots on either side."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bench.player import Seat
from miskatonic.games.mansions.events import CardTurned, KeeperDrewCard
from miskatonic.games.mansions.seeing import see_monsters, see_piles
from miskatonic.games.mansions.state import Mansions
from miskatonic.games.mansions.view import View, view
from miskatonic.games.mansions.words import front
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from tests.browser.mansions_night import GAME, Night, a_whole_night
from tests.mansions.secrets import secret_beginnings, secret_words, shown_too_much, words_in

from .leak_checks import plain
from .playing import Json, Party, kinds, party
from .running import Running
from .test_going_back import agree, offer

INVESTIGATORS = (1, 2)
OWN = ("seat", "picks")
"""What a spectator does not see of what investigators see: which seat they have, and what they have chosen so far."""
OFTEN = 6
"""After so many decisions everybody is looked at."""
ROUNDS = 3


class Ears:
    """What came over a socket: every word of it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.words: set[str] = set()
        self._heard = 0

    def listen(self) -> set[str]:
        self.words |= words_in(self.seat.raw[self._heard :])
        self._heard = len(self.seat.raw)
        return self.words


class Watched:
    """People at a table, somebody who watches, and the same game at a table of the engine."""

    def __init__(self, here: Party, watcher: Seat, night: Night) -> None:
        self.here = here
        self.watcher = watcher
        self.night = night
        self.table: Table[Any] = night.begin()
        self.points: dict[int | None, Seat] = {**dict(enumerate(here.seats)), None: watcher}
        self._ears = {point: Ears(seat) for point, seat in self.points.items()}

    async def play(self, until: int) -> None:
        """The decisions that were rehearsed."""
        for seat, key in self.night.choices[len(self.table.choices) : until]:
            asked, made = self.here.seats[seat], len(self.table.choices)
            await asked.until(lambda each, made=made: each.choices == made and each.questions)
            await asked.choose(key)
            self.table.choose(key, seat)
        await self.in_step()

    async def in_step(self) -> None:
        for seat in self.points.values():
            await seat.until(lambda each: each.choices == len(self.table.choices))

    def everybody_sees_what_they_may(self) -> None:
        """The view that was put together from what came is the engine's view of that seat."""
        for point, seat in self.points.items():
            assert seat.views == {point: plain(self.table.view(point))}

    def everybody_heard_what_they_may(self) -> None:
        told = [(event, plain(event)) for event in self.table.events]
        for point, seat in self.points.items():
            heard = [each["event"] for each in seat.logs[point]]
            assert heard == [line for event, line in told if event.seen_by(point)]

    def nobody_heard_a_secret(self) -> None:
        """No hand, no card in a room, no answer, no Objective, no back of a spell, no chance was ever named."""
        table = self.table
        for point, ears in self._ears.items():
            words = ears.listen()
            assert not words & {*secret_words(table, point), str(table.state.rng), table.hash()}
            beginnings = tuple(secret_beginnings(table, point))
            assert not [word for word in words if word.startswith(beginnings)]
            assert ears.seat.over or self.night.seed not in words
            assert not shown_too_much(table, point, ears.seat.views[point])

    def spectators_see_what_investigators_see(self) -> None:
        public = without_own(self.watcher.views[None])
        assert [without_own(self.here.seats[seat].views[seat]) for seat in INVESTIGATORS] == [public, public]


def without_own(view: Json) -> Json:
    """A view without what belongs to one seat alone, such as cards that lie face down before it."""
    people: list[Json] = [{**each, "face_down_cards": []} for each in view["investigators"]]
    return {**{name: value for name, value in view.items() if name not in OWN}, "investigators": people}


@pytest.fixture
def house(serve: Callable[..., Running]) -> Running:
    return serve()


@pytest.fixture
async def watched(house: Running) -> AsyncIterator[Watched]:
    night = a_whole_night()
    async with party(house, people=3, game=GAME, options=night.options, seed=night.seed) as here:
        visitor = await house.visitor()
        watcher = await visitor.sit(here.code)
        yield Watched(here, watcher, night)
        await watcher.close()
        await visitor.leave()


def first(night: Night, kind: type[Event]) -> int:
    """The first decision that led to something."""
    table = night.begin()
    for number, (seat, key) in enumerate(night.choices):
        before = len(table.events)
        table.choose(key, seat)
        if any(isinstance(event, kind) for event in table.events[before:]):
            return number
    raise AssertionError


async def test_a_whole_game_tells_each_side_only_what_it_may_know(watched: Watched) -> None:
    whole = len(watched.night.choices)
    for made in (*range(0, whole, OFTEN), whole):
        await watched.play(made)
        watched.everybody_sees_what_they_may()
        watched.nobody_heard_a_secret()
        watched.spectators_see_what_investigators_see()
    watched.everybody_heard_what_they_may()
    result = watched.table.result
    assert result is not None and watched.watcher.over
    assert watched.watcher.table["result"]["won"] == {str(seat): won for seat, won in result.won.items()}


# That the ears are good: whatever a view lets slip is heard.


def show_the_hand(state: Mansions) -> Json:
    return {"hand": [front(card) for card in state.mythos_hand]}


def show_the_answers(state: Mansions) -> Json:
    return {"answers": dict(state.answers)}


def show_the_letter(state: Mansions) -> Json:
    return {"objective": state.answers.get(1)}


def show_what_lies_in_the_rooms(state: Mansions) -> Json:
    return {"piles": see_piles(state, whole=True)}


def show_the_tokens(state: Mansions) -> Json:
    return {"monsters": see_monsters(state, state.keeper)}


def show_the_spells(state: Mansions) -> Json:
    return {"unused": [card for copies in state.spells.values() for card in copies]}


def show_the_next_trauma(state: Mansions) -> Json:
    return {"unused": [front(state.trauma.cards[-1])]}


def show_the_next_event(state: Mansions) -> Json:
    return {"unused": [f"{state.events[-1]}-text"]}


def show_the_dice(state: Mansions) -> Json:
    return {"unused": [str(state.rng)]}


SLIPS = [
    show_the_hand,
    show_the_answers,
    show_the_letter,
    show_what_lies_in_the_rooms,
    show_the_tokens,
    show_the_spells,
    show_the_next_trauma,
    show_the_next_event,
    show_the_dice,
]


@pytest.mark.parametrize("slip", SLIPS)
async def test_what_slips_out_is_overheard(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, slip: Callable[[Mansions], Json]
) -> None:
    fair = view

    def slipping(state: Mansions, seat: int | None) -> View:
        seen = fair(state, seat)
        return seen if seat == state.keeper else replace(seen, **slip(state))

    await watched.play(full_of_secrets(watched.night))
    monkeypatch.setattr(watched.table.game, "view", slipping)
    await watched.play(len(watched.table.choices) + 1)
    with pytest.raises(AssertionError):
        watched.nobody_heard_a_secret()


def full_of_secrets(night: Night) -> int:
    """The first decision before and after which the keeper has cards, and a monster whose back nobody has seen."""
    table, before = night.begin(), False
    for number, (seat, key) in enumerate(night.choices):
        table.choose(key, seat)
        unseen = any(not monster.seen and not monster.damage for monster in table.state.monsters)
        now = bool(unseen and table.state.mythos_hand)
        if before and now:
            return number
        before = now
    raise AssertionError


@pytest.mark.parametrize("shown", [CardTurned, KeeperDrewCard])
async def test_what_came_to_light_is_taken_back_only_if_both_sides_agree(watched: Watched, shown: type[Event]) -> None:
    """Also where only the keeper saw something new: he could draw something better."""
    made = first(watched.night, shown)
    await watched.play(made + 1)
    seat, _ = watched.night.choices[made]
    asking = watched.here.seats[seat]
    others = [each for number, each in enumerate(watched.here.seats) if number != seat]
    assert offer(asking)["to"] == made and offer(asking)["free"] is False
    await asking.go_back("step")
    await agree(others[0])
    await agree(others[1], yes=False)
    await watched.here.in_step()
    assert [(each.choices, each.vote) for each in watched.here.seats] == [(made + 1, None)] * 3
    await asking.go_back("step")
    for each in others:
        await agree(each)
    await watched.here.in_step()
    watched.table.undo(1)
    await watched.in_step()
    watched.everybody_sees_what_they_may()
    watched.everybody_heard_what_they_may()


async def test_a_table_tells_who_keeps_the_house(house: Running) -> None:
    async with party(house, people=3, game=GAME, options={"keeper": 2}) as here:
        sides = {side["name"]: side["seats"] for side in (await here.host.info(here.code))["sides"]}
        assert sides == {"investigators": [0, 1], "keeper": [2]}
        assert [seat.questions[0]["topic"] for seat in here.seats if seat.questions][-1] == "answer"


@pytest.mark.parametrize("keeper", [0, 1], ids=["investigators", "keeper"])
async def test_bots_play_either_side(house: Running, keeper: int) -> None:
    """Two bots: against a person who keeps the house, or one keeps it and the other plays with the person."""
    host, chance = await house.visitor(), Random(keeper)
    bot = {"kind": "bot"}
    asked = {"game": GAME, "seats": [{"kind": "mine"}, bot, bot], "options": {"keeper": keeper}, "pace": "fast"}
    code: str = (await host.ask("POST", "/api/tables", json=asked))["code"]
    seat = await host.sit(code)
    assert kinds(seat.table) == ["human", "bot", "bot"]
    while not seat.over and seat.views[0]["round"] < ROUNDS:
        await seat.until(lambda each: each.questions or each.over)
        if seat.questions:
            await seat.choose(chance.choice(seat.questions[0]["options"])["key"])
    assert seat.views[0]["keeper"] == keeper and bool(seat.views[0]["answers"]) is (keeper == 0)
    chosen = {each["seat"] for update in seat.updates for each in update.get("chosen", []) if each.get("bot")}
    assert chosen == {1, 2}
    await seat.close()
    await host.leave()
