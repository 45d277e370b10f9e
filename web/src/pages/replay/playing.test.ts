import { describe, expect, it } from "vitest";
import { askedMoment, momentPath } from "./playing";

describe("the address of a moment", () => {
  it("says the moment and whose eyes", () => {
    expect(momentPath("K7MQ2X", 17, 1)).toBe("/replay/K7MQ2X?at=17&seat=1");
    expect(momentPath("K7MQ2X", 0, null)).toBe("/replay/K7MQ2X?at=0&seat=public");
  });

  it("is read back", () => {
    expect(askedMoment("?at=17&seat=1")).toEqual({ at: 17, seat: 1 });
    expect(askedMoment("?at=17&seat=public")).toEqual({ at: 17, seat: null });
  });

  it("leaves open what it does not say", () => {
    expect(askedMoment("")).toEqual({ at: 0, seat: undefined });
    expect(askedMoment("?seat=0")).toEqual({ at: 0, seat: 0 });
  });
});
