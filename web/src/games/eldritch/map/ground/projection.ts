/** From degrees to the paper. Europe is drawn larger than it is, the empty oceans smaller, as on many an old chart. */
import type { Point, Size } from "../../../../table/map/geometry";

/** The sheet of the map, in its own units. */
export const SHEET: Size = { width: 1600, height: 900 };

type Knots = readonly (readonly [degrees: number, at: number])[];

const EAST: Knots = [
  [-190, -40],
  [-170, 36],
  [-125, 222],
  [-70, 446],
  [-18, 632],
  [45, 1046],
  [100, 1288],
  [150, 1488],
  [190, 1576],
  [200, 1606],
];
const NORTH: Knots = [
  [90, 4],
  [80, 34],
  [70, 74],
  [60, 140],
  [50, 222],
  [40, 310],
  [30, 392],
  [20, 460],
  [0, 572],
  [-20, 670],
  [-40, 760],
  [-55, 812],
  [-65, 842],
  [-75, 866],
  [-90, 906],
  [-100, 950],
];

/** Parallels sag a little towards both edges. */
const SAG = 16;

export function project(longitude: number, latitude: number): Point {
  const x = smooth(EAST, longitude);
  const aside = (x - SHEET.width / 2) / (SHEET.width / 2);
  return { x, y: smooth(NORTH, latitude) + SAG * (aside * aside - 0.4) };
}

/** A curve through the knots (Catmull-Rom) that keeps going straight beyond them. */
function smooth(knots: Knots, degrees: number): number {
  const rising = knots[0]![0] < knots.at(-1)![0];
  const past = knots.findIndex(([at]) => (rising ? at >= degrees : at <= degrees));
  const i = Math.max(1, past < 0 ? knots.length - 1 : past);
  const [from, to] = [knots[i - 1]!, knots[i]!];
  const slope = (k: number): number => {
    const [a, b] = [knots[Math.max(0, k - 1)]!, knots[Math.min(knots.length - 1, k + 1)]!];
    return (b[1] - a[1]) / (b[0] - a[0]);
  };
  const span = to[0] - from[0];
  const t = (degrees - from[0]) / span;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from[1] +
    (t3 - 2 * t2 + t) * span * slope(i - 1) +
    (3 * t2 - 2 * t3) * to[1] +
    (t3 - t2) * span * slope(i)
  );
}
