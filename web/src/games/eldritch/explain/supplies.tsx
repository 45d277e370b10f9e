/** The reserve, the decks, the dice. */
import { read } from "../../../table/explain/sheet";
import { dieWords } from "../../../table/trial/dice";
import { voice } from "../../../text/say";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { isPile, type PileName, sizeOf } from "../knowledge/piles";
import type { Here } from "../scene";
import type { View } from "../wire";
import { cardName, counted, monsterName, mythosName, spaceName, tell } from "../words";

const shell = voice("web");

export function reserve(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: tell("reserve"),
      icon: "reserve",
      lines: [tell("reserve-means"), tell("pile-left", { count: view.assets.size })],
      rules: ["eh.reserve.1", "eh.acquire.1"],
    },
    say,
  );
}

/** What is known of a pile beyond its size. */
const KNOWN: Readonly<Partial<Record<PileName, (view: View) => Message[]>>> = {
  mythos: (view) => discarded(view.mythos_discard, mythosName),
  gates: (view) => [
    ...discarded(view.gate_discard, spaceName),
    ...view.known_gates.map(({ place, space }) => tell("pile-known", { place: place + 1, where: spaceName(space) })),
  ],
  pool: (view) => discarded(view.clue_discard, spaceName),
  cup: (view) => [
    tell("pile-aside", {
      monsters: Object.entries(view.aside).flatMap(([kind, count]) => counted(Array(count).fill(kind), monsterName)),
    }),
  ],
  asset: (view) => discarded(view.assets.discard, cardName),
  artifact: (view) => discarded(view.artifacts.discard, cardName),
  spell: ({ spells: { top } }) => (top ? [tell("pile-top", { card: cardName(top) })] : []),
  condition: ({ conditions: { top } }) => (top ? [tell("pile-top", { card: cardName(top) })] : []),
};

function discarded(ids: readonly string[], name: (id: string) => Message): Message[] {
  return ids.length ? [tell("pile-discard", { cards: counted(ids, name) })] : [];
}

export function pile(id: string, { view, say }: Here): Explanation | null {
  if (!isPile(id)) return null;
  return read(
    {
      title: tell(`pile-${id}`),
      lines: [
        tell("pile-left", { count: sizeOf(id, view) }),
        id === "mythos" ? tell("mythos-means") : null,
        ...(KNOWN[id]?.(view) ?? []),
      ],
      rules: id === "mythos" ? ["eh.win-lose.1"] : ["eh.hidden.1"],
    },
    say,
  );
}

export function die(id: string, { view, say }: Here): Explanation | null {
  const { test } = view;
  if (!test?.dice.includes(Number(id))) return null;
  const success = Number(id) >= test.at_least;
  return read(
    {
      title: dieWords(Number(id), success),
      icon: "action-reroll",
      lines: [shell("test-rule", { least: test.at_least })],
      rules: ["eh.test.11", "eh.reroll.1"],
    },
    say,
  );
}
