"""Damage and horror: assigned, then placed, then whoever has no health or sanity left is defeated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from .card import Table
from .elimination import defeat
from .events import AssetHarmed, EnemyDamaged, EnemyWasDefeated, Harmed, Healed
from .moments import AssetDamaged, EnemyDefeated, EntersVictoryDisplay, HarmAssigned, HarmTaken, Share
from .play import choose_word, face, is_playing, option, player_order, printed, where
from .printed import PRINTED
from .timing import after, apart, before, happened, has_listeners, when
from .values import health, is_blank, is_immune, remaining_health, remaining_sanity
from .words import NOBODY, NOWHERE, say
from .zones import discard, leave_play, put_on_discard_pile, send_to_victory_display

TAKE_REST = Option("done", say("option-take-rest"), role=Role.DONE)


class Hit(NamedTuple):
    """Harm that is about to be dealt to an investigator."""

    who: int
    damage: int = 0
    horror: int = 0


def take(table: Table, who: int, damage: int = 0, horror: int = 0, *, direct: bool = False) -> Flow[None]:
    """An investigator takes damage and horror."""
    yield from deal(table, [Hit(who, damage, horror)], direct=direct)


def deal(
    table: Table,
    hits: Sequence[Hit],
    *,
    direct: bool = False,
    attacker: int = NOWHERE,
    enemies: Sequence[int] = (),
    damage: int = 0,
    by: int = NOBODY,
) -> Flow[None]:
    """Deal harm to investigators, and damage to enemies, all at the same time (rules lcg.deal-damage.2 and 8).

    Each investigator decides in player order, then everything is placed (rules lcg.simultaneous.1, lcg.simultaneous.2).
    """
    shares = [
        Share(hit.who, hit.damage, hit.horror, {})
        for hit in hits
        if is_playing(table, hit.who) and (hit.damage > 0 or hit.horror > 0)
    ]
    if not direct:
        for share in shares:
            if table.state.investigators[share.who].assets:
                yield from assign(table, share)
    if shares and has_listeners(table, HarmAssigned):
        shares = yield from warn(table, shares)
    if attacker != NOWHERE:
        for share in shares:
            yield from warn_damaged_assets(table, share, attacker)
    shares = [share for share in shares if is_playing(table, share.who)]
    for share in shares:
        place(table, share)
    for enemy in enemies:
        place_on_enemy(table, enemy, damage)
    yield from settle(table, shares, enemies, by)
    if shares and (table.aftermath is not None or has_listeners(table, HarmTaken)):
        for share in shares:
            moment = taken(share)
            if is_playing(table, share.who) and (moment.damage or moment.horror):
                yield from after(table, moment)


def assign(table: Table, share: Share) -> Flow[None]:
    """Assets may take some of it, none more than it can bear (rules lcg.deal-damage.3 to 7, lcg.direct-damage.1)."""
    while options := shields(table, share):
        prompt = say("prompt-assign", damage=share.damage, horror=share.horror)
        chosen: tuple[int, int] | None = yield from ask(
            share.who, prompt, [*options, TAKE_REST], "lcg.deal-damage.3", table.cause, QuestionKind.SEVERAL, "assign"
        )
        if chosen is None:
            return
        asset, kind = chosen
        share.assets.setdefault(asset, [0, 0])[kind] += 1
        if kind == 0:
            share.damage -= 1
        else:
            share.horror -= 1


def shields(table: Table, share: Share) -> list[Option]:
    """The assets that can take one more damage or horror (rules lcg.health.3, lcg.sanity.3, lcg.deal-damage.5)."""
    state = table.state
    found: list[Option] = []
    for asset in state.investigators[share.who].assets:
        shown = PRINTED[state.codes[asset]]
        entry = state.play[asset]
        assigned = share.assets.get(asset, (0, 0))
        bears = health(table, asset)
        if share.damage and bears is not None and entry.damage + assigned[0] < bears:
            found.append(shield("assign-damage", face(table, asset), asset, 0, share.damage))
        if share.horror and shown.sanity is not None and entry.horror + assigned[1] < shown.sanity:
            found.append(shield("assign-horror", face(table, asset), asset, 1, share.horror))
    return found


def shield(verb: str, shown: str, asset: int, kind: int, left: int) -> Option:
    return replace(option(verb, shown, asset), value=(asset, kind), amount=left)


def bears(table: Table, share: Share) -> bool:
    """They can only take all of it themselves, and are not defeated by it."""
    who = share.who
    survives = share.damage < remaining_health(table, who) and share.horror < remaining_sanity(table, who)
    return survives and not shields(table, share)


def warn(table: Table, shares: Sequence[Share]) -> Flow[list[Share]]:
    """Between assigning and placing, harm may be prevented, reduced or reassigned (rule lcg.deal-damage.10)."""
    left: list[Share] = []
    for share in shares:
        if (yield from before(table, HarmAssigned(who=share.who, share=share))):
            left.append(share)
    return left


def warn_damaged_assets(table: Table, share: Share, attacker: int) -> Flow[None]:
    """The window between assigning and placing (rule lcg.deal-damage.10)."""
    for asset, (damage, _) in list(share.assets.items()):
        if damage and asset in table.state.play:
            yield from when(table, AssetDamaged(who=share.who, card=asset, enemy=attacker))


def place(table: Table, share: Share) -> None:
    """Put the tokens on the cards that are still there (rules lcg.health.2, lcg.sanity.2)."""
    state = table.state
    share.assets = {asset: harm for asset, harm in share.assets.items() if asset in state.play}
    investigator = state.investigators[share.who]
    investigator.damage += share.damage
    investigator.horror += share.horror
    if share.damage or share.horror:
        table.tell(Harmed, investigator.code, share.damage, share.horror)
    for asset, (damage, horror) in share.assets.items():
        entry = state.play[asset]
        entry.damage += damage
        entry.horror += horror
        table.tell(AssetHarmed, state.codes[asset], asset, damage, horror)


def place_on_enemy(table: Table, enemy: int, damage: int) -> None:
    entry = table.state.play.get(enemy)
    if entry is not None and damage > 0 and not is_immune(table, enemy, table.cause):
        entry.damage += damage
        table.tell(EnemyDamaged, table.state.codes[enemy], enemy, damage)


def taken(share: Share) -> HarmTaken:
    damage = share.damage + sum(damage for damage, _ in share.assets.values())
    horror = share.horror + sum(horror for _, horror in share.assets.values())
    return HarmTaken(who=share.who, damage=damage, horror=horror, horror_placed=share.horror)


def settle(table: Table, shares: Sequence[Share], enemies: Sequence[int], by: int) -> Iterable[Any]:
    """Defeat whoever has no health or sanity left."""
    for share in shares:
        for asset in share.assets:
            discard_if_defeated(table, asset)
    fallen = [share.who for share in shares if is_fallen(table, share.who)]
    fallen.sort(key=lambda who: who == table.state.lead)  # all at once, so the lead stays the lead if nobody is left
    beaten = [enemy for enemy in enemies if is_beaten(table, enemy)]
    return defeat_all(table, fallen, beaten, by) if fallen or beaten else ()


def defeat_all(table: Table, fallen: Sequence[int], beaten: Sequence[int], by: int) -> Flow[None]:
    """If enemies and investigators fall together, the lead says who goes first (rule lcg.simultaneous.3).

    Where enemies do, what follows from their defeat comes before the investigators are gone: it may end the scenario.
    """
    if fallen and beaten:
        first = yield from choose_word(
            table, table.state.lead, "falls-first", ("enemies", "investigators"), "lcg.simultaneous.3"
        )
        if first == "enemies":
            yield from apart(table, defeat_enemies(table, beaten, by))
    for who in fallen:
        yield from defeat_if_fallen(table, who)
    yield from defeat_enemies(table, beaten, by)


def defeat_enemies(table: Table, beaten: Sequence[int], by: int) -> Flow[None]:
    for enemy in beaten:
        if enemy in table.state.play:
            yield from defeat_enemy(table, enemy, by)


def is_fallen(table: Table, who: int) -> bool:
    return remaining_health(table, who) <= 0 or remaining_sanity(table, who) <= 0


def is_beaten(table: Table, enemy: int) -> bool:
    bears = health(table, enemy)
    return enemy in table.state.play and bears is not None and table.state.play[enemy].damage >= bears


def defeat_if_fallen(table: Table, who: int) -> Flow[None]:
    """Damage at least health, or horror at least sanity (rules lcg.defeat.1, lcg.defeat.2)."""
    if not is_playing(table, who):
        return
    beaten, broken = remaining_health(table, who) <= 0, remaining_sanity(table, who) <= 0
    if beaten or broken:
        yield from defeat(table, who, "both" if beaten and broken else "damage" if beaten else "horror")


def check_fallen(table: Table) -> Flow[None]:
    """Somebody's health or sanity may have fallen below what they already bear."""
    for who in player_order(table.state):
        yield from defeat_if_fallen(table, who)


