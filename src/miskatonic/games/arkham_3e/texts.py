"""What is printed on components, told line by line from what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from miskatonic.kernel.effects import Effects, May, Pay, PayThen, Per, say_in_turn
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.text import Message

from .abilities import (
    Abilities,
    Action,
    AddSuccesses,
    Cast,
    DoubleSixes,
    MoreDice,
    Prevent,
    RaiseDie,
    Reaction,
    Reroll,
    TestAbility,
)
from .components import ARCHIVE, CARDS, HEADLINES, MONSTERS, SCENARIOS, SHEETS, Card, CodexSide, MonsterKind, back_of
from .words import CardId, say, skill_name, space_name

FLAGS: Final = (
    "focus_twice",
    "no_blessing",
    "half_price",
    "extra_action",
    "unseen",
    "lasting",
    "blood_casting",
    "shields",
    "lends_focus",
    "smoky",
    "shortcut",
    "spells_are_limit",
    "no_limit",
    "casting_luck",
    "two_pact_dice",
)
"""Abilities that one sentence tells."""

IN_OWN_WORDS: Final = ("blessed", "cursed", "rare-books-access")
"""Cards that are told in one piece."""


def together(lines: list[Message]) -> Message | None:
    """Several lines as one text; None where there are none."""
    return say_in_turn(lines) if lines else None


def card_lines(id: str) -> list[Message]:
    """The front of an asset."""
    return list(_card(CARDS[id]))


def back_lines(id: CardId) -> list[Message]:
    """The back of a copy of a condition."""
    return [*_effects(None, back_of(id).then), say("line-then-discarded")]


def sheet_lines(id: str) -> list[Message]:
    """The abilities on the sheet of an investigator."""
    return list(_abilities(SHEETS[id].able))


def monster_lines(kind: str) -> list[Message]:
    """The text on both sides of a monster card."""
    return [*monster_habits(kind), *monster_abilities(kind)]


def monster_habits(kind: str) -> list[Message]:
    """Where it spawns, and what it does in the monster phase."""
    return list(_habits(MONSTERS[kind]))


def monster_abilities(kind: str) -> list[Message]:
    """What else it does, above all to those who face it."""
    return list(_effects_of_monster(MONSTERS[kind]))


def headline_lines(id: str) -> list[Message]:
    card = HEADLINES[id]
    lines = list(_effects(None, card.then))
    if card.rumor:
        lines.append(say("line-rumor"))
    if card.dearer:
        lines.append(say("line-dearer", n=card.dearer))
    lines += _effects("before-buying", card.before_buying)
    return [*lines, *_effects("reckoning", card.reckoning)]


def archive_lines(number: int, face: str) -> list[Message]:
    """The side of an archive card that lies open in the codex."""
    card = ARCHIVE[number]
    side = card.front if face == "front" else card.back
    own = [say(f"line-archive-{number}")] if number in (1, 2, 9) and face == "front" else []
    return [*own, *_side(side)]


def part_lines(number: int, part: str) -> list[Message]:
    """The part of the back of an archive card that is read by its name."""
    return list(_effects(None, ARCHIVE[number].back.parts[part]))


def scenario_lines(id: str) -> list[Message]:
    """The reckoning effect of the scenario sheet."""
    return list(_effects("reckoning", SCENARIOS[id].reckoning))


def _card(card: Card) -> Iterator[Message]:
    if card.id in IN_OWN_WORDS:
        yield say(f"line-{card.id}")
        return
    yield from _effects("gained", card.gained)
    yield from _abilities(card.able)
    if card.cast is not None:
        yield _cast(card.cast)


def _cast(spell: Cast) -> Message:
    line = _cast_by_action(spell) if spell.at == "action" else say(f"line-cast-{spell.at}", mod=_modifier(spell))
    if spell.engaged:
        line = say("line-while-engaged", line=line)
    return say("line-limited-at", line=line) if spell.limited else line


def _cast_by_action(spell: Cast) -> Message:
    aim = say("aim-nothing" if spell.choose is None else f"aim-{spell.choose}")
    then = say_effects(spell.then) if spell.then else say("line-pass", then=_told(spell.passed))
    return say("line-cast", aim=aim, mod=_modifier(spell), then=then)


def _modifier(spell: Cast) -> Message:
    return say("line-modifier", n=spell.mod)


def _effects(when: str | None, effects: Effects) -> Iterator[Message]:
    """Effects, after what they wait for."""
    if effects:
        yield say_effects(effects) if when is None else say(f"line-{when}", then=_told(effects))


def _told(effects: Effects) -> Message:
    """Effects as they stand after a colon: "you may spend 1 remnant to focus a skill"."""
    match effects:
        case [May(then=then, otherwise=[])]:
            return say("line-may", then=say_effects(then))
        case [Pay(cost=cost, then=[_, *_] as then) | PayThen(cost=cost, then=then, otherwise=[])]:
            return say("line-pay", cost=cost.say(), then=say_effects(then))
        case _:
            return say_effects(effects)


def _abilities(able: Abilities) -> Iterator[Message]:
    for ability in (*able.dice, *able.reroll, *able.raises, *able.sixes, *able.successes):
        yield _priced(_test_ability(ability), ability)
    for prevent in able.prevent:
        yield _prevent(prevent)
    for flag in FLAGS:
        if getattr(able, flag):
            yield say(f"line-{flag.replace('_', '-')}")
    if able.focus_limit:
        yield say("line-focus-limit", n=able.focus_limit)
    if able.focus_rerolls is not None:
        yield say(f"line-focus-rerolls-{able.focus_rerolls}")
    if able.focus_heals:
        yield say("line-focus-heals", n=able.focus_heals)
    if able.successes_from:
        yield say("line-successes-from", n=able.successes_from)
    if able.vehicle:
        yield say("line-vehicle", n=able.vehicle)
    if able.action is not None:
        yield _action(able.action)
    yield from _reactions(able.react)
    yield from _effects("reckoning", able.reckoning)


def _test_ability(ability: TestAbility) -> Message:
    tests = _tests(ability)
    match ability:
        case MoreDice():
            if isinstance(ability.n, Per) and not ability.n.plus:
                return say("line-dice-per", n=ability.n.n, tests=tests, each=ability.n.each())
            return ability.n.say(lambda n: say("line-dice", n=n, tests=tests))
        case Reroll():
            tests = say("tests-or-rolls", tests=tests) if ability.rolls else tests
            most = "" if ability.most is None else "-most"
            line = say(f"line-reroll-{ability.which}{most}", tests=tests, **_each(ability))
            return say("line-and-then", line=line, then=say_effects(ability.then)) if ability.then else line
        case RaiseDie():
            return say("line-raise-all" if ability.all else "line-raise", tests=tests)
        case DoubleSixes():
            return say("line-sixes", tests=tests)
        case AddSuccesses():
            return ability.n.say(lambda n: say("line-successes", n=n, tests=tests))
        case _:
            raise TypeError(f"{type(ability).__name__} does not say what it does")


def _each(ability: Reroll) -> dict[str, Message]:
    each = getattr(ability.most, "each", None)
    return {} if each is None else {"each": each()}


def _tests(ability: TestAbility) -> Message:
    """Which tests: of what, during what, whose."""
    during = f"tests-{ability.during[0]}" if ability.during else "tests"
    if ability.skills:
        first, *rest = [skill_name(skill) for skill in ability.skills]
        for other in rest:
            first = say("either", first=first, last=other)
        tests = say(f"{during}-of", skill=first)
    else:
        tests = say(during if ability.during else "tests-any")
    if ability.when is not None:
        tests = say("tests-when", tests=tests, when=ability.when.say())
    return tests if ability.whose == "own" else say(f"tests-{ability.whose}", tests=tests)


def _prevent(prevent: Prevent) -> Message:
    what = "both" if len(prevent.what) > 1 else prevent.what[0]
    line = say(f"line-prevent-{what}{'-this' if prevent.to_this else ''}", n=prevent.n, least=prevent.to_this)
    return say("line-limited", line=line) if prevent.limited or prevent.to_this else line


def _priced(line: Message, ability: TestAbility) -> Message:
    if ability.cost is not None:
        line = say("line-priced", cost=ability.cost.say(), line=line)
    return say("line-limited", line=line) if ability.limited else line


def _action(action: Action) -> Message:
    then = _told(action.then)
    if action.when is None:
        return say("line-action", then=then)
    return say("line-action-when", when=action.when.say(), then=then)


def _reactions(reactions: Iterable[Reaction]) -> Iterator[Message]:
    """One line for what follows several occasions alike."""
    for reaction, alike in groupby(reactions, lambda each: replace(each, at="")):
        yield _reaction(replace(reaction, at="-or-".join(each.at for each in alike)))


def _reaction(reaction: Reaction) -> Message:
    then = _told(reaction.then)
    at = f"line-at-{reaction.at}" + ("-any" if reaction.whose == "any" else "")
    line = say(at, then=then) if reaction.when is None else say(f"{at}-when", when=reaction.when.say(), then=then)
    return say("line-limited-at", line=line) if reaction.limited else line


MOMENTS: Final = ("attacked", "disengaged", "evaded", "not_evaded", "beaten", "defeated", "focused")


OF_A_MONSTER: Final = {
    "effect-place-doom-here": "effect-place-doom-its",
    "effect-doom-to-sheet": "effect-doom-to-sheet-its",
}
"""What speaks of "your space", where the space is a monster's."""


