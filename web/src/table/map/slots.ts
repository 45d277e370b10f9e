/** Where things lie around a space, so that none covers another. */
import { type Box, distance, type Point } from "./geometry";

/** How many of each kind lie on a space. */
export type Load<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

export interface Slot<Kind extends string> extends Point {
  kind: Kind;
  /** Which of its kind lies here; of a pile, the first. */
  index: number;
  /** How many lie here: more than one is a pile. */
  count: number;
  /** How wide the token is. */
  size: number;
}

export interface Seat extends Point {
  ring: number;
  /** In degrees from the right, clockwise. */
  angle: number;
  /** How much better another seat would be: in degrees that a token would rather go around the seal. */
  drawback: number;
}

/** Who sits where. */
export interface Seating<Kind extends string> {
  /** How wide a token is. */
  size: number;
  /** How many of a kind lie side by side before the last one is a pile. */
  places: Readonly<Record<Kind, number>>;
  /** On which side of the seal a kind is looked for, in degrees from the right, clockwise. */
  home: Readonly<Record<Kind, number>>;
  /** Who chooses a seat first: from which of its kind to which. */
  order: readonly (readonly [kind: Kind, from: number, to: number])[];
  /** What has a seat already, beside which something would rather lie than at its home. */
  beside?(kind: Kind, index: number, slots: readonly Slot<Kind>[]): Point | undefined;
}

/** Gives everything that lies on a space a seat; what finds none is left out. */
export function seated<Kind extends string>(
  load: Load<Kind>,
  seats: readonly Seat[],
  { size, places, home, order, beside }: Seating<Kind>,
): Slot<Kind>[] {
  const free = [...seats];
  const slots: Slot<Kind>[] = [];
  for (const [kind, from, to] of order) {
    const all = load[kind] ?? 0;
    const most = Math.min(all, places[kind]);
    for (let index = from; index < Math.min(to, most); index++) {
      const seat = takeNearest(free, home[kind], beside?.(kind, index, slots));
      if (!seat) return slots;
      const count = index === most - 1 ? all - index : 1;
      slots.push({ kind, index, count, x: seat.x, y: seat.y, size });
    }
  }
  return slots;
}

function takeNearest(free: Seat[], home: number, beside: Point | undefined): Seat | undefined {
  const cost = (seat: Seat) =>
    seat.drawback + (beside ? distance(seat, beside) : seat.ring * 360 + apart(seat.angle, home));
  const best = free.reduce<Seat | undefined>(
    (least, seat) => (least && cost(least) <= cost(seat) ? least : seat),
    undefined,
  );
  if (best) free.splice(free.indexOf(best), 1);
  return best;
}

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** What there is room for around a seal. */
export interface Around {
  token: number;
  gap: number;
  rings: number;
  /** A line through the seal, in degrees from the right: the inmost ring has a seat at both sides of it. */
  axis?: number;
  isFree(at: Point): boolean;
  drawback(at: Point): number;
}

/** The seats around a seal, ring by ring. */
export function seatsAround(seal: Point & { radius: number }, around: Around): Seat[] {
  return Array.from({ length: around.rings }, (_, ring) => ringOf(seal, ring, around)).flat();
}

function ringOf(
  seal: Point & { radius: number },
  ring: number,
  { token, gap, axis, isFree, drawback }: Around,
): Seat[] {
  const reach = seal.radius + token / 2 + gap + ring * (token + gap);
  const most = Math.floor(Math.PI / Math.asin(token / 2 / reach));
  const count = axis === undefined ? most : most - (most % 2);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const angle = ((axis ?? 270) + 360 + ((i + (ring % 2) / 2) * 360) / count) % 360;
    const turn = (angle * Math.PI) / 180;
    const at = { x: seal.x + Math.cos(turn) * reach, y: seal.y + Math.sin(turn) * reach };
    return isFree(at) ? [{ ...at, ring, angle, drawback: drawback(at) }] : [];
  });
}

/** Whether a token around a point lies over a box. */
export function touches(box: Box, { x, y }: Point, reach: number): boolean {
  const dx = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.height / 2);
  return dx * dx + dy * dy < reach * reach;
}
