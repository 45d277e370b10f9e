"""A workshop: tools by name, plain data in, an answer that can tell itself."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Struct

from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.text import Message, plain
from miskatonic.kernel.workshop import Answer, InvalidRequest, Tool, ToolError, Workshop


class Halving(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    times: int = 1


class Halved(Answer, frozen=True):
    number: int

    def lines(self) -> Sequence[Message | str]:
        return [str(self.number)]

    @property
    def well(self) -> bool:
        return self.number > 0


class Odd(ToolError):
    say = plain("list-none")


def halve(request: Halving) -> Halved:
    if request.number % 2**request.times:
        raise Odd
    return Halved(request.number // 2**request.times)


WORKSHOP = Workshop([Tool("halve", plain("list-none"), Halving, Halved, halve, "number")])


def test_a_tool_takes_and_gives_plain_data() -> None:
    answer = WORKSHOP.use("halve", {"number": 12, "times": 2})
    assert (answer, answer.lines(), answer.well) == (Halved(3), ["3"], True)
    assert not WORKSHOP.use("halve", {"number": 0}).well


def test_an_answer_that_cannot_tell_itself_cannot_be_made() -> None:
    class Mute(Answer, frozen=True):
        number: int

    with pytest.raises(TypeError, match="lines"):
        Mute(3)


@pytest.mark.parametrize("data", [{}, {"number": "12"}, {"number": 12, "colour": "red"}, {"number": None}])
def test_a_request_of_the_wrong_form_is_refused_in_one_sentence(data: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest, match=r"^halve: .*\.$"):
        WORKSHOP.use("halve", data)


def test_a_tool_says_why_it_cannot() -> None:
    with pytest.raises(ToolError) as error:
        WORKSHOP.use("halve", {"number": 3})
    assert str(error.value) == error.value.say.text("en") == "none"


def test_a_setup_is_refused_with_a_sentence_or_with_a_message() -> None:
    assert str(SetupError("Not like this.")) == SetupError("Not like this.").text("ru") == "Not like this."
    told = pickle.loads(pickle.dumps(SetupError(plain("list-none"))))
    assert (str(told), told.text("ru")) == ("none", plain("list-none").text("ru"))
