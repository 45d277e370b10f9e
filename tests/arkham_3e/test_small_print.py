"""Small things that are easily got wrong by one, at the edges of rules."""

from __future__ import annotations

import pytest

import miskatonic
from miskatonic.games.arkham_3e.action_phase import additional_action
from miskatonic.games.arkham_3e.actions import perform_evade, perform_move
from miskatonic.games.arkham_3e.assets import discard
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.casting import castable, hands_free
from miskatonic.games.arkham_3e.codex import add
from miskatonic.games.arkham_3e.components import MONSTERS, TOKENS
from miskatonic.games.arkham_3e.encounter_phase import take_turn
from miskatonic.games.arkham_3e.events import AssetRecovered
from miskatonic.games.arkham_3e.focus import focus
from miskatonic.games.arkham_3e.harm import anybody_hurt, exchange, recover_asset
from miskatonic.games.arkham_3e.monsters import defeat_monster, provoke
from miskatonic.games.arkham_3e.movement import enter, guarded_spaces, move_to_one_of
from miskatonic.games.arkham_3e.mythos_phase import reckon
from miskatonic.games.arkham_3e.play import touch
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.seen_cards import sink
from miskatonic.games.arkham_3e.state import Acting, Rumor
from miskatonic.games.arkham_3e.testing import roll_and_change
from miskatonic.games.arkham_3e.verbs.cards import GainMoney, HealThis
from miskatonic.games.arkham_3e.verbs.codex import ClueToCard
from miskatonic.games.arkham_3e.verbs.counts import FiveWorshipers, Having, PerClueHere, SheetCount, ThisCard
from miskatonic.games.arkham_3e.verbs.investigators import (
    BecomeDelayed,
    Dice,
    ExchangeHarm,
    FocusSkill,
    Suffer,
    SufferSplit,
    patients,
)
from miskatonic.games.arkham_3e.verbs.markers import MendScar, RemoveMarkers
from miskatonic.games.arkham_3e.verbs.monsters import (
    DisengageAll,
    HurtEngaged,
    HurtThisMonster,
    SpawnCultists,
    SpawnKnown,
)
from miskatonic.games.arkham_3e.verbs.prices import HarmCard, Harmed
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR, SKILLS, Colour, Skill
from miskatonic.kernel.effects import Fixed, Outcome
from miskatonic.kernel.text import LOCALES

from .given import given
from .trying import offers, pools, trying


@pytest.mark.rule("ah3.436.10")
@pytest.mark.parametrize(("busy", "free"), [(0, 2), (1, 1), (2, 0)])
def test_hands_that_an_action_has_busy_hold_no_spell(busy: int, free: int) -> None:
    game = given(players=2)
    game.state.acting = Acting(0, "attack", busy)
    assert (hands_free(game.table, 0), hands_free(game.table, 1)) == (free, 2)


