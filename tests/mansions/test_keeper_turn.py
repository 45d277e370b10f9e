"""The keeper's turn: its five steps, threat, actions and the attacks of monsters."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import keeper_actions, keeper_hand, keeper_turn, mythos, trauma
from miskatonic.games.mansions.components import ACTIONS, STORIES
from miskatonic.games.mansions.events import KeeperDrew, KeeperDrewCard
from miskatonic.games.mansions.keeper_turn import STEPS
from miskatonic.games.mansions.words import front

from .given import given
from .keeper_words import Invented, put, told

KEEPER = 0


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


def rounds_of(game: Any, *answers: str, dice: str = "") -> Any:
    """The keeper's whole turn, until the next round begins."""
    return game.keeper_turn().do(*answers, dice=dice)


# The five steps.


@rule("keeper-turn.1")
def test_the_five_steps_come_in_their_order(monkeypatch: pytest.MonkeyPatch):
    game = given("joe-diamond")
    order: list[str] = []
    step = "keeper.begin"
    while step in STEPS:
        order.append(step.partition(".")[2])
        begun = STEPS[step](game.table)
        step = begun if isinstance(begun, str) else game.run(begun).value
    assert order == ["begin", "trading", "threat", "actions", "attacks", "event", "end"]
    assert step == "round.begin"


@rule("round.1")
def test_after_the_keepers_turn_a_new_round_begins():
    game = given("joe-diamond")
    before = game.state.round
    rounds_of(game)
    assert (game.state.round, game.state.phase) == (before + 1, "investigators")


@rule("monster-vs-barrier.5")
@rule("monster-attack-step.1")
def test_what_held_in_the_last_turn_holds_no_longer():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "garden.nw", halted=True)
    game.state.attacked, game.state.keeper_used = [zombie.id], ["darkness"]
    keeper_turn.begin_turn_of_keeper(game.table)
    assert (zombie.halted, game.state.attacked, game.state.keeper_used) == (False, [], [])
    assert game.state.phase == "keeper"


@rule("horror-check.9")
def test_the_keepers_turn_is_a_turn_of_its_own_for_horror_checks():
    from miskatonic.games.mansions import monsters

    game = given("joe-diamond").stand(1, "dining-room.e")
    zombie = put(game, "zombie", "kitchen.all")
    game.state.checked = [f"1:{zombie.id}"]
    keeper_turn.begin_turn_of_keeper(game.table)
    game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "move:dining-room.w", dice="10")
    assert game[1].horror == 1


# Threat.


@rule("threat.1")
@rule("threat.3")
def test_with_three_investigators_the_keeper_gains_three_threat():
    game = given("joe-diamond", "jenny-barnes", "kate-winthrop")
    keeper_turn.threat(game.table)
    assert game.state.threat == 3


@rule("threat.2")
@pytest.mark.parametrize("fate", ["waiting", "eliminated", "escaped"])
def test_threat_does_not_go_down_with_the_investigators(fate: Any):
    game = given("joe-diamond", "jenny-barnes")
    game[1].fate = fate
    keeper_turn.threat(game.table)
    assert game.state.threat == 2


@rule("threat.4")
@rule("limits.7")
def test_unspent_threat_is_kept_without_limit():
    game = given("joe-diamond").threat(40)
    keeper_turn.threat(game.table)
    assert game.state.threat == 41


# Actions.


@rule("keeper-action.1")
@rule("keeper-action.3")
def test_the_keeper_pays_first_and_may_use_only_what_can_be_paid(invented: Invented):
    game = given("joe-diamond").threat(3)
    card = invented.action(game, "test-action", cost=2, then=[{"do": "draw", "what": "mythos", "n": 1}])
    flow = keeper_actions.use_action(game.table, card)
    assert [option.value for option in keeper_actions.action_offers(game.table)] == [("action", card)]
    game.run(flow)
    assert game.state.threat == 1
    assert keeper_actions.action_offers(game.table) == []


@rule("keeper-action.3")
def test_the_price_is_gone_when_the_action_takes_effect(invented: Invented):
    game = given("joe-diamond").threat(2)
    invented.action(game, "test-action", cost=2, then=[{"do": "draw", "what": "mythos", "n": 1}])
    kept: list[int] = []
    flow = keeper_actions.use_action(game.table, "test-action")
    original = keeper_hand.draw

    def watched(table: Any, *rest: Any) -> Any:
        kept.append(table.state.threat)
        return original(table, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mythos, "draw", watched)
        game.run(flow)
    assert kept == [0]


