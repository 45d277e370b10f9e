"""Reversing the ritual: the vote, the attempt, the outcome."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NoReturn

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask, gather

from .action_phase import priority_option
from .cards import PRIORITY
from .events import RitualCardsRevealed, RitualTokensRevealed, VoteTaken
from .play import Table, end
from .state import FinalHour
from .words import Symbol, investigator_name, say

CARDS_FOR_THE_RITUAL = 3
READY = Option("ready", say("option-ready"), True, "attempt")
WAIT = Option("wait", say("option-wait"), False, role=Role.DECLINE)


def end_of_round(table: Table) -> Flow[str]:
    """Attempt the ritual when all agree, or when no gate is left (rules fh.ritual.6, fh.ritual.7, fh.last-round.1)."""
    state = table.state
    if not state.gate_stack:
        return "ritual.attempt"
    if state.solo:
        prompt = say("prompt-attempt-alone")
        ready: bool = yield from ask(0, prompt, [WAIT, READY], "fh.ritual.6", kind=QuestionKind.AGREE, topic="attempt")
        return "ritual.attempt" if ready else "round.begin"
    votes = yield from gather({each.seat: vote(each.seat, each.id) for each in state.investigators})
    table.tell(
        VoteTaken,
        [each.id for each in state.investigators if votes[each.seat]],
        [each.id for each in state.investigators if not votes[each.seat]],
    )
    return "ritual.attempt" if all(votes.values()) else "round.begin"


@cache
def vote(seat: int, who: str) -> Decision:
    prompt = say("prompt-attempt", who=investigator_name(who))
    return Decision(seat, prompt, (WAIT, READY), "fh.ritual.6", kind=QuestionKind.AGREE, topic="attempt")


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
