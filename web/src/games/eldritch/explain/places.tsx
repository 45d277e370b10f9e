/** Spaces, gates, clues, the expedition. */
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { lyingOn } from "../board/load";
import { factsOf } from "../board/words";
import { bookOf } from "../book";
import type { Here } from "../scene";
import type { PathEntry } from "../wire";
import { omenName, spaceName, tell } from "../words";

export function space(id: string, scene: Here): Explanation | null {
  const book = bookOf(scene.reference);
  const printed = book.spaces.get(id);
  if (!printed) return null;
  const facts = factsOf(lyingOn(id, scene.view));
  return read(
    {
      title: printed.name,
      lines: [
        tell(`space-${printed.type}`),
        facts.length ? tell("space-here", { facts }) : tell("note-empty"),
        ...ways(id, book.ways.get(id) ?? []),
        printed.gate ? tell("space-gate", { omen: omenName(printed.gate) }) : null,
      ],
      rules: ["eh.space.1", "eh.path.1", "eh.travel.1"],
    },
    scene.say,
  );
}

/** Where one gets from a space, by train, by ship or on foot. */
function ways(id: string, paths: readonly PathEntry[]): Message[] {
  return (["train", "ship", "uncharted"] as const).flatMap((kind) => {
    const ends = paths.filter((path) => path.kind === kind).map(({ one, other }) => (one === id ? other : one));
    return ends.length ? [tell(`ways-${kind}`, { where: ends.map(spaceName) })] : [];
  });
}

export function gate(id: string, scene: Here): Explanation | null {
  const seen = scene.view.gates.find((each) => each.space === id);
  if (!seen) return null;
  return read(
    {
      title: tell("gate-title", { where: spaceName(id) }),
      icon: "gate",
      lines: [tell("fact-gate", { omen: omenName(seen.omen) }), tell("gate-means"), tell("gate-close")],
      rules: ["eh.gate.1", "eh.gate.2", "eh.other-world.1"],
    },
    scene.say,
  );
}

export function clue(id: string, scene: Here): Explanation | null {
  const count = scene.view.clues.filter((each) => each.space === id).length;
  if (!count) return null;
  return read(
    {
      title: tell("clue-title", { where: spaceName(id), count }),
      icon: "clue",
      lines: [tell("clue-means"), tell("clue-use")],
      rules: ["eh.clue.1", "eh.research.1"],
    },
    scene.say,
  );
}

export function expedition(_: string, scene: Here): Explanation | null {
  const { view } = scene;
  if (!view.expedition) return null;
  return read(
    {
      title: tell("note-expedition"),
      icon: "expedition",
      lines: [
        tell("expedition-where", { where: spaceName(view.expedition), count: view.expeditions.size }),
        tell("expedition-means"),
      ],
      rules: ["eh.expedition.1", "eh.expedition.2"],
    },
    scene.say,
  );
}
