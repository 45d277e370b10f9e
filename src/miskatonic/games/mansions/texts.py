"""What is printed on components, told line by line from what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal

from miskatonic.kernel.effects import Effects, say_in_turn
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.text import Message

from .abilities import Abilities, Bonus, CardAction, Reaction
from .components import (
    ACTIONS,
    CLUES,
    COMBAT,
    HURDLES,
    ITEMS,
    MYTHOS,
    SPELLS,
    TOKENS,
    TRAITS,
    TRAUMA,
    CombatCard,
    Half,
    Hurdle,
    Item,
    KeeperAction,
    Mythos,
    Spell,
    Trait,
    Trauma,
)
from .words import NOTHING_OF_INTEREST, CardId, card_name, front, half_name, say, skill_name

FLAGS: Final = ("ignores_darkness", "sees_all_dark", "quick_explorer")
"""Abilities that one sentence tells."""


def together(lines: list[Message]) -> Message | None:
    """Several lines as one text; None where there are none."""
    return say_in_turn(lines) if lines else None


def card_text(card: CardId) -> Message | None:
    """What any card says on its front, as one text; None where it says nothing but its name."""
    return together(card_lines(card))


def card_lines(card: CardId) -> list[Message]:
    """What any card says on its front, line by line."""
    id = front(card)
    if id == NOTHING_OF_INTEREST:
        return [say("line-nothing-of-interest")]
    if id in CLUES:
        return [say(f"{id}-text")]
    for printed, told in _TELLERS:
        found = printed.get(id)
        if found is not None:
            return list(told(found))
    return []


def trait_lines(id: str) -> list[Message]:
    """The ability of a trait, or what it gives its owner."""
    return list(_trait(TRAITS[id]))


def trait_text(id: str) -> Message | None:
    return together(trait_lines(id))


def spell_back_lines(name: str, back: int) -> list[Message]:
    """The back of a copy of a spell."""
    printed = SPELLS[name].backs[back]
    return [_outcome("pass", printed.passed), _outcome("fail", printed.failed)]


def spell_back_text(name: str, back: int) -> Message:
    return say_in_turn(spell_back_lines(front(name), back))


def half_text(card: CardId, half: Literal["top", "bottom"]) -> Message:
    """One half of a Combat card: what it is for, and what it says."""
    printed = COMBAT[front(card)]
    return _half(printed.top if half == "top" else printed.bottom)


def half_title(card: CardId, half: Literal["top", "bottom"]) -> Message:
    """How a half of a Combat card is headed."""
    return say(f"combat-{front(card)}-{half}")


def special_text(token: int) -> Message:
    """The special attack on the back of a monster token."""
    return say_effects(TOKENS[token][1].special)


def story_line(card: CardId) -> Message:
    """A line of atmosphere, of mythos, trauma and keeper action cards."""
    return say(f"story-line-{front(card)}")


# Cards by their kind.


def _item(item: Item) -> Iterator[Message]:
    if item.attack is not None:
        yield say(f"line-weapon-{item.attack}", damage=item.damage, range=item.range)
    if item.opens is not None:
        yield say(f"line-opens-{HURDLES[item.opens].kind}", card=card_name(item.opens))
    yield from ability_lines(item.able)


def _trait(trait: Trait) -> Iterator[Message]:
    if trait.item is not None:
        yield say("line-gives-item", card=card_name(trait.item))
    if trait.spell is not None:
        yield say("line-gives-spell", card=card_name(trait.spell))
    yield from ability_lines(trait.able)


def _hurdle(hurdle: Hurdle) -> Iterator[Message]:
    kind = hurdle.kind
    yield from _effects(hurdle.turned, "turned")
    if hurdle.hopeless:
        yield say("line-hopeless")
    if hurdle.free:
        yield say("line-free")
    if hurdle.key is not None:
        yield say(f"line-key-{kind}", card=card_name(hurdle.key))
    if hurdle.puzzle is not None:
        yield say(f"line-puzzle-{_puzzle(hurdle.puzzle)}-{kind}")
    if hurdle.test is not None:
        yield say(f"line-test-{kind}", test=hurdle.test.say())
    yield from _effects(hurdle.failed, "not-met")
    yield from _effects(hurdle.met, "met")


def _puzzle(layout: str) -> str:
    """What sort of puzzle a layout is."""
    if layout.startswith("rune"):
        return "rune"
    return "wiring" if layout[0] in "123" else "lock"


def _combat(card: CombatCard) -> Iterator[Message]:
    yield _half(card.top)
    yield _half(card.bottom)


def _half(half: Half) -> Message:
    return say("line-half", half=half_name(half.type), then=say_effects(half.then))


def _spell(spell: Spell) -> Iterator[Message]:
    yield say(f"line-spell-{spell.target}" + ("-attack" if spell.attack else ""), range=spell.range)
    yield from _effects(spell.first)
    yield say("line-spell-test", skill=skill_name(spell.skill), mod=spell.modifier)


def _outcome(how: Literal["pass", "fail"], effects: Effects) -> Message:
    from miskatonic.kernel.text import plain

    return plain(f"effect-{how}", then=say_effects(effects))


def _trauma(trauma: Trauma) -> Iterator[Message]:
    if trauma.threshold is not None:
        yield say(f"line-threshold-{trauma.kind}", n=trauma.threshold)
    if trauma.several:
        yield say("line-several")
    yield from _effects(trauma.then)
    yield from ability_lines(trauma.able)


def _mythos(mythos: Mythos) -> Iterator[Message]:
    if mythos.rooms:
        yield say("line-rooms", rooms=_rooms(mythos.rooms))
    if mythos.when is not None:
        yield say("line-when", when=mythos.when.say())
    if mythos.face_down:
        yield say("line-face-down")
    yield from _effects(mythos.then)
    yield from ability_lines(mythos.able)


def _rooms(parts: list[str]) -> Message:
    """Rooms by parts of their names: one of them has to be met."""
    *names, told = [say(f"room-part-{part}") for part in parts]
    if names:
        told = say("rooms-or", first=names.pop(), last=told)
    for name in reversed(names):
        told = say("rooms-comma", first=name, rest=told)
    return told


def _keeper_action(action: KeeperAction) -> Iterator[Message]:
    if action.when is not None:
        yield say("line-when-keeper", when=action.when.say())
    yield from _effects(action.then)
    if action.once:
        yield say("line-once-a-turn")


_TELLERS: Final[tuple[tuple[Mapping[str, Any], Callable[[Any], Iterator[Message]]], ...]] = (
    (ITEMS, _item),
    (HURDLES, _hurdle),
    (SPELLS, _spell),
    (TRAUMA, _trauma),
    (MYTHOS, _mythos),
    (ACTIONS, _keeper_action),
    (COMBAT, _combat),
    (TRAITS, _trait),
)


def _effects(effects: Effects, when: str | None = None) -> Iterator[Message]:
    """Effects, after what they wait for."""
    if effects:
        yield say_effects(effects) if when is None else say(f"line-{when}", then=say_effects(effects))


# Abilities.


def ability_lines(able: Abilities) -> Iterator[Message]:
    """Everything a card or a trait can do."""
    for bonus in able.bonus:
        yield _bonus(bonus)
    for skill, n in able.lowers.items():
        yield say("line-lowers", skill=skill_name(skill), n=n)
    for flag in FLAGS:
        if getattr(able, flag):
            yield say(f"line-{flag.replace('_', '-')}")
    for type, n in able.carries.items():
        yield say(f"line-carries-{type}", n=n)
    for action in able.actions:
        yield _action(action)
    for reaction in able.react:
        yield _reaction(reaction)


def _bonus(bonus: Bonus) -> Message:
    during = f"tests-{bonus.during[0]}" if bonus.during else "tests"
    if bonus.skills:
        first, *rest = [skill_name(skill) for skill in bonus.skills]
        for other in rest:
            first = say("skill-or", first=first, last=other)
        tests = say(f"{during}-of", skill=first)
    else:
        tests = say(during if bonus.during else "tests-any")
    if bonus.when is not None:
        tests = say("tests-when", tests=tests, when=bonus.when.say())
    return say("line-bonus", n=bonus.n, tests=tests)


def _action(action: CardAction) -> Message:
    then = say_effects(action.then)
    if action.cost is not None:
        then = say("line-priced", cost=action.cost.say(), then=then)
    if action.when is not None:
        then = say("line-only-if", when=action.when.say(), then=then)
    line = say("line-action" if action.action else "line-no-action", then=then)
    return _limited(line, action)


def _reaction(reaction: Reaction) -> Message:
    if reaction.cost is not None:
        then = say("line-pay-to-discard", cost=reaction.cost.say())
        return say(f"line-at-{reaction.at}", then=then)
    then = say_effects(reaction.then)
    if reaction.when is not None:
        then = say("line-only-if", when=reaction.when.say(), then=then)
    if reaction.optional:
        then = say("line-may", then=then)
    return _limited(say(f"line-at-{reaction.at}", then=then), reaction)


def _limited(line: Message, ability: CardAction | Reaction) -> Message:
    """How often it can be used, and whether the card is gone afterwards."""
    if ability.once_a_game:
        line = say("line-once-a-game", line=line)
    if ability.once_a_round:
        line = say("line-once-a-round", line=line)
    return say("line-discarded", line=line) if ability.discards else line
