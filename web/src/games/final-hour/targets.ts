/** Where on the table an option is. */
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { bookOf } from "./book";
import { resolvedNow } from "./round";
import type { Here } from "./scene";
import type { Reference, View } from "./wire";

type Find = (rest: string, view: View, reference: Reference) => Thing[];

const at: Find = (number) => [`location:${number}`];
const priority: Find = (number) => [`priority:${number}`];
const investigator: Find = (id) => [`investigator:${id}`];

/** By the verb of the option's key; the verbs without a place on the table are in `ELSEWHERE`. */
const TARGETS: Readonly<Record<string, Find>> = {
  play: priority,
  keep: priority,
  slot: priority,
  "leave-out": priority,
  move: at,
  at,
  stay: (_, view) => standing(view),
  seal: (ends) => [`walkway:${ends}`],
  destroy: (rest, view) => monstersOf(rest, view),
  drive: (rest, view) => monstersOf(rest, view),
  displace: (rest, view) => monstersOf(rest, view),
  activate: (rest, view) => monstersOf(rest, view, view.activated),
  appear: (rest) => [`location:${rest.split("@")[1]}`],
  victim: investigator,
  act: investigator,
  lead: investigator,
  use: (item) => [`item:${item}`],
  zone: (zone, _, reference) => (bookOf(reference).zones.get(zone) ?? []).map((number) => `location:${number}`),
};

/** Verbs that mean no thing: enough, not now, an attack elsewhere, yes and no, one of the ways of a card. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  "done",
  "hold",
  "pass",
  "ready",
  "wait",
  "yes",
  "no",
  "pay",
  "way",
]);

export function target(option: OptionInfo, view: View, reference: Reference): Thing[] {
  const { verb, rest } = partsOf(option);
  return TARGETS[verb]?.(rest, view, reference) ?? [];
}

/** The verb of an option and what it is about: "move:7" is "move" and "7". */
export function partsOf(option: OptionInfo): { verb: string; rest: string } {
  const colon = option.key.indexOf(":");
  if (colon < 0) return { verb: option.key, rest: "" };
  return { verb: option.key.slice(0, colon), rest: option.key.slice(colon + 1) };
}

/** The location an option leads to or happens in. */
export function locationOf(option: OptionInfo, { view, reference }: Here): number | null {
  const behind = option.key.split("@")[1];
  if (behind) return Number(behind);
  const thing = target(option, view, reference)[0];
  return thing?.startsWith("location:") && !option.key.startsWith("zone:")
    ? Number(thing.slice("location:".length))
    : null;
}

/** The monsters of a kind in a location ("red-killer-1@7"); those an effect has already moved are left out. */
function monstersOf(rest: string, view: View, except: readonly number[] = []): Thing[] {
  const [kind, number] = rest.split("@");
  const spaces = view.locations[Number(number) - 1]?.spaces ?? [];
  return spaces.flatMap(({ holds, monster }) =>
    holds === kind && typeof monster === "number" && !except.includes(monster) ? [`monster:${monster}`] : [],
  );
}

/** Where the investigator stands who resolves a card. */
function standing(view: View): Thing[] {
  const who = resolvedNow(view)?.who;
  const walker = view.investigators.find((each) => each.id === who);
  return walker ? [`location:${walker.location}`] : [];
}
