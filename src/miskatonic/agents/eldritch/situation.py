"""What the greedy bot makes of the board: who is where, what the mystery asks for, what a gate or a clue is worth."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import Final

from miskatonic.games.eldritch.board import GATES, WORLD
from miskatonic.games.eldritch.components import ANCIENT_ONES, MONSTERS, MYSTERIES, MYTHOS, MonsterKind
from miskatonic.games.eldritch.verbs.conditions import GateMatchesOmen
from miskatonic.games.eldritch.verbs.costs import Clues
from miskatonic.games.eldritch.verbs.mythos import LoseExpeditions, LoseGame
from miskatonic.games.eldritch.view import InvestigatorView, MonsterView, View
from miskatonic.games.eldritch.words import OMEN_TRACK
from miskatonic.kernel.effects.walking import nodes

from .doer import Doer

MYSTERY: Final = 30.0
LAST_MYSTERY: Final = 42.0
"""What a solved mystery is worth, and the one that wins the game; each step toward it is worth its share."""

DOOM: Final = 3.0
DOOM_LATE: Final = 0.35
LATE: Final = 7
"""What doom is worth, and how much more with every step that it is nearer to the end than this."""

GATE: Final = 1.0
GATE_MORE: Final = 0.4
"""What a closed gate is worth, and how much more with each other gate: surges bring a monster to every one."""

OMENS_AHEAD: Final = 6
OMEN_LATER: Final = 0.8
"""How many steps of the omen are foreseen, and what is left of the weight of each further one."""

CLUE: Final = 3.5
CLUE_ENOUGH: Final = 1.5
SPARE_CLUES: Final = 2
"""What a clue is worth, and what one is worth beyond those that are needed."""

CLUE_SHARE: Final = 0.5
"""How much of a step toward the mystery the clues for it are worth; the last of them most of it."""

RUMOR: Final = 5.0
RUMOR_LOSES: Final = 10.0
RUMOR_PRESSING: Final = 2.0
"""What it is worth to solve a rumor, one that can lose the game, and how much more when it has little time left."""

BLOCKED_GATE: Final = 1.5
BLOCKED_CLUE: Final = 1.2
BLOCKED_MYSTERY: Final = 0.2
"""What it is worth that a monster is not in the way of a gate, of a clue, and of a step toward the mystery."""

LAST_FOE: Final = 40.0
EPIC: Final = 3.0
"""What it is worth to defeat an awakened Ancient One, and any other Epic monster."""


class Situation:
    """A view, sorted by what matters."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own = view.investigators[seat]
        self.doer = Doer(view, self.own)
        self.monsters: dict[str, list[MonsterView]] = defaultdict(list)
        for monster in view.monsters:
            self.monsters[monster.space].append(monster)
        self.gates = {gate.space: gate.omen for gate in view.gates}
        self.clues = {clue.space for clue in view.clues}
        self.ambushes: dict[str | None, tuple[float, float]] = {}
        """What fights with those who ambush come to, once they have been worked out."""

    @cached_property
    def standing(self) -> list[InvestigatorView]:
        """The investigators in play."""
        return [each for each in self.view.investigators if each.fate == "in-play"]

    @cached_property
    def players(self) -> int:
        return len(self.view.investigators)

    def investigator(self, id: str) -> InvestigatorView | None:
        return next((each for each in self.view.investigators if each.id == id), None)

    def monster(self, token: int) -> MonsterView | None:
        return next((each for each in self.view.monsters if each.token == token), None)

    def printed(self, kind: str) -> MonsterKind:
        """The numbers of a monster; those of Cultists are on the sheet of the Ancient One."""
        sheet = ANCIENT_ONES[self.view.ancient_one]
        if kind == sheet.front.cultist.id:
            return sheet.back.cultist if self.view.awake else sheet.front.cultist
        return MONSTERS[kind]

    def forbidden(self, what: str) -> bool:
        """Does a card in play forbid it?"""
        return any(MYTHOS[each.card].forbids == what for each in self.view.ongoing)

    # What things are worth.

    @cached_property
    def doom(self) -> float:
        """What one step of doom is worth."""
        return DOOM + DOOM_LATE * max(0, LATE - self.view.doom)

    @cached_property
    def step(self) -> float:
        """What one step toward the current mystery is worth."""
        mystery = self.view.mystery
        if mystery is None or mystery.have >= mystery.need:
            return 0.0
        last = len(self.view.solved) + 1 >= ANCIENT_ONES[self.view.ancient_one].mysteries and not self.view.awake
        return (LAST_MYSTERY if last else MYSTERY) / max(1, mystery.need)

    @cached_property
    def clues_wanted(self) -> int:
        """How many clues the current mystery lets an investigator spend at once, unless somebody else has them."""
        mystery = self.view.mystery
        if mystery is None or not self.step:
            return 0
        asked = CLUES_ASKED[mystery.card]
        ready = sum(len(each.clues) // asked for each in self.others) if asked else 0
        return 0 if ready >= mystery.need - mystery.have else asked

    @cached_property
    def others(self) -> list[InvestigatorView]:
        """The other investigators in play."""
        return [each for each in self.standing if each.seat != self.seat]

    @property
    def clue(self) -> float:
        """What one more clue in one's own hand is worth."""
        return self.nth_clue(len(self.own.clues) + 1)

    def nth_clue(self, number: int) -> float:
        """What a clue is worth of which one has so many with it."""
        wanted = self.clues_wanted
        if 0 < number <= wanted:
            return CLUE + CLUE_SHARE * self.step * number / (wanted * (wanted + 1) / 2)
        return CLUE if number <= SPARE_CLUES else CLUE_ENOUGH

    def spent_clues(self, count: int, *, on_mystery: bool = False) -> float:
        """What so many clues of one's own are worth; little more than nothing, where they are kept for just that."""
        if on_mystery:
            return CLUE_ENOUGH * count
        held = len(self.own.clues)
        return sum(self.nth_clue(number) for number in range(held, held - count, -1))

    def gate(self, space: str) -> float:
        """What it is worth to close the gate on a space, without what a mystery makes of it."""
        if self.forbidden("close-gates"):
            return 0.0
        return GATE + GATE_MORE * len(self.gates) + self.doom * self.doom_to_come(GATES[space])

    def doom_to_come(self, omen: str) -> float:
        """How much doom a gate brings as the omen advances, the sooner the more."""
        place = self.view.omen
        steps = range(1, OMENS_AHEAD + 1)
        return sum(OMEN_LATER ** (far - 1) for far in steps if OMEN_TRACK[(place + far) % len(OMEN_TRACK)] == omen)

    def rumor(self, card: str) -> float:
        """What it is worth to solve a rumor."""
        tokens = next((each.tokens for each in self.view.ongoing if each.card == card), 0)
        loses = card in LOSING_RUMORS
        pressing = RUMOR_PRESSING if loses or (MYTHOS[card].tokens and tokens <= 2) else 1.0
        return (RUMOR_LOSES if loses else RUMOR) * pressing

    @cached_property
    def rumors(self) -> set[str]:
        """The rumors in play."""
        return {each.card for each in self.view.ongoing if MYTHOS[each.card].trait == "rumor"}

    @cached_property
    def follows_omen(self) -> bool:
        """Does the current mystery ask for gates of the current omen?"""
        mystery = self.view.mystery
        if mystery is None:
            return False
        return any(isinstance(each.when, GateMatchesOmen) for each in MYSTERIES[mystery.card].react)

    @cached_property
    def hunts(self) -> bool:
        """Does the current mystery ask for monsters to be defeated?"""
        return self.view.mystery is not None and self.view.mystery.goal in ("epic", "toughness")

    @cached_property
    def spells_wanted(self) -> bool:
        """Does the current mystery ask for spells?"""
        return self.view.mystery is not None and self.view.mystery.card in SPELLS_ASKED

    def blocked(self, space: str) -> float:
        """What a monster is in the way of, for everybody who wants to do something on its space."""
        value = BLOCKED_GATE * (space in self.gates) + BLOCKED_CLUE * (space in self.clues)
        return value + BLOCKED_MYSTERY * self.step * self.asked_for(space)

    def asked_for(self, space: str) -> bool:
        """Does the current mystery ask for something on a space?"""
        mystery = self.view.mystery
        if mystery is None:
            return False
        tokens = (each for each in self.view.eldritch if each.by == mystery.card)
        return mystery.space == space or any(each.space == space for each in tokens)

    def epic(self, kind: str) -> float:
        """What it is worth to defeat an Epic monster: the mystery, the rumor, or the game itself."""
        if kind == self.view.ancient_one:
            return LAST_FOE
        mystery = self.view.mystery
        if mystery is not None and MYSTERIES[mystery.card].goal.epic == kind:
            return self.step
        return max((self.rumor(card) for card in self.rumors if MYTHOS[card].epic == kind), default=EPIC)

    # Ways.

    def away(self, here: str, there: str) -> int:
        return int(WORLD.routes(here).away.get(there, 99))


def clues_asked(card: str) -> int:
    """How many clues a mystery asks for at once; 0 for one that takes none out of the hand."""
    printed = MYSTERIES[card]
    asked = [node.n.printed for _, node in nodes([printed.encounter, printed.react], "") if isinstance(node, Clues)]
    return max(asked, default=0)


def can_lose(card: str) -> bool:
    """Can the game be lost by a rumor?"""
    printed = MYTHOS[card]
    found = [node for _, node in nodes([printed.empty, printed.reckoning], "")]
    return any(isinstance(node, LoseGame) or (isinstance(node, LoseExpeditions) and node.loses) for node in found)


LOSING_RUMORS: Final = {card for card in MYTHOS if can_lose(card)}

CLUES_ASKED: Final = {card: clues_asked(card) for card in MYSTERIES}

SPELLS_ASKED: Final = {"arcane-understanding", "where-the-old-ones-broke-through"}
"""The mysteries for which spells are given up."""