@pytest.mark.parametrize(("damage", "horror", "hurt"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_an_ally_is_hurt_by_damage_or_by_horror(damage: int, horror: int, hurt: bool) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    assert anybody_hurt(game.state, [(0, "sachiko-higa")]) is hurt
    assert ExchangeHarm().possible(game.table, Me(who=0)) is hurt, "where nobody is hurt, nothing is exchanged"


def test_an_investigator_is_hurt_by_harm_of_their_own() -> None:
    game = given(players=2).hurt(1, 1)
    assert not anybody_hurt(game.state, [(0, None)]) and anybody_hurt(game.state, [(1, None)])


@pytest.mark.parametrize(("damage", "horror"), [(1, 0), (0, 1)])
def test_who_is_hurt_in_one_way_alone_has_something_to_exchange(damage: int, horror: int) -> None:
    game = given(players=2)
    assert not ExchangeHarm().possible(game.table, Me(who=0))
    assert ExchangeHarm().possible(game.hurt(0, damage, horror).table, Me(who=0))


def test_any_amount_of_harm_is_exchanged() -> None:
    game = given(players=2).hurt(0, 3)
    asked = game.run(exchange(game.table, 0, 1, None), "give:damage:2")
    assert asked.keys == [["give:damage:3", "give:damage:2", "give:damage:1"]]
    assert (game[0].damage, game[1].damage) == (1, 2)


@pytest.mark.parametrize(("damage", "horror", "found"), [(0, 0, []), (1, 0, ["sachiko-higa"]), (0, 1, [])])
def test_only_who_has_such_harm_recovers_from_it(damage: int, horror: int, found: list[str]) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    healed = patients(game.table, Me(who=0), "you-or-ally", damage=True, horror=False)
    assert [card for _, card in healed] == found


def test_nobody_exchanges_harm_with_nobody() -> None:
    assert not ExchangeHarm().possible(given().hurt(0, 1).table, Me(who=0))


def test_a_condition_says_whom_it_is_about() -> None:
    assert [ThisCard(or_me=me).say().id for me in (False, True)] == ["if-about-this", "if-about-this-or-you"]


@pytest.mark.parametrize(
    ("subject", "holds"), [("the-moon", (True, True)), ("knife", (False, False)), ("", (False, True))]
)
def test_what_happens_to_its_owner_happens_to_a_card_only_where_it_says_so(
    subject: str, holds: tuple[bool, bool]
) -> None:
    about = Me(who=0, card="the-moon", subject=subject, chosen=0)
    table = given().table
    assert (ThisCard().holds(table, about), ThisCard(or_me=True).holds(table, about)) == holds


@pytest.mark.parametrize("n", [0, 1])
def test_no_money_is_nothing_to_gain(n: int) -> None:
    assert GainMoney(Fixed(n)).possible(given().table, Me(who=0)) is bool(n)


@pytest.mark.rule("ah3.445.10")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skill", [None, Skill("will")])
def test_focus_beyond_the_limit_is_told(locale: str, skill: Skill | None) -> None:
    plain, beyond = (FocusSkill(skill, beyond=beyond).say().text(locale) for beyond in (False, True))
    assert len(beyond) > len(plain)


def test_how_many_worshipers_have_fallen_is_told() -> None:
    assert "5" in FiveWorshipers().say().text("en")


@pytest.mark.rule("ah3.424.4")
def test_what_is_used_is_noted_once_and_only_while_things_are_traded() -> None:
    game = given()
    for phase in ("action", "action", "encounter"):
        game.state.phase = phase
        touch(game.table, "knife" if phase == "action" else "the-moon")
    assert game.state.used == ["touched:knife"]


@pytest.mark.rule("ah3.424.4")
def test_only_what_was_taken_in_hand_is_used_in_a_test() -> None:
    game = given("norman-withers").card(0, "45-thompson", "38-revolver")
    trying(game, "strength", "hand:45-thompson", dice="1 1 1 1 1 1 1", on="attack")
    assert game.state.used == ["touched:45-thompson"]


@pytest.mark.rule("ah3.424.4")
def test_a_spell_that_was_used_and_given_away_is_not_cast_again() -> None:
    game = given("norman-withers").card(0, "flesh-ward")
    assert castable(game.table, 0, "damage") == ["flesh-ward"]
    game.state.used = ["lent:flesh-ward"]
    assert castable(game.table, 0, "damage") == []


@pytest.mark.rule("ah3.413.5", "ah3.429.6b-4")
def test_who_stays_or_is_gone_enters_nothing() -> None:
    game = given(players=2).stand(0, "graveyard").monster("robed-figure", "graveyard")
    told = len(game.table.events)
    game.run(enter(game.table, 0, "graveyard"))
    assert (game.the("robed-figure").engaged, len(game.table.events)) == ([], told)
    game[0].fate = "defeated"
    game.run(enter(game.table, 0, "black-cave"))
    assert (game[0].space, len(game.table.events)) == ("graveyard", told)


def test_the_markers_of_the_neighbourhoods_lie_face_down() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "mark-neighborhoods"})
    assert {each.up for each in game.state.markers} == {False}


def test_a_clue_is_moved_to_a_card_only_if_there_is_one() -> None:
    game = given()
    assert not ClueToCard(4).possible(game.table, Me(who=0))
    assert ClueToCard(4).possible(game.sheet(clues=1).table, Me(who=0))


@pytest.mark.parametrize(
    ("health", "sanity", "damage", "horror", "possible"),
    [
        (1, 0, 0, 0, False),
        (1, 0, 1, 0, True),
        (1, 0, 0, 1, False),
        (0, 1, 0, 0, False),
        (0, 1, 1, 0, False),
        (0, 1, 0, 1, True),
        (1, 1, 1, 0, True),
        (1, 1, 0, 0, False),
    ],
)
def test_a_card_recovers_only_what_lies_on_it(
    health: int, sanity: int, damage: int, horror: int, possible: bool
) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    assert HealThis(health, sanity).possible(game.table, Me(who=0, card="sachiko-higa")) is possible


