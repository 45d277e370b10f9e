"""After the roll: what may be changed about the dice (rules ah3.466.4a to ah3.466.4e)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial

from miskatonic.kernel import dice
from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes, things
from .abilities import AddSuccesses, RaiseDie, Reroll, TestAbility
from .assets import spend
from .casting import cast, castable
from .components import kind_of
from .events import DieRaised, DieRerolled, SuccessesAdded
from .focus import lose_focus
from .play import DONE, Table, thing_of
from .reactions import able, component_name
from .resolver import Me, carry_out
from .state import Testing
from .testing_abilities import Applying, abilities, usable, use_ability
from .words import CardId, Occurring, Skill, card_name, front, say, skill_name


def raise_all(test: Testing, applying: Iterable[Applying]) -> None:
    for _, _, ability in applying:
        if isinstance(ability, RaiseDie):
            test.dice = [min(dice.SIDES, die + 1) for die in test.dice]


def changes(table: Table, test: Testing) -> list[Option]:
    """What could be done to the dice now: focus and clues spent, dice rolled again or raised, successes added."""
    state = table.state
    shown = dice.faces(test.dice)
    investigator = state.investigators[test.who]
    found: list[Option] = []
    for skill in dict.fromkeys(investigator.focus):
        found += [_by_focus(investigator.id, skill, face) for face in shown]
        if able(state, test.who, "focus_rerolls"):
            found.append(_many_by_focus(investigator.id, skill))
    if investigator.clues:
        found += [_by_clue(investigator.id, face) for face in shown]
    for owner, card, ability in abilities(table, test, "after"):
        if usable(table, test, card, ability):
            found += _by_ability(table, test, owner, card, ability, shown)
    if Occurring.EVADE in test.during and investigator.remnants:
        for token in test.monsters:
            if kind_of(token).remnants_raise:
                found += [_by_remnant(token, face) for face in shown if face < dice.SIDES]
    return found


def _by_ability(
    table: Table, test: Testing, owner: int, card: CardId, ability: TestAbility, shown: Sequence[int]
) -> list[Option]:
    """What an ability could do to the dice."""
    me = Me(who=owner, card=card, chosen=test.who)
    if ability.cost is not None and not ability.cost.affordable(table, me):
        return []
    thing = thing_of(table.state, owner, card)
    if isinstance(ability, AddSuccesses):
        return [_more_successes(owner, card, thing, ability, ability.n.count(table, me))]
    if isinstance(ability, RaiseDie):
        return [_by_card(owner, card, thing, ability, face) for face in shown if face < dice.SIDES]
    if not isinstance(ability, Reroll):
        return []
    most = None if ability.most is None else ability.most.count(table, me)
    if most == 0:
        return []
    if ability.which == "any":
        return [_any_dice(owner, card, thing, ability, most)]
    found = [_by_card(owner, card, thing, ability, face) for face in shown]
    if ability.which == "one-or-all" and len(test.dice) > 1:
        found.append(_all_dice(owner, card, thing, ability))
    return found


@cache
def _by_remnant(token: int, face: int) -> Option:
    words, change = say("option-raise-remnant", die=face), partial(_change_by_remnant, face)
    return Option(f"remnant:{face}", words, change, "remnant", (things.monster(token),), word=str(face))


def _change_by_remnant(face: int, table: Table, test: Testing) -> None:
    spend(table, test.who, "remnants", 1)
    raise_die(table, test, face)


@cache
def _by_focus(owner: str, skill: Skill, face: int) -> Option:
    words = say("option-reroll-focus", skill=skill_name(skill), die=face)
    change, own = partial(_change_by_focus, skill, face), things.investigator(owner)
    return Option(f"focus:{skill}:{face}", words, change, "focus", (own,), word=f"{skill}-{face}")


def _change_by_focus(skill: Skill, face: int, table: Table, test: Testing) -> None:
    lose_focus(table, test.who, skill)
    _focus_heals(table, test.who)
    reroll(table, test, (face,))


@cache
def _many_by_focus(owner: str, skill: Skill) -> Option:
    """A focus token that lets more than one die be rolled again."""
    words = say("option-reroll-focus-many", skill=skill_name(skill))
    change, own = partial(_change_many_by_focus, skill), things.investigator(owner)
    return Option(f"focus:{skill}", words, change, "focus", (own,), word=str(skill))


def _change_many_by_focus(skill: Skill, table: Table, test: Testing) -> Flow[None]:
    lose_focus(table, test.who, skill)
    _focus_heals(table, test.who)
    kinds = [has.focus_rerolls for _, has in able(table.state, test.who, "focus_rerolls")]
    most = None if "any" in kinds else table.state.investigators[test.who].horror
    reroll(table, test, (yield from choose_dice(table, test, most)))


def _focus_heals(table: Table, who: int) -> None:
    from .harm import recover
    from .words import HORROR

    for _, has in able(table.state, who, "focus_heals"):
        recover(table, who, HORROR, has.focus_heals)


@cache
def _by_clue(owner: str, face: int) -> Option:
    words, own = say("option-reroll-clue", die=face), things.investigator(owner)
    return Option(f"clue:{face}", words, partial(_change_by_clue, face), "clue", (own,), word=str(face))


def _change_by_clue(face: int, table: Table, test: Testing) -> None:
    spend(table, test.who, "clues", 1)
    reroll(table, test, (face,))


def _by_card(owner: int, card: CardId, thing: Thing, ability: Reroll | RaiseDie, face: int) -> Option:
    verb = "reroll" if isinstance(ability, Reroll) else "raise"
    change = partial(_change_by_card, owner, card, ability, face)
    return Option(f"{verb}:{front(card)}:{face}", _die_words(verb, card, face), change, verb, (thing,), word=str(face))


@cache
def _die_words(verb: str, card: CardId, face: int) -> Message:
    return say(f"option-{verb}", card=component_name(card), die=face)


def _change_by_card(
    owner: int, card: CardId, ability: Reroll | RaiseDie, face: int, table: Table, test: Testing
) -> Flow[None]:
    yield from use_ability(table, test, owner, card, ability)
    if isinstance(ability, Reroll):
        reroll(table, test, (face,))
        yield from _then(table, owner, card, ability)
    else:
        raise_die(table, test, face)


def _all_dice(owner: int, card: CardId, thing: Thing, ability: Reroll) -> Option:
    words, change = say("option-reroll-all", card=component_name(card)), partial(_change_all, owner, card, ability)
    return Option(f"reroll:{front(card)}:all", words, change, "reroll", (thing,), word="all")


def _change_all(owner: int, card: CardId, ability: Reroll, table: Table, test: Testing) -> Flow[None]:
    yield from use_ability(table, test, owner, card, ability)
    reroll(table, test, list(test.dice))
    yield from _then(table, owner, card, ability)


def _any_dice(owner: int, card: CardId, thing: Thing, ability: Reroll, most: int | None) -> Option:
    """They are chosen one by one, and then rolled together."""
    words = say("option-reroll-any", card=component_name(card))
    change = partial(_change_any, owner, card, ability, most)
    return Option(f"reroll:{front(card)}", words, change, "reroll", (thing,), word="any")


def _change_any(owner: int, card: CardId, ability: Reroll, most: int | None, table: Table, test: Testing) -> Flow[None]:
    yield from use_ability(table, test, owner, card, ability)
    reroll(table, test, (yield from choose_dice(table, test, most)))
    yield from _then(table, owner, card, ability)


def _then(table: Table, owner: int, card: CardId, ability: Reroll) -> Flow[None]:
    if ability.then:
        yield from carry_out(ability.then, table, Me(who=owner, card=card))


def _more_successes(owner: int, card: CardId, thing: Thing, ability: AddSuccesses, number: int) -> Option:
    words = say("option-add-successes", card=component_name(card), n=number)
    change = partial(_change_by_adding, owner, card, ability, number)
    return Option(f"use:{front(card)}", words, change, "use", (thing,))


def _change_by_adding(
    owner: int, card: CardId, ability: AddSuccesses, number: int, table: Table, test: Testing
) -> Flow[None]:
    yield from use_ability(table, test, owner, card, ability)
    add_successes(table, test, number)


def intervene(table: Table, test: Testing) -> Flow[None]:
    """Others may cast spells to help (rule ah3.466.4d)."""
    state = table.state
    for owner in state.standing():
        if owner == test.who:
            continue
        for card in castable(table, owner, "others-test"):
            options = [
                Option(f"cast:{front(card)}", card_name(card), True, "cast", (things.card(card),)),
                Option("no", say("option-no"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-intervene")
            cause = causes.component(card)
            if (yield from ask(owner, prompt, options, "ah3.436.7", cause, QuestionKind.AGREE, "intervene")):
                outcome = yield from cast(table, owner, card)
                if outcome is not None:
                    add_successes(table, test, outcome.result)


def add_successes(table: Table, test: Testing, count: int) -> None:
    test.added += count
    if count:
        table.tell(SuccessesAdded, table.state.investigators[test.who].id, count)


def choose_dice(table: Table, test: Testing, most: int | None) -> Flow[list[int]]:
    """As many of the dice as they like and may, but at least one (rule ah3.466.4c)."""
    left, chosen = sorted(test.dice), list[int]()
    while left and (most is None or len(chosen) < most):
        options = [_die_option(face) for face in dice.faces(left)]
        if chosen:
            options.append(DONE)
        face: int | None = yield from ask(
            test.who,
            say("prompt-which-dice"),
            options,
            "ah3.466.4b",
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


@cache
def _die_option(face: int) -> Option:
    return Option(f"die:{face}", say("option-die", die=face), face, "die", word=str(face))


def reroll(table: Table, test: Testing, chosen: Sequence[int]) -> None:
    """The new results count."""
    for face in list(chosen):
        new = dice.roll(table.state, 1)[0]
        lying = list(test.dice)
        lying[lying.index(face)] = new
        test.dice = lying
        table.tell(DieRerolled, table.state.investigators[test.who].id, face, new)


def raise_die(table: Table, test: Testing, face: int) -> None:
    lying = list(test.dice)
    lying[lying.index(face)] = face + 1
    test.dice = lying
    table.tell(DieRaised, table.state.investigators[test.who].id, face)
