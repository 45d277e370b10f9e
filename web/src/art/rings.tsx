interface RingsProps {
  x: number;
  y: number;
  /** Radius of the innermost ring, and from ring to ring. */
  first: number;
  step: number;
  count: number;
  /** How wide the innermost line is; the outermost is a hair. */
  widest: number;
  stroke: string;
  opacity?: number;
}

/** Light as a woodcutter cuts it: rings around the lamp, finer with every step away from it. */
export function Rings({ x, y, first, step, count, widest, stroke, opacity = 0.15 }: RingsProps) {
  const rings = Array.from({ length: count }, (_, ring) => ({
    radius: first + ring * step,
    width: 0.3 + (widest - 0.3) * (1 - ring / count),
  }));
  return (
    <g fill="none" stroke={stroke} opacity={opacity}>
      {rings.map(({ radius, width }) => (
        <circle key={radius} cx={x} cy={y} r={radius} strokeWidth={width} />
      ))}
    </g>
  );
}
