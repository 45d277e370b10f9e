/** Where the cards lie that are attached to a location, or are there without belonging to anybody. */
import type { Point } from "../../../table/map/geometry";
import type { CardView, LocationView } from "../wire";
import { PLATE } from "./layout";
import type { Site } from "./plan";

export interface Slip {
  card: CardView;
  /** The middle of its left edge. */
  at: Point;
  attached: boolean;
}

/** How high a slip is, and how wide at most. */
export const SLIP = { width: PLATE.width - 46, height: 22 };
const STEP = 24;

/** Slips across the scene, the first at the top. */
export function slipsAt({ plate }: Site, { attachments, others }: LocationView): Slip[] {
  const left = plate.x - PLATE.width / 2 + 7;
  const top = plate.y - PLATE.height / 2 + 70;
  return [...attachments, ...others].map((card, place) => ({
    card,
    at: { x: left + place * 3, y: top + place * STEP },
    attached: place < attachments.length,
  }));
}
