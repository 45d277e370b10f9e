"""Two friends play a whole game of Eldritch Horror, one at a desk and one with a telephone, until all are lost."""

from __future__ import annotations

from playwright.sync_api import expect

from miskatonic.games.eldritch.scenes import situation

from .eldritch_hearing import Hearing
from .eldritch_night import GAME, OTHER_WORLD, a_lost_night
from .evening import Evening, plays_to_the_end, the_outcome_is_told_when_the_dice_lie, two_come
from .person import Come


def test_two_friends_play_a_game_to_its_end_one_of_them_with_a_telephone(person: Come) -> None:
    night = a_lost_night()
    evening = two_come(person, GAME, night, night.options, Hearing)
    evening.look("map")
    evening.play_until(lambda state: state.combat)
    evening.look("combat")
    evening.play(night.pauses[0])
    evening.listen()
    the_outcome_is_told_when_the_dice_lie(evening)
    evening.play_unseen_until(lambda state: state.scene and state.scene.deck == OTHER_WORLD)
    both_read_the_scene(evening)
    evening.look("other-world")
    evening.step()
    evening.play_unseen_until(lambda state: state.awake)
    evening.listen()
    plays_to_the_end(evening)


def both_read_the_scene(evening: Evening) -> None:
    scene = evening.table.state.scene
    for player in evening.players:
        paper = player.page.locator("[data-encounter]")
        expect(paper).to_contain_text(situation(scene.deck, scene.card, scene.section).text(player.words.locale))
