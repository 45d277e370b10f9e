"""What a card does, said in a short class: abilities are methods with a decorator, constant effects are plain methods.

    class BeatCop(Card, code="01018"):
        skills = {COMBAT: 1}

        @free(cost=(DiscardThis(),), if_=enemy_here)
        def lend_a_hand(self, table, me):
            enemy = yield from choose_enemy_here(table, me.you)
            yield from damage_enemy(table, enemy, 1, by=me.you)

`me` tells a method which copy of the card it is for, who "you" are, and what triggered it.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar, Final, Literal, TypeVar

from msgspec import Struct

from miskatonic.kernel.effects import Cost, Holds, Resolver
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.table import ReadOnlyTable as KernelReadOnlyTable
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message
from miskatonic.kernel.timing import Limit, Point

from .moments import Moment
from .printed import PRINTED, Printed
from .registry import CARDS, register
from .state import PLAYING, ArkhamLcg, SkillTest
from .words import NOBODY, Designator, Keyword, Skill, Slot

Table = KernelTable[ArkhamLcg]
ReadOnlyTable = KernelReadOnlyTable[ArkhamLcg]
"""What values are asked of: a table at which nothing is told, asked or changed."""

WOULD, WHEN, AFTER = Point.WOULD, Point.WHEN, Point.AFTER

ONCE: Final = Fraction(1)

PER_ROUND: Final = Limit(1, "round")
PER_PHASE: Final = Limit(1, "phase")
PER_TURN: Final = Limit(1, "turn")
PER_TEST: Final = Limit(1, "test")
PER_GAME: Final = Limit(1, "game")


class Me(Resolver, frozen=True, gc=False):
    """This copy of the card, the investigator who is "you", and what happens."""

    card: int
    you: int
    on: Any = None
    x: int = 0
    """The X of its price, if somebody chose one (rule lcg.letter-x.1)."""

    def seat(self, table: Table, /) -> int:
        return self.you

    def out(self, table: Table, /) -> bool:
        return self.you != NOBODY and table.state.investigators[self.you].fate is not PLAYING

    @property
    def who(self) -> int:
        """The investigator whom it happens to."""
        return self.on.who

    @property
    def enemy(self) -> int:
        """The enemy it is about."""
        return self.on.enemy


Obstacle = Message | Callable[[Table, Me], Message]
"""What stands in the way of something: the words for it, or how to find them once somebody asks."""

CardCondition = Holds[Table, Me]
"""When an ability may be used, or what has to be true for it to happen."""

AbilityKind = Literal["forced", "reaction", "free", "action", "event"]
Users = Literal["controller", "here", "anywhere"]
During = Literal["your-turn", "any-turn"]


WELL: Final = 2
"""By how much a test has to succeed where more comes of succeeding well."""


class Attempt(Struct, frozen=True, gc=False):
    """What an ability makes of the action it is named after: fight, evade or investigate.

    The rule that carries it out, the chances, the text of the card and the bots all read it here.
    """

    skill: Skill | None = None
    """The skill in place of the usual one."""
    bonus: int = 0
    """More skill."""
    bonus_with_clues: int = 0
    """What the bonus is instead where there is a clue at the location."""
    easier: int = 0
    """Less shroud."""
    damage: int = 0
    """More damage on a success."""
    damage_if_well: int = 0
    """More damage if it succeeds by 2 or more."""
    damage_if_alone: int = 0
    """More damage if the enemy is the only one engaged with whoever attacks it."""
    damage_by_margin: int = 0
    """In place of the usual 1, as much damage as the attack succeeds or fails by: at least 1, at most this."""

    def bonus_at(self, clues: int) -> int:
        """What it adds to the skill at a location with so many clues."""
        return self.bonus_with_clues or self.bonus if clues else self.bonus

    def damage_dealt(self, margin: int, *, alone: bool) -> int:
        """What an attack deals that succeeds by so much, or misses by so much below 0 and strikes somebody else.

        That is 1 (rule lcg.fight-action.3) and more; a wide miss hurts nobody the more, unless all goes by the margin.
        """
        damage = max(1, min(self.damage_by_margin, abs(margin))) + self.damage
        if margin >= WELL:
            damage += self.damage_if_well
        return damage + self.damage_if_alone if alone else damage

    def numbers(self) -> dict[str, int]:
        """What the texts of the card say: `more` damage than the usual, `most` in all, and so on."""
        more = self.damage + self.damage_if_well + self.damage_if_alone
        found = {
            "bonus": self.bonus,
            "bonus-with-clues": self.bonus_with_clues,
            "easier": self.easier,
            "more": more,
            "most": more + (self.damage_by_margin or 1),
            "well": WELL,
        }
        return {name: number for name, number in found.items() if number}


AbilityEffect = Callable[[Any, Table, Me], "Flow[None] | None"]
AttemptEffect = Callable[[Any, Table, Me, Attempt], "Flow[None] | None"]


class Ability(Struct, frozen=True, gc=False, eq=False):
    """An ability as its card declares it."""

    name: str
    run: AbilityEffect
    kind: AbilityKind
    code: str
    if_: CardCondition | None = None
    cost: tuple[Cost, ...] = ()
    actions: int = 0
    """How many actions it costs."""
    limit: Limit | None = None
    group: bool = False
    """The limit is for all investigators together."""
    maximum: bool = False
    """The limit is for all copies of the card and all investigators together."""
    moment: type[Moment] | None = None
    point: Point | None = None
    during: During | None = None
    """Only in the turn of whoever uses it, or in anybody's turn."""
    designator: Designator | None = None
    attempt: Attempt | None = None
    """How it fights, evades or investigates, if it does."""
    provokes: bool = True
    users: Users = "controller"
    in_hand: bool = False
    tests: bool = False
    """It starts a skill test, so it waits while another one is under way."""
    concerns_itself: bool = False
    """It changes nothing but its own card, asks nothing and is not reacted to, however many copies do the same."""


