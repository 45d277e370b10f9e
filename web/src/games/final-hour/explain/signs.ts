/** Gates, ritual symbols, the rows of the reckoning. */

import type { Explanation } from "../../face";
import { hasIcon } from "../art/icons";
import { bookOf } from "../book";
import { chanceOf, foundOf, unseenOf } from "../ritual";
import { omensOf } from "../round";
import type { Here } from "../scene";
import { gateName, locationName, rowName, symbolName, tell } from "../words";
import { read } from "./sheet";

export function gate(id: string, scene: Here): Explanation | null {
  const at = scene.view.locations.find((each) => each.gate === id);
  const icon = `gate-${id}`;
  if (!at || !hasIcon(icon)) return null;
  return read(
    {
      title: tell("title-gate", { gate: gateName(id) }),
      icon,
      lines: [
        tell("gate-where", { where: locationName(at.number), tokens: at.gate_tokens }),
        tell("gate-next", { count: at.gate_tokens + 1 }),
        tell("gate-stack", { count: scene.view.gates_left }),
      ],
      rules: ["fh.gates.1", "fh.gates.2", "fh.gates.3", "fh.component.gate-symbols"],
    },
    scene.say,
  );
}

export function symbol(id: string, scene: Here): Explanation | null {
  const { view } = scene;
  const icon = `symbol-${id}`;
  if (!hasIcon(icon)) return null;
  const title = tell("title-symbol", { symbol: symbolName(id) });
  if (id === "key") {
    return read({ title, icon, lines: [tell("symbol-key-is")], rules: ["fh.investigate.2"] }, scene.say);
  }
  const book = bookOf(scene.reference);
  const cards = scene.reference.priority.filter((each) => each.symbol === id).length;
  return read(
    {
      title,
      icon,
      lines: [
        tell("symbol-found", { found: foundOf(id, view), left: unseenOf(id, view, book) }),
        tell(view.ritual_tokens ? "symbol-revealed" : "symbol-chance", {
          count: view.ritual_tokens?.filter((each) => each === id).length ?? unseenOf(id, view, book),
          chance: chanceOf(id, view),
        }),
        tell("symbol-cards", { count: cards }),
      ],
      rules: ["fh.ritual.1", "fh.ritual.3", "fh.ritual.4", "fh.ritual.13"],
    },
    scene.say,
  );
}

export function reckoning(id: string, scene: Here): Explanation | null {
  const { view } = scene;
  const book = bookOf(scene.reference);
  const row = [...book.ancientOnes.values()].flatMap((each) => each.reckoning).find((each) => each.id === id);
  if (!row) return null;
  const { omens, row: coming } = omensOf(view, book);
  return read(
    {
      title: rowName(id),
      icon: "omen",
      lines: [
        row.most === null
          ? tell("row-from", { least: row.least })
          : tell("row-between", { least: row.least, most: row.most }),
        row.text,
        coming?.id === id ? tell("row-coming", { count: omens }) : null,
        view.omens_softened ? tell("row-softened", { count: view.omens_softened }) : null,
      ],
      rules: ["fh.reckoning.1", "fh.reckoning.2", "fh.reckoning.3"],
    },
    scene.say,
  );
}
