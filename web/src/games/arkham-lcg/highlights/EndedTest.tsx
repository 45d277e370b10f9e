import type { Here } from "../scene";
import { Drawn } from "../tray/test/Drawn";
import { Outcome } from "../tray/test/Outcome";
import { Sum } from "../tray/test/Sum";
import { type EndedTest as Ended, reckonings } from "../verdict";
import { tell } from "../words";
import css from "./highlights.module.css";

/** A test that is over: the tokens, how it went, and the numbers with all their parts. */
export function EndedTest({ scene, ended }: { scene: Here; ended: Ended }) {
  const { say } = scene;
  const { value, difficulty } = reckonings(ended);
  return (
    <div className={css.test}>
      <div className={css.verdict}>
        <Drawn scene={scene} tokens={ended.tokens.map(({ token }) => token)} />
        <Outcome scene={scene} {...ended} />
      </div>
      <Sum scene={scene} label={say(tell("test-value"))} {...value} />
      <Sum scene={scene} label={say(tell("test-difficulty"))} {...difficulty} />
    </div>
  );
}
