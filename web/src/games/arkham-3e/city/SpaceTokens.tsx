/** Everything that lies on a space, each in its seat, and each to be taken hold of. */
import type { ReactNode } from "react";
import type { IconName } from "../../../art/icons";
import { optionLabel } from "../../../table/map/appearance";
import type { Hand } from "../../../table/map/hand";
import { KeyCap, keysOf } from "../../../table/map/marks";
import type { Bust } from "../../../table/map/tokens/bust";
import { MonsterChip } from "../../../table/map/tokens/monster-chip";
import { Pawn } from "../../../table/map/tokens/pawn";
import { PileCount } from "../../../table/map/tokens/token";
import { kindOf } from "../../../table/things";
import type { Scene, Thing } from "../../face";
import type { MonsterView, Reference, View } from "../wire";
import { type Lying, thingsIn } from "./lying";
import type { CitySlot } from "./slots";
import * as things from "./things";
import { DoomToken, MarkerToken } from "./tokens";

/** How the face draws who is on the board. */
export interface Cast {
  bust(id: string): Bust;
  creature(kind: string): IconName;
}

interface Props {
  scene: Scene<View, Reference>;
  hand: Hand;
  cast: Cast;
  id: string;
  lying: Lying;
  slots: readonly CitySlot[];
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function SpaceTokens({ scene, hand, cast, id, lying, slots, away }: Props) {
  return slots.map((slot) => {
    const { thing, token } = tokenIn(slot, id, lying, scene, cast, away);
    const isOwn = kindOf(thing) === "monster" || kindOf(thing) === "investigator";
    const keys = isOwn ? keysOf(optionsOn(thing, scene)) : undefined;
    const lit = isOwn && scene.lit.has(thing);
    const hidden = thingsIn(slot, id, lying).every((each) => away.has(each));
    return (
      <g
        key={`${slot.kind}-${slot.index}`}
        className={["city-token", keys && "is-legal", lit && "is-lit", hidden && "is-away"].filter(Boolean).join(" ")}
        data-thing={isOwn ? thing : undefined}
        {...(keys && { role: "button", tabIndex: 0, "aria-label": optionLabel(scene, thing) })}
        {...hand.grip(thing, things.space(id))}
      >
        {(keys || lit) && <circle className="token-ring" cx={slot.x} cy={slot.y} r={slot.size / 2 + 3} />}
        {token}
        {keys && <KeyCap at={{ x: slot.x - slot.size * 0.42, y: slot.y - slot.size * 0.42 }} keys={keys} size={19} />}
      </g>
    );
  });
}

/** What can be chosen at a token; what is offered at the dice need not be looked for on the board. */
function optionsOn(thing: Thing, { optionsAt, question }: Scene<View, Reference>): readonly number[] | undefined {
  return optionsAt
    .get(thing)
    ?.filter((number) => !question?.options[number]?.also.some((other) => kindOf(other) === "die"));
}

/** What lies in a slot: what is taken hold of there, and how it is drawn. */
function tokenIn(
  slot: CitySlot,
  id: string,
  lying: Lying,
  { view, optionsAt }: Scene<View, Reference>,
  cast: Cast,
  away: ReadonlySet<Thing>,
): { thing: Thing; token: ReactNode } {
  const place = { x: slot.x, y: slot.y, size: slot.size };
  const here = things.space(id);
  switch (slot.kind) {
    case "doom":
      return { thing: here, token: <DoomToken {...place} count={lying.doom} /> };
    case "marker":
      return {
        thing: here,
        token: (
          <>
            <MarkerToken {...place} colour={lying.markers[slot.index]?.colour ?? null} />
            <PileCount {...place} count={slot.count} />
          </>
        ),
      };
    case "monster": {
      const whole = lying.monsters.slice(slot.index, slot.index + slot.count);
      const there = whole.filter(({ token }) => !away.has(things.monster(token)));
      const pile = there.length ? there : whole;
      const top = pile.find(({ token }) => optionsAt.has(things.monster(token))) ?? pile[0];
      if (!top) return { thing: here, token: null };
      return {
        thing: things.monster(top.token),
        token: <Monster {...place} monster={top} count={pile.length} creature={cast.creature(top.kind)} />,
      };
    }
    case "investigator": {
      const stands = lying.investigators[slot.index];
      if (!stands) return { thing: here, token: null };
      const [own, active] = [stands.seat === view.seat, stands.seat === view.turn];
      return {
        thing: things.investigator(stands.id),
        token: <Pawn {...place} bust={cast.bust(stands.id)} own={own} active={active} still={stands.delayed} />,
      };
    }
  }
}

interface MonsterProps {
  x: number;
  y: number;
  size: number;
  monster: MonsterView;
  count: number;
  creature: IconName;
}

/** Ready it stands upright, exhausted it lies on its side, engaged it shows its claws. */
export function Monster({ x, y, size, monster, count, creature }: MonsterProps) {
  const { status, epic, damage } = monster;
  return (
    <g className={`city-monster is-${status}`}>
      {status === "engaged" && (
        <path className="engaged-claws" d={CLAWS} transform={`translate(${x} ${y}) scale(${size / 40})`} />
      )}
      <g transform={status === "exhausted" ? `rotate(90 ${x} ${y})` : undefined}>
        <MonsterChip x={x} y={y} size={size} creature={creature} epic={epic} damage={damage} />
      </g>
      <PileCount x={x} y={y} size={size} count={count} />
    </g>
  );
}

/** Four points that reach out from the corners of a chip. */
const CLAWS = "M-23-23l13 4-9 9zM23-23l-4 13-9-9zM23 23l-13-4 9-9zM-23 23l4-13 9 9z";
