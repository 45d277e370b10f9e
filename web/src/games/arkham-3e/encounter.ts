/** What is met, fought or tried now, for the shell to play as a scene. */
import type { Message } from "../../wire";
import type { Encounter } from "../face";
import * as things from "./things";
import type { View } from "./wire";
import { headlineName, investigatorName, monsterName, skillName, tell } from "./words";

export function encounter(view: View): Encounter | null {
  const { scene, test, suffering } = view;
  const tried = test !== null || suffering !== null;
  if (scene) return { ...scene, tried: tried || scene.outcomes.length > 0 };
  const plain = { story: [], outcomes: [], tried };
  if (test) return { who: things.investigator(test.who), title: titleOf(view) ?? testTitle(test.skill), ...plain };
  if (suffering) {
    const title = titleOf(view) ?? tell(`harm-${suffering.what}`, { who: investigatorName(suffering.who) });
    return { who: things.investigator(suffering.who), title, ...plain };
  }
  return null;
}

export const testTitle = (skill: string): Message => tell("test-of", { skill: skillName(skill) });

/** The actions that are a test. */
const TRIES: ReadonlySet<string> = new Set(["attack", "evade", "research", "ward"]);

/** In the midst of what something is tried or suffered: an action against monsters, an attack of one, a headline. */
function titleOf(view: View): Message | null {
  const { test, suffering, acting, headline } = view;
  const tokens = test ? test.monsters : suffering?.monster == null ? [] : [suffering.monster];
  const monsters = view.monsters.filter(({ token }) => tokens.includes(token)).map(({ kind }) => monsterName(kind));
  if (monsters.length) return tell(test ? "fight-with" : "attack-of", { monsters });
  if (acting && test && TRIES.has(acting.verb)) return tell(`try-${acting.verb}`);
  return headline ? headlineName(headline) : null;
}
