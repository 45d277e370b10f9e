import { PuzzleBoard } from "../puzzle/PuzzleBoard";
import type { HerePart } from "../scene";
import { Fight } from "./Fight";
import { TenTest } from "./TenTest";

/** What is tried now: the fight with its card, the test with its die, the puzzle on its tile. */
export function Trial({ scene }: HerePart) {
  const { test, fight, attempt, puzzles } = scene.view;
  const puzzle = attempt && puzzles.find(({ card }) => card === attempt.card);
  return (
    <>
      {fight && <Fight scene={scene} fight={fight} />}
      {attempt && puzzle && <PuzzleBoard scene={scene} puzzle={puzzle} attempt={attempt} />}
      {test && <TenTest scene={scene} test={test} />}
    </>
  );
}
