"""Health and sanity: lost, prevented, recovered, spent; defeat and being devoured."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from .abilities import Prevent
from .board import CITIES
from .casting import cast, castable
from .clues import lose_clues
from .doom import advance_doom
from .events import Devoured, InvestigatorDefeated, LeadPassed, Lost, PlayerEliminated, Prevented, Recovered, Spent
from .monsters import defeat_weakened
from .play import Table, choose_investigator, choose_nearest, end, thing_of, use, used
from .possessions import discard_card
from .reactions import able, component_name, reaches
from .resolver import Me, pay
from .state import Eldritch, Fallen, Losing
from .words import HEALTH, SANITY, CardId, Harm, Occurring, front, investigator_name, say

_NO = Option("no", say("option-not-prevent"), role=Role.PASS)


def lose(
    table: Table, who: int, what: Harm, count: int, *, during: tuple[Occurring, ...] = (), defeats: bool = True
) -> Flow[int]:
    """Health or sanity is lost, unless somebody prevents it; without any left, the investigator is defeated.

    Rules eh.health-sanity.5, eh.defeated.1. How much was really lost.
    """
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play:
        return 0
    outer, state.losing = state.losing, Losing(who, what, count)
    yield from _let_prevent(table, state.losing, during)
    lost = investigator.gauge(what).lose(state.losing.left)
    state.losing = outer
    if lost and table.telling:
        table.tell(Lost, investigator.id, what, lost)
    if defeats:
        yield from check_defeat(table, who)
    return lost


def lose_both(table: Table, who: int, count: int, *, during: tuple[Occurring, ...] = ()) -> Flow[None]:
    """Health and sanity are lost at the same time; who loses all of both chooses the marker (rule eh.defeated.8)."""
    for what in (HEALTH, SANITY):
        yield from lose(table, who, what, count, during=during, defeats=False)
    yield from check_defeat(table, who)


def _let_prevent(table: Table, losing: Losing, during: tuple[Occurring, ...]) -> Flow[None]:
    """Whoever can prevent some of a loss may do so, each component once (rules eh.faq.18, eh.possession.3)."""
    state = table.state
    done: set[CardId] = set()
    asked: set[int] = set()
    while losing.left > 0 and state.investigators[losing.who].in_play:
        offers = _preventers(table, losing, during)
        if done or asked:
            offers = [each for each in offers if each[1] not in done and each[0] not in asked]
        if not offers:
            return
        owner = offers[0][0]
        options = [
            Option(f"use:{front(card)}", component_name(card), (card, ability), "use", (thing_of(state, owner, card),))
            for seat, card, ability in offers
            if seat == owner
        ]
        victim = investigator_name(state.investigators[losing.who].id)
        prompt = say(f"prompt-prevent-{losing.what}", who=victim, n=losing.left)
        chosen: tuple[CardId, Prevent | None] | None = yield from ask(
            owner, prompt, [*options, _NO], "eh.faq.18", table.cause, QuestionKind.ACT, "prevent", losing.left
        )
        if chosen is None:
            asked.add(owner)
            continue
        card, ability = chosen
        done.add(card)
        if ability is None:
            losing.by_spell = 0
            yield from cast(table, owner, card, at=losing.who)
        else:
            yield from _prevent_by(table, owner, card, ability, losing)


def _prevent_by(table: Table, owner: int, card: CardId, ability: Prevent, losing: Losing) -> Flow[None]:
    if ability.limited:
        use(table, f"prevent:{card}")
    if ability.cost is not None:
        yield from pay(ability.cost, table, Me(who=owner, card=card))
    prevent(table, losing.left if ability.n is None else ability.n)


def prevent(table: Table, count: int) -> None:
    """So much of the loss that is about to happen does not."""
    losing = table.state.losing
    assert losing is not None
    prevented = min(count, losing.left)
    losing.left -= prevented
    losing.by_spell += prevented
    if prevented:
        table.tell(Prevented, table.state.investigators[losing.who].id, losing.what, prevented)


def _preventers(
    table: Table, losing: Losing, during: tuple[Occurring, ...]
) -> list[tuple[int, CardId, Prevent | None]]:
    """Who could prevent some of a loss, and by what; spells have to be cast for it."""
    state = table.state
    found: list[tuple[int, CardId, Prevent | None]] = []
    for owner in state.standing():
        for card, has in able(state, owner, "prevent"):
            for ability in has.prevent:
                if (
                    ability.what is losing.what
                    and reaches(state, ability.whose, owner, losing.who)
                    and ability.during in (None, *during)
                    and not (ability.limited and used(table, f"prevent:{card}"))
                    and (ability.cost is None or ability.cost.affordable(table, Me(who=owner, card=card)))
                ):
                    found.append((owner, card, ability))
        for card in castable(table, owner, "loss", losing.what):
            found.append((owner, card, None))
    return found


def recover(table: Table, who: int, what: Harm, count: int) -> None:
    """Never above the maximum (rule eh.health-sanity.3)."""
    investigator = table.state.investigators[who]
    recovered = investigator.gauge(what).recover(count)
    if recovered:
        table.tell(Recovered, investigator.id, what, recovered)


def can_spend(state: Eldritch, who: int, what: Harm, count: int) -> bool:
    """The last point cannot be spent (rule eh.health-sanity.8)."""
    return state.investigators[who].gauge(what).left > count


def spend(table: Table, who: int, what: Harm, count: int) -> None:
    """Nothing prevents what is spent (rule eh.health-sanity.7)."""
    investigator = table.state.investigators[who]
    investigator.gauge(what).lose(count)
    table.tell(Spent, investigator.id, what, count)


def check_defeat(table: Table, who: int) -> Flow[None]:
    """Without health or sanity an investigator is defeated at once (rules eh.defeated.1, eh.defeated.8)."""
    investigator = table.state.investigators[who]
    if not investigator.in_play:
        return
    if investigator.health.left > 0 and investigator.sanity.left > 0:
        return
    gone = [what for what in (HEALTH, SANITY) if investigator.gauge(what).empty]
    options = [Option(f"by:{what}", say(f"harm-{what}"), what, "by", word=what) for what in gone]
    by: Harm = yield from ask(who, say("prompt-marker"), options, "eh.defeated.8", table.cause, topic="marker")
    yield from defeat(table, who, by)


def defeat(table: Table, who: int, by: Harm) -> Flow[None]:
    """The four steps of a defeat (rules eh.defeated.2 to eh.defeated.7)."""
    state = table.state
    investigator = state.investigators[who]
    was_awake = state.awake
    investigator.fate = "defeated"
    table.tell(InvestigatorDefeated, investigator.id, by)
    yield from advance_doom(table)
    city = yield from choose_nearest(table, investigator.space, CITIES)
    assert city is not None
    state.fallen.append(
        Fallen(
            investigator.id,
            city,
            by,
            investigator.clues,
            investigator.trains,
            investigator.ships,
            investigator.cards,
        )
    )
    investigator.clues, investigator.cards, investigator.trains, investigator.ships = [], [], 0, 0
    yield from leave(table, who, was_awake)


def devour(table: Table, who: int) -> Flow[None]:
    """The three steps of being devoured (rules eh.devoured.1 to eh.devoured.4)."""
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play:
        return
    was_awake = state.awake
    investigator.fate = "devoured"
    table.tell(Devoured, investigator.id)
    yield from advance_doom(table)
    for card in list(investigator.cards):
        discard_card(table, who, card)
    lose_clues(table, who, len(investigator.clues))
    investigator.trains = investigator.ships = 0
    yield from leave(table, who, was_awake)


def leave(table: Table, who: int, was_awake: bool) -> Flow[None]:
    """Conditions, tokens and the lead are given up; after the awakening the player is out of the game.

    Rules eh.defeated.5, eh.defeated.7, eh.eliminated.3, eh.eliminated.5.
    """
    state = table.state
    investigator = state.investigators[who]
    for card in list(investigator.conditions):
        discard_card(table, who, card)
    investigator.improved = {}
    investigator.health.left = investigator.sanity.left = 0
    investigator.delayed = False
    if was_awake:
        yield from eliminate(table, who)
    yield from give_up_lead(table)


def give_up_lead(table: Table) -> Flow[None]:
    """A lead who is out of play passes the token on, once there is somebody (rules eh.defeated.7, eh.devoured.4)."""
    state = table.state
    if state.investigators[state.lead].in_play or not state.standing():
        return
    prompt = say("prompt-pass-lead")
    to = yield from choose_investigator(table, state.lead, state.standing(), prompt, "eh.defeated.7", "lead")
    state.lead = to
    table.tell(LeadPassed, state.investigators[to].id)


def eliminate(table: Table, who: int) -> Flow[None]:
    """A player is out of the game; without any left, all have lost (rules eh.eliminated.1, eh.eliminated.5)."""
    state = table.state
    state.investigators[who].fate = "eliminated"
    table.tell(PlayerEliminated, state.investigators[who].id)
    if all(each.fate == "eliminated" for each in state.investigators):
        end(table, "all-eliminated", won=False)
    yield from defeat_weakened(table)
