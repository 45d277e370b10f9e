/** The circle drawn around the ritual site. */
import { memo } from "react";
import { round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Site } from "./plan";

const STROKES = 36;
const RUNES = [
  "M-4 5V-5L4 1",
  "M-4 -5L4 5M4 -5L-1 1",
  "M0 -6V6M-4 -2L4 2",
  "M-4 5L0 -5L4 5M-2 1H2",
  "M-3 -5V5M-3 -5L4 -1L-3 2",
];

export const RitualCircle = memo(function RitualCircle({ site }: { site: Site }) {
  const { x, y, width, height } = site.whole;
  const [rx, ry] = [width / 2 + 40, height / 2 + 30];
  const on = (i: number, scale: number) => {
    const angle = (i / STROKES) * 2 * Math.PI;
    return { x: round(x + Math.cos(angle) * rx * scale), y: round(y + Math.sin(angle) * ry * scale), angle };
  };
  return (
    <g {...UNSEEN} className="ritual">
      <ellipse cx={x} cy={y} rx={rx * 1.28} ry={ry * 1.3} fill="url(#campus-rite)" />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} className="ritual-ring" />
      <ellipse cx={x} cy={y} rx={rx * 0.9} ry={ry * 0.9} className="ritual-ring ritual-inner" />
      {Array.from({ length: STROKES }, (_, i) => {
        const at = on(i + 0.5, 0.95);
        const turn = (at.angle * 180) / Math.PI + 90;
        return (
          <path
            key={turn}
            className="ritual-rune"
            d={RUNES[i % RUNES.length]}
            transform={`translate(${at.x} ${at.y}) rotate(${round(turn)}) scale(0.8)`}
          />
        );
      })}
    </g>
  );
});
