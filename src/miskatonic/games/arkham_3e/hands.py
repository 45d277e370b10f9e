"""Before the roll: what is taken up in two hands, and what may be used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import combinations
from typing import Final, cast

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.table import Snapshot

from . import things
from .abilities import MoreDice
from .casting import castable
from .components import card_of
from .dice_pool import add_dice, counting
from .play import DONE, Table, thing_of
from .reactions import component_name
from .resolver import Me
from .state import Acting, Testing
from .testing_abilities import abilities, hands_of, usable, use_ability
from .words import CardId, card_name, front, say, skill_name

ROLL: Final = Option("roll", say("option-roll"), role=Role.DONE)

HANDS: Final = 2


def hands_left(table: Table, test: Testing) -> int:
    """Two hands, for the whole of an action (rules ah3.466.2c, ah3.466.2c-2)."""
    acting = table.state.acting
    busy = acting.hands if acting is not None and acting.who == test.who else 0
    return HANDS - busy - (0 if acting is not None and acting.who == test.who else sum(map(hands_of, test.taken_up)))


def take_up(table: Table, test: Testing, card: CardId) -> None:
    test.taken_up = [*test.taken_up, card]
    acting = table.state.acting
    if acting is not None and acting.who == test.who:
        acting.hands += hands_of(card)


@lru_cache(maxsize=1024)
def _handheld(cards: tuple[CardId, ...]) -> bool:
    """Does any of some cards take hands?"""
    return any(map(hands_of, cards))


def in_hand(table: Table, test: Testing) -> list[CardId]:
    """Assets of theirs that take hands and would help in this test."""
    found: list[CardId] = []
    if not _handheld(tuple(table.state.investigators[test.who].cards)):
        return found
    for owner, card, _ in abilities(table, test, "any"):
        if owner == test.who and hands_of(card) and card not in found and card_of(card).cast is None:
            found.append(card)
    return found


def before_the_roll(table: Table, test: Testing) -> Flow[None]:
    """Assets are taken in hand, and whoever has them may use dice that cost something (rule ah3.466.2c)."""
    yield from _take_up_assets(table, test)
    declined: set[int] = set()
    while True:
        offers = [each for each in _offers(table, test) if each[0] not in declined]
        if not offers:
            return
        owner = offers[0][0]
        options = [option for seat, option in offers if seat == owner]
        prompt = say("prompt-before-roll", skill=skill_name(test.skill), n=test.pool)
        chosen: tuple[CardId, MoreDice] | None = yield from ask(
            owner, prompt, [*options, ROLL], "ah3.466.2d", table.cause, QuestionKind.ACT, "before-roll", test.pool
        )
        if chosen is None:
            declined.add(owner)
            continue
        card, ability = chosen
        yield from use_ability(table, test, owner, card, ability)
        add_dice(table, test, owner, card, ability)


def _take_up_assets(table: Table, test: Testing) -> Flow[None]:
    """All that fit into the hands are taken up; where they do not, or where a free hand counts, it is a choice."""
    wanted = in_hand(table, test)
    if not wanted:
        return
    spell = any(castable(table, test.who, each) for each in ("attack", "evade") if each in map(str, test.during))
    while wanted:
        left = hands_left(table, test)
        wanted = [card for card in wanted if card not in test.taken_up and hands_of(card) <= left]
        if not wanted:
            return
        if sum(map(hands_of, wanted)) <= left and not spell and not _better_free(table, test, wanted):
            for card in wanted:
                _wield(table, test, card)
            return
        owner = table.state.investigators[test.who].id
        options = [
            Option(f"hand:{front(card)}", card_name(card), card, "hand", (things.card(card, owner),)) for card in wanted
        ]
        options.append(DONE)
        prompt = say("prompt-hands", n=left)
        card: CardId | None = yield from ask(
            test.who, prompt, options, "ah3.466.2c", table.cause, QuestionKind.SEVERAL, "hands", left
        )
        if card is None:
            return
        _wield(table, test, card)


def _better_free(table: Table, test: Testing, wanted: Sequence[CardId]) -> bool:
    """Would an asset that gives more dice with a free hand share the hands with others?"""
    from .verbs.counts import PerFreeHand

    held = (*wanted, *test.taken_up)
    return len(held) > 1 and any(
        owned in held and isinstance(ability, MoreDice) and isinstance(ability.n, PerFreeHand)
        for _, owned, ability in abilities(table, test, "pool")
    )


def _wield(table: Table, test: Testing, card: CardId) -> None:
    """Take an asset in hand; what it and those taken before it give may depend on the hands that are left."""
    take_up(table, test, card)
    held = {thing_of(table.state, test.who, each) for each in test.taken_up}
    test.parts = [part for part in test.parts if part.source not in held]
    for owner, owned, ability in abilities(table, test, "pool"):
        if owner == test.who and owned in test.taken_up and isinstance(ability, MoreDice):
            add_dice(table, test, owner, owned, ability)


def _offers(table: Table, test: Testing) -> list[tuple[int, Option]]:
    """What could be used before the roll, and by whom."""
    state = table.state
    found: list[tuple[int, Option]] = []
    for owner, card, ability in abilities(table, test, "before"):
        if not isinstance(ability, MoreDice) or not usable(table, test, card, ability):
            continue
        me = Me(who=owner, card=card, chosen=test.who)
        number = ability.n.count(table, me)
        if number <= 0 or (ability.cost is not None and not ability.cost.affordable(table, me)):
            continue
        words = say("option-more-dice", card=component_name(card), n=number)
        thing = thing_of(state, owner, card)
        found.append((owner, Option(f"use:{front(card)}", words, (card, ability), "use", (thing,))))
    return found


def supposed(table: Table, test: Testing) -> Iterator[Testing]:
    """A test as it would be rolled with whatever fits into the hands together; nothing is taken up for it."""
    wanted, left = in_hand(table, test), hands_left(table, test)
    for number in range(len(wanted) + 1):
        for held in combinations(wanted, number):
            if sum(map(hands_of, held)) <= left:
                yield _holding(table, test, held, left)


def _holding(table: Table, test: Testing, held: Sequence[CardId], left: int) -> Testing:
    state = copy(table.state)
    holding = state.test = replace(test, parts=list(test.parts), taken_up=list(held))
    state.acting = Acting(test.who, "", HANDS - left + sum(map(hands_of, held)))
    look = cast(Table, Snapshot(state))
    applying = abilities(look, holding, "pool")
    for owner, card, ability in applying:
        if card in held and isinstance(ability, MoreDice):
            add_dice(look, holding, owner, card, ability)
    holding.counting = counting(look, holding, applying)
    return holding
