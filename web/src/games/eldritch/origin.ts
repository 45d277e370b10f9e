/** Where a question comes from: the component that asks, or the Mythos card that is being resolved. */
import { idOf, kindOf } from "../../table/things";
import type { Message, Question } from "../../wire";
import { bookOf } from "./book";
import type { Here } from "./scene";
import { frontOf, together } from "./words";

interface Source {
  name: Message;
  lines: readonly Message[];
}

export function origin(question: Question, scene: Here): { title: string; text: string } | null {
  const source = sourceOf(question, scene);
  if (!source) return null;
  return { title: scene.say(source.name), text: together(source.lines, scene.say) };
}

function sourceOf({ cause }: Question, { view, reference }: Here): Source | null {
  const book = bookOf(reference);
  const component: Readonly<Record<string, () => Source | undefined>> = {
    card: () => book.cards.get(frontOf(cause ?? "")),
    mythos: () => book.mythos.get(idOf(cause ?? "")),
    investigator: () => book.investigators.get(idOf(cause ?? "")),
  };
  const found = cause ? component[kindOf(cause)]?.() : undefined;
  // What an encounter asks is told by the encounter.
  if (found || view.scene) return found ?? null;
  return (view.phase === "mythos" && view.card ? book.mythos.get(view.card) : null) ?? null;
}
