import { Drawing } from "../../art/drawing";
import type { Scene, Thing } from "../../games/face";
import { voice } from "../../text/say";
import { cx } from "../../ui/cx";
import { grip } from "../grip";
import { keysOf } from "../map/marks";
import { Die } from "./die";
import css from "./trial.module.css";

const words = voice("web");

/** How the engine calls the dice that show a number. */
const dieThing = (face: number): Thing => `die:${face}`;

interface Props {
  scene: Scene<unknown, unknown>;
  /** The dice as they fell; from so many on one is a success. */
  test: { dice: readonly number[]; at_least: number };
}

/** The dice as they fell, successes lit; what can be done about a die is offered at it. */
export function Dice({ scene, test: { dice, at_least } }: Props) {
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

function OneDie({ scene, face, success }: { scene: Scene<unknown, unknown>; face: number; success: boolean }) {
  const { handlers, legal, lit } = grip(scene, dieThing(face));
  const title = scene.say(dieWords(face, success));
  const drawing = <DieFace face={face} success={success} title={title} />;
  const className = cx(css.die, success && css.success, lit && css.lit, legal && css.legal);
  if (!legal) return <span className={className}>{drawing}</span>;
  return (
    <button type="button" className={className} {...handlers}>
      {drawing}
      <span className={css.key} aria-hidden="true">
        {keysOf(scene.optionsAt.get(dieThing(face)))}
      </span>
    </button>
  );
}

export const dieWords = (face: number, success: boolean) => words(success ? "die-success" : "die-failure", { face });

export function DieFace({ face, success, title }: { face: number; success: boolean; title: string }) {
  return (
    <Drawing viewBox="-20 -20 40 42" width="100%" height="100%" title={title}>
      <Die face={face} result={success ? "success" : "failure"} />
    </Drawing>
  );
}
