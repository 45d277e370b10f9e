import { describe, expect, it } from "vitest";
import type { Event, View } from "../../wire";
import { entriesIn, lyingIn } from "../lying";
import { seatsIn } from "../seats";
import { spotsOf } from "../spots";
import { lurking, planIn, standing, viewOf } from "../testing/scene";
import { animate } from "./animation";

const plan = planIn();
const seats = seatsIn(plan);

function picture(parts: Partial<View>) {
  const view = viewOf(parts);
  const entries = new Map([...plan.spaces.keys()].map((id) => [id, entriesIn(id, lyingIn(id, view), seats)]));
  return { view, where: spotsOf(plan, entries, view) };
}

function play(events: Event[], before: Partial<View>, after: Partial<View>) {
  const { steps, away } = animate(events, picture(before), picture(after), plan);
  return { does: steps.map(({ motion }) => motion.does), motions: steps.map(({ motion }) => motion), away: [...away] };
}

const joe = (space: string) => ({ investigators: [standing("joe-diamond", space)] });
const moved = (origin: string, to: string): Event => ({ event: "moved", who: "joe-diamond", origin, to });

describe("somebody who moves", () => {
  it("walks to their place and is drawn nowhere else meanwhile", () => {
    const { motions, away } = play([moved("foyer.n", "foyer.s")], joe("foyer.n"), joe("foyer.s"));
    expect(motions).toMatchObject([{ does: "travel", thing: "investigator:joe-diamond" }]);
    const { line } = motions[0] as Extract<(typeof motions)[number], { does: "travel" }>;
    expect(line[0]).toEqual(picture(joe("foyer.n")).where.get("investigator:joe-diamond"));
    expect(line.at(-1)).toEqual(picture(joe("foyer.s")).where.get("investigator:joe-diamond"));
    expect(away).toEqual(["investigator:joe-diamond"]);
  });

  it("passes the middle of a space on the way to another", () => {
    const steps = [moved("foyer.n", "foyer.s"), moved("foyer.s", "foyer.sw")];
    const { motions } = play(steps, joe("foyer.n"), joe("foyer.sw"));
    const lines = motions.map((motion) => (motion.does === "travel" ? motion.line : []));
    expect(lines[0]!.at(-1)).toEqual(plan.spaces.get("foyer.s")!.centre);
    expect(lines[1]![0]).toEqual(lines[0]!.at(-1));
  });
});

describe("a monster", () => {
  const zombie = { monsters: [lurking(7, "foyer.n")] };
  const of = { monster: 7, kind: "zombie" };

  it("appears, is hurt and falls where it stood", () => {
    const placed: Event = { event: "monster-placed", ...of, at: "foyer.n" };
    expect(play([placed], {}, zombie)).toMatchObject({ does: ["appear"], away: ["monster:7"] });
    const hurt: Event = { event: "monster-hurt", ...of, count: 2 };
    const killed: Event = { event: "monster-killed", ...of, at: "foyer.n" };
    expect(play([hurt, killed], zombie, {}).does).toEqual(["flash", "fall"]);
    expect(play([placed, killed], {}, {})).toMatchObject({ does: [], away: [] });
  });

  it("leaps at whom it attacks, and they at it", () => {
    const both = { ...zombie, ...joe("foyer.n") };
    const attack: Event = { event: "monster-attacked", ...of, who: "joe-diamond" };
    const answer: Event = { event: "attacked-monster", ...of, who: "joe-diamond" };
    const { does, motions } = play([attack, answer], both, both);
    expect(does).toEqual(["strike", "strike"]);
    expect(motions.map(({ thing }) => thing)).toEqual(["monster:7", "investigator:joe-diamond"]);
  });
});

describe("a room", () => {
  it("catches fire, and it goes out; it grows dark, and it is lit", () => {
    expect(play([{ event: "fire-placed", room: "foyer" }], {}, { fire: ["foyer"] }).does).toEqual(["open"]);
    expect(play([{ event: "fire-gone", room: "foyer" }], { fire: ["foyer"] }, {}).does).toEqual(["close"]);
    const dark: Event = { event: "darkness-placed", room: "foyer" };
    expect(play([dark], {}, { darkness: ["foyer"] }).away).toEqual(["darkness:foyer"]);
  });

  it("has furniture that is pushed against a door, and broken", () => {
    const door = [...plan.doors.keys()][0]!;
    const [free, barring] = [
      { space: "foyer.n", door: null },
      { space: "foyer.n", door },
    ];
    const pushed: Event = { event: "barrier-pushed", who: "joe-diamond", at: "foyer.n", door };
    const { motions } = play([pushed], { barriers: [free] }, { barriers: [barring] });
    expect(motions).toMatchObject([{ does: "travel", actor: { is: "barrier" } }]);
    expect(play([{ event: "barrier-destroyed", at: "foyer.n" }], { barriers: [free] }, {}).does).toEqual(["fall"]);
  });
});

describe("a card of a room", () => {
  it("is turned up over its pile", () => {
    const turned: Event = { event: "card-turned", room: "kitchen", card: "axe" };
    expect(play([turned], {}, {}).motions).toMatchObject([{ does: "turn", at: plan.rooms.get("kitchen")!.pile }]);
  });

  it("shows itself where it is a clue, and holds where it is a Lock", () => {
    const clue: Event = { event: "clue-found", who: "joe-diamond", card: "clue-fall-of-house-lynch-1a" };
    expect(play([clue], joe("foyer.n"), joe("foyer.n")).motions).toMatchObject([{ does: "flash", tone: "clue" }]);
    const lock: Event = { event: "lock-holds", who: "joe-diamond", card: "barred-door", room: "kitchen" };
    expect(play([lock], {}, {}).motions).toMatchObject([{ does: "flash", tone: "door" }]);
  });
});

describe("harm", () => {
  it("rises from whoever suffers it, in the colour of its kind", () => {
    const events: Event[] = [
      { event: "suffered", who: "joe-diamond", what: "damage", count: 1 },
      { event: "suffered", who: "joe-diamond", what: "horror", count: 2 },
      { event: "healed", who: "joe-diamond", what: "horror", count: 1 },
      { event: "stunned", who: "joe-diamond" },
    ];
    const { motions } = play(events, joe("foyer.n"), joe("foyer.n"));
    expect(motions).toMatchObject([
      { tone: "health", text: "−1" },
      { tone: "sanity", text: "−2" },
      { tone: "heal", text: "+1" },
      { tone: "stun", text: "" },
    ]);
  });
});
