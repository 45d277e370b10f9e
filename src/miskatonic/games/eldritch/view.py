"""What a seat may see: nearly everything, but not decks, stacks, the pool and backs of cards (rules eh.hidden.*)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from miskatonic.kernel.dice import chance
from miskatonic.kernel.scenes import SceneView
from miskatonic.kernel.view_parts import part, parts_of

from .board import GATES
from .combat import damage, horror
from .components import MYSTERIES, TOKENS
from .encounters import active_expedition, rumor_space
from .monsters import is_epic, printed, toughness
from .mysteries import goal_of
from .play import player_count
from .scenes import see_scene
from .state import Combat, Eldritch, Fallen, Losing, Monster, Ongoing, Testing
from .testing import skill_value
from .words import SKILLS, CardId, Skill, front


class GateView(Struct, frozen=True, gc=False):
    space: str
    omen: str


class KnownGate(Struct, frozen=True, gc=False):
    """A gate of the stack that the seat has looked at, and its place: 0 is the top."""

    place: int
    space: str


class ClueView(Struct, frozen=True, gc=False):
    space: str
    face: str | None
    """What is on its face, where that may be known (rule eh.hidden.12)."""


class MonsterView(Struct, frozen=True, gc=False):
    token: int
    kind: str
    space: str
    lost: int
    toughness: int
    epic: bool


class TokenView(Struct, frozen=True, gc=False):
    """An Eldritch token on the board."""

    space: str
    by: str


class FallenView(Struct, frozen=True, gc=False):
    """A defeated investigator on the board."""

    id: str
    space: str
    by: str
    clues: int
    trains: int
    ships: int
    cards: list[str]


class HeldCard(Struct, frozen=True, gc=False):
    """A card that somebody has, by its front; its back, where the seat knows it."""

    id: str
    back: str | None = None


class InvestigatorView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    space: str
    health: int
    most_health: int
    sanity: int
    most_sanity: int
    skills: dict[Skill, int]
    """What is printed."""
    improved: dict[Skill, int]
    clues: list[str]
    trains: int
    ships: int
    cards: list[HeldCard]
    conditions: list[HeldCard]
    delayed: bool
    fate: str
    lead: bool


class OngoingView(Struct, frozen=True, gc=False):
    """A Mythos card in play: where it is met, and what lies on it."""

    card: str
    space: str | None
    tokens: int
    monsters: list[str]


class MysteryView(Struct, frozen=True, gc=False):
    """The current mystery: what counts for it, how much is there and how much is needed."""

    card: str
    goal: str
    have: int
    need: int
    space: str | None
    clues: list[str]
    monsters: list[str]
    gates: list[str]


class PileView(Struct, frozen=True, gc=False):
    """A deck by its size, with its discard pile, which is public (rule eh.hidden.6)."""

    size: int
    discard: list[str]


class FaceUpDeck(Struct, frozen=True, gc=False):
    """A deck of double-sided cards: everybody sees the front of the top card (rule eh.double-sided.3)."""

    size: int
    top: str | None


class CombatView(Struct, frozen=True, gc=False):
    who: str
    kind: str
    token: int | None
    """None for one that ambushes: it is not on the board."""
    will: int | None
    horror: int
    strength: int | None
    damage: int
    toughness: int
    lost: int


class DicePart(Struct, frozen=True, gc=False):
    """So many dice of the pool, and what they come from: a thing, or a word."""

    source: str
    dice: int


class TestView(Struct, frozen=True, gc=False):
    """The test that is being made."""

    __test__ = False

    who: str
    skill: str
    parts: list[DicePart]
    pool: int
    at_least: int
    """What a die has to show to be a success."""
    doubled: int
    """From which number on it counts as two."""
    dice: list[int]
    """Nothing before the roll."""
    successes: int
    chance: float
    """How likely it is passed: before the roll by the pool, after it by what lies there."""


class LossView(Struct, frozen=True, gc=False):
    """Health or sanity that somebody is about to lose."""

    who: str
    what: str
    count: int


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know, and nothing else."""

    seat: int | None
    step: str
    round: int
    phase: str
    ancient_one: str
    difficulty: str
    awake: bool
    lead: int
    turn: int | None
    """The seat whose turn it is."""
    order: list[int]
    """The seats whose turn is still to come in this phase."""
    actions_left: int
    doom: int
    omen: int
    omen_tokens: list[int]
    gates: list[GateView]
    gate_stack: int
    gate_discard: list[str]
    known_gates: list[KnownGate]
    clues: list[ClueView]
    clue_pool: int
    clue_discard: list[str]
    monsters: list[MonsterView]
    cup: int
    aside: dict[str, int]
    eldritch: list[TokenView]
    expedition: str | None
    expeditions: PileView
    investigators: list[InvestigatorView]
    fallen: list[FallenView]
    unused: list[str]
    reserve: list[str]
    assets: PileView
    artifacts: PileView
    spells: FaceUpDeck
    conditions: FaceUpDeck
    decks: dict[str, PileView]
    mythos: int
    mythos_discard: list[str]
    card: str | None
    """The Mythos card that is being resolved."""
    ongoing: list[OngoingView]
    mysteries: int
    mystery: MysteryView | None
    solved: list[str]
    sheet_tokens: int
    sheet_gates: list[str]
    scene: SceneView | None
    combat: CombatView | None
    test: TestView | None
    last_dice: list[int]
    """What the dice of the last test showed."""
    rolled: int
    """What the last die that was no test showed; 0 before the first."""
    losing: LossView | None