@pytest.mark.parametrize(("healed", "left"), [("health", (1, 2)), ("sanity", (2, 1))])
def test_what_a_card_recovers_is_only_what_is_said(healed: str, left: tuple[int, int]) -> None:
    game = given().card(0, "until-the-end-of-time").on_card("until-the-end-of-time", 2, 2)
    game.effect({"do": "heal-this", healed: 1}, card="until-the-end-of-time")
    lying = game.state.on_cards["until-the-end-of-time"]
    assert (lying.damage, lying.horror) == left


@pytest.mark.rule("ah3.438.2-2", "ah3.427.2-2")
def test_an_additional_action_of_somebody_delayed_is_skipped() -> None:
    game = given().delay(0)
    assert game.run(additional_action(game.table, 0)).decisions == []
    assert not game[0].delayed


def test_only_a_monster_that_is_there_is_hurt_and_only_by_something() -> None:
    game = given().monster("robed-figure", "graveyard")
    about = Me(who=0, monster=game.the("robed-figure").token)
    assert HurtThisMonster().possible(game.table, about)
    assert not HurtThisMonster(Fixed(0)).possible(game.table, about)
    game.run(defeat_monster(game.table, game.the("robed-figure"), None))
    assert not HurtThisMonster().possible(game.table, about)


@pytest.mark.rule("ah3.438.2-2")
def test_who_is_delayed_in_their_last_action_is_still_delayed_when_their_turn_ends() -> None:
    game = given(players=2).delay(0).turn(0, actions=0)
    assert game[0].delayed and game.state.turn == 1


@pytest.mark.rule("ah3.465.5.1")
def test_who_is_engaged_is_moved_nowhere() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    assert game.effect({"do": "move-to", "to": "adjacent"}).decisions == []
    assert game[0].space == "graveyard"


def test_archive_cards_that_are_set_aside_are_not_in_the_archive_any_more() -> None:
    game = given(scenario="echoes-of-the-deep")
    game.effect({"do": "set-aside", "numbers": [32, 33]})
    assert game.state.archive_aside == [32, 33] and not {32, 33} & set(game.state.archive)


def test_archive_cards_that_are_hidden_in_decks_are_not_in_the_archive_any_more() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "hide-cards", "numbers": [13, 14]})
    assert {15, 16} <= set(game.state.archive) and not {13, 14} & set(game.state.archive)


@pytest.mark.rule("ah3.455.4")
def test_in_an_encounter_whoever_has_it_decides_what_comes_first() -> None:
    game = given("wendy-adams", "agnes-baker").leader(1).stand(0, "independence-square").top_encounter("downtown-2")
    game.display("rabbits-foot").encounter(0, dice="6 1 1")
    assert (game.state.turn, game.state.active, game.table.view(0).turn) == (0, 0, 0)


@pytest.mark.rule("ah3.426.3")
def test_a_move_by_an_effect_ends_at_a_monster_unless_it_says_otherwise() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "rivertown-easttown")
    ends = game.effect({"do": "move", "n": 2}, "stay").keys[0]
    past = game.effect({"do": "move", "n": 2, "past_monsters": True}, "stay").keys[0]
    assert set(past) - set(ends) == {"move:police-station"}


@pytest.mark.parametrize("locale", LOCALES)
def test_which_markers_stay_is_told_by_their_colour(locale: str) -> None:
    words = RemoveMarkers(but=[Colour.RED]).say().text(locale)
    assert words != RemoveMarkers(but=[Colour.BLUE]).say().text(locale)
    assert words != RemoveMarkers(only=Colour.RED).say().text(locale)
    assert words != RemoveMarkers().say().text(locale)


def test_starting_cards_lie_open_while_one_chooses_but_no_dark_pact() -> None:
    table = miskatonic.new_game("arkham-3e", seed=1, investigators=["calvin-wright"], players=1)
    assert table.decision is not None and table.decision.topic == "starting-cards"
    assert table.view(0).revealed == ["voice-of-the-messenger"]
    assert [each.say.text("en") for each in table.decision.options] == [
        "“Voice of the Messenger” and “Dark Pact”",
        "without another card",
    ]


