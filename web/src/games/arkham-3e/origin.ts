/** Where a question comes from: the component that asks. What an encounter asks is told by itself. */
import { type Components, originOf } from "../../table/origin";
import type { Question } from "../../wire";
import { bookOf } from "./book";
import type { Here } from "./scene";
import type { Reference, View } from "./wire";

/** By the sort of component. */
const COMPONENTS: Components<View, Reference> = {
  card: (id, { reference }) => bookOf(reference).cards.get(id),
  headline: (id, { reference }) => bookOf(reference).headlines.get(id),
  investigator: (id, { reference }) => bookOf(reference).investigators.get(id),
  monster: (id, { reference }) => bookOf(reference).monsters.get(id),
  /** By the side that counts: "26", "26-back". */
  archive: (side, { view }) => view.codex.find(({ number }) => number === Number.parseInt(side, 10)),
  scenario: (_, { view, reference }) => bookOf(reference).scenarios.get(view.scenario),
};

/** The headline that is being read asks wherever nothing else does. */
export function origin({ cause }: Question, scene: Here) {
  const { headline } = scene.view;
  return originOf(cause ?? (headline && `headline:${headline}`), COMPONENTS, scene);
}
