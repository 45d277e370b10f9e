"""The table: choosing, undoing, cloning, gathering, recovering."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from miskatonic.kernel import saves
from miskatonic.kernel.errors import Defect, IllegalChoice, MiskatonicError, SetupError
from miskatonic.kernel.game import Game, Setting
from miskatonic.kernel.table import Table

from .toy import GAMES, TOY, Drew, Scored, Toy, begin, play, toy


def test_a_decision_names_its_seat_and_its_legal_options() -> None:
    decision = toy().decision
    assert decision is not None and decision.seat == 0
    assert len(decision.options) == 2 and all(option.key.startswith("play:") for option in decision.options)


@pytest.mark.parametrize("how", ["option", "key", "index"])
def test_an_option_its_key_and_its_index_mean_the_same(how: str) -> None:
    one, other = toy(), toy()
    assert one.decision is not None
    option = one.decision.options[1]
    one.choose({"option": option, "key": option.key, "index": 1}[how])
    other.choose(option.key)
    assert one.hash() == other.hash()


@pytest.mark.parametrize("wrong", ["play:99", "", 7, -1, True, 1.0, None])
def test_an_illegal_choice_is_refused_and_changes_nothing(wrong: object) -> None:
    table = toy()
    before = table.hash()
    with pytest.raises(IllegalChoice):
        table.choose(wrong)  # type: ignore[arg-type]
    assert table.hash() == before and table.choices == []


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    table = toy()
    assert table.decision is not None
    with pytest.raises(IllegalChoice, match="Seat 1 has nothing to choose"):
        table.choose(table.decision.options[0], seat=1)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = toy()
    play(table, 100)
    assert table.decision is None and table.pending == {} and table.result is not None
    with pytest.raises(IllegalChoice, match="over"):
        table.choose(0)


def test_same_set_up_seed_and_choices_give_the_same_hash_for_ever() -> None:
    table = toy(seed=5)
    play(table, 9)
    assert table.hash() == "83513ec5e98eb93a16573d56f846adf2"
    twin = toy(seed=5)
    play(twin, 9)
    assert twin.hash() == table.hash()
    other = toy(seed=6)
    play(other, 9)
    assert other.hash() != table.hash()


def test_the_hash_tells_positions_inside_a_step_apart() -> None:
    table = toy()
    play(table, 2)
    before = table.hash()
    table.choose("low", seat=1)
    assert table.hash() != before


@pytest.mark.parametrize("back", [1, 2, 5, 14])
def test_undo_takes_back_any_number_of_choices_and_redo_leads_to_the_same_place(back: int) -> None:
    table = toy()
    hashes = [table.hash()]
    for number in range(14):
        play(table, 1, start=number)
        hashes.append(table.hash())
    done = list(table.choices)
    table.undo(back)
    assert table.hash() == hashes[14 - back] and table.choices == done[: 14 - back]
    for seat, key in done[14 - back :]:
        table.choose(key, seat)
    assert table.hash() == hashes[14]


def test_undo_from_the_end_of_the_game() -> None:
    table = toy()
    play(table, 100)
    count = len(table.choices)
    table.undo()
    assert table.result is None and len(table.choices) == count - 1 and table.decision is not None


@pytest.mark.parametrize("steps", [0, -1, 99])
def test_undo_of_more_than_was_chosen_is_refused(steps: int) -> None:
    table = toy()
    play(table, 3)
    before = table.hash()
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        table.undo(steps)
    assert table.hash() == before


@pytest.mark.parametrize("steps", ["1", None, 1.5, True, [1]])
def test_undo_of_what_is_no_number_is_refused(steps: Any) -> None:
    table = toy()
    play(table, 3)
    before = table.hash()
    with pytest.raises(IllegalChoice, match=r"a number of choices, not .*\.$"):
        table.undo(steps)
    assert table.hash() == before


@pytest.mark.parametrize("endless", [10**5000, "9" * 5000, [10**5000]], ids=["number", "word", "list"])
def test_wrong_values_of_any_length_are_refused_in_a_sentence_of_bearable_length(endless: Any) -> None:
    table = toy()
    for attempt in (
        lambda: table.choose(endless),
        lambda: table.choose(0, endless),
        lambda: table.undo(endless),
        lambda: table.view(endless),
        lambda: TOY.setup(endless, 1, {}),
        lambda: TOY.setup(2, 1, {"broken": endless}),
    ):
        with pytest.raises(MiskatonicError) as caught:
            attempt()
        assert len(str(caught.value)) < 500


def test_a_seed_of_many_digits_is_refused_and_one_of_fewer_is_saved() -> None:
    for seed in (10**5000, -(10**1000)):
        with pytest.raises(SetupError, match="A seed is a whole number or a word"):
            TOY.setup(2, seed, {})
    table = toy(seed=-(10**1000) + 1)
    assert saves.load(table.save(), GAMES).hash() == table.hash()


def test_undo_works_without_checkpoints_too() -> None:
    table = toy(checkpoints=False)
    play(table, 7)
    reference = toy()
    play(reference, 5)
    table.undo(2)
    assert table.hash() == reference.hash()


def test_a_long_game_keeps_few_checkpoints_and_still_undoes_to_the_start() -> None:
    table = toy()
    start = table.hash()
    for _ in range(40):
        play(table, 15)
        table.undo(15)
    play(table, 15)
    assert len(table._checkpoints) <= 48
    table.undo(15)
    assert table.hash() == start


def test_a_clone_equals_the_original_and_goes_its_own_way() -> None:
    table = toy()
    play(table, 5)
    before = table.hash()
    clone = table.clone()
    assert clone.hash() == before and clone.decision == table.decision and clone.events == table.events
    play(clone, 3)
    assert table.hash() == before and clone.hash() != before


@pytest.mark.parametrize("picks", [0, 1, 3, 5, 6])
def test_a_fresh_clone_can_be_chosen_on_at_once(picks: int) -> None:
    table = toy(players=3)
    play(table, picks)
    clone = table.clone()
    play(clone, 1, start=picks)
    play(table, 1, start=picks)
    assert clone.hash() == table.hash() and clone.choices == table.choices


def test_a_fresh_clone_can_be_undone_and_saved_at_once() -> None:
    table = toy()
    play(table, 5)
    clone = table.clone()
    clone.undo(2)
    table_save = table.clone().save()
    table.undo(2)
    assert clone.hash() == table.hash() and saves.load(table_save, GAMES).choices[:3] == table.choices


def test_a_clone_of_a_clone_that_was_never_looked_at() -> None:
    table = toy()
    play(table, 6)
    assert table.clone().clone().hash() == table.hash()


def test_events_are_rewound_with_the_choices() -> None:
    table = toy()
    play(table, 4)
    events = list(table.events)
    play(table, 3)
    table.undo(3)
    assert table.events == events


def test_events_name_their_cause_and_who_may_see_them() -> None:
    table = toy()
    card = table.view(0).hand[0]
    table.choose(f"play:{card}")
    assert Scored(0, card, cause=f"card:{card}") in table.log(1)
    assert any(isinstance(event, Drew) for event in table.log(0))
    assert all(event.who == 1 for event in table.log(1) if isinstance(event, Drew))
    assert not any(isinstance(event, Drew) for event in table.log(None))


def test_events_can_be_switched_off() -> None:
    table = toy(events=False)
    play(table, 6)
    assert table.events == []


def test_gathered_answers_may_come_in_any_order() -> None:
    hashes: set[str] = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = toy(players=3)
        play(table, 3)
        assert list(table.pending) == [0, 1, 2]
        for seat in order:
            table.choose("high" if seat == 1 else "low", seat)
        hashes.add(table.hash())
    assert len(hashes) == 1


def test_the_decision_of_a_gathering_is_the_first_open_one() -> None:
    table = toy(players=3)
    play(table, 3)
    table.choose("low", 0)
    assert table.decision is not None and table.decision.seat == 1 and list(table.pending) == [1, 2]
    with pytest.raises(IllegalChoice):
        table.choose("low", 0)
    table.choose("low")
    assert list(table.pending) == [2]


def test_all_who_are_asked_are_known_while_one_of_them_has_yet_to_answer() -> None:
    table = toy(players=3)
    assert table.asked == (0,)
    play(table, 3)
    assert table.asked == (0, 1, 2)
    table.choose("low", 1)
    assert (table.asked, list(table.pending)) == ((0, 1, 2), [0, 2])
    table.choose("low", 0)
    table.choose("low", 2)
    assert len(table.asked) < 3


def test_an_answer_of_a_gathering_can_be_taken_back() -> None:
    table = toy(players=3)
    play(table, 3)
    before = table.hash()
    table.choose("high", 2)
    table.undo()
    assert table.hash() == before and list(table.pending) == [0, 1, 2]


def test_a_rule_that_raises_leaves_the_table_as_it_was_and_reports() -> None:
    table = toy(broken=True)
    play(table, 2)
    before = table.hash()
    table.choose("low")
    table.choose("low")
    before = table.hash()
    choices = list(table.choices)
    with pytest.raises(Defect, match="ZeroDivisionError") as caught:
        table.choose("broken")
    assert table.hash() == before and table.choices == choices
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.report) == (str(caught.value), caught.value.report)
    report = saves.read(caught.value.report)
    assert report.failed == (0, "broken") and report.defect is not None and "ZeroDivisionError" in report.defect
    assert saves.load(caught.value.report, GAMES).hash() == before
    play(table, 2)
    assert table.hash() != before


def test_bad_set_ups_are_refused_in_one_sentence() -> None:
    for players, seed, options in (
        (5, 1, {}),
        (2.0, 1, {}),
        (True, 1, {}),
        ("two", 1, {}),
        (2, 1.5, {}),
        (2, True, {}),
        (2, None, {}),
        (2, "\ud800", {}),
        (2, 1, {"x": 1}),
        (2, 1, {"broken": 3}),
        (2, 1, {"broken": 1}),
    ):
        with pytest.raises(SetupError) as caught:
            TOY.setup(players, seed, options)
        assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


def test_a_sampled_table_shows_the_seat_the_same_and_may_hide_something_else() -> None:
    table = toy()
    play(table, 1)
    samples = [table.determinize(0, seed) for seed in range(8)]
    assert all(sample.view(0) == table.view(0) for sample in samples)
    assert all(sample.decision == table.decision for sample in samples if sample.view(1) == table.view(1))
    assert len({tuple(sample.view(1).hand) for sample in samples}) > 1


def test_a_table_can_be_played_on_after_it_was_sampled() -> None:
    sample: Table = toy().determinize(0, 3)
    play(sample, 100)
    assert sample.result is not None


def test_attributes_that_do_not_exist_are_not_invented() -> None:
    with pytest.raises(AttributeError):
        toy().clone().wrong  # noqa: B018


def test_a_sample_that_cannot_be_found_is_an_error_not_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy()
    monkeypatch.setattr(TOY, "view", lambda state, seat: object())
    with pytest.raises(MiskatonicError, match="No other hidden state"):
        table.determinize(0, 1)


def test_the_options_of_a_decision_cannot_be_changed() -> None:
    decision = toy().decision
    assert decision is not None and isinstance(decision.options, tuple)


def test_an_interrupted_choice_never_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy()
    before = table.hash()
    steps = dict(TOY.steps)

    def interrupted(table: Table) -> str:
        raise KeyboardInterrupt

    play(table, 1)
    after = table.hash()
    monkeypatch.setitem(TOY.steps, "bid", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play(table, 1)
    monkeypatch.setitem(TOY.steps, "bid", steps["bid"])
    assert table.hash() == after and before != after
    play(table, 1)
    assert len(table.choices) == 2


def test_answers_to_an_open_gathering_are_hidden_from_samples_of_others() -> None:
    table = toy(players=3)
    play(table, 3)
    table.choose("high", 0)
    table.choose("low", 2)
    assert list(table.determinize(2, 1).pending) == [0, 1]
    assert list(table.determinize(None, 1).pending) == [0, 1, 2]


def test_the_order_of_gathered_answers_does_not_change_the_hash() -> None:
    one, other = toy(players=3), toy(players=3)
    play(one, 3)
    play(other, 3)
    one.choose("high", 2)
    one.choose("low", 0)
    other.choose("low", 0)
    other.choose("high", 2)
    assert one.hash() == other.hash()
    one.choose("low")
    other.choose("low")
    assert one.hash() == other.hash()


def test_copying_is_cloning() -> None:
    table = toy()
    play(table, 3)
    for twin in (copy.copy(table), copy.deepcopy(table)):
        before = table.hash()
        play(twin, 1)
        assert table.hash() == before != twin.hash()


@pytest.mark.parametrize("seat", [7, -1, "x", True, 1.0])
def test_there_is_no_view_and_no_log_for_a_seat_that_is_not_at_the_table(seat: object) -> None:
    with pytest.raises(MiskatonicError, match="no seat"):
        toy().view(seat)  # type: ignore[arg-type]
    with pytest.raises(MiskatonicError, match="no seat"):
        toy().log(seat)  # type: ignore[arg-type]


def test_later_changes_of_an_option_do_not_reach_the_table() -> None:
    names: list[str] = ["a"]
    game = Game(
        package=TOY.package,
        title=TOY.title,
        players=(2,),
        settings=(Setting("names", TOY.title, default=()),),
        state=Toy,
        begin=begin,
        steps=TOY.steps,
        view=TOY.view,
        determinize=TOY.determinize,
    )
    setup = game.setup(2, 1, {"names": names})
    names.append("b")
    assert setup.options["names"] == ["a"]
