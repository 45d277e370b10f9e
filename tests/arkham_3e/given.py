"""Situations for the tests: a game in a state built with a few words.

    game = given("agnes-baker", "jenny-barnes").stand(0, "black-cave").monster("robed-figure", "black-cave")
    game.turn(0).do("attack", dice="6 1")
    assert not game.monsters("black-cave")

A new situation has no doom, no clues, no monsters on the board, nobody's possessions, an empty codex and full decks.
Words take components from where they lie, so that all stay conserved. A rule is run on its own with `run`; `turn`,
`encounter`, `monsters_act` and `mythos` let the game itself go on from there, answered by `do`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self
from unittest.mock import patch

from miskatonic.games.arkham_3e import GAME
from miskatonic.games.arkham_3e.components import ENCOUNTERS, TOKENS, card_of
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.setup import begin
from miskatonic.games.arkham_3e.state import Acting, Arkham, Face, InCodex, Investigator, Marker, Monster, OnCard
from miskatonic.games.arkham_3e.verbs import LANGUAGE
from miskatonic.games.arkham_3e.words import CardId, Colour, Skill, front
from tests.situations import DiceSituation, rolling

TEAM = ("tommy-muldoon", "norman-withers", "michael-mcglen", "wendy-adams", "minh-thi-phan", "daniela-reyes")


class Situation(DiceSituation[Arkham]):
    """A game under way, and the words to change it."""

    game = GAME
    language = LANGUAGE
    me = Me

    def __init__(self, investigators: tuple[str, ...], seed: int, options: dict[str, Any]) -> None:
        setup = GAME.setup(len(investigators), seed, {"investigators": list(investigators), **options})
        state = begin(setup)
        state.round, state.phase = 1, "action"
        super().__init__(setup, state, "action.begin")

    # Going on.

    def turn(self, who: int = 0, actions: int = 2) -> Self:
        """The action phase, at the turn of an investigator; the others follow."""
        state = self.state
        state.phase, state.turn, state.actions_left = "action", who, actions
        state.order = [seat for seat in state.standing() if seat != who]
        self.table = self._at(state, "action.choose")
        return self

    def monsters_act(self, step: str = "monster.begin", dice: str = "") -> Self:
        """The monster phase, from its beginning or from one of its steps."""
        state = self.state
        state.phase, state.turn, state.order = "monster", None, []
        with rolling(dice):
            self.table = self._at(state, step)
        return self

    def encounter(self, who: int = 0, dice: str = "") -> Self:
        """The encounter phase, at the turn of one investigator alone."""
        state = self.state
        state.phase, state.turn, state.order = "encounter", None, [who]
        with rolling(dice):
            self.table = self._at(state, "encounter.turn")
        return self

    def mythos(self, *tokens: str, dice: str = "") -> Self:
        """The mythos phase, with exactly these tokens in the cup, of which the first comes first."""
        state = self.state
        state.cup.tokens, state.cup.beside = list(tokens), []
        state.turn, state.order = None, []
        with rolling(dice), drawing_in_order():
            self.table = self._at(state, "mythos.begin")
        return self

    def evade(self, *kinds: str, dice: str) -> Self:
        """An evade action of whoever is in turn, and whom it sets free of which monsters."""
        self.do("evade", dice=dice)
        for kind in kinds:
            self.do(f"evade:{self.the(kind).token}")
        return self

    def attacking(self, who: int = 0) -> Self:
        """In the midst of an attack action of somebody."""
        self.state.acting = Acting(who, "attack")
        return self

    # Investigators.

    def __getitem__(self, who: int) -> Investigator:
        return self.state.investigators[who]

    def stand(self, who: int, space: str) -> Self:
        self[who].space = space
        return self

    def hurt(self, who: int, damage: int = 0, horror: int = 0) -> Self:
        self[who].damage, self[who].horror = damage, horror
        return self

    def has(self, who: int, money: int = 0, clues: int = 0, remnants: int = 0) -> Self:
        self[who].money, self[who].clues, self[who].remnants = money, clues, remnants
        return self

    def focus(self, who: int, *skills: str) -> Self:
        self[who].focus = [Skill(skill) for skill in skills]
        return self

    def delay(self, who: int) -> Self:
        self[who].delayed = True
        return self

    def leader(self, who: int) -> Self:
        self.state.leader = who
        return self

    # Cards.

    def take(self, card: CardId) -> CardId:
        """Take a card out of its deck or set: "dark-pact" is any copy; starting cards and luck come from nowhere."""
        state = self.state
        for pile in (state.items, state.display, state.allies, state.spells, state.special, state.pacts):
            for each in pile:
                if each == card or ("#" not in card and front(each) == card):
                    pile.remove(each)
                    return each
        assert card_of(card).source == "starting" or card in ("blessed", "cursed"), f"{card} is in nobody's deck"
        return card

    def card(self, who: int, *cards: CardId) -> Self:
        """Give an investigator cards, without what happens when they are gained."""
        for name in cards:
            card = self.take(name)
            (self[who].conditions if card_of(card).kind == "condition" else self[who].cards).append(card)
        return self

    def on_card(self, card: CardId, damage: int = 0, horror: int = 0) -> Self:
        self.state.on_cards[card] = OnCard(damage, horror)
        return self

    def display(self, *cards: CardId) -> Self:
        """Exactly these items lie in the display."""
        state = self.state
        state.items[:0] = state.display
        state.display = []
        state.display = [self.take(card) for card in cards]
        return self

    def top(self, pile: list[str], *top_first: str) -> Self:
        """Put cards on top of one of the decks they are in."""
        for card in reversed(top_first):
            pile.remove(card)
            pile.append(card)
        return self

    def bottom(self, pile: list[str], *bottom_first: str) -> Self:
        for card in reversed(bottom_first):
            pile.remove(card)
            pile.insert(0, card)
        return self

    def held(self, who: int) -> list[str]:
        """The fronts of all cards and conditions of an investigator, sorted."""
        return sorted(front(card) for card in (*self[who].cards, *self[who].conditions))

    def top_encounter(self, card: str) -> Self:
        """Put a card on top of its deck; an event comes from the event deck into that of its neighbourhood."""
        state = self.state
        deck = ENCOUNTERS[card].deck
        pile = state.decks["anomaly" if ENCOUNTERS[card].bands else deck]
        for source in (pile, state.events, state.event_discard):
            if card in source:
                source.remove(card)
        pile.append(card)
        return self

    # The board.

    def doom(self, **spaces: int) -> Self:
        """So much doom in some spaces: `doom(black_cave=2)`."""
        for space, count in spaces.items():
            self.state.doom[space.replace("_", "-")] = count
        return self

    def sheet(self, doom: int = 0, clues: int = 0, markers: int = 0) -> Self:
        state = self.state
        state.sheet_doom, state.sheet_clues, state.sheet_markers = doom, clues, markers
        return self

    def clue(self, *neighborhoods: str) -> Self:
        for id in neighborhoods:
            self.state.clues[id] = self.state.clues.get(id, 0) + 1
        return self

    def anomaly(self, *neighborhoods: str) -> Self:
        self.state.anomalies += neighborhoods
        return self

    def codex(self, *numbers: int, face: Face = "front") -> Self:
        """Archive cards are in the codex, without what happens as they are added."""
        for number in numbers:
            self.state.archive.remove(number)
            self.state.codex.append(InCodex(number, face))
        return self

    def marker(self, space: str, colour: Colour | str, *, up: bool = True) -> Self:
        self.state.markers.append(Marker(space, Colour(colour), up))
        return self

    def monster(
        self, kind: str, space: str, status: str = "ready", *, engaged: tuple[int, ...] = (), damage: int = 0
    ) -> Self:
        """A monster in a space, from wherever it lies, without what happens as it is spawned."""
        state = self.state
        piles = (state.monster_deck, state.aside, state.box)
        supply = next((pile for pile in piles if any(TOKENS[each] == kind for each in pile)), None)
        token = next(each for each in (supply if supply is not None else TOKENS) if TOKENS[each] == kind)
        if supply is not None:
            supply.remove(token)
        actual = "engaged" if engaged else status
        state.monsters.append(Monster(token, space, actual, list(engaged), damage))  # type: ignore[arg-type]
        return self

    def monsters(self, space: str | None = None) -> list[Monster]:
        return [each for each in self.state.monsters if space in (None, each.space)]

    def the(self, kind: str) -> Monster:
        """The monster of a kind that is on the board."""
        return next(each for each in self.state.monsters if TOKENS[each.token] == kind)

    def kinds(self, space: str | None = None) -> list[str]:
        """The kinds of the monsters in a space, or of all, sorted."""
        return sorted(TOKENS[each.token] for each in self.monsters(space))

    def next_monster(self, kind: str) -> Self:
        """The monster that comes next: at the bottom of the deck."""
        deck = self.state.monster_deck
        token = next(each for each in deck if TOKENS[each] == kind)
        deck.remove(token)
        deck.insert(0, token)
        return self


def given(*investigators: str, players: int = 1, seed: int = 1, **options: Any) -> Situation:
    """A game with these investigators, or with so many of the usual team; the first is the leader."""
    return Situation(investigators or TEAM[:players], seed, options)


@contextmanager
def drawing_in_order() -> Iterator[None]:
    """Tokens come out of the cup in the order in which they were put into it."""

    def draw(bag: Any, source: Any) -> Any:
        return bag.tokens.pop(0) if bag.tokens else None

    with patch("miskatonic.kernel.zones.Bag.draw", draw):
        yield
