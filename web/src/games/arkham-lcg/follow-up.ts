/** What an option that was chosen at an enemy has already answered. */
import type { OptionInfo, Question } from "../../wire";
import type { Thing } from "../face";
import { partsOf } from "./things";

const ABILITY = /^(?:activate|use):(\w+)#\d+:/;
const EVENT = /^play(?:-discarded)?:(\w+)$/;
const WHOM = /^(fight|evade):.*#(\d+)$/;

/**
 * Who takes a weapon against an enemy need not say again whom to fight: the key of that enemy, where the very same card
 * asks nothing else than this.
 */
export function followUp(chosen: OptionInfo, at: Thing, next: Question): string | null {
  const { kind, id } = partsOf(at);
  const card = (ABILITY.exec(chosen.key) ?? EVENT.exec(chosen.key))?.[1];
  if (kind !== "card" || card === undefined || next.cause !== card) return null;
  const asked = next.options.map(({ key }) => WHOM.exec(key));
  const verbs = new Set(asked.map((found) => found?.[1]));
  if (verbs.size !== 1 || verbs.has(undefined)) return null;
  return asked.find((found) => found?.[2] === id)?.[0] ?? null;
}
