/** Mountains, woods and deserts as an engraver scatters them, where no space needs the room. */
import { dice } from "../../../../table/map/dice";
import { distance, isInside, type Point, round } from "../../../../table/map/geometry";
import { plateRoom, siteIds, siteOf } from "../sites";
import { project } from "./projection";

/** Ranges by their two ends, in degrees, and how many peaks stand between them. */
const RANGES = [
  [-150, 63, -142, 62, 3],
  [-136, 62, -122, 53, 6],
  [-120, 51, -108, 38, 6],
  [-120, 46, -119, 40, 2],
  [-106, 34, -100, 21, 4],
  [-83, 35.5, -77, 40.5, 3],
  [-76, 5, -78, -8, 4],
  [-75, -11, -67, -20, 4],
  [-69, -24, -71, -48, 8],
  [-63, 4, -56, 3, 2],
  [-5, 32, 6, 34.5, 4],
  [7, 45.6, 13, 46.6, 3],
  [-4, 42, 1, 42, 2],
  [7, 61, 15, 66, 3],
  [21, 43, 24, 42, 2],
  [23, 48, 26, 45.6, 2],
  [42, 43, 48, 41, 2],
  [59, 53, 60, 66, 5],
  [47, 34, 56, 29, 3],
  [36, 11, 40, 7, 3],
  [30, 1, 30, -8, 3],
  [29, -30, 30, -26, 2],
  [68, 35, 74, 37, 3],
  [76, 42, 86, 44, 4],
  [88, 30.5, 98, 30, 4],
  [88, 50, 98, 51.5, 4],
  [112, 56, 126, 57, 4],
  [128, 62, 134, 68, 4],
  [148, 64, 160, 66, 3],
  [158, 55, 160, 58, 2],
  [138, 36.5, 140, 39, 1],
  [137, -4.3, 144, -6, 4],
  [148, -24, 149, -36, 4],
  [170, -44, 172, -42.5, 2],
  [-66, -75, -90, -78, 3],
  [100, -71, 150, -72, 6],
  [-40, 72, -34, 70, 2],
] as const;

/** Woods: middle, how far they reach, how many trees; firs north of the fiftieth degree. */
const WOODS = [
  [-108, 56, 14, 5, 26],
  [-88, 51.5, 10, 3, 14],
  [-74, 53, 6, 3.5, 12],
  [-85, 37.5, 5, 3, 8],
  [-62, -3, 12, 7, 36],
  [-52, -8, 7, 4, 12],
  [22, 1, 9, 5, 24],
  [12, 4, 4, 3, 6],
  [18, 52, 8, 3, 10],
  [42, 57, 12, 4, 32],
  [76, 60, 12, 5, 40],
  [110, 60, 16, 5, 44],
  [130, 60, 9, 4, 18],
  [102, 20, 6, 4, 10],
  [113, 0, 3.5, 2, 6],
  [77, 14, 2.5, 4, 6],
] as const;

/** Deserts: middle, how far they reach, how many dunes. */
const DESERTS = [
  [2, 24, 15, 5, 34],
  [20, 19, 9, 4, 20],
  [47, 21, 6, 4, 10],
  [103, 42, 9, 2.5, 10],
  [131, -26, 10, 4, 14],
  [21, -23, 4, 3, 5],
  [63, 40, 6, 3, 8],
] as const;

function isOpen(point: Point, room: number): boolean {
  return siteIds.map(siteOf).every((site) => {
    const plate = plateRoom(site);
    return distance(site, point) > site.radius + room && !(plate && isInside(plate, point, room * 0.6));
  });
}

export interface Relief {
  /** The lit and the dark side of the mountains. */
  peaks: string;
  shades: string;
  trees: string;
  firs: string;
  dunes: string;
}

export function relief(): Relief {
  const roll = dice(1890);
  const drawn: Relief = { peaks: "", shades: "", trees: "", firs: "", dunes: "" };
  for (const [west, north, east, south, count] of RANGES) {
    for (let i = 0; i < count; i++) {
      const part = count > 1 ? i / (count - 1) : 0.5;
      const peak = project(west + (east - west) * part, north + (south - north) * part);
      const height = 9 + roll() * 6;
      if (!isOpen(peak, 14)) continue;
      const { x, y } = { x: round(peak.x + (roll() - 0.5) * 5), y: round(peak.y) };
      const [half, lean] = [round(height * 0.74), round((roll() - 0.5) * 3)];
      const top = `${round(x + lean)} ${round(y - height)}`;
      drawn.peaks += `M${round(x - half)} ${y}L${top}L${round(x + half)} ${y}`;
      drawn.shades += `M${top}L${round(x + half)} ${y}L${round(x + half * 0.2)} ${y}L${round(x + half * 0.3)} ${round(y - height * 0.45)}z`;
    }
  }
  scatter(WOODS, roll, (x, y, latitude) => {
    if (latitude > 46) drawn.firs += `M${x} ${round(y - 7)}l2.600 6.200h-5.200zM${x} ${round(y - 1)}v2`;
    else drawn.trees += `M${round(x - 3)} ${round(y - 3)}a3 3 0 1 1 6 0a2.400 2 0 0 1-6 0M${x} ${round(y - 1)}v2.600`;
  });
  scatter(DESERTS, roll, (x, y) => {
    drawn.dunes += `M${round(x - 5)} ${y}q3-3.400 5-2.600t5 2.600`;
  });
  return drawn;
}

type Patch = readonly [longitude: number, latitude: number, wide: number, high: number, count: number];

function scatter(
  patches: readonly Patch[],
  roll: () => number,
  draw: (x: number, y: number, latitude: number) => void,
): void {
  for (const [longitude, latitude, wide, high, count] of patches) {
    for (let i = 0; i < count; i++) {
      const [turn, reach] = [roll() * 2 * Math.PI, Math.sqrt(roll())];
      const point = project(longitude + Math.cos(turn) * wide * reach, latitude + Math.sin(turn) * high * reach);
      if (isOpen(point, 12)) draw(round(point.x), round(point.y), latitude);
    }
  }
}
