"""What matters about an option, told beside it: odds, price, what lies where it leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import WILD, Kind, card_name
from miskatonic.kernel.decision import Option, id_of

from ..face import Frame
from .hand import hand_pieces
from .marks import (
    CLUE,
    HEALTH,
    REPLACES,
    SANITY,
    Piece,
    enemy_mark,
    enemy_numbers,
    left,
    location_pieces,
    number_pieces,
    odds_piece,
    on_card,
    text_of,
    vitals,
)
from .targets import (
    Target,
    card_by_id,
    enemy_by_id,
    investigator_by_code,
    location_by_id,
    loose_enemies,
    own,
    target_of,
)
from .words import say

Note = Callable[[Target, Frame], list[Piece]]


def note(option: Option, frame: Frame) -> Text:
    """A few signs that help to choose."""
    target = replace(target_of(option, frame.view), chances=frame.details(option).chances)
    return text_of(NOTES.get(target.verb, about_target)(target, frame))


def about_target(target: Target, frame: Frame) -> list[Piece]:
    """Whatever the option is about: a location, an enemy, a card in play, an investigator, a card elsewhere."""
    view: View = frame.view
    location = location_by_id(view, target.id)
    if location is not None:
        return to_location(target, frame)
    enemy = enemy_by_id(view, target.id)
    if enemy is not None:
        return enemy_numbers(enemy, frame)
    card = card_by_id(view, target.id)
    if card is not None:
        return on_card(card, frame)
    who = investigator_by_code(view, target.code)
    if who is not None:
        return vitals(who)[:2]
    return in_hand(target, frame) if target.card and target.id is None else []


def odds(target: Target, frame: Frame) -> list[Piece]:
    """How likely it succeeds: where that differs, against each enemy by name."""
    view: View = frame.view
    if len(set(target.chances.values())) <= 1:
        return [odds_piece(chance) for chance in list(target.chances.values())[:1]]
    pieces: list[Piece] = []
    for thing, chance in target.chances.items():
        enemy = enemy_by_id(view, int(id_of(thing)))
        pieces += [odds_piece(chance), *([(frame.say(card_name(enemy.code)), "muted")] if enemy is not None else [])]
    return pieces


def fight(target: Target, frame: Frame) -> list[Piece]:
    """The odds of the action, where it is one."""
    enemy = enemy_by_id(frame.view, target.id)
    if enemy is None or not target.chances:
        return about_target(target, frame)
    return [*odds(target, frame), left(HEALTH, enemy.health - enemy.damage, enemy.health)]


def evade(target: Target, frame: Frame) -> list[Piece]:
    return odds(target, frame) or about_target(target, frame)


def investigate(target: Target, frame: Frame) -> list[Piece]:
    view: View = frame.view
    you = own(view)
    location = location_by_id(view, you.location) if you is not None else None
    if location is None:
        return []
    return [*odds(target, frame), (f"{CLUE}{location.clues}", "information" if location.clues else "muted")]


def to_location(target: Target, frame: Frame) -> list[Piece]:
    """What is known of a location, and who waits there."""
    view: View = frame.view
    location = location_by_id(view, target.id)
    if location is None:
        return []
    return [
        *number_pieces(location, frame),
        *location_pieces(location, frame),
        *map(enemy_mark, loose_enemies(view, location.id)),
    ]


def in_hand(target: Target, frame: Frame) -> list[Piece]:
    """A card outside play: its price now if it is in the own hand, as printed otherwise; its icons."""
    if target.card is None or PRINTED[target.card].type in (Kind.INVESTIGATOR, Kind.ENEMY, Kind.TREACHERY):
        return []
    return hand_pieces(target.card, price_of(target.card, frame), frame)


def price_of(code: str, frame: Frame) -> int | None:
    you = own(frame.view)
    held = next((card for card in (you.hand or [] if you is not None else []) if card.code == code), None)
    return PRINTED[code].cost if held is None else held.price


def mulligan(target: Target, frame: Frame) -> list[Piece]:
    """What the card is worth, and how many copies of it are held."""
    you = own(frame.view)
    held = sum(card.code == target.card for card in (you.hand or [] if you is not None else []))
    copies: list[Piece] = [(frame.say(say("lcg-copies", count=held)), "muted")] if held > 1 else []
    return [*copies, *in_hand(target, frame)]


def play(target: Target, frame: Frame) -> list[Piece]:
    """Only the price: the icons do not matter when a card is played. And whether another card has to make room."""
    if target.id is not None:
        return []
    crowds_out: list[Piece] = [(REPLACES, "danger")] if lacks_slots(target.card, frame) else []
    return [*in_hand(target, frame)[:1], *crowds_out, *odds(target, frame)]


def lacks_slots(code: str | None, frame: Frame) -> bool:
    """Are the slots it needs taken by other assets (rule lcg.slot.6)?"""
    you = own(frame.view)
    if you is None or code is None:
        return False
    taken = Counter(slot for card in you.assets for slot in PRINTED[card.code].slots)
    needed = Counter(PRINTED[code].slots)
    return any(taken[slot] + count > you.slots[slot] for slot, count in needed.items())


def play_discarded(target: Target, frame: Frame) -> list[Piece]:
    """What the event costs now."""
    you = own(frame.view)
    event = you.discarded_event if you is not None else None
    return hand_pieces(event.code, event.price, frame)[:1] if event is not None else []


def commit(target: Target, frame: Frame) -> list[Piece]:
    """How much it adds to the test, and the odds with it (rule lcg.skill-test.st2.5)."""
    view: View = frame.view
    if view.test is None or target.card is None:
        return []
    icons = PRINTED[target.card].icons
    added = icons.get(view.test.skill, 0) + icons.get(WILD, 0)
    return [(f"+{added}", "good"), *odds(target, frame)]


def ability(target: Target, frame: Frame) -> list[Piece]:
    """What is left on the card whose ability it is, and the odds where it attempts something."""
    card = card_by_id(frame.view, target.id)
    return [*(on_card(card, frame) if card is not None else []), *odds(target, frame)]


def assign_damage(target: Target, frame: Frame) -> list[Piece]:
    card = card_by_id(frame.view, target.id)
    return [left(HEALTH, card.health - card.damage, card.health)] if card is not None and card.health else []


def assign_horror(target: Target, frame: Frame) -> list[Piece]:
    card = card_by_id(frame.view, target.id)
    return [left(SANITY, card.sanity - card.horror, card.sanity)] if card is not None and card.sanity else []


def remove(target: Target, frame: Frame) -> list[Piece]:
    """How many copies the deck has."""
    view: View = frame.view
    assert frame.decision is not None
    copies = view.sheets[frame.decision.seat].cards.get(target.code, 0)
    return [(frame.say(say("lcg-copies", count=copies)), "muted")]


def nothing(target: Target, frame: Frame) -> list[Piece]:
    """No note: what matters is shown elsewhere."""
    return []


NOTES: Final[dict[str, Note]] = {
    "fight": fight,
    "evade": evade,
    "investigate": investigate,
    "move": to_location,
    "play": play,
    "play-discarded": play_discarded,
    "mulligan": mulligan,
    "commit": commit,
    "activate": ability,
    "use": ability,
    "assign-damage": assign_damage,
    "assign-horror": assign_horror,
    "remove": remove,
    "engage": nothing,
    "buy": nothing,
    "upgrade": nothing,
}
"""By the verb of the option."""
