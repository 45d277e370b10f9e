import { cx } from "../../../ui/cx";
import type { Half } from "../round";
import type { Here } from "../scene";
import type { ActionCardEntry } from "../wire";
import { tell } from "../words";
import css from "./effect.module.css";
import { isLong } from "./fitting";
import { HalfSign } from "./HalfSign";

/** One of the two effects of an action card, behind its sign. Both are set in the same size. */
export function Effect({ scene, card, half }: { scene: Here; card: ActionCardEntry; half: Half }) {
  const text = scene.say(card[half]);
  const long = isLong(text) || isLong(scene.say(card[half === "upper" ? "lower" : "upper"]));
  return (
    <span className={cx(css.effect, css[half])} data-long={long || undefined}>
      <HalfSign half={half} className={css.sign} />
      <span className={css.spoken}>{scene.say(tell(`half-${half}`))}</span>
      <span className={css.text}>{text}</span>
    </span>
  );
}