def test_encounters_belong_to_the_encounter_phase() -> None:
    game = given(players=2).monsters_act("encounter.begin")
    assert game.state.phase == "encounter" and game.table.decision is not None


def test_everybody_has_seen_which_archive_cards_are_hidden() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "hide-cards", "numbers": [13, 14]})
    assert {"archive-13", "archive-14"} <= set(game.state.mixed)


@pytest.mark.rule("ah3.435.8")
def test_a_strike_makes_no_spell_dearer() -> None:
    game = given().has(0, money=5)
    game.state.rumor = Rumor("truckers-strike-leads-to-shortages")
    game.top(game.state.spells, "wither")
    game.effect({"do": "buy-spells", "n": 1, "one": True}, "buy:wither")
    assert (game.held(0), game[0].money) == (["wither"], 5 - 2)


@pytest.mark.rule("ah3.426.3")
def test_the_cloak_hides_nobody_from_a_monster_that_was_provoked() -> None:
    game = given().card(0, "tattered-cloak").stand(0, "graveyard").monster("robed-figure", "black-cave")
    assert guarded_spaces(game.state, 0) == set()
    provoke(game.state, game.the("robed-figure"), 0)
    assert guarded_spaces(game.state, 0) == {"black-cave"}


@pytest.mark.rule("ah3.405.5-2")
def test_a_massive_monster_engages_whoever_has_evaded_it_and_stays() -> None:
    game = given("norman-withers", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(0, actions=2).evade("cthulhu", dice="6 1")
    game.do("focus", "focus:will")
    assert game.state.turn == 0 and game.the("cthulhu").engaged == [0]


def test_any_number_of_revealed_spells_is_bought_unless_it_says_one() -> None:
    game = given().has(0, money=9)
    game.top(game.state.spells, "wither", "binding")
    game.effect({"do": "buy-spells", "n": 2}, "buy:wither", "buy:binding")
    assert game.held(0) == ["binding", "wither"]


@pytest.mark.rule("ah3.426.2-2")
def test_money_buys_two_more_spaces_at_most() -> None:
    game = given().stand(0, "train-station").has(0, money=6)
    asked = game.run(perform_move(game.table, 0), "stay")
    assert max(option.amount or 0 for option in asked.decisions[0].options) == 2


@pytest.mark.rule("ah3.426.3")
def test_only_ready_monsters_that_engage_stop_a_move() -> None:
    game = given().monster("robed-figure", "black-cave", "exhausted").monster("occult-ritualist", "graveyard")
    assert MONSTERS["occult-ritualist"].elusive and guarded_spaces(game.state, 0) == set()
    assert guarded_spaces(game.monster("hooded-stalker", "general-store").state, 0) == {"general-store"}


@pytest.mark.rule("ah3.466.4b")
def test_one_clue_rolls_one_die_again() -> None:
    game = given("norman-withers").has(0, clues=3)
    trying(game, "lore", "clue:1", "keep", dice="1 2 3 4")
    assert game[0].clues == 2


def test_what_a_focus_token_heals_it_heals_with_every_reroll() -> None:
    game = given("norman-withers").card(0, "ace-of-swords").focus(0, "lore").hurt(0, horror=2)
    trying(game, "lore", "focus:lore:1", dice="1 2 3 4 5")
    assert (game[0].focus, game[0].horror) == ([], 1)


def test_what_cannot_be_paid_for_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given("norman-withers").card(0, "search-for-izzie", "voice-of-the-messenger")
    assert offers(game, "lore")[1] == {"reroll:search-for-izzie", "reroll:voice-of-the-messenger", "keep"}
    assert game.run(roll_and_change(game.table, 0, 1), "keep", dice="3").value == [3]
    monkeypatch.setattr(Harmed, "affordable", lambda *_: False)
    assert offers(game, "lore")[1] == set()
    assert game.run(roll_and_change(game.table, 0, 1), dice="3").decisions == []


@pytest.mark.rule("ah3.400.1f")
@pytest.mark.parametrize(("damage", "may"), [(3, True), (4, False)])
def test_a_card_is_harmed_for_something_only_where_it_can_take_all_of_it(damage: int, may: bool) -> None:
    game = given().card(0, "ol-boiler").on_card("ol-boiler", damage)
    assert HarmCard(DAMAGE, 2).affordable(game.table, Me(who=0, card="ol-boiler")) is may


def test_a_pact_that_goes_back_is_known_to_nobody() -> None:
    game = given().card(0, "dark-pact")
    card = game[0].conditions[0]
    game.state.backs.show(card, 0)
    discard(game.table, 0, card)
    assert not any(card in known for known in game.state.backs.seen.values()) and card in game.state.pacts


def test_whoever_performs_an_action_is_the_active_investigator() -> None:
    game = given(players=3).leader(2)
    assert game.state.active == 2
    game.state.turn = 0
    assert game.state.active == 0
    game.state.acting = Acting(1, "move")
    assert game.state.active == 1


@pytest.mark.rule("ah3.436.7")
@pytest.mark.parametrize(("spells", "pool"), [((), 3), (("mists-of-rlyeh",), 5)])
def test_what_helps_with_spells_helps_to_evade_only_by_a_spell(spells: tuple[str, ...], pool: int) -> None:
    game = given("norman-withers").stand(0, "black-cave").card(0, "mystic-scroll", *spells)
    game.monster("robed-figure", "black-cave", engaged=(0,))
    game.run(perform_evade(game.table, 0), *["cast:mists-of-rlyeh" for _ in spells], dice=" ".join(["1"] * pool))
    assert pools(game) == [pool]


@pytest.mark.parametrize("n", [0, 1])
def test_no_harm_is_nothing_to_suffer(n: int) -> None:
    game = given()
    assert Suffer(DAMAGE, Fixed(n)).possible(game.table, Me(who=0)) is bool(n)
    assert SufferSplit(Fixed(n)).possible(game.table, Me(who=0)) is bool(n)


def test_who_is_delayed_cannot_become_so() -> None:
    game = given()
    assert BecomeDelayed().possible(game.table, Me(who=0))
    assert not BecomeDelayed().possible(game.delay(0).table, Me(who=0))


def test_direct_harm_is_told_as_such() -> None:
    ids = {direct: Suffer(DAMAGE, Fixed(1), direct).say().id for direct in (False, True)}
    assert ids == {False: "effect-suffer-damage", True: "effect-suffer-damage-direct"}


def test_monsters_of_a_trait_come_only_if_the_deck_has_any() -> None:
    game = given()
    cultists = [token for token in game.state.monster_deck if "cultist" in MONSTERS[TOKENS[token]].traits]
    assert cultists and SpawnCultists("cultist").possible(game.table, Me(who=0))
    game.state.monster_deck = [token for token in game.state.monster_deck if token not in cultists]
    assert game.state.monster_deck and not SpawnCultists("cultist").possible(game.table, Me(who=0))


@pytest.mark.rule("ah3.459.6")
def test_a_monster_that_is_set_aside_comes_where_it_is_told_to_or_by_its_own_text() -> None:
    game = given(scenario="feast-for-umordhoth").stand(0, "general-store")
    assert SpawnKnown("ruth-turner").say().id == "effect-spawn-kind"
    assert SpawnKnown("ruth-turner", "graveyard").say().id == "effect-spawn-kind-at"
    assert SpawnKnown("ruth-turner", engaged=True).say().id == "effect-spawn-engaged"
    game.effect({"do": "spawn", "kind": "ruth-turner", "at": "graveyard"})
    assert game.kinds("graveyard") == ["ruth-turner"]


def test_which_monsters_are_disengaged_is_told() -> None:
    assert DisengageAll(others=True).say().id == "effect-disengage-others"
    assert DisengageAll(exhaust=True).say().id == "effect-disengage-exhaust"
    assert DisengageAll().say().id == "effect-disengage-all"


def test_whether_every_engaged_monster_is_hurt_or_one_is_told() -> None:
    assert [HurtEngaged(2, one).say().id for one in (False, True)] == ["effect-hurt-engaged", "effect-hurt-engaged-one"]


def test_which_markers_are_removed_is_told() -> None:
    assert RemoveMarkers(hidden=True).say().id == "effect-remove-markers-hidden"
    assert RemoveMarkers().say().id == "effect-remove-markers"


@pytest.mark.parametrize(
    ("words", "id", "n"),
    [
        (SheetCount(clues=6), "if-sheet-clues", 6),
        (SheetCount(doom=3), "if-sheet-doom", 3),
        (SheetCount(markers=4), "if-sheet-markers", 4),
        (SheetCount(together=2), "if-sheet-together", 2),
    ],
)
def test_what_has_to_be_on_the_sheet_is_told(words: SheetCount, id: str, n: int) -> None:
    said = words.say()
    assert (said.id, said.args) == (id, {"n": n})


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (Having(clues=True), "you have clues"),
        (Having(clues=True, no=True), "you have no clues"),
        (Having(card="knife"), "you have “Knife”"),
        (Having(trait="tome", no=True), "you do not have a tome"),
    ],
)
def test_what_one_has_to_have_is_told(words: Having, told: str) -> None:
    assert words.say().text("en") == told


