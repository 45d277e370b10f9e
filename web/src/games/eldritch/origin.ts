/** Where a question comes from: the component that asks. What an encounter or a combat asks is told by itself. */
import { type Components, originOf } from "../../table/origin";
import type { Question } from "../../wire";
import { bookOf, monsterEntry } from "./book";
import type { Here } from "./scene";
import type { Reference, View } from "./wire";

/** By the sort of component. */
const COMPONENTS: Components<View, Reference> = {
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

export const origin = ({ cause }: Question, scene: Here) => originOf(cause, COMPONENTS, scene);
