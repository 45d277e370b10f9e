/** Where a question comes from: the component that asks. What an encounter asks is told by itself. */
import { idOf, kindOf } from "../../table/things";
import type { Message, Question } from "../../wire";
import { bookOf } from "./book";
import type { Here } from "./scene";
import { together } from "./words";

interface Source {
  name: Message;
  lines: readonly Message[];
}

export function origin(question: Question, scene: Here): { title: string; text: string } | null {
  const source = sourceOf(question, scene);
  if (!source?.lines.length) return null;
  return { title: scene.say(source.name), text: together(source.lines, scene.say) };
}

/** By the sort of component. */
const COMPONENTS: Readonly<Record<string, (id: string, scene: Here) => Source | null | undefined>> = {
  card: (id, { reference }) => bookOf(reference).cards.get(id),
  headline: (id, { reference }) => bookOf(reference).headlines.get(id),
  investigator: (id, { reference }) => bookOf(reference).investigators.get(id),
  monster: (id, { reference }) => bookOf(reference).monsters.get(id),
  /** By the side that counts: "26", "26-back". */
  archive: (side, { view }) => view.codex.find(({ number }) => number === Number.parseInt(side, 10)),
  scenario: (_, { view, reference }) => bookOf(reference).scenarios.get(view.scenario),
};

function sourceOf({ cause }: Question, scene: Here): Source | null {
  // The headline that is being read asks wherever nothing else does.
  const asks = cause ?? (scene.view.headline ? `headline:${scene.view.headline}` : null);
  return (asks && COMPONENTS[kindOf(asks)]?.(idOf(asks), scene)) || null;
}
