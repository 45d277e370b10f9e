"""How a failing rule is told: where it failed, and what it did that no rule may do.

Places are told from the folder of the game or from the package on, so that a report names no path of the machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import GeneratorType
from typing import Any, Final

from msgspec import Struct

from .decision import Decision, Gather
from .errors import RuleError, shown

_PACKAGE: Final = Path(__file__).parents[1]


class Failure(Struct, frozen=True):
    """What a rule raised, and where: the innermost place in the folder of its game, if there is one."""

    kind: str
    sentence: str
    place: str
    traceback: str

    @property
    def what(self) -> str:
        return f"{self.kind}: {self.sentence}".rstrip(".")

    @property
    def cause(self) -> str:
        """The same for all choices that fail in the same way."""
        return f"{self.kind} {self.place or self.sentence}"


def failure_of(error: Exception, folder: Path) -> Failure:
    """What is known of an error that a rule of the game in this folder raised."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    # A rule that the kernel refuses may have returned already: then no place is better than one in the kernel.
    inner = own[-1:] or ([] if isinstance(error, RuleError) else frames[-1:])
    place = "".join(_place(frame, folder) for frame in inner)
    return Failure(type(error).__name__, str(error), place, "\n".join(_lines(frames, folder)))


def _lines(frames: Iterable[FrameSummary], folder: Path) -> Iterable[str]:
    for frame in frames:
        yield f"  {_place(frame, folder)}"
        if frame.line:
            yield f"    {frame.line}"


def _place(frame: FrameSummary, folder: Path) -> str:
    path = Path(frame.filename)
    home = next((each.parent for each in (folder, _PACKAGE) if path.is_relative_to(each)), path.parent)
    return f"{path.relative_to(home).as_posix()}:{frame.lineno} in {frame.name}"


def wrong_step(step: str, begun: object, steps: Mapping[str, Any]) -> RuleError:
    """A step ended, or began, with something else than the name of a step."""
    if begun is None:
        found = "returned nothing"
    elif isinstance(begun, str):
        found = f"returned {shown(begun)}, which is no step"
    else:
        found = f"returned {shown(begun)}"
    return RuleError(f"The step {step!r} {found}; it has to return one of: {', '.join(steps)}.")


def why_not_asked(request: object, players: int) -> str | None:
    """Why something that a rule yields cannot be asked, as a sentence; None where it can."""
    if isinstance(request, Decision):
        return _why_no_question(request, players)
    if isinstance(request, Gather):
        return _why_no_gathering(request, players)
    if isinstance(request, GeneratorType):
        name = getattr(request, "__name__", "")
        return f"A rule yields the flow {name}(...) itself: write `yield from {name}(...)`."
    return f"A rule yields {shown(request)}, which is no question: write `yield from ask(...)`."


def _why_no_question(decision: Decision, players: int) -> str | None:
    if decision.seat not in range(players):
        return f"{_name(decision)} goes to seat {shown(decision.seat)}; the seats are 0 to {players - 1}."
    if not decision.options:
        return f"{_name(decision)} has no options."
    return None


def _why_no_gathering(gathering: Gather, players: int) -> str | None:
    if not gathering.decisions:
        return "A rule asks several seats at once, and not one of them."
    for seat, decision in gathering.decisions.items():
        if seat != decision.seat:
            return f"{_name(decision)} is for seat {decision.seat}, and is put to seat {shown(seat)}."
    reasons = (_why_no_question(each, players) for each in gathering.decisions.values())
    return next((reason for reason in reasons if reason is not None), None)


def _name(decision: Decision) -> str:
    return f"The question {decision.topic or decision.prompt.id!r}"
