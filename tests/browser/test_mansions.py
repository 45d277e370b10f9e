"""A keeper and two investigators play a whole game of Mansions of Madness, one of them with a telephone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from .evening import Evening, plays_to_the_end, sets_up, sits_down
from .mansions_hearing import Hearing
from .mansions_night import GAME, Night, Solved, a_whole_night
from .person import PHONE, Come, Person

SOON: Final = 16
"""So many decisions are clicked until something is to be looked at; a longer way is gone unseen."""
LAST: Final = 8
"""So many are clicked at the end."""
UNSEEN: Final = 0.9
"""A whole game is long; most of it is like what was looked at."""


def test_a_keeper_and_two_investigators_play_a_story_to_its_end(person: Come) -> None:
    night = a_whole_night()
    evening = three_come(person, night)
    keeper, _, wanda = evening.players
    evening.look("choosing", keeper, wanda)
    evening.play_until(lambda state: state.round)
    evening.look("house")
    evening.play_until(lambda state: state.round > 1)
    puzzles = {each.begun: each for each in night.solved}
    for made in sorted([*puzzles, night.fights[0]]):
        go_on(evening, made)
        if made in puzzles:
            solve(evening, puzzles[made])
        else:
            evening.look("fight", keeper, wanda)
    go_on(evening, len(night.choices) - LAST)
    evening.listen()
    plays_to_the_end(evening, UNSEEN)


def go_on(evening: Evening, until: int) -> None:
    if until > evening.made + SOON:
        evening.skip(until)
    evening.play(until)


def three_come(person: Come, night: Night) -> Evening:
    """Anna keeps the house; Walter comes to it at a desk, Wanda with her telephone."""
    anna, walter = person("Anna"), person("Walter", locale="uk")
    wanda = person("Wanda", locale="ru", **PHONE)
    code = sets_up(GAME, anna, night, night.options, guests=2)
    for guest, link in zip((walter, wanda), anna.seat_links(code)[-2:], strict=True):
        sits_down(guest, link)
    return Evening(GAME, night, Hearing, anna, walter, wanda)


def solve(evening: Evening, puzzle: Solved) -> None:
    """All see the pieces; whoever is at a desk moves them with keys, with a telephone one takes moves from the list."""
    seat, _ = evening.night.choices[evening.made]
    evening.look(f"puzzle-{puzzle.type}", evening.players[seat])
    attempt = evening.table.view(None).attempt
    laid_out = next(each for each in evening.table.view(None).puzzles if each.card == attempt.card)
    for player in evening.players:
        expect(pieces(player)).to_have_count(len(laid_out.pieces))
    while evening.made < puzzle.done:
        seat, key = evening.night.choices[evening.made]
        player = evening.players[seat]
        player.is_asked(evening.table.pending[seat])
        if player.small or not moves_by_keys(player, key):
            player.choose(key)
        evening.table.choose(key, seat)
    assert evening.table.state.attempt is None
    evening.listen()


def pieces(player: Person) -> Locator:
    return player.page.locator('[data-thing^="piece:"][role="button"]')


def moves_by_keys(player: Person, key: str) -> bool:
    """Take up a piece and put it on another, turn it, or replace it; False for what is no piece."""
    verb, *about = key.split(":")
    places = [each for each in about if each.isdigit()]
    for place in places:
        piece = player.page.locator(f'[data-thing="piece:{place}"][role="button"]')
        piece.focus()
        expect(piece).to_be_focused()
        player.page.keyboard.press({"turn": f"Bracket{about[-1].title()}"}.get(verb, "Enter"))
    return bool(places)
