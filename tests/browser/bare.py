"""A seat without its page: the same browser and the same socket, but nothing is drawn."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Decision
from miskatonic.server.messages import PROTOCOL

from .person import Person

BLANK: Final = "/health"
"""Of the same server, so that its socket may be opened from there."""

SIT: Final = """([code, protocol]) => {
    window.questions = [];
    window.socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol }));
    socket.onmessage = ({ data }) => { questions = JSON.parse(data).questions ?? questions };
}"""
SAME_KEYS: Final = """keys => JSON.stringify(keys) === JSON.stringify(
    questions.flatMap(({ options }) => options.map(({ key }) => key)))"""
# An answered question is none any more, even before the server says so: the next may have the same options.
CHOOSE: Final = """([id, seat, key]) => {
    socket.send(JSON.stringify({ type: "choose", id, seat, decision: questions[0].number, key }));
    questions = [];
}"""


def leave_the_page(person: Person) -> None:
    """Stay at the table, but do not look at it."""
    code = person.code
    person.open(BLANK)
    person.page.evaluate(SIT, [code, PROTOCOL])


def choose_unseen(person: Person, decision: Decision, key: str, number: int) -> None:
    """Wait until exactly the options of this decision are offered, and take one."""
    person.page.wait_for_function(SAME_KEYS, arg=[option.key for option in decision.options])
    person.page.evaluate(CHOOSE, [f"unseen-{number:04}", decision.seat, key])