@pytest.mark.rule("ah3.403.5a")
def test_a_card_is_added_only_out_of_the_archive() -> None:
    game = given().sheet(doom=3)
    game.run(add(game.table, 5))
    game.state.codex[0].clues = 1
    game.run(add(game.table, 5))
    assert [(each.number, each.clues) for each in game.state.codex] == [(5, 1)]


def test_markers_that_are_hidden_anew_were_not_shown_yet() -> None:
    game = given()
    game.state.shown = ["blue", "red"]
    game.effect({"do": "hide-markers", "colours": ["white"], "spaces": ["black-cave"]})
    assert game.state.shown == []


def test_nobody_is_moved_into_an_epicenter() -> None:
    game = given().codex(7).stand(0, "black-cave").marker("graveyard", Colour.RED)
    game.run(move_to_one_of(game.table, 0, ["graveyard"], "prompt-move"))
    assert game[0].space == "black-cave"
    game.run(move_to_one_of(game.table, 0, ["graveyard", "general-store"], "prompt-move"))
    assert game[0].space == "general-store"


def test_who_is_alone_exchanges_nothing() -> None:
    assert given().hurt(0, 2).effect({"do": "exchange-harm"}).decisions == []


@pytest.mark.parametrize("what", ["gain-money", "gain-remnants"])
def test_one_is_gained_where_nothing_else_is_said(what: str) -> None:
    game = given()
    game.effect({"do": what})
    assert game[0].money + game[0].remnants == 1


