"""What every rule module needs: who plays, where things are, how somebody chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NoReturn

from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.flow import Flow, NextStep, ask
from miskatonic.kernel.text import Message

from . import things
from .card import ReadOnlyTable, Table
from .decks.collection import TITLES
from .in_play_index import forget_index
from .printed import PRINTED, Printed
from .state import PLAYING, ArkhamLcg, Investigator
from .words import BACKS, NOBODY, NOWHERE, Kind, Skill, card_name, say

PASS = Option("pass", say("option-pass"), role=Role.PASS)
DONE = Option("done", say("option-done"), role=Role.DONE)
NO: Final = "no"
AS_LISTED = Option("as-listed", say("option-as-listed"), role=Role.DONE)


def end_scenario(table: Table, resolution: str) -> NoReturn:
    """The scenario ends at once, with a resolution or with none (rule lcg.act-agenda.18)."""
    table.state.resolution = resolution
    raise NextStep("scenario.end")


def printed(table: ReadOnlyTable, card: int) -> Printed:
    return PRINTED[table.state.codes[card]]


def investigator(table: ReadOnlyTable, who: int) -> Investigator:
    return table.state.investigators[who]


def is_playing(table: ReadOnlyTable, who: int) -> bool:
    return who != NOBODY and table.state.investigators[who].fate is PLAYING


def player_order(state: ArkhamLcg) -> list[int]:
    """The investigators still in the scenario, the lead first, then clockwise (rule lcg.player-order.1)."""
    investigators = state.investigators
    if len(investigators) == 1:
        return [0] if investigators[0].fate is PLAYING else []
    seats = (*range(state.lead, len(investigators)), *range(state.lead))
    return [who for who in seats if investigators[who].fate is PLAYING]


def investigators_at(table: ReadOnlyTable, location: int) -> list[int]:
    """Those at a location, in player order."""
    investigators = table.state.investigators
    return [who for who in player_order(table.state) if investigators[who].location == location]


def where(table: ReadOnlyTable, card: int) -> int:
    """The location of a card in play: an asset is with its controller, a threat with its bearer, an attachment there.

    Rule lcg.location.3.
    """
    state = table.state
    entry = state.play[card]
    if entry.engaged != NOBODY:
        return state.investigators[entry.engaged].location
    if entry.attached != NOWHERE:
        return entry.attached if entry.attached in state.locations else where(table, entry.attached)
    if entry.controller != NOBODY:
        return state.investigators[entry.controller].location
    return entry.location


def enemies_at(table: ReadOnlyTable, location: int) -> list[int]:
    """The enemies at a location, engaged or not."""
    state = table.state
    play = state.play
    found: list[int] = []
    for enemy in state.enemies:
        entry = play[enemy]
        place = entry.location if entry.engaged == NOBODY else state.investigators[entry.engaged].location
        if place == location:
            found.append(enemy)
    return found


def in_play(table: ReadOnlyTable, code: str) -> int:
    """The card in play with this code, or NOWHERE."""
    codes = table.state.codes
    for card in table.state.play:
        if codes[card] == code:
            return card
    return NOWHERE


def attachments(table: ReadOnlyTable, card: int) -> list[int]:
    return [each for each, entry in table.state.play.items() if entry.attached == card]


def is_kind(table: ReadOnlyTable, card: int, kind: Kind) -> bool:
    return PRINTED[table.state.codes[card]].type is kind


def unique_copies(table: ReadOnlyTable, code: str) -> list[int]:
    """The unique cards in play with this title (rules lcg.unique.1, lcg.copy.1)."""
    codes = table.state.codes
    return [card for card in table.state.play if title(codes[card]) == title(code) and PRINTED[codes[card]].unique]


def title(code: str) -> str:
    """What copies of a card have in common, whatever their level (rule lcg.copy.1)."""
    return TITLES.get(code, code)


def per_investigator(state: ArkhamLcg, count: int) -> int:
    """Times the investigators who started the scenario (rules lcg.per-investigator.1 to 4)."""
    return count * state.per_investigator


def new_card(table: Table, code: str, owner: int) -> int:
    """A card comes to the table, from the collection."""
    return new_cards(table, [code], owner)[0]


def new_cards(table: Table, codes: Sequence[str], owner: int) -> list[int]:
    state = table.state
    first = len(state.codes)
    forget_index(state)
    state.codes += codes
    state.owners += [owner] * len(codes)
    return list(range(first, len(state.codes)))


# How things are called in keys and prompts.


def face(table: ReadOnlyTable, card: int) -> str:
    """What everybody sees of a card in play: an unrevealed location shows only its back."""
    code = table.state.codes[card]
    if code in BACKS and not table.state.play[card].revealed:
        return BACKS[code]
    return code


@lru_cache(maxsize=256)
def prompt_for(verb: str) -> Message:
    return say(f"prompt-{verb}")


@lru_cache(maxsize=65536)
def option(verb: str, shown: str, card: int) -> Option:
    """An option about one card in play: `fight:01160#43`."""
    words = say(f"option-{verb}", card=card_name(shown))
    return Option(f"{verb}:{shown}#{card}", words, card, verb, (things.copy(shown, card),))


@lru_cache(maxsize=65536)
def hand_option(verb: str, code: str, card: int) -> Option:
    """An option about a card outside play, where equal copies are one choice: `commit:01089`."""
    words = say(f"option-{verb}", card=card_name(code))
    return Option(f"{verb}:{code}", words, card, verb, (things.card(card),))


def option_for(table: ReadOnlyTable, verb: str, card: int) -> Option:
    return option(verb, face(table, card), card)


def copies_once(table: ReadOnlyTable, cards: Iterable[int]) -> list[int]:
    """Of equal cards only one: to choose between copies is no choice."""
    codes = table.state.codes
    return list({codes[card]: card for card in cards}.values())


def hand_options(table: ReadOnlyTable, verb: str, cards: Iterable[int]) -> list[Option]:
    codes = table.state.codes
    return [hand_option(verb, codes[card], card) for card in copies_once(table, cards)]


def choose(
    table: Table, seat: int, verb: str, cards: Sequence[int], rule: str | None = None, prompt: Message | None = None
) -> Flow[int]:
    """Let a seat choose one of several cards in play; of one there is no choice."""
    if len(cards) == 1:
        return cards[0]
    options = [option(verb, face(table, card), card) for card in cards]
    chosen: int = yield from ask(seat, prompt or prompt_for(verb), options, rule, table.cause, topic=verb)
    return chosen


def choose_in_hand(
    table: Table, seat: int, verb: str, cards: Sequence[int], rule: str | None = None, prompt: Message | None = None
) -> Flow[int]:
    """Let a seat choose one of several cards out of play."""
    options = hand_options(table, verb, cards)
    chosen: int = yield from ask(seat, prompt or prompt_for(verb), options, rule, table.cause, topic=verb)
    return chosen


def choose_investigator(table: Table, seat: int, verb: str, among: Sequence[int], rule: str | None = None) -> Flow[int]:
    """Let a seat choose one of several investigators."""
    if len(among) == 1:
        return among[0]
    options = [investigator_option(verb, table.state.investigators[who].code, who) for who in among]
    chosen: int = yield from ask(seat, prompt_for(verb), options, rule, table.cause, topic=verb)
    return chosen


@lru_cache(maxsize=4096)
def investigator_option(verb: str, code: str, who: int) -> Option:
    words = say(f"option-{verb}", card=card_name(code))
    return Option(f"{verb}:{code}", words, who, verb, (things.investigator(code),))


@lru_cache(maxsize=4096)
def word_option(verb: str, word: str, value: Any = None) -> Option:
    """An option without a card: `test:combat`."""
    words = say(f"option-{verb}-{word}")
    role = Role.DECLINE if word == NO else None
    return Option(f"{verb}:{word}", words, word if value is None else value, verb, _named_by(word), role, word)


def _named_by(word: str) -> tuple[Thing, ...]:
    """A word may be the name of a skill."""
    return (things.skill(word),) if word in set(Skill) else ()


def choose_word(table: Table, seat: int, verb: str, words: Sequence[str], rule: str | None = None) -> Flow[Any]:
    """Let a seat choose in which of several ways it goes on."""
    options = [word_option(verb, word) for word in words]
    kind = QuestionKind.AGREE if NO in words else QuestionKind.WAY
    chosen: Any = yield from ask(seat, prompt_for(verb), options, rule, table.cause, kind, verb)
    return chosen


def lead_settles(
    table: Table,
    options: Sequence[Option],
    prompt: Message,
    worse: Callable[[Any], Any],
    rule: str | None = None,
    kind: QuestionKind = QuestionKind.PICK,
) -> Flow[Any]:
    """Equal possibilities: the lead investigator decides, or the Grim Rule takes the worst.

    Rules lcg.lead-investigator.2, lcg.grim.1.
    """
    if table.state.grim and len(options) > 1:
        return max(options, key=lambda option: worse(option.value)).value
    chosen: Any = yield from ask(table.state.lead, prompt, options, rule, table.cause, kind, options[0].verb)
    return chosen


def peril_bars(table: ReadOnlyTable, who: int) -> bool:
    """Others stay out of an encounter with Peril (rules lcg.peril.2 to lcg.peril.4)."""
    return table.state.peril not in (NOBODY, who)
