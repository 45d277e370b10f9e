"""Tests: the pool, the roll, what may be changed about it, the result (rules ah3.466.*)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Final, Literal

from miskatonic.kernel import dice
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.dice import Counting, Part
from miskatonic.kernel.effects import Outcome
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes, things
from .abilities import AddSuccesses, DoubleSixes, MoreDice, RaiseDie, Reroll, TestAbility
from .assets import discard, spend
from .casting import cast, castable
from .components import PRINTED, card_of, kind_of
from .events import DiceRolled, DieRaised, DieRerolled, SuccessesAdded, TestBegan, TestEnded
from .focus import lose_focus
from .monsters import skill_value
from .play import Table, thing_of, touch, use, used
from .reactions import InPlay, abilities_in_play, able, component_name, reaches, react
from .resolver import Me, carry_out, pay
from .state import Arkham, Testing
from .words import BLESSED, CURSED, CardId, Occurring, Skill, card_name, front, say, skill_name

ROLL: Final = Option("roll", say("option-roll"), role=Role.DONE)
HANDS: Final = 2

KINDS: Final[Mapping[type[TestAbility], str]] = {
    MoreDice: "dice",
    Reroll: "reroll",
    RaiseDie: "raises",
    DoubleSixes: "sixes",
    AddSuccesses: "successes",
}
"""What changes tests, as it is called among the abilities of a component."""

When = Literal["pool", "before", "after", "any"]


def skill_test(
    table: Table,
    me: Me,
    skill: Skill,
    modifier: int = 0,
    during: Sequence[Occurring] = (),
    monsters: Sequence[int] = (),
    more: int = 0,
) -> Flow[Outcome]:
    """The four steps of a test; what follows is up to whoever called for it (rules ah3.466.1, ah3.466.5c)."""
    state = table.state
    outer = state.test
    test = state.test = prepare(table, me.who, skill, modifier, during, monsters, more)
    investigator = state.investigators[me.who]
    yield from before_the_roll(table, test)
    applying = abilities(table, test, "pool")
    touch_what_helped(table, test, applying)
    if table.telling:
        table.tell(TestBegan, investigator.id, skill, test.pool)
    test.counting = counting(table, test, applying)
    if Occurring.CASTING in test.during:
        test.added, state.casting_luck = state.casting_luck, 0
    test.dice = dice.roll(state, test.pool)
    table.tell(DiceRolled, investigator.id, list(test.dice))
    raise_all(test, applying)
    change = partial(changes, table, test)
    yield from dice.change_dice(me.who, partial(_lying, test), change, "ah3.466.4", table.cause)
    if "cast:others-test" in abilities_in_play(state):
        yield from intervene(table, test)
    result = test.counting.successes(test.dice) + test.added
    table.tell(TestEnded, investigator.id, skill, result, list(test.dice))
    state.test, state.last_dice = outer, test.dice
    passed = result > 0
    lift_luck(table, me.who, passed)
    yield from react(table, "test-passed" if passed else "test-failed", Me(who=me.who))
    return Outcome(passed, result)


def _lying(test: Testing) -> Message:
    shown = ", ".join(map(str, sorted(test.dice)))
    found = test.counting.successes(test.dice) + test.added
    return say("prompt-dice", dice=shown, skill=skill_name(test.skill), n=found)


def lift_luck(table: Table, who: int, passed: bool) -> None:
    """A blessing is gone with a failure, a curse with a success."""
    luck = CURSED if passed else BLESSED
    if luck in table.state.investigators[who].conditions:
        discard(table, who, luck)


# The pool (rules ah3.466.2a to ah3.466.2d).


def prepare(
    table: Table,
    who: int,
    skill: Skill,
    modifier: int = 0,
    during: Sequence[Occurring] = (),
    monsters: Sequence[int] = (),
    more: int = 0,
) -> Testing:
    """The pool before anything is taken in hand or paid for."""
    state = table.state
    test = Testing(who, skill, modifier, [Part("skill", skill_value(state, who, skill))], [*during], Counting())
    test.monsters = [*monsters]
    if state.phase == "encounter" and Occurring.ENCOUNTER not in test.during:
        test.during.append(Occurring.ENCOUNTER)
    if modifier:
        test.parts.append(Part("modifier", modifier))
    if more:
        test.parts.append(Part("more", more))
    lent = lent_focus(state, who, skill)
    if lent:
        test.parts.append(Part("lent", lent))
    fewer = 0
    for monster in state.monsters:
        if who in monster.engaged:
            fewer += kind_of(monster.token).fewer_dice
    if fewer:
        test.parts.append(Part("monster", -fewer))
    for owner, card, ability in abilities(table, test, "pool"):
        if isinstance(ability, MoreDice) and not hands_of(card):
            add_dice(table, test, owner, card, ability)
    return test


def lent_focus(state: Arkham, who: int, skill: Skill) -> int:
    """What others in the space who share their focus have focused."""
    lent = 0
    for other in state.standing_on(state.investigators[who].space):
        if other != who and skill in state.investigators[other].focus and able(state, other, "lends_focus"):
            lent += 1
    return lent


def add_dice(table: Table, test: Testing, owner: int, card: CardId, ability: MoreDice) -> None:
    number = ability.n.count(table, Me(who=owner, card=card, chosen=test.who))
    if number:
        test.parts.append(Part(thing_of(table.state, owner, card), number))


def touch_what_helped(table: Table, test: Testing, applying: Iterable[Applying]) -> None:
    """Only a test that is made uses the assets that give dice; one that is weighed does not (rule ah3.424.4)."""
    sources = [part.source for part in test.parts]
    for owner, card, ability in applying:
        if isinstance(ability, MoreDice) and thing_of(table.state, owner, card) in sources:
            touch(table, card)


def hands_of(card: CardId) -> int:
    """How many hands it takes to use a component in a test."""
    return PRINTED[card].hands if card in PRINTED else 0


def counting(table: Table, test: Testing, applying: Iterable[Applying]) -> Counting:
    """Which dice are successes (rules ah3.466.5a, ah3.488.2)."""
    state = table.state
    own = able(state, test.who, "successes_from")
    if own:
        at_least = own[-1][1].successes_from
    elif BLESSED in state.investigators[test.who].conditions:
        at_least = 4
    else:
        at_least = 6 if CURSED in state.investigators[test.who].conditions else 5
    doubled = False
    for _, card, ability in applying:
        if isinstance(ability, DoubleSixes) and (not hands_of(card) or card in test.taken_up):
            doubled = True
    return Counting(at_least, dice.SIDES) if doubled else Counting(at_least)


Applying = tuple[int, CardId, TestAbility]
"""Whose it is, the component, and the ability of it that applies to a test."""


def abilities(table: Table, test: Testing, when: When) -> list[Applying]:
    """Abilities that apply to a test, with whoever has them and the component they are on."""
    state = table.state
    found: list[Applying] = []
    in_play = abilities_in_play(state)
    changing = in_play.tests
    if changing is None:
        changing = in_play.tests = _for_tests(in_play)
    for owner, card, ability in changing[when]:
        if ability.whose == "own" and owner != test.who:
            continue
        if (not ability.skills or test.skill in ability.skills) and applies(table, ability, owner, card, test):
            found.append((owner, card, ability))
    return found


def _for_tests(in_play: InPlay) -> Mapping[str, Sequence[Applying]]:
    """What investigators have that changes tests, by when it does: all of one, then all of the next."""
    found: dict[str, list[Applying]] = {"pool": [], "before": [], "after": []}
    having = [(kind, *each) for kind in KINDS.values() for each in in_play.get(kind, ())]
    for kind, owner, card, has in sorted(having, key=lambda each: in_play.seats.index(each[1])):
        for ability in getattr(has, kind):
            found[when_used(ability)].append((owner, card, ability))
    found["any"] = [*found["pool"], *found["before"], *found["after"]]
    return found


def when_used(ability: TestAbility) -> When:
    """With the pool, where it applies by itself; before the roll, where it costs something; or on the dice."""
    if isinstance(ability, (Reroll, AddSuccesses)) or (isinstance(ability, RaiseDie) and not ability.all):
        return "after"
    free = ability.cost is None and not ability.limited
    return "pool" if free else "before"


def applies(table: Table, ability: TestAbility, owner: int, card: CardId, test: Testing) -> bool:
    """Whose test is it, and in the midst of what is it made?"""
    if ability.during and not _occurs(ability.during, test.during):
        return False
    if f"lent:{card}" in table.state.used:
        return False
    if ability.whose != "own" and not reaches(table.state, ability.whose, owner, test.who):
        return False
    return ability.when is None or ability.when.holds(table, Me(who=owner, card=card, chosen=test.who))


def _occurs(wanted: Sequence[Occurring], during: Sequence[Occurring]) -> bool:
    for each in wanted:  # noqa: SIM110 (asked for every ability)
        if each in during:
            return True
    return False


# Before the roll.


def hands_left(table: Table, test: Testing) -> int:
    """Two hands, for the whole of an action (rules ah3.466.2c, ah3.466.2c-2)."""
    acting = table.state.acting
    busy = acting.hands if acting is not None and acting.who == test.who else 0
    return HANDS - busy - (0 if acting is not None and acting.who == test.who else sum(map(hands_of, test.taken_up)))


def take_up(table: Table, test: Testing, card: CardId) -> None:
    test.taken_up = [*test.taken_up, card]
    acting = table.state.acting
    if acting is not None and acting.who == test.who:
        acting.hands += hands_of(card)


@lru_cache(maxsize=1024)
def _handheld(cards: tuple[CardId, ...]) -> bool:
    """Does any of some cards take hands?"""
    return any(map(hands_of, cards))


def in_hand(table: Table, test: Testing) -> list[CardId]:
    """Assets of theirs that take hands and would help in this test."""
    found: list[CardId] = []
    if not _handheld(tuple(table.state.investigators[test.who].cards)):
        return found
    for owner, card, _ in abilities(table, test, "any"):
        if owner == test.who and hands_of(card) and card not in found and card_of(card).cast is None:
            found.append(card)
    return found


def before_the_roll(table: Table, test: Testing) -> Flow[None]:
    """Assets are taken in hand, and whoever has them may use dice that cost something (rule ah3.466.2c)."""
    yield from _take_up_assets(table, test)
    declined: set[int] = set()
    while True:
        offers = [each for each in _offers(table, test) if each[0] not in declined]
        if not offers:
            return
        owner = offers[0][0]
        options = [option for seat, option in offers if seat == owner]
        prompt = say("prompt-before-roll", skill=skill_name(test.skill), n=test.pool)
        chosen: tuple[CardId, MoreDice] | None = yield from ask(
            owner, prompt, [*options, ROLL], "ah3.466.2d", table.cause, QuestionKind.ACT, "before-roll", test.pool
        )
        if chosen is None:
            declined.add(owner)
            continue
        card, ability = chosen
        yield from _use(table, test, owner, card, ability)
        add_dice(table, test, owner, card, ability)


def _take_up_assets(table: Table, test: Testing) -> Flow[None]:
    """All that fit into the hands are taken up; where they do not, or where a free hand counts, it is a choice."""
    wanted = in_hand(table, test)
    if not wanted:
        return
    spell = any(castable(table, test.who, each) for each in ("attack", "evade") if each in map(str, test.during))
    while wanted:
        left = hands_left(table, test)
        wanted = [card for card in wanted if card not in test.taken_up and hands_of(card) <= left]
        if not wanted:
            return
        if sum(map(hands_of, wanted)) <= left and not spell and not _better_free(table, test, wanted):
            for card in wanted:
                _wield(table, test, card)
            return
        owner = table.state.investigators[test.who].id
        options = [
            Option(f"hand:{front(card)}", card_name(card), card, "hand", (things.card(card, owner),)) for card in wanted
        ]
        options.append(Option("done", say("option-done"), None, role=Role.DONE))
        prompt = say("prompt-hands", n=left)
        card: CardId | None = yield from ask(
            test.who, prompt, options, "ah3.466.2c", table.cause, QuestionKind.SEVERAL, "hands", left
        )
        if card is None:
            return
        _wield(table, test, card)


def _better_free(table: Table, test: Testing, wanted: Sequence[CardId]) -> bool:
    """Would an asset that gives more dice with a free hand share the hands with others?"""
    from .verbs.counts import PerFreeHand

    held = (*wanted, *test.taken_up)
    return len(held) > 1 and any(
        owned in held and isinstance(ability, MoreDice) and isinstance(ability.n, PerFreeHand)
        for _, owned, ability in abilities(table, test, "pool")
    )


def _wield(table: Table, test: Testing, card: CardId) -> None:
    """Take an asset in hand; what it and those taken before it give may depend on the hands that are left."""
    take_up(table, test, card)
    held = {thing_of(table.state, test.who, each) for each in test.taken_up}
    test.parts = [part for part in test.parts if part.source not in held]
    for owner, owned, ability in abilities(table, test, "pool"):
        if owner == test.who and owned in test.taken_up and isinstance(ability, MoreDice):
            add_dice(table, test, owner, owned, ability)


def _offers(table: Table, test: Testing) -> list[tuple[int, Option]]:
    """What could be used before the roll, and by whom."""
    state = table.state
    found: list[tuple[int, Option]] = []
    for owner, card, ability in abilities(table, test, "before"):
        if not isinstance(ability, MoreDice) or not _usable(table, test, card, ability):
            continue
        me = Me(who=owner, card=card, chosen=test.who)
        number = ability.n.count(table, me)
        if number <= 0 or (ability.cost is not None and not ability.cost.affordable(table, me)):
            continue
        words = say("option-more-dice", card=component_name(card), n=number)
        thing = thing_of(state, owner, card)
        found.append((owner, Option(f"use:{front(card)}", words, (card, ability), "use", (thing,))))
    return found


def _usable(table: Table, test: Testing, card: CardId, ability: TestAbility) -> bool:
    """Each only once on a roll, and some once a round."""
    if hands_of(card) and card not in test.taken_up:
        return False
    return card not in test.used and not (ability.limited and used(table, f"{KINDS[type(ability)]}:{card}"))


# After the roll (rules ah3.466.4a to ah3.466.4e).


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
        found += [_by_focus(table, test, skill, face) for face in shown]
        if able(state, test.who, "focus_rerolls"):
            found.append(_many_by_focus(table, test, skill))
    if investigator.clues:
        found += [_by_clue(table, test, face) for face in shown]
    for owner, card, ability in abilities(table, test, "after"):
        if _usable(table, test, card, ability):
            found += _by_ability(table, test, owner, card, ability, shown)
    if Occurring.EVADE in test.during and investigator.remnants:
        for token in test.monsters:
            if kind_of(token).remnants_raise:
                found += [_by_remnant(table, test, token, face) for face in shown if face < dice.SIDES]
                break
    return found


def _by_ability(
    table: Table, test: Testing, owner: int, card: CardId, ability: TestAbility, shown: Sequence[int]
) -> list[Option]:
    """What an ability could do to the dice."""
    me = Me(who=owner, card=card, chosen=test.who)
    if ability.cost is not None and not ability.cost.affordable(table, me):
        return []
    if isinstance(ability, AddSuccesses):
        return [_more_successes(table, test, owner, card, ability)]
    if isinstance(ability, RaiseDie):
        return [_by_card(table, test, owner, card, ability, face) for face in shown if face < dice.SIDES]
    if not isinstance(ability, Reroll):
        return []
    most = None if ability.most is None else ability.most.count(table, me)
    if most == 0:
        return []
    if ability.which == "any":
        return [_any_dice(table, test, owner, card, ability, most)]
    found = [_by_card(table, test, owner, card, ability, face) for face in shown]
    if ability.which == "one-or-all" and len(test.dice) > 1:
        found.append(_all_dice(table, test, owner, card, ability))
    return found


def _by_remnant(table: Table, test: Testing, token: int, face: int) -> Option:
    def change() -> None:
        spend(table, test.who, "remnants", 1)
        raise_die(table, test, face)

    words = say("option-raise-remnant", die=face)
    return Option(f"remnant:{face}", words, change, "remnant", (things.monster(token),), word=str(face))


def _by_focus(table: Table, test: Testing, skill: Skill, face: int) -> Option:
    def change() -> None:
        lose_focus(table, test.who, skill)
        _focus_heals(table, test.who)
        reroll(table, test, (face,))

    own = things.investigator(table.state.investigators[test.who].id)
    return Option(f"focus:{skill}:{face}", _focus_words(skill, face), change, "focus", (own,), word=f"{skill}-{face}")


@cache
def _focus_words(skill: Skill, face: int) -> Message:
    return say("option-reroll-focus", skill=skill_name(skill), die=face)


def _many_by_focus(table: Table, test: Testing, skill: Skill) -> Option:
    """A focus token that lets more than one die be rolled again."""

    def change() -> Flow[None]:
        lose_focus(table, test.who, skill)
        _focus_heals(table, test.who)
        kinds = [has.focus_rerolls for _, has in able(table.state, test.who, "focus_rerolls")]
        most = None if "any" in kinds else table.state.investigators[test.who].horror
        reroll(table, test, (yield from choose_dice(table, test, most)))

    own = things.investigator(table.state.investigators[test.who].id)
    words = say("option-reroll-focus-many", skill=skill_name(skill))
    return Option(f"focus:{skill}", words, change, "focus", (own,), word=str(skill))


def _focus_heals(table: Table, who: int) -> None:
    from .harm import recover
    from .words import HORROR

    for _, has in able(table.state, who, "focus_heals"):
        recover(table, who, HORROR, has.focus_heals)


def _by_clue(table: Table, test: Testing, face: int) -> Option:
    def change() -> None:
        spend(table, test.who, "clues", 1)
        reroll(table, test, (face,))

    own = things.investigator(table.state.investigators[test.who].id)
    return Option(f"clue:{face}", say("option-reroll-clue", die=face), change, "clue", (own,), word=str(face))


def _by_card(table: Table, test: Testing, owner: int, card: CardId, ability: Reroll | RaiseDie, face: int) -> Option:
    verb = "reroll" if isinstance(ability, Reroll) else "raise"

    def change() -> Flow[None]:
        yield from _use(table, test, owner, card, ability)
        if verb == "raise":
            raise_die(table, test, face)
        else:
            reroll(table, test, (face,))
            yield from _then(table, owner, card, ability)

    words = say(f"option-{verb}", card=component_name(card), die=face)
    thing = thing_of(table.state, owner, card)
    return Option(f"{verb}:{front(card)}:{face}", words, change, verb, (thing,), word=str(face))


def _all_dice(table: Table, test: Testing, owner: int, card: CardId, ability: Reroll) -> Option:
    def change() -> Flow[None]:
        yield from _use(table, test, owner, card, ability)
        reroll(table, test, list(test.dice))
        yield from _then(table, owner, card, ability)

    words = say("option-reroll-all", card=component_name(card))
    thing = thing_of(table.state, owner, card)
    return Option(f"reroll:{front(card)}:all", words, change, "reroll", (thing,), word="all")


def _any_dice(table: Table, test: Testing, owner: int, card: CardId, ability: Reroll, most: int | None) -> Option:
    """They are chosen one by one, and then rolled together."""

    def change() -> Flow[None]:
        yield from _use(table, test, owner, card, ability)
        reroll(table, test, (yield from choose_dice(table, test, most)))
        yield from _then(table, owner, card, ability)

    words = say("option-reroll-any", card=component_name(card))
    thing = thing_of(table.state, owner, card)
    return Option(f"reroll:{front(card)}", words, change, "reroll", (thing,), word="any")


def _then(table: Table, owner: int, card: CardId, ability: Reroll | RaiseDie) -> Flow[None]:
    if isinstance(ability, Reroll) and ability.then:
        yield from carry_out(ability.then, table, Me(who=owner, card=card))


def _more_successes(table: Table, test: Testing, owner: int, card: CardId, ability: AddSuccesses) -> Option:
    number = ability.n.count(table, Me(who=owner, card=card, chosen=test.who))

    def change() -> Flow[None]:
        yield from _use(table, test, owner, card, ability)
        add_successes(table, test, number)

    words = say("option-add-successes", card=component_name(card), n=number)
    return Option(f"use:{front(card)}", words, change, "use", (thing_of(table.state, owner, card),))


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
                outer = state.acting
                state.acting = None
                outcome = yield from cast(table, owner, card)
                state.acting = outer
                if outcome is not None:
                    add_successes(table, test, outcome.result)


def add_successes(table: Table, test: Testing, count: int) -> None:
    test.added += count
    if count:
        table.tell(SuccessesAdded, table.state.investigators[test.who].id, count)


def _use(table: Table, test: Testing, who: int, card: CardId, ability: TestAbility) -> Flow[None]:
    test.used = [*test.used, card]
    touch(table, card)
    if ability.limited:
        use(table, f"{KINDS[type(ability)]}:{card}")
    if ability.cost is not None:
        yield from pay(ability.cost, table, Me(who=who, card=card))


def choose_dice(table: Table, test: Testing, most: int | None) -> Flow[list[int]]:
    """As many of the dice as they like and may, but at least one (rule ah3.466.4c)."""
    left, chosen = sorted(test.dice), list[int]()
    while left and (most is None or len(chosen) < most):
        options = [
            Option(f"die:{face}", say("option-die", die=face), face, "die", word=str(face)) for face in dice.faces(left)
        ]
        if chosen:
            options.append(Option("done", say("option-done"), role=Role.DONE))
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


def roll_no_test(table: Table, who: int, count: int) -> list[int]:
    """Dice that are no test: nothing that is for tests applies (rules ah3.450.1, ah3.450.2)."""
    rolled = dice.roll(table.state, count)
    table.state.rolled = sum(rolled)
    table.tell(DiceRolled, table.state.investigators[who].id, rolled)
    return rolled


def roll_and_change(table: Table, who: int, count: int) -> Flow[list[int]]:
    """Dice that are no test, which only what is for all dice may change."""
    rolled = roll_no_test(table, who, count)
    for card, has in able(table.state, who, "reroll"):
        for ability in has.reroll:
            me = Me(who=who, card=card)
            if not ability.rolls or (ability.cost is not None and not ability.cost.affordable(table, me)):
                continue
            options = [
                Option("reroll", say("option-reroll-roll", card=component_name(card)), True, "reroll"),
                Option("keep", say("option-keep-dice"), False, role=Role.DECLINE),
            ]
            prompt = say("prompt-roll", dice=", ".join(map(str, rolled)))
            kind = QuestionKind.AGREE
            if (yield from ask(who, prompt, options, "ah3.450.2", table.cause, kind, "roll")):
                if ability.cost is not None:
                    yield from pay(ability.cost, table, me)
                rolled = roll_no_test(table, who, count)
    return rolled


def chances_of(state: Arkham, test: Testing) -> float:
    return dice.chance(test.pool, test.counting)
