"""The actions that every investigator can perform (rules ah3.418.* to ah3.427.*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .assets import gain
from .casting import begin_casting, cast, castable, lore_test
from .codex import settle
from .components import kind_of
from .doom import remove_doom
from .events import Researched, SheetClues
from .focus import can_focus, focus
from .monsters import disengage, engage, engage_in, hurt, monster_of, provoke, restricted
from .movement import can_move, move
from .play import DONE, Table, choose_monster, monster_options, touch, use, used
from .reactions import able, react
from .resolver import Me, carry_out
from .state import Arkham
from .testing import skill_test
from .trading import partners, trade
from .words import LORE, OBSERVATION, SKILLS, STRENGTH, CardId, Occurring, Skill, card_name, front, say

WhyNot = Callable[[Table, int], Message | None]
Perform = Callable[[Table, int], Flow[None]]

WHY_NOT: Final = {
    verb: say(f"why-not-{verb}") for verb in ("move", "focus", "ward", "attack", "evade", "research", "trade")
}


# Move.


def why_not_move(table: Table, who: int) -> Message | None:
    return None if can_move(table.state, who) else WHY_NOT["move"]


def perform_move(table: Table, who: int) -> Flow[None]:
    """Two spaces, or one or two more for money; or by a vehicle or a spell (rules ah3.426.2, ah3.426.2-2)."""
    state = table.state
    way = yield from _way_to_move(table, who)
    if way is None:
        moved = yield from move(table, who, 2, dollars=2)
    elif way in castable(table, who, "move"):
        bonus = yield from begin_casting(table, who, way)
        if not state.investigators[who].in_play:
            return
        outcome = yield from lore_test(table, who, way, bonus)
        moved = yield from move(table, who, outcome.result + 2)
        yield from react(table, "spell-cast", Me(who=who, card=way))
    else:
        touch(table, way)
        vehicle = next(has.vehicle for card, has in able(state, who, "vehicle") if card == way)
        moved = yield from move(table, who, vehicle, dollars=1)
    if moved or state.investigators[who].in_play:
        yield from react(table, "moved", Me(who=who))


def _way_to_move(table: Table, who: int) -> Flow[CardId | None]:
    vehicles = [card for card, _ in able(table.state, who, "vehicle") if not used(table, f"lent:{card}")]
    ways = vehicles + castable(table, who, "move")
    if not ways:
        return None
    options = [
        Option(f"by:{front(card)}", say("option-by", card=card_name(card)), card, "by", (things.card(card),))
        for card in ways
    ]
    options.append(Option("on-foot", say("option-on-foot"), None, "on-foot"))
    return (yield from ask(who, say("prompt-way"), options, "ah3.426.2", table.cause, QuestionKind.WAY, "way-to-move"))


# Gather resources, focus.


def always(table: Table, who: int) -> Message | None:
    return None


def perform_gather(table: Table, who: int) -> Flow[None]:
    """Rule ah3.421.2."""
    gain(table, who, "money", 1)
    yield from react(table, "gathered", Me(who=who))


def why_not_focus(table: Table, who: int) -> Message | None:
    for skill in SKILLS:
        if can_focus(table.state, who, skill):
            return None
    return WHY_NOT["focus"]


def perform_focus(table: Table, who: int) -> Flow[None]:
    """Rule ah3.422.2."""
    yield from focus(table, who)
    for monster in table.state.engaged_with(who):
        yield from carry_out(kind_of(monster.token).focused, table, Me(who=who, monster=monster.token))


# Ward.


def why_not_ward(table: Table, who: int) -> Message | None:
    state = table.state
    return None if state.investigators[who].space in state.doom else WHY_NOT["ward"]


def perform_ward(table: Table, who: int) -> Flow[None]:
    """Rules ah3.425.2, ah3.425.3."""
    space = table.state.investigators[who].space
    outcome = yield from skill_test(table, Me(who=who), LORE, 0, (Occurring.WARD,))
    removed = yield from remove_doom(table, space, outcome.result, who)
    if removed >= 2 and table.state.investigators[who].in_play:
        gain(table, who, "remnants", 1)


# Attack.


def in_reach(state: Arkham, who: int) -> list[int]:
    """The monsters in an investigator's space, engaged ones among them (rules ah3.419.2, ah3.465.8)."""
    space = state.investigators[who].space
    return [monster.token for monster in state.monsters if monster.space == space]


