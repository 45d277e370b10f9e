"""What follows when something has happened: abilities of investigators and cards, texts of the codex."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Thing
from miskatonic.kernel.effects import May, any_possible, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .abilities import Abilities, Reaction, Whose
from .components import ABLE, ARCHIVE, HAVING, SHEETS, CodexSide
from .play import Table, thing_of, use, used
from .resolver import Me, resolve_for_all
from .state import Arkham, InCodex
from .words import archive_name, card_name, front, investigator_name, say


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


def reaches(state: Arkham, whose: Whose, owner: int, other: int) -> bool:
    """Does an ability of one investigator concern another one (or the same)?"""
    if whose == "own":
        return owner == other
    if whose == "any":
        return True
    if whose == "others":
        return owner != other
    here = state.investigators[owner].space == state.investigators[other].space
    return here and (whose == "here" or owner != other)


def side(entry: InCodex) -> CodexSide:
    """The side of a card in the codex that counts."""
    card = ARCHIVE[entry.number]
    return card.front if entry.face == "front" else card.back


Ready = tuple[str, Reaction, Me]
"""A component that reacts, what it does, and who resolves it."""


def ready(table: Table, at: str, me: Me) -> list[Ready]:
    """All that reacts to what has happened."""
    state = table.state
    found: list[Ready] = []
    for owner in state.standing():
        for card, abilities in able(state, owner, "react"):
            for reaction in abilities.react:
                if reaction.at == at and reaches(state, reaction.whose, owner, me.who):
                    found.append((card, reaction, replace(me, who=owner, card=card, chosen=me.who)))
    for entry in state.codex:
        for reaction in side(entry).react:
            if reaction.at == at:
                card = f"archive:{entry.number}"
                found.append((card, reaction, replace(me, card=card, archive=entry.number, board=True)))
    return found


def react(table: Table, at: str, me: Me) -> Flow[None]:
    """Let all react; the group settles the order of several (rule ah3.004-2)."""
    done: list[tuple[str, Reaction]] = []
    while True:
        left = ready(table, at, me)
        if left:
            left = [each for each in left if each[:2] not in done and _can(table, *each)]
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
        if reaction.limited:
            yield from _once(table, card, reaction, who)
        elif who.board:
            yield from resolve_for_all(table, reaction.then, who)
        else:
            yield from resolve(reaction.then, table, who)


def _thing(state: Arkham, owner: int, card: str) -> Thing:
    return card if card.startswith("archive:") else thing_of(state, owner, card)


def _once(table: Table, card: str, reaction: Reaction, me: Me) -> Flow[None]:
    """What may be done once a round: whoever declines may still do it later in the round."""
    for effect in reaction.then:
        assert isinstance(effect, May)
        if (yield from effect.wanted(table, me)):
            use(table, f"react:{card}")
            yield from resolve(effect.then, table, me)


def _can(table: Table, card: str, reaction: Reaction, me: Me) -> bool:
    if reaction.limited and used(table, f"react:{card}"):
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
