/** The desk itself: dark wood, a sheet of leather with a line of brass, and the light of the lamp. */
import { memo } from "react";
import { UNSEEN } from "../../../table/map/unseen";

interface DeskProps {
  width: number;
  height: number;
}

const MARGIN = 9;
/** The desk goes on where the window shows more than the map. */
const BEYOND = 1.5;

export const Desk = memo(function Desk({ width, height }: DeskProps) {
  const whole = {
    x: -width * BEYOND,
    y: -height * BEYOND,
    width: width * (1 + 2 * BEYOND),
    height: height * (1 + 2 * BEYOND),
  };
  const mat = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  return (
    <g {...UNSEEN} className="desk-ground">
      <defs>
        <pattern id="desk-grain" width="220" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(-1.4)">
          <path
            className="desk-grain"
            d="M0 4C40 1 70 8 120 5s70-3 100 0M0 13c50 3 60-3 110 0s80 2 110 0M0 22c30-2 90 4 130 1s60-3 90-1M0 30c60 3 80-2 120 0s70 2 100 0"
          />
        </pattern>
        <pattern id="desk-leather" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path className="desk-pore" d="M2 3h1.400M8 6.500h1.200M5 10.500h1.300M11 1.500h1" />
        </pattern>
        <radialGradient id="desk-lamp" cx="50%" cy="40%" r="62%">
          <stop offset="0" className="desk-lamp-heart" />
          <stop offset="0.550" className="desk-lamp-glow" />
          <stop offset="1" className="desk-lamp-end" />
        </radialGradient>
        <radialGradient id="desk-dark" cx="50%" cy="44%" r="76%">
          <stop offset="0.500" className="desk-dark-none" />
          <stop offset="1" className="desk-dark-edge" />
        </radialGradient>
      </defs>
      <rect {...whole} className="desk-wood" />
      <rect {...whole} fill="url(#desk-grain)" />
      <rect {...mat} rx="14" className="desk-mat" />
      <rect {...mat} rx="14" fill="url(#desk-leather)" />
      <rect {...mat} rx="14" fill="url(#desk-lamp)" />
      <rect {...inset(mat, 7)} rx="9" className="desk-line" />
      <rect {...inset(mat, 11)} rx="7" className="desk-line desk-line-fine" />
      <rect {...mat} rx="14" fill="url(#desk-dark)" />
    </g>
  );
});

function inset(box: { x: number; y: number; width: number; height: number }, by: number) {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}
