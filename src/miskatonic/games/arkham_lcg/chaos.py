"""The chaos bag: revealing tokens, what they do, and the odds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from . import things
from .card import WHEN, WOULD, Me, ReadOnlyTable, Table, TokenEffect
from .events import TokenReturned, TokenWasRevealed
from .in_play_index import index_of
from .moments import TokenRevealed
from .play import is_playing, lead_settles, option_for
from .registry import CARDS
from .state import Drawn, SkillTest
from .timing import TIMING, carry_out, has_listeners
from .values import cards_modifying, is_blank
from .words import AUTO_FAIL, ELDER_SIGN, SYMBOLS, say, token_name


def reveal_token(table: Table, test: SkillTest) -> Iterable[Any]:
    """Draw a token at random (rule lcg.skill-test.st3.1)."""
    state = table.state
    if has_listeners(table, TokenRevealed):
        return reveal_and_react(table, test)
    if state.bag:
        token = rng.take(state, state.bag)
        table.tell(TokenWasRevealed, state.investigators[test.who].code, token)
        test.drawn.append(Drawn(token))
    return ()


def reveal_and_react(table: Table, test: SkillTest) -> Flow[None]:
    """With what may be done about it."""
    state = table.state
    moment = TokenRevealed(who=test.who)
    yield from TIMING.at(table, moment, WOULD)
    tokens = [rng.take(state, state.bag) for _ in range(min(moment.count, len(state.bag)))]
    if not tokens:
        return
    if len(tokens) > 1:
        for token in tokens:
            table.tell(TokenWasRevealed, state.investigators[test.who].code, token)
        options = [token_option(token) for token in dict.fromkeys(tokens)]
        prompt, rule = say("prompt-resolve-token"), "lcg.skill-test.st3.1"
        kept: str = yield from ask(test.who, prompt, options, rule, table.cause, topic="resolve")
        tokens.remove(kept)
        test.ignored += tokens
    else:
        kept = tokens[0]
        table.tell(TokenWasRevealed, state.investigators[test.who].code, kept)
    moment.drawn = Drawn(kept)
    test.drawn.append(moment.drawn)
    yield from TIMING.at(table, moment, WHEN)
    test.drawn.remove(moment.drawn)
    if not is_playing(table, test.who):
        test.ignored.append(kept)
        return
    if moment.cancelled:
        state.bag.append(kept)
        table.tell(TokenReturned, kept)
        yield from reveal_token(table, test)
        return
    test.drawn.append(moment.drawn)


@lru_cache(maxsize=64)
def token_option(token: str) -> Option:
    words = say("option-resolve-token", token=token_name(token))
    return Option(f"resolve:{token}", words, token, "resolve", (things.token(token),))


def counts_as(table: ReadOnlyTable, who: int, token: str) -> str:
    """What a token is for whoever reveals it."""
    if "counts_as" not in index_of(table.state).modifiers:
        return token
    for card, copy in cards_modifying(table, "counts_as"):
        token = card.counts_as(table, copy, who, token)
    return token


def settle_reading(table: Table, who: int, token: str) -> Flow[str]:
    """What a token counts as; where cards disagree, the lead investigator says which one applies first.

    Rule lcg.simultaneous.4.
    """
    waiting = list(cards_modifying(table, "counts_as"))
    while len(readings := {copy: card.counts_as(table, copy, who, token) for card, copy in waiting}) > 1:
        changing = [copy for copy, reading in readings.items() if reading != token]
        if len({readings[copy] for copy in changing}) < 2:
            break
        options = [option_for(table, "applies-first", copy) for copy in changing]
        fails = [copy for copy in changing if readings[copy] == AUTO_FAIL]
        first: int = yield from lead_settles(
            table, options, say("prompt-applies-first"), fails.count, "lcg.simultaneous.4"
        )
        token = readings[first]
        waiting = [(card, copy) for card, copy in waiting if copy != first]
    for card, copy in waiting:
        token = card.counts_as(table, copy, who, token)
    return token


def effect_of(table: ReadOnlyTable, who: int, token: str) -> TokenEffect:
    """What a token does for whoever reveals it."""
    return effect_as(table, who, counts_as(table, who, token))


def effect_as(table: ReadOnlyTable, who: int, token: str) -> TokenEffect:
    """A number, the elder sign of the investigator, or what the scenario's card says (rules lcg.chaos-token.2 to 5)."""
    state = table.state
    if token == AUTO_FAIL:
        return TokenEffect()
    if token == ELDER_SIGN:
        investigator = state.investigators[who]
        if is_blank(table, investigator.card):
            return TokenEffect()
        return CARDS[investigator.code].elder_sign(table, Me(investigator.card, who))
    if token in SYMBOLS:
        reference = state.codes[state.reference]
        return CARDS[reference].symbol(table, Me(state.reference, who), token)
    return number_effect(token)


@lru_cache(maxsize=64)
def number_effect(token: str) -> TokenEffect:
    return TokenEffect(int(token))


def modifier_of(effect: TokenEffect, drawn: Drawn, factor: int) -> int:
    """The modifier of a token: turned to a plus, or made worse by a card (rule lcg.chaos-token.5)."""
    value = effect.value
    if value >= 0:
        return value
    return -value if drawn.turned else value * factor


def minus_factor(table: ReadOnlyTable, test: SkillTest) -> int:
    """What multiplies the negative modifiers of tokens."""
    factor = 1
    if "minus_factor" in index_of(table.state).modifiers:
        for card, copy in cards_modifying(table, "minus_factor"):
            factor *= card.minus_factor(table, copy, test)
    return factor


def resolve_tokens(table: Table, test: SkillTest) -> Flow[list[TokenEffect]]:
    """ST.4: what the symbols do; some have another token revealed.

    Rules lcg.skill-test.st4.1, lcg.skill-test.st4.2.
    """
    effects: list[TokenEffect] = []
    resolved = 0
    while resolved < len(test.drawn) and is_playing(table, test.who):
        drawn = test.drawn[resolved]
        resolved += 1
        token = drawn.token
        if "counts_as" in index_of(table.state).modifiers:
            token = yield from settle_reading(table, test.who, token)
        effect = effect_as(table, test.who, token)
        drawn.value = modifier_of(effect, drawn, minus_factor(table, test))
        effects.append(effect)
        if token == AUTO_FAIL:
            test.automatic = False
        elif effect.succeeds and test.automatic is None:
            test.automatic = True
        if effect.now is not None:
            cause, table.cause = table.cause, table.state.codes[table.state.reference]
            yield from carry_out(table, effect.now(table))
            table.cause = cause
        if effect.again and is_playing(table, test.who):
            yield from reveal_token(table, test)
    return effects


def return_tokens(table: Table, test: SkillTest) -> None:
    """All revealed tokens go back into the bag (rule lcg.skill-test.st8.2)."""
    table.state.bag += [drawn.token for drawn in test.drawn]
    table.state.bag += test.ignored
