import { describe, expect, it } from "vitest";
import type { GameInfo, Message, SettingInfo } from "../../wire";
import { fieldOf } from "./problem";
import { askedAs, labelOf, mainSettings, readings, seatSettings } from "./settings";
import { newDraft, quickTableRequest, tableRequest, withFigure, withPlayers } from "./table-request";

function say(id: string): Message {
  return { domain: "final-hour", id, args: {} };
}

function choice(name: string, values: unknown[], labels: string[], reading = false): SettingInfo {
  const about = say(`setting-${name}`);
  return { name, about, values, labels: labels.map(say), default: values[0], several: false, reading };
}

const INVESTIGATORS: SettingInfo = {
  name: "investigators",
  about: say("setting-investigators"),
  values: ["jenny-barnes", "lily-chen", "ashcan-pete"],
  labels: [say("investigator-jenny-barnes"), say("investigator-lily-chen"), say("investigator-ashcan-pete")],
  default: [],
  several: true,
  reading: false,
};

const GAME: GameInfo = {
  name: "final-hour",
  title: say("title"),
  built: true,
  players: [1, 2, 3, 4],
  settings: [
    choice("ancient_one", ["cthulhu", "umordhoth"], ["ancient-one-cthulhu", "ancient-one-umordhoth"]),
    INVESTIGATORS,
    {
      name: "lead",
      about: say("setting-lead"),
      values: null,
      labels: [],
      default: 0,
      several: false,
      reading: false,
      seat: true,
    },
    choice("solo_health", [5, 4], ["reading-solo-health", "reading-solo-health"], true),
    choice("simultaneous_draw", [false, true], ["reading-simultaneous-draw-no", "reading-simultaneous-draw-yes"], true),
  ],
  agents: ["random", "greedy"],
  talk_is_ruled: true,
};

const DECKS: SettingInfo = {
  name: "decks",
  about: say("setting-decks"),
  values: null,
  labels: [],
  default: [],
  several: false,
  reading: false,
};

const figures = (players: number) => Math.max(2, players);

describe("how a setting is asked for", () => {
  it("is read off its shape", () => {
    expect(GAME.settings.map(askedAs)).toEqual(["choice", "figures", "lead", "choice", "switch"]);
  });

  it("knows what the solo rules concern", () => {
    expect(mainSettings(GAME, 2).map((each) => each.name)).toEqual(["ancient_one"]);
    expect(readings(GAME, 2).map((each) => each.name)).toEqual(["simultaneous_draw"]);
    expect(readings(GAME, 1).map((each) => each.name)).toEqual(["solo_health", "simultaneous_draw"]);
  });

  it("asks for lists seat by seat", () => {
    expect(askedAs(DECKS)).toBe("seats");
    const game = { ...GAME, settings: [...GAME.settings, DECKS] };
    expect(seatSettings(game)).toEqual([DECKS]);
    expect(mainSettings(game, 2).map((each) => each.name)).toEqual(["ancient_one"]);
  });

  it("names values", () => {
    expect(labelOf(INVESTIGATORS, "lily-chen")?.id).toBe("investigator-lily-chen");
  });
});

describe("the request for a table", () => {
  it("is you and a bot when nothing was changed", () => {
    const draft = newDraft(GAME, figures);
    expect(tableRequest(draft, GAME)).toEqual({
      game: "final-hour",
      seats: [{ kind: "mine" }, { kind: "bot", agent: "greedy" }],
      options: {},
      undo: "free",
      talk: "rules",
      pace: "normal",
    });
    expect(quickTableRequest(GAME).seats).toEqual(draft.seats);
  });

  it("keeps who sits where when the number of players changes", () => {
    const two = newDraft(GAME, figures);
    const friend = { ...two, seats: [two.seats[0]!, { kind: "human" as const }], lead: 1 };
    const four = withPlayers(friend, GAME, 4, figures);
    expect(four.seats.map((seat) => seat.kind)).toEqual(["mine", "human", "bot", "bot"]);
    expect(four.figures).toHaveLength(4);
    expect(withPlayers({ ...four, lead: 3 }, GAME, 2, figures).lead).toBe(0);
    expect(withPlayers(four, GAME, 1, figures).figures).toHaveLength(2);
  });

  it("never seats a figure twice: a taken one is swapped", () => {
    const first = withFigure(newDraft(GAME, figures), 0, "lily-chen");
    const second = withFigure(first, 1, "lily-chen");
    expect(second.figures).toEqual([null, "lily-chen"]);
    const third = withFigure(withFigure(second, 0, "ashcan-pete"), 1, "ashcan-pete");
    expect(third.figures).toEqual(["lily-chen", "ashcan-pete"]);
  });

  it("sends what differs from the defaults and matters", () => {
    const draft = { ...withFigure(newDraft(GAME, figures), 1, "lily-chen"), lead: 1, seed: " seven " };
    draft.options = { ancient_one: "umordhoth", solo_health: 4, simultaneous_draw: true };
    expect(tableRequest(draft, GAME)).toMatchObject({
      options: {
        ancient_one: "umordhoth",
        simultaneous_draw: true,
        investigators: [null, "lily-chen"],
        lead: 1,
      },
      seed: "seven",
    });
    expect(tableRequest(draft, GAME).options).not.toHaveProperty("solo_health");
  });
});

describe("what is chosen seat by seat", () => {
  const game = { ...GAME, settings: [...GAME.settings, DECKS, { ...DECKS, name: "sitting_out" }] };
  const draft = {
    ...newDraft(game, figures),
    options: { decks: [null, "alternative", "starter"], sitting_out: [1, 2] },
  };

  it("leaves out the seats that are gone", () => {
    expect(tableRequest(draft, game).options).toEqual({ decks: [null, "alternative"], sitting_out: [1] });
  });
});

describe("a refusal of the server", () => {
  const refusal = (code: string, about: string | null = null) =>
    fieldOf({ code, say: say(code), detail: null, about }, GAME);

  it("belongs to the field it is about", () => {
    expect(refusal("setup", "ancient_one")).toEqual({ setting: "ancient_one" });
    expect(refusal("setup", "seed")).toBe("seed");
    expect(refusal("setup", "players")).toBe("seats");
    expect(refusal("no-agent")).toBe("seats");
  });

  it("belongs to no field where it is about none", () => {
    expect(refusal("too-many-tables")).toBeNull();
    expect(refusal("setup", "unheard_of")).toBeNull();
  });
});
