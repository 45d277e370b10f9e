"""The question at the end of a round: that the attempt ends the game, what it needs, what it can bring at best."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.cards import PRIORITY
from miskatonic.games.final_hour.events import RoundBegan, VoteTaken
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Symbol
from miskatonic.kernel.text import LOCALES

from .given import Situation, choose, given, keys
from .scenes import told

CLOVER, DIAMOND, HOURGLASS, MOON, STAR = (
    [number for number, card in PRIORITY.items() if card.symbol == symbol]
    for symbol in ("clover", "diamond", "hourglass", "moon", "star")
)
ONLY_MOON_AND_HOURGLASS = [*(Symbol.CLOVER, Symbol.DIAMOND, Symbol.STAR) * 2, Symbol.MOON, Symbol.HOURGLASS]
"""With these clues found, the ritual is a moon and an hourglass."""


def alone(*kept: int, found: list[Symbol] | None = None, **options: object) -> Situation:
    situation = given(players=1, **options)
    situation.state.kept = list(kept)
    situation.state.priority.cards = [each for each in situation.state.priority.cards if each not in kept]
    situation.state.found = found or []
    return situation


def together(*hands: list[int], found: list[Symbol] | None = None) -> Situation:
    situation = given(len(hands))
    for who, hand in enumerate(hands):
        situation.hand(who, hand)
    situation.state.found = found or []
    return situation


def numbers(table: Table, seat: int = 0) -> tuple[int, int]:
    """The matches needed, and the most there can be, as the question tells them."""
    args = table.pending[seat].prompt.args
    return args["target"], args["best"]


def topic(table: Table) -> str:
    assert table.decision is not None
    return table.decision.topic


# Alone.


@pytest.mark.rule("fh.ritual.8")
def test_the_question_says_that_the_attempt_ends_the_game_and_what_it_needs() -> None:
    table = alone(*MOON[:2]).table()
    assert table.decision is not None
    assert table.decision.text() == (
        "Attempt to reverse the ritual now? The attempt ends the game, won or lost. "
        "4 matches are needed; the kept cards can bring 4 at best."
    )


@pytest.mark.parametrize(
    ("kept", "found", "best"),
    [
        (MOON[:1], [], 2),
        (MOON[:2] + STAR[:1], [], 4),
        (MOON[:2] + STAR[:2], [Symbol.MOON, Symbol.STAR], 4),
        (MOON[:2] + STAR[:1], [Symbol.MOON], 3),
        (MOON[:2] + STAR[:1], [Symbol.MOON, Symbol.MOON], 2),
        (STAR[:4], ONLY_MOON_AND_HOURGLASS, 0),
    ],
)
def test_the_best_goes_by_the_clues_found(kept: list[int], found: list[Symbol], best: int) -> None:
    assert numbers(alone(*kept, found=found).table()) == (4, best)


def test_by_another_reading_fewer_matches_are_needed() -> None:
    assert numbers(alone(*MOON[:2], solo_ritual="three").table()) == (3, 4)


def test_by_another_reading_only_six_of_the_kept_cards_count() -> None:
    cards = [*MOON[:4], *HOURGLASS[:3]]
    assert numbers(alone(*cards, found=ONLY_MOON_AND_HOURGLASS, solo_ritual="choose-six").table()) == (4, 6)
    assert numbers(alone(*cards, found=ONLY_MOON_AND_HOURGLASS).table()) == (4, 7)


def test_an_attempt_that_cannot_succeed_is_asked_about_again() -> None:
    table = alone(*MOON[:1]).table()
    table.choose("ready")
    assert (topic(table), keys(table), numbers(table)) == ("attempt-hopeless", ["wait", "anyway"], (4, 2))
    assert table.result is None


def test_who_thinks_better_of_it_plays_on() -> None:
    table = alone(*MOON[:1]).table()
    choose(table, "ready", "wait")
    assert table.result is None
    assert len(told(table, RoundBegan)) == 1


def test_who_means_it_loses() -> None:
    table = alone(*MOON[:1]).table()
    choose(table, "ready", "anyway")
    assert table.result is not None
    assert table.result.reason == "ritual-failed"


def test_an_attempt_that_can_succeed_is_asked_about_once() -> None:
    table = alone(*MOON[:2]).table()
    table.choose("ready")
    assert table.result is not None


def test_both_ways_to_attempt_it_cost_the_game() -> None:
    table = alone(*MOON[:1]).table()
    assert [bool(table.details(option).costs) for option in table.pending[0].options] == [False, True]
    table.choose("ready")
    assert [bool(table.details(option).costs) for option in table.pending[0].options] == [False, True]


# With others.


def test_each_is_told_what_their_own_hand_allows_for() -> None:
    table = together([*MOON[:4]], [*STAR[:4]], found=ONLY_MOON_AND_HOURGLASS).table()
    assert (numbers(table, 0), numbers(table, 1)) == ((4, 6), (4, 3))


@pytest.mark.rule("fh.ritual.9")
def test_nobody_is_told_anything_about_the_hand_of_another() -> None:
    asked = [
        together([*STAR[:4]], hand, found=ONLY_MOON_AND_HOURGLASS).table().pending[0]
        for hand in (MOON[:4], CLOVER[:4], DIAMOND[:4])
    ]
    assert asked[0] == asked[1] == asked[2]


def test_who_knows_that_it_cannot_succeed_is_told_so() -> None:
    table = together([*STAR[:4]], [*MOON[:4]], found=ONLY_MOON_AND_HOURGLASS).table()
    hopeless, hopeful = table.pending[0], table.pending[1]
    assert "cannot succeed" in hopeless.text() and "cannot succeed" in hopeless.options[1].text()
    assert "cannot succeed" not in hopeful.text() + hopeful.options[1].text()
    assert [option.key for option in hopeless.options] == [option.key for option in hopeful.options]


@pytest.mark.rule("fh.ritual.9")
def test_what_only_one_knows_is_not_betrayed_by_asking_again() -> None:
    table = together([*STAR[:4]], [*MOON[:4]], found=ONLY_MOON_AND_HOURGLASS).table()
    choose(table, "ready", "ready")
    assert topic(table) == "leave-out"


def everything_discarded() -> Table:
    situation = together([*STAR[:4]], [*CLOVER[:4]], found=ONLY_MOON_AND_HOURGLASS)
    return situation.priority_discard(*MOON, *HOURGLASS).table()


def test_what_everybody_can_see_is_asked_about_again() -> None:
    table = everything_discarded()
    choose(table, "ready", "ready")
    assert {seat: (each.topic, numbers(table, seat)) for seat, each in table.pending.items()} == {
        0: ("attempt-hopeless", (4, 0)),
        1: ("attempt-hopeless", (4, 0)),
    }
    assert not told(table, VoteTaken)


@pytest.mark.rule("fh.ritual.6")
@pytest.mark.parametrize(("second", "topic_after"), [("anyway", "leave-out"), ("wait", "play")])
def test_then_all_have_to_agree_again(second: str, topic_after: str) -> None:
    table = everything_discarded()
    choose(table, "ready", "ready", "anyway", second)
    assert topic(table) == topic_after
    (vote,) = told(table, VoteTaken)
    assert len(vote.ready) == (2 if second == "anyway" else 1)


def test_nobody_is_asked_again_when_somebody_is_against_it_anyway() -> None:
    table = everything_discarded()
    choose(table, "ready", "wait")
    assert topic(table) == "play"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_are_told_in_every_language(locale: str) -> None:
    for table in (alone(*MOON[:1]).table(), everything_discarded(), together([*MOON[:4]], [*STAR[:4]]).table()):
        while table.result is None and topic(table).startswith("attempt"):
            assert table.decision is not None
            target, best = numbers(table, table.decision.seat)
            assert str(target) in table.decision.text(locale) and str(best) in table.decision.text(locale)
            table.choose(table.decision.options[1])
