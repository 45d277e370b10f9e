import type { Say } from "../../../text/say";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { CardEntry, MonsterEntry } from "../wire";
import { tell } from "../words";
import css from "./figures.module.css";

export interface Figure {
  icon: IconName;
  figure: string;
  words: Message;
}

/** The numbers on an asset: the hands it takes, what it can bear, what casting it costs. */
export function figuresOf({ hands, health, sanity, horror }: CardEntry): Figure[] {
  const all: [IconName, number, string][] = [
    ["hands", hands, "hands"],
    ["health", health, "bears-damage"],
    ["sanity", sanity, "bears-horror"],
    ["monster-horror", horror, "casting"],
  ];
  return all.flatMap(([icon, count, words]) =>
    count ? [{ icon, figure: String(count), words: tell(words, { count }) }] : [],
  );
}

/** The numbers on a monster: what a fight with it is, and what is left of it. */
export function monsterFigures(printed: MonsterEntry, left: number, most: number): Figure[] {
  const { attack, evade, damage, horror, speed, remnant } = printed;
  return [
    {
      icon: "health",
      figure: left === most ? String(most) : `${left}/${most}`,
      words: tell("monster-health", { left, most }),
    },
    { icon: "action-attack", figure: modifier(attack), words: tell("monster-attack", { mod: modifier(attack) }) },
    { icon: "action-evade", figure: modifier(evade), words: tell("monster-evade", { mod: modifier(evade) }) },
    { icon: "monster-damage", figure: String(damage), words: tell("monster-damage", { count: damage }) },
    { icon: "monster-horror", figure: String(horror), words: tell("monster-horror", { count: horror }) },
    ...(speed
      ? [{ icon: "speed" as const, figure: String(speed), words: tell("monster-speed", { count: speed }) }]
      : []),
    ...(remnant ? [{ icon: "remnant" as const, figure: "", words: tell("monster-remnant") }] : []),
  ];
}

const modifier = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0");

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
