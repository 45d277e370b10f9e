import { describe, expect, it } from "vitest";
import { askedMoment, momentPath } from "./playing";

describe("the address of a moment", () => {
  it("says the moment and whose eyes", () => {
    expect(momentPath("K7MQ2X", 17, 1, "board")).toBe("/replay/K7MQ2X?at=17&seat=1");
    expect(momentPath("K7MQ2X", 0, null, "board")).toBe("/replay/K7MQ2X?at=0&seat=public");
    expect(momentPath("K7MQ2X", 17, 1, "plain")).toBe("/replay/K7MQ2X?at=17&seat=1&face=plain");
  });

  it("is read back", () => {
    expect(askedMoment("?at=17&seat=1")).toEqual({ at: 17, seat: 1, face: "board" });
    expect(askedMoment("?at=17&seat=public")).toEqual({ at: 17, seat: null, face: "board" });
    expect(askedMoment("?at=17&seat=1&face=plain")).toEqual({ at: 17, seat: 1, face: "plain" });
  });

  it("leaves open what it does not say", () => {
    expect(askedMoment("")).toEqual({ at: 0, seat: undefined, face: "board" });
    expect(askedMoment("?seat=0")).toEqual({ at: 0, seat: 0, face: "board" });
  });
});
