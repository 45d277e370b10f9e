"""Two friends play a whole game of Arkham Horror, one at a desk and one with a telephone, until the city is lost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playwright.sync_api import expect

from miskatonic.games.arkham_3e.scenes import situation
from miskatonic.games.arkham_3e.state import Arkham
from miskatonic.games.arkham_3e.texts import archive_lines
from miskatonic.games.arkham_3e.things import CUP
from miskatonic.games.arkham_3e.words import token_name

from .arkham_3e_hearing import Hearing
from .arkham_3e_night import GAME, a_lost_night
from .evening import Evening, plays_to_the_end, the_outcome_is_told_when_the_dice_lie, two_come
from .person import Come
from .test_axe import inspect

SOON: Final = 15
"""So many decisions are clicked until something is to be looked at."""
LAST: Final = 18
"""So many are clicked at the end."""


def test_two_friends_play_a_game_to_its_end_one_of_them_with_a_telephone(person: Come) -> None:
    night = a_lost_night()
    evening = two_come(person, GAME, night, night.options, Hearing)
    evening.play_until(lambda state: state.round)
    evening.look("city")
    both_look_into_the_cup(evening)
    first, second = sorted([("fight", night.fights[0]), ("encounter", night.pauses[0])], key=lambda each: each[1])
    for moment, made in (first, second):
        if made > evening.made + SOON:
            evening.play_unseen_until(lambda _, made=made: evening.made >= made)
        evening.play(made)
        if moment == "fight":
            evening.look(moment)
        else:
            evening.listen()
            both_read_the_scene(evening)
            the_outcome_is_told_when_the_dice_lie(evening)
    evening.play_unseen_until(turned_pages)
    evening.listen()
    both_read_the_codex(evening)
    evening.play_unseen_until(lambda _: nearly_over(evening))
    plays_to_the_end(evening)


def turned_pages(state: Arkham) -> list[int]:
    return [each.number for each in state.codex if each.face == "back"]


def nearly_over(evening: Evening) -> bool:
    return len(evening.night.choices) - evening.made <= LAST


def both_read_the_scene(evening: Evening) -> None:
    scene = evening.table.state.scene
    for player in evening.players:
        paper = player.page.locator("[data-encounter]")
        expect(paper).to_contain_text(situation(scene.card, scene.section).text(player.words.locale))


def both_look_into_the_cup(evening: Evening) -> None:
    """What is in it, each token with its number."""
    for player in evening.players:
        player.page.locator(f'#board [data-thing="{CUP}"]').click()
        table = player.page.get_by_role("dialog")
        for token, count in Counter(evening.table.state.cup.tokens).items():
            line = table.get_by_role("listitem").filter(has_text=token_name(token).text(player.words.locale))
            expect(line.locator("b")).to_have_text(str(count))
        inspect(player, "cup")
        player.picture(f"{GAME}-cup-{player.name}")
        player.page.keyboard.press("Escape")
        expect(table).to_be_hidden()


def both_read_the_codex(evening: Evening) -> None:
    """Every page is read where it is asked for: what stands on it, and how far it has come."""
    for player in evening.players:
        for card in evening.table.state.codex:
            page = player.page.locator(f'#board [data-thing="archive:{card.number}"]')
            page.click()
            paper = player.page.get_by_role("dialog").locator("article")
            for line in archive_lines(card.number, card.face):
                expect(paper).to_contain_text(line.text(player.words.locale))
            if card.face == "back":
                inspect(player, "codex")
                player.picture(f"{GAME}-codex-{player.name}")
            player.page.keyboard.press("Escape")
            expect(paper).to_be_hidden()
