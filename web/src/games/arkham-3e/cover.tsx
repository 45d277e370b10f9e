import { INK } from "../../art/inks";
import { Rings } from "../../art/rings";

/** A house: where its front stands on the tile, how wide and high the front is, and what it wears. */
interface House {
  x: number;
  y: number;
  wide: number;
  high: number;
  roof: "flat" | "gable" | "spire";
}

interface Quarter {
  x: number;
  y: number;
  houses: House[];
  lit?: boolean;
}

/** From the back of the table to the front. */
const QUARTERS: Quarter[] = [
  {
    x: 160,
    y: 36,
    houses: [
      { x: -34, y: 2, wide: 18, high: 20, roof: "gable" },
      { x: 2, y: 4, wide: 22, high: 16, roof: "flat" },
    ],
  },
  {
    x: 66,
    y: 68,
    houses: [
      { x: -28, y: -2, wide: 14, high: 30, roof: "flat" },
      { x: -6, y: 2, wide: 20, high: 18, roof: "gable" },
      { x: -30, y: 14, wide: 16, high: 12, roof: "gable" },
    ],
  },
  {
    x: 254,
    y: 68,
    houses: [
      { x: -26, y: 0, wide: 24, high: 14, roof: "flat" },
      { x: 8, y: -2, wide: 7, high: 34, roof: "flat" },
      { x: 8, y: 13, wide: 18, high: 13, roof: "gable" },
    ],
  },
  {
    x: 160,
    y: 104,
    lit: true,
    houses: [
      { x: -34, y: 4, wide: 18, high: 18, roof: "gable" },
      { x: -6, y: 2, wide: 15, high: 36, roof: "spire" },
      { x: 16, y: 9, wide: 18, high: 18, roof: "gable" },
      { x: -20, y: 18, wide: 14, high: 11, roof: "gable" },
    ],
  },
  {
    x: 66,
    y: 138,
    houses: [
      { x: -34, y: 4, wide: 26, high: 15, roof: "gable" },
      { x: 2, y: 0, wide: 8, high: 28, roof: "spire" },
      { x: 12, y: 11, wide: 16, high: 14, roof: "gable" },
    ],
  },
  {
    x: 254,
    y: 138,
    houses: [
      { x: -28, y: 2, wide: 13, high: 22, roof: "gable" },
      { x: -4, y: -2, wide: 18, high: 28, roof: "flat" },
    ],
  },
  {
    x: 160,
    y: 172,
    houses: [
      { x: -32, y: 0, wide: 16, high: 16, roof: "gable" },
      { x: -4, y: -2, wide: 14, high: 22, roof: "flat" },
      { x: 18, y: 2, wide: 15, high: 14, roof: "gable" },
    ],
  },
];

const TILE = "M-52 0l26-27h52L52 0 26 27h-52z";
const SIDE = "M-52 0l26 27h52L52 0v6L26 33h-52L-52 6z";