def discard_if_defeated(table: Table, asset: int) -> None:
    """An asset that bears all it can is discarded (rules lcg.defeat.6, lcg.defeat.7)."""
    entry = table.state.play.get(asset)
    if entry is None:
        return
    bears, sane = health(table, asset), printed(table, asset).sanity
    if (bears is not None and entry.damage >= bears) or (sane is not None and entry.horror >= sane):
        discard(table, asset)


def harm_asset(table: Table, asset: int, damage: int = 0, horror: int = 0) -> Flow[None]:
    """Put harm on one asset, as a cost or an effect says; its controller has taken it (rule lcg.cost.8)."""
    who = table.state.play[asset].controller
    share = Share(who, 0, 0, {asset: [damage, horror]})
    place(table, share)
    discard_if_defeated(table, asset)
    yield from after(table, taken(share))


def damage_enemy(table: Table, enemy: int, damage: int, by: int = NOBODY) -> Flow[None]:
    """Deal damage to an enemy, and defeat it if it is enough (rule lcg.defeat.4)."""
    yield from deal(table, [], enemies=[enemy], damage=damage, by=by)


def defeat_enemy(table: Table, enemy: int, by: int) -> Flow[None]:
    """It goes to the victory display if it is worth something, else to the discard pile.

    Rules lcg.victory-display.3, lcg.defeat.4.
    """
    moment = EnemyDefeated(who=by, enemy=enemy, location=where(table, enemy))
    yield from when(table, moment)
    if enemy not in table.state.play:
        return
    table.tell(EnemyWasDefeated, table.state.codes[enemy], enemy)
    if printed(table, enemy).victory is not None and not is_blank(table, enemy):
        send_to_victory_display(table, enemy)
        yield from happened(table, EntersVictoryDisplay, card=enemy)
    else:
        leave_play(table, enemy)
        put_on_discard_pile(table, enemy)
    yield from after(table, moment)


def heal(table: Table, who: int, damage: int = 0, horror: int = 0) -> None:
    """Remove harm from an investigator, as far as there is any (rules lcg.heal.1, lcg.heal.2)."""
    investigator = table.state.investigators[who]
    damage = min(damage, investigator.damage)
    horror = min(horror, investigator.horror)
    if damage or horror:
        investigator.damage -= damage
        investigator.horror -= horror
        table.tell(Healed, investigator.code, investigator.card, damage, horror)


def heal_enemy(table: Table, enemy: int, damage: int) -> None:
    entry = table.state.play[enemy]
    healed = min(damage, entry.damage)
    if healed:
        entry.damage -= healed
        table.tell(Healed, table.state.codes[enemy], enemy, healed, 0)
