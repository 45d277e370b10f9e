"""What a seat may see. The keeper knows his hand, the answers and every card in the rooms; all others their backs."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from miskatonic.kernel.view_parts import part, parts_of

from .components import EVENTS, MONSTERS, TOKENS
from .pages import PageView, read_out, see_objective, see_pages
from .puzzle_view import AttemptView, PuzzleView, see_attempt, see_puzzles
from .seeing import (
    FightView,
    InvestigatorView,
    MonsterView,
    PileView,
    TestView,
    see_fight,
    see_investigator,
    see_monsters,
    see_piles,
    see_test,
)
from .state import Mansions
from .words import CardId, Letter, front


class TurnView(Struct, frozen=True, gc=False):
    """The turn of an investigator."""

    who: int
    moves: int
    action: bool
    mythos_over: bool
    """No Mythos card comes any more: as the keeper is asked no more, all notice it."""
    evaded: list[int]
    barred: list[str]
    puzzles: list[CardId]
    """The ones that whoever takes the turn has attempted in it."""


class BarrierView(Struct, frozen=True, gc=False):
    space: str
    door: int | None


class DeckView(Struct, frozen=True, gc=False):
    """How many cards are left, and what has been discarded face up."""

    left: int
    discard: list[CardId]


class EventDeckView(Struct, frozen=True, gc=False):
    """The event deck by its backs; nobody knows the fronts (rules mom.event.2, mom.event.6)."""

    left: int
    number: int | None
    """The number of the card on top."""
    at: int | None
    """How many time tokens bring it."""
    time: int
    past: list[str]


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know, and nothing else."""

    seat: int | None
    step: str
    round: int
    phase: str
    story: str
    longer: bool
    players: int
    keeper: int
    answers: dict[int, Letter]
    """To the keeper only (rule mom.setup-keeper.6)."""
    objective: Letter | None
    """To the keeper and whoever has read it in secret; to all once it is revealed."""
    objective_page: PageView | None
    """What it says, to whoever may know it."""
    revealed: bool
    pages: list[PageView]
    """What was read out so far."""
    counts: dict[str, int]
    """What an Objective counts, once it is revealed."""
    investigators: list[InvestigatorView]
    """By seat, without the keeper."""
    unused: list[str]
    blood_relative: int | None
    picks: dict[int, list[str]]
    """The character and traits somebody has chosen so far; in set-up not for the keeper (rule mom.setup-keeper.4)."""
    to_act: list[int]
    order: list[int]
    turn: TurnView | None
    piles: dict[str, PileView]
    found_clues: list[CardId]
    fire: list[str]
    darkness: list[str]
    sealed: list[int]
    barriers: list[BarrierView]
    corpses: dict[str, int]
    altar_samples: int
    monsters: list[MonsterView]
    pool: dict[str, int]
    """The figures in the keeper's pool, by kind."""
    threat: int
    mythos: DeckView
    mythos_hand: int
    trauma: DeckView
    trauma_hand: int
    hand: list[CardId]
    """The Mythos and Trauma cards in the keeper's hand, to the keeper only."""
    combat: dict[str, DeckView]
    spells: dict[str, int]
    events: EventDeckView
    puzzles: list[PuzzleView]
    pieces: dict[str, int]
    keeper_used: list[str]
    attacked: list[int]
    checked: list[str]
    """The horror checks that were made this turn, by the seat and the monster: `1:3` (rule mom.horror-check.9)."""
    attempt: AttemptView | None
    test: TestView | None
    fight: FightView | None
    casting: str | None
    casting_back: CardId | None
    """The back of the spell that is being cast, once it is turned over."""
    turned_up: CardId | None
    last_die: int
    """What the keeper rolled last to put off the last event; nothing before that."""


