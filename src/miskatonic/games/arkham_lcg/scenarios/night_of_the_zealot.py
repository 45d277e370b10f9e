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

    def set_up(self, t: Table) -> Flow[None]:
        gather(t, self.sets, self.aside)
        study = place(t, STUDY)[0]
        set_aside(t, HALLWAY, ATTIC, CELLAR, PARLOR, GHOUL_PRIEST, LITA)
        shuffle_encounter_deck(t)
        yield from start_at(t, study)

    def resolve(self, t: Table, resolution: str) -> Flow[None]:
        if resolution == "r1":
            write(t, "house-burned")
            suffer_trauma(t, t.state.lead, mental=1)
            yield from offer_lita(t, t.state.lead)
        elif resolution == "r2":
            write(t, "house-standing")
        elif resolution == "r3":
            write(t, "lita-forced-to-find-others", "house-standing", "ghoul-priest-alive")
            for who in everybody(t):
                if not resigned(t, who):
                    kill(t, who)
        else:
            write(t, "house-standing", "ghoul-priest-alive")
            yield from offer_lita(t, t.state.lead)

    def bonus(self, t: Table, resolution: str, who: int) -> int | None:
        if resolution == "r3":
            return None
        return 3 if resolution == "r2" and who == t.state.lead else 2


def resigned(t: Table, who: int) -> bool:
    """A scenario that is only assumed was left by nobody."""
    return bool(t.state.investigators) and t.state.investigators[who].fate is Fate.RESIGNED


def offer_lita(t: Table, who: int) -> Flow[None]:
    """Lita Chantler may come along, if there is more to come; she does not count towards the deck."""
    if t.state.adventure == Gathering.id:
        return
    if (yield from decide(t, who, "lita", ["yes", "no"])) == "yes":
        add_story_asset(t, who, LITA)


def lita_needs_others(t: Table) -> bool:
    """The ghouls took the house, and killed the lead investigator."""
    last = t.state.log.chapters[-1]
    fate = last.fates.get(t.state.lead)
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

    def welcome(self, t: Table) -> Flow[None]:
        """Lita Chantler comes to an investigator the players choose, maybe a new one."""
        if lita_needs_others(t):
            among = everybody(t)
            options = [investigator_option("earns-lita", t.state.sheets[who].deck.investigator, who) for who in among]
            who: int = yield from ask(among[0], say("prompt-earns-lita"), options)
            yield from offer_lita(t, who)

    def set_up(self, t: Table) -> Flow[None]:
        state = t.state
        gather(t, self.sets, self.aside)
        state.cultists = [new_card(t, code, NOBODY) for code in CULT]
        rng.shuffle(state, state.cultists)
        southside = place_some(t, ("01126", "01127"), 1)[0]
        downtown = place_some(t, ("01130", "01131"), 1)[0]
        _northside, _easttown, rivertown, _hospital, graveyard, _university = place(
            t, "01134", "01132", RIVERTOWN, "01128", "01133", "01129"
        )
        if says(t, "house-burned"):
            state.removed.append(new_card(t, YOUR_HOUSE, NOBODY))
            start = rivertown
        else:
            start = place(t, YOUR_HOUSE)[0]
        for location in (southside, downtown, graveyard)[: state.per_investigator - 1]:
            acolyte = next(card for card in state.encounter.cards if state.codes[card] == ACOLYTE)
            state.encounter.cards.remove(acolyte)
            state.limbo.append(acolyte)
            yield from spawn(t, acolyte, state.lead, location)
        if says(t, "ghoul-priest-alive"):
            shuffle_in(t, GHOUL_PRIEST)
        shuffle_encounter_deck(t)
        yield from start_at(t, start)

    def resolve(self, t: Table, resolution: str) -> Flow[None]:
        """Without a resolution the first one counts."""
        state = t.state
        if resolution == "r2":
            write(t, "past-midnight")
        shown = [state.codes[card] for card in state.victory]
        state.log.interrogated = [code for code in (*CULT, MASKED_HUNTER) if code in shown]
        loose = [state.codes[card] for card in (*state.cultists, *state.play)]
        state.log.got_away = [code for code in (*CULT, MASKED_HUNTER) if code in loose]
        if resolution != "r2" and state.codes[current_agenda(t)] == self.agendas[0]:
            state.log.got_away.append(MASKED_HUNTER)
        if GHOUL_PRIEST in shown:
            cross_out(t, "ghoul-priest-alive")
        yield from ()

    def assume(self, t: Table, resolution: str) -> Flow[None]:
        """Unmasked all of them, or none before midnight."""
        if resolution == "r2":
            write(t, "past-midnight")
            t.state.log.got_away = [*CULT, MASKED_HUNTER]
        else:
            t.state.log.interrogated = [*CULT, MASKED_HUNTER]
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

    def set_up(self, t: Table) -> Flow[None]:
        state = t.state
        gather(t, self.sets, self.aside)
        gather_agents(t)
        path = place(t, MAIN_PATH)[0]
        place_some(t, ("01150", "01151", "01152", "01153", "01154", "01155"), 4)
        set_aside(t, RITUAL_SITE, UMORDHOTH, *state.log.got_away)
        if says(t, "ghoul-priest-alive"):
            shuffle_in(t, GHOUL_PRIEST)
        shuffle_encounter_deck(t)
        yield from start_at(t, path)
        place_doom(t, current_agenda(t), DOOM_BY_CULTISTS[len(state.log.got_away)])
        state.bag.append(ELDER_THING)
        t.tell(ChaosTokenAdded, ELDER_THING)
        if says(t, "past-midnight"):
            for who in player_order(state):
                discard_at_random(t, who)
                discard_at_random(t, who)

    def resolve(self, t: Table, resolution: str) -> Flow[None]:
        if resolution == "r1":
            write(t, "ritual-broken")
            all_suffer(t, mental=2)
        elif resolution == "r2":
            write(t, "umordhoth-repelled")
            all_suffer(t, physical=2, mental=2)
        elif resolution == "r3":
            write(t, "lita-sacrificed")
            remove_story_asset(t, LITA)
            all_suffer(t, physical=2, mental=2)
            for who in everybody(t):
                draw_madness(t, who)
        else:
            write(t, "arkham-succumbed")
            for who in everybody(t):
                kill(t, who)
        yield from ()

    def bonus(self, t: Table, resolution: str, who: int) -> int | None:
        return {"r1": 5, "r2": 10, "r3": 0}.get(resolution)


def gather_agents(t: Table) -> None:
    """One of the four Agents sets, nobody knows which; the cards of the others leave the game.

    Every set has four cards, so that the cards tell nothing about the choice.
    """
    state = t.state
    sets = {name: list[int]() for name in AGENTS}
    for code, card in PRINTED.items():
        if card.set in sets and is_of(card, sets):
            sets[card.set] += [new_card(t, code, NOBODY) for _ in range(card.copies)]
    chosen = AGENTS[rng.below(state, len(AGENTS))]
    for name, cards in sets.items():
        if name == chosen:
            state.encounter.cards += cards
        else:
            state.removed += cards


CAMPAIGN: Final = (Gathering(), MidnightMasks(), DevourerBelow())
SCENARIOS: Final = {scenario.id: scenario for scenario in CAMPAIGN}
