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
}

const NAMED = 29;
const NUMBERED = 21;

const named = (x: number, y: number, plate: Side = "below"): Site => ({ x, y, plate, radius: NAMED });
const numbered = (x: number, y: number): Site => ({ x, y, plate: null, radius: NUMBERED });

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
  "19": numbered(1490, 128),
  "20": numbered(1358, 574),
  "21": numbered(1396, 688),
  arkham: named(452, 276),
  "san-francisco": named(212, 322),
  "buenos-aires": named(470, 728),
  london: named(730, 206),
  rome: named(820, 300),
  istanbul: named(968, 286),
  shanghai: named(1376, 374),
  sydney: named(1492, 736),
  tokyo: named(1492, 326),
  pyramids: named(956, 414),
  himalayas: named(1236, 352),
  amazon: named(482, 596),
  "heart-of-africa": named(900, 566),
  tunguska: named(1306, 108),
  antarctica: named(930, 838, "right"),
};

export const siteIds: readonly string[] = Object.keys(SITES);

/** Where a space lies; the map has no place for a space it does not know. */
export function siteOf(id: string): Site {
  const site = SITES[id];
  if (!site) throw new Error(`The map has no space ${id}.`);
  return site;
}

/** Names are set in this size: 12 pixels where the map is as narrow as on a small desktop. */
export const NAME = 20;
const PLATE = 27;

/** The plate of a name, beside the seal and a little under it. */
export function plateOf(site: Site, name: string): Box {
  return plateBox(site, widthOf(name, NAME) + 20);
}

/** What the plate takes of the map, whatever the language. */
export function plateRoom(site: Site): Box | null {
  return site.plate && plateBox(site, 208);
}

function plateBox({ x, y, radius, plate }: Site, width: number): Box {
  const box = { x, y, width, height: PLATE };
  const [up, aside] = [radius + PLATE / 2 - 5, radius + width / 2 - 6];
  if (plate === "below") return { ...box, y: y + up };
  if (plate === "above") return { ...box, y: y - up };
  return { ...box, x: plate === "left" ? x - aside : x + aside };
}
