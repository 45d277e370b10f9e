"""What the greedy bot makes of a view: where a monster hurts most, and what a free space there is worth.

Everything is measured in one currency: the worth of one free monster space in a place of no importance is about
`SPACE`. Monsters come out of the gates and are pushed along the arrows of their colour until they find a free space;
what they do not find before the ritual site, they take there. So every free space between a gate and the ritual site
delays the defeat, and the fewer there are, the more each is worth.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import pairwise
from operator import itemgetter
from typing import Final

from miskatonic.games.final_hour.action_phase import CARDS_PER_ROUND
from miskatonic.games.final_hour.bestiary import MONSTERS, MonsterKind
from miskatonic.games.final_hour.campus import ARROWS, CAMPUS, CHAINS, NUMBERS, ZONES
from miskatonic.games.final_hour.cards import ANCIENT_ONES, PRIORITY
from miskatonic.games.final_hour.setup import GATES_PER_SYMBOL
from miskatonic.games.final_hour.verbs.reckoning import MoveHordes
from miskatonic.games.final_hour.view import InvestigatorView, View
from miskatonic.games.final_hour.words import Activation, Colour, Zone

DEFEAT: Final = 100.0
"""The worth of not losing at once."""

SITE_WORTH: Final = (-16.6, -9.2, -6.0, -2.3, 0.0)
"""What the ritual site is worth with 0 to 4 free spaces."""

HEALTH_WORTH: Final = (-DEFEAT, -9.8, -5.3, -2.2, -1.3, 0.0)
"""What an investigator is worth with 0 to 5 health."""

SPACE = 0.75
SPACE_DECAY = 0.86
"""How much less each further free space on the way to the ritual site is worth."""

FLOW = 0.097
"""The share of a gate's next monsters, of either colour, that counts as a monster at the ritual site."""

ACTIVATED = 0.33
"""How often a zone is activated in a round."""

SPECIAL_ACTIVATED = 1.6
"""How often a special monster of the Ancient One is activated in a round."""

SPAWNED = 1.7
"""The harm a monster does besides taking a space."""

CLOSE_KILLER = 0.29
"""How much a killer beside an empty-handed neighbour counts, against one in the same location."""

HORDE_BLOW = 0.79
"""How surely a horde strikes that would, if nothing changed until the reckoning."""

HORDE_LATER = 0.061
"""How much a horde so near counts for later rounds."""

ROUTES: Final = {here: CAMPUS.routes(here) for here in NUMBERS}
DISTANCES: Final = {here: ROUTES[here].away for here in NUMBERS}
WITHIN: Final = {(here, steps): tuple(ROUTES[here].within(steps)) for here in NUMBERS for steps in range(5)}
TOWARD: Final = {(here, goal): tuple(ROUTES[here].first_steps(goal)) for here in NUMBERS for goal in NUMBERS}
NEAR: Final = {here: (here, *CAMPUS.neighbours[here]) for here in NUMBERS}
STEPS: Final = {colour: {here: tuple(pairwise(chain)) for here, chain in CHAINS[colour].items()} for colour in Colour}
"""The steps of a monster that is pushed on from a location by its arrows."""


Places = tuple[int, ...]
Steps = tuple[tuple[int, int], ...]
Pressure = tuple[float, Places, Steps]
"""How much presses, through which locations, over which steps."""


@cache
def way_to_site(site: int, colour: Colour, start: int) -> tuple[Places, Steps]:
    """The locations a pushed monster passes before the ritual site, or before it has gone round, and its steps."""
    chain = CHAINS[colour][start]
    way = chain[: chain.index(site) + 1] if site in chain else chain[:-1]
    return tuple(place for place in way if place != site), tuple(pairwise(way))


