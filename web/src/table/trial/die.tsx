import "./die.css";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const FAR = 8.6;

/** A die as it fell. A success stands in a brass frame, a failure is paler. */
export function Die({ face, result }: { face: number; result?: "success" | "failure" | undefined }) {
  return (
    <g className={result ? `die is-${result}` : "die"}>
      <rect className="die-shadow" x="-17" y="-15" width="34" height="34" rx="7" />
      <rect className="die-face" x="-17" y="-17" width="34" height="34" rx="7" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={x * FAR} cy={y * FAR} r="3.700" />
      ))}
    </g>
  );
}
