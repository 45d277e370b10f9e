"""The parts of a view: people, monsters, the cards of the rooms, what is being tested and fought over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Literal

from msgspec import Struct

from .components import CHARACTERS, HURDLES, MONSTERS, OBJECTIVES, TOKENS, TRAITS
from .state import Fight, Mansions, Monster, Pile, Testing
from .words import CardId, Skill, front

Back = Literal["lock", "obstacle", "exploration"]
"""What the backs of the cards in the rooms tell (rules mom.lock.1, mom.secrecy.11)."""


class SpellView(Struct, frozen=True, gc=False):
    """A spell by its front; its back, where it has been turned over."""

    id: str
    back: CardId | None


class InvestigatorView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    space: str
    damage: int
    health: int
    horror: int
    sanity: int
    skill_points: int
    skills: dict[Skill, int]
    """What is printed on the traits that were kept."""
    mental: str
    physical: str
    stun: int
    cards: list[CardId]
    spells: list[SpellView]
    injury: CardId | None
    insanity: CardId | None
    face_down: int
    """How many Mythos cards lie face down on them."""
    face_down_cards: list[CardId]
    """Those cards, to their investigator and the keeper only (rule mom.secrecy.7)."""
    hidden: bool
    used: list[str]
    fate: str
    must_escape: bool
    """They have to leave the house, as the Objective that lies open says."""


class MonsterView(Struct, frozen=True, gc=False):
    """A monster with the front of its token, and its back for whoever may see it."""

    id: int
    kind: str
    name: str
    space: str
    damage: int
    stun: int
    samples: int
    burning: bool
    halted: bool
    more_health: int
    awareness: int
    horror: int
    token: int | None
    """The number of its token, once its back may be seen (rules mom.secrecy.3, mom.secrecy.4, mom.secrecy.5)."""
    health: int | None
    strikes: int | None
    """The damage it deals."""
    seen: bool
    """Everybody knows its back."""


class PileView(Struct, frozen=True, gc=False):
    """The cards of a room, from the bottom to the top, without a Lock and what was dropped."""

    backs: list[Back]
    """All of them, or where `kinds_only` one for those of a kind that lie on each other."""
    fronts: list[CardId]
    """To the keeper only; to all, what lies face up on top."""
    locked: bool
    lock: CardId | None
    """What Lock it is, to the keeper, or where it lies face up."""
    dropped: list[CardId]
    turned: list[CardId]
    """What was turned up here so far (rule mom.secrecy.9)."""
    kinds_only: bool = False
    """How many Exploration cards there are is not shown, as one reading has it (rule mom.setup-keeper.10)."""


class TestView(Struct, frozen=True, gc=False):
    """The test that is being made: all that goes into it, and how likely it is passed."""

    __test__ = False

    who: str | None
    """None: the keeper rolls for a monster."""
    skill: str | None
    value: int
    modifier: int
    penalties: int
    bonus: int
    luck: int
    target: int
    during: str
    die: int
    chance: float


class FightView(Struct, frozen=True, gc=False):
    by: str
    who: str | None
    monster: int
    attack: str | None
    weapon: CardId | None
    passed_over: list[CardId]
    card: CardId | None
    special: bool


def back_of(card: CardId) -> Back:
    hurdle = HURDLES.get(front(card))
    return "exploration" if hurdle is None else hurdle.kind


def kinds_of(backs: Iterable[Back]) -> list[Back]:
    """Backs from the bottom to the top, without telling how many of a kind lie on each other."""
    return [back for back, _ in groupby(backs)]


def see_investigator(state: Mansions, who: int, seat: int | None) -> InvestigatorView:
    each = state.investigators[who]
    sheet = CHARACTERS.get(each.id)
    return InvestigatorView(
        id=each.id,
        seat=who,
        space=each.space,
        damage=each.damage,
        health=0 if sheet is None else sheet.health,
        horror=each.horror,
        sanity=0 if sheet is None else sheet.sanity,
        skill_points=each.skill_points,
        skills=skills_of(each.mental, each.physical),
        mental=each.mental,
        physical=each.physical,
        stun=each.stun,
        cards=[front(card) for card in each.cards],
        spells=[SpellView(front(card), card if state.backs.known(card, seat) else None) for card in each.spells],
        injury=None if each.injury is None else front(each.injury),
        insanity=None if each.insanity is None else front(each.insanity),
        face_down=len(each.face_down),
        face_down_cards=[front(card) for card in each.face_down] if seat in (who, state.keeper) else [],
        hidden=each.hidden,
        used=[front(key) for key in each.used],
        fate=each.fate,
        must_escape=each.must_escape and all_must_escape(state),
    )


def all_must_escape(state: Mansions) -> bool:
    """Does the Objective ask everybody to leave who was alive when it was read (rules mom.escape.2, mom.escape.3)?"""
    return OBJECTIVES[state.story, state.answers[1]].escape == "all"


@lru_cache(maxsize=256)
def skills_of(mental: str, physical: str) -> dict[Skill, int]:
    """The seven skills, as printed on two traits; fewer while they are still being chosen."""
    kept = [TRAITS[id] for id in (mental, physical) if id in TRAITS]
    return {skill: n for trait in kept for skill, n in trait.skills.items()}


def knows_back(state: Mansions, monster: Monster, seat: int | None) -> bool:
    """The keeper always, all others once it is wounded or has shown what it can do (rules mom.secrecy.3 to .5)."""
    return seat == state.keeper or monster.seen or monster.damage > 0


def see_monsters(state: Mansions, seat: int | None) -> list[MonsterView]:
    return [see_monster(state, monster, seat) for monster in state.monsters]


def see_monster(state: Mansions, monster: Monster, seat: int | None) -> MonsterView:
    kind = MONSTERS[monster.kind]
    known = knows_back(state, monster, seat)
    back = TOKENS[monster.token][1]
    return MonsterView(
        id=monster.id,
        kind=monster.kind,
        name=monster.name,
        space=monster.space,
        damage=monster.damage,
        stun=monster.stun,
        samples=monster.samples,
        burning=monster.burning,
        halted=monster.halted,
        more_health=monster.more_health,
        awareness=kind.awareness,
        horror=kind.horror,
        token=monster.token if known else None,
        health=back.health + monster.more_health if known else None,
        strikes=back.damage if known else None,
        seen=monster.seen or monster.damage > 0,
    )


def see_piles(state: Mansions, whole: bool) -> dict[str, PileView]:
    kinds_only = not whole and state.readings.pile_heights == "published"
    return {room: see_pile(pile, whole, kinds_only) for room, pile in state.piles.items()}


def see_pile(pile: Pile, whole: bool, kinds_only: bool) -> PileView:
    """A pile by its backs; `whole` to the keeper, who knows every front (rules mom.secrecy.11, mom.setup-keeper.10)."""
    known = pile.cards if whole else pile.cards[-1:] if pile.top_known else []
    backs: list[Back] = [back_of(card) for card in pile.cards]
    return PileView(
        backs=kinds_of(backs) if kinds_only else backs,
        fronts=[front(card) for card in known],
        locked=pile.lock is not None,
        lock=front(pile.lock) if pile.lock is not None and (whole or pile.lock_known) else None,
        dropped=[front(card) for card in pile.dropped],
        turned=[front(card) for card in pile.turned],
        kinds_only=kinds_only,
    )


def see_test(state: Mansions, test: Testing) -> TestView:
    who = state.investigators.get(test.who)
    return TestView(
        who=None if who is None else who.id,
        skill=test.skill,
        value=test.value,
        modifier=test.modifier,
        penalties=test.penalties,
        bonus=test.bonus,
        luck=test.luck,
        target=test.target,
        during=test.during,
        die=test.die,
        chance=float(passes(test.target, test.die)) if test.die else chance(test.target),
    )


def chance(target: int) -> float:
    """How likely a test is passed: a 1 always passes, a 10 never does (rules mom.skill-test.6, mom.skill-test.7)."""
    return min(9, max(1, target)) / 10


def passes(target: int, die: int) -> bool:
    return die == 1 or (die < 10 and die <= target)


def see_fight(state: Mansions, fight: Fight) -> FightView:
    return FightView(
        by=fight.by,
        who=None if fight.who is None else state.investigators[fight.who].id,
        monster=fight.monster,
        attack=fight.attack,
        weapon=None if fight.weapon is None else front(fight.weapon),
        passed_over=[front(card) for card in fight.passed_over],
        card=None if fight.card is None else front(fight.card),
        special=fight.special,
    )