def test_no_scar_comes_where_every_neighbourhood_has_one() -> None:
    game = given(scenario="veil-of-twilight")
    for spaces in board_of("veil-of-twilight").spaces_of.values():
        game.marker(spaces[0], Colour.WHITE)
    assert game.effect({"do": "place-scar"}).decisions == []
    assert len(game.state.markers) == 5


def test_only_an_open_scar_in_the_space_is_mended() -> None:
    game = given(scenario="veil-of-twilight").stand(0, "black-cave").marker("graveyard", Colour.WHITE)
    game.marker("black-cave", Colour.WHITE, up=False)
    assert not MendScar().possible(game.table, Me(who=0))
    assert MendScar().possible(game.stand(0, "graveyard").table, Me(who=0))


def test_a_monster_that_is_gone_drags_nobody_and_is_defeated_no_more() -> None:
    game = given().stand(0, "black-cave").monster("robed-figure", "black-cave", engaged=(0,))
    monster = game.the("robed-figure")
    game.run(defeat_monster(game.table, monster, None))
    deck = list(game.state.monster_deck)
    game.run(defeat_monster(game.table, monster, None))
    assert game.effect({"do": "drag-to-unstable"}, monster=monster.token).decisions == []
    assert (game.state.monster_deck, game[0].space) == (deck, "black-cave")


@pytest.mark.rule("ah3.446.9", "ah3.429.6b")
def test_who_is_defeated_over_one_clue_decides_about_no_other() -> None:
    game = given("norman-withers").has(0, clues=3).hurt(0, damage=4)
    words = {"do": "for-each-clue", "then": [{"do": "suffer", "what": "damage", "n": 9}]}
    assert len(game.effect(words, "keep").decisions) == 1
    assert game[0].fate == "defeated"


@pytest.mark.rule("ah3.429.6b")
def test_who_is_defeated_by_an_effect_on_all_gets_nothing_more_of_it() -> None:
    game = given(players=2).hurt(1, damage=4)
    each = {"do": "for-each", "each": {"of": "investigators"}}
    words = {**each, "then": [{"do": "suffer", "what": "damage", "n": 3}, {"do": "gain-money", "n": 1}]}
    game.effect(words, board=True)
    assert (game[0].money, game[1].fate, game[1].money) == (1, "defeated", 0)


