"""The rulebook at the terminal."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.rulebook import Rule, rulebook, search

from .indent import indented
from .screen import Screen
from .settings import named_game
from .words import say

FOUND, NOTHING = 0, 1


def show_rule(rule: Rule, locale: str) -> RenderableType:
    """A rule with its id, its topic and the note to it."""
    head = Text().append(rule.id, "key").append("  ").append(rule.topic[locale], "name")
    parts: list[RenderableType] = [head, indented(Text(rule.text[locale]))]
    if locale in rule.note:
        note = say("rule-note", note=rule.note[locale]).text(locale)
        parts.append(indented(Text(note, "muted")))
    return Group(*parts)


def look_up_rules(game: str, words: str, locale: str) -> int:
    """Print one rule by its id, all rules with the words, or the topics."""
    folder = named_game(game, locale).folder
    screen = Screen()
    rules = rulebook(folder)
    if not words:
        screen.show(topics(rules, locale))
        return FOUND
    found = [rules[words]] if words in rules else search(folder, words, locale)
    if not found:
        screen.show(Text(say("rules-none", words=words).text(locale)))
        return NOTHING
    for rule in found:
        screen.show(show_rule(rule, locale))
    return FOUND


def topics(rules: dict[str, Rule], locale: str) -> RenderableType:
    """The topics in the order of the book, with how many rules each has."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column()
    for topic, count in Counter(rule.topic[locale] for rule in rules.values()).items():
        grid.add_row(Text(str(count), "key"), Text(topic))
    return Group(Text(say("rules-topics", count=len(rules)).text(locale), "title"), grid)
