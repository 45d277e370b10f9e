/** The numbers on the cards. */
import { type Figure, modifier } from "../../../table/card/figures";
import type { IconName } from "../art/icons";
import type { CardEntry, MonsterEntry } from "../wire";
import { tell } from "../words";

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
