/** What lies in and on a building: damage, the clue, the gate, seals on the walkways. */

import type { Point } from "../../../table/map/geometry";
import { IconShape } from "../art/icon";
import { hasIcon } from "../art/icons";

/** The cracked floor of a damaged space. */
export function Damage({ at, size }: { at: Point; size: number }) {
  return (
    <g className="damage" transform={`translate(${at.x} ${at.y}) scale(${size / 54})`}>
      <rect x="-25" y="-25" width="50" height="50" rx="7" className="damage-floor" />
      <path
        className="damage-rubble"
        d="M-25 4l9 -3l6 8l-5 9l-10 4zM25 -8l-11 3l-3 9l8 6l6 -2zM-6 25l3 -9l9 -2l7 6l-2 5zM-9 -25l4 8l10 1l4 -9z"
      />
      <path
        className="damage-crack"
        d="M-5 -25l4 11l-8 8l7 9l-11 9l-4 12M-2 3l11 -4l6 8l10 1M-9 -6l-9 -3l-7 3M9 -1l5 -12l8 -6M-13 12l-12 2M3 1l3 13l-4 11"
      />
    </g>
  );
}

/** A clue: a slip of paper under a glass. */
export function Clue({ at, size }: { at: Point; size: number }) {
  return (
    <g className="clue" transform={`translate(${at.x} ${at.y})`}>
      <circle r={size / 2} className="token-shadow" cy={size * 0.06} />
      <circle r={size / 2} className="clue-paper" />
      <circle r={size / 2 - 3.5} className="clue-rim" />
      <IconShape name="clue" size={size * 0.58} className="clue-icon" />
    </g>
  );
}

const ARM = "M0 -5C13 -8 22 2 16 14C10 25 -6 25 -13 16";

/** A gate: a whirl with its symbol and one pip for each token on the pile. */
export function Gate({ at, symbol, tokens, size }: { at: Point; symbol: string; tokens: number; size: number }) {
  const icon = `gate-${symbol}`;
  const radius = size / 2;
  const pips = Array.from({ length: tokens }, (_, i) => ((i - (tokens - 1) / 2) * 24 + 90) * (Math.PI / 180));
  return (
    <g className="gate" transform={`translate(${at.x} ${at.y})`}>
      <circle r={radius * 1.5} fill="url(#campus-gate)" className="gate-glow" />
      <circle r={radius} className="gate-disc" />
      <g className="gate-whirl" transform={`scale(${radius / 22})`}>
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={ARM} transform={`rotate(${turn})`} />
        ))}
      </g>
      {hasIcon(icon) && <IconShape name={icon} y={-radius * 0.06} size={radius * 1.02} className="gate-symbol" />}
      {pips.map((angle) => (
        <circle
          key={angle}
          cx={Math.cos(angle) * radius}
          cy={Math.sin(angle) * radius}
          r={radius * 0.17}
          className="gate-pip"
        />
      ))}
    </g>
  );
}

/** The altar of the ritual, on the plate of its site. */
export function Altar({ at, size }: { at: Point; size: number }) {
  return (
    <g className="altar" transform={`translate(${at.x} ${at.y})`}>
      <circle r={size / 2} className="altar-disc" />
      <circle r={size / 2 - 3.5} className="altar-rim" />
      <IconShape name="ritual-site" size={size * 0.66} className="altar-icon" />
    </g>
  );
}

/** A seal across a walkway: whole while fresh, cracked through once it has held. */
export function Seal({ at, fresh, size }: { at: Point; fresh: boolean; size: number }) {
  return (
    <g
      className={fresh ? "seal is-fresh" : "seal is-used"}
      transform={`translate(${at.x} ${at.y}) scale(${size / 40})`}
    >
      <path
        className="seal-wax"
        d="M0 -20C5 -21 8 -16 12 -15C18 -14 18 -8 18 -4C22 1 20 6 16 9C15 15 10 17 5 17C1 22 -5 20 -8 17C-14 17 -17 13 -17 8C-21 4 -20 -3 -17 -6C-18 -12 -13 -16 -8 -15C-6 -19 -3 -20 0 -20Z"
      />
      <circle r="12.500" className="seal-rim" />
      <path
        className="seal-sign"
        d="M0 -9.500L2.400 -3.200L9 -3L3.800 1.200L5.600 7.700L0 4L-5.600 7.700L-3.800 1.200L-9 -3L-2.400 -3.200Z"
      />
      {!fresh && <path className="seal-crack" d="M-7 -20L-2 -8L-7 -1L3 4L-1 12L5 20" />}
    </g>
  );
}
