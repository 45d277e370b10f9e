import type { HerePart } from "../scene";
import { Combat } from "./Combat";
import { Loss } from "./Loss";
import { Test } from "./Test";

/** What is tried in an encounter: the monster one fights, the test with its dice, the loss about to happen. */
export function Trial({ scene }: HerePart) {
  const { combat, test, losing } = scene.view;
  return (
    <>
      {combat && <Combat scene={scene} combat={combat} />}
      {test && <Test scene={scene} test={test} />}
      {losing && <Loss scene={scene} losing={losing} />}
    </>
  );
}
