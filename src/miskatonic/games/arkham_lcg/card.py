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
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeVar

from msgspec import Struct

from miskatonic.kernel.effects import Cost, Holds, Resolver
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message
from miskatonic.kernel.timing import Limit, Point

from .moments import Moment
from .printed import PRINTED, Printed
from .registry import CARDS, register
from .state import PLAYING, ArkhamLcg, SkillTest
from .words import NOBODY, Designator, Keyword, Skill, Slot

Table = KernelTable[ArkhamLcg]

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

Kind = Literal["forced", "reaction", "free", "action", "event"]
Users = Literal["controller", "here", "anywhere"]
During = Literal["your-turn", "any-turn"]


class Ability(Struct, frozen=True, gc=False, eq=False):
    """An ability as its card declares it."""

    name: str
    run: Callable[[Any, Table, Me], Flow[None] | None]
    kind: Kind
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
    provokes: bool = True
    users: Users = "controller"
    in_hand: bool = False
    tests: bool = False
    """It starts a skill test, so it waits while another one is under way."""


F = TypeVar("F", bound=Callable[..., Any])

CALM: Final = (Designator.FIGHT, Designator.EVADE, Designator.PARLEY, Designator.RESIGN)
"""What does not provoke attacks of opportunity (rules lcg.attack-of-opportunity.5, 6 and 8)."""


def _ability(kind: Kind, **said: Any) -> Callable[[F], F]:
    def declare(method: F) -> F:
        method.declared = {"kind": kind, **said}  # type: ignore[attr-defined]
        return method

    return declare


def forced(
    point: Point, moment: type[Moment], *, if_: CardCondition | None = None, in_hand: bool = False, tests: bool = False
) -> Callable[[F], F]:
    """Happens whenever it can."""
    return _ability("forced", point=point, moment=moment, if_=if_, in_hand=in_hand, tests=tests)


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
    actions: int = 1,
    if_: CardCondition | None = None,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    group: bool = False,
    maximum: bool = False,
    provokes: bool | None = None,
    users: Users = "controller",
) -> Callable[[F], F]:
    """May be used as an action; fighting, evading, parleying and resigning do not provoke."""
    return _ability(
        "action",
        actions=actions,
        designator=designator,
        if_=if_,
        cost=cost,
        limit=limit,
        group=group,
        maximum=maximum,
        provokes=designator not in CALM if provokes is None else provokes,
        users=users,
    )


def event(designator: Designator | None = None, *, if_: CardCondition | None = None) -> Callable[[F], F]:
    """An event played with the play action."""
    return _ability("event", actions=1, designator=designator, if_=if_, provokes=designator not in CALM, in_hand=True)


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


