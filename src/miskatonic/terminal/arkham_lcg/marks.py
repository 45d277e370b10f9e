"""The signs of the card game: what lies on a card, in few characters; every colour has a sign beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import CardView, EnemyView, InvestigatorView, LocationView
from miskatonic.games.arkham_lcg.words import BACKS, SYMBOLS, WILD, Keyword, Kind, Skill, card_name, token_name
from miskatonic.kernel.text import Message

from ..face import Frame
from .plans import place_number
from .words import say

CLUE: Final = "?"
DOOM: Final = "●"
SHROUD: Final = "▒"
VICTORY: Final = "★"
HEALTH: Final = "♥"
SANITY: Final = "☾"
RESOURCE: Final = "$"
READY, EXHAUSTED = "▲", "△"
THREAT: Final = "▼"
TURNED: Final = "↷"
"""An exhausted card."""
BLANK: Final = "∅"
"""A card whose text does not count."""
FAST: Final = "»"
ACTION: Final = "▸"
REPLACES: Final = "⇄"
"""A card for which another has to go."""
MINUS: Final = "−"

Piece = tuple[str, str]
"""A few characters and their style."""


def text_of(pieces: Iterable[Piece], gap: str = " ") -> Text:
    """Pieces with gaps between them."""
    return Text(gap).join(Text(*piece) for piece in pieces)


def signed(amount: int) -> str:
    """A number with its sign; 0 has none."""
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}" if amount else "0"


def percent(odds: float) -> str:
    return f"{round(100 * odds)}%"


def odds_piece(odds: float) -> Piece:
    return percent(odds), "good" if odds >= 0.6 else "danger" if odds < 0.35 else "legal"


# Names.


def initial(code: str) -> Message:
    return say(f"lcg-initial-{code}")


def place_name(code: str) -> Message:
    """A location's name for narrow places; what tells locations of one name apart comes first."""
    return say(f"lcg-place-{code}")


def name_of(code: str) -> Message:
    """A card by its name, a location by its short one."""
    is_location = code in BACKS.values() or (code in PRINTED and PRINTED[code].type is Kind.LOCATION)
    return place_name(code) if is_location else card_name(code)


def source_name(source: str) -> Message:
    """What a part of a number comes from: a card, or a chaos token."""
    if source in PRINTED:
        return name_of(source)
    return token_name(source) if source in SYMBOLS else say("lcg-token")


# Numbers.


def icons(code: str, frame: Frame) -> str:
    """The skill icons of a card by their letters."""
    return icon_letters(PRINTED[code].icons, frame)


def icon_letters(counts: Mapping[str, int], frame: Frame) -> str:
    return "".join(frame.say(say(f"lcg-icon-{icon}")) * counts.get(icon, 0) for icon in (*Skill, WILD))


def vitals(who: InvestigatorView) -> list[Piece]:
    """Health and sanity that are left, resources, clues."""
    return [
        left(HEALTH, who.health - who.damage, who.health),
        left(SANITY, who.sanity - who.horror, who.sanity),
        (f"{RESOURCE}{who.resources}", "good"),
        (f"{CLUE}{who.clues}", "information"),
    ]


def skills(who: InvestigatorView, frame: Frame) -> str:
    """The skills as they are now."""
    values = {skill: getattr(who.skills, skill) for skill in Skill}
    return " ".join(f"{frame.say(say(f'lcg-icon-{skill}'))}{value}" for skill, value in values.items())


def left(sign: str, remaining: int, most: int) -> Piece:
    """How much is left of health or sanity."""
    style = "danger" if remaining <= 2 < most else "red" if sign == HEALTH else "blue"
    return f"{sign}{max(0, remaining)}/{most}", style


def on_card(card: CardView, frame: Frame) -> list[Piece]:
    """What lies on a card in play."""
    pieces: list[Piece] = []
    if card.uses or PRINTED[card.code].uses:
        kind = next(iter(PRINTED[card.code].uses), "resources")
        pieces.append((frame.say(say(f"lcg-uses-{kind}", count=card.uses)), "information" if card.uses else "muted"))
    if card.health is not None:
        pieces.append(left(HEALTH, card.health - card.damage, card.health))
    if card.sanity is not None:
        pieces.append(left(SANITY, card.sanity - card.horror, card.sanity))
    pieces += tokens(card.clues, card.doom)
    if card.exhausted:
        pieces.append((TURNED, "muted"))
    if card.blank:
        pieces.append((BLANK, "muted"))
    return pieces


def tokens(clues: int, doom: int) -> list[Piece]:
    pieces: list[Piece] = [(f"{CLUE}{clues}", "information")] if clues else []
    return [*pieces, (f"{DOOM}{doom}", "uncanny")] if doom else pieces


def card_piece(card: CardView, frame: Frame) -> Text:
    """A card in play: its name and what lies on it."""
    name = Text(frame.say(card_name(card.code)), "muted" if card.exhausted else "")
    return Text(" ").join([name, *(Text(*piece) for piece in on_card(card, frame))])


def threat_piece(card: CardView, frame: Frame) -> Text:
    """A card in a threat area that is no enemy."""
    return Text().append(THREAT, "danger").append(" ").append_text(card_piece(card, frame))


def number_pieces(location: LocationView, frame: Frame) -> list[Piece]:
    """Which of several unrevealed locations that look the same."""
    number = place_number(location, frame.view)
    return [] if number is None else [(frame.say(say("lcg-place-number", number=number)), "who")]


def location_pieces(location: LocationView, frame: Frame) -> list[Piece]:
    """Shroud, clues, doom and what it is worth."""
    if not location.revealed:
        return [(frame.say(say("lcg-unrevealed")), "muted"), *tokens(0, location.doom)]
    pieces: list[Piece] = [(f"{SHROUD}{location.shroud}", ""), *tokens(location.clues, location.doom)]
    return [*pieces, (VICTORY * location.victory, "title")] if location.victory else pieces


# Enemies.


def enemy_mark(enemy: EnemyView) -> Piece:
    return (EXHAUSTED, "muted") if enemy.exhausted else (READY, "danger")


def enemy_numbers(enemy: EnemyView, frame: Frame) -> list[Piece]:
    """Fight, health and evade as on the card, what it does in an attack, and what lies on it."""
    values = say("lcg-enemy-values", fight=enemy.fight, evade=enemy.evade)
    hits = "".join(
        f"{MINUS}{count}{sign}"
        for count, sign in ((enemy.attack_damage, HEALTH), (enemy.attack_horror, SANITY))
        if count
    )
    return [
        (frame.say(values), ""),
        left(HEALTH, enemy.health - enemy.damage, enemy.health),
        *([(hits, "danger")] if hits else []),
        *tokens(enemy.clues, enemy.doom),
        *([(BLANK, "muted")] if enemy.blank else []),
    ]


def enemy_text(enemy: EnemyView, frame: Frame) -> Text:
    """An enemy in a line: ready or exhausted, name, numbers, keywords."""
    line = Text().append(*enemy_mark(enemy)).append(" ")
    line.append(frame.say(card_name(enemy.code)), "muted" if enemy.exhausted else "name")
    for piece in enemy_numbers(enemy, frame):
        line.append(" ").append(*piece)
    if not frame.brief:
        for keyword in enemy.keywords:
            line.append(" ").append(frame.say(keyword_name(keyword)), "muted")
    return line


def keyword_name(keyword: str) -> Message:
    return say(f"lcg-keyword-{Keyword(keyword)}")
