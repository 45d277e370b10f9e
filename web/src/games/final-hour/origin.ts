/** Where a question comes from: the card, item, reckoning or rule, with its text. */
import { idOf, kindOf } from "../../table/things";
import type { Message, Question } from "../../wire";
import { bookOf } from "./book";
import { matchesNeeded } from "./ritual";
import { isHalf, resolvedNow } from "./round";
import type { Here } from "./scene";
import type { CardView, Reference } from "./wire";
import { cardTitle, investigatorName, itemName, rowName, tell } from "./words";

interface Source {
  title: Message;
  text: Message;
}

export function origin(question: Question, scene: Here): { title: string; text: string } | null {
  const source = sourceOf(question, scene);
  return source && { title: scene.say(source.title), text: scene.say(source.text) };
}

/** By the kind of the component that asks. */
const COMPONENTS: Readonly<Record<string, (id: string, scene: Here) => Source | null>> = {
  item: itemSource,
  row: rowSource,
};

/** By the topic of a question that no component asks. */
const RULES: Readonly<Record<string, (scene: Here) => Source>> = {
  keep: () => ({ title: tell("origin-keep-title"), text: tell("origin-keep") }),
  act: () => ({ title: tell("origin-act-title"), text: tell("origin-act") }),
  attempt: voteSource,
  "attempt-hopeless": voteSource,
  "leave-out": ritualSource,
  "leave-out-kept": ritualSource,
};

function sourceOf({ cause, topic }: Question, scene: Here): Source | null {
  const component = cause && COMPONENTS[kindOf(cause)]?.(idOf(cause), scene);
  return component || (RULES[topic]?.(scene) ?? drawnSource(scene) ?? resolvedSource(scene));
}

function itemSource(id: string, { reference }: Here): Source | null {
  const item = bookOf(reference).items.get(id);
  return item ? { title: tell("origin-item", { item: itemName(id) }), text: item.text } : null;
}

function rowSource(id: string, { view, reference }: Here): Source | null {
  const row = bookOf(reference)
    .ancientOnes.get(view.ancient_one)
    ?.reckoning.find((each) => each.id === id);
  return row ? { title: tell("origin-row", { row: rowName(id) }), text: row.text } : null;
}

function voteSource(): Source {
  return { title: tell("origin-vote-title"), text: tell("origin-vote") };
}

function ritualSource({ view }: Here): Source {
  const needed = matchesNeeded(view);
  const text = needed === null ? tell("origin-ritual-alone") : tell("origin-ritual", { needed });
  return { title: tell("origin-ritual-title"), text };
}

/** The card drawn and not yet played: both effects, since neither is settled. */
function drawnSource(scene: Here): Source | null {
  const { view, reference } = scene;
  const owner = view.investigators.find((each) => each.drawn && (view.solo || each.seat === view.seat));
  const card = cardOf(owner?.drawn ?? null, reference);
  if (!owner || !card) return null;
  return {
    title: tell("origin-card", { who: investigatorName(owner.id), card: cardTitle(card.title) }),
    text: tell("origin-both", { upper: card.upper, lower: card.lower }),
  };
}

/** The card being resolved: the effect that counts. */
function resolvedSource({ view, reference }: Here): Source | null {
  const played = resolvedNow(view);
  const card = cardOf(played?.card ?? null, reference);
  if (!played || !card || !isHalf(view.resolving)) return null;
  return {
    title: tell(`origin-card-${view.resolving}`, { who: investigatorName(played.who), card: cardTitle(card.title) }),
    text: card[view.resolving],
  };
}

function cardOf(card: CardView | null, reference: Reference) {
  return card ? (bookOf(reference).cards.get(card.number) ?? null) : null;
}
