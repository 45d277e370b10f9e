"""A seat without its page: the same browser and the same socket, but nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.decision import Decision
from miskatonic.server.messages import PROTOCOL

from .person import Person
from .rehearsal import Choice

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

# The answer to the last choice says that it is stored: whoever comes to the table now finds it there. Who is too
# fast for the server says it again a moment later.
CHOOSE_ALL: Final = """([code, protocol, choices]) => {
    const left = choices.map(([seat, key], number) => ({ seat, key, id: `unseen-${number}` }));
    const last = left.at(-1).id;
    const answered = new Set();
    let questions = [];
    let said;
    const say = () => socket.send(said);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol }));
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.problem?.code === "too-fast") setTimeout(say, 200);
        if (told.type === "done" && told.id === last) window.played = true;
        questions = told.questions ?? questions;
        const asked = questions.find(({ seat, number, options }) => seat === left[0]?.seat
            && !answered.has(`${seat} ${number}`) && options.some(({ key }) => key === left[0].key));
        if (!asked) return;
        answered.add(`${asked.seat} ${asked.number}`);
        said = JSON.stringify({ type: "choose", decision: asked.number, ...left.shift() });
        say();
    };
}"""

# Several seats at several pages: each makes its own choices when all before them are made.
CHOOSE_IN_TURN: Final = """([code, protocol, choices, until]) => {
    const left = choices.map(([at, seat, key]) => ({ at, seat, key, id: `in-turn-${at}` }));
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    let questions = [];
    let made = 0;
    window.played = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol }));
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        questions = told.questions ?? questions;
        made = told.choices ?? made;
        window.played = made >= until;
        const asked = questions.find(({ seat }) => seat === left[0]?.seat);
        if (!asked || left[0].at !== made) return;
        const { at, ...choice } = left.shift();
        socket.send(JSON.stringify({ type: "choose", decision: asked.number, ...choice }));
    };
}"""


def choose_in_turn(people: Sequence[Person], code: str, choices: Sequence[Choice], made: int) -> None:
    """All make their choices that come after the first ones, in the order in which they were rehearsed, unseen."""
    for seat, person in enumerate(people):
        person.open(BLANK)
        own = [[at, *choice] for at, choice in enumerate(choices) if at >= made and choice.seat == seat]
        person.page.evaluate(CHOOSE_IN_TURN, [code, PROTOCOL, own, len(choices)])
    for person in people:
        person.page.wait_for_function("() => window.played")


def choose_all_unseen(person: Person, code: str, choices: Sequence[Choice]) -> None:
    """Take one option after the other at a table; the person holds all seats and comes to look at it later."""
    person.open(BLANK)
    person.page.evaluate(CHOOSE_ALL, [code, PROTOCOL, [list(choice) for choice in choices]])
    person.page.wait_for_function("() => window.played")


def leave_the_page(person: Person) -> None:
    """Stay at the table, but do not look at it."""
    code = person.code
    person.open(BLANK)
    person.page.evaluate(SIT, [code, PROTOCOL])


def choose_unseen(person: Person, decision: Decision, key: str, number: int) -> None:
    """Wait until exactly the options of this decision are offered, and take one."""
    person.page.wait_for_function(SAME_KEYS, arg=[option.key for option in decision.options])
    person.page.evaluate(CHOOSE, [f"unseen-{number:04}", decision.seat, key])
