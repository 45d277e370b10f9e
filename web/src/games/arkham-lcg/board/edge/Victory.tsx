/** The victory display: what has been won so far. */

import type { Hand } from "../../../../table/map/hand";
import { Icon } from "../../art/icon";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { VICTORY } from "../../things";
import { tell } from "../words";
import { CardList } from "./CardList";
import { Sheet } from "./Sheet";

export function Victory({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view, reference, say } = scene;
  const worth = (code: string) => cardOf(reference, code)?.victory ?? 0;
  const points = view.victory.reduce((sum, { code }) => sum + worth(code), 0);
  const title = say(tell("victory", { points, count: view.victory.length }));
  return (
    <Sheet
      scene={scene}
      hand={hand}
      thing={VICTORY}
      className="edge-victory"
      label={title}
      title={title}
      sheet={
        <CardList
          scene={scene}
          cards={view.victory}
          none={say(tell("victory-none"))}
          worth={({ code }) => String(worth(code))}
        />
      }
    >
      <Icon name="trophy" size="1.35em" />
      <b aria-hidden="true">{points}</b>
    </Sheet>
  );
}
