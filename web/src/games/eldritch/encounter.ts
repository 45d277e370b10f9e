/** What is met, fought or tried now, for the shell to play as a scene. */
import type { Encounter } from "../face";
import * as things from "./things";
import type { View } from "./wire";
import { monsterName, skillName, tell } from "./words";

export function encounter(view: View): Encounter | null {
  const { scene, combat, test, losing } = view;
  const tried = combat !== null || test !== null || losing !== null;
  if (scene) return { ...scene, tried: tried || scene.outcomes.length > 0 };
  const plain = { story: [], outcomes: [], tried };
  if (combat) {
    return {
      who: things.investigator(combat.who),
      title: tell("fight-with", { monster: monsterName(combat.kind) }),
      ...plain,
    };
  }
  if (test) {
    return { who: things.investigator(test.who), title: tell("test-of", { skill: skillName(test.skill) }), ...plain };
  }
  return losing && { who: things.investigator(losing.who), title: tell(`loss-${losing.what}`), ...plain };
}