def why_not_attack(table: Table, who: int) -> Message | None:
    space = table.state.investigators[who].space
    for monster in table.state.monsters:
        if monster.space == space:
            return None
    return WHY_NOT["attack"]


def perform_attack(table: Table, who: int) -> Flow[None]:
    """Engage a monster, test strength, deal a damage for each success (rules ah3.419.2 to ah3.419.6)."""
    state = table.state
    token = yield from choose_monster(table, who, in_reach(state, who), say("prompt-attack"), "ah3.419.2", "attack")
    monster = monster_of(state, token)
    assert monster is not None
    provoke(state, monster, who)
    if monster.status != "exhausted":
        engage(table, monster, who)
    yield from react(table, "attacking", Me(who=who, monster=token))
    if monster.gone or not state.investigators[who].in_play:
        return
    skill, bonus = yield from _skill_for(table, who, "attack-skill", STRENGTH)
    if not state.investigators[who].in_play:
        return
    modifier = kind_of(token).attack
    me = Me(who=who, monster=token)
    during = (Occurring.ATTACK, Occurring.CASTING) if skill is LORE else (Occurring.ATTACK,)
    outcome = yield from skill_test(table, me, skill, modifier, during, (token,), more=bonus)
    damage = outcome.result
    for card in castable(table, who, "attack"):
        if (yield from _wants(table, who, card)):
            result = yield from cast(table, who, card)
            if result is not None:
                damage += result.result
    if not state.investigators[who].in_play:
        return
    damage += yield from _sheet_clues(table, who, token)
    if not monster.gone:
        yield from hurt(table, monster, damage, who)


def _wants(table: Table, who: int, card: CardId) -> Flow[bool]:
    options = [
        Option(f"cast:{front(card)}", say("option-cast", card=card_name(card)), True, "cast", (things.card(card),)),
        Option("no", say("option-no"), False, role=Role.DECLINE),
    ]
    prompt = say("prompt-cast")
    return (yield from ask(who, prompt, options, "ah3.436.7", table.cause, QuestionKind.AGREE, "cast"))


def _skill_for(table: Table, who: int, at: str, skill: Skill) -> Flow[tuple[Skill, int]]:
    """Some spells let lore be tested instead; they are cast first."""
    for card in castable(table, who, at):
        if (yield from _wants(table, who, card)):
            bonus = yield from begin_casting(table, who, card)
            yield from react(table, "spell-cast", Me(who=who, card=card))
            return LORE, bonus
    return skill, 0


def _sheet_clues(table: Table, who: int, token: int) -> Flow[int]:
    """Clues of the scenario sheet for more damage, where a monster allows it."""
    state = table.state
    if not kind_of(token).sheet_clues_hurt or not state.sheet_clues:
        return 0
    options = [
        Option(f"clues:{n}", say("option-sheet-clues", n=n), n, "clues", word=str(n), amount=n)
        for n in range(state.sheet_clues + 1)
    ]
    prompt = say("prompt-sheet-clues")
    count: int = yield from ask(who, prompt, options, "ah3.418.6", table.cause, QuestionKind.NUMBER, "sheet-clues")
    state.sheet_clues -= count
    if count:
        table.tell(SheetClues, -count, state.sheet_clues)
    return count


# Evade.


def why_not_evade(table: Table, who: int) -> Message | None:
    """Rule ah3.427.5."""
    for monster in table.state.monsters:
        if who in monster.engaged:
            return None
    return WHY_NOT["evade"]


