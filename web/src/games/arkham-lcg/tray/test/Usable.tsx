import { Icon } from "../../art/icon";
import { iconOf } from "../../options";
import { codeOfThing } from "../../round";
import type { HerePart } from "../../scene";
import { card as cardThing } from "../../things";
import { cardName } from "../../words";
import css from "./test.module.css";

/** The cards in play one may use in the test: their area is covered while it lasts. */
export function Usable({ scene }: HerePart) {
  const { question, say, view } = scene;
  const usable = (question?.options ?? []).flatMap((option, number) => {
    const [thing] = option.about;
    const held = view.investigators.some(({ hand }) => hand?.some(({ id }) => cardThing(id) === thing));
    const code = option.verb === "use" && !held ? codeOfThing(thing, view) : null;
    return code && thing ? [{ option, number, thing, code }] : [];
  });
  if (!usable.length) return null;
  return (
    <ul className={css.usable}>
      {usable.map(({ option, number, thing, code }) => (
        <li key={option.key}>
          <button
            type="button"
            data-thing={thing}
            title={say(option.say)}
            onClick={() => scene.choose(number)}
            onPointerEnter={() => scene.light([thing])}
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
