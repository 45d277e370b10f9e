"""Situations for the tests: a game in a state built with a few words.

    game = given("jenny-barnes", "joe-diamond").stand(1, "foyer.s").monster("zombie", "foyer.s")
    game.turn(1).do("move:foyer.n", dice="3")

Seat 0 is the keeper, seats 1 to 4 are the investigators. A new situation is an early round of the first story with the
answers A: nobody has cards or spells, no room holds any card, the keeper has neither cards nor threat, no monster is on
the map, and skill points are gone, so that no test asks for one. Words take components from where they lie, so that all
stay conserved. A rule is run on its own with `run`; `turn` and `keeper_turn` let the game go on, answered by `do`.
"""

from __future__ import annotations

from typing import Any, Self

from miskatonic.games.mansions import GAME
from miskatonic.games.mansions.components import CHARACTERS, HURDLES, STORIES, TOKENS, TRAITS, Trait
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.setup import begin
from miskatonic.games.mansions.state import Investigator, Mansions, Monster, Pile, Turn
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.words import MENTAL, PHYSICAL, CardId, Letter, Skill, front
from tests.situations import DiceSituation, rolling

TEAM = ("joe-diamond", "jenny-barnes", "gloria-goldberg", "harvey-walters")
KEEPER = 0


class Situation(DiceSituation[Mansions]):
    """A game under way, and the words to change it."""

    game = GAME
    language = LANGUAGE
    me = Me

    def __init__(self, investigators: tuple[str, ...], seed: int, options: dict[str, Any]) -> None:
        setup = GAME.setup(len(investigators) + 1, seed, {"investigators": list(investigators), "keeper": 0, **options})
        state = begin(setup)
        state.round, state.phase = 1, "investigators"
        state.answers = {n: letters[0] for n, letters in enumerate(STORIES[state.story].questions, 1)}
        seats = [seat for seat in range(setup.players) if seat != state.keeper]
        for seat, id in zip(seats, investigators, strict=True):
            mental, physical = (_first_trait(id, kind) for kind in ("mental", "physical"))
            state.investigators[seat] = Investigator(id, mental, physical, house_of(state.story).start, 0)
            state.unused.remove(id)
        state.picks = {}
        super().__init__(setup, state, "round.begin")

    # Going on.

    def turn(self, who: int = 1, *, moves: int | None = None, action: bool = True, dice: str = "") -> Self:
        """The turn of an investigator, after its beginning; the others have had theirs."""
        state = self.state
        state.phase, state.to_act = "investigators", []
        if moves is None:
            moves = 1 if self[who].stun else 2
        state.turn = Turn(who, moves=moves, action=action)
        self.note_together()
        with rolling(dice):
            self.table = self._at(state, "turn.choose")
        return self

    def turn_begins(self, who: int = 1, dice: str = "") -> Self:
        """The turn of an investigator from its very beginning."""
        state = self.state
        state.phase, state.to_act, state.turn = "investigators", [], Turn(who)
        with rolling(dice):
            self.table = self._at(state, "turn.begin")
        return self

    def round(self, dice: str = "") -> Self:
        """A new round begins."""
        self.state.turn = None
        with rolling(dice):
            self.table = self._at(self.state, "round.begin")
        return self

    def keeper_turn(self, step: str = "keeper.begin", dice: str = "") -> Self:
        """The keeper's turn, from its beginning or from one of its steps."""
        state = self.state
        state.phase, state.to_act, state.turn = "keeper", [], None
        if step != "keeper.begin":
            state.keeper_used, state.attacked = [], []
            self.note_together()
        with rolling(dice):
            self.table = self._at(state, step)
        return self

    def note_together(self) -> Self:
        """As at the beginning of a turn: who shares a room with a monster."""
        from miskatonic.games.mansions.horror import begin_turn_checks

        begin_turn_checks(self.table)
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.table.decision is not None
        return self.table.decision.seat

    @property
    def topic(self) -> str:
        """What is asked."""
        assert self.table.decision is not None
        return self.table.decision.topic

    def told(self, tag: str) -> list[Any]:
        """The events with a tag, in their order."""
        return [event for event in self.table.events if event.__struct_config__.tag == tag]

    # The story.

    def answer(self, **answers: Letter) -> Self:
        """The keeper has answered otherwise: `answer(q1="B")`."""
        self.state.answers |= {int(name[1:]): letter for name, letter in answers.items()}
        return self

    def reveal(self) -> Self:
        """The Objective lies face up, without what happens as it is revealed."""
        state = self.state
        state.revealed = True
        for seat in state.standing():
            self[seat].must_escape = True
        return self

    def threat(self, n: int) -> Self:
        self.state.threat = n
        return self

    def mythos_hand(self, *cards: CardId) -> Self:
        """The keeper holds these mythos cards, wherever they lay; those of other stories come from the box."""
        self.state.mythos_hand = [self._out_of(self.state.mythos.cards, card) for card in cards]
        return self

    def trauma_hand(self, *cards: CardId) -> Self:
        self.state.trauma_hand = [self._out_of(self.state.trauma.cards, card) for card in cards]
        return self

    def next_combat(self, deck: str, *top_first: CardId) -> Self:
        """Put cards on top of a Combat deck."""
        pile = self.state.combat[deck].cards
        for card in reversed(top_first):
            pile.remove(card)
            pile.append(card)
        return self

    @staticmethod
    def _out_of(pile: list[str], card: CardId) -> CardId:
        for each in pile:
            if each == card or ("#" not in card and front(each) == card):
                pile.remove(each)
                return each
        return card

    # Investigators.

    def __getitem__(self, who: int) -> Investigator:
        return self.state.investigators[who]

    def stand(self, who: int, space: str) -> Self:
        assert space in house_of(self.state.story).spaces, f"there is no space {space}"
        self[who].space = space
        return self

    def hurt(self, who: int, damage: int = 0, horror: int = 0) -> Self:
        self[who].damage, self[who].horror = damage, horror
        return self

    def stun(self, who: int, n: int = 1) -> Self:
        self[who].stun = n
        return self

    def points(self, who: int, n: int) -> Self:
        """So many skill points."""
        self[who].skill_points = n
        return self

    def hidden(self, who: int) -> Self:
        self[who].hidden = True
        return self

    def skill(self, who: int, **values: int) -> Self:
        """Set skills of an investigator, whatever their traits say; the abilities of the traits are gone."""
        sheet = self[who]
        for field, kind, skills in (("mental", "mental", MENTAL), ("physical", "physical", PHYSICAL)):
            old: str = getattr(sheet, field)
            changed = {Skill(name): n for name, n in values.items() if Skill(name) in skills}
            if changed:
                id = f"made-{field}-{who}-{'-'.join(f'{name}{n}' for name, n in changed.items())}"
                TRAITS[id] = Trait(id=id, kind=kind, skills=TRAITS[old].skills | changed)
                setattr(sheet, field, id)
        return self

    def traits(self, who: int, *ids: str) -> Self:
        """They have kept these traits."""
        for id in ids:
            setattr(self[who], TRAITS[id].kind, id)
        return self

    def card(self, who: int, *cards: CardId) -> Self:
        """Give an investigator cards, without what happens when they are gained."""
        for card in cards:
            self._out_of(self.state.box, card)
            self[who].cards.append(card)
        return self

    def spell(self, who: int, *names: str) -> Self:
        """Give an investigator spells: the top card of a name, or a copy such as `shriveling#2`."""
        for name in names:
            deck = self.state.spells[front(name)]
            card = name if "#" in name else deck[-1]
            deck.remove(card)
            self[who].spells.append(card)
        return self

    def trauma(self, who: int, card: CardId, kind: str) -> Self:
        """They have an injury or an insanity."""
        setattr(self[who], kind, self._out_of(self.state.trauma.cards, card))
        return self

    # The house.

    def pile(self, room: str, *bottom_to_top: CardId) -> Self:
        """Exactly these cards lie in a room; a Lock among them lies on top."""
        pile = self.state.piles[room] = Pile()
        for card in bottom_to_top:
            self._out_of(self.state.box, card)
            if front(card) in HURDLES and HURDLES[front(card)].kind == "lock":
                pile.lock = card
            else:
                pile.cards.append(card)
        return self

    def dropped(self, room: str, *bottom_to_top: CardId) -> Self:
        for card in bottom_to_top:
            self._out_of(self.state.box, card)
            self.state.piles[room].dropped.append(card)
        return self

    def fire(self, *rooms: str) -> Self:
        self.state.fire += rooms
        return self

    def darkness(self, *rooms: str) -> Self:
        self.state.darkness += rooms
        return self

    def corpses(self, space: str, n: int = 1) -> Self:
        self.state.corpses[space] = n
        return self

    def barrier(self, space: str, door: int | None = None) -> Self:
        from miskatonic.games.mansions.state import Barrier

        self.state.barriers = [each for each in self.state.barriers if each.space != space]
        self.state.barriers.append(Barrier(space, door))
        return self

    def monster(
        self, kind: str, space: str, *, damage: int = 0, stun: int = 0, token: int = 0, name: str = "", more: int = 0
    ) -> Self:
        """A monster in a space, without what happens as it is placed; `token` is which of its kind, from 0."""
        state = self.state
        assert space in house_of(state.story).spaces, f"there is no space {space}"
        tokens = [each for each in TOKENS if TOKENS[each][0] == kind and each in state.pool]
        number = tokens[token]
        state.pool.remove(number)
        state.monsters_placed += 1
        state.monsters.append(
            Monster(state.monsters_placed, kind, number, space, damage, stun, more_health=more, name=name)
        )
        return self

    def the(self, kind: str) -> Monster:
        """The first monster of a kind on the map."""
        return next(each for each in self.state.monsters if each.kind == kind)

    def near(self, space: str) -> list[str]:
        """The spaces to which an investigator could move from there."""
        from miskatonic.games.mansions.house import neighbours

        return neighbours(self.state, space, "investigator")


def _first_trait(character: str, kind: str) -> str:
    return next(trait.id for trait in CHARACTERS[character].traits if trait.kind == kind)


def given(*investigators: str, players: int = 2, seed: int = 1, **options: Any) -> Situation:
    """A game with these investigators, or with so many players, the keeper among them."""
    return Situation(investigators or TEAM[: players - 1], seed, options)
