/** The gradients of a map. Their colours are classes of the face, so that they follow the theme. */

/** Where a colour begins, of the whole, and its class. */
export type Stops = readonly (readonly [at: number, paint: string])[];

function Colours({ stops }: { stops: Stops }) {
  return stops.map(([at, paint]) => <stop key={at} offset={at} className={paint} />);
}

interface GlowProps {
  id: string;
  stops: Stops;
  /** On the sheet of the map; else it fills whatever is painted with it. */
  on?: { x: number; y: number; reach: number };
}

/** From a heart outwards. */
export function Glow({ id, stops, on }: GlowProps) {
  const placed = on && ({ gradientUnits: "userSpaceOnUse", cx: on.x, cy: on.y, r: on.reach } as const);
  return (
    <radialGradient id={id} {...placed}>
      <Colours stops={stops} />
    </radialGradient>
  );
}

/** From the upper left corner towards a point of what is painted with it. */
export function Blend({ id, stops, to }: { id: string; stops: Stops; to: { x: number; y: number } }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={to.x} y2={to.y}>
      <Colours stops={stops} />
    </linearGradient>
  );
}

/** The light over the middle of a sheet, and the dusk towards its corners. */
export const lightOn = (width: number, height: number, { x = 0.5, y = 0.46, reach = 0.62 } = {}) => ({
  x: width * x,
  y: height * y,
  reach: width * reach,
});
export const duskOn = (width: number, height: number, y = 0.46) => ({
  x: width * 0.5,
  y: height * y,
  reach: Math.hypot(width, height) * 0.56,
});
