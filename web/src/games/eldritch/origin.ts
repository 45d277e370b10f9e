/** Where a question comes from: the component that asks. What an encounter or a combat asks is told by itself. */
import { idOf, kindOf } from "../../table/things";
import type { Message, Question } from "../../wire";
import { bookOf, monsterEntry } from "./book";
import type { Here } from "./scene";
import { together } from "./words";

interface Source {
  name: Message;
  lines: readonly Message[];
}

export function origin(question: Question, scene: Here): { title: string; text: string } | null {
  const source = sourceOf(question, scene);
  if (!source) return null;
  return { title: scene.say(source.name), text: together(source.lines, scene.say) };
}

/** By the sort of component. */
const COMPONENTS: Readonly<Record<string, (id: string, scene: Here) => Source | null | undefined>> = {
  card: (id, { reference }) => bookOf(reference).cards.get(id),
  mythos: (id, { reference }) => bookOf(reference).mythos.get(id),
  mystery: (id, { reference }) => bookOf(reference).mysteries.get(id),
  investigator: (id, { reference }) => bookOf(reference).investigators.get(id),
  monster: (id, { view, reference }) => (view.combat?.kind === id ? null : monsterEntry(id, view, reference)),
  "ancient-one": (id, { view, reference }) => {
    const sheet = bookOf(reference).ancientOnes.get(id);
    return sheet && { name: sheet.name, lines: (view.awake ? sheet.back : sheet.front).lines };
  },
};

function sourceOf({ cause }: Question, scene: Here): Source | null {
  return (cause && COMPONENTS[kindOf(cause)]?.(idOf(cause), scene)) || null;
}
