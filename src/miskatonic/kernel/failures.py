"""How a failing rule is told: where it failed, and what it did that no rule may do.

Places are told from the folder of the game or from the package on, so that a report names no path of the machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import GeneratorType
from typing import Any, Final, cast

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
    sentence = str(error)
    if isinstance(error, SyntaxError) and error.filename:
        place, sentence = f"{_path(error.filename, folder)}:{error.lineno}", error.msg
    return Failure(type(error).__name__, sentence, place, "\n".join(_lines(frames, folder)))


def _lines(frames: Iterable[FrameSummary], folder: Path) -> Iterable[str]:
    for frame in frames:
        yield f"  {_place(frame, folder)}"
        if frame.line:
            yield f"    {frame.line}"


def _place(frame: FrameSummary, folder: Path) -> str:
    return f"{_path(frame.filename, folder)}:{frame.lineno} in {frame.name}"


def _path(filename: str, folder: Path) -> str:
    path = Path(filename)
    home = next((each.parent for each in (folder, _PACKAGE) if path.is_relative_to(each)), path.parent)
    return path.relative_to(home).as_posix()


def why_no_step(step: object, ended: str | None, steps: Iterable[str]) -> str:
    """Why the game cannot go on with what the set-up or the step that has ended leads to, as a sentence."""
    subject = "The set-up" if ended is None else f"The step {ended!r}"
    found = "nothing" if step is None else shown(step)
    return f"{subject} leads to {found}, which is no step; the steps are: {', '.join(steps)}."


def why_not_asked(request: object, players: int) -> str:
    """Why something that a rule yields cannot be asked, as a sentence."""
    match request:
        case Decision(seat=seat) if seat not in range(players):
            return f"The question {_name(request)} goes to seat {shown(seat)}; the seats are 0 to {players - 1}."
        case Decision():
            return f"The question {_name(request)} has no options."
        case Gather():
            return "A rule asks several seats at once, and not one of them."
        case GeneratorType():
            name = cast("GeneratorType[Any, Any, Any]", request).__name__
            return f"A rule yields the flow {name}(...) itself: write `yield from {name}(...)`."
        case _:
            return f"A rule yields {shown(request)}, which is no question: write `yield from ask(...)`."


def _name(decision: Decision) -> str:
    return repr(decision.topic or decision.prompt.id)
