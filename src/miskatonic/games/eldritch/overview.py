"""The table of Eldritch Horror without a board: the world, the investigators, the cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from miskatonic.kernel.overview import Overview, Seen, Zone
from miskatonic.kernel.text import Message

from . import texts, things
from .board import BOARD
from .components import CARDS
from .view import FallenView, InvestigatorView, OngoingView, View
from .words import (
    OMEN_TRACK,
    SKILLS,
    CardId,
    Skill,
    ancient_one_name,
    card_name,
    investigator_name,
    monster_name,
    mystery_name,
    mythos_name,
    say,
    skill_name,
    space_name,
)

EXPEDITION: Final = Seen(things.EXPEDITION, say("overview-expedition"))


def overview(view: View) -> Overview:
    """What a seat sees, zone by zone."""
    noted = spaces_of_note(view)
    lying = lying_on(view)
    zones = (
        *own(view),
        Zone(say("overview-world"), tuple(space(view, each.id, lying) for each in BOARD.spaces if each.id in noted)),
        Zone(say("overview-elsewhere"), tuple(empty_space(each.id) for each in BOARD.spaces if each.id not in noted)),
        Zone(say("overview-investigators"), tuple(investigator(view, each) for each in view.investigators)),
        Zone(say("overview-mystery"), (*mystery(view), *(ongoing(each) for each in view.ongoing))),
        Zone(say("overview-reserve"), tuple(card(id) for id in view.reserve)),
        Zone(say("overview-unused"), tuple(Seen(things.investigator(id), investigator_name(id)) for id in view.unused)),
        Zone(say("overview-beside"), tuple(beside(view))),
    )
    return Overview(
        header(view),
        tuple(zone for zone in zones if zone.things),
        tuple(investigator_name(each.id) for each in view.investigators),
    )


def header(view: View) -> tuple[Message, ...]:
    return (
        *([say("overview-round", round=view.round)] if view.round else []),
        say(f"phase-{view.phase}"),
        ancient_one_name(view.ancient_one),
        say("overview-doom", doom=view.doom) if not view.awake else say("overview-awake"),
        say("overview-omen", omen=say(f"omen-{OMEN_TRACK[view.omen]}")),
        say("overview-solved", count=len(view.solved)),
    )


def own(view: View) -> Iterable[Zone]:
    """What the seat's own investigator has."""
    for each in view.investigators:
        if each.seat == view.seat:
            yield Zone(say("overview-own", who=investigator_name(each.id)), tuple(possessions(each)), own=True)


# The world.


def spaces_of_note(view: View) -> set[str | None]:
    """The spaces on which something lies or somebody stands."""
    lying = (*view.gates, *view.clues, *view.monsters, *view.eldritch, *view.fallen, *view.ongoing)
    standing = (each.space for each in view.investigators if each.fate == "in-play")
    marked = None if view.mystery is None else view.mystery.space
    return {*(each.space for each in lying), *standing, marked, view.expedition}


def lying_on(view: View) -> Mapping[str | None, Sequence[Seen]]:
    """What lies on each space."""
    found: defaultdict[str | None, list[Seen]] = defaultdict(list)
    for each in view.gates:
        found[each.space].append(gate(each.space, each.omen))
    for id, count in Counter(each.space for each in view.clues).items():
        found[id].append(clues(id, count))
    found[view.expedition].append(EXPEDITION)
    for each in view.monsters:
        found[each.space].append(monster(each.token, each.kind, each.toughness - each.lost, each.toughness, each.epic))
    for each in view.fallen:
        found[each.space].append(fallen(each))
    return found


def space(view: View, id: str, lying: Mapping[str | None, Sequence[Seen]]) -> Seen:
    facts: list[Message] = []
    standing = [each.id for each in view.investigators if each.space == id and each.fate == "in-play"]
    if standing:
        facts.append(say("overview-here", who=[investigator_name(each) for each in standing]))
    if view.mystery is not None and view.mystery.space == id:
        facts.append(say("overview-mystery-token"))
    facts += [say("overview-rumor", card=mythos_name(each.card)) for each in view.ongoing if each.space == id]
    tokens = sum(each.space == id for each in view.eldritch) if view.eldritch else 0
    if tokens:
        facts.append(say("overview-eldritch", count=tokens))
    return Seen(things.space(id), space_name(id), tuple(facts), tuple(lying.get(id, ())))


@cache
def empty_space(id: str) -> Seen:
    return Seen(things.space(id), space_name(id))


@cache
def clues(space: str, count: int) -> Seen:
    """The clues on a space, as one thing."""
    return Seen(things.clue(space), say("overview-clue"), (say("overview-count", count=count),) if count > 1 else ())


