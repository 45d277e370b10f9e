"""Looking components up: by name, or by the number of an option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rich.text import Text

from miskatonic.games.eldritch import things
from miskatonic.games.eldritch.board import WORLD
from miskatonic.games.eldritch.reference import (
    AncientOneEntry,
    CardEntry,
    CheckEntry,
    InvestigatorEntry,
    MonsterEntry,
    MythosEntry,
    SpaceEntry,
    reference,
)
from miskatonic.games.eldritch.texts import back_lines
from miskatonic.games.eldritch.view import View
from miskatonic.games.eldritch.words import PathKind, ancient_one_name, card_name, skill_name, space_name, trait_name
from miskatonic.games.eldritch.words import say as say_game
from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from ..face import Frame
from ..pieces import HEALTH, SANITY, text_of
from ..reference import Entry, Reference
from ..words import say as say_terminal
from .current import check
from .marks import long_pieces, lying
from .words import say


def component(thing: Thing, frame: Frame) -> Thing:
    """A thing on the table as components are called: a monster by its kind, a card by its name."""
    view: View = frame.view
    kind, id = kind_of(thing), id_of(thing)
    match kind:
        case "monster":
            return next((f"kind:{each.kind}" for each in view.monsters if str(each.token) == id), thing)
        case "card":
            return things.card(id.partition("@")[0])
        case "gate" | "clue":
            return things.space(id)
        case "mystery" if view.mystery is not None:
            return f"mystery:{view.mystery.card}"
        case _:
            return thing


def at_hand(frame: Frame) -> list[Thing]:
    """The own sheet with its cards, then the reserve."""
    view: View = frame.view
    own = [each for each in view.investigators if each.seat == view.seat]
    wanted = [things.investigator(each.id) for each in own]
    wanted += [things.card(card.id) for each in own for card in (*each.cards, *each.conditions)]
    return [*wanted, *(things.card(id) for id in view.reserve)]


def lying_at(thing: Thing, frame: Frame) -> Iterator[Text]:
    """Of a space what lies there, of a card the backs one knows."""
    yield from (Text(frame.say(back)) for back in known_backs(thing, frame.view))
    if kind_of(thing) == "space":
        yield text_of(long_pieces(lying(frame.view)[id_of(thing)], frame))


def known_backs(thing: Thing, view: View) -> Iterator[Message]:
    """The backs of copies that somebody has and this seat has seen."""
    for each in view.investigators:
        for card in (*each.cards, *each.conditions):
            if card.back is not None and things.card(card.id) == thing:
                yield say_game("overview-back", text=back_lines(card.back))


# The components.


def components(frame: Frame) -> list[Entry]:
    """Everything printed; the Cultists are those of the sheet that lies there, on the side that shows."""
    view: View = frame.view
    return printed_components(view.ancient_one, view.awake)


@cache
def printed_components(ancient: str, awake: bool) -> list[Entry]:
    printed = reference()
    sheet = next(each for each in printed.ancient_ones if each.id == ancient)
    cultist = (sheet.back if awake else sheet.front).cultist
    return [
        *(investigator(each) for each in printed.investigators),
        *(ancient_one(each) for each in printed.ancient_ones),
        *(monster(cultist if each.id == cultist.id else each) for each in printed.monsters),
        *(card(each) for each in printed.cards),
        *(mythos(each) for each in printed.mythos),
        *(
            Entry(
                f"mystery:{each.id}",
                each.name,
                [
                    say("fact-mystery"),
                    ancient_one_name(each.ancient_one),
                    *([space_name(each.space)] if each.space else []),
                ],
                each.lines,
            )
            for each in printed.mysteries
        ),
        *(space(each) for each in printed.spaces),
    ]


def investigator(each: InvestigatorEntry) -> Entry:
    skills = [say_terminal("fact-number", name=skill_name(skill), n=value) for skill, value in each.skills.items()]
    vitals = [say_terminal("fact-sign", sign=sign) for sign in (f"{HEALTH}{each.health}", f"{SANITY}{each.sanity}")]
    cards = [say("fact-begins", where=space_name(each.space), cards=[card_name(id) for id in each.cards])]
    return Entry(things.investigator(each.id), each.name, [each.occupation, *vitals, *skills], [*each.lines, *cards])


def ancient_one(each: AncientOneEntry) -> Entry:
    facts = [say("fact-ancient-one"), say("fact-doom", doom=each.doom), say("fact-mysteries", count=each.mysteries)]
    awake = [say("fact-awake"), *each.back.lines]
    return Entry(things.ancient_one(each.id), each.name, facts, [*each.front.lines, *awake])


def monster(each: MonsterEntry) -> Entry:
    facts = [say("fact-epic" if each.epic else "fact-monster")]
    facts += [*checked("will", each.will, SANITY), *checked("strength", each.strength, HEALTH)]
    facts.append(say("fact-toughness-each" if each.per_player else "fact-toughness", toughness=each.toughness))
    return Entry(f"kind:{each.id}", each.name, facts, each.lines)


def checked(skill: str, printed: CheckEntry | None, sign: str) -> list[Message]:
    return [] if printed is None else [check(skill, printed.mod, f"{sign}{printed.loss}")]


def card(each: CardEntry) -> Entry:
    worth = [say("fact-value", value=each.value)] if each.value else []
    return Entry(things.card(each.id), each.name, [trait_name(each.kind), *each.traits, *worth], each.lines)


def mythos(each: MythosEntry) -> Entry:
    where = [space_name(each.space)] if each.space else []
    facts = [say(f"fact-mythos-{each.colour}"), each.trait, say_game(f"difficulty-{each.difficulty}"), *where]
    return Entry(things.mythos(each.id), each.name, facts, each.lines)


def space(each: SpaceEntry) -> Entry:
    """Its type, the symbol of its gate, and where its paths lead."""
    facts = [say_game(f"type-{each.type}")]
    if each.gate is not None:
        facts.append(say("fact-gate", omen=say_game(f"omen-{each.gate}")))
    paths = {kind: [space_name(id) for id in WORLD.only(kind).neighbours[each.id]] for kind in PathKind}
    lines = [
        say("fact-paths", kind=say_game(f"path-{kind}"), spaces=spaces) for kind, spaces in paths.items() if spaces
    ]
    return Entry(things.space(each.id), each.name, facts, lines)


REFERENCE: Final = Reference(components, component, at_hand, lying_at)
