"""Encounters: the card for a space, and where it goes afterwards (rules ah3.446.* to ah3.448.*, ah3.470.*)."""

from __future__ import annotations

from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow

from . import causes
from .causes import caused
from .codex import ANOMALIES
from .components import ARCHIVE, ENCOUNTERS
from .doom import discard_event, hide_event
from .events import EncounterBegan
from .harm import suffer
from .play import Table, board, neighborhood_of
from .reactions import react
from .resolver import Me, carry_out
from .scenes import title
from .seen_cards import put_under, remember, rise
from .state import Scene
from .words import FUTURE, HORROR, space_name

STREET = "street"
BANDS = ("low", "mid", "high")


def encounter(table: Table, who: int) -> Flow[None]:
    """Draw the card for the investigator's space and resolve it (rules ah3.203.1, ah3.402.3c)."""
    state = table.state
    space = state.investigators[who].space
    if space == FUTURE:
        yield from caused(table, causes.encounter(space_name(FUTURE)), suffer(table, who, HORROR, 2))
        return
    neighborhood = neighborhood_of(state, space)
    if neighborhood is None:
        yield from from_deck(table, who, STREET, board(state).streets[space].type)
        return
    if neighborhood in state.anomalies and state.in_codex(ANOMALIES) is not None:
        yield from from_deck(table, who, "anomaly", "")
    else:
        yield from from_deck(table, who, neighborhood, space)
    if state.investigators[who].in_play:
        yield from after_encounter(table, who, neighborhood)


def from_deck(table: Table, who: int, deck: str, section: str) -> Flow[None]:
    """The top card, of which only the part that fits is resolved (rules ah3.448.4, ah3.447.3, ah3.402.3d)."""
    state = table.state
    if not state.decks[deck]:
        return
    card = state.decks[deck].pop()
    rise(state, state.decks[deck], card)
    printed = ENCOUNTERS[card]
    if printed.bands:
        doom = state.doom_on(state.investigators[who].space)
        section = BANDS[sum(doom >= least for least in printed.bands)]
    scene = state.scene = Scene(who, deck, card, section)
    outer, table.cause = table.cause, causes.encounter(title(card, section))
    table.tell(EncounterBegan, state.investigators[who].id, deck, card, section)
    me = Me(who=who, card=card)
    if section in printed.names_sanford and state.in_codex(27) is not None:
        yield from _sanford(table, who)
    else:
        yield from resolve(printed.sections[section], table, me)
        yield from resolve(printed.after, table, me)
    put_away(table, deck, card, scene)
    table.cause = outer


def put_away(table: Table, deck: str, card: str, scene: Scene) -> None:
    """To the bottom of its deck; an event is discarded or hidden again (rules ah3.446.11, ah3.470.7, ah3.470.7-2)."""
    state = table.state
    if card.startswith("archive-"):
        state.archive.append(int(card.partition("-")[2]))
    elif is_event(card):
        if scene.gained_clue:
            discard_event(table, card)
        else:
            hide_event(state, card)
            remember(state, (card,))
    else:
        put_under(state, state.decks[deck], card)


def is_event(card: str) -> bool:
    return bool(ENCOUNTERS[card].doom)


def after_encounter(table: Table, who: int, neighborhood: str) -> Flow[None]:
    """Cards attached to the deck take effect, and whatever else follows an encounter (rule ah3.403.5i)."""
    state = table.state
    me = Me(who=who, neighborhood=neighborhood)
    for number in list(state.attached.get(neighborhood, ())):
        for reaction in ARCHIVE[number].front.react:
            if state.investigators[who].in_play:
                attached = Me(who=who, card=causes.archive(number), archive=number, neighborhood=neighborhood)
                yield from carry_out(reaction.then, table, attached)
    yield from react(table, "encountered", me)


def _sanford(table: Table, who: int) -> Flow[None]:
    """The Servitor comes instead (archive card 27)."""
    from .components import TOKENS
    from .monster_phase import strike
    from .monsters import come_upon, put_into

    state = table.state
    for monster in state.monsters:
        if TOKENS[monster.token] == "servitor-of-yog-sothoth":
            put_into(table, monster, state.investigators[who].space)
            if who not in monster.engaged:
                yield from come_upon(table, monster, who)
            yield from strike(table, monster.token, who)
            return