def view(state: Eldritch, seat: int | None) -> View:
    """What a seat may know; None is a spectator."""
    parts = parts_of(state)
    board = (state.gates, state.clues, state.monsters, state.eldritch, state.awake, player_count(state))
    gates, clues, monsters, eldritch = part(parts, "board", board, see_board, state)
    piles = part(parts, "piles", _piles(state), see_piles, state)
    return View(
        seat=seat,
        step=state.step,
        round=state.round,
        phase=state.phase,
        ancient_one=state.ancient_one,
        difficulty=state.difficulty,
        awake=state.awake,
        lead=state.lead,
        turn=state.turn,
        order=list(state.order),
        actions_left=state.actions_left,
        doom=state.doom,
        omen=state.omen,
        omen_tokens=list(state.omen_tokens),
        gates=gates,
        gate_stack=len(state.gate_stack),
        gate_discard=piles.gate_discard,
        known_gates=see_known_gates(state, seat),
        clues=clues,
        clue_pool=len(state.clue_pool),
        clue_discard=piles.clue_discard,
        monsters=monsters,
        cup=len(state.cup),
        aside=see_aside(tuple(state.aside)),
        eldritch=eldritch,
        expedition=active_expedition(state),
        expeditions=piles.expeditions,
        investigators=[see_investigator(state, who, seat) for who in range(len(state.investigators))],
        fallen=[see_fallen(each) for each in state.fallen],
        unused=list(state.unused),
        reserve=list(state.reserve),
        assets=piles.assets,
        artifacts=piles.artifacts,
        spells=FaceUpDeck(len(state.spells), _top(state.spells)),
        conditions=FaceUpDeck(len(state.conditions), _top(state.conditions)),
        decks=piles.decks,
        mythos=len(state.mythos),
        mythos_discard=piles.mythos_discard,
        card=state.card,
        ongoing=[see_ongoing(state, each) for each in state.ongoing],
        mysteries=len(state.mysteries),
        mystery=see_mystery(state),
        solved=list(state.solved),
        sheet_tokens=state.sheet_tokens,
        sheet_gates=list(state.sheet_gates),
        scene=None if state.scene is None else see_scene(state, state.scene),
        combat=None if state.combat is None else see_combat(state, state.combat),
        test=None if state.test is None else see_test(state, state.test),
        last_dice=list(state.last_dice),
        rolled=state.rolled,
        losing=None if state.losing is None else see_loss(state, state.losing),
    )


# The board.


def see_board(
    state: Eldritch,
) -> tuple[list[GateView], list[ClueView], list[MonsterView], list[TokenView]]:
    public = state.readings.clue_faces == "public"
    return (
        [GateView(gate, GATES[gate]) for gate in state.gates],
        [ClueView(clue.space, clue.face if public or clue.known else None) for clue in state.clues],
        [see_monster(state, monster) for monster in state.monsters],
        [TokenView(token.space, token.by) for token in state.eldritch],
    )


def see_monster(state: Eldritch, monster: Monster) -> MonsterView:
    token = monster.token
    return MonsterView(token, TOKENS[token], monster.space, monster.lost, toughness(state, token), is_epic(token))


@lru_cache(maxsize=1024)
def see_aside(tokens: tuple[int, ...]) -> dict[str, int]:
    """Monsters beside the board, which are public: how many of each kind."""
    return dict(sorted(Counter(TOKENS[token] for token in tokens).items()))


def see_known_gates(state: Eldritch, seat: int | None) -> list[KnownGate]:
    """What an investigator has seen of the gate stack is theirs to know (rule eh.inv-akachi.2)."""
    known = () if seat is None else state.read_gates.get(seat, ())
    if not known:
        return []
    top_down = enumerate(reversed(state.gate_stack))
    return [KnownGate(place, gate) for place, gate in top_down if gate in known]


# The piles.


class Piles(NamedTuple):
    """Decks and discard piles."""

    gate_discard: list[str]
    clue_discard: list[str]
    expeditions: PileView
    assets: PileView
    artifacts: PileView
    decks: dict[str, PileView]
    mythos_discard: list[str]


