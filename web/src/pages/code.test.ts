import { describe, expect, it } from "vitest";
import { readInvitation } from "./code";

describe("what people paste to be found", () => {
  it("is a code, however it is written", () => {
    for (const said of ["K7MQ2X", "k7mq2x", " k7m q2x ", "K7M-Q2X", "К7МQ2Х"])
      expect(readInvitation(said)).toEqual({ code: "K7MQ2X", token: null, path: "/table/K7MQ2X" });
  });

  it("is a link to a table", () => {
    expect(readInvitation("https://games.example/table/K7MQ2X")?.path).toBe("/table/K7MQ2X");
    expect(readInvitation("come here: http://10.0.0.5:8026/table/k7mq2x#now")?.path).toBe("/table/K7MQ2X");
  });

  it("is the secret link of a seat", () => {
    expect(readInvitation("http://games.example/join/K7MQ2X/aB-3_x.9")).toEqual({
      code: "K7MQ2X",
      token: "aB-3_x.9",
      path: "/join/K7MQ2X/aB-3_x.9",
    });
  });

  it("is a moment of a replay", () => {
    expect(readInvitation("/replay/K7MQ2X?at=17&seat=1")?.path).toBe("/replay/K7MQ2X?at=17&seat=1");
  });

  it("is nothing when it cannot be a code", () => {
    for (const said of ["", "K7MQ2", "K7MQ2XX", "K7MQ0X", "K7MQIX", "https://games.example/rules/final-hour"])
      expect(readInvitation(said)).toBeNull();
  });
});
