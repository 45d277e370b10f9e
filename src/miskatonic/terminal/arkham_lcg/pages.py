"""What does not fit on the screen: play areas in full, piles, the chaos bag, the campaign log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import card_text
from miskatonic.games.arkham_lcg.scenarios.night_of_the_zealot import SCENARIOS
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.view import CardRef, ChapterView, InvestigatorView, View
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.text import Message

from ..face import Frame
from ..indent import indented
from ..words import counted, dotted
from .campaign_sheet import deck, sheet_line
from .marks import VICTORY, card_piece, enemy_text, initial, skills, text_of, threat_piece, vitals
from .places_map import location_lines
from .plans import WIDTH
from .reference import rules_text, show_card
from .skill_tests import bag_line
from .team import at_large
from .words import say


def line(message: Message, frame: Frame, style: str = "") -> Text:
    return Text(frame.say(message), style)


# Investigators.


def investigators(frame: Frame) -> Sequence[RenderableType]:
    """Everybody with skills, cards in play and threats, a line each; then enemies and locations."""
    view: View = frame.view
    parts: list[RenderableType] = []
    for who in view.investigators:
        parts += [*in_full(who, frame), Text()]
    return [*parts, *at_large(frame), *location_lines(frame, view.locations)]


def in_full(who: InvestigatorView, frame: Frame) -> list[RenderableType]:
    view: View = frame.view
    head = Text(frame.say(initial(who.code)), "who").append(" ").append(frame.say(card_name(who.code)), "name")
    head.append(" ").append_text(text_of(vitals(who))).append(" ").append(skills(who, frame), "information")
    facts = [
        say(f"lcg-fate-{who.fate}"),
        say("lcg-hand-count", count=who.hand_count),
        say("lcg-deck-count", count=who.deck),
    ]
    cards = [card_piece(card, frame) for card in who.assets]
    cards += [threat_piece(card, frame) for card in who.threats]
    enemies = [enemy_text(enemy, frame) for enemy in view.enemies if enemy.engaged == who.seat]
    parts: list[RenderableType] = [
        head,
        *(indented(each) for each in (line(dotted(facts), frame), *cards, *enemies)),
    ]
    if who.known:
        parts.append(indented(line(say("lcg-known-top", cards=known(who.known)), frame)))
    return parts


def known(cards: Iterable[CardRef | None]) -> list[Message]:
    """The top of a deck; a card one has not seen is a question mark."""
    return [say("lcg-unknown-card") if card is None else card_name(card.code) for card in cards]


# Piles.


def piles(frame: Frame) -> Sequence[RenderableType]:
    """The victory display, the discard piles from the top, what is set aside, how much is left of the decks."""
    view: View = frame.view
    worth = sum(PRINTED[card.code].victory or 0 for card in view.victory)
    parts: list[RenderableType] = [
        line(say("lcg-victory-display", cards=names(view.victory), worth=f"{VICTORY}{worth}"), frame, "title"),
        line(say("lcg-encounter-deck", count=view.encounter_deck), frame),
        line(say("lcg-encounter-discard", cards=names(reversed(view.encounter_discard))), frame),
    ]
    if view.encounter_known:
        parts.append(line(say("lcg-known-top", cards=known(view.encounter_known)), frame))
    for who in view.investigators:
        parts.append(line(say("lcg-discard-of", who=card_name(who.code), cards=names(reversed(who.discard))), frame))
    if view.set_aside:
        parts.append(line(say("lcg-set-aside", cards=names(view.set_aside)), frame))
    if view.cultists:
        parts.append(line(say("lcg-cultists", count=view.cultists), frame))
    left = say("lcg-stages-left", agendas=view.agendas_left, acts=view.acts_left)
    return [*parts, line(left, frame), *(show_card(stage.code, frame) for stage in (view.agenda, view.act) if stage)]


def names(cards: Iterable[CardRef]) -> list[Message]:
    counts = Counter(card.code for card in cards)
    return [counted(card_name(code), count) for code, count in counts.items()]


# The chaos bag.


def chaos_bag(frame: Frame) -> Sequence[RenderableType]:
    """What is in the bag, and what the symbols mean in this scenario and for everybody."""
    view: View = frame.view
    code = SCENARIOS[view.scenario].reference
    rules = [indented(Text(each)) for each in rules_text(code, frame)]
    signs = [
        Text(frame.say(card_name(each.investigator)), "name")
        .append("\n  ")
        .append(frame.say(card_text(each.investigator)).splitlines()[-1])
        for each in view.sheets
    ]
    return [bag_line(frame), Text(frame.say(card_name(code)), "title"), *rules, *signs]


# The campaign log.


def campaign_log(frame: Frame) -> Sequence[RenderableType]:
    """How the scenarios ended, what was written down, who is how worn out, and the decks."""
    view: View = frame.view
    log = view.log
    parts: list[RenderableType] = [chapter(each, frame) for each in log.chapters]
    parts += [
        line(
            say("lcg-note-crossed-out" if note in log.crossed_out else "lcg-note", note=say_game(f"log-{note}")), frame
        )
        for note in log.notes
    ]
    for id, codes in (("interrogated", log.interrogated), ("got-away", log.got_away), ("lost", log.lost)):
        if codes:
            parts.append(line(say(f"lcg-log-{id}", names=[card_name(code) for code in codes]), frame))
    if not parts:
        parts.append(line(say("lcg-log-empty"), frame, "muted"))
    for each in view.sheets:
        parts += [Text(), sheet_line(each, frame)]
        if view.seat in (None, each.seat):
            parts += deck(each, frame, WIDTH)
    return parts


def chapter(chapter: ChapterView, frame: Frame) -> Text:
    scenario = say_game(f"scenario-{chapter.scenario}")
    text = line(
        say("lcg-chapter", scenario=scenario, resolution=resolution(chapter.resolution), rounds=chapter.rounds),
        frame,
        "name",
    )
    for seat, earned in chapter.earned.items():
        facts = [say("lcg-earned", who=card_name(frame.view.sheets[int(seat)].investigator), count=earned)]
        fate = chapter.fates.get(seat, Fate.PLAYING)
        if fate != Fate.PLAYING:
            facts.append(say(f"lcg-fate-{fate}"))
        text.append("\n  ").append(frame.say(dotted(facts)), "")
    return text


def resolution(id: str) -> Message:
    """`r2` is resolution 2."""
    return say("lcg-resolution-none") if id == "none" else say("lcg-resolution", number=id.removeprefix("r"))
