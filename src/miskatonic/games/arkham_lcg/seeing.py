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
    table = glance(state)
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
        investigators=[see_investigator(table, who, seat) for who in range(len(state.investigators))],
        locations=[see_location(table, location, seat) for location in state.locations],
        enemies=[see_enemy(table, enemy, seat) for enemy in state.enemies],
        act=see_act(table),
        agenda=see_agenda(table),
        acts_left=len(state.acts),
        agendas_left=len(state.agendas),
        encounter_deck=len(state.encounter.cards),
        encounter_known=known_top(table, state.encounter.cards, NOBODY, seat),
        encounter_discard=[ref(table, card) for card in state.encounter.discard],
        cultists=len(state.cultists),
        victory=[ref(table, card) for card in state.victory],
        set_aside=[ref(table, card) for card in state.set_aside],
        limbo=[
            ref(table, card)
            for card in (*state.played, *state.limbo)
            if card in state.played or may_see(table, card, seat)
        ],
        looking=looked_at(table, seat),
        looked_at=0 if state.looking is None else len(state.looking.cards),
        bag=dict(sorted(Counter(state.bag).items())),
        tokens=see_bag(table, seat),
        test=None if state.test is None else see_test(table, state.test),
        sheets=[see_sheet(seat, sheet) for seat, sheet in enumerate(state.sheets)],
        log=see_log(state.log),
    )


def ref(table: Table, card: int) -> CardRef:
    return CardRef(card, table.state.codes[card])


def may_see(table: Table, card: int, seat: int | None) -> bool:
    """Encounter cards and weaknesses are resolved in the open; other cards on their way are their owner's."""
    return table.state.owners[card] in (NOBODY, seat) or (is_weakness(table, card) and table.state.phase != "setup")


def looked_at(table: Table, seat: int | None) -> list[CardRef]:
    looking = table.state.looking
    return [ref(table, card) for card in looking.cards] if looking is not None and looking.seat == seat else []


def known_top(table: Table, deck: list[int], owner: int, seat: int | None) -> list[CardRef | None]:
    """From the top down to the last card the seat has looked at."""
    known = {card for each in table.state.scried if (each.seat, each.deck) == (seat, owner) for card in each.cards}
    if not known:
        return []
    depth = max(place for place, card in enumerate(reversed(deck)) if card in known) + 1
    return [ref(table, card) if card in known else None for card in reversed(deck[-depth:])]


def see_card(table: Table, card: int) -> CardView:
    entry = table.state.play[card]
    return CardView(
        card,
        table.state.codes[card],
        entry.exhausted,
        entry.damage,
        entry.horror,
        entry.clues,
        entry.doom,
        entry.uses,
        health(table, card),
        PRINTED[table.state.codes[card]].sanity,
        is_blank(table, card),
        table.state.owners[card],
    )


def see_investigator(table: Table, who: int, seat: int | None) -> InvestigatorView:
    state = table.state
    investigator = state.investigators[who]
    here = is_playing(table, who)
    return InvestigatorView(
        seat=who,
        code=investigator.code,
        card=investigator.card,
        fate=investigator.fate,
        location=investigator.location,
        damage=investigator.damage,
        health=investigator.damage + remaining_health(table, who),
        horror=investigator.horror,
        sanity=sanity(table, who),
        clues=investigator.clues,
        resources=investigator.resources,
        skills=SkillView(*(skill_value(table, who, skill) for skill in Skill)),
        skill_terms={skill.value: see_terms(skill_terms(table, who, skill)) for skill in Skill},
        blank=here and is_blank(table, investigator.card),
        actions=investigator.actions,
        extra_actions=extra_cards(table, who) if here else [],
        turn_taken=investigator.turn_taken,
        deck=len(investigator.deck),
        known=known_top(table, investigator.deck, who, seat),
        hand=[see_in_hand(table, who, card) for card in investigator.hand] if seat == who else None,
        hand_count=len(investigator.hand),
        discard=[ref(table, card) for card in investigator.discard],
        discarded_event=see_discarded_event(table, who),
        assets=[see_card(table, card) for card in investigator.assets],
        threats=[see_card(table, card) for card in investigator.threats if card not in state.enemies],
        slots=slots_of(table, who),
    )


def extra_cards(table: Table, who: int) -> list[int]:
    """Cards whose additional action is unused, for whatever it may be used."""
    spent = table.state.investigators[who].extra_spent
    return [
        copy
        for card, copy in answers(table, "extra_action")
        if card.extra_action(table, copy, who) is not None and copy not in spent
    ]


def slots_of(table: Table, who: int) -> dict[str, int]:
    slots = {slot.value: count for slot, count in SLOTS.items()}
    for card, copy in answers(table, "extra_slots"):
        for slot, _trait in card.extra_slots(table, copy, who):
            slots[slot.value] += 1
    return slots


def see_in_hand(table: Table, who: int, card: int) -> HandCard:
    code = table.state.codes[card]
    costs = PRINTED[code].type in (Kind.ASSET, Kind.EVENT)
    return HandCard(card, code, price(table, who, card) if costs else None)


