/** What a map shows of a thing beyond its state: its option keys, whether it is looked at or still on its way. */
import type { Scene, Thing } from "../../games/face";
import { voice } from "../../text/say";
import type { Message } from "../../wire";
import { keysOf } from "./marks";

const words = voice("web");

export interface Appearance {
  keys(thing: Thing): string | undefined;
  lit(thing: Thing): boolean;
  /** Still on its way, drawn by the animation. */
  away(thing: Thing): boolean;
  /** The options of a target, in words. */
  label(thing: Thing): string;
}

export function appearanceOf(scene: Scene<unknown, unknown>, away: ReadonlySet<Thing>): Appearance {
  return {
    keys: (thing) => keysOf(scene.optionsAt.get(thing)),
    lit: (thing) => scene.lit.has(thing),
    away: (thing) => away.has(thing),
    label: (thing) => optionLabel(scene, thing),
  };
}

/** The choices at a thing, each with its key; an empty list where there are none. */
export function choicesAt(scene: Scene<unknown, unknown>, thing: Thing): Message[] {
  return (scene.optionsAt.get(thing) ?? []).flatMap((option) => {
    const said = scene.question?.options[option]?.say;
    return said ? [words("choice-here", { key: option + 1, option: said })] : [];
  });
}

export function optionLabel(scene: Scene<unknown, unknown>, thing: Thing): string {
  return scene.say(words("choices-here", { choices: choicesAt(scene, thing) }));
}
