"""Skill tests: what is at stake, and which cards and resources are worth spending on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final

from miskatonic.games.arkham_lcg.card import Attempt
from miskatonic.games.arkham_lcg.odds import SUCCEEDS
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import EnemyView, LocationView, TestView
from miskatonic.games.arkham_lcg.words import AGILITY, WILD

from .arms import EVASIONS, FISTS, PLAIN, TALENTS, WEAPONS, Weapon
from .chances import Utility
from .combat import NIGHTGAUNT, attack_utility, attack_value, escape, struck
from .goals import RITUAL_BROKEN, TESTED_BY, Goals
from .situation import Situation
from .worth import CARD, HELD, in_hand, remaining

VICIOUS_BLOW, DEDUCTION, FEARLESS, OPPORTUNIST = "01025", "01039", "01067", "01053"
ENCOURAGING: Final = frozenset({"01089", "01090", "01091", "01092"})
REWARDING: Final = ENCOURAGING | {FEARLESS, OPPORTUNIST}
LOOK_WHAT_I_FOUND = "01079"
BURGLARY, KNIFE = "01045", "01086"
BOOST = 0.38
"""What a resource is worth that raises a skill."""

NO_GAIN = 0.05
"""What spending must bring at least."""

MOST_TOGETHER = 3
MOST_BOOSTS = 3

ResultWorth = Callable[[int, int], Utility]
"""What a result is worth, with so much more damage and so many more clues from committed cards."""


class TestForecast:
    """What a skill test promises that could be taken, or is under way, and what may be spent on it by whoever looks."""

    def __init__(
        self,
        helper: Situation,
        goals: Goals,
        skill: str,
        value: int,
        difficulty: int,
        outcome: ResultWorth,
        *,
        tester: Situation | None = None,
        doubled: bool = False,
    ) -> None:
        self.helper = helper
        self.tester = tester or helper
        self.goals = goals
        self.skill = skill
        self.value = value
        self.difficulty = difficulty
        self.outcome = outcome
        self.doubled = doubled
        self._utilities: dict[tuple[int, int], dict[int, float]] = {}

    def expect(self, value: int, blows: int = 0, finds: int = 0) -> float:
        """The average worth of the result with a skill value."""
        known = self._utilities.setdefault((blows, finds), {})
        utility: Utility | None = None
        total = 0.0
        for margin, share in self.tester.chances.margins(value, self.difficulty, doubled=self.doubled):
            if margin not in known:
                utility = utility or self.outcome(blows, finds)
                known[margin] = utility(margin)
            total += share * known[margin]
        return total

    def worth(self, codes: Sequence[str] = (), boosts: int = 0) -> float:
        """The average result with some cards committed and resources spent, less what they are worth."""
        value = self.value + boosts
        price = BOOST * boosts
        blows = finds = 0
        rewards = 0.0
        for code in codes:
            icons = PRINTED[code].icons
            value += icons.get(self.skill, 0) + icons.get(WILD, 0)
            price += self.price(code)
            blows += code == VICIOUS_BLOW
            finds += code == DEDUCTION
            if code in REWARDING:
                rewards += self.reward(code)
        result = self.expect(value, blows, finds)
        if rewards:
            result += rewards * self.tester.chances.success(value, self.difficulty, doubled=self.doubled)
        return result - price

    def price(self, code: str) -> float:
        return in_hand(self.helper, self.goals, code)

    def reward(self, code: str) -> float:
        """What a skill brings if the test succeeds."""
        if code == FEARLESS:
            return self.helper.healing(self.helper.seat) if self.helper.me.horror else 0.0
        return CARD if code in ENCOURAGING else 0.3

    def best(self, codes: Sequence[str], boosts: int, most: int = MOST_TOGETHER) -> tuple[float, Sequence[str]]:
        """The most it can be worth, and the cards to commit for it."""
        best, chosen = max(self.worth((), each) for each in range(boosts + 1)), ()
        for count in range(1, min(most, len(codes)) + 1):
            for some in combinations(codes, count):
                worth = max(self.worth(some, each) for each in range(boosts + 1)) - NO_GAIN
                if worth > best:
                    best, chosen = worth, some
        return best, chosen

    def wants_boost(self, boosts: int) -> bool:
        now = self.worth()
        return any(self.worth((), each) > now + NO_GAIN for each in range(1, boosts + 1))

    @cached_property
    def promise(self) -> float:
        """What it is worth to attempt it, with the cards in hand."""
        codes = list(dict.fromkeys(card.code for card in self.helper.me.hand or () if fits(card.code, self.skill)))
        return self.best(codes, min(2, boosts_available(self.helper, self.skill)))[0]


def fits(code: str, skill: str) -> bool:
    icons = PRINTED[code].icons
    return skill in icons or WILD in icons


def boosts_available(situation: Situation, skill: str) -> int:
    """How often a skill could be raised with resources."""
    able = any(skill in TALENTS.get(card.code, ()) for card in situation.me.assets)
    return min(MOST_BOOSTS, situation.me.resources) if able else 0


# What is attempted.


def attack(situation: Situation, goals: Goals, weapon: Weapon, enemy: EnemyView) -> TestForecast:
    def outcome(blows: int, finds: int) -> Utility:
        return attack_utility(situation, goals, weapon, enemy, blows)

    return TestForecast(situation, goals, *attack_value(situation, weapon), enemy.fight, outcome)


def evasion(situation: Situation, goals: Goals, enemy: EnemyView, how: Attempt = PLAIN) -> TestForecast:
    doubled = enemy.code == NIGHTGAUNT

    def outcome(blows: int, finds: int) -> Utility:
        return evade_utility(situation, goals, enemy, how.damage)

    return TestForecast(situation, goals, *situation.skill(how.skill or AGILITY), enemy.evade, outcome, doubled=doubled)


def search(situation: Situation, goals: Goals, place: LocationView, easier: int = 0) -> TestForecast:
    def outcome(blows: int, finds: int) -> Utility:
        return search_utility(situation, goals, place, 1 + finds)

    skill = TESTED_BY.get(place.code, "intellect")
    return TestForecast(
        situation, goals, skill, goals.search_value(place), max(0, goals.shroud_of(place) - easier), outcome
    )


def errand(situation: Situation, goals: Goals, skill: str, difficulty: int, worth: float) -> TestForecast:
    """A test for something that is worth so much."""

    def outcome(blows: int, finds: int) -> Utility:
        return lambda margin: worth if margin >= 0 else 0.0

    return TestForecast(situation, goals, *situation.skill(skill), difficulty, outcome)


def evade_utility(situation: Situation, goals: Goals, enemy: EnemyView, damage: int) -> Utility:
    worth = escape(situation, goals, enemy) + (struck(situation, goals, enemy, damage) if damage else 0.0)
    return lambda margin: worth if margin >= 0 else 0.0


def search_utility(situation: Situation, goals: Goals, place: LocationView, clues: int) -> Utility:
    worth = clues_worth(goals, place, clues)
    consolation = max(0.0, clues_worth(goals, place, 2) - HELD[LOOK_WHAT_I_FOUND]) if may_look(situation) else 0.0
    return lambda margin: worth if margin >= 0 else consolation if margin >= -2 else 0.0


def clues_worth(goals: Goals, place: LocationView, clues: int) -> float:
    found = min(clues, goals.clues_at(place))
    needed = min(found, max(goals.need, 0))
    return needed * goals.clue + (found - needed) * goals.spare(place)


def may_look(situation: Situation) -> bool:
    """A narrow failure can be turned into two clues."""
    hand = situation.me.hand or ()
    return any(card.code == LOOK_WHAT_I_FOUND and (card.price or 0) <= situation.me.resources for card in hand)


class Stakes(TestForecast):
    """A test under way."""

    def __init__(self, situation: Situation, goals: Goals, test: TestView) -> None:
        self.test = test
        tester = situation if test.who == situation.seat else Situation(situation.view, test.who)
        super().__init__(
            situation,
            goals,
            test.skill,
            sum(term.amount for term in test.terms) - sum(token.value for token in test.tokens),
            test.difficulty,
            self.at_stake,
            tester=tester,
        )
        self.target = tester.enemies.get(test.target)

    @cached_property
    def source(self) -> str:
        return self.tester.code_of(self.test.source) if self.test.source >= 0 else ""

    def extra(self, code: str) -> int:
        """How many committed cards of a kind there are already."""
        return sum(card.code == code for card in self.test.committed)

    def at_stake(self, blows: int, finds: int) -> Utility:
        test, tester = self.test, self.tester
        if test.attempt == "fight" and self.target is not None:
            blows += self.extra(VICIOUS_BLOW)
            return attack_utility(tester, self.goals, self.weapon, self.target, blows)
        if test.attempt == "evade" and self.target is not None:
            return evade_utility(tester, self.goals, self.target, EVASIONS.get(self.source, PLAIN).damage)
        if test.attempt == "investigate" and test.target in tester.places:
            if self.source == BURGLARY:
                return lambda margin: 1.2 if margin >= 0 else 0.0
            return search_utility(tester, self.goals, tester.places[test.target], 1 + finds + self.extra(DEDUCTION))
        return OTHER.get(self.source, little)(self)

    @cached_property
    def weapon(self) -> Weapon:
        code = self.source
        thrown = code == KNIFE and not any(card.id == self.test.source for card in self.tester.me.assets)
        for (owner, name), weapon in WEAPONS.items():
            if owner == code and thrown == (name == "throw"):
                return weapon
        return FISTS

    # After the token.

    @cached_property
    def margin(self) -> int:
        """By how much the test succeeds or fails with the tokens that were revealed."""
        value = self.value
        for drawn in self.test.tokens:
            if drawn.automatic is False:
                return min(-1, -self.difficulty)
            value += SUCCEEDS if drawn.automatic else drawn.value
        return max(0, value) - self.difficulty

    def again(self) -> float:
        """What it would be worth to reveal another token instead."""
        return self.expect(self.value) - self.outcome(0, 0)(self.margin)

    def saved(self, bonus: int) -> float:
        """What so much more skill would change."""
        if self.test.automatic is False:
            return 0.0
        utility = self.outcome(0, 0)
        return utility(self.margin + bonus) - utility(self.margin)


# Tests of encounter cards and others, by their source.


def little(stakes: Stakes) -> Utility:
    return lambda margin: 1.0 if margin >= 0 else 0.0


def gain(worth: float) -> Callable[[Stakes], Utility]:
    """Success is worth something."""
    return lambda stakes: lambda margin: worth if margin >= 0 else 0.0


def hurt(damage: int, horror: int, more: float = 0.0) -> Callable[[Stakes], Utility]:
    """Failure hurts."""

    def at_stake(stakes: Stakes) -> Utility:
        price = stakes.tester.harm(damage, horror) + more
        return lambda margin: 0.0 if margin >= 0 else -price

    return at_stake


def lita(stakes: Stakes) -> Utility:
    return lambda margin: stakes.goals.lita if margin >= 0 else 0.0


def grasping_hands(stakes: Stakes) -> Utility:
    return lambda margin: 0.0 if margin >= 0 else -stakes.tester.harm(-margin, 0)


def rotting_remains(stakes: Stakes) -> Utility:
    return lambda margin: 0.0 if margin >= 0 else -stakes.tester.harm(0, -margin)


def crypt_chill(stakes: Stakes) -> Utility:
    assets = [remaining(card) for card in stakes.tester.me.assets]
    price = min(assets) if assets else stakes.tester.harm(2, 0)
    return lambda margin: 0.0 if margin >= 0 else -price


def wrath(stakes: Stakes) -> Utility:
    price = min(CARD, stakes.tester.harm(1, 1))
    return lambda margin: min(0, margin) * price


def false_lead(stakes: Stakes) -> Utility:
    clues = stakes.tester.me.clues
    return lambda margin: -min(clues, -margin) * 1.5 if margin < 0 else 0.0


def operation(stakes: Stakes) -> Utility:
    price = stakes.tester.harm(1, 0)
    return lambda margin: price if margin >= 0 else -price


OTHER: Final[dict[str, Callable[[Stakes], Utility]]] = {
    "01035": operation,
    "01115": lita,
    "01133": hurt(0, 2, -0.5),
    "01136": false_lead,
    "01144": gain(1.5),
    "01148": gain(RITUAL_BROKEN),
    "01150": hurt(1, 1),
    "01151": gain(1.0),
    "01158": wrath,
    "01162": grasping_hands,
    "01163": rotting_remains,
    "01164": gain(1.8),
    "01167": crypt_chill,
    "01173": hurt(1, 1, 0.4),
    "01174": gain(2.0),
    "01176": hurt(0, 2, 1.0),
    "01182": gain(1.6),
}
