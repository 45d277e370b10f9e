import { Drawing } from "../../../art/drawing";
import { grip } from "../../../table/grip";
import { keysOf } from "../../../table/map/marks";
import { cx } from "../../../ui/cx";
import { Die } from "../map/supplies";
import type { Here } from "../scene";
import * as things from "../things";
import type { TestView } from "../wire";
import { tell } from "../words";
import css from "./trial.module.css";

/** The dice as they fell, successes lit; what can be done about a die is offered at it. */
export function Dice({ scene, test: { dice, at_least } }: { scene: Here; test: Pick<TestView, "dice" | "at_least"> }) {
  return (
    <ul className={css.dice}>
      {dice.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are told apart by their place
        <li key={place}>
          <OneDie scene={scene} face={face} success={face >= at_least} />
        </li>
      ))}
    </ul>
  );
}

function OneDie({ scene, face, success }: { scene: Here; face: number; success: boolean }) {
  const { handlers, legal, lit } = grip(scene, things.die(face));
  const title = scene.say(tell(success ? "die-success" : "die-failure", { face }));
  const drawing = <DieFace face={face} success={success} title={title} />;
  const className = cx(css.die, success && css.success, lit && css.lit, legal && css.legal);
  if (!legal) return <span className={className}>{drawing}</span>;
  return (
    <button type="button" className={className} {...handlers}>
      {drawing}
      <span className={css.key} aria-hidden="true">
        {keysOf(scene.optionsAt.get(things.die(face)))}
      </span>
    </button>
  );
}

export function DieFace({ face, success, title }: { face: number; success: boolean; title: string }) {
  return (
    <Drawing viewBox="-20 -20 40 42" width="100%" height="100%" title={title}>
      <Die face={face} result={success ? "success" : "failure"} />
    </Drawing>
  );
}
