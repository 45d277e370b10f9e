"""Every Keeper Action card, used once."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import keeper_actions
from miskatonic.games.mansions.components import ACTIONS, STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.verbs.distances import steps_from
from miskatonic.games.mansions.words import Feature, room_of
from miskatonic.kernel.effects import any_possible

from .answering import play
from .given import Situation, given

HERE = "foyer.s"


def a_game(id: str, *team: str) -> Situation:
    """A story with the card, and threat enough."""
    story = next(story.id for story in STORIES.values() if id in story.actions)
    game = given(*(team or ("joe-diamond",)), story=story).threat(9)
    game.state.phase, game.state.keeper_used = "keeper", []
    return game


def use(game: Situation, id: str, dice: str = "", **answers: Any) -> list[str]:
    before = game.state.threat
    topics = play(game, keeper_actions.use_action(game.table, id), dice, **answers)
    assert before - game.state.threat >= 0 or id in ("take-sample", "witchcraft")
    return topics


def possible(game: Situation, id: str) -> bool:
    return any_possible(ACTIONS[id].then, game.table, Me(card=id, by_keeper=True))


def spaces(game: Situation, feature: Feature) -> tuple[str, ...]:
    return house_of(game.state.story).features.get(feature, ())


def away(game: Situation) -> str:
    """A space from which nobody comes to an investigator in two steps."""
    near = steps_from(game.state, game[1].space, "beast")
    return next(space for space in house_of(game.state.story).spaces if near.get(space, 9) > 4)


@pytest.mark.rule("mom.keeper-action.3")
def test_command_minion_moves_a_monster():
    game = a_game("command-minion")
    assert not possible(game, "command-minion")
    game.monster("zombie", HERE).monster("maniac", HERE, stun=1).note_together()
    topics = use(game, "command-minion")
    assert game.state.threat == 8
    assert topics.count("move-monster") == 2
    assert [event.kind for event in game.told("monster-moved")] == ["zombie", "zombie"]


def test_creature_of_the_night_moves_all_beasts():
    game = a_game("creature-of-night")
    space = away(game)
    game.monster("hound", space).monster("mi-go", space).monster("zombie", space)
    use(game, "creature-of-night", way="way:2")
    moved = {event.kind for event in game.told("monster-moved")}
    assert moved == {"hound", "mi-go"}
    assert game.the("zombie").space == space


@pytest.mark.parametrize(("die", "horror"), [("1", 0), ("10", 1)])
def test_darkness_falls_on_a_room(die: str, horror: int):
    game = a_game("darkness")
    room = room_of(game[1].space)
    use(game, "darkness", die, room=f"room:{room}")
    assert (game.state.darkness, game[1].horror) == ([room], horror)


def test_a_dark_ritual_counts_cultists_at_the_altar():
    game = a_game("dark-ritual")
    altar = spaces(game, Feature.ALTAR)[0]
    game.monster("cultist", altar).monster("cultist", altar)
    outside = next(space for space in house_of(game.state.story).spaces if room_of(space) != room_of(altar))
    game.monster("cultist", outside)
    use(game, "dark-ritual", way="way:2")
    assert len(game.state.trauma_hand) == 2
    assert ACTIONS["dark-ritual"].once


def test_an_evil_presence_draws_and_moves():
    game = a_game("evil-presence").monster("zombie", HERE).note_together()
    use(game, "evil-presence")
    assert (len(game.state.mythos_hand), len(game.state.trauma_hand)) == (1, 1)
    assert len(game.told("monster-moved")) == 1


def test_a_maniac_attacks():
    game = a_game("maniac-attack")
    use(game, "maniac-attack", "1")
    assert room_of(game.the("maniac").space) == room_of(game[1].space)
    assert game.state.threat == 5


def test_a_pyromaniac_needs_a_fireplace_or_a_fire():
    game = a_game("pyromaniac")
    for room in house_of(game.state.story).rooms:
        hearth = room in {room_of(space) for space in spaces(game, Feature.FIREPLACE)}
        if not hearth:
            game.state.fire = [room]
            assert possible(game, "pyromaniac")
            break
    use(game, "pyromaniac")
    assert len(game.state.fire) == 2


@pytest.mark.rule("mom.corpse.1")
@pytest.mark.rule("mom.corpse.2")
def test_the_dead_are_laid_out_and_raised():
    game = a_game("raise-dead")
    use(game, "raise-dead", way="way:1")
    (space,) = game.state.corpses
    assert not game.state.in_room(room_of(space))
    use(game, "raise-dead", way="way:2")
    assert game.state.corpses == {}
    assert game.the("zombie").space == space
    assert game.state.threat == 9 - 2 - 3


@pytest.mark.rule("mom.sample.1")
@pytest.mark.rule("mom.sample.3")
def test_a_sample_is_taken_and_put_down():
    game = a_game("take-sample").stand(1, HERE)
    assert not possible(game, "take-sample")
    game.monster("maniac", HERE).note_together()
    use(game, "take-sample")
    assert game.the("maniac").samples == 1
    game.the("maniac").space = spaces(game, Feature.ALTAR)[0]
    use(game, "take-sample")
    assert (game.the("maniac").samples, game.state.altar_samples, game.state.threat) == (0, 1, 9 - 6 + 5)


@pytest.mark.parametrize(
    ("way", "cultists", "kind", "threat"),
    [(1, 1, "hound", 5), (2, 1, "witch", 5), (3, 2, "chthonian", 5), (4, 3, "shoggoth", 4)],
)
def test_a_summoning_costs_cultists(way: int, cultists: int, kind: str, threat: int):
    game = a_game("summoning")
    assert not possible(game, "summoning")
    altar = spaces(game, Feature.ALTAR)[0]
    free = next(space for space in house_of(game.state.story).spaces if room_of(space) != room_of(altar))
    for _ in range(3):
        game.monster("cultist", free)
    game.stand(1, free)
    use(game, "summoning", way=f"way:{way}")
    assert game.the(kind).space in spaces(game, Feature.ALTAR)
    assert len(game.state.monsters) == 3 - cultists + 1
    assert game.state.threat == threat


def test_worshippers_gather_at_the_altar():
    game = a_game("summon-worshippers")
    altar = spaces(game, Feature.ALTAR)[0]
    game.stand(1, next(space for space in house_of(game.state.story).spaces if room_of(space) != room_of(altar)))
    use(game, "summon-worshippers")
    assert [monster.space in spaces(game, Feature.ALTAR) for monster in game.state.monsters] == [True, True]


@pytest.mark.rule("mom.keeper-action.7")
@pytest.mark.rule("mom.keeper-action.8")
def test_urges_move_use_and_cast():
    game = a_game("uncontrollable-urges", "joe-diamond", "jenny-barnes").stand(1, HERE).stand(2, HERE)
    use(game, "uncontrollable-urges", who="investigator:joe-diamond", way="way:1")
    assert len(game.told("moved-by-keeper")) == 2

    game = a_game("uncontrollable-urges", "joe-diamond", "jenny-barnes").card(1, "sedative", "whiskey").hurt(1, 0, 3)
    use(game, "uncontrollable-urges", who="investigator:joe-diamond", way="way:2")
    assert (game[1].horror, game[1].cards) == (1, ["sedative"])

    game = a_game("uncontrollable-urges", "harvey-walters").spell(1, "soul-pact#1").hurt(1, 0, 3)
    use(game, "uncontrollable-urges", "1", way="way:3")
    assert game[1].horror == 2


def test_urges_offer_only_what_can_be_done():
    game = a_game("uncontrollable-urges", "joe-diamond").card(1, "sedative")
    asked = game.run(keeper_actions.use_action(game.table, "uncontrollable-urges"), "stop")
    assert asked.keys[0][-1] == "stop"


def test_witchcraft_in_three_ways():
    game = a_game("witchcraft")
    use(game, "witchcraft", way="way:1")
    assert not game.state.in_room(room_of(game.the("witch").space))
    assert game.state.threat == 6

    game = a_game("witchcraft").points(1, 1)
    use(game, "witchcraft", "10", way="way:2", skill_point="no")
    assert (game[1].skill_points, game[1].horror, game.state.threat) == (0, 1, 7)

    game = a_game("witchcraft").mythos_hand("wrong-turn")
    use(game, "witchcraft", way="way:3")
    assert (game.state.threat, game.state.mythos_hand) == (10, [])


def test_all_cards_are_tried():
    assert len(ACTIONS) == 13
