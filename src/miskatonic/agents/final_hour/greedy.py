"""A bot for Final Hour that takes what looks best at the moment.

It remembers nothing between two questions: every option gets a score from what the seat sees, and the best is taken.
The scores share the currency of `final_hour_reading`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Final

from miskatonic.agents import Look
from miskatonic.games.final_hour.action_phase import CARDS_PER_ROUND, UPPER_CARDS
from miskatonic.games.final_hour.bestiary import MONSTERS, MonsterKind
from miskatonic.games.final_hour.campus import ARROWS, BOARD, CAMPUS, ZONES
from miskatonic.games.final_hour.cards import ACTION_CARDS, ITEMS, PRIORITY
from miskatonic.games.final_hour.ritual import CARDS_FOR_THE_RITUAL
from miskatonic.games.final_hour.verbs.investigator import Move, SoftenOmens, Stroll, TurnUpper
from miskatonic.games.final_hour.view import InvestigatorView, PlayedView, View
from miskatonic.games.final_hour.words import Half
from miskatonic.kernel.decision import Decision, Option, id_of
from miskatonic.kernel.effects import Effect, Repeat

from .chance import chance, chance_alone
from .situation import WITHIN, Situation
from .worth import Doer, gain, position, worth

HAND = 88.0
HAND_LATER = 2.1
"""What a hand is worth that surely reverses the ritual, and how much more in each round."""

TYPICAL_SWING = 7.2
"""How much better the upper effect of a card is than its lower one, for a card one does not know."""

OMENS_TO_COME = 1.2
"""The omens of a priority card one does not know."""

SEVERITY: Mapping[str, tuple[float, ...]] = {
    "cthulhu": (0.0, 4.3, 4.3, 1.9, 1.9, 3.5, 3.5, 12.8, 12.8),
    "shudde-mell": (0.0, 3.7, 3.7, 2.6, 2.6, 7.9, 7.9, 10.1, 10.1),
    "umordhoth": (0.0, 0.6, 0.6, 4.6, 4.6, 4.6, 27.5, 27.5, 27.5),
}
"""How bad the reckoning is with 0 to 8 omens."""

ITEM_AT = 1.2
"""What an item has to bring to be used."""

STEP = 0.01
"""What a step costs, so that nobody walks for nothing."""

READY_AT = 0.69
READY_ROUND = 0.0065
READY_SITE = 0.0038
READY_HEALTH = 0.00098
"""The chance at which the ritual is attempted, and how much less will do in each round and in each kind of danger."""

OMENS: Final = {number: card.omens for number, card in PRIORITY.items()}


class Question:
    """A decision and the view it is taken from, with what several scores need of them."""

    def __init__(self, decision: Decision, view: View) -> None:
        self.decision = decision
        self.view = view
        self.found = tuple(sorted(view.found))
        self.allies = 0 if view.solo else len(view.investigators) - 1
        self._endings: dict[int, float] = {}

    @cached_property
    def situation(self) -> Situation:
        return Situation(self.view)

    @cached_property
    def own(self) -> InvestigatorView:
        """The investigator of the seat; alone, the one whose card was drawn."""
        mine = [each for each in self.view.investigators if each.seat == self.decision.seat]
        return next((each for each in mine if each.drawn), mine[0])

    @cached_property
    def acting(self) -> PlayedView | None:
        """The action card being resolved."""
        return next((played for played in self.view.played if played.revealed and not played.resolved), None)

    @cached_property
    def doer(self) -> Doer:
        """The investigator whose card is being resolved, or is about to be played."""
        acting = self.acting
        who = self.own if acting is None else self.investigator(acting.who)
        return Doer(self.situation, who, self.found)

    def investigator(self, id: str) -> InvestigatorView:
        return next(each for each in self.view.investigators if each.id == id)

    @cached_property
    def effects(self) -> Sequence[Effect]:
        """The half of the action card that is being resolved."""
        if self.acting is None or self.acting.card is None:
            return ()
        card = ACTION_CARDS[self.acting.card.number]
        return card.upper if self.view.resolving == Half.UPPER else card.lower

    @cached_property
    def after_move(self) -> Sequence[Effect]:
        """What follows the move: after an item's the whole card, after a card's the effects behind it."""
        effects = list(one_by_one(self.effects))
        if (self.decision.cause or "").startswith("item:"):
            return effects
        following = iter(effects)
        return list(following) if any(isinstance(effect, Move) for effect in following) else ()

    def ending(self, here: int) -> float:
        """What it is worth when the move ends in a location."""
        if here not in self._endings:
            self._endings[here] = worth(self.doer, self.after_move, here)
        return self._endings[here]

    @cached_property
    def swing(self) -> float:
        """How much better the upper effect of the drawn card is than the lower one, against other cards."""
        who = self.own
        assert who.drawn is not None
        card = ACTION_CARDS[who.drawn.number]
        return worth(self.doer, card.upper, who.location) - worth(self.doer, card.lower, who.location) - TYPICAL_SWING

    @cached_property
    def omens(self) -> float:
        """The omens of the round: those one sees, and what the other cards may bring."""
        if self.view.solo:
            return sum(OMENS[number] for number in self.view.row)
        known = [OMENS[played.priority] for played in self.view.played if played.priority is not None]
        return sum(known) + OMENS_TO_COME * (CARDS_PER_ROUND - len(known))


Score = Callable[[Question, Option], float]


def severity(question: Question, omens: float) -> float:
    """How bad a reckoning is, between two whole numbers of omens too."""
    rows = SEVERITY[question.view.ancient_one]
    below = min(int(max(omens, 0.0)), len(rows) - 2)
    return rows[below] + (rows[below + 1] - rows[below]) * (min(omens, len(rows) - 1) - below)


def kind_in(option: Option) -> MonsterKind:
    """The monster an option is about."""
    return MONSTERS[int(id_of(option.about[0]))]


def place_in(option: Option) -> int:
    """The location an option is about, or that of the monster."""
    return int(id_of(option.about[-1]))


# Priority cards.


def play(question: Question, option: Option) -> float:
    """A priority card: what is left in the hand, whether the action card gets the better half, and the omens."""
    number: int = option.value
    rest = [card for card in question.own.hand or () if card != number]
    omens = question.omens - OMENS_TO_COME + OMENS[number]
    return hand_worth(question, rest) + among_first(question, number) * question.swing - severity(question, omens)


def hand_worth(question: Question, cards: Sequence[int]) -> float:
    return (HAND + HAND_LATER * question.view.round) * chance(cards, question.found, question.allies)


def among_first(question: Question, number: int) -> float:
    """How likely a priority card is among the two lowest of the round."""
    known = [played.priority for played in question.view.played if played.priority is not None]
    lower = sum(1 for each in known if each < number)
    unknown = CARDS_PER_ROUND - 1 - len(known)
    below = (number - 1) / len(PRIORITY)
    if lower >= UPPER_CARDS:
        return 0.0
    none = (1 - below) ** unknown
    one = unknown * below * (1 - below) ** (unknown - 1) if unknown else 0.0
    return none if lower else none + one


def keep(question: Question, option: Option) -> float:
    """Alone: the card kept for the ritual, and the omens of those that are not."""
    omens = question.omens - OMENS[option.value]
    return hand_worth(question, [*question.view.kept, option.value]) - severity(question, omens)


def slot(question: Question, option: Option) -> float:
    """Alone: which half of the drawn card is resolved."""
    return question.swing if question.view.row.index(option.value) < UPPER_CARDS else 0.0


# Moves.


def move(question: Question, option: Option) -> float:
    """A step: the best of what the rest of the effect can bring from there on."""
    doer = question.doer
    here = doer.who.location if option.value is None else option.value
    if stroll := next((effect for effect in question.effects if isinstance(effect, Stroll)), None):
        return position(doer, here) + (0.0 if option.value is None else gain(doer, stroll.each, here))
    if option.value is None:
        return question.ending(here)
    steps: int = question.decision.amount - 1
    return max([question.ending(there) for there in WITHIN[here, steps]]) - STEP


def one_by_one(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Effects with the repeated ones written out."""
    for effect in effects:
        if isinstance(effect, Repeat):
            yield from list(one_by_one(effect.then)) * effect.times.printed
        else:
            yield effect


