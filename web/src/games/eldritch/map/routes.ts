/** The lines between the spaces: railways, steamer lines, and ways on no chart. */
import { between, distance, type Line, type Point, spline } from "../../../table/map/geometry";
import { SHEET } from "./ground/projection";
import { type Site, siteOf } from "./sites";

export type PathKind = "train" | "ship" | "uncharted";

export interface MapPath {
  from: string;
  to: string;
  kind: PathKind;
}

/** Where a line leaves the map, and which space it goes on to. */
export interface Exit extends Point {
  side: "left" | "right";
  to: string;
}

export interface Route extends MapPath {
  /** One line, or two where the route goes around the world. */
  lines: readonly Line[];
  exits: readonly Exit[];
}

/** Between a seal and the line that begins there. */
const MARGIN = 5;
/** Where the lines around the world end, from the edge of the map. */
const EDGE = 26;

/** Points a line goes through, where straight on something would be in its way or would look dull. */
const VIA: Readonly<Record<string, readonly Point[]>> = {
  "10 15": [
    { x: 664, y: 536 },
    { x: 704, y: 600 },
    { x: 782, y: 668 },
  ],
  "15 17": [
    { x: 980, y: 718 },
    { x: 1096, y: 668 },
    { x: 1142, y: 560 },
  ],
  "15 18": [
    { x: 960, y: 780 },
    { x: 1066, y: 786 },
  ],
  "antarctica 12": [{ x: 750, y: 838 }],
  "antarctica sydney": [
    { x: 1090, y: 800 },
    { x: 1290, y: 836 },
    { x: 1420, y: 826 },
    { x: 1488, y: 790 },
  ],
  "arkham 8": [{ x: 514, y: 346 }],
  "arkham 9": [{ x: 552, y: 206 }],
  "arkham london": [{ x: 592, y: 268 }],
  "buenos-aires 11": [{ x: 576, y: 704 }],
  "buenos-aires 12": [{ x: 556, y: 750 }],
  "buenos-aires 3": [{ x: 340, y: 750 }],
  "buenos-aires 7": [
    { x: 416, y: 690 },
    { x: 380, y: 624 },
    { x: 370, y: 562 },
  ],
  "buenos-aires 8": [
    { x: 568, y: 690 },
    { x: 612, y: 602 },
    { x: 562, y: 492 },
  ],
  "istanbul 16": [{ x: 1064, y: 250 }],
  "istanbul 17": [{ x: 1064, y: 376 }],
  "london 13": [
    { x: 752, y: 132 },
    { x: 812, y: 66 },
    { x: 908, y: 36 },
    { x: 990, y: 40 },
  ],
  "london rome": [
    { x: 678, y: 232 },
    { x: 660, y: 292 },
    { x: 692, y: 342 },
    { x: 754, y: 332 },
  ],
  "rome 10": [
    { x: 752, y: 354 },
    { x: 684, y: 362 },
    { x: 644, y: 418 },
  ],
  "rome 14": [{ x: 872, y: 222 }],
  "rome pyramids": [
    { x: 866, y: 354 },
    { x: 916, y: 372 },
  ],
  "san-francisco 1": [{ x: 148, y: 246 }],
  "san-francisco 2": [{ x: 146, y: 366 }],
  "san-francisco 7": [
    { x: 204, y: 400 },
    { x: 264, y: 486 },
    { x: 342, y: 522 },
  ],
  "san-francisco 6": [{ x: 272, y: 348 }],
  "shanghai 17": [{ x: 1262, y: 448 }],
  "shanghai 19": [{ x: 1400, y: 244 }],
  "shanghai 20": [{ x: 1350, y: 480 }],
  "shanghai tokyo": [{ x: 1432, y: 374 }],
  "shanghai himalayas": [{ x: 1304, y: 352 }],
  "sydney 18": [{ x: 1330, y: 792 }],
  "sydney 20": [
    { x: 1530, y: 664 },
    { x: 1466, y: 626 },
    { x: 1404, y: 598 },
  ],
  "tokyo 19": [{ x: 1530, y: 226 }],
  "tokyo 20": [
    { x: 1462, y: 446 },
    { x: 1424, y: 534 },
  ],
  "himalayas 17": [{ x: 1182, y: 388 }],
  "17 20": [
    { x: 1164, y: 518 },
    { x: 1212, y: 562 },
    { x: 1290, y: 556 },
  ],
  "7 8": [{ x: 452, y: 486 }],
  "8 10": [{ x: 592, y: 446 }],
  "6 7": [
    { x: 334, y: 450 },
    { x: 362, y: 490 },
  ],
  "11 15": [{ x: 776, y: 734 }],
  "14 16": [{ x: 1030, y: 150 }],
  "tunguska 19": [{ x: 1398, y: 104 }],
  "tunguska 16": [{ x: 1222, y: 156 }],
  "pyramids 10": [{ x: 812, y: 432 }],
  "heart-of-africa 15": [{ x: 902, y: 646 }],
  "1 4": [{ x: 194, y: 138 }],
  "4 5": [{ x: 290, y: 212 }],
};

/** At which height a route around the world leaves the map. */
const LEAVES: Readonly<Record<string, number>> = { "tokyo 2": 396, "1 19": 136, "sydney 3": 668 };

export const pathKey = ({ from, to }: MapPath): string => `${from} ${to}`;

export function routeOf(path: MapPath): Route {
  const [from, to] = [siteOf(path.from), siteOf(path.to)];
  if (Math.abs(from.x - to.x) > SHEET.width / 2) return aroundTheWorld(path, from, to);
  const line = cut(spline([from, ...(VIA[pathKey(path)] ?? []), to]), from, to);
  return { ...path, lines: [line], exits: [] };
}

function aroundTheWorld(path: MapPath, from: Site, to: Site): Route {
  const y = LEAVES[pathKey(path)] ?? (from.y + to.y) / 2;
  const half = (site: Site, other: string): [Line, Exit] => {
    const side = site.x < SHEET.width / 2 ? "left" : "right";
    const exit = { side, to: other, x: side === "left" ? EDGE : SHEET.width - EDGE, y } as const;
    const bow = { x: between(site, exit, 0.5).x, y: between(site, exit, 0.62).y };
    return [cut(spline([site, bow, exit]), site, null), exit];
  };
  const [[one, oneExit], [other, otherExit]] = [half(from, path.to), half(to, path.from)];
  return { ...path, lines: [one, other], exits: [oneExit, otherExit] };
}

/** The part of a line outside of the seals at its ends. */
function cut(line: Line, start: Site, end: Site | null): Line {
  const isIn = (site: Site | null) => (point: Point) => site !== null && distance(site, point) < site.radius + MARGIN;
  const first = line.findLastIndex(isIn(start)) + 1;
  const last = line.findIndex((point, i) => i >= first && isIn(end)(point));
  return line.slice(first, last < 0 ? undefined : last);
}
