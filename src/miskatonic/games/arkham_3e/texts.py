"""What is printed on components, told line by line from what they do."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.kernel.effects import Effects
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

FLAGS = (
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
    return list(_monster(MONSTERS[kind]))


def headline_lines(id: str) -> list[Message]:
    card = HEADLINES[id]
    lines = list(_effects(None, card.then))
    if card.rumor:
        lines.append(say("line-rumor"))
    if card.dearer:
        lines.append(say("line-dearer", n=card.dearer))
    return [*lines, *_effects("reckoning", card.reckoning)]


def archive_lines(number: int, face: str) -> list[Message]:
    """The side of an archive card that lies open in the codex."""
    card = ARCHIVE[number]
    side = card.front if face == "front" else card.back
    own = [say(f"line-archive-{number}")] if number in (1, 2, 9) and face == "front" else []
    return [*own, *_side(side)]


def scenario_lines(id: str) -> list[Message]:
    """The reckoning effect of the scenario sheet."""
    return list(_effects("reckoning", SCENARIOS[id].reckoning))


def _card(card: Card) -> Iterator[Message]:
    if card.id in ("blessed", "cursed"):
        yield say(f"line-{card.id}")
    yield from _effects("gained", card.gained)
    yield from _abilities(card.able)
    if card.cast is not None:
        yield _cast(card.cast)


def _cast(spell: Cast) -> Message:
    aim = say(f"aim-{spell.choose}") if spell.choose else say("aim-nothing")
    parts = [*_effects(None, spell.then), *_effects("pass", spell.passed)]
    then = parts[0] if parts else say(f"cast-result-{spell.at}")
    line = say("line-cast", at=say(f"cast-{spell.at}"), aim=aim, mod=spell.mod, then=then)
    if spell.engaged:
        line = say("line-while-engaged", line=line)
    return say("line-limited", line=line) if spell.limited else line


def _effects(when: str | None, effects: Effects) -> Iterator[Message]:
    """Effects, after what they wait for."""
    if effects:
        told = say_effects(effects)
        yield told if when is None else say(f"line-{when}", then=told)


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
    for reaction in able.react:
        yield _reaction(reaction)
    yield from _effects("reckoning", able.reckoning)


def _test_ability(ability: TestAbility) -> Message:
    tests = _tests(ability)
    match ability:
        case MoreDice():
            return ability.n.say(lambda n: say("line-dice", n=n, tests=tests))
        case Reroll():
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
    if ability.during:
        tests = say(f"tests-{ability.during[0]}")
    elif ability.skills:
        first, *rest = [skill_name(skill) for skill in ability.skills]
        for other in rest:
            first = say("either", first=first, last=other)
        tests = say("tests-of", skill=first)
    else:
        tests = say("tests-any")
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
    then = say_effects(action.then)
    if action.when is None:
        return say("line-action", then=then)
    return say("line-action-when", when=action.when.say(), then=then)


def _reaction(reaction: Reaction) -> Message:
    then = say_effects(reaction.then)
    at = f"line-at-{reaction.at}" + ("-any" if reaction.whose == "any" else "")
    line = say(at, then=then) if reaction.when is None else say(f"{at}-when", when=reaction.when.say(), then=then)
    return say("line-limited", line=line) if reaction.limited else line


MOMENTS = ("attacked", "disengaged", "evaded", "not_evaded", "beaten", "defeated", "focused")


def _monster(kind: MonsterKind) -> Iterator[Message]:
    if kind.spawn is not None:
        yield say("line-spawn-at", where=space_name(kind.spawn)) if kind.epic else say(f"line-spawn-{kind.spawn}")
    yield _activation(kind)
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
        return say("line-lurker", then=say_effects(kind.lurks))
    if kind.patrols is not None:
        return say(f"line-patrol-{kind.patrols}", prey=_prey(kind))
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
    for reaction in side.react:
        yield _reaction(reaction)
    if side.action is not None:
        yield _action(side.action)
    yield from _effects("reckoning", side.reckoning)
