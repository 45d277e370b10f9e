"""What follows when something has happened: abilities of investigators and cards, texts of the codex."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Thing
from miskatonic.kernel.effects import May, PayThen, any_possible, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes
from .abilities import Abilities, Reaction, Whose
from .causes import caused
from .components import ABLE, HAVING, HOLDERS, IN_CODEX, SHEETS, SIDES, CodexSide
from .play import Table, thing_of, touch, use, used
from .resolver import Me, carry_out, cause_of, resolve_for_all
from .state import Arkham, InCodex, clockwise
from .words import archive_name, card_name, front, investigator_name, say


def all_abilities(state: Arkham, who: int) -> Mapping[str, tuple[tuple[str, Abilities], ...]]:
    """What an investigator can do, by the names of the abilities."""
    investigator = state.investigators[who]
    return abilities_of((investigator.id, *investigator.cards, *investigator.conditions))


def able(state: Arkham, who: int, ability: str) -> tuple[tuple[str, Abilities], ...]:
    """What an investigator has with an ability: the sheet, assets, conditions."""
    investigator = state.investigators[who]
    return abilities_of((investigator.id, *investigator.cards, *investigator.conditions)).get(ability, ())


@lru_cache(maxsize=2048)
def abilities_of(components: tuple[str, ...]) -> Mapping[str, tuple[tuple[str, Abilities], ...]]:
    """What some components can do, by the names of the abilities: it is asked far more often than it changes."""
    found: dict[str, tuple[tuple[str, Abilities], ...]] = {}
    for component in components:
        for ability in ABLE[component]:
            found[ability] = (*found.get(ability, ()), (component, HAVING[ability][component]))
    return found


def anybody_able(state: Arkham, ability: str) -> bool:
    """Does anybody in play have an ability?"""
    holders = HOLDERS.get(ability, frozenset())
    for each in state.investigators:
        if each.fate == "in-play" and (
            each.id in holders or not holders.isdisjoint(each.cards) or not holders.isdisjoint(each.conditions)
        ):
            return True
    return False


def able_in_turn(state: Arkham, ability: str) -> list[tuple[int, str, Abilities]]:
    """Whoever in play has an ability, in turn order, with the component and what that can do."""
    found: list[tuple[int, str, Abilities]] = []
    holders = HOLDERS.get(ability, frozenset())
    for seat in clockwise(state.leader, len(state.investigators)):
        each = state.investigators[seat]
        if each.fate == "in-play" and (
            each.id in holders or not holders.isdisjoint(each.cards) or not holders.isdisjoint(each.conditions)
        ):
            found += [(seat, component, has) for component, has in able(state, seat, ability)]
    return found


def reaches(state: Arkham, whose: Whose, owner: int, other: int) -> bool:
    """Does an ability of one investigator concern another one (or the same)?"""
    if whose == "own":
        return owner == other
    if whose == "any":
        return True
    return state.investigators[owner].space == state.investigators[other].space


def side(entry: InCodex) -> CodexSide:
    """The side of a card in the codex that counts."""
    return SIDES[entry.number, entry.face]


def in_codex_with(state: Arkham, what: str) -> list[InCodex]:
    """The cards in the codex whose sides have something, as `IN_CODEX` calls it."""
    having = IN_CODEX[what]
    return [entry for entry in state.codex if (entry.number, entry.face) in having]


Ready = tuple[str, Reaction, Me]
"""A component that reacts, what it does, and who resolves it."""


def ready(table: Table, at: str, me: Me) -> list[Ready]:
    """All that reacts to what has happened."""
    state = table.state
    found: list[Ready] = []
    occasion = f"react:{at}"
    for owner, card, abilities in able_in_turn(state, occasion):
        for reaction in abilities.react:
            if reaction.at == at and reaches(state, reaction.whose, owner, me.who):
                found.append((card, reaction, replace(me, who=owner, card=card, chosen=me.who)))
    if occasion in IN_CODEX:
        for entry in in_codex_with(state, occasion):
            for reaction in side(entry).react:
                if reaction.at == at:
                    mine = replace(me, card=causes.archive(entry.number, entry.face), archive=entry.number, board=True)
                    found.append((f"archive:{entry.number}", reaction, mine))
    return found


def react(table: Table, at: str, me: Me) -> Iterable[Any]:
    """Let all react, with `yield from`; where nothing does, there is nothing to follow."""
    occasion = f"react:{at}"
    ever = occasion in HAVING or occasion in IN_CODEX
    return _react(table, at, me) if ever and ready(table, at, me) else ()


def _react(table: Table, at: str, me: Me) -> Flow[None]:
    """The group settles the order of several (rule ah3.004-2)."""
    done: list[tuple[str, Reaction]] = []
    while True:
        left = [each for each in ready(table, at, me) if each[:2] not in done and _can(table, *each)]
        if not left:
            return
        options = [
            Option(
                f"use:{front(card)}",
                reacting_name(table.state, card),
                (card, reaction, who),
                "use",
                (_thing(table.state, who.who, card),),
            )
            for card, reaction, who in left
        ]
        card, reaction, who = yield from ask(
            table.state.active,
            say("prompt-order"),
            options,
            "ah3.004-2",
            table.cause,
            QuestionKind.ORDER,
            "react",
        )
        done.append((card, reaction))
        if isinstance(reaction.then[0], May) and not who.board:
            yield from caused(table, cause_of(who), _if_wanted(table, card, reaction, who))
        elif who.board:
            yield from resolve_for_all(table, reaction.then, who)
        else:
            yield from carry_out(reaction.then, table, who)


def _thing(state: Arkham, owner: int, card: str) -> Thing:
    return card if card.startswith("archive:") else thing_of(state, owner, card)


def _if_wanted(table: Table, card: str, reaction: Reaction, me: Me) -> Flow[None]:
    """What may be done is used only by whoever does it; who declines may still do it later (rule ah3.424.4)."""
    for effect in reaction.then:
        assert isinstance(effect, May)
        if (yield from effect.wanted(table, me)):
            touch(table, card)
            if reaction.limited:
                use(table, f"react:{card}")
            yield from resolve(effect.then, table, me)


def _can(table: Table, card: str, reaction: Reaction, me: Me) -> bool:
    if reaction.limited and used(table, f"react:{card}"):
        return False
    if isinstance(reaction.then[0], (May, PayThen)) and used(table, f"lent:{card}"):
        return False
    return (reaction.when is None or reaction.when.holds(table, me)) and any_possible(reaction.then, table, me)


def reacting_name(state: Arkham, card: str) -> Message:
    """What reacts is called: a sheet, a card, or the side of an archive card that lies open."""
    if card.startswith("archive:"):
        return codex_name(state, int(card.partition(":")[2]))
    return component_name(card)


def codex_name(state: Arkham, number: int) -> Message:
    """A card in the codex is called by the side that lies open."""
    entry = state.in_codex(number)
    return archive_name(number, "front" if entry is None else entry.face)


@cache
def component_name(card: str) -> Message:
    """What an investigator or a card with an ability is called."""
    return investigator_name(card) if card in SHEETS else card_name(card)
