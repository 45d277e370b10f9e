"""Every headline does what is published (rules ah3.435.*)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e.assets import on_card, price_of
from miskatonic.games.arkham_3e.components import HEADLINES
from miskatonic.games.arkham_3e.headlines import read_headline
from miskatonic.games.arkham_3e.mythos_phase import reckonings
from miskatonic.games.arkham_3e.resolver import resolve_for_all
from miskatonic.games.arkham_3e.state import Rumor
from miskatonic.games.arkham_3e.words import headline_name

from .given import Situation, given
from .published import facts
from .trying import pools

PUBLISHED: dict[str, dict[str, Any]] = facts("headlines")["headlines"]
GRADED = [id for id, card in PUBLISHED.items() if "results" in card]


def reading(*others: str, space: str = "graveyard") -> Situation:
    """Norman, who will read a headline, in the graveyard; the others at the station."""
    game = given("norman-withers", *others).stand(0, space)
    for who in range(len(others)):
        game.stand(1 + who, "train-station")
    return game


def read(id: str, game: Situation, *answers: str, dice: str = "", who: int = 0) -> Situation:
    """The headline is read; then it is discarded, or lies in the codex."""
    state = game.state
    if id in state.headlines:
        state.headlines.remove(id)
    state.headlines.append(id)
    game.run(read_headline(game.table, who), *answers, dice=dice)
    if HEADLINES[id].rumor:
        assert state.rumor == Rumor(id)
    else:
        assert state.headline_discard[-1] == id
    return game


def harm(game: Situation, who: int = 0) -> tuple[int, int]:
    return game[who].damage, game[who].horror


def test_the_headlines_are_the_published_ones() -> None:
    assert set(HEADLINES) == set(PUBLISHED)
    assert [card["number"] for card in PUBLISHED.values()] == list(range(1, 33))


@pytest.mark.rule("ah3.435.1")
@pytest.mark.parametrize("id", PUBLISHED)
def test_a_headline_is_as_published(id: str) -> None:
    card, published = HEADLINES[id], PUBLISHED[id]
    assert headline_name(id).text("en").replace("’", "'") == published["name"]
    assert card.rumor is published.get("rumor", False)
    assert bool(card.then) is not card.rumor
    assert bool(card.reckoning) is published.get("reckons", False)


@pytest.mark.parametrize("id", [id for id, card in PUBLISHED.items() if "test" in card])
def test_what_it_tests_is_as_published(id: str) -> None:
    published = PUBLISHED[id]
    who = {"will": "norman-withers", "influence": "jenny-barnes"}[published["test"]]
    game = given(who).stand(0, "graveyard").display("silver-key")
    dice = 4 + published.get("modifier", 0)
    read(id, game, dice=" ".join(["1"] * dice))
    assert pools(game) == [dice]


# By the result.


@pytest.mark.parametrize(
    ("dice", "money", "cursed"),
    [("1 1 1 1", 0, True), ("5 1 1 1", 3, True), ("5 5 1 1", 3, True), ("5 5 5 1", 3, False)],
)
def test_cursed_treasure(dice: str, money: int, cursed: bool) -> None:
    game = read("cursed-treasure-brings-money-problems", reading(), dice=dice)
    assert (game[0].money, "cursed" in game.held(0)) == (money, cursed)


@pytest.mark.parametrize(
    ("dice", "left"),
    [("1 1 1 1", ["cursed"]), ("5 5 1 1", ["cursed", "silver-key"]), ("5 5 5 1", ["silver-key"])],
)
def test_a_mystery_in_the_museum(dice: str, left: list[str]) -> None:
    answers = ("gain:silver-key",) if "silver-key" in left else ()
    game = read("miskatonic-museum-mystery", reading().display("silver-key", "38-revolver"), *answers, dice=dice)
    assert game.held(0) == left


@pytest.mark.parametrize(
    ("dice", "ally", "doom"), [("1 1 1 1", False, 1), ("5 1 1 1", True, 1), ("5 5 1 1", True, 1), ("5 5 5 1", True, 0)]
)
def test_concerned_citizens(dice: str, ally: bool, doom: int) -> None:
    game = given("jenny-barnes").stand(0, "graveyard")
    game.top(game.state.allies, "sachiko-higa")
    read("concerned-citizens-congregate", game, dice=dice)
    assert (game.held(0) == ["sachiko-higa"], game.state.doom.get("graveyard", 0)) == (ally, doom)


@pytest.mark.parametrize(
    ("dice", "blessed", "spawned"),
    [("1 1 1 1", False, 1), ("5 1 1 1", True, 1), ("5 5 1 1", True, 1), ("5 5 5 1", True, 0)],
)
def test_the_church_blesses_the_city(dice: str, blessed: bool, spawned: int) -> None:
    game = read("church-leaders-bless-city", reading().next_monster("hooded-stalker"), dice=dice)
    assert ("blessed" in game.held(0), len(game.monsters("graveyard"))) == (blessed, spawned)
    assert all(each.engaged == [0] for each in game.monsters())


@pytest.mark.parametrize(
    ("dice", "remnants", "spawned"), [("1 1 1 1", 0, 1), ("5 1 1 1", 1, 1), ("5 5 1 1", 1, 1), ("5 5 5 1", 1, 0)]
)
def test_foul_footprints(dice: str, remnants: int, spawned: int) -> None:
    game = read("foul-footprints-found", reading().next_monster("hooded-stalker"), dice=dice)
    assert (game[0].remnants, len(game.monsters("train-station"))) == (remnants, spawned)
    assert len(game.monsters()) == spawned


@pytest.mark.parametrize(("dice", "doom"), [("1 1 1", {"graveyard": 1}), ("5 1 1", {})])
def test_mysticism_malfeasance(dice: str, doom: dict[str, int]) -> None:
    assert read("mysticism-malfeasance", reading(), dice=dice).state.doom == doom


@pytest.mark.parametrize(
    ("dice", "left"), [("1 1 1 1", 3), ("5 1 1 1", 2), ("5 5 1 1", 1), ("5 5 5 1", 0), ("5 5 5 5", 0)]
)
@pytest.mark.parametrize(("id", "kind"), [("dream-expert-found-dead", 1), ("night-terrors-terrify-nightly", 0)])
def test_each_success_is_one_less_of_three(id: str, kind: int, dice: str, left: int) -> None:
    game = read(id, reading(), dice=dice)
    assert harm(game) == ((left, 0) if kind == 0 else (0, left))


# Unless.


@pytest.mark.rule("ah3.400.1h")
def test_we_have_no_one_to_blame() -> None:
    doom = read("we-have-no-one-to-blame-but-ourselves", reading(), "no")
    assert (doom.state.doom, doom.held(0)) == ({"graveyard": 2}, [])
    taken = read("we-have-no-one-to-blame-but-ourselves", reading(), "pay")
    assert (taken.state.doom, taken.held(0)) == ({}, ["dark-pact"])
    had = read("we-have-no-one-to-blame-but-ourselves", reading().card(0, "dark-pact"))
    assert had.state.doom == {"graveyard": 2}


@pytest.mark.parametrize(
    ("id", "suffered", "doom"),
    [("break-in-at-historical-society", (2, 2), 1), ("its-curtains-for-arkham", (0, 3), 2)],
)
def test_harm_unless_doom_comes(id: str, suffered: tuple[int, int], doom: int) -> None:
    hurt = read(id, reading(), "no")
    assert (harm(hurt), hurt.state.doom) == (suffered, {})
    doomed = read(id, reading(), "pay")
    assert (harm(doomed), doomed.state.doom) == ((0, 0), {"graveyard": doom})


def test_a_so_called_pharaoh() -> None:
    hurt = read("so-called-pharaoh-speaks-in-cambridge", reading(), "no")
    assert (harm(hurt), hurt.held(0)) == ((3, 3), [])
    taken = read("so-called-pharaoh-speaks-in-cambridge", reading(), "pay")
    assert (harm(taken), taken.held(0)) == ((0, 0), ["dark-pact"])


def test_purse_snatchers_take_an_item_or_hurt() -> None:
    hurt = read("purse-snatchers-pursued", reading().card(0, "knife"), "no")
    assert (harm(hurt), hurt.held(0)) == ((2, 0), ["knife"])
    robbed = read("purse-snatchers-pursued", reading().card(0, "knife", "wither"), "pay")
    assert (harm(robbed), robbed.held(0)) == ((0, 0), ["wither"])
    assert harm(read("purse-snatchers-pursued", reading().card(0, "wither"))) == (2, 0)


@pytest.mark.parametrize(
    ("id", "cards", "suffered"),
    [
        ("big-city-burglars-busted", ("knife", "38-revolver", "wither"), (1, 0)),
        ("starstruck-scientists-stumped", ("wither", "binding", "knife"), (0, 1)),
    ],
)
def test_each_item_or_spell_is_kept_for_harm_or_discarded(
    id: str, cards: tuple[str, ...], suffered: tuple[int, int]
) -> None:
    game = read(id, reading().card(0, *cards), "keep", f"discard:{cards[1]}")
    assert harm(game) == suffered
    assert game.held(0) == sorted([cards[0], cards[2]])


def test_an_item_that_is_lost_over_another_one_is_not_asked_for_any_more() -> None:
    game = reading().card(0, "knife", "pain-killers").on_card("pain-killers", damage=1)
    read("big-city-burglars-busted", game, "keep", "assign:pain-killers:1")
    assert (harm(game), game.held(0)) == ((0, 0), ["knife"])


def test_each_clue_is_kept_for_horror_or_discarded() -> None:
    game = read("banned-books-bandied-about", reading().has(0, clues=3), "keep", "discard", "keep")
    assert (harm(game), game[0].clues) == ((0, 2), 2)


# By the number of something.


@pytest.mark.parametrize(
    ("id", "suffered"), [("unexplained-sightings-near-river", (2, 0)), ("asylum-overflowing", (0, 2))]
)
def test_harm_for_each_doom_in_the_space(id: str, suffered: tuple[int, int]) -> None:
    assert harm(read(id, reading().doom(graveyard=2, black_cave=1))) == suffered
    assert harm(read(id, reading().doom(black_cave=1))) == (0, 0)


@pytest.mark.parametrize(
    ("id", "suffered"), [("unscheduled-parade-shuts-down-main-st", (0, 2)), ("curfew-established", (2, 0))]
)
def test_harm_for_each_monster_in_the_neighbourhood(id: str, suffered: tuple[int, int]) -> None:
    game = reading().monster("robed-figure", "black-cave").monster("hooded-stalker", "general-store", "exhausted")
    assert harm(read(id, game.monster("swift-byakhee", "train-station"))) == suffered
    street = reading().stand(0, "downtown-rivertown").monster("robed-figure", "downtown-rivertown", "exhausted")
    assert harm(read(id, street)) == (0, 0), "a street is in no neighbourhood"


def test_the_police_do_not_do_their_jobs() -> None:
    game = reading().clue("rivertown", "rivertown", "rivertown", "downtown")
    assert harm(read("police-do-your-jobs", game, "way:1", "way:2", "way:2")) == (1, 2)


@pytest.mark.parametrize(("clues", "held"), [(0, []), (1, ["cursed"])])
def test_a_symposium_is_bad_for_whoever_knows_something(clues: int, held: list[str]) -> None:
    assert read("symposium-snafu", reading().has(0, clues=clues)).held(0) == held


@pytest.mark.parametrize(("damage", "horror"), [(0, 4), (3, 1)])
def test_why_even_go_on(damage: int, horror: int) -> None:
    assert harm(read("why-even-go-on-anymore", reading(), f"damage:{damage}", dice="4")) == (damage, horror)


def test_of_why_even_go_on_one_is_told_how_much_of_each_it_will_be() -> None:
    asked = reading().effect({"do": "suffer-split", "n": 2}, "damage:1")
    assert [each.say.text("en") for each in asked.decisions[0].options] == [
        "0 damage, 2 horror",
        "1 damage, 1 horror",
        "2 damage, 0 horror",
    ]


# Choices and monsters.


def test_occult_activity_is_doom_or_a_monster() -> None:
    assert read("occult-activity-threatens-city", reading(), "way:1").state.doom == {"graveyard": 1}
    game = read("occult-activity-threatens-city", reading().next_monster("hooded-stalker"), "way:2")
    assert (game.kinds("graveyard"), game.state.doom) == (["hooded-stalker"], {})


def test_a_vigilante_is_harm_or_a_curse() -> None:
    hurt = read("northside-vigilante-apprehended", reading(), "way:1")
    assert (harm(hurt), hurt.held(0)) == ((2, 2), [])
    cursed = read("northside-vigilante-apprehended", reading(), "way:2")
    assert (harm(cursed), cursed.held(0)) == ((0, 0), ["cursed"])


@pytest.mark.parametrize(("clues", "asked"), [(0, False), (1, True)])
@pytest.mark.parametrize("words", [{"do": "clue-ends-rumor"}, {"do": "for-each-clue", "then": [{"do": "gain-money"}]}])
def test_what_takes_a_clue_may_be_done_by_whoever_has_one(words: dict[str, Any], clues: int, asked: bool) -> None:
    game = given(players=2).has(0, clues=clues)
    game.state.rumor = Rumor("rogue-comet-approaches")
    answers = ["no"] if asked else []
    assert bool(game.effect({"do": "may", "then": [words]}, *answers).decisions) is asked


def test_only_the_strike_makes_items_dearer() -> None:
    for rumor, price in (("truckers-strike-leads-to-shortages", 3), ("rogue-comet-approaches", 1)):
        game = given(players=2).display("knife")
        game.state.rumor = Rumor(rumor)
        assert price_of(game.table, 0, "knife", "full", dearer=True) == price


def test_wild_animals_are_fought_for_as_much_damage_as_they_can_take() -> None:
    game = reading().monster("keening-hound", "velmas-diner", damage=1).monster("robed-figure", "train-station")
    read("wild-animal-attacks-spike", game, f"monster:{game.the('keening-hound').token}")
    assert (harm(game), game.kinds(), game[0].remnants) == ((3, 0), ["robed-figure"], 0)
    assert harm(read("wild-animal-attacks-spike", reading())) == (0, 0)


def test_epic_monsters_are_no_wild_animals() -> None:
    game = given("norman-withers", scenario="feast-for-umordhoth").monster("umordhoth", "hangmans-hill")
    assert read("wild-animal-attacks-spike", game).kinds() == ["umordhoth"]


def test_a_masked_man_comes_to_another_investigator() -> None:
    game = reading("wendy-adams", "tommy-muldoon").stand(2, "velmas-diner").next_monster("hooded-stalker")
    read("masked-man-mystery", game, "investigator:tommy-muldoon")
    assert (game.the("hooded-stalker").space, game.the("hooded-stalker").engaged) == ("velmas-diner", [2])
    assert read("masked-man-mystery", reading()).kinds() == []


def test_a_magician_vanishes_to_the_unstable_space() -> None:
    game = reading("wendy-adams").stand(1, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    read("magician-vanishes-rabbit-self", game)
    assert game[0].space == "train-station"
    assert (game.the("robed-figure").space, game.the("robed-figure").engaged) == ("graveyard", [1])


# Rumors.


@pytest.mark.rule("ah3.435.7")
def test_a_new_rumor_ends_the_old_one() -> None:
    game = read("full-moon-linked-to-aberrant-behavior", reading())
    read("rogue-comet-approaches", game)
    assert game.state.headline_discard == ["full-moon-linked-to-aberrant-behavior"]


def reckoned(id: str, game: Situation, *answers: str, dice: str = "") -> Situation:
    game.state.rumor = game.state.rumor or Rumor(id)
    effects, me = next(each[1:] for each in reckonings(game.table) if each[0] == f"headline:{id}")
    game.run(resolve_for_all(game.table, effects, me), *answers, dice=dice)
    return game


@pytest.mark.parametrize(
    ("id", "suffered", "doom"),
    [
        ("full-moon-linked-to-aberrant-behavior", (0, 2), {}),
        ("astronomers-chuffed-as-stars-align", (0, 0), {"train-station": 1}),
    ],
)
def test_a_rumor_tries_the_will_of_everybody_until_a_clue_ends_it(
    id: str, suffered: tuple[int, int], doom: dict[str, int]
) -> None:
    game = reckoned(id, reading("tommy-muldoon"), dice="1 1 1 5 1 1 1")
    assert (harm(game), harm(game, 1), game.state.doom) == ((0, 0), suffered, doom)
    assert game.state.rumor == Rumor(id)
    ended = reckoned(id, reading("tommy-muldoon").has(1, clues=2), "keep", "spend:tommy-muldoon", dice="1 1 1 5 5 1 1")
    assert (ended.state.rumor, ended[1].clues) == (None, 1)
    kept = reckoned(id, reading("tommy-muldoon").has(1, clues=2), "keep", "no", dice="1 1 1 5 5 1 1")
    assert kept.state.rumor == Rumor(id)


def test_a_comet_comes_nearer_and_bursts_a_gate_with_its_third_doom() -> None:
    id = "rogue-comet-approaches"
    game = reading()
    for doom in (1, 2):
        assert reckoned(id, game).state.rumor == Rumor(id, doom)
    assert sum(game.state.doom.values()) == 0
    reckoned(id, game)
    assert game.state.rumor is None and sorted(game.state.doom.values()) == [1, 1, 1]
    ended = reckoned(id, reading().has(0, clues=1), "spend:norman-withers")
    assert (ended.state.rumor, ended[0].clues) == (None, 0)


def test_a_strike_makes_every_item_two_dollars_dearer_unless_one_talks_it_down() -> None:
    game = read("truckers-strike-leads-to-shortages", given("jenny-barnes").display("knife").has(0, money=3))
    game.effect({"do": "buy", "one": True}, "yes", "buy:knife", dice="1 1 1")
    assert game[0].money == 0
    talked = read("truckers-strike-leads-to-shortages", given("jenny-barnes").display("knife").has(0, money=3))
    talked.effect({"do": "buy", "one": True}, "yes", "buy:knife", dice="5 1 1")
    assert talked[0].money == 2


def test_harm_of_a_headline_may_go_to_an_asset() -> None:
    game = read("asylum-overflowing", reading().card(0, "liquid-courage").doom(graveyard=1), "assign:liquid-courage:1")
    assert on_card(game.state, "liquid-courage").horror == 1
