"""Encounter cards and weaknesses: Revelation, Surge, Peril."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.arkham_lcg.card import Card, Me, Table
from miskatonic.games.arkham_lcg.decks.weaknesses import basic_weaknesses
from miskatonic.games.arkham_lcg.drawing import choose_and_discard, draw, gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.phases import upkeep
from miskatonic.games.arkham_lcg.play import in_play
from miskatonic.games.arkham_lcg.scenarios.devourer_below import go_mad
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.words import NOBODY, NOWHERE, WILLPOWER, Keyword, Kind
from miskatonic.kernel.flow import Flow

from .core_set import CORE_SET
from .given import AGNES, DAISY, ROLAND, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    COVER_UP,
    DARK_MEMORY,
    DODGE,
    FALSE_LEAD,
    GHOUL_MINION,
    GUTS,
    HUNTING_SHADOW,
    MOB_ENFORCER,
    OLD_BOOK_OF_LORE,
    PARANOIA,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
)

SURGING = "99001"


def drawn_by(scene: Scene, who: int, *answers: str) -> list[str]:
    """An encounter card is drawn: all that were drawn in the end."""
    scene.run(draw_encounter_card(scene.table, who), *answers)
    return [told.card for told in scene.events("encounter-card-was-drawn")]


# Encounter sets and treacheries.


@pytest.mark.rule("lcg.encounter-set.1")
def test_the_encounter_deck_is_made_of_the_cards_of_its_sets() -> None:
    scene = given(ROLAND)
    sets = ("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")
    kinds = (Kind.ENEMY, Kind.TREACHERY)
    wanted = Counter({code: card.copies for code, card in CORE_SET.items() if card.set in sets and card.type in kinds})
    del wanted["01116"]
    assert Counter(scene.codes([*scene.state.encounter.cards, *scene.state.encounter.discard])) == wanted


@pytest.mark.rule("lcg.treachery.2", "lcg.revelation.2")
def test_who_draws_a_treachery_has_to_resolve_it() -> None:
    scene = given(ROLAND, AGNES).encounter(ROTTING_REMAINS).bag("auto-fail")
    drawn_by(scene, 1)
    assert (scene.who(0).horror, scene.who(1).horror) == (0, 3)


# Surge.


@pytest.mark.rule("lcg.surge.1")
def test_after_a_card_with_surge_another_one_is_drawn(made_up: MakeUp) -> None:
    made_up(PARANOIA, SURGING, keywords=frozenset({Keyword.SURGE}), weakness=None)
    scene = given(ROLAND).encounter(SURGING, SWARM_OF_RATS, GHOUL_MINION)
    assert drawn_by(scene, 0) == [SURGING, SWARM_OF_RATS]


@pytest.mark.rule("lcg.surge.1")
def test_the_first_card_is_resolved_before_the_next_is_drawn(made_up: MakeUp) -> None:
    made_up(ROTTING_REMAINS, SURGING, keywords=frozenset({Keyword.SURGE}))
    scene = given(ROLAND).encounter(SURGING, SWARM_OF_RATS).bag("auto-fail")
    drawn_by(scene, 0)
    told = [event.__struct_config__.tag for event in scene.table.events]
    drawn = "encounter-card-was-drawn"
    assert [tag for tag in told if tag in (drawn, "harmed")] == [drawn, "harmed", drawn]


@pytest.mark.rule("lcg.surge.1")
def test_a_card_that_gains_surge_has_it() -> None:
    scene = given(ROLAND, adventure="midnight-masks").encounter(FALSE_LEAD, SWARM_OF_RATS)
    assert drawn_by(scene, 0) == [FALSE_LEAD, SWARM_OF_RATS]


@pytest.mark.rule("lcg.surge.2")
def test_surge_counts_during_set_up_too(made_up: MakeUp) -> None:
    made_up(PARANOIA, SURGING, keywords=frozenset({Keyword.SURGE}), weakness=None)
    scene = given(ROLAND).encounter(SURGING, SWARM_OF_RATS)
    scene.state.phase, scene.state.round = "setup", 0
    assert drawn_by(scene, 0) == [SURGING, SWARM_OF_RATS]


@pytest.mark.rule("lcg.surge.3")
def test_surge_follows_surge(made_up: MakeUp) -> None:
    made_up(PARANOIA, SURGING, keywords=frozenset({Keyword.SURGE}), weakness=None)
    scene = given(ROLAND).encounter(SURGING, SURGING, SURGING, SWARM_OF_RATS, GHOUL_MINION)
    assert drawn_by(scene, 0) == [SURGING, SURGING, SURGING, SWARM_OF_RATS]


@pytest.mark.rule("lcg.surge.1", "lcg.weakness.2")
def test_a_weakness_with_surge_has_an_encounter_card_drawn(made_up: MakeUp) -> None:
    made_up(PARANOIA, SURGING, keywords=frozenset({Keyword.SURGE}))
    scene = given(ROLAND).encounter(SWARM_OF_RATS).top(0, SURGING)
    scene.run(draw(scene.table, 0))
    assert scene.in_play(SWARM_OF_RATS)


# Peril.


PERIL, ORDINARY = "99001", "99002"


@pytest.fixture
def ordeals(made_up: MakeUp) -> None:
    """The same card with and without Peril: a ghoul attacks you, then you test willpower (3)."""
    made_up(ROTTING_REMAINS, PERIL, keywords=frozenset({Keyword.PERIL}))
    made_up(ROTTING_REMAINS, ORDINARY)

    class Ordeal(Card, code=(PERIL, ORDINARY)):
        def revelation(self, table: Table, me: Me) -> Flow[None]:
            ghoul = in_play(table, GHOUL_MINION)
            if ghoul != NOWHERE:
                yield from attack(table, ghoul, me.you)
            yield from skill_test(table, me.you, WILLPOWER, 3, source=me.card)


def asked_during(scene: Scene, who: int) -> set[int]:
    """Which seats are asked anything while an encounter card is resolved."""
    seats: set[int] = set()
    flow = draw_encounter_card(scene.table, who)
    reply = None
    while True:
        try:
            asked = flow.send(reply)
        except StopIteration:
            return seats
        seats.add(asked.seat)
        reply = next(option for option in asked.options if option.key in ("pass", "done", "as-listed"))


def with_helper(code: str) -> Scene:
    """Roland draws a card; a colleague beside him could help in some way."""
    return given(ROLAND, AGNES).house().encounter(code).bag("0").has(1, resources=5)


@pytest.mark.rule("lcg.peril.2")
@pytest.mark.parametrize(("code", "seats"), [(PERIL, set[int]()), (ORDINARY, {1})])
@pytest.mark.usefixtures("ordeals")
def test_nobody_else_plays_cards_during_a_peril(code: str, seats: set[int]) -> None:
    assert asked_during(with_helper(code).enemy(GHOUL_MINION, engaged=0).hand(1, DODGE), 0) == seats


@pytest.mark.rule("lcg.peril.3")
@pytest.mark.parametrize(("code", "seats"), [(PERIL, set[int]()), (ORDINARY, {1})])
@pytest.mark.usefixtures("ordeals")
def test_nobody_else_uses_abilities_during_a_peril(code: str, seats: set[int]) -> None:
    assert asked_during(with_helper(code).enemy(SWARM_OF_RATS, engaged=0).asset(1, BEAT_COP), 0) == seats


@pytest.mark.rule("lcg.peril.4")
@pytest.mark.parametrize(("code", "seats"), [(PERIL, set[int]()), (ORDINARY, {1})])
@pytest.mark.usefixtures("ordeals")
def test_nobody_else_commits_cards_during_a_peril(code: str, seats: set[int]) -> None:
    assert asked_during(with_helper(code).hand(1, GUTS), 0) == seats


@pytest.mark.rule("lcg.peril.4")
@pytest.mark.usefixtures("ordeals")
def test_who_drew_the_peril_commits_as_usual() -> None:
    assert asked_during(with_helper(PERIL).hand(0, GUTS), 0) == {0}


@pytest.mark.rule("lcg.peril.2", "lcg.peril.3")
def test_a_peril_is_over_when_it_is_resolved() -> None:
    scene = given(ROLAND, AGNES, adventure="midnight-masks").encounter(HUNTING_SHADOW)
    drawn_by(scene, 0)
    assert (scene.who().damage, scene.state.peril) == (2, NOBODY)


# Revelation.


@pytest.mark.rule("lcg.revelation.2")
def test_whoever_draws_an_enemy_resolves_its_revelation_too(made_up: MakeUp) -> None:
    made_up(GHOUL_MINION, "99001")

    class Omen(Card, code="99001"):
        def revelation(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 7)

    scene = given(ROLAND, AGNES).has(1, resources=0).encounter("99001")
    drawn_by(scene, 1)
    assert scene.who(1).resources == 7


@pytest.mark.rule("lcg.revelation.3")
@pytest.mark.parametrize("like", [GHOUL_MINION, ROTTING_REMAINS])
def test_a_revelation_comes_before_the_card_is_in_play_or_discarded(like: str, made_up: MakeUp) -> None:
    made_up(like, "99001")
    seen: list[bool] = []

    class Omen(Card, code="99001"):
        def revelation(self, table: Table, me: Me) -> None:
            seen.append(me.card in table.state.play or me.card in table.state.encounter.discard)

    scene = given(ROLAND).encounter("99001")
    drawn_by(scene, 0)
    assert seen == [False]
    assert scene.in_play("99001") or scene.codes(scene.state.encounter.discard)[-1] == "99001"


@pytest.mark.rule("lcg.revelation.4")
def test_a_weakness_that_is_found_in_a_search_is_resolved_at_once() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).deck(0, PARANOIA, GUTS, GUTS).has(resources=3)
    scene.do("activate:01031", "take:01097")
    assert (scene.who().resources, scene.codes(scene.who().discard)) == (0, [PARANOIA])


# Weaknesses.


@pytest.mark.rule("lcg.weakness.2")
def test_a_drawn_enemy_weakness_spawns_like_an_encounter_card() -> None:
    scene = given(ROLAND).top(0, MOB_ENFORCER)
    scene.run(draw(scene.table, 0))
    assert scene.entry(MOB_ENFORCER).engaged == 0


@pytest.mark.rule("lcg.weakness.2")
def test_a_drawn_treachery_weakness_is_resolved_like_an_encounter_card() -> None:
    scene = given(ROLAND).top(0, COVER_UP)
    scene.run(draw(scene.table, 0))
    assert (scene.codes(scene.who().threats), scene.entry(COVER_UP).clues) == ([COVER_UP], 3)


@pytest.mark.rule("lcg.weakness.3")
def test_a_drawn_event_weakness_comes_to_the_hand_and_can_be_played() -> None:
    scene = given(AGNES).top(0, DARK_MEMORY).has(resources=2)
    scene.run(draw(scene.table, 0))
    assert scene.codes(scene.who().hand) == [DARK_MEMORY]
    scene.turn(0).do("play:01013")
    assert scene.state.play[scene.state.agendas[-1]].doom == 1


@pytest.mark.rule("lcg.weakness.3")
def test_the_revelation_of_a_player_card_weakness_comes_first(made_up: MakeUp) -> None:
    made_up(DARK_MEMORY, "99001")

    class Burden(Card, code="99001"):
        def revelation(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].clues += 1 + len(table.state.investigators[me.you].hand)

    scene = given(AGNES).top(0, "99001")
    scene.run(draw(scene.table, 0))
    assert (scene.who().clues, scene.codes(scene.who().hand)) == (1, ["99001"])


@pytest.mark.rule("lcg.weakness.4")
def test_a_weakness_gained_in_a_game_stays_in_the_deck_for_the_campaign() -> None:
    scene = given(ROLAND, adventure="night-of-the-zealot")
    before = sum(scene.state.sheets[0].deck.weaknesses.values())
    scene.run(go_mad(scene.table, 0))
    assert sum(scene.state.sheets[0].deck.weaknesses.values()) == before + 1


@pytest.mark.rule("lcg.weakness.5")
def test_a_weakness_cannot_be_chosen_for_discarding() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY, GUTS)
    scene.run(choose_and_discard(scene.table, 0, 2))
    assert scene.codes(scene.who().hand) == [DARK_MEMORY]


@pytest.mark.rule("lcg.weakness.5")
def test_nor_does_the_hand_size_make_it_go() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY, *[GUTS] * 2, *["01093"] * 2, *["01060"] * 2, *["01061"] * 2)
    scene.run(upkeep.check_hands(scene.table), "discard:01089")
    assert DARK_MEMORY in scene.codes(scene.who().hand)


@pytest.mark.rule("lcg.weakness.6")
@pytest.mark.parametrize("code", [COVER_UP, MOB_ENFORCER])
def test_nobody_controls_a_weakness_of_an_encounter_type(code: str) -> None:
    scene = given(ROLAND).top(0, code)
    scene.run(draw(scene.table, 0))
    assert scene.entry(code).controller == NOBODY


@pytest.mark.rule("lcg.weakness.7")
def test_its_bearer_controls_a_weakness_of_a_player_type() -> None:
    scene = given(DAISY).top(0, THE_NECRONOMICON)
    scene.run(draw(scene.table, 0))
    assert scene.entry(THE_NECRONOMICON).controller == 0


@pytest.mark.rule("lcg.weakness.8")
def test_only_weaknesses_marked_basic_are_dealt_at_random() -> None:
    assert set(basic_weaknesses()) == {code for code, card in CORE_SET.items() if card.weakness == "basic"}


@pytest.mark.rule("lcg.weakness.8")
def test_every_deck_gets_one_of_them() -> None:
    dealt = [given(WENDY, seed=seed).state.sheets[0].deck.weaknesses for seed in range(5)]
    assert all(sum(each.values()) == 1 and set(each) <= set(basic_weaknesses()) for each in dealt)
