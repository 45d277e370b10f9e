"""The skill test, step by step (Appendix II of the rulebook)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things, window
from .card import WOULD, Card, Me, ReadOnlyTable, Table, TokenEffect
from .chaos import resolve_tokens, return_tokens, reveal_token
from .enemies import attack
from .events import Committed, Discarded, ReturnedToHand, TestBegan, TestEnded
from .moments import TestFails, TestSucceeds
from .places import move
from .play import AS_LISTED, choose_word, hand_options, investigators_at, is_playing, peril_bars, title
from .printed import PRINTED
from .registry import CARDS
from .state import SkillTest
from .timing import TIMING, announce, carry_out, happened, has_listeners, resolve
from .values import evade_terms, fight_terms, has, shroud_terms, skill_terms, total
from .view import TermView, TokenView
from .words import AGILITY, COMBAT, INTELLECT, NOBODY, NOWHERE, OTHERS_TEST, RETALIATE, WILD, Skill, card_name, say
from .zones import put_on_discard_pile

TestEffect = Callable[[SkillTest], "Flow[None] | None"]
"""What the source of a test does about its tokens or its result."""


class Consequence(NamedTuple):
    """A result to be applied: its name, how it is told, and what it does."""

    name: str
    words: Message
    act: Callable[[], Flow[None] | None]
    committed: tuple[str, int] | None = None
    """The card it is of, and who committed it: to choose between two of a kind is no choice."""


NO_MORE: Final = Option("done", say("option-commit-no-more"), role=Role.DONE)
"""The way on for who commits before others do."""
DRAW_TOKEN: Final = Option("done", say("option-draw-token"), role=Role.DONE)
"""The way on for the last who may commit: a token is revealed next."""

RESULT_OF_TEST, RESULT_OF_TOKEN = say("result-test"), say("result-token")


def skill_test(
    table: Table,
    who: int,
    skill: Skill,
    difficulty: int = 0,
    *,
    source: int = NOWHERE,
    passed: TestEffect | None = None,
    failed: TestEffect | None = None,
) -> Flow[SkillTest]:
    """A test that a card asks for, with the difficulty it says."""
    return take_test(table, SkillTest(who, skill, difficulty, source), passed=passed, failed=failed)


def take_test(
    table: Table,
    test: SkillTest,
    *,
    passed: TestEffect | None = None,
    failed: TestEffect | None = None,
    revealed: TestEffect | None = None,
) -> Flow[SkillTest]:
    """ST.1 to ST.8. `revealed` is what the source does about the tokens; `passed` and `failed` are its results.

    A test has steps of its own, even in the midst of an effect: each result is an effect that is reacted to by itself.
    """
    waiting, table.aftermath = table.aftermath, None  # like `apart`, which would cost every test more
    state = table.state
    outer, who = state.test, test.who
    if state.lasting:
        yield from choose_skill(table, test)
    state.test = test
    if state.uses.counts:
        state.uses.new("test")
    if table.telling:
        table.tell(
            TestBegan, state.investigators[who].code, test.skill, difficulty_of(table, test), _source_code(table, test)
        )
    able = window.open_window(table, "test-begins")
    yield from able
    if is_playing(table, who):
        yield from commit_cards(table, test)
        if able:  # committing cards gives nobody anything new to do
            yield from window.open_window(table, "test-committed")
    effects: list[TokenEffect] = []
    if is_playing(table, who):
        effects = yield from reveal_and_resolve(table, test, revealed)
    if is_playing(table, who):
        yield from determine(table, test)
        yield from apply_results(table, test, effects, passed, failed)
    end_test(table, test)
    state.test = outer
    if test.succeeded is False:
        yield from after_failure(table, test, effects)
    if outer is None:
        yield from resume_waiting(table)
    table.aftermath = waiting
    return test


def _source_code(table: ReadOnlyTable, test: SkillTest) -> str:
    card = test.source if test.source != NOWHERE else test.target
    return table.state.codes[card] if card != NOWHERE else ""


# ST.1


def choose_skill(table: Table, test: SkillTest) -> Flow[None]:
    """The skill is fixed before the test begins; a card may let them use another one (rule lcg.skill-test.st1.1)."""
    if may_use_intellect(table, test):
        skills = (test.skill, INTELLECT)
        chosen: str = yield from choose_word(table, test.who, "test", skills, "lcg.skill-test.st1.1")
        use_skill(test, Skill(chosen))


def may_use_intellect(table: ReadOnlyTable, test: SkillTest) -> bool:
    """A lasting effect lets them use it in place of the skill that is tested."""
    return test.skill in (COMBAT, AGILITY) and any(
        effect.kind == "intellect-instead" and effect.who == test.who for effect in table.state.lasting
    )


def use_skill(test: SkillTest, skill: Skill) -> None:
    """What the source adds to one skill does not help another."""
    if skill is not test.skill:
        test.skill, test.bonus = skill, 0


# ST.2


def commit_cards(table: Table, test: SkillTest) -> Flow[None]:
    """The tester any number, others at the location one each (rules lcg.skill-test.st2.1, lcg.skill-test.st2.2)."""
    if len(table.state.investigators) == 1:
        yield from commit(table, test, test.who, None, DRAW_TOKEN)
        return
    here = table.state.investigators[test.who].location
    others = [who for who in investigators_at(table, here) if who != test.who and not peril_bars(table, who)]
    yield from commit(table, test, test.who, None, NO_MORE if others else DRAW_TOKEN)
    for who in others:
        yield from commit(table, test, who, 1, DRAW_TOKEN if who == others[-1] else NO_MORE)


def commit(table: Table, test: SkillTest, who: int, most: int | None, onward: Option) -> Flow[None]:
    committed = 0
    while most is None or committed < most:
        cards = committable(table, test, who)
        if not cards:
            return
        prompt = commit_prompt(table.state.investigators[test.who].code)
        options = [*hand_options(table, "commit", cards), onward]
        card: int | None = yield from ask(
            who,
            prompt,
            options,
            "lcg.skill-test.st2.1",
            table.cause,
            QuestionKind.SEVERAL,
            "commit",
            window=None if who == test.who else OTHERS_TEST,
        )
        if card is None:
            return
        table.state.investigators[who].hand.remove(card)
        test.committed.append(card)
        test.committers.append(who)
        maximum = CARDS[table.state.codes[card]].max_committed
        if maximum is not None:
            table.state.uses.spend(committed_key(table.state.codes[card]), maximum)
        table.tell(Committed, table.state.investigators[who].code, table.state.codes[card], card)
        committed += 1


@lru_cache(maxsize=64)
def commit_prompt(code: str) -> Message:
    return say("prompt-commit", card=card_name(code))


def committable(table: ReadOnlyTable, test: SkillTest, who: int) -> list[int]:
    """Cards with a matching icon that may go with this test.

    Rules lcg.skill-test.st2.4, lcg.skill-test.st2.6, lcg.limit.9.
    """
    codes, skill = table.state.codes, test.skill
    found: list[int] = []
    for card in table.state.investigators[who].hand:
        shown = CARDS[codes[card]]
        icons = shown.printed.icons
        fits = skill in icons or WILD in icons
        if fits and (not shown.has_commit_conditions or may_commit(table, test, who, card)):
            found.append(card)
    return found


def may_commit(table: ReadOnlyTable, test: SkillTest, who: int, card: int) -> bool:
    """A card may be limited, or choose the tests it goes with."""
    shown = CARDS[table.state.codes[card]]
    if shown.max_committed is not None and table.state.uses.spent(committed_key(shown.code), shown.max_committed):
        return False
    return shown.may_commit(table, Me(card, who, test), test)


def committed_key(code: str) -> str:
    """A maximum counts for all copies, by their title (rule lcg.limit.9)."""
    return f"committed:{title(code)}"


def icons_of(table: ReadOnlyTable, test: SkillTest, card: int) -> int:
    """Only matching icons count (rules lcg.skill-test.st2.5, lcg.skill-test.st2.8)."""
    icons = PRINTED[table.state.codes[card]].icons
    return icons.get(test.skill, 0) + icons.get(WILD, 0)


# ST.3 and ST.4


def reveal_and_resolve(table: Table, test: SkillTest, revealed: TestEffect | None) -> Flow[list[TokenEffect]]:
    test.stage = "token"
    if any(effect.kind == "no-tokens" and effect.who == test.who for effect in table.state.lasting):
        return []
    yield from reveal_token(table, test)
    if revealed is not None and is_playing(table, test.who):
        yield from carry_out(table, revealed(test))
    return (yield from resolve_tokens(table, test))


# ST.5 and ST.6


def value_terms(table: ReadOnlyTable, test: SkillTest) -> list[TermView]:
    """Everything the skill value is made of (rule lcg.skill-test.st5.1)."""
    return [*terms_before_tokens(table, test), *(TermView(drawn.token, drawn.value) for drawn in test.drawn)]


def terms_before_tokens(table: ReadOnlyTable, test: SkillTest) -> list[TermView]:
    return skill_terms(table, test.who, test.skill) + terms_of_test(table, test)


def terms_of_test(table: ReadOnlyTable, test: SkillTest) -> list[TermView]:
    """What is added for this test: by the ability that started it, by cards committed to it, during the test."""
    codes = table.state.codes
    terms: list[TermView] = []
    if test.bonus:
        terms.append(TermView(codes[test.source], test.bonus))
    for card in test.committed:
        icons = icons_of(table, test, card)
        if icons:
            terms.append(TermView(codes[card], icons))
    terms += [TermView(boost.source, boost.amount) for boost in test.boosts]
    return terms


def value_of(table: ReadOnlyTable, test: SkillTest) -> int:
    """The skill value: an automatic failure makes it 0, and it never falls below.

    Rules lcg.automatic-result.2, lcg.modifier.5.
    """
    if test.automatic is False:
        return 0
    return total(table, value_terms(table, test), test.skill, test.who)


def difficulty_terms(table: ReadOnlyTable, test: SkillTest) -> list[TermView]:
    """What has to be reached, read from the location or enemy as it is now (rules lcg.difficulty.1, lcg.modifier.1)."""
    if test.attempt == "investigate":
        terms = shroud_terms(table, test.target)
    elif test.attempt == "fight":
        terms = fight_terms(table, test.target)
    elif test.attempt == "evade":
        terms = evade_terms(table, test.target)
    else:
        terms = [TermView(_source_code(table, test), test.base)]
    if test.easier:
        terms.append(TermView(_source_code(table, test), -test.easier))
    return terms


DIFFICULTIES: Final = {"investigate": "shroud", "fight": "fight", "evade": "evade"}
"""The value that an attempt is made against."""


def difficulty_of(table: ReadOnlyTable, test: SkillTest) -> int:
    return difficulty_from(table, test, difficulty_terms(table, test))


def difficulty_from(table: ReadOnlyTable, test: SkillTest, terms: list[TermView]) -> int:
    """The difficulty that is made of these terms; an automatic success makes it 0 (rule lcg.automatic-result.3)."""
    if test.automatic is True:
        return 0
    return total(table, terms, DIFFICULTIES.get(test.attempt or "", ""), test.target)


def determine(table: Table, test: SkillTest) -> Flow[None]:
    """Success or failure; what would fail may still be saved (rules lcg.skill-test.st6.1, lcg.skill-test.st6.2)."""
    test.stage = "result"
    judge(table, test)
    if not test.succeeded and has_listeners(table, TestFails):
        yield from TIMING.at(table, TestFails(who=test.who, test=test), WOULD)
        judge(table, test)
    test.stage = "outcome"
    if table.telling:
        tell_end(table, test)
    if test.succeeded:
        yield from announce(table, TestSucceeds, who=test.who, test=test)
    else:
        yield from happened(table, TestFails, who=test.who, test=test)


def judge(table: Table, test: SkillTest) -> None:
    margin = value_of(table, test) - difficulty_of(table, test)
    test.succeeded = test.automatic if test.automatic is not None else margin >= 0
    test.margin = abs(margin)


def tell_end(table: Table, test: SkillTest) -> None:
    """How it went, with everything both numbers are made of."""
    target = test.target if test.attempt is not None else test.source
    table.tell(
        TestEnded,
        table.state.investigators[test.who].code,
        test.skill,
        test.attempt,
        table.state.codes[target] if target != NOWHERE else "",
        bool(test.succeeded),
        test.automatic is not None,
        value_of(table, test),
        value_terms(table, test),
        difficulty_of(table, test),
        difficulty_terms(table, test),
        [TokenView(drawn.token, drawn.value) for drawn in test.drawn],
    )


# ST.7


def apply_results(
    table: Table, test: SkillTest, effects: list[TokenEffect], passed: TestEffect | None, failed: TestEffect | None
) -> Flow[None]:
    """What success or failure brings, in the order the tester likes.

    Rules lcg.skill-test.st7.1, lcg.skill-test.st7.2.
    """
    waiting = results(table, test, effects, passed, failed)
    while waiting:
        chosen = waiting[0]
        if len(waiting) > 1 and not are_copies(waiting):
            options = [
                Option(f"result:{each.name}", each.words, each, "result", (things.TEST,), word=each.name)
                for each in waiting
            ]
            prompt, rule = say("prompt-result"), "lcg.skill-test.st7.2"
            answer = yield from ask(
                test.who, prompt, [*options, AS_LISTED], rule, table.cause, QuestionKind.ORDER, "result"
            )
            if answer is None:
                for each in waiting:
                    yield from carry_out(table, each.act())
                break
            chosen = answer
        waiting.remove(chosen)
        yield from carry_out(table, chosen.act())
    if test.attempt == "fight" and not test.succeeded and is_playing(table, test.who):
        yield from retaliate(table, test)


def results(
    table: Table, test: SkillTest, effects: list[TokenEffect], passed: TestEffect | None, failed: TestEffect | None
) -> list[Consequence]:
    """The results that have to be applied: of the test itself, of committed cards, of the tokens."""
    found: list[Consequence] = []
    outcome = passed if test.succeeded else failed
    if outcome is not None and not misses_everybody(table, test):
        found.append(Consequence("test", RESULT_OF_TEST, lambda: outcome(test)))
    if test.succeeded:
        for card, who in zip(test.committed, test.committers, strict=True):
            shown = CARDS[table.state.codes[card]]
            if type(shown).passed is not Card.passed and shown.passed_while in (None, test.attempt):
                found.append(_committed_result(table, shown.code, card, who, test))
    for effect in effects:
        happening = effect.passed if test.succeeded else effect.failed
        if happening is not None:
            found.append(Consequence(f"token-{len(found)}", RESULT_OF_TOKEN, partial(happening, table)))
    return found


def are_copies(waiting: Sequence[Consequence]) -> bool:
    """All of them are results of the same committed card, for the same investigator."""
    return waiting[0].committed is not None and len({each.committed for each in waiting}) == 1


def misses_everybody(table: ReadOnlyTable, test: SkillTest) -> bool:
    """A failed attack has a result only where it strikes somebody else (rules lcg.fight-action.6 and 7)."""
    if test.attempt != "fight" or test.succeeded:
        return False
    entry = table.state.play.get(test.target)
    return entry is None or entry.engaged in (NOBODY, test.who)


def _committed_result(table: Table, code: str, card: int, who: int, test: SkillTest) -> Consequence:
    def act() -> Flow[None] | None:
        return CARDS[code].passed(table, Me(card, who, test), test) if is_playing(table, who) else None

    return Consequence(f"{code}#{card}", say("result-card", card=card_name(code)), act, (code, who))


def retaliate(table: Table, test: SkillTest) -> Flow[None]:
    """A ready enemy with Retaliate strikes back after everything else (rules lcg.retaliate.1 to 4)."""
    entry = table.state.play.get(test.target)
    if entry is not None and not entry.exhausted and has(table, test.target, RETALIATE):
        yield from attack(table, test.target, test.who)


# ST.8


def end_test(table: Table, test: SkillTest) -> None:
    """Committed cards are discarded, tokens return to the bag (rules lcg.skill-test.st8.1 to 3)."""
    for card, who in zip(test.committed, test.committers, strict=True):
        shown = CARDS[table.state.codes[card]]
        if test.succeeded and is_playing(table, who) and shown.returns_to_hand(table, Me(card, who, test), test):
            table.state.investigators[who].hand.append(card)
            table.tell(ReturnedToHand, shown.code, card)
        else:
            table.tell(Discarded, shown.code, card)
            put_on_discard_pile(table, card)
    return_tokens(table, test)


def after_failure(table: Table, test: SkillTest, effects: list[TokenEffect]) -> Flow[None]:
    """What some tokens do when a failed test is over."""
    for effect in effects:
        if effect.after_failure is not None and is_playing(table, test.who):
            yield from carry_out(table, effect.after_failure(table))


def resume_waiting(table: Table) -> Flow[None]:
    """What had to wait for the test: forced tests and moves that need one."""
    while table.state.waiting:
        put_off = table.state.waiting.pop(0)
        if not is_playing(table, put_off.who):
            continue
        if not put_off.ability:
            yield from move(table, put_off.who, put_off.card)
        elif put_off.card in table.state.play:
            card = CARDS[table.state.codes[put_off.card]]
            ability = next(each for each in card.abilities if each.name == put_off.ability)
            yield from resolve(table, ability, Me(put_off.card, put_off.who))
