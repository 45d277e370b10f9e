"""The encounter sets that several scenarios use."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from ..act_agenda import doom_on_agenda
from ..actions import has_acted
from ..card import AFTER, WHEN, Card, Me, Table, action, forced
from ..drawing import add_to_hand, discard_at_random, draw, search_deck, search_encounter_cards
from ..encounter import draw_found
from ..enemies import nearest_enemy, place_doom
from ..engagement import disengage, engage_ready_enemies
from ..events import Attached
from ..harm import Hit, check_fallen, deal, heal_enemy, take
from ..moments import (
    EnemyAttacks,
    EnemyDefeated,
    EnemyEngages,
    EntersPlay,
    PhaseEnds,
    RoundEnds,
    TestSucceeds,
    TurnEnds,
)
from ..places import move
from ..play import attachments, choose, choose_word, face, investigators_at, lead_settles, option_for, title, where
from ..skill_test import skill_test
from ..slots import make_room
from ..state import SkillTest
from ..values import can_leave_play, clues_on, has_trait, is_cultist, is_enemy, is_weakness, remaining_sanity
from ..words import AGILITY, COMBAT, NOBODY, NOWHERE, WILLPOWER, Designator, Skill, say
from ..zones import attach, discard, into_threat_area
from .common import Lingering, with_trait_in_play

# Rats.


class SwarmOfRats(Card, code="01159"):
    pass


# Ghouls.


class GhoulMinion(Card, code="01160"):
    pass


class RavenousGhoul(Card, code="01161"):
    pass


class GraspingHands(Card, code="01162"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            t, me.you, AGILITY, 3, source=me.card, failed=lambda test: take(t, me.you, damage=test.margin)
        )


# Striking Fear.


class RottingRemains(Card, code="01163"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            t, me.you, WILLPOWER, 3, source=me.card, failed=lambda test: take(t, me.you, horror=test.margin)
        )


class FrozenInFear(Lingering, code="01164"):
    def action_price(self, t: Table, card: int, who: int, designator: Designator) -> int:
        strenuous = designator in (Designator.MOVE, Designator.FIGHT, Designator.EVADE)
        return int(strenuous and t.state.play[card].engaged == who and not has_acted(t, who))

    @forced(WHEN, TurnEnds, if_=lambda t, me: me.on.who == me.you, tests=True)
    def shake_off(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(t, me.you, WILLPOWER, 3, source=me.card, passed=lambda test: discard_if_there(t, me.card))


def discard_if_there(t: Table, card: int) -> None:
    if card in t.state.play:
        discard(t, card)


class DissonantVoices(Lingering, code="01165"):
    def bars_playing(self, t: Table, card: int, who: int) -> bool:
        return t.state.play[card].engaged == who

    @forced(AFTER, RoundEnds)
    def fade(self, t: Table, me: Me) -> None:
        discard(t, me.card)


# Ancient Evils.


class AncientEvils(Card, code="01166"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        yield from doom_on_agenda(t, 1, may_advance=True)


# Chilling Cold.


class CryptChill(Card, code="01167"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            assets = [card for card in controlled(t, me.you) if can_leave_play(t, card)]
            if not assets:
                yield from take(t, me.you, damage=2)
                return
            card = yield from choose(t, me.you, "lose-asset", assets)
            discard(t, card)
            yield from make_room(t, me.you)

        yield from skill_test(t, me.you, WILLPOWER, 4, source=me.card, failed=failed)


def controlled(t: Table, who: int) -> list[int]:
    """The assets somebody controls in play, a weakness among them."""
    investigator = t.state.investigators[who]
    threats = [card for card in investigator.threats if t.state.play[card].controller == who]
    return [*investigator.assets, *threats]


class ObscuringFog(Card, code="01168"):
    def revelation(self, t: Table, me: Me) -> None:
        attach_once(t, me, t.state.investigators[me.you].location)

    def shroud(self, t: Table, card: int, location: int) -> int:
        return 2 if t.state.play[card].attached == location else 0

    @forced(
        AFTER,
        TestSucceeds,
        if_=lambda t, me: me.on.test.attempt == "investigate" and me.on.test.target == t.state.play[me.card].attached,
    )
    def lift(self, t: Table, me: Me) -> None:
        discard(t, me.card)


def attach_once(t: Table, me: Me, location: int) -> None:
    """One copy to a location (rules lcg.limit.7, lcg.attach.4, lcg.attach.5)."""
    code = t.state.codes[me.card]
    if any(title(t.state.codes[card]) == title(code) for card in attachments(t, location)):
        return
    t.state.limbo.remove(me.card)
    attach(t, me.card, location)
    t.tell(Attached, code, me.card, face(t, location), location)


# Dark Cult.


class Acolyte(Card, code="01169"):
    @forced(AFTER, EntersPlay, if_=lambda t, me: me.on.card == me.card)
    def begin_the_rite(self, t: Table, me: Me) -> None:
        place_doom(t, me.card)


class WizardOfTheOrder(Card, code="01170"):
    @forced(WHEN, PhaseEnds, if_=lambda t, me: me.on.phase == "mythos")
    def chant(self, t: Table, me: Me) -> None:
        place_doom(t, me.card)


class MysteriousChanting(Card, code="01171"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        cultists = with_trait_in_play(t, "cultist")
        if cultists:
            enemy = yield from nearest_enemy(t, me.you, cultists, "doom-on")
            if enemy is not None:
                place_doom(t, enemy, 2)
            return
        found = yield from search_encounter_cards(t, me.you, lambda card: is_enemy(t, card) and is_cultist(t, card))
        if found != NOWHERE:
            yield from draw_found(t, me.you, found)


# Nightgaunts.


class HuntingNightgaunt(Card, code="01172"):
    def token_value(self, t: Table, card: int, test: SkillTest, value: int) -> int:
        return value * 2 if value < 0 and test.attempt == "evade" and test.target == card else value


class OnWingsOfDarkness(Card, code="01173"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            yield from take(t, me.you, damage=1, horror=1)
            investigator = t.state.investigators[me.you]
            for enemy in [each for each in investigator.threats if is_enemy(t, each)]:
                if not has_trait(t, enemy, "nightgaunt"):
                    disengage(t, enemy)
            central = [at for at in t.state.locations if has_trait(t, at, "central") and at != investigator.location]
            if central:
                to = yield from choose(t, me.you, "slip-away", central)
                yield from move(t, me.you, to)
            yield from engage_ready_enemies(t)

        yield from skill_test(t, me.you, AGILITY, 4, source=me.card, failed=failed)


# Locked Doors.


class LockedDoor(Card, code="01174"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        state = t.state
        locked = {entry.attached for card, entry in state.play.items() if state.codes[card] == self.code}
        doors = [at for at in state.locations if at not in locked]
        if not doors:
            return
        most = max(clues_on(t, at) for at in doors)
        options = [option_for(t, "attach", at) for at in doors if clues_on(t, at) == most]
        at: int = yield from lead_settles(
            t, options, say("prompt-attach"), lambda at: len(investigators_at(t, at)), "lcg.lead-investigator.2"
        )
        attach_once(t, me, at)

    def bars_investigating(self, t: Table, card: int, location: int) -> bool:
        return t.state.play[card].attached == location

    @action(users="here")
    def break_open(self, t: Table, me: Me) -> Flow[None]:
        skill: str = yield from choose_word(t, me.you, "test", (COMBAT, AGILITY))
        yield from skill_test(
            t, me.you, Skill(skill), 4, source=me.card, passed=lambda test: discard_if_there(t, me.card)
        )


# Agents of Hastur.


class ScreechingByakhee(Card, code="01175"):
    def fight(self, t: Table, card: int, enemy: int) -> int:
        return self._emboldened(t, card, enemy)

    def evade(self, t: Table, card: int, enemy: int) -> int:
        return self._emboldened(t, card, enemy)

    def _emboldened(self, t: Table, card: int, enemy: int) -> int:
        engaged = t.state.play[card].engaged
        return int(card == enemy and engaged != NOBODY and remaining_sanity(t, engaged) <= 4)


class TheYellowSign(Card, code="01176"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            yield from take(t, me.you, horror=2)
            found = yield from search_deck(
                t, me.you, lambda card: is_weakness(t, card) and has_trait(t, card, "madness")
            )
            if found != NOWHERE:
                yield from add_to_hand(t, me.you, found)

        yield from skill_test(t, me.you, WILLPOWER, 4, source=me.card, failed=failed)


# Agents of Yog-Sothoth.


class YithianObserver(Card, code="01177"):
    @forced(WHEN, EnemyAttacks, if_=lambda t, me: me.on.enemy == me.card)
    def take_thoughts(self, t: Table, me: Me) -> None:
        if not discard_at_random(t, me.on.who):
            me.on.damage += 1
            me.on.horror += 1


class OfferOfPower(Card, code="01178"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        options = [
            Option("offer:accept", say("option-offer-accept"), "accept"),
            Option("offer:refuse", say("option-offer-refuse"), "refuse"),
        ]
        chosen: str = yield from ask(me.you, say("prompt-offer"), options, "lcg.must.1", t.cause)
        if chosen == "refuse":
            yield from take(t, me.you, horror=2)
            return
        yield from draw(t, me.you, 2)
        yield from doom_on_agenda(t, 2, may_advance=True)


# Agents of Shub-Niggurath.


class RelentlessDarkYoung(Card, code="01179"):
    @forced(AFTER, RoundEnds, if_=lambda t, me: t.state.play[me.card].damage > 0)
    def regrow(self, t: Table, me: Me) -> None:
        heal_enemy(t, me.card, 2)


class GoatSpawn(Card, code="01180"):
    @forced(WHEN, EnemyDefeated, if_=lambda t, me: me.on.enemy == me.card)
    def death_cry(self, t: Table, me: Me) -> Flow[None]:
        yield from deal(t, [Hit(who, horror=1) for who in investigators_at(t, where(t, me.card))])


# Agents of Cthulhu.


class YoungDeepOne(Card, code="01181"):
    @forced(AFTER, EnemyEngages, if_=lambda t, me: me.on.enemy == me.card)
    def chill(self, t: Table, me: Me) -> Flow[None]:
        yield from take(t, me.on.who, horror=1)


class DreamsOfRlyeh(Card, code="01182"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        into_threat_area(t, me)
        yield from check_fallen(t)

    def skill(self, t: Table, card: int, who: int, skill: Skill) -> int:
        return -1 if skill is WILLPOWER and t.state.play[card].engaged == who else 0

    def sanity(self, t: Table, card: int, who: int) -> int:
        return -1 if t.state.play[card].engaged == who else 0

    @action(users="here")
    def wake_up(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(t, me.you, WILLPOWER, 3, source=me.card, passed=lambda test: discard_if_there(t, me.card))
