/** The way from space to space: along the line that is drawn, around the world in two legs, else straight. */
import type { Line } from "../../../../table/map/geometry";
import { type MapPath, routeOf } from "../../map/routes";

/** The legs of a way, without its ends where no line is drawn. */
export type Ways = (origin: string, to: string) => readonly Line[];

export function waysOf(paths: readonly MapPath[]): Ways {
  const drawn = new Map(
    paths.flatMap((path) => {
      const { lines } = routeOf(path);
      return [
        [`${path.from} ${path.to}`, legsOf(lines)],
        [
          `${path.to} ${path.from}`,
          legsOf(lines.length === 1 ? lines.map((line) => line.toReversed()) : lines.toReversed()),
        ],
      ] as const;
    }),
  );
  return (origin, to) => drawn.get(`${origin} ${to}`) ?? [[]];
}

/** Around the world both lines end at the edge of the map: the second leg comes in from there. */
const legsOf = ([first = [], second]: readonly Line[]): readonly Line[] =>
  second ? [first, second.toReversed()] : [first];
