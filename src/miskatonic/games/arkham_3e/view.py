"""What a seat may see: nearly everything, but not the order of decks, the cup's next token and backs of conditions."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from miskatonic.kernel.dice import chance
from miskatonic.kernel.scenes import SceneView
from miskatonic.kernel.two_sided import only_fronts
from miskatonic.kernel.view_parts import part, parts_of

from .codex_view import CodexView, see_attached, see_codex
from .components import ENCOUNTERS, SHEETS, TOKENS, kind_of
from .focus import focus_limit
from .monsters import health_of
from .play import unstable_spaces
from .scenes import see_scene
from .state import Acting, Arkham, Marker, Monster, Suffering, Testing
from .words import PLACES, SKILLS, CardId, Skill, front


class MonsterView(Struct, frozen=True, gc=False):
    token: int
    kind: str
    space: str
    status: str
    engaged: list[int]
    """The seats it is engaged with."""
    damage: int
    health: int
    epic: bool


class ComingView(Struct, frozen=True, gc=False):
    """A monster that was drawn and is about to spawn."""

    token: int
    kind: str


class MarkerView(Struct, frozen=True, gc=False):
    space: str
    colour: str | None
    """None where it lies face down and nobody knows it."""
    up: bool = True
    """A scar that lies face down is mended."""


class HeldCard(Struct, frozen=True, gc=False):
    """A card that somebody has, by its front, with what lies on it; its back, where everybody knows it."""

    id: str
    damage: int = 0
    horror: int = 0
    back: str | None = None
    under: int = 0
    """How many cards lie face down under it."""


class InvestigatorView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    space: str
    damage: int
    health: int
    horror: int
    sanity: int
    skills: dict[Skill, int]
    """What is printed."""
    focus: list[Skill]
    focus_limit: int | None
    money: int
    clues: int
    remnants: int
    cards: list[HeldCard]
    conditions: list[HeldCard]
    delayed: bool
    fate: str
    leader: bool


class RumorView(Struct, frozen=True, gc=False):
    card: str
    doom: int


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
    added: int
    successes: int
    chance: float
    """How likely it is passed: before the roll by the pool, after it by what lies there."""
    monsters: list[int]


class HarmView(Struct, frozen=True, gc=False):
    """Damage or horror that somebody is about to suffer."""

    who: str
    what: str
    count: int
    monster: int | None


class ActionView(Struct, frozen=True, gc=False):
    """The action that is being performed."""

    who: str
    verb: str
    hands: int


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know, and nothing else."""

    seat: int | None
    step: str
    round: int
    phase: str
    scenario: str
    players: int
    leader: int
    turn: int | None
    order: list[int]
    """The seats whose turn is still to come in this phase."""
    actions_left: int
    used: list[str]
    """What has been done this round and cannot be done again; of double-sided cards only the front is told."""
    doom: dict[str, int]
    sheet_doom: int
    sheet_clues: int
    sheet_markers: int
    clues: dict[str, int]
    """Clues by neighbourhood."""
    anomalies: list[str]
    markers: list[MarkerView]
    unstable: list[str]
    monsters: list[MonsterView]
    monster_deck: int
    waiting: list[int]
    """Monsters that are still to activate."""
    coming: list[ComingView]
    aside: dict[str, int]
    events: int
    next_event: str | None
    """The neighbourhood on the back of the top event (rule ah3.103.1-2)."""
    event_discard: list[str]
    decks: dict[str, int]
    attached: dict[str, list[int]]
    attached_pages: list[CodexView]
    """The archive cards attached to neighbourhood decks, with what is printed on them."""
    codex: list[CodexView]
    rumor: RumorView | None
    headlines: int
    headline: str | None
    """The one whose text is being followed."""
    headline_discard: list[str]
    items: int
    display: list[str]
    revealed: list[str]
    """Cards of a deck, or starting cards, among which somebody chooses."""
    allies: int
    spells: int
    special: list[str]
    pacts: int
    cup: dict[str, int]
    drawn: list[str]
    """The tokens beside the cup, in the order in which they were drawn."""
    drawing: int | None
    investigators: list[InvestigatorView]
    unused: list[str]
    scene: SceneView | None
    test: TestView | None
    suffering: HarmView | None
    acting: ActionView | None
    last_dice: list[int]
    """What the dice of the last test showed in the end."""
    rolled: int


