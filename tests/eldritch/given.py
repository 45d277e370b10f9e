"""Situations for the tests: a game in a state built with a few words.

    game = given("akachi-onyele", "leo-anderson").stand(0, "rome").monster("ghoul", "rome")
    game.run(fight(game.table, 0, game.monsters("rome")[0]), dice="6 6 1")
    assert not game.monsters("rome")

A new situation has nobody's possessions, no gates, clues or monsters on the board, no mystery and a full reserve of
everything in the decks. Words take components from where they lie, so that all stay conserved. A rule is run on its
own with `run`; `turn`, `encounter` and `mythos` let the game itself go on from there, answered by `do`.
"""

from __future__ import annotations

from typing import Any, Self

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.components import ENCOUNTERS, MONSTERS, MYSTERIES, MYTHOS, TOKENS, card_of
from miskatonic.games.eldritch.mysteries import draw_mystery
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.setup import begin
from miskatonic.games.eldritch.state import Clue, Eldritch, EldritchToken, Fallen, Investigator, Monster, Ongoing
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.words import CardId, Harm, Skill, front
from tests.situations import DiceSituation, rolling

TEAM = (
    "akachi-onyele",
    "leo-anderson",
    "lily-chen",
    "mark-harrigan",
    "silas-marsh",
    "lola-hayes",
    "trish-scarborough",
    "jacqueline-fine",
)


