"""What the engine can say, found by reading its source: every literal message and every verb of a choice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from miskatonic.games.arkham_lcg import words
from miskatonic.games.arkham_lcg.words import FOLDER

CHOICES = {
    "choose": 2,
    "choose_in_hand": 2,
    "choose_investigator": 2,
    "choose_word": 2,
    "in_order": 3,
    "nearest_enemy": 3,
    "decide": 2,
    "lead_decides": 1,
}
"""What asks with `prompt-<verb>`, and which argument the verb is."""

OFFERS = {
    "option": 0,
    "option_for": 1,
    "hand_option": 0,
    "hand_options": 1,
    "play_options": 3,
    "fast_options": 3,
    "investigator_option": 0,
    "act_option": 0,
    "ability_option": 0,
    "shield": 0,
}
"""What offers with `option-<verb>`, and which argument the verb is."""

WORDS = {"choose_word": 3, "decide": 3, "lead_decides": 2}
"""What offers with `option-<verb>-<word>`, and which argument the words are."""

PROMPT = 5
"""The argument of `choose` and `choose_in_hand` that takes the place of `prompt-<verb>`."""

Function = ast.FunctionDef | None


class Call(NamedTuple):
    """A call in the source, and the function it stands in."""

    name: str
    node: ast.Call
    inside: Function

    def argument(self, place: int) -> ast.expr:
        return self.node.args[place]

    def at(self) -> str:
        return f"{self.name}, line {self.node.lineno}"


@cache
def calls() -> tuple[Call, ...]:
    """Every call of a function by its name in the rules; what is said of decks is checked with the decks."""
    files = [path for path in sorted(FOLDER.rglob("*.py")) if path.parent.name != "decks"]
    return tuple(chain.from_iterable(_calls(ast.parse(path.read_text(encoding="utf-8")), None) for path in files))


def _calls(node: ast.AST, inside: Function) -> Iterator[Call]:
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        yield Call(name, node, inside)
    if isinstance(node, ast.FunctionDef):
        inside = node
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, inside)


def verbs(places: dict[str, int]) -> Iterator[tuple[str, Call]]:
    """The literal verbs of some functions; what is handed through must be an argument of the function around it."""
    for call in calls():
        if call.name not in places or len(call.node.args) <= places[call.name]:
            continue
        argument = call.argument(places[call.name])
        if isinstance(argument, ast.Constant):
            yield str(argument.value), call
        else:
            assert isinstance(argument, ast.Name) and call.inside is not None, call.at()
            assert argument.id in {each.arg for each in call.inside.args.args}, call.at()


def has_own_prompt(call: Call) -> bool:
    return len(call.node.args) > PROMPT or any(each.arg == "prompt" for each in call.node.keywords)


def words_of(call: Call) -> set[str]:
    """The words a choice is between: literal, or collected in a variable before."""
    argument = call.argument(WORDS[call.name])
    if isinstance(argument, ast.Name):
        assert call.inside is not None, call.at()
        return set(chain.from_iterable(_words(node) for node in ast.walk(call.inside) if _fills(node, argument.id)))
    return set(_words(argument))


def _fills(node: ast.AST, variable: str) -> bool:
    """Does a statement put something into a variable?"""
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == variable for target in node.targets)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and getattr(node.func.value, "id", "") == variable
    )


def _words(node: ast.AST) -> Iterator[str]:
    """The texts in an expression, with the names the game has for some of them."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name):
            named: Any = getattr(words, part.id, None)
            if isinstance(named, str):
                yield str(named)
            elif part.id == "Skill":
                yield from words.Skill


def literal(name: str, place: int = 0) -> Iterator[tuple[str, Call]]:
    """The literal texts a function is called with."""
    for call in calls():
        if call.name == name and len(call.node.args) > place:
            argument = call.argument(place)
            if isinstance(argument, ast.Constant):
                yield str(argument.value), call


def patterns() -> set[str]:
    """The ids that are put together: `say(f"option-{verb}")` is `option-*`."""
    ids = [call.argument(0) for call in calls() if call.name == "say" and call.node.args]
    return {
        "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in id.values)
        for id in ids
        if isinstance(id, ast.JoinedStr)
    }


def keywords(call: Call) -> list[str]:
    return [each.arg for each in call.node.keywords if each.arg]
