import { describe, expect, it } from "vitest";
import type { Event, View } from "../../wire";
import { loadOf, lyingOn, middleOf } from "../lying";
import { seatsIn, slotsIn } from "../slots";
import { spotsOf } from "../spots";
import { lurking, planIn, standing, viewOf } from "../testing/scene";
import { animate } from "./animation";

const plan = planIn();
const seats = seatsIn(plan);

function picture(parts: Partial<View>) {
  const view = viewOf(parts);
  const lying = new Map([...plan.sites.keys()].map((id) => [id, lyingOn(id, view)]));
  const slots = slotsIn(new Map([...lying].map(([id, there]) => [id, loadOf(there)])), seats);
  return { view, where: spotsOf(plan, slots, lying, new Map(plan.tiles.map(({ id }) => [id, middleOf(id, view)]))) };
}

function play(events: Event[], before: Partial<View>, after: Partial<View>) {
  const { steps, away } = animate(events, picture(before), picture(after), plan);
  return { does: steps.map(({ motion }) => motion.does), motions: steps.map(({ motion }) => motion), away: [...away] };
}

const agnes = (space: string) => ({ investigators: [standing("agnes-baker", space)] });
const moved = (origin: string, to: string): Event => ({ event: "moved", who: "agnes-baker", origin, to });

describe("somebody who moves", () => {
  it("walks to their seat and is drawn nowhere else meanwhile", () => {
    const { motions, away } = play([moved("black-cave", "graveyard")], agnes("black-cave"), agnes("graveyard"));
    expect(motions).toMatchObject([{ does: "travel", thing: "investigator:agnes-baker" }]);
    const { line } = motions[0] as Extract<(typeof motions)[number], { does: "travel" }>;
    expect(line[0]).toEqual(picture(agnes("black-cave")).where.get("investigator:agnes-baker"));
    expect(line.at(-1)).toEqual(picture(agnes("graveyard")).where.get("investigator:agnes-baker"));
    expect(away).toEqual(["investigator:agnes-baker"]);
  });

  it("passes the seal of a space on the way to another", () => {
    const steps = [moved("black-cave", "downtown-rivertown"), moved("downtown-rivertown", "la-bella-luna")];
    const { motions } = play(steps, agnes("black-cave"), agnes("la-bella-luna"));
    const lines = motions.map((motion) => (motion.does === "travel" ? motion.line : []));
    const { x, y } = plan.sites.get("downtown-rivertown")!;
    expect(lines[0]!.at(-1)).toMatchObject({ x, y });
    expect(lines[1]![0]).toEqual(lines[0]!.at(-1));
  });
});

describe("doom", () => {
  const placed: Event = { event: "doom-placed", at: "graveyard", count: 1 };

  it("appears where there was none, and rises as a number where there was", () => {
    expect(play([placed], {}, { doom: { graveyard: 1 } })).toMatchObject({
      does: ["appear"],
      away: ["doom:graveyard"],
    });
    const more = play([placed], { doom: { graveyard: 1 } }, { doom: { graveyard: 2 } });
    expect(more.motions).toMatchObject([{ does: "flash", tone: "doom", text: "+1" }]);
  });

  it("falls when the last of it is removed, and only sinks before", () => {
    const removed: Event = { event: "doom-removed", at: "graveyard", count: 1 };
    expect(play([removed], { doom: { graveyard: 1 } }, {}).does).toEqual(["fall"]);
    const less = play([removed], { doom: { graveyard: 2 } }, { doom: { graveyard: 1 } });
    expect(less.motions).toMatchObject([{ does: "flash", tone: "good", text: "−1" }]);
  });
});

describe("a neighbourhood", () => {
  it("opens in an anomaly and is closed again", () => {
    const anomalies = { anomalies: ["downtown"] };
    expect(play([{ event: "anomaly-appeared", neighborhood: "downtown" }], {}, anomalies).does).toEqual(["open"]);
    expect(play([{ event: "anomaly-closed", neighborhood: "downtown" }], anomalies, {}).does).toEqual(["close"]);
  });

  it("is given clues", () => {
    const found: Event = { event: "clue-placed", neighborhood: "downtown" };
    expect(play([found], {}, { clues: { downtown: 1 } }).does).toEqual(["appear"]);
    expect(play([found], { clues: { downtown: 1 } }, { clues: { downtown: 2 } }).does).toEqual(["flash"]);
  });
});

describe("a monster", () => {
  const beast = { monsters: [lurking(7, "graveyard")] };
  const defeated: Event = { event: "monster-defeated", monster: 7, kind: "robed-figure" };

  it("appears, is hurt and falls where it stood", () => {
    const spawned: Event = { event: "monster-spawned", monster: 7, kind: "robed-figure", at: "graveyard" };
    expect(play([spawned], {}, beast)).toMatchObject({ does: ["appear"], away: ["monster:7"] });
    const hurt: Event = { event: "monster-hurt", monster: 7, kind: "robed-figure", count: 2 };
    expect(play([hurt, defeated], beast, {}).does).toEqual(["flash", "fall"]);
  });

  it("is not seen at all where it came and went meanwhile", () => {
    const spawned: Event = { event: "monster-spawned", monster: 7, kind: "robed-figure", at: "graveyard" };
    expect(play([spawned, defeated], {}, {})).toMatchObject({ does: [], away: [] });
  });
});

describe("harm", () => {
  it("rises from whoever suffers it, in the colour of its kind", () => {
    const events: Event[] = [
      { event: "suffered", who: "agnes-baker", what: "damage", count: 1 },
      { event: "suffered", who: "agnes-baker", what: "horror", count: 2 },
      { event: "recovered", who: "agnes-baker", what: "horror", count: 1 },
    ];
    const { motions } = play(events, agnes("graveyard"), agnes("graveyard"));
    expect(motions).toMatchObject([
      { tone: "health", text: "−1" },
      { tone: "sanity", text: "−2" },
      { tone: "heal", text: "+1" },
    ]);
  });
});
