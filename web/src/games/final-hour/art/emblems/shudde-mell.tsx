import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";

/** The rings of its body, from the ground to the mouth: middle, half width, and how far the ring leans. */
const BODY = [
  { x: 64, y: 132, half: 33, lean: 0 },
  { x: 59, y: 122, half: 32, lean: -4 },
  { x: 55, y: 112, half: 31, lean: -6 },
  { x: 53, y: 102, half: 30, lean: -4 },
  { x: 53, y: 92, half: 29, lean: 2 },
  { x: 56, y: 82, half: 28.5, lean: 10 },
  { x: 61, y: 73, half: 28.5, lean: 20 },
  { x: 68, y: 65, half: 29, lean: 32 },
  { x: 76, y: 59, half: 30, lean: 44 },
];

/** The feelers around the mouth: direction, length against the longest, and to which side they bend. */
const FEELERS = [
  { turn: -8, length: 0.8, bend: 1 },
  { turn: 26, length: 1, bend: -1 },
  { turn: 62, length: 0.85, bend: 1 },
  { turn: 98, length: 1, bend: -1 },
  { turn: 134, length: 0.8, bend: 1 },
  { turn: 170, length: 0.95, bend: 1 },
  { turn: 206, length: 0.75, bend: -1 },
  { turn: 300, length: 0.7, bend: 1 },
  { turn: 328, length: 1, bend: -1 },
];

/** Teeth in two rows, none as long as its neighbour. */
const TEETH = Array.from({ length: 18 }, (_, number) => ({ turn: number * 20, length: 7 + ((number * 7) % 5) * 1.3 }));

/** Shudde M’ell, breaking through the ground, mouth first. */
export function ShuddeMell() {
  return (
    <>
      <Rings x={92} y={62} first={40} step={7} count={12} widest={3.4} stroke={INK.lamp} opacity={0.15} />
      {BODY.map(({ x, y, half, lean }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${lean})`}>
          <ellipse rx={half} ry="10" fill="#3d3328" stroke={INK.black} strokeWidth="1.6" />
          <path
            fill="#a08a68"
            d={`M${-half} 0A${half} 10 0 0 0 ${-half * 0.15} 9.9Q${-half * 0.4} 3 ${-half * 0.35}-9.4A${half} 10 0 0 0 ${-half} 0z`}
          />
          <path
            fill="none"
            stroke="#a08a68"
            strokeWidth=".9"
            strokeLinecap="round"
            d={`M${-half * 0.02} 8q5 0 10-1M${-half * 0.06} 5.500q5 0 8-.7`}
          />
          <path
            fill="none"
            stroke={INK.black}
            strokeWidth="1"
            strokeLinecap="round"
            d={`M${-half * 0.85} 2q3 3.5 9 5M${-half * 0.6} 2q3 2.5 7 3.5`}
          />
        </g>
      ))}
      <Mouth />
      {/* the ground, broken */}
      <path fill={INK.dusk} d="M0 112l20 4 9-6 6 11 8-4 4 10 20-4 15 5 11-9 11 5 9-10 13 3 8-6 26 3v46H0z" />
      <path fill={INK.night} d="M0 124l28 5 14-2 9 9 22-5 17 6 13-9 15 4 13-7 29 2v33H0z" />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="1.3"
        strokeLinejoin="round"
        d="M0 112l20 4 9-6 6 11 8-4 4 10 20-4 15 5 11-9 11 5 9-10 13 3 8-6 26 3M44 130l-4 8 6 6-2 10M88 132l4 8-4 7 3 9M116 126l-2 9 6 6M66 129l-3 9 5 8-2 8"
      />
      <path fill={INK.stone} d="M20 96l8-5 5 7-7 6zM112 100l6-3 5 5-5 5zM130 106l4-2 3 4-4 3zM14 84l4-2 3 4-4 2z" />
    </>
  );
}

function Mouth() {
  return (
    <g transform="translate(92 62) rotate(-24) scale(.92 1.04)">
      {FEELERS.map(({ turn, length, bend }) => (
        <path
          key={turn}
          transform={`rotate(${turn}) translate(0 -24) scale(${bend} ${length})`}
          fill={turn > 180 || turn < 0 ? "#a08a68" : "#5d4c39"}
          stroke={INK.black}
          strokeWidth="1.3"
          strokeLinejoin="round"
          d="M-6 5C-8-6 3-12-3-24c-2-5-1-9 4-14-1 6 1 8 4 13C10-14 2-6 6 5z"
        />
      ))}
      <circle r="28" fill="#5d4c39" stroke={INK.black} strokeWidth="1.8" />
      <path fill="#b59d77" d="M-28 0A28 28 0 0 1 8-26.800C-10-21-20-8-17 10-16 16-13 21-8 26.800A28 28 0 0 1-28 0z" />
      <circle r="23" fill={INK.black} />
      {TEETH.map(({ turn, length }) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          fill={turn > 170 ? INK.paper : "#a39a80"}
          d={`M-2.8-22.500Q0-23.5 2.8-22.500L.6 ${-22.5 + length}z`}
        />
      ))}
      {TEETH.map(({ turn }) => (
        <path key={turn} transform={`rotate(${turn + 10})`} fill={INK.oxblood} d="M-1.4-10.5h2.800L0-6z" />
      ))}
    </g>
  );
}
