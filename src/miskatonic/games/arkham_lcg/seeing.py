"""Looking at the table through the eyes of a seat."""

from __future__ import annotations

from collections import Counter

from .act_agenda import current_act, current_agenda
from .card import Table
from .chaos import counts_as, effect_of, modifier_of
from .odds import odds
from .places import connected, side
from .play import attachments, face, investigators_at, is_playing, where
from .printed import PRINTED
from .prospects import evade_odds, fight_odds, glance, investigate_odds, weapon_odds
from .skill_test import difficulty_of, difficulty_terms, see_terms, value_of, value_terms
from .slots import SLOTS
from .state import ArkhamLcg, CampaignLog, Drawn, Sheet, SkillTest
from .timing import discarded_event
from .values import (
    answers,
    doom_in_play,
    evade,
    evade_terms,
    fight,
    fight_terms,
    has,
    health,
    is_blank,
    is_weakness,
    price,
    remaining_health,
    sanity,
    shroud,
    shroud_terms,
    skill_terms,
    skill_value,
)
from .view import (
    ActView,
    AgendaView,
    BagTokenView,
    CardRef,
    CardView,
    ChapterView,
    CommittedView,
    EnemyView,
    HandCard,
    InvestigatorView,
    LocationView,
    LogView,
    SheetView,
    SkillView,
    TestView,
    TokenView,
    View,
)
from .words import AUTO_FAIL, INTELLECT, NOBODY, NOWHERE, SYMBOLS, Keyword, Kind, Skill


def see(state: ArkhamLcg, seat: int | None) -> View:
    """Everything a seat may know; nothing else leaves the table."""
    t = glance(state)
    return View(
        seat=seat,
        adventure=state.adventure,
        scenario=state.scenario,
        difficulty=state.difficulty,
        grim=state.grim,
        phase=state.phase,
        round=state.round,
        lead=state.lead,
        active=state.active,
        window=state.window,
        resolution=state.resolution,
        peril=state.peril,
        investigators=[see_investigator(t, who, seat) for who in range(len(state.investigators))],
        locations=[see_location(t, location, seat) for location in state.locations],
        enemies=[see_enemy(t, enemy, seat) for enemy in state.enemies],
        act=see_act(t),
        agenda=see_agenda(t),
        acts_left=len(state.acts),
        agendas_left=len(state.agendas),
        encounter_deck=len(state.encounter.cards),
        encounter_known=known_top(t, state.encounter.cards, NOBODY, seat),
        encounter_discard=[ref(t, card) for card in state.encounter.discard],
        cultists=len(state.cultists),
        victory=[ref(t, card) for card in state.victory],
        set_aside=[ref(t, card) for card in state.set_aside],
        limbo=[
            ref(t, card) for card in (*state.played, *state.limbo) if card in state.played or may_see(t, card, seat)
        ],
        looking=looked_at(t, seat),
        looked_at=0 if state.looking is None else len(state.looking.cards),
        bag=dict(sorted(Counter(state.bag).items())),
        tokens=see_bag(t, seat),
        test=None if state.test is None else see_test(t, state.test),
        sheets=[see_sheet(seat, sheet) for seat, sheet in enumerate(state.sheets)],
        log=see_log(state.log),
    )


def ref(t: Table, card: int) -> CardRef:
    return CardRef(card, t.state.codes[card])


def may_see(t: Table, card: int, seat: int | None) -> bool:
    """Encounter cards and weaknesses are resolved in the open; other cards on their way are their owner's."""
    return t.state.owners[card] in (NOBODY, seat) or (is_weakness(t, card) and t.state.phase != "setup")


def looked_at(t: Table, seat: int | None) -> list[CardRef]:
    looking = t.state.looking
    return [ref(t, card) for card in looking.cards] if looking is not None and looking.seat == seat else []


def known_top(t: Table, deck: list[int], owner: int, seat: int | None) -> list[CardRef | None]:
    """From the top down to the last card the seat has looked at."""
    known = {card for each in t.state.scried if (each.seat, each.deck) == (seat, owner) for card in each.cards}
    if not known:
        return []
    depth = max(place for place, card in enumerate(reversed(deck)) if card in known) + 1
    return [ref(t, card) if card in known else None for card in reversed(deck[-depth:])]