def walk(question: Question, option: Option) -> float:
    return position(question.doer, option.value) - question.situation.spawn(option.value)


# Attacks and driven monsters.


def attack_where(question: Question, option: Option) -> float:
    return 0.0 if option.value is None else question.situation.strike(option.value, question.decision.amount)


def wound(question: Question, option: Option) -> float:
    """The most dangerous monster of the set that is best destroyed together."""
    if option.value is None:
        return 0.0
    kind, here = kind_in(option), place_in(option)
    _, best = question.situation.best_kills(here, question.decision.amount)
    return question.situation.danger(kind, here) if kind in best else 0.0


def destroy(question: Question, option: Option) -> float:
    return question.situation.danger(kind_in(option), place_in(option))


def destroy_where(question: Question, option: Option) -> float:
    """The most dangerous monster there that can be destroyed outright."""
    if option.value is None:
        return 0.0
    situation, here = question.situation, option.value
    return max([situation.danger(kind, here) for kind in situation.monsters[here] if not kind.is_horde], default=0.0)


def drive(question: Question, option: Option) -> float:
    return 0.0 if option.value is None else question.situation.drive(kind_in(option), place_in(option))


def drive_to(question: Question, option: Option) -> float:
    return -question.situation.spawn(option.value)


# Protection and items.


def ends(walkway: int) -> tuple[int, int]:
    return BOARD.walkways[walkway]


def seal(question: Question, option: Option) -> float:
    return question.situation.seal(*ends(option.value))


