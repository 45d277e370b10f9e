"""Situations for the tests: a scenario in a state built with a few words.

    scene = given("01001").house().enemy("01160", engaged=0).hand(0, "01016").bag("0")
    scene.do("fight:01160")
    assert scene.harm("01160") == 1

Words that build change the state; the first `do`, `keys` or `table` after them starts the step anew from that state.
A flow of the engine can also be run by itself: `scene.run(take(scene.table, 0, damage=2), "done")`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, Self

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.card import Table
from miskatonic.games.arkham_lcg.in_play_index import forget_index
from miskatonic.games.arkham_lcg.places import reveal
from miskatonic.games.arkham_lcg.play import new_card
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.state import ArkhamLcg, InPlay, Investigator
from miskatonic.games.arkham_lcg.words import NOBODY, NOWHERE, Kind
from miskatonic.games.arkham_lcg.zones import attach, place_asset, place_in_threat_area, put_into_play
from miskatonic.kernel.decision import Decision, Gather
from miskatonic.kernel.table import Table as KernelTable

ROLAND, DAISY, SKIDS, AGNES, WENDY = "01001", "01002", "01003", "01004", "01005"
STUDY, HALLWAY, ATTIC, CELLAR, PARLOR = "01111", "01112", "01113", "01114", "01115"


class Scene:
    """A scenario under way, and the words to change it."""

    def __init__(self, investigators: tuple[str, ...], seed: int, options: dict[str, Any]) -> None:
        setup = GAME.setup(len(investigators), seed, {"investigators": list(investigators), **options})
        self.table: Table = KernelTable(GAME, setup)
        self.dirty = False
        self._begin()

    def _begin(self) -> None:
        """Through the set-up to the first turn: the first seat leads, nobody takes a mulligan, hands are emptied."""
        while self.table.state.round == 0:
            decision = self.table.decision
            assert decision is not None
            self.table.choose(next((o for o in decision.options if o.key in ("done", "pass")), decision.options[0]))
        state = self.state
        state.lead = 0
        for investigator in state.investigators:
            investigator.deck += investigator.hand
            investigator.hand.clear()
        state.enemies.clear()
        for card in [card for card in state.play if self.kind(card) is Kind.ENEMY]:
            del state.play[card]
            state.encounter.cards.append(card)
        self.turn(0)

    # The state, and how it is changed.

    @property
    def state(self) -> ArkhamLcg:
        return self.table.state

    def _changed(self) -> Self:
        self.dirty = True
        forget_index(self.state)
        return self

    def resumed(self) -> Table:
        """The table, with the step begun anew if anything was changed."""
        if self.dirty:
            self.dirty = False
            self.table = KernelTable(GAME, self.table.setup, origin=GAME.encode(self.state))
        return self.table

    def turn(self, who: int, actions: int = 3) -> Self:
        """It is the turn of an investigator."""
        state = self.state
        state.phase, state.active, state.step, state.window = "investigation", who, "investigation.action", ""
        state.round = max(1, state.round)
        for each in state.investigators:
            each.actions = actions
        state.investigators[who].turn_taken = True
        return self._changed()

    def step(self, name: str, phase: str | None = None) -> Self:
        """The next thing that happens is this step, outside anybody's turn."""
        self.state.step = name
        self.state.phase = phase or name.split(".", maxsplit=1)[0]
        self.state.active = NOBODY
        return self._changed()

    def who(self, seat: int = 0) -> Investigator:
        return self.state.investigators[seat]

    def kind(self, card: int) -> Kind:
        return PRINTED[self.state.codes[card]].type

    def take(self, code: str, owner: int = NOBODY) -> int:
        """A copy of a card from wherever it is out of play, or from the collection."""
        state = self.state
        piles = [state.encounter.cards, state.encounter.discard, state.set_aside, state.cultists]
        piles += [pile for each in state.investigators for pile in (each.deck, each.discard)]
        for pile in piles:
            for card in pile:
                if state.codes[card] == code and state.owners[card] == owner:
                    pile.remove(card)
                    return card
        return new_card(self.table, code, owner)

    # Cards of the investigators.

    def hand(self, who: int, *codes: str) -> Self:
        """These cards come to a hand."""
        self.who(who).hand += [self.take(code, who) for code in codes]
        return self._changed()

    def deck(self, who: int, *codes: str) -> Self:
        """The deck is exactly these cards, the first on top."""
        investigator = self.who(who)
        self.state.removed += investigator.deck
        investigator.deck = []
        investigator.deck = [self.take(code, who) for code in reversed(codes)]
        return self._changed()

    def top(self, who: int, *codes: str) -> Self:
        """These cards lie on top of the deck, the first topmost."""
        investigator = self.who(who)
        cards = [self.take(code, who) for code in reversed(codes)]
        investigator.deck += cards
        return self._changed()

    def discarded(self, who: int, *codes: str) -> Self:
        """These cards lie in the discard pile, the last on top."""
        self.who(who).discard += [self.take(code, who) for code in codes]
        return self._changed()

    def asset(self, who: int, code: str, **marks: Any) -> Self:
        """An asset is in play, with its uses, or with what is said of it."""
        card = self.take(code, who)
        place_asset(self.table, card, who)
        self._mark(card, marks)
        return self._changed()

    def threat(self, who: int, code: str, owner: int | None = None, **marks: Any) -> Self:
        """A treachery is in a threat area."""
        weakness = PRINTED[code].weakness is not None
        card = self.take(code, who if owner is None and weakness else NOBODY if owner is None else owner)
        place_in_threat_area(self.table, card, who, InPlay())
        self._mark(card, marks)
        return self._changed()

    def _mark(self, card: int, marks: dict[str, Any]) -> None:
        for name, value in marks.items():
            setattr(self.state.play[card], name, value)

    def has(self, who: int = 0, **marks: Any) -> Self:
        """Of an investigator: resources, clues, damage, horror, actions..."""
        for name, value in marks.items():
            setattr(self.who(who), name, value)
        return self._changed()

    # The map and who is on it.

    def house(self) -> Self:
        """The Gathering after its first act: the whole house is in play, everybody in the Hallway."""
        state = self.state
        act = state.acts.pop()
        del state.play[act]
        state.removed.append(act)
        put_into_play(self.table, state.acts[-1], InPlay())
        for code in (HALLWAY, ATTIC, CELLAR, PARLOR):
            put_into_play(self.table, self.take(code), InPlay())
        study = self.place(STUDY)
        del state.play[study]
        state.locations.remove(study)
        state.removed.append(study)
        for seat in range(len(state.investigators)):
            self.at(seat, HALLWAY)
        return self._changed()

    def place(self, code: str) -> int:
        """The location in play with this code."""
        return next(card for card in self.state.locations if self.state.codes[card] == code)

    def location(self, code: str) -> Self:
        """A location comes into play, unrevealed."""
        put_into_play(self.table, self.take(code), InPlay())
        return self._changed()

    def at(self, who: int, code: str) -> Self:
        """An investigator is at a location, which is revealed."""
        location = self.place(code)
        self.who(who).location = location
        reveal(self.table, location)
        return self._changed()

    def clues(self, code: str, count: int) -> Self:
        self.state.play[self.place(code)].clues = count
        return self._changed()

    def attached(self, code: str, to: str, owner: int = NOBODY) -> Self:
        attach(self.table, self.take(code, owner), self.place(to))
        return self._changed()

    def enemy(
        self, code: str, *, at: str | None = None, engaged: int = NOBODY, owner: int = NOBODY, **marks: Any
    ) -> Self:
        """An enemy is in play: at a location, or engaged with somebody; by default at the first one's location."""
        card = self.take(code, owner)
        here = self.who(0).location if at is None else self.place(at)
        put_into_play(self.table, card, InPlay(location=here))
        if engaged != NOBODY:
            self.state.play[card].engaged = engaged
            self.state.play[card].location = NOWHERE
            self.who(engaged).threats.append(card)
        self._mark(card, marks)
        return self._changed()

    # The scenario's decks, doom, and the bag.

    def encounter(self, *codes: str) -> Self:
        """These cards lie on top of the encounter deck, the first topmost."""
        cards = [self.take(code) for code in reversed(codes)]
        self.state.encounter.cards += cards
        return self._changed()

    def encounter_deck(self, *codes: str) -> Self:
        """The encounter deck is exactly these cards, the first on top; its discard pile is empty."""
        encounter = self.state.encounter
        cards = [self.take(code) for code in reversed(codes)]
        self.state.removed += [*encounter.cards, *encounter.discard]
        encounter.cards, encounter.discard = cards, []
        return self._changed()

    def act(self, stage: int) -> Self:
        """The current act is this one."""
        return self._advance_to(self.state.acts, stage)

    def agenda(self, stage: int) -> Self:
        return self._advance_to(self.state.agendas, stage)

    def _advance_to(self, deck: list[int], stage: int) -> Self:
        while PRINTED[self.state.codes[deck[-1]]].stage != stage:
            card = deck.pop()
            del self.state.play[card]
            self.state.removed.append(card)
            put_into_play(self.table, deck[-1], InPlay())
        return self._changed()

    def doom(self, count: int) -> Self:
        """So much doom on the current agenda."""
        self.state.play[self.state.agendas[-1]].doom = count
        return self._changed()

    def bag(self, *tokens: str) -> Self:
        """The chaos bag holds just these tokens: one alone is sure to be drawn."""
        self.state.bag = list(tokens)
        return self._changed()

    # Playing.

    def keys(self) -> list[str]:
        """The keys of the options somebody has now; none when the game is over."""
        decision = self.resumed().decision
        return [] if decision is None else [option.key for option in decision.options]

    def seat(self) -> int | None:
        """Who is asked."""
        decision = self.resumed().decision
        return None if decision is None else decision.seat

    def offers(self, start: str) -> bool:
        """Is there an option whose key begins like this?"""
        return any(key.startswith(start) for key in self.keys())

    def do(self, *keys: str) -> Self:
        """Choose options by the beginning of their keys, one after the other."""
        for key in keys:
            table = self.resumed()
            decision = table.decision
            assert decision is not None, f"nothing is asked, so {key!r} cannot be chosen"
            found = [o for o in decision.options if o.key == key] or [
                o for o in decision.options if o.key.startswith(key)
            ]
            assert found, f"{key!r} is not offered; there are {self.keys()}"
            table.choose(found[0])
        return self

    def pass_all(self) -> Self:
        """Pass and decline as long as that is an answer."""
        while found := [key for key in self.keys() if key in ("pass", "done")]:
            self.do(found[0])
        return self

    def run(self, flow: Generator[Any, Any, Any] | Iterable[Any], *answers: str) -> Any:
        """Run a flow of the engine by itself; its questions are answered by the beginnings of keys, then declined."""
        waiting = list(answers)
        if not isinstance(flow, Generator):
            assert not waiting, f"never asked: {waiting}"
            return flow
        reply: Any = None
        while True:
            try:
                asked: Decision | Gather = flow.send(reply)
            except StopIteration as finished:
                assert not waiting, f"never asked: {waiting}"
                return finished.value
            assert isinstance(asked, Decision)
            reply = self._answer(asked, waiting)

    def _answer(self, asked: Decision, waiting: list[str]) -> Any:
        keys = [option.key for option in asked.options]
        if waiting:
            wanted = waiting.pop(0)
            found = [o for o in asked.options if o.key == wanted] or [
                o for o in asked.options if o.key.startswith(wanted)
            ]
            assert found, f"{wanted!r} is not offered; there are {keys}"
            return found[0]
        found = [o for o in asked.options if o.key in ("pass", "done", "as-listed")]
        assert found, f"unexpected question {asked.prompt.id}: {keys}"
        return found[0]

    # Looking.

    def card(self, code: str) -> int:
        """The number of the card in play with this code."""
        return next(card for card in self.state.play if self.state.codes[card] == code)

    def in_play(self, code: str) -> bool:
        return any(self.state.codes[card] == code for card in self.state.play)

    def entry(self, code: str) -> InPlay:
        return self.state.play[self.card(code)]

    def harm(self, code: str) -> int:
        """The damage on a card in play."""
        return self.entry(code).damage

    def codes(self, cards: list[int]) -> list[str]:
        return [self.state.codes[card] for card in cards]

    def events(self, tag: str) -> list[Any]:
        """What the log tells of one kind since the step was begun anew."""
        return [event for event in self.table.events if event.__struct_config__.tag == tag]


def given(*investigators: str, seed: int = 1, **options: Any) -> Scene:
    """A scenario (The Gathering unless said otherwise) in the first turn of the first of these investigators."""
    return Scene(investigators or (ROLAND,), seed, options)
