/** Where a question comes from: the card with its text, or the window it is asked in. */
import type { Question } from "../../wire";
import { cardOf, NONE } from "./book";
import { codeOf, isWindow } from "./round";
import type { Here } from "./scene";
import { backName, backText, cardName, cardText, tell } from "./words";

export function origin(question: Question, scene: Here): { title: string; text: string } | null {
  const { view, say } = scene;
  const code = question.cause ?? testedBy(scene);
  const card = code ? cardOf(scene.reference, code) : null;
  if (code && card && card.type !== "scenario") {
    const turned = (view.act?.code === code && view.act.turned) || (view.agenda?.code === code && view.agenda.turned);
    return turned
      ? { title: say(backName(code)), text: say(backText(code)) }
      : { title: say(cardName(code)), text: say(cardText(card)) };
  }
  if (view.window && isWindow(question)) {
    return { title: say(tell("origin-window-title")), text: say(tell("origin-window")) };
  }
  return null;
}

/** The card that asks for the test under way, where it is no plain attempt. */
function testedBy({ view }: Here): string | null {
  const { test } = view;
  return test && test.source !== NONE ? codeOf(test.source, view) : null;
}
