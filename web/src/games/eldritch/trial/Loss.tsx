import { Icon } from "../art/icon";
import type { Here } from "../scene";
import type { LossView } from "../wire";
import { investigatorName, tell } from "../words";
import css from "./trial.module.css";

/** Health or sanity somebody is about to lose, while it can still be prevented. */
export function Loss({ scene: { say }, losing }: { scene: Here; losing: LossView }) {
  const { who, what, count } = losing;
  const kind = what === "sanity" ? "sanity" : "health";
  return (
    <p className={css.loss} data-kind={kind}>
      <span className={css.signs} aria-hidden="true">
        {Array.from({ length: Math.min(count, 6) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
          <Icon key={place} name={kind} size="1.3rem" />
        ))}
      </span>
      <span>{say(tell(`loses-${kind}`, { who: investigatorName(who), count }))}</span>
    </p>
  );
}
