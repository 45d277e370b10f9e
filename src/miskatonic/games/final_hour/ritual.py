"""Reversing the ritual: the vote, the attempt, the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, compress
from operator import add, sub
from typing import Final, NoReturn

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask, gather

from .action_phase import priority_option
from .cards import PRIORITY
from .events import RitualCardsRevealed, RitualTokensRevealed, VoteTaken
from .odds import ritual_pairs
from .play import Table, end
from .state import FinalHour, Investigator
from .words import RITUAL_SYMBOLS, Symbol, investigator_name, say

CARDS_FOR_THE_RITUAL = 3
READY = Option("ready", say("option-ready"), True, "attempt")
READY_IN_VAIN = Option("ready", say("option-ready-in-vain"), True, "attempt")
ANYWAY = Option("anyway", say("option-anyway"), True, "attempt")
ATTEMPTS: Final = (READY, READY_IN_VAIN, ANYWAY)
WAIT = Option("wait", say("option-wait"), False, role=Role.DECLINE)
RULE: Final = "fh.ritual.6"
NO_CARD: Final = 255


def end_of_round(table: Table) -> Flow[str]:
    """Attempt the ritual when all agree, or when no gate is left (rules fh.ritual.6, fh.ritual.7, fh.last-round.1)."""
    state = table.state
    if not state.gate_stack:
        return "ritual.attempt"
    agreed = yield from (agree_alone(table) if state.solo else take_vote(table))
    return "ritual.attempt" if agreed else "round.begin"


def agree_alone(table: Table) -> Flow[bool]:
    """Alone one decides at once; an attempt that cannot succeed is asked about again (rule fh.ritual.6)."""
    state = table.state
    target, best = ritual_target(state), most_matches_alone(state)
    prompt = say("prompt-attempt-alone", target=target, best=best)
    ready: bool = yield from ask(0, prompt, [WAIT, READY], RULE, kind=QuestionKind.AGREE, topic="attempt")
    if not ready or best >= target:
        return ready
    anyway: Option = yield hopeless(0, target, best)
    return anyway is ANYWAY


def take_vote(table: Table) -> Flow[bool]:
    """All have to agree, twice where everybody can see that it cannot succeed (rules fh.ritual.6, fh.ritual.9).

    Whoever is asked again tells the others something, so it goes by what all of them know, never by a hand.
    """
    state = table.state
    target = ritual_target(state)
    votes: dict[int, bool] = yield from gather({each.seat: vote(state, each) for each in state.investigators})
    if all(votes.values()) and (best := most_matches(state, (), len(state.investigators))) < target:
        votes = yield from gather({seat: hopeless(seat, target, best) for seat in votes})
    table.tell(
        VoteTaken,
        [each.id for each in state.investigators if votes[each.seat]],
        [each.id for each in state.investigators if not votes[each.seat]],
    )
    return all(votes.values())


def vote(state: FinalHour, voter: Investigator) -> Decision:
    """The question to one seat, with what its own hand allows for."""
    target, best = ritual_target(state), most_matches(state, voter.hand, len(state.investigators) - 1)
    return vote_question(voter.seat, voter.id, target, best)


@cache
def vote_question(seat: int, who: str, target: int, best: int) -> Decision:
    words, ready = ("prompt-attempt", READY) if best >= target else ("prompt-attempt-in-vain", READY_IN_VAIN)
    prompt = say(words, who=investigator_name(who), target=target, best=best)
    return Decision(seat, prompt, (WAIT, ready), RULE, kind=QuestionKind.AGREE, topic="attempt")


@cache
def hopeless(seat: int, target: int, best: int) -> Decision:
    """The attempt would end the game and cannot succeed: is it meant (rule fh.ritual.8)?"""
    prompt = say("prompt-attempt-hopeless", target=target, best=best)
    return Decision(seat, prompt, (WAIT, ANYWAY), "fh.ritual.8", kind=QuestionKind.AGREE, topic="attempt-hopeless")


def most_matches(state: FinalHour, hand: Sequence[int], others: int) -> int:
    """The most matches there can be, for who knows this hand and that the others hold cards nobody has seen."""
    return most_matches_among(tuple(state.priority.discard), tuple(hand), tuple(state.found), others)


@lru_cache(1 << 12)
def most_matches_among(discard: tuple[int, ...], hand: tuple[int, ...], found: tuple[str, ...], others: int) -> int:
    theirs = others * CARDS_FOR_THE_RITUAL
    left = map(sub, CARDS_BY_SYMBOL, count_symbols(discard + hand))
    unseen = tuple([theirs if theirs < count else count for count in left])
    own, their = best_by_pair(count_symbols(hand), CARDS_FOR_THE_RITUAL), best_by_pair(unseen, theirs)
    return max(compress(map(add, own, their), possible_pairs(found)))


def most_matches_alone(state: FinalHour) -> int:
    """The most matches the kept cards can bring, by the clues found so far."""
    count = 2 * CARDS_FOR_THE_RITUAL if state.readings.solo_ritual == "choose-six" else len(state.kept)
    best = best_by_pair(count_symbols(state.kept), count)
    return max(compress(best, possible_pairs(tuple(state.found))))


def count_symbols(cards: Sequence[int]) -> tuple[int, ...]:
    """How many of these priority cards show each of the symbols."""
    shown = bytes(cards).translate(SYMBOL_OF)
    return tuple(map(shown.count, range(len(RITUAL_SYMBOLS))))


SYMBOL_OF: Final = bytes(
    RITUAL_SYMBOLS.index(PRIORITY[number].symbol) if number in PRIORITY else NO_CARD for number in range(256)
)
"""The place of the symbol that each priority card shows, as a table to translate the numbers of cards by."""

CARDS_BY_SYMBOL: Final = count_symbols(list(PRIORITY))

PAIRS: Final = tuple(combinations_with_replacement(range(len(RITUAL_SYMBOLS)), 2))
"""What the two tokens may show, by the places of their symbols."""


@lru_cache(1 << 16)
def possible_pairs(found: tuple[str, ...]) -> list[bool]:
    """For each pair whether the tokens can still be it after the clues found."""
    possible = {(RITUAL_SYMBOLS.index(one), RITUAL_SYMBOLS.index(other)) for one, other, _ in ritual_pairs(found)}
    return [pair in possible for pair in PAIRS]


@lru_cache(1 << 14)
def best_by_pair(cards: tuple[int, ...], count: int) -> list[int]:
    """The matches of the best so many of these cards, numbers by symbol, for each pair (rules fh.ritual.13, 14)."""
    return [
        2 * min(count, cards[one]) if one == other else min(count, cards[one] + cards[other]) for one, other in PAIRS
    ]


def attempt(table: Table) -> Flow[str]:
    """Cards first, then the two tokens, then the count (rules fh.ritual.10 to fh.ritual.16)."""
    state = table.state
    if state.solo:
        yield from lay_down_kept_cards(table)
    else:
        yield from lay_down_cards(table)
    state.ritual_revealed = True
    for who, cards in enumerate(state.committed):
        symbols = [str(PRIORITY[card].symbol) for card in cards]
        table.tell(RitualCardsRevealed, state.investigators[who].id, cards, symbols)
    reveal_tokens(table)


def lay_down_cards(table: Table) -> Flow[None]:
    """Each investigator secretly leaves one of four cards out and lays three face down (rule fh.ritual.10)."""
    state = table.state
    left_out = yield from gather(
        {
            each.seat: Decision(
                each.seat,
                say("prompt-leave-out", who=investigator_name(each.id)),
                tuple(priority_option("leave-out", number) for number in each.hand),
                "fh.ritual.10",
                topic="leave-out",
            )
            for each in state.investigators
        }
    )
    state.committed = [
        [number for number in each.hand if number != left_out[each.seat]] for each in state.investigators
    ]


def lay_down_kept_cards(table: Table) -> Flow[None]:
    """All kept cards count; by another reading six of them, chosen before the tokens (rules fh.solo.20, fh.solo.22)."""
    state = table.state
    cards = list(state.kept)
    while state.readings.solo_ritual == "choose-six" and len(cards) > 2 * CARDS_FOR_THE_RITUAL:
        options = [priority_option("leave-out", number) for number in cards]
        left_out: int = yield from ask(0, say("prompt-leave-out-kept"), options, "fh.solo.22", topic="leave-out-kept")
        cards.remove(left_out)
    state.committed = [cards]


def reveal_tokens(table: Table) -> NoReturn:
    """Count the matches against the target; win or lose (rules fh.ritual.12 to fh.ritual.16)."""
    state = table.state
    one, other = state.ritual_tokens
    shown = [PRIORITY[card].symbol for cards in state.committed for card in cards]
    found = matches(shown, one, other)
    target = ritual_target(state)
    table.tell(RitualTokensRevealed, one, other, found, target)
    if found >= target:
        end(table, "ritual-reversed", won=True)
    end(table, "ritual-failed", won=False)


def matches(shown: list[Symbol], one: Symbol, other: Symbol) -> int:
    """Cards that show one of the two symbols; twice each when both tokens are the same (rules fh.ritual.13, 14)."""
    counts = Counter(shown)
    return counts[one] + counts[other]


def ritual_target(state: FinalHour) -> int:
    """Twice the number of investigators; alone 4, or 3 by another reading (rules fh.ritual.15, fh.solo.22)."""
    if state.solo and state.readings.solo_ritual == "three":
        return CARDS_FOR_THE_RITUAL
    return 2 * len(state.investigators)
