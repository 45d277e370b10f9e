"""What a seat sees of skill tests: the one under way, and what the tokens in the chaos bag would do."""

from __future__ import annotations

from typing import Final

from .card import ReadOnlyTable
from .odds import SeenBag, is_open, lead_over, odds, revealed, see_bag, with_counts
from .play import is_playing
from .skill_test import difficulty_from, difficulty_terms, terms_of_test
from .state import SkillTest
from .values import total
from .view import BagTokenView, CommittedView, TermView, TestView, TokenView
from .words import AUTO_FAIL, NOWHERE, SYMBOLS


def see_test(table: ReadOnlyTable, test: SkillTest, skill: list[TermView], bag: SeenBag) -> TestView:
    """The test under way; what the skill of who takes it is made of, and the bag, have been seen already."""
    codes = table.state.codes
    tokens = see_revealed(table, test) if test.drawn else []
    before = [*skill, *terms_of_test(table, test)]
    terms = [*before, *[TermView(token.token, token.value) for token in tokens]]
    needed = difficulty_terms(table, test)
    difficulty = difficulty_from(table, test, needed)
    ahead = lead_over(table, test, before, difficulty)
    return TestView(
        who=test.who,
        skill=test.skill,
        attempt=test.attempt,
        source=test.source,
        target=test.target,
        stage=test.stage,
        value=0 if test.automatic is False else total(table, terms, test.skill, test.who),
        terms=terms,
        difficulty=difficulty,
        difficulty_terms=needed,
        committed=[
            CommittedView(card, codes[card], who) for card, who in zip(test.committed, test.committers, strict=True)
        ],
        tokens=tokens,
        automatic=test.automatic,
        succeeded=test.succeeded,
        odds=odds(table, test, bag, ahead),
        by_token=dict(bag.odds_with(ahead).by_token) if is_open(table, test) else {},
    )


def see_revealed(table: ReadOnlyTable, test: SkillTest) -> list[TokenView]:
    """The tokens on the table; those that are not resolved yet with what they will count."""
    if test.stage != "token":
        return [TokenView(drawn.token, drawn.value) for drawn in test.drawn]
    return [
        TokenView(drawn.token, drawn.value or token.value or 0, token.automatic)
        for drawn, token in zip(test.drawn, revealed(table, test), strict=True)
    ]


def see_tokens(table: ReadOnlyTable, seat: int | None) -> SeenBag:
    """Every token with what it would do now: to who is testing, else to who looks, else to the lead investigator."""
    state = table.state
    test = state.test
    who = test.who if test is not None else state.lead if seat is None else seat
    if not state.investigators or not is_playing(table, who) or state.reference == NOWHERE:
        return with_counts(tuple(state.bag), UNREAD)
    return see_bag(table, who, test)


UNREAD: Final = tuple(
    BagTokenView(token, 0, None, False if token == AUTO_FAIL else None, False) for token in sorted(SYMBOLS)
)
"""Outside a scenario nobody says what a symbol does."""
