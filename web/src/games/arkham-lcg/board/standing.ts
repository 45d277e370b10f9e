/** Where everybody stands at a location: investigators before the scene, under each of them who is engaged with them. */
import type { Point } from "../../../table/map/geometry";
import type { EnemyView, LocationView, View } from "../wire";
import { PLATE } from "./layout";
import type { Site } from "./plan";

/** The radius of a medallion, and the width and height of an enemy. */
export const FACE = 22;
export const ENEMY = { width: 62, height: 76 };

export interface Stand extends Point {
  /** How much smaller it is drawn where many stand. */
  scale: number;
}

export interface Grasp {
  /** Who is engaged, and from where to where their enemies stand. */
  who: number;
  from: Point;
  to: readonly Point[];
}

export interface Company {
  people: ReadonlyMap<number, Stand>;
  enemies: ReadonlyMap<number, Stand>;
  grasps: readonly Grasp[];
}

interface Group {
  who: number | null;
  enemies: readonly EnemyView[];
}

const SPACE = 6;
/** Enemies do not become smaller than this; then every other one steps back. */
const LEAST = 0.66;
const STAGGER = 14;
/** Heads are a little above the lower edge of the plate, the enemies on it. */
const HEADS = PLATE.height / 2 - FACE - 14;
const FEET = PLATE.height / 2 + ENEMY.height / 2 - 17;

export function companyAt(site: Site, location: LocationView, view: View): Company {
  const here = view.enemies.filter((enemy) => enemy.location === location.id);
  const loose = here.filter(({ engaged }) => !location.investigators.includes(engaged));
  const groups: Group[] = [
    ...location.investigators.map((who) => ({ who, enemies: here.filter(({ engaged }) => engaged === who) })),
    ...(loose.length ? [{ who: null, enemies: loose }] : []),
  ];
  const { room } = site;
  const widths = groups.map(widthOf);
  const whole = widths.reduce((sum, width) => sum + width + SPACE, -SPACE);
  const scale = Math.max(LEAST, Math.min(1, room / whole));
  const step = Math.min(1, room / whole);

  const people = new Map<number, Stand>();
  const enemies = new Map<number, Stand>();
  const grasps: Grasp[] = [];
  let left = site.plate.x - (whole * step) / 2;
  groups.forEach(({ who, enemies: theirs }, i) => {
    const width = (widths[i] ?? 0) * step;
    const middle = left + width / 2;
    const each = ENEMY.width * step;
    theirs.forEach(({ id }, place) => {
      const x = middle + (place - (theirs.length - 1) / 2) * each;
      const aside = step < LEAST ? (enemies.size % 2 ? 1 : -1) * STAGGER : 0;
      enemies.set(id, { x, y: site.plate.y + FEET + aside, scale });
    });
    if (who !== null) {
      const head = { x: middle, y: site.plate.y + HEADS, scale: Math.max(0.84, scale) };
      people.set(who, head);
      const feet = theirs.flatMap(({ id }) => enemies.get(id) ?? []);
      if (feet.length) grasps.push({ who, from: head, to: feet });
    }
    left += width + SPACE * step;
  });
  // A massive enemy that is ready has hold of everybody here (rule lcg.massive.1).
  const massive = loose.filter((each) => each.massive && !each.exhausted).flatMap(({ id }) => enemies.get(id) ?? []);
  if (massive.length) for (const [who, from] of people) grasps.push({ who, from, to: massive });
  return { people, enemies, grasps };
}

function widthOf({ who, enemies }: Group): number {
  return Math.max(who === null ? 0 : FACE * 2 + 6, enemies.length * ENEMY.width);
}
