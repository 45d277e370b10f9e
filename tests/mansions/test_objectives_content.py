"""The fifteen Objectives: how each side wins by each of them, and what happens as they are revealed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest

from miskatonic.games.mansions import event_deck, exploring, monsters, objectives, puzzles
from miskatonic.games.mansions.components import EVENTS, OBJECTIVES, STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.objectives import objective_of
from miskatonic.games.mansions.possessions import abilities_of
from miskatonic.games.mansions.resolver import Me, carry_out
from miskatonic.games.mansions.state import Monster
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.words import Letter, room_of
from miskatonic.kernel.effects import Effect
from miskatonic.kernel.flow import GameOver
from tests.situations import rolling

from .given import Situation, given

TEAM = ("jenny-barnes", "joe-diamond")

LYNCH, SANCTUM, TIES, CURSES, BOY = STORIES


def story(id: str, letter: Letter, *people: str) -> Situation:
    """A game of a story with one of its Objectives."""
    game = given(*(people or TEAM), story=id).answer(q1=letter)
    if STORIES[id].blood_relative:
        game.state.blood_relative = 1
    return game


def run(flow: Generator[Any, Any, Any]) -> str | None:
    """Run a rule with the first answer to every question; how the game ended, if it did."""
    try:
        request = next(flow)
        for _ in range(500):
            request = flow.send(request.options[0])
    except StopIteration:
        return None
    except GameOver as over:
        return over.result.reason
    raise AssertionError("it never ends")


def reveal(game: Situation) -> Situation:
    assert run(objectives.reveal(game.table)) is None
    return game


def rounds(game: Situation, n: int) -> str | None:
    """So many rounds come to their end."""
    for _ in range(n):
        ended = run(objectives.end_round(game.table))
        if ended is not None:
            return ended
    return None


def named(game: Situation, name: str) -> Monster:
    return next(each for each in game.state.monsters if each.name == name)


def kill(game: Situation, name: str) -> str | None:
    return run(monsters.kill_monster(game.table, named(game, name), 1))


def last_event(game: Situation) -> str | None:
    game.state.events = game.state.events[:1]
    return run(event_deck.reveal_event(game.table))


def deed(game: Situation, who: int, *, passes: bool) -> str | None:
    """Somebody does what the Objective lets everybody do, and passes its test or not."""
    (able,) = [able for id, able in abilities_of(game.state, who) if id not in game[who].cards and able.actions][-1:]
    action = able.actions[-1]
    me = Me(who=who)
    assert action.when is not None and action.when.holds(game.table, me)
    for skill in ("willpower", "intellect", "lore", "luck", "strength", "dexterity", "marksmanship"):
        game.skill(who, **{skill: 5})
    with rolling("1" if passes else "10"):
        return run(carry_out(action.then, game.table, me))


def first_space(game: Situation, room: str) -> str:
    return house_of(game.state.story).rooms[room][0]


# Every Objective: an ending of each side that was brought about.

Script = Callable[[], str | None]


def walter_killed() -> str | None:
    return kill(reveal(story(LYNCH, "A")), "walter-lynch")


def walter_free() -> str | None:
    return last_event(reveal(story(LYNCH, "A")))


def shoggoth_raised() -> Situation:
    game = story(LYNCH, "B")
    game.state.altar_samples = 3
    assert run(objectives.settle(game.table)) is None
    assert game.state.revealed
    return game


def shoggoth_killed() -> str | None:
    return kill(shoggoth_raised(), "house-shoggoth")


def shoggoth_loose() -> str | None:
    game = shoggoth_raised()
    monster = named(game, "house-shoggoth")
    monster.space, monster.stun = "foyer.s", 0
    assert rounds(game, 2) is None
    assert objectives.way_out(game.table, monster) is None
    assert rounds(game, 1) is None
    for who in (1, 2):
        game.stand(who, "garden.nw")
    asked = game.run(monsters.move_monster(game.table, monster, 2, 0), "leave")
    return None if asked.result is None else asked.result.reason


def shoggoth_contained() -> str | None:
    return last_event(reveal(story(LYNCH, "B")))


def all_escaped() -> str | None:
    game = reveal(story(LYNCH, "C"))
    for who in (1, 2):
        game[who].fate = "escaped"
    return rounds(game, 1)


def not_all_escaped() -> str | None:
    game = reveal(story(LYNCH, "C"))
    game[1].fate, game[2].fate = "escaped", "eliminated"
    return rounds(game, 1)


def chapel_kept() -> str | None:
    game = reveal(story(SANCTUM, "A"))
    game.monster("cultist", "chapel.nw").monster("cult-leader", "chapel.nw")
    assert rounds(game, 1) is None
    return rounds(game, 1)


def chapel_breathes() -> str | None:
    game = reveal(story(SANCTUM, "A"))
    for _ in range(4):
        game.monster("cultist", "chapel.nw")
    assert rounds(game, 3) is None
    return rounds(game, 1)


def crawler_called() -> Situation:
    game = story(SANCTUM, "B")
    for _ in range(4):
        game.monster("cultist", "chapel.nw")
    assert run(objectives.settle(game.table)) is None
    assert game.state.revealed
    return game


def crawler_killed() -> str | None:
    return kill(crawler_called(), "crawling-one")


def crawler_fed() -> str | None:
    game = crawler_called()
    assert rounds(game, 4) is None
    return rounds(game, 1)


def crawler_sent_away() -> str | None:
    game = story(SANCTUM, "B")
    game.state.found_clues = ["clue-inner-sanctum-1b"]
    return last_event(game)


def witness_escaped() -> str | None:
    game = reveal(story(SANCTUM, "C"))
    game[1].fate = "escaped"
    return rounds(game, 1)


def congregation_full() -> str | None:
    game = reveal(story(SANCTUM, "C"))
    for _ in range(5):
        game.monster("cultist", "chapel.nw")
    assert rounds(game, 3) is None
    return rounds(game, 1)


def renounced() -> str | None:
    game = reveal(story(TIES, "A"))
    altar = "cave-2.e"
    game.stand(1, altar).stand(2, altar)
    assert deed(game, 2, passes=False) is None
    assert deed(game, 2, passes=True) is None
    assert deed(game, 1, passes=True) is None
    return deed(game, 2, passes=True)


def uncle_returned() -> str | None:
    game = story(TIES, "A")
    game.state.altar_samples = 3
    return run(objectives.settle(game.table))


def graves_burn() -> str | None:
    game = reveal(story(TIES, "B"))
    for room in ("graveyard", "chasm", "garden"):
        game.stand(1, first_space(game, room))
        assert deed(game, 1, passes=True) is None
    return rounds(game, 1)


def dead_came_home() -> str | None:
    game = reveal(story(TIES, "B"))
    game.monster("zombie", first_space(game, "graveyard"))
    assert rounds(game, 4) is None
    return rounds(game, 1)


def pardoned() -> str | None:
    game = reveal(story(TIES, "C"))
    game.stand(1, first_space(game, "graveyard"))
    assert deed(game, 1, passes=True) is None
    assert deed(game, 1, passes=True) is None
    return deed(game, 1, passes=True)


def line_ended() -> str | None:
    game = reveal(story(TIES, "C"))
    game[1].fate = "eliminated"
    return rounds(game, 1)


def vents_warded() -> str | None:
    game = reveal(story(CURSES, "A"))
    ended = None
    for room in ("attic-storage", "furnace-room"):
        game.stand(1, first_space(game, room))
        assert deed(game, 1, passes=True) is None
        ended = deed(game, 1, passes=True)
    return ended


def harvest() -> str | None:
    return last_event(reveal(story(CURSES, "A")))


def hound_came() -> Situation:
    game = story(CURSES, "B")
    game.state.events = game.state.events[:2]
    assert run(event_deck.reveal_event(game.table)) is None
    assert game.state.revealed
    return game


def hound_killed() -> str | None:
    return kill(hound_came(), "time-hound")


def hound_loose() -> str | None:
    game = hound_came()
    monster = named(game, "time-hound")
    monster.space = "foyer.s"
    assert rounds(game, 5) is None
    assert objectives.way_out(game.table, monster) is None
    assert rounds(game, 1) is None
    for who in (1, 2):
        game.stand(who, first_space(game, "library"))
    asked = game.run(monsters.move_monster(game.table, monster, 2, 0), "leave")
    return None if asked.result is None else asked.result.reason


def helena_came() -> Situation:
    game = story(CURSES, "C")
    game.state.events = game.state.events[:3]
    assert run(event_deck.reveal_event(game.table)) is None
    assert run(event_deck.reveal_event(game.table)) is None
    assert game.state.revealed
    return game


def helena_killed() -> str | None:
    return kill(helena_came(), "helena")


def bargain_struck() -> str | None:
    game = helena_came()
    game.the("mi-go").space = named(game, "helena").space
    assert rounds(game, 2) is None
    return rounds(game, 1)


def witch_killed() -> str | None:
    return kill(reveal(story(BOY, "A")), "madame-keziel")


def boy_taken() -> str | None:
    return last_event(reveal(story(BOY, "A")))


def boy_carried_off() -> str | None:
    game = reveal(story(BOY, "A"))
    witch = named(game, "madame-keziel")
    witch.space = first_space(game, "nursery")
    assert rounds(game, 3) is None
    witch.space = "foyer.s"
    for who in (1, 2):
        game.stand(who, first_space(game, "library"))
    asked = game.run(monsters.move_monster(game.table, witch, 2, 0), "leave")
    return None if asked.result is None else asked.result.reason


def gate_closed() -> str | None:
    game = reveal(story(BOY, "B"))
    game.stand(1, first_space(game, "freezer"))
    for _ in range(2):
        assert deed(game, 1, passes=True) is None
    return deed(game, 1, passes=True)


def gate_open() -> str | None:
    game = reveal(story(BOY, "B"))
    assert rounds(game, 5) is None
    return rounds(game, 1)


def boy_carried() -> str | None:
    game = reveal(story(BOY, "C"))
    assert [room_of(space) for space in game.state.corpses] == ["attic-loft"]
    game.state.corpses = {house_of(BOY).start: 1}
    return rounds(game, 1)


def guilty() -> str | None:
    game = reveal(story(BOY, "C"))
    assert rounds(game, 2) is None
    game.hurt(1, horror=20)
    assert rounds(game, 1) is None
    return rounds(game, 1)


def body_burnt() -> str | None:
    game = reveal(story(BOY, "C"))
    game.state.corpses = {}
    return rounds(game, 1)


THEY, KEEPER = "investigators-win", "keeper-wins"
SCRIPTS: list[tuple[str, Letter, str, str, Script]] = [
    (LYNCH, "A", THEY, "lynch-walter-killed", walter_killed),
    (LYNCH, "A", KEEPER, "lynch-walter-free", walter_free),
    (LYNCH, "B", THEY, "lynch-shoggoth-killed", shoggoth_killed),
    (LYNCH, "B", THEY, "lynch-shoggoth-contained", shoggoth_contained),
    (LYNCH, "B", KEEPER, "lynch-shoggoth-loose", shoggoth_loose),
    (LYNCH, "C", THEY, "lynch-escaped", all_escaped),
    (LYNCH, "C", KEEPER, "lynch-not-all", not_all_escaped),
    (SANCTUM, "A", THEY, "sanctum-silence", chapel_kept),
    (SANCTUM, "A", KEEPER, "sanctum-chant", chapel_breathes),
    (SANCTUM, "B", THEY, "sanctum-crawler-killed", crawler_killed),
    (SANCTUM, "B", THEY, "sanctum-rite-broken", crawler_sent_away),
    (SANCTUM, "B", KEEPER, "sanctum-crawler-fed", crawler_fed),
    (SANCTUM, "C", THEY, "sanctum-escaped", witness_escaped),
    (SANCTUM, "C", KEEPER, "sanctum-congregation", congregation_full),
    (TIES, "A", THEY, "ties-renounced", renounced),
    (TIES, "A", KEEPER, "ties-uncle-returns", uncle_returned),
    (TIES, "B", THEY, "ties-ashes", graves_burn),
    (TIES, "B", KEEPER, "ties-homecoming", dead_came_home),
    (TIES, "C", THEY, "ties-amends", pardoned),
    (TIES, "C", KEEPER, "ties-line-ends", line_ended),
    (CURSES, "A", THEY, "curses-warded", vents_warded),
    (CURSES, "A", KEEPER, "curses-harvest", harvest),
    (CURSES, "B", THEY, "curses-hound-killed", hound_killed),
    (CURSES, "B", KEEPER, "curses-hound-loose", hound_loose),
    (CURSES, "C", THEY, "curses-helena-killed", helena_killed),
    (CURSES, "C", KEEPER, "curses-bargain-struck", bargain_struck),
    (BOY, "A", THEY, "boy-witch-killed", witch_killed),
    (BOY, "A", KEEPER, "boy-taken", boy_taken),
    (BOY, "A", KEEPER, "boy-carried-off", boy_carried_off),
    (BOY, "B", THEY, "boy-gate-closed", gate_closed),
    (BOY, "B", KEEPER, "boy-gate-open", gate_open),
    (BOY, "C", THEY, "boy-laid-to-rest", boy_carried),
    (BOY, "C", KEEPER, "boy-guilt", guilty),
    (BOY, "C", KEEPER, "boy-lost", body_burnt),
]


@pytest.mark.parametrize(("reason", "script"), [(reason, script) for *_, reason, script in SCRIPTS])
@pytest.mark.rule("mom.overview.5", "mom.objective.7")
def test_this_is_how_a_side_wins(reason: str, script: Script) -> None:
    assert script() == reason


def test_both_sides_win_by_every_objective() -> None:
    assert {(id, letter, side) for id, letter, side, *_ in SCRIPTS} == {
        (id, letter, side) for id, letter in OBJECTIVES for side in (THEY, KEEPER)
    }


@pytest.mark.parametrize(("id", "letter"), sorted(OBJECTIVES))
@pytest.mark.parametrize("people", [("jenny-barnes",), ("jenny-barnes", "joe-diamond", "kate-winthrop", "sister-mary")])
def test_every_objective_is_revealed_and_goes_on_for_any_number(
    id: str, letter: Letter, people: tuple[str, ...]
) -> None:
    game = reveal(story(id, letter, *people))
    assert objective_of(game.state).letter == letter
    assert rounds(game, 1) is None


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("found", [False, True])
def test_every_event_is_carried_out_for_every_answer(event: str, found: bool) -> None:
    card = EVENTS[event]
    for number, letters in enumerate(STORIES[card.story].questions, 1):
        for letter in letters:
            game = story(card.story, "A")
            game.state.answers[number] = letter
            if found:
                numbers = range(1, STORIES[card.story].clues + 1)
                game.state.found_clues = [f"clue-{card.story}-{n}{game.state.answers[n].lower()}" for n in numbers]
            game.state.events = game.state.events[: 6 - card.number]
            assert game.state.events[-1] == event
            ended = run(event_deck.reveal_event(game.table))
            assert (ended is None) == (card.number < 5)
            assert game.state.revealed == (card.number == 5) or card.number == 4


# What happens as they are revealed, and the small print.


@pytest.mark.rule("mom.objective.7", "mom.overview.5")
def test_who_kills_helena_before_the_objective_is_revealed_has_won() -> None:
    game = story(CURSES, "C")
    game.monster("witch", first_space(game, "library"), name="helena")
    assert not game.state.revealed
    assert kill(game, "helena") == "curses-helena-killed"
    assert game.state.revealed


@pytest.mark.rule("mom.objective.7", "mom.overview.5")
def test_the_graves_may_burn_before_anybody_knows_what_it_is_good_for() -> None:
    game = story(TIES, "B").fire("graveyard", "chasm")
    assert rounds(game, 1) is None
    assert rounds(game.fire("garden"), 1) == "ties-ashes"


@pytest.mark.rule("mom.objective.7")
def test_the_body_is_neither_lost_nor_laid_to_rest_before_it_is_there() -> None:
    game = story(BOY, "C")
    assert rounds(game, 1) is None
    assert rounds(game.corpses(house_of(BOY).start), 1) is None


@pytest.mark.rule("mom.named-monster.3", "mom.named-monster.4")
def test_walter_lynch_has_two_more_health_for_each_investigator() -> None:
    game = reveal(story(LYNCH, "A"))
    assert named(game, "walter-lynch").more_health == 4


@pytest.mark.rule("mom.named-monster.1")
def test_where_all_maniacs_are_out_one_of_them_is_walter_lynch() -> None:
    game = story(LYNCH, "A")
    game.monster("maniac", "garden.nw").monster("maniac", "garden.nw")
    reveal(game)
    assert [each.name for each in game.state.monsters].count("walter-lynch") == 1


@pytest.mark.rule("mom.limits.9")
def test_where_the_keeper_kills_no_maniac_one_of_them_takes_the_name() -> None:
    game = story(LYNCH, "A")
    game.monster("zombie", "garden.nw").monster("maniac", "garden.nw").monster("maniac", "garden.nw")
    game.run(objectives.reveal(game.table), "space:foyer.s", "no")
    assert [(each.kind, each.name) for each in game.state.monsters] == [
        ("zombie", ""),
        ("maniac", "walter-lynch"),
        ("maniac", ""),
    ]


@pytest.mark.rule("mom.event.4")
def test_locks_can_be_discarded_as_long_as_there_is_one() -> None:
    game = given().pile("kitchen", "lantern", "jammed-door")
    locks = LANGUAGE.decode("discard-locks", Effect)
    assert locks.possible(game.table, Me()) and sum(pile.lock is not None for pile in game.state.piles.values()) == 1
    assert run(carry_out([locks], game.table, Me(by_keeper=True))) is None
    assert not locks.possible(game.table, Me())


@pytest.mark.rule("mom.event.4")
def test_event_four_with_objective_b_of_lynch_discards_all_locks() -> None:
    game = story(LYNCH, "B").pile("kitchen", "lantern", "jammed-door").pile("ceremony-room", "axe", "sealed-door")
    game.state.events = game.state.events[:2]
    run(event_deck.reveal_event(game.table))
    assert [room for room, pile in game.state.piles.items() if pile.lock] == []


@pytest.mark.rule("mom.event.4")
def test_event_four_with_objective_a_puts_a_time_token_on_the_last_event() -> None:
    game = story(LYNCH, "A")
    game.state.events = game.state.events[:2]
    run(event_deck.reveal_event(game.table))
    assert game.state.time == 1


def test_the_killer_of_the_late_arrival_gains_the_robes_and_a_skill_point() -> None:
    game = story(SANCTUM, "A")
    assert run(event_deck.reveal_event(game.table)) is None
    run(monsters.kill_monster(game.table, game.the("cult-leader"), 2))
    assert game[2].cards == ["cult-robes"]
    assert game[2].skill_points == 1
    assert game.state.aside == []


@pytest.mark.rule("mom.sample.5")
def test_with_one_investigator_two_samples_are_enough() -> None:
    game = story(TIES, "A", "jenny-barnes")
    game.state.altar_samples = 2
    assert run(objectives.settle(game.table)) == "ties-uncle-returns"
    game = story(TIES, "A")
    game.state.altar_samples = 2
    assert run(objectives.settle(game.table)) is None


@pytest.mark.rule("mom.escape.4")
def test_the_chapel_door_is_barred_while_a_cult_leader_is_there() -> None:
    game = reveal(story(SANCTUM, "C"))
    assert objectives.escape_room(game.table) == "chapel"
    game.monster("cult-leader", "chapel.nw")
    assert objectives.escape_room(game.table) is None


@pytest.mark.rule("mom.objective.3")
def test_clue_one_brings_a_cult_leader_before_the_chapel_door() -> None:
    game = story(SANCTUM, "C")
    run(exploring.receive(game.table, 1, "clue-inner-sanctum-1c"))
    assert game.state.revealed
    assert room_of(game.the("cult-leader").space) == "chapel"


def test_the_witch_cannot_leave_before_she_has_sung_three_times() -> None:
    game = reveal(story(BOY, "A"))
    witch = named(game, "madame-keziel")
    witch.space = "foyer.s"
    assert objectives.way_out(game.table, witch) is None
    game.state.counts["lullaby"] = 3
    assert objectives.way_out(game.table, witch) is not None


def test_a_mi_go_alone_rubs_out_a_sign() -> None:
    game = reveal(story(CURSES, "A"))
    game.state.counts |= {"ward:attic-storage": 2, "ward:furnace-room": 1}
    game.monster("mi-go", first_space(game, "attic-storage"))
    assert rounds(game, 1) is None
    assert (game.state.counts["ward:attic-storage"], game.state.counts["ward:furnace-room"]) == (1, 1)
    assert [(event.room, event.total) for event in game.told("sign-gone")] == [("attic-storage", 1)]


def test_a_buyer_comes_while_helena_waits() -> None:
    game = reveal(story(CURSES, "C")).monster("witch", first_space(story(CURSES, "C"), "library"), name="helena")
    assert rounds(game, 1) is None
    assert [each.kind for each in game.state.monsters] == ["witch", "mi-go"]


@pytest.mark.rule("mom.escape.6")
def test_the_way_out_is_barred_until_its_puzzle_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[tuple[str, str]] = []
    solved = [False, True]

    def attempt(table: Any, who: int, card: str, layout: str) -> Iterator[Any]:
        tries.append((card, layout))
        return solved.pop(0)
        yield

    monkeypatch.setattr(puzzles, "attempt_puzzle", attempt)
    game = reveal(story(LYNCH, "C"))
    (door,) = (each for each in house_of(LYNCH).doors if each.outer and each.id not in game.state.sealed)
    game.stand(1, door.one).stand(2, door.one)
    game.state.events = [id for id in game.state.events if EVENTS[id].number >= 4]
    assert run(event_deck.reveal_event(game.table)) is None
    game.turn(1).do(f"move-out:{door.id}")
    assert game[1].in_play and tries == [("front-door", "6b")]
    game.do(f"move-out:{door.id}")
    assert game[1].fate == "escaped"
    game.turn(2).do(f"move-out:{door.id}")
    assert game.table.result is not None and len(tries) == 2