def see_card(t: Table, card: int) -> CardView:
    entry = t.state.play[card]
    return CardView(
        card,
        t.state.codes[card],
        entry.exhausted,
        entry.damage,
        entry.horror,
        entry.clues,
        entry.doom,
        entry.uses,
        health(t, card),
        PRINTED[t.state.codes[card]].sanity,
        is_blank(t, card),
        t.state.owners[card],
    )


def see_investigator(t: Table, who: int, seat: int | None) -> InvestigatorView:
    state = t.state
    investigator = state.investigators[who]
    here = is_playing(t, who)
    return InvestigatorView(
        seat=who,
        code=investigator.code,
        card=investigator.card,
        fate=investigator.fate,
        location=investigator.location,
        damage=investigator.damage,
        health=investigator.damage + remaining_health(t, who),
        horror=investigator.horror,
        sanity=sanity(t, who),
        clues=investigator.clues,
        resources=investigator.resources,
        skills=SkillView(*(skill_value(t, who, skill) for skill in Skill)),
        skill_terms={skill.value: see_terms(skill_terms(t, who, skill)) for skill in Skill},
        blank=here and is_blank(t, investigator.card),
        actions=investigator.actions,
        extra_actions=extra_cards(t, who) if here else [],
        turn_taken=investigator.turn_taken,
        deck=len(investigator.deck),
        known=known_top(t, investigator.deck, who, seat),
        hand=[see_in_hand(t, who, card) for card in investigator.hand] if seat == who else None,
        hand_count=len(investigator.hand),
        discard=[ref(t, card) for card in investigator.discard],
        discarded_event=see_discarded_event(t, who),
        assets=[see_card(t, card) for card in investigator.assets],
        threats=[see_card(t, card) for card in investigator.threats if card not in state.enemies],
        slots=slots_of(t, who),
    )


def extra_cards(t: Table, who: int) -> list[int]:
    """Cards whose additional action is unused, for whatever it may be used."""
    spent = t.state.investigators[who].extra_spent
    return [
        copy
        for card, copy in answers(t, "extra_action")
        if card.extra_action(t, copy, who) is not None and copy not in spent
    ]


def slots_of(t: Table, who: int) -> dict[str, int]:
    slots = {slot.value: count for slot, count in SLOTS.items()}
    for card, copy in answers(t, "extra_slots"):
        for slot, _trait in card.extra_slots(t, copy, who):
            slots[slot.value] += 1
    return slots


def see_in_hand(t: Table, who: int, card: int) -> HandCard:
    code = t.state.codes[card]
    costs = PRINTED[code].type in (Kind.ASSET, Kind.EVENT)
    return HandCard(card, code, price(t, who, card) if costs else None)


def see_discarded_event(t: Table, who: int) -> HandCard | None:
    event = discarded_event(t, who)
    return see_in_hand(t, who, event) if event != NOWHERE else None


def see_location(t: Table, location: int, seat: int | None) -> LocationView:
    state = t.state
    entry = state.play[location]
    shown = PRINTED[state.codes[location]]
    others = [
        card
        for card, each in state.play.items()
        if each.location == location and card not in state.enemies and each.controller == NOBODY
    ]
    return LocationView(
        id=location,
        code=face(t, location),
        revealed=entry.revealed,
        symbol=side(t, location).symbol,
        connects=connected(t, location),
        clues=entry.clues,
        doom=entry.doom,
        shroud=shroud(t, location) if entry.revealed else None,
        shroud_terms=see_terms(shroud_terms(t, location)) if entry.revealed else [],
        victory=shown.victory if entry.revealed else None,
        investigators=investigators_at(t, location),
        attachments=[see_card(t, card) for card in attachments(t, location)],
        others=[see_card(t, card) for card in others],
        investigate_odds=investigate_odds(t, location, seat),
    )


def see_enemy(t: Table, enemy: int, seat: int | None) -> EnemyView:
    state = t.state
    entry = state.play[enemy]
    shown = PRINTED[state.codes[enemy]]
    return EnemyView(
        id=enemy,
        code=shown.code,
        location=where(t, enemy),
        engaged=entry.engaged,
        massive=has(t, enemy, Keyword.MASSIVE),
        exhausted=entry.exhausted,
        damage=entry.damage,
        health=health(t, enemy) or 0,
        doom=entry.doom,
        clues=entry.clues,
        fight=fight(t, enemy),
        fight_terms=see_terms(fight_terms(t, enemy)),
        evade=evade(t, enemy),
        evade_terms=see_terms(evade_terms(t, enemy)),
        attack_damage=shown.damage,
        attack_horror=shown.horror,
        keywords=sorted(keyword for keyword in shown.keywords if has(t, enemy, keyword)),
        blank=is_blank(t, enemy),
        fight_odds=fight_odds(t, enemy, seat),
        weapon_odds=weapon_odds(t, enemy, seat),
        evade_odds=evade_odds(t, enemy, seat),
    )


