import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import type { Thing } from "../../face";
import { Icon } from "../art/icon";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import * as things from "../things";
import { monsterIcon } from "../verbs";
import { monsterName, tell } from "../words";
import css from "./keeper.module.css";
import { WholeDesk } from "./WholeDesk";

/** More threat than this is told by its number alone. */
const MOST = 12;

/** The keeper: how much threat there is to spend, and the figures that can still appear. */
export function KeeperSheet({ scene }: { scene: Here }) {
  const { view, say } = scene;
  const { handlers, lit } = grip(scene, things.THREAT);
  return (
    <section className={css.sheet}>
      <span className={css.portrait}>
        <Portrait id="keeper" />
      </span>
      <div className={css.told}>
        <header className={css.head}>
          <h3 className={css.name}>{say(tell("the-keeper"))}</h3>
          {view.phase !== "setup" && <WholeDesk scene={scene} />}
        </header>
        <button type="button" className={cx(css.threat, lit && css.lit)} {...handlers}>
          <Icon name="threat" size="1.3rem" />
          <b>{say(tell("threat-is", { count: view.threat }))}</b>
          <span className={css.pips} aria-hidden="true">
            {Array.from({ length: Math.min(view.threat, MOST) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
              <i key={place} />
            ))}
          </span>
        </button>
        <p className={css.holds}>{say(tell("keeper-holds", { mythos: view.mythos_hand, trauma: view.trauma_hand }))}</p>
      </div>
      <ul className={css.pool} aria-label={say(tell("pool"))}>
        {Object.entries(view.pool).map(([kind, count]) => (
          <Figure key={kind} scene={scene} kind={kind} count={count} />
        ))}
      </ul>
    </section>
  );
}

/** How many figures of a kind are in the pool. */
function Figure({ scene, kind, count }: { scene: Here; kind: string; count: number }) {
  const thing: Thing = `${things.POOL}:${kind}`;
  const { handlers, lit } = grip(scene, thing);
  const words = scene.say(tell("pool-figures", { monster: monsterName(kind), count }));
  return (
    <li>
      <button type="button" className={cx(css.figure, lit && css.lit)} title={words} aria-label={words} {...handlers}>
        <Icon name={monsterIcon(kind)} size="1.35rem" />
        <b aria-hidden="true">{count}</b>
      </button>
    </li>
  );
}
