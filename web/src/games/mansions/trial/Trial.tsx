import { PuzzleBoard } from "../puzzle/PuzzleBoard";
import type { HerePart } from "../scene";
import { KeeperGuide, readsGuide } from "../setup/KeeperGuide";
import { Fight } from "./Fight";
import { TenTest } from "./TenTest";

/** What is tried now: the fight with its card, the test with its die, the puzzle on its tile; before the game, the guide. */
export function Trial({ scene }: HerePart) {
  const { test, fight, attempt, puzzles } = scene.view;
  const puzzle = attempt && puzzles.find(({ card }) => card === attempt.card);
  return (
    <>
      {readsGuide(scene.view) && <KeeperGuide scene={scene} />}
      {fight && <Fight scene={scene} fight={fight} />}
      {attempt && puzzle && <PuzzleBoard scene={scene} puzzle={puzzle} attempt={attempt} />}
      {test && <TenTest scene={scene} test={test} />}
    </>
  );
}
