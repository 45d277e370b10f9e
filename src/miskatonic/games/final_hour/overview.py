"""The table of Final Hour without a board: the campus, the investigators, the cards."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.kernel.overview import Overview, Seen, Zone
from miskatonic.kernel.text import Message

from . import things
from .bestiary import MONSTERS, special_tokens
from .campus import BOARD
from .cards import ANCIENT_ONES, PRIORITY
from .view import CardView, InvestigatorView, LocationView, PlayedView, SealView, View
from .words import card_title, gate_name, investigator_name, item_name, location_name, monster_name, say, symbol_name


def overview(view: View) -> Overview:
    """What a seat sees, zone by zone."""
    zones = (
        Zone(say("overview-campus"), tuple(location(each) for each in view.locations)),
        Zone(say("overview-walkways"), walkways(view.seals)),
        Zone(say("overview-investigators"), tuple(investigator(each) for each in view.investigators)),
        *hands(view),
        Zone(say("overview-row"), row(view)),
        Zone(say("overview-kept"), tuple(priority_card(number) for number in view.kept)),
        Zone(say("overview-beside"), (*beside_sheet(view), *decks(view))),
    )
    return Overview(header(view), tuple(zone for zone in zones if zone.things), seats(view))


def header(view: View) -> tuple[Message, ...]:
    found = [symbol_name(symbol) for symbol in view.found]
    return (
        say("overview-round", round=view.round, rounds=view.rounds),
        say(f"ancient-one-{view.ancient_one}"),
        say(f"difficulty-{view.difficulty}"),
        *((say("overview-found", symbols=found),) if found else ()),
    )


def seats(view: View) -> tuple[Message, ...]:
    """The first investigator of every seat gives it its name."""
    names: dict[int, Message] = {}
    for each in view.investigators:
        names.setdefault(each.seat, investigator_name(each.id))
    return tuple(names[seat] for seat in sorted(names))


def location(seen: LocationView) -> Seen:
    damage = sum(space.holds == "damage" for space in seen.spaces)
    empty = sum(space.holds == "empty" for space in seen.spaces)
    facts = [say("overview-empty-spaces", count=empty)]
    if damage:
        facts.append(say("overview-damage", count=damage))
    if seen.clue:
        facts.append(say("overview-clue"))
    if seen.ritual_site:
        facts.append(say("overview-ritual-site"))
    if seen.investigators:
        facts.append(say("overview-here", who=[investigator_name(id) for id in seen.investigators]))
    monsters = tuple(monster(space.monster) for space in seen.spaces if space.monster is not None)
    return Seen(things.location(seen.number), location_name(seen.number), tuple(facts), (*gate(seen), *monsters))


def gate(seen: LocationView) -> Iterable[Seen]:
    if seen.gate:
        yield Seen(things.gate(seen.gate), gate_name(seen.gate), (say("overview-gate-tokens", count=seen.gate_tokens),))


def monster(token: int) -> Seen:
    return Seen(things.monster(token), monster_name(MONSTERS[token].id))


def walkways(seals: Iterable[SealView]) -> tuple[Seen, ...]:
    """Every walkway, for any of them may be sealed."""
    sealed = {things.walkway(seal.one, seal.other): seal for seal in seals}
    seen: list[Seen] = []
    for one, other in BOARD.walkways:
        thing = things.walkway(one, other)
        name = say("option-seal", one=location_name(one), other=location_name(other))
        seal = sealed.get(thing)
        words = None if seal is None else "overview-fresh-seal" if seal.fresh else "overview-used-seal"
        seen.append(Seen(thing, name, () if words is None else (say(words),)))
    return tuple(seen)


def investigator(seen: InvestigatorView) -> Seen:
    facts = (
        say("overview-health", left=seen.health, most=seen.most_health),
        say("option-at", where=location_name(seen.location)),
        say("overview-action-deck", count=seen.deck),
        say("overview-hand-size", count=seen.hand_size),
        *((say("overview-lead"),) if seen.lead else ()),
    )
    drawn = (action_card(seen.drawn, say("overview-drawn")),) if seen.drawn else ()
    items = tuple(Seen(things.item(id), item_name(id)) for id in seen.items)
    return Seen(things.investigator(seen.id), investigator_name(seen.id), facts, (*drawn, *items))


def action_card(seen: CardView, *facts: Message) -> Seen:
    return Seen(things.action_card(seen.number), card_title(seen.title), facts)


def hands(view: View) -> Iterable[Zone]:
    """The hands one may look into."""
    for each in view.investigators:
        if each.hand:
            name = say("overview-hand", who=investigator_name(each.id))
            yield Zone(name, tuple(priority_card(number) for number in each.hand), own=each.seat == view.seat)


def priority_card(number: int, played: PlayedView | None = None) -> Seen:
    """A priority card, and the action card that was played with it."""
    card = PRIORITY[number]
    name = say("option-play", number=number, omens=card.omens, symbol=symbol_name(card.symbol))
    thing = things.priority_card(number)
    if played is None:
        return Seen(thing, name)
    who = investigator_name(played.who)
    if played.card is None:
        return Seen(thing, name, (say("overview-played-face-down", who=who),))
    return Seen(thing, name, inside=(action_card(played.card, who),))


def row(view: View) -> tuple[Seen, ...]:
    """The priority cards of the round, and what was played on them."""
    played = {each.priority: each for each in view.played if each.priority is not None}
    numbers = [*view.row, *(number for number in played if number not in view.row)]
    return tuple(priority_card(number, played.get(number)) for number in numbers)


def beside_sheet(view: View) -> Iterable[Seen]:
    """The special monsters that may still appear: those that are not on the campus."""
    out = {space.monster for location in view.locations for space in location.spaces}
    kinds = ANCIENT_ONES[view.ancient_one].special
    waiting = [token for kind in kinds for token in special_tokens(kind) if token not in out]
    if waiting:
        yield Seen(things.SHEET, say("overview-sheet"), inside=tuple(monster(token) for token in waiting))


def decks(view: View) -> Iterable[Seen]:
    """What is left, by size."""
    yield Seen(things.CUP, say("overview-cup"), (say("overview-count", count=view.cup),))
    yield Seen("deck:priority", say("overview-priority-deck"), (say("overview-count", count=view.priority_deck),))
    yield Seen("deck:items", say("overview-item-deck"), (say("overview-count", count=view.item_deck),))
    yield Seen("deck:gates", say("overview-gates-left"), (say("overview-count", count=view.gates_left),))