F = TypeVar("F", bound=Callable[..., Any])

NEVER_PROVOKE: Final = (Designator.FIGHT, Designator.EVADE, Designator.PARLEY, Designator.RESIGN)
"""What does not provoke attacks of opportunity (rules lcg.attack-of-opportunity.5, 6 and 8)."""


def _ability(kind: AbilityKind, **said: Any) -> Callable[[F], F]:
    def declare(method: F) -> F:
        method.declared = {"kind": kind, **said}  # type: ignore[attr-defined]
        return method

    return declare


def forced(
    point: Point,
    moment: type[Moment],
    *,
    if_: CardCondition | None = None,
    in_hand: bool = False,
    tests: bool = False,
    concerns_itself: bool = False,
) -> Callable[[F], F]:
    """Happens whenever it can."""
    return _ability(
        "forced", point=point, moment=moment, if_=if_, in_hand=in_hand, tests=tests, concerns_itself=concerns_itself
    )


def reaction(
    point: Point,
    moment: type[Moment],
    *,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    maximum: bool = False,
    users: Users = "controller",
) -> Callable[[F], F]:
    """May be used when something happens."""
    return _ability(
        "reaction", point=point, moment=moment, if_=if_, cost=cost, limit=limit, maximum=maximum, users=users
    )


def free(
    *,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    group: bool = False,
    maximum: bool = False,
    users: Users = "controller",
    during: During | None = None,
) -> Callable[[F], F]:
    """May be used in any player window, or in those of a turn."""
    return _ability("free", if_=if_, cost=cost, limit=limit, group=group, maximum=maximum, users=users, during=during)


def action(
    designator: Designator | None = None,
    *,
    attempt: Attempt | None = None,
    actions: int = 1,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    group: bool = False,
    maximum: bool = False,
    provokes: bool | None = None,
    users: Users = "controller",
) -> Callable[[F], F]:
    """May be used as an action; fighting, evading, parleying and resigning do not provoke.

    What fights, evades or investigates names its `attempt`, and the method is given it.
    """
    return _ability(
        "action",
        actions=actions,
        designator=designator,
        attempt=attempt,
        if_=if_,
        cost=cost,
        limit=limit,
        group=group,
        maximum=maximum,
        provokes=designator not in NEVER_PROVOKE if provokes is None else provokes,
        users=users,
    )


def event(
    designator: Designator | None = None, *, attempt: Attempt | None = None, if_: CardCondition | None = None
) -> Callable[[F], F]:
    """An event played with the play action; one that fights, evades or investigates names its `attempt`."""
    return _ability(
        "event",
        actions=1,
        designator=designator,
        attempt=attempt,
        if_=if_,
        provokes=designator not in NEVER_PROVOKE,
        in_hand=True,
    )


