"""The table: one game being played. Ask it what is legal, choose, undo, clone, save.

A game is a chain of steps. Between two steps no rule is under way, and the encoded state is a checkpoint.
Anything inside a step is reached by replaying the choices made since its checkpoint; undo, clone, load and the
recovery from a defect all use this one mechanism.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from hashlib import blake2b
from types import GeneratorType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NoReturn, ParamSpec, Protocol, TypeVar, cast

from msgspec import Struct

from . import saves
from .decision import NO_DETAILS, Decision, Details, Gather, NotNow, Option, Thing
from .errors import Defect, IllegalChoice, MiskatonicError, RuleError, shown
from .events import Event
from .failures import failure_of, why_no_step, why_not_asked
from .flow import Flow, GameOver, NextStep, Request, Result
from .game import Game, S, Setup, State
from .other_worlds import Redeal, another_world
from .sides import Side
from .text import Message, plain
from .twins import tell_apart

if TYPE_CHECKING:
    from .timing import Occasion

P = ParamSpec("P")
S_co = TypeVar("S_co", bound=State, covariant=True)

_DENSE_CHECKPOINTS = 24

GAME_IS_OVER = plain("why-not-over")
OTHERS_DECIDE = plain("why-not-others-decide")


Choice = tuple[int, str]
"""What a seat answered: the seat and the key. The list of them is the transcript of the game."""


class Checkpoint(NamedTuple):
    """The encoded state at the start of a step, after so many choices."""

    choices: int
    data: bytes


class ReadOnlyTable(Protocol[S_co]):
    """A table of which only the state is read: what is given one can neither tell, nor ask, nor change anything."""

    @property
    def state(self) -> S_co: ...


class Snapshot(Struct, Generic[S], frozen=True, gc=False):
    """A state to look at, without a game that goes on: the read-only table of whoever has no other."""

    state: S


class Table(Generic[S]):
    """One game: the set-up, the choices so far, and the state they lead to."""

    __slots__ = (
        "_answers",
        "_checkpointing",
        "_checkpoints",
        "_details",
        "_flow",
        "_origin",
        "_redeals",
        "_request",
        "_step_began",
        "_told_before",
        "_twins_unread",
        "aftermath",
        "cause",
        "choices",
        "events",
        "game",
        "setup",
        "state",
        "telling",
    )

    game: Game[S]
    setup: Setup
    state: S
    choices: list[Choice]
    events: list[Event]
    cause: str | None
    """The component whose effect is being resolved; events and decisions name it."""
    aftermath: list[Occasion] | None
    """What the effect that is being resolved has brought about so far (see `Timing.whole`); None outside of effects."""
    telling: bool
    """True while events are recorded; what is costly to tell, or happens all the time, is told only then."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        *,
        events: bool = True,
        checkpoints: bool = True,
        origin: bytes | None = None,
        redeals: Sequence[Redeal] = (),
    ) -> None:
        """Set a game up and run to its first decision; `origin` starts from an encoded state instead.

        `redeals` are where another world begins that was imagined in the midst of a step.
        """
        self.game = game
        self.setup = setup
        self.choices = []
        self._told_before: list[int] = []
        self.telling = events
        self._checkpointing = checkpoints
        self._checkpoints: list[Checkpoint] = []
        self._origin = origin
        self._redeals = tuple(redeals)
        self._start_over()

    # What a player asks.

    @property
    def decision(self) -> Decision | None:
        """The first open question, or None when the game is over."""
        request = self._told_apart() if self._twins_unread else self._request
        return self._next_of(request) if type(request) is Gather else request

    @property
    def pending(self) -> dict[int, Decision]:
        """All open questions by seat: one, or several when seats are asked at the same time."""
        return self._open_among(self._told_apart() if self._twins_unread else self._request)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the open question was put to, those that have answered already included."""
        request = self._request
        if request is None:
            return ()
        return (request.seat,) if isinstance(request, Decision) else tuple(sorted(request.decisions))

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def sides(self) -> Sequence[Side]:
        """Who wins and loses together."""
        return self.game.sides(self.setup)

    def choose(self, choice: Option | str | int, seat: int | None = None) -> None:
        """Answer the open question (of `seat`, where several are asked); anything illegal changes nothing."""
        _ = self._flow  # a clone builds its position before the choice, not with it
        request = self._request
        decision = request if type(request) is Decision and seat is None else self._open_question(seat)
        option = decision.find(choice)
        self._told_before.append(len(self.events))
        self.choices.append((decision.seat, option.key))
        try:
            if decision is self._request:
                self._run(option)
            else:
                self._answer(decision.seat, option)
        except Exception as error:
            self._recover(option, error)
        except BaseException:
            self._return_to(len(self.choices) - 1)
            raise

    def undo(self, steps: int = 1) -> None:
        """Take back the last choices, as many as asked."""
        if type(steps) is not int:
            raise IllegalChoice(f"What is taken back is a number of choices, not {shown(steps)}.")
        before = len(self.choices) - steps
        if steps < 1 or before < 0 or (self._redeals and before < max([each.choices for each in self._redeals])):
            raise IllegalChoice("There is nothing to take back.")
        self._return_to(before)

    def clone(self) -> Table[S]:
        """An independent copy; its state is rebuilt from the checkpoint when it is first needed."""
        copy = cast("Table[S]", object.__new__(_Unbuilt))
        copy.game = self.game
        copy.setup = self.setup
        copy.choices = self.choices.copy()
        copy._told_before = self._told_before.copy()
        copy.events = self.events.copy()
        copy.cause = self.cause
        copy.telling = self.telling
        copy._checkpointing = self._checkpointing
        copy._checkpoints = self._checkpoints.copy()
        copy._origin = self._origin
        copy._redeals = self._redeals
        copy._step_began = self._step_began
        copy._request = self._request
        copy._twins_unread = self._twins_unread
        copy._details = self._details
        copy._answers = self._answers.copy()
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[S]:
        return self.clone()

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know; None is a spectator."""
        self._expect_seat(seat)
        return self.game.view(self.state, seat)

    def details(self, option: Option, seat: int | None = None) -> Details:
        """What matters about an option of the open question in this position: extra costs, chances, further things.

        What was found out is kept until the position changes.
        """
        if self.game.details is None:
            return NO_DETAILS
        decision = self._open_question(seat)
        known = self._details
        if known is None:
            known = self._details = {}
        key = decision.seat, option.key
        if key not in known:
            known[key] = self.game.details(self, decision, option)
        return known[key]

    def why_not(self, seat: int, thing: Thing) -> Message | None:
        """Why a seat cannot use a thing now; None where it can, or where there is nothing to say about the thing."""
        self._expect_seat(seat)
        pending = self.pending
        if not pending:
            return GAME_IS_OVER
        if seat not in pending:
            return self._others_decide(seat)
        if any(thing in self._things_of(option, seat) for option in pending[seat].options):
            return None
        return None if self.game.why_not is None else self.game.why_not(self, seat, thing)

    def not_now(self, seat: int) -> list[NotNow]:
        """What a seat that is asked something could do at another time, and why it cannot now; each once."""
        self._expect_seat(seat)
        if self.game.not_now is None or seat not in self.pending:
            return []
        found: list[NotNow] = []
        for each in self.game.not_now(self, seat):
            if not any(each.say == other.say and each.reason == other.reason for other in found):
                found.append(each)
        return found

    def _others_decide(self, seat: int) -> Message:
        """Who is asked now, by the names that the seats have for this one, where they have any."""
        names = self.game.overview(self.view(seat)).seats
        pending = self.pending
        if max(pending) >= len(names):
            return OTHERS_DECIDE
        return plain("why-not-they-decide", who=[names[each] for each in pending])

    def _things_of(self, option: Option, seat: int) -> tuple[Thing, ...]:
        """All things at which an option of an open question can be found."""
        return (*option.about, *self.details(option, seat).also)

    def log(self, seat: int | None = None) -> list[Event]:
        """The events a seat may know of."""
        self._expect_seat(seat)
        return [event for event in self.events if event.seen_by(seat)]

    def hash(self) -> str:
        """The digest of the position: the state and the choices made since the current step began."""
        digest = blake2b(self.game.encode(self.state), digest_size=16)
        since = [] if self.state.result else self.choices[self._step_began :]
        settled = len(since) - len(self._answers)
        for seat, key in (*since[:settled], *sorted(since[settled:])):
            digest.update(f"\n{seat} {key}".encode())
        return digest.hexdigest()

    def save(self) -> bytes:
        """The whole game as bytes: set-up, seed, choices, versions and the last checkpoint."""
        return saves.write(self)

    @property
    def origin(self) -> bytes | None:
        """The encoded state the transcript starts from, where it does not start from the set-up."""
        return self._origin

    @property
    def redeals(self) -> tuple[Redeal, ...]:
        """Where another world begins that was imagined in the midst of a step; what was before is not taken back."""
        return self._redeals

    @property
    def step_began(self) -> int:
        """How many choices had been made when the current step began."""
        return self._step_began

    def step_start(self) -> Checkpoint:
        """Where the current step began: the position every rebuild of this one starts from."""
        if not self._checkpoints:
            twin = Table(self.game, self.setup, events=False, origin=self._origin, redeals=self._redeals)
            for seat, key in self.choices:
                twin.choose(key, seat)
            return twin._checkpoints[-1]
        return self._checkpoints[-1]

    def determinize(self, seat: int | None, seed: int) -> Table[S]:
        """A clone whose hidden part is reshuffled so that the seat cannot tell it from the real one."""
        return another_world(self, seat, seed)

    # What a rule does.

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Record an event, while events are recorded."""
        if self.telling:
            kwargs.setdefault("cause", self.cause)
            self.events.append(event(*args, **kwargs))

    # How it runs.

    def _expect_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.players):
            raise MiskatonicError(f"There is no seat {shown(seat)} at this table.")

    def _open_question(self, seat: int | None) -> Decision:
        """The question that a seat is asked, as the rule put it; the first one where no seat is named."""
        request = self._request
        if type(request) is Decision and (seat is None or (type(seat) is int and seat == request.seat)):
            return request
        if type(request) is Gather and seat is None:
            return self._next_of(request)
        pending = self._open_among(request)
        if not pending:
            raise IllegalChoice("The game is over; there is nothing to choose.")
        if type(seat) is not int or seat not in pending:
            raise IllegalChoice(f"Seat {shown(seat)} has nothing to choose now.")
        return pending[seat]

    def _open_among(self, request: Request | None) -> dict[int, Decision]:
        """The questions to seats that have yet to answer."""
        if request is None:
            return {}
        if isinstance(request, Decision):
            return {request.seat: request}
        return {seat: each for seat, each in sorted(request.decisions.items()) if seat not in self._answers}

    def _next_of(self, request: Gather) -> Decision:
        """The question to the first seat that has yet to answer."""
        decisions, answers = request.decisions, self._answers
        return decisions[min(decisions.keys() - answers.keys() if answers else decisions)]

    def _told_apart(self) -> Request | None:
        """What is asked, with options that say the same told apart: once somebody looks, as replays do not."""
        _ = self._flow  # of a clone the position is built first, with the question that belongs to it
        if self._request is not None:
            self._request = tell_apart(self._request, partial(self.game.marks, self))
        self._twins_unread = False
        return self._request

    def _start_over(self) -> None:
        """Set the game up anew and run to the first decision."""
        self.events = []
        self.choices.clear()
        self._checkpoints.clear()
        self._answers: dict[int, Option] = {}
        origin = self._origin
        self.state = self.game.begin(self.setup) if origin is None else self.game.decode(origin)
        self._flow: Generator[Request, Any, NoReturn] = self._play(resumed=False)
        self._run(None)

    def _answer(self, seat: int, option: Option) -> None:
        request = self._request
        if isinstance(request, Gather):
            self._answers[seat] = option
            if len(self._answers) == len(request.decisions):
                answers = dict(sorted(self._answers.items()))
                self._answers.clear()
                self._run(answers)
        else:
            self._run(option)

    def _play(self, *, resumed: bool) -> Generator[Request, Any, NoReturn]:
        """One step after the other, from the one the state names; the end of the game ends it.

        The beginning of a step is a checkpoint; when play is `resumed` from one, the first step has begun already.
        """
        steps = self.game.steps
        step: str = self.state.step
        ended: str | None = None
        while True:
            try:
                rule = steps[step]
            except (KeyError, TypeError):
                raise RuleError(why_no_step(step, ended, steps)) from None
            if not resumed:
                self.state.step = step
                self.cause = self.aftermath = None
                self._step_began = len(self.choices)
                if self._checkpointing:
                    self._remember()
            resumed = False
            ended = step
            try:
                begun: Any = rule(self)
                flow: Flow[str] = begun
                step = (yield from flow) if type(begun) is GeneratorType else begun
            except NextStep as interrupted:
                step = interrupted.step

    def _run(self, answer: Any) -> None:
        """Send the answer to the rule and go on to the next question or the end of the game."""
        self._details: dict[tuple[int, str], Details] | None = None
        try:
            request = self._flow.send(answer)
            if self._redeals:
                self._deal_anew()
            if type(request) is Decision and not self.telling:
                # Batches, which tell nothing, are played too fast to look whether there is anything to choose.
                self._request: Request | None = request
                self._twins_unread = False
            else:
                self._put(request)
        except GameOver as over:
            self.state.result = over.result
            self._request = None
            self._twins_unread = False

    def _deal_anew(self) -> None:
        """Deal anew what is hidden, where this is the position in which another world was imagined."""
        for each in self._redeals:
            if each.choices == len(self.choices) and self.game.within_step is not None:
                self.game.within_step.rest(self.state, each.seat, each.seed)

    def _put(self, request: Request | None) -> None:
        """Put a question, if there is somebody to answer it and something to choose."""
        to_somebody = type(request) is Decision and request.options and 0 <= request.seat < self.setup.players
        if not to_somebody and not (type(request) is Gather and request.decisions):
            # Raised in the rule itself, so that the error shows where it asks.
            self._flow.throw(RuleError(why_not_asked(request, self.setup.players)))
        self._request = request
        self._twins_unread = self.telling

    def _remember(self) -> None:
        kept = self._checkpoints
        kept.append(Checkpoint(len(self.choices), self.game.encode(self.state)))
        if len(kept) > 2 * _DENSE_CHECKPOINTS:
            del kept[1:_DENSE_CHECKPOINTS:2]

    def _return_to(self, count: int) -> None:
        """Rebuild the position after the first `count` choices; what was told until then is known already."""
        events, told, telling = self.events, self._told_before, self.telling
        if count < len(told):
            del events[told[count] :], told[count:]
        self.telling = False
        try:
            self._replay(count)
        finally:
            self.telling = self._twins_unread = telling
            self.events = events

    def _replay(self, count: int) -> None:
        """Make the first `count` choices again, from the last checkpoint that is not after them."""
        choices, kept = self.choices, self._checkpoints
        while kept and kept[-1].choices > count:
            kept.pop()
        if kept:
            began, state = kept[-1]
            again = choices[began:count]
            del choices[began:]
            self._flow = self._play(resumed=True)
            self.state = self.game.decode(state)
            self.cause = self.aftermath = None
            self._answers = {}
            self._step_began = began
            self._run(None)
        else:
            again = choices[:count]
            self._start_over()
        for seat, key in again:
            asked = self._request
            single = type(asked) is Decision
            option = (asked if single else self._open_question(seat)).find(key)
            choices.append((seat, key))
            if single:
                self._run(option)
            else:
                self._answer(seat, option)

    def _recover(self, option: Option, error: Exception) -> None:
        """Put the table back before the choice that a rule could not carry out, and report it."""
        failed = self.choices[-1]
        self._return_to(len(self.choices) - 1)
        failure = failure_of(error, self.game.folder)
        place = f" at {failure.place}" if failure.place else ""
        report = saves.write(self, failed=failed, defect=f"{failure.what}{place}\n{failure.traceback}")
        raise Defect(
            f"A rule failed after {option.key!r}{place} ({failure.what}); the table is as it was before that choice.",
            report,
            failure.cause,
        ) from error


class _Unbuilt(Table[S]):
    """A clone has no state until somebody asks for it; then it becomes a table like any other."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name in ("state", "_flow"):
            self.__class__ = Table  # type: ignore[assignment]
            self._return_to(len(self.choices))
        return object.__getattribute__(self, name)
