import { bookOf } from "../book";
import type { Here } from "../scene";
import { headlineName, tell } from "../words";
import css from "./headline.module.css";

/** A headline of the Arkham Advertiser, set as in the paper. */
export function HeadlineCard({ scene, id }: { scene: Here; id: string }) {
  const { say } = scene;
  const printed = bookOf(scene.reference).headlines.get(id);
  if (!printed) return null;
  return (
    <article className={css.paper}>
      <p className={css.masthead}>{say(tell("newspaper"))}</p>
      <h3>{say(headlineName(id))}</h3>
      {printed.rumor && <p className={css.rumor}>{say(tell("kind-rumor"))}</p>}
      {printed.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
        <p key={place} className={css.line}>
          {say(line)}
        </p>
      ))}
    </article>
  );
}