def view(state: Mansions, seat: int | None) -> View:
    """What a seat may know; None is a spectator."""
    parts = parts_of(state)
    keeper = seat == state.keeper
    known = keeper or state.revealed
    turn, casting, top = state.turn, state.casting, state.events[-1] if state.events else None
    return View(
        seat=seat,
        step=state.step,
        round=state.round,
        phase=state.phase,
        story=state.story,
        longer=state.longer,
        players=len(state.investigators or state.picks) + 1,
        keeper=state.keeper,
        answers=dict(state.answers) if keeper else {},
        objective=state.answers.get(1) if state.knows_objective(seat) else None,
        objective_page=see_objective(state, seat),
        revealed=state.revealed,
        pages=part(parts, "pages", read_out(state), see_pages, state),
        counts=dict(state.counts) if known else {},
        investigators=[
            part(parts, ("investigator", who, seat), (each, state.backs), see_investigator, state, who, seat)
            for who, each in sorted(state.investigators.items())
        ],
        unused=list(state.unused),
        blood_relative=state.blood_relative,
        picks=see_picks(state, seat) if state.picks else {},
        to_act=list(state.to_act),
        order=list(state.order),
        turn=None
        if turn is None
        else TurnView(
            turn.who,
            turn.moves,
            turn.action,
            turn.mythos_over,
            list(turn.evaded),
            list(turn.barred),
            [front(card) for who, card in turn.puzzles if who == turn.who],
        ),
        piles=part(parts, ("piles", keeper), state.piles, see_piles, state, keeper),
        found_clues=fronts(state.found_clues),
        fire=list(state.fire),
        darkness=list(state.darkness),
        sealed=list(state.sealed),
        barriers=[BarrierView(each.space, each.door) for each in state.barriers],
        corpses={space: count for space, count in state.corpses.items() if count},
        altar_samples=state.altar_samples,
        monsters=part(parts, ("monsters", keeper), state.monsters, see_monsters, state, seat),
        pool=part(parts, "pool", state.pool, see_pool, state.pool),
        threat=state.threat,
        mythos=DeckView(len(state.mythos.cards), fronts(state.mythos.discard)),
        mythos_hand=len(state.mythos_hand),
        trauma=DeckView(len(state.trauma.cards), fronts(state.trauma.discard)),
        trauma_hand=len(state.trauma_hand),
        hand=fronts([*state.mythos_hand, *state.trauma_hand]) if keeper else [],
        combat={name: DeckView(len(deck.cards), fronts(deck.discard)) for name, deck in state.combat.items()},
        spells={name: len(cards) for name, cards in state.spells.items()},
        events=EventDeckView(
            len(state.events),
            None if top is None else EVENTS[top].number,
            None if top is None else EVENTS[top].time,
            state.time,
            list(state.past_events),
        ),
        puzzles=part(parts, "puzzles", state.puzzles, see_puzzles, state),
        pieces={name: len(pile) for name, pile in state.pieces.items()},
        keeper_used=fronts(state.keeper_used),
        attacked=list(state.attacked),
        checked=list(state.checked),
        attempt=None if state.attempt is None else see_attempt(state, state.attempt),
        test=None if state.test is None else see_test(state, state.test),
        fight=None if state.fight is None else see_fight(state, state.fight),
        casting=None if casting is None else front(casting),
        casting_back=casting if casting is not None and state.backs.known(casting, seat) else None,
        turned_up=front(state.turned_up[-1]) if state.turned_up else None,
        last_die=state.last_die,
    )


def fronts(cards: list[CardId]) -> list[CardId]:
    return [front(card) for card in cards]


def see_picks(state: Mansions, seat: int | None) -> dict[int, list[str]]:
    """At set-up the keeper sees nothing of it; whoever replaces an investigator chooses before all eyes."""
    shown = state.phase != "setup" or seat in state.picks
    return {who: list(picked) for who, picked in state.picks.items()} if shown else {}


def see_pool(tokens: list[int]) -> dict[str, int]:
    """How many figures of each kind are left; which tokens they have nobody sees (rule mom.monster-place.2)."""
    left = Counter(TOKENS[token][0] for token in tokens)
    return {kind: left[kind] for kind in MONSTERS if left[kind]}
