/** What the board shows of a thing beyond its state: its option keys, whether it is looked at or still on its way. */
import type { Scene, Thing } from "../../face";
import type { Reference, View } from "../wire";
import { keysOf } from "./Marks";
import { optionLabel } from "./words";

export interface Sight {
  keys(thing: Thing): string | undefined;
  lit(thing: Thing): boolean;
  /** Still on its way, drawn by the animation. */
  away(thing: Thing): boolean;
  /** The options of a target, in words. */
  label(thing: Thing): string;
}

export function sightOf(scene: Scene<View, Reference>, away: ReadonlySet<Thing>): Sight {
  return {
    keys: (thing) => keysOf(scene.optionsAt.get(thing)),
    lit: (thing) => scene.lit.has(thing),
    away: (thing) => away.has(thing),
    label: (thing) => optionLabel(scene, thing),
  };
}
