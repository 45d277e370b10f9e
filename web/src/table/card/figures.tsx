import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Say } from "../../text/say";
import type { Message } from "../../wire";
import css from "./figures.module.css";

/** A number on a card, with its sign and in words. */
export interface Figure {
  icon: IconName;
  figure: string;
  words: Message;
}

/** A modifier with its sign. */
export const modifier = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0");

/** Numbers with their signs; in words where one points at them, and for those who hear them. */
export function Figures({ say, figures }: { say: Say; figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className={css.figures}>
      {figures.map(({ icon, figure, words }) => (
        <li key={words.id} title={say(words)}>
          <Icon name={icon} size="1.1em" title={say(words)} />
          {figure && <span aria-hidden="true">{figure}</span>}
        </li>
      ))}
    </ul>
  );
}
