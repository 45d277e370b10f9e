/** The board of Arkham Horror: the city, and above it what hangs over it. */
import { BoardUnderBar } from "../../../table/bar/bar";
import { City } from "../city";
import { BUSTS } from "../portraits/busts";
import type { HerePart } from "../scene";
import { monsterIcon } from "../verbs";
import { Bar } from "./Bar";
import "./board.css";

export function Board({ scene }: HerePart) {
  return (
    <BoardUnderBar bar={<Bar scene={scene} />}>
      <div className="arkham-city">
        <City scene={scene} bust={(id) => BUSTS[id]} creature={monsterIcon} />
      </div>
    </BoardUnderBar>
  );
}