/** The city on the table, built of hexagonal quarters; the streets between them are where one is caught. */
export function Cover() {
  return (
    <>
      <path fill={INK.night} d="M0 0h320v180H0z" />
      <Rings x={160} y={78} first={16} step={13} count={18} widest={5} stroke={INK.lamp} opacity={0.13} />
      {/* streets, each between two quarters */}
      <g stroke={INK.sepia} strokeWidth="7">
        <path d="M160 36L66 68M160 36l94 32M66 68l94 36M254 68l-94 36M66 68v70M254 68v70M160 36v68M66 138l94-34M254 138l-94-34M160 104v68M66 138l94 34M254 138l-94 34M66 68L-28 36M254 68l94-32M66 138l-94 34M254 138l94 34" />
      </g>
      {QUARTERS.map((quarter) => (
        <Tile key={`${quarter.x} ${quarter.y}`} {...quarter} />
      ))}
      {/* doom gathers in one quarter */}
      {[
        [280, 140],
        [268, 148],
        [256, 156],
      ].map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <ellipse cy="2.5" rx="7" ry="4.5" fill={INK.black} />
          <ellipse rx="7" ry="4.5" fill={INK.oxblood} stroke="#d9685c" strokeWidth="1" />
          <path d="M-3-1.500L0 2l3-3.5" fill="none" stroke={INK.paper} strokeWidth="1.2" />
        </g>
      ))}
      {/* one who is still out */}
      <g transform="translate(165 128)">
        <circle cx="7" cy="-7" r="8" fill={INK.lamp} opacity=".3" />
        <path
          fill={INK.black}
          stroke={INK.lamp}
          strokeWidth=".7"
          d="M-5 0l2-11c-1-2 0-4 1-4.5-3 0-3-1.6-.6-2l.8-2.500h3.600l.8 2.500c2.4.4 2.4 2 -.6 2 1 .5 2 2.5 1 4.500l2 11z"
        />
        <path fill={INK.lamp} d="M5.5-9h3v4h-3z" />
      </g>
    </>
  );
}

function Tile({ x, y, houses, lit }: Quarter) {
  return (
    <g transform={`translate(${x} ${y}) scale(.96)`}>
      <path d={SIDE} fill={INK.black} transform="translate(0 2)" />
      <path d={SIDE} fill={lit ? INK.sepia : INK.dusk} />
      <path d={TILE} fill={lit ? "#4b4a38" : INK.slate} />
      <path
        d="M-44 5l20-21M-36 12l24-26M-27 18L4-16M-15 18l31-34M-3 18l29-32M9 18l25-27M21 18l19-20"
        stroke={INK.black}
        strokeWidth=".8"
        opacity=".45"
      />
      <path
        d="M26 27h-52L-52 0l26-27h52"
        fill="none"
        stroke={lit ? INK.lamp : INK.stone}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      {houses.map((house) => (
        <Standing key={`${house.x} ${house.y}`} house={house} lit={lit === true} />
      ))}
    </g>
  );
}

/** The front takes the light, the side does not. */
function Standing({ house: { x, y, wide, high, roof }, lit }: { house: House; lit: boolean }) {
  const deep = 7;
  const rise = 4;
  const peak = roof === "spire" ? 22 : wide * 0.45;
  const half = wide / 2;
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path fill={INK.black} d={`M${wide} 0l${deep}-${rise}v${-high}l${-deep} ${rise}z`} />
      <path fill={lit ? INK.paperDeep : INK.mist} d={`M0 0v${-high}h${wide}v${high}z`} />
      <path fill={lit ? INK.sepia : INK.dusk} d={`M${half} 0v${-high}h${half}v${high}z`} />
      {roof === "flat" && <path fill={INK.stone} d={`M0 ${-high}l${deep}-${rise}h${wide}l${-deep} ${rise}z`} />}
      {roof === "gable" && (
        <>
          <path
            fill={INK.black}
            d={`M${half} ${-high - peak}l${deep}-${rise}L${wide + deep + 1.5} ${-high - rise + 1}l${-deep} ${rise}z`}
          />
          <path fill={INK.stone} d={`M-1.5 ${-high + 1}L${half} ${-high - peak}L${wide + 1.5} ${-high + 1}z`} />
        </>
      )}
      {roof === "spire" && (
        <>
          <path
            fill={INK.black}
            d={`M${half + deep / 2} ${-high - peak}L${wide + deep} ${-high - rise}L${wide} ${-high}L0 ${-high}z`}
          />
          <path fill={INK.stone} d={`M${half + deep / 2} ${-high - peak}L${half} ${-high}L-1 ${-high}z`} />
        </>
      )}
      <path
        fill={lit ? "#a8641f" : INK.brass}
        d={`M${half - 4} ${-high + 5}h3v4.500h-3zM${half + 1.5} ${-high + 5}h3v4.500h-3z`}
      />
    </g>
  );
}
