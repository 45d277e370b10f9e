import { Loss } from "../../../table/trial/loss";
import { Test } from "../../../table/trial/test";
import type { HerePart } from "../scene";
import type { LossView } from "../wire";
import { causeName, investigatorName, skillName, tell } from "../words";
import { Combat } from "./Combat";

/** What is tried in an encounter: the monster one fights, the test with its dice, the loss about to happen. */
export function Trial({ scene }: HerePart) {
  const { combat, test, losing } = scene.view;
  return (
    <>
      {combat && <Combat scene={scene} combat={combat} />}
      {test && (
        <Test
          scene={scene}
          test={test}
          title={tell("test-of", { skill: skillName(test.skill) })}
          nameOf={causeName}
          wordOf={(source) => tell(`dice-${source}`)}
        />
      )}
      {losing && <Loss scene={scene} {...lossOf(losing)} />}
    </>
  );
}

function lossOf({ who, what, count }: LossView) {
  const kind = what === "sanity" ? ("sanity" as const) : ("health" as const);
  return { kind, count, text: tell(`loses-${kind}`, { who: investigatorName(who), count }) };
}
