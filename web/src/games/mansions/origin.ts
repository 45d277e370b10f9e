/** Where a question comes from: the component that asks. */
import { type Components, originOf } from "../../table/origin";
import type { Question } from "../../wire";
import { bookOf } from "./book";
import type { Here } from "./scene";
import type { Reference, View } from "./wire";

/** By the sort of component. */
const COMPONENTS: Components<View, Reference> = {
  /** Clues and events are in no book: they are read where they were read out. */
  card: (id, { view, reference }) => bookOf(reference).cards.get(id) ?? view.pages.find((page) => page.id === id),
  trait: (id, { reference }) => bookOf(reference).traits.get(id),
};

export const origin = ({ cause }: Question, scene: Here) => originOf(cause, COMPONENTS, scene);