def _habits(kind: MonsterKind) -> Iterator[Message]:
    if kind.spawn is not None:
        yield say("line-spawn-at", where=space_name(kind.spawn)) if kind.epic else say(f"line-spawn-{kind.spawn}")
    yield _activation(kind)


def _effects_of_monster(kind: MonsterKind) -> Iterator[Message]:
    for keyword in ("watcher", "elusive", "massive", "feeds"):
        if getattr(kind, keyword):
            yield say(f"line-{keyword}")
    if kind.elite:
        yield say("line-elite", n=kind.elite)
    for moment in MOMENTS:
        yield from _effects(f"monster-{moment.replace('_', '-')}", getattr(kind, moment))
    for flag in ("remnants_raise", "falls_with_others", "sheet_clues_hurt"):
        if getattr(kind, flag):
            yield say(f"line-{flag.replace('_', '-')}")
    for number in ("fewer_dice", "less_per_marker", "more_per_scar"):
        if getattr(kind, number):
            yield say(f"line-{number.replace('_', '-')}", n=getattr(kind, number))


def _activation(kind: MonsterKind) -> Message:
    """What it does in the monster phase."""
    if kind.lurks:
        told = _told(kind.lurks)
        return say("line-lurker", then=replace(told, id=OF_A_MONSTER.get(told.id, told.id)))
    if kind.patrols is not None:
        return say(f"line-patrol-{kind.patrols}", prey=_prey(kind), n=kind.speed)
    return say("line-hunter-direct" if kind.direct else "line-hunter", prey=_prey(kind), n=kind.speed)


def _prey(kind: MonsterKind) -> Message:
    prey = kind.prey
    if prey is None or (prey.most is None and prey.least is None):
        return say("prey-everyone" if kind.massive else "prey-nearest")
    return say(f"prey-most-{prey.most}" if prey.most is not None else f"prey-least-{prey.least}")


def _side(side: CodexSide) -> Iterator[Message]:
    yield from _effects(None, side.enter)
    if side.forbids is not None:
        yield say(f"line-forbids-{side.forbids}")
    for trigger in side.triggers:
        yield say("line-as-soon-as", when=trigger.when.say(), then=say_effects(trigger.then))
    yield from _reactions(side.react)
    if side.action is not None:
        yield _action(side.action)
    yield from _effects("reckoning", side.reckoning)