@cache
def gate(space: str, omen: str) -> Seen:
    return Seen(things.gate(space), say("overview-gate", omen=say(f"omen-{omen}")))


@cache
def monster(token: int, kind: str, left: int, most: int, epic: bool) -> Seen:
    facts = [say("overview-toughness", left=left, most=most)]
    if epic:
        facts.append(say("overview-epic"))
    return Seen(things.monster(token), monster_name(kind), tuple(facts))


def fallen(seen: FallenView) -> Seen:
    facts = (say("overview-fallen"), *(card_name(id) for id in seen.cards))
    return Seen(things.fallen(seen.id), investigator_name(seen.id), facts)


# People and cards.


def possessions(seen: InvestigatorView) -> Iterable[Seen]:
    return (card(each.id, seen.id, each.back) for each in (*seen.cards, *seen.conditions))


def investigator(view: View, seen: InvestigatorView) -> Seen:
    facts: list[Message] = [
        say("overview-health", left=seen.health, most=seen.most_health),
        say("overview-sanity", left=seen.sanity, most=seen.most_sanity),
        space_name(seen.space),
    ]
    facts += [skill_fact(skill, seen.skills[skill] + seen.improved.get(skill, 0)) for skill in SKILLS]
    for word, count in (("clues", len(seen.clues)), ("trains", seen.trains), ("ships", seen.ships)):
        if count:
            facts.append(say(f"overview-{word}", count=count))
    if seen.delayed:
        facts.append(say("overview-delayed"))
    if seen.lead:
        facts.append(say("overview-lead"))
    if seen.fate != "in-play":
        facts.append(say(f"overview-{seen.fate}"))
    inside = () if seen.seat == view.seat else tuple(possessions(seen))
    return Seen(things.investigator(seen.id), investigator_name(seen.id), tuple(facts), inside)


@cache
def skill_fact(skill: Skill, n: int) -> Message:
    return say("overview-skill", skill=skill_name(skill), n=n)


@cache
def card(id: str, owner: str | None = None, back: CardId | None = None) -> Seen:
    value = CARDS[id].value
    price = (say("overview-value", n=value),) if value else ()
    known = () if back is None else (say("overview-back", text=texts.back_lines(back)),)
    return Seen(things.card(id, owner), card_name(id), (*price, *texts.card_lines(id), *known))


@cache
def mystery_lines(id: str) -> tuple[Message, ...]:
    return tuple(texts.mystery_lines(id))


@cache
def mythos_lines(id: str) -> tuple[Message, ...]:
    return tuple(texts.mythos_lines(id))


@cache
def sheet_lines(id: str, awake: bool) -> tuple[Message, ...]:
    return tuple(texts.ancient_one_lines(id, awake=awake))


def mystery(view: View) -> Iterable[Seen]:
    current = view.mystery
    if current is not None:
        progress = say(f"overview-goal-{current.goal}", have=current.have, need=current.need)
        yield Seen(things.MYSTERY, mystery_name(current.card), (progress, *mystery_lines(current.card)))


def ongoing(seen: OngoingView) -> Seen:
    tokens = (say("overview-eldritch", count=seen.tokens),) if seen.tokens else ()
    return Seen(things.mythos(seen.card), mythos_name(seen.card), (*tokens, *mythos_lines(seen.card)))


def beside(view: View) -> Iterable[Seen]:
    """The sheet of the Ancient One, and what is left, by size."""
    facts = list(sheet_lines(view.ancient_one, view.awake))
    if view.sheet_tokens:
        facts.append(say("overview-sheet", by=view.ancient_one, count=view.sheet_tokens))
    yield Seen(things.ancient_one(view.ancient_one), ancient_one_name(view.ancient_one), tuple(facts))
    yield Seen(things.OMEN, say("overview-omen", omen=say(f"omen-{OMEN_TRACK[view.omen]}")))
    yield Seen(things.DOOM, say("overview-doom", doom=view.doom))
    sizes = {
        "mythos": view.mythos,
        "mystery": view.mysteries,
        "asset": view.assets.size,
        "artifact": view.artifacts.size,
        "spell": view.spells.size,
        "condition": view.conditions.size,
    }
    discarded = {"asset": view.assets.discard, "artifact": view.artifacts.discard}
    for deck, size in sizes.items():
        beside_it = tuple(card(id) for id in discarded.get(deck, ()))
        yield Seen(f"deck:{deck}", say(f"deck-{deck}"), (say("overview-count", count=size),), beside_it)
    for what, size in (("cup", view.cup), ("gates", view.gate_stack), ("pool", view.clue_pool)):
        yield Seen(f"supply:{what}", say(f"overview-{what}"), (say("overview-count", count=size),))
