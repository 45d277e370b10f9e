"""What a seat may see, as it is sent to clients and bots; `seeing` fills it in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct


class TermView(Struct, frozen=True):
    """One part of a number: the card or token it comes from, and how much it adds."""

    source: str
    amount: int


class CardRef(Struct, frozen=True):
    """A card one may know: which copy, and which printed card."""

    id: int
    code: str


class HandCard(Struct, frozen=True):
    """A card in one's own hand, with what it would cost now."""

    id: int
    code: str
    price: int | None


class CardView(Struct, frozen=True):
    """A card in play with what lies on it."""

    id: int
    code: str
    exhausted: bool
    damage: int
    horror: int
    clues: int
    doom: int
    uses: int
    health: int | None
    sanity: int | None
    blank: bool
    owner: int


class WeaponOdds(Struct, frozen=True):
    """The chance to hit with an ability of a card in play, without committing anything."""

    card: int
    ability: str
    odds: float


class EnemyView(Struct, frozen=True):
    """An enemy in play; `location` is where it is, `engaged` with whom."""

    id: int
    code: str
    location: int
    engaged: int
    massive: bool
    exhausted: bool
    damage: int
    health: int
    doom: int
    clues: int
    fight: int
    fight_terms: list[TermView]
    evade: int
    evade_terms: list[TermView]
    attack_damage: int
    attack_horror: int
    keywords: list[str]
    blank: bool
    fight_odds: float | None
    """The chance that the one who looks hits it, without committing anything."""
    weapon_odds: list[WeaponOdds]
    """The same with each of their weapons that is ready, as far as its bonus is certain."""
    evade_odds: float | None


class LocationView(Struct, frozen=True):
    """A location; `code` is its back until it is revealed."""

    id: int
    code: str
    revealed: bool
    symbol: str
    connects: list[int]
    clues: int
    doom: int
    shroud: int | None
    shroud_terms: list[TermView]
    victory: int | None
    investigators: list[int]
    attachments: list[CardView]
    others: list[CardView]
    """Cards that are here without being attached, such as an ally nobody controls."""
    investigate_odds: float | None


class SkillView(Struct, frozen=True):
    willpower: int
    intellect: int
    combat: int
    agility: int


class InvestigatorView(Struct, frozen=True):
    seat: int
    code: str
    card: int
    fate: str
    location: int
    damage: int
    health: int
    horror: int
    sanity: int
    clues: int
    resources: int
    skills: SkillView
    skill_terms: dict[str, list[TermView]]
    blank: bool
    actions: int
    extra_actions: list[int]
    """Cards whose additional action is still unused."""
    turn_taken: bool
    deck: int
    known: list[CardRef | None]
    """The top of the deck, topmost first, as far as the one who looks has seen it."""
    hand: list[HandCard] | None
    hand_count: int
    discard: list[CardRef]
    """The top is the end."""
    discarded_event: HandCard | None
    """The topmost event of the discard pile with its price, where something lets them play it."""
    assets: list[CardView]
    threats: list[CardView]
    """Without the enemies."""
    slots: dict[str, int]
    """How many there are of each."""


class ActView(Struct, frozen=True):
    id: int
    code: str
    clues: int
    needed: int
    """0 when it is not advanced with clues."""
    turned: bool


class AgendaView(Struct, frozen=True):
    id: int
    code: str
    doom: int
    doom_in_play: int
    threshold: int
    turned: bool


class TokenView(Struct, frozen=True):
    token: str
    value: int


class BagTokenView(Struct, frozen=True):
    """A chaos token in the bag, with what it would do now to who is testing, or else to who looks."""

    token: str
    count: int
    value: int | None
    """Nothing for a symbol as long as no scenario says what it does."""
    automatic: bool | None
    """Whether it makes a test succeed or fail by itself."""
    again: bool
    """Another token is revealed after it."""


class CommittedView(Struct, frozen=True):
    id: int
    code: str
    who: int


class TestView(Struct, frozen=True):
    """A skill test: every number with where it comes from, and the odds."""

    who: int
    skill: str
    attempt: str | None
    source: int
    target: int
    stage: str
    value: int
    terms: list[TermView]
    difficulty: int
    difficulty_terms: list[TermView]
    committed: list[CommittedView]
    tokens: list[TokenView]
    automatic: bool | None
    succeeded: bool | None
    odds: float


class SheetView(Struct, frozen=True):
    """What the campaign log says about the investigator of a seat, and their deck."""

    seat: int
    investigator: str
    deck_name: str
    cards: dict[str, int]
    required: dict[str, int]
    weaknesses: dict[str, int]
    story: dict[str, int]
    physical_trauma: int
    mental_trauma: int
    experience: int
    earned: int
    present: bool
    end: str


class ChapterView(Struct, frozen=True):
    """How a scenario of the campaign ended; by seat what was earned and what became of whom."""

    scenario: str
    resolution: str
    rounds: int
    earned: dict[str, int]
    fates: dict[str, str]


class LogView(Struct, frozen=True):
    notes: list[str]
    crossed_out: list[str]
    interrogated: list[str]
    got_away: list[str]
    lost: list[str]
    used: list[str]
    chapters: list[ChapterView]


class View(Struct, frozen=True):
    seat: int | None
    adventure: str
    scenario: str
    difficulty: str
    grim: bool
    phase: str
    round: int
    lead: int
    active: int
    window: str
    resolution: str
    peril: int
    investigators: list[InvestigatorView]
    locations: list[LocationView]
    enemies: list[EnemyView]
    act: ActView | None
    agenda: AgendaView | None
    acts_left: int
    agendas_left: int
    encounter_deck: int
    encounter_known: list[CardRef | None]
    encounter_discard: list[CardRef]
    cultists: int
    victory: list[CardRef]
    set_aside: list[CardRef]
    limbo: list[CardRef]
    """Cards that are being played or resolved, as far as one may know them."""
    looking: list[CardRef]
    """The cards the one who looks is searching or arranging."""
    looked_at: int
    """How many cards somebody is searching or arranging; that much everybody sees."""
    bag: dict[str, int]
    tokens: list[BagTokenView]
    """The same bag, token by token."""
    test: TestView | None
    sheets: list[SheetView]
    log: LogView

    def codes(self) -> dict[int, str]:
        """The printed cards of all copies in sight, by their numbers."""
        piles: list[Iterable[Coded]] = [self.locations, self.enemies, self.limbo, self.looking, self.set_aside]
        piles += [self.victory, self.encounter_discard, (each for each in (self.act, self.agenda) if each is not None)]
        piles += [cards for place in self.locations for cards in (place.attachments, place.others)]
        for who in self.investigators:
            piles += [who.hand or (), who.assets, who.threats, who.discard]
        return {card.id: card.code for cards in piles for card in cards}


class Coded(Protocol):
    """A card one sees: which copy, and what it shows."""

    @property
    def id(self) -> int: ...

    @property
    def code(self) -> str: ...
