/**
 * Where the buildings stand: wide and tall maps, each also with larger letters for small windows, on a loose grid that stretches with
 * the window.
 *
 * In all of them every walkway and every arrow finds its way without crossing another; the few that pass a third building go
 * round it by the points given here, each relative to the middle of a building.
 */
import type { Point } from "../../../table/map/geometry";

export interface Bend {
  at: number;
  dx: number;
  dy: number;
}

export interface Places {
  /** Column and row of each building. */
  grid: Readonly<Record<number, Point>>;
  columns: number;
  rows: number;
  /** The least size of the map. */
  least: { width: number; height: number };
  margin: { left: number; right: number; top: number; bottom: number };
  /** The side of a monster space. */
  space: number;
  /** How large the buildings are drawn. */
  drawing: number;
  nameSize: number;
  /** How wide a plate is at least, by the size of its name. */
  plate: number;
  /** By "from>to" for arrows and "one-other" for walkways. */
  bends: Readonly<Record<string, readonly Bend[]>>;
  /** Arrows that run to the left of their walkway, where another arrives from the right. */
  onTheLeft: readonly string[];
}

const at = (x: number, y: number): Point => ({ x, y });
const by = (number: number, dx: number, dy: number): Bend => ({ at: number, dx, dy });

export const WIDE: Places = {
  grid: {
    10: at(-0.1, 0),
    7: at(1.02, 0.02),
    9: at(2.04, -0.03),
    8: at(0, 1.0),
    6: at(0.96, 1.02),
    3: at(2.0, 0.99),
    4: at(3, 0.93),
    1: at(0.02, 2.01),
    2: at(1.03, 2.0),
    12: at(2.02, 2.02),
    11: at(2.94, 1.97),
    15: at(-0.06, 3.03),
    13: at(0.97, 2.92),
    14: at(1.96, 3.0),
    5: at(2.99, 3.0),
  },
  columns: 4,
  rows: 4,
  least: { width: 1340, height: 1050 },
  margin: { left: 150, right: 180, top: 140, bottom: 182 },
  space: 54,
  drawing: 1.06,
  nameSize: 21,
  plate: 8.3,
  bends: {
    "14-15": [by(14, -84, 112), by(13, 60, 134), by(13, -60, 134), by(15, 78, 112)],
    "10>9": [by(10, 130, -78), by(7, 0, -126), by(9, -140, -84)],
    "9>5": [
      by(9, 118, 104),
      by(4, -70, -126),
      by(4, 60, -124),
      by(4, 148, -64),
      by(4, 160, 60),
      by(11, 180, 20),
      by(5, 162, -60),
      by(5, 146, 34),
    ],
    "5>4": [by(5, 77, -108), by(11, 130, 0), by(4, 104, 116)],
    "7>2": [by(7, 48, 114), by(6, 128, 0), by(2, 50, -114)],
    "3>13": [by(3, -40, 112), by(12, -146, -24), by(12, -164, 40), by(2, 138, 110), by(13, 70, -62)],
    "15>2": [by(15, 126, -16), by(2, -132, 116)],
  },
  onTheLeft: [],
};

/** The wide map with larger letters and lower houses, so that a small window still shows names one can read. */
export const LOW: Places = {
  ...WIDE,
  grid: { ...WIDE.grid, 13: at(0.97, 3.02) },
  least: { width: 1340, height: 930 },
  margin: { left: 150, right: 180, top: 118, bottom: 142 },
  drawing: 0.76,
  nameSize: 25,
  bends: {
    ...WIDE.bends,
    "14-15": [by(14, -84, 94), by(13, 60, 114), by(13, -60, 114), by(15, 78, 94)],
    "10>9": [by(10, 130, -64), by(7, 0, -98), by(9, -140, -70)],
    "7>2": [by(7, 54, 96), by(6, 128, -60), by(6, 130, 50), by(2, 62, -100)],
    "3>13": [by(3, -40, 100), by(12, -150, -40), by(12, -166, 6), by(2, 138, 88), by(13, 40, -84)],
  },
};

export const TALL: Places = {
  grid: {
    10: at(-0.08, 0),
    7: at(0.98, 0.02),
    9: at(2.02, 0),
    8: at(0, 1),
    6: at(0.96, 1.01),
    3: at(2, 1),
    1: at(-0.01, 2),
    2: at(0.95, 2),
    4: at(2.01, 2),
    13: at(0.12, 3),
    12: at(1.02, 3),
    11: at(1.98, 3),
    15: at(0.02, 4),
    14: at(1.0, 4),
    5: at(1.98, 4),
  },
  columns: 3,
  rows: 5,
  least: { width: 800, height: 1062 },
  margin: { left: 120, right: 134, top: 132, bottom: 134 },
  space: 46,
  drawing: 0.8,
  nameSize: 20,
  plate: 7.9,
  bends: {
    "1-15": [by(1, -84, 92), by(13, -128, -20), by(13, -128, 60), by(15, -70, -84)],
    "2-3": [by(2, 112, -92), by(3, -140, 46)],
    "3-12": [by(3, -64, 94), by(4, -140, -44), by(4, -142, 30), by(4, -160, 84), by(12, 96, -84)],
    "10>9": [by(10, 70, -70), by(7, 0, -90), by(9, -84, -70)],
    "9>5": [by(9, 118, 20), by(3, 126, 0), by(4, 126, 0), by(11, 128, 0), by(5, 122, -50), by(5, 119, 30)],
    "5>4": [by(5, 60, -86), by(11, 104, 66), by(11, 100, -20), by(4, 84, 84)],
    "7>2": [by(7, 28, 90), by(6, 104, -10), by(6, 106, 70), by(2, 40, -92)],
    "3>13": [by(3, -112, 92), by(2, 126, -40), by(2, 126, 58), by(2, 108, 97), by(12, -70, -97), by(13, 116, -8)],
    "15>2": [by(15, -56, -92), by(13, -100, 40), by(13, -98, -50), by(13, -56, -98), by(1, 112, 98)],
  },
  onTheLeft: ["13>14", "14>15"],
};

/** The tall map for a window that shows only a part of it at a time: larger letters under lower houses. */
export const POCKET: Places = {
  ...TALL,
  drawing: 0.66,
  nameSize: 24,
  plate: 7.4,
  bends: {
    ...TALL.bends,
    "15>2": [by(15, -58, -96), by(13, -108, 50), by(13, -108, -40), by(13, -70, -100), by(1, 112, 98)],
  },
};