@rule("keeper-action.1")
@rule("keeper-action.2")
def test_actions_are_used_one_after_the_other_until_the_keeper_has_enough(invented: Invented):
    game = given("joe-diamond")
    game.threat(5)
    invented.action(game, "test-action", cost=2, then=[{"do": "draw", "what": "trauma", "n": 1}])
    game.keeper_turn("keeper.actions")
    assert (game.seat, game.topic, game.keys) == (KEEPER, "keeper-action", ["action:test-action", "done"])
    game.do("action:test-action")
    assert (game.state.threat, len(game.state.trauma_hand)) == (3, 1)
    assert game.topic == "keeper-action"
    game.do("action:test-action")
    assert (game.state.threat, len(game.state.trauma_hand)) == (1, 2)
    assert game.topic != "keeper-action"


@rule("keeper-action.4")
@pytest.mark.parametrize(("reading", "again"), [("allowed", True), ("once", False)])
def test_a_card_may_be_used_again_in_the_turn_or_not_by_reading(invented: Invented, reading: str, again: bool):
    game = given("joe-diamond", keeper_action_again=reading).threat(4)
    invented.action(game, "test-action", cost=1, then=[{"do": "draw", "what": "mythos", "n": 1}])
    game.run(keeper_actions.use_action(game.table, "test-action"))
    assert keeper_actions.can_use(game.table, "test-action") is again


@rule("keeper-action.4")
def test_a_card_that_limits_itself_is_used_once_a_turn(invented: Invented):
    game = given("joe-diamond").threat(4)
    invented.action(game, "test-action", cost=1, once=True, then=[{"do": "draw", "what": "mythos", "n": 1}])
    game.run(keeper_actions.use_action(game.table, "test-action"))
    assert not keeper_actions.can_use(game.table, "test-action")
    keeper_turn.begin_turn_of_keeper(game.table)
    assert keeper_actions.can_use(game.table, "test-action")


@rule("setup-keeper.2")
def test_only_the_action_cards_of_the_story_are_available(invented: Invented):
    game = given("joe-diamond").threat(50)
    own = STORIES[game.state.story].actions
    assert own
    assert {option.value[1] for option in keeper_actions.action_offers(game.table)} <= set(own) < set(ACTIONS)
    invented.action(game, "test-action", then=[{"do": "draw", "what": "mythos", "n": 1}])
    assert [option.key for option in keeper_actions.action_offers(game.table)] == ["action:test-action"]


@rule("keeper-action.7")
@rule("keeper-action.8")
def test_uncontrollable_urges_need_a_real_target():
    game = given("joe-diamond", "jenny-barnes").card(1, "sedative")
    words = {"do": "use-their-card"}
    from miskatonic.games.mansions.resolver import Me
    from miskatonic.kernel.effects import Effect

    effect = game.language.decode(words, Effect)
    me = Me(who=1, card="uncontrollable-urges", by_keeper=True)
    assert not effect.possible(game.table, me)
    insanity = next(card for card in game.state.trauma.cards if "panic" not in card)
    kind = _kind(insanity)
    game.trauma(1, insanity, kind)
    assert effect.possible(game.table, me) is (kind in _healed_by_sedative())


def _kind(card: str) -> str:
    from miskatonic.games.mansions.components import TRAUMA

    return TRAUMA[front(card)].kind


def _healed_by_sedative() -> set[str]:
    return {"injury", "insanity"}


@rule("threat.5")
def test_threat_pays_for_actions_and_for_mythos_cards(invented: Invented):
    game = given("joe-diamond").threat(3)
    invented.action(game, "test-action", cost=2, then=[{"do": "draw", "what": "mythos", "n": 1}])
    game.run(keeper_actions.use_action(game.table, "test-action"))
    card = invented.mythos("test-mythos", cost=1, then=[{"do": "take", "horror": 1}])
    game.mythos_hand(card).turn(1)
    game.run(mythos.play_mythos(game.table, card, 1))
    assert game.state.threat == 0


# The hand.


@rule("keeper-hand.1")
@rule("trauma.9")
def test_drawn_cards_go_to_the_hand_and_only_the_keeper_learns_which():
    game = given("joe-diamond", "jenny-barnes")
    game.run(mythos.draw_mythos(game.table, 2))
    game.run(trauma.draw_trauma(game.table, 1))
    assert (len(game.state.mythos_hand), len(game.state.trauma_hand)) == (2, 1)
    assert [(event.deck, event.count) for event in told(game, KeeperDrew)] == [("mythos", 2), ("trauma", 1)]
    assert all(event.only == (KEEPER,) for event in told(game, KeeperDrewCard))
    drawn = {*game.state.mythos_hand, *game.state.trauma_hand}
    assert {event.card for event in told(game, KeeperDrewCard)} == drawn
    assert not [event for event in game.table.log(1) if getattr(event, "card", None) in drawn]


