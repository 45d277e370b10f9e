/** What lies on the walkways: seals, and those that can be chosen. */
import { memo } from "react";
import { type Line, type Point, pathOf } from "../../../table/map/geometry";
import type { Hand } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import { Seal } from "./Tokens";

interface WalkwayProps {
  name: string;
  open: Line;
  middle: Point;
  size: number;
  seal: "fresh" | "used" | "none";
  keys: string | undefined;
  label: string;
  lit: boolean;
  hand: Hand;
}

/** A walkway with nothing on it and nothing to choose is only ground. */
export const WalkwayMark = memo(function WalkwayMark({
  name,
  open,
  middle,
  size,
  seal,
  keys,
  label,
  lit,
  hand,
}: WalkwayProps) {
  const thing = `walkway:${name}`;
  const button = keys
    ? ({ role: "button", tabIndex: 0, "aria-label": label } as const)
    : ({ role: "img", "aria-label": label } as const);
  const away = size * 0.95;
  return (
    <g
      className={["way", keys && "is-target", lit && "is-lit"].filter(Boolean).join(" ")}
      data-thing={thing}
      {...button}
      {...hand.grip(thing)}
    >
      <path className="way-touch" d={pathOf(open)} />
      <path className="way-look" d={pathOf(open)} />
      {keys && <circle cx={middle.x} cy={middle.y} r={size * 0.6} className="ring-glow" />}
      {keys && <circle cx={middle.x} cy={middle.y} r={size * 0.6} className="ring-legal way-spot" />}
      {seal !== "none" && <Seal at={middle} fresh={seal === "fresh"} size={size} />}
      {keys && (
        <KeyCap
          at={seal === "none" ? middle : { x: middle.x - away * 0.6, y: middle.y - away * 0.6 }}
          keys={keys}
          size={size * 0.68}
        />
      )}
    </g>
  );
});
