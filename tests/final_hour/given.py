"""Situations for the tests: a table in a state built with a few words.

table = given(players=2).put("red-wanderer-2", 6).seal(6, 7).stand(0, 6).table()
asked = play_out(activate_zone(table, 0, Zone.PURPLE))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.campus import CAMPUS
from miskatonic.games.final_hour.cards import ACTION_CARDS
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.setup import begin
from miskatonic.games.final_hour.state import FinalHour, Played
from miskatonic.games.final_hour.words import DAMAGE, EMPTY, FRESH_SEAL, USED_SEAL, GateSymbol, Symbol
from miskatonic.kernel.table import Table as KernelTable
from tests.asking import Asked, choose, keys, play_out

__all__ = ["Asked", "card_number", "choose", "given", "keys", "kinds_at", "monsters_at", "play_out"]

TEAM = ("jenny-barnes", "lily-chen", "michael-mcglen", "rita-young")


class Situation:
    """A state under construction. Every word keeps all components conserved."""

    def __init__(self, players: int, options: dict[str, Any], seed: int, bare: bool) -> None:
        self.setup = GAME.setup(players, seed, options)
        self.state: FinalHour = begin(self.setup)
        if bare:
            self.clear()

    def clear(self) -> Self:
        """Take all monsters off the board."""
        for location in self.state.locations:
            for token in location.monsters():
                location.spaces[location.spaces.index(token)] = EMPTY
                home = self.state.cup.tokens if MONSTERS[token].special is None else self.state.beside_sheet
                home.append(token)
        return self

    def put(self, kind: str, at: int, count: int = 1) -> Self:
        """Put monsters of a kind into empty spaces of a location."""
        for _ in range(count):
            home = self.state.cup.tokens if MONSTERS_BY_KIND[kind].special is None else self.state.beside_sheet
            token = next(token for token in home if MONSTERS[token].id == kind)
            home.remove(token)
            spaces = self.state.locations[at].spaces
            spaces[spaces.index(EMPTY)] = token
        return self

    def fill(self, at: int, kind: str = "blue-plain-1") -> Self:
        """Fill what is left of a location with monsters of a kind, then of any kind without symbols."""
        for space in list(self.state.locations[at].spaces):
            if space == EMPTY:
                left = [MONSTERS[token].id for token in self.state.cup.tokens]
                kinds = [kind, "red-plain-1", "blue-plain-1", "red-killer-1", "blue-killer-1"]
                self.put(next(each for each in kinds if each in left), at)
        return self

    def damage(self, at: int, count: int = 1) -> Self:
        for _ in range(count):
            spaces = self.state.locations[at].spaces
            spaces[spaces.index(EMPTY)] = DAMAGE
        return self

    def seal(self, one: int, other: int, *, fresh: bool = True) -> Self:
        walkway = CAMPUS.edge(one, other)
        assert walkway is not None, f"no walkway joins {one} and {other}"
        self.state.seals[walkway] = FRESH_SEAL if fresh else USED_SEAL
        return self

    def stand(self, who: int, at: int) -> Self:
        self.state.investigators[who].location = at
        return self

    def health(self, who: int, left: int) -> Self:
        self.state.investigators[who].health.left = left
        return self

    def hand(self, who: int, numbers: Iterable[int]) -> Self:
        """Give an investigator exactly these priority cards (taken from wherever they are)."""
        investigator = self.state.investigators[who]
        self.state.priority.cards.extend(investigator.hand)
        investigator.hand = []
        wanted = sorted(numbers)
        for number in wanted:
            self._take_priority(number)
        investigator.hand = wanted
        return self

    def priority_deck(self, *top_first: int) -> Self:
        """Put these cards on top of the priority deck, the first one uppermost."""
        for number in reversed(top_first):
            self._take_priority(number)
            self.state.priority.cards.append(number)
        return self

    def priority_discard(self, *numbers: int) -> Self:
        for number in numbers:
            self._take_priority(number)
            self.state.priority.discard.append(number)
        return self

    def empty_priority_deck(self, keep: int = 0) -> Self:
        """Move the priority deck, but for some cards, to the discard pile."""
        deck = self.state.priority
        while len(deck.cards) > keep:
            deck.discard.append(deck.cards.pop(0))
        return self

    def _take_priority(self, number: int) -> None:
        state = self.state
        zones: list[list[int]] = [state.priority.cards, state.priority.discard, state.kept, state.row]
        zones += [each.hand for each in state.investigators]
        for zone in zones:
            if number in zone:
                zone.remove(number)
                if any(zone is each.hand for each in state.investigators):
                    zone.append(state.priority.cards.pop(0))
                    zone.sort()
                return
        raise AssertionError(f"priority card {number} is already played")

    def top_action(self, who: int, title: str, copy: int = 0) -> Self:
        """Put an action card on top of an investigator's deck."""
        card = card_number(title, copy)
        cards = self.state.investigators[who].actions.cards
        cards.remove(card)
        cards.append(card)
        return self

    def play(self, who: int, title: str, priority: int, copy: int = 0, *, revealed: bool = False) -> Self:
        """Lay an action card of an investigator under a priority card."""
        card = card_number(title, copy)
        self.state.investigators[who].actions.cards.remove(card)
        self._take_priority(priority)
        self.state.played.append(Played(who, card, priority, revealed))
        return self

    def clue(self, at: int, symbol: Symbol | str) -> Self:
        """Let a location hold this clue; what lay there is swapped with a hidden token."""
        wanted = Symbol(symbol)
        here = self.state.locations[at]
        if here.clue is wanted:
            return self
        for location in self.state.locations:
            if location.clue is wanted:
                location.clue, here.clue = here.clue, location.clue
                return self
        place = self.state.ritual_tokens.index(wanted)
        assert here.clue is not None and here.clue is not Symbol.KEY
        self.state.ritual_tokens[place], here.clue = here.clue, wanted
        return self

    def no_clue(self, at: int) -> Self:
        """The clue of a location has been found already."""
        clue = self.state.locations[at].clue
        if clue is not None:
            if clue is Symbol.KEY:
                self.state.keys_removed += 1
            else:
                self.state.found.append(clue)
            self.state.locations[at].clue = None
        return self

    def ritual(self, one: Symbol | str, other: Symbol | str) -> Self:
        """Let the two ritual tokens show these symbols; the others are swapped into the locations."""
        for place, symbol in enumerate((Symbol(one), Symbol(other))):
            current = self.state.ritual_tokens[place]
            if current is symbol:
                continue
            later = self.state.ritual_tokens[place + 1 :]
            if symbol in later:
                self.state.ritual_tokens.reverse()
                continue
            location = next(each for each in self.state.locations if each.clue is symbol)
            location.clue, self.state.ritual_tokens[place] = current, symbol
        return self

    def gates(self, *top_first: GateSymbol | str) -> Self:
        """Leave exactly these tokens in the gate stack, the first one uppermost (others count as revealed)."""
        self.state.gate_stack = [GateSymbol(symbol) for symbol in reversed(top_first)]
        return self

    def item(self, who: int, item: str) -> Self:
        self.state.items.cards.remove(item)
        self.state.investigators[who].items.append(item)
        return self

    def lead(self, who: int) -> Self:
        self.state.lead = who
        return self

    def table(self, step: str = "round.end") -> Table:
        """The table in this situation, at the first decision of a step."""
        self.state.step = step
        return KernelTable(GAME, self.setup, origin=GAME.encode(self.state))


MONSTERS_BY_KIND = {kind.id: kind for kind in MONSTERS.values()}


def given(
    players: int = 2, *, investigators: Sequence[str] | None = None, seed: int = 1, bare: bool = True, **options: Any
) -> Situation:
    """A situation right after set-up, without the starting monsters unless `bare=False`."""
    count = 2 if players == 1 else players
    options["investigators"] = list(investigators or TEAM[:count])
    return Situation(players, options, seed, bare)


def card_number(title: str, copy: int = 0) -> int:
    """The number of an action card by its title."""
    return next(card.number for card in ACTION_CARDS if card.title == title and card.copy == copy)


def kinds_at(table: Table, at: int) -> list[str]:
    """What the spaces of a location hold: kinds of monsters, "damage", "empty"."""
    names = {EMPTY: "empty", DAMAGE: "damage"}
    return [names[space] if space in names else MONSTERS[space].id for space in table.state.locations[at].spaces]


def monsters_at(table: Table, at: int) -> list[str]:
    """The kinds of the monsters in a location, sorted."""
    return sorted(kind for kind in kinds_at(table, at) if kind not in ("empty", "damage"))
