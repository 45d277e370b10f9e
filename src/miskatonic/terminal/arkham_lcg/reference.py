"""Looking cards up: by name, by their code, or by the number of an option."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED, Printed
from miskatonic.games.arkham_lcg.registry import card_text
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import NAME, Difficulty, Kind, card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.text import Message, messages

from ..face import Frame
from ..indent import indented
from ..number_input import parse_choice
from ..words import dotted, folded
from .marks import HEALTH, RESOURCE, SANITY, VICTORY, enemy_text, icon_letters, keyword_name
from .targets import own, target_of
from .words import say

SHOWN_WHOLE: Final = 6
"""More cards than this are only named."""


def lookup(words: str, frame: Frame) -> list[RenderableType]:
    """The cards meant by some words, in full where they are few; without words the own hand."""
    codes = meant(words, frame) if words else hand_codes(frame)
    if len(codes) <= SHOWN_WHOLE or not words:
        return [show_card(code, frame) for code in codes]
    return [listing(codes, frame), Text(frame.say(say("lcg-look-closer", example=codes[0])), "muted")]


def meant(words: str, frame: Frame) -> list[str]:
    """A card by its code, by the number of an option, by its full name, or by a part of its name."""
    if words in PRINTED:
        return [words]
    options = frame.decision.options if frame.decision else ()
    number = parse_choice(words, len(options))
    if number is not None:
        code = target_of(options[number - 1], frame.view).card
        return [code] if code else []
    wanted = folded(words)
    named = {code: folded(frame.say(card_name(code))) for code in PRINTED}
    exact = [code for code, name in named.items() if name == wanted]
    return exact or [
        code
        for code, name in named.items()
        if all(word in f"{name} {folded(subtitle(code, frame))}" for word in wanted.split())
    ]


def hand_codes(frame: Frame) -> list[str]:
    you = own(frame.view)
    hand = you.hand or [] if you is not None else []
    return list(dict.fromkeys(card.code for card in hand))


def listing(codes: list[str], frame: Frame) -> Table:
    grid = Table.grid(padding=(0, 2))
    for code in codes:
        grid.add_row(
            Text(code, "key"), Text(frame.say(titled(code, frame))), Text(frame.say(kind_of(PRINTED[code])), "muted")
        )
    return grid


# A card in full.


def show_card(code: str, frame: Frame) -> RenderableType:
    """Title, what kind of card, its numbers, what it does, and how it stands where it is in play."""
    card = PRINTED[code]
    title = Text(frame.say(titled(code, frame)), "title").append("  ").append(code, "muted")
    facts = Text(frame.say(dotted([kind_of(card), *numbers(card, frame)])), "muted")
    body = [indented(Text(line)) for line in rules_text(code, frame)]
    return Group(title, facts, *body, *in_play_now(code, frame), Text())


def titled(code: str, frame: Frame) -> Message:
    """The name, the subtitle and the level."""
    named = card_name(code)
    if subtitle(code, frame):
        named = say("lcg-titled", name=named, subtitle=say_game(f"card-{code}-sub"))
    level = PRINTED[code].level
    return say("lcg-levelled", name=named, level=level) if level else named


def subtitle(code: str, frame: Frame) -> str:
    return frame.say(say_game(f"card-{code}-sub")) if f"card-{code}-sub" in messages(NAME, frame.locale) else ""


def rules_text(code: str, frame: Frame) -> list[str]:
    """What a card does: both sides where it has two, the side that counts of a scenario's reference card."""
    known = messages(NAME, frame.locale)
    sides = [side for side in sides_of(code, frame) if side.id in known]
    return [line for side in sides for line in frame.say(side).splitlines()]


def sides_of(code: str, frame: Frame) -> list[Message]:
    view: View = frame.view
    if PRINTED[code].type is Kind.SCENARIO:
        return [say_game(f"card-{code}-{'hard' if Difficulty(view.difficulty).harsh else 'easy'}-text")]
    return [card_text(code), say_game(f"card-{code}-back-text"), say_game(f"card-{code}-deck")]


def kind_of(card: Printed) -> Message:
    """What kind of card it is, and of which class or set."""
    kind = say(f"lcg-kind-{'weakness' if card.weakness else card.type}")
    if card.card_class is not None:
        return say("lcg-kind-of", kind=kind, whose=say_game(f"deck-class-{card.card_class}"))
    return say("lcg-kind-of", kind=kind, whose=say_game(f"set-{card.set}")) if card.set else kind


def numbers(card: Printed, frame: Frame) -> list[Message]:
    """Everything printed on a card besides its text."""
    facts: list[Message] = []
    if card.cost is not None:
        facts.append(say("lcg-fact", fact=f"{RESOURCE}{card.cost}"))
    if card.skills:
        facts.append(
            say(
                "lcg-fact",
                fact=" ".join(f"{frame.say(say(f'lcg-icon-{skill}'))}{value}" for skill, value in card.skills.items()),
            )
        )
    if card.icons:
        facts.append(say("lcg-icons", icons=icon_letters(card.icons, frame)))
    facts += [say(f"lcg-slot-{slot}", count=card.slots.count(slot)) for slot in dict.fromkeys(card.slots)]
    if card.type is Kind.ENEMY:
        facts.append(say("lcg-fact", fact=frame.say(say("lcg-enemy-values", fight=card.fight, evade=card.evade))))
    facts += health_facts(card)
    if card.type is Kind.ENEMY:
        facts.append(say("lcg-attack", damage=f"{HEALTH}{card.damage}", horror=f"{SANITY}{card.horror}"))
    if card.type is Kind.LOCATION:
        facts += [say("lcg-shroud", shroud=card.shroud), say("lcg-clues-each", clues=card.clues)]
    if card.doom:
        facts.append(say("lcg-threshold", doom=card.doom))
    if card.type is Kind.ACT and card.clues:
        facts.append(say("lcg-clues-each", clues=card.clues))
    facts += [keyword_name(keyword) for keyword in sorted(card.keywords)]
    facts += [say_game(f"trait-{trait}") for trait in sorted(card.traits)]
    if card.victory is not None:
        facts.append(say("lcg-fact", fact=f"{VICTORY}{card.victory}"))
    return facts


def health_facts(card: Printed) -> list[Message]:
    facts: list[Message] = []
    if card.health_each:
        facts.append(say("lcg-health-each", sign=HEALTH, health=card.health or 0, each=card.health_each))
    elif card.health is not None:
        facts.append(say("lcg-fact", fact=f"{HEALTH}{card.health}"))
    if card.sanity is not None:
        facts.append(say("lcg-fact", fact=f"{SANITY}{card.sanity}"))
    return facts


def in_play_now(code: str, frame: Frame) -> list[Text]:
    """How the copies of an enemy stand that are in play."""
    view: View = frame.view
    return [Text("  ").append_text(enemy_text(enemy, frame)) for enemy in view.enemies if enemy.code == code]
