import { cx } from "../../../ui/cx";
import type { Half } from "../round";
import type { Here } from "../scene";
import type { ActionCardEntry } from "../wire";
import { tell } from "../words";
import css from "./effect.module.css";
import { fitting, isLong } from "./fitting";
import { HalfSign } from "./HalfSign";

/** One of the two effects of an action card, behind its sign. */
export function Effect({ scene, card, half }: { scene: Here; card: ActionCardEntry; half: Half }) {
  const text = scene.say(card[half]);
  return (
    <span className={cx(css.effect, css[half])} data-long={isLong(text) || undefined} style={fitting(text)}>
      <HalfSign half={half} className={css.sign} />
      <span className={css.spoken}>{scene.say(tell(`half-${half}`))}</span>
      <span className={css.text}>{text}</span>
    </span>
  );
}
