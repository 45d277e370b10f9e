"""The base of every card, and the effects of chaos tokens, which cards have too."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar, Final

from msgspec import Struct

from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Limit, Point

from ..moments import Moment
from ..printed import PRINTED, Printed
from ..registry import CARDS, register
from ..state import SkillTest
from ..words import Designator, Keyword, Skill, Slot
from .ability import Ability, AbilityEffect
from .attempt import Attempt
from .me import Me, ReadOnlyTable, Table

ONCE: Final = Fraction(1)

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
