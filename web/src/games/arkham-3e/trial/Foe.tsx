import { Figures } from "../../../table/card/figures";
import { together } from "../../../text/together";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { monsterFigures } from "../card/figures";
import type { Here } from "../scene";
import * as things from "../things";
import { monsterIcon } from "../verbs";
import type { MonsterView } from "../wire";
import { monsterName, tell } from "../words";
import css from "./trial.module.css";

/** The monster one faces: what is left of it, what a fight with it is, and what else it does to whoever faces it. */
export function Foe({ scene, foe }: { scene: Here; foe: MonsterView }) {
  const { say, reference } = scene;
  const printed = bookOf(reference).monsters.get(foe.kind);
  if (!printed) return null;
  return (
    <div className={css.foe} data-thing={things.monster(foe.token)}>
      <span className={css.chip}>
        <Icon name={monsterIcon(foe.kind)} size="2.6rem" />
      </span>
      <div>
        <strong className={css.name}>{say(tell("foe", { monster: monsterName(foe.kind) }))}</strong>
        <Figures say={say} figures={monsterFigures(printed, foe.health - foe.damage, foe.health)} />
      </div>
      {printed.lines.length > 0 && <p className={css.ability}>{together(printed.lines, say)}</p>}
    </div>
  );
}
