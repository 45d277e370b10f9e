"""Encounters: which ones a space offers, and how their cards are resolved (rules eh.encounter.*)."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow

from . import causes, things
from .board import REGION_OF, type_of
from .components import ANCIENT_ONES, ENCOUNTERS, MYSTERIES, MYTHOS, SHEETS
from .doom import retreat_doom
from .events import EncounterBegan, FallenFound
from .play import Table, agree, forbids
from .possessions import draw, holds, keep_tickets, remake, to_discard
from .reactions import react
from .resolver import Me
from .scenes import effects_of, title
from .state import Eldritch, Fallen, Scene
from .testing import skill_test
from .words import CardId, SpaceId, front, investigator_name, mystery_name, mythos_name, say

GENERAL, RESEARCH, OTHER_WORLD, EXPEDITION = "general", "research", "other-world", "expedition"

UNSEEN: Final = Option("unseen", say("option-unseen"), True, "unseen")
FIGHT: Final = Option("fight", say("option-fight"), False, role=Role.DECLINE)


def active_expedition(state: Eldritch) -> SpaceId | None:
    """Where the Active Expedition token is: the space of the top card (rules eh.expedition.5, eh.expedition.6)."""
    if not state.expeditions.cards:
        return None
    return ENCOUNTERS[EXPEDITION][state.expeditions.cards[-1]].space


def available(table: Table, who: int) -> list[Option]:
    """The encounters an investigator could have on their space, of which they choose one (rule eh.encounter.5)."""
    state = table.state
    space = state.investigators[who].space
    found = [_option(GENERAL, GENERAL, things.space(space))]
    if space in REGION_OF:
        found.append(_option("region", REGION_OF[space], things.space(space)))
    if state.clue_on(space) is not None:
        found.append(_option(RESEARCH, RESEARCH, things.clue(space)))
    if state.far_clue is not None and state.clue_on(state.far_clue) is not None:
        found.append(_option("far-research", "far-research", things.clue(state.far_clue)))
    if space in state.gates:
        found.append(_option(OTHER_WORLD, OTHER_WORLD, things.gate(space)))
    if active_expedition(state) == space and not forbids(state, "expedition"):
        found.append(_option(EXPEDITION, EXPEDITION, things.EXPEDITION))
    for each in state.ongoing:
        if MYTHOS[each.card].encounter and rumor_space(state, each.card) == space:
            thing = things.mythos(each.card)
            found.append(Option(f"rumor:{each.card}", mythos_name(each.card), ("rumor", each.card), "rumor", (thing,)))
    if state.mystery is not None and _mystery_here(state, state.mystery.card, space):
        words = mystery_name(state.mystery.card)
        found.append(Option("mystery", words, ("mystery", state.mystery.card), "mystery", (things.MYSTERY,)))
    final = final_encounters(state)
    if final is not None and space in state.gates:
        words = say("encounter-final")
        found.append(Option("final", words, ("special", final), "final", (things.ancient_one(state.ancient_one),)))
    for fallen in state.fallen:
        if fallen.space == space:
            thing = things.fallen(fallen.id)
            words = investigator_name(fallen.id)
            found.append(Option(f"fallen:{fallen.id}", words, ("fallen", fallen.id), "fallen", (thing,)))
    return found


@cache
def _option(kind: str, deck: str, thing: str) -> Option:
    return Option(f"encounter:{deck}", say(f"encounter-{deck}"), (kind, deck), "encounter", (thing,), word=deck)


def rumor_space(state: Eldritch, card: str) -> SpaceId | None:
    """Where a rumor is met: on its token, or where it says so (rule eh.rumor.2)."""
    printed = MYTHOS[card]
    return active_expedition(state) if printed.at_expedition else printed.space


def _mystery_here(state: Eldritch, card: str, space: SpaceId) -> bool:
    """Does the current mystery offer an encounter on a space (rules eh.special-encounter.3, eh.eldritch-token.3)?"""
    printed = MYSTERIES[card]
    if printed.space is not None:
        return printed.space == space
    return any(each.space == space and (printed.any_token or each.by == card) for each in state.eldritch)


def final_encounters(state: Eldritch) -> str | None:
    """The special encounters of the Final Mystery, if they may be resolved now."""
    sheet = ANCIENT_ONES[state.ancient_one]
    return sheet.final_special if state.awake and len(state.solved) >= sheet.mysteries else None


def encounter(table: Table, who: int, kind: str, what: str) -> Flow[None]:
    """Resolve one encounter (rule eh.encounter.1)."""
    space = table.state.investigators[who].space
    match kind:
        case "general":
            return from_deck(table, who, GENERAL, type_of(space))
        case "region":
            return from_deck(table, who, what, space)
        case "research":
            return research(table, who, space)
        case "far-research":
            assert table.state.far_clue is not None
            return research(table, who, table.state.far_clue)
        case "other-world":
            return from_deck(table, who, OTHER_WORLD, "", gate=space)
        case "expedition":
            return expedition(table, who)
        case "rumor":
            return _story(table, who, "rumor", what)
        case "mystery":
            return mystery_encounter(table, who, what)
        case "special":
            return from_deck(table, who, f"special-{what}", "", gate=space)
        case _:
            return meet_fallen(table, who, what)


def from_deck(
    table: Table,
    who: int,
    deck: str,
    section: str,
    *,
    gate: SpaceId | None = None,
    at: SpaceId | None = None,
    rumor: str | None = None,
) -> Flow[None]:
    """Draw a card, resolve its section, discard it (rule eh.encounter.8.ltp)."""
    state = table.state
    pile = state.decks[deck]
    card = draw(state, pile)
    assert card is not None
    me = Me(who=who, card=card, gate=gate, at=at)
    yield from _play_scene(table, Scene(who, deck, card, section, clue=at, rumor=rumor), me)
    pile.discard.append(card)
    remake(state, pile)


def pass_unseen(table: Table, who: int, rule: str, cause: str | None = None) -> Flow[bool]:
    """Does the investigator choose an encounter as if there were no monsters?"""
    return (yield from agree(table, who, say("prompt-unseen"), UNSEEN, rule, "unseen", FIGHT, cause))


def research(table: Table, who: int, space: SpaceId) -> Flow[None]:
    """A research encounter with the clue on a space (rules eh.research.1 to eh.research.5)."""
    yield from from_deck(table, who, RESEARCH, type_of(space), at=space)
    if table.state.investigators[who].in_play:
        yield from react(table, "research-resolved", Me(who=who))


def expedition(table: Table, who: int) -> Flow[None]:
    """The top card of the one expedition deck; the token then moves on (rules eh.expedition.6, eh.expedition.7)."""
    state = table.state
    deck = state.expeditions
    card = deck.cards[-1]
    yield from _play_scene(table, Scene(who, EXPEDITION, card, ""), Me(who=who, card=card))
    if card in deck.cards:
        deck.cards.remove(card)
        deck.discard.append(card)
        remake(state, deck)


def _story(table: Table, who: int, deck: str, card: str) -> Flow[None]:
    """An encounter that a component in play describes."""
    return _play_scene(table, Scene(who, deck, card, ""), Me(who=who, card=card))


def _play_scene(table: Table, scene: Scene, me: Me) -> Flow[None]:
    """An encounter from its beginning to its end; what is told and asked meanwhile comes from it."""
    state = table.state
    state.scene = scene
    where = (scene.deck, scene.card, scene.section)
    outer, table.cause = table.cause, causes.encounter(title(*where))
    if table.telling:
        table.tell(EncounterBegan, state.investigators[scene.who].id, *where)
    yield from resolve(effects_of(*where), table, me)
    table.cause = outer


def mystery_encounter(table: Table, who: int, card: str) -> Flow[None]:
    printed = MYSTERIES[card]
    if printed.special:
        return from_deck(table, who, f"special-{card}", "")
    return _story(table, who, "mystery", card)


def meet_fallen(table: Table, who: int, id: str) -> Flow[None]:
    """All possessions of a defeated investigator; a passed test makes doom retreat; the token is discarded.

    Rules eh.defeated.15 to eh.defeated.17.
    """
    state = table.state
    fallen = next(each for each in state.fallen if each.id == id)
    state.scene = Scene(who, "fallen", id, fallen.by)
    outer, table.cause = table.cause, causes.encounter(title("fallen", id, fallen.by))
    table.tell(FallenFound, state.investigators[who].id, id, fallen.by)
    inherit(table, who, fallen)
    yield from keep_tickets(table, who)
    tested = SHEETS[id].defeated
    skill = tested.health if fallen.by == "health" else tested.sanity
    outcome = yield from skill_test(table, Me(who=who, card=id), skill)
    if outcome.passed:
        retreat_doom(table)
    state.fallen = [each for each in state.fallen if each.id != id]
    table.cause = outer


def inherit(table: Table, who: int, fallen: Fallen) -> None:
    """Possessions come to another investigator; a second copy of a spell is discarded (rule eh.spell.6)."""
    state = table.state
    investigator = state.investigators[who]
    for card in fallen.cards:
        if is_second(state, who, card):
            to_discard(state, card)
        else:
            investigator.cards.append(card)
    investigator.clues += fallen.clues
    investigator.trains += fallen.trains
    investigator.ships += fallen.ships
    fallen.cards, fallen.clues, fallen.trains, fallen.ships = [], [], 0, 0


def is_second(state: Eldritch, who: int, card: CardId) -> bool:
    return "#" in card and holds(state, who, front(card)) is not None