def fast(
    point: Point | None = None,
    moment: type[Moment] | None = None,
    *,
    during: During | None = None,
    if_: CardCondition | None = None,
) -> Callable[[F], F]:
    """A fast event: when something happens, in the windows of a time, or both; without either in any window.

    Rules lcg.fast.3 to 5, lcg.fast.8.
    """
    return _ability("event", point=point, moment=moment, during=during, if_=if_, provokes=False, in_hand=True)


TableEffect = Callable[[Table], "Flow[None] | None"]
"""An effect that needs to know nothing but the table."""


class TokenEffect(Struct, frozen=True):
    """What a chaos symbol does: its modifier, what happens at once, what happens if the test fails."""

    value: int = 0
    now: TableEffect | None = None
    failed: TableEffect | None = None
    after_failure: TableEffect | None = None
    """What comes when the failed test is over."""
    passed: TableEffect | None = None
    again: bool = False
    """Reveal another token."""
    succeeds: bool = False
    """The test succeeds automatically."""


class Card:
    """The base of every card. Constant effects are read from these methods whenever a value is asked for."""

    code: ClassVar[str] = ""
    printed: ClassVar[Printed]
    abilities: ClassVar[tuple[Ability, ...]] = ()
    skills: ClassVar[dict[Skill, int]] = {}
    """What it adds to skills while it is in play: to those of its controller, if it does not say whose."""
    skills_while: ClassVar[Designator | None] = None
    """Only in tests of this kind."""
    helps_controller: ClassVar[bool] = False
    """It always adds that to the skills of its controller, and never to those of anybody else."""
    numbers: ClassVar[dict[str, int]] = {}
    """The numbers of its attempt for its text; of several attempts, each with the name of its ability before."""
    hooks: ClassVar[tuple[str, ...]] = ()
    """The modifier hooks it overrides: the values and permissions it has a constant effect on."""
    listens_at: ClassVar[tuple[tuple[type[Moment], Point], ...]] = ()
    """The moments at which it has an ability while in play."""
    event: ClassVar[Ability | None] = None
    """What an event does when it is played."""
    free: ClassVar[tuple[Ability, ...]] = ()
    actions: ClassVar[tuple[Ability, ...]] = ()
    discard_when_empty: ClassVar[bool] = False
    """It is discarded when no uses are left on it."""
    objective: ClassVar[bool] = False
    """An act or agenda that does not advance in the usual way (rule lcg.act-agenda.8)."""
    price_is_x: ClassVar[bool] = False
    """Its price is X: whoever plays it chooses how much that is (rule lcg.letter-x.1)."""
    max_played: ClassVar[Limit | None] = None
    """How often copies may be played in a period, by all players together."""
    max_committed: ClassVar[Limit | None] = None
    """How many copies may be committed in a period, mostly to one test, by all players together."""
    passed_while: ClassVar[Designator | None] = None
    """What it does after a success, it does only in tests of this kind."""
    has_commit_conditions: ClassVar[bool] = False
    """Whether it may be committed depends on the test, or on what has been committed."""

    # What it does when it comes.

    def revelation(self, table: Table, me: Me) -> Flow[None] | None:
        """Resolved by whoever draws it."""

    # What it adds to the numbers.

    def changes_skills_of(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """Somebody's skills get what it adds."""
        if table.state.play[card].controller != who:
            return False
        if self.skills_while is None:
            return True
        test = table.state.test
        return test is not None and test.who == who and test.attempt == self.skills_while

    def shroud(self, table: ReadOnlyTable, card: int, location: int) -> int:
        return 0

    def fight(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return 0

    def evade(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return 0

    def health(self, table: ReadOnlyTable, card: int, other: int) -> int:
        """What another card can bear besides its own health."""
        return 0

    def sanity(self, table: ReadOnlyTable, card: int, who: int) -> int:
        return 0

    def hand_size(self, table: ReadOnlyTable, card: int, who: int) -> int:
        return 0

    def factor(self, table: ReadOnlyTable, card: int, value: str, of: int) -> Fraction:
        """What multiplies a value: a skill of an investigator; the shroud, fight or evade value of a card."""
        return ONCE

    def price(self, table: ReadOnlyTable, card: int, who: int, played: int) -> int:
        """What is added to the price of a card somebody plays."""
        return 0

    def action_price(self, table: ReadOnlyTable, card: int, who: int, designator: Designator) -> int:
        """How many more actions something costs."""
        return 0

    def extra_action(self, table: ReadOnlyTable, card: int, who: int) -> str | None:
        """An additional action in each turn: for anything (""), or for abilities of cards with a trait."""
        return None

    def extra_slots(self, table: ReadOnlyTable, card: int, who: int) -> tuple[tuple[Slot, str], ...]:
        """More slots, each for anything ("") or for cards with a trait."""
        return ()

    # What it forbids and changes.

    def bars_investigators(self, table: ReadOnlyTable, card: int, location: int) -> bool:
        """Investigators cannot move into the location."""
        return False

    def bars_enemy(self, table: ReadOnlyTable, card: int, enemy: int, location: int) -> bool:
        """The enemy cannot move into the location."""
        return False

    def bars_investigating(self, table: ReadOnlyTable, card: int, location: int) -> bool:
        return False

    def bars_playing(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """They cannot play assets and events."""
        return False

    def bars_clues(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """They cannot discover or spend clues."""
        return False

    def stays(self, table: ReadOnlyTable, card: int) -> bool:
        """It cannot leave play; nor can a permanent card (rule lcg.permanent.4)."""
        return Keyword.PERMANENT in self.printed.keywords

    def immune(self, table: ReadOnlyTable, card: int, other: int, source: str) -> bool:
        """The other card is not affected by effects of the source."""
        return False

    def blanks(self, table: ReadOnlyTable, card: int, other: int) -> bool:
        """The text box of the other card counts as empty."""
        return False

    def gains(self, table: ReadOnlyTable, card: int, other: int) -> frozenset[str]:
        """Keywords and traits that another card counts as having (rule lcg.as-if.1)."""
        return frozenset()

    def counts_as(self, table: ReadOnlyTable, card: int, who: int, token: str) -> str:
        """What a token counts as that somebody reveals."""
        return token

    def minus_factor(self, table: ReadOnlyTable, card: int, test: SkillTest) -> int:
        """What multiplies the negative modifiers of tokens in a test."""
        return 1

    def investigated_with(self, table: ReadOnlyTable, card: int) -> Skill | None:
        """The skill this location is investigated with."""
        return None

    def connects(self, table: ReadOnlyTable, card: int, other: int) -> bool:
        """This location is connected to another one, beyond its symbols."""
        return False

    def to_deck_bottom(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """An event goes to the bottom of the deck instead of their discard pile."""
        return False

    def plays_discarded_event(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """They may play the topmost event of their discard pile."""
        return False

    # What it does in a skill test it was committed to.

    def may_commit(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> bool:
        return True

    def attack_damage(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> int:
        """What it adds to the damage of a successful attack."""
        return 0

    def clues_found(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> int:
        """How many more clues a successful investigation discovers."""
        return 0

    def passed(self, table: Table, me: Me, test: SkillTest) -> Flow[None] | None:
        """What it does when the test succeeded."""

    def returns_to_hand(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> bool:
        """It goes back to the hand after the test."""
        return False

    # An investigator, and a scenario's reference card.

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect()

    def symbol(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        return TokenEffect()

    # An act or agenda.

    def advance(self, table: Table, me: Me) -> Flow[None] | None:
        """What the other side says."""

    def __init_subclass__(cls, code: str | tuple[str, ...] | None = None) -> None:
        if code is None:
            return
        codes = (code,) if isinstance(code, str) else code
        for each in codes:
            if each not in PRINTED:
                raise ContentError(f"The class {cls.__name__} in {cls.__module__}: cards.yaml has no card {each!r}.")
            kind = cls if len(codes) == 1 else type(cls.__name__, (cls,), {"__module__": cls.__module__})
            kind.code = each
            kind.printed = PRINTED[each]
            kind.abilities = _abilities(kind, each)
            CARDS[each] = kind()
            register(kind, each, Card)


def _abilities(kind: type[Card], code: str) -> tuple[Ability, ...]:
    declared = [(name, method) for name in dir(kind) if hasattr(method := getattr(kind, name), "declared")]
    return tuple(
        Ability(name.replace("_", "-"), _effect(method, method.declared.get("attempt")), code=code, **method.declared)
        for name, method in declared
    )


def _effect(method: Callable[..., Any], attempt: Attempt | None) -> AbilityEffect:
    """What an ability does; the method of one that attempts something is given the attempt."""
    return method if attempt is None else partial(_attempting, method, attempt)


def _attempting(method: Callable[..., Any], attempt: Attempt, card: Card, table: Table, me: Me) -> Any:
    return method(card, table, me, attempt)