def remove_seal(question: Question, option: Option) -> float:
    walkway = ends(option.value)
    return -question.situation.seal(*walkway) * question.situation.seals[walkway]


def repair(question: Question, option: Option) -> float:
    return question.situation.space[option.value]


def way(question: Question, option: Option) -> float:
    return worth(question.doer, option.value, question.doer.who.location)


def item(question: Question, option: Option) -> float:
    """An item: how much better the card becomes, or the world after it."""
    if option.value is None:
        return ITEM_AT
    card = ITEMS[id_of(option.about[0])]
    doer, acting = question.doer, question.acting
    coming = list(question.effects) if card.use == "before" else []
    then = [*card.effects, *coming]
    saved = 0.0
    for effect in card.effects:
        if isinstance(effect, TurnUpper) and acting and acting.card:
            then = ACTION_CARDS[acting.card.number].upper
        if isinstance(effect, SoftenOmens):
            saved = severity(question, question.omens) - severity(question, question.omens - effect.n)
    here = doer.who.location
    return saved + worth(doer, then, here) - worth(doer, coming, here)


# What monsters and Ancient Ones do.


def victim(question: Question, option: Option) -> float:
    return -question.situation.struck(question.investigator(id_of(option.about[0])))


def lead(question: Question, option: Option) -> float:
    """Alone: who suffers what the reckoning does to the lead."""
    who = question.investigator(id_of(option.about[0]))
    situation = question.situation
    blows = sum(1 for place, _ in situation.hordes if CAMPUS.adjacent(place, who.location)) if situation.hordes else 1
    return -situation.struck(who, blows) - situation.damaged(who.location)


def activate(question: Question, option: Option) -> float:
    return -question.situation.activation(kind_in(option), place_in(option))


def displace(question: Question, option: Option) -> float:
    arrows = ARROWS[kind_in(option).colour]
    return -question.situation.intrusion(kind_in(option).colour, arrows[place_in(option)])


def appear(question: Question, option: Option) -> float:
    return -question.situation.intrusion(kind_in(option).colour, place_in(option))


def spawn_where(question: Question, option: Option) -> float:
    return -question.situation.spawn(option.value)


def horde_way(question: Question, option: Option) -> float:
    trampled = sum(question.situation.struck(each) for each in question.situation.people.get(option.value, ()))
    return -question.situation.spawn(option.value) - trampled


def damage_zone(question: Question, option: Option) -> float:
    return -sum(question.situation.damaged(here) for here in ZONES[option.value])


# The ritual.


def vote(question: Question, option: Option) -> float:
    """Ready when the chance is good enough, for the time and the danger one is in."""
    if option.value:
        return ritual_chance(question)
    view, situation = question.view, question.situation
    weakest = max([situation.struck(each) for each in view.investigators])
    danger = READY_SITE * situation.intruder_at_site() + READY_HEALTH * weakest
    return READY_AT - READY_ROUND * view.round - danger


def ritual_chance(question: Question) -> float:
    """The chance of the ritual now, with the best cards."""
    if question.view.solo:
        return chance_alone(question.view.kept, question.found)
    hand = question.own.hand or ()
    return max(chance(three, question.found, question.allies) for three in combinations(hand, CARDS_FOR_THE_RITUAL))


def leave_out(question: Question, option: Option) -> float:
    rest = [card for card in question.own.hand or () if card != option.value]
    return chance(rest, question.found, question.allies)


def as_you_like(question: Question, option: Option) -> float:
    return 0.0


SCORES: Final[Mapping[str, Score]] = {
    "play": play,
    "keep": keep,
    "slot": slot,
    "move": move,
    "walk": walk,
    "attack-where": attack_where,
    "wounds": wound,
    "destroy": destroy,
    "destroy-where": destroy_where,
    "drive": drive,
    "drive-to": drive_to,
    "seal": seal,
    "remove-seal": remove_seal,
    "repair": repair,
    "way": way,
    "react": item,
    "victim": victim,
    "lead": lead,
    "activate": activate,
    "displace": displace,
    "appear": appear,
    "gate": spawn_where,
    "spawn-at-horde": spawn_where,
    "horde": horde_way,
    "zone": damage_zone,
    "attempt": vote,
    "attempt-hopeless": vote,
    "leave-out": leave_out,
}
"""How the options of a question are scored, by its topic."""


class GreedyAgent:
    """Takes the option with the best score; the seed says which of equals."""

    def __init__(self, seed: int | str = 0) -> None:
        self._taste = Random(seed).getrandbits(16)

    def choose(self, decision: Decision, look: Look) -> Option:
        score = SCORES.get(decision.topic, as_you_like)
        question = Question(decision, look())
        scores = [score(question, option) for option in decision.options]
        best = max(scores)
        equals = [option for option, reached in zip(decision.options, scores, strict=True) if reached == best]
        return equals[self._taste % len(equals)]
