/** The gradients and patterns of the map. Their colours are classes, so that they follow the theme. */
import { memo } from "react";

const ZONES = ["green", "purple", "orange"] as const;

export const Paints = memo(function Paints({ width, height, face }: { width: number; height: number; face: number }) {
  return (
    <defs>
      <clipPath id="campus-face">
        <circle r={face} />
      </clipPath>
      <radialGradient
        id="campus-night"
        gradientUnits="userSpaceOnUse"
        cx={width * 0.5}
        cy={height * 0.46}
        r={width * 0.62}
      >
        <stop offset="0" className="paint-ground" />
        <stop offset="1" className="paint-deep" />
      </radialGradient>
      <radialGradient
        id="campus-dusk"
        gradientUnits="userSpaceOnUse"
        cx={width * 0.5}
        cy={height * 0.48}
        r={Math.hypot(width, height) * 0.56}
      >
        <stop offset="0.62" className="paint-clear" />
        <stop offset="1" className="paint-dusk" />
      </radialGradient>
      <pattern id="campus-grass" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
        <path d="M0 2h6M3 6.5h5" className="campus-blade" />
      </pattern>
      {ZONES.map((zone) => (
        <radialGradient key={zone} id={`campus-lawn-${zone}`}>
          <stop offset="0.25" className={`paint-lawn zone-${zone}`} />
          <stop offset="1" className={`paint-lawn-edge zone-${zone}`} />
        </radialGradient>
      ))}
      <radialGradient id="campus-lamplight">
        <stop offset="0" className="paint-lamp" />
        <stop offset="0.35" className="paint-lamp-half" />
        <stop offset="1" className="paint-lamp-edge" />
      </radialGradient>
      <linearGradient id="campus-stone" x1="0" x2="1" y1="0" y2="0.25">
        <stop offset="0" className="paint-stone" />
        <stop offset="1" className="paint-stone-shade" />
      </linearGradient>
      <linearGradient id="campus-slate" x1="0" x2="1" y1="0" y2="0.4">
        <stop offset="0" className="paint-slate" />
        <stop offset="1" className="paint-slate-shade" />
      </linearGradient>
      <radialGradient id="campus-rite">
        <stop offset="0.3" className="paint-rite" />
        <stop offset="1" className="paint-rite-edge" />
      </radialGradient>
      <radialGradient id="campus-gate">
        <stop offset="0" className="paint-gate-heart" />
        <stop offset="0.62" className="paint-gate" />
        <stop offset="1" className="paint-gate-edge" />
      </radialGradient>
    </defs>
  );
});
