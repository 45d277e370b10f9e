import { describe, expect, it } from "vitest";
import { distance } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { entriesIn, thingsIn } from "./lying";
import { holdsDisc } from "./polygon";
import { SIZES, seatsIn } from "./seats";
import { lurking, planIn, STORIES, standing } from "./testing/scene";

const PEOPLE = ["joe-diamond", "kate-winthrop", "sister-mary", "jenny-barnes"];

describe.each(STORIES)("whoever stands in the house of %s", (story) => {
  const plan = planIn(story);
  const seats = seatsIn(plan);

  it("has a place inside of the walls, beside names and cards, and on nobody else", () => {
    for (const space of plan.spaces.values()) {
      const taken = seats(space.id, 4);
      expect(taken.length, space.id).toBe(4);
      for (const seat of taken) {
        expect(holdsDisc(space.outline, seat, seat.size / 2), space.id).toBe(true);
        expect(space.taken.filter((box) => touches(box, seat, seat.size / 2 - 1)).length, space.id).toBe(0);
        const near = taken.filter((other) => other !== seat && distance(other, seat) < seat.size);
        expect(near, space.id).toEqual([]);
      }
    }
  });

  it("is there, however great the crowd: monsters stand on one another", () => {
    const monsters = Array.from({ length: 24 }, (_, i) => lurking(i, ""));
    for (const { id } of plan.spaces.values()) {
      const investigators = PEOPLE.map((who, seat) => standing(who, id, { seat }));
      const barriers = [{ space: id, door: null }];
      const entries = entriesIn(id, { corpses: 2, barriers, investigators, monsters }, seats);
      expect(new Set(entries.flatMap(thingsIn)).size, id).toBe(2 + PEOPLE.length + monsters.length);
    }
  });
});

describe("a single figure", () => {
  it("is as large as can be where there is room", () => {
    const seats = seatsIn(planIn());
    expect(seats("foyer.n", 1)[0]?.size).toBe(SIZES[0]);
    expect(seats("foyer.n", 0)).toEqual([]);
  });
});