def view(state: Arkham, seat: int | None) -> View:
    """What a seat may know; None is a spectator. There are no private hands: all see the same."""
    parts = parts_of(state)
    board = (state.monsters, state.sheet_markers, state.markers)
    return View(
        seat=seat,
        step=state.step,
        round=state.round,
        phase=state.phase,
        scenario=state.scenario,
        players=state.players,
        leader=state.leader,
        turn=state.turn,
        order=list(state.order),
        actions_left=state.actions_left,
        used=[only_fronts(key) for key in state.used],
        doom=dict(state.doom),
        sheet_doom=state.sheet_doom,
        sheet_clues=state.sheet_clues,
        sheet_markers=state.sheet_markers,
        clues={id: count for id, count in state.clues.items() if count},
        anomalies=list(state.anomalies),
        markers=[see_marker(state, each) for each in state.markers],
        unstable=unstable_spaces(state),
        monsters=part(parts, "monsters", board, see_monsters, state),
        monster_deck=len(state.monster_deck),
        waiting=list(state.waiting),
        coming=[ComingView(token, TOKENS[token]) for token in state.coming],
        aside=see_aside(tuple(state.aside)),
        events=len(state.events),
        next_event=ENCOUNTERS[state.events[-1]].deck if state.events else None,
        event_discard=list(state.event_discard),
        decks={name: len(cards) for name, cards in state.decks.items()},
        attached={id: list(numbers) for id, numbers in state.attached.items() if numbers},
        attached_pages=see_attached(state) if state.attached else [],
        codex=part(parts, "codex", (state.codex, state.sheet_doom, state.sheet_clues, board), see_codex, state),
        rumor=None if state.rumor is None else RumorView(state.rumor.card, state.rumor.doom),
        headlines=len(state.headlines),
        headline=state.headline,
        headline_discard=list(state.headline_discard),
        items=len(state.items),
        display=list(state.display),
        revealed=list(state.revealed),
        allies=len(state.allies),
        spells=len(state.spells),
        special=list(state.special),
        pacts=len(state.pacts),
        cup=dict(sorted(Counter(state.cup.tokens).items())),
        drawn=list(state.cup.beside),
        drawing=state.drawing,
        investigators=[see_investigator(state, who) for who in range(len(state.investigators))],
        unused=list(state.unused),
        scene=None if state.scene is None else see_scene(state, state.scene),
        test=None if state.test is None else see_test(state, state.test),
        suffering=None if state.suffering is None else see_harm(state, state.suffering),
        acting=None if state.acting is None else see_action(state, state.acting),
        last_dice=list(state.last_dice),
        rolled=state.rolled,
    )


def see_marker(state: Arkham, marker: Marker) -> MarkerView:
    """A marker that lies face down hides its colour; a mended scar is known to be one."""
    known = marker.up or state.scenario != "approach-of-azathoth"
    return MarkerView(marker.space, marker.colour if known else None, marker.up)


def see_monsters(state: Arkham) -> list[MonsterView]:
    return [see_monster(state, monster) for monster in state.monsters]


def see_monster(state: Arkham, monster: Monster) -> MonsterView:
    token = monster.token
    return MonsterView(
        token,
        TOKENS[token],
        monster.space,
        monster.status,
        list(monster.engaged),
        monster.damage,
        health_of(state, monster),
        kind_of(token).epic,
    )


@lru_cache(maxsize=1024)
def see_aside(tokens: tuple[int, ...]) -> dict[str, int]:
    """Monsters that are set aside: how many of each kind; epic ones are in the archive, of which nothing is told."""
    return dict(sorted(Counter(TOKENS[token] for token in tokens if not kind_of(token).epic).items()))


def see_investigator(state: Arkham, who: int) -> InvestigatorView:
    each = state.investigators[who]
    own = [(card, state.on_cards.get(card), len(state.under.get(card, ()))) for card in each.cards]
    source = (each, own, [state.on_cards.get(card) for card in each.conditions], state.leader == who, state.backs)
    return part(parts_of(state), ("investigator", who), source, make_investigator, state, who)


def make_investigator(state: Arkham, who: int) -> InvestigatorView:
    each = state.investigators[who]
    sheet = SHEETS[each.id]
    return InvestigatorView(
        id=each.id,
        seat=who,
        space=each.space,
        damage=each.damage,
        health=sheet.health,
        horror=each.horror,
        sanity=sheet.sanity,
        skills={skill: sheet.skills[PLACES[skill]] for skill in SKILLS},
        focus=list(each.focus),
        focus_limit=focus_limit(state, who),
        money=each.money,
        clues=each.clues,
        remnants=each.remnants,
        cards=[see_card(state, card) for card in each.cards],
        conditions=[see_card(state, card) for card in each.conditions],
        delayed=each.delayed,
        fate=each.fate,
        leader=state.leader == who,
    )


def see_card(state: Arkham, card: CardId) -> HeldCard:
    """Backs are known to nobody before they are turned (rule ah3.488.7)."""
    lying = state.on_cards.get(card)
    return HeldCard(
        front(card),
        0 if lying is None else lying.damage,
        0 if lying is None else lying.horror,
        card if state.backs.known(card, None) else None,
        len(state.under.get(card, ())),
    )


def see_test(state: Arkham, test: Testing) -> TestView:
    successes = test.counting.successes(test.dice) + test.added
    return TestView(
        who=state.investigators[test.who].id,
        skill=test.skill,
        parts=[DicePart(each.source, each.dice) for each in test.parts],
        pool=test.pool,
        at_least=test.counting.at_least,
        doubled=test.counting.double,
        dice=list(test.dice),
        added=test.added,
        successes=successes,
        chance=float(successes > 0) if test.dice else chance(test.pool, test.counting),
        monsters=list(test.monsters),
    )


def see_harm(state: Arkham, suffering: Suffering) -> HarmView:
    return HarmView(state.investigators[suffering.who].id, suffering.what, suffering.left, suffering.monster)


def see_action(state: Arkham, acting: Acting) -> ActionView:
    return ActionView(state.investigators[acting.who].id, acting.verb, acting.hands)