def _piles(state: Eldritch) -> tuple[object, ...]:
    """All that what is seen of the piles is made from."""
    decks = [(len(deck.cards), deck.discard) for deck in state.decks.values()]
    few = (state.expeditions, state.assets, state.artifacts)
    return (
        decks,
        [(len(deck.cards), deck.discard) for deck in few],
        state.gate_discard,
        state.clue_discard,
        state.mythos_discard,
    )


def see_piles(state: Eldritch) -> Piles:
    """Decks by their size, discard piles openly (rules eh.hidden.2, eh.hidden.6, eh.hidden.9)."""
    return Piles(
        list(state.gate_discard),
        sorted(state.clue_discard),
        PileView(len(state.expeditions.cards), list(state.expeditions.discard)),
        PileView(len(state.assets.cards), list(state.assets.discard)),
        PileView(len(state.artifacts.cards), list(state.artifacts.discard)),
        {name: PileView(len(deck.cards), list(deck.discard)) for name, deck in state.decks.items()},
        list(state.mythos_discard),
    )


def _top(deck: list[CardId]) -> str | None:
    return front(deck[-1]) if deck else None


# The people.


def see_investigator(state: Eldritch, who: int, seat: int | None) -> InvestigatorView:
    each = state.investigators[who]
    source = (each, state.lead == who, state.backs)
    return part(parts_of(state), ("investigator", who, seat), source, make_investigator, state, who, seat)


def make_investigator(state: Eldritch, who: int, seat: int | None) -> InvestigatorView:
    each = state.investigators[who]
    return InvestigatorView(
        id=each.id,
        seat=who,
        space=each.space,
        health=each.health.left,
        most_health=each.health.most,
        sanity=each.sanity.left,
        most_sanity=each.sanity.most,
        skills={skill: skill_value(state, who, skill) for skill in SKILLS},
        improved=dict(each.improved),
        clues=sorted(each.clues),
        trains=each.trains,
        ships=each.ships,
        cards=see_cards(state, each.cards, seat),
        conditions=see_cards(state, each.conditions, seat),
        delayed=each.delayed,
        fate=each.fate,
        lead=state.lead == who,
    )


def see_cards(state: Eldritch, cards: list[CardId], seat: int | None) -> list[HeldCard]:
    """Backs are known to whoever has seen them, nobody else (rules eh.hidden.1, eh.spell.1, eh.condition.1)."""
    return [HeldCard(front(card), card if state.backs.known(card, seat) else None) for card in cards]


def see_fallen(fallen: Fallen) -> FallenView:
    cards = [front(card) for card in fallen.cards]
    return FallenView(fallen.id, fallen.space, fallen.by, len(fallen.clues), fallen.trains, fallen.ships, cards)


# What is under way.


def see_ongoing(state: Eldritch, ongoing: Ongoing) -> OngoingView:
    monsters = [TOKENS[token] for token in ongoing.monsters]
    return OngoingView(ongoing.card, rumor_space(state, ongoing.card), ongoing.tokens, monsters)


def see_mystery(state: Eldritch) -> MysteryView | None:
    mystery = state.mystery
    if mystery is None:
        return None
    goal, have, need = goal_of(state, mystery)
    monsters = [TOKENS[token] for token in mystery.monsters]
    space = MYSTERIES[mystery.card].space
    return MysteryView(mystery.card, goal, have, need, space, list(mystery.clues), monsters, list(mystery.gates))


def see_combat(state: Eldritch, combat: Combat) -> CombatView:
    kind = printed(state, combat.token)
    monster = combat.ambusher or next((each for each in state.monsters if each.token == combat.token), None)
    return CombatView(
        who=state.investigators[combat.who].id,
        kind=TOKENS[combat.token],
        token=combat.token if combat.ambusher is None else None,
        will=None if kind.will is None else kind.will.mod,
        horror=horror(state, combat.who, kind),
        strength=None if kind.strength is None else kind.strength.mod,
        damage=damage(state, combat.who, kind),
        toughness=toughness(state, combat.token),
        lost=0 if monster is None else monster.lost,
    )


def see_test(state: Eldritch, test: Testing) -> TestView:
    parts = [*test.parts, test.bonus] if test.bonus else test.parts
    successes = test.counting.successes(test.dice)
    return TestView(
        who=state.investigators[test.who].id,
        skill=test.skill,
        parts=[DicePart(part.source, part.dice) for part in parts],
        pool=test.pool,
        at_least=test.counting.at_least,
        doubled=test.counting.double,
        dice=list(test.dice),
        successes=successes,
        chance=float(successes > 0) if test.dice else chance(test.pool, test.counting),
    )


def see_loss(state: Eldritch, losing: Losing) -> LossView:
    return LossView(state.investigators[losing.who].id, losing.what, losing.left)
