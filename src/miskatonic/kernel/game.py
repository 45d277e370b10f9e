"""What a game tells the kernel about itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from msgspec import Struct, msgpack

from .decision import ORDERS, Decision, Details, NotNow, Option, Thing
from .errors import SetupError, shown
from .events import Event
from .flow import Flow, Result
from .overview import Overview
from .plain_data import expect_plain_data
from .primer import Primer
from .sides import Side, one_side
from .text import Message, Voice, plain
from .workshop import Workshop

if TYPE_CHECKING:
    from .table import Table


SEEDS: Final = 10**1000
"""The number from which on a seed is too large."""


class State(Struct, dict=True):
    """The whole of a game as plain data. Games add their own fields."""

    view_parts: ClassVar[Any] = None
    """What is kept of earlier views (see `view_parts.py`); beside the state, no part of it."""

    rng: int
    step: str
    result: Result | None


S = TypeVar("S", bound=State)


class Setting(Struct, frozen=True):
    """One option of a set-up: its name, what it may be, what it is when nobody says."""

    name: str
    about: Message
    values: tuple[Any, ...] | None = None
    default: Any = None
    labels: Mapping[Any, Message] | None = None
    numbers: bool = False
    """A list of it is made of numbers, not of words."""
    reading: bool = False
    """It settles an open point of the rulebook."""
    seat: bool = False
    """It is a seat, counted from 0, or else one of the values that have labels."""

    def check(self, value: Any) -> None:
        if value is self.default:
            return
        if self.values is not None and not any(value == each and type(value) is type(each) for each in self.values):
            allowed = ", ".join(str(each) for each in self.values)
            raise SetupError(f"{self.name} cannot be {shown(value)}; it is one of: {allowed}.", self.name)


def reading(say: Voice, name: str, *values: str) -> Setting:
    """An open point of the rulebook; the first value is the reading we play by. `say` is the voice of the game."""
    slug = name.replace("_", "-")
    labels = {value: say(f"reading-{slug}-{value}") for value in values}
    return Setting(name, say(f"setting-{slug}"), values, values[0], labels, reading=True)


class Window(Struct, frozen=True):
    """An occasion on which seats may do something or pass: its name, what it is, whether seats are asked by default."""

    name: str
    about: Message
    asks: bool = True


ORDERS_WINDOW: Final = Window(ORDERS, plain("window-orders-about"))
"""For the windows of a game in which players settle what comes first."""


class Setup(Struct, frozen=True):
    """What a game is started from; with the seed and the choices it is the whole game."""

    game: str
    players: int
    seed: int | str
    options: dict[str, Any]


class Wire(Struct, frozen=True):
    """What a game shows a client: the type of its view, its printed components, the events it can tell."""

    view: type
    reference: Callable[[], Any]
    reference_type: type
    events: tuple[type[Event], ...]


Step = Callable[["Table[Any]"], "Flow[str] | str"]
"""A named part of the game: a flow, or a plain function, that returns the name of the next step."""


def _is_seed(seed: Any) -> bool:
    """A word that can be printed, or a whole number that can be written out and read again in every save."""
    return seed.isprintable() if type(seed) is str else type(seed) is int and abs(seed) < SEEDS


def no_rounds(state: State) -> int:
    """The round of a game that has none: always 0."""
    return 0


def no_marks(table: object, seat: int, thing: Thing) -> Sequence[Message | None]:
    """Nothing is known to tell things apart by."""
    return ()


def public_name(package: str) -> str:
    """What the game of a package is called everywhere: `miskatonic.games.final_hour` is "final-hour"."""
    return package.rpartition(".")[2].replace("_", "-")


@cache
def module_at(path: str) -> ModuleType | None:
    """The module at a dotted path, or None where there is none. One that fails to import is an error."""
    try:
        return import_module(path) if find_spec(path) else None
    except ModuleNotFoundError as error:
        if error.name is None or not f"{path}.".startswith(f"{error.name}."):
            raise
        return None


def when_asked(package: str, name: str) -> Callable[..., Any]:
    """A function of a game in the module named like it, imported when it is first called: a new game does without."""

    def call(*args: Any) -> Any:
        return cached()(*args)

    @cache
    def cached() -> Callable[..., Any]:
        return getattr(import_module(f"{package}.{name}"), name)

    return call


class WithinStep(Struct, Generic[S], frozen=True):
    """How a game is dealt anew in the midst of a step, where everything rolled and drawn in the step has been seen."""

    held: Callable[[S, S, int | None, int], None]
    """Deals anew, in the state at the start of the step, what rules under way may hold on to (the copies of cards).

    It is given the present state too: whatever a seat has seen since then stays what it is."""
    rest: Callable[[S, int | None, int], None]
    """Deals anew, in the present state, everything else that the seat cannot know, and the random numbers to come."""


class Game(Generic[S]):
    """The descriptor of one game: what all others know about it, and where they find the rest.

    `package` is the module that makes the descriptor; it gives the game its name and its folder.
    """

    def __init__(
        self,
        *,
        package: str,
        title: Message,
        players: Sequence[int],
        settings: Sequence[Setting],
        state: type[S],
        begin: Callable[[Setup], S],
        steps: Mapping[str, Step],
        view: Callable[[S, int | None], Any],
        determinize: Callable[[S, int | None, int], None],
        within_step: WithinStep[S] | None = None,
        about: Message | None = None,
        length: Message | None = None,
        wire: Wire | None = None,
        round_of: Callable[[S], int] | None = None,
        may_talk: Callable[[S, int], bool] | None = None,
        windows: Sequence[Window] = (),
        workshop: Workshop | None = None,
        details: Callable[[Table[S], Decision, Option], Details] | None = None,
        why_not: Callable[[Table[S], int, Thing], Message | None] | None = None,
        not_now: Callable[[Table[S], int], Iterable[NotNow]] | None = None,
        marks: Callable[[Table[S], int, Thing], Sequence[Message | None]] | None = None,
        sides: Callable[[Setup], Sequence[Side]] | None = None,
        overview: Callable[[Any], Overview] | None = None,
    ) -> None:
        expect_plain_data(state)
        self.package = package
        self.name = public_name(package)
        self.folder = Path(sys.modules[package].__file__ or "").parent
        self.title = title
        self.about = about
        self.length = length
        self.players = tuple(players)
        self.settings = {setting.name: setting for setting in settings}
        self._defaults: dict[str, Any] = {setting.name: setting.default for setting in settings}
        self.state = state
        """The type of its states."""
        self.begin = begin
        self.steps = dict(steps)
        self.view = view
        self.determinize = determinize
        self.within_step = within_step
        """How it is dealt anew in the midst of a step; None: as at its start, until what was seen comes out again."""
        self.wire = wire
        self.round_of: Callable[[S], int] = round_of or no_rounds
        self.may_talk = may_talk
        self.windows = tuple(windows)
        self.workshop = workshop
        self.details = details
        self.why_not = why_not
        """Why a seat that is asked something cannot use a thing that no option is about; None: nothing to say."""
        self.not_now = not_now
        """What a seat that is asked something would look for among the options in vain."""
        self.marks: Callable[[Table[S], int, Thing], Sequence[Message | None]] = marks or no_marks
        """What a seat can tell a thing from others of its name by (`twins.py`)."""
        self.sides: Callable[[Setup], Sequence[Side]] = sides or (lambda setup: one_side(setup.players))
        """Who plays together in a game with this set-up; every seat is on one side."""
        self.overview: Callable[[Any], Overview] = overview or (lambda view: Overview())
        """The table without a board, from a view of it."""
        self._encoder = msgpack.Encoder()
        self._decoder = msgpack.Decoder(state)
        self._digest: str | None = None

    @property
    def has_opportunities(self) -> bool:
        """Whether it has windows to do something in, and not only orders to settle."""
        return any(window.name != ORDERS for window in self.windows)

    def part(self, name: str) -> ModuleType | None:
        """A module the game may have in its package, such as `census`; imported when it is first asked for."""
        return module_at(f"{self.package}.{name}")

    @property
    def has_primer(self) -> bool:
        """Whether it tells how one wins and loses."""
        return hasattr(self.part("primer"), "primer")

    def primer(self, view: Any, seat: int | None) -> Primer | None:
        """How one wins and loses, for a seat with this view (None: a spectator); None where the game does not tell."""
        part = self.part("primer")
        return None if part is None or not self.has_primer else part.primer(view, seat)

    def hint(self, topic: str) -> Message | None:
        """What explains a question with this topic to newcomers; None where it needs no explanation."""
        hints: Mapping[str, Message] = getattr(self.part("primer"), "HINTS", {})
        return hints.get(topic)

    def check_players(self, players: Any) -> None:
        """Refuse so many players as the game is not for."""
        if type(players) is not int or players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise SetupError(f"{self.name} is for {counts} players, not {shown(players)}.", "players")

    def setup(self, players: Any, seed: Any, options: Mapping[str, Any]) -> Setup:
        """Check the options and fill in the defaults; a bad one is refused in one sentence."""
        self.check_players(players)
        if not _is_seed(seed):
            raise SetupError(f"A seed is a whole number or a word, not {shown(seed)}.", "seed")
        for name in options:
            if name not in self.settings:
                known = ", ".join(self.settings)
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {known}.")
        for name, value in options.items():
            self.settings[name].check(value)
        chosen = {**self._defaults, **options}
        for name, value in chosen.items():
            if type(value) in (list, tuple):
                chosen[name] = list(cast("list[Any]", value))
        return Setup(self.name, players, seed, chosen)

    def encode(self, state: S) -> bytes:
        return self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        return self._decoder.decode(data)

    @property
    def content_digest(self) -> str:
        """A fingerprint of the rules and their data; a save made with others is not replayed blindly."""
        if self._digest is None:
            from hashlib import blake2b

            digest = blake2b(digest_size=8)
            kernel = Path(__file__).parent.glob("**/*.py")
            rules = self.folder.glob("**/*.py")
            content = (self.folder / "content").glob("*.yaml")
            for path in (*sorted(kernel), *sorted(rules), *sorted(content)):
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
            self._digest = digest.hexdigest()
        return self._digest
