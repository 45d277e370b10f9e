/** The strings from plate to plate; an arrow where one can go only one way. */
import { memo } from "react";
import { headingOf, type Point, pathOf, pointAt, round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Cord, Plan } from "./plan";

/** `from` are the locations whose strings stand out, as "69,70". */
export const Cords = memo(function Cords({ plan, from }: { plan: Plan; from: string }) {
  const lit = new Set(from.split(",").filter(Boolean).map(Number));
  return (
    <g {...UNSEEN} className={lit.size ? "cords has-lit" : "cords"}>
      {plan.cords.map((cord) => (
        <CordDrawing
          key={`${cord.one}-${cord.other}`}
          cord={cord}
          lit={lit.has(cord.one) || (!cord.oneWay && lit.has(cord.other))}
        />
      ))}
    </g>
  );
});

function CordDrawing({ cord, lit }: { cord: Cord; lit: boolean }) {
  const { line, oneWay } = cord;
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return null;
  const path = pathOf(line);
  return (
    <g className={lit ? "cord is-lit" : "cord"}>
      <path className="cord-shade" d={path} transform="translate(2 4)" />
      <path className="cord-body" d={path} />
      <path className="cord-twist" d={path} />
      <Pin at={start} />
      <Pin at={end} />
      {oneWay && <OneWay cord={cord} />}
    </g>
  );
}

function Pin({ at }: { at: Point }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <circle r="4.600" className="pin-shade" cx="1" cy="1.600" />
      <circle r="4.400" className="pin" />
      <circle r="1.500" className="pin-shine" cx="-1.300" cy="-1.300" />
    </g>
  );
}

function OneWay({ cord }: { cord: Cord }) {
  const half = cord.line.slice(0, Math.max(2, Math.ceil(cord.line.length / 2)));
  const at = pointAt(cord.line, 0.5);
  return (
    <path
      className="cord-arrow"
      d="M-9 -8L10 0L-9 8L-5 0Z"
      transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round(headingOf(half, 12))})`}
    />
  );
}
