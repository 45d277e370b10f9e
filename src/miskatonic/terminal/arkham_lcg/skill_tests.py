"""The skill test under way: every number with where it comes from, the odds, the chaos bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import TermView, TestView, View
from miskatonic.games.arkham_lcg.words import SYMBOLS, Token, card_name, skill_name, token_name
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import indented
from .marks import MINUS, Piece, odds_piece, place_name, signed, source_name
from .targets import card_by_id, enemy_by_id, location_by_id
from .words import say

ORDER: Final = tuple(Token)


def test_lines(frame: Frame) -> list[RenderableType]:
    """What is tested, the sum against the difficulty, and how it stands."""
    view: View = frame.view
    test = view.test
    if test is None:
        return []
    below = [sums(test, frame)]
    if test.tokens:
        below.append(revealed_line(test, frame))
    elif not frame.brief:
        below.append(bag_line(frame))
    return [what_is_tested(test, view, frame), *(indented(line) for line in below)]


def what_is_tested(test: TestView, view: View, frame: Frame) -> Text:
    who = card_name(view.investigators[test.who].code)
    skill = skill_name(test.skill)
    about = subject(test, view)
    told = (
        say("lcg-test", who=who, skill=skill)
        if about is None
        else say(f"lcg-test-{test.attempt or 'card'}", who=who, skill=skill, about=about)
    )
    text = Text(frame.say(told), "name")
    if test.succeeded is None:
        return text.append(" · ").append(*odds_piece(test.odds))
    outcome = say("lcg-test-passed" if test.succeeded else "lcg-test-failed")
    return text.append(" · ").append(frame.say(outcome), "good" if test.succeeded else "danger")


def subject(test: TestView, view: View) -> Message | None:
    """What is investigated, fought or evaded; otherwise the card that asks for the test, if it is still there."""
    id = test.target if test.target >= 0 else test.source
    location = location_by_id(view, id)
    if location is not None:
        return place_name(location.code)
    found = enemy_by_id(view, id) or card_by_id(view, id)
    if found is not None:
        return card_name(found.code)
    behind = next((card for card in view.limbo if card.id == id), None)
    if behind is not None:
        return card_name(behind.code)
    return source_name(test.difficulty_terms[0].source) if test.difficulty_terms else None


def sums(test: TestView, frame: Frame) -> Text:
    """The skill value and the difficulty, each with its parts."""
    text = parts(test.terms, frame)
    text.append(" = ", "muted").append(str(test.value), "title")
    text.append(" ").append(frame.say(say("lcg-against")), "muted").append(" ")
    text.append(str(test.difficulty), "title")
    terms = test.difficulty_terms
    if len(terms) == 1:
        return text.append(" ").append(frame.say(source_name(terms[0].source)), "muted")
    return text.append(" (", "muted").append_text(parts(terms, frame)).append(")", "muted")


def revealed_line(test: TestView, frame: Frame) -> Text:
    """The tokens that were revealed, what they are worth or not yet."""
    text = Text(frame.say(say("lcg-revealed-tokens")), "muted")
    for drawn in test.tokens:
        text.append(" ").append(*token_piece(drawn.token, frame))
    return text


def parts(terms: Sequence[TermView], frame: Frame) -> Text:
    """`3 Roland Banks + 2 Deduction − 1 token`; a token that is worth nothing, or nothing yet, is left out."""
    text = Text()
    counted = [term for term in terms if term.amount or term.source in PRINTED]
    for place, term in enumerate(counted):
        sign = f" {MINUS} " if term.amount < 0 else " + "
        if place:
            text.append(sign, "muted").append(str(abs(term.amount)))
        else:
            text.append(f"{MINUS}{-term.amount}" if term.amount < 0 else str(term.amount))
        text.append(" ").append(frame.say(source_name(term.source)), "muted")
    return text


# The chaos bag.


def bag_line(frame: Frame) -> Text:
    """All tokens in the bag, from the best number to the worst, then the symbols with what they are worth now."""
    view: View = frame.view
    text = Text(frame.say(say("lcg-bag")), "muted")
    for entry in sorted(view.tokens, key=lambda entry: rank(entry.token)):
        text.append(" ").append(*token_piece(entry.token, frame))
        if entry.token in SYMBOLS and entry.automatic is None and entry.value is not None:
            text.append(f" {signed(entry.value)}")
        if entry.count > 1:
            text.append(f"×{entry.count}", "muted")
    return text


def rank(token: str) -> tuple[int, int]:
    if token in SYMBOLS:
        return 1, ORDER.index(Token(token))
    return 0, -int(token)


def token_piece(token: str, frame: Frame) -> Piece:
    if token in SYMBOLS:
        style = {Token.AUTO_FAIL: "danger", Token.ELDER_SIGN: "good"}.get(Token(token), "uncanny")
        return frame.say(token_name(token)), style
    return signed(int(token)), ""
