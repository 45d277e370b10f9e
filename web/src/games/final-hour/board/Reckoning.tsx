/** The Ancient One's sheet at the edge of the map: omens in sight, and which reckoning they would bring. */

import type { Hand } from "../../../table/map/hand";
import type { Scene } from "../../face";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { omensOf } from "../round";
import type { ReckoningEntry, Reference, View } from "../wire";
import { ancientOneName, rowName } from "../words";
import { tell } from "./words";

export function Reckoning({ scene, hand }: { scene: Scene<View, Reference>; hand: Hand }) {
  const { view, say } = scene;
  const book = bookOf(scene.reference);
  const rows = book.ancientOnes.get(view.ancient_one)?.reckoning ?? [];
  const { omens, row: now } = omensOf(view, book);
  const covered = view.solo ? 0 : view.played.filter(({ priority }) => priority === null).length;
  const top = Math.max(omens, ...rows.map(({ least, most }) => most ?? least));
  return (
    <section className="reckoning" aria-label={say(tell("reckoning", { who: ancientOneName(view.ancient_one) }))}>
      <header>
        <Icon name="omen" size="1.25em" />
        <strong>{say(ancientOneName(view.ancient_one))}</strong>
        {covered > 0 && <span className="reckoning-covered">{say(tell("omens-hidden", { cards: covered }))}</span>}
        <span className="reckoning-sum" role="img" aria-label={say(tell("omens", { omens }))}>
          {omens}
        </span>
      </header>
      <ol className="reckoning-track" aria-hidden="true">
        {Array.from({ length: top }, (_, i) => i + 1).map((step) => (
          <li
            key={step}
            className={[step <= omens && "is-seen", rows.some(({ least }) => least === step) && "is-least"]
              .filter(Boolean)
              .join(" ")}
          />
        ))}
      </ol>
      <ul className="reckoning-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} now={row === now} scene={scene} hand={hand} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  row,
  now,
  scene,
  hand,
}: {
  row: ReckoningEntry;
  now: boolean;
  scene: Scene<View, Reference>;
  hand: Hand;
}) {
  const { say } = scene;
  const omens =
    row.most === null
      ? tell("row-from", { least: row.least })
      : tell("row-between", { least: row.least, most: row.most });
  const thing = `row:${row.id}`;
  const state = [now && "is-now", scene.lit.has(thing) && "is-lit"].filter(Boolean).join(" ");
  return (
    <li className={state}>
      <button
        type="button"
        aria-current={now || undefined}
        {...hand.grip(thing)}
        onClick={(event) => scene.explain(thing, event.currentTarget)}
      >
        <span className="reckoning-range">{say(omens)}</span>
        <span className="reckoning-name">{say(rowName(row.id))}</span>
      </button>
    </li>
  );
}
