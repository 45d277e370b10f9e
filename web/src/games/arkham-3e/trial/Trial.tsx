import { Loss } from "../../../table/trial/loss";
import { Test } from "../../../table/trial/test";
import { testTitle } from "../encounter";
import type { HerePart } from "../scene";
import type { HarmView } from "../wire";
import { causeName, investigatorName, tell } from "../words";
import { Foe } from "./Foe";

/** What is tried in an encounter: the monsters one faces, the test with its dice, the harm about to be suffered. */
export function Trial({ scene }: HerePart) {
  const { test, suffering, monsters } = scene.view;
  const faced = test ? test.monsters : suffering?.monster == null ? [] : [suffering.monster];
  const foes = monsters.filter(({ token }) => faced.includes(token));
  return (
    <>
      {foes.map((foe) => (
        <Foe key={foe.token} scene={scene} foe={foe} />
      ))}
      {test && (
        <Test
          scene={scene}
          test={test}
          title={testTitle(test.skill)}
          nameOf={causeName}
          wordOf={(source) => tell(`dice-${source}`)}
        />
      )}
      {suffering && <Loss scene={scene} {...harmOf(suffering)} />}
    </>
  );
}

/** Damage or horror about to be suffered, while it can still be prevented or assigned. */
function harmOf({ who, what, count }: HarmView) {
  const kind = what === "horror" ? ("sanity" as const) : ("health" as const);
  return { kind, count, text: tell(`suffers-${what}`, { who: investigatorName(who), count }) };
}
