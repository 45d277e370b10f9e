import type { Gauge, Scene } from "../../games/face";
import type { Message } from "../../wire";
import css from "./loss.module.css";
import { Signs } from "./signs";

/** More than this are only said. */
const MOST = 6;

interface Props {
  scene: Scene<unknown, unknown>;
  kind: Gauge["kind"];
  count: number;
  text: Message;
}

/** Health or sanity somebody is about to lose, while it can still be prevented. */
export function Loss({ scene: { say }, kind, count, text }: Props) {
  return (
    <p className={css.loss} data-kind={kind}>
      <span className={css.signs} aria-hidden="true">
        <Signs icon={kind} count={count} size="1.3rem" most={MOST} />
      </span>
      <span>{say(text)}</span>
    </p>
  );
}