def see_act(t: Table) -> ActView | None:
    card = current_act(t)
    if card == NOWHERE or card not in t.state.play:
        return None
    entry = t.state.play[card]
    needed = PRINTED[t.state.codes[card]].clues * t.state.per_investigator
    return ActView(card, t.state.codes[card], entry.clues, needed, entry.revealed)


def see_agenda(t: Table) -> AgendaView | None:
    card = current_agenda(t)
    if card == NOWHERE or card not in t.state.play:
        return None
    entry = t.state.play[card]
    threshold = 0 if entry.revealed else PRINTED[t.state.codes[card]].doom
    return AgendaView(card, t.state.codes[card], entry.doom, doom_in_play(t), threshold, entry.revealed)


def see_test(t: Table, test: SkillTest) -> TestView:
    return TestView(
        who=test.who,
        skill=test.skill,
        attempt=test.attempt,
        source=test.source,
        target=test.target,
        stage=test.stage,
        value=value_of(t, test),
        terms=see_terms(value_terms(t, test)),
        difficulty=difficulty_of(t, test),
        difficulty_terms=see_terms(difficulty_terms(t, test)),
        committed=[
            CommittedView(card, t.state.codes[card], who)
            for card, who in zip(test.committed, test.committers, strict=True)
        ],
        tokens=[TokenView(drawn.token, drawn.value) for drawn in test.drawn],
        automatic=test.automatic,
        succeeded=test.succeeded,
        odds=round(odds(t, test), 4),
    )


def see_bag(t: Table, seat: int | None) -> list[BagTokenView]:
    """Every token with what it would do now: to who is testing, else to who looks, else to the lead investigator."""
    state = t.state
    under_way = state.test
    who = under_way.who if under_way is not None else state.lead if seat is None else seat
    counted = sorted(Counter(state.bag).items())
    if not state.investigators or not is_playing(t, who) or state.reference == NOWHERE:
        return [BagTokenView(token, count, plain_value(token), plain_end(token), False) for token, count in counted]
    state.test = test = under_way or SkillTest(who, INTELLECT, 0, NOWHERE)
    seen = [see_token(t, test, token, count) for token, count in counted]
    state.test = under_way
    return seen


def plain_value(token: str) -> int | None:
    return None if token in SYMBOLS else int(token)


def plain_end(token: str) -> bool | None:
    return False if token == AUTO_FAIL else None


def see_token(t: Table, test: SkillTest, token: str, count: int) -> BagTokenView:
    if counts_as(t, test.who, token) == AUTO_FAIL:
        return BagTokenView(token, count, None, False, False)
    effect = effect_of(t, test.who, token)
    value = modifier_of(t, test, Drawn(token), effect)
    return BagTokenView(token, count, value, True if effect.succeeds else None, effect.again)


def see_sheet(seat: int, sheet: Sheet) -> SheetView:
    deck = sheet.deck
    return SheetView(
        seat,
        deck.investigator,
        deck.name,
        deck.cards,
        deck.required,
        deck.weaknesses,
        deck.story,
        sheet.physical_trauma,
        sheet.mental_trauma,
        sheet.experience,
        sheet.earned,
        sheet.present,
        sheet.end,
    )


def see_log(log: CampaignLog) -> LogView:
    chapters = [
        ChapterView(
            chapter.scenario,
            chapter.resolution,
            chapter.rounds,
            {str(seat): count for seat, count in chapter.earned.items()},
            {str(seat): fate.value for seat, fate in chapter.fates.items()},
        )
        for chapter in log.chapters
    ]
    return LogView(
        list(log.notes),
        list(log.crossed_out),
        list(log.interrogated),
        list(log.got_away),
        list(log.lost),
        list(log.used),
        chapters,
    )


def seat_may_talk(state: ArkhamLcg, seat: int) -> bool:
    """Whoever is alone with Peril does not consult the others, nor they them (rule lcg.peril.1)."""
    return state.peril == NOBODY
