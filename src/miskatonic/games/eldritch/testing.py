"""Skill tests: the pool, the roll, what may be changed about it, the result (rules eh.test.*, eh.reroll.*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import chain, combinations
from typing import Final, Literal

from miskatonic.kernel import dice
from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.dice import Counting, Part
from miskatonic.kernel.effects import Outcome
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message
from miskatonic.kernel.two_sided import is_two_sided

from . import things
from .abilities import Bonus, DoubleSixes, ExtraDice, RaiseDie, Reroll, TestAbility
from .board import type_of
from .components import COPIES, HAVING, SHEETS, card_of
from .events import DiceRolled, DieRaised, DieRerolled, TestBegan, TestEnded
from .monsters import printed
from .paying import can_pay_clues, pay_clues
from .play import DONE, Table, thing_of, use, used
from .possessions import holds
from .reactions import able, component_name, reaches
from .resolver import Me, pay
from .state import Eldritch, Investigator, Testing, clockwise
from .words import (
    BLESSED,
    CURSED,
    OCCURRING,
    PLACES,
    STRENGTH,
    CardId,
    Occurring,
    Skill,
    front,
    say,
    skill_name,
)

ROLL = Option("roll", say("option-roll"), role=Role.DONE)

KINDS: Final[Mapping[type[TestAbility], str]] = {
    Bonus: "bonus",
    ExtraDice: "dice",
    Reroll: "reroll",
    RaiseDie: "raises",
    DoubleSixes: "sixes",
}
"""What changes tests, as it is called among the abilities of a component."""

When = Literal["pool", "before", "after"]
"""When an ability changes a test: as the pool is put together, before the roll, after it."""


def skill_test(
    table: Table, me: Me, skill: Skill, modifier: int = 0, during: Sequence[Occurring] = (), more: int = 0
) -> Flow[Outcome]:
    """The steps of a test; what follows is up to whoever required it (rules eh.test.1 to eh.test.16)."""
    state = table.state
    outer = state.test
    test = state.test = prepare(state, me.who, skill, modifier, during, more)
    investigator = state.investigators[me.who]
    if state.readings.bonus == "highest":
        use_highest_bonus(table, test)
    if table.telling:
        table.tell(TestBegan, investigator.id, skill, test.pool)
    offers = _offers(table, test)
    if offers:
        yield from before_the_roll(table, test, offers)
    pool = test.pool
    test.dice = [state.loaded] * pool if state.loaded else dice.roll(state, pool)
    if table.telling:
        table.tell(DiceRolled, investigator.id, list(test.dice))
    if not state.loaded:
        yield from dice.change_dice(table, test, me.who, _lying, changes, "eh.clue.7")
    result = test.counting.successes(test.dice)
    if table.telling:
        table.tell(TestEnded, investigator.id, skill, result, list(test.dice))
    state.test, state.last_dice = outer, test.dice
    return Outcome(result > 0, result)


def _lying(test: Testing) -> Message:
    return _lying_words(test.skill, tuple(sorted(test.dice)), test.counting.successes(test.dice))


@lru_cache(maxsize=4096)
def _lying_words(skill: Skill, lying: tuple[int, ...], successes: int) -> Message:
    return say("prompt-dice", dice=", ".join(map(str, lying)), skill=skill_name(skill), n=successes)


# The pool.


def prepare(
    state: Eldritch, who: int, skill: Skill, modifier: int = 0, during: Sequence[Occurring] = (), more: int = 0
) -> Testing:
    """The pool before anybody uses what costs something (rules eh.test.2 to eh.test.7)."""
    investigator = state.investigators[who]
    parts = [Part("skill", skill_value(state, who, skill))]
    test = Testing(who, skill, modifier, parts, None, [*during, *in_the_midst_of(state, who)], Counting())
    if modifier:
        test.parts.append(Part("modifier", modifier))
    if skill in investigator.improved:
        test.parts.append(Part("improvement", investigator.improved[skill]))
    if more:
        test.parts.append(Part("more", more))
    doubled = False
    for owner, card, ability in abilities(state, test, "pool"):
        if isinstance(ability, DoubleSixes):
            doubled = True
        elif isinstance(ability, Bonus):
            raise_bonus(test, Part(thing_of(state, owner, card), ability.n))
        elif isinstance(ability, ExtraDice):
            test.parts.append(Part(thing_of(state, owner, card), ability.n))
    if state.combat is not None and skill in state.combat.bonus and Occurring.COMBAT in test.during:
        raise_bonus(test, state.combat.bonus[skill])
    test.counting = counting(investigator, doubled)
    return test


def in_the_midst_of(state: Eldritch, who: int) -> list[Occurring]:
    """The encounter and the combat encounter that the investigator is resolving, where abilities ask for it."""
    found: list[Occurring] = []
    if state.combat is not None and state.combat.who == who:
        found.append(Occurring.COMBAT)
    scene = state.scene
    if scene is not None and scene.who == who and scene.deck in OCCURRING:
        found.append(OCCURRING[scene.deck])
    return found


def skill_value(state: Eldritch, who: int, skill: Skill) -> int:
    """What is printed on the sheet (rule eh.test.2)."""
    return SHEETS[state.investigators[who].id].skills[PLACES[skill]]


def raise_bonus(test: Testing, bonus: Part) -> None:
    """Bonuses are never added together: the highest counts (rule eh.test.5)."""
    if is_higher(test, bonus.dice):
        test.bonus = bonus


def is_higher(test: Testing, bonus: int) -> bool:
    """Would a bonus count, because it is higher than the one that does now?"""
    return test.bonus is None or test.bonus.dice < bonus


def counting(investigator: Investigator, doubled: bool) -> Counting:
    """Which dice are successes (rule eh.test.11): a blessing or a curse changes it, and sixes may count twice."""
    conditions = investigator.conditions
    if not conditions:
        at_least = 5
    elif not COPIES[BLESSED].isdisjoint(conditions):
        at_least = 4
    else:
        at_least = 5 if COPIES[CURSED].isdisjoint(conditions) else 6
    return Counting(at_least, dice.SIDES) if doubled else Counting(at_least)


def abilities(state: Eldritch, test: Testing, when: When) -> list[tuple[int, CardId, TestAbility]]:
    """Abilities that apply to a test, with whoever has them and the component they are on."""
    found: list[tuple[int, CardId, TestAbility]] = []
    changing, kinds = _for_tests(test.skill, when)
    for owner in clockwise(state.lead, len(state.investigators)):
        each = state.investigators[owner]
        if each.fate == "in-play" and (
            each.id in changing or not changing.isdisjoint(each.cards) or not changing.isdisjoint(each.conditions)
        ):
            held = [component for component in (each.id, *each.cards, *each.conditions) if component in changing]
            for kind in kinds:
                for component in held:
                    for ability in kind.get(component, ()):
                        if applies(state, ability, owner, test):
                            found.append((owner, component, ability))
    return found


@cache
def _for_tests(skill: Skill, when: When) -> tuple[frozenset[str], Sequence[Mapping[str, Sequence[TestAbility]]]]:
    """The components that change tests of a skill, and what each of them has, one kind of change after the other."""
    kinds: list[Mapping[str, Sequence[TestAbility]]] = []
    for kind in KINDS.values():
        of_kind = {component: _fitting(getattr(has, kind), skill, when) for component, has in HAVING[kind].items()}
        kinds.append({component: fitting for component, fitting in of_kind.items() if fitting})
    changing = frozenset(chain(*kinds))
    return changing, [having for having in kinds if having]


def _fitting(abilities: Sequence[TestAbility], skill: Skill, when: When) -> list[TestAbility]:
    """Abilities that are used at a time and for tests of a skill."""
    return [each for each in abilities if each.skill in (None, skill) and when_used(each) == when]


def when_used(ability: TestAbility) -> When:
    """With the pool, where it applies by itself; before the roll, where it costs something; or on the dice."""
    if isinstance(ability, (Reroll, RaiseDie)):
        return "after"
    free = isinstance(ability, DoubleSixes) or (ability.cost is None and not ability.limited)
    return "pool" if free else "before"


def applies(state: Eldritch, ability: TestAbility, owner: int, test: Testing) -> bool:
    """Does an ability for the skill that is tested apply: whose test is it, and in the midst of what is it made?"""
    if owner != test.who and not reaches(state, ability.whose, owner, test.who):
        return False
    if ability.during is not None and ability.during not in test.during:
        return False
    if ability.not_during is not None and ability.not_during in test.during:
        return False
    return ability.type is None or type_of(state.investigators[owner].space) is ability.type


# Before the roll.


def before_the_roll(table: Table, test: Testing, offers: Sequence[Offer]) -> Flow[None]:
    """Whoever has them may use bonuses that cost something, and give additional dice (rules eh.test.5, eh.faq.9)."""
    declined: set[int] = set()
    while offers:
        owner = offers[0][0]
        options = [option for seat, option in offers if seat == owner]
        prompt = say("prompt-before-roll", skill=skill_name(test.skill), n=test.pool)
        chosen: tuple[CardId, Bonus | ExtraDice] | None = yield from ask(
            owner, prompt, [*options, ROLL], "eh.faq.9", table.cause, QuestionKind.ACT, "before-roll", test.pool
        )
        if chosen is None:
            declined.add(owner)
        else:
            yield from _use_before(table, test, owner, *chosen)
        offers = [each for each in _offers(table, test) if each[0] not in declined]


def _use_before(table: Table, test: Testing, owner: int, card: CardId, ability: Bonus | ExtraDice) -> Flow[None]:
    yield from _use(table, test, owner, card, ability)
    part = Part(thing_of(table.state, owner, card), ability.n)
    if isinstance(ability, ExtraDice):
        test.parts.append(part)
    else:
        use_bonus(table, test, card, part)


def use_bonus(table: Table, test: Testing, card: CardId, part: Part) -> None:
    """A bonus that was used in a combat encounter lasts for the whole of it."""
    raise_bonus(test, part)
    combat = table.state.combat
    if combat is not None and Occurring.COMBAT in test.during:
        for bonus in card_of(card).able.bonus:
            if bonus.skill is not None:
                combat.bonus = {**combat.bonus, bonus.skill: part}


def use_highest_bonus(table: Table, test: Testing) -> None:
    """By another reading the highest bonus counts by itself, even one for once a round (rule eh.test.5).

    What a card asks for in return is still given by choice alone.
    """
    usable = [
        (card, ability)
        for _, card, ability in abilities(table.state, test, "before")
        if isinstance(ability, Bonus) and ability.limited and ability.cost is None and not used(table, f"bonus:{card}")
    ]
    if not usable:
        return
    card, ability = max(usable, key=lambda each: each[1].n)
    if not is_higher(test, ability.n):
        return
    use(table, f"bonus:{card}")
    use_bonus(table, test, card, Part(things.card(card), ability.n))


Offer = tuple[int, Option]
"""Whoever could use something, and what."""


def _offers(table: Table, test: Testing) -> list[Offer]:
    """What could be used before the roll, and by whom."""
    state = table.state
    found: list[Offer] = []
    for owner, card, ability in abilities(state, test, "before"):
        if not isinstance(ability, (Bonus, ExtraDice)) or not _usable(table, test, card, ability):
            continue
        if isinstance(ability, Bonus) and not is_higher(test, ability.n):
            continue
        if ability.cost is not None and not ability.cost.affordable(table, Me(who=owner, card=card)):
            continue
        words = say("option-more-dice", card=component_name(card), n=ability.n)
        thing = thing_of(state, owner, card)
        found.append((owner, Option(f"use:{front(card)}", words, (card, ability), "use", (thing,))))
    return found


def _usable(table: Table, test: Testing, card: CardId, ability: TestAbility) -> bool:
    """Each only once on a roll, and some once a round (rule eh.possession.3)."""
    return card not in test.used and not (ability.limited and used(table, f"{KINDS[type(ability)]}:{card}"))


# After the roll.


def changes(table: Table, test: Testing) -> list[Option]:
    """What could be done to the dice now: clues spent, dice rolled again or raised by cards (rules eh.reroll.2, 3)."""
    state = table.state
    found: list[Option] = []
    if can_pay_clues(table, test.who, 1) and not _no_clues(state, test):
        id = state.investigators[test.who].id
        found += [_by_clue(id, (face,)) for face in dice.faces(test.dice)]
        if len(test.dice) > 1 and _two_for_one(state, test.who):
            pairs = sorted(set(combinations(sorted(test.dice), 2)))
            found += [_by_clue(id, pair) for pair in pairs]
    for owner, card, ability in abilities(state, test, "after"):
        if not isinstance(ability, (Reroll, RaiseDie)) or not _usable(table, test, card, ability):
            continue
        if ability.cost is not None and not ability.cost.affordable(table, Me(who=owner, card=card)):
            continue
        if isinstance(ability, Reroll) and ability.all:
            found.append(_any_dice(card, thing_of(state, test.who, card), ability))
            continue
        about = (thing_of(state, test.who, card),)
        for face in dice.faces(test.dice):
            if isinstance(ability, Reroll) or face < dice.SIDES:
                found.append(_by_card(card, about, ability, face))
    if state.combat is not None and test.skill is STRENGTH and Occurring.COMBAT in test.during:
        for card in state.combat.rerolls:
            if card not in test.used:
                # What a spell gives for a combat encounter lasts even if the spell has been discarded meanwhile.
                lost = is_two_sided(card) and holds(state, test.who, front(card)) is None
                about = () if lost else (thing_of(state, test.who, card),)
                found += [_by_card(card, about, Reroll(), face) for face in dice.faces(test.dice)]
    return found


def _no_clues(state: Eldritch, test: Testing) -> bool:
    """Does a monster keep clues from being spent on the dice of its combat encounter?"""
    combat = state.combat
    return combat is not None and Occurring.COMBAT in test.during and printed(state, combat.token).no_clues


def _two_for_one(state: Eldritch, who: int) -> bool:
    """Does somebody on the space let two dice be rolled again for one clue (rules eh.inv-trish.1, eh.inv-trish.2)?"""
    here = state.standing_on(state.investigators[who].space)
    return any(able(state, owner, "two_dice_for_clue") for owner in here)


@cache
def _by_clue(owner: str, chosen: tuple[int, ...]) -> Option:
    word = "+".join(map(str, chosen))
    words, own = say("option-reroll-clue", dice=word), things.investigator(owner)
    return Option(f"reroll:{word}", words, partial(_change_by_clue, chosen), "reroll", (own,), word=word)


def _change_by_clue(chosen: tuple[int, ...], table: Table, test: Testing) -> Flow[None]:
    yield from pay_clues(table, test.who, 1)
    reroll(table, test, chosen)


def _by_card(card: CardId, about: tuple[Thing, ...], ability: Reroll | RaiseDie, face: int) -> Option:
    verb = "reroll" if isinstance(ability, Reroll) else "raise"
    change = partial(_change_by_card, card, ability, face)
    return Option(f"{verb}:{front(card)}:{face}", _die_words(verb, card, face), change, verb, about, word=str(face))


@cache
def _die_words(verb: str, card: CardId, face: int) -> Message:
    return say(f"option-{verb}", card=component_name(card), die=face)


def _change_by_card(card: CardId, ability: Reroll | RaiseDie, face: int, table: Table, test: Testing) -> Flow[None]:
    yield from _use(table, test, test.who, card, ability)
    if isinstance(ability, Reroll):
        reroll(table, test, (face,))
    else:
        raise_die(table, test, face)


def _any_dice(card: CardId, thing: Thing, ability: TestAbility) -> Option:
    """Any of the dice are rolled again: they are chosen one by one, and then rolled together."""
    words = say("option-reroll-any", card=component_name(card))
    return Option(f"reroll-any:{front(card)}", words, partial(_change_any, card, ability), "reroll", (thing,))


def _change_any(card: CardId, ability: TestAbility, table: Table, test: Testing) -> Flow[None]:
    yield from _use(table, test, test.who, card, ability)
    reroll(table, test, (yield from _choose_dice(table, test)))


@cache
def _die_option(face: int) -> Option:
    return Option(f"die:{face}", say("option-die", die=face), face, "die", word=str(face))


def _use(table: Table, test: Testing, who: int, card: CardId, ability: TestAbility) -> Flow[None]:
    """Use an ability on this roll, and pay for it (rule eh.possession.3)."""
    test.used = [*test.used, card]
    if ability.limited:
        use(table, f"{KINDS[type(ability)]}:{card}")
    if ability.cost is not None:
        yield from pay(ability.cost, table, Me(who=who, card=card))


def _choose_dice(table: Table, test: Testing) -> Flow[list[int]]:
    """As many of the dice as they like, but at least one: it was paid for."""
    left, chosen = sorted(test.dice), list[int]()
    while left:
        options = [_die_option(face) for face in dice.faces(left)]
        if chosen:
            options.append(DONE)
        face: int | None = yield from ask(
            test.who,
            say("prompt-which-dice"),
            options,
            "eh.reroll.1",
            table.cause,
            QuestionKind.SEVERAL,
            "which-dice",
            len(chosen),
        )
        if face is None:
            break
        left.remove(face)
        chosen.append(face)
    return chosen


def reroll(table: Table, test: Testing, chosen: Sequence[int]) -> None:
    """The new result counts, even if it is worse (rule eh.reroll.1)."""
    for face in chosen:
        new = dice.roll(table.state, 1)[0]
        test.dice[test.dice.index(face)] = new
        if table.telling:
            table.tell(DieRerolled, table.state.investigators[test.who].id, face, new)


def raise_die(table: Table, test: Testing, face: int) -> None:
    test.dice[test.dice.index(face)] = face + 1
    table.tell(DieRaised, table.state.investigators[test.who].id, face)
