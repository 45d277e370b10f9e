import { Icon } from "../../art/icon";
import type { Face, Scene, Thing } from "../../games/face";
import { voice } from "../../text/say";
import { cx } from "../../ui/cx";
import type { OptionInfo } from "../../wire";
import { chanceOf, percentOf, thingsOf } from "../options";
import css from "./options.module.css";

const words = voice("web");

/** The key beside an option: 1 to 9, then 0; further ones have none. */
export function keyOf(number: number): string | null {
  return number < 9 ? String(number + 1) : number === 9 ? "0" : null;
}

export function optionOfKey(key: string): number | null {
  if (!/^[0-9]$/.test(key)) return null;
  return key === "0" ? 9 : Number(key) - 1;
}

/** Where one note is longer than this, all stand under the words instead of beside them. */
const BESIDE = 24;

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  /** Which options of the question; all where not given. */
  only?: readonly number[];
  /** The thing at which they are offered. */
  at?: Thing;
  /** The key of the option that was sent and is not answered yet. */
  chosen: string | null;
  onChoose(option: number): void;
  label: string;
}

/** The options of the question as a numbered list; pointing at one lights it on the board, and the other way round. */
export function Options({ face, scene, only, at, chosen, onChoose, label }: Props) {
  const { question, say, lit, light } = scene;
  if (!question) return null;
  const numbers = only ?? question.options.map((_, number) => number);
  const notes = question.options.map((option) => notesOf(option, face, scene, at));
  const under = numbers.some((number) => (notes[number]?.length ?? 0) > BESIDE);
  return (
    <ol className={css.options} aria-label={label}>
      {numbers.map((number) => {
        const option = question.options[number];
        if (!option) return null;
        const targets = thingsOf(option);
        const note = notes[number];
        const key = keyOf(number);
        return (
          <li key={option.key}>
            <button
              type="button"
              data-option={number}
              data-key={option.key}
              data-role={option.role ?? undefined}
              className={cx(
                css.option,
                targets.some((thing) => lit.has(thing)) && css.lit,
                chosen === option.key && css.chosen,
              )}
              aria-keyshortcuts={key ?? undefined}
              aria-disabled={chosen !== null}
              onClick={() => onChoose(number)}
              onPointerEnter={() => light(targets)}
              onPointerLeave={() => light([])}
              onFocus={() => light(targets)}
              onBlur={() => light([])}
            >
              <span className={css.key} aria-hidden="true">
                {key}
              </span>
              <span className={cx(css.told, under && css.under)}>
                <span className={css.words}>{say(option.say)}</span>
                {note && <span className={css.note}>{note}</span>}
                {option.costs.map(say).map((cost) => (
                  <span key={cost} className={css.cost}>
                    <Icon name="danger" size="1.05em" />
                    {cost}
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What matters about an option: how likely it succeeds, then what the game says of it. */
function notesOf(option: OptionInfo, face: Face, scene: Scene<unknown, unknown>, at?: Thing): string {
  const chance = chanceOf(option, at);
  const told = chance === null ? "" : scene.say(words("option-chance", { count: percentOf(chance) }));
  return [told, face.note(option, scene, at)].filter(Boolean).join(" · ");
}
