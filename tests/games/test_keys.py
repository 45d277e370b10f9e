"""Keys of options and ids of texts are for transcripts and translators: nobody reads off them what is meant."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from miskatonic import games, new_game
from miskatonic.agents import agents, make_agent
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.text import Message

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web/src"

TEXTS = frozenset({"prompt", "say", "title", "words"})
"""What a text is called where it belongs to a question, an option or a game."""

TAKE_APART = frozenset({"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix"})


def is_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "key"


def is_text_id(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="id", value=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name in TEXTS
        case _:
            return False


def is_literal(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=str()) | ast.JoinedStr():
            return True
        case ast.Tuple(elts=elements) | ast.Set(elts=elements) | ast.List(elts=elements):
            return all(map(is_literal, elements))
        case _:
            return False


def guesses(source: str) -> Iterator[int]:
    """The lines that take a key apart, compare it or the id of a text with a word, or read the arguments of a text."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, comparators=others):
                both = (left, *others)
                if any(is_key(each) or is_text_id(each) for each in both) and any(map(is_literal, both)):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name, value=value)) if name in TAKE_APART:
                if is_key(value) or is_text_id(value):
                    yield node.lineno
            case ast.Subscript(value=value) | ast.Match(subject=value) if is_key(value) or is_text_id(value):
                yield node.lineno
            case ast.Attribute(attr="args", value=ast.Attribute(attr=name)) if name in TEXTS:
                yield node.lineno
            case _:
                pass


GUESSES_IN_PAGES = re.compile(
    r"""(?<!event)(?<!press)\.key\s*(?:[!=]==\s*["'`]|\.(?:split|startsWith|endsWith|match|slice|replace|includes)\()"""
    r"""|\b(?:prompt|say|title|words)\??\.(?:args\b|id\s*[!=]==|id\.)"""
    r"""|(?:option|question|chosen)\w*\.key\s*[!=]==\s*["'`]"""
)

SEAT_MENU = "src/table/seats/seats-dialog.tsx"
"""Its keys are those of a menu of its own, no option's."""


@pytest.mark.parametrize(
    "line",
    [
        'if option.key == "pass": ...',
        'if "done" != chosen.key: ...',
        'verb, _, rest = option.key.partition(":")',
        'if option.key.startswith(f"move:{here}"): ...',
        'if option.key in ("pass", "done"): ...',
        'if decision.prompt.id == "prompt-turn": ...',
        'price = option.say.args["price"]',
        "match option.key: ...".replace("...", "\n    case _: ..."),
        "first = option.key[0]",
    ],
)
def test_a_guess_is_found(line: str) -> None:
    assert list(guesses(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        'option.key === "pass"',
        'option.key.split(":")',
        'tab.key.startsWith("x")',
        'question.prompt.id === "prompt-turn"',
        "option.say.args?.price",
        'prompt.id.startsWith("prompt-")',
    ],
)
def test_a_guess_of_the_pages_is_found(line: str) -> None:
    assert GUESSES_IN_PAGES.search(line)


def test_the_engine_and_its_ways_in_do_not_guess() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "src/miskatonic").rglob("*.py"))
        for line in guesses(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_pages_do_not_guess() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(PAGES.rglob("*.ts*"))
        if ".test." not in path.name and "testing" not in path.parts and not str(path).endswith(SEAT_MENU)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GUESSES_IN_PAGES.search(line)
    ]
    assert found == []


def disguised(decision: Decision) -> Decision:
    """The same question with keys and texts that tell nothing."""
    nothing = Message("kernel", "nothing", {})
    options = [replace(option, key=f"k{number}", say=nothing) for number, option in enumerate(decision.options)]
    return replace(decision, prompt=nothing, options=tuple(options))


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in games() for bot in agents(game) if bot != "random"])
def test_bots_choose_the_same_whatever_keys_and_texts_say(game: str, bot: str) -> None:
    """One bot sees the question as it is, its twin one in which only what it is about is left."""
    table = new_game(game, players=2, seed="disguise")
    bots, twins = ([make_agent(bot, game, seat) for seat in range(2)] for _ in range(2))
    while (decision := table.decision) is not None and len(table.choices) < 150:
        look = partial(table.view, decision.seat)
        hidden = disguised(decision)
        chosen = bots[decision.seat].choose(decision, look)
        assert hidden.options.index(twins[decision.seat].choose(hidden, look)) == decision.options.index(chosen)
        table.choose(chosen)
