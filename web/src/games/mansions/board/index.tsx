/** The board of Mansions of Madness: the house, and above it what hangs over it. */
import { BoardUnderBar } from "../../../table/bar/bar";
import { House } from "../house";
import { bustOf } from "../portraits/busts";
import type { HerePart } from "../scene";
import { monsterIcon } from "../verbs";
import { Bar } from "./Bar";
import "./board.css";

export function Board({ scene }: HerePart) {
  return (
    <BoardUnderBar bar={<Bar scene={scene} />}>
      <div className="mansions-house">
        <House scene={scene} bust={bustOf} creature={monsterIcon} />
      </div>
    </BoardUnderBar>
  );
}
