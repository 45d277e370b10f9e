"""What a seat may see: nearly everything, but not decks, stacks, the pool and backs of cards (rules eh.hidden.*)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from miskatonic.kernel.dice import chance
from miskatonic.kernel.two_sided import only_fronts
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
from .view import (
    ClueView,
    CombatView,
    DicePart,
    FaceUpDeck,
    FallenView,
    GateView,
    HeldCard,
    InvestigatorView,
    KnownGate,
    LossView,
    MonsterView,
    MysteryView,
    OngoingView,
    PileView,
    TestView,
    TokenView,
    View,
)
from .words import SKILLS, CardId, front


def see(state: Eldritch, seat: int | None) -> View:
    """What a seat may know; None is a spectator."""
    parts = parts_of(state)
    board = (state.gates, state.clues, state.monsters, state.eldritch, state.awake, player_count(state))
    gates, clues, monsters, eldritch = part(parts, "board", board, see_board, state)
    piles = part(parts, "piles", _piles(state), see_piles, state)
    return View(
        seat=seat,
        step=state.step,
        round=state.round,
        phase=state.phase if state.round else "setup",
        ancient_one=state.ancient_one,
        difficulty=state.difficulty,
        awake=state.awake,
        lead=state.lead,
        turn=state.turn,
        order=list(state.order),
        actions_left=state.actions_left,
        used=[only_fronts(key) for key in state.used],
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
