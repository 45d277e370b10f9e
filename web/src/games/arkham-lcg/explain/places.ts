/** Locations. */
import type { Explanation } from "../../face";
import { cardOf } from "../book";
import type { Here } from "../scene";
import { card as cardThing } from "../things";
import { cardName, counted, tell } from "../words";
import { attemptLines } from "./attempts";
import { rulesOf } from "./cards";
import { made, mark, read } from "./sheet";

export function location(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const found = view.locations.find((each) => each.id === Number(id));
  if (!found) return null;
  const shown = cardOf(reference, found.code);
  const ways = view.locations.filter((each) => found.connects.includes(each.id)).map((each) => each.code);
  const enemies = view.enemies.filter((each) => each.location === found.id).map((each) => each.code);
  const here = found.investigators.flatMap((seat) => view.investigators[seat]?.code ?? []);
  return read(
    {
      title: cardName(found.code),
      code: found.code,
      lines: [
        found.revealed ? null : tell("explain-unrevealed"),
        found.shroud === null ? null : made("made-shroud", found.shroud, found.shroud_terms),
        found.revealed ? tell("explain-clues", { count: found.clues }) : null,
        found.doom ? mark("marks-doom", found.doom) : null,
        ...attemptLines(cardThing(found.id), scene),
        here.length ? tell("explain-here", { who: here.map(cardName) }) : null,
        enemies.length ? tell("explain-enemies", { enemies: counted(enemies, cardName) }) : null,
        found.attachments.length
          ? tell("explain-attached", { cards: found.attachments.map(({ code }) => cardName(code)) })
          : null,
        tell("explain-ways", { ways: counted(ways, cardName) }),
      ],
      rules: [...(shown ? rulesOf(shown) : ["lcg.location.4"]), "lcg.move-action.2", "lcg.investigate-action.2"],
    },
    scene,
  );
}
