"""What a card makes of an attempt is declared once: rules, chances, texts and bots all have it from there."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import Ability, Attempt, Card
from miskatonic.games.arkham_lcg.cards.common import weapon
from miskatonic.games.arkham_lcg.registry import CARDS, ability_name, card_text
from miskatonic.games.arkham_lcg.words import WILLPOWER, Designator
from miskatonic.kernel.text import LOCALES, Message, render

from .core_set import CORE_SET
from .given import ROLAND, given
from .made_up import MakeUp
from .names import CUNNING_DISTRACTION, GHOUL_PRIEST, KNIFE

DESIGNATORS = (Designator.FIGHT, Designator.EVADE, Designator.INVESTIGATE)
ATTEMPTS = [(code, ability) for code in CORE_SET for ability in CARDS[code].abilities if ability.attempt is not None]

OFFERED = [ability for _, ability in ATTEMPTS if ability.kind != "event"]
"""Those with a name of their own; an event goes by that of its card."""


def test_every_card_that_fights_evades_or_investigates_declares_how() -> None:
    named = [(code, each) for code in CORE_SET for each in CARDS[code].abilities if each.designator in DESIGNATORS]
    silent = {code for code, ability in named if ability.attempt is None}
    assert silent == {CUNNING_DISTRACTION}, "which evades without a test"
    assert len(ATTEMPTS) == len(named) - 1 == 15


# What it comes to.


@pytest.mark.parametrize(
    ("margin", "damage"), [(-7, 5), (-1, 1), (0, 1), (3, 3), (9, 5)], ids=lambda number: f"{number:+}"
)
def test_damage_may_go_by_the_margin_hit_or_miss(margin: int, damage: int) -> None:
    assert Attempt(damage_by_margin=5).damage_dealt(margin, alone=False) == damage


@pytest.mark.parametrize(("margin", "damage"), [(-2, 1), (1, 1), (2, 2), (5, 2)])
def test_succeeding_well_hurts_more_and_missing_by_far_does_not(margin: int, damage: int) -> None:
    assert Attempt(damage_if_well=1).damage_dealt(margin, alone=False) == damage


def test_being_alone_with_an_enemy_and_ordinary_damage_add_up() -> None:
    blade = Attempt(damage=1, damage_if_alone=2)
    assert (blade.damage_dealt(0, alone=False), blade.damage_dealt(0, alone=True)) == (2, 4)


def test_a_bonus_may_be_another_one_where_there_are_clues() -> None:
    pistol = Attempt(bonus=1, bonus_with_clues=3)
    assert [pistol.bonus_at(clues) for clues in (0, 1, 2)] == [1, 3, 3]
    assert Attempt(bonus=2).bonus_at(1) == 2


def test_a_weapon_is_nothing_but_its_declaration(made_up: MakeUp) -> None:
    made_up(KNIFE, "99001")

    class Cane(Card, code="99001"):
        prod = weapon(Attempt(skill=WILLPOWER, bonus=2, damage=2))

    scene = given(ROLAND).asset(0, "99001").enemy(GHOUL_PRIEST, engaged=0).bag("0").do("activate:99001")
    (ended,) = scene.events("test-ended")
    assert ended.terms[1].amount == 2
    assert (ended.skill, ended.value) == (WILLPOWER, 3 + 2)
    assert scene.entry(GHOUL_PRIEST).damage == 3
    assert Cane.numbers["more"] == 2


# What is said of it.


def changed(message: Message, name: str) -> Message:
    return Message(message.domain, message.id, {**message.args, name: 77})


def told(message: Message, locale: str) -> set[str]:
    """The numbers that the text of a message really says."""
    text, errors = render(message, locale)
    assert not errors
    return {name for name in message.args if render(changed(message, name), locale)[0] != text}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", sorted({code for code, _ in ATTEMPTS}))
def test_the_text_of_a_card_says_the_numbers_it_declares(code: str, locale: str) -> None:
    said = told(card_text(code), locale)
    assert {name for name in CARDS[code].numbers if name.endswith(("bonus", "clues", "easier"))} <= said
    hurts = any(each.attempt is not None and each.attempt.numbers()["most"] > 1 for each in CARDS[code].abilities)
    assert hurts == any(name.endswith(("more", "most")) for name in said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ability", OFFERED, ids=lambda ability: f"{ability.code}-{ability.name}")
def test_an_ability_is_offered_with_the_numbers_of_its_own_attempt(ability: Ability, locale: str) -> None:
    name = ability_name(ability)
    assert {each for each in name.args if each in ("bonus", "bonus-with-clues", "easier")} <= told(name, locale)


def test_a_number_is_said_in_its_right_form() -> None:
    name = ability_name(next(each for each in CARDS[KNIFE].abilities if each.name == "throw"))
    assert [changed(name, "more").text(locale) for locale in ("ru", "uk")] == [
        "метнуть: +2 к силе, +77 ран",
        "метнути: +2 до сили, +77 поранень",
    ]
    assert name.text("ru") == "метнуть: +2 к силе, +1 рана"
