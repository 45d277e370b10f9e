"""The Objective: when it is revealed, who has won, who may leave (rules mom.objective.*, mom.escape.*, mom.win.*)."""

from __future__ import annotations

from typing import Final, Literal

from miskatonic.kernel.flow import Flow

from .components import CLUES, OBJECTIVES, Objective, Watch
from .events import ObjectiveRevealed
from .house import doors_out
from .play import Table, all_lose, win_investigators, win_keeper
from .resolver import Me, carry_out
from .state import Mansions, Monster
from .words import CardId, DoorId, RoomId, front, room_of

KEEPER: Final = Me(by_keeper=True)
Winner = Literal["investigators-win", "keeper-wins"]


def objective_of(state: Mansions) -> Objective:
    """The one of the three that the keeper has chosen (rules mom.overview.6, mom.setup-keeper.1)."""
    return OBJECTIVES[state.story, state.answers[1]]


# Revealing it.


def reveal(table: Table) -> Flow[None]:
    """From now on it lies face up, and who is alive now is who has to escape (rules mom.objective.6, mom.escape.3)."""
    state = table.state
    if state.revealed:
        return
    state.revealed = True
    for seat in state.standing():
        state.investigators[seat].must_escape = True
    objective = objective_of(state)
    table.tell(ObjectiveRevealed, objective.id)
    yield from carry_out(objective.on_reveal, table, Me(card=objective.id, by_keeper=True))
    watch(table)


def found_clue(table: Table, card: CardId) -> Flow[None]:
    """Clue 1 reveals the Objective (rule mom.objective.3)."""
    if CLUES[front(card)].number == 1:
        yield from reveal(table)


def settle(table: Table) -> Flow[None]:
    """A condition of the Objective may reveal it (rule mom.objective.5); then see whether somebody has won."""
    state = table.state
    if not state.revealed:
        for each in objective_of(state).watches:
            if each.then == "reveal" and each.when.holds(table, KEEPER):
                yield from reveal(table)
                break
    watch(table)


def end_round(table: Table) -> Flow[None]:
    """What the Objective counts or does at the end of every round once it is revealed."""
    if table.state.revealed:
        objective = objective_of(table.state)
        yield from carry_out(objective.each_round, table, Me(card=objective.id, by_keeper=True))
    yield from settle(table)


# Winning.


def watch(table: Table) -> None:
    """The first side whose condition is met wins at once (rules mom.overview.5, mom.objective.7).

    If both are met at once the side whose turn it is wins, or by another reading nobody (rule mom.win.4).
    """
    state = table.state
    if 1 not in state.answers or state.phase == "setup":
        return
    met = _met(table)
    if not met:
        return
    match list(met):
        case ["investigators-win"]:
            win_investigators(table, met["investigators-win"])
        case ["keeper-wins"]:
            win_keeper(table, met["keeper-wins"])
        case _ if state.readings.both_win == "nobody":
            all_lose(table, "both-sides")
        case _ if state.phase == "keeper":
            win_keeper(table, met["keeper-wins"])
        case _:
            win_investigators(table, met["investigators-win"])


def _met(table: Table) -> dict[Winner, str]:
    """The sides whose condition is met, and how that is told; the first reason counts."""
    state = table.state
    met: dict[Winner, str] = {}
    objective = objective_of(state)
    for each in objective.watches:
        if each.then != "reveal" and counts(state, each) and each.when.holds(table, KEEPER):
            met.setdefault(each.then, each.reason)
    if {each.fate for each in state.investigators.values()} == {"eliminated"}:
        met.setdefault("keeper-wins", "all-eliminated")
    if state.revealed and objective.escape is not None:
        escaped = _escape(state, objective)
        if escaped is not None:
            met.setdefault(*escaped)
    return met


def counts(state: Mansions, watch: Watch) -> bool:
    """A condition counts while the card is hidden, too, unless it says otherwise (rule mom.objective.7)."""
    return state.revealed or not watch.once_revealed


def _escape(state: Mansions, objective: Objective) -> tuple[Winner, str] | None:
    """One has to escape, or all who were alive when the card was read (rules mom.escape.2, mom.escape.3, mom.escape.8).

    If one of them dies the game is lost, unless a reading lets it go on.
    """
    fates = [each.fate for each in state.investigators.values()]
    if objective.escape == "one":
        return ("investigators-win", "escaped") if "escaped" in fates else None
    needed = state.who_must_escape()
    if needed and all(each.fate == "escaped" for each in needed):
        return "investigators-win", "escaped"
    lost = any(each.must_escape and each.fate in ("waiting", "eliminated") for each in needed)
    if lost and state.readings.death_before_escape == "lost":
        return "keeper-wins", "not-all-escaped"
    return None


# Leaving the house.


def escape_room(table: Table) -> RoomId | None:
    """The room to escape from; None as long as nobody may leave the map (rules mom.escape.1, mom.escape.4)."""
    state = table.state
    if not state.revealed:
        return None
    objective = objective_of(state)
    if objective.escape is None:
        return None
    if objective.exit_when is not None and not objective.exit_when.holds(table, KEEPER):
        return None
    return objective.escape_from


def way_out(table: Table, monster: Monster) -> DoorId | None:
    """The door by which a monster may step out of the house; a barrier on it has to be broken first."""
    state = table.state
    if not state.revealed:
        return None
    objective = objective_of(state)
    room = room_of(monster.space)
    if objective.leaver not in (monster.kind, monster.name) or objective.leaves_by != room or not objective.leaver:
        return None
    me = Me(monster=monster.id, by_keeper=True)
    if objective.leaves_when is not None and not objective.leaves_when.holds(table, me):
        return None
    return next(iter(doors_out(state, monster.space)), None)
