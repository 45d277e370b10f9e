/** The gradients, patterns and masks of the map. Their colours are classes, so that they follow the theme. */
import { memo } from "react";
import { LAND, SHORES, WATERS } from "./land";
import { SHEET } from "./projection";

const { width, height } = SHEET;

/** How far from the coast the lines of the shallows run. */
const SHALLOWS = [30, 20, 11] as const;

export const Paints = memo(function Paints() {
  return (
    <defs>
      <clipPath id="world-sheet">
        <rect width={width} height={height} />
      </clipPath>
      <radialGradient
        id="world-sea"
        gradientUnits="userSpaceOnUse"
        cx={width * 0.5}
        cy={height * 0.44}
        r={width * 0.62}
      >
        <stop offset="0" className="paint-sea" />
        <stop offset="1" className="paint-sea-deep" />
      </radialGradient>
      <linearGradient id="world-land" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="paint-land-north" />
        <stop offset="0.55" className="paint-land" />
        <stop offset="1" className="paint-land-south" />
      </linearGradient>
      <radialGradient
        id="world-lamp"
        gradientUnits="userSpaceOnUse"
        cx={width * 0.52}
        cy={height * 0.36}
        r={width * 0.46}
      >
        <stop offset="0" className="paint-lamp-heart" />
        <stop offset="1" className="paint-lamp-end" />
      </radialGradient>
      <radialGradient
        id="world-dusk"
        gradientUnits="userSpaceOnUse"
        cx={width * 0.5}
        cy={height * 0.46}
        r={Math.hypot(width, height) * 0.56}
      >
        <stop offset="0.6" className="paint-dusk-clear" />
        <stop offset="1" className="paint-dusk-end" />
      </radialGradient>
      <pattern id="world-waves" width="46" height="30" patternUnits="userSpaceOnUse">
        <path className="world-ripple" d="M4 8q4-3.500 8 0t8 0M27 23q4-3.500 8 0t8 0" />
      </pattern>
      <pattern id="world-grain" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path className="world-hatch" d="M0 2h7" />
      </pattern>
      <mask id="world-shallows" maskUnits="userSpaceOnUse" x="-60" y="-60" width={width + 120} height={height + 120}>
        <g fill="none" strokeLinejoin="round">
          {SHALLOWS.map((far) => (
            <g key={far}>
              <path d={SHORES} stroke="#fff" strokeWidth={far} />
              <path d={SHORES} stroke="#000" strokeWidth={far - 2} />
            </g>
          ))}
        </g>
        <path d={LAND} fill="#000" />
        <path d={WATERS} fill="#000" />
      </mask>
    </defs>
  );
});
