"""What can be done with a game away from the table, such as building a deck: tools that take and give plain data."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, StructMeta

from .errors import MiskatonicError
from .text import Message


class _AbstractStruct(StructMeta, ABCMeta):
    """Structs of which only those can be made that have every abstract method."""


class Answer(Struct, frozen=True, metaclass=_AbstractStruct):
    """What a tool gives: plain data, which can tell itself to a reader line by line."""

    @abstractmethod
    def lines(self) -> Sequence[Message | str]:
        """For somebody at a terminal: messages, and texts that are the same in every language."""

    @property
    def well(self) -> bool:
        """Whether what was looked at is as it should be."""
        return True


class ToolError(MiskatonicError):
    """A tool cannot do what was asked, for a reason it can say in any language; nothing has changed."""

    say: Message
    about: str | None = None
    """The tool's own word for what is wrong, by which a program can offer a way out."""

    def __str__(self) -> str:
        return self.say.text()


class InvalidRequest(MiskatonicError):
    """What a tool was asked for has not the form it understands."""


class Tool(Struct, frozen=True):
    """One thing the workshop can do: what it is called, what it is for, what it takes and gives."""

    name: str
    about: Message
    request: type[Struct]
    answer: type[Answer]
    work: Callable[[Any], Answer]
    subject: str | None = None
    """The field of the request that matters most: what a command line takes as its argument."""
    reads_file: bool = False
    """The subject is the text of a file."""


class Workshop:
    """The tools of a game by their names."""

    def __init__(self, tools: Iterable[Tool]) -> None:
        self.tools: dict[str, Tool] = {tool.name: tool for tool in tools}

    def use(self, name: str, request: Mapping[str, Any]) -> Answer:
        """Use a tool: plain data in, its answer out. A `ToolError` says why it cannot be done."""
        tool = self.tools[name]
        try:
            asked = msgspec.convert(request, tool.request)
        except msgspec.ValidationError as error:
            raise InvalidRequest(f"{name}: {error}.") from None
        return tool.work(asked)
