/** The investigators where they stand, side by side before the door. */
import { memo } from "react";
import { Portrait } from "../../../art/portraits";
import type { Point } from "../../../table/map/geometry";
import type { Hand } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import type { Plan } from "./plan";

/** The radius of a medallion. */
export const radiusOf = (plan: Plan): number => plan.places.space * 0.5;

/** Where each of `count` investigators stands; the heads of medallions on their pins. */
export function standing(plan: Plan, location: number, place: number, count: number): Point {
  const site = plan.sites.get(location)!;
  const radius = radiusOf(plan);
  const room = site.plate.width - radius * 1.6;
  const step = Math.min(radius * 2.08, count > 1 ? room / count : 0);
  return { x: site.door.x - radius * 0.35 + (place - (count - 1) / 2) * step, y: site.door.y - radius * 1.22 };
}

interface FigureProps {
  id: string;
  x: number;
  y: number;
  radius: number;
  own: boolean;
  lead: boolean;
  hidden: boolean;
  lit: boolean;
  keys: string | undefined;
  label: string;
  hand: Hand;
}

export const Figure = memo(function Figure(props: FigureProps) {
  const { id, x, y, radius, own, lead, hidden, lit, keys, label, hand } = props;
  const state = [own && "is-own", lit && "is-lit", keys && "is-target", hidden && "is-away"].filter(Boolean).join(" ");
  const active = keys ? ({ role: "button", tabIndex: 0, "aria-label": label } as const) : { "aria-hidden": true };
  return (
    <g
      className={`figure ${state}`}
      transform={`translate(${x} ${y})`}
      data-thing={`investigator:${id}`}
      {...active}
      {...hand.grip(`investigator:${id}`)}
    >
      <Medallion id={id} radius={radius} />
      {lead && (
        <path
          className="figure-lead"
          d="M0 -6L1.800 -1.800L6 0L1.800 1.800L0 6L-1.800 1.800L-6 0L-1.800 -1.800Z"
          transform={`translate(${radius * 0.72} ${-radius * 0.72})`}
        />
      )}
      {keys && <circle r={radius + 6} className="ring-legal" />}
      {keys && <KeyCap at={{ x: -radius * 0.8, y: -radius * 0.8 }} keys={keys} size={radius * 0.9} />}
    </g>
  );
});

/** A portrait in a ring, on a pin. */
export function Medallion({ id, radius }: { id: string; radius: number }) {
  const width = radius * 2;
  return (
    <>
      <ellipse className="token-shadow" cy={radius * 1.32} rx={radius * 0.5} ry={radius * 0.14} />
      <path
        className="figure-pin"
        d={`M${-radius * 0.42} ${radius * 0.8}L0 ${radius * 1.36}L${radius * 0.42} ${radius * 0.8}Z`}
      />
      <circle className="figure-back" r={radius} />
      <g clipPath="url(#campus-face)">
        <svg x={-radius} y={-radius} width={width} height={(width * 7) / 6} aria-hidden="true" focusable="false">
          <Portrait id={id} />
        </svg>
      </g>
      <circle className="figure-ring" r={radius} />
    </>
  );
}