@rule("keeper-hand.2")
def test_four_cards_of_either_kind_may_be_held():
    game = given("joe-diamond", "jenny-barnes")
    assert game.run(mythos.draw_mythos(game.table, 4)).decisions == []
    assert game.run(trauma.draw_trauma(game.table, 4)).decisions == []
    assert (len(game.state.mythos_hand), len(game.state.trauma_hand)) == (4, 4)


@rule("keeper-hand.3")
@pytest.mark.parametrize("kind", ["mythos", "trauma"])
def test_whoever_exceeds_the_limit_discards_at_once_and_by_choice(kind: Any):
    game = given("joe-diamond", "jenny-barnes")
    draw = mythos.draw_mythos if kind == "mythos" else trauma.draw_trauma
    game.run(draw(game.table, 4))
    hand = keeper_hand.hand_of(game.state, kind)
    flow = draw(game.table, 2)
    first = next(flow)
    assert (first.seat, first.topic, first.amount, len(hand)) == (KEEPER, "hand-limit", 2, 6)
    unwanted = first.options[0]
    second = flow.send(unwanted)
    assert second.amount == 1
    with pytest.raises(StopIteration):
        flow.send(second.options[-1])
    assert len(hand) == 4
    assert unwanted.value in keeper_hand.deck_of(game.state, kind).discard
    assert [event.card for event in game.told("keeper-discarded")][:1] == [front(unwanted.value)]
    assert len(game.told("keeper-discarded")) == 2


@rule("keeper-hand.3")
def test_the_limit_holds_also_in_the_midst_of_an_investigators_turn():
    game = given("joe-diamond")
    game.run(mythos.draw_mythos(game.table, 4))
    game.turn(1)
    flow = mythos.draw_mythos(game.table, 1)
    assert next(flow).topic == "hand-limit"


# Monster attacks.


@rule("monster-attack-step.1")
@rule("monster-attack-step.3")
def test_each_monster_may_attack_one_investigator_in_its_own_space(invented: Invented):
    game = given("joe-diamond", "jenny-barnes", "kate-winthrop")
    game.stand(1, "foyer.n").stand(2, "foyer.n").stand(3, "foyer.s")
    one, other = put(game, "zombie", "foyer.n"), put(game, "zombie", "foyer.n")
    put(game, "zombie", "foyer.ne")
    invented.combat("hit", bottom="attack", below=[{"do": "take", "damage": 1}])
    invented.combat_deck(game, "hit")
    game.keeper_turn("keeper.attacks")
    assert (game.seat, game.topic) == (KEEPER, "monster-attack")
    assert game.keys == [
        f"attack:{one.id}:joe-diamond",
        f"attack:{one.id}:jenny-barnes",
        f"attack:{other.id}:joe-diamond",
        f"attack:{other.id}:jenny-barnes",
        "done",
    ]
    game.do(f"attack:{one.id}:joe-diamond")
    assert game.keys == [f"attack:{other.id}:joe-diamond", f"attack:{other.id}:jenny-barnes", "done"]
    game.do(f"attack:{other.id}:joe-diamond")
    assert (game[1].damage, game[2].damage) == (2, 0)
    assert game.topic != "monster-attack"


@rule("monster-attack-step.2")
def test_the_keeper_need_not_attack():
    game = given("joe-diamond").stand(1, "foyer.n").monster("zombie", "foyer.n")
    game.keeper_turn("keeper.attacks").do("done")
    assert game[1].damage == 0
    assert game.topic != "monster-attack"


@rule("monster-attack-step.4")
@rule("stun.7")
@rule("stun.9")
def test_a_stunned_monster_loses_a_token_instead_of_attacking():
    game = given("joe-diamond").stand(1, "foyer.n").monster("zombie", "foyer.n", stun=1)
    game.keeper_turn("keeper.attacks")
    assert game.topic != "monster-attack"
    assert game.the("zombie").stun == 0
    assert [(told.monster, told.left) for told in game.told("monster-recovered")] == [(game.the("zombie").id, 0)]


@rule("monster-attack-step.5")
@rule("stun.8")
def test_two_stun_tokens_cost_two_attack_steps():
    game = given("joe-diamond").stand(1, "foyer.n").monster("zombie", "foyer.n", stun=2)
    game.keeper_turn("keeper.attacks")
    assert game.the("zombie").stun == 1
    game.keeper_turn("keeper.attacks")
    assert game.the("zombie").stun == 0
    game.keeper_turn("keeper.attacks")
    assert game.topic == "monster-attack"


