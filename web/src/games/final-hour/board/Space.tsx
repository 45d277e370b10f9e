/** A monster space with what is in it. */
import { memo } from "react";
import type { Point } from "../../../table/map/geometry";
import type { Hand } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import type { Thing } from "../../face";
import type { MonsterEntry } from "../wire";
import { MonsterToken } from "./MonsterToken";
import { Damage } from "./Tokens";

interface SpaceProps {
  at: Point;
  size: number;
  kind: MonsterEntry | undefined;
  damaged: boolean;
  thing: Thing;
  /** The building it is in. */
  under: Thing;
  keys: string | undefined;
  label: string;
  lit: boolean;
  /** Is what is here still on its way? */
  away: boolean;
  hand: Hand;
}

const INSET = 1.5;

export const Space = memo(function Space({
  at,
  size,
  kind,
  damaged,
  thing,
  under,
  keys,
  label,
  lit,
  away,
  hand,
}: SpaceProps) {
  const side = size - 2 * INSET;
  const state = [keys && "is-target", lit && "is-lit"].filter(Boolean).join(" ");
  const button = keys ? ({ role: "button", tabIndex: 0, "aria-label": label } as const) : { "aria-hidden": true };
  const grip = kind ? hand.grip(thing, under) : hand.grip(under);
  return (
    <g className={`inmate ${state}`} transform={`translate(${at.x} ${at.y})`} data-thing={thing} {...button} {...grip}>
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx="7" className="space" />
      {!away && damaged && <Damage at={{ x: 0, y: 0 }} size={size} />}
      {!away && kind && <MonsterToken kind={kind} size={size} />}
      {kind && <rect x={-size / 2} y={-size / 2} width={size} height={size} rx="9" className="ring-look" />}
      {keys && (
        <rect x={-size / 2 - 2} y={-size / 2 - 2} width={size + 4} height={size + 4} rx="10" className="ring-legal" />
      )}
      {keys && <KeyCap at={{ x: -size * 0.36, y: -size * 0.42 }} keys={keys} size={size * 0.5} />}
    </g>
  );
});
