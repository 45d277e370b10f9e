"""What is printed on components, told line by line from what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from miskatonic.kernel.effects import Effects
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.effects.verbs import say_in_turn
from miskatonic.kernel.text import Message

from .abilities import (
    Abilities,
    Action,
    Bonus,
    DoubleSixes,
    ExtraDice,
    Prevent,
    RaiseDie,
    Reaction,
    Reroll,
    TestAbility,
)
from .components import (
    ANCIENT_ONES,
    CARDS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SHEETS,
    Card,
    Cast,
    MonsterKind,
    Side,
    back_of,
)
from .words import BLESSED, CURSED, DETAINED, CardId, SpaceId, card_name, monster_name, say, skill_name, space_name

FLAGS = (
    "one_horror",
    "never_delayed",
    "never_detained",
    "cheaper_clues",
    "sanity_for_clue",
    "two_dice_for_clue",
    "unseen_by_monsters",
    "improves_twice",
    "shares_assets",
)
"""Abilities that one sentence tells."""

LEFT_BEHIND: Final = ("clears_board", "keeps_tokens")
"""What a mystery says of the tokens on the board when it is solved."""
OPPOSITES: Final = {BLESSED: CURSED, CURSED: BLESSED}
TOLD_ASLEEP: Final = ("azathoth",)
"""Ancient Ones whose front says more than what reckons and reacts."""


def together(lines: Sequence[Message]) -> Message | None:
    """Several lines as one text; None where there are none."""
    return say_in_turn(lines) if lines else None


@cache
def card_lines(id: str) -> tuple[Message, ...]:
    """The front of an asset, an artifact, a spell or a condition."""
    return tuple(_card(CARDS[id]))


def back_lines(id: CardId) -> list[Message]:
    """The back of a copy of a double-sided card."""
    back = back_of(id)
    lines = list(_effects(None, back.then))
    lines += [line.say(say_effects(line.then)) for line in back.results]
    return [*lines, say(f"line-after-{back.after}")] if lines else [say(f"line-only-{back.after}")]


def sheet_lines(id: str) -> list[Message]:
    """The abilities on the sheet of an investigator."""
    return list(_abilities(SHEETS[id].able))


def monster_lines(kind: str) -> list[Message]:
    """The text on the back of a monster token."""
    return list(_monster(MONSTERS[kind]))


def mythos_lines(id: str) -> list[Message]:
    """The text of a Mythos card."""
    card = MYTHOS[id]
    lines = [say("line-eldritch-tokens", n=card.tokens)] if card.tokens else []
    if card.space is not None and not card.encounter:
        lines.append(say("line-rumor-token", where=space_name(card.space)))
    lines += [*_effects("enters", card.enter), *_effects(None, card.then)]
    if card.epic is not None:
        lines.append(say("line-epic-rumor", monster=monster_name(card.epic)))
    if card.forbids is not None:
        lines.append(say(f"line-forbids-{card.forbids}"))
    lines += [line for reaction in card.react for line in _reaction(reaction)]
    lines += _effects("encounter-expedition" if card.at_expedition else "encounter-at", card.encounter, card.space)
    lines += _effects("reckoning", card.reckoning)
    return [*lines, *_effects("last-token", card.empty)]


def mystery_lines(id: str) -> list[Message]:
    """The text of a mystery: what happens as it is drawn, how it advances, when it is solved."""
    card = MYSTERIES[id]
    lines = [*_effects("drawn", card.enter), *(line for reaction in card.react for line in _reaction(reaction))]
    where = "encounter-at" if card.space is not None else "encounter-eldritch"
    lines += _effects(where, card.encounter, card.space)
    if card.special:
        lines.append(say("line-special-encounters", where=space_name(card.space or "")))
    if card.goal.epic is not None:
        return [*lines, say("line-goal-epic", monster=monster_name(card.goal.epic))]
    for what in ("tokens", "clues", "gates", "toughness"):
        amount = getattr(card.goal, what)
        if amount is not None:
            lines.append(say(f"line-goal-{what}", n=amount.n, every=amount.every))
    lines += [say(f"line-{flag.replace('_', '-')}") for flag in LEFT_BEHIND if getattr(card, flag)]
    return lines


def ancient_one_lines(id: str, *, awake: bool) -> list[Message]:
    """One side of the sheet of an Ancient One."""
    sheet = ANCIENT_ONES[id]
    side = sheet.back if awake else sheet.front
    lines = list(_side(side))
    if not awake:
        return [say(f"line-asleep-{id}"), *lines] if id in TOLD_ASLEEP else lines
    return [*lines, say(f"line-awake-{id}"), say(f"line-final-{id}")]


def cultist_lines(id: str, *, awake: bool) -> list[Message]:
    """The Cultists, whose text is on the sheet."""
    sheet = ANCIENT_ONES[id]
    return list(_monster((sheet.back if awake else sheet.front).cultist))


# Cards.


def _card(card: Card) -> Iterator[Message]:
    if card.id in OPPOSITES:
        yield say(f"line-{card.id}", same=card_name(card.id), other=card_name(OPPOSITES[card.id]))
    if card.id == DETAINED:
        yield say("line-detained")
    yield from _effects("gained", card.gained)
    yield from _abilities(card.able)
    if card.cast is not None:
        yield _cast(card.cast)
    if card.service:
        yield say("line-service")


def _cast(spell: Cast) -> Message:
    at = f"{spell.at}-{spell.loss}" if spell.loss else spell.at
    aimed = say(f"aim-{spell.choose}") if spell.choose else say("aim-nothing")
    line = say("line-cast", at=say(f"cast-{at}"), aim=aimed, mod=spell.mod, then=say_effects(spell.passed))
    return say("line-limited", line=line) if spell.limited else line


def _effects(when: str | None, effects: Effects, space: SpaceId | None = None) -> Iterator[Message]:
    """Effects, after what they wait for, and where that is."""
    if effects:
        told = say_effects(effects)
        where = {} if space is None else {"where": space_name(space)}
        yield told if when is None else say(f"line-{when}", then=told, **where)


# Abilities.


def _abilities(able: Abilities) -> Iterator[Message]:
    for _, bonuses in groupby(able.bonus, lambda bonus: replace(bonus, skill=None)):
        yield _bonuses(*bonuses)
    for ability in (*able.dice, *able.reroll, *able.raises, *able.sixes):
        yield _priced(_test_ability(ability), ability)
    for prevent in able.prevent:
        yield _priced(_prevent(prevent), prevent)
    if able.less_damage:
        yield say("line-less-damage", n=able.less_damage)
    for flag in FLAGS:
        if getattr(able, flag):
            yield say(f"line-{flag.replace('_', '-')}")
    if able.more_action is not None:
        yield say("line-more-action", cost=able.more_action.say())
    if able.action is not None:
        yield _action(able.action)
    for reaction in able.react:
        yield from _reaction(reaction)
    yield from _effects("rest", able.rest)
    yield from _effects("rest-here", able.rest_here)
    yield from _effects("reckoning", able.reckoning)


def _bonuses(bonus: Bonus, *others: Bonus) -> Message:
    """A bonus for tests of a skill, or for those of two that are bought together."""
    tests = _tests(bonus)
    if others:
        first, last = (skill_name(each.skill or "") for each in (bonus, *others))
        tests = say(f"tests-two-{bonus.during}", first=first, last=last)
    return _priced(say("line-bonus", n=bonus.n, tests=tests), bonus)


def _test_ability(ability: TestAbility) -> Message:
    tests = _tests(ability)
    match ability:
        case ExtraDice():
            return say("line-dice", n=ability.n, tests=tests)
        case Reroll():
            return say("line-reroll-all" if ability.all else "line-reroll", tests=tests)
        case RaiseDie():
            return say("line-raise", tests=tests)
        case DoubleSixes():
            return say("line-sixes", tests=tests)
        case _:
            raise TypeError(f"{type(ability).__name__} does not say what it does")


def _tests(ability: TestAbility) -> Message:
    """Which tests: of what, during what, whose."""
    skill = "any" if ability.skill is None else "one"
    if ability.not_during is not None:
        during = f"-not-{ability.not_during}"
    else:
        during = f"-{ability.during}" if ability.during is not None else ""
    args = {} if ability.skill is None else {"skill": skill_name(ability.skill)}
    tests = say(f"tests-{skill}{during}", **args)
    if ability.whose == "own":
        return tests
    return say(f"tests-here-{ability.type}" if ability.type else "tests-here", tests=tests)


def _prevent(prevent: Prevent) -> Message:
    id = f"line-prevent-{prevent.what}" + ("-here" if prevent.whose == "here" else "")
    if prevent.during is not None:
        id += f"-{prevent.during}"
    return say(id, n=prevent.n or 0)


def _priced(line: Message, ability: TestAbility | Prevent) -> Message:
    if ability.cost is not None:
        line = say("line-priced", cost=ability.cost.say(), line=line)
    return say("line-limited", line=line) if ability.limited else line


def _action(action: Action) -> Message:
    kind = "local-action" if action.local else "action"
    then = say_effects(action.then)
    if action.when is None:
        return say(f"line-{kind}", then=then)
    return say(f"line-{kind}-when", when=action.when.say(), then=then)


def _reaction(reaction: Reaction) -> Iterator[Message]:
    then = say_effects(reaction.then)
    at = f"line-at-{reaction.at}" + ("-any" if reaction.whose == "any" else "")
    line = say(at, then=then) if reaction.when is None else say(f"{at}-when", when=reaction.when.say(), then=then)
    yield say("line-limited", line=line) if reaction.limited else line


# Monsters and sheets.

MOMENTS = (
    "spawn",
    "before_will",
    "sanity_lost",
    "will_passed",
    "will_failed",
    "after_will",
    "before_strength",
    "health_lost",
    "defeated",
    "gone",
    "reckoning",
)


def _monster(kind: MonsterKind) -> Iterator[Message]:
    for moment in MOMENTS:
        yield from _effects(f"monster-{moment.replace('_', '-')}", getattr(kind, moment))
    if kind.spares is not None:
        yield say("line-monster-spares", cost=kind.spares.say())
    for flag in ("skips_strength", "hardy", "no_clues", "no_encounter"):
        if getattr(kind, flag):
            yield say(f"line-monster-{flag.replace('_', '-')}")


def _side(side: Side) -> Iterable[Message]:
    yield from _effects("awakens", side.awakens)
    for reaction in side.react:
        yield from _reaction(reaction)
    yield from _effects("reckoning", side.reckoning)
    yield from _effects("all-solved", side.mysteries_solved)
