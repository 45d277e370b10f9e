import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { Here } from "../scene";
import type { GoalView } from "../wire";
import { tell } from "../words";
import css from "./goals.module.css";

/** What counts, as a sign: doom harms, the rest is what one works for. */
const SIGNS: Readonly<Record<string, IconName>> = {
  doom: "doom-token",
  clues: "clue",
  card: "clue",
  price: "clue",
  together: "doom-token",
  markers: "marker-token",
  mended: "marker-token",
};

const THREATS: ReadonlySet<string> = new Set(["doom", "together"]);

/** More than this are told by the number alone. */
const MOST_PIPS = 9;

/** How far what a card of the codex waits for has come. */
export function Goals({ scene, goals, short = false }: { scene: Here; goals: readonly GoalView[]; short?: boolean }) {
  if (goals.length === 0) return null;
  return (
    <span className={cx(css.goals, short && css.short)}>
      {goals.map((goal, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may wait for the same twice
        <Goal key={place} scene={scene} goal={goal} short={short} />
      ))}
    </span>
  );
}

function Goal({ scene: { say }, goal, short }: { scene: Here; goal: GoalView; short: boolean }) {
  const { what, have, need } = goal;
  const words = say(tell(`goal-${what}`, { have, need }));
  const counted = !short && need <= MOST_PIPS;
  return (
    <span
      className={cx(css.goal, counted && css.counted)}
      data-threat={THREATS.has(what) || undefined}
      data-reached={have >= need || undefined}
    >
      <Icon name={SIGNS[what] ?? "codex"} size="1em" title={short ? words : undefined} />
      {counted && (
        <span className={css.pips} aria-hidden="true">
          {Array.from({ length: need }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            <i key={place} data-done={place < have || undefined} />
          ))}
        </span>
      )}
      <span aria-hidden={short || undefined}>{short ? `${have}/${need}` : words}</span>
    </span>
  );
}
