import { describe, expect, it } from "vitest";
import type { Box } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { LOCALES } from "../../../text/say";
import { KEYS, meet, PILE, type Plan, SIGN, type Space } from "./plan";
import { holdsBox, isWithin } from "./polygon";
import { planIn, reference, STORIES } from "./testing/scene";

const homeOf = (plan: Plan, room: { home: string }): Space => plan.spaces.get(room.home)!;

describe.each(STORIES)("the house of %s", (story) => {
  const plan = planIn(story);
  const { house } = reference.stories.find(({ id }) => id === story)!;

  it("has all rooms, spaces and doors of the story, on its sheet", () => {
    expect([...plan.rooms.keys()]).toEqual(house.rooms.map(({ id }) => id));
    expect(plan.spaces.size).toBe(house.rooms.flatMap(({ spaces }) => spaces).length);
    expect(plan.doors.size).toBe(house.doors.length);
    const points = [...plan.spaces.values()].flatMap(({ outline }) => outline);
    expect(points.filter(({ x, y }) => x < 0 || y < 0 || x > plan.sheet.width || y > plan.sheet.height)).toEqual([]);
    expect(plan.spaces.has(plan.start)).toBe(true);
  });

  it("has every door beside a space", () => {
    for (const { id, beside } of plan.doors.values()) expect(plan.spaces.has(beside), `${id}`).toBe(true);
  });

  it("draws the line of what can be chosen inside of the space", () => {
    for (const { id, ring, outline } of plan.spaces.values()) {
      const corners = [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      expect(corners.length, id).toBeGreaterThan(2);
      expect(
        corners.every((corner) => isWithin(outline, corner)),
        id,
      ).toBe(true);
    }
  });

  it.each(LOCALES)("has room for the name of every room in %s, above its cards", (locale) => {
    const plan = planIn(story, locale);
    for (const room of plan.rooms.values()) {
      const { outline } = homeOf(plan, room);
      expect(holdsBox(outline, room.title, 0), room.name).toBe(true);
      const pile: Box = { ...room.pile, ...PILE };
      expect(holdsBox(outline, pile, 0), room.name).toBe(true);
      expect(meet(room.title, pile, 0), room.name).toBe(false);
      expect(room.title.size, room.name).toBeGreaterThan(15.5);
    }
  });

  it("keeps most names away from where doors may open", () => {
    const covered = [...plan.rooms.values()].filter(({ title }) =>
      [...plan.doors.values()].some(({ middle }) => touches(title, middle, 40)),
    );
    expect(covered.map(({ name }) => name).length).toBeLessThan(plan.rooms.size / 3);
  });

  it("keeps what is built into a space, number keys and signs of fire apart from names and cards", () => {
    for (const room of plan.rooms.values()) {
      const taken = [room.title, { ...room.pile, ...PILE }];
      const sign = { ...room.signs[0], width: SIGN, height: SIGN };
      expect(taken.filter((box) => meet(box, sign, 0)).length, room.id).toBe(0);
      const { keys, taken: built } = homeOf(plan, room);
      expect(built.filter((box) => meet(box, { ...keys, height: KEYS }, 0)).length, room.id).toBe(0);
    }
  });
});

it("is not drawn for a story that nobody knows", () => {
  expect(() => planIn("the-king-in-yellow")).toThrow("the-king-in-yellow");
});
