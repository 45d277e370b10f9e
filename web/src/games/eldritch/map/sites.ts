/** Where the spaces lie on the map. */
import type { Box, Point } from "../../../table/map/geometry";
import { widthOf } from "../../../table/map/lettering";

/** On which side of its seal the name of a space stands. */
export type Side = "below" | "above" | "left" | "right";

export interface Site extends Point {
  /** Of its seal. */
  radius: number;
  /** A space without a name of its own shows its number in the seal. */
  plate: Side | null;
  /** How wide its plate may be in any language. */
  room: number;
}

const NAMED = 29;
const NUMBERED = 23;

const named = (x: number, y: number, room: number, plate: Side = "below"): Site => ({
  x,
  y,
  room,
  plate,
  radius: NAMED,
});
const numbered = (x: number, y: number): Site => ({ x, y, room: 0, plate: null, radius: NUMBERED });

const SITES: Readonly<Record<string, Site>> = {
  "1": numbered(128, 152),
  "2": numbered(150, 468),
  "3": numbered(210, 724),
  "4": numbered(262, 152),
  "5": numbered(334, 262),
  "6": numbered(338, 396),
  "7": numbered(402, 512),
  "8": numbered(516, 424),
  "9": numbered(532, 112),
  "10": numbered(668, 478),
  "11": numbered(682, 716),
  "12": numbered(566, 806),
  "13": numbered(1060, 66),
  "14": numbered(912, 142),
  "15": numbered(868, 712),
  "16": numbered(1148, 176),
  "17": numbered(1152, 446),
  "18": numbered(1148, 748),
  "19": numbered(1476, 130),
  "20": numbered(1358, 574),
  "21": numbered(1396, 688),
  arkham: named(452, 276, 100),
  "san-francisco": named(212, 322, 182),
  "buenos-aires": named(470, 728, 170),
  london: named(730, 206, 100),
  rome: named(818, 302, 72),
  istanbul: named(980, 284, 112),
  shanghai: named(1376, 374, 112),
  sydney: named(1492, 736, 102),
  tokyo: named(1492, 326, 86),
  pyramids: named(956, 414, 154),
  himalayas: named(1236, 352, 168),
  amazon: named(482, 596, 136),
  "heart-of-africa": named(900, 566, 232),
  tunguska: named(1306, 108, 122),
  antarctica: named(930, 838, 146, "right"),
};

export const siteIds: readonly string[] = Object.keys(SITES);

/** Where a space lies; the map has no place for a space it does not know. */
export function siteOf(id: string): Site {
  const site = SITES[id];
  if (!site) throw new Error(`The map has no space ${id}.`);
  return site;
}

/** Names are set in this size: 12 pixels where the board is 856 wide, as on a screen of 1440. */
export const NAME = 22.5;
const PLATE = 30;

/** The plate of a name, beside the seal and a little under it. */
export function plateOf(site: Site, name: string): Box {
  return plateBox(site, widthOf(name, NAME) + 20);
}

/** What the plate takes of the map, whatever the language. */
export function plateRoom(site: Site): Box | null {
  return site.plate && plateBox(site, site.room);
}

function plateBox({ x, y, radius, plate }: Site, width: number): Box {
  const box = { x, y, width, height: PLATE };
  const [up, aside] = [radius + PLATE / 2 - 5, radius + width / 2 - 6];
  if (plate === "below") return { ...box, y: y + up };
  if (plate === "above") return { ...box, y: y - up };
  return { ...box, x: plate === "left" ? x - aside : x + aside };
}