@rule("stun.9")
def test_a_monster_stunned_by_its_own_attack_keeps_the_token(invented: Invented):
    game = given("joe-diamond").stand(1, "foyer.n").monster("zombie", "foyer.n")
    zombie = game.the("zombie")
    invented.combat("hit", bottom="attack", below=["stun-monster"])
    invented.combat_deck(game, "hit")
    game.keeper_turn("keeper.attacks").do(f"attack:{zombie.id}:joe-diamond")
    assert game.the("zombie").stun == 1


# Fire.


@rule("fire.3")
@rule("fire.1")
def test_monsters_in_a_burning_room_take_two_damage_at_the_end_of_the_keepers_turn():
    game = given("joe-diamond").fire("garden")
    burnt = put(game, "zombie", "garden.nw", health=7)
    also = put(game, "zombie", "garden.se", health=7)
    safe = put(game, "zombie", "kitchen.all")
    game.run(keeper_turn.end_turn(game.table))
    assert (burnt.damage, also.damage, safe.damage) == (2, 2, 0)


@rule("fire.3")
def test_fire_kills_what_has_no_health_left():
    game = given("joe-diamond").fire("garden")
    put(game, "zombie", "garden.nw", health=5, wounds=3)
    game.run(keeper_turn.end_turn(game.table))
    assert game.state.monsters == []


# Insanity.


@rule("insane.6")
def test_the_insane_keep_their_steps_and_make_their_checks(invented: Invented):
    from miskatonic.games.mansions import monsters
    from miskatonic.games.mansions.components import CHARACTERS

    game = given("joe-diamond").card(1, "axe").stand(1, "dining-room.e")
    game[1].horror = CHARACTERS["joe-diamond"].sanity
    zombie = put(game, "zombie", "kitchen.all")
    game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "move:dining-room.w", dice="10")
    assert game[1].horror == CHARACTERS["joe-diamond"].sanity
    game.turn_begins(1)
    assert game.state.turn is not None
    assert (game.state.turn.moves, game.state.turn.action) == (2, True)
    assert any(key.startswith("drop") for key in game.keys)
    assert game[1].cards == ["axe"]


@rule("insane.3")
@rule("insane.4")
@rule("trauma.1")
def test_each_insane_investigator_may_get_one_insanity_for_free(invented: Invented):
    from miskatonic.games.mansions.components import CHARACTERS

    game = given("joe-diamond", "jenny-barnes", "kate-winthrop")
    for who in (1, 2):
        game[who].horror = CHARACTERS[game[who].id].sanity
    one = invented.trauma("test-insanity", "insanity")
    other = invented.trauma("other-insanity", "insanity")
    invented.trauma("test-injury", "injury")
    game.trauma_hand(one, other, "test-injury").threat(0)
    game.keeper_turn("keeper.actions")
    assert game.keys == [
        "insanity:test-insanity:joe-diamond",
        "insanity:other-insanity:joe-diamond",
        "insanity:test-insanity:jenny-barnes",
        "insanity:other-insanity:jenny-barnes",
        "done",
    ]
    game.do("insanity:test-insanity:joe-diamond")
    assert game[1].insanity == "test-insanity"
    assert game.state.threat == 0
    assert game.keys == ["insanity:other-insanity:jenny-barnes", "done"]


@rule("insane.5")
def test_with_sanity_left_no_insanity_comes_for_free(invented: Invented):
    from miskatonic.games.mansions.components import CHARACTERS

    game = given("joe-diamond")
    game[1].horror = CHARACTERS["joe-diamond"].sanity - 1
    game.trauma_hand(invented.trauma("test-insanity", "insanity"))
    assert trauma.insanity_offers(game.table) == []


@rule("keeper-hand.1")
def test_with_somebody_insane_the_keeper_is_asked_whatever_the_cards_are(invented: Invented):
    from miskatonic.games.mansions.components import CHARACTERS

    game = given("joe-diamond").trauma_hand(invented.trauma("test-injury", "injury"))
    game[1].horror = CHARACTERS["joe-diamond"].sanity
    game.keeper_turn("keeper.actions")
    assert (game.topic, game.keys) == ("keeper-action", ["done"])


@rule("insane.4")
def test_in_the_next_turn_of_the_keeper_another_insanity_may_follow(invented: Invented):
    from miskatonic.games.mansions.components import CHARACTERS

    game = given("joe-diamond")
    game[1].horror = CHARACTERS["joe-diamond"].sanity
    game.trauma_hand(invented.trauma("test-insanity", "insanity"), invented.trauma("other-insanity", "insanity"))
    game.run(trauma.play_insanity(game.table, 1, "test-insanity"))
    assert trauma.insanity_offers(game.table) == []
    keeper_turn.begin_turn_of_keeper(game.table)
    assert [option.key for option in trauma.insanity_offers(game.table)] == ["insanity:other-insanity:joe-diamond"]