class TokenEffect(NamedTuple):
    """What a chaos symbol does: its modifier, what happens at once, what happens if the test fails."""

    value: int = 0
    now: Callable[[], Flow[None] | None] | None = None
    failed: Callable[[], Flow[None] | None] | None = None
    after_failure: Callable[[], Flow[None] | None] | None = None
    """What comes when the failed test is over."""
    passed: Callable[[], Flow[None] | None] | None = None
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
    """What its controller's skills get while it is in play."""
    answered: ClassVar[tuple[str, ...]] = ()
    """The values and permissions it has a constant effect on."""
    heard: ClassVar[tuple[tuple[type[Moment], Point], ...]] = ()
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
    choosy: ClassVar[bool] = False
    """It does not go with every test."""

    # What it does when it comes.

    def revelation(self, table: Table, me: Me) -> Flow[None] | None:
        """Resolved by whoever draws it."""

    # What it adds to the numbers.

    def skill(self, table: Table, card: int, who: int, skill: Skill) -> int:
        return self.skills.get(skill, 0) if table.state.play[card].controller == who else 0

    def shroud(self, table: Table, card: int, location: int) -> int:
        return 0

    def fight(self, table: Table, card: int, enemy: int) -> int:
        return 0

    def evade(self, table: Table, card: int, enemy: int) -> int:
        return 0

    def health(self, table: Table, card: int, other: int) -> int:
        """What another card can bear besides its own health."""
        return 0

    def sanity(self, table: Table, card: int, who: int) -> int:
        return 0

    def hand_size(self, table: Table, card: int, who: int) -> int:
        return 0

    def factor(self, table: Table, card: int, value: str, of: int) -> Fraction:
        """What multiplies a value: a skill of an investigator; the shroud, fight or evade value of a card."""
        return ONCE

    def price(self, table: Table, card: int, who: int, played: int) -> int:
        """What is added to the price of a card somebody plays."""
        return 0

    def action_price(self, table: Table, card: int, who: int, designator: Designator) -> int:
        """How many more actions something costs."""
        return 0

    def extra_action(self, table: Table, card: int, who: int) -> str | None:
        """An additional action in each turn: for anything (""), or for abilities of cards with a trait."""
        return None

    def extra_slots(self, table: Table, card: int, who: int) -> tuple[tuple[Slot, str], ...]:
        """More slots, each for anything ("") or for cards with a trait."""
        return ()

    # What it forbids and changes.

    def bars_investigators(self, table: Table, card: int, location: int) -> bool:
        """Investigators cannot move into the location."""
        return False

    def bars_enemy(self, table: Table, card: int, enemy: int, location: int) -> bool:
        """The enemy cannot move into the location."""
        return False

    def bars_investigating(self, table: Table, card: int, location: int) -> bool:
        return False

    def bars_playing(self, table: Table, card: int, who: int) -> bool:
        """They cannot play assets and events."""
        return False

    def bars_clues(self, table: Table, card: int, who: int) -> bool:
        """They cannot discover or spend clues."""
        return False

    def stays(self, table: Table, card: int) -> bool:
        """It cannot leave play; nor can a permanent card (rule lcg.permanent.4)."""
        return Keyword.PERMANENT in self.printed.keywords

    def immune(self, table: Table, card: int, other: int, source: str) -> bool:
        """The other card is not affected by effects of the source."""
        return False

    def blanks(self, table: Table, card: int, other: int) -> bool:
        """The text box of the other card counts as empty."""
        return False

    def gains(self, table: Table, card: int, other: int) -> frozenset[str]:
        """Keywords and traits that another card counts as having (rule lcg.as-if.1)."""
        return frozenset()

    def counts_as(self, table: Table, card: int, who: int, token: str) -> str:
        """What a token counts as that somebody reveals."""
        return token

    def token_value(self, table: Table, card: int, test: SkillTest, value: int) -> int:
        """What the modifier of a revealed token becomes."""
        return value

    def investigated_with(self, table: Table, card: int) -> Skill | None:
        """The skill this location is investigated with."""
        return None

    def connects(self, table: Table, card: int, other: int) -> bool:
        """This location is connected to another one, beyond its symbols."""
        return False

    def to_deck_bottom(self, table: Table, card: int, who: int) -> bool:
        """An event goes to the bottom of the deck instead of their discard pile."""
        return False

    def plays_discarded_event(self, table: Table, card: int, who: int) -> bool:
        """They may play the topmost event of their discard pile."""
        return False

    # What it does in a skill test it was committed to.

    def may_commit(self, table: Table, me: Me, test: SkillTest) -> bool:
        return True

    def attack_damage(self, table: Table, me: Me, test: SkillTest) -> int:
        """What it adds to the damage of a successful attack."""
        return 0

    def clues_found(self, table: Table, me: Me, test: SkillTest) -> int:
        """How many more clues a successful investigation discovers."""
        return 0

    def passed(self, table: Table, me: Me, test: SkillTest) -> Flow[None] | None:
        """What it does when the test succeeded."""

    def returns_to_hand(self, table: Table, me: Me, test: SkillTest) -> bool:
        """It goes back to the hand after the test."""
        return False

    # An investigator, and a scenario's reference card.

    def elder_sign(self, table: Table, me: Me) -> TokenEffect:
        return TokenEffect()

    def symbol(self, table: Table, me: Me, token: str) -> TokenEffect:
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
    return tuple(Ability(name.replace("_", "-"), method, code=code, **method.declared) for name, method in declared)