def perform_evade(table: Table, who: int) -> Flow[None]:
    """Each success lets them disengage and exhaust a monster (rules ah3.427.2 to ah3.427.4)."""
    state = table.state
    engaged = state.engaged_with(who)
    modifier = min(kind_of(monster.token).evade for monster in engaged)
    skill, bonus = yield from _skill_for(table, who, "evade-skill", OBSERVATION)
    if not state.investigators[who].in_play:
        return
    tokens = [monster.token for monster in engaged]
    during = (Occurring.EVADE, Occurring.CASTING) if skill is LORE else (Occurring.EVADE,)
    outcome = yield from skill_test(table, Me(who=who), skill, modifier, during, tokens, more=bonus)
    for _ in range(outcome.result):
        left = [monster.token for monster in state.engaged_with(who)]
        if not left:
            break
        options = [*monster_options(left, "evade"), DONE]
        token: int | None = yield from ask(
            who, say("prompt-evade"), options, "ah3.427.2", table.cause, QuestionKind.SEVERAL, "evade"
        )
        if token is None:
            break
        monster = monster_of(state, token)
        assert monster is not None
        yield from disengage(table, monster, who, exhaust=True)
        if not monster.gone:
            yield from carry_out(kind_of(token).evaded, table, Me(who=who, monster=token))
        if not state.investigators[who].in_play:
            return
    if outcome.result == 0:
        for monster in state.engaged_with(who):
            yield from carry_out(kind_of(monster.token).not_evaded, table, Me(who=who, monster=monster.token))
    elif not state.engaged_with(who) and state.investigators[who].in_play:
        from .action_phase import additional_action

        yield from _shortcut(table, who)
        yield from additional_action(table, who)
        yield from _shortcut(table, who)
    yield from _massive_again(table, who)


def _shortcut(table: Table, who: int) -> Flow[None]:
    """A free move before or after the additional action."""
    state = table.state
    if able(state, who, "shortcut") and state.investigators[who].in_play and not used(table, f"shortcut|{who}"):
        if restricted(state, who):
            return
        if (yield from move(table, who, 2)):
            use(table, f"shortcut|{who}")


def _massive_again(table: Table, who: int) -> Flow[None]:
    """A massive monster engages whoever is still there (rule ah3.405.5-2)."""
    if table.state.investigators[who].in_play:
        yield from engage_in(table, table.state.investigators[who].space)


# Research.


def why_not_research(table: Table, who: int) -> Message | None:
    return None if table.state.investigators[who].clues else WHY_NOT["research"]


def perform_research(table: Table, who: int) -> Flow[None]:
    """Up to a clue for each success goes to the scenario sheet (rules ah3.420.2, ah3.420.2-2)."""
    state = table.state
    outcome = yield from skill_test(table, Me(who=who), OBSERVATION, 0, (Occurring.RESEARCH,))
    most = min(outcome.result, state.investigators[who].clues)
    options = [
        Option(f"clues:{n}", say("option-research", n=n), n, "clues", word=str(n), amount=n)
        for n in range(most, -1, -1)
    ]
    prompt = say("prompt-research")
    count: int = yield from ask(who, prompt, options, "ah3.420.2-2", table.cause, QuestionKind.NUMBER, "research")
    yield from research(table, who, count)
    yield from react(table, "researched", Me(who=who))


def research(table: Table, who: int, count: int = 1) -> Flow[None]:
    """Clues of one's own sheet are moved to the scenario sheet (rules ah3.406.1, ah3.406.2)."""
    state = table.state
    investigator = state.investigators[who]
    count = min(count, investigator.clues)
    if count <= 0:
        return
    investigator.clues -= count
    state.sheet_clues += count
    table.tell(Researched, investigator.id, count)
    yield from settle(table)


# Trade.


def why_not_trade(table: Table, who: int) -> Message | None:
    return None if partners(table.state, who) else WHY_NOT["trade"]


ACTIONS: Final[Mapping[str, tuple[WhyNot, Perform]]] = {
    "move": (why_not_move, perform_move),
    "gather": (always, perform_gather),
    "focus": (why_not_focus, perform_focus),
    "ward": (why_not_ward, perform_ward),
    "attack": (why_not_attack, perform_attack),
    "evade": (why_not_evade, perform_evade),
    "research": (why_not_research, perform_research),
    "trade": (why_not_trade, trade),
}

WHILE_ENGAGED: Final = frozenset({"attack", "evade", "focus"})
"""Rule ah3.465.5."""
