import { Icon } from "../art/icon";
import type { Here } from "../scene";
import type { HarmView } from "../wire";
import { investigatorName, tell } from "../words";
import css from "./trial.module.css";

/** More than this are only said. */
const MOST = 6;

/** Damage or horror somebody is about to suffer, while it can still be prevented or assigned. */
export function Harm({ scene: { say }, harm: { who, what, count } }: { scene: Here; harm: HarmView }) {
  return (
    <p className={css.harm} data-what={what}>
      <span className={css.signs} aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
          <Icon key={place} name={what === "horror" ? "sanity" : "health"} size="1.3rem" />
        ))}
      </span>
      <span>{say(tell(`suffers-${what}`, { who: investigatorName(who), count }))}</span>
    </p>
  );
}
