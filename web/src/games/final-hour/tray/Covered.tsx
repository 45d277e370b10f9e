import { Portrait } from "../../../art/portraits";
import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import type { Here } from "../scene";
import { investigatorName, tell } from "../words";
import css from "./covered.module.css";
import { fitting } from "./fitting";

/** The back of an action card: whose it is, and no more (rule fh.component.action-cards). */
export function CardBack({ scene, who }: { scene: Here; who: string }) {
  const { handlers, lit } = grip(scene, `investigator:${who}`);
  const [name, covered] = [scene.say(investigatorName(who)), scene.say(tell("card-face-down"))];
  return (
    <button type="button" className={cx(css.back, lit && css.lit)} {...handlers}>
      <span className={css.portrait}>
        <Portrait id={who} />
      </span>
      <span className={css.name} style={fitting(name)}>
        {name}
      </span>
      <span className={css.word} style={fitting(covered)}>
        {covered}
      </span>
    </button>
  );
}

/** Whose card will lie here. */
export function Awaited({ scene, who, next }: { scene: Here; who: string; next: boolean }) {
  const name = scene.say(investigatorName(who));
  const when = scene.say(tell(next ? "place-next" : "place-later"));
  return (
    <div className={cx(css.awaited, next && css.next)}>
      <span className={css.face}>
        <Portrait id={who} />
      </span>
      <span className={css.name} style={fitting(name)}>
        {name}
      </span>
      <span className={css.word} style={fitting(when)}>
        {when}
      </span>
    </div>
  );
}
