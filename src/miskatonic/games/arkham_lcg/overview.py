"""The table of the card game without a board: places, people, enemies, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from miskatonic.kernel.overview import Overview, Seen, Zone
from miskatonic.kernel.text import Message

from . import things
from .view import CardRef, CardView, Coded, EnemyView, InvestigatorView, LocationView, SheetView, TestView, View
from .words import card_name, say, skill_name, token_name


def overview(view: View) -> Overview:
    """What a seat sees, zone by zone; a card that is in several of them is shown in the first."""
    zones = (
        Zone(say("overview-test"), tuple(test(view.test)) if view.test else ()),
        Zone(say("overview-story"), tuple(story(view))),
        Zone(say("overview-locations"), tuple(location(each, view) for each in view.locations)),
        Zone(say("overview-enemies"), tuple(enemy(each, view) for each in view.enemies)),
        Zone(say("overview-investigators"), tuple(investigator(each, view) for each in view.investigators)),
        Zone(say("overview-sheets"), tuple(sheet(each) for each in view.sheets)),
        *(zone for each in view.investigators for zone in cards_of(each, view)),
        Zone(say("overview-looking"), known(view.looking)),
        Zone(say("overview-limbo"), known(view.limbo)),
        Zone(say("overview-encounter-discard"), known(view.encounter_discard)),
        Zone(say("overview-set-aside"), known(view.set_aside)),
        Zone(say("overview-victory"), known(view.victory)),
        Zone(say("overview-decks"), tuple(decks(view))),
    )
    return Overview(header(view), tuple(zone for zone in without_repeats(zones) if zone.things), seats(view))


def header(view: View) -> tuple[Message, ...]:
    facts = [say(f"scenario-{view.scenario}"), say(f"difficulty-{view.difficulty}"), say(f"phase-{view.phase}")]
    if view.round:
        facts.append(say("overview-round", round=view.round))
    if view.active >= 0:
        facts.append(say("overview-turn-of", who=card_name(view.investigators[view.active].code)))
    return tuple(facts)


def seats(view: View) -> tuple[Message, ...]:
    return tuple(card_name(each.investigator) for each in sorted(view.sheets, key=lambda each: each.seat))


def without_repeats(zones: Iterable[Zone]) -> Iterator[Zone]:
    """Cards on their way from one zone to another lie in both."""
    shown: set[str] = set()
    for zone in zones:
        yield Zone(zone.name, tuple(unshown(zone.things, shown)), zone.own)


def unshown(cards: Sequence[Seen], shown: set[str]) -> Iterator[Seen]:
    for each in cards:
        if each.thing not in shown:
            shown.add(each.thing)
            yield Seen(each.thing, each.name, each.facts, tuple(unshown(each.inside, shown)))


def counts(**numbers: int) -> Iterator[Message]:
    """The numbers that are not 0."""
    for name, count in numbers.items():
        if count:
            yield say(f"overview-{name.replace('_', '-')}", count=count)


def named(code: str, number: int, *facts: Message) -> Seen:
    return Seen(things.copy(code, number), card_name(code), facts)


def known(cards: Iterable[Coded]) -> tuple[Seen, ...]:
    return tuple(named(card.code, card.id) for card in cards)


def test(seen: TestView) -> Iterator[Seen]:
    facts = [
        say("overview-test-values", value=seen.value, difficulty=seen.difficulty),
        *(token_name(token.token) for token in seen.tokens),
    ]
    committed = known(seen.committed)
    yield Seen(things.TEST, say("overview-test-of", skill=skill_name(seen.skill)), tuple(facts), committed)


def story(view: View) -> Iterator[Seen]:
    """The agenda and the act."""
    agenda, act = view.agenda, view.act
    if agenda is not None:
        yield named(agenda.code, agenda.id, say("overview-doom-of", count=agenda.doom_in_play, most=agenda.threshold))
    if act is not None:
        needed = (say("overview-clues-of", count=act.clues, most=act.needed),) if act.needed else ()
        yield named(act.code, act.id, *needed)


def location(seen: LocationView, view: View) -> Seen:
    facts = [] if seen.revealed else [say("overview-unrevealed")]
    if seen.shroud is not None:
        facts.append(say("overview-shroud", count=seen.shroud))
    facts += counts(clues=seen.clues, doom=seen.doom)
    here = [card_name(who.code) for who in view.investigators if who.seat in seen.investigators]
    if here:
        facts.append(say("overview-here", who=here))
    lying = tuple(card(each) for each in (*seen.attachments, *seen.others))
    return Seen(things.card(seen.id), card_name(seen.code), tuple(facts), lying)


def enemy(seen: EnemyView, view: View) -> Seen:
    facts = [
        say("overview-enemy", fight=seen.fight, evade=seen.evade, left=seen.health - seen.damage, most=seen.health),
        say("overview-attack", damage=seen.attack_damage, horror=seen.attack_horror),
    ]
    facts += [say("overview-at", where=card_name(each.code)) for each in view.locations if each.id == seen.location]
    facts += [
        say("overview-engaged", who=card_name(each.code)) for each in view.investigators if each.seat == seen.engaged
    ]
    facts += counts(clues=seen.clues, doom=seen.doom)
    if seen.exhausted:
        facts.append(say("overview-exhausted"))
    return named(seen.code, seen.id, *facts)


def investigator(seen: InvestigatorView, view: View) -> Seen:
    skills = seen.skills
    facts = [
        say("overview-health", left=seen.health - seen.damage, most=seen.health),
        say("overview-sanity", left=seen.sanity - seen.horror, most=seen.sanity),
        *(say("overview-at", where=card_name(each.code)) for each in view.locations if each.id == seen.location),
        say(
            "overview-skills",
            willpower=skills.willpower,
            intellect=skills.intellect,
            combat=skills.combat,
            agility=skills.agility,
        ),
        *counts(actions=seen.actions, clues=seen.clues, hand_size=seen.hand_count),
    ]
    belongings = (
        Seen(things.resources(seen.code), say("overview-resources"), (say("overview-count", count=seen.resources),)),
        Seen(things.deck(seen.code), say("overview-deck"), (say("overview-count", count=seen.deck),)),
        Seen(things.discard(seen.code), say("overview-discard"), (say("overview-count", count=len(seen.discard)),)),
    )
    return Seen(things.investigator(seen.code), card_name(seen.code), tuple(facts), belongings)


def sheet(seen: SheetView) -> Seen:
    """Between scenarios nobody is on the table, and some may sit the next one out."""
    facts = counts(experience=seen.experience, physical_trauma=seen.physical_trauma, mental_trauma=seen.mental_trauma)
    return Seen(things.investigator(seen.investigator), card_name(seen.investigator), tuple(facts))


def cards_of(seen: InvestigatorView, view: View) -> Iterator[Zone]:
    """Hand, cards in play, threat area and discard pile of an investigator, and what they know of their deck."""
    who, own = card_name(seen.code), seen.seat == view.seat
    hand = [
        named(each.code, each.id, *(() if each.price is None else (say("overview-price", count=each.price),)))
        for each in seen.hand or ()
    ]
    yield Zone(say("overview-hand", who=who), tuple(hand), own)
    yield Zone(say("overview-in-play", who=who), tuple(card(each) for each in seen.assets), own)
    yield Zone(say("overview-threats", who=who), tuple(card(each) for each in seen.threats), own)
    yield Zone(say("overview-deck-known", who=who), known(present(seen.known)))
    yield Zone(say("overview-discard-of", who=who), known(reversed(seen.discard)))


def present(cards: Iterable[CardRef | None]) -> list[CardRef]:
    return [card for card in cards if card is not None]


def card(seen: CardView) -> Seen:
    facts = [*counts(clues=seen.clues, doom=seen.doom, uses=seen.uses)]
    if seen.health is not None:
        facts.append(say("overview-health", left=seen.health - seen.damage, most=seen.health))
    if seen.sanity is not None:
        facts.append(say("overview-sanity", left=seen.sanity - seen.horror, most=seen.sanity))
    if seen.exhausted:
        facts.append(say("overview-exhausted"))
    return named(seen.code, seen.id, *facts)


def decks(view: View) -> Iterator[Seen]:
    """The encounter deck with what is known of it, the bag, the cultists that are set aside."""
    top = known(present(view.encounter_known))
    count = (say("overview-count", count=view.encounter_deck),)
    yield Seen(things.ENCOUNTER_DECK, say("overview-encounter-deck"), count, top)
    tokens = tuple(
        say("overview-token", token=token_name(token), count=number)
        for token, number in ((each.token, each.count) for each in view.tokens)
        if number
    )
    yield Seen(things.BAG, say("overview-bag"), tokens)
    if view.cultists:
        yield Seen(things.CULTISTS, say("overview-cultists"), (say("overview-count", count=view.cultists),))