class Situation(DiceSituation[Eldritch]):
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
        """The Action Phase, at the turn of an investigator; those after them follow."""
        state = self.state
        seats = state.standing()
        state.phase, state.turn, state.actions_left, state.turn_over = "action", who, actions, False
        state.order = seats[seats.index(who) + 1 :]
        self.table = self._at(state, "action.choose")
        return self

    def encounter(self, who: int = 0, dice: str = "") -> Self:
        """The Encounter Phase, at the turn of an investigator; those after them follow."""
        state = self.state
        seats = state.standing()
        state.phase, state.turn, state.order = "encounter", None, seats[seats.index(who) :]
        with rolling(dice):
            self.table = self._at(state, "encounter.turn")
        return self

    def mythos(self, *top_first: str, dice: str = "", step: str = "mythos.begin") -> Self:
        """The Mythos Phase, with these cards on top of the deck."""
        state = self.state
        for card in reversed(top_first):
            self.top_mythos(card)
        state.turn, state.order = None, []
        with rolling(dice):
            self.table = self._at(state, step)
        return self

    def in_mythos_phase(self) -> Self:
        """It is nobody's turn: rules run on their own are those of the Mythos Phase."""
        self.state.phase, self.state.turn, self.state.order = "mythos", None, []
        return self

    # Investigators.

    def __getitem__(self, who: int) -> Investigator:
        return self.state.investigators[who]

    def stand(self, who: int, space: str) -> Self:
        self[who].space = space
        return self

    def health(self, who: int, left: int) -> Self:
        self[who].health.left = left
        return self

    def sanity(self, who: int, left: int) -> Self:
        self[who].sanity.left = left
        return self

    def clues(self, who: int, count: int) -> Self:
        """Clues in hand, of the last faces in the pool."""
        for _ in range(count):
            self[who].clues.append(self.state.clue_pool.pop())
        return self

    def tickets(self, who: int, trains: int = 0, ships: int = 0) -> Self:
        self[who].trains, self[who].ships = trains, ships
        return self

    def improve(self, who: int, skill: Skill | str, level: int = 1) -> Self:
        self[who].improved[Skill(skill)] = level
        return self

    def delay(self, who: int) -> Self:
        self[who].delayed = True
        return self

    def lead(self, who: int) -> Self:
        self.state.lead = who
        return self

    def fallen(self, id: str, space: str, by: Harm = Harm.HEALTH, *cards: str) -> Self:
        """A defeated investigator of an earlier time lies on a space, with these cards."""
        self.state.unused.remove(id)
        self.state.fallen.append(Fallen(id, space, by, [], 0, 0, [self.take(card) for card in cards]))
        return self

    # Cards.

    def take(self, card: CardId) -> CardId:
        """Take a card out of its deck, discard pile or the reserve: "debt" is any copy, "debt#3" that one."""
        state = self.state
        piles = [state.assets.cards, state.assets.discard, state.artifacts.cards, state.artifacts.discard]
        for pile in (*piles, state.reserve, state.spells, state.conditions):
            for each in pile:
                if each == card or ("#" not in card and front(each) == card):
                    pile.remove(each)
                    return each
        raise AssertionError(f"{card} is in nobody's deck")

    def card(self, who: int, *cards: CardId) -> Self:
        """Give an investigator cards, without what happens when they are gained."""
        for name in cards:
            card = self.take(name)
            held = self[who].conditions if card_of(card).kind == "condition" else self[who].cards
            held.append(card)
        return self

    def reserve(self, *cards: CardId) -> Self:
        """Exactly these assets are in the reserve."""
        state = self.state
        state.assets.cards[:0] = state.reserve
        state.reserve = []
        state.reserve = [self.take(card) for card in cards]
        return self

    def top_asset(self, *top_first: CardId) -> Self:
        for card in reversed(top_first):
            self.state.assets.cards.append(self.take(card))
        return self

    def top_artifact(self, *top_first: CardId) -> Self:
        for card in reversed(top_first):
            self.state.artifacts.cards.append(self.take(card))
        return self

    def bottom_spell(self, card: CardId) -> Self:
        """The spell that is gained next at random: double-sided decks are drawn from the bottom."""
        self.state.spells.insert(0, self.take(card))
        return self

    def held(self, who: int) -> list[str]:
        """The fronts of all cards and conditions of an investigator, sorted."""
        return sorted(front(card) for card in (*self[who].cards, *self[who].conditions))

    def top_encounter(self, deck: str, card: str) -> Self:
        """Put a card on top of an encounter deck; of the expedition deck too."""
        pile = self.state.expeditions if deck == "expedition" else self.state.decks[deck]
        assert card in ENCOUNTERS[deck], f"{deck} has no card {card}"
        (pile.cards if card in pile.cards else pile.discard).remove(card)
        pile.cards.append(card)
        return self

    def top_mythos(self, card: str) -> Self:
        """Put a card on top of the Mythos deck, out of the box if it was not used."""
        state = self.state
        for pile in (state.mythos, state.mythos_box, state.mythos_discard):
            if card in pile:
                pile.remove(card)
        state.mythos.append(card)
        return self

    def ongoing(self, card: str, tokens: int | None = None) -> Self:
        """A Mythos card in play, without what happened as it entered."""
        self.top_mythos(card)
        self.state.mythos.remove(card)
        self.state.ongoing.append(Ongoing(card, MYTHOS[card].tokens if tokens is None else tokens))
        return self

    def mystery(self, card: str, *answers: str, dice: str = "") -> Self:
        """The current mystery, with what happens as it is drawn."""
        state = self.state
        if state.mystery is not None:
            state.mysteries.insert(0, state.mystery.card)
        state.mysteries.remove(card)
        state.mysteries.append(card)
        self.run(draw_mystery(self.table), *answers, dice=dice)
        return self

    def solved(self, count: int) -> Self:
        """So many mysteries of the deck are solved already."""
        for _ in range(count):
            self.state.solved.append(self.state.mysteries.pop(0))
        return self

    # The board.

    def monster(self, kind: str, space: str, lost: int = 0) -> Self:
        """A monster on a space, from the cup or from those set aside, without what happens as it is spawned."""
        state = self.state
        supply = next(pile for pile in (state.aside, state.cup) if any(TOKENS[each] == kind for each in pile))
        token = next(each for each in supply if TOKENS[each] == kind)
        supply.remove(token)
        state.monsters.append(Monster(token, space, lost))
        return self

    def monsters(self, space: str | None = None) -> list[Monster]:
        return [each for each in self.state.monsters if space in (None, each.space)]

    def kinds(self, space: str | None = None) -> list[str]:
        """The kinds of the monsters on a space, or of all, sorted."""
        return sorted(TOKENS[each.token] for each in self.monsters(space))

    def next_monster(self, kind: str) -> Self:
        """Leave only monsters of this kind in the cup, so that the next one drawn is one of them."""
        state = self.state
        state.aside += [each for each in state.cup if TOKENS[each] != kind]
        state.cup = [each for each in state.cup if TOKENS[each] == kind]
        return self

    def gate(self, *spaces: str) -> Self:
        for space in spaces:
            self.state.gate_stack.remove(space)
            self.state.gates.append(space)
        return self

    def next_gate(self, *top_first: str) -> Self:
        for space in reversed(top_first):
            self.state.gate_stack.remove(space)
            self.state.gate_stack.append(space)
        return self

    def clue(self, space: str, face: str | None = None) -> Self:
        """A clue on a space; with a face other than the space it is one that was put there by an effect."""
        self.state.clue_pool.remove(face or space)
        self.state.clues.append(Clue(face or space, space))
        return self

    def eldritch(self, space: str, by: str) -> Self:
        self.state.eldritch.append(EldritchToken(space, by))
        return self

    def doom(self, left: int) -> Self:
        self.state.doom = left
        return self

    def omen(self, place: int) -> Self:
        """Green, blue, red, blue: 0 to 3."""
        self.state.omen = place
        return self

    def awake(self) -> Self:
        """The Ancient One is awake, without what happens as it awakens."""
        self.state.awake, self.state.doom = True, 0
        return self

    def quiet_cup(self) -> Self:
        """Leave only monsters in the cup that do nothing when they are spawned, and do not reckon."""
        state = self.state
        quiet = [each for each in state.cup if not (MONSTERS[TOKENS[each]].spawn or MONSTERS[TOKENS[each]].reckoning)]
        state.cup = [each for each in quiet if TOKENS[each] != "cultist"]
        return self

    def done_mystery(self) -> Self:
        """What the current mystery asks for lies on it, or has happened."""
        mystery = self.state.mystery
        assert mystery is not None
        goal = MYSTERIES[mystery.card].goal
        me = Me(who=self.state.lead, card=mystery.card)
        if goal.tokens is not None:
            mystery.tokens = goal.tokens.count(self.table, me)
        if goal.clues is not None:
            mystery.clues = [self.state.clue_pool.pop() for _ in range(goal.clues.count(self.table, me))]
        if goal.gates is not None:
            mystery.gates = [self.state.gate_stack.pop(0) for _ in range(goal.gates.count(self.table, me))]
        if goal.toughness is not None:
            token = next(each for each in self.state.cup if MONSTERS[TOKENS[each]].toughness >= 4)
            self.state.cup.remove(token)
            mystery.monsters = [token]
        if goal.epic is not None:
            self.state.monsters = [each for each in self.state.monsters if TOKENS[each.token] != goal.epic]
            mystery.done = True
        return self


def given(*investigators: str, players: int = 1, seed: int = 1, **options: Any) -> Situation:
    """A game with these investigators, or with so many of the usual team; the first is the lead."""
    return Situation(investigators or TEAM[:players], seed, options)
