import { Figures } from "../../../table/card/figures";
import { LargeCard } from "../../../table/card/large-card";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { monsterIcon } from "../verbs";
import { monsterName, tell } from "../words";
import { bandOf } from "./bands";
import { monsterFigures } from "./figures";

interface Props {
  scene: Here;
  kind: string;
  /** What it has left, where one stands on the board. */
  left?: number;
  most?: number;
}

/** A monster with its numbers, and what it does. */
export function MonsterCard({ scene, kind, left, most }: Props) {
  const { say } = scene;
  const printed = bookOf(scene.reference).monsters.get(kind);
  if (!printed) return null;
  const kicker = [...printed.traits, ...(printed.epic ? [tell("monster-epic")] : [])];
  const health = most ?? printed.health;
  return (
    <LargeCard
      say={say}
      icon={monsterIcon(kind)}
      band={bandOf("monster")}
      name={monsterName(kind)}
      kicker={kicker.map(say).join(" · ")}
      lines={[...printed.habits, ...printed.lines]}
    >
      <Figures say={say} figures={monsterFigures(printed, left ?? health, health)} />
    </LargeCard>
  );
}
