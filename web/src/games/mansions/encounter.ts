/** What is fought, tried or puzzled over now, for the shell to play as a scene; before the game, what the keeper reads. */
import type { Message } from "../../wire";
import type { Encounter, Thing } from "../face";
import { nameOf } from "./card/MonsterCard";
import { readsGuide } from "./setup/KeeperGuide";
import * as things from "./things";
import { testTitle } from "./trial/TenTest";
import type { FightView, TestView, View } from "./wire";
import { cardName, investigatorName, storyName, tell } from "./words";

/** Whoever rolls for a monster. */
const KEEPER: Thing = things.investigator("keeper");

export function encounter(view: View): Encounter | null {
  const { attempt, fight, test, casting } = view;
  if (readsGuide(view)) return scene(null, tell("guide", { story: storyName(view.story) }));
  if (attempt) return scene(attempt.who, cardName(attempt.card));
  if (fight) return scene(fight.who, fightTitle(fight, view));
  if (test) return scene(test.who, casting ? cardName(casting) : tryTitle(test));
  return null;
}

const scene = (who: string | null, title: Message): Encounter => ({
  who: who === null ? KEEPER : things.investigator(who),
  title,
  story: [],
  tried: true,
  outcomes: [],
});

function fightTitle({ by, who, monster }: FightView, view: View): Message {
  const foe = view.monsters.find(({ id }) => id === monster);
  const args = {
    monster: foe ? nameOf(foe) : tell("a-monster"),
    who: who === null ? tell("the-barrier") : investigatorName(who),
  };
  return tell(`fight-${by}`, args);
}

/** In the midst of what a test is made, where that has a name. */
const TRIES: ReadonlySet<string> = new Set(["horror-check", "evade", "fire", "lock"]);

const tryTitle = (test: TestView): Message => (TRIES.has(test.during) ? tell(`try-${test.during}`) : testTitle(test));
