import { Icon } from "../../art/icon";
import { iconOf } from "../../options";
import { codeOf, verbOf } from "../../round";
import type { HerePart } from "../../scene";
import { card as cardThing } from "../../things";
import { cardName } from "../../words";
import css from "./test.module.css";

/** The cards in play one may use in the test: their area is covered while it lasts. */
export function Usable({ scene }: HerePart) {
  const { question, say, view } = scene;
  const usable = (question?.options ?? []).flatMap((option, number) => {
    const id = Number(/#(\d+):/.exec(option.key)?.[1] ?? Number.NaN);
    const held = view.investigators.some(({ hand }) => hand?.some((each) => each.id === id));
    const code = verbOf(option) === "use" && !held ? codeOf(id, view) : null;
    return code ? [{ option, number, id, code }] : [];
  });
  if (!usable.length) return null;
  return (
    <ul className={css.usable}>
      {usable.map(({ option, number, id, code }) => (
        <li key={option.key}>
          <button
            type="button"
            data-thing={cardThing(id)}
            title={say(option.say)}
            onClick={() => scene.choose(number)}
            onPointerEnter={() => scene.light([cardThing(id)])}
            onPointerLeave={() => scene.light([])}
          >
            <Icon name={iconOf(option, scene)} size="1em" />
            <span>{say(cardName(code))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
