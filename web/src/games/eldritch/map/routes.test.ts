import { describe, expect, it } from "vitest";
import { distance } from "../../../table/map/geometry";
import { SHEET } from "./ground/projection";
import { pathKey, routeOf } from "./routes";
import { siteIds, siteOf } from "./sites";
import { paths } from "./testing/board";

const routes = paths.map(routeOf);

describe("a route", () => {
  it("is drawn for every path of the board", () => {
    expect(routes).toHaveLength(58);
    expect(routes.filter(({ lines }) => lines.some((line) => line.length < 2)).map(pathKey)).toEqual([]);
  });

  it("begins and ends at the seals of its two spaces", () => {
    const astray = routes.filter(({ from, to, lines }) => {
      const gap = (id: string, point = lines[0]![0]!) => distance(siteOf(id), point) - siteOf(id).radius;
      const end = lines.length > 1 ? lines[1]![0]! : lines[0]!.at(-1)!;
      return gap(from) > 14 || gap(to, end) > 14;
    });
    expect(astray.map(pathKey)).toEqual([]);
  });

  it("goes by every other seal", () => {
    const crossed = routes.flatMap((route) =>
      siteIds
        .filter((id) => id !== route.from && id !== route.to)
        .filter((id) => route.lines.flat().some((point) => distance(siteOf(id), point) < siteOf(id).radius + 8))
        .map((id) => `${pathKey(route)} over ${id}`),
    );
    expect(crossed).toEqual([]);
  });

  it("stays on the sheet", () => {
    const isOut = ({ x, y }: { x: number; y: number }) =>
      x < 16 || y < 16 || x > SHEET.width - 16 || y > SHEET.height - 16;
    expect(routes.filter(({ lines }) => lines.flat().some(isOut)).map(pathKey)).toEqual([]);
  });
});

describe("a route around the world", () => {
  const around = routes.filter(({ exits }) => exits.length);

  it("is one whose spaces lie at the two edges", () => {
    expect(around.map(pathKey).sort()).toEqual(["1 19", "sydney 3", "tokyo 2"]);
  });

  it("leaves the map at both edges at one height, and says where it goes on", () => {
    for (const { from, to, exits } of around) {
      expect(exits.map((exit) => exit.to)).toEqual([to, from]);
      expect(new Set(exits.map(({ side }) => side))).toEqual(new Set(["left", "right"]));
      expect(exits[0]!.y).toBe(exits[1]!.y);
      for (const exit of exits) {
        const site = siteOf(exit.to);
        expect(exit.side).toBe(site.x > SHEET.width / 2 ? "left" : "right");
      }
    }
  });
});