def see_discarded_event(table: Table, who: int) -> HandCard | None:
    event = discarded_event(table, who)
    return see_in_hand(table, who, event) if event != NOWHERE else None


def see_location(table: Table, location: int, seat: int | None) -> LocationView:
    state = table.state
    entry = state.play[location]
    shown = PRINTED[state.codes[location]]
    others = [
        card
        for card, each in state.play.items()
        if each.location == location and card not in state.enemies and each.controller == NOBODY
    ]
    return LocationView(
        id=location,
        code=face(table, location),
        revealed=entry.revealed,
        symbol=side(table, location).symbol,
        connects=connected(table, location),
        clues=entry.clues,
        doom=entry.doom,
        shroud=shroud(table, location) if entry.revealed else None,
        shroud_terms=see_terms(shroud_terms(table, location)) if entry.revealed else [],
        victory=shown.victory if entry.revealed else None,
        investigators=investigators_at(table, location),
        attachments=[see_card(table, card) for card in attachments(table, location)],
        others=[see_card(table, card) for card in others],
        investigate_odds=investigate_odds(table, location, seat),
    )


def see_enemy(table: Table, enemy: int, seat: int | None) -> EnemyView:
    state = table.state
    entry = state.play[enemy]
    shown = PRINTED[state.codes[enemy]]
    return EnemyView(
        id=enemy,
        code=shown.code,
        location=where(table, enemy),
        engaged=entry.engaged,
        massive=has(table, enemy, Keyword.MASSIVE),
        exhausted=entry.exhausted,
        damage=entry.damage,
        health=health(table, enemy) or 0,
        doom=entry.doom,
        clues=entry.clues,
        fight=fight(table, enemy),
        fight_terms=see_terms(fight_terms(table, enemy)),
        evade=evade(table, enemy),
        evade_terms=see_terms(evade_terms(table, enemy)),
        attack_damage=shown.damage,
        attack_horror=shown.horror,
        keywords=sorted(keyword for keyword in shown.keywords if has(table, enemy, keyword)),
        blank=is_blank(table, enemy),
        fight_odds=fight_odds(table, enemy, seat),
        weapon_odds=weapon_odds(table, enemy, seat),
        evade_odds=evade_odds(table, enemy, seat),
    )


def see_act(table: Table) -> ActView | None:
    card = current_act(table)
    if card == NOWHERE or card not in table.state.play:
        return None
    entry = table.state.play[card]
    needed = PRINTED[table.state.codes[card]].clues * table.state.per_investigator
    return ActView(card, table.state.codes[card], entry.clues, needed, entry.revealed)


def see_agenda(table: Table) -> AgendaView | None:
    card = current_agenda(table)
    if card == NOWHERE or card not in table.state.play:
        return None
    entry = table.state.play[card]
    threshold = 0 if entry.revealed else PRINTED[table.state.codes[card]].doom
    return AgendaView(card, table.state.codes[card], entry.doom, doom_in_play(table), threshold, entry.revealed)


def see_test(table: Table, test: SkillTest) -> TestView:
    return TestView(
        who=test.who,
        skill=test.skill,
        attempt=test.attempt,
        source=test.source,
        target=test.target,
        stage=test.stage,
        value=value_of(table, test),
        terms=see_terms(value_terms(table, test)),
        difficulty=difficulty_of(table, test),
        difficulty_terms=see_terms(difficulty_terms(table, test)),
        committed=[
            CommittedView(card, table.state.codes[card], who)
            for card, who in zip(test.committed, test.committers, strict=True)
        ],
        tokens=[TokenView(drawn.token, drawn.value) for drawn in test.drawn],
        automatic=test.automatic,
        succeeded=test.succeeded,
        odds=round(odds(table, test), 4),
    )


def see_bag(table: Table, seat: int | None) -> list[BagTokenView]:
    """Every token with what it would do now: to who is testing, else to who looks, else to the lead investigator."""
    state = table.state
    under_way = state.test
    who = under_way.who if under_way is not None else state.lead if seat is None else seat
    counted = sorted(Counter(state.bag).items())
    if not state.investigators or not is_playing(table, who) or state.reference == NOWHERE:
        return [BagTokenView(token, count, plain_value(token), plain_end(token), False) for token, count in counted]
    state.test = test = under_way or SkillTest(who, INTELLECT, 0, NOWHERE)
    seen = [see_token(table, test, token, count) for token, count in counted]
    state.test = under_way
    return seen


def plain_value(token: str) -> int | None:
    return None if token in SYMBOLS else int(token)


def plain_end(token: str) -> bool | None:
    return False if token == AUTO_FAIL else None


def see_token(table: Table, test: SkillTest, token: str, count: int) -> BagTokenView:
    if counts_as(table, test.who, token) == AUTO_FAIL:
        return BagTokenView(token, count, None, False, False)
    effect = effect_of(table, test.who, token)
    value = modifier_of(table, test, Drawn(token), effect)
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