class Situation:
    """A view, and what it means for the ritual site."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.site = view.ritual_site
        self.monsters: dict[int, list[MonsterKind]] = {}
        self.empty: dict[int, int] = {}
        self.damage: dict[int, int] = {}
        self.clues: list[int] = []
        self.gates: list[tuple[int, int]] = []
        self.hordes: list[tuple[int, MonsterKind]] = []
        for at in view.locations:
            number = at.number
            kinds: list[MonsterKind] = []
            empty = damage = 0
            for space in at.spaces:
                token = space.monster
                if token is not None:
                    kind = MONSTERS[token]
                    kinds.append(kind)
                    if kind.health is None:
                        self.hordes.append((number, kind))
                elif space.holds == "empty":
                    empty += 1
                else:
                    damage += 1
            self.monsters[number] = kinds
            self.empty[number] = empty
            self.damage[number] = damage
            if at.clue:
                self.clues.append(number)
            if at.gate is not None:
                self.gates.append((number, at.gate_tokens))
        self.lead = next((each.location for each in view.investigators if each.lead), None)
        self.people: dict[int, list[InvestigatorView]] = {}
        for each in view.investigators:
            self.people.setdefault(each.location, []).append(each)
        self.seals: dict[tuple[int, int], int] = {}
        for seal in view.seals:
            charges = 2 if seal.fresh else 1
            self.seals[seal.one, seal.other] = self.seals[seal.other, seal.one] = charges
        self._kills: dict[tuple[int, int], tuple[float, list[MonsterKind]]] = {}
        self._dangers: dict[tuple[str, int], float] = {}

    @cached_property
    def flows(self) -> list[Pressure]:
        """What presses from each gate along each colour."""
        left = sum(GATES_PER_SYMBOL - tokens for _, tokens in self.gates)
        threat = self.intruder_at_site() * FLOW
        flows: list[Pressure] = []
        for gate, tokens in self.gates:
            expected = (GATES_PER_SYMBOL - tokens) / max(left, 1) * (tokens + 1)
            for colour in Colour:
                places, steps = way_to_site(self.site, colour, gate)
                room = sum([self.empty[place] for place in places])
                if self.seals:
                    room += sum([self.seals.get(step, 0.0) for step in steps])
                flows.append((expected * threat * SPACE_DECAY**room, places, steps))
        return flows

    @cached_property
    def space(self) -> dict[int, float]:
        """What one more free space is worth, by location."""
        worth = dict.fromkeys(NUMBERS, SPACE)
        for pressure, places, _ in self.flows:
            for place in places:
                worth[place] += pressure
        free = self.empty[self.site]
        worth[self.site] = SITE_WORTH[min(free + 1, 4)] - SITE_WORTH[free]
        return worth

    def intruder_at_site(self) -> float:
        """The harm of one more monster or damage token at the ritual site."""
        free = self.empty[self.site]
        return SITE_WORTH[free] - SITE_WORTH[free - 1] if free else DEFEAT

    def intrusion(self, colour: Colour, here: int) -> float:
        """The harm of a monster of a colour that comes to a location and goes on until it finds a space."""
        for step in STEPS[colour][here]:
            at = step[0]
            if at == self.site:
                break
            if self.empty[at]:
                return self.space[at]
            if step in self.seals:
                return 0.0
        return self.intruder_at_site()

    def spawn(self, here: int) -> float:
        """The harm of a monster from the cup that appears in a location."""
        return SPAWNED + (self.intrusion(Colour.RED, here) + self.intrusion(Colour.BLUE, here)) / 2

    def damaged(self, here: int) -> float:
        """The harm of a damage token in a location."""
        if here == self.site:
            return self.intruder_at_site() * 1.5
        if self.empty[here]:
            return self.space[here] * 1.5
        if not self.monsters[here]:
            return 0.0
        return self.space[here] * 0.5 + min(
            self.intrusion(kind.colour, ARROWS[kind.colour][here]) for kind in self.monsters[here]
        )

    def struck(self, who: InvestigatorView, health: int = 1) -> float:
        """The harm of lost health."""
        return HEALTH_WORTH[who.health] - HEALTH_WORTH[max(who.health - health, 0)]

    def activation(self, kind: MonsterKind, here: int) -> float:
        """The harm of a monster's activation, but for what a killer does."""
        harm = 0.0
        at = here
        for symbol in kind.symbols:
            if symbol is Activation.WANDERER and at != self.site:
                to = ARROWS[kind.colour][at]
                if (at, to) in self.seals:
                    return -self.space[here]
                harm += self.intrusion(kind.colour, to) - self.space[at]
                at = to
            elif symbol is Activation.DESTROYER:
                harm += self.damaged(at)
        return harm

    def danger(self, kind: MonsterKind, here: int) -> float:
        """What it is worth to be rid of a monster."""
        key = kind.id, here
        known = self._dangers.get(key)
        if known is not None:
            return known
        danger = self.space[here]
        if kind.symbols:
            often = ACTIVATED if kind.special is None else SPECIAL_ACTIVATED
            if kind.symbols[0] is Activation.KILLER:
                danger += often * self._prey(here)
            else:
                danger += often * max(0.0, self.activation(kind, here))
        self._dangers[key] = danger
        return danger

    def _prey(self, here: int) -> float:
        """What a killer threatens: one investigator in its location, or less surely one beside it."""
        if here in self.people:
            return min(self.struck(who) for who in self.people[here])
        return max(
            (self.struck(who) * CLOSE_KILLER for there in NEAR[here] for who in self.people.get(there, ())),
            default=0.0,
        )

    def strike(self, here: int, wounds: int) -> float:
        """What so many wounds in a location are worth."""
        return self.best_kills(here, wounds)[0]

    def best_kills(self, here: int, wounds: int) -> tuple[float, list[MonsterKind]]:
        """The monsters best destroyed with so many wounds, and what that is worth."""
        known = self._kills.get((here, wounds))
        if known is not None:
            return known
        sets: list[tuple[float, list[MonsterKind], int]] = [(0.0, [], wounds)]
        for kind in self.monsters[here]:
            health = kind.health
            if health is not None and health <= wounds:
                danger = self.danger(kind, here)
                sets += [
                    (worth + danger, [*kinds, kind], left - health) for worth, kinds, left in sets if health <= left
                ]
        worth, kinds, _ = max(sets, key=itemgetter(0))
        self._kills[here, wounds] = worth, kinds
        return worth, kinds

    def drive(self, kind: MonsterKind, here: int) -> float:
        """What it is worth to drive a monster out of a location, to the best one beside it."""
        return self.space[here] - min([self.intrusion(kind.colour, to) for to in CAMPUS.neighbours[here]])

    def zone_harm(self, zone: Zone, who: str, here: int) -> float:
        """The harm of activating a zone while one investigator stands in a certain location."""
        harm = 0.0
        for place in ZONES[zone]:
            kinds = self.monsters[place]
            if not kinds:
                continue
            present = [each for each in self.people.get(place, ()) if each.id != who]
            if place == here:
                present += [each for each in self.view.investigators if each.id == who]
            for kind in kinds:
                if not kind.symbols:
                    continue
                if kind.symbols[0] is not Activation.KILLER:
                    harm += self.activation(kind, place)
                elif present:
                    harm += min([self.struck(each) for each in present])
        return harm

    def killers(self, here: int) -> int:
        return sum(1 for kind in self.monsters[here] if kind.symbols and kind.symbols[0] is Activation.KILLER)

    @cached_property
    def horde_steps(self) -> tuple[int, str]:
        """How the hordes will move at the reckoning, as far as the omens of the round are known."""
        view = self.view
        numbers = view.row if view.solo else [played.priority for played in view.played]
        if len(numbers) < CARDS_PER_ROUND:
            return 1, "lead"
        omens = sum(PRIORITY[number].omens for number in numbers if number is not None) - view.omens_softened
        row = ANCIENT_ONES[view.ancient_one].row(omens)
        moves = [effect for effect in row.effects if isinstance(effect, MoveHordes)] if row else []
        return (moves[0].n, moves[0].along) if moves else (0, "arrows")

    def horde_risk(self, who: InvestigatorView, here: int) -> float:
        """How much health ghoul hordes will cost an investigator in a location."""
        steps, along = self.horde_steps
        lead = here if who.lead or self.view.solo else self.lead
        near = NEAR[here]
        blows = close = 0
        for place, kind in self.hordes:
            close += place in near
            at = place
            for _ in range(steps):
                ways = (ARROWS[kind.colour][at],) if along == "arrows" else TOWARD[at, lead or here]
                if not ways:
                    break
                blows += at == here
                at = ways[0] if here not in ways or (here != lead and len(ways) > 1) else here
                blows += at == here
        return HORDE_BLOW * blows + HORDE_LATER * close

    def seal(self, one: int, other: int) -> float:
        """What a seal on a walkway is worth, fresh or half used."""
        worth = 0.0
        for pressure, _, steps in self.flows:
            if (one, other) in steps or (other, one) in steps:
                worth += pressure
        for here, there in ((one, other), (other, one)):
            for kind in self.monsters[here]:
                if Activation.WANDERER in kind.symbols and ARROWS[kind.colour][here] == there:
                    worth += ACTIVATED * (self.space[here] + self.intrusion(kind.colour, there))
        return worth
