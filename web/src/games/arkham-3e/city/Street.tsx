/** A street between two tiles: its ground in the manner of its kind, and the ways to the spaces it touches. */
import { memo } from "react";
import { between, distance, type Point, round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Plan, Street } from "./plan";

export const StreetDrawing = memo(function StreetDrawing({ street }: { street: Street }) {
  const [a, b, c, d] = street.ground as [Point, Point, Point, Point];
  return (
    <g {...UNSEEN} className={`city-street street-${street.type}`}>
      <path className="street-ground" d={pathOf([a, b, c, d])} />
      <path
        className="street-pattern"
        d={PATTERNS[street.type](between(a, d, 0.5), between(b, c, 0.5), distance(a, d))}
      />
      <path className="street-curb" d={`${pathOf([a, b]).slice(0, -1)}${pathOf([c, d]).slice(0, -1)}`} />
    </g>
  );
});

/** The ways from the streets to the spaces they touch. */
export const Ways = memo(function Ways({ plan, lit }: { plan: Plan; lit: string }) {
  const out = new Set(lit.split(","));
  return (
    <g {...UNSEEN} className="city-ways">
      {plan.streets.flatMap(({ id, touches }) =>
        touches.map((space) => {
          const [from, to] = [plan.sites.get(id), plan.sites.get(space)];
          if (!from || !to) return null;
          const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
          const key = wayKey(id, space);
          return (
            <g key={key} className={out.has(key) ? "city-way is-lit" : "city-way"}>
              <path className="way-bed" d={d} />
              <path className="way-line" d={d} />
            </g>
          );
        }),
      )}
    </g>
  );
});

/** The same from both ends. */
export const wayKey = (one: string, other: string): string => [one, other].sort().join(" ");

const pathOf = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;

type Pattern = (from: Point, to: Point, width: number) => string;

/** Marks along a street: at every step, in its own directions along and across. */
function along(step: number, draw: (at: (along: number, across: number) => string) => string): Pattern {
  return (from, to, width) => {
    const length = distance(from, to);
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const count = Math.floor((length - 20) / step);
    const start = (length - count * step) / 2;
    return Array.from({ length: count + 1 }, (_, i) => {
      const at = (far: number, across: number) => {
        const [f, w] = [start + i * step + far, (across * width) / 2];
        return `${round(from.x + ux * f - uy * w)} ${round(from.y + uy * f + ux * w)}`;
      };
      return draw(at);
    }).join("");
  };
}

const PATTERNS: Readonly<Record<Street["type"], Pattern>> = {
  // paving
  residential: along(
    16,
    (at) => `M${at(0, -0.62)}L${at(0, 0.62)}M${at(8, -0.3)}L${at(8, -0.62)}M${at(8, 0.3)}L${at(8, 0.62)}`,
  ),
  // planks
  bridge: along(9, (at) => `M${at(0, -0.56)}L${at(0, 0.56)}`),
  // trees on both sides
  scenic: along(26, (at) =>
    [-0.6, 0.6]
      .map(
        (side) =>
          `M${at(-6, side)}Q${at(-6, side - 0.26)} ${at(0, side - 0.26)}Q${at(6, side - 0.26)} ${at(6, side)}Q${at(6, side + 0.26)} ${at(0, side + 0.26)}Q${at(-6, side + 0.26)} ${at(-6, side)}z`,
      )
      .join(""),
  ),
};
