import { Test } from "../../../table/trial/test";
import type { HerePart } from "../scene";
import { causeName, skillName, tell } from "../words";
import { Combat } from "./Combat";
import { Loss } from "./Loss";

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
      {losing && <Loss scene={scene} losing={losing} />}
    </>
  );
}
