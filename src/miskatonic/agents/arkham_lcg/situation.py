"""What the greedy bot makes of a view: who and what is where, and how much it would hurt.

Everything is measured in one currency: an ordinary action well spent is worth about 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.view import CardView, EnemyView, InvestigatorView, LocationView, View
from miskatonic.games.arkham_lcg.words import INTELLECT, NIGHT_OF_THE_ZEALOT, NOBODY, Designator, Kind
from miskatonic.kernel.atlas import routes
from miskatonic.kernel.decision import Option, id_of, kind_of

from .chances import Chances

DEFEAT: Final = 16.0
DEFEAT_OF_ONE: Final = 10.0
"""What it is worth not to be defeated, alone and with others."""

ESCAPED: Final = 0.5
"""How often attacks that threaten in the enemy phase are escaped from."""

HALLWAY, PARLOR = "01112", "01115"
THEYRE_GETTING_OUT = "01107"
LITA = "01117"

DOOM_BY_CARDS: Final = {"gathering": 0.115, "midnight-masks": 0.12, "devourer-below": 0.14}
"""How much doom the encounter cards of each investigator bring in a round."""


class Candidate(NamedTuple):
    """What an option comes to: what is done, the printed card or the word it is about, which copy, which ability.

    `amount` is how much of something it is about.
    """

    verb: str
    code: str = ""
    card: int = -1
    name: str = ""
    amount: int = 0


def read_option(option: Option, codes: Mapping[int, str]) -> Candidate:
    """An option of the card game, with the codes of the cards one sees."""
    if option.role is not None:
        return Candidate(option.role)
    if not option.about:
        return Candidate(option.verb, option.word)
    kind, id = kind_of(option.about[0]), id_of(option.about[0])
    if kind == "card":
        return Candidate(option.verb, codes.get(int(id), ""), int(id), option.word, option.amount)
    other = id_of(option.about[1]) if len(option.about) > 1 else ""
    return Candidate(option.verb, id, name=option.word or other, amount=option.amount)


PRICE_OF_HARM: Final = (0.0, 0.0, *(0.45 + 2.0 / (left - 1) for left in range(2, 60)))
"""What the next damage or horror costs somebody who can still bear so much, short of defeat."""


def price_of_harm(left: int, harm: int) -> float:
    """What it costs to take some harm and bear it."""
    return sum(PRICE_OF_HARM[max(0, left - harm + 1) : max(0, left + 1)])


class Situation:
    """A view, and what the investigator of a seat makes of it."""

    def __init__(self, view: View, seat: int, *, thinking: bool = False) -> None:
        self.view = view
        self.seat = seat
        self.thinking = thinking
        """Mind over Matter: this round intellect serves for combat and agility too."""
        self.places: dict[int, LocationView] = {place.id: place for place in view.locations}
        self.enemies: dict[int, EnemyView] = {enemy.id: enemy for enemy in view.enemies}
        self.campaign = view.adventure == NIGHT_OF_THE_ZEALOT

    @cached_property
    def codes(self) -> dict[int, str]:
        """The printed cards of all copies in sight."""
        return self.view.codes()

    @cached_property
    def me(self) -> InvestigatorView:
        """There is nobody yet before the first scenario begins."""
        return self.view.investigators[self.seat]

    @cached_property
    def chances(self) -> Chances:
        """What the tokens do to who is testing, or else to me; to others they do about the same."""
        return Chances(self.view.tokens)

    def skill(self, skill: str) -> tuple[str, int]:
        """The skill I would use in a test, and its value."""
        skills = self.me.skills
        own = int(getattr(skills, skill))
        if self.thinking and skill in ("combat", "agility") and skills.intellect > own:
            return "intellect", skills.intellect
        return skill, own

    @cached_property
    def thinker(self) -> bool:
        """Better at thinking than at fighting."""
        return self.me.skills.intellect - self.me.skills.combat >= 2

    @cached_property
    def here(self) -> LocationView | None:
        return self.places.get(self.me.location)

    @cached_property
    def team(self) -> list[InvestigatorView]:
        """Everybody still in the scenario."""
        return [each for each in self.view.investigators if each.fate == "playing"]

    @cached_property
    def team_here(self) -> list[InvestigatorView]:
        return [each for each in self.team if each.location == self.me.location]

    @cached_property
    def started(self) -> int:
        """How many investigators began the scenario."""
        return sum(each.fate != "absent" for each in self.view.investigators)

    @cached_property
    def team_clues(self) -> int:
        return sum(each.clues for each in self.team)

    @cached_property
    def actions(self) -> int:
        """What is left of the turn, the actions that are for everything."""
        return self.me.actions + sum(card != self.me.card for card in self.me.extra_actions)

    # Enemies.

    def is_engaged(self, enemy: EnemyView, seat: int) -> bool:
        if enemy.engaged == seat:
            return True
        together = enemy.location == self.view.investigators[seat].location
        return enemy.massive and enemy.engaged == NOBODY and not enemy.exhausted and together

    @cached_property
    def engaged(self) -> list[EnemyView]:
        """The enemies engaged with me."""
        return [enemy for enemy in self.view.enemies if self.is_engaged(enemy, self.seat)]

    @cached_property
    def attackers(self) -> list[EnemyView]:
        """Those of them that are ready."""
        return [enemy for enemy in self.engaged if not enemy.exhausted]

    @cached_property
    def enemies_here(self) -> list[EnemyView]:
        return [enemy for enemy in self.view.enemies if enemy.location == self.me.location]

    def has_trait(self, enemy: EnemyView, trait: str) -> bool:
        return trait in PRINTED[enemy.code].traits

    # Harm.

    def soak(self, who: InvestigatorView) -> tuple[int, int]:
        """The damage and horror that somebody's assets could take."""
        damage = sum(card.health - card.damage for card in who.assets if card.health is not None)
        horror = sum(card.sanity - card.horror for card in who.assets if card.sanity is not None)
        return damage, horror

    def left(self, who: InvestigatorView) -> tuple[int, int]:
        """The damage and horror somebody can still bear, with their assets."""
        soaked, calmed = self.soak(who)
        return who.health - who.damage + soaked, who.sanity - who.horror + calmed

    def harm(self, damage: int, horror: int, seat: int | None = None) -> float:
        """What it costs an investigator to take it."""
        who = self.me if seat is None else self.view.investigators[seat]
        health, sanity = self.left(who)
        if damage >= health or horror >= sanity:
            return self.defeat
        return price_of_harm(health, damage) + price_of_harm(sanity, horror)

    def attack_harm(self, enemy: EnemyView, seat: int | None = None) -> float:
        return self.harm(enemy.attack_damage, enemy.attack_horror, seat)

    @cached_property
    def defeat(self) -> float:
        """What it is worth not to be defeated."""
        return DEFEAT if len(self.team) == 1 else DEFEAT_OF_ONE

    def healed(self, damage: int, horror: int) -> float:
        """What it is worth to me to lose some damage and horror."""
        me = self.me
        health, sanity = self.left(me)
        damage, horror = min(damage, me.damage), min(horror, me.horror)
        return price_of_harm(health + damage, damage) + price_of_harm(sanity + horror, horror)

    def healing(self, seat: int) -> float:
        """What it is worth to heal one damage or horror of somebody."""
        who = self.view.investigators[seat]
        health, sanity = self.left(who)
        worth = price_of_harm(health + 1, 1) if who.damage else 0.0
        return max(worth, price_of_harm(sanity + 1, 1) if who.horror else 0.0)

    def coming(self, seat: int) -> tuple[int, int]:
        """The damage and horror the enemies engaged with somebody will deal in the enemy phase."""
        attackers = [each for each in self.view.enemies if not each.exhausted and self.is_engaged(each, seat)]
        return sum(each.attack_damage for each in attackers), sum(each.attack_horror for each in attackers)

    def more_harm(self, damage: int, horror: int, seat: int | None = None) -> float:
        """What it costs to take it before the attacks that will come anyway."""
        seat = self.seat if seat is None else seat
        expected = self.coming(seat)
        return self.harm(damage + expected[0], horror + expected[1], seat) - self.harm(*expected, seat)

    @cached_property
    def provoked(self) -> float:
        """What the attacks of opportunity cost; those of the enemy phase may yet be escaped."""
        now = self.coming(self.seat)
        return max(self.more_harm(*now), ESCAPED * self.harm(*now))

    # The map.

    def may_enter(self, place: LocationView) -> bool:
        return place.revealed or place.code != PARLOR

    def ways(self, here: int) -> list[int]:
        """The locations I could move to from one of them."""
        connects = self.places[here].connects if here in self.places else ()
        return [other for other in connects if other in self.places and self.may_enter(self.places[other])]

    @cached_property
    def _distances(self) -> dict[int, Mapping[int, float]]:
        return {}

    def distances(self, origin: int) -> Mapping[int, float]:
        """How many moves away every location is that can be reached."""
        if origin not in self._distances:
            self._distances[origin] = routes(origin, self.ways).away
        return self._distances[origin]

    def place_of(self, code: str) -> LocationView | None:
        return next((place for place in self.view.locations if place.code == code), None)

    # Cards.

    def controls(self, code: str) -> CardView | None:
        return next((card for card in self.me.assets if card.code == code), None)

    @cached_property
    def lita_here(self) -> bool:
        """She helps everybody at her controller's location."""
        return any(card.code == LITA for each in self.team if each.location == self.me.location for card in each.assets)

    @cached_property
    def search_bonus(self) -> int:
        """What tools add to an investigation, besides the skill everybody sees."""
        tools = (CARDS[card.code] for card in self.me.assets)
        return sum(tool.skills.get(INTELLECT, 0) for tool in tools if tool.skills_while is Designator.INVESTIGATE)

    @cached_property
    def _codes(self) -> dict[int, str]:
        """Which card every number is, as far as one may know."""
        view = self.view
        known = {each.card: each.code for each in view.investigators}
        for each in view.investigators:
            known.update((card.id, card.code) for card in (*each.assets, *each.threats, *each.discard))
        for place in view.locations:
            known.update((card.id, card.code) for card in (*place.attachments, *place.others))
        known.update((card.id, card.code) for card in (*view.limbo, *view.encounter_discard))
        known.update((card.id, card.code) for card in (*view.enemies, *view.locations))
        known.update((card.id, card.code) for card in (view.act, view.agenda) if card is not None)
        return known

    def code_of(self, card: int) -> str:
        return self._codes.get(card, "")

    # Time.

    @cached_property
    def last_round(self) -> bool:
        """The last agenda advances before the next turns."""
        agenda = self.view.agenda
        if agenda is None or agenda.turned or self.view.agendas_left > 1:
            return False
        return agenda.threshold - agenda.doom_in_play <= 1

    @cached_property
    def rounds_left(self) -> float:
        """About how many rounds there are until the last agenda advances."""
        agenda = self.view.agenda
        if agenda is None or agenda.turned:
            return 20.0
        current = PRINTED[agenda.code]
        later = sum(
            card.doom
            for card in PRINTED.values()
            if card.type is Kind.AGENDA and card.set == current.set and card.stage > current.stage
        )
        rate = 1 + DOOM_BY_CARDS.get(self.view.scenario, 0.1) * len(self.team)
        now = agenda.threshold - agenda.doom_in_play
        if self.view.scenario == "gathering":
            return self._rounds_before_they_get_out(agenda.code, now, later, rate)
        return max(0.0, (now + later) / rate)

    def _rounds_before_they_get_out(self, code: str, now: int, later: int, rate: float) -> float:
        """The last agenda hurries with every ghoul in the hallway and the parlor."""
        if code != THEYRE_GETTING_OUT:
            last = PRINTED[THEYRE_GETTING_OUT].doom
            return max(0.0, (now + later - last) / rate + last / (rate + 1))
        ghouls = sum(self.ghouls_at(place.id) for place in self.view.locations if place.code in (HALLWAY, PARLOR))
        return max(0.0, now / (rate + max(1, ghouls)))

    def ghouls_at(self, place: int) -> int:
        return sum(enemy.location == place and self.has_trait(enemy, "ghoul") for enemy in self.view.enemies)