@pytest.mark.rule("ah3.428.5")
def test_a_street_has_no_clues() -> None:
    game = given().clue("rivertown").stand(0, "downtown-rivertown")
    assert PerClueHere().found(game.table, Me(who=0)) == 0
    assert PerClueHere().found(game.stand(0, "black-cave").table, Me(who=0)) == 1


@pytest.mark.rule("ah3.445.5")
def test_who_has_every_focus_focuses_nothing() -> None:
    game = given().focus(0, *SKILLS)
    assert game.run(focus(game.table, 0)).value is False
    assert game.run(focus(game.focus(0).table, 0), "focus:will").value is True


@pytest.mark.rule("ah3.450.1")
def test_dice_that_are_no_test_cannot_fail() -> None:
    game = given()
    assert game.run(Dice(2).attempt(game.table, Me(who=0)), dice="1 1").value == Outcome(True, 2)


def test_a_price_of_one_card_is_one_of_their_choice() -> None:
    game = given().card(0, "wither", "binding", "mystic-scroll")
    asked = game.effect({"do": "pay", "cost": {"pay": "discard", "kind": "spell"}, "then": []}, "discard:binding")
    assert asked.keys == [["discard:wither", "discard:binding"]]
    assert game.held(0) == ["mystic-scroll", "wither"]


@pytest.mark.rule("ah3.435.8")
def test_a_strike_keeps_nobody_from_a_spell_they_can_pay_for() -> None:
    game = given().has(0, money=2)
    game.state.rumor = Rumor("truckers-strike-leads-to-shortages")
    game.top(game.state.spells, "wither")
    game.effect({"do": "buy-spells", "n": 1, "one": True}, "buy:wither")
    assert (game.held(0), game[0].money) == (["wither"], 0)


def test_a_card_that_has_nothing_to_recover_tells_nothing() -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", horror=1)
    recover_asset(game.table, 0, "sachiko-higa", DAMAGE, 2)
    recover_asset(game.table, 0, "sachiko-higa", HORROR, 2)
    told = [(each.what, each.count) for each in game.table.events if isinstance(each, AssetRecovered)]
    assert told == [("horror", 1)]


@pytest.mark.rule("ah3.435.8a")
def test_no_clue_is_spent_on_a_rumor_that_is_not_there() -> None:
    game = given().has(0, clues=1)
    assert game.effect({"do": "clue-ends-rumor"}).decisions == []


@pytest.mark.rule("ah3.204.12a", "ah3.455.3-2")
def test_a_rumor_reckons_also_where_the_leader_is_gone() -> None:
    game = given(players=2).stand(1, "black-cave")
    game[0].fate = "defeated"
    game.state.rumor = Rumor("astronomers-chuffed-as-stars-align")
    game.run(reckon(game.table, 0), "reckon:headline:astronomers-chuffed-as-stars-align", dice="1 1 1 1")
    assert game.state.doom == {"black-cave": 1}


def test_the_card_of_an_encounter_is_not_known_to_lie_in_its_deck_any_more() -> None:
    game = given().stand(0, "graveyard").top_encounter("rivertown-1")
    sink(game.state, game.state.decks["rivertown"], "rivertown-1")
    game.encounter(0)
    assert "rivertown-1" not in game.state.depths


def test_what_a_focus_token_heals_it_heals_where_it_rolls_several_dice_again() -> None:
    game = given("norman-withers").card(0, "ace-of-swords", "ace-of-rods").focus(0, "lore").hurt(0, horror=2)
    trying(game, "lore", "focus:lore", "die:1", "done", dice="1 2 3 4 5")
    assert (game[0].focus, game[0].horror) == ([], 1)


@pytest.mark.rule("ah3.203.2")
def test_between_two_encounters_it_is_nobodys_turn() -> None:
    game = given(players=3)
    game.state.phase, game.state.order = "encounter", [0, 1, 2]
    for who, space in enumerate(("train-station", "graveyard", "black-cave")):
        game.stand(who, space)
    game.top_encounter("rivertown-1")
    game.run(take_turn(game.table), "investigator:norman-withers")
    assert (game.state.turn, game.state.order) == (1, [0, 2])
    assert next(take_turn(game.table)).topic == "next-encounter"
    assert game.state.turn is None
