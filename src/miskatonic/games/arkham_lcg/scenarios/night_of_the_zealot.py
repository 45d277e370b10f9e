"""The campaign Night of the Zealot: how its three scenarios are set up and what comes of their endings."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow, ask

from ..act_agenda import current_agenda, decide
from ..card import Table
from ..drawing import discard_at_random
from ..elimination import suffer_trauma
from ..enemies import place_doom, spawn
from ..events import ChaosTokenAdded
from ..play import investigator_option, new_card, player_order
from ..printed import PRINTED
from ..state import Fate
from ..words import ELDER_THING, NOBODY, say
from ..zones import shuffle_encounter_deck
from .devourer_below import MAIN_PATH, RITUAL_SITE, UMORDHOTH, draw_madness
from .gathering import ATTIC, CELLAR, GHOUL_PRIEST, HALLWAY, LITA, PARLOR, STUDY
from .midnight_masks import MASKED_HUNTER, RIVERTOWN, YOUR_HOUSE
from .scenario import (
    NO_RESOLUTION,
    Scenario,
    all_suffer,
    cross_out,
    everybody,
    gather,
    is_of,
    place,
    place_some,
    says,
    set_aside,
    shuffle_in,
    start_at,
    write,
)
from .sheets import add_story_asset, kill, remove_story_asset

CULT = ("01137", "01138", "01139", "01140", "01141")
ACOLYTE = "01169"
DOOM_BY_CULTISTS = (0, 1, 1, 2, 2, 3, 3)
"""Doom on the first agenda by how many cultists got away."""
AGENTS = ("agents-of-hastur", "agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu")


class Gathering(Scenario):
    id = "gathering"
    reference = "01104"
    agendas = ("01105", "01106", "01107")
    acts = ("01108", "01109", "01110")
    sets = ("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")
    aside = frozenset({GHOUL_PRIEST})
    resolutions = ("r1", "r2", "r3", NO_RESOLUTION)
    won_by = frozenset({"r1", "r2"})

    def set_up(self, table: Table) -> Flow[None]:
        gather(table, self.sets, self.aside)
        study = place(table, STUDY)[0]
        set_aside(table, HALLWAY, ATTIC, CELLAR, PARLOR, GHOUL_PRIEST, LITA)
        shuffle_encounter_deck(table)
        yield from start_at(table, study)

    def resolve(self, table: Table, resolution: str) -> Flow[None]:
        if resolution == "r1":
            write(table, "house-burned")
            suffer_trauma(table, table.state.lead, mental=1)
            yield from offer_lita(table, table.state.lead)
        elif resolution == "r2":
            write(table, "house-standing")
        elif resolution == "r3":
            write(table, "lita-forced-to-find-others", "house-standing", "ghoul-priest-alive")
            for who in everybody(table):
                if not resigned(table, who):
                    kill(table, who)
        else:
            write(table, "house-standing", "ghoul-priest-alive")
            yield from offer_lita(table, table.state.lead)

    def bonus(self, table: Table, resolution: str, who: int) -> int | None:
        if resolution == "r3":
            return None
        return 3 if resolution == "r2" and who == table.state.lead else 2


def resigned(table: Table, who: int) -> bool:
    """True if they resigned; nobody did in a scenario whose ending is only assumed."""
    return bool(table.state.investigators) and table.state.investigators[who].fate is Fate.RESIGNED


def offer_lita(table: Table, who: int) -> Flow[None]:
    """Lita Chantler may come along, if there is more to come; she does not count towards the deck."""
    if table.state.adventure == Gathering.id:
        return
    if (yield from decide(table, who, "lita", ["yes", "no"])) == "yes":
        add_story_asset(table, who, LITA)


def lita_needs_others(table: Table) -> bool:
    """The ghouls took the house, and killed the lead investigator."""
    last = table.state.log.chapters[-1]
    fate = last.fates.get(table.state.lead)
    return last.resolution == "r3" and fate is not None and fate is not Fate.RESIGNED


class MidnightMasks(Scenario):
    id = "midnight-masks"
    reference = "01120"
    agendas = ("01121a", "01122")
    acts = ("01123",)
    sets = ("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors")
    aside = frozenset({MASKED_HUNTER})
    resolutions = ("r1", "r2")
    won_by = frozenset({"r1"})

    def welcome(self, table: Table) -> Flow[None]:
        """Lita Chantler comes to an investigator the players choose, maybe a new one."""
        if lita_needs_others(table):
            among = everybody(table)
            options = [
                investigator_option("earns-lita", table.state.sheets[who].deck.investigator, who) for who in among
            ]
            who: int = yield from ask(among[0], say("prompt-earns-lita"), options, topic="earns-lita")
            yield from offer_lita(table, who)

    def set_up(self, table: Table) -> Flow[None]:
        state = table.state
        gather(table, self.sets, self.aside)
        state.cultists = [new_card(table, code, NOBODY) for code in CULT]
        rng.shuffle(state, state.cultists)
        southside = place_some(table, ("01126", "01127"), 1)[0]
        downtown = place_some(table, ("01130", "01131"), 1)[0]
        _northside, _easttown, rivertown, _hospital, graveyard, _university = place(
            table, "01134", "01132", RIVERTOWN, "01128", "01133", "01129"
        )
        if says(table, "house-burned"):
            state.removed.append(new_card(table, YOUR_HOUSE, NOBODY))
            start = rivertown
        else:
            start = place(table, YOUR_HOUSE)[0]
        for location in (southside, downtown, graveyard)[: state.per_investigator - 1]:
            acolyte = next(card for card in state.encounter.cards if state.codes[card] == ACOLYTE)
            state.encounter.cards.remove(acolyte)
            state.limbo.append(acolyte)
            yield from spawn(table, acolyte, state.lead, location)
        if says(table, "ghoul-priest-alive"):
            shuffle_in(table, GHOUL_PRIEST)
        shuffle_encounter_deck(table)
        yield from start_at(table, start)

    def resolve(self, table: Table, resolution: str) -> Flow[None]:
        """Without a resolution the first one counts."""
        state = table.state
        if resolution == "r2":
            write(table, "past-midnight")
        shown = [state.codes[card] for card in state.victory]
        state.log.interrogated = [code for code in (*CULT, MASKED_HUNTER) if code in shown]
        loose = [state.codes[card] for card in (*state.cultists, *state.play)]
        state.log.got_away = [code for code in (*CULT, MASKED_HUNTER) if code in loose]
        if resolution != "r2" and state.codes[current_agenda(table)] == self.agendas[0]:
            state.log.got_away.append(MASKED_HUNTER)
        if GHOUL_PRIEST in shown:
            cross_out(table, "ghoul-priest-alive")
        yield from ()

    def assume(self, table: Table, resolution: str) -> Flow[None]:
        """As if all cultists had been unmasked, or with r2 none before midnight."""
        if resolution == "r2":
            write(table, "past-midnight")
            table.state.log.got_away = [*CULT, MASKED_HUNTER]
        else:
            table.state.log.interrogated = [*CULT, MASKED_HUNTER]
        yield from ()


class DevourerBelow(Scenario):
    id = "devourer-below"
    reference = "01142"
    agendas = ("01143", "01144", "01145")
    acts = ("01146", "01147", "01148")
    sets = ("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult")
    aside = frozenset({UMORDHOTH})
    resolutions = ("r1",)
    won_by = frozenset({"r1", "r2"})

    def set_up(self, table: Table) -> Flow[None]:
        state = table.state
        gather(table, self.sets, self.aside)
        gather_agents(table)
        path = place(table, MAIN_PATH)[0]
        place_some(table, ("01150", "01151", "01152", "01153", "01154", "01155"), 4)
        set_aside(table, RITUAL_SITE, UMORDHOTH, *state.log.got_away)
        if says(table, "ghoul-priest-alive"):
            shuffle_in(table, GHOUL_PRIEST)
        shuffle_encounter_deck(table)
        yield from start_at(table, path)
        place_doom(table, current_agenda(table), DOOM_BY_CULTISTS[len(state.log.got_away)])
        state.bag.append(ELDER_THING)
        table.tell(ChaosTokenAdded, ELDER_THING)
        if says(table, "past-midnight"):
            for who in player_order(state):
                discard_at_random(table, who)
                discard_at_random(table, who)

    def resolve(self, table: Table, resolution: str) -> Flow[None]:
        if resolution == "r1":
            write(table, "ritual-broken")
            all_suffer(table, mental=2)
        elif resolution == "r2":
            write(table, "umordhoth-repelled")
            all_suffer(table, physical=2, mental=2)
        elif resolution == "r3":
            write(table, "lita-sacrificed")
            remove_story_asset(table, LITA)
            all_suffer(table, physical=2, mental=2)
            for who in everybody(table):
                draw_madness(table, who)
        else:
            write(table, "arkham-succumbed")
            for who in everybody(table):
                kill(table, who)
        yield from ()

    def bonus(self, table: Table, resolution: str, who: int) -> int | None:
        return {"r1": 5, "r2": 10, "r3": 0}.get(resolution)


def gather_agents(table: Table) -> None:
    """One of the four Agents sets, nobody knows which; the cards of the others leave the game.

    Every set has four cards, so that the cards tell nothing about the choice.
    """
    state = table.state
    sets = {name: list[int]() for name in AGENTS}
    for code, card in PRINTED.items():
        if card.set in sets and is_of(card, sets):
            sets[card.set] += [new_card(table, code, NOBODY) for _ in range(card.copies)]
    chosen = AGENTS[rng.below(state, len(AGENTS))]
    for name, cards in sets.items():
        if name == chosen:
            state.encounter.cards += cards
        else:
            state.removed += cards


CAMPAIGN: Final = (Gathering(), MidnightMasks(), DevourerBelow())
SCENARIOS: Final = {scenario.id: scenario for scenario in CAMPAIGN}
