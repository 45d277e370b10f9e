/** The coasts as they are drawn: laid on the paper, roughened a little, and rounded. */
import { dice } from "../../../../table/map/dice";
import { type Point, round } from "../../../../table/map/geometry";
import { ISLANDS, ISLETS, LAKES, MAINLANDS } from "./coasts";
import { project } from "./projection";

/** How far the line strays between two capes, of their distance. */
const STRAY = 0.11;
/** Stretches of coast shorter than this stay as they are. */
const SHORT = 9;

function pointsOf(coast: string): Point[] {
  return coast.split(" ").map((each) => {
    const [longitude = 0, latitude = 0] = each.split(",").map(Number);
    return project(longitude, latitude);
  });
}

/** Bays and headlands between the capes; the same ones each time. */
function roughen(points: readonly Point[], roll: () => number): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const stretch = Math.hypot(dx, dy);
    const count = Math.min(5, Math.floor(stretch / SHORT));
    const between = Array.from({ length: count }, (_, k) => {
      const part = (k + 1) / (count + 1);
      const aside = ((roll() - 0.5) * 2 * STRAY * stretch) / Math.max(1, count * 0.6);
      return { x: from.x + dx * part - (dy / stretch) * aside, y: from.y + dy * part + (dx / stretch) * aside };
    });
    return [from, ...between];
  });
}

/** A closed line through the points without corners. */
function rounded(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const curves = points.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${write(out)} ${write(into)} ${write(to)}`;
  });
  return `M${write(at(0))}${curves.join("")}z`;
}

function drawn(coasts: readonly string[], seed: number): string {
  const roll = dice(seed);
  return coasts.map((coast) => rounded(roughen(pointsOf(coast), roll))).join("");
}

function islets(): string {
  const roll = dice(1926);
  return pointsOf(ISLETS)
    .map((middle) => {
      const corners = Array.from({ length: 5 }, (_, i) => {
        const [turn, reach] = [(i / 5) * 2 * Math.PI, 1.6 + roll() * 2.4];
        return { x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach * 0.8 };
      });
      return rounded(corners);
    })
    .join("");
}

/** Land with a coast long enough for shallows. */
export const SHORES = drawn(Object.values(MAINLANDS), 7) + drawn(ISLANDS, 11);
export const LAND = SHORES + islets();
export const WATERS = drawn(LAKES, 5);
