"""The encounter sets that several scenarios use."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import doom_on_agenda
from ..actions import has_acted
from ..card import AFTER, WHEN, Card, Me, ReadOnlyTable, Table, action, forced
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
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table, me.you, AGILITY, 3, source=me.card, failed=lambda test: take(table, me.you, damage=test.margin)
        )


# Striking Fear.


class RottingRemains(Card, code="01163"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table, me.you, WILLPOWER, 3, source=me.card, failed=lambda test: take(table, me.you, horror=test.margin)
        )


class FrozenInFear(Lingering, code="01164"):
    def action_price(self, table: ReadOnlyTable, card: int, who: int, designator: Designator) -> int:
        strenuous = designator in (Designator.MOVE, Designator.FIGHT, Designator.EVADE)
        return int(strenuous and table.state.play[card].engaged == who and not has_acted(table, who))

    @forced(WHEN, TurnEnds, if_=lambda table, me: me.on.who == me.you, tests=True)
    def shake_off(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table, me.you, WILLPOWER, 3, source=me.card, passed=lambda test: discard_if_there(table, me.card)
        )


def discard_if_there(table: Table, card: int) -> None:
    if card in table.state.play:
        discard(table, card)


class DissonantVoices(Lingering, code="01165"):
    def bars_playing(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].engaged == who

    @forced(AFTER, RoundEnds, concerns_itself=True)
    def fade(self, table: Table, me: Me) -> None:
        discard(table, me.card)


# Ancient Evils.


class AncientEvils(Card, code="01166"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        yield from doom_on_agenda(table, 1, may_advance=True)


# Chilling Cold.


class CryptChill(Card, code="01167"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            assets = [card for card in controlled(table, me.you) if can_leave_play(table, card)]
            if not assets:
                yield from take(table, me.you, damage=2)
                return
            card = yield from choose(table, me.you, "lose-asset", assets)
            discard(table, card)
            yield from make_room(table, me.you)

        yield from skill_test(table, me.you, WILLPOWER, 4, source=me.card, failed=failed)


def controlled(table: Table, who: int) -> list[int]:
    """The assets somebody controls in play, a weakness among them."""
    investigator = table.state.investigators[who]
    threats = [card for card in investigator.threats if table.state.play[card].controller == who]
    return [*investigator.assets, *threats]


class ObscuringFog(Card, code="01168"):
    def revelation(self, table: Table, me: Me) -> None:
        attach_once(table, me, table.state.investigators[me.you].location)

    def shroud(self, table: ReadOnlyTable, card: int, location: int) -> int:
        return 2 if table.state.play[card].attached == location else 0

    @forced(
        AFTER,
        TestSucceeds,
        if_=lambda table, me: (
            me.on.test.attempt == "investigate" and me.on.test.target == table.state.play[me.card].attached
        ),
    )
    def lift(self, table: Table, me: Me) -> None:
        discard(table, me.card)


def attach_once(table: Table, me: Me, location: int) -> None:
    """One copy to a location (rules lcg.limit.7, lcg.attach.4, lcg.attach.5)."""
    code = table.state.codes[me.card]
    if any(title(table.state.codes[card]) == title(code) for card in attachments(table, location)):
        return
    table.state.limbo.remove(me.card)
    attach(table, me.card, location)
    table.tell(Attached, code, me.card, face(table, location), location)


# Dark Cult.


class Acolyte(Card, code="01169"):
    @forced(AFTER, EntersPlay, if_=lambda table, me: me.on.card == me.card)
    def begin_the_rite(self, table: Table, me: Me) -> None:
        place_doom(table, me.card)


class WizardOfTheOrder(Card, code="01170"):
    @forced(WHEN, PhaseEnds, if_=lambda table, me: me.on.phase == "mythos", concerns_itself=True)
    def chant(self, table: Table, me: Me) -> None:
        place_doom(table, me.card)


class MysteriousChanting(Card, code="01171"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        cultists = with_trait_in_play(table, "cultist")
        if cultists:
            enemy = yield from nearest_enemy(table, me.you, cultists, "doom-on")
            if enemy is not None:
                place_doom(table, enemy, 2)
            return
        found = yield from search_encounter_cards(
            table, me.you, lambda card: is_enemy(table, card) and is_cultist(table, card)
        )
        if found != NOWHERE:
            yield from draw_found(table, me.you, found)


# Nightgaunts.


class HuntingNightgaunt(Card, code="01172"):
    def minus_factor(self, table: ReadOnlyTable, card: int, test: SkillTest) -> int:
        return 2 if test.attempt == "evade" and test.target == card else 1


class OnWingsOfDarkness(Card, code="01173"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            yield from take(table, me.you, damage=1, horror=1)
            investigator = table.state.investigators[me.you]
            for enemy in [each for each in investigator.threats if is_enemy(table, each)]:
                if not has_trait(table, enemy, "nightgaunt"):
                    disengage(table, enemy)
            central = [
                at for at in table.state.locations if has_trait(table, at, "central") and at != investigator.location
            ]
            if central:
                to = yield from choose(table, me.you, "slip-away", central)
                yield from move(table, me.you, to)
            yield from engage_ready_enemies(table)

        yield from skill_test(table, me.you, AGILITY, 4, source=me.card, failed=failed)


# Locked Doors.


class LockedDoor(Card, code="01174"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        state = table.state
        locked = {entry.attached for card, entry in state.play.items() if state.codes[card] == self.code}
        doors = [at for at in state.locations if at not in locked]
        if not doors:
            return
        most = max(clues_on(table, at) for at in doors)
        options = [option_for(table, "attach", at) for at in doors if clues_on(table, at) == most]
        at: int = yield from lead_settles(
            table, options, say("prompt-attach"), lambda at: len(investigators_at(table, at)), "lcg.lead-investigator.2"
        )
        attach_once(table, me, at)

    def bars_investigating(self, table: ReadOnlyTable, card: int, location: int) -> bool:
        return table.state.play[card].attached == location

    @action(users="here")
    def break_open(self, table: Table, me: Me) -> Flow[None]:
        skill: str = yield from choose_word(table, me.you, "test", (COMBAT, AGILITY))
        yield from skill_test(
            table, me.you, Skill(skill), 4, source=me.card, passed=lambda test: discard_if_there(table, me.card)
        )


# Agents of Hastur.


class ScreechingByakhee(Card, code="01175"):
    def fight(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return self._emboldened(table, card, enemy)

    def evade(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return self._emboldened(table, card, enemy)

    def _emboldened(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        engaged = table.state.play[card].engaged
        return int(card == enemy and engaged != NOBODY and remaining_sanity(table, engaged) <= 4)


class TheYellowSign(Card, code="01176"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            yield from take(table, me.you, horror=2)
            found = yield from search_deck(
                table, me.you, lambda card: is_weakness(table, card) and has_trait(table, card, "madness")
            )
            if found != NOWHERE:
                yield from add_to_hand(table, me.you, found)

        yield from skill_test(table, me.you, WILLPOWER, 4, source=me.card, failed=failed)


# Agents of Yog-Sothoth.


class YithianObserver(Card, code="01177"):
    @forced(WHEN, EnemyAttacks, if_=lambda table, me: me.on.enemy == me.card)
    def take_thoughts(self, table: Table, me: Me) -> None:
        if not discard_at_random(table, me.on.who):
            me.on.damage += 1
            me.on.horror += 1


class OfferOfPower(Card, code="01178"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        chosen: str = yield from choose_word(table, me.you, "offer", ("accept", "refuse"), "lcg.must.1")
        if chosen == "refuse":
            yield from take(table, me.you, horror=2)
            return
        yield from draw(table, me.you, 2)
        yield from doom_on_agenda(table, 2, may_advance=True)


# Agents of Shub-Niggurath.


class RelentlessDarkYoung(Card, code="01179"):
    @forced(AFTER, RoundEnds, if_=lambda table, me: table.state.play[me.card].damage > 0, concerns_itself=True)
    def regrow(self, table: Table, me: Me) -> None:
        heal_enemy(table, me.card, 2)


class GoatSpawn(Card, code="01180"):
    @forced(WHEN, EnemyDefeated, if_=lambda table, me: me.on.enemy == me.card)
    def death_cry(self, table: Table, me: Me) -> Flow[None]:
        yield from deal(table, [Hit(who, horror=1) for who in investigators_at(table, where(table, me.card))])


# Agents of Cthulhu.


class YoungDeepOne(Card, code="01181"):
    @forced(AFTER, EnemyEngages, if_=lambda table, me: me.on.enemy == me.card)
    def chill(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.on.who, horror=1)


class DreamsOfRlyeh(Card, code="01182"):
    skills = {WILLPOWER: -1}

    def revelation(self, table: Table, me: Me) -> Flow[None]:
        into_threat_area(table, me)
        yield from check_fallen(table)

    def changes_skills_of(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].engaged == who

    def sanity(self, table: ReadOnlyTable, card: int, who: int) -> int:
        return -1 if table.state.play[card].engaged == who else 0

    @action(users="here")
    def wake_up(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table, me.you, WILLPOWER, 3, source=me.card, passed=lambda test: discard_if_there(table, me.card)
        )
